// SPDX-License-Identifier: MIT
// Slopes and escarpments on sides: hachures that fall to the low side, rock teeth.
#include "views/board/noise.h"
#include "views/board/outline.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// Strokes across a curve, to the side of a point away from the high ground.
class Hachures
{
public:
    Hachures(double scale, double line)
        : m_scale(scale)
        , m_line(line)
    {
        m_path.setFillRule(Qt::WindingFill);
    }

    /// sign: on which side of the curve's direction the low ground lies.
    void add(const Curve &curve, double sign, double reach)
    {
        const double length = lengthOf(curve);
        const double spacing = m_scale > 40 ? 0.026 : m_scale > 22 ? 0.042 : 0.07;
        const int count = std::max(2, static_cast<int>(std::lround(length / spacing)));
        for (int k = 0; k < count; ++k) {
            const Station s = stationAt(curve, length * (k + 0.5) / count);
            const int x = static_cast<int>(std::lround(s.at.x() * 977));
            const int y = static_cast<int>(std::lround(s.at.y() * 977));
            const double ragged = 0.62 + 0.5 * chance(x, y, 31);
            const double lean = (chance(x, y, 32) - 0.5) * 0.35;
            const QPointF along = s.direction;
            const QPointF down = QPointF(-along.y(), along.x()) * sign + along * lean;
            const double half = std::max(0.0075 * m_line, 0.45 / m_scale);
            m_path.addPolygon(QPolygonF({s.at - along * half, s.at + down * reach * ragged, s.at + along * half}));
            m_path.closeSubpath();
        }
    }

    void addTeeth(const Curve &curve, double sign, double reach)
    {
        const double length = lengthOf(curve);
        const int count = std::max(2, static_cast<int>(std::lround(length / 0.075)));
        for (int k = 0; k < count; ++k) {
            const Station a = stationAt(curve, length * k / count);
            const Station b = stationAt(curve, length * (k + 1) / count);
            const int x = static_cast<int>(std::lround(a.at.x() * 977));
            const int y = static_cast<int>(std::lround(a.at.y() * 977));
            const QPointF down =
                QPointF(-a.direction.y(), a.direction.x()) * sign * reach * (0.75 + 0.5 * chance(x, y, 33));
            const QPointF tip = a.at + (b.at - a.at) * (0.3 + 0.4 * chance(x, y, 34)) + down;
            m_path.addPolygon(QPolygonF({a.at, b.at, tip}));
            m_path.closeSubpath();
        }
        addTo(m_crest, curve);
    }

    const QPainterPath &path() const { return m_path; }
    const QPainterPath &crest() const { return m_crest; }

private:
    double m_scale;
    double m_line;
    QPainterPath m_path;
    QPainterPath m_crest;
};

/// +1 when the low ground lies to the right of the way from `from` to `to` (y down), -1 to the left.
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

void addRelief(const PaintContext &c, Hachures &strokes, ReliefType type, const Curve &curve, double sign, double reach)
{
    if (type.kind == ReliefKind::Escarpment)
        strokes.addTeeth(curve, sign, 0.1);
    else
        strokes.add(curve, sign, reach * (c.scale < 22 ? 1.2 : 1));
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
        addRelief(c, strokes, type, curve, sign, reach);
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

} // namespace

void paintRelief(PaintContext &c)
{
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
