// SPDX-License-Identifier: MIT
#include "model/board/grid.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace hotchkiss {

namespace {

// Map units: one unit across the flats of a hexagon.
const double hexRadius = 1.0 / std::sqrt(3.0);
const double lineSpacing = 1.5 * hexRadius;

constexpr std::array<Axial, 6> flatSteps{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
constexpr std::array<Axial, 6> pointySteps{{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
constexpr std::array<Offset, 8> squareSteps{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

constexpr std::array<PlanePoint, 6> flatCorners{{{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}}};
constexpr std::array<PlanePoint, 6> pointyCorners{{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};
constexpr std::array<PlanePoint, 4> squareCorners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};

constexpr std::array<const char *, 6> flatNames{"N", "NE", "SE", "S", "SW", "NW"};
constexpr std::array<const char *, 6> pointyNames{"NE", "E", "SE", "SW", "W", "NW"};
constexpr std::array<const char *, 8> squareNames{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

PlanePoint cornerStep(GridShape shape, int index)
{
    const auto i = static_cast<std::size_t>(index);
    switch (shape) {
    case GridShape::HexFlat:
        return flatCorners[i % 6];
    case GridShape::HexPointy:
        return pointyCorners[i % 6];
    default:
        return squareCorners[i % 4];
    }
}

} // namespace

Grid Grid::hexes(int columns, int rows, GridShape shape, Stagger stagger)
{
    Grid grid;
    grid.m_shape = shape;
    grid.m_stagger = stagger;
    grid.m_neighbours = 6;
    grid.m_columns = columns;
    grid.m_rows = rows;
    return grid;
}

Grid Grid::squares(int columns, int rows, int neighbours)
{
    Grid grid;
    grid.m_shape = GridShape::Square;
    grid.m_neighbours = neighbours;
    grid.m_columns = columns;
    grid.m_rows = rows;
    return grid;
}

Grid Grid::table(double width, double height)
{
    Grid grid;
    grid.m_shape = GridShape::Table;
    grid.m_neighbours = 0;
    grid.m_width = width;
    grid.m_height = height;
    return grid;
}

bool Grid::contains(Offset o) const
{
    return o.column >= 0 && o.row >= 0 && o.column < m_columns && o.row < m_rows;
}

Axial Grid::axial(Offset o) const
{
    // The half steps that the stagger adds up to along a row of flat hexes (a column of pointy ones).
    const auto skew = [this](int line) {
        const int odd = line & 1;
        return (line + (m_stagger == Stagger::Even ? -odd : odd)) / 2;
    };
    if (m_shape == GridShape::HexFlat)
        return {o.column, o.row - skew(o.column)};
    return {o.column - skew(o.row), o.row};
}

Offset Grid::offset(Axial a) const
{
    const auto skew = [this](int line) {
        const int odd = line & 1;
        return (line + (m_stagger == Stagger::Even ? -odd : odd)) / 2;
    };
    if (m_shape == GridShape::HexFlat)
        return {a.q, a.r + skew(a.q)};
    return {a.q + skew(a.r), a.r};
}

Offset Grid::neighbour(Offset o, int direction) const
{
    const auto d = static_cast<std::size_t>(direction);
    if (m_shape == GridShape::Square)
        return {o.column + squareSteps[d].column, o.row + squareSteps[d].row};
    const Axial step = m_shape == GridShape::HexFlat ? flatSteps[d] : pointySteps[d];
    const Axial a = axial(o);
    return offset(Axial{a.q + step.q, a.r + step.r});
}

Cell Grid::neighbour(Cell c, int direction) const
{
    return cell(neighbour(offset(c), direction));
}

int Grid::directionTo(Cell from, Cell to) const
{
    for (int d = 0; d < directions(); ++d)
        if (neighbour(from, d) == to)
            return d;
    return -1;
}

bool Grid::adjacent(Cell a, Cell b) const
{
    const int d = directionTo(a, b);
    return d >= 0 && isStep(d);
}

int Grid::distance(Cell a, Cell b) const
{
    const Offset oa = offset(a);
    const Offset ob = offset(b);
    if (m_shape == GridShape::Square) {
        const int dc = std::abs(oa.column - ob.column);
        const int dr = std::abs(oa.row - ob.row);
        return m_neighbours == 8 ? std::max(dc, dr) : dc + dr;
    }
    const Axial aa = axial(oa);
    const Axial ab = axial(ob);
    const int dq = aa.q - ab.q;
    const int dr = aa.r - ab.r;
    return std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)});
}

SideId Grid::side(Cell c, int direction) const
{
    if (direction >= directions() / 2) {
        const Cell other = neighbour(c, direction);
        if (other != noCell)
            return other * directions() + opposite(direction);
    }
    return c * directions() + direction;
}

SideId Grid::sideBetween(Cell a, Cell b) const
{
    const int d = directionTo(a, b);
    return d < 0 ? noSide : side(a, d);
}

Point Grid::centre(Offset o) const
{
    switch (m_shape) {
    case GridShape::HexFlat:
        return {hexRadius + lineSpacing * o.column, 0.5 + o.row + (isShifted(o.column) ? 0.5 : 0.0)};
    case GridShape::HexPointy:
        return {0.5 + o.column + (isShifted(o.row) ? 0.5 : 0.0), hexRadius + lineSpacing * o.row};
    case GridShape::Square:
        return {o.column + 0.5, o.row + 0.5};
    case GridShape::Table:
        break;
    }
    return {};
}

Point Grid::corner(Cell c, int index) const
{
    const Point middle = centre(c);
    const PlanePoint step = cornerStep(m_shape, index);
    const auto x = static_cast<double>(step.x);
    const auto y = static_cast<double>(step.y);
    if (m_shape == GridShape::HexFlat)
        return {middle.x + x * hexRadius / 2, middle.y + y / 2};
    if (m_shape == GridShape::HexPointy)
        return {middle.x + x / 2, middle.y + y * hexRadius / 2};
    return {middle.x + x / 2, middle.y + y / 2};
}

std::array<Point, 2> Grid::sideEnds(SideId s) const
{
    const Cell c = sideCell(s);
    const int first = isHex() ? sideDirection(s) : sideDirection(s) / 2;
    return {corner(c, first), corner(c, first + 1)};
}

Point Grid::sideMiddle(SideId s) const
{
    const auto ends = sideEnds(s);
    return {(ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2};
}

Cell Grid::cellAt(Point p) const
{
    if (isTable() || !std::isfinite(p.x) || !std::isfinite(p.y))
        return noCell;
    const Rect all = bounds();
    if (p.x < all.left || p.y < all.top || p.x > all.left + all.width || p.y > all.top + all.height)
        return noCell;
    if (m_shape == GridShape::Square)
        return cell({std::min(static_cast<int>(p.x), m_columns - 1), std::min(static_cast<int>(p.y), m_rows - 1)});
    // The nearest centre is the cell; start from the cell of the bounding lattice and compare with its surroundings.
    const bool flat = m_shape == GridShape::HexFlat;
    const int line = static_cast<int>(std::floor((flat ? p.x : p.y) / lineSpacing));
    Offset best;
    double bestDistance = 1e9;
    for (int l = line - 1; l <= line + 1; ++l) {
        const double along = (flat ? p.y : p.x) - 0.5 - (isShifted(l) ? 0.5 : 0.0);
        const int middle = static_cast<int>(std::lround(along));
        const Offset o = flat ? Offset{l, middle} : Offset{middle, l};
        const Point at = centre(o);
        const double d = (at.x - p.x) * (at.x - p.x) + (at.y - p.y) * (at.y - p.y);
        if (d < bestDistance) {
            bestDistance = d;
            best = o;
        }
    }
    return cell(best);
}

SideId Grid::sideAt(Point p) const
{
    const Cell c = cellAt(p);
    if (c == noCell)
        return noSide;
    SideId best = noSide;
    double bestDistance = 1e9;
    for (int d = 0; d < directions(); ++d) {
        if (!crossesSide(d))
            continue;
        const SideId s = side(c, d);
        const auto ends = sideEnds(s);
        const double dx = ends[1].x - ends[0].x;
        const double dy = ends[1].y - ends[0].y;
        const double t = std::clamp(((p.x - ends[0].x) * dx + (p.y - ends[0].y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
        const double ex = ends[0].x + t * dx - p.x;
        const double ey = ends[0].y + t * dy - p.y;
        if (ex * ex + ey * ey < bestDistance) {
            bestDistance = ex * ex + ey * ey;
            best = s;
        }
    }
    return best;
}

Rect Grid::bounds() const
{
    const bool staggered = m_columns > 0 && m_rows > 0;
    switch (m_shape) {
    case GridShape::HexFlat:
        return {0, 0, staggered ? hexRadius * 2 + lineSpacing * (m_columns - 1) : 0,
                m_rows + (m_columns > 1 || isShifted(0) ? 0.5 : 0.0)};
    case GridShape::HexPointy:
        return {0, 0, m_columns + (m_rows > 1 || isShifted(0) ? 0.5 : 0.0),
                staggered ? hexRadius * 2 + lineSpacing * (m_rows - 1) : 0};
    case GridShape::Square:
        return {0, 0, static_cast<double>(m_columns), static_cast<double>(m_rows)};
    case GridShape::Table:
        return {0, 0, m_width, m_height};
    }
    return {};
}

std::array<Offset, 2> Grid::cellsIn(Rect r) const
{
    double columnStep = 1;
    double rowStep = 1;
    if (m_shape == GridShape::HexFlat)
        columnStep = lineSpacing;
    if (m_shape == GridShape::HexPointy)
        rowStep = lineSpacing;
    const auto index = [](double at, double step, int count) {
        return static_cast<int>(std::clamp(std::floor(at / step), 0.0, std::max(0.0, count - 1.0)));
    };
    return {Offset{index(r.left - 1, columnStep, m_columns), index(r.top - 1, rowStep, m_rows)},
            Offset{index(r.left + r.width + 1, columnStep, m_columns), index(r.top + r.height + 1, rowStep, m_rows)}};
}

PlanePoint Grid::planeCentre(Cell c) const
{
    const Offset o = offset(c);
    if (m_shape == GridShape::HexFlat)
        return {3 * o.column, 2 * o.row + (isShifted(o.column) ? 1 : 0)};
    if (m_shape == GridShape::HexPointy)
        return {2 * o.column + (isShifted(o.row) ? 1 : 0), 3 * o.row};
    return {2 * o.column, 2 * o.row};
}

PlanePoint Grid::planeCorner(Cell c, int index) const
{
    const PlanePoint middle = planeCentre(c);
    const PlanePoint step = cornerStep(m_shape, index);
    return {middle.x + step.x, middle.y + step.y};
}

const char *directionName(const Grid &grid, int direction)
{
    const auto d = static_cast<std::size_t>(direction);
    switch (grid.shape()) {
    case GridShape::HexFlat:
        return flatNames[d];
    case GridShape::HexPointy:
        return pointyNames[d];
    default:
        return squareNames[d];
    }
}

int directionNamed(const Grid &grid, const char *name)
{
    for (int d = 0; d < grid.directions(); ++d)
        if (std::strcmp(directionName(grid, d), name) == 0)
            return d;
    return -1;
}

} // namespace hotchkiss
