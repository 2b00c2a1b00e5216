// SPDX-License-Identifier: MIT
#include "model/rules/war_by_mail/declaration.h"

#include "model/scenario/field_makers.h"

namespace hotchkiss::war_by_mail {

namespace {

using namespace fields;

System declare()
{
    System s;
    s.id = "war-by-mail";
    s.name = "War by Mail";
    s.prefix = "WM";
    s.summary = HK_NOOP("Regiments and ships on squares, orders written by both sides");
    s.terrains = {{"clear", HK_NOOP("Clear"), '.', "clear", "WM-TER-1"},
                  {"woods", HK_NOOP("Woods"), 'w', "woods", "WM-TER-2"},
                  {"water", HK_NOOP("Water"), '~', "water", "WM-TER-10"},
                  {"off", HK_NOOP("Not in play"), 'x', "off", "WM-BRD-1"}};
    s.features = {{"stream", HK_NOOP("Stream"), 's', "stream", "WM-TER-1"},
                  {"town", HK_NOOP("Town"), 't', "town", "WM-TER-1"},
                  {"city", HK_NOOP("City"), 'c', "city", "WM-TER-1"},
                  {"works", HK_NOOP("Hasty works"), 'h', "works", "WM-DIG-5"}};
    s.sideTypes = {{"entrenchment", HK_NOOP("Entrenchment"), true, "works", "works", "WM-DIG-5"}};
    s.pathTypes = {{"road", HK_NOOP("Road"), "road", "road", false, "WM-TER-5"},
                   {"stream", HK_NOOP("Stream course"), "stream", "water", false, "WM-TER-1"}};
    s.pieceTypes = {{"infantry", HK_NOOP("Infantry regiment"), "infantry"},
                    {"cavalry", HK_NOOP("Cavalry regiment"), "cavalry"},
                    {"artillery", HK_NOOP("Foot artillery battalion"), "artillery"},
                    {"horse_artillery", HK_NOOP("Horse artillery battalion"), "horse-artillery"},
                    {"government", HK_NOOP("Government formation"), "government"},
                    {"sanitation", HK_NOOP("Sanitation regiment"), "medical"},
                    {"fortress", HK_NOOP("Fortress guns"), "fortress"},
                    {"wagon", HK_NOOP("Wagon"), "wagon"},
                    {"ironclad", HK_NOOP("Ironclad"), "ironclad"},
                    {"raider", HK_NOOP("Raider"), "gunboat"},
                    {"ship", HK_NOOP("Ship of the line"), "ship"},
                    {"merchant", HK_NOOP("Merchant"), "merchant"}};
    s.areaKinds = {{"entry", HK_NOOP("Entry stretch"), "WM-ARR-1"}, {"play_area", HK_NOOP("Play area"), "WM-BRD-1"}};
    s.sides = {{"union", "Union", "#3f6ea5", "#ffffff"}, {"confederate", "Confederate", "#b9a888", "#1d1a16"}};
    s.levels = {HK_NOOP("army"), HK_NOOP("corps"), HK_NOOP("division"), HK_NOOP("brigade")};
    const Labels labels{LabelScheme::Dotted, Corner::BottomLeft, 1, 1};
    s.presets = {{HK_NOOP("Full map, 100 by 200 squares"), Grid::squares(100, 200, 4), labels, 5, ""}};
    s.maxBoards = 4;
    s.boardIds = {"EAST", "WEST", "TRANS-MISSISSIPPI", "NAVAL"};
    s.hasFacing = true;
    s.turnName = HK_NOOP("Turn");
    s.stacking = 1;
    s.unitFields = {choice("type", HK_NOOP("Type"), "WM-UNT-1",
                           {"infantry", "cavalry", "artillery", "horse_artillery", "government", "sanitation",
                            "fortress", "wagon", "ironclad", "raider", "ship", "merchant"}),
                    whole("men", HK_NOOP("Men"), "WM-UNT-1", 1000, 1, 1000),
                    whole("number", HK_NOOP("Number"), "WM-UNT-1", 1, 1, 999),
                    text("state", HK_NOOP("State of origin, two letters"), "WM-UNT-1"),
                    onlyFor(choice("weapon", HK_NOOP("Weapon"), "WM-FIRE-1",
                                   {"standard", "rifle", "repeater", "carbine", "pistol", "smoothbore", "rifled"}),
                            "type=infantry,cavalry,artillery,horse_artillery,government,fortress"),
                    onlyFor(choice("formation", HK_NOOP("Formation"), "WM-FRM-2",
                                   {"L", "C", "S", "ML", "DL", "MC", "DC", "DS", "MS", "LB", "UL"}),
                            "type=infantry,cavalry,artillery,horse_artillery,government,sanitation,fortress,wagon"),
                    whole("points", HK_NOOP("Experience points"), "WM-EXP-6", 0, 0, 999),
                    flag("checked", HK_NOOP("Has taken its first morale check"), "WM-EXP-7"),
                    choice("morale", HK_NOOP("Morale"), "WM-UNT-9", {"good_order", "broken"}),
                    flag("dug_in", HK_NOOP("Dug in"), "WM-DIG-1"),
                    text("commander", HK_NOOP("Commander"), "WM-UNT-9")};
    s.leaderFields = {
        choice("rank", HK_NOOP("Rank"), "WM-UNT-9",
               {"colonel", "captain", "brigadier_general", "major_general", "lieutenant_general", "general"})};
    s.commandFields = {choice("arm", HK_NOOP("Arm"), "WM-UNT-9", {"mixed", "infantry", "cavalry", "artillery"}),
                       text("commander", HK_NOOP("Commander"), "WM-UNT-9"),
                       choice("rank", HK_NOOP("Rank"), "WM-UNT-9",
                              {"none", "brigadier_general", "major_general", "lieutenant_general", "general"})};
    s.cellFields = {choice("owner", HK_NOOP("Owner of the city"), "WM-STR-1", {"none", "union", "confederate"}),
                    whole("vp", HK_NOOP("Victory value"), "WM-VIC-1", 0, 0, 999),
                    flag("capital", HK_NOOP("Capital"), "WM-VIC-1")};
    s.areaFields = {choice("facing", HK_NOOP("Facing on entry"), "WM-ARR-1", {"N", "E", "S", "W"})};
    s.objectiveFields = {flag("capital", HK_NOOP("Capital"), "WM-VIC-1")};
    s.turnFields = {text("closing", HK_NOOP("Orders close at"), "WM-ORD-1")};
    s.scenarioFields = {
        choice("union_baseline", HK_NOOP("Union baseline"), "WM-RTE-1", {"north", "south"}),
        choice("confederate_baseline", HK_NOOP("Confederate baseline"), "WM-RTE-1", {"south", "north"}),
        flag("friendly_passage", HK_NOOP("Units pass through friends"), "WM-BRD-5"),
        choice("rounding", HK_NOOP("Rounding of losses"), "WM-FIRE-1", {"nearest", "down", "up"}),
        choice("receipt", HK_NOOP("Sequence of orders in playtests"), "WM-SEQ-0", {"entered", "random", "alternating"}),
        flag("broken_zoc", HK_NOOP("Broken units exert zones of control"), "WM-ZOC-1", true),
        whole("boarding_margin", HK_NOOP("Margin that captures a ship"), "WM-NAV-13", 5, 1, 9),
        flag("city_capture", HK_NOOP("Cities change hands"), "WM-STR-1", true),
        choice("shift_table", HK_NOOP("Column shifts"), "WM-FIRE-1", {"tenth", "pip"})};
    s.counterFields = {"men"};
    return s;
}

} // namespace

const System &system()
{
    static const System declared = declare();
    return declared;
}

} // namespace hotchkiss::war_by_mail
