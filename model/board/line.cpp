// SPDX-License-Identifier: MIT
#include "model/board/line.h"

#include <utility>

namespace hotchkiss {

namespace {

/// Walks from cell to cell. In each the line leaves between two corners, or through one; signs of cross products say
/// which. Coordinates are small whole numbers, so the products are exact.
class Tracer
{
public:
    Tracer(const Grid &grid, Cell from, Cell to, std::vector<LineStep> &steps)
        : m_grid(grid)
        , m_from(grid.planeCentre(from))
        , m_steps(steps)
    {
        const PlanePoint end = grid.planeCentre(to);
        m_way = {end.x - m_from.x, end.y - m_from.y};
    }

    /// Notes how the line leaves a cell and gives the cell it enters.
    Cell leave(Cell cell)
    {
        const int corners = m_grid.corners();
        std::int64_t before = side(m_grid.planeCorner(cell, corners - 1));
        for (int i = 0; i < corners; ++i) {
            const std::int64_t here = side(m_grid.planeCorner(cell, i));
            // Seen from the cell, corners run clockwise: where they change from left to right the line goes out.
            if (before < 0 && here > 0)
                return crossSide(cell, (i + corners - 1) % corners);
            if (before < 0 && here == 0)
                return m_grid.isHex() ? passHexCorner(cell, i) : passSquareCorner(cell, i);
            before = here;
        }
        return noCell;
    }

private:
    /// Below 0: the point lies left of the line, above 0: right, 0: on it.
    std::int64_t cross(PlanePoint v) const { return m_way.x * v.y - m_way.y * v.x; }
    std::int64_t side(PlanePoint p) const { return cross({p.x - m_from.x, p.y - m_from.y}); }

    void note(LineStep::Kind kind, Cell a, Cell b, SideId at)
    {
        if (a == noCell || (b != noCell && b < a))
            std::swap(a, b);
        m_steps.push_back({kind, a, b, at});
    }

    Cell crossSide(Cell cell, int edge)
    {
        const int direction = m_grid.isHex() ? edge : 2 * edge;
        const Cell next = m_grid.neighbour(cell, direction);
        note(LineStep::Kind::Side, cell, next, m_grid.side(cell, direction));
        return next;
    }

    // At a corner of a hexagon two others meet; the side between them leads straight away from the cell.
    Cell passHexCorner(Cell cell, int corner)
    {
        const int toLeft = (corner + 5) % 6;
        const Offset here = m_grid.offset(cell);
        const Offset leftAt = m_grid.neighbour(here, toLeft);
        const Cell left = m_grid.cell(leftAt);
        const Cell right = m_grid.cell(m_grid.neighbour(here, corner));
        const PlanePoint middle = m_grid.planeCentre(cell);
        const PlanePoint at = m_grid.planeCorner(cell, corner);
        const std::int64_t spine = cross({at.x - middle.x, at.y - middle.y});
        if (spine == 0) {
            const int acrossSpine = (corner + 1) % 6;
            const SideId run = left != noCell    ? m_grid.side(left, acrossSpine)
                               : right != noCell ? m_grid.side(right, m_grid.opposite(acrossSpine))
                                                 : noSide;
            note(LineStep::Kind::Along, left, right, run);
            return m_grid.cell(m_grid.neighbour(leftAt, corner));
        }
        const Cell next = spine > 0 ? left : right;
        note(LineStep::Kind::Corner, spine > 0 ? right : left, noCell, m_grid.side(cell, spine > 0 ? toLeft : corner));
        return next;
    }

    Cell passSquareCorner(Cell cell, int corner)
    {
        const int direction = (2 * corner + 7) % 8;
        note(LineStep::Kind::Corner, m_grid.neighbour(cell, (direction + 7) % 8),
             m_grid.neighbour(cell, (direction + 1) % 8), m_grid.side(cell, direction));
        return m_grid.neighbour(cell, direction);
    }

    const Grid &m_grid;
    PlanePoint m_from;
    PlanePoint m_way;
    std::vector<LineStep> &m_steps;
};

} // namespace

void traceLine(const Grid &grid, Cell from, Cell to, std::vector<LineStep> &steps)
{
    steps.clear();
    if (!grid.contains(from) || !grid.contains(to))
        return;
    Tracer tracer(grid, from, to, steps);
    for (Cell cell = from; cell != noCell; cell = tracer.leave(cell)) {
        steps.push_back({LineStep::Kind::Cell, cell, noCell, noSide});
        if (cell == to)
            return;
    }
}

std::vector<LineStep> traceLine(const Grid &grid, Cell from, Cell to)
{
    std::vector<LineStep> steps;
    traceLine(grid, from, to, steps);
    return steps;
}

std::vector<Cell> cellsOnLine(const Grid &grid, Cell from, Cell to)
{
    std::vector<Cell> cells;
    for (const LineStep &step : traceLine(grid, from, to))
        if (step.kind == LineStep::Kind::Cell)
            cells.push_back(step.cell);
    return cells;
}

} // namespace hotchkiss
