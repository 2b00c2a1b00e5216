// SPDX-License-Identifier: MIT
// Morale Checks and what becomes of Strength Points (BH 10).
#include "model/rules/battle_hymn/play.h"
#include "model/rules/battle_hymn/retreat.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

bool Play::passesMorale(PieceIndex piece, const char *rule)
{
    const int die = roll();
    const int mr = m_battle.info(piece).mr;
    const bool passed = die + mr >= m_battle.numbers.moralePass;
    report(Event::Kind::Roll, rule,
           {passed ? HK_NOOP("%1 passes its Morale Check (%2 with %3)")
                   : HK_NOOP("%1 fails its Morale Check (%2 with %3)"),
            {name(piece), std::to_string(die), (mr >= 0 ? "+" : "") + std::to_string(mr)}},
           piece, m_position.unit(piece).hex, {{m_battle.numbers.die, die}});
    return passed;
}

void Play::demoralize(PieceIndex piece, int points)
{
    UnitState &state = unit(piece);
    const int broken = std::min(points, state.intact());
    if (broken < 1)
        return;
    state.demoralized = static_cast<std::uint8_t>(state.demoralized + broken);
    report(Event::Kind::Loss, "3.4a", {HK_NOOP("%1: %2 demoralized"), {name(piece), std::to_string(broken)}}, piece,
           state.hex);
}

void Play::lose(PieceIndex piece, int points)
{
    UnitState &state = unit(piece);
    const int lost = std::min<int>(points, state.strength);
    if (lost < 1)
        return;
    state.demoralized = static_cast<std::uint8_t>(std::max(0, state.demoralized - lost));
    state.strength = static_cast<std::uint8_t>(state.strength - lost);
    state.lost = static_cast<std::uint8_t>(state.lost + lost);
    report(Event::Kind::Loss, "3.4a", {HK_NOOP("%1: %2 lost"), {name(piece), std::to_string(lost)}}, piece, state.hex);
}

void Play::eliminate(PieceIndex piece, const char *rule)
{
    UnitState &state = unit(piece);
    report(Event::Kind::Removed, rule, {HK_NOOP("%1 is eliminated"), {name(piece)}}, piece, state.hex);
    m_position.lift(piece);
    state.where = Where::Eliminated;
    state.hits = 0;
}

void Play::shatter(PieceIndex piece, const std::vector<HexId> &causes, bool noWay, const char *rule)
{
    UnitState &state = unit(piece);
    const Numbers &n = m_battle.numbers;
    // Both passages that take a Strength Point speak of the same one.
    if (noWay)
        lose(piece, n.noRetreatLoss);
    else if (!hasFreePath(m_battle, m_position, piece, causes))
        lose(piece, n.noPathLoss);
    if (state.strength == 0)
        return eliminate(piece, "10.2.3a");
    report(Event::Kind::Removed, rule, {HK_NOOP("%1 shatters"), {name(piece)}}, piece, state.hex);
    m_position.lift(piece);
    state.where = Where::Shattered;
    state.demoralized = state.strength;
    state.hits = 0;
}

// P5: what the hits come to, and whether the unit breaks or goes back.
void Play::checkMorale(PieceIndex piece, Cause cause, const std::vector<HexId> &causes)
{
    UnitState &state = unit(piece);
    const int hits = std::min(state.hits, state.strength);
    state.hits = 0;
    const bool passed = passesMorale(piece, cause == Cause::Combat         ? "10.4.1a"
                                            : cause == Cause::ApproachFire ? "10.4.2a"
                                                                           : "10.4.3a");
    if (cause == Cause::Bombardment) {
        if (!passed)
            demoralize(piece, hits);
    } else if (passed) {
        demoralize(piece, hits);
    } else {
        if (state.intact() > 0) {
            state.strength = static_cast<std::uint8_t>(state.strength - 1);
            state.lost = static_cast<std::uint8_t>(state.lost + 1);
            report(Event::Kind::Loss, "10.4.1b", {HK_NOOP("%1: %2 lost"), {name(piece), "1"}}, piece, state.hex);
        }
        demoralize(piece, hits - 1);
    }
    if (m_position.step == Step::Check)
        m_position.step = m_position.fire == Fire::Approach ? Step::ApproachChecks : Step::RoundChecks;
    if (state.strength == 0)
        eliminate(piece, "10.2.3a");
    else if (state.intact() == 0)
        shatter(piece, causes, false, "10.2.2a");
    else if (!passed && cause == Cause::Combat)
        startRetreat(piece, RetreatKind::Involuntary, causes, Step::RoundChecks);
}

} // namespace hotchkiss::battle_hymn
