// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/battle_hymn/terrain.h"
#include "model/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace hotchkiss::battle_hymn {

// What both the game and the checks read out of a scenario.

/// The arm of a unit by its field `type`; nothing when it is none.
std::optional<Arm> armOf(const Scenario &scenario, const Piece &piece);
/// Movement Allowance, mounted: the counter's, or that of its type in the chart.
int allowanceOf(const Scenario &scenario, const Charts &charts, const Piece &piece);
/// The command whose Movement Turn a unit moves in: the one right above it; -1 where that is a side.
int formationOf(const Scenario &scenario, const Piece &piece);
/// The Hour a unit is due in, 0 when it never is.
int hourOf(const Scenario &scenario, const Piece &piece);

} // namespace hotchkiss::battle_hymn
