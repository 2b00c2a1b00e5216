// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/tile_stock.h"

namespace hotchkiss::hold_the_line {

/// A third of the board under tiles, in the proportions of the box.
std::vector<TerrainQuota> usualQuotas(const Scenario &scenario, const Ruleset &ruleset, int board);

/// Lays the tiles of a board anew. Tiles that are locked stay; nothing impassable is laid where somebody stands or
/// enters.
Result<EditStep> randomLayout(const Scenario &scenario, const Ruleset &ruleset, int board, const RandomLayout &wish);

} // namespace hotchkiss::hold_the_line
