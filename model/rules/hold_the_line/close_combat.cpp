// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/play.h"

namespace hotchkiss::hold_the_line {

const Fault *judgeCloseCombat(const Battle &battle, const Position &position, PieceIndex unit, HexId target)
{
    const PieceInfo &info = battle.info(unit);
    const PieceState &state = position.at(unit);
    const bool closed = state.has(Activated) && position.open != unit;
    if (closed)
        return state.has(Moved) && !state.has(Fired) ? &fault::fireAfterMove : &fault::alreadyActivated;
    if (!battle.chart(info.type).opensCloseCombat)
        return &fault::cannotClose;
    if (state.has(Moved))
        return &fault::movedBeforeClose;
    if (battle.board->distance(state.hex, target) != 1)
        return &fault::notAdjacent;
    return position.hasEnemyCombat(target, info.side) ? nullptr : &fault::noTarget;
}

Morale shifted(Morale morale, int shift)
{
    return static_cast<Morale>(std::clamp(static_cast<int>(morale) + shift, 0, 2));
}

Morale defenceMorale(const Battle &battle, const Position &position, PieceIndex unit)
{
    const HexId hex = position.at(unit).hex;
    const int leader = position.hex(hex).leader != noPiece ? battle.leaderMorale : 0;
    return shifted(battle.info(unit).morale, battle.board->at(hex).morale + leader);
}

double failChance(const Battle &battle, Morale morale)
{
    double chance = 0;
    for (std::size_t die = 1; die <= 6; ++die)
        chance += battle.moraleDie[die] == morale ? 1.0 / 6 : 0;
    return chance;
}

void Play::closeCombat(PieceIndex unit, HexId target)
{
    close();
    m_position.ap = static_cast<std::int16_t>(m_position.ap - m_battle.costs.close);
    PieceState &state = m_position.at(unit);
    state.marks |= Activated | CloseCombat;
    m_position.combat = {};
    m_position.combat.attacker = unit;
    m_position.combat.from = state.hex;
    m_position.combat.at = target;
    if (m_battle.options.chargeCheck && !passesCharge(unit)) {
        m_position.subject = unit;
        m_position.step = hasTarget(m_battle, m_position, unit) ? Step::FailedCheck : Step::Act;
        return;
    }
    const TypeChart &chart = m_battle.chart(unit);
    const Volley volley = roll(unit, target, chart.closeDice, chart.closeHit, "8.3.2a", Event::Kind::Attack);
    takeHits(target, volley.hits);
    riskLeader(target, volley.ones, "9.3.1b");
    const Hex &defenders = m_position.hex(target);
    std::size_t failed = 0;
    for (const PieceIndex defender : {defenders.line, defenders.guns})
        if (defender != noPiece && volley.hits > 0 && failsMorale(defender, volley.hits))
            m_position.combat.failing[failed++] = defender;
    m_position.step = Step::Retreats;
}

bool Play::passesCharge(PieceIndex unit)
{
    const bool led = m_position.hex(m_position.at(unit).hex).leader != noPiece;
    const Morale morale = shifted(m_battle.info(unit).morale, led ? m_battle.leaderMorale : 0);
    const int die = m_dice.roll(6);
    const bool passed = m_battle.moraleDie[static_cast<std::size_t>(die)] != morale;
    if (m_events != nullptr)
        report(Event::Kind::Roll, "11.1a",
               {passed ? HK_NOOP("%1 goes in with the bayonet (%2)") : HK_NOOP("%1 does not dare to charge (%2)"),
                {m_battle.name(unit), moraleName(m_battle.moraleDie[static_cast<std::size_t>(die)])}},
               unit, m_position.at(unit).hex, {{6, die}});
    return passed;
}

// All dice are rolled, also when the first has decided (HL 7.4).
bool Play::failsMorale(PieceIndex unit, int dice)
{
    const Morale morale = defenceMorale(m_battle, m_position, unit);
    bool fails = false;
    std::vector<Dice::Roll> rolls;
    for (int i = 0; i < dice; ++i) {
        const int die = m_dice.roll(6);
        fails = fails || m_battle.moraleDie[static_cast<std::size_t>(die)] == morale;
        if (m_events != nullptr)
            rolls.push_back({6, die});
    }
    if (m_events != nullptr)
        report(Event::Kind::Roll, "8.3.3c",
               {fails ? HK_NOOP("%1 must retreat: its morale is %2") : HK_NOOP("%1 holds: its morale is %2"),
                {m_battle.name(unit), moraleName(morale)}},
               unit, m_position.at(unit).hex, std::move(rolls));
    return fails;
}

} // namespace hotchkiss::hold_the_line
