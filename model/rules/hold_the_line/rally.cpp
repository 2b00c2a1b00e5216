// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/play.h"

namespace hotchkiss::hold_the_line {

const Fault *judgeRally(const Battle &battle, const Position &position, PieceIndex leader, PieceIndex unit)
{
    const PieceInfo &info = battle.info(unit);
    const PieceState &state = position.at(unit);
    const PieceState &by = position.at(leader);
    if (info.isLeader() || !battle.chart(unit).rallies || state.status != Status::OnBoard)
        return &fault::cannotRally;
    if (state.has(Activated) && position.open != unit)
        return &fault::rallyOnce;
    if (by.has(Rallied))
        return &fault::leaderDone;
    if (state.sp >= info.startSp)
        return &fault::fullStrength;
    if (by.hex != state.hex || by.startHex != by.hex || state.startHex != state.hex ||
        battle.info(leader).side != info.side)
        return &fault::notTogether;
    if ((by.marks & (Moved | WentAlong)) != 0 || state.has(Moved))
        return &fault::hasMoved;
    return battle.options.noRallyUnderFire && state.has(FiredOn) ? &fault::firedOn : nullptr;
}

void Play::rally(PieceIndex leader, PieceIndex unit)
{
    close();
    m_position.ap = static_cast<std::int16_t>(m_position.ap - m_battle.costs.rally);
    PieceState &state = m_position.at(unit);
    state.marks |= Activated | Rallied;
    m_position.at(leader).marks |= Activated | Rallied;
    const int die = m_dice.roll(6);
    const Morale shown = m_battle.moraleDie[static_cast<std::size_t>(die)];
    const bool rallied = shown != m_battle.info(unit).morale;
    if (rallied)
        state.sp = static_cast<std::uint8_t>(std::min<int>(state.sp + m_battle.rallySp, m_battle.info(unit).startSp));
    if (m_events != nullptr)
        report(
            rallied ? Event::Kind::Loss : Event::Kind::Roll, "9.4c",
            {rallied ? HK_NOOP("%1 rallies %2 to a strength of %3 (%4)") : HK_NOOP("%1 fails to rally %2 at %3 (%4)"),
             {m_battle.name(leader), m_battle.name(unit), std::to_string(state.sp), moraleName(shown)}},
            unit, state.hex, {{6, die}});
}

} // namespace hotchkiss::hold_the_line
