// SPDX-License-Identifier: MIT
// What stands in a cell on top of its ground: towns, houses, forts, works,
// crossings.
#include "views/board/crossing.h"
#include "views/board/noise.h"
#include "views/board/path_net.h"
#include "views/board/symbols.h"
#include "views/board/town_plan.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hotchkiss {

namespace {

constexpr double tau = 2 * std::numbers::pi;

void paintBuildings(PaintContext &c, Offset o, TownSize size)
{
    SymbolPen pen(c.painter, c.colours, c.scale);
    for (const QPolygonF &plan : townPlan(c, o, size))
        pen.building(plan);
}

/// A star fort: bastions at the corners, a halo so that it shows on any ground.
void paintFort(PaintContext &c, Offset o)
{
    QPolygonF star;
    for (int k = 0; k < 10; ++k) {
        const double angle = tau * k / 10 - tau / 4;
        star << c.centre(o) + QPointF(std::cos(angle), std::sin(angle)) * (k % 2 == 0 ? 0.3 : 0.19);
    }
    star << star.front();
    QPainterPath path;
    path.addPolygon(star);
    c.painter.strokePath(path, inkPen(c.colours.halo, std::max(0.1, 4 * c.pixel())));
    c.painter.fillPath(path, c.colours.washes ? c.colours.wash(GroundLook::Hill) : c.colours.paper);
    c.painter.strokePath(path, inkPen(c.colours.ink, std::max(0.045, 1.6 * c.pixel()) * c.colours.line));
}

/// Works all around: a parapet with teeth outward.
void paintRing(PaintContext &c, Offset o)
{
    constexpr int sides = 8;
    constexpr double radius = 0.34;
    QPainterPath parapet;
    QPainterPath teeth;
    for (int k = 0; k < sides * 2; ++k) {
        const double angle = tau * (k + 0.5) / (sides * 2);
        const QPointF out(std::cos(angle), std::sin(angle));
        if (k % 4 == 3) // gates
            continue;
        const double step = tau / (sides * 4) * 0.98;
        parapet.moveTo(c.centre(o) + QPointF(std::cos(angle - step), std::sin(angle - step)) * radius);
        parapet.lineTo(c.centre(o) + QPointF(std::cos(angle + step), std::sin(angle + step)) * radius);
        teeth.moveTo(c.centre(o) + out * radius);
        teeth.lineTo(c.centre(o) + out * (radius + 0.06));
    }
    c.painter.strokePath(parapet, inkPen(c.colours.halo, std::max(0.08, 3 * c.pixel())));
    c.painter.strokePath(parapet, inkPen(c.colours.ink, std::max(0.042, 1.6 * c.pixel()) * c.colours.line));
    c.painter.strokePath(teeth, inkPen(c.colours.ink, std::max(0.022, c.pixel()) * c.colours.line, Qt::FlatCap));
}

/// Water in a cell whose course nobody has drawn: waves.
void paintWaves(PaintContext &c, Offset o)
{
    const PathNet net(c, "water");
    if (!net.empty() && !net.pieces(o).empty())
        return;
    QPainterPath waves;
    for (int k = -1; k <= 1; ++k) {
        const QPointF start = c.centre(o) + QPointF(-0.3, 0.14 * k);
        waves.moveTo(start);
        for (int i = 0; i < 3; ++i) {
            const QPointF from = start + QPointF(0.2 * i, 0);
            waves.cubicTo(from + QPointF(0.07, -0.09), from + QPointF(0.13, 0.09), from + QPointF(0.2, 0));
        }
    }
    c.painter.strokePath(waves, inkPen(c.colours.waterLine, std::max(0.03, 1.2 * c.pixel()) * c.colours.line));
}

/// What no other sign fits: a dot with a ring.
void paintPlace(PaintContext &c, Offset o)
{
    c.painter.setPen(inkPen(c.colours.ink, std::max(0.02, c.pixel()) * c.colours.line));
    c.painter.setBrush(c.colours.halo);
    c.painter.drawEllipse(c.centre(o), 0.11, 0.11);
    c.painter.setBrush(c.colours.ink);
    c.painter.drawEllipse(c.centre(o), 0.05, 0.05);
}

void paintFeature(PaintContext &c, Offset o, const std::string &look)
{
    if (look == "house")
        paintBuildings(c, o, TownSize::House);
    else if (look == "town")
        paintBuildings(c, o, TownSize::Town);
    else if (look == "city")
        paintBuildings(c, o, TownSize::City);
    else if (look == "bridge")
        paintBridge(c, cellCrossing(c, o));
    else if (look == "ford")
        paintFord(c, cellCrossing(c, o));
    else if (look == "works")
        paintRing(c, o);
    else if (look == "fort")
        paintFort(c, o);
    else if (look == "stream")
        paintWaves(c, o);
    else
        paintPlace(c, o);
}

} // namespace

void paintFeatures(PaintContext &c)
{
    const auto &features = c.system().features;
    c.forEachCell([&](Offset o) {
        if (!c.grid().contains(o) || c.content(o).features == 0)
            return;
        for (std::size_t i = 0; i < features.size() && i < 32; ++i)
            if (c.content(o).has(static_cast<int>(i)))
                paintFeature(c, o, features[i].look);
    });
}

} // namespace hotchkiss
