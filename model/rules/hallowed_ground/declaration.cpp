// SPDX-License-Identifier: MIT
#include "model/rules/hallowed_ground/declaration.h"

#include "model/scenario/field_makers.h"

namespace hotchkiss::hallowed_ground {

namespace {

using namespace fields;

System declare()
{
    System s;
    s.id = "hallowed-ground";
    s.name = "This Hallowed Ground";
    s.prefix = "HG";
    s.summary = HK_NOOP("Miniatures on an open table, measured in inches");
    s.shapeTypes = {{"woods", HK_NOOP("Woods"), true, 0, "woods", "HG-TER-2"},
                    {"orchard", HK_NOOP("Orchard"), true, 0, "orchard", "HG-TER-1"},
                    {"field", HK_NOOP("Ploughed field"), true, 0, "field", "HG-TER-2"},
                    {"meadow", HK_NOOP("Meadow"), true, 0, "meadow", "HG-TER-1"},
                    {"corn", HK_NOOP("Standing corn"), true, 0, "corn", "HG-TER-1"},
                    {"dense_woods", HK_NOOP("Dense woods"), true, 0, "dense-woods", "HG-TER-2"},
                    {"stone_building", HK_NOOP("Stone building"), true, 0, "stone-building", "HG-TER-5"},
                    {"fort", HK_NOOP("Fort"), true, 0, "fort", "HG-TER-1"},
                    {"marsh", HK_NOOP("Marsh"), true, 0, "marsh", "HG-TER-2"},
                    {"rough", HK_NOOP("Rough ground"), true, 0, "rough", "HG-TER-2"},
                    {"building", HK_NOOP("Buildings"), true, 0, "town", "HG-TER-5"},
                    {"hill", HK_NOOP("Hill"), true, 0, "hill", "HG-TER-1"},
                    {"water", HK_NOOP("Pond or lake"), true, 0, "water", "HG-TER-14"},
                    {"road", HK_NOOP("Road"), false, 2, "road", "HG-TER-6"},
                    {"railroad", HK_NOOP("Railroad"), false, 2, "railroad", "HG-TER-1"},
                    {"stream", HK_NOOP("Stream"), false, 1, "stream", "HG-TER-2"},
                    {"river", HK_NOOP("River"), false, 4, "river", "HG-TER-14"},
                    {"stone_wall", HK_NOOP("Stone wall"), false, 0, "wall", "HG-TER-4"},
                    {"fence", HK_NOOP("Fence"), false, 0, "fence", "HG-TER-4"},
                    {"works", HK_NOOP("Earthworks"), false, 0, "works", "HG-TER-4"},
                    {"cut", HK_NOOP("Railroad cut or sunken road"), false, 0, "cut", "HG-TER-4"},
                    {"high_wall", HK_NOOP("High wall or abatis"), false, 0, "high-wall", "HG-TER-10"},
                    {"bridge", HK_NOOP("Bridge or ford"), false, 2, "bridge", "HG-TER-14"}};
    s.pieceTypes = {{"infantry", HK_NOOP("Infantry"), "infantry"},
                    {"skirmishers", HK_NOOP("Skirmishers"), "skirmishers"},
                    {"cavalry", HK_NOOP("Cavalry"), "cavalry"},
                    {"artillery", HK_NOOP("Artillery"), "artillery"}};
    s.areaKinds = {{"deployment", HK_NOOP("Deployment zone"), "HG-SCN-6"},
                   {"arrival", HK_NOOP("Arrival zone"), "HG-SCN-6"},
                   {"exit", HK_NOOP("Exit zone"), "HG-SCN-6"}};
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
    s.unitFields = {
        choice("type", HK_NOOP("Type"), "HG-ARM-1", {"infantry", "skirmishers", "cavalry", "artillery"}),
        choice("entry", HK_NOOP("Army list entry"), "HG-ARM-1",
               {"custom", "fresh_infantry", "regular_infantry", "veteran_infantry", "picket_line",
                "berdans_sharpshooters", "iron_brigade", "irish_brigade", "famous_infantry", "louisiana_zouaves",
                "cavalry", "bufords_cavalry", "field_battery", "horse_battery", "siege_battery"},
               "regular_infantry"),
        choice("size", HK_NOOP("Size"), "HG-ARM-2", {"small", "standard", "large"}, "standard"),
        onlyFor(choice("guns", HK_NOOP("Kind of artillery"), "HG-ARM-8", {"field", "horse", "siege"}),
                "type=artillery"),
        onlyFor(flag("mortar", HK_NOOP("Siege mortar"), "HG-SHT-1"), "guns=siege"),
        choice("formation", HK_NOOP("Formation"), "HG-FRM-1",
               {"line", "supported_line", "march_column", "skirmish", "mounted_line", "mounted_column", "dismounted",
                "limbered", "unlimbered"}),
        choices("specials", HK_NOOP("Special rules"), "HG-ARM-12",
                {"support_artillery", "green", "independent", "marksmen", "rebel_yell", "seen_the_elephant",
                 "skirmishers", "stubborn", "tough_fighters"}),
        whole("worn", HK_NOOP("Worn from hits"), "HG-SIZ-1", 8, 1, 60),
        whole("shaken", HK_NOOP("Shaken from hits"), "HG-SIZ-1", 16, 1, 60),
        whole("broken", HK_NOOP("Broken from hits"), "HG-SIZ-1", 24, 1, 60),
        whole("hits", HK_NOOP("Hits at the start"), "HG-STA-1", 0, 0, 60),
        whole("disorder", HK_NOOP("Disorder markers at the start"), "HG-STA-9", 0, 0, 20),
        number("frontage", HK_NOOP("Frontage in inches"), "HG-GEN-3", 10.0, 0.5, 40),
        number("depth", HK_NOOP("Depth in inches"), "HG-GEN-3", 1.5, 0.5, 40),
        whole("bases", HK_NOOP("Bases"), "HG-SIZ-5", 5, 1, 20),
        whole("figures", HK_NOOP("Figures"), "HG-SIZ-5", 30, 1, 99),
        text("weapons", HK_NOOP("Weapons"), "HG-ARM-1")};
    s.leaderFields = {choice("rank", HK_NOOP("Rank"), "HG-CMD-1", {"commander", "cinc"}),
                      whole("range", HK_NOOP("Command range in inches"), "HG-CMD-9", 8, 1, 60),
                      whole("rerolls", HK_NOOP("Rerolls a test"), "HG-CMD-1", 1, 0, 6)};
    s.commandFields = {whole("setup_order", HK_NOOP("Order of set-up"), "HG-SCN-6", 1, 1, 20)};
    s.areaFields = {whole("setup_order", HK_NOOP("Order of set-up"), "HG-SCN-6", 1, 1, 20),
                    whole("exit_vp", HK_NOOP("Victory points for an exit"), "HG-SCN-5", 0, 0, 99)};
    s.objectiveFields = {
        choice("control", HK_NOOP("Control"), "HG-SCN-4", {"sole_at_end", "last_held", "first_reached"}),
        flag("each_turn", HK_NOOP("Scores every turn"), "HG-VP-8"),
        choice("counts_for", HK_NOOP("Counts for"), "HG-VP-8", {"both", "union", "confederate"})};
    s.turnFields = {whole("visibility", HK_NOOP("Visibility in inches, 0 is unlimited"), "HG-SCN-1", 0, 0, 240)};
    s.scenarioFields = {
        choice("initiative", HK_NOOP("Initiative"), "HG-SEQ-1", {"roll", "union", "confederate"}),
        choice("first_setup", HK_NOOP("Sets up first"), "HG-SCN-6", {"roll", "union", "confederate"}),
        flag("free_setup", HK_NOOP("Free set-up"), "HG-SCN-6"),
        choice("round_winner", HK_NOOP("Melee round is won by"), "HG-MEL-1", {"scored_hits", "unsaved_hits"}),
        flag("shoot_into_contact", HK_NOOP("Shooting into contact"), "HG-SHT-1"),
        flag("infantry_skirmish", HK_NOOP("Infantry may skirmish"), "HG-FRM-3"),
        choice("range_from", HK_NOOP("Range is measured from"), "HG-SHT-1", {"centre", "front"}),
        number("objective_radius", HK_NOOP("Radius of objectives in inches"), "HG-SCN-4", 6.0, 0.5, 24),
        choice("table_edge", HK_NOOP("Compulsory move at the edge"), "HG-GEN-13", {"stop", "broken"}),
        whole("victory_margin", HK_NOOP("Victory points ahead to win"), "HG-VP-10", 6, 1, 99),
        longText("awards", HK_NOOP("Further awards"), "HG-VP-8")};
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
