// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"

namespace hotchkiss {

// A layout is the ground of one board and nothing else. Its file is a scenario file without forces, so that it reads,
// is checked and opens as any other.

/// The ground of a board under a name of its own: terrain, sides, paths and the values of its cells.
Scenario layoutOf(const Scenario &scenario, int board, const std::string &name);

/// Puts the ground of a layout in the place of a board's. Pieces, areas, names and texts stay. On a board of another
/// size the upper left corners meet.
Result<EditStep> applyLayout(const Scenario &scenario, int board, const Scenario &layout);

} // namespace hotchkiss
