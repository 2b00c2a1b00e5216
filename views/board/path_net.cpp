// SPDX-License-Identifier: MIT
#include "views/board/path_net.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace hotchkiss {

namespace {

double norm(QPointF p)
{
    return std::hypot(p.x(), p.y());
}

Curve bezier(QPointF a, QPointF b, QPointF c, QPointF d, int steps)
{
    Curve curve;
    for (int k = 0; k <= steps; ++k) {
        const double t = static_cast<double>(k) / steps;
        const double u = 1 - t;
        curve.push_back(a * u * u * u + b * 3 * u * u * t + c * 3 * u * t * t + d * t * t * t);
    }
    return curve;
}

} // namespace

PathNet::PathNet(const PaintContext &context, std::string_view group)
    : m_context(context)
{
    const auto &types = context.system().pathTypes;
    for (std::size_t i = 0; i < types.size() && i < maxMarkKinds; ++i)
        if (types[i].group == group)
            m_types |= MarkBits{3} << (2 * i);
    if (context.board.paths.empty())
        m_types = 0;
}

int PathNet::typeAt(SideId side) const
{
    const MarkBits bits = m_context.board.paths.at(side) & m_types;
    for (int kind = 0; kind < maxMarkKinds; ++kind)
        if (markIn(bits, kind) != Mark::None)
            return kind;
    return -1;
}

PathNet::Arms PathNet::arms(Offset cell) const
{
    Arms found;
    const Grid &grid = m_context.grid();
    if (grid.cell(cell) == noCell)
        return found;
    for (int d = 0; d < grid.directions(); ++d)
        if (crosses(grid.side(grid.cell(cell), d)))
            found.push_back(d);
    return found;
}

QPointF PathNet::middle(Offset cell, int direction) const
{
    return (m_context.centre(cell) + m_context.centre(m_context.grid().neighbour(cell, direction))) / 2;
}

std::pair<int, int> PathNet::mainPair(const Arms &arms, int directions)
{
    std::pair<int, int> best{arms[0], arms[1]};
    int straightest = -1;
    for (std::size_t i = 0; i < arms.size(); ++i) {
        for (std::size_t j = i + 1; j < arms.size(); ++j) {
            const int turn = std::abs(arms[i] - arms[j]);
            const int apart = std::min(turn, directions - turn);
            if (apart > straightest) {
                straightest = apart;
                best = {arms[i], arms[j]};
            }
        }
    }
    return best;
}

QPointF PathNet::continuation(Offset cell, int direction) const
{
    const Arms found = arms(cell);
    if (found.size() < 2) {
        // Beyond the rim it runs straight on.
        if (m_context.grid().cell(cell) == noCell)
            return middle(cell, direction) + (m_context.centre(cell) - middle(cell, direction)) * 2;
        return m_context.centre(cell);
    }
    const auto [a, b] = mainPair(found, m_context.grid().directions());
    if (direction == a)
        return middle(cell, b);
    return direction == b ? middle(cell, a) : m_context.centre(cell);
}

QPointF PathNet::tangent(Offset cell, int direction) const
{
    const Grid &grid = m_context.grid();
    const Offset other = grid.neighbour(cell, direction);
    const QPointF way = continuation(other, grid.opposite(direction)) - continuation(cell, direction);
    const double length = norm(way);
    return length > 0 ? way / length : QPointF(1, 0);
}

Curve PathNet::through(Offset cell, int from, int to) const
{
    const QPointF a = middle(cell, from);
    const QPointF b = middle(cell, to);
    const double pull = norm(b - a) / 3;
    const int steps = 2 * curveSteps(m_context.scale);
    return bezier(a, a - tangent(cell, from) * pull, b - tangent(cell, to) * pull, b, steps);
}

std::vector<PathPiece> PathNet::pieces(Offset cell) const
{
    std::vector<PathPiece> found;
    const Grid &grid = m_context.grid();
    if (grid.cell(cell) == noCell) {
        for (int d = 0; d < grid.directions(); ++d) {
            const SideId side = m_context.side(cell, d);
            if (side != noSide && crosses(side)) {
                const QPointF start = middle(cell, d);
                found.push_back({typeAt(side), side, {start, start - tangent(cell, d)}, false});
            }
        }
        return found;
    }
    const Arms all = arms(cell);
    const int steps = curveSteps(m_context.scale);
    const auto sideOf = [&](int d) { return grid.side(grid.cell(cell), d); };
    if (all.size() == 1) {
        const QPointF start = middle(cell, all[0]);
        const QPointF centre = m_context.centre(cell);
        const QPointF pull = start - tangent(cell, all[0]) * norm(centre - start) / 2;
        found.push_back({typeAt(sideOf(all[0])), sideOf(all[0]), bezier(start, pull, centre, centre, steps), true});
    }
    if (all.size() < 2)
        return found;
    const auto [a, b] = mainPair(all, grid.directions());
    const Curve main = through(cell, a, b);
    const auto half = static_cast<std::ptrdiff_t>(main.size() / 2);
    found.push_back({typeAt(sideOf(a)), sideOf(a), Curve(main.begin(), main.begin() + half + 1), false});
    found.push_back({typeAt(sideOf(b)), sideOf(b), Curve(main.rbegin(), main.rend() - half), false});
    const QPointF knot = main[static_cast<std::size_t>(half)];
    for (const int d : all) {
        if (d == a || d == b)
            continue;
        const QPointF start = middle(cell, d);
        const QPointF pull = start - tangent(cell, d) * norm(knot - start) / 2;
        found.push_back({typeAt(sideOf(d)), sideOf(d), bezier(start, pull, knot, knot, steps), false});
    }
    return found;
}

} // namespace hotchkiss
