// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/game.h"

#include "model/rules/hold_the_line/actions.h"
#include "model/rules/hold_the_line/play.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

struct StepText
{
    const char *key;
    const char *text; ///< %1 the side, %2 the piece, %3 action points
    const char *rule;
};

constexpr std::array<StepText, askingSteps> stepTexts{
    {{"begin", HK_NOOP("%1: begin the battle"), "HL 5.0a"},
     {"place-leader", HK_NOOP("%1: place %2 with a unit"), "HL 4.1b"},
     {"entry-hex", HK_NOOP("%1: choose where %2 comes in"), "HL 4.1a"},
     {"action", HK_NOOP("%1: %3 action points left"), "HL 5.1a"},
     {"retreat", HK_NOOP("%1: choose where %2 retreats to"), "HL 8.4.1e"},
     {"displace", HK_NOOP("%1: choose where %2 makes room"), "HL 8.5.1c"},
     {"leader-goes-with", HK_NOOP("%1: choose whom %2 goes with"), "HL 8.3.3f"},
     {"leader-retreat", HK_NOOP("%1: choose where %2 withdraws to"), "HL 8.5.2a"},
     {"advance", HK_NOOP("%1: may %2 advance?"), "HL 8.3.4a"},
     {"after-failed-check", HK_NOOP("%1: may %2 fire instead?"), "HL 11.1c"},
     {"over", HK_NOOP("The battle is over"), "HL 5.0d"}}};

} // namespace

HoldTheLine::HoldTheLine(std::shared_ptr<const Battle> battle, Position position)
    : Game(battle->scenario)
    , m_battle(std::move(battle))
    , m_position(std::move(position))
{}

std::unique_ptr<Game> HoldTheLine::clone() const
{
    return std::make_unique<HoldTheLine>(*this);
}

Decision HoldTheLine::decision() const
{
    const StepText &step = stepTexts[static_cast<std::size_t>(m_position.step)];
    const int side = decider(*m_battle, m_position);
    Decision decision;
    decision.sides = side < 0 ? 0 : 1U << side;
    decision.turn = m_position.turn;
    decision.step = step.key;
    decision.rule = step.rule;
    decision.text = Text(step.text, {side < 0 ? std::string() : m_battle->sideName(side),
                                     m_position.subject == noPiece ? std::string() : m_battle->name(m_position.subject),
                                     std::to_string(m_position.ap)});
    return decision;
}

void HoldTheLine::legalActions(std::vector<Action> &actions, const ActionFilter &filter) const
{
    listActions(*m_battle, m_position, filter, actions);
}

Action HoldTheLine::listed(const Action &action) const
{
    const auto verb = static_cast<Do>(action.verb);
    Mode mode = Mode::None;
    return verb == Do::Move || verb == Do::Lead ? listedMove(*m_battle, m_position, action, mode) : action;
}

std::optional<Refusal> HoldTheLine::check(const Action &action) const
{
    if (const Fault *fault = judge(*m_battle, m_position, action))
        return Refusal{fault->key, std::string("HL ") + fault->rule, fault->reason};
    return std::nullopt;
}

void HoldTheLine::apply(const Action &action, Dice &dice, Events *events)
{
    Play play(*m_battle, m_position, dice, events);
    const auto hex = static_cast<HexId>(action.arg(0));
    const auto other = static_cast<PieceIndex>(action.arg(0));
    switch (static_cast<Do>(action.verb)) {
    case Do::Begin:
        play.begin();
        break;
    case Do::Move:
    case Do::Lead: {
        const bool alone = static_cast<Do>(action.verb) == Do::Lead;
        const PieceIndex leader = alone ? noPiece : other;
        Mode mode = Mode::None;
        std::vector<HexId> path = pathOf(action);
        Mover(*m_battle, m_position, m_position.active).judge(action.piece, leader, path, mode);
        // Only what the bonus pays for may have a cheaper way (HL 7.1.1b).
        if (mode == Mode::Bonus)
            path = pathOf(listedMove(*m_battle, m_position, action, mode));
        play.move(action.piece, leader, path, mode);
        break;
    }
    case Do::Fire:
        play.fire(action.piece, hex, m_position.step == Step::FailedCheck);
        break;
    case Do::Close:
        play.closeCombat(action.piece, hex);
        break;
    case Do::Rally:
        play.rally(action.piece, other);
        break;
    case Do::Haul:
        play.moveCounter(hex, static_cast<HexId>(action.arg(1)));
        break;
    case Do::EndActivation:
        play.endActivation();
        break;
    case Do::EndTurn:
        play.endTurn();
        break;
    case Do::Retreat:
        play.retreatTo(hex);
        break;
    case Do::Displace:
        play.displaceTo(hex);
        break;
    case Do::Follow:
        play.follow(other);
        break;
    case Do::Withdraw:
        play.withdrawTo(hex);
        break;
    case Do::Advance:
        play.advance(action.arg(0) == 1, static_cast<PieceIndex>(action.arg(1)));
        break;
    case Do::Place:
    case Do::Enter:
        play.placeAt(hex);
        break;
    }
    play.run();
}

Outcome HoldTheLine::outcome() const
{
    Outcome outcome;
    outcome.over = m_position.step == Step::Over;
    outcome.winner = m_position.winner;
    for (int side = 0; side < 2; ++side)
        outcome.score.push_back(victoryPoints(*m_battle, m_position, side));
    if (!outcome.over)
        return outcome;
    outcome.rule = "HL 10.0a";
    const auto points = [&](std::size_t side) { return std::to_string(static_cast<int>(outcome.score[side])); };
    outcome.text =
        outcome.winner < 0
            ? Text(HK_NOOP("A draw on turn %1, %2 to %3"), {std::to_string(m_position.turn), points(0), points(1)})
            : Text(HK_NOOP("%1 victory on turn %2, %3 to %4"),
                   {m_battle->sideName(outcome.winner), std::to_string(m_position.turn), points(0), points(1)});
    return outcome;
}

double HoldTheLine::evaluate(int side) const
{
    return evaluatePosition(*m_battle, m_position, side);
}

Preview HoldTheLine::preview(const Action &action) const
{
    return previewOf(*m_battle, m_position, action);
}

std::vector<Fact> HoldTheLine::facts() const
{
    std::vector<Fact> facts;
    facts.push_back({HK_NOOP("Turn"),
                     std::to_string(m_position.turn) + " / " + std::to_string(m_battle->turns),
                     "HL 5.0b",
                     -1,
                     {}});
    for (int side = 0; side < 2; ++side) {
        const auto index = static_cast<std::size_t>(side);
        const SideInfo &info = m_battle->side(side);
        if (side == m_position.active && m_position.step != Step::Over)
            facts.push_back({HK_NOOP("Action points"), std::to_string(m_position.ap), "HL 3.2a", side, {}});
        std::string points = std::to_string(victoryPoints(*m_battle, m_position, side));
        if (info.threshold > 0)
            points += " / " + std::to_string(info.threshold);
        facts.push_back({HK_NOOP("Victory points"), points, "HL 10.0a", side, {}});
        facts.push_back(
            {HK_NOOP("Leaders lost"), std::to_string(m_position.leadersLost[index]), "HL 9.3.1e", side, {}});
    }
    return facts;
}

void HoldTheLine::present(Scenario &scenario) const
{
    for (std::size_t i = 0; i < m_position.pieces.size(); ++i) {
        const PieceState &state = m_position.pieces[i];
        Piece &piece = scenario.pieces[i];
        piece.place = state.hex == noHex ? Place::nowhere() : m_battle->place(state.hex);
        if (piece.kind == PieceKind::Unit && state.sp > 0)
            piece.fields["sp"] = std::int64_t{state.sp};
        piece.fields.erase("free_setup");
        if (state.status == Status::Waiting)
            continue;
        for (Arrival &arrival : scenario.arrivals)
            if (!arrival.withdrawal)
                std::erase(arrival.who, piece.id);
    }
    std::erase_if(scenario.arrivals, [](const Arrival &arrival) { return arrival.who.empty(); });
    for (std::size_t i = 0; i < m_position.counters.size(); ++i) {
        const CounterState &counter = m_position.counters[i];
        Objective &objective = scenario.objectives[i];
        objective.place = counter.hex == noHex ? Place::nowhere() : m_battle->place(counter.hex);
        objective.owner =
            counter.holder < 0 ? std::string() : scenario.sides[static_cast<std::size_t>(counter.holder)].id;
    }
    // A counter that was taken has left the map, and an objective lies on it.
    std::erase_if(scenario.objectives,
                  [](const Objective &objective) { return objective.place.kind == Place::Kind::Nowhere; });
}

std::string HoldTheLine::positionText() const
{
    return textOf(*m_battle, m_position);
}

} // namespace hotchkiss::hold_the_line
