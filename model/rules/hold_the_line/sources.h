// SPDX-License-Identifier: MIT
#pragma once

#include "model/ruleset/ruleset.h"
#include "model/scenario/arrivals.h"

namespace hotchkiss::hold_the_line {

// What both the game and the checks read out of the system's data and a scenario.

/// The system's charts, read once, or why they could not be.
const std::variant<Ruleset, FileError> &rulesetOrError();
/// The system's charts, or nullptr when their file cannot be read.
const Ruleset *loadedRuleset();
/// SP a unit begins with: its own, or the full strength of its type (HL 3.0.2).
int startingStrength(const Scenario &scenario, const Charts &charts, const Piece &unit);

} // namespace hotchkiss::hold_the_line
