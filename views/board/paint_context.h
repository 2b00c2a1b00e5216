// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"
#include "views/board/map_colours.h"

#include <QPainter>
#include <QPainterPath>
#include <QRectF>

#include <array>
#include <functional>
#include <vector>

namespace hotchkiss {

/// What every part of the board painter works with: where to paint, what, how,
/// and which cells show. Cells beyond the rim are thought of as repeating the
/// rim, so that the ground runs on to the neat line.
struct PaintContext
{
    QPainter &painter;
    const Scenario &scenario;
    int boardIndex;
    const Board &board;
    const MapStyle &style;
    QRectF exposed;
    double scale;
    const MapColours &colours;
    Offset first; ///< the cells that may show, with a margin that may lie beyond
                  ///< the rim
    Offset last;
    std::vector<GroundLook> looks; ///< of the terrains, by index
    bool vector = false;           ///< painting on paper or SVG: no bitmaps

    PaintContext(QPainter &painter, const Scenario &scenario, int board, const MapStyle &style, const QRectF &exposed,
                 double scale);

    const System &system() const { return *scenario.system; }
    const Grid &grid() const { return board.grid; }
    double pixel() const { return 1 / scale; }
    QPointF centre(Offset o) const
    {
        const Point p = board.grid.centre(o);
        return {p.x, p.y};
    }
    /// What lies there; beyond the rim, what lies in the nearest cell.
    const CellContent &content(Offset o) const;
    GroundLook look(Offset o) const { return looks[content(o).terrain]; }
    /// The id of a side seen from a cell that may lie beyond the rim; noSide when
    /// neither cell is on the board.
    SideId side(Offset o, int direction) const;
    template <typename F>
    void forEachCell(F f) const
    {
        for (int row = first.row; row <= last.row; ++row)
            for (int column = first.column; column <= last.column; ++column)
                f(Offset{column, row});
    }
    /// The same map seen through a smaller window.
    PaintContext part(const QRectF &rect) const;
    /// Points from a cell's centre to its corners, clockwise as in Grid.
    std::array<QPointF, 6> cornerSteps() const;

private:
    void findCells();
};

/// Calls for one part after the other of what shows, clipped to it. On a bitmap
/// these are small: the time to fill a path grows with the square of what lies
/// in a row.
void inParts(PaintContext &context, const std::function<void(PaintContext &part)> &use);

inline QPointF toQt(Point p)
{
    return {p.x, p.y};
}
inline QRectF toQt(Rect r)
{
    return {r.left, r.top, r.width, r.height};
}

/// The cell a point lies in, also beyond the rim.
Offset offsetAt(const Grid &grid, QPointF point);

/// A pen in map units.
QPen inkPen(const QColor &colour, double width, Qt::PenCapStyle cap = Qt::RoundCap);

// The parts, in the order they are painted.
void paintPaper(PaintContext &context);
/// The mottling of old paper.
void paintGrain(PaintContext &context, const QRectF &area);
void paintWashes(PaintContext &context);
void paintElevation(PaintContext &context);
void paintGroundSymbols(PaintContext &context);
void paintRelief(PaintContext &context);
void paintWater(PaintContext &context);
void paintRoads(PaintContext &context);
void paintSideWorks(PaintContext &context);
void paintFeatures(PaintContext &context);
void paintCrossings(PaintContext &context);
void paintGrid(PaintContext &context);
void paintCellLabels(PaintContext &context);
void paintAreas(PaintContext &context);
void paintObjectives(PaintContext &context);
void paintCounters(PaintContext &context);
void paintFrame(PaintContext &context);
void paintTiles(PaintContext &context);
/// Bridges of tiles whose river was drawn as a course, over the water.
void paintTileBridges(PaintContext &context);
void paintTable(PaintContext &context);
/// The ground where a cell is too small for signs: colours pixel by pixel.
void paintFarGround(PaintContext &context);
/// The board from far above, a few pixels a cell.
void paintOverview(PaintContext &context);

} // namespace hotchkiss
