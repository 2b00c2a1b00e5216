// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/battle_hymn/position.h"

#include <vector>

namespace hotchkiss::battle_hymn {

/// Where a retreat may go on (BH 7.3): hexes of the same rank.
struct RetreatOptions
{
    enum Rank : std::uint8_t { None = 0, Free = 1, Close = 2, Friend = 3, Zone = 4 };
    std::uint8_t rank = None; ///< None: there is no way
    std::vector<HexId> hexes;
};

/// The next hex of the innermost retreat (P6).
RetreatOptions retreatOptions(const Battle &battle, const Position &position);
/// Whether it may end where it is (BH 7.2b, 7.4e).
bool mayEndRetreat(const Battle &battle, const Position &position);
/// Whether a unit could go back from its hex without touching an enemy zone (BH 10.2.2d, R-55).
bool hasFreePath(const Battle &battle, const Position &position, PieceIndex unit, const std::vector<HexId> &causes);

/// Hexes of the enemies whose zones reach a unit, and of those next to it (BH 7.5).
std::vector<HexId> zoneCauses(const Battle &battle, const Position &position, PieceIndex unit);
std::vector<HexId> adjacentCauses(const Battle &battle, const Position &position, PieceIndex unit);
/// Adds the hexes of those that fired at the unit in this Round (BH 7.5a).
void addFireCauses(const Position &position, PieceIndex unit, std::vector<HexId> &causes);

} // namespace hotchkiss::battle_hymn
