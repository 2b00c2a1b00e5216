// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/checks.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

using Hexes = std::map<Cell, std::vector<std::size_t>>;

bool isEmptyLand(const Scenario &s, const Hexes &hexes, Cell cell)
{
    return cell != noCell && isLand(terrainAt(s, cell)) && !hexes.contains(cell);
}

/// Moves the piece to the nearest empty hex.
std::vector<QuickFix> moveAway(const Findings &findings, const Hexes &hexes, std::size_t index)
{
    const Scenario &s = findings.scenario;
    const Grid &grid = s.boards[0].grid;
    const Cell from = s.pieces[index].place.cell;
    Cell best = noCell;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (isEmptyLand(s, hexes, cell) && (best == noCell || grid.distance(from, cell) < grid.distance(from, best)))
            best = cell;
    if (best == noCell)
        return {};
    Piece moved = s.pieces[index];
    moved.place = placeOf(best);
    return {fix(HK_NOOP("Move one away"), {replacePiece(s, index, std::move(moved))})};
}

struct Kind
{
    const char *code;
    const char *text;
    bool (*is)(const std::string &type);
    bool movesAway;
};
const Kind kinds[]{
    {"HL-301", HK_NOOP("two infantry or cavalry units are in %1: %2"), [](const std::string &t) { return isLine(t); },
     true},
    {"HL-302", HK_NOOP("two artillery units are in %1: %2"), [](const std::string &t) { return t == "artillery"; },
     true},
    {"HL-303", HK_NOOP("two leaders are in %1: %2"), [](const std::string &t) { return t == "leader"; }, false},
    {"HL-307", HK_NOOP("two gunboats are in %1: %2"), [](const std::string &t) { return t == "gunboat"; }, false}};

void checkHex(Findings &findings, const Hexes &hexes, Cell cell, const std::vector<std::size_t> &pieces)
{
    const Scenario &s = findings.scenario;
    const std::string label = s.boards[0].label(cell);
    for (const Kind &kind : kinds) {
        std::string names;
        std::vector<std::size_t> all;
        for (const std::size_t index : pieces) {
            if (!kind.is(typeOf(s, s.pieces[index])) ||
                (!all.empty() && sideOf(s, s.pieces[index].command) != sideOf(s, s.pieces[all[0]].command)))
                continue;
            all.push_back(index);
            names += (names.empty() ? "" : ", ") + s.pieces[index].name;
        }
        if (all.size() < 2)
            continue;
        Diagnostic &found =
            findings.add(kind.code, {kind.text, {label, names}}, s.pieces[all.back()].id, placeOf(cell));
        if (kind.movesAway)
            found.fixes = moveAway(findings, hexes, all.back());
        else if (std::string_view(kind.code) == "HL-303") {
            Piece free = s.pieces[all.back()];
            free.place = Place::nowhere();
            found.fixes.push_back(
                fix(HK_NOOP("Let the player place him"), {replacePiece(s, all.back(), std::move(free))}));
        }
    }
    bool boat = false;
    bool leader = false;
    std::vector<int> sides;
    for (const std::size_t index : pieces) {
        const std::string type = typeOf(s, s.pieces[index]);
        boat = boat || type == "gunboat";
        leader = leader || type == "leader";
        if (s.pieces[index].kind != PieceKind::Marker)
            sides.push_back(sideOf(s, s.pieces[index].command));
    }
    if (std::ranges::adjacent_find(sides, std::not_equal_to()) != sides.end())
        findings.add("HL-304", {HK_NOOP("both sides have pieces in %1"), {label}}, {}, placeOf(cell));
    if (boat && leader)
        findings.add("HL-306", {HK_NOOP("a leader is with a gunboat in %1"), {label}}, {}, placeOf(cell));
}

void checkStacks(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (s.boards.empty() || !s.boards[0].grid.isHex())
        return;
    const Hexes hexes = piecesByHex(s);
    for (const auto &[cell, pieces] : hexes)
        checkHex(findings, hexes, cell, pieces);
    std::map<Cell, std::size_t> counters;
    for (std::size_t i = 0; i < s.objectives.size(); ++i) {
        const Objective &objective = s.objectives[i];
        if (objective.place.kind != Place::Kind::OnCell || counters.emplace(objective.place.cell, i).second)
            continue;
        findings
            .add("HL-305", {HK_NOOP("%1 lies where another counter lies"), {objective.name}}, objective.id,
                 objective.place)
            .fixes.push_back(fix(HK_NOOP("Delete it"), {removeItem(i, objective)}));
    }
    int pairs = 0;
    Place first;
    for (const auto &[cell, pieces] : hexes) {
        for (int direction = 0; direction < 3; ++direction) {
            const auto next = hexes.find(s.boards[0].grid.neighbour(cell, direction));
            if (next == hexes.end())
                continue;
            const auto combatSide = [&](const std::vector<std::size_t> &all) {
                for (const std::size_t index : all)
                    if (isCombat(typeOf(s, s.pieces[index])))
                        return sideOf(s, s.pieces[index].command);
                return -1;
            };
            const int a = combatSide(pieces);
            const int b = combatSide(next->second);
            if (a < 0 || b < 0 || a == b)
                continue;
            if (pairs++ == 0)
                first = placeOf(cell);
        }
    }
    if (pairs > 0)
        findings.add("HL-308", {HK_NOOP("%1 pairs of enemy hexes start side by side"), {std::to_string(pairs)}}, {},
                     first);
}

void checkLeaders(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (s.boards.empty() || !s.boards[0].grid.isHex())
        return;
    const Hexes hexes = piecesByHex(s);
    for (std::size_t side = 0; side < s.sides.size(); ++side) {
        int leaders = 0;
        int unplaced = 0;
        int room = 0;
        for (std::size_t i = 0; i < s.pieces.size(); ++i) {
            const Piece &piece = s.pieces[i];
            if (piece.kind != PieceKind::Leader || sideOf(s, piece.command) != static_cast<int>(side))
                continue;
            ++leaders;
            const bool arrives = std::ranges::any_of(s.arrivals, [&](const Arrival &arrival) {
                return !arrival.withdrawal && comesWith(s, arrival, piece);
            });
            if (!isPlaced(s, piece)) {
                unplaced += arrives ? 0 : 1;
                continue;
            }
            const std::vector<std::size_t> &with = hexes.at(piece.place.cell);
            if (std::ranges::any_of(with, [&](std::size_t other) {
                    return isCombat(typeOf(s, s.pieces[other])) &&
                           sideOf(s, s.pieces[other].command) == static_cast<int>(side);
                }))
                continue;
            Piece free = piece;
            free.place = Place::nowhere();
            free.fields["free_setup"] = true;
            findings.add("HL-321", {HK_NOOP("%1 is with no friendly combat unit"), {piece.name}}, piece.id, piece.place)
                .fixes.push_back(fix(HK_NOOP("Let the player place him"), {replacePiece(s, i, std::move(free))}));
        }
        for (const auto &[cell, pieces] : hexes) {
            bool unit = false;
            bool leader = false;
            for (const std::size_t index : pieces) {
                if (sideOf(s, s.pieces[index].command) != static_cast<int>(side))
                    continue;
                unit = unit || isCombat(typeOf(s, s.pieces[index]));
                leader = leader || s.pieces[index].kind == PieceKind::Leader;
            }
            room += unit && !leader ? 1 : 0;
        }
        const Side &about = s.sides[side];
        if (unplaced > room)
            findings.add("HL-322",
                         {HK_NOOP("the %1 must place %2 leaders, but has room for %3"),
                          {about.name, std::to_string(unplaced), std::to_string(room)}},
                         about.id);
        if (leaders == 0)
            findings.add("HL-323", {HK_NOOP("the %1 has no leader: no rallies, no bonus moves"), {about.name}},
                         about.id);
        const int command = findField(s.system->scenarioFields, about.id + "_command") == nullptr
                                ? leaders
                                : wholeField(s, about.id + "_command");
        if (leaders > command)
            findings.add("HL-324", {HK_NOOP("the %1 has more leaders than command points"), {about.name}}, about.id);
    }
}

} // namespace

void addStackChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({forces | objectives | cells | boards, checkStacks, {}});
    checks.push_back({forces | arrivals | boards | info, checkLeaders, {}});
}

} // namespace hotchkiss::hold_the_line
