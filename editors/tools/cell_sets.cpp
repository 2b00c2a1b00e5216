// SPDX-License-Identifier: MIT
#include "editors/tools/cell_sets.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <unordered_map>

namespace hotchkiss {

namespace {

bool isAlike(const CellContent &a, const CellContent &b, int feature)
{
    return a.terrain == b.terrain && (feature < 0 || a.has(feature) == b.has(feature));
}

// How far a point is from the line between two others.
double offLine(Point a, Point b, Point p)
{
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    return std::abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length;
}

} // namespace

std::vector<Cell> disk(const Grid &grid, Cell middle, int radius)
{
    std::vector<Cell> cells;
    const Offset at = grid.offset(middle);
    for (int row = at.row - radius; row <= at.row + radius; ++row) {
        for (int column = at.column - radius; column <= at.column + radius; ++column) {
            const Cell cell = grid.cell(Offset{column, row});
            if (cell != noCell && grid.distance(middle, cell) <= radius)
                cells.push_back(cell);
        }
    }
    return cells;
}

std::vector<Cell> walk(const Grid &grid, Cell from, Cell to)
{
    std::vector<Cell> cells{from};
    const Point start = grid.centre(from);
    const Point end = grid.centre(to);
    while (cells.back() != to) {
        const Cell here = cells.back();
        const int left = grid.distance(here, to);
        Cell best = noCell;
        double bestOff = 1e9;
        for (int d = 0; d < grid.directions(); ++d) {
            const Cell next = grid.isStep(d) ? grid.neighbour(here, d) : noCell;
            if (next == noCell || grid.distance(next, to) >= left)
                continue;
            const double off = offLine(start, end, grid.centre(next));
            if (off < bestOff - 1e-9) {
                bestOff = off;
                best = next;
            }
        }
        if (best == noCell)
            return cells; // beyond the rim of a staggered board there may be no nearer cell
        cells.push_back(best);
    }
    return cells;
}

std::vector<Cell> region(const Board &board, Cell from, int feature)
{
    const CellContent like = board.at(from);
    std::vector<bool> seen(board.cells.size(), false);
    std::vector<Cell> cells{from};
    seen[static_cast<std::size_t>(from)] = true;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (int d = 0; d < board.grid.directions(); ++d) {
            const Cell next = board.grid.crossesSide(d) ? board.grid.neighbour(cells[i], d) : noCell;
            if (next == noCell || seen[static_cast<std::size_t>(next)] || !isAlike(board.at(next), like, feature))
                continue;
            seen[static_cast<std::size_t>(next)] = true;
            cells.push_back(next);
        }
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<Cell> alike(const Board &board, Cell like, int feature)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < board.grid.cellCount(); ++cell)
        if (isAlike(board.at(cell), board.at(like), feature))
            cells.push_back(cell);
    return cells;
}

bool insidePolygon(const std::vector<Point> &polygon, Point p)
{
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Point a = polygon[i];
        const Point b = polygon[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

std::vector<Cell> cellsInside(const Grid &grid, const std::vector<Point> &polygon)
{
    std::vector<Cell> cells;
    if (polygon.size() < 3)
        return cells;
    Point low = polygon.front();
    Point high = low;
    for (const Point &p : polygon) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const auto range = grid.cellsIn({low.x, low.y, high.x - low.x, high.y - low.y});
    for (int row = range[0].row; row <= range[1].row; ++row)
        for (int column = range[0].column; column <= range[1].column; ++column)
            if (insidePolygon(polygon, grid.centre(Offset{column, row})))
                cells.push_back(grid.cell(Offset{column, row}));
    return cells;
}

std::array<std::int64_t, 2> cornersOf(const Grid &grid, SideId side)
{
    const Cell cell = grid.sideCell(side);
    const int first = grid.isHex() ? grid.sideDirection(side) : grid.sideDirection(side) / 2;
    const auto number = [&grid, cell](int corner) {
        const PlanePoint at = grid.planeCorner(cell, corner);
        return (at.y + 2) * 100000 + at.x + 2;
    };
    return {number(first), number(first + 1)};
}

std::vector<SideId> sideChain(const Grid &grid, SideId from, SideId to, int limit)
{
    std::unordered_map<SideId, SideId> cameFrom{{from, noSide}};
    std::deque<std::pair<SideId, int>> open{{from, 0}};
    while (!open.empty() && !cameFrom.contains(to)) {
        const auto [side, steps] = open.front();
        open.pop_front();
        if (steps >= limit)
            continue;
        const auto ends = cornersOf(grid, side);
        // Sides that meet this one belong to its two cells or to their common neighbours.
        for (const Cell cell : {grid.sideCell(side), grid.sideOther(side)}) {
            for (int d = 0; cell != noCell && d < grid.directions(); ++d) {
                const Cell around = grid.neighbour(cell, d);
                for (const Cell owner : {cell, around}) {
                    for (int e = 0; owner != noCell && e < grid.directions(); ++e) {
                        if (!grid.crossesSide(e))
                            continue;
                        const SideId next = grid.side(owner, e);
                        const auto other = cornersOf(grid, next);
                        const bool meets =
                            other[0] == ends[0] || other[0] == ends[1] || other[1] == ends[0] || other[1] == ends[1];
                        if (meets && cameFrom.emplace(next, side).second)
                            open.emplace_back(next, steps + 1);
                    }
                }
            }
        }
    }
    std::vector<SideId> chain;
    if (!cameFrom.contains(to))
        return chain;
    for (SideId side = to; side != noSide; side = cameFrom[side])
        chain.push_back(side);
    std::reverse(chain.begin(), chain.end());
    return chain;
}

} // namespace hotchkiss
