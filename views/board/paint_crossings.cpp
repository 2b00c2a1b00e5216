// SPDX-License-Identifier: MIT
// Bridges and fords. A road that crosses water without either has a bridge.
#include "views/board/crossing.h"
#include "views/board/noise.h"
#include "views/board/path_net.h"
#include "views/board/water_band.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <optional>

namespace hotchkiss {

namespace {

QPointF unit(QPointF p)
{
    const double n = std::hypot(p.x(), p.y());
    return n > 0 ? p / n : QPointF(1, 0);
}

/// Where two curves cross, and the first one's direction there.
std::optional<Station> meeting(const Curve &way, const Curve &water)
{
    for (std::size_t i = 1; i < way.size(); ++i)
        for (std::size_t j = 1; j < water.size(); ++j) {
            QPointF at;
            if (QLineF(way[i - 1], way[i]).intersects(QLineF(water[j - 1], water[j]), &at) ==
                QLineF::BoundedIntersection)
                return Station{at, unit(way[i] - way[i - 1])};
        }
    return std::nullopt;
}

/// The water's line through a cell as drawn.
std::vector<PathPiece> waterPieces(const PathNet &net, Offset cell)
{
    std::vector<PathPiece> pieces = net.pieces(cell);
    for (PathPiece &piece : pieces)
        for (QPointF &p : piece.curve)
            p = warped(p, 0.9);
    return pieces;
}

/// The crossings of one kind of way with the water that runs through a cell.
std::vector<Crossing> meetings(const PaintContext &c, const PathNet &ways, const PathNet &water, Offset cell)
{
    std::vector<Crossing> found;
    if (ways.empty() || water.empty())
        return found;
    const auto waters = waterPieces(water, cell);
    if (waters.empty())
        return found;
    for (const PathPiece &way : ways.pieces(cell))
        for (const PathPiece &stretch : waters)
            if (const auto s = meeting(way.curve, stretch.curve)) {
                const double width = waterWidth(c.system().pathTypes[static_cast<std::size_t>(stretch.type)].look);
                const bool near = std::any_of(found.begin(), found.end(), [&](const Crossing &other) {
                    return QLineF(other.at, s->at).length() < 0.12;
                });
                if (!near)
                    found.push_back({s->at, s->direction, width});
            }
    return found;
}

class SideCrossings
{
public:
    explicit SideCrossings(PaintContext &c)
        : m_context(c)
        , m_roads(c, "road")
        , m_rails(c, "rail")
        , m_water(c, "water")
    {}

    void paint()
    {
        m_context.forEachCell([this](Offset o) {
            const Cell cell = m_context.grid().cell(o);
            if (cell == noCell)
                return;
            for (int d = 0; d < m_context.grid().directions(); ++d)
                if (m_context.grid().crossesSide(d) &&
                    m_context.grid().side(cell, d) / m_context.grid().directions() == cell)
                    paintSide(o, d, m_context.grid().side(cell, d));
            paintCell(o);
        });
    }

private:
    /// How broad the water on a side is; 0 without.
    double waterAt(SideId side) const
    {
        double width = 0;
        const auto &types = m_context.system().sideTypes;
        for (std::size_t i = 0; i < types.size() && i < maxMarkKinds; ++i)
            if (types[i].group == "water" && m_context.board.sides.has(side, static_cast<int>(i)))
                width = std::max(width, waterWidth(types[i].look));
        return width;
    }

    bool marked(SideId side, std::string_view look) const
    {
        const auto &types = m_context.system().sideTypes;
        for (std::size_t i = 0; i < types.size() && i < maxMarkKinds; ++i)
            if (types[i].group == "crossing" && types[i].look == look &&
                m_context.board.sides.has(side, static_cast<int>(i)))
                return true;
        return false;
    }

    void paintSide(Offset o, int direction, SideId side)
    {
        const double water = waterAt(side);
        const bool ford = marked(side, "ford");
        const bool bridge = marked(side, "bridge");
        const bool way = (!m_roads.empty() && m_roads.crosses(side)) || (!m_rails.empty() && m_rails.crosses(side));
        if (!ford && !bridge && (water == 0 || !way))
            return;
        const Offset other = m_context.grid().neighbour(o, direction);
        Crossing crossing{(m_context.centre(o) + m_context.centre(other)) / 2, {}, std::max(water, 0.045)};
        crossing.along = way ? (!m_roads.empty() && m_roads.crosses(side) ? m_roads : m_rails).tangent(o, direction)
                             : unit(m_context.centre(other) - m_context.centre(o));
        if (!way)
            crossing.at = warped(crossing.at);
        if (ford && !bridge)
            paintFord(m_context, crossing);
        else
            paintBridge(m_context, crossing);
    }

    void paintCell(Offset o)
    {
        // A feature of the cell says what sort of crossing it is; then it is drawn
        // with the features.
        for (std::size_t i = 0; i < m_context.system().features.size(); ++i) {
            const std::string &look = m_context.system().features[i].look;
            if ((look == "bridge" || look == "ford") && m_context.content(o).has(static_cast<int>(i)))
                return;
        }
        for (const PathNet *ways : {&m_roads, &m_rails})
            for (const Crossing &crossing : meetings(m_context, *ways, m_water, o))
                paintBridge(m_context, crossing);
    }

    PaintContext &m_context;
    PathNet m_roads;
    PathNet m_rails;
    PathNet m_water;
};

} // namespace

void paintBridge(PaintContext &c, const Crossing &crossing)
{
    if (c.scale < 9)
        return;
    const QPointF along = crossing.along * (crossing.water / 2 + 0.06);
    const QPointF across = QPointF(-crossing.along.y(), crossing.along.x()) * (crossing.road / 2 + 0.012);
    const QPointF flare = crossing.along * 0.035;
    QPainterPath rails;
    for (const double sign : {-1.0, 1.0}) {
        const QPointF off = across * sign;
        rails.moveTo(crossing.at + off * 1.9 - along - flare);
        rails.lineTo(crossing.at + off - along);
        rails.lineTo(crossing.at + off + along);
        rails.lineTo(crossing.at + off * 1.9 + along + flare);
    }
    QPolygonF deck({crossing.at - along - across, crossing.at + along - across, crossing.at + along + across,
                    crossing.at - along + across});
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(c.colours.roadFill);
    c.painter.drawPolygon(deck);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.strokePath(rails, inkPen(c.colours.ink, std::max(0.024, 1.2 * c.pixel()) * c.colours.line));
}

void paintFord(PaintContext &c, const Crossing &crossing)
{
    if (c.scale < 9)
        return;
    // The banks are worn away and the way goes on as a row of dots.
    const QPointF across(-crossing.along.y(), crossing.along.x());
    const double half = crossing.water / 2 + 0.03;
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(c.colours.water);
    const QPointF a = crossing.along * half;
    const QPointF w = across * 0.1;
    c.painter.drawPolygon(
        QPolygonF({crossing.at - a - w, crossing.at + a - w, crossing.at + a + w, crossing.at - a + w}));
    const QPen dots = inkPen(c.colours.ink, std::max(0.022, 1.1 * c.pixel()) * c.colours.line);
    c.painter.setPen(dots);
    for (const double sign : {-1.0, 1.0})
        for (int k = -2; k <= 2; ++k)
            c.painter.drawPoint(crossing.at + across * sign * 0.05 + crossing.along * (half + 0.03) * (k / 2.0));
}

Crossing cellCrossing(const PaintContext &c, Offset cell)
{
    const PathNet water(c, "water");
    for (const char *group : {"road", "rail"}) {
        const PathNet ways(c, group);
        if (const auto found = meetings(c, ways, water, cell); !found.empty())
            return found.front();
    }
    if (!water.empty())
        if (const auto pieces = waterPieces(water, cell); !pieces.empty()) {
            const Curve &curve = pieces.front().curve;
            const QPointF flow = unit(curve.back() - curve[curve.size() - 2]);
            const double width = waterWidth(c.system().pathTypes[static_cast<std::size_t>(pieces.front().type)].look);
            return {curve.back(), {-flow.y(), flow.x()}, width};
        }
    return {c.centre(cell), {1, 0}};
}

void paintCrossings(PaintContext &c)
{
    SideCrossings(c).paint();
}

} // namespace hotchkiss
