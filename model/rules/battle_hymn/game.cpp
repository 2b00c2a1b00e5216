// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/game.h"

#include "model/rules/battle_hymn/actions.h"
#include "model/rules/battle_hymn/play.h"
#include "model/rules/battle_hymn/score.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

struct StepText
{
    const char *key;
    const char *text; ///< %1 the side, %2 the unit, %3 the formation
    const char *rule;
};

constexpr std::array<StepText, askingSteps> stepTexts{
    {{"begin", HK_NOOP("%1: begin the battle"), "BH 4a"},
     {"deploy", HK_NOOP("%1: set up in your zone"), "BH 2.2.1b"},
     {"marker", HK_NOOP("%1: Combat Turn now, or draw a marker?"), "BH 3.9c"},
     {"movement", HK_NOOP("%1: move %3"), "BH 4e"},
     {"place-rally", HK_NOOP("%1: choose where %2 comes back"), "BH 10.5.3a"},
     {"cavalry", HK_NOOP("%1: may cavalry retreat before combat?"), "BH 6.1.1a"},
     {"bombard", HK_NOOP("%1: bombard"), "BH 6.1.2a"},
     {"retreat-first", HK_NOOP("%1: retreat before combat"), "BH 6.1.3a"},
     {"allocate", HK_NOOP("%1: divide the fire of %2"), "BH 6.3.1a"},
     {"engage", HK_NOOP("%1: choose the next Engagement"), "BH 6.1.6b"},
     {"options", HK_NOOP("%1: fire at enemies who do not reach you?"), "BH 6.1.7c"},
     {"check", HK_NOOP("%1: choose who checks morale"), "BH 6.2.4a"},
     {"retreat", HK_NOOP("%1: choose where %2 retreats to"), "BH 7.3a"},
     {"advance", HK_NOOP("%1: advance?"), "BH 8a"},
     {"second-round", HK_NOOP("%1: a second Round?"), "BH 6.1.8a"},
     {"leave", HK_NOOP("%1: choose who goes back"), "BH 6.1.8c"},
     {"over", HK_NOOP("The battle is over"), "BH 14a"}}};

/// What is still in the cup, each marker in the colour it has on the table.
void addCup(const Battle &battle, const Position &position, std::vector<Fact> &facts)
{
    const auto left = std::count(position.cup.begin(), position.cup.end(), true);
    if (left == 0)
        return;
    facts.push_back({HK_NOOP("Markers in the cup"), std::to_string(left), "BH 4b", -1, {}});
    const Scenario &scenario = *battle.scenario;
    for (std::size_t i = 0; i < position.cup.size(); ++i) {
        if (!position.cup[i])
            continue;
        const bool moves = i < battle.formations.size();
        const int side = moves ? battle.formations[i].side : static_cast<int>(i - battle.formations.size());
        std::string colour = scenario.sides[static_cast<std::size_t>(side)].colour;
        if (!moves) {
            facts.push_back({{HK_NOOP("Combat Turn: %1"), {battle.sideName(side)}}, {}, "BH 3.9e", side, colour});
            continue;
        }
        const auto command = static_cast<std::size_t>(battle.formations[i].command);
        if (const std::string band = bandOf(scenario, scenario.commands[command].id); !band.empty())
            colour = band;
        facts.push_back({{"%1", {battle.formationName(static_cast<FormationIndex>(i))}}, {}, "BH 4b", side, colour});
    }
}

} // namespace

BattleHymn::BattleHymn(std::shared_ptr<const Battle> battle, Position position)
    : Game(battle->scenario)
    , m_battle(std::move(battle))
    , m_position(std::move(position))
{}

std::unique_ptr<Game> BattleHymn::clone() const
{
    return std::make_unique<BattleHymn>(*this);
}

Decision BattleHymn::decision() const
{
    const StepText &step = stepTexts[static_cast<std::size_t>(m_position.step)];
    const int side = decider(*m_battle, m_position);
    Decision decision;
    decision.sides = side < 0 ? 0 : 1U << side;
    decision.turn = m_position.hour;
    decision.step = step.key;
    decision.rule = step.rule;
    decision.text =
        Text(step.text,
             {side < 0 ? std::string() : m_battle->sideName(side),
              m_position.subject == noPiece ? std::string() : m_battle->name(m_position.subject),
              m_position.formation == noFormation ? std::string() : m_battle->formationName(m_position.formation)});
    return decision;
}

void BattleHymn::legalActions(std::vector<Action> &actions, const ActionFilter &filter) const
{
    listActions(*m_battle, m_position, filter, actions);
}

Action BattleHymn::listed(const Action &action) const
{
    const auto verb = static_cast<Do>(action.verb);
    return verb == Do::Move || verb == Do::Enter ? listedMove(*m_battle, m_position, action) : action;
}

std::optional<Refusal> BattleHymn::check(const Action &action) const
{
    if (const Fault *fault = judge(*m_battle, m_position, action))
        return Refusal{fault->key, std::string("BH ") + fault->rule, fault->reason};
    return std::nullopt;
}

void BattleHymn::apply(const Action &action, Dice &dice, Events *events)
{
    Play play(*m_battle, m_position, dice, events);
    play.act(action);
    play.run();
}

Outcome BattleHymn::outcome() const
{
    Outcome outcome;
    outcome.over = m_position.step == Step::Over;
    outcome.winner = m_position.winner;
    for (int side = 0; side < 2; ++side)
        outcome.score.push_back(scoreOf(*m_battle, m_position, side).total());
    if (!outcome.over)
        return outcome;
    outcome.rule = "BH 14a";
    const auto points = [&](std::size_t side) { return std::to_string(static_cast<int>(outcome.score[side])); };
    std::string level = textOr(scenario().info.fields, scenario().system->scenarioFields, "victory_default");
    for (const VictoryCondition &condition : m_battle->victory.list)
        if (condition.line == m_position.verdict)
            level = condition.level;
    outcome.text =
        outcome.winner < 0
            ? Text(HK_NOOP("A draw in Hour %1, %2 to %3. %4"),
                   {std::to_string(m_position.hour), points(0), points(1), level})
            : Text(HK_NOOP("%1 victory in Hour %2, %3 to %4. %5"),
                   {m_battle->sideName(outcome.winner), std::to_string(m_position.hour), points(0), points(1), level});
    return outcome;
}

double BattleHymn::evaluate(int side) const
{
    return evaluatePosition(*m_battle, m_position, side);
}

Preview BattleHymn::preview(const Action &action) const
{
    return previewOf(*m_battle, m_position, action);
}

std::vector<Fact> BattleHymn::facts() const
{
    std::vector<Fact> facts;
    const Turn &hour = scenario().turns[static_cast<std::size_t>(m_position.hour - 1)];
    std::string clock = std::to_string(m_position.hour) + " / " + std::to_string(m_battle->lastHour);
    if (!hour.label.empty())
        clock += " (" + hour.label + ")";
    facts.push_back({hour.night ? HK_NOOP("Hour, Night") : HK_NOOP("Hour"), clock, "BH 4a", -1, {}});
    for (int side = 0; side < 2; ++side) {
        int units = 0;
        int shattered = 0;
        for (std::size_t i = 0; i < m_position.units.size(); ++i)
            if (m_battle->units[i].playable && m_battle->units[i].side == side) {
                units += m_position.units[i].where == Where::OnMap ? 1 : 0;
                shattered += m_position.units[i].where == Where::Shattered ? 1 : 0;
            }
        facts.push_back({HK_NOOP("Victory Points"),
                         std::to_string(scoreOf(*m_battle, m_position, side).total()),
                         "BH 14.2a",
                         side,
                         {}});
        facts.push_back({HK_NOOP("Units on the map"), std::to_string(units), "BH 10.2.1a", side, {}});
        if (shattered > 0)
            facts.push_back({HK_NOOP("Shattered units"), std::to_string(shattered), "BH 10.2.2a", side, {}});
        if (m_position.held == side)
            facts.push_back({HK_NOOP("Initiative"), {}, "BH 3.9b", side, {}});
    }
    addCup(*m_battle, m_position, facts);
    return facts;
}

void BattleHymn::present(Scenario &scenario) const
{
    for (std::size_t i = 0; i < m_position.units.size(); ++i) {
        if (!m_battle->units[i].playable)
            continue;
        const UnitState &state = m_position.units[i];
        Piece &piece = scenario.pieces[i];
        piece.place = m_battle->place(state.where == Where::OnMap ? state.hex : noHex);
        const auto number = [&](const char *key, int value) {
            if (value != 0)
                piece.fields[key] = std::int64_t{value};
            else
                piece.fields.erase(key);
        };
        const auto flag = [&](const char *key, bool value) {
            if (value)
                piece.fields[key] = true;
            else
                piece.fields.erase(key);
        };
        const bool broken = state.where == Where::Shattered || state.where == Where::Eliminated;
        number("losses", state.where == Where::Eliminated ? 0 : state.lost);
        number("demoralized", broken ? 0 : state.demoralized);
        flag("shattered", state.where == Where::Shattered);
        flag("eliminated", state.where == Where::Eliminated);
        flag("dismounted", state.dismounted);
        flag("horses_lost", state.dismounted && state.horses == noHex);
        number("holders", state.holders);
        if (state.horses != noHex)
            piece.fields["horses_at"] = m_battle->label(state.horses);
        else
            piece.fields.erase("horses_at");
        std::string firers;
        for (const Pairing &pairing : m_position.pairings)
            if (pairing.target == static_cast<PieceIndex>(i))
                firers += (firers.empty() ? "" : " ") + scenario.pieces[static_cast<std::size_t>(pairing.firer)].id;
        if (firers.empty())
            piece.fields.erase("approach_firers");
        else
            piece.fields["approach_firers"] = firers;
        piece.fields.erase("setup");
        if (state.where == Where::OffMap)
            continue;
        for (Arrival &arrival : scenario.arrivals)
            if (!arrival.withdrawal)
                std::erase(arrival.who, piece.id);
    }
    std::erase_if(scenario.arrivals, [](const Arrival &arrival) { return arrival.who.empty(); });
    for (std::size_t i = 0; i < m_position.owners.size(); ++i)
        scenario.objectives[i].owner = m_position.owners[i] < 0
                                           ? std::string()
                                           : scenario.sides[static_cast<std::size_t>(m_position.owners[i])].id;
    if (m_position.step != Step::Over)
        scenario.info.fields["first_hour"] = std::int64_t{m_position.hour};
}

std::string BattleHymn::positionText() const
{
    return textOf(*m_battle, m_position);
}

} // namespace hotchkiss::battle_hymn
