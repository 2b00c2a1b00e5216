// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/stamps.h"

#include <QPainter>
#include <QPointF>
#include <QPolygonF>

#include <cstdint>

namespace hotchkiss {

/// Draws the small signs of a map one at a time, in map units. What a sign
/// looks like in detail comes from a number mixed from its place, so that the
/// same place always carries the same sign. There are a few sizes and kinds of
/// each, so that on a bitmap they can be stamped.
class SymbolPen
{
public:
    SymbolPen(QPainter &painter, const MapColours &colours, double scale);

    void tree(QPointF foot, double radius, std::uint32_t chance);
    void conifer(QPointF foot, double radius, std::uint32_t chance);
    /// A tree too small to show leaves.
    void treeDot(QPointF at, double radius);
    void orchardTree(QPointF at, double radius);
    void tuft(QPointF foot, double size, std::uint32_t chance);
    void stone(QPointF at, double radius, std::uint32_t chance);
    /// A few strokes of broken ground.
    void scrub(QPointF at, double size, std::uint32_t chance);
    void building(const QPolygonF &plan);

    double line(double width) const; ///< a width of line that still shows
    Stamps &stamps() { return m_stamps; }

private:
    enum class Sign { Tree, Conifer, TreeDot, OrchardTree, Tuft, Stone, Scrub };
    /// Stamps a sign, or draws it where stamps cannot be used.
    void set(Sign sign, QPointF at, double size, std::uint32_t variant);

    QPainter &m_painter;
    const MapColours &m_colours;
    double m_scale;
    Stamps m_stamps;
};

} // namespace hotchkiss
