// SPDX-License-Identifier: MIT
#include "views/print/crop_marks.h"

#include <algorithm>

namespace hotchkiss {

namespace {

constexpr double distance = 1; // from the picture to a mark
constexpr double longest = 5;  // of a mark
constexpr double textHeight = 3;

/// Marks across the top and bottom margin at x.
void markColumn(QPainter &painter, const QRectF &area, double x, double length)
{
    painter.drawLine(QPointF(x, area.top() - distance), QPointF(x, area.top() - distance - length));
    painter.drawLine(QPointF(x, area.bottom() + distance), QPointF(x, area.bottom() + distance + length));
}

void markRow(QPainter &painter, const QRectF &area, double y, double length)
{
    painter.drawLine(QPointF(area.left() - distance, y), QPointF(area.left() - distance - length, y));
    painter.drawLine(QPointF(area.right() + distance, y), QPointF(area.right() + distance + length, y));
}

} // namespace

void paintCropMarks(QPainter &painter, const PageLayout &layout, const QRectF &sheet, const PageLayout::Page &page)
{
    const double length = std::min(longest, layout.margin - distance);
    if (length <= 0)
        return;
    const QRectF area(QPointF(layout.margin, layout.margin), page.map.size() * layout.unitSize);
    painter.setPen(QPen(Qt::black, 0.15));
    for (const double x : {area.left(), area.right()})
        markColumn(painter, area, x, length);
    for (const double y : {area.top(), area.bottom()})
        markRow(painter, area, y, length);
    // Half marks: up to here the neighbour shows the same ground.
    if (page.column > 0)
        markColumn(painter, area, area.left() + layout.overlap, length / 2);
    if (page.column + 1 < layout.columns(sheet))
        markColumn(painter, area, area.right() - layout.overlap, length / 2);
    if (page.row > 0)
        markRow(painter, area, area.top() + layout.overlap, length / 2);
    if (page.row + 1 < layout.rows(sheet))
        markRow(painter, area, area.bottom() - layout.overlap, length / 2);
    if (layout.margin < textHeight + distance)
        return;
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(20); // scaled down, because fonts of a few pixels are not drawn well
    painter.setFont(font);
    painter.save();
    painter.translate(area.center().x(), area.bottom() + distance + textHeight);
    painter.scale(textHeight / 30, textHeight / 30);
    painter.drawText(QPointF(0, 0), QStringLiteral("%1 – %2").arg(page.row + 1).arg(page.column + 1));
    painter.restore();
}

} // namespace hotchkiss
