// SPDX-License-Identifier: MIT
#include "views/board/paint_context.h"

namespace hotchkiss {

void paintTiles(PaintContext &c)
{
    paintWashes(c);
    paintGroundSymbols(c);
    paintGrid(c);
}

} // namespace hotchkiss
