// SPDX-License-Identifier: MIT
#include "model/rules/rally_round_the_flag/declaration.h"

#include "model/scenario/field_makers.h"

namespace hotchkiss::rally_round_the_flag {

namespace {

using namespace fields;

System declare()
{
    System s;
    s.id = "rally-round-the-flag";
    s.name = "Rally 'Round the Flag!";
    s.prefix = "RF";
    s.summary = HK_NOOP("Brigades, leaders and command points on hexes with rivers that have banks");
    s.terrains = {{"clear", HK_NOOP("Clear"), '.', "clear", "RF TE.a"},
                  {"forest", HK_NOOP("Forest"), 'f', "woods", "RF TE.a"},
                  {"hill", HK_NOOP("Hill"), 'h', "hill", "RF TE.a"},
                  {"hill_forest", HK_NOOP("Wooded hill"), 'H', "hill-woods", "RF TE.a"},
                  {"rough", HK_NOOP("Rough"), 'r', "rough", "RF TE.a"},
                  {"swamp", HK_NOOP("Swamp"), 's', "marsh", "RF TE.a"},
                  {"impassable", HK_NOOP("Impassable"), 'i', "rock", "RF TE.a"},
                  {"off", HK_NOOP("Not in play"), 'x', "off", "RF TE.a"}};
    s.features = {{"town", HK_NOOP("Town"), 't', "town", "RF TE.a"},
                  {"bridge", HK_NOOP("Bridge"), 'b', "bridge", "RF TE.a"},
                  {"ford", HK_NOOP("Ford"), 'd', "ford", "RF TE.a"},
                  {"entrenchment", HK_NOOP("Entrenchment"), 'e', "works", "RF TE.a"},
                  {"fort", HK_NOOP("Fort"), 'F', "fort", "RF TE.a"}};
    s.pathTypes = {{"road", HK_NOOP("Road"), "road", "road", false, "RF TE.c"},
                   {"railroad", HK_NOOP("Railroad"), "railroad", "rail", false, "RF TE.a"},
                   {"stream", HK_NOOP("Stream"), "stream", "water", false, "RF TE.a"},
                   {"river", HK_NOOP("River"), "river", "water", true, "RF 8.5"}};
    s.pieceTypes = {{"infantry", HK_NOOP("Infantry"), "infantry"},
                    {"cavalry", HK_NOOP("Cavalry"), "cavalry"},
                    {"artillery", HK_NOOP("Artillery chit"), "artillery", true},
                    {"baggage", HK_NOOP("Baggage train"), "baggage"}};
    s.areaKinds = {{"entry", HK_NOOP("Entry hex"), "RF 7.7"}, {"setup", HK_NOOP("Set-up zone"), "RF 7.7"}};
    s.sides = {{"union", "Union", "#3f6ea5", "#ffffff"}, {"confederate", "Confederate", "#b9a888", "#1d1a16"}};
    s.levels = {HK_NOOP("army"), HK_NOOP("corps"), HK_NOOP("division")};
    const Labels labels{LabelScheme::LetterNumber, Corner::TopLeft, 1, 1};
    s.presets = {{HK_NOOP("Perryville size, 18 by 14 hexes"), Grid::hexes(18, 14, GridShape::HexFlat, Stagger::Odd),
                  labels, 19, HK_NOOP("1000 feet a hex")},
                 {HK_NOOP("Stones River size, 24 by 22 hexes"), Grid::hexes(24, 22, GridShape::HexFlat, Stagger::Odd),
                  labels, 19, HK_NOOP("1000 feet a hex")}};
    s.turnName = HK_NOOP("Turn");
    s.unitFields = {
        choice("type", HK_NOOP("Arm"), "RF 2.21", {"infantry", "cavalry", "artillery", "baggage"}),
        onlyFor(whole("sp", HK_NOOP("Strength points"), "RF 2.21", 4, 1, 10), "type=infantry,cavalry"),
        onlyFor(whole("quality", HK_NOOP("Quality"), "RF 2.21", 3, 1, 5), "type=infantry,cavalry"),
        onlyFor(whole("damaged_sp", HK_NOOP("Strength points when damaged"), "RF 2.21", 2, 1, 10),
                "type=infantry,cavalry"),
        onlyFor(whole("damaged_quality", HK_NOOP("Quality when damaged"), "RF 2.21", 2, 1, 5), "type=infantry,cavalry"),
        onlyFor(flag("repeaters", HK_NOOP("Repeaters"), "RF 9.2"), "type=infantry,cavalry"),
        onlyFor(choice("personality", HK_NOOP("Personality"), "RF 14.0", {"none", "A", "C", "P", "W"}),
                "type=infantry,cavalry"),
        onlyFor(choice("state", HK_NOOP("State at the start"), "RF 2.21", {"full", "damaged"}),
                "type=infantry,cavalry"),
        onlyFor(whole("range0", HK_NOOP("Value at range 0"), "RF 2.23", 3, 0, 6), "type=artillery"),
        onlyFor(whole("range1", HK_NOOP("Value at range 1"), "RF 2.23", 3, 0, 6), "type=artillery"),
        onlyFor(whole("range2", HK_NOOP("Value at ranges 2 and 3"), "RF 2.23", 2, 0, 6), "type=artillery"),
        onlyFor(whole("range4", HK_NOOP("Value at ranges 4 and 5"), "RF 2.23", 1, 0, 6), "type=artillery"),
        onlyFor(whole("due", HK_NOOP("Available from turn"), "RF 10.3", 1, 1, 99), "type=artillery"),
        onlyFor(flag("active", HK_NOOP("Active"), "RF 12.0", true), "type=baggage")};
    s.leaderFields = {choice("rank", HK_NOOP("Rank"), "RF 2.22", {"division", "corps", "army"}),
                      whole("combat_bonus", HK_NOOP("Combat Bonus"), "RF 2.22", 0, 0, 5),
                      whole("quality_bonus", HK_NOOP("Quality Bonus"), "RF 2.22", 0, 0, 5),
                      whole("command_range", HK_NOOP("Command Range"), "RF 2.22", 3, 0, 30),
                      whole("initiative", HK_NOOP("Initiative"), "RF 2.22", 3, 0, 6),
                      choice("personality", HK_NOOP("Personality"), "RF 14.0", {"none", "A", "C", "P", "W"}),
                      flag("has_replacement", HK_NOOP("Has a replacement"), "RF 10.1", true),
                      text("replacement", HK_NOOP("Replacement's name"), "RF 10.1"),
                      whole("replacement_combat", HK_NOOP("Replacement's Combat Bonus"), "RF 10.1", 0, 0, 5),
                      whole("replacement_quality", HK_NOOP("Replacement's Quality Bonus"), "RF 10.1", 0, 0, 5),
                      whole("replacement_range", HK_NOOP("Replacement's Command Range"), "RF 10.1", 2, 0, 30),
                      whole("replacement_initiative", HK_NOOP("Replacement's Initiative"), "RF 10.1", 2, 0, 6)};
    s.commandFields = {flag("obtuse", HK_NOOP("Obtuse commander at the start"), "RF RE.4"),
                       flag("surge", HK_NOOP("Battle surge at the start"), "RF CC.b")};
    s.areaFields = {text("letter", HK_NOOP("Letter"), "RF 7.7")};
    s.objectiveFields = {flag("automatic", HK_NOOP("Decides the game at once"), "RF 11.0")};
    s.turnFields = {flag("day_start", HK_NOOP("A new day begins"), "RF 13.0"),
                    flag("may_give_field", HK_NOOP("The field may be given"), "RF 11.2")};
    s.scenarioFields = {whole("union_cp", HK_NOOP("Union base command points"), "RF 7.1", 6, 0, 30),
                        whole("confederate_cp", HK_NOOP("Confederate base command points"), "RF 7.1", 6, 0, 30),
                        whole("union_stored", HK_NOOP("Union stored command points"), "RF 7.2", 0, 0, 6),
                        whole("confederate_stored", HK_NOOP("Confederate stored command points"), "RF 7.2", 0, 0, 6),
                        whole("give_field_turn", HK_NOOP("The field may be given from turn"), "RF 11.2", 8, 1, 99),
                        flag("personalities", HK_NOOP("Personalities are in use"), "RF 14.0"),
                        flag("event6_limit", HK_NOOP("Event 6 only from turn 5"), "RF RE.6", true),
                        whole("rough_shift", HK_NOOP("Column shift for rough"), "RF CC.g", -2, -3, 0),
                        longText("automatic_victory", HK_NOOP("Automatic victory"), "RF 11.0"),
                        longText("victory_levels", HK_NOOP("Levels of victory"), "RF 11.1")};
    s.counterFields = {"sp", "quality"};
    return s;
}

} // namespace

const System &system()
{
    static const System declared = declare();
    return declared;
}

} // namespace hotchkiss::rally_round_the_flag
