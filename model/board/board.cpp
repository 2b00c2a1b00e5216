// SPDX-License-Identifier: MIT
#include "model/board/board.h"

namespace hotchkiss {

Board makeBoard(Grid grid, Labels labels)
{
    Board board;
    board.grid = grid;
    board.labels = labels;
    board.cells.resize(static_cast<std::size_t>(grid.cellCount()));
    return board;
}

} // namespace hotchkiss
