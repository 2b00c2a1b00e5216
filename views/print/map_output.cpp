// SPDX-License-Identifier: MIT
#include "views/print/map_output.h"

#include "views/board/board_painter.h"
#include "views/board/frame_layout.h"
#include "views/print/crop_marks.h"
#include "views/print/map_picture.h"

namespace hotchkiss {

namespace {

constexpr double inch = 25.4;
// Of the strips along a side's edge, in units of the sheet's furniture.
constexpr double stripThickness = 0.16;
constexpr double stripGap = 0.05;

} // namespace

double MapOutput::edgeRoom() const
{
    const bool needed = !edges.empty() && !style.frame; // the frame has room of its own
    return needed ? frameUnit(scenario->boards[static_cast<std::size_t>(board)]) * (stripThickness + stripGap) : 0;
}

QRectF MapOutput::sheet() const
{
    const double room = edgeRoom();
    return sheetRect(scenario->boards[static_cast<std::size_t>(board)], style).adjusted(-room, -room, room, room);
}

QSize MapOutput::pixels() const
{
    return (sheet().size() * (layout.unitSize / inch * dpi)).toSize().expandedTo({1, 1});
}

void MapOutput::paintMap(QPainter &painter, const QRectF &exposed, double scale) const
{
    paintBoard(painter, *scenario, board, style, exposed, scale);
    const Board &map = scenario->boards[static_cast<std::size_t>(board)];
    const double unit = frameUnit(map);
    paintEdges(painter, map, edges, unit * stripThickness, unit * stripGap);
}

void MapOutput::paintPage(QPainter &painter, const PageLayout::Page &page, double dots) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(layout.margin, layout.margin);
    painter.setClipRect(QRectF(QPointF(), page.map.size() * layout.unitSize), Qt::IntersectClip);
    painter.scale(layout.unitSize, layout.unitSize);
    painter.translate(-page.map.topLeft());
    paintMap(painter, page.map, dots * layout.unitSize);
    painter.restore();
    const QRectF whole = sheet();
    if (layout.columns(whole) * layout.rows(whole) > 1)
        paintCropMarks(painter, layout, whole, page);
}

QString MapOutput::writeSvg(const QString &file, const PrintProgress &progress) const
{
    const QRectF map = sheet();
    return writeSvgFile(
        file, map.size() * layout.unitSize, QString::fromStdString(scenario->info.title),
        [&](QPainter &painter, double dots) {
            painter.scale(layout.unitSize, layout.unitSize);
            painter.translate(-map.topLeft());
            paintMap(painter, map, dots * layout.unitSize);
        },
        progress);
}

QString MapOutput::writePng(const QString &file, const PrintProgress &progress) const
{
    const QRectF map = sheet();
    const double scale = layout.unitSize / inch * dpi;
    return writePngFile(
        file, pixels(), dpi,
        [&](QPainter &painter, const QRect &tile) {
            painter.translate(-tile.topLeft());
            painter.scale(scale, scale);
            painter.translate(-map.topLeft());
            const QRectF part(QPointF(tile.topLeft()) / scale + map.topLeft(), QSizeF(tile.size()) / scale);
            paintMap(painter, part, scale);
        },
        progress);
}

} // namespace hotchkiss
