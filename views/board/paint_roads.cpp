// SPDX-License-Identifier: MIT
// Roads with casing, minor roads, railroads with ties.
#include "views/board/path_net.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

struct RoadPaths
{
    QPainterPath roads;
    QPainterPath minor;
    QPainterPath rails;
    QPainterPath ties;
};

void addTies(QPainterPath &ties, const Curve &curve)
{
    // A fixed number a piece keeps them in step wherever one starts to paint.
    constexpr int count = 4;
    const double length = lengthOf(curve);
    for (int k = 0; k < count; ++k) {
        const Station s = stationAt(curve, length * (k + 0.5) / count);
        const QPointF across(-s.direction.y() * 0.055, s.direction.x() * 0.055);
        ties.moveTo(s.at - across);
        ties.lineTo(s.at + across);
    }
}

void collect(const PaintContext &c, const PathNet &net, RoadPaths &paths)
{
    c.forEachCell([&](Offset o) {
        for (const PathPiece &piece : net.pieces(o)) {
            const std::string &look = c.system().pathTypes[static_cast<std::size_t>(piece.type)].look;
            if (look == "railroad") {
                addTo(paths.rails, piece.curve);
                addTies(paths.ties, piece.curve);
            } else {
                addTo(look == "minor-road" ? paths.minor : paths.roads, piece.curve);
            }
        }
    });
}

} // namespace

void paintRoads(PaintContext &c)
{
    const PathNet roads(c, "road");
    const PathNet rails(c, "rail");
    RoadPaths paths;
    if (!roads.empty())
        collect(c, roads, paths);
    if (!rails.empty())
        collect(c, rails, paths);
    const double thin = c.pixel();
    const double k = c.colours.line;
    const bool cased = c.scale > 9;
    // Casings of all before the fill of any, so that roads open into one another.
    c.painter.strokePath(paths.minor, inkPen(c.colours.roadLine, std::max(0.05 * k, (cased ? 1.6 : 1.1) * thin)));
    c.painter.strokePath(paths.roads, inkPen(c.colours.roadLine, std::max(0.085 * k, (cased ? 2.4 : 1.5) * thin)));
    if (cased) {
        QPen dashes = inkPen(c.colours.roadFill, std::max(0.026, 0.7 * thin));
        c.painter.strokePath(paths.minor, dashes);
        c.painter.strokePath(paths.roads, inkPen(c.colours.roadFill, std::max(0.052, 1.0 * thin)));
    }
    c.painter.strokePath(paths.rails, inkPen(c.colours.rail, std::max(0.024 * k, 1.2 * thin)));
    if (c.scale > 12)
        c.painter.strokePath(paths.ties, inkPen(c.colours.rail, std::max(0.016 * k, 0.9 * thin), Qt::FlatCap));
}

} // namespace hotchkiss
