// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/declaration.h"

namespace hotchkiss::battle_hymn {

namespace {

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
                   {"fortification", HK_NOOP("Fortification"), true, "works", "works", "BH 9"}};
    s.pathTypes = {{"road", HK_NOOP("Road"), "road", "road", false, "BH 5.4.3"},
                   {"minor_road", HK_NOOP("Minor road"), "minor-road", "road", false, "BH 5.4.3"},
                   {"railroad", HK_NOOP("Railroad"), "railroad", "rail", false, "BH 5.4.3"}};
    s.pieceTypes = {{"infantry", HK_NOOP("Infantry"), "infantry"},
                    {"artillery", HK_NOOP("Artillery"), "artillery"},
                    {"cavalry", HK_NOOP("Cavalry"), "cavalry"},
                    {"horse_artillery", HK_NOOP("Horse artillery"), "horse-artillery"}};
    s.areaKinds = {{"entry", HK_NOOP("Entry area"), "BH 13"}, {"setup", HK_NOOP("Set-up zone"), "BH 13"}};
    s.sides = {{"usa", "USA", "#3f6ea5", "#ffffff"}, {"csa", "CSA", "#b9a888", "#1d1a16"}};
    s.levels = {HK_NOOP("army"), HK_NOOP("corps"), HK_NOOP("formation")};
    const Labels labels{LabelScheme::ColumnRow, Corner::TopLeft, 1, 1};
    s.presets = {{HK_NOOP("Small map, 16 by 12 hexes"), Grid::hexes(16, 12), labels, 19, HK_NOOP("300 yards a hex")},
                 {HK_NOOP("Half sheet, 22 by 17 inches"), Grid::hexes(31, 20), labels, 19, HK_NOOP("300 yards a hex")},
                 {HK_NOOP("Full sheet, 34 by 22 inches"), Grid::hexes(50, 28), labels, 19, HK_NOOP("300 yards a hex")}};
    s.turnName = HK_NOOP("Hour");
    s.stacking = 1;
    s.unitFields = {
        {"type",
         FieldType::Choice,
         HK_NOOP("Type"),
         "BH 2.2.1",
         std::string("infantry"),
         0,
         0,
         {"infantry", "artillery", "cavalry", "horse_artillery"},
         ""},
        {"sp", FieldType::Integer, HK_NOOP("Strength points"), "BH 2.2.1", std::int64_t{3}, 1, 20, {}, ""},
        {"mr", FieldType::Integer, HK_NOOP("Morale rating"), "BH 10", std::int64_t{0}, -3, 3, {}, ""},
        {"ma", FieldType::Integer, HK_NOOP("Movement allowance"), "BH 2.2.1", std::int64_t{9}, 1, 30, {}, ""}};
    s.counterFields = {"sp", "mr", "ma"};
    return s;
}

} // namespace

const System &system()
{
    static const System declared = declare();
    return declared;
}

} // namespace hotchkiss::battle_hymn
