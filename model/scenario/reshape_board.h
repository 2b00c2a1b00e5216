// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/extent.h"
#include "model/scenario/edit.h"

namespace hotchkiss {

/// Resizes or crops a board in one step. What stands on a cell stays on it: pieces, objectives, areas, notes, sides,
/// paths and the cells named in arrivals and fields. Pieces that stood on what is cut away go back to the forces.
EditStep resizeBoard(const Scenario &scenario, int board, const Extent &extent);

/// Gives a board other properties (title, numbering, scale …) on the same cells. Cells that arrivals and fields name
/// are named by their new numbers.
EditStep changeBoard(const Scenario &scenario, int board, Board after);

/// What cutting a board would take away.
struct Losses
{
    int cells = 0; ///< that are not blank
    int pieces = 0;
    int objectives = 0;
    int areas = 0;
    int texts = 0;
    int shapes = 0;
    bool empty() const { return *this == Losses{}; }
    bool operator==(const Losses &) const = default;
};
Losses lossesOf(const Scenario &scenario, int board, const Extent &extent);

} // namespace hotchkiss
