// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/play.h"

namespace hotchkiss::hold_the_line {

std::vector<PieceIndex> followable(const Battle &, const Position &position)
{
    std::vector<PieceIndex> units;
    for (const PieceIndex unit : position.combat.retreated) {
        if (unit == noPiece || position.hex(position.at(unit).hex).leader != noPiece)
            continue;
        if (units.empty() || position.at(units.front()).hex != position.at(unit).hex)
            units.push_back(unit);
    }
    return units;
}

bool mayAdvance(const Battle &battle, const Position &position)
{
    const Combat &combat = position.combat;
    const PieceInfo &info = battle.info(combat.attacker);
    if (combat.byFire &&
        (!battle.options.fireAdvance || info.isBoat() || battle.board->distance(combat.from, combat.at) != 1))
        return false;
    return !position.hasEnemy(combat.at, info.side) && battle.isOpen(info, combat.at);
}

PieceIndex advanceLeader(const Battle &battle, const Position &position)
{
    const PieceIndex leader = position.hex(position.combat.from).leader;
    if (leader == noPiece || (position.at(leader).marks & (Moved | WentAlong | Rallied)) != 0 ||
        !battle.isOpen(battle.info(leader), position.combat.at))
        return noPiece;
    return leader;
}

// The next unit that failed its morale roll; true when its owner has a choice.
bool Play::askRetreat()
{
    Combat &combat = m_position.combat;
    const PieceIndex unit = combat.failing[0];
    if (unit == noPiece) {
        m_position.step = Step::LeaderLeft;
        return false;
    }
    const RetreatOptions options = retreats(m_battle, m_position, unit, combat.from);
    m_position.subject = unit;
    if (options.count == 0) {
        combat.failing = {combat.failing[1], noPiece};
        eliminate(unit, "8.4.2a");
        return false;
    }
    if (options.count == 1) {
        retreatTo(options.list[0].hex);
        return false;
    }
    m_position.step = Step::Retreat;
    return true;
}

void Play::retreatTo(HexId hex)
{
    Combat &combat = m_position.combat;
    const PieceIndex unit = m_position.subject;
    const RetreatOption option = *retreats(m_battle, m_position, unit, combat.from).find(hex);
    if (option.displaced == noPiece) {
        carryOutRetreat(unit, hex);
        return;
    }
    combat.displaced = option.displaced;
    combat.into = hex;
    const RetreatOptions further = displacements(m_battle, m_position, option.displaced, unit, combat.at, combat.from);
    m_position.subject = option.displaced;
    m_position.step = Step::Displace;
    if (further.count == 1)
        displaceTo(further.list[0].hex);
}

void Play::displaceTo(HexId hex)
{
    Combat &combat = m_position.combat;
    const HexId into = combat.into;
    carryOutDisplacement(combat.displaced, hex);
    combat.displaced = noPiece;
    combat.into = noHex;
    carryOutRetreat(combat.failing[0], into);
}

void Play::carryOutDisplacement(PieceIndex unit, HexId to)
{
    const HexId from = m_position.at(unit).hex;
    const PieceIndex leader = m_position.hex(from).leader;
    if (m_events != nullptr)
        report(Event::Kind::Move, "8.5.1c",
               {HK_NOOP("%1 makes room and goes to %2"), {m_battle.name(unit), m_battle.label(to)}}, unit, to);
    shift(unit, to);
    if (leader != noPiece && !m_position.hex(from).hasCombat() && m_position.hex(to).leader == noPiece)
        shift(leader, to);
}

void Play::carryOutRetreat(PieceIndex unit, HexId to)
{
    Combat &combat = m_position.combat;
    if (m_events != nullptr)
        report(Event::Kind::Move, "8.3.3e", {HK_NOOP("%1 retreats to %2"), {m_battle.name(unit), m_battle.label(to)}},
               unit, to);
    shift(unit, to);
    combat.retreated[combat.retreated[0] == noPiece ? 0 : 1] = unit;
    combat.failing = {combat.failing[1], noPiece};
    m_position.step = Step::Retreats;
}

void Play::shift(PieceIndex piece, HexId to)
{
    m_position.lift(m_battle, piece);
    if (!m_battle.info(piece).isLeader())
        touch(piece, to);
    m_position.put(m_battle, piece, to);
}

void Play::touch(PieceIndex unit, HexId hex)
{
    const PieceInfo &info = m_battle.info(unit);
    if (!info.isCombat())
        return;
    if (m_position.hasLoneEnemyLeader(hex, info.side))
        eliminate(m_position.hex(hex).leader, "7.2.1b");
    if (!m_battle.chart(info.type).captures)
        return;
    for (std::size_t i = 0; i < m_position.counters.size(); ++i) {
        CounterState &counter = m_position.counters[i];
        const CounterInfo &about = m_battle.counters[i];
        if (counter.hex != hex || (about.persistent ? counter.holder == info.side : !about.earnable[info.side]))
            continue;
        counter.holder = static_cast<std::int8_t>(info.side);
        if (!about.persistent) {
            counter.hex = noHex;
            counter.takenBy = counter.holder;
            m_position.vp[info.side] = static_cast<std::int16_t>(m_position.vp[info.side] + about.value);
        }
        if (m_events != nullptr)
            report(Event::Kind::Score, about.persistent ? "10.0d" : "3.1.6e",
                   {HK_NOOP("%1 takes %2"), {m_battle.name(unit), m_battle.scenario->objectives[i].name}}, unit, hex,
                   {}, info.side);
    }
}

bool Play::askLeader()
{
    m_position.step = Step::Vacated;
    const Combat &combat = m_position.combat;
    const Hex &hex = m_position.hex(combat.at);
    const PieceIndex leader = hex.leader;
    if (leader == noPiece || hex.hasCombat())
        return false;
    if (combat.retreated[0] == noPiece)
        return askWithdrawal(leader);
    const std::vector<PieceIndex> units = followable(m_battle, m_position);
    m_position.subject = leader;
    if (units.empty())
        return askWithdrawal(leader);
    if (units.size() == 1) {
        follow(units.front());
        return false;
    }
    m_position.step = Step::Follow;
    return true;
}

void Play::follow(PieceIndex unit)
{
    const PieceIndex leader = m_position.subject;
    const HexId to = m_position.at(unit).hex;
    if (m_events != nullptr)
        report(Event::Kind::Move, "8.3.3f", {HK_NOOP("%1 goes with %2"), {m_battle.name(leader), m_battle.name(unit)}},
               leader, to);
    shift(leader, to);
    m_position.step = Step::Vacated;
}

bool Play::askWithdrawal(PieceIndex leader)
{
    Reach reach;
    const Mover mover(m_battle, m_position, m_battle.info(leader).side);
    mover.leaderReach(leader, m_battle.leaderRetreat, reach);
    if (reach.points.empty()) {
        eliminate(leader, "8.5.2c");
        return false;
    }
    if (std::ranges::none_of(reach.points, [](const WayPoint &point) { return point.mode != Mode::None; }))
        return false;
    m_position.subject = leader;
    m_position.step = Step::Withdraw;
    return true;
}

void Play::withdrawTo(HexId hex)
{
    const PieceIndex leader = m_position.subject;
    if (hex != m_position.at(leader).hex) {
        if (m_events != nullptr)
            report(Event::Kind::Move, "8.5.2a",
                   {HK_NOOP("%1 withdraws to %2"), {m_battle.name(leader), m_battle.label(hex)}}, leader, hex);
        shift(leader, hex);
    }
    m_position.step = Step::Vacated;
}

bool Play::askAdvance()
{
    m_position.step = Step::Act;
    if (!mayAdvance(m_battle, m_position))
        return false;
    m_position.subject = m_position.combat.attacker;
    m_position.step = Step::Advance;
    return true;
}

void Play::advance(bool goes, PieceIndex leader)
{
    const PieceIndex unit = m_position.combat.attacker;
    const HexId to = m_position.combat.at;
    m_position.step = Step::Act;
    if (!goes)
        return;
    if (m_events != nullptr)
        report(Event::Kind::Move, m_position.combat.byFire ? "11.4a" : "8.3.4a",
               {HK_NOOP("%1 advances to %2"), {m_battle.name(unit), m_battle.label(to)}}, unit, to);
    shift(unit, to);
    if (leader != noPiece) {
        shift(leader, to);
        m_position.at(leader).marks |= WentAlong;
    }
}

} // namespace hotchkiss::hold_the_line
