// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace hotchkiss {

/// Index of a cell: row * columns + column, counted from 0 at the top left as drawn.
using Cell = std::int32_t;
constexpr Cell noCell = -1;

/// Index of a side (or of the link across it): cell * directions + direction, in canonical form. See Grid::side.
using SideId = std::int32_t;
constexpr SideId noSide = -1;

/// A point in map units, x to the right, y down. On hexes and squares two neighbours across a side are 1 apart;
/// on a table a unit is an inch.
struct Point
{
    double x = 0;
    double y = 0;
    bool operator==(const Point &) const = default;
};

struct Rect
{
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
    bool operator==(const Rect &) const = default;
};

/// Column and row counted from 0 at the top left.
struct Offset
{
    int column = 0;
    int row = 0;
    bool operator==(const Offset &) const = default;
};

/// Cube coordinates of a hexagon, z = -x - y left out.
struct Axial
{
    int q = 0;
    int r = 0;
    bool operator==(const Axial &) const = default;
};

/// A point of the exact integer plane in which centres and corners of all cells have whole coordinates.
struct PlanePoint
{
    std::int64_t x = 0;
    std::int64_t y = 0;
    bool operator==(const PlanePoint &) const = default;
};

enum class GridShape : std::uint8_t { HexFlat, HexPointy, Square, Table };

/// Which columns (flat hexes) or rows (pointy ones), counted from 1, stand half a cell further down (or right).
enum class Stagger : std::uint8_t { Even, Odd };

/// The geometry of a board: what cells there are, who is whose neighbour, how far apart, and where they are drawn.
/// A small value; it holds no content and knows no labels.
///
/// Directions run clockwise. Flat hexes: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Pointy hexes: 0 NE, 1 E, 2 SE, 3 SW, 4 W,
/// 5 NW. Squares: 0 N, 1 NE, 2 E … 7 NW, of which the even ones cross a side. A table has size but no cells.
class Grid
{
public:
    Grid() = default;
    static Grid hexes(int columns, int rows, GridShape shape = GridShape::HexFlat, Stagger stagger = Stagger::Even);
    static Grid squares(int columns, int rows, int neighbours = 4);
    static Grid table(double width, double height);

    GridShape shape() const { return m_shape; }
    Stagger stagger() const { return m_stagger; }
    bool isHex() const { return m_shape == GridShape::HexFlat || m_shape == GridShape::HexPointy; }
    bool isSquare() const { return m_shape == GridShape::Square; }
    bool isTable() const { return m_shape == GridShape::Table; }
    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    int cellCount() const { return m_columns * m_rows; }
    /// 4 or 8 on squares (what counts as a step), 6 on hexes.
    int neighbours() const { return m_neighbours; }

    bool contains(Offset offset) const;
    bool contains(Cell cell) const { return cell >= 0 && cell < cellCount(); }
    Cell cell(Offset offset) const { return contains(offset) ? offset.row * m_columns + offset.column : noCell; }
    Offset offset(Cell cell) const { return {cell % m_columns, cell / m_columns}; }

    /// How many directions there are: 6 or 8 (also on squares with four neighbours), 0 on a table.
    int directions() const { return isHex() ? 6 : isSquare() ? 8 : 0; }
    int opposite(int direction) const { return (direction + directions() / 2) % directions(); }
    /// Whether two cells in that direction share a side (not only a corner).
    bool crossesSide(int direction) const { return isHex() || direction % 2 == 0; }
    /// Whether that direction is a step on this board.
    bool isStep(int direction) const { return m_neighbours == 8 || crossesSide(direction); }
    /// The cell in that direction, or noCell beyond the rim. Diagonals of squares too.
    Cell neighbour(Cell cell, int direction) const;
    Offset neighbour(Offset offset, int direction) const;
    /// The direction from a cell to one that touches it, or -1.
    int directionTo(Cell from, Cell to) const;
    bool adjacent(Cell a, Cell b) const;
    int distance(Cell a, Cell b) const;

    /// The canonical id of the side of a cell in a direction: the same whichever of the two cells asks.
    /// On the rim the side belongs to its only cell.
    SideId side(Cell cell, int direction) const;
    SideId sideBetween(Cell a, Cell b) const;
    Cell sideCell(SideId side) const { return side / directions(); }
    int sideDirection(SideId side) const { return side % directions(); }
    /// The cell on the other side of its canonical cell, noCell on the rim.
    Cell sideOther(SideId side) const { return neighbour(sideCell(side), sideDirection(side)); }
    int sideCount() const { return cellCount() * directions(); }

    Axial axial(Offset offset) const;
    Offset offset(Axial axial) const;

    Point centre(Cell cell) const { return centre(offset(cell)); }
    Point centre(Offset offset) const;
    /// Corners clockwise; on hexes side d runs from corner d to corner d + 1, on squares from d / 2 to d / 2 + 1.
    int corners() const { return isHex() ? 6 : 4; }
    Point corner(Cell cell, int index) const;
    /// Both ends of a side, in clockwise order seen from the side's canonical cell.
    std::array<Point, 2> sideEnds(SideId side) const;
    Point sideMiddle(SideId side) const;
    /// The cell that contains a point, or noCell.
    Cell cellAt(Point point) const;
    /// The side nearest to a point inside a cell, or noSide outside the board.
    SideId sideAt(Point point) const;
    /// Everything that is drawn: all cells, or the table.
    Rect bounds() const;
    /// Columns and rows that may show inside a rectangle, clipped to the board: {first, last} inclusive.
    std::array<Offset, 2> cellsIn(Rect rect) const;

    PlanePoint planeCentre(Cell cell) const;
    PlanePoint planeCorner(Cell cell, int index) const;

    bool operator==(const Grid &) const = default;

private:
    /// Whether that column (flat) or row (pointy) is pushed by half a cell.
    bool isShifted(int line) const { return ((line & 1) == 1) == (m_stagger == Stagger::Even); }

    GridShape m_shape = GridShape::Square;
    Stagger m_stagger = Stagger::Even;
    int m_neighbours = 4;
    int m_columns = 0;
    int m_rows = 0;
    double m_width = 0;
    double m_height = 0;
};

/// Names of the directions, in clockwise order ("N", "NE", …).
const char *directionName(const Grid &grid, int direction);
/// The direction with that name, or -1.
int directionNamed(const Grid &grid, const char *name);

} // namespace hotchkiss
