// SPDX-License-Identifier: MIT
// One stretch of ground: its wash, and the line where the wash has dried.
#include "views/board/outline.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// The line's pieces moved to their right (y down) by that much.
QPainterPath movedRight(const QPainterPath &line, double by)
{
    QPainterPath moved;
    const int count = line.elementCount();
    for (int i = 0; i < count; ++i) {
        const QPainterPath::Element here = line.elementAt(i);
        const bool begins = here.isMoveTo();
        const bool ends = i + 1 == count || line.elementAt(i + 1).isMoveTo();
        const QPointF way = QPointF(line.elementAt(ends ? i : i + 1)) - QPointF(line.elementAt(begins ? i : i - 1));
        const double length = std::hypot(way.x(), way.y());
        const QPointF aside = length > 0 ? QPointF(-way.y(), way.x()) * (by / length) : QPointF();
        if (begins)
            moved.moveTo(QPointF(here) + aside);
        else
            moved.lineTo(QPointF(here) + aside);
    }
    return moved;
}

/// Cells are traced with the water to the right; a shape may have been drawn
/// either way round.
double waterSide(const Region &region)
{
    double turned = 0;
    for (int i = 1; i < region.edge.elementCount(); ++i) {
        const QPointF a = region.edge.elementAt(i - 1);
        const QPointF b = region.edge.elementAt(i);
        turned += a.x() * b.y() - b.x() * a.y();
    }
    return turned < 0 ? -1 : 1;
}

/// Water shows lines along its shore.
void paintShore(PaintContext &c, const Region &region)
{
    const double gap = std::max(0.05, 3 * c.pixel());
    const double ink = std::max(0.008, 0.7 * c.pixel());
    const double side = c.grid().isTable() ? waterSide(region) : 1;
    for (int ring = 3; ring >= 1; --ring) {
        QColor line = c.colours.waterLine;
        line.setAlpha(70 + 40 * (3 - ring));
        c.painter.strokePath(movedRight(region.edge, side * ring * gap), inkPen(line, ink));
    }
}

} // namespace

void paintRegion(PaintContext &c, GroundLook look, const Region &region)
{
    if (c.colours.washes || look == GroundLook::Off || look == GroundLook::Water)
        c.painter.fillPath(region.area, c.colours.wash(look));
    if (c.scale < 10)
        return;
    if (look == GroundLook::Water && c.scale > 18)
        paintShore(c, region);
    if (look == GroundLook::Off)
        return;
    QColor edge = c.colours.edge(look);
    if (look == GroundLook::Water) {
        c.painter.strokePath(region.edge, inkPen(edge, std::max(0.02, c.pixel())));
        return;
    }
    if (c.colours.washes) { // the pigment gathers where a wash ends
        constexpr double band = 0.07;
        const bool shows = c.vector || band * c.scale > 2.5;
        edge.setAlpha(50);
        if (shows)
            strokeBroad(c, region.edge, edge, band);
        edge.setAlpha(shows ? 120 : 150);
    }
    c.painter.strokePath(region.edge, inkPen(edge, std::max(0.012, 0.8 * c.pixel()) * c.colours.line));
}

} // namespace hotchkiss
