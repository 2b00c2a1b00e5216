// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/checks.h"

#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/starting_state.h"

namespace hotchkiss::battle_hymn {

const CheckList &checkList()
{
    static const CheckList list = [] {
        CheckList made;
        made.codes = checkCodes();
        addHexsideChecks(made.checks);
        addWaterChecks(made.checks);
        addMapChecks(made.checks);
        addUnitChecks(made.checks);
        addStateChecks(made.checks);
        addSetupChecks(made.checks);
        addOpeningChecks(made.checks);
        addFormationChecks(made.checks);
        addEntryChecks(made.checks);
        addHourChecks(made.checks);
        addObjectiveChecks(made.checks);
        addVictoryChecks(made.checks);
        addChartChecks(made.checks);
        addPrintChecks(made.checks);
        return made;
    }();
    return list;
}

const Board *hexBoard(const Scenario &scenario)
{
    return scenario.boards.empty() || !scenario.boards[0].grid.isHex() ? nullptr : &scenario.boards[0];
}

std::string terrainKey(const Scenario &scenario, Cell cell)
{
    const std::size_t terrain = scenario.boards[0].at(cell).terrain;
    return terrain < scenario.system->terrains.size() ? scenario.system->terrains[terrain].key : std::string();
}

bool isInPlay(const Scenario &scenario, Cell cell)
{
    return scenario.boards[0].grid.contains(cell) && terrainKey(scenario, cell) != "off";
}

std::string sideLabel(const Board &board, SideId side)
{
    const Cell here = board.grid.sideCell(side);
    const Cell there = board.grid.sideOther(side);
    if (there == noCell)
        return board.label(here) + "/" + directionName(board.grid, side % board.grid.directions());
    const std::string a = board.label(here);
    const std::string b = board.label(there);
    return a < b ? a + "/" + b : b + "/" + a;
}

MarkBits groupMask(const System &system, std::string_view group)
{
    MarkBits mask = 0;
    for (std::size_t i = 0; i < system.sideTypes.size(); ++i)
        if (system.sideTypes[i].group == group)
            mask |= MarkBits{3} << (2 * i);
    return mask;
}

bool isPlaced(const Scenario &scenario, const Piece &piece)
{
    const Board *board = hexBoard(scenario);
    return board != nullptr && piece.place.kind == Place::Kind::OnCell && piece.place.board == 0 &&
           board->grid.contains(piece.place.cell);
}

bool isCombatUnit(const Scenario &scenario, const Piece &piece)
{
    return piece.kind == PieceKind::Unit && !unitType(scenario, piece).empty() && !unitFlag(scenario, piece, "dummy");
}

std::string sideIdOf(const Scenario &scenario, const Piece &piece)
{
    const int side = sideOf(scenario, piece.command);
    return side < 0 ? std::string() : scenario.sides[static_cast<std::size_t>(side)].id;
}

std::string hourName(const Scenario &scenario, int hour)
{
    const bool exists = hour >= 1 && hour <= static_cast<int>(scenario.turns.size());
    const std::string label = exists ? scenario.turns[static_cast<std::size_t>(hour - 1)].label : std::string();
    return label.empty() ? std::to_string(hour) : label;
}

QuickFix fix(Text name, std::vector<Edit> edits)
{
    return {name, {name, std::move(edits)}};
}

QuickFix fixMarks(const Board &board, MarkLayer layer, Text name, SideId side, MarkBits after)
{
    const MarkBits before = (layer == MarkLayer::Sides ? board.sides : board.paths).at(side);
    return fix(std::move(name), {EditMarks{0, layer, {{side, before, after}}}});
}

namespace {

Piece withFields(const Findings &findings, std::size_t index,
                 const std::vector<std::pair<std::string, std::optional<Value>>> &fields)
{
    Piece after = findings.scenario.pieces[index];
    for (const auto &[key, value] : fields) {
        if (value)
            after.fields[key] = *value;
        else
            after.fields.erase(key);
    }
    return after;
}

} // namespace

QuickFix fixUnit(const Findings &findings, std::size_t piece, Text name,
                 const std::vector<std::pair<std::string, std::optional<Value>>> &fields)
{
    return fix(std::move(name), {replacePiece(findings.scenario, piece, withFields(findings, piece, fields))});
}

QuickFix liftUnit(const Findings &findings, std::size_t piece, Text name,
                  const std::vector<std::pair<std::string, std::optional<Value>>> &fields)
{
    Piece after = withFields(findings, piece, fields);
    after.place = Place::nowhere();
    return fix(std::move(name), {replacePiece(findings.scenario, piece, std::move(after))});
}

QuickFix moveUnit(const Findings &findings, std::size_t piece, Text name, Cell to)
{
    Piece after = findings.scenario.pieces[piece];
    after.place = Place::onCell(0, to);
    return fix(std::move(name), {replacePiece(findings.scenario, piece, std::move(after))});
}

QuickFix fixScenario(const Findings &findings, Text name, const std::string &key, std::optional<Value> value)
{
    ScenarioInfo after = findings.scenario.info;
    if (value)
        after.fields[key] = *std::move(value);
    else
        after.fields.erase(key);
    return fix(std::move(name), {replaceInfo(findings.scenario, std::move(after))});
}

QuickFix fixCharts(const Findings &findings, const std::vector<ChartKey> &keys)
{
    std::vector<Edit> edits;
    for (const ChartKey &key : keys)
        if (const auto set = findings.scenario.chartOverrides.find(key); set != findings.scenario.chartOverrides.end())
            edits.push_back(EditChart{key, set->second, std::nullopt});
    return fix(HK_NOOP("Reset to the rulebook"), std::move(edits));
}

} // namespace hotchkiss::battle_hymn
