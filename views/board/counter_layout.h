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

/// Where the counters of a board lie: pieces that share a cell (and bank) are
/// fanned out from the lower left.
struct PlacedCounter
{
    int piece = -1;
    QRectF rect;
};

/// The counter's square for the n-th of count pieces in a place around that
/// centre.
QRectF counterRect(QPointF centre, int n, int count);
/// The centre of a stack: the cell's, moved towards its bank.
QPointF stackCentre(const Board &board, const Place &place);
/// All counters of a board that stand on cells, lowest first.
std::vector<PlacedCounter> placedCounters(const Scenario &scenario, int board);
/// A piece's footprint on a table in map units, front edge first (left and
/// right front corner).
QPolygonF footprint(const Scenario &scenario, const Board &board, const Piece &piece);

} // namespace hotchkiss
