// SPDX-License-Identifier: MIT
#include "model/rules/rally_round_the_flag/declaration.h"

namespace hotchkiss::rally_round_the_flag {

namespace {

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
                    {"artillery", HK_NOOP("Artillery chit"), "artillery"},
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
    s.unitFields = {{"type",
                     FieldType::Choice,
                     HK_NOOP("Arm"),
                     "RF 2.21",
                     std::string("infantry"),
                     0,
                     0,
                     {"infantry", "cavalry", "artillery", "baggage"},
                     ""},
                    {"sp", FieldType::Integer, HK_NOOP("Strength points"), "RF 2.21", std::int64_t{4}, 1, 10, {}, ""},
                    {"quality", FieldType::Integer, HK_NOOP("Quality"), "RF 2.21", std::int64_t{3}, 1, 5, {}, ""}};
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
