// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/checks.h"

#include "model/rules/hold_the_line/declaration.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

std::vector<CheckInfo> makeCodes()
{
    using enum Severity;
    return {{"HL-101", Error, HK_NOOP("The board has no hex in play, or too many"), "HL 1.0b"},
            {"HL-102", Warning, HK_NOOP("The board is not that of the box"), "HL 1.0b"},
            {"HL-103", Error, HK_NOOP("Something stands on a hex that is not in play"), "HL 4.1a"},
            {"HL-106", Warning, HK_NOOP("Both sides have the same edge"), "HL 8.4.1b"},
            {"HL-107", Warning, HK_NOOP("Most units stand nearer the enemy's edge"), "HL 8.4.1b"},
            {"HL-113", Warning, HK_NOOP("A style of tile is used up, its sister is not"), "HL 1.0b"},
            {"HL-114", Warning, HK_NOOP("There are more tiles than in the box"), "HL 1.0b"},
            {"HL-115", Warning, HK_NOOP("A river runs into a hex without river"), "HL 2.2.3b"},
            {"HL-116", Warning, HK_NOOP("A river tile is joined to no other"), "HL 2.2.3b"},
            {"HL-117", Warning, HK_NOOP("A bridge does not span a river"), "HL 2.2.4b"},
            {"HL-118", Warning, HK_NOOP("A bridge leads nowhere"), "HL 2.2.4b"},
            {"HL-119", Error, HK_NOOP("A tile has an impossible rotation"), "HL 1.0b"},
            {"HL-120", Warning, HK_NOOP("Impassable tiles divide the battlefield"), "HL 2.2.2b"},
            {"HL-121", Warning, HK_NOOP("A piece stands in a pocket"), "HL 2.2.2b"},
            {"HL-122", Note, HK_NOOP("There is no tile on the board"), "HL 1.0b"},
            {"HL-201", Error, HK_NOOP("A unit is of no known type"), "HL 3.1"},
            {"HL-203", Error, HK_NOOP("A gunboat has a morale"), "HL 3.0.3b"},
            {"HL-204", Error, HK_NOOP("A unit has no morale"), "HL 3.0.3a"},
            {"HL-205", Error, HK_NOOP("A strength is not between 1 and 4"), "HL 3.0.2a"},
            {"HL-206", Warning, HK_NOOP("A unit is above its full strength"), "HL 4.2a"},
            {"HL-207", Note, HK_NOOP("A unit is below its full strength"), "HL 4.2a"},
            {"HL-209", Error, HK_NOOP("Two pieces have the same id"), "HL 4.1a"},
            {"HL-210", Error, HK_NOOP("A land piece stands in swamp or river"), "HL 2.2.2b"},
            {"HL-211", Error, HK_NOOP("A gunboat is off the river"), "HL 3.1.4b"},
            {"HL-212", Warning, HK_NOOP("A gunboat cannot move"), "HL 3.1.4a"},
            {"HL-213", Warning, HK_NOOP("There are more blocks than in the box"), "HL 3.1b"},
            {"HL-214", Error, HK_NOOP("A piece is on the map and arrives as well"), "HL 4.1a"},
            {"HL-215", Error, HK_NOOP("A side has no combat unit"), "HL 4.1a"},
            {"HL-216", Warning, HK_NOOP("A side has no combat unit on the map"), "HL 4.1a"},
            {"HL-301", Error, HK_NOOP("Two infantry or cavalry units in a hex"), "HL 4.4a"},
            {"HL-302", Error, HK_NOOP("Two artillery units in a hex"), "HL 4.4b"},
            {"HL-303", Error, HK_NOOP("Two leaders in a hex"), "HL 4.4d"},
            {"HL-304", Error, HK_NOOP("Both sides in a hex"), "HL 4.4g"},
            {"HL-305", Error, HK_NOOP("Two counters in a hex"), "HL 4.4.1a"},
            {"HL-306", Error, HK_NOOP("A leader is with a gunboat"), "HL 4.4e"},
            {"HL-307", Error, HK_NOOP("Two gunboats in a hex"), "HL 4.4f"},
            {"HL-308", Note, HK_NOOP("Enemies start side by side"), "HL 4.1a"},
            {"HL-321", Error, HK_NOOP("A leader is with no unit"), "HL 4.1b"},
            {"HL-322", Error, HK_NOOP("There is no room for all leaders"), "HL 4.1b"},
            {"HL-323", Note, HK_NOOP("A side has no leader"), "HL 9.4a"},
            {"HL-324", Note, HK_NOOP("Leaders outnumber the command points"), "HL 9.3.2a"},
            {"HL-401", Error, HK_NOOP("Command points are missing"), "HL 6.1a"},
            {"HL-402", Warning, HK_NOOP("A side has no command points"), "HL 6.1a"},
            {"HL-403", Warning, HK_NOOP("A side has more command points than it can use"), "HL 6.1a"},
            {"HL-405", Error, HK_NOOP("There are no turns"), "HL 5.0d"},
            {"HL-407", Warning, HK_NOOP("The roll for action points is changed"), "HL 6.1.1a"},
            {"HL-408", Warning, HK_NOOP("A handicap is set but not in force"), "HL 11.5a"},
            {"HL-421", Error, HK_NOOP("An arrival is outside the turns"), "HL 4.1a"},
            {"HL-422", Error, HK_NOOP("An entry hex is closed to the newcomer"), "HL 4.1a"},
            {"HL-423", Warning, HK_NOOP("An entry hex is not on the rim"), "HL 4.1a"},
            {"HL-424", Warning, HK_NOOP("All entry hexes are taken at the start"), "HL 4.1a"},
            {"HL-501", Error, HK_NOOP("There is no victory condition"), "HL 10.0a"},
            {"HL-502", Error, HK_NOOP("A side can never reach its points"), "HL 10.0a"},
            {"HL-503", Error, HK_NOOP("A side has nothing to win by"), "HL 10.0a"},
            {"HL-505", Error, HK_NOOP("A counter can be earned only by who holds it"), "HL 3.1.6d"},
            {"HL-506", Error, HK_NOOP("A counter is worth nothing"), "HL 3.1.6a"},
            {"HL-507", Warning, HK_NOOP("A counter is out of reach"), "HL 3.1.6e"},
            {"HL-508", Warning, HK_NOOP("Who may earn a counter stands on it"), "HL 3.1.6e"},
            {"HL-510", Error, HK_NOOP("A condition names what does not exist"), "HL 10.0a"},
            {"HL-511", Warning, HK_NOOP("Both sides can win at the same check"), "HL 5.0c"},
            {"HL-512", Warning, HK_NOOP("A deadline is after the last turn"), "HL 10.0e"},
            {"HL-513", Note, HK_NOOP("A side must destroy nearly everybody"), "HL 10.0a"},
            {"HL-601", Warning, HK_NOOP("Special rules in words are not enforced"), "HL 4.1a"},
            {"HL-602", Error, HK_NOOP("River crossing for nobody"), "HL 2.2.3b"},
            {"HL-603", Warning, HK_NOOP("An optional rule can never matter"), "HL 11.0a"},
            {"HL-604", Warning, HK_NOOP("A counter that nobody can move is movable"), "HL 3.1.6b"},
            {"HL-701", Error, HK_NOOP("The combat chart has a gap"), "HL 8.1.3a"},
            {"HL-702", Error, HK_NOOP("A number of the combat chart is impossible"), "HL 8.1.3a"},
            {"HL-703", Warning, HK_NOOP("Fire gets better with distance"), "HL 8.1.3a"},
            {"HL-704", Warning, HK_NOOP("The combat chart contradicts the rulebook"), "HL 8.1.3a"},
            {"HL-706", Warning, HK_NOOP("The morale die does not favour the better units"), "HL 3.0.3a"},
            {"HL-707", Warning, HK_NOOP("Terrain differs from the rulebook"), "HL 2.1.1a"},
            {"HL-708", Note, HK_NOOP("House values are in use"), "HL 8.1.3a"},
            {"HL-801", Warning, HK_NOOP("The scenario sheet lacks a text"), "HL 4.1a"}};
}

} // namespace

const CheckList &checkList()
{
    static const CheckList list = [] {
        CheckList made;
        made.codes = makeCodes();
        addTileChecks(made.checks);
        addRiverChecks(made.checks);
        addUnitChecks(made.checks);
        addStackChecks(made.checks);
        addOrderChecks(made.checks);
        addVictoryChecks(made.checks);
        addChartChecks(made.checks);
        return made;
    }();
    return list;
}

std::string typeOf(const Scenario &scenario, const Piece &piece)
{
    if (piece.kind == PieceKind::Leader)
        return "leader";
    const std::string type = textOr(piece.fields, scenario.system->unitFields, "type");
    return piece.kind == PieceKind::Unit && scenario.system->pieceType(type) != nullptr ? type : std::string();
}

bool isLine(const std::string &type)
{
    return type == "infantry" || type == "cavalry";
}

bool isCombat(const std::string &type)
{
    return isLine(type) || type == "artillery";
}

bool isPlaced(const Scenario &scenario, const Piece &piece)
{
    return piece.place.kind == Place::Kind::OnCell && piece.place.board == 0 && !scenario.boards.empty() &&
           scenario.boards[0].grid.contains(piece.place.cell);
}

const std::string &terrainAt(const Scenario &scenario, Cell cell)
{
    return scenario.system->terrains[scenario.boards[0].at(cell).terrain].key;
}

bool isLand(const std::string &terrain)
{
    return terrain != "swamp" && terrain != "river" && terrain != "off";
}

LandParts landParts(const Scenario &scenario)
{
    const Grid &grid = scenario.boards[0].grid;
    LandParts parts;
    parts.part.assign(static_cast<std::size_t>(grid.cellCount()), -1);
    std::vector<Cell> open;
    for (Cell start = 0; start < grid.cellCount(); ++start) {
        if (parts.part[static_cast<std::size_t>(start)] >= 0 || !isLand(terrainAt(scenario, start)))
            continue;
        const int number = static_cast<int>(parts.size.size());
        parts.size.push_back(0);
        open.push_back(start);
        parts.part[static_cast<std::size_t>(start)] = number;
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            ++parts.size.back();
            for (int direction = 0; direction < grid.directions(); ++direction) {
                const Cell next = grid.neighbour(cell, direction);
                if (next == noCell || parts.part[static_cast<std::size_t>(next)] >= 0 ||
                    !isLand(terrainAt(scenario, next)))
                    continue;
                parts.part[static_cast<std::size_t>(next)] = number;
                open.push_back(next);
            }
        }
    }
    return parts;
}

namespace {

Value fieldValue(const Scenario &scenario, const std::string &key)
{
    return valueOr(scenario.info.fields, *findField(scenario.system->scenarioFields, key));
}

} // namespace

int wholeField(const Scenario &scenario, const std::string &key)
{
    const Value value = fieldValue(scenario, key);
    const auto *number = std::get_if<std::int64_t>(&value);
    return number == nullptr ? -1 : static_cast<int>(std::clamp<std::int64_t>(*number, -1000, 1000));
}

bool flagField(const Scenario &scenario, const std::string &key)
{
    const Value value = fieldValue(scenario, key);
    const auto *flag = std::get_if<bool>(&value);
    return flag != nullptr && *flag;
}

std::string textField(const Scenario &scenario, const std::string &key)
{
    return textOf(fieldValue(scenario, key));
}

std::map<Cell, std::vector<std::size_t>> piecesByHex(const Scenario &scenario)
{
    std::map<Cell, std::vector<std::size_t>> hexes;
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i)
        if (isPlaced(scenario, scenario.pieces[i]))
            hexes[scenario.pieces[i].place.cell].push_back(i);
    return hexes;
}

QuickFix fix(const char *name, std::vector<Edit> edits)
{
    return {name, {name, std::move(edits)}};
}

QuickFix fixField(const Findings &findings, const char *name, const std::string &key, Value value)
{
    ScenarioInfo after = findings.scenario.info;
    after.fields[key] = std::move(value);
    return fix(name, {replaceInfo(findings.scenario, std::move(after))});
}

QuickFix fixCharts(const Findings &findings, const std::vector<ChartKey> &keys)
{
    std::vector<Edit> edits;
    for (const ChartKey &key : keys)
        if (const auto set = findings.scenario.chartOverrides.find(key); set != findings.scenario.chartOverrides.end())
            edits.push_back(EditChart{key, set->second, std::nullopt});
    return fix(HK_NOOP("Reset to the rulebook"), std::move(edits));
}

Place placeOf(Cell cell)
{
    return Place::onCell(0, cell);
}

} // namespace hotchkiss::hold_the_line
