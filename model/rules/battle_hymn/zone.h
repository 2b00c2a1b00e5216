// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/battle_hymn/position.h"

namespace hotchkiss::battle_hymn {

// Zones of control (BH 3.8): every unit with an intact SP reaches into the hexes around it, unless the side stops it.

/// Whether the unit exerts one into the hex.
inline bool exertsInto(const Battle &battle, const Position &position, PieceIndex unit, HexId hex)
{
    const UnitState &state = position.unit(unit);
    if (state.where != Where::OnMap || state.intact() < 1)
        return false;
    const int direction = battle.board->directionTo(state.hex, hex);
    return direction >= 0 && battle.board->crossing(state.hex, direction).zone;
}

/// Calls for every unit of the other side that exerts one into the hex, until the function returns false.
template <typename Function>
void eachEnemyInto(const Battle &battle, const Position &position, HexId hex, int side, Function function)
{
    for (int direction = 0; direction < directions; ++direction) {
        const HexId from = battle.board->neighbour(hex, direction);
        if (from == noHex || !position.hasEnemy(battle, from, side))
            continue;
        const PieceIndex enemy = position.unitAt(from);
        if (position.unit(enemy).intact() > 0 &&
            battle.board->crossing(from, battle.board->grid().opposite(direction)).zone && !function(enemy))
            return;
    }
}

/// Whether the hex lies in a zone of the side's enemies.
bool inEnemyZone(const Battle &battle, const Position &position, HexId hex, int side);
/// Whether it lies in a zone of enemies other than mounted cavalry and horse artillery (BH 5.3e).
bool inFootZone(const Battle &battle, const Position &position, HexId hex, int side);
/// Whether an enemy stands next to the hex.
bool isNextToEnemy(const Battle &battle, const Position &position, HexId hex, int side);
/// Whether all six hexes around a unit's hold an enemy or lie in an enemy zone (BH 6.4.1, R-14).
bool isSurrounded(const Battle &battle, const Position &position, HexId hex, int side);
/// Whether any enemy of the side sees the hex.
bool isSeen(const Battle &battle, const Position &position, HexId hex, int side);

} // namespace hotchkiss::battle_hymn
