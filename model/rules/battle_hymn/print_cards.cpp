// SPDX-License-Identifier: MIT
// Chart card, sequence card, time track with boxes and set-up cards.
#include "model/print/common_parts.h"
#include "model/rules/battle_hymn/print_parts.h"

#include <algorithm>
#include <tuple>

namespace hotchkiss::battle_hymn {

namespace {

using namespace print;

std::string signedNumber(int n)
{
    return n > 0 ? "+" + std::to_string(n) : n < 0 ? "−" + std::to_string(-n) : "0";
}

/// Two values as "up / down", or one when they are alike.
TableCell bothWays(const Charts &charts, const std::string &row, const char *up, const char *down, bool withSign)
{
    const EntryId a = charts.id("hexside_features", row, up);
    const EntryId b = charts.id("hexside_features", row, down);
    const auto text = [&](EntryId id) {
        const std::optional<int> n = charts.wholeOrNone(id);
        return !n ? std::string("–") : withSign ? signedNumber(*n) : std::to_string(*n);
    };
    TableCell cell{Text(text(a) == text(b) ? text(a) : text(a) + " / " + text(b))};
    cell.changed = charts.isOverridden(a) || charts.isOverridden(b);
    cell.house = !cell.changed && (charts.ruleset().entry(a).house || charts.ruleset().entry(b).house);
    return cell;
}

TableCell costCell(const Charts &charts, const std::string &row)
{
    const std::string mode = charts.text(charts.id("hexside_features", row, "mp_mode"));
    TableCell cell = bothWays(charts, row, "mp_up", "mp_down", mode == "add");
    if (mode == "replace_all")
        cell.text = {HK_NOOP("%1 in all"), {cell.text.source}};
    else if (mode == "replace_water")
        cell.text = {HK_NOOP("%1 for the water"), {cell.text.source}};
    return cell;
}

TableCell barCell(const Charts &charts, const std::string &row)
{
    std::string who;
    int barred = 0;
    for (const auto &[column, name] :
         {std::pair{"infantry_bar", "infantry"}, std::pair{"artillery_bar", "artillery"},
          std::pair{"horse_artillery_bar", "horse artillery"}, std::pair{"cavalry_bar", "cavalry"}})
        if (charts.flag(charts.id("hexside_features", row, column))) {
            who += (who.empty() ? "" : ", ") + std::string(name);
            ++barred;
        }
    TableCell cell{barred == 4 ? Text(HK_NOOP("all")) : who.empty() ? Text("–") : Text(who)};
    cell.house = charts.ruleset().entry(charts.id("hexside_features", row, "infantry_bar")).house;
    return cell;
}

TableCell zocCell(const Charts &charts, const std::string &row)
{
    const bool up = charts.flag(charts.id("hexside_features", row, "zoc_up"));
    const bool down = charts.flag(charts.id("hexside_features", row, "zoc_down"));
    TableCell cell{up && down ? Text(HK_NOOP("passes"))
                   : down     ? Text(HK_NOOP("down or out only"))
                   : up       ? Text(HK_NOOP("up or in only"))
                              : Text(HK_NOOP("stopped"))};
    cell.house = charts.ruleset().entry(charts.id("hexside_features", row, "zoc_up")).house;
    return cell;
}

/// The sixteen columns of the chart, told in five.
Table hexsideTable(const Charts &charts)
{
    const Chart &chart = *charts.ruleset().chart("hexside_features");
    Table table;
    table.title = chart.title;
    table.rule = chart.rule;
    table.note = HK_NOOP("Two numbers: up into the higher or fortified hex / down out of it. A road, minor road or "
                         "railroad lifts a bar and cancels the costs; a ford is paid all the same (BH CL-e).");
    table.columns = {{},
                     {HK_NOOP("MP"), Align::Centre},
                     {HK_NOOP("Barred to"), Align::Centre},
                     {HK_NOOP("To hit"), Align::Centre},
                     {HK_NOOP("Artillery ignores it"), Align::Centre},
                     {HK_NOOP("ZOC"), Align::Centre}};
    for (const ChartRow &row : chart.rows)
        table.rows.push_back({{{Text(row.title)},
                               costCell(charts, row.key),
                               barCell(charts, row.key),
                               bothWays(charts, row.key, "to_hit_up", "to_hit_down", true),
                               chartCell(charts, "hexside_features", row.key, "artillery_ignores"),
                               zocCell(charts, row.key)}});
    return table;
}

Steps toHitOrder()
{
    return {{{HK_NOOP("Base"), HK_NOOP("of the target’s hex terrain")},
             {HK_NOOP("Out"), HK_NOOP("firing out of marsh and the like")},
             {HK_NOOP("Hexsides"), HK_NOOP("every feature the fire crosses")},
             {HK_NOOP("Surround"), HK_NOOP("target or firer surrounded")},
             {HK_NOOP("Types"), HK_NOOP("unit type against unit type")},
             {HK_NOOP("Situations"), HK_NOOP("height, Approach Fire")},
             {HK_NOOP("Range"), HK_NOOP("artillery only")},
             {HK_NOOP("Morale Rating"),
              HK_NOOP("of the firer. A die for each intact SP hits at the sum or less; a 1 always "
                      "hits, a 10 never (BH 6.2.3).")}}};
}

Steps hourSteps()
{
    return {{{HK_NOOP("Initiative"), HK_NOOP("as the track says (BH 3.9)")},
             {HK_NOOP("Fill the cup"),
              HK_NOOP("a Movement Turn marker for each formation on the map or due, and both Combat "
                      "Turn markers; the side with the Initiative keeps its own out (BH 4b). No "
                      "Combat Turns at Night (BH 13).")},
             {HK_NOOP("Turns"),
              HK_NOOP("before each draw the side with the Initiative may declare its Combat Turn; else draw "
                      "a marker and carry it out. The declared turn comes last when it was never "
                      "declared.")},
             {HK_NOOP("Move on"), HK_NOOP("the Hour marker; on a space with a star, test victory first (BH 4i).")}}};
}

Steps movementSteps()
{
    return {
        {{HK_NOOP("One after the other"),
          HK_NOOP("the formation’s units move in any order, each to the end of its move; "
                  "never into an enemy’s hex, never ending with a friend (BH 3.7, 5.1).")},
         {HK_NOOP("Into enemy ZOC"), HK_NOOP("the move ends, and an Approach Fire marker names every enemy whose ZOC "
                                             "covers the hex (BH 5.3).")},
         {HK_NOOP("Out of enemy ZOC"), HK_NOOP("a unit that starts in one may leave, but enters no other in this turn "
                                               "(BH 5.3b).")},
         {HK_NOOP("Guns and horses"), HK_NOOP("artillery never enters an enemy ZOC of its own will; cavalry and horse "
                                              "artillery only that of their like (BH 5.3d, 5.3e).")},
         {HK_NOOP("Arrivals"), HK_NOOP("the second unit at an entry hex pays the cost of that hex twice, the third "
                                       "three times, and so on (BH 12.2b).")},
         {HK_NOOP("At Night"), HK_NOOP("a unit may try to rally instead of moving (BH 10.5).")}}};
}

Steps combatSteps()
{
    return {{{HK_NOOP("Cavalry steps back"),
              HK_NOOP("Defending cavalry and horse artillery may try to retreat (BH 6.1.1).")},
             {HK_NOOP("Bombardment"),
              HK_NOOP("by attacking guns outside enemy ZOC, up to 4 hexes, with a Morale Check after "
                      "each (BH 6.1.2).")},
             {HK_NOOP("Attackers step back"), HK_NOOP("at will, without a check (BH 6.1.3).")},
             {HK_NOOP("Approach Fire"), HK_NOOP("of both sides at the same time, −3; then checks, never a retreat (BH "
                                                "6.1.4).")},
             {HK_NOOP("Engagements"),
              HK_NOOP("one after the other: fire of both sides, Defender’s checks, Attacker’s checks, "
                      "advances; a second Round while there is contact (BH 6.1.7, 6.1.8).")},
             {HK_NOOP("Attackers in enemy ZOC"), HK_NOOP("that did not advance go back (BH 6.1.9).")}}};
}

Steps retreatSteps()
{
    return {
        {{HK_NOOP("First"),
          HK_NOOP("an empty hex free of enemy ZOC; on later hexes one where the retreat may end comes "
                  "before others (BH 7.3).")},
         {HK_NOOP("Second"), HK_NOOP("a hex with a friend, who checks morale when the retreat is forced (BH 7.8).")},
         {HK_NOOP("Third"), HK_NOOP("a hex in enemy ZOC: an SP is lost in each (BH 7.6).")},
         {HK_NOOP("Else"), HK_NOOP("no retreat: an SP is lost, a demoralized one first, and the unit Shatters.")}}};
}

Table prohibitions()
{
    Table table;
    table.title = HK_NOOP("Never in a retreat");
    table.rule = "BH 7.4";
    table.columns = {{}};
    for (const char *line :
         {HK_NOOP("into or across ground barred to the unit"), HK_NOOP("into a hex with an enemy"),
          HK_NOOP("twice into the same hex"), HK_NOOP("off the map"), HK_NOOP("ending in enemy ZOC or with a friend"),
          HK_NOOP("ending nearer than 2 hexes to the start or to a hex that caused it (BH 7.2)")})
        table.rows.push_back({{{Text(line)}}});
    return table;
}

/// What the opponent would score for how a side starts, which is taken off at the end (BH ER-h).
Table startingPoints(const Scenario &scenario, const Charts &charts, int side)
{
    Table table;
    table.title = HK_NOOP("Starting VP, taken off the opponent’s score");
    table.rule = "BH ER-h";
    table.columns = {{}, {HK_NOOP("SP"), Align::Centre}, {HK_NOOP("VP"), Align::Centre}};
    const auto &fields = scenario.system->unitFields;
    int total = 0;
    for (const auto &[key, row, title] : {std::tuple{"losses", "lost", HK_NOOP("Lost")},
                                          std::tuple{"demoralized", "demoralized", HK_NOOP("Demoralized")}}) {
        int points = 0;
        int vp = 0;
        for (const Piece &piece : scenario.pieces) {
            if (piece.kind != PieceKind::Unit || sideOf(scenario, piece.command) != side)
                continue;
            const auto n = static_cast<int>(std::get<std::int64_t>(valueOr(piece.fields, *findField(fields, key))));
            points += n;
            vp += n * charts.whole(charts.id("victory_points", row, textOr(piece.fields, fields, "type")));
        }
        total += vp;
        table.rows.push_back({{{Text(title)}, {Text(std::to_string(points))}, {Text(std::to_string(vp))}}});
    }
    table.rows.push_back(
        {{{HK_NOOP("In all"), false, false, true}, {}, {Text(std::to_string(total)), false, false, true}}});
    return total > 0 ? table : Table();
}

Table movementMarkers(const Scenario &scenario, int side)
{
    Table table;
    table.title = HK_NOOP("Movement Turn markers join the cup");
    table.rule = "BH 2.2.3a";
    table.columns = {{HK_NOOP("Formation")}, {HK_NOOP("Hour")}};
    for (const Command &command : scenario.commands) {
        const bool isFormation = std::any_of(scenario.pieces.begin(), scenario.pieces.end(), [&](const Piece &piece) {
            return piece.kind == PieceKind::Unit && piece.command == command.id;
        });
        if (!isFormation || sideOf(scenario, command.id) != side)
            continue;
        const auto hour =
            std::get<std::int64_t>(valueOr(command.fields, *findField(scenario.system->commandFields, "marker_hour")));
        TableRow row{{{Text(command.name)}, {Text(turnName(scenario, static_cast<int>(hour)))}}};
        row.cells[0].swatch = bandOf(scenario, command.id);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table initiative(const Scenario &scenario)
{
    Table table;
    table.title = HK_NOOP("Initiative");
    table.rule = "BH 3.9";
    table.columns = {{HK_NOOP("Hour")}, {HK_NOOP("Side")}};
    for (const Turn &turn : scenario.turns) {
        const int side = findSide(scenario, turn.initiative);
        table.rows.push_back({{{Text(turn.label)},
                               {turn.night  ? Text(HK_NOOP("Night"))
                                : side >= 0 ? Text(scenario.sides[std::size_t(side)].name)
                                            : Text(HK_NOOP("nobody"))}}});
    }
    return table;
}

} // namespace

Card chartCard(const Scenario &scenario, const Charts &charts)
{
    Card card;
    card.title = HK_NOOP("Charts");
    card.subtitle = {HK_NOOP("%1 · %2"), {scenario.system->name, scenario.info.title}};
    card.dense = true;
    card.onePage = true;
    const auto chart = [&](const char *key) { return chartTable(*charts.ruleset().chart(key), charts); };
    card.sections.push_back(section({chart("hex_terrain"), hexsideTable(charts)}));
    card.sections.push_back(
        section({Heading{HK_NOOP("Chance to hit, in this order (BH 6.2.2b)")}, toHitOrder(),
                 sideways(charts, "artillery_range", "modifier", HK_NOOP("Hexes"), {"1", "2", "3", "4", "5+"}),
                 chart("unit_type_fire"), chart("special_situations"), chart("morale_check"),
                 sideways(charts, "rally", "restored", HK_NOOP("MR"), {"−3", "−2", "−1", "0", "+1", "+2", "+3"}),
                 chart("victory_points")},
                2));
    card.sections.push_back(section({chart("morale_effects"), markLegend()}));
    return card;
}

Card sequenceCard(const Scenario &scenario)
{
    Card card;
    card.title = HK_NOOP("Sequence of play");
    card.subtitle = {HK_NOOP("%1 · %2"), {scenario.system->name, scenario.info.title}};
    card.sections.push_back(
        section({Heading{HK_NOOP("The Hour (BH 4)")}, hourSteps(), Heading{HK_NOOP("A Movement Turn (BH 5)")},
                 movementSteps(), Heading{HK_NOOP("A Combat Turn (BH 6.1)")}, combatSteps(),
                 Heading{HK_NOOP("Where a retreating unit goes (BH 7.3)")}, retreatSteps(), prohibitions()},
                2));
    return card;
}

Card trackCard(const Scenario &scenario)
{
    Card card = print::trackCard(scenario);
    card.title = HK_NOOP("Time track");
    Boxes boxes;
    for (const Side &side : scenario.sides) {
        boxes.spaces.push_back({{HK_NOOP("%1: Shattered"), {side.name}}, side.colour, 1});
        boxes.spaces.push_back({{HK_NOOP("%1: Eliminated"), {side.name}}, side.colour, 1});
    }
    boxes.spaces.insert(boxes.spaces.begin() + static_cast<std::ptrdiff_t>(boxes.spaces.size() / 2),
                        {HK_NOOP("Turn Cup"), {}, 0.7});
    boxes.height = 92;
    card.sections.push_back(section({std::move(boxes)}));
    return card;
}

Card setupCard(const Scenario &scenario, const Charts &charts, int side)
{
    Card card = print::setupCard(scenario, side);
    std::vector<Block> more{movementMarkers(scenario, side), initiative(scenario)};
    if (Table table = startingPoints(scenario, charts, side); !table.rows.empty())
        more.emplace_back(std::move(table));
    addText(more, HK_NOOP("Victory"), scenario.info.victory);
    addText(more, HK_NOOP("Levels of victory"),
            textOr(scenario.info.fields, scenario.system->scenarioFields, "victory_levels"));
    card.sections.push_back(section(std::move(more), 2));
    return card;
}

} // namespace hotchkiss::battle_hymn
