// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/system.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace hotchkiss::battle_hymn {

/// Labels have two digits for columns and two for rows (BH-101).
constexpr int maxBoardSide = 99;
constexpr int directions = 6;

/// A hex in a position: a cell of the board in two bytes.
using HexId = std::int16_t;
constexpr HexId noHex = -1;

enum class Arm : std::uint8_t { Infantry, Artillery, HorseArtillery, Cavalry };
constexpr std::size_t arms = 4;

/// A movement cost that bars the arm.
constexpr std::int8_t barred = -1;

inline Axial sum(Axial a, Axial b)
{
    return {a.q + b.q, a.r + b.r};
}

/// What the rules ask of a hex (BH 5.4.1, 6.5.1, 9.3).
struct Ground
{
    std::uint8_t terrain = 0; ///< index among the system's terrains
    std::int8_t level = 0;
    bool inPlay = true;
    bool blocks = false; ///< sight
    std::int8_t base = 0;
    std::int8_t out = 0;                    ///< for a unit firing out of it
    bool exit = false;                      ///< a road, minor road or railroad leaves the map here
    std::array<std::int8_t, arms> mp{};     ///< without a road
    std::array<std::int8_t, arms> exitMp{}; ///< coming in by the road that leaves the map
};

/// What happens from one hex across a side into the next.
struct Crossing
{
    HexId to = noHex; ///< noHex beyond the rim and where the other hex is not in play
    std::array<std::int8_t, arms> mp{barred, barred, barred, barred}; ///< to enter (BH 5.4)
    std::int8_t toHit = 0;                                            ///< fire across it (BH 6.5.2)
    std::int8_t toHitArtillery = 0;                                   ///< the same by artillery (BH 6.5.4)
    bool zone = false;                                                ///< a zone of control passes (BH 3.8)
    bool escarpment = false; ///< an escarpment of which the hex left is the high one
};

/// Something between two hexes that may block the line of sight between them (BH 9.3).
struct SightObstacle
{
    Axial offset;                             ///< from the first hex
    int near = 0;                             ///< distance from the first hex
    int far = 0;                              ///< distance from the other
    int partner = -1;                         ///< index of the other hex of a spine
    std::array<std::int8_t, 2> entry{-1, -1}; ///< directions of the sides it is entered by, two at a corner
    std::array<std::int8_t, 2> exit{-1, -1};
};

/// The shape of a line of sight, the same wherever it begins.
struct SightShape
{
    Axial offset;
    int distance = 0;
    std::vector<SightObstacle> obstacles;
    std::array<std::int8_t, 2> arrival{-1, -1}; ///< sides of the last hex the line comes in by, seen from that hex
};

/// The two hexes, or the one, that block a line.
struct SightBlock
{
    HexId one = noHex;
    HexId other = noHex;
    bool blocked() const { return one != noHex; }
};

/// The board as the rules see it: built once from the scenario, shared by all copies of a game, never changed. Units
/// never block sight (BH 9.3d), so that all lines are known beforehand.
class TerrainBoard
{
public:
    /// Without sight nobody sees anybody: for those who only ask what steps and zones a map allows.
    TerrainBoard(const Board &board, const System &system, const Charts &charts, bool zonePassesCrossings,
                 bool withSight = true);

    const Grid &grid() const { return m_grid; }
    int hexCount() const { return static_cast<int>(m_ground.size()); }
    const Ground &at(HexId hex) const { return m_ground[static_cast<std::size_t>(hex)]; }
    const Crossing &crossing(HexId hex, int direction) const
    {
        return m_crossings[static_cast<std::size_t>(hex) * directions + static_cast<std::size_t>(direction)];
    }
    /// The hex in play in that direction, or noHex.
    HexId neighbour(HexId hex, int direction) const { return crossing(hex, direction).to; }
    /// The direction from a hex to the one next to it, or -1.
    int directionTo(HexId from, HexId to) const;
    bool adjacent(HexId a, HexId b) const { return distance(a, b) == 1; }
    /// Leaves out the first hex and counts the second (BH 3.5a).
    int distance(HexId a, HexId b) const
    {
        const Axial from = axial(a);
        const Axial to = axial(b);
        const int q = from.q - to.q;
        const int r = from.r - to.r;
        return std::max(std::abs(q), std::max(std::abs(r), std::abs(q + r)));
    }
    Axial axial(HexId hex) const { return m_axial[static_cast<std::size_t>(hex)]; }
    HexId hexAt(Axial axial) const;

    int sightLimit() const { return m_sightLimit; }
    /// Whether two hexes see each other (BH 9.3).
    bool sees(HexId from, HexId to) const
    {
        const int shape = shapeTo(from, to);
        return shape >= 0 ? m_seen[static_cast<std::size_t>(from)].test(static_cast<std::size_t>(shape)) : from == to;
    }
    /// The shape of the line, or nullptr when the hexes are the same or too far apart.
    const SightShape *line(HexId from, HexId to) const
    {
        const int shape = shapeTo(from, to);
        return shape < 0 ? nullptr : &m_shapes[static_cast<std::size_t>(shape)];
    }
    SightBlock block(HexId from, const SightShape &shape) const;
    /// All shapes, by distance.
    const std::vector<SightShape> &shapes() const { return m_shapes; }
    /// All hexes in play in sight of one, nearest first.
    template <typename Function>
    void eachSeen(HexId from, Function function) const
    {
        const auto &seen = m_seen[static_cast<std::size_t>(from)];
        for (std::size_t i = 0; i < m_shapes.size(); ++i)
            if (seen.test(i))
                function(hexAt(sum(axial(from), m_shapes[i].offset)), m_shapes[i]);
    }

    /// Hexes at the rim in the order in which they follow each other around the map.
    const std::vector<HexId> &rim() const { return m_rim; }

private:
    static constexpr std::size_t maxShapes = 128;
    struct Features;

    int shapeTo(HexId from, HexId to) const
    {
        const Axial a = axial(from);
        const Axial b = axial(to);
        const int q = b.q - a.q + m_sightLimit;
        const int r = b.r - a.r + m_sightLimit;
        const int width = 2 * m_sightLimit + 1;
        return q < 0 || r < 0 || q >= width || r >= width ? -1 : m_shapeIndex[static_cast<std::size_t>(r * width + q)];
    }
    void readGround(const Board &board, const System &system, const Charts &charts);
    void readCrossings(const Board &board, const System &system, const Charts &charts, bool zonePassesCrossings);
    void makeRim();
    void makeShapes();
    void findSight();
    bool climbsEscarpment(HexId hex, const SightObstacle &obstacle) const;

    Grid m_grid;
    int m_sightLimit = 4;
    int m_blockingHeight = 1;
    std::vector<Ground> m_ground;
    std::vector<Crossing> m_crossings;
    std::vector<Axial> m_axial;
    std::vector<HexId> m_rim;
    std::vector<SightShape> m_shapes;
    std::vector<std::int16_t> m_shapeIndex;
    std::vector<std::bitset<maxShapes>> m_seen;
};

/// The row of a chart a unit's arm is in.
const char *armName(Arm arm);

} // namespace hotchkiss::battle_hymn
