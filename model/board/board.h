// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"
#include "model/board/labels.h"
#include "model/board/side_marks.h"
#include "model/scenario/values.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hotchkiss {

/// The levels a file can hold: a character each.
constexpr int minElevation = -26;
constexpr int maxElevation = 35;

/// What lies in a cell, as stored in the board's flat array. Kinds are indices into the system's declaration.
struct CellContent
{
    std::uint8_t terrain = 0;
    std::int8_t elevation = 0;
    std::uint32_t features = 0; ///< one bit a feature kind

    bool has(int feature) const { return (features >> feature & 1U) != 0; }
    bool operator==(const CellContent &) const = default;
};

/// What few cells have: a name and values of the system's cell fields.
struct CellNote
{
    std::string name;
    Values values;
    bool empty() const { return name.empty() && values.empty(); }
    bool operator==(const CellNote &) const = default;
};

/// A named set of cells (or, on a table, a polygon): entry area B, a deployment zone. kind is one of the system's.
struct Area
{
    std::string id;
    std::string kind;
    std::string name;
    std::string side;           ///< whose it is; empty: everybody's
    std::vector<Cell> cells;    ///< in the order given
    std::vector<Point> outline; ///< on a table, in inches
    Values values;
    bool operator==(const Area &) const = default;
};

/// Terrain on a table: a polygon or polyline in inches. Points have x to the east and y to the north, from the
/// south-west corner, as players measure.
struct TableShape
{
    std::string id;
    std::string kind; ///< key of a terrain (closed) or line type of the system
    std::string name;
    std::vector<Point> points;
    int level = 0;    ///< of a hill's contour
    double width = 0; ///< of a road or stream; 0: the kind's own
    Values values;
    bool operator==(const TableShape &) const = default;
};

/// A word or name written on the map, in map units (on a table: inches from the south-west corner).
struct MapLabel
{
    std::string id;
    std::string text;
    std::string style; ///< town, hill, water, woods, region, road
    Point at;
    double rotation = 0; ///< degrees clockwise
    double size = 1;     ///< times the style's own size
    bool operator==(const MapLabel &) const = default;
};

/// A scanned map to trace, below or above the terrain.
struct Underlay
{
    std::string file; ///< relative to the scenario's folder
    Point at;         ///< map position of the picture's upper left corner
    double scale = 1; ///< map units a picture pixel
    double rotation = 0;
    double opacity = 0.5;
    bool above = true;
    bool empty() const { return file.empty(); }
    bool operator==(const Underlay &) const = default;
};

/// One map: its geometry, numbering and everything drawn on it. A value; terrain kinds are indices into the
/// declaration of the scenario's system.
struct Board
{
    std::string id = "main";
    std::string title;
    std::string source; ///< the file it is shared from, relative to the scenario; empty: inside the scenario
    Grid grid;
    Labels labels;
    double cellSize = 19;    ///< millimetres across a cell (on a table: an inch) when printed
    std::string groundScale; ///< "300 yards a hex"
    double north = 0;        ///< degrees clockwise from the top at which north lies

    std::vector<CellContent> cells;
    SideMarks sides; ///< features on sides
    SideMarks paths; ///< links across sides: roads, railroads, water through cells
    std::map<Cell, CellNote> notes;
    std::vector<Area> areas;
    std::vector<TableShape> shapes;
    std::vector<MapLabel> texts;
    Underlay underlay;

    const CellContent &at(Cell cell) const { return cells[static_cast<std::size_t>(cell)]; }
    std::string label(Cell cell) const { return labels.label(grid, cell); }

    bool operator==(const Board &) const = default;
};

/// A board of empty cells of the system's first terrain.
Board makeBoard(Grid grid, Labels labels);

} // namespace hotchkiss
