// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPointF>

namespace hotchkiss {

/// The colours of what lies over the map while playing.
namespace mark {
inline constexpr QColor reach(0x2f, 0x6f, 0x4f);
inline constexpr QColor attack(0xa8, 0x2c, 0x22);
inline constexpr QColor chosen(0xe0, 0x9a, 0x2a);
} // namespace mark

/// A stroke over the map, in screen pixels; its light edge shows it on any ground.
struct Stroke
{
    QColor colour;
    double width = 2;
    bool isDashed = false;
};
void strokeOnMap(QPainter &painter, const QPainterPath &path, const Stroke &stroke, double pixel);
/// A line with an arrow head at its end, kept clear of both counters.
void drawArrow(QPainter &painter, QPointF from, QPointF to, const Stroke &stroke, double clear, double pixel);
/// Text of a fixed size on the screen, around a point of the map.
void drawTag(QPainter &painter, QPointF at, const QString &text, const QColor &colour, double pixel);

} // namespace hotchkiss
