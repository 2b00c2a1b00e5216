// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hotchkiss {

/// Where the counters of a board lie: units that share a cell (and bank) are
/// fanned out from the lower left; leaders with them stand on top of them,
/// smaller, so that the units' factors can be read.
struct PlacedCounter
{
    int piece = -1;
    QRectF rect;
};

/// How many units and leaders share a place.
struct Stack
{
    int units = 0;
    int leaders = 0;
};
/// The counter's square for the n-th unit, or the n-th leader, of a stack
/// around that centre.
QRectF counterRect(QPointF centre, bool leader, int n, Stack stack);
/// The centre of a stack: the cell's, moved towards its bank.
QPointF stackCentre(const Board &board, const Place &place);
/// All counters of a board that stand on cells, lowest first.
std::vector<PlacedCounter> placedCounters(const Scenario &scenario, int board);
/// The piece that shows at a point of a board, -1 for none.
int pieceUnder(const Scenario &scenario, int board, QPointF map);
/// A piece's footprint on a table in map units, front edge first (left and
/// right front corner).
QPolygonF footprint(const Scenario &scenario, const Board &board, const Piece &piece);

} // namespace hotchkiss
