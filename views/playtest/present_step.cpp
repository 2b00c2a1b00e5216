// SPDX-License-Identifier: MIT
#include "views/playtest/present_step.h"

namespace hotchkiss {

namespace {

/// Lists of one length are compared item by item; a game adds and removes none.
template <typename T>
void compare(EditStep &step, const std::vector<T> &shown, const std::vector<T> &now, int board = 0)
{
    for (std::size_t i = 0; i < shown.size() && i < now.size(); ++i)
        if (!(shown[i] == now[i]))
            step.edits.push_back(replaceItem(i, shown[i], now[i], board));
    for (std::size_t i = shown.size(); i > now.size(); --i)
        step.edits.push_back(removeItem(i - 1, shown[i - 1], board));
    for (std::size_t i = shown.size(); i < now.size(); ++i)
        step.edits.push_back(insertItem(i, now[i], board));
}

void compareCells(EditStep &step, const Board &shown, const Board &now, int board)
{
    EditCells cells{board, {}};
    for (std::size_t i = 0; i < shown.cells.size(); ++i)
        if (!(shown.cells[i] == now.cells[i]))
            cells.patches.push_back({static_cast<Cell>(i), shown.cells[i], now.cells[i]});
    if (!cells.patches.empty())
        step.edits.emplace_back(std::move(cells));
}

} // namespace

EditStep presentStep(const Scenario &shown, const Scenario &now)
{
    EditStep step;
    compare(step, shown.pieces, now.pieces);
    compare(step, shown.objectives, now.objectives);
    for (std::size_t i = 0; i < shown.boards.size() && i < now.boards.size(); ++i) {
        const int board = static_cast<int>(i);
        if (!(shown.boards[i].grid == now.boards[i].grid) || !(shown.boards[i].sides == now.boards[i].sides) ||
            !(shown.boards[i].paths == now.boards[i].paths)) {
            step.edits.emplace_back(replaceBoard(shown, board, now.boards[i]));
            continue;
        }
        compareCells(step, shown.boards[i], now.boards[i], board);
        compare(step, shown.boards[i].areas, now.boards[i].areas, board);
    }
    return step;
}

} // namespace hotchkiss
