// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace hotchkiss {

/// The cells within so many steps of one, itself included, in the order of their indices.
std::vector<Cell> cellsInRange(const Grid &grid, Cell middle, int range);
/// The cells exactly so many steps away, clockwise from direction 0; what lies beyond the rim is left out.
std::vector<Cell> ring(const Grid &grid, Cell middle, int radius);

/// A way from one cell to another, both included; no cells when there is none.
struct Route
{
    std::vector<Cell> cells;
    std::int64_t cost = 0;
    explicit operator bool() const { return !cells.empty(); }
};

/// Searches over a board's cells. It keeps its flat arrays between searches, so that asking again costs no memory and
/// no clearing; one search at a time, not shared between threads.
///
/// A predicate `passes(cell, side, next) -> bool` says whether one may step from a cell across a side into the next.
/// A cost function `cost(cell, side, next) -> integer` says what that step costs; below 0 it is barred. Both see only
/// steps of the board (four or eight on squares; a diagonal's "side" is the id of the link across the corner).
class Search
{
public:
    static constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

    /// All cells that can be reached from one, nearest first. Valid until the next search.
    template <typename Passes>
    const std::vector<Cell> &flood(const Grid &grid, Cell from, Passes passes);

    /// All cells whose cheapest way costs at most the budget, cheapest first. Valid until the next search.
    template <typename Cost>
    const std::vector<Cell> &reach(const Grid &grid, Cell from, std::int64_t budget, Cost cost);

    template <typename Cost>
    Route shortestPath(const Grid &grid, Cell from, Cell to, Cost cost);

    // Results of the last search.
    bool reached(Cell cell) const { return m_node[static_cast<std::size_t>(cell)].run == m_run; }
    /// What the way to a reached cell costs; after a flood the number of steps.
    std::int64_t costTo(Cell cell) const { return m_node[static_cast<std::size_t>(cell)].cost; }
    /// The way to a reached cell.
    Route routeTo(Cell cell) const;

private:
    struct Node
    {
        std::int64_t cost = 0;
        Cell from = noCell;
        std::uint32_t run = 0; ///< the search that wrote it; anything else is rubbish of an earlier one
    };
    struct Open
    {
        std::int64_t cost;
        Cell cell;
        // Among equals the lower index first, so that the same question has the same answer everywhere.
        bool operator>(const Open &other) const { return cost != other.cost ? cost > other.cost : cell > other.cell; }
    };

    void start(const Grid &grid, Cell from);
    Node &node(Cell cell) { return m_node[static_cast<std::size_t>(cell)]; }
    void push(Open open);
    Open pop();

    /// Calls step(side, next) for each step from a cell.
    template <typename Step>
    static void forSteps(const Grid &grid, Cell cell, Step step);
    template <typename Cost>
    void spread(const Grid &grid, Cell to, std::int64_t budget, Cost &cost);

    std::uint32_t m_run = 0;
    std::vector<Node> m_node;
    std::vector<Open> m_heap;
    std::vector<Cell> m_cells;
};

template <typename Step>
void Search::forSteps(const Grid &grid, Cell cell, Step step)
{
    const int directions = grid.directions();
    const Offset here = grid.offset(cell);
    for (int d = 0; d < directions; ++d) {
        if (!grid.isStep(d))
            continue;
        const Cell next = grid.cell(grid.neighbour(here, d));
        if (next == noCell)
            continue;
        // As Grid::side, without looking for the neighbour once more.
        const bool isOurs = d < directions / 2;
        step(isOurs ? cell * directions + d : next * directions + d - directions / 2, next);
    }
}

template <typename Passes>
const std::vector<Cell> &Search::flood(const Grid &grid, Cell from, Passes passes)
{
    start(grid, from);
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell cell = m_cells[i];
        forSteps(grid, cell, [&](SideId side, Cell next) {
            if (reached(next) || !passes(cell, side, next))
                return;
            node(next) = {node(cell).cost + 1, cell, m_run};
            m_cells.push_back(next);
        });
    }
    return m_cells;
}

template <typename Cost>
void Search::spread(const Grid &grid, Cell to, std::int64_t budget, Cost &cost)
{
    m_cells.clear();
    while (!m_heap.empty()) {
        const Open open = pop();
        if (open.cost != node(open.cell).cost)
            continue; // a cheaper way was found after it was noted
        m_cells.push_back(open.cell);
        if (open.cell == to)
            return;
        forSteps(grid, open.cell, [&](SideId side, Cell next) {
            const auto price = static_cast<std::int64_t>(cost(open.cell, side, next));
            if (price < 0 || price > budget - open.cost)
                return;
            const std::int64_t total = open.cost + price;
            if (reached(next) && node(next).cost <= total)
                return;
            node(next) = {total, open.cell, m_run};
            push({total, next});
        });
    }
}

template <typename Cost>
const std::vector<Cell> &Search::reach(const Grid &grid, Cell from, std::int64_t budget, Cost cost)
{
    start(grid, from);
    if (!m_cells.empty())
        push({0, from});
    spread(grid, noCell, budget, cost);
    return m_cells;
}

template <typename Cost>
Route Search::shortestPath(const Grid &grid, Cell from, Cell to, Cost cost)
{
    start(grid, from);
    if (m_cells.empty() || !grid.contains(to))
        return {};
    push({0, from});
    spread(grid, to, unlimited, cost);
    return reached(to) ? routeTo(to) : Route{};
}

} // namespace hotchkiss
