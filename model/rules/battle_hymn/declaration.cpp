// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/declaration.h"

#include "model/rules/battle_hymn/checks.h"
#include "model/scenario/field_makers.h"

namespace hotchkiss::battle_hymn {

namespace {

using namespace fields;

System declare()
{
    System s;
    s.id = "battle-hymn";
    s.name = "Battle Hymn";
    s.prefix = "BH";
    s.summary = HK_NOOP("Brigades on hexes, formations drawn from a cup");
    s.terrains = {{"clear", HK_NOOP("Clear"), '.', "clear", "BH 5.4.1"},
                  {"field", HK_NOOP("Field"), ',', "field", "BH 5.4.1"},
                  {"orchard", HK_NOOP("Orchard"), 'o', "orchard", "BH 2.1.1"},
                  {"rough", HK_NOOP("Rough"), 'r', "rough", "BH 5.4.1"},
                  {"light_woods", HK_NOOP("Light woods"), 'l', "light-woods", "BH 5.4.1"},
                  {"woods", HK_NOOP("Woods"), 'w', "woods", "BH 5.4.1"},
                  {"forest", HK_NOOP("Forest"), 'f', "forest", "BH 5.4.1"},
                  {"marsh", HK_NOOP("Marsh"), 'm', "marsh", "BH 5.4.1"},
                  {"town", HK_NOOP("Town"), 't', "town", "BH 9.3"},
                  {"water", HK_NOOP("Lake"), '~', "water", "BH 5.4.1"},
                  {"off", HK_NOOP("Not in play"), 'x', "off", "BH 2.1.1"}};
    s.features = {{"house", HK_NOOP("House"), 'h', "house", "BH 2.1.1"}};
    s.sideTypes = {{"stream", HK_NOOP("Stream"), false, "stream", "water", "BH 5.4.2"},
                   {"creek", HK_NOOP("Creek"), false, "creek", "water", "BH 6.5.2"},
                   {"river", HK_NOOP("River"), false, "river", "water", "BH 6.5.4"},
                   {"bridge", HK_NOOP("Bridge"), false, "bridge", "crossing", "BH 6.5.4"},
                   {"ford", HK_NOOP("Ford"), false, "ford", "crossing", "BH 6.5.4"},
                   {"slope", HK_NOOP("Slope"), true, "slope", "relief", "BH 5.4.4"},
                   {"escarpment", HK_NOOP("Escarpment"), true, "escarpment", "relief", "BH 5.4.4"},
                   {"elevation_line", HK_NOOP("Elevation line"), true, "contour", "relief", "BH 5.4.4"},
                   {"fortification", HK_NOOP("Fortification"), true, "works", "works", "BH 3.8d"},
                   {"fortification_both", HK_NOOP("Fortification on both sides"), false, "works", "works", "BH 3.8d"}};
    s.pathTypes = {{"road", HK_NOOP("Road"), "road", "road", false, "BH 5.4.3"},
                   {"minor_road", HK_NOOP("Minor road"), "minor-road", "road", false, "BH 5.4.3"},
                   {"railroad", HK_NOOP("Railroad"), "railroad", "rail", false, "BH 5.4.3"}};
    s.pieceTypes = {{"infantry", HK_NOOP("Infantry"), "infantry"},
                    {"artillery", HK_NOOP("Artillery"), "artillery"},
                    {"cavalry", HK_NOOP("Cavalry"), "cavalry"},
                    {"horse_artillery", HK_NOOP("Horse artillery"), "horse-artillery"}};
    s.areaKinds = {{"entry", HK_NOOP("Entry area"), "BH 12.2"}, {"setup", HK_NOOP("Set-up zone"), "BH 2.2.1"}};
    s.sides = {{"usa", "USA", "#3f6ea5", "#ffffff"}, {"csa", "CSA", "#b9a888", "#1d1a16"}};
    s.levels = {HK_NOOP("army"), HK_NOOP("corps"), HK_NOOP("formation")};
    const Labels labels{LabelScheme::ColumnRow, Corner::TopLeft, 1, 1};
    s.presets = {{HK_NOOP("Small map, 16 by 12 hexes"), Grid::hexes(16, 12), labels, 19, HK_NOOP("300 yards a hex")},
                 {HK_NOOP("Half sheet, 22 by 17 inches"), Grid::hexes(31, 20), labels, 19, HK_NOOP("300 yards a hex")},
                 {HK_NOOP("Full sheet, 34 by 22 inches"), Grid::hexes(50, 28), labels, 19, HK_NOOP("300 yards a hex")}};
    s.turnName = HK_NOOP("Hour");
    s.stacking = 1;
    s.unitFields = {
        choice("type", HK_NOOP("Type"), "BH 2.2.1", {"infantry", "artillery", "cavalry", "horse_artillery"}),
        whole("sp", HK_NOOP("Strength points"), "BH 2.2.1", 3, 1, 20),
        whole("mr", HK_NOOP("Morale rating"), "BH 10", 0, -3, 3),
        whole("ma", HK_NOOP("Movement allowance (0: of its type)"), "BH 2.2.1", 0, 0, 30),
        text("game_code", HK_NOOP("Game code"), "BH 2.2.1"),
        text("setup", HK_NOOP("Set-up code, if written"), "BH 2.2.1"),
        whole("losses", HK_NOOP("Losses at the start"), "BH 2.2.3", 0, 0, 20),
        whole("demoralized", HK_NOOP("Demoralized at the start"), "BH 2.2.3", 0, 0, 20),
        flag("shattered", HK_NOOP("Shattered at the start"), "BH 10.2.2"),
        flag("eliminated", HK_NOOP("Eliminated at the start"), "BH 10.2.3"),
        onlyFor(flag("dismounted", HK_NOOP("Dismounted"), "BH 11.3"), "type=cavalry"),
        onlyFor(flag("horses_lost", HK_NOOP("Horses lost"), "BH 11.3"), "dismounted=true"),
        onlyFor(text("horses", HK_NOOP("Letter of the horse marker"), "BH 11.3"), "dismounted=true"),
        onlyFor(cell("horses_at", HK_NOOP("Horses at"), "BH 11.3"), "dismounted=true"),
        onlyFor(whole("holders", HK_NOOP("Horse holders"), "BH 11.3", 0, 0, 20), "dismounted=true"),
        text("approach_firers", HK_NOOP("Approach Fire by (ids of units)"), "BH 6.1.4"),
        flag("dummy", HK_NOOP("Dummy (hidden units)"), "BH 2.2.3")};
    s.leaderFields = {text("role", HK_NOOP("Role"), "BH 2.2.1")};
    s.commandFields = {
        whole("marker_hour", HK_NOOP("Marker joins in Hour (0: with its first unit)"), "BH 2.2.3", 0, 0, 99),
        whole("markers", HK_NOOP("Movement Turn markers"), "BH 2.2.3", 1, 0, 9),
        text("marker_text", HK_NOOP("Text on the marker"), "BH 2.2.3"),
        choice("marker_back", HK_NOOP("Back of the marker"), "BH 2.2.3", {"side", "plain", "portrait"})};
    s.areaFields = {
        flag("exit", HK_NOOP("Units may leave the map here"), "BH 5.5"),
        onlyFor(choice("exit_effect", HK_NOOP("Units that leave count as"), "BH 5.5", {"safe", "lost"}), "exit=true"),
        onlyFor(whole("exit_vp", HK_NOOP("VP to their side for each SP that leaves"), "BH 5.5", 0, -20, 20),
                "exit=true")};
    s.objectiveFields = {choice("flag", HK_NOOP("Flag"), "BH 14.1", {"star", "flag", "none"}),
                         whole("weight", HK_NOOP("Counts for so many objectives"), "BH 14.1", 1, 0, 100)};
    s.turnFields = {flag("no_initiative", HK_NOOP("Nobody has the Initiative, on purpose"), "BH 3.9")};
    s.scenarioFields = {
        whole("first_hour", HK_NOOP("First Hour played"), "BH 4", 1, 1, 9999),
        whole("last_hour", HK_NOOP("Last Hour played (0: the end of the track)"), "BH 4", 0, 0, 9999),
        choice("setup_first", HK_NOOP("Sets up first where zones leave a choice"), "BH 2.2.1", {"usa", "csa"}),
        longText("victory_conditions", HK_NOOP("Victory conditions, one a line"), "BH 14"),
        text("victory_default", HK_NOOP("Result when no condition is met"), "BH 14"),
        choice("victory_precedence", HK_NOOP("When both sides win in one check"), "BH 14",
               {"unset", "order", "usa", "csa", "draw"}),
        whole("usa_start_vp", HK_NOOP("VP not counted for the USA (-1: as computed)"), "BH ER-h", -1, -1, 9999),
        whole("csa_start_vp", HK_NOOP("VP not counted for the CSA (-1: as computed)"), "BH ER-h", -1, -1, 9999),
        flag("at_random", HK_NOOP("Choices at Random"), "BH 3.1"),
        choice("ha_retreat", HK_NOOP("Horse artillery tries to retreat"), "BH 11.2", {"forced", "optional"}),
        flag("crossings_pass_zoc", HK_NOOP("Zones of control pass river crossings"), "BH 3.8", true),
        flag("hidden_arrival", HK_NOOP("Hidden Order of Arrival"), "BH 2.2.3"),
        flag("hidden_units", HK_NOOP("Hidden Units"), "BH 4j"),
        flag("map_exit", HK_NOOP("Units may leave the map where an area says so"), "BH 5.5"),
        flag("end_without_enemy", HK_NOOP("The game ends when a side has nobody left"), "BH 14", true),
        whole("men_per_sp", HK_NOOP("Men a strength point"), "BH 1", 200, 50, 1000),
        whole("guns_per_sp", HK_NOOP("Guns a strength point"), "BH 1", 4, 1, 20),
        text("map_portion", HK_NOOP("Part of the map in use"), "BH 4")};
    s.counterFields = {"sp", "mr", "ma"};
    s.checks = &checkList();
    return s;
}

} // namespace

const System &system()
{
    static const System declared = declare();
    return declared;
}

} // namespace hotchkiss::battle_hymn
