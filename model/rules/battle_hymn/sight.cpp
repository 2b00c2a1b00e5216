// SPDX-License-Identifier: MIT
// Lines of sight (BH 9.3): their shapes are the same everywhere, what stands on them is not.
#include "model/board/line.h"
#include "model/rules/battle_hymn/terrain.h"

namespace hotchkiss::battle_hymn {

namespace {

Axial difference(Axial a, Axial b)
{
    return {a.q - b.q, a.r - b.r};
}

int length(Axial a)
{
    return std::max(std::abs(a.q), std::max(std::abs(a.r), std::abs(a.q + a.r)));
}

/// Traces the line between two hexes of a board large enough for it.
class ShapeMaker
{
public:
    ShapeMaker(const Grid &grid, Cell from, Cell to)
        : m_grid(grid)
        , m_from(from)
        , m_to(to)
        , m_steps(traceLine(grid, from, to))
    {}

    SightShape make()
    {
        m_shape.offset = relative(m_to);
        m_shape.distance = m_grid.distance(m_from, m_to);
        for (std::size_t i = 1; i + 1 < m_steps.size(); ++i) {
            if (m_steps[i].kind == LineStep::Kind::Cell)
                addThrough(i);
            else if (m_steps[i].kind == LineStep::Kind::Along)
                addSpine(i);
        }
        m_shape.arrival = sidesToward(m_to, m_steps.size() - 1, -1);
        return m_shape;
    }

private:
    Axial relative(Cell cell) const
    {
        return difference(m_grid.axial(m_grid.offset(cell)), m_grid.axial(m_grid.offset(m_from)));
    }
    std::int8_t toward(Cell from, Cell to) const
    {
        return to == noCell ? std::int8_t{-1} : static_cast<std::int8_t>(m_grid.directionTo(from, to));
    }
    /// The sides by which the line comes into the hex of a step (way -1) or leaves it (way 1).
    std::array<std::int8_t, 2> sidesToward(Cell cell, std::size_t step, int way) const
    {
        const LineStep &next = m_steps[way < 0 ? step - 1 : step + 1];
        if (next.kind == LineStep::Kind::Along)
            return {toward(cell, next.cell), toward(cell, next.other)};
        const Cell beyond = m_steps[way < 0 ? step - 2 : step + 2].cell;
        if (next.kind == LineStep::Kind::Corner)
            return {toward(cell, beyond), toward(cell, next.cell)};
        return {toward(cell, beyond), -1};
    }
    bool isBetween(Cell cell) const
    {
        return m_grid.distance(m_from, cell) < m_shape.distance && m_grid.distance(cell, m_to) < m_shape.distance;
    }
    SightObstacle obstacle(Cell cell) const
    {
        SightObstacle made;
        made.offset = relative(cell);
        made.near = m_grid.distance(m_from, cell);
        made.far = m_grid.distance(cell, m_to);
        return made;
    }
    void addThrough(std::size_t step)
    {
        const Cell cell = m_steps[step].cell;
        if (!isBetween(cell))
            return;
        SightObstacle made = obstacle(cell);
        made.entry = sidesToward(cell, step, -1);
        made.exit = sidesToward(cell, step, 1);
        m_shape.obstacles.push_back(made);
    }
    void addSpine(std::size_t step)
    {
        const int first = static_cast<int>(m_shape.obstacles.size());
        const Cell before = m_steps[step - 1].cell;
        const Cell after = m_steps[step + 1].cell;
        for (const Cell cell : {m_steps[step].cell, m_steps[step].other}) {
            SightObstacle made = obstacle(cell);
            made.partner = cell == m_steps[step].cell ? first + 1 : first;
            made.entry = {toward(cell, before), -1};
            made.exit = {toward(cell, after), -1};
            m_shape.obstacles.push_back(made);
        }
    }

    const Grid &m_grid;
    Cell m_from;
    Cell m_to;
    std::vector<LineStep> m_steps;
    SightShape m_shape;
};

} // namespace

void TerrainBoard::makeShapes()
{
    const int limit = m_sightLimit;
    const int width = 2 * limit + 1;
    m_shapeIndex.assign(static_cast<std::size_t>(width * width), -1);
    const int middle = 2 * limit + 2;
    const Grid grid = Grid::hexes(2 * middle + 1, 2 * middle + 1, m_grid.shape(), m_grid.stagger());
    const Cell from = grid.cell({middle, middle});
    const Axial origin = grid.axial({middle, middle});
    for (int distance = 1; distance <= limit; ++distance)
        for (int q = -distance; q <= distance; ++q)
            for (int r = -distance; r <= distance; ++r) {
                if (length({q, r}) != distance)
                    continue;
                m_shapeIndex[static_cast<std::size_t>((r + limit) * width + q + limit)] =
                    static_cast<std::int16_t>(m_shapes.size());
                m_shapes.push_back(ShapeMaker(grid, from, grid.cell(grid.offset(sum(origin, {q, r})))).make());
            }
}

// The change hex must hold the escarpment as its own high side, where the line enters or leaves it (BH 9.3k).
bool TerrainBoard::climbsEscarpment(HexId hex, const SightObstacle &obstacle) const
{
    const auto holds = [&](const std::array<std::int8_t, 2> &sides) {
        return sides[0] >= 0 && crossing(hex, sides[0]).escarpment &&
               (sides[1] < 0 || crossing(hex, sides[1]).escarpment);
    };
    return holds(obstacle.entry) || holds(obstacle.exit);
}

SightBlock TerrainBoard::block(HexId from, const SightShape &shape) const
{
    const Axial origin = axial(from);
    const HexId to = hexAt(sum(origin, shape.offset));
    const int here = at(from).level;
    const int there = at(to).level;
    const int high = std::max(here, there);
    const int low = std::min(here, there);
    const auto blocks = [&](HexId hex, const SightObstacle &obstacle) {
        const int height = at(hex).level + (at(hex).blocks ? m_blockingHeight : 0);
        if (height > high)
            return true;
        if (high == low || height <= low)
            return false;
        const int fromHigh = here > there ? obstacle.near : obstacle.far;
        const int fromLow = here > there ? obstacle.far : obstacle.near;
        return fromHigh > fromLow || (fromHigh == fromLow && climbsEscarpment(hex, obstacle));
    };
    for (std::size_t i = 0; i < shape.obstacles.size(); ++i) {
        const SightObstacle &obstacle = shape.obstacles[i];
        const HexId hex = hexAt(sum(origin, obstacle.offset));
        if (hex == noHex || !blocks(hex, obstacle))
            continue;
        if (obstacle.partner < 0)
            return {hex, noHex};
        const SightObstacle &partner = shape.obstacles[static_cast<std::size_t>(obstacle.partner)];
        const HexId other = hexAt(sum(origin, partner.offset));
        if (other != noHex && blocks(other, partner))
            return {hex, other};
    }
    return {};
}

void TerrainBoard::findSight()
{
    m_seen.resize(m_ground.size());
    for (std::size_t hex = 0; hex < m_ground.size(); ++hex) {
        if (!m_ground[hex].inPlay)
            continue;
        const auto from = static_cast<HexId>(hex);
        for (std::size_t i = 0; i < m_shapes.size(); ++i)
            if (hexAt(sum(axial(from), m_shapes[i].offset)) != noHex && !block(from, m_shapes[i]).blocked())
                m_seen[hex].set(i);
    }
}

} // namespace hotchkiss::battle_hymn
