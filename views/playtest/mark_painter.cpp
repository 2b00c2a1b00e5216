// SPDX-License-Identifier: MIT
#include "views/playtest/mark_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr QColor haloColour(0xff, 0xfb, 0xf0, 210);
constexpr double haloWidth = 1.25; ///< on each side, in screen pixels
constexpr double headLength = 12;

} // namespace

void strokeOnMap(QPainter &painter, const QPainterPath &path, const Stroke &stroke, double pixel)
{
    painter.strokePath(
        path, QPen(haloColour, (stroke.width + 2 * haloWidth) * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPen pen(stroke.colour, stroke.width * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    // Round caps would fill the gaps of a thick line.
    if (stroke.isDashed) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3, 1.6});
    }
    painter.strokePath(path, pen);
}

void drawArrow(QPainter &painter, QPointF from, QPointF to, const Stroke &stroke, double clear, double pixel)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 2.1 * clear || length <= 0)
        return;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    const QPointF start = from + along * clear;
    const QPointF tip = to - along * clear;
    // Neighbours leave little room between them; the head has to fit into it.
    const double head = std::min(headLength * pixel, (length - 2 * clear) * 0.7);
    QPainterPath line(start);
    line.lineTo(tip - along * head * 0.9);
    strokeOnMap(painter, line, stroke, pixel);
    painter.setPen(QPen(haloColour, haloWidth * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(stroke.colour);
    painter.drawPolygon(
        QPolygonF({tip, tip - along * head - across * head * 0.52, tip - along * head + across * head * 0.52}));
}

void drawTag(QPainter &painter, QPointF at, const QString &text, const QColor &colour, double pixel)
{
    painter.save();
    painter.translate(at);
    painter.scale(pixel, pixel);
    QFont font;
    font.setPixelSize(12);
    font.setBold(true);
    painter.setFont(font);
    const QRectF box = QFontMetricsF(font).boundingRect(text).adjusted(-6, -2, 6, 2);
    const QRectF placed(-box.width() / 2, -box.height() / 2, box.width(), box.height());
    painter.setPen(QPen(haloColour, 1.5));
    painter.setBrush(colour);
    painter.drawRoundedRect(placed, box.height() / 2, box.height() / 2);
    painter.setPen(Qt::white);
    painter.drawText(placed, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace hotchkiss
