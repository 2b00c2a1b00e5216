// SPDX-License-Identifier: MIT
#include "model/scenario/tile_stock.h"

#include <algorithm>

namespace hotchkiss {

const TilePiece *findTile(const TileStock &stock, std::string_view key)
{
    const auto found = std::find_if(stock.begin(), stock.end(), [key](const TilePiece &p) { return p.key == key; });
    return found == stock.end() ? nullptr : &*found;
}

std::vector<Shortage> shortages(const TileStock &stock)
{
    std::vector<Shortage> found;
    for (const TilePiece &piece : stock) {
        if (!piece.isOver())
            continue;
        Shortage shortage{piece.key, -piece.left(), {}, 0};
        const TilePiece *sister = findTile(stock, piece.sister);
        if (sister != nullptr && sister->left() > 0) {
            shortage.substitute = sister->key;
            shortage.spares = std::min(sister->left(), shortage.missing);
        }
        found.push_back(std::move(shortage));
    }
    return found;
}

std::optional<TerrainStock> stockOf(const TileStock &stock, int terrain)
{
    std::optional<TerrainStock> sum;
    for (const TilePiece &piece : stock) {
        if (piece.terrain != terrain)
            continue;
        if (!sum)
            sum = TerrainStock{0, piece.inBox ? std::optional<int>(0) : std::nullopt};
        sum->used += piece.used;
        if (piece.inBox && sum->inBox)
            *sum->inBox += *piece.inBox;
    }
    return sum;
}

} // namespace hotchkiss
