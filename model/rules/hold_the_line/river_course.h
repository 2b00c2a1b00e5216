// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/symmetry.h"
#include "model/engine/dice.h"

#include <optional>
#include <vector>

namespace hotchkiss::hold_the_line {

/// A hex of a river and the two edges through which the water comes and goes.
struct RiverHex
{
    Cell cell = noCell;
    int in = 0;
    int out = 0;
    bool isStraight() const { return (out - in + 6) % 6 == 3; }
    bool operator==(const RiverHex &) const = default;
};

/// What a course may be made of.
struct RiverWish
{
    int straights = 0;
    int wideBends = 0;
    int sharpBends = 0;
    int shortest = 0;         ///< hexes
    int longest = 0;          ///< hexes
    int fewestStraights = 0;  ///< for the bridges
    std::vector<bool> closed; ///< cells the water must not touch
    Symmetry symmetry = Symmetry::None;
};

/// A course from rim to opposite rim that never comes near itself; none when the wish leaves no way.
std::optional<std::vector<RiverHex>> layRiver(const Grid &grid, const RiverWish &wish, Pcg &chance);

} // namespace hotchkiss::hold_the_line
