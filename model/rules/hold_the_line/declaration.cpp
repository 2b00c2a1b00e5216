// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/declaration.h"

namespace hotchkiss::hold_the_line {

namespace {

System declare()
{
    System s;
    s.id = "hold-the-line";
    s.name = "Hold the Line";
    s.prefix = "HL";
    s.summary = HK_NOOP("Blocks and terrain tiles on a blank hex board");
    s.terrains = {{"clear", HK_NOOP("Clear"), '.', "clear", "HL 2.2.1"},
                  {"swamp", HK_NOOP("Swamp"), 's', "tile-swamp", "HL 2.2.2"},
                  {"river", HK_NOOP("River"), 'r', "tile-river", "HL 2.2.3"},
                  {"bridge", HK_NOOP("Bridge"), 'b', "tile-bridge", "HL 2.2.4"},
                  {"woods", HK_NOOP("Woods"), 'w', "tile-woods", "HL 2.2.5"},
                  {"orchard", HK_NOOP("Orchard"), 'o', "tile-orchard", "HL 2.2.6"},
                  {"hill", HK_NOOP("Hill"), 'h', "tile-hill", "HL 2.2.7"},
                  {"town", HK_NOOP("Town"), 't', "tile-town", "HL 2.2.8"},
                  {"sunken_road", HK_NOOP("Sunken road or fence"), 'f', "tile-fence", "HL 2.2.9"},
                  {"entrenchment", HK_NOOP("Entrenchment"), 'e', "tile-works", "HL 2.2.10"},
                  {"off", HK_NOOP("Not in play"), 'x', "off", "HL 2.2.1"}};
    s.pathTypes = {{"river", HK_NOOP("River course"), "river", "water", false, "HL 2.2.3"}};
    s.pieceTypes = {{"infantry", HK_NOOP("Infantry"), "infantry"},
                    {"cavalry", HK_NOOP("Cavalry"), "cavalry"},
                    {"artillery", HK_NOOP("Artillery"), "artillery"},
                    {"gunboat", HK_NOOP("Gunboat"), "gunboat"}};
    s.areaKinds = {{"entry", HK_NOOP("Entry hexes"), "HL 5.1"}, {"setup", HK_NOOP("Set-up zone"), "HL 5.1"}};
    s.sides = {{"union", "Union", "#3f6ea5", "#ffffff"}, {"confederate", "Confederate", "#9a9a92", "#1d1a16"}};
    s.levels = {HK_NOOP("army"), HK_NOOP("corps"), HK_NOOP("division")};
    s.presets = {{HK_NOOP("Board of 13 by 9 hexes"),
                  Grid::hexes(13, 9),
                  {LabelScheme::ColumnRow, Corner::TopLeft, 1, 1},
                  40,
                  ""}};
    s.boardStyle = "tiles";
    s.turnName = HK_NOOP("Turn");
    s.stacking = 1;
    s.unitFields = {{"type",
                     FieldType::Choice,
                     HK_NOOP("Type"),
                     "HL 3.1",
                     std::string("infantry"),
                     0,
                     0,
                     {"infantry", "cavalry", "artillery", "gunboat"},
                     ""},
                    {"morale",
                     FieldType::Choice,
                     HK_NOOP("Morale"),
                     "HL 3.1",
                     std::string("black"),
                     0,
                     0,
                     {"green", "black", "gold"},
                     ""},
                    {"sp", FieldType::Integer, HK_NOOP("Strength points"), "HL 3.1", std::int64_t{4}, 1, 4, {}, ""}};
    s.counterFields = {"sp"};
    return s;
}

} // namespace

const System &system()
{
    static const System declared = declare();
    return declared;
}

} // namespace hotchkiss::hold_the_line
