// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"

#include <vector>

namespace hotchkiss {

/// One thing a straight line between two cells' centres meets.
struct LineStep
{
    enum class Kind : std::uint8_t {
        Cell,   ///< it passes through a cell
        Side,   ///< it crosses a side between its ends
        Along,  ///< it runs along a side from end to end (the spine of a row of hexes)
        Corner, ///< it leaves one cell for the next exactly through a corner
    };
    Kind kind = Kind::Cell;
    /// Cell: the cell. Side and Along: the two cells beside the side. Corner: the cells that are only touched there,
    /// one on hexes, two on squares. Where there are two the lower index comes first, noCell (beyond the rim) last.
    Cell cell = noCell;
    Cell other = noCell;
    /// Side and Along: that side. Corner: the side (on squares: the diagonal link) between the cell left and the one
    /// entered.
    SideId side = noSide;

    bool operator==(const LineStep &) const = default;
};

/// What the line from a cell's centre to another's meets, in order, beginning and ending with these two cells. It is
/// computed in whole numbers, so that nothing depends on rounding, and the way back meets the same things in reverse.
/// Empty when a cell is not on the board.
std::vector<LineStep> traceLine(const Grid &grid, Cell from, Cell to);
/// The same into a list that is reused.
void traceLine(const Grid &grid, Cell from, Cell to, std::vector<LineStep> &steps);

/// Only the cells the line passes through, in order; where it runs along a side, neither of the two beside it.
std::vector<Cell> cellsOnLine(const Grid &grid, Cell from, Cell to);

} // namespace hotchkiss
