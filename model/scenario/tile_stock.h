// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/symmetry.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/edit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hotchkiss {

/// One kind of tile in the box: how many there are and how many the scenario's boards use.
struct TilePiece
{
    std::string key;
    std::string title;  ///< marked for translation
    std::string sister; ///< another style of the same terrain that can stand in for it; empty: none
    int terrain = 0;    ///< index into the system's declaration
    int used = 0;
    std::optional<int> inBox; ///< none: as many as one likes
    ChartKey count;           ///< the chart entry that holds the number in the box

    int left() const { return inBox ? *inBox - used : 0; }
    bool isOver() const { return inBox && used > *inBox; }
    bool operator==(const TilePiece &) const = default;
};

using TileStock = std::vector<TilePiece>;

/// What is missing from the box, and what can stand in for it.
struct Shortage
{
    std::string piece;
    int missing = 0;
    std::string substitute; ///< the sister style when it has spares
    int spares = 0;         ///< of the substitute, at most as many as are missing
    bool operator==(const Shortage &) const = default;
};

/// Use and stock of one terrain, all its styles together.
struct TerrainStock
{
    int used = 0;
    std::optional<int> inBox;
    bool isOver() const { return inBox && used > *inBox; }
    bool operator==(const TerrainStock &) const = default;
};

std::vector<Shortage> shortages(const TileStock &stock);
/// Nothing for a terrain that is not laid from tiles.
std::optional<TerrainStock> stockOf(const TileStock &stock, int terrain);
const TilePiece *findTile(const TileStock &stock, std::string_view key);

/// How many tiles of a terrain a random layout lays.
struct TerrainQuota
{
    int terrain = 0;
    int minimum = 0;
    int maximum = 0;
    bool operator==(const TerrainQuota &) const = default;
};

struct RandomLayout
{
    std::uint64_t seed = 1;
    std::vector<TerrainQuota> quotas; ///< a terrain without one is not laid
    bool river = false;               ///< one river that runs across the board without a gap
    Symmetry symmetry = Symmetry::None;
};

/// What a system whose boards are laid from a box of tiles can tell and do. A system without tiles has none.
struct LayoutSupport
{
    const System *system;
    TileStock (*stock)(const Scenario &, const Ruleset &);
    /// Uses spare tiles of a sister style where one is over its count.
    EditStep (*swapStyles)(const Scenario &, const Ruleset &);
    /// Whether the box counts, and the step that says so. Setting it limited keeps the counts as they were changed.
    bool (*isUnlimited)(const Scenario &);
    EditStep (*setUnlimited)(const Scenario &, bool);
    /// Quotas to begin with, one for every terrain of the box.
    std::vector<TerrainQuota> (*usualQuotas)(const Scenario &, const Ruleset &, int board);
    /// Lays a board anew within the box; locked tiles stay. The same wish gives the same board on every platform.
    Result<EditStep> (*random)(const Scenario &, const Ruleset &, int board, const RandomLayout &);
};

/// The box of a system, or nullptr where boards are drawn freely.
const LayoutSupport *layoutSupportOf(const System &system);

} // namespace hotchkiss
