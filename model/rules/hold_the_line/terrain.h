// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"
#include "model/board/line.h"
#include "model/ruleset/ruleset.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <vector>

namespace hotchkiss::hold_the_line {

/// Boards are at most 99 by 99 hexes (HL-101).
constexpr int maxBoardSide = 99;
constexpr int maxHexes = maxBoardSide * maxBoardSide;

/// A hex in a position: a cell of the board in two bytes.
using HexId = std::int16_t;
constexpr HexId noHex = -1;

/// What the rules ask of a hex's tile (HL 2.2).
struct Ground
{
    std::uint8_t terrain = 0; ///< index among the system's terrains
    std::int8_t dice = 0;     ///< added to each attacking die
    std::int8_t morale = 0;   ///< shift of a defender's morale
    bool inPlay = true;
    bool land = true;   ///< open to land units
    bool boats = false; ///< open to gunboats
    bool stop = false;
    bool blocks = false; ///< sight
    bool hill = false;
    bool river = false;
    bool bridge = false;
};

/// Hexes on a line of sight that block it when units stand there: the first, and the second too if there is one.
struct SightObstacle
{
    HexId one = noHex;
    HexId other = noHex;
};

/// A line to a hex two or more away that terrain leaves open.
struct SightLine
{
    HexId target = noHex;
    std::uint8_t range = 0;
    std::uint8_t count = 0;  ///< of obstacles
    std::uint32_t first = 0; ///< among the board's obstacles
};

/// The board as the rules see it: built once from the scenario, shared by all copies of a game, never changed.
class TerrainBoard
{
public:
    /// sightRange is the longest range any unit may fire at.
    TerrainBoard(const Board &board, const System &system, const Charts &charts, int sightRange);

    int hexCount() const { return static_cast<int>(m_ground.size()); }
    const Ground &at(HexId hex) const { return m_ground[static_cast<std::size_t>(hex)]; }
    /// The hex in play in that direction, or noHex.
    HexId neighbour(HexId hex, int direction) const
    {
        return m_neighbours[static_cast<std::size_t>(hex) * 6 + static_cast<std::size_t>(direction)];
    }
    std::span<const HexId, 6> neighbours(HexId hex) const
    {
        return std::span<const HexId, 6>(m_neighbours.data() + static_cast<std::size_t>(hex) * 6, 6);
    }
    int distance(HexId a, HexId b) const
    {
        const Axial from = axial(a);
        const Axial to = axial(b);
        const int q = std::abs(from.q - to.q);
        const int r = std::abs(from.r - to.r);
        const int z = std::abs(from.q + from.r - to.q - to.r);
        return std::max(q, std::max(r, z));
    }
    Axial axial(HexId hex) const { return m_axial[static_cast<std::size_t>(hex)]; }
    /// Order of the hexes by their printed numbers.
    int rank(HexId hex) const { return m_rank[static_cast<std::size_t>(hex)]; }
    std::span<const SightLine> lines(HexId hex) const
    {
        const auto index = static_cast<std::size_t>(hex);
        return {m_lines.data() + m_firstLine[index], m_firstLine[index + 1] - m_firstLine[index]};
    }
    std::span<const SightObstacle> obstacles(const SightLine &line) const
    {
        return {m_obstacles.data() + line.first, line.count};
    }
    const Grid &grid() const { return m_grid; }

private:
    void addLine(HexId from, HexId to, int range, const std::vector<LineStep> &steps);

    Grid m_grid;
    std::vector<Ground> m_ground;
    std::vector<HexId> m_neighbours;
    std::vector<Axial> m_axial;
    std::vector<int> m_rank;
    std::vector<std::size_t> m_firstLine;
    std::vector<SightLine> m_lines;
    std::vector<SightObstacle> m_obstacles;
};

} // namespace hotchkiss::hold_the_line
