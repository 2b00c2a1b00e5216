// SPDX-License-Identifier: MIT
// What designers write on a map: areas, objectives, names.
#include "model/document/document.h"
#include "views/board/area_signs.h"
#include "views/board/board_painter.h"
#include "views/board/map_names.h"
#include "views/board/map_text.h"
#include "views/board/name_room.h"
#include "views/board/outline.h"
#include "views/board/paint_context.h"
#include "views/board/river_names.h"
#include "views/board/table_plan.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hotchkiss {

namespace {

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

QBrush hatching(const PaintContext &c, const QColor &colour)
{
    QColor ink = colour;
    ink.setAlpha(110);
    QBrush brush(ink, Qt::BDiagPattern);
    // Eight pixels a line, whatever the zoom.
    brush.setTransform(QTransform::fromScale(c.pixel(), c.pixel()));
    return brush;
}

/// A broad arrow from the edge inward.
void paintWayIn(PaintContext &c, const QLineF &way, const QColor &colour)
{
    const QPointF along = way.p2() - way.p1();
    const QPointF across(-along.y(), along.x());
    const auto at = [&](double u, double v) { return way.p1() + along * u + across * v; };
    QPainterPath arrow;
    arrow.addPolygon(QPolygonF({at(-0.1, -0.07), at(0.2, -0.07), at(0.17, -0.17), at(0.44, 0), at(0.17, 0.17),
                                at(0.2, 0.07), at(-0.1, 0.07)}));
    arrow.closeSubpath();
    c.painter.strokePath(arrow, inkPen(c.colours.halo, std::max(0.07 * way.length(), 3 * c.pixel())));
    c.painter.fillPath(arrow, colour);
    c.painter.strokePath(arrow, inkPen(c.colours.ink, std::max(0.015 * way.length(), 0.9 * c.pixel())));
}

void paintArea(PaintContext &c, const Area &area)
{
    const QColor colour = areaColour(c, area);
    const double unit = c.grid().isTable() ? tableUnit : 1;
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
    const AreaSign sign = areaSign(c, area);
    if (sign.wayIn)
        paintWayIn(c, *sign.wayIn, colour);
    const double reach = sign.name.lettering.height * 0.2;
    if (sign.name.outline().boundingRect().adjusted(-reach, -reach, reach, reach).intersects(c.exposed))
        writeText(c.painter, sign.name.at, sign.name.text, sign.name.lettering, sign.name.colour, c.colours.halo);
}

/// A flag waving from the top of its staff. Whose it is shows in its cut as well as in its colour: square for the
/// first side, swallow-tailed for the others, a pennant for nobody.
QPainterPath flagCloth(QPointF top, double length, double height, int owner)
{
    const QPointF down(0, height);
    const auto along = [&](double part, double wave) { return top + QPointF(length * part, height * wave); };
    QPainterPath cloth(top);
    if (owner < 0) {
        cloth.quadTo(along(0.5, 0.1), along(1, 0.5));
        cloth.quadTo(along(0.5, 0.8), top + down);
        cloth.closeSubpath();
        return cloth;
    }
    cloth.cubicTo(along(0.33, -0.22), along(0.66, 0.22), along(1, 0));
    if (owner > 0)
        cloth.lineTo(along(0.74, 0.5));
    cloth.lineTo(along(1, 1));
    cloth.cubicTo(along(0.66, 1.22), along(0.33, 0.78), top + down);
    cloth.closeSubpath();
    return cloth;
}

void paintFlag(PaintContext &c, QPointF at, double length, int points, int owner, const QColor &fill)
{
    QPainter &p = c.painter;
    const double height = length * 0.68;
    const QPointF top = at + QPointF(0.2 * length, -1.0 * length);
    const QPointF foot = top + QPointF(0, 1.62 * length);
    const double line = std::max(0.055 * length, 0.9 * c.pixel()) * c.colours.line;
    const QPainterPath cloth = flagCloth(top, length, height, owner);
    p.strokePath(cloth, inkPen(c.colours.halo, 3 * line));
    p.setPen(inkPen(c.colours.halo, 3 * line));
    p.drawLine(QLineF(top, foot));
    p.setPen(inkPen(c.colours.ink, 1.5 * line));
    p.drawLine(QLineF(top - QPointF(0, 0.06 * length), foot));
    p.fillPath(cloth, owner < 0 ? c.colours.paper : fill);
    p.strokePath(cloth, inkPen(c.colours.ink, line));
    if (points == 0 || length * c.scale < 8)
        return;
    const bool dark = owner >= 0 && qGray(fill.rgb()) <= 130;
    writeText(p, top + QPointF(length * (owner == 0 ? 0.5 : 0.4), height * 0.5), QString::number(points),
              {height * 0.88, true, false, 0}, dark ? QColor(Qt::white) : c.colours.ink);
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
    const double reach = std::max({2 * unit, 2 * flagLength(c), objective.radius + 1});
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
    paintFlag(c, at, flagLength(c), objective.points, owner, fill);
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

NamesOnMap::NamesOnMap(const PaintContext &context)
    : m_room(context)
    , m_names(context.style.isVisible(MapLayer::Texts) ? placedNames(context, m_room) : std::vector<MapName>())
{}

void NamesOnMap::paint(PaintContext &c, bool large) const
{
    for (const MapName &name : m_names) {
        const double reach = name.river ? riverReach : 0.2;
        if (name.large != large ||
            !name.outline().boundingRect().adjusted(-reach, -reach, reach, reach).intersects(c.exposed))
            continue;
        if (!name.river || !writeAlongRiver(c, name, m_room))
            writeText(c.painter, name.at, name.text, name.lettering, name.colour, c.colours.halo, name.rotation);
    }
}

} // namespace hotchkiss
