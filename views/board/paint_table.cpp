// SPDX-License-Identifier: MIT
#include "views/board/board_painter.h"
#include "views/board/paint_context.h"

namespace hotchkiss {

void paintTable(PaintContext &c)
{
    for (const TableShape &shape : c.board.shapes) {
        const ShapeType *type = c.system().shapeType(shape.kind);
        QPolygonF outline;
        for (const Point p : shape.points)
            outline << flipTable(c.board, toQt(p));
        if (type != nullptr && type->closed) {
            c.painter.setPen(inkPen(c.colours.ink, 0.05));
            c.painter.setBrush(c.colours.wash(groundLook(type->look)));
            c.painter.drawPolygon(outline);
        } else {
            c.painter.setPen(inkPen(c.colours.roadLine, 0.3));
            c.painter.drawPolyline(outline);
        }
    }
}

} // namespace hotchkiss
