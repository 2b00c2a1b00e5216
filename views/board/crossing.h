// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/paint_context.h"

namespace hotchkiss {

/// A place where a way leads across water.
struct Crossing
{
    QPointF at;
    QPointF along;       ///< the way's direction, of length 1
    double water = 0.06; ///< how broad the water is
    double road = 0.085; ///< how broad the way is
};

void paintBridge(PaintContext &context, const Crossing &crossing);
void paintFord(PaintContext &context, const Crossing &crossing);

/// The crossing in a cell whose water runs through it: where road and water
/// meet, else straight across the water, else across the cell.
Crossing cellCrossing(const PaintContext &context, Offset cell);

} // namespace hotchkiss
