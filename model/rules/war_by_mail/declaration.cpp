// SPDX-License-Identifier: MIT
#include "model/rules/war_by_mail/declaration.h"

namespace hotchkiss::war_by_mail {

namespace {

System declare()
{
    System s;
    s.id = "war-by-mail";
    s.name = "War by Mail";
    s.prefix = "WM";
    s.summary = HK_NOOP("Regiments and ships on squares, orders written by both sides");
    s.terrains = {{"clear", HK_NOOP("Clear"), '.', "clear", "WM-TER-1"},
                  {"woods", HK_NOOP("Woods"), 'w', "woods", "WM-TER-2"},
                  {"water", HK_NOOP("Water"), '~', "water", "WM-TER-1"},
                  {"off", HK_NOOP("Not in play"), 'x', "off", "WM-TER-1"}};
    s.features = {{"stream", HK_NOOP("Stream"), 's', "stream", "WM-TER-1"},
                  {"town", HK_NOOP("Town"), 't', "town", "WM-TER-1"},
                  {"city", HK_NOOP("City"), 'c', "city", "WM-TER-1"},
                  {"works", HK_NOOP("Hasty works"), 'h', "works", "WM-TER-1"}};
    s.sideTypes = {{"entrenchment", HK_NOOP("Entrenchment"), true, "works", "works", "WM-TER-1"}};
    s.pathTypes = {{"road", HK_NOOP("Road"), "road", "road", false, "WM-TER-1"},
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
    s.areaKinds = {{"entry", HK_NOOP("Entry stretch"), "WM-ARR-1"}, {"play_area", HK_NOOP("Play area"), "WM-MAP-1"}};
    s.sides = {{"union", "Union", "#3f6ea5", "#ffffff"}, {"confederate", "Confederate", "#b9a888", "#1d1a16"}};
    s.levels = {HK_NOOP("army"), HK_NOOP("corps"), HK_NOOP("division"), HK_NOOP("brigade")};
    const Labels labels{LabelScheme::Dotted, Corner::BottomLeft, 1, 1};
    s.presets = {{HK_NOOP("Full map, 100 by 200 squares"), Grid::squares(100, 200, 4), labels, 5, ""}};
    s.maxBoards = 4;
    s.boardIds = {"EAST", "WEST", "TRANS-MISSISSIPPI", "NAVAL"};
    s.hasFacing = true;
    s.turnName = HK_NOOP("Turn");
    s.stacking = 1;
    s.unitFields = {{"type",
                     FieldType::Choice,
                     HK_NOOP("Type"),
                     "WM-UNI-1",
                     std::string("infantry"),
                     0,
                     0,
                     {"infantry", "cavalry", "artillery", "horse_artillery", "government", "sanitation", "fortress",
                      "wagon", "ironclad", "raider", "ship", "merchant"},
                     ""},
                    {"men", FieldType::Integer, HK_NOOP("Men"), "WM-UNI-1", std::int64_t{1000}, 0, 1000, {}, ""}};
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
