// SPDX-License-Identifier: MIT
#include "views/board/board_painter.h"
#include "views/board/map_colours.h"

namespace hotchkiss {

void paintSwatch(QPainter &painter, const System &system, SwatchKind kind, int index, const QRectF &rect,
                 const MapStyle &style)
{
    const MapColours &colours = coloursOf(style.look);
    painter.fillRect(rect, colours.paper);
    if (kind == SwatchKind::Terrain)
        painter.fillRect(rect, colours.wash(groundLook(system.terrains[static_cast<std::size_t>(index)].look)));
}

} // namespace hotchkiss
