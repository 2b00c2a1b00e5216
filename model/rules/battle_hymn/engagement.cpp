// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/engagement.h"

#include "model/rules/battle_hymn/zone.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

bool isFree(const Position &position, PieceIndex unit)
{
    return !position.unit(unit).has(Fought);
}

template <typename Function>
void eachOnMap(const Battle &battle, const Position &position, int side, Function function)
{
    for (std::size_t i = 0; i < position.units.size(); ++i)
        if (battle.units[i].playable && battle.units[i].side == side && position.units[i].where == Where::OnMap)
            function(static_cast<PieceIndex>(i));
}

/// Enemies next to a unit.
template <typename Function>
void eachAdjacentEnemy(const Battle &battle, const Position &position, PieceIndex unit, Function function)
{
    for (int direction = 0; direction < directions; ++direction)
        if (const HexId next = battle.board->neighbour(position.unit(unit).hex, direction);
            next != noHex && position.hasEnemy(battle, next, battle.info(unit).side))
            function(position.unitAt(next));
}

bool contains(const std::vector<Hostile> &pairs, PieceIndex attacker, PieceIndex defender)
{
    return std::ranges::find(pairs, Hostile{attacker, defender}) != pairs.end();
}

bool hasAttacker(const std::vector<Hostile> &pairs, PieceIndex unit)
{
    return std::ranges::find(pairs, unit, &Hostile::attacker) != pairs.end();
}

bool hasDefender(const std::vector<Hostile> &pairs, PieceIndex unit)
{
    return std::ranges::find(pairs, unit, &Hostile::defender) != pairs.end();
}

/// Whether an attacker may fire by choice: artillery that has bombarded may not.
bool mayChoose(const Position &position, PieceIndex attacker)
{
    const UnitState &state = position.unit(attacker);
    return state.intact() > 0 && !state.has(Bombarded);
}

} // namespace

const Fault *judgeCavalryRetreat(const Battle &battle, const Position &position, PieceIndex unit)
{
    const UnitState &state = position.unit(unit);
    if (state.where != Where::OnMap)
        return &fault::notOnMap;
    if (!isMounted(battle, position, unit))
        return &fault::notCavalry;
    if (state.has(Tried))
        return &fault::triedBefore;
    bool caused = false;
    bool held = false;
    eachEnemyInto(battle, position, state.hex, battle.info(unit).side, [&](PieceIndex enemy) {
        (armNow(battle, position, enemy) == Arm::Cavalry ? held : caused) = true;
        return true;
    });
    return held ? &fault::cavalryCause : caused ? nullptr : &fault::noCause;
}

bool mustTryRetreat(const Battle &battle, const Position &position, PieceIndex unit)
{
    if (battle.info(unit).arm != Arm::HorseArtillery || !battle.options.horseArtilleryMustTry)
        return false;
    // What attacks it must be other than cavalry; horse artillery is (BH 11.2b).
    return judgeCavalryRetreat(battle, position, unit) == nullptr;
}

const Fault *mayBombard(const Battle &battle, const Position &position, PieceIndex unit)
{
    const UnitState &state = position.unit(unit);
    if (state.where != Where::OnMap)
        return &fault::notOnMap;
    if (!battle.info(unit).hasGuns() || state.intact() < 1)
        return &fault::cannotBombard;
    if (state.has(Bombarded))
        return &fault::bombardedBefore;
    return inEnemyZone(battle, position, state.hex, battle.info(unit).side) ? &fault::bombardInZone : nullptr;
}

const Fault *judgeBombardment(const Battle &battle, const Position &position, PieceIndex unit, HexId target)
{
    if (const Fault *fault = mayBombard(battle, position, unit))
        return fault;
    if (!position.hasEnemy(battle, target, battle.info(unit).side))
        return &fault::noTarget;
    const HexId from = position.unit(unit).hex;
    const int distance = battle.board->distance(from, target);
    if (distance > battle.numbers.bombardmentLimit || distance >= static_cast<int>(battle.numbers.range.size()) ||
        battle.numbers.range[static_cast<std::size_t>(distance)] == Numbers::outOfRange)
        return &fault::outOfRange;
    return battle.board->sees(from, target) ? nullptr : &fault::noSight;
}

const Fault *judgeRetreatFirst(const Battle &battle, const Position &position, PieceIndex unit)
{
    const UnitState &state = position.unit(unit);
    if (state.where != Where::OnMap)
        return &fault::notOnMap;
    if (state.has(Tried))
        return &fault::triedBefore;
    return isNextToEnemy(battle, position, state.hex, battle.info(unit).side) ? nullptr : &fault::noRetreatCause;
}

std::vector<Hostile> mandatoryPairs(const Battle &battle, const Position &position)
{
    std::vector<Hostile> pairs;
    eachOnMap(battle, position, position.active, [&](PieceIndex attacker) {
        if (!isFree(position, attacker))
            return;
        eachEnemyInto(battle, position, position.unit(attacker).hex, position.active, [&](PieceIndex defender) {
            if (isFree(position, defender))
                pairs.push_back({attacker, defender});
            return true;
        });
    });
    return pairs;
}

std::vector<Hostile> engagementOf(const std::vector<Hostile> &pairs, PieceIndex attacker)
{
    std::vector<Hostile> linked;
    std::vector<bool> taken(pairs.size());
    for (bool grown = true; grown;) {
        grown = false;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (taken[i] || !(pairs[i].attacker == attacker || hasAttacker(linked, pairs[i].attacker) ||
                              hasDefender(linked, pairs[i].defender)))
                continue;
            taken[i] = true;
            grown = true;
            linked.push_back(pairs[i]);
        }
    }
    return linked;
}

std::vector<PieceIndex> engagementNames(const std::vector<Hostile> &pairs)
{
    std::vector<PieceIndex> names;
    std::vector<Hostile> seen;
    for (const Hostile &pair : pairs) {
        if (contains(seen, pair.attacker, pair.defender))
            continue;
        const std::vector<Hostile> linked = engagementOf(pairs, pair.attacker);
        names.push_back(std::ranges::min(linked, {}, &Hostile::attacker).attacker);
        seen.insert(seen.end(), linked.begin(), linked.end());
    }
    std::ranges::sort(names);
    return names;
}

bool isOptional(const Battle &battle, const Position &position, PieceIndex attacker, PieceIndex defender)
{
    const HexId hex = position.unit(attacker).hex;
    return position.isOnMap(attacker) && position.isOnMap(defender) &&
           battle.board->adjacent(hex, position.unit(defender).hex) && !exertsInto(battle, position, defender, hex);
}

std::vector<Hostile> freePairs(const Battle &battle, const Position &position)
{
    const std::vector<Hostile> mandatory = mandatoryPairs(battle, position);
    std::vector<Hostile> pairs;
    eachOnMap(battle, position, position.active, [&](PieceIndex attacker) {
        if (!isFree(position, attacker) || hasAttacker(mandatory, attacker) || !mayChoose(position, attacker))
            return;
        eachAdjacentEnemy(battle, position, attacker, [&](PieceIndex defender) {
            if (isFree(position, defender) && !hasDefender(mandatory, defender) &&
                isOptional(battle, position, attacker, defender))
                pairs.push_back({attacker, defender});
        });
    });
    return pairs;
}

std::vector<Hostile> openPairs(const Battle &battle, const Position &position)
{
    const std::vector<Hostile> mandatory =
        position.round == 1 ? mandatoryPairs(battle, position) : std::vector<Hostile>{};
    const auto mayJoin = [&](PieceIndex unit, bool attacks) {
        const UnitState &state = position.unit(unit);
        if (state.has(Member))
            return !state.has(Retreated);
        if (position.round != 1 || state.has(Fought))
            return false;
        // Those linked with others have an Engagement of their own.
        return attacks ? !hasAttacker(mandatory, unit) : !hasDefender(mandatory, unit);
    };
    std::vector<Hostile> pairs;
    eachOnMap(battle, position, position.active, [&](PieceIndex attacker) {
        if (!mayChoose(position, attacker) || !mayJoin(attacker, true))
            return;
        const bool member = position.unit(attacker).has(Member);
        eachAdjacentEnemy(battle, position, attacker, [&](PieceIndex defender) {
            if (!mayJoin(defender, false) || contains(position.pairs, attacker, defender) ||
                !isOptional(battle, position, attacker, defender))
                return;
            if (member || position.unit(defender).has(Member))
                pairs.push_back({attacker, defender});
        });
    });
    return pairs;
}

std::vector<Hostile> roundPairs(const Battle &battle, const Position &position)
{
    std::vector<Hostile> pairs;
    eachOnMap(battle, position, position.active, [&](PieceIndex attacker) {
        const UnitState &state = position.unit(attacker);
        if (!state.has(Member) || state.has(Retreated))
            return;
        eachEnemyInto(battle, position, state.hex, position.active, [&](PieceIndex defender) {
            if (position.unit(defender).has(Member) || state.has(Advanced))
                pairs.push_back({attacker, defender});
            return true;
        });
    });
    return pairs;
}

std::vector<AdvanceOption> advances(const Battle &battle, const Position &position)
{
    std::vector<AdvanceOption> options;
    for (const Shot &shot : position.shots) {
        const UnitInfo &info = battle.info(shot.firer);
        const UnitState &state = position.unit(shot.firer);
        if (shot.dice == 0 || info.side != position.active || info.hasGuns() || state.where != Where::OnMap ||
            !state.has(Member) || state.has(AdvancedNow) || !position.isEmpty(shot.at) ||
            std::ranges::find(position.screened, shot.at) != position.screened.end())
            continue;
        const int direction = battle.board->directionTo(state.hex, shot.at);
        const auto arm = static_cast<std::size_t>(armNow(battle, position, shot.firer));
        const AdvanceOption option{shot.firer, shot.at};
        if (direction >= 0 && battle.board->crossing(state.hex, direction).mp[arm] >= 0 &&
            std::ranges::find(options, option) == options.end())
            options.push_back(option);
    }
    return options;
}

std::vector<PieceIndex> mustLeave(const Battle &battle, const Position &position)
{
    std::vector<PieceIndex> units;
    const bool atEnd = position.then == Step::CombatEnd;
    eachOnMap(battle, position, position.active, [&](PieceIndex unit) {
        const UnitState &state = position.unit(unit);
        if (!state.has(Advanced) && (atEnd || state.has(Member)) &&
            inEnemyZone(battle, position, state.hex, position.active))
            units.push_back(unit);
    });
    return units;
}

std::vector<PieceIndex> mayLeave(const Battle &battle, const Position &position)
{
    std::vector<PieceIndex> units;
    if (position.then == Step::CombatEnd)
        return units;
    eachOnMap(battle, position, position.active, [&](PieceIndex unit) {
        const UnitState &state = position.unit(unit);
        if (!state.has(Advanced) && !state.has(Retreated) && state.has(Member) &&
            isNextToEnemy(battle, position, state.hex, position.active) &&
            !inEnemyZone(battle, position, state.hex, position.active))
            units.push_back(unit);
    });
    return units;
}

} // namespace hotchkiss::battle_hymn
