// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/hold_the_line/position.h"

namespace hotchkiss::hold_the_line {

struct RetreatOption
{
    HexId hex = noHex;
    PieceIndex displaced = noPiece; ///< the friend who must make room
    std::uint8_t tier = 1;
};

/// At most one option a neighbour.
struct RetreatOptions
{
    std::array<RetreatOption, 6> list;
    int count = 0;

    void add(RetreatOption option) { list[static_cast<std::size_t>(count++)] = option; }
    std::span<const RetreatOption> all() const { return {list.data(), static_cast<std::size_t>(count)}; }
    const RetreatOption *find(HexId hex) const;
};

/// Above 0: a step in that direction leads toward the edge; below 0: away from it.
int homeward(GridShape shape, int direction, Edge edge);

/// Hexes of the units that form the largest cluster of a side, as a retreating unit sees it (HL 8.4.1b); one entry a
/// unit, empty when there is no other unit.
std::vector<HexId> mainGroup(const Battle &battle, const Position &position, int side, HexId outside,
                             PieceIndex without = noPiece);

/// Where a unit that failed its morale roll may go: the hexes of the first tier that offers any, free ones before those
/// that displace a friend (HL 8.5.1b).
RetreatOptions retreats(const Battle &battle, const Position &position, PieceIndex unit, HexId attacker);
/// Where a unit displaced by another from hex `from` may go (HL 8.5.1c).
RetreatOptions displacements(const Battle &battle, const Position &position, PieceIndex unit, PieceIndex pusher,
                             HexId from, HexId attacker);
/// The tier of a hex for a unit, 0 when it is not open; whoever is in it already does not matter.
int retreatTier(const Battle &battle, const Position &position, PieceIndex unit, int direction, HexId attacker,
                std::span<const HexId> group);

} // namespace hotchkiss::hold_the_line
