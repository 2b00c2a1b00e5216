// SPDX-License-Identifier: MIT
// The scenario sheet, the tracks and the player aid.
#include "model/print/common_parts.h"
#include "model/rules/hold_the_line/print_parts.h"
#include "model/rules/hold_the_line/tiles.h"
#include "model/scenario/place_text.h"

namespace hotchkiss::hold_the_line {

namespace {

using namespace print;

const Field &scenarioField(const Scenario &scenario, std::string_view key)
{
    return *findField(scenario.system->scenarioFields, key);
}

std::string valueText(const Scenario &scenario, std::string_view key)
{
    return textOf(valueOr(scenario.info.fields, scenarioField(scenario, key)));
}

bool isOn(const Scenario &scenario, std::string_view key)
{
    return valueOr(scenario.info.fields, scenarioField(scenario, key)) == Value(true);
}

std::string sideName(const Scenario &scenario, std::string_view id)
{
    const int side = findSide(scenario, id);
    return side < 0 ? words(id) : scenario.sides[std::size_t(side)].name;
}

/// "Union 4, Confederate 4", from the fields "union_command" and "confederate_command".
Text ofBothSides(const Scenario &scenario, const std::string &suffix)
{
    std::vector<std::string> arguments;
    for (const Side &side : scenario.sides) {
        arguments.push_back(side.name);
        arguments.push_back(words(valueText(scenario, side.id + suffix)));
    }
    return {HK_NOOP("%1 %2, %3 %4"), arguments};
}

Text outcomeAtTheEnd(const Scenario &scenario)
{
    const std::string outcome = valueText(scenario, "turn_limit");
    if (outcome == "more_vp")
        return HK_NOOP("more VP wins, equal is a draw");
    if (outcome == "draw")
        return HK_NOOP("a draw");
    return {HK_NOOP("%1 wins"), {sideName(scenario, outcome)}};
}

/// Conditions beside the number of VP (HL 10.0).
void addConditions(const Scenario &scenario, Facts &facts)
{
    for (const Side &side : scenario.sides) {
        if (const std::string turn = valueText(scenario, side.id + "_deadline"); turn != "0")
            facts.rows.push_back({{HK_NOOP("%1 loses"), {side.name}}, {HK_NOOP("without its VP by turn %1"), {turn}}});
        for (const char *condition : {"_hold", "_destroy"})
            if (const std::string what = valueText(scenario, side.id + condition); !what.empty())
                facts.rows.push_back(
                    {{HK_NOOP("%1 wins"), {side.name}},
                     {std::string_view(condition) == "_hold" ? HK_NOOP("holding %1") : HK_NOOP("eliminating %1"),
                      {what}}});
    }
    if (isOn(scenario, "victory_at_once"))
        facts.rows.push_back({HK_NOOP("Victory"), HK_NOOP("is checked at once, not only after a player turn")});
}

Facts factsOfTheSheet(const Scenario &scenario)
{
    Facts facts;
    facts.rows.push_back({HK_NOOP("First player"), sideName(scenario, valueText(scenario, "first_player"))});
    facts.rows.push_back({HK_NOOP("Command AP"), ofBothSides(scenario, "_command")});
    if (isOn(scenario, "handicaps"))
        facts.rows.push_back({HK_NOOP("Handicap"), ofBothSides(scenario, "_handicap")});
    facts.rows.push_back({HK_NOOP("VP to win"), ofBothSides(scenario, "_vp")});
    facts.rows.push_back({HK_NOOP("Own edge"), ofBothSides(scenario, "_edge")});
    facts.rows.push_back({HK_NOOP("Turns"), std::to_string(scenario.turns.size())});
    facts.rows.push_back({HK_NOOP("After the last"), outcomeAtTheEnd(scenario)});
    addConditions(scenario, facts);
    return facts;
}

/// Switches that are on: optional rules (HL 11) and special ones (HL 4.1a).
Table rulesInForce(const Scenario &scenario)
{
    Table table;
    table.title = HK_NOOP("Optional and special rules in force");
    table.columns = {{}, {HK_NOOP("Rule"), Align::Right}};
    for (const Field &field : scenario.system->scenarioFields) {
        const Value value = valueOr(scenario.info.fields, field);
        const auto *names = std::get_if<std::vector<std::string>>(&value);
        const bool isListed = names != nullptr && !names->empty();
        if (value != Value(true) && !isListed)
            continue;
        const Text what = isListed ? Text(HK_NOOP("%1: %2"), {field.label, textOf(value)}) : Text(field.label);
        table.rows.push_back({{{what}, {Text(field.rule)}}});
    }
    if (table.rows.empty())
        table.rows.push_back({{{HK_NOOP("none")}, {}}});
    return table;
}

Table counterTable(const Scenario &scenario)
{
    const auto &fields = scenario.system->objectiveFields;
    Table table;
    table.title = HK_NOOP("VP counters");
    table.rule = "HL 3.1.6";
    table.columns = {{HK_NOOP("Counter")}, {HK_NOOP("Hex")}, {HK_NOOP("VP"), Align::Centre}, {HK_NOOP("Earned by")}};
    for (const Objective &objective : scenario.objectives) {
        const std::string who = textOr(objective.fields, fields, "earned_by");
        const bool isMovable = textOr(objective.fields, fields, "movable") == "true";
        const bool stays = textOr(objective.fields, fields, "persistent") == "true";
        Text earned = who == "both" ? Text(HK_NOOP("either side")) : Text(sideName(scenario, who));
        if (isMovable || stays)
            earned = {isMovable && stays ? HK_NOOP("%1; movable, stays on the board")
                      : stays            ? HK_NOOP("%1; stays on the board")
                                         : HK_NOOP("%1; movable"),
                      {earned.source}};
        table.rows.push_back({{{Text(objective.name)},
                               {Text(placeText(scenario, objective.place))},
                               {Text(std::to_string(objective.points))},
                               {earned}}});
    }
    return table;
}

Paragraph tileCounts(const Scenario &scenario, const Ruleset &ruleset)
{
    std::string line;
    for (const TilePiece &piece : tileStock(scenario, ruleset))
        if (piece.used > 0)
            line += (line.empty() ? "" : ", ") + std::to_string(piece.used) + " " + words(piece.title);
    return {Text(line + ".")};
}

Steps turnSteps()
{
    return {
        {{HK_NOOP("Arrivals"), HK_NOOP("Due pieces come to an entry hex, free of AP.")},
         {HK_NOOP("Action points"), HK_NOOP("Roll a die; command AP plus the roll’s AP are this turn’s (HL 6.1.1).")},
         {HK_NOOP("Actions"),
          HK_NOOP("Move, fire, close combat and rally in any order; one unit is finished before the "
                  "next begins (HL 5.1, 6.1.3).")},
         {HK_NOOP("Victory"),
          HK_NOOP("Check the conditions, the active side’s first. AP left over are lost (HL 5.0).")},
         {HK_NOOP("Other side"), HK_NOOP("The second player does the same; then the turn marker moves on.")}}};
}

Steps closeCombatSteps()
{
    return {{{HK_NOOP("Pay"),
              HK_NOOP("2 AP; infantry or cavalry that has not moved, against one adjacent hex (HL 8.3.1).")},
             {HK_NOOP("Roll"),
              HK_NOOP("Each die is changed by the defender’s terrain; infantry and cavalry take hits before "
                      "artillery (HL 8.3.2).")},
             {HK_NOOP("Leader"), HK_NOOP("Each natural 1 puts a leader with the target at risk (HL 9.3.1).")},
             {HK_NOOP("Morale"),
              HK_NOOP("As many morale dice as hits for each surviving unit; terrain and a leader shift its "
                      "colour. Its own colour on any die: it retreats a hex (HL 8.3.3).")},
             {HK_NOOP("Advance"), HK_NOOP("Into a hex left empty, free of AP, if the attacker likes (HL 8.3.4).")}}};
}

} // namespace

std::vector<EdgeStrip> ownEdges(const Scenario &scenario)
{
    std::vector<EdgeStrip> edges;
    for (const Side &side : scenario.sides)
        edges.push_back({valueText(scenario, side.id + "_edge"), side.name, side.colour});
    return edges;
}

Card scenarioCard(const Scenario &scenario, const Charts &charts)
{
    SheetParts parts;
    parts.edges = ownEdges(scenario);
    parts.facts = factsOfTheSheet(scenario);
    parts.objectives = counterTable(scenario);
    parts.withSetup = true;
    parts.rest.emplace_back(rulesInForce(scenario));
    parts.rest.emplace_back(Heading{HK_NOOP("Tiles")});
    parts.rest.emplace_back(tileCounts(scenario, charts.ruleset()));
    Card card = scenarioSheet(scenario, parts);
    card.dense = true;
    return card;
}

Card trackCard(const Scenario &scenario, const Charts &)
{
    Card card = print::trackCard(scenario);
    card.title = HK_NOOP("Tracks");
    for (const Side &side : scenario.sides)
        card.sections.push_back(section({numberTrack({HK_NOOP("%1: action points left"), {side.name}}, side, 0, 15)}));
    for (const Side &side : scenario.sides)
        card.sections.push_back(section({numberTrack({HK_NOOP("%1: victory points"), {side.name}}, side, 0, 15)}));
    return card;
}

Card playerAid(const Scenario &scenario, const Charts &charts)
{
    Card card;
    card.title = {HK_NOOP("%1: player aid"), {scenario.system->name}};
    card.subtitle = scenario.info.title;
    card.dense = true;
    card.onePage = true;
    const auto chart = [&](const char *key) { return chartTable(*charts.ruleset().chart(key), charts); };
    card.sections.push_back(
        section({Heading{HK_NOOP("A player turn")}, turnSteps(),
                 sideways(charts, "action_point_roll", "ap", HK_NOOP("Roll"), {}),
                 sideways(charts, "morale_die", "colour", HK_NOOP("Face"), {}), Heading{HK_NOOP("Close combat")},
                 closeCombatSteps(), chart("action_costs"), chart("victory_points")},
                2));
    card.sections.push_back(section({chart("combat"), chart("terrain"), chart("unit_types")}));
    card.sections.push_back(section({rulesInForce(scenario), markLegend()}, 2));
    return card;
}

} // namespace hotchkiss::hold_the_line
