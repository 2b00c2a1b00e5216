// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/battle_hymn/fault.h"
#include "model/rules/battle_hymn/position.h"

#include <span>
#include <vector>

namespace hotchkiss::battle_hymn {

/// One hex of a way that a unit can go.
struct WayPoint
{
    HexId hex = noHex;
    std::int16_t before = -1; ///< index of the point before, -1: the start
    std::int16_t same = -1;   ///< next point of the same hex
    std::uint8_t depth = 0;
    std::uint8_t cost = 0;     ///< MPs spent in this move
    bool mayEnd = false;       ///< else it may only pass
    bool late = false;         ///< a cheaper way was found after it
    std::uint32_t effects = 0; ///< what is taken on the way, one bit each
};

/// All ways of one unit: of those with the same end and effects the cheapest.
struct Reach
{
    std::vector<WayPoint> points;
    /// The hexes of the way to a point, without the hex it begins in.
    void path(std::size_t point, std::vector<HexId> &hexes) const;
    const WayPoint *find(HexId hex, std::uint32_t effects) const;

    std::vector<std::int16_t> first; ///< point of each hex, working memory
    std::vector<std::vector<std::int16_t>> queue;
};

/// Judges and finds moves of one formation in a position that does not change meanwhile (BH 5).
class Mover
{
public:
    Mover(const Battle &battle, const Position &position);

    /// Whether the unit still has a move this Movement Turn.
    const Fault *mayMove(PieceIndex unit) const;
    const Fault *judge(PieceIndex unit, std::span<const HexId> path) const;
    void reach(PieceIndex unit, Reach &reach) const;

    /// Whether it may come in, and by which hexes (BH 12.2).
    const Fault *mayEnter(PieceIndex unit) const;
    std::vector<HexId> entryHexes(PieceIndex unit) const;
    /// MPs to come in by a hex, for the next unit that does (BH 12.2b); barred where it cannot.
    int entryCost(PieceIndex unit, HexId hex) const;
    const Fault *judgeEntry(PieceIndex unit, std::span<const HexId> path) const;
    /// Ways that begin in an entry hex, which is their first point.
    void reachFrom(PieceIndex unit, HexId entry, Reach &reach) const;

    const Fault *judgeExit(PieceIndex unit) const;
    const Fault *judgeDismount(PieceIndex unit, HexId horses) const;
    const Fault *judgeMount(PieceIndex unit) const;

    int left(PieceIndex unit) const;
    /// What a way takes: the effects of its hexes.
    std::uint32_t effectsOf(PieceIndex unit, std::span<const HexId> path) const;
    /// Whether a dismounted unit has to come nearer to its horses and can (BH 11.3i).
    bool mustReturn(PieceIndex unit) const;
    static constexpr std::int16_t farAway = 30000;
    /// Infantry MPs from a dismounted unit to its horses; farAway when there is no way, 0 without horses.
    int tetherLength(PieceIndex unit) const;
    bool isInZone(HexId hex) const { return m_zone[static_cast<std::size_t>(hex)] != 0; }

private:
    enum Zone : std::uint8_t { MountedZone = 1, FootZone = 2 };
    /// Infantry MPs from each hex to the horses of a dismounted unit.
    using Tether = std::vector<std::int16_t>;

    std::uint8_t zone(HexId hex) const { return m_zone[static_cast<std::size_t>(hex)]; }
    /// Whether the unit may step into the hex as far as enemies, friends and zones go.
    const Fault *judgeHex(PieceIndex unit, HexId hex, bool arriving) const;
    std::uint32_t effectsAt(PieceIndex unit, HexId hex) const;
    Tether tetherOf(PieceIndex unit) const;
    const Fault *judgeTether(const Tether &tether, HexId from, HexId to) const;
    void walk(PieceIndex unit, int limit, const Tether &tether, Reach &reach) const;
    void add(Reach &reach, PieceIndex unit, const WayPoint &point) const;
    void begin(Reach &reach, int limit) const;

    const Battle &m_battle;
    const Position &m_position;
    int m_side;
    bool m_night;
    std::vector<std::uint8_t> m_zone;
    std::vector<HexId> m_horses; ///< of enemies, that a unit coming near would take
};

/// Why a unit's horses may not stand in a hex, or nullptr (BH 11.3e).
const Fault *judgeHorseHex(const Battle &battle, const Position &position, PieceIndex unit, HexId hex);
/// SPs that stay with the horses when it dismounts (BH 11.3f).
int holdersOf(const Battle &battle, const Position &position, PieceIndex unit);

} // namespace hotchkiss::battle_hymn
