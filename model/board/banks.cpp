// SPDX-License-Identifier: MIT
#include "model/board/banks.h"

#include <algorithm>

namespace hotchkiss {

int Banks::count(Cell cell) const
{
    int split = 0;
    for (int side = 0; side < sides(); ++side)
        split += isSplit(cell, direction(side)) ? 1 : 0;
    return std::max(1, split);
}

// Banks are counted clockwise; the one that holds the start of the ring, and its end, is 0.
int Banks::bankAt(Cell cell, int d, bool clockwiseHalf) const
{
    int bank = 0;
    for (int side = 0; side < index(d); ++side)
        bank += isSplit(cell, direction(side)) ? 1 : 0;
    if (clockwiseHalf && isSplit(cell, d))
        ++bank;
    return bank % count(cell);
}

std::vector<BankCell> Banks::neighbours(BankCell place) const
{
    std::vector<BankCell> found;
    const Grid &grid = m_board.grid;
    for (int side = 0; side < sides(); ++side) {
        const int d = direction(side);
        const Cell next = grid.neighbour(place.cell, d);
        if (next == noCell)
            continue;
        for (const bool half : {false, true}) {
            if (bankAt(place.cell, d, half) != place.bank)
                continue;
            // Both cells run clockwise around themselves, so they see the common side in opposite senses.
            const BankCell other{next, bankAt(next, grid.opposite(d), !half)};
            if (std::find(found.begin(), found.end(), other) == found.end())
                found.push_back(other);
        }
    }
    return found;
}

std::string Banks::name(BankCell place) const
{
    if (count(place.cell) == 1)
        return {};
    for (int side = 0; side < sides(); ++side)
        if (const int d = direction(side); !isSplit(place.cell, d) && bankAt(place.cell, d, false) == place.bank)
            return directionName(m_board.grid, d);
    return std::string(1, static_cast<char>('A' + place.bank));
}

int Banks::named(Cell cell, std::string_view name) const
{
    const int banks = count(cell);
    if (name.empty())
        return banks == 1 ? 0 : -1;
    for (int bank = 0; bank < banks; ++bank)
        if (Banks::name({cell, bank}) == name)
            return bank;
    for (int side = 0; side < sides(); ++side)
        if (const int d = direction(side); directionName(m_board.grid, d) == name && !isSplit(cell, d))
            return bankAt(cell, d, false);
    return -1;
}

} // namespace hotchkiss
