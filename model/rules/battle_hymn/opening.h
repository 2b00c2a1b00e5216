// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/battle_hymn/position.h"

#include <memory>
#include <optional>
#include <vector>

namespace hotchkiss::battle_hymn {

/// A scenario as its game would open, for those who ask the rules about it while it is still being drawn.
struct Opening
{
    std::shared_ptr<const Battle> battle;
    Position position;
};

/// Pieces the rules could not read are left out of the game; nothing when there is no map or no second side. Lines of
/// sight take long to find and are left out unless wanted.
std::optional<Opening> openingOf(const Scenario &scenario, bool withSight);

/// How one unit of a column comes onto the map.
struct ColumnEntry
{
    PieceIndex unit = noPiece;
    HexId hex = noHex;
    int number = 0;      ///< the first, second, third at that hex
    int cost = 0;        ///< number times the hex's own
    int left = 0;        ///< MPs for the rest of its move; below nought it cannot enter in this Hour
    bool barred = false; ///< its type can enter by none of the hexes
};

/// How the units of a formation that are due in an Hour come in when none is in their way: the slowest first, each by
/// the cheapest hex (BH 12.2b).
std::vector<ColumnEntry> columnEntries(const Opening &opening, FormationIndex formation, int hour);

} // namespace hotchkiss::battle_hymn
