// SPDX-License-Identifier: MIT
// Entry areas and who comes in by them (BH-401 to BH-407, BH-417, BH-418).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/formations.h"
#include "model/rules/battle_hymn/opening.h"
#include "model/rules/battle_hymn/setup_code.h"
#include "model/scenario/arrivals.h"
#include "model/scenario/forces_steps.h"

#include <algorithm>
#include <set>

namespace hotchkiss::battle_hymn {

namespace {

/// Whether a hex lies at the rim of the map or at hexes that are not in play.
bool isAtEdge(const Scenario &s, Cell cell)
{
    const Grid &grid = s.boards[0].grid;
    for (int direction = 0; direction < grid.directions(); ++direction)
        if (const Cell next = grid.neighbour(cell, direction); next == noCell || !isInPlay(s, next))
            return true;
    return false;
}

QuickFix setArrival(const Scenario &s, std::size_t index, Text name, Arrival after)
{
    return fix(std::move(name), {replaceItem(index, s.arrivals[index], std::move(after))});
}

std::string whoComes(const Findings &findings, const Arrival &arrival)
{
    std::string names;
    for (const std::string &who : arrival.who) {
        const Piece *piece = findings.piece(who);
        const Command *command = findings.command(who);
        names += (names.empty() ? "" : ", ") + (piece != nullptr     ? piece->name
                                                : command != nullptr ? command->name
                                                                     : who);
    }
    return names;
}

void checkArrivalHours(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const int count = static_cast<int>(s.turns.size());
    for (std::size_t i = 0; i < s.arrivals.size(); ++i) {
        const Arrival &arrival = s.arrivals[i];
        if (arrival.turn >= 1 && arrival.turn <= count) {
            if (arrival.turn > lastHour(s) && !arrival.withdrawal)
                findings.add("BH-417",
                             {HK_NOOP("%1 come in Hour %2, after the last Hour played"),
                              {whoComes(findings, arrival), hourName(s, arrival.turn)}},
                             arrival.id);
            continue;
        }
        Diagnostic &found =
            findings.add("BH-401",
                         {HK_NOOP("%1 come in Hour %2; the track has the Hours 1 to %3"),
                          {whoComes(findings, arrival), std::to_string(arrival.turn), std::to_string(count)}},
                         arrival.id);
        Arrival after = arrival;
        after.turn = std::clamp(arrival.turn, 1, std::max(1, count));
        if (count > 0)
            found.fixes.push_back(
                setArrival(s, i, {HK_NOOP("Let them come in Hour %1"), {hourName(s, after.turn)}}, after));
    }
}

/// A hex at the edge for a new area: the first one a road leads to, else the first in play, that no area has.
Cell freeEdgeHex(const Scenario &s)
{
    const Board &board = s.boards[0];
    Cell first = noCell;
    for (Cell cell = 0; cell < board.grid.cellCount(); ++cell) {
        const bool taken = std::ranges::any_of(
            board.areas, [cell](const Area &area) { return std::ranges::find(area.cells, cell) != area.cells.end(); });
        if (taken || !isInPlay(s, cell) || !isAtEdge(s, cell))
            continue;
        first = first == noCell ? cell : first;
        for (int direction = 0; direction < board.grid.directions(); ++direction)
            if (board.grid.neighbour(cell, direction) == noCell &&
                board.paths.at(board.grid.side(cell, direction)) != 0)
                return cell;
    }
    return first;
}

void sayNoArea(Findings &findings, const Arrival &arrival, const std::string &where)
{
    const Scenario &s = findings.scenario;
    Diagnostic &found = findings.add(
        "BH-402", {HK_NOOP("%1 come in at “%2”, which is no entry area"), {whoComes(findings, arrival), where}},
        arrival.id);
    const Cell cell = freeEdgeHex(s);
    if (cell == noCell || isTaken(s, where))
        return;
    Area area;
    area.id = where;
    area.name = where;
    area.kind = "entry";
    area.cells = {cell};
    found.fixes.push_back(fix({HK_NOOP("Make the area at %1"), {s.boards[0].label(cell)}},
                              {insertItem(s.boards[0].areas.size(), std::move(area))}));
}

void checkArrivalAreas(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const Board *board = hexBoard(s);
    if (board == nullptr)
        return;
    for (const Arrival &arrival : s.arrivals)
        for (const std::string &where : arrival.where) {
            const bool number = where.find_first_not_of("0123456789") == std::string::npos;
            if (!arrival.withdrawal && !number && findArea(*board, where) < 0)
                sayNoArea(findings, arrival, where);
        }
}

QuickFix setArea(const Scenario &s, std::size_t index, Text name, Area after)
{
    return fix(std::move(name), {replaceItem(index, s.boards[0].areas[index], std::move(after))});
}

void checkAreaHexes(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const Board *board = hexBoard(s);
    for (std::size_t i = 0; board != nullptr && i < board->areas.size(); ++i) {
        const Area &area = board->areas[i];
        if (area.kind != "entry")
            continue;
        if (area.cells.empty())
            findings.add("BH-404", {HK_NOOP("entry area %1 has no hexes"), {area.name}}, area.id);
        for (const Cell cell : area.cells) {
            if (!board->grid.contains(cell) || (isInPlay(s, cell) && isAtEdge(s, cell)))
                continue;
            Area after = area;
            std::erase(after.cells, cell);
            findings
                .add("BH-403",
                     {HK_NOOP("%2 of entry area %1 is not at the edge of the map"), {area.name, board->label(cell)}},
                     area.id, Place::onCell(0, cell))
                .fixes.push_back(setArea(s, i, {HK_NOOP("Take %1 out"), {board->label(cell)}}, after));
        }
    }
}

/// Ids of the sides of those an arrival brings.
std::set<std::string> sidesOf(const Scenario &s, const Arrival &arrival)
{
    std::set<std::string> sides;
    for (const std::string &who : arrival.who) {
        const int piece = findPiece(s, who);
        const int side = sideOf(s, piece < 0 ? who : s.pieces[static_cast<std::size_t>(piece)].command);
        if (side >= 0)
            sides.insert(s.sides[static_cast<std::size_t>(side)].id);
    }
    return sides;
}

/// The side that has a unit on every hex of an area; empty when there is none.
std::string holderOf(const Scenario &s, const Area &area)
{
    std::string holder;
    for (const Cell cell : area.cells) {
        const auto unit = std::ranges::find_if(s.pieces, [&](const Piece &piece) {
            return isPlaced(s, piece) && piece.place.cell == cell && isCombatUnit(s, piece);
        });
        const std::string side = unit == s.pieces.end() ? std::string() : sideIdOf(s, *unit);
        if (side.empty() || (!holder.empty() && holder != side))
            return {};
        holder = side;
    }
    return holder;
}

void checkAreaUse(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const Board *board = hexBoard(s);
    for (std::size_t i = 0; board != nullptr && i < board->areas.size(); ++i) {
        const Area &area = board->areas[i];
        if (area.kind != "entry")
            continue;
        std::set<std::string> users;
        for (const Arrival &arrival : s.arrivals)
            if (std::ranges::find(arrival.where, area.id) != arrival.where.end())
                users.merge(sidesOf(s, arrival));
        if (users.empty() && !isSet(area.values, s.system->areaFields, "exit"))
            findings.add("BH-418", {HK_NOOP("nobody comes in by entry area %1"), {area.name}}, area.id);
        const std::string holder = holderOf(s, area);
        users.erase(holder);
        if (!holder.empty() && !users.empty())
            findings.add("BH-407",
                         {HK_NOOP("the %2 starts on every hex of entry area %1, which its enemy is to use"),
                          {area.name, s.sides[static_cast<std::size_t>(findSide(s, holder))].name}},
                         area.id, Place::onCell(0, area.cells.front()));
    }
}

/// Whether the areas an arrival names are all of the other side.
bool isShutOut(const Scenario &s, const Piece &piece)
{
    const std::string side = sideIdOf(s, piece);
    bool named = false;
    for (const std::size_t index : arrivalsOf(s, piece))
        for (const std::string &where : s.arrivals[index].where) {
            const int area = findArea(s.boards[0], where);
            const std::string owner = area < 0 ? std::string() : s.boards[0].areas[static_cast<std::size_t>(area)].side;
            if (owner.empty() || owner == side)
                return false;
            named = true;
        }
    return named;
}

/// The unit comes an Hour later, alone; what came with it comes as before.
std::optional<std::vector<Edit>> anHourLater(const Scenario &s, std::size_t unit)
{
    const Piece &piece = s.pieces[unit];
    const std::vector<std::size_t> arrivals = arrivalsOf(s, piece);
    if (arrivals.size() != 1 || s.arrivals[arrivals[0]].turn >= static_cast<int>(s.turns.size()))
        return std::nullopt;
    const Arrival &before = s.arrivals[arrivals[0]];
    Arrival rest = before;
    rest.who.clear();
    for (const std::string &who : before.who) {
        const std::set<std::string> below = forcesBelow(s, who);
        if (!below.contains(piece.id) && who != piece.id)
            rest.who.push_back(who);
        for (const Piece &other : s.pieces)
            if (below.contains(piece.id) && other.id != piece.id && below.contains(other.id))
                rest.who.push_back(other.id);
    }
    Arrival later = before;
    later.id = freshId(s, "arrival " + piece.id);
    later.who = {piece.id};
    ++later.turn;
    std::vector<Edit> edits{insertItem(s.arrivals.size(), std::move(later))};
    edits.push_back(rest.who.empty() ? removeItem(arrivals[0], before) : replaceItem(arrivals[0], before, rest));
    return edits;
}

void checkColumn(Findings &findings, const Opening &opening, FormationIndex formation, int hour)
{
    const Scenario &s = findings.scenario;
    for (const ColumnEntry &entry : columnEntries(opening, formation, hour)) {
        const auto index = static_cast<std::size_t>(entry.unit);
        const Piece &piece = s.pieces[index];
        if (entry.barred || isShutOut(s, piece)) {
            findings.add("BH-405",
                         {entry.barred ? HK_NOOP("%1 can enter at none of its hexes: they are barred to its type")
                                       : HK_NOOP("%1 is to come in by areas of the other side"),
                          {piece.name}},
                         piece.id);
            continue;
        }
        if (entry.left >= 0)
            continue;
        Diagnostic &found = findings.add(
            "BH-406",
            {HK_NOOP("%1 is number %2 in the column at %3 and would pay %4 MPs of %5: it cannot enter in Hour %6"),
             {piece.name, std::to_string(entry.number), opening.battle->label(entry.hex), std::to_string(entry.cost),
              std::to_string(entry.cost + entry.left), hourName(s, hour)}},
            piece.id);
        if (auto edits = anHourLater(s, index))
            found.fixes.push_back(fix(HK_NOOP("Let it come an Hour later"), *std::move(edits)));
    }
}

} // namespace

void checkEntries(Findings &findings, const Opening &opening)
{
    const Battle &battle = *opening.battle;
    for (std::size_t formation = 0; formation < battle.formations.size(); ++formation) {
        std::set<int> hours;
        for (const PieceIndex unit : battle.formations[formation].units)
            if (battle.info(unit).hour > 0)
                hours.insert(battle.info(unit).hour);
        for (const int hour : hours)
            if (hour <= static_cast<int>(battle.hours.size()))
                checkColumn(findings, opening, static_cast<FormationIndex>(formation), hour);
    }
}

void addEntryChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({arrivals | turns | info | commands | pieces, checkArrivalHours, {}});
    checks.push_back({arrivals | commands | pieces | areas | cells | paths | boards, checkArrivalAreas, {}});
    checks.push_back({areas | cells | boards, checkAreaHexes, {}});
    checks.push_back({areas | arrivals | forces | boards, checkAreaUse, {}});
}

} // namespace hotchkiss::battle_hymn
