// SPDX-License-Identifier: MIT
// Slopes and escarpments on sides: hachures that fall to the low side, rock
// teeth.
#include "views/board/hachures.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// +1 when the low ground lies to the right of the way from `from` to `to` (y
/// down), -1 to the left.
double lowSide(const PaintContext &c, SideId side, Mark mark, QPointF from, QPointF to)
{
    const Grid &grid = c.grid();
    const QPointF here = toQt(grid.centre(grid.sideCell(side)));
    const QPointF middle = toQt(grid.sideMiddle(side));
    const QPointF toHigh = mark == Mark::HighThere ? middle - here : here - middle;
    const QPointF way = to - from;
    // The normal (-y, x) points right of the way on a screen.
    return -way.y() * toHigh.x() + way.x() * toHigh.y() > 0 ? -1 : 1;
}

enum class ReliefKind { Slope, Escarpment, Contour };

struct ReliefType
{
    int type;
    ReliefKind kind;
};

/// How many levels the ground falls across a side.
int fall(const PaintContext &c, SideId side)
{
    const Cell other = c.grid().sideOther(side);
    return other == noCell ? 0 : std::abs(c.board.at(c.grid().sideCell(side)).elevation - c.board.at(other).elevation);
}

/// The curve, that far down the slope.
Curve lowered(const Curve &curve, double sign, double by)
{
    Curve low;
    const double length = lengthOf(curve);
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const Station s = stationAt(curve, length * static_cast<double>(i) / static_cast<double>(curve.size() - 1));
        low.push_back(s.at + QPointF(-s.direction.y(), s.direction.x()) * sign * by);
    }
    return low;
}

void addRelief(const PaintContext &c, Hachures &strokes, ReliefType type, const Curve &curve, double sign, double reach,
               int levels)
{
    if (type.kind == ReliefKind::Escarpment)
        return strokes.addTeeth(curve, sign, 0.1);
    const double length = reach * (c.scale < 22 ? 1.2 : 1);
    strokes.add(curve, sign, length);
    // Ground that falls by two levels has a second row.
    if (type.kind == ReliefKind::Slope && levels > 1)
        strokes.add(lowered(curve, sign, length * 0.75), sign, length * 0.85);
}

void paintReliefType(PaintContext &c, ReliefType type)
{
    Hachures strokes(c.scale, c.colours.line);
    QPainterPath line;
    const SideMarks &marks = c.board.sides;
    const double reach = type.kind == ReliefKind::Contour ? 0.06 : 0.15;
    const int steps = curveSteps(c.scale);
    const auto draw = [&](Curve curve, SideId side, QPointF from, QPointF to) {
        const double sign = lowSide(c, side, marks.mark(side, type.type), from, to);
        addRelief(c, strokes, type, curve, sign, reach, fall(c, side));
        addTo(line, curve);
    };
    forEachJoint(
        c, [&](SideId side) { return marks.has(side, type.type); },
        [&](const Joint &joint) {
            const auto &a = joint.arms[0];
            if (joint.count == 2) {
                const auto &b = joint.arms[1];
                const Curve whole = roundCorner(a.middle, joint.at, b.middle, steps * 2);
                const auto half = static_cast<std::ptrdiff_t>(whole.size() / 2);
                draw(Curve(whole.begin(), whole.begin() + half + 1), a.side, a.middle, joint.at);
                draw(Curve(whole.begin() + half, whole.end()), b.side, joint.at, b.middle);
                return;
            }
            for (int i = 0; i < joint.count; ++i) {
                const auto &arm = joint.arms[static_cast<std::size_t>(i)];
                draw(straight(arm.middle, joint.at, steps), arm.side, arm.middle, joint.at);
            }
        });
    if (type.kind == ReliefKind::Escarpment) {
        c.painter.fillPath(strokes.path(), c.colours.rock);
        c.painter.strokePath(strokes.crest(), inkPen(c.colours.rock, std::max(0.035, 1.2 * c.pixel())));
        return;
    }
    if (c.scale > 9)
        c.painter.fillPath(strokes.path(), c.colours.hachure);
    QColor crest = c.colours.hachure;
    crest.setAlpha(type.kind == ReliefKind::Contour ? 200 : 110);
    c.painter.strokePath(line, inkPen(crest, std::max(0.012, 0.8 * c.pixel()) * c.colours.line));
}

/// Hills that are a kind of ground fall off all around.
void paintHillRims(PaintContext &c)
{
    const auto isHill = [](GroundLook look) { return look == GroundLook::Hill || look == GroundLook::HillWoods; };
    if (c.scale < 14 || c.system().boardStyle == "tiles")
        return;
    const Region hills = traceRegion(c, [&](Offset o) { return isHill(c.look(o)); });
    Hachures strokes(c.scale, c.colours.line);
    Curve piece;
    for (int i = 0; i < hills.edge.elementCount(); ++i) {
        const QPainterPath::Element element = hills.edge.elementAt(i);
        if (element.isMoveTo() && piece.size() > 1)
            strokes.add(piece, -1, 0.1);
        if (element.isMoveTo())
            piece.clear();
        piece.push_back(element);
    }
    if (piece.size() > 1)
        strokes.add(piece, -1, 0.1);
    c.painter.fillPath(strokes.path(), c.colours.hachure);
}

} // namespace

void paintRelief(PaintContext &c)
{
    paintHillRims(c);
    if (c.board.sides.empty())
        return;
    const auto &types = c.system().sideTypes;
    for (std::size_t i = 0; i < types.size() && i < maxMarkKinds; ++i) {
        const int type = static_cast<int>(i);
        if (types[i].look == "slope")
            paintReliefType(c, {type, ReliefKind::Slope});
        else if (types[i].look == "escarpment")
            paintReliefType(c, {type, ReliefKind::Escarpment});
        else if (types[i].look == "contour")
            paintReliefType(c, {type, ReliefKind::Contour});
    }
}

} // namespace hotchkiss
