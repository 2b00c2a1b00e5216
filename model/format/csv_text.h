// SPDX-License-Identifier: MIT
#pragma once

#include "model/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss {

/// A record of a CSV file with the line it starts on.
struct CsvRow
{
    int line = 1;
    std::vector<std::string> cells;
};

/// A row (or the whole text, line 0) that could not be taken.
struct CsvRefusal
{
    int line = 0;
    Text why;
};

struct CsvTable
{
    std::vector<CsvRow> rows;
    std::vector<CsvRefusal> refused; ///< rows that are no CSV: bad UTF-8, text behind a closing quote …
};

/// Reads RFC 4180: commas, quotes doubled inside quotes, CRLF or LF, an UTF-8 byte order mark tolerated.
CsvTable readCsv(std::string_view text);

/// Appends one record with CRLF, quoting what needs it.
void writeCsvRow(std::string &out, const std::vector<std::string> &cells);

} // namespace hotchkiss
