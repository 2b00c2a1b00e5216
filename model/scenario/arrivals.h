// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <string>
#include <vector>

namespace hotchkiss {

/// Words separated by spaces, commas or semicolons.
std::vector<std::string> wordsOf(const std::string &text);
/// Whether an arrival brings the piece, by itself or with a command above it.
bool comesWith(const Scenario &scenario, const Arrival &arrival, const Piece &piece);
/// The cells of the first board an arrival names, as far as they exist.
std::vector<Cell> entryCells(const Scenario &scenario, const Arrival &arrival);

} // namespace hotchkiss
