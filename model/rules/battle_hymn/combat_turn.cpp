// SPDX-License-Identifier: MIT
// The Combat Turn and its Engagements (BH 6.1).
#include "model/rules/battle_hymn/play.h"
#include "model/rules/battle_hymn/retreat.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

constexpr int engagementMarks = Member | Retreated | AdvancedNow;
constexpr int combatMarks = engagementMarks | Tried | Bombarded | Fought | Advanced;

} // namespace

void Play::startCombat(int side)
{
    m_position.active = static_cast<std::uint8_t>(side);
    m_position.held = m_position.held == side ? std::int8_t{-1} : m_position.held;
    m_position.clearMarks(combatMarks);
    m_position.screened.clear();
    report(Event::Kind::Note, "6.1b", {HK_NOOP("Combat Turn of %1"), {m_battle.sideName(side)}}, noPiece, noHex, {},
           side);
    m_position.step = Step::CombatStart;
}

// Step 1 goes on as long as a defender may still try (BH 6.1.1d).
void Play::afterCavalry()
{
    for (std::size_t i = 0; i < m_position.units.size(); ++i)
        if (m_battle.units[i].playable && m_battle.units[i].side != m_position.active &&
            judgeCavalryRetreat(m_battle, m_position, static_cast<PieceIndex>(i)) == nullptr) {
            m_position.step = Step::Cavalry;
            return;
        }
    m_position.clearMarks(Tried);
    m_position.step = Step::Bombard;
}

void Play::tryRetreat(PieceIndex piece)
{
    UnitState &state = unit(piece);
    state.set(Tried);
    m_position.step = Step::CombatStart;
    if (!passesMorale(piece, "10.4.5a"))
        return;
    m_position.screened.push_back(state.hex);
    startRetreat(piece, RetreatKind::Voluntary, zoneCauses(m_battle, m_position, piece), Step::CombatStart);
}

void Play::bombard(PieceIndex piece, HexId target)
{
    unit(piece).set(Bombarded);
    const PieceIndex enemy = m_position.unitAt(target);
    const int hits = rollFire(piece, enemy, unit(piece).intact(), false, "9d");
    if (hits == 0)
        return;
    unit(enemy).hits = static_cast<std::uint8_t>(std::min(hits, 255));
    checkMorale(enemy, Cause::Bombardment, {m_position.unit(piece).hex});
}

void Play::prepareApproachFire()
{
    m_position.fire = Fire::Approach;
    if (askAllocation())
        return;
    fireAll(true);
    m_position.pairings.clear();
    m_position.step = Step::ApproachChecks;
}

void Play::nextEngagement()
{
    const bool any = !mandatoryPairs(m_battle, m_position).empty() || !freePairs(m_battle, m_position).empty();
    m_position.step = any ? Step::Engage : Step::CombatEnd;
}

void Play::engage(PieceIndex attacker, PieceIndex target)
{
    m_position.pairs =
        target == noPiece ? engagementOf(mandatoryPairs(m_battle, m_position), attacker) : std::vector<Hostile>{};
    if (target != noPiece)
        m_position.pairs.push_back({attacker, target});
    for (const Hostile &pair : m_position.pairs) {
        unit(pair.attacker).set(Member);
        unit(pair.defender).set(Member);
    }
    m_position.round = 1;
    report(Event::Kind::Note, "6.1.5a",
           {HK_NOOP("Engagement of %1 with %2"), {name(attacker), name(m_position.pairs.front().defender)}}, attacker,
           m_position.unit(attacker).hex);
    m_position.step = Step::RoundStart;
}

void Play::startRound()
{
    m_position.shots.clear();
    m_position.fire = Fire::Round;
    m_position.clearMarks(AdvancedNow);
    if (m_position.round > 1)
        m_position.pairs = roundPairs(m_battle, m_position);
    m_position.step = openPairs(m_battle, m_position).empty() ? Step::RoundFire : Step::Options;
}

void Play::prepareFire()
{
    if (askAllocation())
        return;
    report(Event::Kind::Note, "6.1.7b", {HK_NOOP("Round %1"), {std::to_string(m_position.round)}});
    fireAll(false);
    m_position.pairs.clear();
    m_position.step = Step::RoundChecks;
}

void Play::nextAdvance()
{
    m_position.step = advances(m_battle, m_position).empty() ? Step::RoundEnd : Step::Advance;
}

// At Random the die says who of those that may advance does (BH 3.1a).
void Play::advance(PieceIndex piece, HexId hex)
{
    if (m_battle.options.atRandom) {
        std::vector<PieceIndex> units;
        for (const AdvanceOption &option : advances(m_battle, m_position))
            if (option.hex == hex)
                units.push_back(option.unit);
        if (units.size() > 1)
            piece = units[static_cast<std::size_t>(m_dice.roll(static_cast<int>(units.size())) - 1)];
    }
    m_position.put(piece, hex);
    unit(piece).set(Advanced);
    unit(piece).set(AdvancedNow);
    report(Event::Kind::Move, "8.1a", {HK_NOOP("%1 advances to %2"), {name(piece), m_battle.label(hex)}}, piece, hex);
    touch(piece, hex);
    m_position.step = Step::Advances;
}

void Play::endRound()
{
    if (m_position.round >= m_battle.numbers.rounds) {
        m_position.step = Step::AfterEngagement;
        return;
    }
    ++m_position.round;
    m_position.pairs.clear();
    m_position.clearMarks(AdvancedNow);
    if (!roundPairs(m_battle, m_position).empty())
        m_position.step = Step::RoundStart;
    else if (!openPairs(m_battle, m_position).empty())
        m_position.step = Step::SecondRound;
    else
        finishEngagement();
}

// Attackers who did not advance do not stay in the zone of those they failed to drive off (BH 6.1.8c, 6.1.9a).
void Play::askLeave()
{
    m_position.then = m_position.step;
    if (!mustLeave(m_battle, m_position).empty() || !mayLeave(m_battle, m_position).empty())
        m_position.step = Step::Leave;
    else if (m_position.step == Step::AfterEngagement)
        finishEngagement();
    else
        finishCombat();
}

void Play::leave(PieceIndex piece)
{
    const bool forced = !mustLeave(m_battle, m_position).empty();
    std::vector<HexId> causes =
        forced ? zoneCauses(m_battle, m_position, piece) : adjacentCauses(m_battle, m_position, piece);
    addFireCauses(m_position, piece, causes);
    startRetreat(piece, forced ? RetreatKind::Involuntary : RetreatKind::Voluntary, std::move(causes), m_position.then);
}

void Play::finishEngagement()
{
    for (UnitState &state : m_position.units)
        if (state.has(Member))
            state.set(Fought);
    m_position.clearMarks(engagementMarks);
    m_position.pairs.clear();
    m_position.shots.clear();
    m_position.fire = Fire::None;
    m_position.round = 0;
    m_position.then = Step::Begin;
    m_position.step = Step::Engagements;
}

void Play::finishCombat()
{
    m_position.clearMarks(combatMarks);
    m_position.screened.clear();
    m_position.then = Step::Begin;
    m_position.step = Step::NextMarker;
}

} // namespace hotchkiss::battle_hymn
