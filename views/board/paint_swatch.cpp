// SPDX-License-Identifier: MIT
// Swatches for palettes: a tiny board that holds the kind, painted like any
// other.
#include "views/board/board_painter.h"
#include "views/board/paint_context.h"
#include "views/board/table_plan.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr int boardSize = 7;
constexpr Offset middle{3, 3};

/// A board with one thing on it, and where to look at it.
struct Miniature
{
    Scenario scenario;
    QPointF centre;
    double height = 1; ///< map units from top to bottom

    Board &board() { return scenario.boards.front(); }
    const Grid &grid() const { return scenario.boards.front().grid; }
    QPointF cellCentre(Offset o) const { return toQt(grid().centre(o)); }
};

Grid gridLike(const System &system)
{
    const Grid &usual = system.presets.front().grid;
    return usual.isSquare() ? Grid::squares(boardSize, boardSize)
                            : Grid::hexes(boardSize, boardSize, usual.isHex() ? usual.shape() : GridShape::HexFlat);
}

Miniature cellMiniature(const System &system)
{
    Miniature made;
    made.scenario.system = &system;
    made.scenario.boards.push_back(makeBoard(gridLike(system), {}));
    made.centre = made.cellCentre(middle);
    return made;
}

void setMark(Miniature &m, SideMarks &marks, SideId side, int kind, Mark mark)
{
    marks.set(side, withMark(marks.at(side), kind, mark), m.grid().sideCount());
}

Miniature sideMiniature(const System &system, int index)
{
    Miniature m = cellMiniature(system);
    const SideType &type = system.sideTypes[static_cast<std::size_t>(index)];
    const auto widest = std::find_if(system.sideTypes.begin(), system.sideTypes.end(), [](const SideType &other) {
        return other.group == "water" && other.look != "stream";
    });
    const Cell cell = m.grid().cell(middle);
    // Three sides in a row; a crossing lies on the middle one, over water.
    for (int i = 0; i < 3; ++i) {
        const int direction = m.grid().isHex() ? i : 2 * i;
        const SideId side = m.grid().side(cell, direction);
        const Mark high = m.grid().sideCell(side) == cell ? Mark::HighHere : Mark::HighThere;
        if (type.group == "crossing" && widest != system.sideTypes.end())
            setMark(m, m.board().sides, side, static_cast<int>(widest - system.sideTypes.begin()), Mark::Plain);
        if (type.group != "crossing" || i == 1)
            setMark(m, m.board().sides, side, index, type.directed ? high : Mark::Plain);
        if (i == 1)
            m.centre = toQt(m.grid().sideMiddle(side)) * 0.7 + m.centre * 0.3;
    }
    return m;
}

Miniature pathMiniature(const System &system, int index)
{
    Miniature m = cellMiniature(system);
    int across = 0;
    double best = 0;
    for (int d = 0; d < m.grid().directions(); ++d) {
        const double reach = m.cellCentre(m.grid().neighbour(middle, d)).x() - m.centre.x();
        if (m.grid().crossesSide(d) && reach > best) {
            best = reach;
            across = d;
        }
    }
    // From beyond the left edge to beyond the right one, so that no end shows.
    Offset at = middle;
    for (int i = 0; i < 2; ++i)
        at = m.grid().neighbour(at, m.grid().opposite(across));
    for (int i = 0; i < 4; ++i) {
        setMark(m, m.board().paths, m.grid().side(m.grid().cell(at), across), index, Mark::Plain);
        at = m.grid().neighbour(at, across);
    }
    return m;
}

Miniature shapeMiniature(const System &system, int index)
{
    const ShapeType &type = system.shapeTypes[static_cast<std::size_t>(index)];
    Miniature m;
    m.scenario.system = &system;
    m.scenario.boards.push_back(makeBoard(Grid::table(24, 24), {}));
    m.centre = {6, 18};
    m.height = tableUnit;
    const auto add = [&m](const std::string &kind, std::vector<Point> points) {
        TableShape shape;
        shape.kind = kind;
        shape.points = std::move(points);
        shape.level = 1;
        m.board().shapes.push_back(std::move(shape));
    };
    const TableLook look = tableLook(type);
    if (look == TableLook::Building || look == TableLook::StoneBuilding) {
        add(type.key, {{4.6, 5.2}, {7.4, 5.2}, {7.4, 6.9}, {4.6, 6.9}});
    } else if (look == TableLook::Bridge) {
        for (const ShapeType &other : system.shapeTypes)
            if (tableLook(other) == TableLook::Stream)
                add(other.key, {{6, 2}, {6, 10}});
        add(type.key, {{4.8, 6}, {7.2, 6}});
    } else if (type.closed) {
        add(type.key, {{3.9, 5.2}, {5.2, 4.6}, {7.2, 4.7}, {8.2, 5.6}, {7.9, 7.1}, {6.2, 7.5}, {4.4, 7.2}});
    } else {
        add(type.key, {{0, 4.6}, {5.4, 5.7}, {12, 7}});
    }
    return m;
}

Miniature miniatureOf(const System &system, SwatchKind kind, int index)
{
    switch (kind) {
    case SwatchKind::Side:
        return sideMiniature(system, index);
    case SwatchKind::Path:
        return pathMiniature(system, index);
    case SwatchKind::Shape:
        return shapeMiniature(system, index);
    case SwatchKind::Terrain:
    case SwatchKind::Feature:
        break;
    }
    const std::string feature =
        kind == SwatchKind::Feature ? system.features[static_cast<std::size_t>(index)].look : "";
    const auto water = std::find_if(system.pathTypes.begin(), system.pathTypes.end(),
                                    [](const PathType &type) { return type.group == "water"; });
    // Crossings lie over water.
    const bool crosses = (feature == "bridge" || feature == "ford") && water != system.pathTypes.end();
    Miniature m =
        crosses ? pathMiniature(system, static_cast<int>(water - system.pathTypes.begin())) : cellMiniature(system);
    CellContent &cell = m.board().cells[static_cast<std::size_t>(m.grid().cell(middle))];
    if (kind == SwatchKind::Terrain)
        cell.terrain = static_cast<std::uint8_t>(index);
    else
        cell.features = 1U << index;
    return m;
}

} // namespace

void paintSwatch(QPainter &painter, const System &system, SwatchKind kind, int index, const QRectF &rect,
                 const MapStyle &style)
{
    const Miniature m = miniatureOf(system, kind, index);
    MapStyle plain = style;
    plain.frame = false;
    plain.opacity[static_cast<int>(MapLayer::Labels)] = 0;
    const double scale = rect.height() / m.height;
    const QSizeF size(rect.width() / scale, m.height);
    const QRectF view(m.centre - QPointF(size.width(), size.height()) / 2, size);
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.translate(rect.topLeft());
    painter.scale(scale, scale);
    painter.translate(-view.topLeft());
    const double pixels = scale * painter.device()->devicePixelRatioF();
    paintBoard(painter, m.scenario, 0, plain, view, pixels);
    painter.restore();
}

} // namespace hotchkiss
