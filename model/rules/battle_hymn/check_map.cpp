// SPDX-License-Identifier: MIT
// Hexes, their terrain and the names by which others mean them (BH-101, BH-102, BH-116, BH-117, BH-119, BH-120).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/setup_code.h"
#include "model/scenario/arrivals.h"

#include <algorithm>
#include <array>
#include <set>

namespace hotchkiss::battle_hymn {

namespace {

constexpr int lastNumber = 99; ///< of a column or row, in the two digits of a label

bool isHexLabel(const Board &board, const std::string &label)
{
    return static_cast<bool>(board.labels.cell(board.grid, label));
}

bool isNumber(const std::string &text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// What is wrong with a label, for a message.
const char *wrongLabel(const std::string &label)
{
    return label.size() != 4 || !isNumber(label) ? HK_NOOP("%1 names the hex “%2”, which has not four digits")
                                                 : HK_NOOP("%1 names the hex %2, which is not on the map");
}

void checkBoardSize(Findings &findings, const Board &board)
{
    const Labels &labels = board.labels;
    if (labels.firstColumn + board.grid.columns() - 1 > lastNumber ||
        labels.firstRow + board.grid.rows() - 1 > lastNumber)
        findings.add("BH-101", {HK_NOOP("the map has %1 columns and %2 rows; labels of four digits count to %3"),
                                {std::to_string(board.grid.columns()), std::to_string(board.grid.rows()),
                                 std::to_string(lastNumber)}});
}

void checkUnitLabels(Findings &findings, const Board &board)
{
    const Scenario &s = findings.scenario;
    for (std::size_t i = 0; i < s.pieces.size(); ++i) {
        const Piece &piece = s.pieces[i];
        if (piece.kind != PieceKind::Unit)
            continue;
        if (const std::string at = unitText(s, piece, "horses_at"); !at.empty() && !isHexLabel(board, at))
            findings.add("BH-101", {wrongLabel(at), {piece.name, at}}, piece.id, piece.place)
                .fixes.push_back(
                    fixUnit(findings, i, HK_NOOP("Take the horses off the map"), {{"horses_at", std::nullopt}}));
        const std::optional<SetupCode> code = parseSetupCode(unitText(s, piece, "setup"));
        if (code && code->isHex() && !isHexLabel(board, code->hex))
            findings.add("BH-101", {wrongLabel(code->hex), {piece.name, code->hex}}, piece.id, piece.place)
                .fixes.push_back(fixUnit(findings, i, HK_NOOP("Drop the code"), {{"setup", std::nullopt}}));
    }
}

void checkArrivalLabels(Findings &findings, const Board &board)
{
    const Scenario &s = findings.scenario;
    for (std::size_t i = 0; i < s.arrivals.size(); ++i)
        for (const std::string &where : s.arrivals[i].where) {
            if (!isNumber(where) || findArea(board, where) >= 0 || isHexLabel(board, where))
                continue;
            Arrival after = s.arrivals[i];
            std::erase(after.where, where);
            findings.add("BH-101", {wrongLabel(where), {s.arrivals[i].id, where}}, s.arrivals[i].id)
                .fixes.push_back(fix(HK_NOOP("Take it out"), {replaceItem(i, s.arrivals[i], after)}));
        }
}

void checkLabels(Findings &findings)
{
    if (const Board *board = hexBoard(findings.scenario)) {
        checkBoardSize(findings, *board);
        checkUnitLabels(findings, *board);
        checkArrivalLabels(findings, *board);
    }
}

void checkTerrain(Findings &findings, int index, std::span<const Cell> cells)
{
    const Scenario &s = findings.scenario;
    const Board *board = index == 0 ? hexBoard(s) : nullptr;
    const Ruleset *ruleset = sharedRuleset(*s.system);
    if (board == nullptr || ruleset == nullptr)
        return;
    const Chart &chart = *ruleset->chart("hex_terrain");
    std::vector<bool> known;
    for (const TerrainType &type : s.system->terrains)
        known.push_back(type.key == "off" || chart.row(type.key) >= 0);
    for (const Cell cell : cells) {
        const CellContent &content = board->at(cell);
        if (content.terrain < known.size() && known[content.terrain])
            continue;
        CellContent clear = content;
        clear.terrain = 0;
        findings
            .add("BH-102",
                 {HK_NOOP("the terrain of %1 (number %2) is not in the chart"),
                  {board->label(cell), std::to_string(content.terrain)}},
                 {}, Place::onCell(0, cell))
            .fixes.push_back(fix(HK_NOOP("Set it to clear"), {patchCell(s, 0, cell, clear)}));
    }
}

/// What of a blanked hex ought not to be there, as edits that clear it.
std::vector<Edit> clearing(const Scenario &s, const Board &board, Cell cell)
{
    std::vector<Edit> edits;
    const CellContent &content = board.at(cell);
    if (content.elevation != 0 || content.features != 0)
        edits.emplace_back(patchCell(s, 0, cell, CellContent{content.terrain, 0, 0}));
    if (const auto note = board.notes.find(cell); note != board.notes.end() && !note->second.empty())
        edits.emplace_back(patchNote(s, 0, cell, CellNote{}));
    EditMarks sides{0, MarkLayer::Sides, {}};
    EditMarks paths{0, MarkLayer::Paths, {}};
    for (int direction = 0; direction < board.grid.directions(); ++direction) {
        const SideId side = board.grid.side(cell, direction);
        const Cell other = board.grid.neighbour(cell, direction);
        // What lies on the side of a hex in play belongs to that one.
        if (other != noCell && isInPlay(s, other))
            continue;
        if (const MarkBits bits = board.sides.at(side); bits != 0)
            sides.patches.push_back({side, bits, 0});
        if (const MarkBits bits = board.paths.at(side); bits != 0)
            paths.patches.push_back({side, bits, 0});
    }
    if (!sides.patches.empty())
        edits.emplace_back(std::move(sides));
    if (!paths.patches.empty())
        edits.emplace_back(std::move(paths));
    return edits;
}

void checkBlanked(Findings &findings, int index, std::span<const Cell> cells)
{
    const Scenario &s = findings.scenario;
    const Board *board = index == 0 ? hexBoard(s) : nullptr;
    if (board == nullptr)
        return;
    const int off = s.system->terrain("off");
    for (const Cell cell : cells) {
        if (board->at(cell).terrain != off)
            continue;
        if (std::vector<Edit> edits = clearing(s, *board, cell); !edits.empty())
            findings
                .add("BH-120",
                     {HK_NOOP("%1 is not in play, but has a level, a name or features"), {board->label(cell)}}, {},
                     Place::onCell(0, cell))
                .fixes.push_back(fix(HK_NOOP("Clear it"), std::move(edits)));
    }
}

void checkUnitsOnBlanked(Findings &findings)
{
    const Scenario &s = findings.scenario;
    for (std::size_t i = 0; i < s.pieces.size(); ++i)
        if (isPlaced(s, s.pieces[i]) && !isInPlay(s, s.pieces[i].place.cell))
            findings
                .add("BH-120",
                     {HK_NOOP("%1 stands on %2, which is not in play"),
                      {s.pieces[i].name, s.boards[0].label(s.pieces[i].place.cell)}},
                     s.pieces[i].id, s.pieces[i].place)
                .fixes.push_back(liftUnit(findings, i, HK_NOOP("Take it off the map")));
}

/// Roads that cost more than a terrain they might cross: path type and terrain.
std::map<std::pair<std::size_t, std::size_t>, std::pair<int, int>> slowRoads(const System &system, const Charts &charts)
{
    std::map<std::pair<std::size_t, std::size_t>, std::pair<int, int>> slow;
    for (std::size_t path = 0; path < system.pathTypes.size(); ++path) {
        const int road =
            charts.wholeOrNone(charts.id("hexside_features", system.pathTypes[path].key, "mp_up")).value_or(0);
        for (std::size_t terrain = 0; terrain < system.terrains.size(); ++terrain) {
            const std::string &key = system.terrains[terrain].key;
            if (key == "off")
                continue;
            int dearest = 0;
            for (const char *column : {"infantry_mp", "artillery_mp", "horse_artillery_mp", "cavalry_mp"})
                dearest = std::max(dearest, charts.wholeOrNone(charts.id("hex_terrain", key, column)).value_or(99));
            if (road > dearest)
                slow[{path, terrain}] = {road, dearest};
        }
    }
    return slow;
}

void checkSlowRoads(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const Board *board = hexBoard(s);
    const Ruleset *ruleset = sharedRuleset(*s.system);
    if (board == nullptr || ruleset == nullptr || board->paths.empty())
        return;
    auto slow = slowRoads(*s.system, Charts(*ruleset, s.chartOverrides));
    for (Cell cell = 0; cell < board->grid.cellCount() && !slow.empty(); ++cell)
        for (int direction = 0; direction < board->grid.directions(); ++direction)
            for (auto pair = slow.begin(); pair != slow.end();) {
                const auto [path, terrain] = pair->first;
                if (board->at(cell).terrain != terrain ||
                    !board->paths.has(board->grid.side(cell, direction), static_cast<int>(path))) {
                    ++pair;
                    continue;
                }
                findings.add("BH-116",
                             {HK_NOOP("%1 into %2 costs %3 MPs; without it, %4 would do"),
                              {s.system->pathTypes[path].label, s.system->terrains[terrain].label,
                               std::to_string(pair->second.first), std::to_string(pair->second.second)}},
                             {}, Place::onCell(0, cell));
                pair = slow.erase(pair);
            }
}

/// Chart columns that matter for the units of the scenario.
std::set<std::string> columnsInUse(const Scenario &s)
{
    std::set<std::string> columns{"base", "out", "blocks_sight", "road_opens"};
    for (const Piece &piece : s.pieces)
        if (piece.kind == PieceKind::Unit)
            columns.insert(unitText(s, piece, "type") + "_mp");
    return columns;
}

void checkChartRows(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const Board *board = hexBoard(s);
    const Ruleset *ruleset = sharedRuleset(*s.system);
    if (board == nullptr || ruleset == nullptr || s.chartOverrides.empty())
        return;
    std::vector<ChartKey> unusable;
    const std::set<std::string> columns = columnsInUse(s);
    for (const auto &[key, value] : s.chartOverrides)
        if (key.chart == "hex_terrain" && columns.contains(key.column) && ruleset->refusal(key, value))
            unusable.push_back(key);
    for (const ChartKey &key : unusable) {
        const int terrain = s.system->terrain(key.row);
        if (std::ranges::none_of(board->cells, [&](const CellContent &cell) { return cell.terrain == terrain; }))
            continue;
        findings.add("BH-117", {HK_NOOP("%1 has no usable number for %2 in the terrain chart"), {key.row, key.column}})
            .fixes.push_back(fixCharts(findings, {key}));
    }
}

/// The entry area a hex is in: index, or -1.
int entryAreaAt(const Board &board, Cell cell)
{
    for (std::size_t i = 0; i < board.areas.size(); ++i)
        if (board.areas[i].kind == "entry" &&
            std::ranges::find(board.areas[i].cells, cell) != board.areas[i].cells.end())
            return static_cast<int>(i);
    return -1;
}

bool hasRoadOut(const Board &board, Cell cell)
{
    for (int direction = 0; direction < board.grid.directions(); ++direction)
        if (board.grid.neighbour(cell, direction) == noCell && board.paths.at(board.grid.side(cell, direction)) != 0)
            return true;
    return false;
}

void checkRoadsOut(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const Board *board = hexBoard(s);
    if (board == nullptr || board->areas.empty() || board->paths.empty())
        return;
    std::set<Cell> seen;
    for (const Area &beside : board->areas)
        for (const Cell inside : beside.cells)
            for (int direction = 0; board->grid.contains(inside) && direction < board->grid.directions(); ++direction) {
                const Cell cell = board->grid.neighbour(inside, direction);
                if (cell == noCell || beside.kind != "entry" || entryAreaAt(*board, cell) >= 0 ||
                    !hasRoadOut(*board, cell) || !seen.insert(cell).second)
                    continue;
                Area after = beside;
                after.cells.insert(std::ranges::find(after.cells, inside) + 1, cell);
                const auto index = static_cast<std::size_t>(&beside - board->areas.data());
                findings
                    .add("BH-119",
                         {HK_NOOP("a road leaves the map at %1, beside entry area %2 but not in it"),
                          {board->label(cell), beside.name}},
                         beside.id, Place::onCell(0, cell))
                    .fixes.push_back(
                        fix({HK_NOOP("Add it to area %1"), {beside.name}}, {replaceItem(index, beside, after)}));
            }
}

} // namespace

void addMapChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({pieces | arrivals | areas | boards, checkLabels, {}});
    checks.push_back({cells | boards, {}, checkTerrain});
    checks.push_back({cells | sideMarks | paths | notes | boards, {}, checkBlanked});
    checks.push_back({pieces | cells | boards, checkUnitsOnBlanked, {}});
    checks.push_back({charts | cells | paths | boards, checkSlowRoads, {}});
    checks.push_back({charts | pieces | cells | boards, checkChartRows, {}});
    checks.push_back({areas | paths | boards, checkRoadsOut, {}});
}

} // namespace hotchkiss::battle_hymn
