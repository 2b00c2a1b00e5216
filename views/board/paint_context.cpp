// SPDX-License-Identifier: MIT
#include "views/board/paint_context.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

bool isOnPaper(QPainter &painter)
{
    const QPaintEngine *engine = painter.paintEngine();
    return engine != nullptr && engine->type() != QPaintEngine::Raster;
}

} // namespace

PaintContext::PaintContext(QPainter &p, const Scenario &s, int index, const MapStyle &mapStyle, const QRectF &rect,
                           double pixels)
    : painter(p)
    , scenario(s)
    , boardIndex(index)
    , board(s.boards[static_cast<std::size_t>(index)])
    , style(mapStyle)
    , exposed(rect)
    , scale(pixels)
    , colours(coloursOf(mapStyle.look))
    , vector(isOnPaper(p))
{
    for (const TerrainType &terrain : s.system->terrains)
        looks.push_back(groundLook(terrain.look));
    looks.resize(256, GroundLook::Clear);
    findCells();
}

void PaintContext::findCells()
{
    if (grid().isTable())
        return;
    // A cell of margin on all sides, since curves and trees reach into the next
    // cell.
    const QRectF all = toQt(grid().bounds()).intersected(exposed.adjusted(-1.2, -1.2, 1.2, 1.2));
    const Offset a = offsetAt(grid(), all.topLeft());
    const Offset b = offsetAt(grid(), all.bottomRight());
    first = {std::max(a.column - 1, -2), std::max(a.row - 1, -2)};
    last = {std::min(b.column + 1, grid().columns() + 1), std::min(b.row + 1, grid().rows() + 1)};
}

PaintContext PaintContext::part(const QRectF &rect) const
{
    PaintContext part = *this;
    part.exposed = rect.intersected(exposed);
    part.findCells();
    return part;
}

void inParts(PaintContext &c, const std::function<void(PaintContext &part)> &use)
{
    constexpr double partSize = 256; // pixels
    const double size = partSize / c.scale;
    if (c.vector || (c.exposed.width() <= 1.5 * size && c.exposed.height() <= 1.5 * size))
        return use(c);
    // Parts begin on whole pixels, so that no seam shows between them.
    const auto first = [&](double v) { return std::floor(v / size) * size; };
    for (double y = first(c.exposed.top()); y < c.exposed.bottom(); y += size)
        for (double x = first(c.exposed.left()); x < c.exposed.right(); x += size) {
            PaintContext part = c.part({x, y, size, size});
            if (part.exposed.isEmpty())
                continue;
            c.painter.save();
            c.painter.setClipRect(part.exposed, Qt::IntersectClip);
            use(part);
            c.painter.restore();
        }
}

const CellContent &PaintContext::content(Offset o) const
{
    o.column = std::clamp(o.column, 0, grid().columns() - 1);
    o.row = std::clamp(o.row, 0, grid().rows() - 1);
    return board.at(grid().cell(o));
}

SideId PaintContext::side(Offset o, int direction) const
{
    const Cell here = grid().cell(o);
    if (here != noCell)
        return grid().side(here, direction);
    const Cell there = grid().cell(grid().neighbour(o, direction));
    return there == noCell ? noSide : grid().side(there, grid().opposite(direction));
}

std::array<QPointF, 6> PaintContext::cornerSteps() const
{
    std::array<QPointF, 6> steps;
    const QPointF middle = centre(Offset{0, 0});
    for (int i = 0; i < grid().corners(); ++i)
        steps[static_cast<std::size_t>(i)] = toQt(grid().corner(0, i)) - middle;
    return steps;
}

Offset offsetAt(const Grid &grid, QPointF p)
{
    if (grid.isSquare())
        return {static_cast<int>(std::floor(p.x())), static_cast<int>(std::floor(p.y()))};
    const bool flat = grid.shape() == GridShape::HexFlat;
    const double spacing = std::sqrt(3.0) / 2;
    const double across = flat ? p.x() : p.y();
    const double along = flat ? p.y() : p.x();
    const int line = static_cast<int>(std::floor(across / spacing));
    Offset best;
    double nearest = 1e18;
    for (int l = line - 1; l <= line + 1; ++l) {
        const Point start = grid.centre(flat ? Offset{l, 0} : Offset{0, l});
        const int n = static_cast<int>(std::lround(along - (flat ? start.y : start.x)));
        const Offset o = flat ? Offset{l, n} : Offset{n, l};
        const Point c = grid.centre(o);
        const double d = (c.x - p.x()) * (c.x - p.x()) + (c.y - p.y()) * (c.y - p.y());
        if (d < nearest) {
            nearest = d;
            best = o;
        }
    }
    return best;
}

QPen inkPen(const QColor &colour, double width, Qt::PenCapStyle cap)
{
    return {colour, width, Qt::SolidLine, cap, Qt::RoundJoin};
}

} // namespace hotchkiss
