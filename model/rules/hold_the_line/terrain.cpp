// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/terrain.h"

#include "model/board/line.h"

#include <numeric>

namespace hotchkiss::hold_the_line {

namespace {

Ground groundOf(const System &system, std::uint8_t terrain, const Charts &charts)
{
    Ground ground;
    ground.terrain = terrain;
    const std::string &key = system.terrains[terrain].key;
    if (key == "off") {
        ground.inPlay = ground.land = false;
        return ground;
    }
    ground.dice = static_cast<std::int8_t>(charts.whole(charts.id("terrain", key, "dice")));
    ground.morale = static_cast<std::int8_t>(charts.whole(charts.id("terrain", key, "morale")));
    ground.land = charts.flag(charts.id("terrain", key, "land"));
    ground.boats = charts.flag(charts.id("terrain", key, "gunboats"));
    ground.stop = charts.flag(charts.id("terrain", key, "stop"));
    ground.blocks = charts.flag(charts.id("terrain", key, "blocks_sight"));
    ground.hill = key == "hill";
    ground.river = key == "river";
    ground.bridge = key == "bridge";
    return ground;
}

} // namespace

TerrainBoard::TerrainBoard(const Board &board, const System &system, const Charts &charts, int sightRange)
    : m_grid(board.grid)
{
    const auto count = static_cast<std::size_t>(m_grid.cellCount());
    std::vector<Ground> kinds;
    for (std::size_t i = 0; i < system.terrains.size(); ++i)
        kinds.push_back(groundOf(system, static_cast<std::uint8_t>(i), charts));
    for (const CellContent &cell : board.cells)
        m_ground.push_back(kinds[cell.terrain]);

    std::vector<std::string> labels;
    for (Cell cell = 0; cell < m_grid.cellCount(); ++cell) {
        m_axial.push_back(m_grid.axial(m_grid.offset(cell)));
        labels.push_back(board.label(cell));
        for (int direction = 0; direction < 6; ++direction) {
            const auto next = static_cast<HexId>(m_grid.neighbour(cell, direction));
            m_neighbours.push_back(next != noHex && at(next).inPlay ? next : noHex);
        }
    }
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return labels[a] < labels[b]; });
    m_rank.resize(count);
    for (std::size_t i = 0; i < count; ++i)
        m_rank[order[i]] = static_cast<int>(i);

    std::vector<LineStep> steps;
    for (Cell from = 0; from < m_grid.cellCount(); ++from) {
        m_firstLine.push_back(m_lines.size());
        const Offset middle = m_grid.offset(from);
        for (int row = middle.row - sightRange; row <= middle.row + sightRange; ++row) {
            for (int column = middle.column - sightRange; column <= middle.column + sightRange; ++column) {
                const Cell to = m_grid.cell({column, row});
                const int range = to == noCell ? 0 : m_grid.distance(from, to);
                if (range < 2 || range > sightRange)
                    continue;
                traceLine(m_grid, from, to, steps);
                addLine(static_cast<HexId>(from), static_cast<HexId>(to), range, steps);
            }
        }
    }
    m_firstLine.push_back(m_lines.size());
}

// Lines that terrain blocks are left out; of the others only what units could still block is kept (HL 8.2f, 8.2g).
void TerrainBoard::addLine(HexId from, HexId to, int range, const std::vector<LineStep> &steps)
{
    SightLine line{to, static_cast<std::uint8_t>(range), 0, static_cast<std::uint32_t>(m_obstacles.size())};
    const auto isThere = [this](Cell cell) {
        return cell != noCell && m_ground[static_cast<std::size_t>(cell)].inPlay;
    };
    const auto isBlocked = [this](Cell cell) { return m_ground[static_cast<std::size_t>(cell)].blocks; };
    const auto drop = [&] { m_obstacles.resize(line.first); };
    for (const LineStep &step : steps) {
        if (step.kind == LineStep::Kind::Cell && step.cell != from && step.cell != to && isThere(step.cell)) {
            if (isBlocked(step.cell))
                return drop();
            m_obstacles.push_back({static_cast<HexId>(step.cell), noHex});
        } else if (step.kind == LineStep::Kind::Along && isThere(step.cell) && isThere(step.other)) {
            const bool one = isBlocked(step.cell);
            const bool other = isBlocked(step.other);
            if (one && other)
                return drop();
            m_obstacles.push_back({static_cast<HexId>(one ? step.other : step.cell),
                                   one || other ? noHex : static_cast<HexId>(step.other)});
        }
    }
    line.count = static_cast<std::uint8_t>(m_obstacles.size() - line.first);
    m_lines.push_back(line);
}

} // namespace hotchkiss::hold_the_line
