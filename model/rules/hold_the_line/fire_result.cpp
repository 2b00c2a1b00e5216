// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/play.h"

namespace hotchkiss::hold_the_line {

void Play::fire(PieceIndex unit, HexId target, bool free)
{
    close();
    if (!free)
        m_position.ap = static_cast<std::int16_t>(m_position.ap - m_battle.costs.fire);
    PieceState &state = m_position.at(unit);
    state.marks |= Activated | Fired;
    m_position.combat = {};
    m_position.combat.attacker = unit;
    m_position.combat.from = state.hex;
    m_position.combat.at = target;
    m_position.combat.byFire = true;
    for (const PieceIndex piece : {m_position.hex(target).line, m_position.hex(target).guns})
        if (piece != noPiece)
            m_position.at(piece).marks |= FiredOn;
    const int range = m_battle.board->distance(state.hex, target);
    const Volley volley = roll(unit, target, diceAt(m_battle, unit, range), hitNumber(m_battle, unit, range), "8.1.1c",
                               Event::Kind::Attack);
    takeHits(target, volley.hits);
    riskLeader(target, std::min(volley.ones, 1), "9.3.1a");
    m_position.step = Step::LeaderLeft;
}

Play::Volley Play::roll(PieceIndex unit, HexId target, int dice, int need, const char *rule, Event::Kind kind)
{
    Volley volley;
    const int modifier = m_battle.board->at(target).dice;
    std::vector<Dice::Roll> rolls;
    for (int i = 0; i < dice; ++i) {
        const int die = m_dice.roll(6);
        volley.hits += die + modifier >= need ? 1 : 0;
        volley.ones += die == m_battle.leaderRisk ? 1 : 0;
        if (m_events != nullptr)
            rolls.push_back({6, die});
    }
    if (m_events != nullptr)
        report(kind, rule,
               {HK_NOOP("%1 attacks %2: %3 hits (needs %4, terrain %5)"),
                {m_battle.name(unit), m_battle.label(target), std::to_string(volley.hits), std::to_string(need),
                 std::to_string(modifier)}},
               unit, target, std::move(rolls));
    return volley;
}

// Infantry or cavalry first; what is left goes to the guns (HL 8.1.2a).
void Play::takeHits(HexId target, int hits)
{
    const Hex &hex = m_position.hex(target);
    for (const PieceIndex unit : {hex.line, hex.guns})
        if (unit != noPiece && hits > 0)
            hits = hurt(unit, hits);
}

int Play::hurt(PieceIndex unit, int hits)
{
    PieceState &state = m_position.at(unit);
    const int lost = std::min<int>(hits, state.sp);
    state.sp = static_cast<std::uint8_t>(state.sp - lost);
    if (m_events != nullptr)
        report(Event::Kind::Loss, "3.0.2b",
               {HK_NOOP("%1 loses %2 and has %3 left"),
                {m_battle.name(unit), std::to_string(lost), std::to_string(state.sp)}},
               unit, state.hex);
    if (state.sp == 0)
        eliminate(unit, "8.1.2b");
    return hits - lost;
}

void Play::riskLeader(HexId target, int dice, const char *rule)
{
    const PieceIndex leader = m_position.hex(target).leader;
    if (leader == noPiece)
        return;
    bool falls = false;
    std::vector<Dice::Roll> rolls;
    for (int i = 0; i < dice; ++i) {
        const int die = m_dice.roll(6);
        falls = falls || die == m_battle.leaderLost;
        if (m_events != nullptr)
            rolls.push_back({6, die});
    }
    if (m_events != nullptr && dice > 0)
        report(Event::Kind::Roll, rule,
               {falls ? HK_NOOP("%1 is hit") : HK_NOOP("%1 comes to no harm"), {m_battle.name(leader)}}, leader, target,
               std::move(rolls));
    if (falls)
        eliminate(leader, rule);
}

void Play::eliminate(PieceIndex piece, const char *rule)
{
    const PieceInfo &info = m_battle.info(piece);
    const HexId hex = m_position.at(piece).hex;
    m_position.lift(m_battle, piece);
    PieceState &state = m_position.at(piece);
    state.status = Status::Eliminated;
    state.sp = 0;
    const auto enemy = static_cast<std::size_t>(1 - info.side);
    m_position.vp[enemy] = static_cast<std::int16_t>(m_position.vp[enemy] + info.vp);
    if (info.isLeader())
        ++m_position.leadersLost[info.side];
    if (m_events == nullptr)
        return;
    report(Event::Kind::Removed, rule, {HK_NOOP("%1 is eliminated"), {m_battle.name(piece)}}, piece, hex);
    report(Event::Kind::Score, "10.0b",
           {HK_NOOP("%1 for the %2"), {std::to_string(info.vp), m_battle.sideName(1 - info.side)}}, noPiece, hex, {},
           1 - info.side);
}

} // namespace hotchkiss::hold_the_line
