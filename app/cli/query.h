// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace hotchkiss {

/// What a question on the command line is about: places on one board, and what a path may use.
struct BoardQuery
{
    Scenario scenario;
    std::vector<Place> places; ///< all on the same board
    bool json = false;
    std::vector<int> along; ///< path kinds a step must follow; empty: any step
    std::vector<int> avoidedTerrains;
    std::vector<int> avoidedFeatures;
    std::vector<int> avoidedSides;

    const Board &board() const { return scenario.boards[static_cast<std::size_t>(places.front().board)]; }
    Cell cell(std::size_t index) const { return places[index].cell; }
    bool mayStep(SideId side, Cell next) const;
};

/// Reads the scenario and the places of "FILE QUESTION PLACE..."; throws UsageError or FileError.
BoardQuery makeQuery(const Arguments &arguments);

} // namespace hotchkiss
