// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace hotchkiss {

class Findings;

/// Parts of a scenario a check can depend on.
using Topics = std::uint32_t;
namespace topic {
constexpr Topics info = 1U << 0; ///< title, texts and the scenario's own fields
constexpr Topics sides = 1U << 1;
constexpr Topics commands = 1U << 2;
constexpr Topics pieces = 1U << 3;
constexpr Topics turns = 1U << 4;
constexpr Topics arrivals = 1U << 5;
constexpr Topics events = 1U << 6;
constexpr Topics objectives = 1U << 7;
constexpr Topics charts = 1U << 8;
constexpr Topics cells = 1U << 9;      ///< terrain, features and elevation
constexpr Topics sideMarks = 1U << 10; ///< what lies on sides between cells
constexpr Topics paths = 1U << 11;
constexpr Topics notes = 1U << 12; ///< names and values of cells
constexpr Topics areas = 1U << 13;
constexpr Topics shapes = 1U << 14;
constexpr Topics texts = 1U << 15;
constexpr Topics boards = 1U << 16; ///< number, size and numbering of the boards
constexpr Topics forces = sides | commands | pieces;
constexpr Topics schedule = turns | arrivals | events;
constexpr Topics onBoards = cells | sideMarks | paths | notes | areas | shapes | texts | boards;
constexpr Topics all = ~Topics{0};
} // namespace topic

/// One check. It has either of two forms:
/// - run looks at the scenario as a whole and runs again when anything it reads has changed;
/// - runCells looks at single cells of a board, their sides and their neighbours, nothing farther. After an edit it
///   runs for the cells near the change only. Each of its diagnostics is placed on the cell it was found for.
/// A check's quick fixes edit only what it reads, so that they never go stale before it runs again.
struct Check
{
    Topics reads = topic::all;
    std::function<void(Findings &)> run = {};
    std::function<void(Findings &, int board, std::span<const Cell> cells)> runCells = {};
};

/// The checks of one origin: what any file must fulfil, or the rules of a system. A system keeps its list in
/// model/rules/<system>/checks.cpp and names it in its declaration.
struct CheckList
{
    std::vector<CheckInfo> codes;
    std::vector<Check> checks;
};

const CheckList &structuralCheckList();

} // namespace hotchkiss
