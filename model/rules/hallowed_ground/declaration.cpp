// SPDX-License-Identifier: MIT
#include "model/rules/hallowed_ground/declaration.h"

namespace hotchkiss::hallowed_ground {

namespace {

System declare()
{
    System s;
    s.id = "hallowed-ground";
    s.name = "This Hallowed Ground";
    s.prefix = "HG";
    s.summary = HK_NOOP("Miniatures on an open table, measured in inches");
    s.shapeTypes = {{"woods", HK_NOOP("Woods"), true, 0, "woods", "HG-TER-1"},
                    {"orchard", HK_NOOP("Orchard"), true, 0, "orchard", "HG-TER-1"},
                    {"field", HK_NOOP("Ploughed field"), true, 0, "field", "HG-TER-1"},
                    {"marsh", HK_NOOP("Marsh"), true, 0, "marsh", "HG-TER-1"},
                    {"rough", HK_NOOP("Rough ground"), true, 0, "rough", "HG-TER-1"},
                    {"building", HK_NOOP("Buildings"), true, 0, "town", "HG-TER-1"},
                    {"hill", HK_NOOP("Hill"), true, 0, "hill", "HG-TER-1"},
                    {"water", HK_NOOP("Pond or lake"), true, 0, "water", "HG-TER-1"},
                    {"road", HK_NOOP("Road"), false, 2, "road", "HG-TER-1"},
                    {"railroad", HK_NOOP("Railroad"), false, 2, "railroad", "HG-TER-1"},
                    {"stream", HK_NOOP("Stream"), false, 1, "stream", "HG-TER-1"},
                    {"river", HK_NOOP("River"), false, 4, "river", "HG-TER-1"},
                    {"stone_wall", HK_NOOP("Stone wall"), false, 0, "wall", "HG-TER-1"},
                    {"fence", HK_NOOP("Fence"), false, 0, "fence", "HG-TER-1"},
                    {"works", HK_NOOP("Earthworks"), false, 0, "works", "HG-TER-1"}};
    s.pieceTypes = {{"infantry", HK_NOOP("Infantry"), "infantry"},
                    {"skirmishers", HK_NOOP("Skirmishers"), "skirmishers"},
                    {"cavalry", HK_NOOP("Cavalry"), "cavalry"},
                    {"artillery", HK_NOOP("Artillery"), "artillery"}};
    s.areaKinds = {{"deployment", HK_NOOP("Deployment zone"), "HG-SET-1"},
                   {"arrival", HK_NOOP("Arrival zone"), "HG-SET-1"},
                   {"exit", HK_NOOP("Exit zone"), "HG-SET-1"}};
    s.sides = {{"union", "Union", "#3f6ea5", "#ffffff"}, {"confederate", "Confederate", "#b9a888", "#1d1a16"}};
    s.levels = {HK_NOOP("army"), HK_NOOP("command")};
    const Labels labels{LabelScheme::LetterNumber, Corner::BottomLeft, 1, 1};
    s.presets = {{HK_NOOP("Table of 6 by 4 feet"), Grid::table(72, 48), labels, 5, ""},
                 {HK_NOOP("Table of 4 by 4 feet"), Grid::table(48, 48), labels, 5, ""},
                 {HK_NOOP("Table of 8 by 4 feet"), Grid::table(96, 48), labels, 5, ""},
                 {HK_NOOP("Table of 8 by 5 feet"), Grid::table(96, 60), labels, 5, ""},
                 {HK_NOOP("Table of 10 by 5 feet"), Grid::table(120, 60), labels, 5, ""}};
    s.hasFacing = true;
    s.turnName = HK_NOOP("Turn");
    s.unitFields = {{"type",
                     FieldType::Choice,
                     HK_NOOP("Type"),
                     "HG-ARM-1",
                     std::string("infantry"),
                     0,
                     0,
                     {"infantry", "skirmishers", "cavalry", "artillery"},
                     ""},
                    {"frontage", FieldType::Number, HK_NOOP("Frontage in inches"), "HG-ARM-1", 10.0, 0.5, 40, {}, ""},
                    {"depth", FieldType::Number, HK_NOOP("Depth in inches"), "HG-ARM-1", 1.5, 0.5, 40, {}, ""}};
    s.counterFields = {};
    return s;
}

} // namespace

const System &system()
{
    static const System declared = declare();
    return declared;
}

} // namespace hotchkiss::hallowed_ground
