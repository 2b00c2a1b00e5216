// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"

#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss {

/// One bank of a cell; cells that no river divides have the single bank 0.
struct BankCell
{
    Cell cell = noCell;
    int bank = 0;
    auto operator<=>(const BankCell &) const = default;
};

/// How rivers that run through cells part them. The sides a river crosses cut the ring of a cell's sides into arcs, and
/// each arc is a bank. Which bank meets which across a side follows from that: a whole side touches one bank on either
/// hand, a side the river crosses touches two, half and half. A river that ends in a cell parts nothing.
class Banks
{
public:
    /// `parting` are the kinds of paths that part cells, two bits each as in MarkBits.
    Banks(const Board &board, MarkBits parting)
        : m_board(board)
        , m_parting(parting)
    {}

    int count(Cell cell) const;
    /// The bank that the half of a side lies on: the half towards the next direction clockwise, or the other.
    int bankAt(Cell cell, int direction, bool clockwiseHalf) const;
    /// Whether the river crosses that side.
    bool isSplit(Cell cell, int direction) const
    {
        return (m_board.paths.at(m_board.grid.side(cell, direction)) & m_parting) != 0;
    }
    /// What touches it across its sides; never another bank of its own cell.
    std::vector<BankCell> neighbours(BankCell place) const;

    /// The bank's name: the first direction, clockwise, in which a whole side of it lies ("N"), or a letter where it
    /// has none. Empty where there is one bank only.
    std::string name(BankCell place) const;
    /// The bank with that name, or any direction of a whole side of it; -1 when there is none. An empty name is the
    /// bank of a cell with one.
    int named(Cell cell, std::string_view name) const;

private:
    int sides() const { return m_board.grid.corners(); }
    int direction(int side) const { return m_board.grid.isHex() ? side : 2 * side; }
    int index(int direction) const { return m_board.grid.isHex() ? direction : direction / 2; }

    const Board &m_board;
    MarkBits m_parting;
};

} // namespace hotchkiss
