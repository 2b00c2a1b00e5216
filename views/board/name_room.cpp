// SPDX-License-Identifier: MIT
#include "views/board/name_room.h"

#include "views/board/board_painter.h"
#include "views/board/counter_layout.h"
#include "views/board/path_net.h"
#include "views/board/table_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hotchkiss {

namespace {

double areaOf(const QPolygonF &shape)
{
    double twice = 0;
    for (qsizetype i = 0; i < shape.size(); ++i) {
        const QPointF a = shape[i];
        const QPointF b = shape[(i + 1) % shape.size()];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(twice) / 2;
}

/// The length of a line's part inside a rectangle.
double lengthInside(const QLineF &line, const QRectF &rect)
{
    double from = 0;
    double to = 1;
    const auto clip = [&](double step, double room) {
        if (step == 0)
            return room >= 0;
        const double t = room / step;
        if (step > 0)
            to = std::min(to, t);
        else
            from = std::max(from, t);
        return from < to;
    };
    const bool meets = clip(-line.dx(), line.x1() - rect.left()) && clip(line.dx(), rect.right() - line.x1()) &&
                       clip(-line.dy(), line.y1() - rect.top()) && clip(line.dy(), rect.bottom() - line.y1());
    return meets ? (to - from) * line.length() : 0;
}

/// Where a name may go, from the nearest place to the furthest.
struct Step
{
    QPointF by;
    double cost;
};

std::vector<Step> makeSteps()
{
    std::vector<Step> steps;
    for (const double y : {0.0, -0.26, 0.26, -0.44, 0.44, -nameMove.y(), nameMove.y()})
        for (const double x : {0.0, -0.3, 0.3, -0.6, 0.6, -nameMove.x(), nameMove.x()})
            steps.push_back({{x, y}, std::hypot(x, y)});
    std::stable_sort(steps.begin(), steps.end(), [](const Step &a, const Step &b) { return a.cost < b.cost; });
    return steps;
}

/// Finds places for the names of a map, one after the other.
class Mover
{
public:
    Mover(const PaintContext &context, const NameRoom &room, const std::vector<QPolygonF> &fixed)
        : m_context(context)
        , m_room(room)
        , m_fixed(fixed)
        , m_unit(context.grid().isTable() ? tableUnit : 1)
        , m_map(toQt(context.grid().bounds()))
    {}

    void move(std::vector<MapName> &names, std::size_t index) const
    {
        MapName &name = names[index];
        const bool inside = m_map.contains(name.outline().boundingRect());
        const double least = cost(name);
        if (least <= 0)
            return;
        double best = least;
        const QPointF given = name.at;
        QPointF found = given;
        static const std::vector<Step> steps = makeSteps();
        const double angle = name.rotation * std::numbers::pi / 180;
        const QPointF along(std::cos(angle), std::sin(angle));
        for (const Step &step : steps) {
            if (step.cost >= best)
                break;
            name.at = given + (along * step.by.x() + QPointF(-along.y(), along.x()) * step.by.y()) * m_unit;
            const double all = step.cost + cost(name);
            // A small gain is not worth leaving the designer's place.
            if (all < best - 0.05 && isFree(names, index, inside)) {
                best = all;
                found = name.at;
            }
        }
        name.at = found;
    }

private:
    double cost(const MapName &name) const
    {
        return 12 * m_room.hidden(name) + (name.onRoad ? 0 : 0.8 * m_room.crossed(name));
    }

    bool isFree(const std::vector<MapName> &names, std::size_t index, bool inside) const
    {
        const QPolygonF outline = names[index].outline();
        const QRectF box = outline.boundingRect();
        if (inside && !m_map.contains(box))
            return false;
        const auto meets = [&](const QPolygonF &other) {
            return other.boundingRect().intersects(box) && overlap(other, outline);
        };
        for (std::size_t i = 0; i < names.size(); ++i)
            if (i != index && meets(names[i].outline()))
                return false;
        return std::none_of(m_fixed.begin(), m_fixed.end(), meets);
    }

    const PaintContext &m_context;
    const NameRoom &m_room;
    const std::vector<QPolygonF> &m_fixed;
    double m_unit;
    QRectF m_map;
};

} // namespace

NameRoom::NameRoom(const PaintContext &context)
    : m_context(context)
{
    if (context.style.isVisible(MapLayer::Counters)) {
        if (context.grid().isTable()) {
            for (const Piece &piece : context.scenario.pieces)
                if (piece.place.kind == Place::Kind::OnTable && piece.place.board == context.boardIndex)
                    add(footprint(context.scenario, context.board, piece));
        } else {
            for (const PlacedCounter &counter : placedCounters(context.scenario, context.boardIndex))
                add(QPolygonF(counter.rect));
        }
    }
    if (context.style.isVisible(MapLayer::Objectives))
        for (const Objective &objective : context.scenario.objectives)
            if (objective.place.kind != Place::Kind::Nowhere && objective.place.board == context.boardIndex)
                add(QPolygonF(objectiveSign(context, objective)));
}

void NameRoom::add(const QPolygonF &outline)
{
    m_things.push_back({outline, outline.boundingRect()});
}

bool NameRoom::isHidden(const QPolygonF &outline) const
{
    const QRectF box = outline.boundingRect();
    return std::any_of(m_things.begin(), m_things.end(), [&](const Thing &thing) {
        return thing.box.intersects(box) && overlap(thing.outline, outline);
    });
}

double NameRoom::hidden(const MapName &name) const
{
    const QPolygonF outline = name.outline();
    const QRectF box = outline.boundingRect();
    double covered = 0;
    for (const Thing &thing : m_things) {
        if (!thing.box.intersects(box))
            continue;
        if (name.rotation == 0 && !m_context.grid().isTable()) {
            const QRectF both = thing.box.intersected(box);
            covered += both.width() * both.height();
        } else {
            covered += areaOf(thing.outline.intersected(outline));
        }
    }
    return std::min(1.0, covered / std::max(1e-9, areaOf(outline)));
}

double NameRoom::crossed(const MapName &name) const
{
    if (m_context.grid().isTable() || m_context.board.paths.empty() || !m_context.style.isVisible(MapLayer::Paths))
        return 0;
    const PathNet roads(m_context, "road");
    const PathNet rails(m_context, "rail");
    const QRectF box = name.outline().boundingRect();
    // Seen in the name's own frame, where it lies level.
    QTransform level;
    level.rotate(-name.rotation);
    level.translate(-name.at.x(), -name.at.y());
    const double half = textWidth(name.text, name.lettering) / 2;
    const QRectF letters(-half, -name.lettering.height * 0.4, 2 * half, name.lettering.height * 0.8);
    const Grid &grid = m_context.grid();
    double length = 0;
    const auto [first, last] = grid.cellsIn({box.left(), box.top(), box.width(), box.height()});
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column) {
            const Cell cell = grid.cell(Offset{column, row});
            for (int d = 0; d < grid.directions(); ++d) {
                const SideId side = grid.side(cell, d);
                if ((!roads.empty() && roads.crosses(side)) || (!rails.empty() && rails.crosses(side))) {
                    const QPointF middle = toQt(grid.centre(cell));
                    const QPointF next = m_context.centre(grid.neighbour(Offset{column, row}, d));
                    length += lengthInside(level.map(QLineF(middle, (middle + next) / 2)), letters);
                }
            }
        }
    return length;
}

void makeRoom(const PaintContext &context, const NameRoom &room, std::vector<MapName> &names,
              const std::vector<QPolygonF> &fixed)
{
    const Mover mover(context, room, fixed);
    // Far from what is painted it makes no difference.
    const double reach = 6 * (context.grid().isTable() ? tableUnit : 1);
    const QRectF near = context.exposed.adjusted(-reach, -reach, reach, reach);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!names[i].river && !names[i].large && near.intersects(names[i].outline().boundingRect()))
            mover.move(names, i);
}

} // namespace hotchkiss
