// SPDX-License-Identifier: MIT
#include "model/check/findings.h"
#include "model/check/structural.h"

#include <algorithm>

namespace hotchkiss {

namespace {

/// One bit pair for every kind of a group: a quick way to ask whether a side carries any of them.
template <typename T>
MarkBits maskOf(const std::vector<T> &kinds, std::string_view group)
{
    MarkBits mask = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].group == group)
            mask |= MarkBits{3} << (2 * i);
    return mask;
}

const std::string &nameOf(const Area &area)
{
    return area.name.empty() ? area.id : area.name;
}

void checkArea(Findings &findings, int index, std::size_t i)
{
    const Board &board = findings.scenario.boards[static_cast<std::size_t>(index)];
    const Area &area = board.areas[i];
    const bool empty = board.grid.isTable() ? area.outline.size() < 3 : area.cells.empty();
    if (empty)
        findings.add("S150", {HK_NOOP("the area %1 covers nothing"), {nameOf(area)}}, area.id)
            .fixes.push_back({HK_NOOP("Remove it"), {HK_NOOP("Remove area"), {removeItem(i, area, index)}}});
    if (!std::all_of(area.cells.begin(), area.cells.end(), [&](Cell cell) { return board.grid.contains(cell); }))
        findings.add("S151", {HK_NOOP("the area %1 reaches off the board"), {nameOf(area)}}, area.id);
    if (!area.side.empty() && !findings.isSide(area.side))
        findings.add("S145", {HK_NOOP("the area %1 belongs to “%2”, which is no side"), {nameOf(area), area.side}},
                     area.id);
}

void checkText(Findings &findings, int index, std::size_t i)
{
    const Board &board = findings.scenario.boards[static_cast<std::size_t>(index)];
    const MapLabel &text = board.texts[i];
    const Rect sheet = board.grid.bounds();
    constexpr double margin = 2; // words may stand in the margin, not lost beside the sheet
    const bool inside = text.at.x >= sheet.left - margin && text.at.y >= sheet.top - margin &&
                        text.at.x <= sheet.left + sheet.width + margin &&
                        text.at.y <= sheet.top + sheet.height + margin;
    if (!inside)
        findings.add("S153", {HK_NOOP("the text “%1” lies off the sheet"), {text.text}}, text.id)
            .fixes.push_back({HK_NOOP("Remove it"), {HK_NOOP("Remove text"), {removeItem(i, text, index)}}});
}

void checkShape(Findings &findings, int index, std::size_t i)
{
    const TableShape &shape = findings.scenario.boards[static_cast<std::size_t>(index)].shapes[i];
    const ShapeType *type = findings.scenario.system->shapeType(shape.kind);
    const std::size_t needed = type == nullptr || type->closed ? 3 : 2;
    if (shape.points.size() < needed)
        findings
            .add("S155",
                 {HK_NOOP("the shape %1 has %2 points; it needs %3"),
                  {shape.id, std::to_string(shape.points.size()), std::to_string(needed)}},
                 shape.id)
            .fixes.push_back({HK_NOOP("Remove it"), {HK_NOOP("Remove shape"), {removeItem(i, shape, index)}}});
}

/// A check of each item of a list that every board has.
template <typename T>
std::function<void(Findings &)> forEach(std::vector<T> Board::*list, void (*check)(Findings &, int, std::size_t))
{
    return [list, check](Findings &findings) {
        const auto &boards = findings.scenario.boards;
        for (std::size_t b = 0; b < boards.size(); ++b)
            for (std::size_t i = 0; i < (boards[b].*list).size(); ++i)
                check(findings, static_cast<int>(b), i);
    };
}

void checkCrossings(Findings &findings, int index, std::span<const Cell> cells)
{
    const System &system = *findings.scenario.system;
    const Board &board = findings.scenario.boards[static_cast<std::size_t>(index)];
    const MarkBits crossing = maskOf(system.sideTypes, "crossing");
    const MarkBits water = maskOf(system.sideTypes, "water");
    if (crossing == 0 || water == 0 || board.sides.empty())
        return;
    const int directions = board.grid.directions();
    for (const Cell cell : cells) {
        for (SideId side = cell * directions; side < (cell + 1) * directions; ++side) {
            const MarkBits bits = board.sides.at(side);
            if ((bits & crossing) == 0 || (bits & water) != 0)
                continue;
            EditMarks without{index, MarkLayer::Sides, {{side, bits, bits & ~crossing}}};
            findings
                .add("S152", {HK_NOOP("there is a crossing at %1, but no water below it"), {board.label(cell)}}, {},
                     Place::onCell(index, cell))
                .fixes.push_back({HK_NOOP("Remove the crossing"), {HK_NOOP("Remove crossing"), {without}}});
        }
    }
}

void checkCount(Findings &findings)
{
    const Scenario &scenario = findings.scenario;
    if (static_cast<int>(scenario.boards.size()) > scenario.system->maxBoards)
        findings.add("S154", {HK_NOOP("the scenario has %1 boards; %2 has at most %3"),
                              {std::to_string(scenario.boards.size()), scenario.system->name,
                               std::to_string(scenario.system->maxBoards)}});
}

} // namespace

void addBoardChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({boards, checkCount});
    checks.push_back({areas | sides | boards, forEach(&Board::areas, checkArea)});
    checks.push_back({texts | boards, forEach(&Board::texts, checkText)});
    checks.push_back({shapes, forEach(&Board::shapes, checkShape)});
    checks.push_back({sideMarks | boards, {}, checkCrossings});
}

} // namespace hotchkiss
