// SPDX-License-Identifier: MIT
// Works, walls and fences along sides. Works show their teeth to the enemy and
// lie a little on the defender's side.
#include "views/board/outline.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

enum class WorkKind { Works, Wall, Fence };

struct WorkStrokes
{
    QPainterPath lines;
    QPainterPath teeth;
};

QPointF rightOf(QPointF along)
{
    return {-along.y(), along.x()};
}

/// +1 when the defender stands to the right of the way, -1 to the left, 0 when
/// there is none.
double defender(const PaintContext &c, SideId side, Mark mark, QPointF way)
{
    if (mark == Mark::Plain)
        return 0;
    const Grid &grid = c.grid();
    const QPointF here = toQt(grid.centre(grid.sideCell(side)));
    const QPointF middle = toQt(grid.sideMiddle(side));
    const QPointF toHim = mark == Mark::HighThere ? middle - here : here - middle;
    const QPointF right = rightOf(way);
    return right.x() * toHim.x() + right.y() * toHim.y() > 0 ? 1 : -1;
}

Curve shifted(const Curve &curve, double away)
{
    Curve moved;
    const double length = lengthOf(curve);
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const Station s = stationAt(curve, length * static_cast<double>(i) / static_cast<double>(curve.size() - 1));
        moved.push_back(s.at + rightOf(s.direction) * away);
    }
    return moved;
}

/// A parapet with teeth outward; without a front, on both sides.
void addWorks(WorkStrokes &strokes, const Curve &curve, double front)
{
    const Curve line = shifted(curve, 0.045 * front);
    addTo(strokes.lines, line);
    const double length = lengthOf(line);
    constexpr int count = 4;
    for (int k = 0; k < count; ++k) {
        const Station s = stationAt(line, length * (k + 0.5) / count);
        for (const double sign : {-1.0, 1.0})
            if (front * sign <= 0) {
                strokes.teeth.moveTo(s.at);
                strokes.teeth.lineTo(s.at + rightOf(s.direction) * sign * 0.075);
            }
    }
}

/// Stones laid in a row.
void addWall(WorkStrokes &strokes, const Curve &curve)
{
    const double length = lengthOf(curve);
    addTo(strokes.lines, curve);
    constexpr int count = 5;
    for (int k = 0; k < count; ++k) {
        const Station s = stationAt(curve, length * (k + 0.5) / count);
        strokes.teeth.addEllipse(s.at, 0.022, 0.022);
    }
}

/// The zigzag of split rails.
void addFence(WorkStrokes &strokes, const Curve &curve)
{
    const double length = lengthOf(curve);
    constexpr int count = 6;
    for (int k = 0; k <= count; ++k) {
        const Station s = stationAt(curve, length * k / count);
        const double away = k == 0 || k == count ? 0 : (k % 2 == 0 ? 0.028 : -0.028);
        const QPointF p = s.at + rightOf(s.direction) * away;
        k == 0 ? strokes.lines.moveTo(p) : strokes.lines.lineTo(p);
    }
}

void addStretch(const PaintContext &c, WorkStrokes &strokes, WorkKind kind, const Curve &curve, SideId side, int type)
{
    if (kind == WorkKind::Wall)
        addWall(strokes, curve);
    else if (kind == WorkKind::Fence)
        addFence(strokes, curve);
    else
        addWorks(strokes, curve, defender(c, side, c.board.sides.mark(side, type), curve.back() - curve.front()));
}

WorkStrokes collect(const PaintContext &c, int type, WorkKind kind)
{
    WorkStrokes strokes;
    const int steps = std::max(3, curveSteps(c.scale));
    forEachJoint(
        c, [&](SideId side) { return c.board.sides.has(side, type); },
        [&](const Joint &joint) {
            if (joint.count == 2) {
                const Curve whole = roundCorner(joint.arms[0].middle, joint.at, joint.arms[1].middle, steps * 2);
                const auto half = static_cast<std::ptrdiff_t>(whole.size() / 2);
                addStretch(c, strokes, kind, Curve(whole.begin(), whole.begin() + half + 1), joint.arms[0].side, type);
                addStretch(c, strokes, kind, Curve(whole.begin() + half, whole.end()), joint.arms[1].side, type);
                return;
            }
            for (int i = 0; i < joint.count; ++i) {
                const auto &arm = joint.arms[static_cast<std::size_t>(i)];
                addStretch(c, strokes, kind, straight(arm.middle, joint.at, steps), arm.side, type);
            }
        });
    return strokes;
}

void paintType(PaintContext &c, int type, WorkKind kind)
{
    const WorkStrokes strokes = collect(c, type, kind);
    const double k = c.colours.line;
    const double thin = c.pixel();
    if (kind == WorkKind::Works) {
        c.painter.strokePath(strokes.lines, inkPen(c.colours.halo, std::max(0.085 * k, 4 * thin)));
        c.painter.strokePath(strokes.teeth, inkPen(c.colours.ink, std::max(0.024 * k, 1.2 * thin), Qt::FlatCap));
        c.painter.strokePath(strokes.lines, inkPen(c.colours.ink, std::max(0.05 * k, 2.2 * thin)));
        return;
    }
    const QColor colour = kind == WorkKind::Wall ? c.colours.stone : c.colours.ink;
    c.painter.strokePath(strokes.lines, inkPen(colour, std::max(0.02 * k, 1.1 * thin)));
    if (c.scale > 14)
        c.painter.fillPath(strokes.teeth, colour);
}

} // namespace

void paintSideWorks(PaintContext &c)
{
    if (c.board.sides.empty())
        return;
    const auto &types = c.system().sideTypes;
    for (std::size_t i = 0; i < types.size() && i < maxMarkKinds; ++i) {
        const std::string &look = types[i].look;
        if (look == "wall" || look == "fence")
            paintType(c, static_cast<int>(i), look == "wall" ? WorkKind::Wall : WorkKind::Fence);
        else if (types[i].group == "works")
            paintType(c, static_cast<int>(i), WorkKind::Works);
    }
}

} // namespace hotchkiss
