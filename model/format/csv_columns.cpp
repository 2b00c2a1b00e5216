// SPDX-License-Identifier: MIT
#include "model/format/csv_columns.h"

#include "model/scenario/field_value.h"

#include <algorithm>

namespace hotchkiss {

namespace {

bool isOneOf(const std::vector<std::string> &names, const std::string &name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

} // namespace

CsvSheet::CsvSheet(std::string_view csv, const std::vector<std::string> &columns, std::vector<CsvRefusal> &refused)
{
    CsvTable table = readCsv(csv);
    refused.insert(refused.end(), table.refused.begin(), table.refused.end());
    m_rows = std::move(table.rows);
    if (m_rows.empty())
        return;
    // A header names the column every row needs; data never does.
    if (isOneOf(m_rows.front().cells, "kind")) {
        const bool fine = readHeader(m_rows.front(), columns, refused);
        m_rows.erase(m_rows.begin());
        if (!fine)
            m_rows.clear();
        return;
    }
    for (std::size_t i = 0; i < columns.size(); ++i)
        m_index.emplace(columns[i], i);
}

bool CsvSheet::readHeader(const CsvRow &row, const std::vector<std::string> &columns, std::vector<CsvRefusal> &refused)
{
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const std::string &name = row.cells[i];
        if (!isOneOf(columns, name)) {
            refused.push_back(
                {row.line, {HK_NOOP("there is no column “%1”; allowed are %2"), {name, joinList(columns)}}});
            return false;
        }
        if (!m_index.emplace(name, i).second) {
            refused.push_back({row.line, {HK_NOOP("the column “%1” is there twice"), {name}}});
            return false;
        }
    }
    return true;
}

std::string_view CsvSheet::cell(const CsvRow &row, std::string_view column) const
{
    const auto found = m_index.find(column);
    return found == m_index.end() || found->second >= row.cells.size() ? std::string_view() : row.cells[found->second];
}

std::optional<Text> readFields(const CsvSheet &sheet, const CsvRow &row, const std::vector<Field> &fields,
                               Values &values)
{
    for (const Field &field : fields) {
        if (!sheet.has(field.key))
            continue;
        const std::string_view cell = sheet.cell(row, field.key);
        if (cell.empty()) {
            values.erase(field.key);
            continue;
        }
        Result<Value> value = parseValue(field, cell);
        if (!value)
            return value.error().text;
        values[field.key] = *std::move(value);
    }
    return std::nullopt;
}

std::string fieldCell(const Values &values, std::string_view key)
{
    const auto found = values.find(key);
    return found == values.end() ? std::string() : textOf(found->second);
}

std::vector<std::string> splitList(std::string_view text)
{
    std::vector<std::string> items;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(';', start), text.size());
        if (const std::string_view item = trimmed(text.substr(start, end - start)); !item.empty())
            items.emplace_back(item);
        start = end + 1;
    }
    return items;
}

std::string joinList(const std::vector<std::string> &items)
{
    std::string text;
    for (const std::string &item : items)
        text += (text.empty() ? "" : "; ") + item;
    return text;
}

} // namespace hotchkiss
