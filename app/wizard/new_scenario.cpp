// SPDX-License-Identifier: MIT
#include "app/wizard/new_scenario.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

NewScenario NewScenario::forSystem(const System &system)
{
    NewScenario answers;
    answers.system = &system;
    answers.board = system.presets.front();
    for (const SideDefault &side : system.sides)
        answers.sides.push_back({side.id, side.name, side.colour, side.textColour});
    return answers;
}

void NewScenario::resize(double columns, double rows)
{
    const Grid &old = board.grid;
    if (old.isTable()) {
        board.grid = Grid::table(std::clamp(columns, 1.0, 1000.0), std::clamp(rows, 1.0, 1000.0));
        return;
    }
    const int c = static_cast<int>(std::lround(std::clamp(columns, 1.0, 1000.0)));
    const int r = static_cast<int>(std::lround(std::clamp(rows, 1.0, 1000.0)));
    board.grid = old.isSquare() ? Grid::squares(c, r, old.neighbours()) : Grid::hexes(c, r, old.shape(), old.stagger());
}

void NewScenario::setShape(GridShape shape, Stagger stagger)
{
    const Grid &old = board.grid;
    if (old.isHex())
        board.grid = Grid::hexes(old.columns(), old.rows(), shape, stagger);
}

Scenario NewScenario::build() const
{
    Scenario scenario = makeScenario(*system, board);
    scenario.sides = sides;
    scenario.info.title = title;
    scenario.info.designer = designer;
    scenario.info.symbols = symbols;
    for (int i = 1; i < std::min(boards, system->maxBoards); ++i) {
        Board next = scenario.boards.front();
        const auto index = static_cast<std::size_t>(i);
        next.id = index < system->boardIds.size() ? system->boardIds[index] : "board-" + std::to_string(i + 1);
        scenario.boards.push_back(std::move(next));
    }
    for (int i = 1; i <= turns; ++i) {
        Turn turn;
        turn.label = std::to_string(i);
        scenario.turns.push_back(std::move(turn));
    }
    return scenario;
}

} // namespace hotchkiss
