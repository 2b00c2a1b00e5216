// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/movement.h"

#include "model/rules/battle_hymn/zone.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

/// Infantry MPs to a hex from every other; enemies of the side close the hexes they are in, those of no side none.
std::vector<std::int16_t> costsFrom(const Battle &battle, const Position &position, HexId start, int side,
                                    std::int16_t farAway)
{
    std::vector<std::int16_t> costs(position.at.size(), farAway);
    costs[static_cast<std::size_t>(start)] = 0;
    std::vector<std::pair<int, HexId>> heap{{0, start}};
    const auto later = [](const auto &a, const auto &b) { return a.first > b.first; };
    while (!heap.empty()) {
        std::ranges::pop_heap(heap, later);
        const auto [cost, hex] = heap.back();
        heap.pop_back();
        if (cost > costs[static_cast<std::size_t>(hex)])
            continue;
        for (int direction = 0; direction < directions; ++direction) {
            const HexId next = battle.board->neighbour(hex, direction);
            if (next == noHex || (side >= 0 && position.hasEnemy(battle, next, side)))
                continue;
            const int step =
                battle.board->crossing(next, battle.board->grid().opposite(direction)).mp[std::size_t(Arm::Infantry)];
            if (step < 0 || cost + step >= costs[static_cast<std::size_t>(next)])
                continue;
            costs[static_cast<std::size_t>(next)] = static_cast<std::int16_t>(cost + step);
            heap.emplace_back(cost + step, next);
            std::ranges::push_heap(heap, later);
        }
    }
    return costs;
}

} // namespace

void Reach::path(std::size_t point, std::vector<HexId> &hexes) const
{
    hexes.resize(points[point].depth);
    auto index = static_cast<std::int16_t>(point);
    for (std::size_t slot = hexes.size(); slot > 0; --slot) {
        const WayPoint &at = points[static_cast<std::size_t>(index)];
        hexes[slot - 1] = at.hex;
        index = at.before;
    }
}

const WayPoint *Reach::find(HexId hex, std::uint32_t effects) const
{
    for (std::int16_t i = first[static_cast<std::size_t>(hex)]; i >= 0; i = points[static_cast<std::size_t>(i)].same)
        if (const WayPoint &point = points[static_cast<std::size_t>(i)]; point.effects == effects && !point.late)
            return &points[static_cast<std::size_t>(i)];
    return nullptr;
}

Mover::Mover(const Battle &battle, const Position &position)
    : m_battle(battle)
    , m_position(position)
    , m_side(position.active)
    , m_night(battle.hour(position.hour).night)
    , m_zone(position.at.size(), 0)
{
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const UnitState &state = position.units[i];
        if (!battle.units[i].playable || battle.units[i].side == m_side)
            continue;
        if (state.horses != noHex)
            m_horses.push_back(state.horses);
        if (state.where != Where::OnMap || state.intact() < 1)
            continue;
        const bool mounted = isMounted(battle, position, static_cast<PieceIndex>(i));
        for (int direction = 0; direction < directions; ++direction)
            if (const Crossing &crossing = battle.board->crossing(state.hex, direction);
                crossing.to != noHex && crossing.zone)
                m_zone[static_cast<std::size_t>(crossing.to)] |= mounted ? MountedZone : FootZone;
    }
}

int Mover::left(PieceIndex unit) const
{
    return allowance(m_battle, m_position, unit) - m_position.unit(unit).spent;
}

const Fault *Mover::mayMove(PieceIndex unit) const
{
    const UnitState &state = m_position.unit(unit);
    if (state.where != Where::OnMap)
        return &fault::notOnMap;
    if (m_battle.info(unit).formation != m_position.formation)
        return &fault::otherFormation;
    if (state.has(Done))
        return &fault::alreadyMoved;
    return nullptr;
}

const Fault *Mover::judgeHex(PieceIndex unit, HexId hex, bool arriving) const
{
    if (m_position.hasEnemy(m_battle, hex, m_side))
        return &fault::enemyHex;
    const std::uint8_t enemies = zone(hex);
    if (enemies == 0)
        return nullptr;
    if (m_night)
        return &fault::nightZone;
    if (!arriving) {
        if (m_position.unit(unit).has(Bound))
            return &fault::zoneToZone;
        if (armNow(m_battle, m_position, unit) == Arm::Artillery)
            return &fault::artilleryZone;
        if (isMounted(m_battle, m_position, unit) && (enemies & FootZone) != 0)
            return &fault::mountedZone;
    }
    if (m_position.hasFriend(m_battle, hex, m_side) && m_position.unitAt(hex) != unit)
        return &fault::friendInZone;
    return nullptr;
}

// Objectives that change hands, and enemy horses that come within reach (BH 3.6b, 11.3l).
std::uint32_t Mover::effectsAt(PieceIndex unit, HexId hex) const
{
    std::uint32_t effects = 0;
    unsigned bit = 0;
    for (std::size_t i = 0; i < m_battle.objectives.size(); ++i)
        if (m_position.owners[i] != m_side && m_battle.objectives[i].hex != noHex) {
            if (m_battle.objectives[i].hex == hex && bit < 24)
                effects |= 1U << bit;
            bit = std::min(bit + 1, 24U);
        }
    bit = 24;
    for (const HexId horses : m_horses) {
        const int direction = m_battle.board->directionTo(hex, horses);
        if (hex == horses ||
            (direction >= 0 && m_position.unit(unit).intact() > 0 && m_battle.board->crossing(hex, direction).zone))
            effects |= 1U << bit;
        bit = std::min(bit + 1, 31U);
    }
    return effects;
}

std::uint32_t Mover::effectsOf(PieceIndex unit, std::span<const HexId> path) const
{
    std::uint32_t effects = 0;
    for (const HexId hex : path)
        effects |= effectsAt(unit, hex);
    return effects;
}

Mover::Tether Mover::tetherOf(PieceIndex unit) const
{
    const UnitState &state = m_position.unit(unit);
    if (!state.dismounted || state.horses == noHex)
        return {};
    // Enemies who shut every way are left out of the measure, or else the unit could never come back.
    for (const bool throughEnemies : {false, true})
        if (Tether tether = costsFrom(m_battle, m_position, state.horses, throughEnemies ? -1 : m_side, farAway);
            tether[static_cast<std::size_t>(state.hex)] < farAway)
            return tether;
    return {};
}

const Fault *Mover::judgeTether(const Tether &tether, HexId from, HexId to) const
{
    if (tether.empty())
        return nullptr;
    const int now = tether[static_cast<std::size_t>(from)];
    const int after = tether[static_cast<std::size_t>(to)];
    return after <= m_battle.numbers.tether || (now > m_battle.numbers.tether && after < now) ? nullptr
                                                                                              : &fault::tether;
}

const Fault *Mover::judge(PieceIndex unit, std::span<const HexId> path) const
{
    if (const Fault *fault = mayMove(unit))
        return fault;
    const UnitState &state = m_position.unit(unit);
    const auto arm = static_cast<std::size_t>(armNow(m_battle, m_position, unit));
    const Tether tether = tetherOf(unit);
    HexId from = state.hex;
    int cost = state.spent;
    bool stopped = false;
    for (const HexId hex : path) {
        const int direction = m_battle.board->directionTo(from, hex);
        if (direction < 0)
            return &fault::pathBroken;
        if (stopped)
            return &fault::stoppedByZone;
        const int step = m_battle.board->crossing(from, direction).mp[arm];
        if (step < 0)
            return &fault::barredTerrain;
        if (const Fault *fault = judgeHex(unit, hex, false))
            return fault;
        if (const Fault *fault = judgeTether(tether, from, hex))
            return fault;
        cost += step;
        if (cost > allowance(m_battle, m_position, unit))
            return &fault::tooFewMp;
        stopped = zone(hex) != 0;
        from = hex;
    }
    if (m_position.hasFriend(m_battle, from, m_side) && m_position.unitAt(from) != unit)
        return &fault::friendlyHex;
    return from == state.hex && effectsOf(unit, path) == 0 ? &fault::noMove : nullptr;
}

void Mover::begin(Reach &reach, int limit) const
{
    reach.points.clear();
    reach.first.assign(m_position.at.size(), -1);
    if (reach.queue.size() < static_cast<std::size_t>(limit) + 1)
        reach.queue.resize(static_cast<std::size_t>(limit) + 1);
    for (auto &bucket : reach.queue)
        bucket.clear();
}

void Mover::add(Reach &reach, PieceIndex unit, const WayPoint &point) const
{
    std::int16_t &first = reach.first[static_cast<std::size_t>(point.hex)];
    for (std::int16_t i = first; i >= 0; i = reach.points[static_cast<std::size_t>(i)].same) {
        WayPoint &known = reach.points[static_cast<std::size_t>(i)];
        if (known.late || known.effects != point.effects)
            continue;
        if (known.cost <= point.cost)
            return;
        known.late = true;
    }
    WayPoint made = point;
    made.mayEnd = m_position.isEmpty(point.hex) || (m_position.unitAt(point.hex) == unit && point.effects != 0);
    made.same = first;
    first = static_cast<std::int16_t>(reach.points.size());
    reach.queue[point.cost].push_back(first);
    reach.points.push_back(made);
}

// Dijkstra over hexes and what was taken on the way, with a bucket for each number of MPs.
void Mover::walk(PieceIndex unit, int limit, const Tether &tether, Reach &reach) const
{
    const auto arm = static_cast<std::size_t>(armNow(m_battle, m_position, unit));
    for (std::size_t cost = 0; cost <= static_cast<std::size_t>(limit); ++cost) {
        for (std::size_t i = 0; i < reach.queue[cost].size(); ++i) {
            const std::int16_t index = reach.queue[cost][i];
            const WayPoint at = reach.points[static_cast<std::size_t>(index)];
            if (at.late || at.depth >= Action::capacity || (zone(at.hex) != 0 && at.depth > 0))
                continue;
            for (int direction = 0; direction < directions; ++direction) {
                const Crossing &crossing = m_battle.board->crossing(at.hex, direction);
                if (crossing.to == noHex || crossing.mp[arm] < 0)
                    continue;
                const int total = static_cast<int>(cost) + crossing.mp[arm];
                if (total > limit || judgeHex(unit, crossing.to, false) != nullptr ||
                    judgeTether(tether, at.hex, crossing.to) != nullptr)
                    continue;
                WayPoint next;
                next.hex = crossing.to;
                next.before = index;
                next.depth = static_cast<std::uint8_t>(at.depth + 1);
                next.cost = static_cast<std::uint8_t>(total);
                next.effects = at.effects | effectsAt(unit, crossing.to);
                add(reach, unit, next);
            }
        }
    }
}

void Mover::reach(PieceIndex unit, Reach &reach) const
{
    const int limit = std::max(0, left(unit));
    begin(reach, limit);
    if (mayMove(unit) != nullptr || limit == 0)
        return;
    WayPoint start;
    start.hex = m_position.unit(unit).hex;
    add(reach, unit, start);
    walk(unit, limit, tetherOf(unit), reach);
}

int Mover::tetherLength(PieceIndex unit) const
{
    const Tether tether = tetherOf(unit);
    return tether.empty() ? 0 : tether[static_cast<std::size_t>(m_position.unit(unit).hex)];
}

bool Mover::mustReturn(PieceIndex unit) const
{
    if (mayMove(unit) != nullptr)
        return false;
    const Tether tether = tetherOf(unit);
    if (tether.empty() || tether[static_cast<std::size_t>(m_position.unit(unit).hex)] <= m_battle.numbers.tether)
        return false;
    Reach ways;
    reach(unit, ways);
    return std::ranges::any_of(ways.points,
                               [](const WayPoint &point) { return point.mayEnd && !point.late && point.depth > 0; });
}

} // namespace hotchkiss::battle_hymn
