// SPDX-License-Identifier: MIT
// What designers write on a map: areas, objectives, names.
#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/board/map_names.h"
#include "views/board/map_text.h"
#include "views/board/outline.h"
#include "views/board/paint_context.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hotchkiss {

namespace {

QColor areaColour(const PaintContext &c, const Area &area)
{
    const int side = findSide(c.scenario, area.side);
    const QColor own(side >= 0 ? qstr(c.scenario.sides[static_cast<std::size_t>(side)].colour) : QString());
    return own.isValid() ? own.darker(115) : QColor(0x8c, 0x3b, 0x2c);
}

QPainterPath areaShape(const PaintContext &c, const Area &area)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    if (c.grid().isTable()) {
        QPolygonF outline;
        for (const Point &p : area.outline)
            outline << flipTable(c.board, toQt(p));
        path.addPolygon(outline);
        path.closeSubpath();
        return path;
    }
    const auto steps = c.cornerSteps();
    const QRectF near = c.exposed.adjusted(-1.5, -1.5, 1.5, 1.5);
    for (const Cell cell : area.cells) {
        if (!c.grid().contains(cell) || !near.contains(toQt(c.grid().centre(cell))))
            continue;
        QPolygonF outline;
        for (int i = 0; i < c.grid().corners(); ++i)
            outline << toQt(c.grid().centre(cell)) + steps[static_cast<std::size_t>(i)];
        path.addPolygon(outline);
        path.closeSubpath();
    }
    return path;
}

/// The sides of an area's cells beyond which it ends.
QPainterPath areaEdge(const PaintContext &c, const Area &area)
{
    if (c.grid().isTable())
        return areaShape(c, area);
    QPainterPath path;
    const std::set<Cell> inside(area.cells.begin(), area.cells.end());
    const auto steps = c.cornerSteps();
    const int n = c.grid().corners();
    const QRectF near = c.exposed.adjusted(-1.5, -1.5, 1.5, 1.5);
    for (const Cell cell : inside) {
        if (!c.grid().contains(cell))
            continue;
        const QPointF middle = toQt(c.grid().centre(cell));
        if (!near.contains(middle))
            continue;
        for (int i = 0; i < n; ++i) {
            if (inside.count(c.grid().neighbour(cell, c.grid().isHex() ? i : 2 * i)) != 0)
                continue;
            path.moveTo(middle + steps[static_cast<std::size_t>(i)] * 0.94);
            path.lineTo(middle + steps[static_cast<std::size_t>((i + 1) % n)] * 0.94);
        }
    }
    return path;
}

QPointF areaMiddle(const PaintContext &c, const Area &area)
{
    QPointF sum;
    double count = 0;
    for (const Point &p : area.outline) {
        sum += flipTable(c.board, toQt(p));
        ++count;
    }
    for (const Cell cell : area.cells)
        if (c.grid().contains(cell)) {
            sum += toQt(c.grid().centre(cell));
            ++count;
        }
    return count > 0 ? sum / count : QPointF(-1e9, -1e9);
}

QBrush hatching(const PaintContext &c, const QColor &colour)
{
    QColor ink = colour;
    ink.setAlpha(110);
    QBrush brush(ink, Qt::BDiagPattern);
    // Eight pixels a line, whatever the zoom.
    brush.setTransform(QTransform::fromScale(c.pixel(), c.pixel()));
    return brush;
}

void paintArea(PaintContext &c, const Area &area)
{
    const QColor colour = areaColour(c, area);
    const double unit = c.grid().isTable() ? 4 : 1;
    const QPainterPath shape = areaShape(c, area);
    if (!shape.isEmpty()) {
        QColor tint = colour;
        tint.setAlpha(c.style.look == MapLook::InkSaving ? 0 : 30);
        c.painter.fillPath(shape, tint);
        if (!c.vector)
            c.painter.fillPath(shape, hatching(c, colour));
        QPen pen = inkPen(colour, std::max(0.03 * unit, 1.2 * c.pixel()), Qt::FlatCap);
        pen.setDashPattern({3, 2});
        c.painter.strokePath(areaEdge(c, area), pen);
    }
    const QString name = qstr(area.name.empty() ? area.id : area.name);
    const Lettering lettering{std::max(0.34 * unit, 11 * c.pixel()), true, false, 0.04};
    const double half = textWidth(name, lettering) / 2;
    const double reach = half + lettering.height;
    const QRectF map = toQt(c.grid().bounds());
    QPointF at = areaMiddle(c, area);
    // A zone at the rim keeps its name on the map.
    if (map.width() > 2 * reach)
        at.setX(std::clamp(at.x(), map.left() + reach, map.right() - reach));
    at.setY(std::clamp(at.y(), map.top() + lettering.height, map.bottom() - lettering.height));
    if (map.contains(areaMiddle(c, area)) && c.exposed.adjusted(-reach, -reach, reach, reach).contains(at))
        writeText(c.painter, at, name, lettering, colour.darker(130), c.colours.halo);
}

QPolygonF star(QPointF at, double radius)
{
    QPolygonF points;
    for (int k = 0; k < 10; ++k) {
        const double angle = 3.14159265358979 * k / 5;
        const double r = k % 2 == 0 ? radius : radius * 0.42;
        points << at + QPointF(std::sin(angle) * r, -std::cos(angle) * r);
    }
    return points;
}

void paintObjective(PaintContext &c, const Objective &objective)
{
    const Place &place = objective.place;
    if (place.kind == Place::Kind::Nowhere || place.board != c.boardIndex)
        return;
    const bool table = place.kind == Place::Kind::OnTable;
    if (!table && !c.grid().contains(place.cell))
        return;
    const double unit = table ? 4 : 1;
    const QPointF at = objectivePlace(c, objective);
    const double reach = std::max(2 * unit, objective.radius + 1);
    if (!c.exposed.adjusted(-reach, -reach, reach, reach).contains(at))
        return;
    const int owner = findSide(c.scenario, objective.owner);
    QColor fill(0xc9, 0x9a, 0x2e);
    if (owner >= 0)
        fill = QColor(qstr(c.scenario.sides[static_cast<std::size_t>(owner)].colour));
    QPainter &p = c.painter;
    if (table && objective.radius > 0) {
        QPen ring = inkPen(fill.darker(130), std::max(0.12, c.pixel()));
        ring.setDashPattern({4, 3});
        p.setPen(ring);
        p.setBrush(Qt::NoBrush);
        p.drawEllipse(at, objective.radius, objective.radius);
    }
    const double radius = std::max(0.17 * unit, 4 * c.pixel());
    p.setPen(inkPen(c.colours.ink, std::max(0.014 * unit, 0.8 * c.pixel())));
    p.setBrush(fill);
    p.drawPolygon(star(at, radius));
    if (c.scale * unit < 26)
        return;
    if (objective.points != 0)
        writeText(p, at + QPointF(0, radius * 0.06), QString::number(objective.points), {radius * 0.85, true, false, 0},
                  qGray(fill.rgb()) > 130 ? c.colours.ink : QColor(Qt::white));
}

} // namespace

void paintAreas(PaintContext &c)
{
    for (const Area &area : c.board.areas)
        paintArea(c, area);
}

void paintObjectives(PaintContext &c)
{
    for (const Objective &objective : c.scenario.objectives)
        paintObjective(c, objective);
}

void paintTexts(PaintContext &c)
{
    for (const MapName &name : placedNames(c))
        if (name.outline().boundingRect().adjusted(-0.2, -0.2, 0.2, 0.2).intersects(c.exposed))
            writeText(c.painter, name.at, name.text, name.lettering, name.colour, c.colours.halo, name.rotation);
}

} // namespace hotchkiss
