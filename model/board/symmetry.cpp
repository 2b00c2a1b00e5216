// SPDX-License-Identifier: MIT
#include "model/board/symmetry.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

// Mirrors across the staggered direction (x on flat hexes) and along it (y). `lines` counts the staggered columns,
// `cells` the cells of each; `width` is the board's size across.
Point movedStaggered(Point p, bool beforeMiddle, bool across, bool along, double width, int lines, int cells)
{
    const bool even = lines % 2 == 0;
    Point out = p;
    if (across)
        out.x = width - p.x;
    if (along)
        out.y = (across && even ? cells + 0.5 : cells) - p.y;
    else if (across && even)
        out.y += beforeMiddle ? 0.5 : -0.5;
    return out;
}

} // namespace

Point SymmetryMap::moved(Point p, Point near) const
{
    const Rect all = m_grid.bounds();
    const bool x = m_kind == Kind::MirrorHorizontal || m_kind == Kind::Point;
    const bool y = m_kind == Kind::MirrorVertical || m_kind == Kind::Point;
    if (m_grid.shape() == GridShape::HexFlat) {
        const bool shiftedFirst = m_grid.stagger() == Stagger::Odd;
        const bool before = (near.x < all.width / 2) != shiftedFirst;
        return movedStaggered(p, before, x, y, all.width, m_grid.columns(), m_grid.rows());
    }
    if (m_grid.shape() == GridShape::HexPointy) {
        const bool shiftedFirst = m_grid.stagger() == Stagger::Odd;
        const bool before = (near.y < all.height / 2) != shiftedFirst;
        const Point turned = movedStaggered({p.y, p.x}, before, y, x, all.height, m_grid.rows(), m_grid.columns());
        return {turned.y, turned.x};
    }
    return {x ? all.width - p.x : p.x, y ? all.height - p.y : p.y};
}

Cell SymmetryMap::image(Cell cell) const
{
    if (!isOn() || cell == noCell)
        return noCell;
    const Point centre = m_grid.centre(cell);
    return m_grid.cellAt(moved(centre, centre));
}

Point SymmetryMap::image(Point point) const
{
    return moved(point, point);
}

SideId SymmetryMap::image(SideId side, Mark &mark) const
{
    if (!isOn())
        return noSide;
    Cell owner = m_grid.sideCell(side);
    bool ownerIsCanonical = true;
    if (image(owner) == noCell) {
        owner = m_grid.sideOther(side);
        ownerIsCanonical = false;
    }
    const Cell there = image(owner);
    if (there == noCell)
        return noSide;
    const Point middle = moved(m_grid.sideMiddle(side), m_grid.centre(owner));
    for (int d = 0; d < m_grid.directions(); ++d) {
        const Cell next = m_grid.neighbour(there, d);
        const Point centre = m_grid.centre(there);
        const Point beyond = m_grid.centre(m_grid.neighbour(m_grid.offset(there), d));
        const Point at{(centre.x + beyond.x) / 2, (centre.y + beyond.y) / 2};
        if (std::hypot(at.x - middle.x, at.y - middle.y) > 0.05)
            continue;
        const SideId found = m_grid.side(there, d);
        const bool thereIsCanonical = m_grid.sideCell(found) == there;
        if (ownerIsCanonical != thereIsCanonical && mark == Mark::HighHere)
            mark = Mark::HighThere;
        else if (ownerIsCanonical != thereIsCanonical && mark == Mark::HighThere)
            mark = Mark::HighHere;
        return next == noCell && m_grid.sideOther(side) != noCell ? noSide : found;
    }
    return noSide;
}

std::vector<Cell> SymmetryMap::all(Cell cell) const
{
    const Cell other = image(cell);
    if (other == noCell || other == cell)
        return {cell};
    return {cell, other};
}

std::vector<Cell> SymmetryMap::all(const std::vector<Cell> &cells) const
{
    if (!isOn())
        return cells;
    std::vector<Cell> both = cells;
    for (const Cell cell : cells)
        if (const Cell other = image(cell); other != noCell)
            both.push_back(other);
    std::sort(both.begin(), both.end());
    both.erase(std::unique(both.begin(), both.end()), both.end());
    return both;
}

} // namespace hotchkiss
