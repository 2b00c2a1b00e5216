// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/board_painter.h"

namespace hotchkiss {

/// As paintBoard, but the map is drawn on glass: inside the neat line there is no paper and the ground is thin, so that
/// a picture painted before shines through. For tracing old maps.
void paintBoardOnGlass(QPainter &painter, const Scenario &scenario, int board, const MapStyle &style,
                       const QRectF &exposed, double scale);

} // namespace hotchkiss
