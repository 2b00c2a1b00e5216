// SPDX-License-Identifier: MIT
// The open table: what runs across it, its grid, and the layers in order.
#include "views/board/crossing.h"
#include "views/board/hachures.h"
#include "views/board/map_text.h"
#include "views/board/table_plan.h"
#include "views/board/water_band.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

// A road takes the room of its rule on the table, but is drawn narrower, as on
// a map.
constexpr double roadShare = 0.45;
constexpr double waterShare = 0.75;

bool isWater(TableLook look)
{
    return look == TableLook::Stream || look == TableLook::River;
}

bool isWay(TableLook look)
{
    return look == TableLook::Road || look == TableLook::Railroad;
}

void addTies(QPainterPath &ties, const Curve &curve)
{
    const double length = lengthOf(curve);
    constexpr double spacing = 0.13;
    for (double gone = spacing / 2; gone < length; gone += spacing) {
        const Station s = stationAt(curve, gone);
        const QPointF across(-s.direction.y() * 0.07, s.direction.x() * 0.07);
        ties.moveTo(s.at - across);
        ties.lineTo(s.at + across);
    }
}

void paintRailroads(PaintContext &c, const TablePlan &plan)
{
    QPainterPath rails;
    QPainterPath ties;
    for (const PlannedShape &shape : plan)
        if (shape.look == TableLook::Railroad) {
            addTo(rails, shape.line);
            addTies(ties, shape.line);
        }
    const double k = c.colours.line;
    c.painter.strokePath(rails, inkPen(c.colours.rail, std::max(0.03 * k, 1.4 * c.pixel())));
    c.painter.strokePath(ties, inkPen(c.colours.rail, std::max(0.02 * k, c.pixel()), Qt::FlatCap));
}

/// Every road or railroad over running water has a bridge that turns with it.
void paintTableBridges(PaintContext &c, const TablePlan &plan)
{
    for (const PlannedShape &way : plan) {
        if (!isWay(way.look))
            continue;
        for (const PlannedShape &water : plan) {
            if (!isWater(water.look) || !way.box.adjusted(-0.1, -0.1, 0.1, 0.1).intersects(water.box))
                continue;
            for (std::size_t i = 1; i < way.line.size(); ++i)
                for (std::size_t j = 1; j < water.line.size(); ++j) {
                    const QLineF step(way.line[i - 1], way.line[i]);
                    QPointF at;
                    if (step.intersects(QLineF(water.line[j - 1], water.line[j]), &at) != QLineF::BoundedIntersection ||
                        step.length() <= 0)
                        continue;
                    paintBridge(c, {at, (step.p2() - step.p1()) / step.length(), water.width * waterShare,
                                    std::max(0.085, way.width * roadShare)});
                }
        }
    }
    for (const PlannedShape &shape : plan)
        if (shape.look == TableLook::Bridge) {
            const QPointF way = shape.line.back() - shape.line.front();
            const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
            paintBridge(c, {(shape.line.front() + shape.line.back()) / 2, way / length, std::max(0.1, length - 0.12),
                            std::max(0.085, shape.width * roadShare)});
        }
}

QPointF rightOf(QPointF along)
{
    return {-along.y(), along.x()};
}

/// Marks along a line, evenly.
template <typename F>
void along(const Curve &line, double spacing, F mark)
{
    const double length = lengthOf(line);
    const int count = std::max(1, static_cast<int>(std::lround(length / spacing)));
    for (int k = 0; k < count; ++k)
        mark(stationAt(line, length * (k + 0.5) / count), k);
}

void paintFence(PaintContext &c, const Curve &line)
{
    QPainterPath rails;
    rails.moveTo(line.front());
    along(line, 0.09,
          [&](const Station &s, int k) { rails.lineTo(s.at + rightOf(s.direction) * (k % 2 == 0 ? 0.03 : -0.03)); });
    rails.lineTo(line.back());
    c.painter.strokePath(rails, inkPen(c.colours.ink, std::max(0.016, c.pixel()) * c.colours.line));
}

void paintWall(PaintContext &c, const Curve &line, bool high)
{
    QPainterPath course;
    addTo(course, line);
    const double width = high ? 0.1 : 0.07;
    c.painter.strokePath(course, inkPen(c.colours.stone.darker(130), std::max(width, 2.6 * c.pixel())));
    c.painter.strokePath(course, inkPen(c.colours.washes ? c.colours.stone.lighter(170) : c.colours.paper,
                                        std::max(width - 0.025, 1.2 * c.pixel())));
    QPainterPath joints;
    along(line, 0.085, [&](const Station &s, int) {
        const QPointF across = rightOf(s.direction) * width * (high ? 1.1 : 0.45);
        joints.moveTo(s.at - across + (high ? s.direction * 0.04 : QPointF()));
        joints.lineTo(s.at + across - (high ? s.direction * 0.04 : QPointF()));
    });
    c.painter.strokePath(joints, inkPen(c.colours.stone.darker(130), std::max(0.012, 0.8 * c.pixel()), Qt::FlatCap));
}

void paintEarthworks(PaintContext &c, const Curve &line)
{
    QPainterPath parapet;
    QPainterPath teeth;
    addTo(parapet, line);
    along(line, 0.1, [&](const Station &s, int) {
        teeth.moveTo(s.at);
        teeth.lineTo(s.at - rightOf(s.direction) * 0.11);
    });
    const double k = c.colours.line;
    c.painter.strokePath(parapet, inkPen(c.colours.halo, std::max(0.11 * k, 4 * c.pixel())));
    c.painter.strokePath(teeth, inkPen(c.colours.ink, std::max(0.024 * k, 1.1 * c.pixel()), Qt::FlatCap));
    c.painter.strokePath(parapet, inkPen(c.colours.ink, std::max(0.055 * k, 2.2 * c.pixel())));
}

/// Ground that falls from both sides into a sunken way.
void paintCut(PaintContext &c, const Curve &line)
{
    Hachures strokes(c.scale, c.colours.line);
    QPainterPath rims;
    for (const double side : {-1.0, 1.0}) {
        Curve rim;
        along(line, 0.1, [&](const Station &s, int) { rim.push_back(s.at + rightOf(s.direction) * side * 0.12); });
        if (rim.size() < 2)
            continue;
        strokes.add(rim, -side, 0.09);
        addTo(rims, rim);
    }
    c.painter.fillPath(strokes.path(), c.colours.hachure);
    c.painter.strokePath(rims, inkPen(c.colours.hachure, std::max(0.016, c.pixel()) * c.colours.line));
}

} // namespace

void paintTableWater(PaintContext &c, const TablePlan &plan)
{
    std::vector<Stretch> stretches;
    for (const PlannedShape &shape : plan)
        if (isWater(shape.look)) {
            const double width = std::max(shape.width * waterShare, 0.05);
            // Springs on the table thin out; water that leaves it does not.
            const QRectF table(0, 0, c.grid().bounds().width / tableUnit, c.grid().bounds().height / tableUnit);
            const bool spring = table.adjusted(0.15, 0.15, -0.15, -0.15).contains(shape.line.front());
            const auto third = static_cast<std::ptrdiff_t>(shape.line.size() / 3);
            stretches.push_back(
                {Curve(shape.line.begin(), shape.line.begin() + third + 1), spring ? width * 0.3 : width, width});
            stretches.push_back({Curve(shape.line.begin() + third, shape.line.end()), width, width});
        }
    paintStretches(c, stretches);
}

void paintTableRoads(PaintContext &c, const TablePlan &plan)
{
    // Casings of all before the fill of any, so that roads open into one another.
    for (const bool casing : {true, false})
        for (const PlannedShape &shape : plan) {
            if (shape.look != TableLook::Road)
                continue;
            QPainterPath path;
            addTo(path, shape.line);
            const double rim = std::max(0.018 * c.colours.line, c.pixel());
            const double width = std::max(shape.width * roadShare, 3 * c.pixel());
            c.painter.strokePath(path, inkPen(casing ? c.colours.roadLine : c.colours.roadFill,
                                              casing ? width + rim : width - rim, Qt::FlatCap));
        }
    paintRailroads(c, plan);
    paintTableBridges(c, plan);
}

void paintTableWorks(PaintContext &c, const TablePlan &plan)
{
    for (const PlannedShape &shape : plan) {
        if (shape.look == TableLook::Fence)
            paintFence(c, shape.line);
        else if (shape.look == TableLook::Wall || shape.look == TableLook::HighWall)
            paintWall(c, shape.line, shape.look == TableLook::HighWall);
        else if (shape.look == TableLook::Works || shape.look == TableLook::Fort)
            paintEarthworks(c, shape.line);
        else if (shape.look == TableLook::Cut)
            paintCut(c, shape.line);
    }
}

void paintTableGrid(PaintContext &c)
{
    const double width = c.grid().bounds().width / tableUnit;
    const double height = c.grid().bounds().height / tableUnit;
    QPainterPath feet;
    QPainterPath ticks;
    const auto rule = [&](double inches, QPointF from, QPointF to, QPointF inward) {
        for (int i = 1; i < inches; ++i) {
            const QPointF shift = (to - from) * i / inches;
            const double reach = i % 12 == 0 ? 0.22 : i % 6 == 0 ? 0.15 : 0.07;
            ticks.moveTo(from + shift);
            ticks.lineTo(from + shift + inward * reach);
        }
    };
    rule(width * tableUnit, {0, 0}, {width, 0}, {0, 1});
    rule(width * tableUnit, {0, height}, {width, height}, {0, -1});
    rule(height * tableUnit, {0, 0}, {0, height}, {1, 0});
    rule(height * tableUnit, {width, 0}, {width, height}, {-1, 0});
    for (double x = 12 / tableUnit; x < width; x += 12 / tableUnit) {
        feet.moveTo(x, 0);
        feet.lineTo(x, height);
    }
    // Inches are counted from the south-west.
    for (double y = height - 12 / tableUnit; y > 0; y -= 12 / tableUnit) {
        feet.moveTo(0, y);
        feet.lineTo(width, y);
    }
    QColor faint = c.colours.grid;
    faint.setAlphaF(static_cast<float>(faint.alphaF() * 0.7));
    c.painter.strokePath(feet, inkPen(faint, std::max(0.009 * c.colours.line, 0.8 * c.pixel()), Qt::FlatCap));
    if (c.scale > 16)
        c.painter.strokePath(ticks, inkPen(c.colours.ink, std::max(0.01, 0.8 * c.pixel()), Qt::FlatCap));
    if (c.scale < 28)
        return;
    const Lettering small{0.16, false, false, 0};
    for (int i = 12; i < width * tableUnit; i += 12)
        writeText(c.painter, {i / tableUnit, height - 0.33}, QString::number(i), small, c.colours.ink, c.colours.halo);
    for (int i = 12; i < height * tableUnit; i += 12)
        writeText(c.painter, {0.38, height - i / tableUnit}, QString::number(i), small, c.colours.ink, c.colours.halo);
}

void paintTable(PaintContext &outer)
{
    outer.painter.save();
    outer.painter.scale(tableUnit, tableUnit);
    const QRectF exposed(outer.exposed.topLeft() / tableUnit, outer.exposed.size() / tableUnit);
    PaintContext c(outer.painter, outer.scenario, outer.boardIndex, outer.style, exposed, outer.scale * tableUnit);
    const TablePlan plan = planTable(c);
    const auto layer = [&](MapLayer which, void (*paint)(PaintContext &, const TablePlan &)) {
        c.painter.setOpacity(c.style.opacity[static_cast<int>(which)]);
        if (c.style.isVisible(which))
            paint(c, plan);
    };
    layer(MapLayer::Relief, paintTableHills);
    layer(MapLayer::Terrain, paintTableGround);
    layer(MapLayer::Water, paintTableWater);
    layer(MapLayer::Paths, paintTableRoads);
    layer(MapLayer::Sides, paintTableWorks);
    layer(MapLayer::Features, paintTableBuildings);
    layer(MapLayer::Grid, [](PaintContext &context, const TablePlan &) { paintTableGrid(context); });
    c.painter.setOpacity(1);
    outer.painter.restore();
}

} // namespace hotchkiss
