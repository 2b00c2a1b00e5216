// SPDX-License-Identifier: MIT
#include "model/format/csv_text.h"

#include "model/format/utf8.h"

namespace hotchkiss {

namespace {

class CsvReader
{
public:
    explicit CsvReader(std::string_view text)
        : m_text(text)
    {
        if (m_text.starts_with("\xEF\xBB\xBF"))
            m_text.remove_prefix(3);
    }

    CsvTable read()
    {
        while (m_at < m_text.size())
            readRow();
        return std::move(m_table);
    }

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    bool atLineEnd() const { return atEnd() || m_text[m_at] == '\n' || m_text.substr(m_at, 2) == "\r\n"; }

    void readRow()
    {
        CsvRow row{m_line, {}};
        const std::size_t start = m_at;
        m_wrong = nullptr;
        for (;;) {
            row.cells.push_back(readCell());
            if (atLineEnd())
                break;
            ++m_at; // the comma
        }
        if (!atEnd())
            m_at += m_text[m_at] == '\r' ? 2 : 1;
        ++m_line;
        if (m_wrong == nullptr && firstBadUtf8(m_text.substr(start, m_at - start)) != std::string_view::npos)
            m_wrong = HK_NOOP("the row is not UTF-8");
        const bool blank = row.cells.size() == 1 && row.cells.front().empty();
        if (m_wrong != nullptr)
            m_table.refused.push_back({row.line, m_wrong});
        else if (!blank)
            m_table.rows.push_back(std::move(row));
    }

    std::string readCell()
    {
        if (!atEnd() && m_text[m_at] == '"')
            return readQuoted();
        const std::size_t start = m_at;
        while (!atLineEnd() && m_text[m_at] != ',') {
            if (m_text[m_at] == '"')
                m_wrong = HK_NOOP("a quote stands inside an unquoted cell; quote the cell and double the quote");
            ++m_at;
        }
        return std::string(m_text.substr(start, m_at - start));
    }

    std::string readQuoted()
    {
        std::string cell;
        for (++m_at; !atEnd(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '"') {
                if (m_text.substr(m_at, 2) != "\"\"")
                    break;
                ++m_at;
            }
            m_line += c == '\n' ? 1 : 0;
            cell += c;
        }
        if (atEnd()) {
            m_wrong = HK_NOOP("a quoted cell is never closed");
            return cell;
        }
        ++m_at;
        while (!atLineEnd() && m_text[m_at] != ',') {
            m_wrong = HK_NOOP("text follows a closing quote; expected is a comma or the end of the line");
            ++m_at;
        }
        return cell;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    const char *m_wrong = nullptr;
    CsvTable m_table;
};

} // namespace

CsvTable readCsv(std::string_view text)
{
    return CsvReader(text).read();
}

void writeCsvRow(std::string &out, const std::vector<std::string> &cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            out += ',';
        if (cells[i].find_first_of(",\"\r\n") == std::string::npos) {
            out += cells[i];
            continue;
        }
        out += '"';
        for (const char c : cells[i]) {
            if (c == '"')
                out += '"';
            out += c;
        }
        out += '"';
    }
    out += "\r\n";
}

} // namespace hotchkiss
