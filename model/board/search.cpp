// SPDX-License-Identifier: MIT
#include "model/board/search.h"

#include <cstdlib>

namespace hotchkiss {

namespace {

/// A straight piece of a ring: so many radii long in that direction.
struct Leg
{
    int direction;
    int radii;
};

// Each walks clockwise around the middle, from the cell straight in direction 0.
constexpr Leg hexLegs[] = {{2, 1}, {3, 1}, {4, 1}, {5, 1}, {0, 1}, {1, 1}};
constexpr Leg diamondLegs[] = {{3, 1}, {5, 1}, {7, 1}, {1, 1}};
constexpr Leg squareLegs[] = {{2, 1}, {4, 2}, {6, 2}, {0, 2}, {2, 1}};

template <std::size_t N>
void walkRing(const Grid &grid, Offset at, int radius, const Leg (&legs)[N], std::vector<Cell> &cells)
{
    for (const Leg &leg : legs) {
        for (int i = 0; i < leg.radii * radius; ++i) {
            if (grid.contains(at))
                cells.push_back(grid.cell(at));
            at = grid.neighbour(at, leg.direction);
        }
    }
}

} // namespace

std::vector<Cell> cellsInRange(const Grid &grid, Cell middle, int range)
{
    std::vector<Cell> cells;
    if (!grid.contains(middle) || range < 0)
        return cells;
    const int farthest = std::min(range, grid.columns() + grid.rows());
    const Offset at = grid.offset(middle);
    const Offset first{std::max(0, at.column - farthest), std::max(0, at.row - farthest)};
    const Offset last{std::min(grid.columns() - 1, at.column + farthest), std::min(grid.rows() - 1, at.row + farthest)};
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column)
            if (const Cell cell = grid.cell({column, row}); grid.distance(middle, cell) <= farthest)
                cells.push_back(cell);
    return cells;
}

std::vector<Cell> ring(const Grid &grid, Cell middle, int radius)
{
    std::vector<Cell> cells;
    if (!grid.contains(middle) || radius < 0 || radius > grid.columns() + grid.rows())
        return cells;
    if (radius == 0)
        return {middle};
    Offset at = grid.offset(middle);
    for (int i = 0; i < radius; ++i)
        at = grid.neighbour(at, 0);
    if (grid.isHex())
        walkRing(grid, at, radius, hexLegs, cells);
    else if (grid.neighbours() == 8)
        walkRing(grid, at, radius, squareLegs, cells);
    else
        walkRing(grid, at, radius, diamondLegs, cells);
    return cells;
}

void Search::start(const Grid &grid, Cell from)
{
    const auto count = static_cast<std::size_t>(std::max(0, grid.cellCount()));
    if (m_node.size() < count)
        m_node.resize(count);
    if (++m_run == 0) {
        // The counter went round: what it wrote long ago must not look fresh.
        std::fill(m_node.begin(), m_node.end(), Node{});
        m_run = 1;
    }
    m_heap.clear();
    m_cells.clear();
    if (!grid.contains(from))
        return;
    node(from) = {0, noCell, m_run};
    m_cells.push_back(from);
}

void Search::push(Open open)
{
    m_heap.push_back(open);
    std::push_heap(m_heap.begin(), m_heap.end(), std::greater<>{});
}

Search::Open Search::pop()
{
    std::pop_heap(m_heap.begin(), m_heap.end(), std::greater<>{});
    const Open open = m_heap.back();
    m_heap.pop_back();
    return open;
}

Route Search::routeTo(Cell cell) const
{
    Route route;
    if (cell < 0 || static_cast<std::size_t>(cell) >= m_node.size() || !reached(cell))
        return route;
    route.cost = costTo(cell);
    for (Cell at = cell; at != noCell; at = m_node[static_cast<std::size_t>(at)].from)
        route.cells.push_back(at);
    std::reverse(route.cells.begin(), route.cells.end());
    return route;
}

} // namespace hotchkiss
