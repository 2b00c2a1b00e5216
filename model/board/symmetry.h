// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"
#include "model/board/side_marks.h"

#include <vector>

namespace hotchkiss {

enum class Symmetry : std::uint8_t { None, MirrorHorizontal, MirrorVertical, Point };

/// Symmetric drawing: where a cell, side or point has its counterpart. Each is an exact motion of the grid, so that
/// neighbours stay neighbours and chains of sides stay chains; where a grid has no such motion about its middle (a
/// mirror between two staggered columns), each half is carried over shifted by half a cell.
class SymmetryMap
{
public:
    using Kind = Symmetry;
    SymmetryMap(const Grid &grid, Kind kind)
        : m_grid(grid)
        , m_kind(kind)
    {}

    bool isOn() const { return m_kind != Kind::None; }
    /// The counterpart, noCell when it would lie beyond the board.
    Cell image(Cell cell) const;
    SideId image(SideId side, Mark &mark) const;
    Point image(Point point) const;

    /// The cell and its counterpart, each once.
    std::vector<Cell> all(Cell cell) const;
    std::vector<Cell> all(const std::vector<Cell> &cells) const;

private:
    Point moved(Point point, Point near) const;

    const Grid &m_grid;
    Kind m_kind;
};

} // namespace hotchkiss
