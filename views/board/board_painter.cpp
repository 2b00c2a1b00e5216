// SPDX-License-Identifier: MIT
#include "views/board/board_painter.h"

#include "views/board/board_on_glass.h"
#include "views/board/frame_layout.h"
#include "views/board/name_room.h"
#include "views/board/paint_context.h"

namespace hotchkiss {

namespace {

/// Below this many pixels a cell is a dot, and the board a picture of dots.
constexpr double overviewScale = 5;
/// Below this many there is no room for trees and furrows.
constexpr double signScale = 18;

template <typename Paint>
void paintLayer(PaintContext &c, MapLayer layer, Paint paint)
{
    const double opacity = c.style.opacity[static_cast<int>(layer)];
    if (opacity <= 0)
        return;
    c.painter.setOpacity(opacity);
    paint(c);
    c.painter.setOpacity(1);
}

/// Water, roads and everything else that is no ground.
void paintLines(PaintContext &c)
{
    paintLayer(c, MapLayer::Relief, paintRelief);
    paintLayer(c, MapLayer::Water, paintWater);
    paintLayer(c, MapLayer::Paths, paintRoads);
    paintLayer(c, MapLayer::Paths, paintCrossings);
    paintLayer(c, MapLayer::Sides, paintSideWorks);
    paintLayer(c, MapLayer::Features, paintFeatures);
}

void paintPeriodMap(PaintContext &c)
{
    if (c.scale < signScale && !c.vector) {
        paintLayer(c, MapLayer::Terrain, paintFarGround);
    } else {
        inParts(c, [](PaintContext &part) {
            paintLayer(part, MapLayer::Terrain, paintWashes);
            paintLayer(part, MapLayer::Relief, paintElevation);
        });
        paintLayer(c, MapLayer::Terrain, paintGroundSymbols);
    }
    paintLines(c);
    paintLayer(c, MapLayer::Grid, paintGrid);
}

void paintTileMap(PaintContext &c)
{
    paintLayer(c, MapLayer::Terrain, paintTiles);
    paintLines(c);
    paintLayer(c, MapLayer::Paths, paintTileBridges);
}

void paintMap(PaintContext &c)
{
    if (c.grid().isTable())
        paintTable(c);
    else if (c.grid().cellCount() == 0)
        return;
    else if (c.scale < overviewScale)
        paintOverview(c);
    else if (c.system().boardStyle == "tiles")
        paintTileMap(c);
    else
        paintPeriodMap(c);
}

enum class Ground { Paper, Glass };

void paintMargin(PaintContext &c)
{
    c.painter.save();
    QPainterPath margin;
    margin.addRect(sheetOf(c.board, c.style.frame));
    margin.addRect(toQt(c.grid().bounds()));
    c.painter.setClipPath(margin, Qt::IntersectClip);
    paintPaper(c);
    c.painter.restore();
}

void paintSheet(QPainter &painter, const Scenario &scenario, int board, const MapStyle &style, const QRectF &exposed,
                double scale, Ground ground)
{
    if (board < 0 || board >= static_cast<int>(scenario.boards.size()) || scale <= 0)
        return;
    PaintContext c(painter, scenario, board, style, exposed, scale);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(exposed, Qt::IntersectClip);
    if (ground == Ground::Paper)
        paintPaper(c);
    else
        paintMargin(c);
    painter.save();
    painter.setClipRect(toQt(c.grid().bounds()), Qt::IntersectClip);
    if (toQt(c.grid().bounds()).intersects(exposed)) {
        paintMap(c);
        if (!c.grid().isTable())
            paintLayer(c, MapLayer::Labels, paintCellLabels);
    }
    painter.restore();
    paintLayer(c, MapLayer::Areas, paintAreas);
    paintLayer(c, MapLayer::Objectives, paintObjectives);
    const NamesOnMap names(c);
    paintLayer(c, MapLayer::Texts, [&names](PaintContext &context) { names.paintBelowCounters(context); });
    if (style.frame)
        paintFrame(c);
    paintLayer(c, MapLayer::Counters, paintCounters);
    paintLayer(c, MapLayer::Texts, [&names](PaintContext &context) { names.paintOverCounters(context); });
    painter.restore();
}

} // namespace

void paintBoard(QPainter &painter, const Scenario &scenario, int board, const MapStyle &style, const QRectF &exposed,
                double scale)
{
    paintSheet(painter, scenario, board, style, exposed, scale, Ground::Paper);
}

void paintBoardOnGlass(QPainter &painter, const Scenario &scenario, int board, const MapStyle &style,
                       const QRectF &exposed, double scale)
{
    MapStyle thin = style;
    thin.opacity[static_cast<int>(MapLayer::Terrain)] *= 0.5;
    paintSheet(painter, scenario, board, thin, exposed, scale, Ground::Glass);
}

QRectF sheetRect(const Board &board, const MapStyle &style)
{
    return sheetOf(board, style.frame);
}

} // namespace hotchkiss
