// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/hold_the_line/fault.h"
#include "model/rules/hold_the_line/position.h"

namespace hotchkiss::hold_the_line {

/// Which of the rules lets a piece go a path (HL 7.1.1b).
enum class Mode : std::uint8_t { None, Normal, March, Bonus };

/// Longest path of a gunboat, whose rate is unlimited: what an action can hold.
constexpr int longestPath = 28;

/// One hex of a way that a piece can go.
struct WayPoint
{
    HexId hex = noHex;
    std::int16_t before = -1; ///< index of the point before, -1: the start
    std::int16_t same = -1;   ///< next point of the same hex
    std::uint8_t depth = 0;
    Mode mode = Mode::None; ///< None: it may pass here, not end
    std::int16_t cost = 0;
    bool tight = false;        ///< a hex entered so far is next to an enemy
    std::uint32_t effects = 0; ///< hexes with something to take or ride down, one bit each
};

/// All ways of one piece: of those with the same end and effects the cheapest, then the shortest.
struct Reach
{
    std::vector<WayPoint> points;
    std::vector<HexId> effectHexes; ///< what the bits of effects mean
    /// The hexes of the way to a point, without the start.
    void path(std::size_t point, std::vector<HexId> &hexes) const;
};

/// Judges and finds moves of one side in a position that does not change meanwhile.
class Mover
{
public:
    Mover(const Battle &battle, const Position &position, int side);

    /// Whether the piece's activation leaves it a move (HL 6.1.4a, 6.2.1b, 6.2.3b).
    const Fault *mayMove(PieceIndex piece) const;
    /// Whether the leader may go along with the unit (HL 6.2.5).
    const Fault *mayGoAlong(PieceIndex leader, PieceIndex unit) const;
    /// The first rule the path breaks, or nullptr and the cheapest mode. The price is not looked at.
    const Fault *judge(PieceIndex piece, PieceIndex leader, std::span<const HexId> path, Mode &mode) const;
    void reach(PieceIndex piece, PieceIndex leader, Reach &reach) const;
    /// The way in reach that ends and takes the same as a legal path.
    std::size_t same(const Reach &reach, PieceIndex piece, std::span<const HexId> path) const;
    int cost(PieceIndex piece, Mode mode) const;
    /// Where a leader left alone may go in so many hexes (HL 8.5.2).
    void leaderReach(PieceIndex leader, int hexes, Reach &reach) const;
    bool isNear(HexId hex) const { return m_near.test(static_cast<std::size_t>(hex)); }

private:
    bool mayEnter(const PieceInfo &info, PieceIndex piece, HexId hex) const;
    bool mayEnd(const PieceInfo &info, PieceIndex piece, PieceIndex leader, HexId hex) const;
    bool hasEffect(const PieceInfo &info, HexId hex) const;
    Mode modeOf(const TypeChart &chart, bool leader, int length, bool startNear, bool tightBefore, bool near) const;
    void walk(PieceIndex piece, PieceIndex leader, int longest, Reach &reach) const;

    const Battle &m_battle;
    const Position &m_position;
    int m_side;
    HexSet m_near;
    HexSet m_special; ///< hexes with counters to take or lone leaders to ride down
};

} // namespace hotchkiss::hold_the_line
