// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"
#include "views/board/map_style.h"

#include <QPainter>
#include <QPolygonF>
#include <QRectF>

namespace hotchkiss {

/// Paints the part of a board inside `exposed`. The painter's coordinates are
/// map units (a cell is 1 across, a table's inch is 1, y down); `scale` is how
/// many device pixels a map unit has, which decides what detail is worth
/// drawing. Pure: the same scenario, style and rectangle always give the same
/// picture, and neighbouring rectangles fit together.
void paintBoard(QPainter &painter, const Scenario &scenario, int board, const MapStyle &style, const QRectF &exposed,
                double scale);

/// Everything paintBoard may draw, in map units: the board with its margin and
/// frame.
QRectF sheetRect(const Board &board, const MapStyle &style);

/// One counter in the square (0,0)-(1,1) of the painter, as on the map, in the
/// forces tree and on counter sheets.
void paintCounter(QPainter &painter, const Scenario &scenario, const Piece &piece, const MapStyle &style, double scale);

/// The outline of a piece on the map, in map units: its counter, or its
/// footprint on a table. Empty when it is nowhere. Pieces that share a cell are
/// fanned out.
QPolygonF pieceOutline(const Scenario &scenario, int piece);

/// The map units around a change that have to be painted anew.
QRectF dirtyRect(const Scenario &scenario, int board, const Change &change);

/// A swatch of a terrain, feature, side, path or shape kind for palettes.
enum class SwatchKind { Terrain, Feature, Side, Path, Shape };
void paintSwatch(QPainter &painter, const System &system, SwatchKind kind, int index, const QRectF &rect,
                 const MapStyle &style);

/// From a table's inches (south-west corner, y up) to map units (y down) and
/// back: the same formula.
inline QPointF flipTable(const Board &board, QPointF p)
{
    return {p.x(), board.grid.bounds().height - p.y()};
}

} // namespace hotchkiss
