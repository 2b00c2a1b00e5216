// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/zone.h"

namespace hotchkiss::battle_hymn {

bool inEnemyZone(const Battle &battle, const Position &position, HexId hex, int side)
{
    bool found = false;
    eachEnemyInto(battle, position, hex, side, [&](PieceIndex) {
        found = true;
        return false;
    });
    return found;
}

bool inFootZone(const Battle &battle, const Position &position, HexId hex, int side)
{
    bool found = false;
    eachEnemyInto(battle, position, hex, side, [&](PieceIndex enemy) {
        found = found || !isMounted(battle, position, enemy);
        return !found;
    });
    return found;
}

bool isNextToEnemy(const Battle &battle, const Position &position, HexId hex, int side)
{
    for (int direction = 0; direction < directions; ++direction)
        if (const HexId next = battle.board->neighbour(hex, direction);
            next != noHex && position.hasEnemy(battle, next, side))
            return true;
    return false;
}

bool isSurrounded(const Battle &battle, const Position &position, HexId hex, int side)
{
    for (int direction = 0; direction < directions; ++direction) {
        const HexId next = battle.board->neighbour(hex, direction);
        if (next == noHex || !(position.hasEnemy(battle, next, side) || inEnemyZone(battle, position, next, side)))
            return false;
    }
    return true;
}

bool isSeen(const Battle &battle, const Position &position, HexId hex, int side)
{
    for (std::size_t i = 0; i < position.units.size(); ++i)
        if (battle.units[i].playable && battle.units[i].side != side && position.units[i].where == Where::OnMap &&
            battle.board->sees(position.units[i].hex, hex))
            return true;
    return false;
}

} // namespace hotchkiss::battle_hymn
