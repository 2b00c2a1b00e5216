// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"

namespace hotchkiss {

/// The part of a board that stays where it is when the board's size changes.
enum class Anchor : std::uint8_t { TopLeft, Top, TopRight, Left, Centre, Right, BottomLeft, Bottom, BottomRight };

/// A board's new edges against its old ones, in columns and rows (whole numbers) or, on a table, in inches.
struct Extent
{
    double left = 0;   ///< added on the left; below 0: cut away
    double top = 0;    ///< added at the top
    double width = 0;  ///< afterwards
    double height = 0; ///< afterwards
    bool operator==(const Extent &) const = default;
};

/// Columns and rows, or inches, of a board as it is.
Extent extentOf(const Grid &grid);
/// What another size means when the anchored part stays.
Extent anchored(const Grid &grid, double width, double height, Anchor anchor);
/// What takes a board to that part of it: the columns and rows that contain all the cells.
Extent around(const Grid &grid, const std::vector<Cell> &cells);

/// How places of a board are carried over to one of another extent: an exact motion. Where an odd number of staggered
/// lines comes or goes in front, the other lines are the staggered ones from then on.
class Reframe
{
public:
    Reframe(const Grid &before, const Extent &extent);

    const Grid &after() const { return m_after; }
    /// The cell in the new grid, noCell when it is cut away.
    Cell cell(Cell before) const;
    /// The point of a map label, area or shape: map units, or inches from the south-west corner of a table.
    Point point(Point before) const;
    /// Map units with y down also on a table, as an underlay has them.
    Point mapPoint(Point before) const;
    /// The side in the new grid and, in `bits`, its marks as seen from its canonical cell there.
    SideId side(SideId before, MarkBits &bits) const;
    bool showsCells() const { return !m_before.isTable(); }
    bool isOnTable(Point after) const;

    Board board(const Board &before) const;
    Labels labels(const Labels &before) const;

private:
    bool keepsText(Point before, Point after) const;

    Grid m_before;
    Grid m_after;
    int m_left = 0;
    int m_top = 0;
    int m_right = 0;
    int m_bottom = 0;
    Point m_shift;   ///< of map units
    double m_up = 0; ///< of inches from the south edge
};

} // namespace hotchkiss
