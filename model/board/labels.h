// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"
#include "model/text.h"

#include <string>
#include <string_view>

namespace hotchkiss {

enum class LabelScheme : std::uint8_t {
    ColumnRow,    ///< 0614: column and row in equal digits
    RowColumn,    ///< 1406: row and column in equal digits
    LetterNumber, ///< E13: column in letters, AA after Z
    Dotted,       ///< 36.26: column, point, row
};

enum class Corner : std::uint8_t { TopLeft, TopRight, BottomLeft, BottomRight };

/// How cells are numbered: a class apart from the grid, because maps of one game are numbered differently.
/// Counting starts at the origin corner with firstColumn and firstRow and runs away from it.
struct Labels
{
    LabelScheme scheme = LabelScheme::ColumnRow;
    Corner origin = Corner::TopLeft;
    int firstColumn = 1;
    int firstRow = 1;

    std::string label(const Grid &grid, Cell cell) const;
    /// The cell with that label; the error says why there is none.
    Result<Cell> cell(const Grid &grid, std::string_view label) const;

    /// Labels of the rulers: what a column or row is called by itself.
    std::string columnLabel(const Grid &grid, int column) const;
    std::string rowLabel(const Grid &grid, int row) const;

    bool operator==(const Labels &) const = default;
};

/// 1 -> A, 26 -> Z, 27 -> AA.
std::string lettersOf(int number);
/// A -> 1, AA -> 27; 0 when there is anything but letters, or too many.
int numberOfLetters(std::string_view letters);

} // namespace hotchkiss
