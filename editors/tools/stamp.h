// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/board_edits.h"

#include <string>
#include <vector>

namespace hotchkiss {

/// A piece of map to put down elsewhere: cells with their sides and paths, relative to an anchor, in coordinates that
/// turn and mirror exactly. As text it names kinds by key, so that it can go to another window.
struct Stamp
{
    struct Part
    {
        Axial at; ///< cube coordinates, or column and row on squares
        CellContent content;
    };
    struct Link
    {
        Axial at;
        int direction = 0;
        MarkLayer layer = MarkLayer::Sides;
        int kind = 0;
        Mark mark = Mark::Plain; ///< HighHere: the cell at `at` is the high one
    };
    GridShape shape = GridShape::Square;
    std::vector<Part> parts;
    std::vector<Link> links;
    std::vector<TableShape> shapes; ///< of a table, and words on any board: where they stood
    std::vector<MapLabel> texts;
    bool empty() const { return parts.empty() && shapes.empty() && texts.empty(); }
    /// The middle of shapes and texts.
    Point middle() const;

    Stamp rotated() const; ///< clockwise by 60° on hexes, 90° on squares
    Stamp mirrored() const;
    /// Where its cells would lie; noCell for those beyond the board.
    std::vector<Cell> cellsAt(const Grid &grid, Cell anchor) const;
    void put(BoardEdits &edits, Cell anchor) const;

    std::string text(const System &system) const;
};

Stamp copyStamp(const Board &board, const std::vector<Cell> &cells);
Stamp readStamp(const System &system, const std::string &text);

} // namespace hotchkiss
