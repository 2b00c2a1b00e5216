// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"
#include "model/scenario/edit.h"

#include <unordered_map>

namespace hotchkiss {

/// Collects changes to a board's cells and sides on top of what the scenario holds, and makes one step of them.
/// What ends up as it was is left out, and what lies on a locked layer stays as it is.
class BoardEdits
{
public:
    BoardEdits(const Scenario &scenario, int board, const ToolContext::Options &options = {});
    explicit BoardEdits(const ToolContext &context)
        : BoardEdits(context.scenario(), context.boardIndex(), context.options())
    {}

    const Board &board() const { return *m_board; }
    CellContent cell(Cell cell) const;
    void setCell(Cell cell, CellContent content);
    MarkBits marks(MarkLayer layer, SideId side) const;
    void setMarks(MarkLayer layer, SideId side, MarkBits bits);
    Mark mark(MarkLayer layer, SideId side, int kind) const { return markIn(marks(layer, side), kind); }
    void setMark(MarkLayer layer, SideId side, int kind, Mark mark);
    void add(Edit edit) { m_others.push_back(std::move(edit)); }

    EditStep step(Text name) const;

private:
    int m_index;
    const Board *m_board;
    bool m_terrainLocked;
    bool m_featuresLocked;
    bool m_reliefLocked;
    MarkBits m_lockedSides = 0; ///< bits of the kinds that stay
    MarkBits m_lockedPaths = 0;
    std::unordered_map<Cell, CellContent> m_cells;
    std::unordered_map<SideId, MarkBits> m_sides;
    std::unordered_map<SideId, MarkBits> m_paths;
    std::vector<Edit> m_others;
};

} // namespace hotchkiss
