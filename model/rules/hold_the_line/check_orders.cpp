// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/checks.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

constexpr const char *roles[]{"union", "confederate"};

void checkCommand(Findings &findings)
{
    const Scenario &s = findings.scenario;
    for (const char *role : roles) {
        const int side = findSide(s, role);
        if (side < 0)
            continue;
        const std::string key = std::string(role) + "_command";
        const int command = wholeField(s, key);
        const auto units = std::ranges::count_if(s.pieces, [&](const Piece &piece) {
            return isCombat(typeOf(s, piece)) && sideOf(s, piece.command) == side;
        });
        const std::string &name = s.sides[static_cast<std::size_t>(side)].name;
        if (command < 0)
            findings.add("HL-401", {HK_NOOP("the command points of the %1 are missing or below 0"), {name}}, role)
                .fixes.push_back(fixField(findings, HK_NOOP("Set 4"), key, std::int64_t{4}));
        else if (command == 0)
            findings.add("HL-402", {HK_NOOP("the %1 has no command points"), {name}}, role);
        else if (units > 0 && command > 2 * units)
            findings.add("HL-403",
                         {HK_NOOP("the %1 has %2 command points for %3 units"),
                          {name, std::to_string(command), std::to_string(units)}},
                         role);
        const std::string handicap = std::string(role) + "_handicap";
        if (wholeField(s, handicap) != 0 && !flagField(s, "handicaps"))
            findings
                .add("HL-408", {HK_NOOP("the handicap of the %1 has no effect while the rule is off"), {name}}, role)
                .fixes.push_back(fixField(findings, HK_NOOP("Switch the rule on"), "handicaps", true));
    }
}

void checkTurns(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (!s.turns.empty())
        return;
    std::vector<Edit> ten;
    for (std::size_t i = 0; i < 10; ++i)
        ten.push_back(insertItem(i, Turn{}));
    findings.add("HL-405", HK_NOOP("the scenario has no turns"))
        .fixes.push_back(fix(HK_NOOP("Make ten turns"), std::move(ten)));
}

bool isRim(const Grid &grid, Cell cell)
{
    for (int direction = 0; direction < grid.directions(); ++direction)
        if (grid.neighbour(cell, direction) == noCell)
            return true;
    return false;
}

void checkArrival(Findings &findings, const Arrival &arrival)
{
    const Scenario &s = findings.scenario;
    if (arrival.turn < 1 || arrival.turn > static_cast<int>(s.turns.size()))
        findings.add("HL-421",
                     {HK_NOOP("%1 is on turn %2 of %3"),
                      {arrival.id, std::to_string(arrival.turn), std::to_string(s.turns.size())}},
                     arrival.id);
    if (arrival.withdrawal)
        return;
    const std::vector<Cell> cells = entryCells(s, arrival);
    bool land = false;
    bool boats = false;
    for (const Piece &piece : s.pieces) {
        const std::string type = typeOf(s, piece);
        if (!comesWith(s, arrival, piece) || type == "leader")
            continue;
        (type == "gunboat" ? boats : land) = true;
    }
    for (const Cell cell : cells) {
        const std::string &terrain = terrainAt(s, cell);
        const std::string label = s.boards[0].label(cell);
        if ((land && !isLand(terrain)) || (boats && terrain != "river"))
            findings.add("HL-422", {HK_NOOP("%1 cannot come in at %2: %3"), {arrival.id, label, terrain}}, arrival.id,
                         placeOf(cell));
        if (!isRim(s.boards[0].grid, cell))
            findings.add("HL-423", {HK_NOOP("the entry hex %1 of %2 is not on the rim"), {label, arrival.id}},
                         arrival.id, placeOf(cell));
    }
    const auto isTaken = [&](Cell cell) {
        return std::ranges::any_of(s.pieces, [&](const Piece &piece) {
            return isPlaced(s, piece) && piece.place.cell == cell && isLine(typeOf(s, piece));
        });
    };
    if (!cells.empty() && land && std::ranges::all_of(cells, isTaken))
        findings.add("HL-424", {HK_NOOP("all entry hexes of %1 are taken at the start"), {arrival.id}}, arrival.id,
                     placeOf(cells.front()));
}

void checkSchedule(Findings &findings)
{
    if (findings.scenario.boards.empty() || !findings.scenario.boards[0].grid.isHex())
        return;
    for (const Arrival &arrival : findings.scenario.arrivals)
        checkArrival(findings, arrival);
}

} // namespace

void addOrderChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({info | forces, checkCommand, {}});
    checks.push_back({turns, checkTurns, {}});
    checks.push_back({turns | arrivals | forces | cells | areas | boards, checkSchedule, {}});
}

} // namespace hotchkiss::hold_the_line
