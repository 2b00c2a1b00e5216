// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <string>
#include <vector>

namespace hotchkiss {

/// What the new-scenario wizard asks for, and the scenario that follows from the answers. Without widgets.
struct NewScenario
{
    const System *system = nullptr;
    BoardPreset board;
    int boards = 1; ///< of systems that play on several
    std::vector<Side> sides;
    std::string title;
    std::string designer;
    std::string symbols = "nato";
    int turns = 0;

    /// The answers a system starts with: its first board and its sides.
    static NewScenario forSystem(const System &system);
    /// Takes over the grid with another size, keeping its kind; sizes are clipped to what boards may have.
    void resize(double columns, double rows);
    void setShape(GridShape shape, Stagger stagger);
    Scenario build() const;
};

} // namespace hotchkiss
