// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/hold_the_line/fault.h"
#include "model/rules/hold_the_line/position.h"

namespace hotchkiss::hold_the_line {

/// What stands in the way of a line of sight: nothing, a hex, or two hexes along a side.
struct SightReport
{
    bool clear = true;
    HexId one = noHex;
    HexId other = noHex;
    const char *rule = "8.2f"; ///< that decides
};

/// Traces the line between two hexes in whole numbers (HL 8.2).
SightReport sight(const Battle &battle, const Position &position, HexId from, HexId to);
/// Why a hex blocks sight, or nullptr: its terrain or the units in it.
bool blocksSight(const Battle &battle, const Position &position, HexId hex);

/// How far the unit fires from where it stands, hills included (HL 8.1.3a, 11.3a).
int rangeOf(const Battle &battle, const Position &position, PieceIndex unit);
/// The number a die must reach at that range, or -1.
int hitNumber(const Battle &battle, PieceIndex unit, int range);
int diceAt(const Battle &battle, PieceIndex unit, int range);

/// Whether the unit's activation leaves it a shot.
const Fault *mayFire(const Battle &battle, const Position &position, PieceIndex unit);
/// The first rule that forbids the target, or nullptr. Neither activation nor price are looked at.
const Fault *judgeTarget(const Battle &battle, const Position &position, PieceIndex unit, HexId target);
/// Calls for each hex the unit can fire at, until the function returns false.
template <typename Function>
void eachTarget(const Battle &battle, const Position &position, PieceIndex unit, Function function)
{
    const PieceInfo &info = battle.info(unit);
    const HexId from = position.at(unit).hex;
    const int range = rangeOf(battle, position, unit);
    if (range >= 1 && hitNumber(battle, unit, 1) > 0)
        for (const HexId hex : battle.board->neighbours(from))
            if (hex != noHex && position.hasEnemyCombat(hex, info.side) && !function(hex))
                return;
    for (const SightLine &line : battle.board->lines(from)) {
        if (!position.hasEnemyCombat(line.target, info.side) || line.range > range ||
            hitNumber(battle, unit, line.range) < 0)
            continue;
        bool clear = true;
        for (const SightObstacle &obstacle : battle.board->obstacles(line))
            if (position.hex(obstacle.one).hasUnit() &&
                (obstacle.other == noHex || position.hex(obstacle.other).hasUnit()))
                clear = false;
        if (clear && !function(line.target))
            return;
    }
}
bool hasTarget(const Battle &battle, const Position &position, PieceIndex unit);

/// Chance of exactly n hits, n from 0 to the number of dice.
std::vector<double> hitChances(int dice, int need, int modifier);

/// Close combat: activation, type, adjacency and target.
const Fault *judgeCloseCombat(const Battle &battle, const Position &position, PieceIndex unit, HexId target);
/// Rally: everything but the price, in the order in which refusals are reported.
const Fault *judgeRally(const Battle &battle, const Position &position, PieceIndex leader, PieceIndex unit);

/// A morale shifted and held between green and gold (HL 2.1.4b).
Morale shifted(Morale morale, int shift);
/// Of a defender in close combat: flag, terrain and leader (HL 8.3.3d).
Morale defenceMorale(const Battle &battle, const Position &position, PieceIndex unit);
/// Chance that one morale die shows the colour.
double failChance(const Battle &battle, Morale morale);

} // namespace hotchkiss::hold_the_line
