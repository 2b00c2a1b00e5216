// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/fire.h"

namespace hotchkiss::hold_the_line {

int rangeOf(const Battle &battle, const Position &position, PieceIndex unit)
{
    const TypeChart &chart = battle.chart(unit);
    if (!chart.fires)
        return 0;
    const bool high =
        battle.options.hillArtillery && battle.info(unit).isGuns() && battle.board->at(position.at(unit).hex).hill;
    return chart.range + (high ? battle.hillRange : 0);
}

int hitNumber(const Battle &battle, PieceIndex unit, int range)
{
    const TypeChart &chart = battle.chart(unit);
    return range > chart.range ? battle.hillHit : chart.hit[static_cast<std::size_t>(range)];
}

int diceAt(const Battle &battle, PieceIndex unit, int range)
{
    const TypeChart &chart = battle.chart(unit);
    return chart.dice + (range == 1 ? chart.extraDice : 0);
}

const Fault *mayFire(const Battle &battle, const Position &position, PieceIndex unit)
{
    const PieceState &state = position.at(unit);
    if (battle.info(unit).isLeader() || !battle.chart(unit).fires)
        return &fault::cannotFire;
    if (!state.has(Activated) || position.open == unit)
        return nullptr;
    if (!state.has(Moved) || state.has(Fired))
        return &fault::alreadyActivated;
    return battle.info(unit).type == UnitType::Cavalry ? &fault::fireTooLate : &fault::fireAfterMove;
}

const Fault *judgeTarget(const Battle &battle, const Position &position, PieceIndex unit, HexId target)
{
    const HexId from = position.at(unit).hex;
    if (!position.hasEnemyCombat(target, battle.info(unit).side))
        return &fault::noTarget;
    const int range = battle.board->distance(from, target);
    if (range > rangeOf(battle, position, unit) || hitNumber(battle, unit, range) < 0)
        return &fault::outOfRange;
    const SightReport report = sight(battle, position, from, target);
    if (report.clear)
        return nullptr;
    return report.other == noHex ? &fault::noSight : &fault::noSightAlong;
}

bool hasTarget(const Battle &battle, const Position &position, PieceIndex unit)
{
    bool found = false;
    eachTarget(battle, position, unit, [&found](HexId) {
        found = true;
        return false;
    });
    return found;
}

std::vector<double> hitChances(int dice, int need, int modifier)
{
    double hit = 0;
    for (int face = 1; face <= 6; ++face)
        hit += face + modifier >= need ? 1.0 / 6 : 0;
    std::vector<double> chances{1};
    for (int die = 0; die < dice; ++die) {
        chances.push_back(0);
        for (std::size_t n = chances.size() - 1; n > 0; --n)
            chances[n] = chances[n] * (1 - hit) + chances[n - 1] * hit;
        chances[0] *= 1 - hit;
    }
    return chances;
}

} // namespace hotchkiss::hold_the_line
