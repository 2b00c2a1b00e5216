// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/victory.h"

#include "model/rules/hold_the_line/play.h"

namespace hotchkiss::hold_the_line {

const char *metCondition(const Battle &battle, const Position &position, int side)
{
    const SideInfo &info = battle.side(side);
    if (info.threshold > 0 && victoryPoints(battle, position, side) >= info.threshold)
        return "10.0b";
    const auto holds = [&](HexId hex) { return position.hex(hex).side == side && position.hex(hex).hasCombat(); };
    if (!info.hold.empty() && std::ranges::all_of(info.hold, holds))
        return "10.0a";
    const auto isGone = [&](PieceIndex piece) { return position.at(piece).status == Status::Eliminated; };
    if (!info.destroy.empty() && std::ranges::all_of(info.destroy, isGone))
        return "10.0a";
    return nullptr;
}

// The side on turn is looked at first (HL G-42); what depends on the end of a turn comes after both have played.
bool Play::checkVictory()
{
    const int active = m_position.active;
    for (const int side : {active, 1 - active}) {
        if (const char *rule = metCondition(m_battle, m_position, side)) {
            finish(side, rule);
            return true;
        }
    }
    if (m_position.step != Step::EndTurn || active == m_battle.firstSide)
        return false;
    const auto missed = [this](int side) {
        const SideInfo &info = m_battle.side(side);
        return info.deadline == m_position.turn && victoryPoints(m_battle, m_position, side) < info.threshold;
    };
    if (missed(0) || missed(1)) {
        finish(missed(0) && missed(1) ? -1 : missed(0) ? 1 : 0, "10.0e");
        return true;
    }
    if (m_position.turn < m_battle.turns)
        return false;
    const int first = victoryPoints(m_battle, m_position, 0);
    const int second = victoryPoints(m_battle, m_position, 1);
    switch (m_battle.turnLimit) {
    case TurnLimit::MoreVp:
        finish(first > second ? 0 : second > first ? 1 : -1, "10.0f");
        break;
    case TurnLimit::First:
        finish(0, "10.0f");
        break;
    case TurnLimit::Second:
        finish(1, "10.0f");
        break;
    case TurnLimit::Draw:
        finish(-1, "10.0f");
        break;
    }
    return true;
}

void Play::finish(int winner, const char *rule)
{
    m_position.step = Step::Over;
    m_position.winner = static_cast<std::int8_t>(winner);
    m_position.subject = noPiece;
    if (m_events != nullptr)
        report(Event::Kind::Over, rule,
               winner < 0 ? Text(HK_NOOP("The battle is drawn"))
                          : Text{HK_NOOP("The %1 wins"), {m_battle.sideName(winner)}},
               noPiece, noHex, {}, winner);
}

} // namespace hotchkiss::hold_the_line
