// SPDX-License-Identifier: MIT
// Coming in, leaving, mounting and dismounting (BH 12, 5.5, 11.3).
#include "model/rules/battle_hymn/movement.h"
#include "model/rules/battle_hymn/zone.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

const Fault *Mover::mayEnter(PieceIndex unit) const
{
    const UnitState &state = m_position.unit(unit);
    const UnitInfo &info = m_battle.info(unit);
    if (state.where != Where::OffMap || info.hour == 0 || info.hour > m_position.hour)
        return &fault::notDue;
    return info.formation != m_position.formation ? &fault::otherFormation : nullptr;
}

// Only when every hex of the areas is held by the enemy the nearest open ones to the left and right serve.
std::vector<HexId> Mover::entryHexes(PieceIndex unit) const
{
    const std::vector<HexId> &named = m_battle.info(unit).entry;
    std::vector<HexId> open;
    for (const HexId hex : named)
        if (!m_position.hasEnemy(m_battle, hex, m_side))
            open.push_back(hex);
    if (!open.empty() || named.empty())
        return open;
    const std::vector<HexId> &rim = m_battle.board->rim();
    const int size = static_cast<int>(rim.size());
    for (const int way : {-1, 1}) {
        int nearest = size;
        HexId found = noHex;
        for (const HexId hex : named) {
            const auto at = std::ranges::find(rim, hex);
            for (int steps = 1; at != rim.end() && steps < nearest; ++steps) {
                const int index = (static_cast<int>(at - rim.begin()) + way * steps + size * steps) % size;
                const HexId candidate = rim[static_cast<std::size_t>(index)];
                if (m_position.hasEnemy(m_battle, candidate, m_side))
                    continue;
                nearest = steps;
                found = candidate;
            }
        }
        if (found != noHex && std::ranges::find(open, found) == open.end())
            open.push_back(found);
    }
    return open;
}

int Mover::entryCost(PieceIndex unit, HexId hex) const
{
    const auto arm = static_cast<std::size_t>(armNow(m_battle, m_position, unit));
    const Ground &ground = m_battle.board->at(hex);
    const int cost = ground.exit && ground.exitMp[arm] >= 0 ? ground.exitMp[arm] : ground.mp[arm];
    const auto before = std::ranges::count(m_position.entered, hex);
    return cost < 0 ? barred : cost * (static_cast<int>(before) + 1);
}

const Fault *Mover::judgeEntry(PieceIndex unit, std::span<const HexId> path) const
{
    if (const Fault *fault = mayEnter(unit))
        return fault;
    const std::vector<HexId> open = entryHexes(unit);
    if (path.empty() || std::ranges::find(open, path.front()) == open.end())
        return &fault::notEntryHex;
    const auto arm = static_cast<std::size_t>(armNow(m_battle, m_position, unit));
    HexId from = path.front();
    int cost = entryCost(unit, from);
    if (cost < 0)
        return &fault::barredTerrain;
    if (const Fault *fault = judgeHex(unit, from, true))
        return fault;
    for (const HexId hex : path.subspan(1)) {
        const int direction = m_battle.board->directionTo(from, hex);
        if (direction < 0)
            return &fault::pathBroken;
        if (zone(from) != 0)
            return &fault::stoppedByZone;
        const int step = m_battle.board->crossing(from, direction).mp[arm];
        if (step < 0)
            return &fault::barredTerrain;
        if (const Fault *fault = judgeHex(unit, hex, false))
            return fault;
        cost += step;
        from = hex;
    }
    if (cost > allowance(m_battle, m_position, unit))
        return &fault::tooFewMp;
    return m_position.isEmpty(from) ? nullptr : &fault::friendlyHex;
}

void Mover::reachFrom(PieceIndex unit, HexId entry, Reach &reach) const
{
    const int limit = allowance(m_battle, m_position, unit);
    begin(reach, limit);
    const int cost = entryCost(unit, entry);
    if (cost < 0 || cost > limit || judgeHex(unit, entry, true) != nullptr)
        return;
    WayPoint start;
    start.hex = entry;
    start.depth = 1;
    start.cost = static_cast<std::uint8_t>(cost);
    start.effects = effectsAt(unit, entry);
    add(reach, unit, start);
    walk(unit, limit, {}, reach);
}

const Fault *Mover::judgeExit(PieceIndex unit) const
{
    if (const Fault *fault = mayMove(unit))
        return fault;
    const HexId hex = m_position.unit(unit).hex;
    if (m_battle.exit(m_side, hex) == nullptr)
        return m_battle.options.mayLeaveMap ? &fault::noExit : &fault::offMap;
    // The way out costs what the way in would.
    const Ground &ground = m_battle.board->at(hex);
    const auto arm = static_cast<std::size_t>(armNow(m_battle, m_position, unit));
    const int cost = ground.exit && ground.exitMp[arm] >= 0 ? ground.exitMp[arm] : ground.mp[arm];
    return cost < 0 || cost > left(unit) ? &fault::tooFewMp : nullptr;
}

int holdersOf(const Battle &battle, const Position &position, PieceIndex unit)
{
    return position.unit(unit).strength / battle.numbers.holderDivisor;
}

const Fault *judgeHorseHex(const Battle &battle, const Position &position, PieceIndex unit, HexId hex)
{
    const int side = battle.info(unit).side;
    if (battle.board->at(hex).mp[static_cast<std::size_t>(Arm::Cavalry)] < 0 || !position.isEmpty(hex) ||
        std::ranges::any_of(position.units, [hex](const UnitState &other) { return other.horses == hex; }))
        return &fault::horseHex;
    return isSeen(battle, position, hex, side) ? &fault::horseSeen : nullptr;
}

const Fault *Mover::judgeDismount(PieceIndex unit, HexId horses) const
{
    if (const Fault *fault = mayMove(unit))
        return fault;
    const UnitState &state = m_position.unit(unit);
    if (m_battle.info(unit).arm != Arm::Cavalry || state.dismounted)
        return &fault::notCavalry;
    if (state.has(Changed))
        return &fault::alreadyChanged;
    if (left(unit) < m_battle.numbers.mountCost)
        return &fault::mountMp;
    if (state.intact() - holdersOf(m_battle, m_position, unit) < 1)
        return &fault::noIntactLeft;
    if (!m_battle.board->adjacent(state.hex, horses))
        return &fault::horseHex;
    return judgeHorseHex(m_battle, m_position, unit, horses);
}

const Fault *Mover::judgeMount(PieceIndex unit) const
{
    if (const Fault *fault = mayMove(unit))
        return fault;
    const UnitState &state = m_position.unit(unit);
    if (!state.dismounted)
        return &fault::notCavalry;
    if (state.has(Changed))
        return &fault::alreadyChanged;
    if (state.horses == noHex || !m_battle.board->adjacent(state.hex, state.horses))
        return &fault::horsesFar;
    if (m_battle.board->at(state.hex).mp[static_cast<std::size_t>(Arm::Cavalry)] < 0)
        return &fault::mountTerrain;
    return left(unit) < m_battle.numbers.mountCost ? &fault::mountMp : nullptr;
}

} // namespace hotchkiss::battle_hymn
