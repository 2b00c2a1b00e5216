// SPDX-License-Identifier: MIT
#include "views/board/table_plan.h"

#include "views/board/board_painter.h"
#include "views/board/noise.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hotchkiss {

namespace {

struct NamedLook
{
    std::string_view name;
    TableLook look;
};

constexpr std::array<NamedLook, 28> namedLooks{{
    {"meadow", TableLook::Meadow},
    {"corn", TableLook::Corn},
    {"dense-woods", TableLook::DenseWoods},
    {"stone-building", TableLook::StoneBuilding},
    {"fort", TableLook::Fort},
    {"cut", TableLook::Cut},
    {"high-wall", TableLook::HighWall},
    {"bridge", TableLook::Bridge},
    {"field", TableLook::Field},
    {"orchard", TableLook::Orchard},
    {"woods", TableLook::Woods},
    {"light-woods", TableLook::Woods},
    {"forest", TableLook::DenseWoods},
    {"marsh", TableLook::Marsh},
    {"rough", TableLook::Rough},
    {"rock", TableLook::Rough},
    {"town", TableLook::Building},
    {"hill", TableLook::Hill},
    {"water", TableLook::Water},
    {"road", TableLook::Road},
    {"minor-road", TableLook::Road},
    {"railroad", TableLook::Railroad},
    {"stream", TableLook::Stream},
    {"creek", TableLook::Stream},
    {"river", TableLook::River},
    {"wall", TableLook::Wall},
    {"fence", TableLook::Fence},
    {"works", TableLook::Works},
}};

bool isOrganic(TableLook look)
{
    return look == TableLook::Woods || look == TableLook::DenseWoods || look == TableLook::Marsh ||
           look == TableLook::Rough || look == TableLook::Hill || look == TableLook::Water;
}

/// A smooth line through all corners, trembling like a hand's.
Curve throughCorners(const Curve &corners)
{
    Curve curve;
    const std::size_t n = corners.size();
    for (std::size_t i = 0; i < n; ++i) {
        const QPointF a = corners[(i + n - 1) % n];
        const QPointF b = corners[i];
        const QPointF c = corners[(i + 1) % n];
        const QPointF d = corners[(i + 2) % n];
        const int steps = std::clamp(static_cast<int>(std::hypot(c.x() - b.x(), c.y() - b.y()) / 0.09), 2, 40);
        for (int k = 0; k < steps; ++k) {
            const double t = static_cast<double>(k) / steps;
            const QPointF p =
                (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t * t + (b * 3 - a - c * 3 + d) * t * t * t) / 2;
            curve.push_back(warped(p, 0.8));
        }
    }
    if (!curve.empty())
        curve.push_back(curve.front());
    return curve;
}

/// Straight runs stay straight; only the bends are rounded, as far as `reach`
/// to either side.
Curve roundedAtBends(const Curve &corners, double reach)
{
    if (corners.size() < 3)
        return corners;
    Curve curve{corners.front()};
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        const QPointF b = corners[i];
        const auto towards = [&](QPointF other) {
            const QPointF way = other - b;
            const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
            return b + way * std::min(0.5, reach / length);
        };
        const QPointF from = towards(corners[i - 1]);
        const QPointF to = towards(corners[i + 1]);
        constexpr int steps = 12;
        for (int k = 0; k <= steps; ++k) {
            const double t = static_cast<double>(k) / steps;
            curve.push_back(from * (1 - t) * (1 - t) + b * 2 * t * (1 - t) + to * t * t);
        }
    }
    curve.push_back(corners.back());
    return curve;
}

/// Water winds a little even where it was drawn straight.
Curve meandering(const Curve &curve)
{
    Curve result;
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const QPointF step = curve[i] - curve[i - 1];
        const int parts = std::clamp(static_cast<int>(std::hypot(step.x(), step.y()) / 0.08), 1, 60);
        for (int k = 0; k < parts; ++k)
            result.push_back(warped(curve[i - 1] + step * k / parts, 1.1));
    }
    result.push_back(warped(curve.back(), 1.1));
    return result;
}

Curve drawnLine(TableLook look, bool closed, Curve corners)
{
    if (closed && isOrganic(look) && corners.size() > 2)
        return throughCorners(corners);
    if (closed) {
        corners.push_back(corners.front());
        return corners;
    }
    if (look == TableLook::Stream || look == TableLook::River)
        return meandering(roundedAtBends(corners, 1e9));
    if (look == TableLook::Road || look == TableLook::Railroad || look == TableLook::Cut)
        return roundedAtBends(corners, 1.1);
    return corners;
}

QRectF boxOf(const Curve &curve)
{
    return QPolygonF(QList<QPointF>(curve.begin(), curve.end())).boundingRect();
}

} // namespace

TableLook tableLook(const ShapeType &type)
{
    for (const NamedLook &known : namedLooks)
        if (known.name == type.look)
            return known.look;
    return type.closed ? TableLook::Field : TableLook::Road;
}

bool PlannedShape::contains(QPointF p) const
{
    if (!box.contains(p))
        return false;
    bool inside = false;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF a = line[i - 1];
        const QPointF b = line[i];
        if ((a.y() > p.y()) != (b.y() > p.y()) && p.x() < (b.x() - a.x()) * (p.y() - a.y()) / (b.y() - a.y()) + a.x())
            inside = !inside;
    }
    return inside;
}

double distanceTo(const PlannedShape &shape, QPointF p, double enough)
{
    if (!shape.box.adjusted(-enough, -enough, enough, enough).contains(p))
        return enough * 2;
    double best = std::numeric_limits<double>::max();
    for (std::size_t i = 1; i < shape.line.size(); ++i) {
        const QPointF a = shape.line[i - 1];
        const QPointF way = shape.line[i] - a;
        const double square = std::max(1e-12, QPointF::dotProduct(way, way));
        const QPointF off = p - a - way * std::clamp(QPointF::dotProduct(p - a, way) / square, 0.0, 1.0);
        best = std::min(best, QPointF::dotProduct(off, off));
    }
    return std::sqrt(best);
}

TablePlan planTable(const PaintContext &c)
{
    TablePlan plan;
    const QRectF near = c.exposed.adjusted(-1, -1, 1, 1);
    for (const TableShape &shape : c.board.shapes) {
        const ShapeType *type = c.system().shapeType(shape.kind);
        if (type == nullptr || shape.points.size() < 2)
            continue;
        Curve corners;
        for (const Point &p : shape.points)
            corners.push_back(flipTable(c.board, toQt(p)) / tableUnit);
        PlannedShape planned;
        planned.look = tableLook(*type);
        planned.line = drawnLine(planned.look, type->closed, std::move(corners));
        planned.width = (shape.width > 0 ? shape.width : type->width) / tableUnit;
        planned.level = shape.level;
        planned.box = boxOf(planned.line);
        const double margin = planned.width + 0.2;
        if (planned.box.adjusted(-margin, -margin, margin, margin).intersects(near))
            plan.push_back(std::move(planned));
    }
    return plan;
}

} // namespace hotchkiss
