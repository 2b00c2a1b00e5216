// SPDX-License-Identifier: MIT
// What designers write on a map: areas, objectives, names.
#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/board/map_names.h"
#include "views/board/map_text.h"
#include "views/board/outline.h"
#include "views/board/paint_context.h"
#include "views/board/river_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
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

/// Whether pieces come onto the board there.
bool isEntrance(const Area &area)
{
    return area.kind == "entry" || area.kind == "arrival";
}

/// The middle of the map's edge beside an area, and the way in from there; nothing when it lies inland.
std::optional<QLineF> wayIn(const PaintContext &c, QPointF middle, double unit)
{
    const QRectF map = toQt(c.grid().bounds());
    const std::array<QLineF, 4> ways{{{{map.left(), middle.y()}, {map.left() + unit, middle.y()}},
                                      {{map.right(), middle.y()}, {map.right() - unit, middle.y()}},
                                      {{middle.x(), map.top()}, {middle.x(), map.top() + unit}},
                                      {{middle.x(), map.bottom()}, {middle.x(), map.bottom() - unit}}}};
    const auto distance = [&](const QLineF &way) { return QLineF(way.p1(), middle).length(); };
    const QLineF best = *std::min_element(ways.begin(), ways.end(),
                                          [&](const QLineF &a, const QLineF &b) { return distance(a) < distance(b); });
    if (distance(best) > 2 * unit)
        return std::nullopt;
    return best;
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
    if (const auto way = wayIn(c, areaMiddle(c, area), unit); isEntrance(area) && way) {
        paintWayIn(c, *way, colour);
        // The letter stands beyond the arrow's point.
        const bool level = way->dy() == 0;
        const double room = 0.5 * unit + (level ? half : lettering.height / 2);
        const QPointF inward = (way->p2() - way->p1()) / unit;
        const double there = QPointF::dotProduct(at - way->p1(), inward);
        at += inward * std::max(0.0, room - there);
    }
    if (map.contains(areaMiddle(c, area)) && c.exposed.adjusted(-reach, -reach, reach, reach).contains(at))
        writeText(c.painter, at, name, lettering, colour.darker(130), c.colours.halo);
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
    paintFlag(c, at, std::max(0.27 * unit, 9 * c.pixel()), objective.points, owner, fill);
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
    for (const MapName &name : placedNames(c)) {
        const double reach = name.river ? riverReach : 0.2;
        if (!name.outline().boundingRect().adjusted(-reach, -reach, reach, reach).intersects(c.exposed))
            continue;
        if (!name.river || !writeAlongRiver(c, name))
            writeText(c.painter, name.at, name.text, name.lettering, name.colour, c.colours.halo, name.rotation);
    }
}

} // namespace hotchkiss
