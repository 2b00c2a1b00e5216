// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/movement.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

/// Rates beyond this have no effect; charts print 4 at most.
constexpr int longestWalk = 7;
constexpr int windowSide = 2 * longestWalk + 1;

} // namespace

void Reach::path(std::size_t point, std::vector<HexId> &hexes) const
{
    hexes.clear();
    for (int at = static_cast<int>(point); at >= 0; at = points[static_cast<std::size_t>(at)].before)
        hexes.push_back(points[static_cast<std::size_t>(at)].hex);
    std::ranges::reverse(hexes);
}

Mover::Mover(const Battle &battle, const Position &position, int side)
    : m_battle(battle)
    , m_position(position)
    , m_side(side)
    , m_near(nearEnemies(battle, position, side))
{
    for (std::size_t i = 0; i < battle.counters.size(); ++i) {
        const CounterState &counter = position.counters[i];
        const CounterInfo &info = battle.counters[i];
        if (counter.hex != noHex &&
            (info.persistent ? counter.holder != side : info.earnable[static_cast<std::size_t>(side)]))
            m_special.set(static_cast<std::size_t>(counter.hex));
    }
    for (std::size_t i = 0; i < battle.pieces.size(); ++i) {
        const HexId hex = position.pieces[i].hex;
        if (battle.pieces[i].isLeader() && hex != noHex && position.hasLoneEnemyLeader(hex, side))
            m_special.set(static_cast<std::size_t>(hex));
    }
}

const Fault *Mover::mayMove(PieceIndex piece) const
{
    const PieceInfo &info = m_battle.info(piece);
    const PieceState &state = m_position.at(piece);
    if (info.isLeader())
        return (state.marks & (Moved | WentAlong | Rallied)) != 0 ? &fault::leaderDone : nullptr;
    if (state.has(Fired))
        return info.type == UnitType::Cavalry ? &fault::cavalryFired : &fault::moveAfterFire;
    if (state.has(Activated))
        return &fault::alreadyActivated;
    return m_position.turn < info.heldUntil ? &fault::held : nullptr;
}

const Fault *Mover::mayGoAlong(PieceIndex leader, PieceIndex unit) const
{
    const PieceInfo &info = m_battle.info(leader);
    const PieceState &state = m_position.at(leader);
    const PieceState &with = m_position.at(unit);
    if (!info.isLeader() || info.side != m_side || !m_battle.info(unit).isCombat() || state.status != Status::OnBoard ||
        state.hex != with.hex || state.startHex != with.hex || with.startHex != with.hex)
        return &fault::leaderNotFromStart;
    return (state.marks & (Moved | WentAlong | Rallied)) != 0 ? &fault::leaderHasActed : nullptr;
}

bool Mover::mayEnter(const PieceInfo &info, PieceIndex piece, HexId hex) const
{
    if (!m_battle.isOpen(info, hex) || m_position.hasEnemy(hex, m_side))
        return false;
    if (info.isLeader())
        return true;
    const Hex &there = m_position.hex(hex);
    if (info.isBoat() ? there.side == 1 - m_side : there.side == 1 - m_side && !there.hasUnit())
        return !info.isBoat();
    return hex == m_position.at(piece).hex || hasRoom(info, there);
}

bool Mover::mayEnd(const PieceInfo &info, PieceIndex piece, PieceIndex leader, HexId hex) const
{
    const Hex &there = m_position.hex(hex);
    if (info.isLeader())
        return there.side != 1 - m_side && (there.leader == noPiece || there.leader == piece) && there.boat == noPiece;
    if (info.isBoat())
        return m_battle.board->at(hex).boats;
    return leader == noPiece || there.side == 1 - m_side || there.leader == noPiece || there.leader == leader;
}

bool Mover::hasEffect(const PieceInfo &info, HexId hex) const
{
    return info.isCombat() && m_special.test(static_cast<std::size_t>(hex)) &&
           (m_battle.chart(info.type).captures || m_position.hasLoneEnemyLeader(hex, m_side));
}

Mode Mover::modeOf(const TypeChart &chart, bool leader, int length, bool startNear, bool tightBefore, bool near) const
{
    if (chart.rate < 0 || length <= chart.rate)
        return Mode::Normal;
    if (length <= chart.marchRate && !startNear && !tightBefore && !near)
        return Mode::March;
    if (leader && length <= chart.bonusRate && !tightBefore)
        return Mode::Bonus;
    return Mode::None;
}

int Mover::cost(PieceIndex piece, Mode mode) const
{
    const Costs &costs = m_battle.costs;
    if (m_battle.info(piece).isLeader())
        return costs.leader;
    return mode == Mode::March ? costs.march : mode == Mode::Bonus ? costs.bonus : costs.move;
}

const Fault *Mover::judge(PieceIndex piece, PieceIndex leader, std::span<const HexId> path, Mode &mode) const
{
    const PieceInfo &info = m_battle.info(piece);
    const TypeChart &chart = m_battle.chart(piece);
    const HexId start = m_position.at(piece).hex;
    HexId before = start;
    for (const HexId hex : path) {
        const auto next = m_battle.board->neighbours(before);
        if (hex == noHex || std::ranges::find(next, hex) == next.end())
            return &fault::pathBroken;
        before = hex;
    }
    if (path.empty())
        return &fault::pathBroken;
    if (path.back() == start && std::ranges::none_of(path, [&](HexId hex) { return hasEffect(info, hex); }))
        return &fault::noMove;
    const bool along = leader != noPiece;
    const bool alongIsLeader = along && m_battle.info(leader).isLeader() && m_battle.info(leader).side == m_side;
    for (const HexId hex : path)
        if (!info.isBoat() &&
            (!m_battle.isOpen(info, hex) || (alongIsLeader && !m_battle.isOpen(m_battle.info(leader), hex))))
            return m_battle.board->at(hex).river ? &fault::river : &fault::swamp;
    for (const HexId hex : path)
        if (info.isBoat() && (!m_battle.isOpen(info, hex) || (hex == path.back() && !m_battle.board->at(hex).boats)))
            return &fault::offRiver;
    for (const HexId hex : path) {
        if (m_position.hasEnemy(hex, m_side))
            return &fault::enemyHex;
        if (m_position.hasLoneEnemyLeader(hex, m_side) && (info.isBoat() || (info.isLeader() && hex == path.back())))
            return &fault::enemyLeaderHex;
    }
    for (const HexId hex : path)
        if (!mayEnter(info, piece, hex))
            return &fault::hexLimit;
    if (info.isLeader() && m_position.hex(path.back()).boat != noPiece)
        return &fault::leaderWithBoat;
    for (const HexId hex : path.first(path.size() - 1))
        if (m_battle.stops(info, hex))
            return &fault::stopTerrain;
    if (along)
        if (const Fault *fault = mayGoAlong(leader, piece))
            return fault;
    if (!mayEnd(info, piece, leader, path.back()))
        return &fault::leaderEndsWithLeader;
    const int length = static_cast<int>(path.size());
    if (along && chart.bonusRate < 0 && chart.rate >= 0 && length > chart.rate)
        return &fault::bonusNotAllowed;
    if (chart.rate < 0 ? length > longestPath
                       : length > std::min(longestWalk, std::max({chart.rate, chart.bonusRate, chart.marchRate})))
        return &fault::rateExceeded;
    const bool tight = std::ranges::any_of(path.first(path.size() - 1), [this](HexId hex) { return isNear(hex); });
    mode = modeOf(chart, along, length, isNear(start), tight, isNear(path.back()));
    if (mode != Mode::None)
        return nullptr;
    if (along && length <= chart.bonusRate)
        return &fault::mustStopNearEnemy;
    return length <= chart.marchRate ? &fault::marchNearEnemy : &fault::noLeader;
}

void Mover::reach(PieceIndex piece, PieceIndex leader, Reach &reach) const
{
    const TypeChart &chart = m_battle.chart(piece);
    const int longest = std::max({chart.rate, chart.marchRate, leader != noPiece ? chart.bonusRate : -1});
    walk(piece, leader, longest, reach);
}

void Mover::leaderReach(PieceIndex leader, int hexes, Reach &reach) const
{
    walk(leader, noPiece, hexes, reach);
}

// Breadth first, so that the first point of a hex is the nearest. A point that comes later is kept only if it is
// cheaper or has kept away from enemies, which a longer move may need.
void Mover::walk(PieceIndex piece, PieceIndex leader, int longest, Reach &reach) const
{
    reach.points.clear();
    reach.effectHexes.clear();
    const PieceInfo &info = m_battle.info(piece);
    const TypeChart &chart = m_battle.chart(piece);
    const TerrainBoard &board = *m_battle.board;
    const HexId start = m_position.at(piece).hex;
    const bool boundless = info.isBoat();
    longest = boundless ? longestPath : std::min(longest, longestWalk);
    const bool startNear = isNear(start);
    const bool tracksEnemies = leader != noPiece || chart.marchRate > chart.rate;
    const Axial middle = board.axial(start);
    std::array<std::int16_t, windowSide * windowSide> window;
    HexSet visited;
    if (!boundless)
        window.fill(-1);

    const auto enter = [&](int from, HexId hex, int depth, bool tightBefore, std::uint32_t effects) {
        if (!mayEnter(info, piece, hex) || (leader != noPiece && !m_battle.isOpen(m_battle.info(leader), hex)))
            return;
        const bool near = isNear(hex);
        const Mode mode =
            info.isLeader() ? Mode::Normal : modeOf(chart, leader != noPiece, depth, startNear, tightBefore, near);
        if (mode == Mode::None)
            return;
        if (m_special.test(static_cast<std::size_t>(hex)) && hasEffect(info, hex)) {
            auto known = std::ranges::find(reach.effectHexes, hex);
            if (known == reach.effectHexes.end() && reach.effectHexes.size() < 32)
                known = reach.effectHexes.insert(known, hex);
            if (known != reach.effectHexes.end())
                effects |= 1U << (known - reach.effectHexes.begin());
        }
        WayPoint point{hex,
                       static_cast<std::int16_t>(from),
                       -1,
                       static_cast<std::uint8_t>(depth),
                       mode,
                       static_cast<std::int16_t>(cost(piece, mode)),
                       tracksEnemies && (tightBefore || near),
                       effects};
        if (!mayEnd(info, piece, leader, hex) || (hex == start && effects == 0))
            point.mode = Mode::None;
        if (boundless) {
            if (visited.test(static_cast<std::size_t>(hex)))
                return;
            visited.set(static_cast<std::size_t>(hex));
        } else {
            const Axial at = board.axial(hex);
            std::int16_t &head = window[static_cast<std::size_t>((at.q - middle.q + longestWalk) * windowSide + at.r -
                                                                 middle.r + longestWalk)];
            for (std::int16_t other = head; other >= 0;) {
                WayPoint &known = reach.points[static_cast<std::size_t>(other)];
                other = known.same;
                if (known.effects != effects)
                    continue;
                if (known.cost <= point.cost && (!known.tight || point.tight))
                    return;
                if (point.cost < known.cost)
                    known.mode = Mode::None;
                else
                    point.mode = Mode::None;
            }
            point.same = head;
            head = static_cast<std::int16_t>(reach.points.size());
        }
        reach.points.push_back(point);
    };

    for (const HexId next : board.neighbours(start))
        if (next != noHex && longest > 0)
            enter(-1, next, 1, false, 0);
    for (std::size_t i = 0; i < reach.points.size(); ++i) {
        const WayPoint from = reach.points[i];
        if (from.depth >= longest || m_battle.stops(info, from.hex))
            continue;
        for (const HexId next : board.neighbours(from.hex))
            if (next != noHex)
                enter(static_cast<int>(i), next, from.depth + 1, from.tight, from.effects);
    }
}

std::size_t Mover::same(const Reach &reach, PieceIndex piece, std::span<const HexId> path) const
{
    std::uint32_t effects = 0;
    for (const HexId hex : path)
        if (hasEffect(m_battle.info(piece), hex))
            if (const auto known = std::ranges::find(reach.effectHexes, hex); known != reach.effectHexes.end())
                effects |= 1U << (known - reach.effectHexes.begin());
    for (std::size_t i = 0; i < reach.points.size(); ++i) {
        const WayPoint &point = reach.points[i];
        if (point.hex == path.back() && point.effects == effects && point.mode != Mode::None)
            return i;
    }
    return reach.points.size();
}

} // namespace hotchkiss::hold_the_line
