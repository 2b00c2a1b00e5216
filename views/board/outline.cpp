// SPDX-License-Identifier: MIT
#include "views/board/outline.h"

#include "views/board/noise.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

QPointF between(QPointF a, QPointF b)
{
    return (a + b) / 2;
}

/// Which of the cells in the window belong, asked once a cell.
class Mask
{
public:
    Mask(const PaintContext &context, const std::function<bool(Offset)> &belongs)
        : m_first(context.first)
        , m_width(context.last.column - context.first.column + 1)
        , m_height(context.last.row - context.first.row + 1)
        , m_cells(static_cast<std::size_t>(m_width * m_height), 0)
    {
        context.forEachCell([&](Offset o) { m_cells[index(o)] = belongs(o) ? 1 : 0; });
        m_any = std::find(m_cells.begin(), m_cells.end(), 1) != m_cells.end();
    }
    bool any() const { return m_any; }
    bool at(Offset o) const
    {
        // At the window's rim the neighbour counts like the nearest cell inside;
        // nobody sees that far.
        o.column = std::clamp(o.column, m_first.column, m_first.column + m_width - 1);
        o.row = std::clamp(o.row, m_first.row, m_first.row + m_height - 1);
        return m_cells[index(o)] != 0;
    }

private:
    std::size_t index(Offset o) const
    {
        return static_cast<std::size_t>((o.row - m_first.row) * m_width + o.column - m_first.column);
    }
    Offset m_first;
    int m_width;
    int m_height;
    std::vector<char> m_cells;
    bool m_any = false;
};

/// Adds cell after cell to a region.
class RegionTracer
{
public:
    RegionTracer(const PaintContext &context, const Mask &mask)
        : m_context(context)
        , m_grid(context.grid())
        , m_mask(mask)
        , m_steps(context.cornerSteps())
        , m_corners(m_grid.corners())
        , m_fine(curveSteps(context.scale))
    {
        m_region.area.setFillRule(Qt::WindingFill);
    }

    void add(Offset o)
    {
        m_centre = m_context.centre(o);
        m_outline.clear();
        std::array<bool, 6> in{};
        for (int i = 0; i < m_corners; ++i)
            in[static_cast<std::size_t>(i)] = m_mask.at(m_grid.neighbour(o, direction(i)));
        for (int i = 0; i < m_corners; ++i)
            addCorner(o, i, in[static_cast<std::size_t>((i + m_corners - 1) % m_corners)],
                      in[static_cast<std::size_t>(i)]);
        m_region.area.addPolygon(m_outline);
        m_region.area.closeSubpath();
    }

    Region region() { return std::move(m_region); }

private:
    int direction(int side) const { return m_grid.isHex() ? side : side * 2; }
    QPointF corner(int i) const { return m_centre + m_steps[static_cast<std::size_t>((i + m_corners) % m_corners)]; }
    QPointF middle(int side) const { return between(corner(side), corner(side + 1)); }

    void addCorner(Offset o, int i, bool before, bool after)
    {
        const QPointF c = corner(i);
        const QPointF from = middle(i - 1);
        const QPointF to = middle(i);
        m_outline << warped(from);
        if (before && after)
            m_outline << warped(c);
        else if (!before && !after)
            addCurve(from, c, to, 0, 1);
        else
            addTurn(o, i, before, c, from, to);
    }

    /// The line turns here from one of the cell's sides to a side between its
    /// neighbours.
    void addTurn(Offset o, int i, bool before, QPointF c, QPointF from, QPointF to)
    {
        QPointF far = c + (c - m_centre) / 2;
        if (m_grid.isSquare()) {
            const bool diagonal = m_mask.at(m_grid.neighbour(o, (2 * i + 7) % 8));
            if (!diagonal) { // the line runs straight on
                m_outline << warped(c);
                addEdge(before ? Curve{warped(c), warped(to)} : Curve{warped(from), warped(c)});
                return;
            }
            // Here the line bends outward: what lies between corner and bend belongs to the area.
            far = c + ((before ? to : from) - m_centre);
        }
        if (before) {
            if (m_grid.isSquare())
                m_outline << warped(c);
            addCurve(far, c, to, 0.5, 1);
            return;
        }
        addCurve(from, c, far, 0, 0.5);
        if (m_grid.isSquare())
            m_outline << warped(c);
    }

    void addCurve(QPointF a, QPointF c, QPointF b, double start, double end)
    {
        // Steps of squares become slants.
        if (m_grid.isSquare())
            c += (between(a, b) - c) * 0.6;
        Curve edge;
        const int steps = std::max(1, static_cast<int>(std::lround(m_fine * (end - start))));
        for (int k = 0; k <= steps; ++k) {
            const double t = start + (end - start) * k / steps;
            const QPointF p = warped(a * (1 - t) * (1 - t) + c * 2 * t * (1 - t) + b * t * t);
            m_outline << p;
            edge.push_back(p);
        }
        addEdge(edge);
    }

    void addEdge(const Curve &edge) { addTo(m_region.edge, edge); }

    const PaintContext &m_context;
    const Grid &m_grid;
    const Mask &m_mask;
    std::array<QPointF, 6> m_steps;
    int m_corners;
    int m_fine;
    QPointF m_centre;
    QPolygonF m_outline;
    Region m_region;
};

} // namespace

Region traceRegion(const PaintContext &context, const std::function<bool(Offset)> &belongs)
{
    const Mask mask(context, belongs);
    if (!mask.any())
        return {};
    RegionTracer tracer(context, mask);
    // A cell reaches as far as its corners, moved by a hand, and its edge's line.
    const QRectF near = context.exposed.adjusted(-0.85, -0.85, 0.85, 0.85);
    context.forEachCell([&](Offset o) {
        if (mask.at(o) && near.contains(context.centre(o)))
            tracer.add(o);
    });
    return tracer.region();
}

void strokeBroad(PaintContext &c, const QPainterPath &line, const QColor &colour, double width)
{
    if (c.vector || c.grid().isTable()) {
        c.painter.strokePath(line, inkPen(colour, width));
        return;
    }
    QPainterPath band;
    band.setFillRule(Qt::WindingFill);
    QPolygonF left;
    QPolygonF right;
    const auto finish = [&] {
        if (left.size() > 1) {
            std::reverse(right.begin(), right.end());
            band.addPolygon(left + right);
            band.closeSubpath();
        }
        left.clear();
        right.clear();
    };
    for (int i = 0; i < line.elementCount(); ++i) {
        const QPainterPath::Element here = line.elementAt(i);
        if (here.isMoveTo())
            finish();
        const bool begins = here.isMoveTo();
        const bool ends = i + 1 == line.elementCount() || line.elementAt(i + 1).isMoveTo();
        const QPointF way = QPointF(line.elementAt(ends ? i : i + 1)) - QPointF(line.elementAt(begins ? i : i - 1));
        const double length = std::hypot(way.x(), way.y());
        if (length <= 0)
            continue;
        const QPointF aside = QPointF(-way.y(), way.x()) * (width / 2 / length);
        left << QPointF(here) + aside;
        right << QPointF(here) - aside;
    }
    finish();
    c.painter.fillPath(band, colour);
}

Curve roundCorner(QPointF from, QPointF corner, QPointF to, int steps)
{
    Curve curve;
    for (int k = 0; k <= steps; ++k) {
        const double t = static_cast<double>(k) / steps;
        curve.push_back(warped(from * (1 - t) * (1 - t) + corner * 2 * t * (1 - t) + to * t * t));
    }
    return curve;
}

Curve straight(QPointF from, QPointF to, int steps)
{
    Curve curve;
    for (int k = 0; k <= steps; ++k)
        curve.push_back(warped(from + (to - from) * k / steps));
    return curve;
}

void addTo(QPainterPath &path, const Curve &curve)
{
    if (curve.empty())
        return;
    path.moveTo(curve.front());
    for (std::size_t i = 1; i < curve.size(); ++i)
        path.lineTo(curve[i]);
}

double lengthOf(const Curve &curve)
{
    double length = 0;
    for (std::size_t i = 1; i < curve.size(); ++i)
        length += std::hypot(curve[i].x() - curve[i - 1].x(), curve[i].y() - curve[i - 1].y());
    return length;
}

Station stationAt(const Curve &curve, double distance)
{
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const QPointF step = curve[i] - curve[i - 1];
        const double length = std::hypot(step.x(), step.y());
        if (length > 0 && (distance <= length || i + 1 == curve.size()))
            return {curve[i - 1] + step * std::clamp(distance / length, 0.0, 1.0), step / length};
        distance -= length;
    }
    return {curve.empty() ? QPointF() : curve.front(), {1, 0}};
}

int curveSteps(double scale)
{
    return scale > 120 ? 12 : scale > 40 ? 8 : scale > 16 ? 4 : 2;
}

void forEachJoint(const PaintContext &context, const std::function<bool(SideId)> &wanted,
                  const std::function<void(const Joint &)> &use)
{
    const Grid &grid = context.grid();
    const auto steps = context.cornerSteps();
    // Every corner of the plane is one of these corners of exactly one cell.
    const std::array<int, 2> owned = grid.isSquare()                      ? std::array{0, -1}
                                     : grid.shape() == GridShape::HexFlat ? std::array{2, 5}
                                                                          : std::array{0, 3};
    context.forEachCell([&](Offset o) {
        for (const int i : owned) {
            if (i < 0)
                continue;
            Joint joint;
            const QPointF step = steps[static_cast<std::size_t>(i)];
            joint.at = context.centre(o) + step;
            const auto add = [&](Offset cell, int direction) {
                const SideId side = context.side(cell, direction);
                if (side == noSide) {
                    joint.onRim = true;
                    return;
                }
                if (grid.sideOther(side) == noCell)
                    joint.onRim = true;
                if (wanted(side))
                    joint.arms[static_cast<std::size_t>(joint.count++)] = {side, toQt(grid.sideMiddle(side))};
            };
            const int n = grid.corners();
            const auto across = [&](int side) { return grid.isHex() ? side : side * 2; };
            const int before = across((i + n - 1) % n);
            const int after = across(i);
            add(o, before);
            add(o, after);
            const Offset cellBefore = grid.neighbour(o, before);
            if (grid.isHex()) {
                add(cellBefore, (i + 1) % 6);
            } else {
                add(cellBefore, after);
                add(grid.neighbour(o, after), before);
            }
            if (joint.count > 0)
                use(joint);
        }
    });
}

} // namespace hotchkiss
