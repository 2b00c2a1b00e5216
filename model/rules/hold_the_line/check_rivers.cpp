// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/checks.h"

namespace hotchkiss::hold_the_line {

namespace {

bool isWater(const std::string &terrain)
{
    return terrain == "river" || terrain == "bridge";
}

/// The river course seen from one hex.
struct Course
{
    int joined = 0; ///< sides through which it goes on, the board's rim included
    bool has[6]{};
};

Course courseAt(const Scenario &s, Cell cell)
{
    const Board &board = s.boards[0];
    const int river = s.system->pathType("river");
    Course course;
    for (int direction = 0; direction < 6; ++direction) {
        const Cell next = board.grid.neighbour(cell, direction);
        course.has[direction] =
            board.paths.has(board.grid.side(cell, direction), river) && (next == noCell || isWater(terrainAt(s, next)));
        course.joined += course.has[direction] ? 1 : 0;
    }
    return course;
}

void checkMouths(Findings &findings, Cell cell)
{
    const Scenario &s = findings.scenario;
    const Board &board = s.boards[0];
    const int river = s.system->pathType("river");
    for (int direction = 0; direction < 6; ++direction) {
        const SideId side = board.grid.side(cell, direction);
        const Cell next = board.grid.neighbour(cell, direction);
        if (next == noCell || !board.paths.has(side, river) || isWater(terrainAt(s, next)))
            continue;
        const MarkBits before = board.paths.at(side);
        EditMarks cut{0, MarkLayer::Paths, {{side, before, withMark(before, river, Mark::None)}}};
        findings
            .add("HL-115",
                 {HK_NOOP("the river runs from %1 into %2, where there is none"),
                  {board.label(cell), board.label(next)}},
                 {}, placeOf(cell))
            .fixes.push_back(fix(HK_NOOP("End the river here"), {cut}));
    }
}

void checkBridge(Findings &findings, Cell cell, const Course &course)
{
    const Scenario &s = findings.scenario;
    const Board &board = s.boards[0];
    bool spans = false;
    for (int direction = 0; direction < 3; ++direction)
        spans = spans || (course.has[direction] && course.has[direction + 3]);
    if (!spans) {
        findings.add("HL-117",
                     {HK_NOOP("the river does not run under the bridge in %1 from side to side"), {board.label(cell)}},
                     {}, placeOf(cell));
        return;
    }
    const auto isOpen = [&](int direction) {
        const Cell next = board.grid.neighbour(cell, direction);
        return next != noCell && isLand(terrainAt(s, next)) && !course.has[direction];
    };
    for (int direction = 0; direction < 3; ++direction)
        if (isOpen(direction) && isOpen(direction + 3))
            return;
    findings.add("HL-118", {HK_NOOP("no way leads straight over the bridge in %1"), {board.label(cell)}}, {},
                 placeOf(cell));
}

void checkRivers(Findings &findings, int board, std::span<const Cell> cells)
{
    const Scenario &s = findings.scenario;
    if (board != 0 || !s.boards[0].grid.isHex())
        return;
    for (const Cell cell : cells) {
        const std::string &terrain = terrainAt(s, cell);
        if (!isWater(terrain))
            continue;
        const Course course = courseAt(s, cell);
        checkMouths(findings, cell);
        if (terrain == "bridge") {
            checkBridge(findings, cell, course);
        } else if (course.joined == 0) {
            findings.add("HL-116", {HK_NOOP("the river tile in %1 is joined to no other"), {s.boards[0].label(cell)}},
                         {}, placeOf(cell));
        }
    }
}

} // namespace

void addRiverChecks(std::vector<Check> &checks)
{
    checks.push_back({topic::cells | topic::paths | topic::boards, {}, checkRivers});
}

} // namespace hotchkiss::hold_the_line
