// SPDX-License-Identifier: MIT
#include "model/ruleset/ruleset.h"

#include "model/ruleset/column_value.h"
#include "model/ruleset/resources.h"

#include <stdexcept>

namespace hotchkiss {

namespace {

template <typename T>
int indexOf(const std::vector<T> &items, std::string_view key)
{
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].key == key)
            return static_cast<int>(i);
    return -1;
}

} // namespace

int Chart::column(std::string_view key) const
{
    return indexOf(columns, key);
}

int Chart::row(std::string_view key) const
{
    return indexOf(rows, key);
}

const Chart *Ruleset::chart(std::string_view key) const
{
    const auto found = m_byKey.find(key);
    return found == m_byKey.end() ? nullptr : &m_charts[found->second];
}

std::optional<EntryId> Ruleset::find(std::string_view chart, std::string_view row, std::string_view column) const
{
    const Chart *found = this->chart(chart);
    if (found == nullptr)
        return std::nullopt;
    const int r = found->row(row);
    const int c = found->column(column);
    if (r < 0 || c < 0)
        return std::nullopt;
    return id(*found, static_cast<std::size_t>(r), static_cast<std::size_t>(c));
}

std::optional<Text> Ruleset::refusal(const ChartKey &key, const Value &value) const
{
    const Chart *found = chart(key.chart);
    if (found == nullptr)
        return Text{HK_NOOP("there is no chart \"%1\""), {key.chart}};
    if (found->row(key.row) < 0)
        return Text{HK_NOOP("the chart \"%1\" has no row \"%2\""), {key.chart, key.row}};
    const int column = found->column(key.column);
    if (column < 0)
        return Text{HK_NOOP("the chart \"%1\" has no column \"%2\""), {key.chart, key.column}};
    const ChartColumn &declared = found->columns[static_cast<std::size_t>(column)];
    if (!fitted(value, declared))
        return Text{HK_NOOP("\"%1\" does not fit here; allowed: %2"), {textOf(value), allowedText(declared)}};
    return std::nullopt;
}

Charts::Charts(const Ruleset &ruleset, const std::map<ChartKey, Value> &overrides)
    : m_ruleset(&ruleset)
{
    m_values.reserve(ruleset.entryCount());
    for (std::size_t i = 0; i < ruleset.entryCount(); ++i)
        m_values.push_back(ruleset.entry({i}).value);
    for (const auto &[key, value] : overrides) {
        if (ruleset.refusal(key, value))
            continue;
        const Chart &chart = *ruleset.chart(key.chart);
        const auto column = static_cast<std::size_t>(chart.column(key.column));
        const EntryId id = ruleset.id(chart, static_cast<std::size_t>(chart.row(key.row)), column);
        m_values[id.index] = *fitted(value, chart.columns[column]);
    }
}

EntryId Charts::id(std::string_view chart, std::string_view row, std::string_view column) const
{
    if (const auto found = m_ruleset->find(chart, row, column))
        return *found;
    throw std::out_of_range("no chart entry " + std::string(chart) + "/" + std::string(row) + "/" +
                            std::string(column) + " in " + m_ruleset->system());
}

std::filesystem::path rulesetFile(std::string_view system)
{
    return resourceFolder() / "rulesets" / (std::string(system) + ".yaml");
}

} // namespace hotchkiss
