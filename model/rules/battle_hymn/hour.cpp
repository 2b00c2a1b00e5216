// SPDX-License-Identifier: MIT
// The Hour: Initiative, the cup and its markers, the test of victory (BH 3.9, 4, 14).
#include "model/rules/battle_hymn/play.h"
#include "model/rules/battle_hymn/retreat.h"
#include "model/rules/battle_hymn/score.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

void Play::report(Event::Kind kind, const char *rule, Text what, PieceIndex unit, HexId hex,
                  std::vector<Dice::Roll> rolls, int side)
{
    if (m_events == nullptr)
        return;
    Event event;
    event.kind = kind;
    event.what = std::move(what);
    event.rule = std::string("BH ") + rule;
    event.side = side >= 0 ? side : unit != noPiece ? m_battle.info(unit).side : -1;
    event.piece = unit;
    event.place = m_battle.place(hex);
    event.rolls = std::move(rolls);
    m_events->push_back(std::move(event));
}

void Play::run()
{
    for (;;) {
        switch (m_position.step) {
        case Step::Retreats:
            goOnRetreating();
            break;
        case Step::HourStart:
            startHour();
            break;
        case Step::NextMarker:
            nextMarker();
            break;
        case Step::CombatStart:
            afterCavalry();
            break;
        case Step::ApproachFire:
            prepareApproachFire();
            break;
        case Step::ApproachChecks:
        case Step::RoundChecks:
            nextCheck();
            break;
        case Step::Engagements:
            nextEngagement();
            break;
        case Step::RoundStart:
            startRound();
            break;
        case Step::RoundFire:
            prepareFire();
            break;
        case Step::Advances:
            nextAdvance();
            break;
        case Step::RoundEnd:
            endRound();
            break;
        case Step::AfterEngagement:
        case Step::CombatEnd:
            askLeave();
            break;
        case Step::HourEnd:
            finishHour();
            break;
        default:
            if (!decideAlone())
                return;
        }
    }
}

// A decision without a choice is carried out at once (P1); with the option At Random the dice make some (BH 3.1a).
bool Play::decideAlone()
{
    const Step step = m_position.step;
    if (step == Step::Over || step == Step::Begin || (step == Step::Movement && hasMove(m_battle, m_position)))
        return false;
    std::vector<Action> actions;
    listActions(m_battle, m_position, {}, actions);
    std::size_t choice = 0;
    if (actions.size() > 1) {
        if (!m_battle.options.atRandom ||
            !(step == Step::Allocate || step == Step::Engage || step == Step::Check || step == Step::Retreat))
            return false;
        if (step == Step::Engage)
            std::erase_if(actions, [](const Action &action) {
                return static_cast<Do>(action.verb) != Do::Engage || action.arg(0) != noPiece;
            });
        if (actions.size() < 2)
            return false;
        choice = static_cast<std::size_t>(m_dice.roll(static_cast<int>(actions.size())) - 1);
    }
    act(actions[choice]);
    return true;
}

void Play::begin()
{
    m_position.active = static_cast<std::uint8_t>(m_battle.setupFirst);
    m_position.step = Step::Deploy;
    const auto hasZone = [&](int side) { return !m_battle.setup[static_cast<std::size_t>(side)].empty(); };
    if (!hasZone(m_battle.setupFirst))
        nextDeploy();
}

void Play::nextDeploy()
{
    const auto second = static_cast<std::uint8_t>(1 - m_battle.setupFirst);
    if (m_position.active != second && !m_battle.setup[second].empty()) {
        m_position.active = second;
        return;
    }
    m_position.clearMarks(Tried);
    if (!testHour(m_position.hour, false))
        m_position.step = Step::HourStart;
}

void Play::startHour()
{
    const HourInfo &hour = m_battle.hour(m_position.hour);
    const Turn &shown = m_battle.scenario->turns[static_cast<std::size_t>(m_position.hour - 1)];
    m_position.held = hour.night ? std::int8_t{-1} : static_cast<std::int8_t>(hour.initiative);
    const std::string number =
        shown.label.empty() ? std::to_string(m_position.hour) : std::to_string(m_position.hour) + " (" + shown.label + ")";
    report(Event::Kind::Note, hour.night ? "13a" : "4a",
           {hour.night ? HK_NOOP("Hour %1, Night") : HK_NOOP("Hour %1"), {number}});
    if (m_position.held >= 0)
        report(Event::Kind::Note, "3.9b", {HK_NOOP("%1 has the Initiative"), {m_battle.sideName(m_position.held)}},
               noPiece, noHex, {}, m_position.held);
    if (hour.night)
        m_position.pairings.clear();
    fillCup();
    m_position.step = Step::NextMarker;
}

// Markers of formations with somebody on the map, due or held over; by day the Combat Turns (BH 4b, 4c, R-26).
void Play::fillCup()
{
    m_position.cup.assign(m_position.cup.size(), false);
    for (std::size_t i = 0; i < m_battle.formations.size(); ++i) {
        const Formation &formation = m_battle.formations[i];
        m_position.cup[i] =
            m_position.hour >= formation.markerHour && std::ranges::any_of(formation.units, [&](PieceIndex unit) {
                const Where where = m_position.unit(unit).where;
                const int due = m_battle.info(unit).hour;
                return where == Where::OnMap || (where == Where::OffMap && due > 0 && due <= m_position.hour);
            });
    }
    if (m_battle.hour(m_position.hour).night)
        return;
    for (int side = 0; side < 2; ++side)
        m_position.cup[combatMarker(m_battle, side)] = side != m_position.held;
}

void Play::nextMarker()
{
    if (m_battle.options.endWithoutEnemy)
        for (int side = 0; side < 2; ++side)
            if (!hasAnybody(m_battle, m_position, side) && testHour(0, true))
                return;
    const bool empty = std::ranges::find(m_position.cup, true) == m_position.cup.end();
    if (m_position.held >= 0) {
        // Left to the end it takes place then; it is never lost (BH 3.9d).
        if (empty)
            startCombat(m_position.held);
        else
            m_position.step = Step::Marker;
    } else if (empty) {
        m_position.step = Step::HourEnd;
    } else {
        drawMarker();
    }
}

void Play::drawMarker()
{
    std::vector<std::size_t> markers;
    for (std::size_t i = 0; i < m_position.cup.size(); ++i)
        if (m_position.cup[i])
            markers.push_back(i);
    const int count = static_cast<int>(markers.size());
    const int drawn = m_dice.roll(count);
    const std::size_t marker = markers[static_cast<std::size_t>(drawn - 1)];
    m_position.cup[marker] = false;
    const bool combat = marker >= m_battle.formations.size();
    const int side = combat ? static_cast<int>(marker - m_battle.formations.size()) : m_battle.formations[marker].side;
    report(Event::Kind::Roll, "4d",
           combat ? Text{HK_NOOP("Drawn: Combat Turn of %1"), {m_battle.sideName(side)}}
                  : Text{HK_NOOP("Drawn: Movement Turn of %1"),
                         {m_battle.formationName(static_cast<FormationIndex>(marker))}},
           noPiece, noHex, {{count, drawn}}, side);
    takeMarker(marker);
}

void Play::takeMarker(std::size_t marker)
{
    if (marker >= m_battle.formations.size())
        startCombat(static_cast<int>(marker - m_battle.formations.size()));
    else
        startMovement(static_cast<FormationIndex>(marker));
}

void Play::finishHour()
{
    const int next = m_position.hour + 1;
    if (next > m_battle.lastHour) {
        testHour(next, true);
        return;
    }
    if (testHour(next, false))
        return;
    ++m_position.hour;
    m_position.step = Step::HourStart;
}

bool Play::testHour(int hour, bool atEnd)
{
    const std::optional<Verdict> result = testVictory(m_battle, m_position, hour, atEnd);
    if (result)
        endGame(*result);
    return result.has_value();
}

void Play::endGame(const Verdict &verdict)
{
    m_position.winner = static_cast<std::int8_t>(findSide(*m_battle.scenario, verdict.winner));
    m_position.verdict = static_cast<std::int16_t>(verdict.line);
    m_position.step = Step::Over;
    m_position.cup.assign(m_position.cup.size(), false);
    m_position.held = -1;
    m_position.subject = noPiece;
    m_position.formation = noFormation;
    report(Event::Kind::Over, "14a",
           m_position.winner < 0 ? Text(HK_NOOP("The game is a draw. %1"), {verdict.level})
                                 : Text(HK_NOOP("%1 wins. %2"), {m_battle.sideName(m_position.winner), verdict.level}),
           noPiece, noHex, {}, m_position.winner);
}

void Play::act(const Action &action)
{
    const PieceIndex unit = action.piece;
    const auto hex = static_cast<HexId>(action.arg(0));
    switch (static_cast<Do>(action.verb)) {
    case Do::Begin:
        return begin();
    case Do::Deploy:
        m_position.put(unit, hex);
        this->unit(unit).set(Tried);
        return report(Event::Kind::Move, "2.2.1b", {HK_NOOP("%1 sets up in %2"), {name(unit), m_battle.label(hex)}},
                      unit, hex);
    case Do::Ready:
        return nextDeploy();
    case Do::Combat:
        return startCombat(m_position.held);
    case Do::Draw:
        return drawMarker();
    case Do::Move:
    case Do::Enter:
        return move(unit, pathOf(listedMove(m_battle, m_position, action)), static_cast<Do>(action.verb) == Do::Enter);
    case Do::Dismount:
        return dismount(unit, hex);
    case Do::Mount:
        return mount(unit);
    case Do::Rally:
        return rally(unit);
    case Do::Place:
        return placeRallied(unit, hex);
    case Do::Exit:
        become(unit);
        return leaveMap(unit, "5.5a");
    case Do::EndTurn:
        return endMovement();
    case Do::TryRetreat:
        return tryRetreat(unit);
    case Do::Stand:
        this->unit(unit).set(Tried);
        m_position.step = Step::CombatStart;
        return report(Event::Kind::Note, "6.1.1a", {HK_NOOP("%1 stands"), {name(unit)}}, unit,
                      m_position.unit(unit).hex);
    case Do::Bombard:
        return bombard(unit, hex);
    case Do::EndBombard:
        m_position.step = Step::RetreatFirst;
        return;
    case Do::RetreatFirst:
        this->unit(unit).set(Tried);
        return startRetreat(unit, RetreatKind::Voluntary, adjacentCauses(m_battle, m_position, unit),
                            Step::RetreatFirst);
    case Do::EndRetreats:
        m_position.clearMarks(Tried);
        m_position.step = Step::ApproachFire;
        return;
    case Do::Allocate: {
        Shares shares;
        for (std::size_t i = 0; i + 1 < action.count; i += 2)
            shares.push_back({static_cast<PieceIndex>(action.arg(i)), action.arg(i + 1), false});
        record(unit, shares);
        m_position.subject = noPiece;
        m_position.step = m_position.fire == Fire::Approach ? Step::ApproachFire : Step::RoundFire;
        return;
    }
    case Do::Engage:
        return engage(unit, static_cast<PieceIndex>(action.arg(0)));
    case Do::EndCombat:
        m_position.step = Step::CombatEnd;
        return;
    case Do::Target:
        m_position.pairs.push_back({unit, static_cast<PieceIndex>(action.arg(0))});
        this->unit(unit).set(Member);
        this->unit(static_cast<PieceIndex>(action.arg(0))).set(Member);
        return;
    case Do::Fight:
        m_position.step = Step::RoundFire;
        return;
    case Do::Check: {
        std::vector<HexId> causes;
        addFireCauses(m_position, unit, causes);
        return checkMorale(unit, m_position.fire == Fire::Approach ? Cause::ApproachFire : Cause::Combat, causes);
    }
    case Do::Retreat:
        return retreatTo(hex);
    case Do::Advance:
        return advance(unit, hex);
    case Do::EndAdvance:
        m_position.step = Step::RoundEnd;
        return;
    case Do::SecondRound:
        m_position.step = Step::RoundStart;
        return;
    case Do::Stop:
    case Do::Hold:
        return finishEngagement();
    case Do::Leave:
        return leave(unit);
    }
}

} // namespace hotchkiss::battle_hymn
