// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/declaration.h"

#include "model/rules/hold_the_line/checks.h"
#include "model/scenario/field_makers.h"

namespace hotchkiss::hold_the_line {

namespace {

using namespace fields;

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
    s.stacking = 2;
    s.unitFields = {choice("type", HK_NOOP("Type"), "HL 3.1", {"infantry", "cavalry", "artillery", "gunboat"}),
                    onlyFor(choice("morale", HK_NOOP("Morale"), "HL 3.0.3", {"green", "black", "gold"}, "black"),
                            "type=infantry,cavalry,artillery"),
                    whole("sp", HK_NOOP("Strength points"), "HL 3.0.2", 4, 1, 4),
                    text("formation", HK_NOOP("Formation label"), "HL 4.1"),
                    whole("held_until", HK_NOOP("May not move until turn"), "HL 4.1", 1, 1, 99),
                    whole("vp", HK_NOOP("Victory points for its loss"), "HL 10.0", 1, 0, 20)};
    s.leaderFields = {flag("free_setup", HK_NOOP("Placed by the player"), "HL 4.1")};
    s.cellFields = {whole("rotation", HK_NOOP("Rotation of the tile"), "HL 2.0", 0, 0, 5),
                    choice("variant", HK_NOOP("Art style"), "HL 2.0", {"a", "b"}),
                    choice("piece", HK_NOOP("River piece"), "HL 2.2.3",
                           {"auto", "straight", "wide_bend", "sharp_bend", "fork", "end", "bridge"}),
                    flag("locked", HK_NOOP("Tile is locked"), "HL 2.0")};
    s.areaFields = {whole("from_turn", HK_NOOP("Open from turn"), "HL 5.1", 1, 1, 99)};
    s.objectiveFields = {choice("earned_by", HK_NOOP("Who may earn it"), "HL 10.0", {"both", "union", "confederate"}),
                         flag("persistent", HK_NOOP("Stays on the board"), "HL 10.0"),
                         flag("movable", HK_NOOP("May be moved"), "HL 10.0"),
                         choice("counter", HK_NOOP("Counter"), "HL 10.0", {"landmark", "wagon", "supplies"})};
    s.turnFields = {whole("union_ap", HK_NOOP("Change of Union action points"), "HL 6.1", 0, -9, 9),
                    whole("confederate_ap", HK_NOOP("Change of Confederate action points"), "HL 6.1", 0, -9, 9)};
    s.scenarioFields = {
        choice("first_player", HK_NOOP("First player"), "HL 5.1", {"union", "confederate"}),
        whole("union_command", HK_NOOP("Union command points"), "HL 6.1", 4, 0, 12),
        whole("confederate_command", HK_NOOP("Confederate command points"), "HL 6.1", 4, 0, 12),
        whole("union_vp", HK_NOOP("Union victory points to win"), "HL 10.0", 6, 0, 99),
        whole("confederate_vp", HK_NOOP("Confederate victory points to win"), "HL 10.0", 6, 0, 99),
        choice("union_edge", HK_NOOP("Union edge"), "HL 8.4", {"north", "east", "south", "west"}, "south"),
        choice("confederate_edge", HK_NOOP("Confederate edge"), "HL 8.4", {"north", "east", "south", "west"}),
        choice("turn_limit", HK_NOOP("At the turn limit"), "HL 10.0", {"more_vp", "union", "confederate", "draw"}),
        flag("victory_at_once", HK_NOOP("Victory is checked at once"), "HL 5.0"),
        whole("union_deadline", HK_NOOP("Union loses without its points by the end of turn"), "HL 10.0", 0, 0, 99),
        whole("confederate_deadline", HK_NOOP("Confederates lose without their points by the end of turn"), "HL 10.0",
              0, 0, 99),
        text("union_hold", HK_NOOP("Union wins by holding all these hexes"), "HL 10.0"),
        text("confederate_hold", HK_NOOP("Confederates win by holding all these hexes"), "HL 10.0"),
        text("union_destroy", HK_NOOP("Union wins by eliminating all these pieces"), "HL 10.0"),
        text("confederate_destroy", HK_NOOP("Confederates win by eliminating all these pieces"), "HL 10.0"),
        flag("charge_check", HK_NOOP("Optional: morale check before close combat"), "HL 11.1"),
        flag("no_rally_under_fire", HK_NOOP("Optional: no rally under fire"), "HL 11.2"),
        flag("hill_artillery", HK_NOOP("Optional: artillery on hills shoots further"), "HL 11.3"),
        flag("fire_advance", HK_NOOP("Optional: advance after fire"), "HL 11.4"),
        flag("handicaps", HK_NOOP("Optional: handicaps"), "HL 11.5"),
        whole("union_handicap", HK_NOOP("Union handicap (command points)"), "HL 11.5", 0, -6, 6),
        whole("confederate_handicap", HK_NOOP("Confederate handicap (command points)"), "HL 11.5", 0, -6, 6),
        choices("river_crossing", HK_NOOP("Sides that may cross rivers"), "HL 2.2.3", {"union", "confederate"}),
        choices("river_crossing_types", HK_NOOP("Pieces that may cross rivers"), "HL 2.2.3",
                {"infantry", "cavalry", "artillery", "leader"}),
        flag("gunboats_pass_bridges", HK_NOOP("Gunboats pass bridges"), "HL 3.1.4"),
        flag("leader_loss_free", HK_NOOP("Loss of a leader costs no action points"), "HL 9.3"),
        choice("tile_stock", HK_NOOP("Tiles"), "HL 2.0", {"house_box", "unlimited"})};
    s.counterFields = {"sp", "morale"};
    s.checks = &checkList();
    return s;
}

} // namespace

const System &system()
{
    static const System declared = declare();
    return declared;
}

} // namespace hotchkiss::hold_the_line
