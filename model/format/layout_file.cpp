// SPDX-License-Identifier: MIT
#include "model/format/layout_file.h"

namespace hotchkiss {

namespace {

// Copies what lies on the sides both boards have.
void copyMarks(const Board &from, const SideMarks &marks, const Grid &grid, SideMarks &to)
{
    for (SideId side = 0; side < from.grid.sideCount() && !marks.empty(); ++side) {
        if (marks.at(side) == 0)
            continue;
        const Offset owner = from.grid.offset(from.grid.sideCell(side));
        const int direction = from.grid.sideDirection(side);
        const Cell cell = grid.cell(owner);
        const SideId there = cell == noCell ? noSide : grid.side(cell, direction);
        if (there != noSide && grid.sideCell(there) == cell)
            to.set(there, marks.at(side), grid.sideCount());
    }
}

void copyGround(const Board &from, Board &to)
{
    to.cells.assign(to.cells.size(), CellContent{});
    to.sides = {};
    to.paths = {};
    for (auto &[cell, note] : to.notes)
        note.values.clear();
    for (Cell cell = 0; cell < from.grid.cellCount(); ++cell) {
        const Cell there = to.grid.cell(from.grid.offset(cell));
        if (there == noCell)
            continue;
        to.cells[static_cast<std::size_t>(there)] = from.at(cell);
        const auto note = from.notes.find(cell);
        if (note != from.notes.end() && !note->second.values.empty())
            to.notes[there].values = note->second.values;
    }
    std::erase_if(to.notes, [](const auto &entry) { return entry.second.empty(); });
    copyMarks(from, from.sides, to.grid, to.sides);
    copyMarks(from, from.paths, to.grid, to.paths);
}

} // namespace

Scenario layoutOf(const Scenario &scenario, int board, const std::string &name)
{
    const Board &from = scenario.boards[static_cast<std::size_t>(board)];
    Scenario layout;
    layout.system = scenario.system;
    layout.info.title = name;
    layout.sides = scenario.sides;
    Board ground = makeBoard(from.grid, from.labels);
    ground.id = from.id;
    ground.title = name;
    ground.cellSize = from.cellSize;
    ground.groundScale = from.groundScale;
    copyGround(from, ground);
    layout.boards = {std::move(ground)};
    return layout;
}

Result<EditStep> applyLayout(const Scenario &scenario, int board, const Scenario &layout)
{
    if (layout.system != scenario.system)
        return Error{{HK_NOOP("this layout is for %1"), {layout.system->name}}};
    if (layout.boards.empty())
        return Error{HK_NOOP("this layout has no board")};
    const Board &from = layout.boards.front();
    Board after = scenario.boards[static_cast<std::size_t>(board)];
    if (from.grid.isTable() || after.grid.isTable())
        return Error{HK_NOOP("layouts are for boards of cells")};
    if (from.grid.shape() != after.grid.shape() || from.grid.stagger() != after.grid.stagger())
        return Error{HK_NOOP("the cells of this layout lie another way than those of the board")};
    copyGround(from, after);
    EditStep step{{HK_NOOP("Load the layout %1"), {layout.info.title}}, {}};
    if (after != scenario.boards[static_cast<std::size_t>(board)])
        step.edits.emplace_back(replaceBoard(scenario, board, std::move(after)));
    return step;
}

} // namespace hotchkiss
