// SPDX-License-Identifier: MIT
#include "model/scenario/arrivals.h"

#include <algorithm>
#include <utility>

namespace hotchkiss {

std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : text + ' ') {
        if (c != ' ' && c != ',' && c != ';' && c != '\n')
            word += c;
        else if (!word.empty())
            words.push_back(std::exchange(word, {}));
    }
    return words;
}

bool comesWith(const Scenario &scenario, const Arrival &arrival, const Piece &piece)
{
    const auto named = [&](const std::string &id) { return std::ranges::find(arrival.who, id) != arrival.who.end(); };
    if (named(piece.id))
        return true;
    std::string above = piece.command;
    for (std::size_t steps = 0; steps <= scenario.commands.size(); ++steps) {
        if (named(above))
            return true;
        const int command = findCommand(scenario, above);
        if (command < 0)
            return false;
        above = scenario.commands[static_cast<std::size_t>(command)].parent;
    }
    return false;
}

std::vector<Cell> entryCells(const Scenario &scenario, const Arrival &arrival)
{
    std::vector<Cell> cells;
    const Board &board = scenario.boards[0];
    for (const std::string &where : arrival.where) {
        if (const int area = findArea(board, where); area >= 0) {
            for (const Cell cell : board.areas[static_cast<std::size_t>(area)].cells)
                if (board.grid.contains(cell))
                    cells.push_back(cell);
        } else if (const Result<Cell> cell = board.labels.cell(board.grid, where)) {
            cells.push_back(*cell);
        }
    }
    return cells;
}

} // namespace hotchkiss
