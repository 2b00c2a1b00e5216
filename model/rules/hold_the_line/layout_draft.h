// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/hold_the_line/river_course.h"
#include "model/rules/hold_the_line/tiles.h"

namespace hotchkiss::hold_the_line {

/// A board being laid from the box: which cells are still free, which tiles still in the box.
class LayoutDraft
{
public:
    LayoutDraft(const Scenario &scenario, const Ruleset &ruleset, int board, Symmetry symmetry, Pcg &chance);

    int freeCells() const;
    /// Tiles of a terrain that are still in the box.
    int left(int terrain) const;

    /// A river of that many river tiles, and bridges in place of some of its straight pieces.
    bool layRiver(int shortest, int longest, int bridges);
    /// Lays tiles in groups; how many found a place, each with its counterpart on a symmetric board.
    int lay(int terrain, int count);

    EditStep step() const;

private:
    bool mayHold(int terrain, Cell cell) const;
    /// The cell with its counterpart; empty when one of them may not hold the terrain.
    std::vector<Cell> places(int terrain, Cell cell) const;
    void put(int terrain, Cell cell);
    Cell chooseCell(int terrain, const std::vector<Cell> &laid, int most);
    void layBridges(int count);
    void editMarks(EditStep &step) const;
    void editNotes(EditStep &step) const;

    const Scenario &m_scenario;
    const Board &m_board;
    int m_index;
    Pcg &m_chance;
    SymmetryMap m_map;
    std::vector<TileKind> m_kinds;
    std::vector<int> m_left;        ///< a kind
    std::vector<int> m_terrain;     ///< a cell: what lies there in the end
    std::vector<int> m_style;       ///< a cell: the kind laid, -1 when none was
    std::vector<bool> m_fixed;      ///< a cell: locked or not in play
    std::vector<bool> m_stood;      ///< a cell: somebody stands or enters there
    std::vector<bool> m_impassable; ///< a terrain
    Symmetry m_symmetry;
    std::vector<RiverHex> m_river;
};

} // namespace hotchkiss::hold_the_line
