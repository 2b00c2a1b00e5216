// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"

#include <QPainter>
#include <QPainterPath>

namespace hotchkiss {

inline QPolygonF cellPolygon(const Grid &grid, Cell cell)
{
    QPolygonF polygon;
    for (int i = 0; i < grid.corners(); ++i)
        polygon << QPointF(grid.corner(cell, i).x, grid.corner(cell, i).y);
    return polygon;
}

inline QColor previewColour()
{
    return {0xd0, 0x4a, 0x1c};
}

/// A light and a dark line together, so that it shows on any ground.
inline void strokePreview(QPainter &painter, const QPainterPath &path, double pixel, double width = 2)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 200), (width + 2) * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(previewColour(), width * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

inline void paintCellsPreview(QPainter &painter, const Grid &grid, const std::vector<Cell> &cells, double pixel)
{
    QPainterPath path;
    for (const Cell cell : cells) {
        path.addPolygon(cellPolygon(grid, cell));
        path.closeSubpath();
    }
    painter.fillPath(path, QColor(0xd0, 0x4a, 0x1c, 40));
    strokePreview(painter, path, pixel, 1.2);
}

} // namespace hotchkiss
