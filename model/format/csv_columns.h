// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/csv.h"

#include <map>
#include <optional>

namespace hotchkiss {

/// Rows of a CSV file by column name: hides whether there was a header and in which order it stood.
class CsvSheet
{
public:
    /// Rows that cannot be read at all are added to `refused`; a bad header refuses the whole file.
    CsvSheet(std::string_view csv, const std::vector<std::string> &columns, std::vector<CsvRefusal> &refused);

    const std::vector<CsvRow> &rows() const { return m_rows; }
    /// The cell of a column, empty when the file has no such column or the row is short.
    std::string_view cell(const CsvRow &row, std::string_view column) const;
    bool has(std::string_view column) const { return m_index.contains(column); }

private:
    bool readHeader(const CsvRow &row, const std::vector<std::string> &columns, std::vector<CsvRefusal> &refused);

    std::vector<CsvRow> m_rows;
    std::map<std::string, std::size_t, std::less<>> m_index;
};

/// Sets the declared fields a row has cells for. An empty cell means the default. The text is what is wrong, if any.
std::optional<Text> readFields(const CsvSheet &sheet, const CsvRow &row, const std::vector<Field> &fields,
                               Values &values);
/// The cells of all columns from the values that are set.
std::string fieldCell(const Values &values, std::string_view key);

/// "a; b; c" as a list, and back.
std::vector<std::string> splitList(std::string_view text);
std::string joinList(const std::vector<std::string> &items);

} // namespace hotchkiss
