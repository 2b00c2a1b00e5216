// SPDX-License-Identifier: MIT
#include "views/board/town_plan.h"

#include "views/board/noise.h"
#include "views/board/path_net.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// Sets houses one after another and leaves out those that would stand on a
/// street, on another house or outside.
class TownBuilder
{
public:
    TownBuilder(const PaintContext &context, Offset cell, TownSize size)
        : m_cell(cell)
        , m_centre(context.centre(cell))
        , m_reach(size == TownSize::City   ? 0.47
                  : size == TownSize::Town ? 0.36
                                           : 0.2)
    {
        for (const char *group : {"road", "rail"}) {
            const PathNet net(context, group);
            if (net.empty())
                continue;
            for (const PathPiece &piece : net.pieces(cell))
                m_streets.push_back(piece.curve);
        }
    }

    std::vector<QPolygonF> build(TownSize size)
    {
        if (size == TownSize::House) {
            buildFarm();
            return std::move(m_plans);
        }
        const auto streets = m_streets;
        for (const Curve &street : streets)
            line(street, 0.085);
        if (m_streets.empty())
            buildLanes(size);
        else if (size == TownSize::City)
            for (const Curve &street : streets)
                line(street, 0.2);
        return std::move(m_plans);
    }

private:
    double chanceOf(int seed) { return chance(m_cell.column * 64 + m_count, m_cell.row, seed); }

    void buildFarm()
    {
        const double away = m_streets.empty() ? 0 : 0.16;
        const QPointF at =
            m_centre + QPointF(away, -away * 0.7) + QPointF(chanceOf(51) - 0.5, chanceOf(52) - 0.5) * 0.2;
        const double turn = (chanceOf(53) - 0.5) * 0.8;
        const QPointF along(std::cos(turn), std::sin(turn));
        add(at, along, 0.13, 0.09, true);
        add(at + along * 0.14 + QPointF(-along.y(), along.x()) * 0.06, along, 0.08, 0.07, true);
    }

    /// Two lanes of its own for a place that no road reaches.
    void buildLanes(TownSize size)
    {
        const double turn = (chance(m_cell.column, m_cell.row, 54) - 0.5) * 0.9;
        const QPointF along(std::cos(turn), std::sin(turn));
        const QPointF across(-along.y(), along.x());
        const int lanes = size == TownSize::City ? 2 : 1;
        for (int k = -lanes + 1; k < lanes; ++k) {
            const QPointF middle = m_centre + across * (0.25 * k);
            line({middle - along * m_reach, middle + along * m_reach}, 0.075);
        }
    }

    /// Houses on both sides of a street.
    void line(const Curve &street, double away)
    {
        const double length = lengthOf(street);
        for (const double sign : {-1.0, 1.0}) {
            double done = 0.03;
            while (done < length) {
                ++m_count;
                const double width = 0.08 + 0.07 * chanceOf(55);
                const double depth = 0.06 + 0.025 * chanceOf(56);
                const Station s = stationAt(street, done + width / 2);
                const QPointF across(-s.direction.y() * sign, s.direction.x() * sign);
                if (chanceOf(57) < 0.85)
                    add(s.at + across * (away + depth / 2), s.direction, width, depth, false);
                done += width + 0.03 + 0.03 * chanceOf(58);
            }
        }
    }

    void add(QPointF at, QPointF along, double width, double depth, bool always)
    {
        const QPointF off = at - m_centre;
        const double limit = m_reach * (0.85 + 0.3 * chanceOf(59));
        const QPointF w = along * width / 2;
        const QPointF d = QPointF(-along.y(), along.x()) * depth / 2;
        const QPolygonF plan({at - w - d, at + w - d, at + w + d, at - w + d});
        if (!always && (std::hypot(off.x(), off.y()) > limit || onStreet(at, depth / 2 + 0.05) || onHouse(plan)))
            return;
        m_plans.push_back(plan);
    }

    bool onStreet(QPointF at, double room) const
    {
        for (const Curve &street : m_streets)
            for (const QPointF &p : street)
                if (std::hypot(p.x() - at.x(), p.y() - at.y()) < room)
                    return true;
        return false;
    }

    bool onHouse(const QPolygonF &plan) const
    {
        const QRectF box = plan.boundingRect();
        return std::any_of(m_plans.begin(), m_plans.end(),
                           [&](const QPolygonF &other) { return other.boundingRect().intersects(box); });
    }

    Offset m_cell;
    QPointF m_centre;
    double m_reach;
    int m_count = 0;
    std::vector<Curve> m_streets;
    std::vector<QPolygonF> m_plans;
};

} // namespace

std::vector<QPolygonF> townPlan(const PaintContext &context, Offset cell, TownSize size)
{
    return TownBuilder(context, cell, size).build(size);
}

} // namespace hotchkiss
