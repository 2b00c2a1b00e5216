// SPDX-License-Identifier: MIT
#pragma once

#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

namespace hotchkiss::hold_the_line {

// What both the game and the checks read out of the system's data and a scenario.

/// The system's charts, read once, or why they could not be.
const std::variant<Ruleset, FileError> &rulesetOrError();
/// The system's charts, or nullptr when their file cannot be read.
const Ruleset *loadedRuleset();

/// Words separated by spaces, commas or semicolons.
std::vector<std::string> wordsOf(const std::string &text);
/// Whether an arrival brings the piece, by itself or with a command above it.
bool comesWith(const Scenario &scenario, const Arrival &arrival, const Piece &piece);
/// The hexes an arrival names, as far as they exist.
std::vector<Cell> entryCells(const Scenario &scenario, const Arrival &arrival);

} // namespace hotchkiss::hold_the_line
