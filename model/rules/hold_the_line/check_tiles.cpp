// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/checks.h"
#include "model/rules/hold_the_line/terrain.h"
#include "model/scenario/reshape_board.h"

#include <algorithm>
#include <set>

namespace hotchkiss::hold_the_line {

namespace {

bool isPlayableBoard(const Scenario &s)
{
    return s.boards.size() == 1 && s.boards[0].grid.isHex() && s.boards[0].grid.cellCount() > 0;
}

Edit paintClear(const Scenario &s, Cell cell, const char *terrain = "clear")
{
    CellContent after = s.boards[0].at(cell);
    after.terrain = static_cast<std::uint8_t>(s.system->terrain(terrain));
    return patchCell(s, 0, cell, after);
}

void checkBoard(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (s.boards.empty() || !s.boards[0].grid.isHex())
        return;
    const Grid &grid = s.boards[0].grid;
    const std::string size = std::to_string(grid.columns()) + " × " + std::to_string(grid.rows());
    const BoardPreset &box = s.system->presets.front();
    const auto isActive = [&](const CellContent &cell) { return s.system->terrains[cell.terrain].key != "off"; };
    const bool tooLarge = grid.columns() > maxBoardSide || grid.rows() > maxBoardSide;
    if (tooLarge || std::ranges::none_of(s.boards[0].cells, isActive)) {
        Board fresh = makeBoard(box.grid, box.labels);
        fresh.id = s.boards[0].id;
        fresh.title = s.boards[0].title;
        fresh.cellSize = box.cellSize;
        findings.add("HL-101", {HK_NOOP("the board of %1 has no hex in play or is larger than 99 by 99"), {size}})
            .fixes.push_back(fix(HK_NOOP("Start again with 13 by 9 hexes"), {replaceBoard(s, 0, std::move(fresh))}));
        return;
    }
    if (grid.columns() != box.grid.columns() || grid.rows() != box.grid.rows())
        findings.add("HL-102", {HK_NOOP("the board has %1 hexes, that of the box 13 × 9"), {size}})
            .fixes.push_back({HK_NOOP("Crop or extend it"),
                              resizeBoard(s, 0, anchored(grid, box.grid.columns(), box.grid.rows(), Anchor::TopLeft))});
}

/// The nearest hex in play, by distance and then by number.
Cell nearestInPlay(const Scenario &s, Cell from)
{
    const Grid &grid = s.boards[0].grid;
    Cell best = noCell;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (isLand(terrainAt(s, cell)) && (best == noCell || grid.distance(from, cell) < grid.distance(from, best)))
            best = cell;
    return best;
}

void checkInactive(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (!isPlayableBoard(s))
        return;
    const auto isOff = [&](const Place &place) {
        return place.kind == Place::Kind::OnCell && place.board == 0 && s.boards[0].grid.contains(place.cell) &&
               terrainAt(s, place.cell) == "off";
    };
    for (std::size_t i = 0; i < s.pieces.size(); ++i) {
        if (!isOff(s.pieces[i].place))
            continue;
        Diagnostic &found = findings.add("HL-103",
                                         {HK_NOOP("%1 stands on %2, which is not in play"),
                                          {s.pieces[i].name, s.boards[0].label(s.pieces[i].place.cell)}},
                                         s.pieces[i].id, s.pieces[i].place);
        if (const Cell to = nearestInPlay(s, s.pieces[i].place.cell); to != noCell) {
            Piece moved = s.pieces[i];
            moved.place = placeOf(to);
            found.fixes.push_back(fix(HK_NOOP("Move it to the nearest hex"), {replacePiece(s, i, std::move(moved))}));
        }
    }
    for (std::size_t i = 0; i < s.objectives.size(); ++i) {
        const Objective &objective = s.objectives[i];
        if (isOff(objective.place))
            findings
                .add("HL-103", {HK_NOOP("%1 lies on a hex that is not in play"), {objective.name}}, objective.id,
                     objective.place)
                .fixes.push_back(fix(HK_NOOP("Delete it"), {removeItem(i, objective)}));
    }
    for (const Arrival &arrival : s.arrivals)
        for (const Cell cell : entryCells(s, arrival))
            if (terrainAt(s, cell) == "off")
                findings.add("HL-103",
                             {HK_NOOP("an entry hex of %1, %2, is not in play"), {arrival.id, s.boards[0].label(cell)}},
                             arrival.id, placeOf(cell));
}

void checkEdges(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (!isPlayableBoard(s))
        return;
    const std::string edges[2]{textField(s, "union_edge"), textField(s, "confederate_edge")};
    if (edges[0] == edges[1]) {
        const std::string opposite = edges[0] == "north"   ? "south"
                                     : edges[0] == "south" ? "north"
                                     : edges[0] == "east"  ? "west"
                                                           : "east";
        findings.add("HL-106", {HK_NOOP("both sides have the %1 edge"), {edges[0]}})
            .fixes.push_back(fixField(findings, HK_NOOP("Make them opposite"), "confederate_edge", opposite));
        return;
    }
    const auto depth = [&](Cell cell, const std::string &edge) {
        const Offset at = s.boards[0].grid.offset(cell);
        return edge == "north"   ? at.row
               : edge == "south" ? s.boards[0].grid.rows() - 1 - at.row
               : edge == "west"  ? at.column
                                 : s.boards[0].grid.columns() - 1 - at.column;
    };
    for (std::size_t role = 0; role < 2; ++role) {
        int units = 0;
        int astray = 0;
        for (const Piece &piece : s.pieces) {
            const int side = sideOf(s, piece.command);
            if (!isPlaced(s, piece) || !isCombat(typeOf(s, piece)) || side < 0 ||
                (s.sides[static_cast<std::size_t>(side)].id == "union") != (role == 0))
                continue;
            ++units;
            astray += depth(piece.place.cell, edges[role]) > depth(piece.place.cell, edges[1 - role]) ? 1 : 0;
        }
        if (2 * astray <= units || units < 3)
            continue;
        ScenarioInfo swapped = s.info;
        swapped.fields["union_edge"] = edges[1];
        swapped.fields["confederate_edge"] = edges[0];
        findings
            .add("HL-107", {HK_NOOP("%1 of %2 units of the %3 side stand nearer the enemy's edge than their own"),
                            {std::to_string(astray), std::to_string(units), role == 0 ? "Union" : "Confederate"}})
            .fixes.push_back(fix(HK_NOOP("Swap the edges"), {replaceInfo(s, std::move(swapped))}));
    }
}

struct Style
{
    const char *row; ///< of the chart tile_inventory
    const char *terrain;
    const char *variant; ///< "a", "b" or nullptr: no styles
};
constexpr Style styles[]{{"woods_a", "woods", "a"},
                         {"woods_b", "woods", "b"},
                         {"town_a", "town", "a"},
                         {"town_b", "town", "b"},
                         {"orchard", "orchard", nullptr},
                         {"hill", "hill", nullptr},
                         {"sunken_road", "sunken_road", nullptr},
                         {"entrenchment", "entrenchment", nullptr},
                         {"swamp", "swamp", nullptr},
                         {"bridge", "bridge", nullptr}};

std::string variantAt(const Scenario &s, Cell cell)
{
    const auto note = s.boards[0].notes.find(cell);
    return note == s.boards[0].notes.end() ? std::string("a")
                                           : textOr(note->second.values, s.system->cellFields, "variant");
}

std::vector<Cell> cellsOf(const Scenario &s, const Style &style)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < s.boards[0].grid.cellCount(); ++cell)
        if (terrainAt(s, cell) == style.terrain && (style.variant == nullptr || variantAt(s, cell) == style.variant))
            cells.push_back(cell);
    return cells;
}

QuickFix raiseStock(const Findings &findings, const std::string &row, int count)
{
    const ChartKey key{"tile_inventory", row, "count"};
    const auto set = findings.scenario.chartOverrides.find(key);
    return fix(
        HK_NOOP("Put as many in the box"),
        {EditChart{key,
                   set == findings.scenario.chartOverrides.end() ? std::nullopt : std::optional<Value>(set->second),
                   Value(std::int64_t{count})}});
}

void checkStock(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (!isPlayableBoard(s) || loadedRuleset() == nullptr || textField(s, "tile_stock") == "unlimited")
        return;
    const Charts charts(*loadedRuleset(), s.chartOverrides);
    const auto stock = [&](const std::string &row) { return charts.whole(charts.id("tile_inventory", row, "count")); };
    const auto over = [&](const std::string &what, int used, int box) {
        return Text{HK_NOOP("%1: %2 tiles used, %3 in the box"), {what, std::to_string(used), std::to_string(box)}};
    };
    for (std::size_t i = 0; i < std::size(styles); ++i) {
        const Style &style = styles[i];
        const std::vector<Cell> cells = cellsOf(s, style);
        const int used = static_cast<int>(cells.size());
        const int box = stock(style.row);
        if (style.variant == nullptr) {
            if (used > box)
                findings.add("HL-114", over(style.terrain, used, box))
                    .fixes.push_back(raiseStock(findings, style.row, used));
            continue;
        }
        const bool isFirst = std::string_view(style.variant) == "a";
        const Style &sister = styles[isFirst ? i + 1 : i - 1];
        const int sisterUsed = static_cast<int>(cellsOf(s, sister).size());
        const int sisterBox = stock(sister.row);
        if (used > box && used + sisterUsed <= box + sisterBox) {
            std::vector<Edit> swaps;
            for (int n = box; n < used; ++n) {
                const Cell cell = cells[static_cast<std::size_t>(n)];
                const auto note = s.boards[0].notes.find(cell);
                CellNote after = note == s.boards[0].notes.end() ? CellNote{} : note->second;
                after.values["variant"] = std::string(sister.variant);
                swaps.push_back(patchNote(s, 0, cell, std::move(after)));
            }
            findings.add("HL-113", over(style.row, used, box), {}, placeOf(cells.back()))
                .fixes.push_back(fix(HK_NOOP("Use the sister style for the rest"), std::move(swaps)));
        }
        if (isFirst && used + sisterUsed > box + sisterBox)
            findings.add("HL-114", over(style.terrain, used + sisterUsed, box + sisterBox))
                .fixes.push_back(raiseStock(findings, style.row, used + sisterUsed - sisterBox));
    }
    int rivers = 0;
    for (const char *row : {"river_straight", "river_wide_bend", "river_sharp_bend", "river_fork", "river_end"})
        rivers += stock(row);
    const int used = static_cast<int>(cellsOf(s, {"", "river", nullptr}).size());
    if (used > rivers)
        findings.add("HL-114", over("river", used, rivers))
            .fixes.push_back(raiseStock(findings, "river_straight", stock("river_straight") + used - rivers));
}

void checkRotation(Findings &findings, int board, std::span<const Cell> cells)
{
    const Scenario &s = findings.scenario;
    if (board != 0)
        return;
    for (const Cell cell : cells) {
        const auto note = s.boards[0].notes.find(cell);
        if (note == s.boards[0].notes.end() || !note->second.values.contains("rotation"))
            continue;
        const Value &value = note->second.values.at("rotation");
        const auto *number = std::get_if<std::int64_t>(&value);
        if (number != nullptr && *number >= 0 && *number <= 5)
            continue;
        CellNote after = note->second;
        after.values["rotation"] = number == nullptr ? std::int64_t{0} : (*number % 6 + 6) % 6;
        findings
            .add("HL-119",
                 {HK_NOOP("the tile in %1 is rotated by %2, not by 0 to 5"), {s.boards[0].label(cell), textOf(value)}},
                 {}, placeOf(cell))
            .fixes.push_back(fix(HK_NOOP("Turn it back into range"), {patchNote(s, 0, cell, std::move(after))}));
    }
}

void checkLand(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (!isPlayableBoard(s))
        return;
    if (std::ranges::all_of(s.boards[0].cells, [&](const CellContent &cell) {
            const std::string &key = s.system->terrains[cell.terrain].key;
            return key == "clear" || key == "off";
        }))
        findings.add("HL-122", HK_NOOP("no tile has been laid yet"));
    const LandParts land = landParts(s);
    std::set<int> held;
    std::set<int> pockets;
    const auto look = [&](const Place &place) {
        if (place.kind != Place::Kind::OnCell || !s.boards[0].grid.contains(place.cell))
            return;
        const int part = land.part[static_cast<std::size_t>(place.cell)];
        if (part < 0)
            return;
        held.insert(part);
        if (land.size[static_cast<std::size_t>(part)] < 3 && pockets.insert(part).second)
            findings.add("HL-121",
                         {HK_NOOP("%1 lies in a pocket of %2 hexes"),
                          {s.boards[0].label(place.cell), std::to_string(land.size[static_cast<std::size_t>(part)])}},
                         {}, place);
    };
    for (const Piece &piece : s.pieces)
        if (isCombat(typeOf(s, piece)))
            look(piece.place);
    for (const Objective &objective : s.objectives)
        look(objective.place);
    if (held.size() < 2)
        return;
    Diagnostic &found = findings.add(
        "HL-120", {HK_NOOP("swamps and rivers divide the battlefield into %1 parts that hold units or counters"),
                   {std::to_string(held.size())}});
    // One bridge joins two parts; with more parts the check asks again.
    for (Cell cell = 0; held.size() == 2 && cell < s.boards[0].grid.cellCount(); ++cell) {
        if (terrainAt(s, cell) != "river")
            continue;
        std::set<int> beside;
        for (int direction = 0; direction < 6; ++direction)
            if (const Cell next = s.boards[0].grid.neighbour(cell, direction); next != noCell)
                if (const int part = land.part[static_cast<std::size_t>(next)]; held.contains(part))
                    beside.insert(part);
        if (beside.size() < 2)
            continue;
        found.place = placeOf(cell);
        found.fixes.push_back(fix(HK_NOOP("Lay a bridge"), {paintClear(s, cell, "bridge")}));
        return;
    }
}

} // namespace

void addTileChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({all, checkBoard, {}});
    checks.push_back({cells | boards | pieces | objectives | arrivals | areas, checkInactive, {}});
    checks.push_back({info | forces | boards, checkEdges, {}});
    checks.push_back({cells | boards | notes | charts | info, checkStock, {}});
    checks.push_back({notes, {}, checkRotation});
    checks.push_back({cells | boards | pieces | objectives, checkLand, {}});
}

} // namespace hotchkiss::hold_the_line
