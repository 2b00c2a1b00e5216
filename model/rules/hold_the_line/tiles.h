// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/tile_stock.h"

namespace hotchkiss::hold_the_line {

/// Sides of a hex as bits, bit d for direction d.
using Edges = std::uint8_t;

constexpr Edges turned(Edges edges, int by)
{
    return static_cast<Edges>(((edges << by) | (edges >> (6 - by))) & 63);
}

/// A kind of tile as the inventory chart describes it.
struct TileKind
{
    std::string key;
    int terrain = 0;
    int count = 0;
    Edges river = 0;
    Edges roadway = 0;
};

/// The kinds of tiles in the box, in the order of the chart, with the scenario's changes.
std::vector<TileKind> tileKinds(const Scenario &scenario, const Ruleset &ruleset);

/// The edges through which the water of a river or bridge hex flows: its course where one is drawn, else the piece
/// chosen for it as it is turned, else to the river hexes around it (and on over the rim).
Edges riverEdges(const Scenario &scenario, const std::vector<TileKind> &kinds, const Board &board, Cell cell);

/// Which piece a river or bridge hex needs, and how it is turned.
struct RiverFit
{
    std::size_t kind = 0; ///< index into the kinds
    int rotation = 0;
    bool exact = false; ///< no piece has just these edges when false: the nearest one
};
std::optional<RiverFit> fitRiver(const std::vector<TileKind> &kinds, int terrain, Edges edges);

/// The kind of tile that lies in a cell, as an index into the kinds; -1 for none (clear, not in play).
int tileAt(const Scenario &scenario, const std::vector<TileKind> &kinds, const Board &board, Cell cell);

/// A value of a cell's note, or the declared default.
Value cellValue(const Scenario &scenario, const Board &board, Cell cell, std::string_view key);
bool isLocked(const Scenario &scenario, const Board &board, Cell cell);

TileStock tileStock(const Scenario &scenario, const Ruleset &ruleset);
EditStep swapStyles(const Scenario &scenario, const Ruleset &ruleset);
bool hasUnlimitedTiles(const Scenario &scenario);
EditStep setUnlimitedTiles(const Scenario &scenario, bool unlimited);

/// What the editor asks of the box.
const LayoutSupport &layoutSupport();

} // namespace hotchkiss::hold_the_line
