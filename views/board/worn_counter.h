// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QColor>
#include <QPainter>
#include <QRectF>

#include <string>
#include <vector>

namespace hotchkiss {

/// What has become of a unit, as its fields tell it.
struct CounterState
{
    int lost = 0;   ///< of its strength, or away from it
    int shaken = 0; ///< of what is left
    bool underFire = false;
    bool dismounted = false;
    bool operator==(const CounterState &) const = default;
};
CounterState counterState(const Piece &piece);

/// The piece with what is lost taken off the strength, which is the first number on a counter.
Piece withPresentStrength(const Scenario &scenario, const Piece &piece);

/// Small tags beside the symbol of a counter, whose square is 1 by 1.
void paintState(QPainter &painter, const CounterState &state, double scale);

/// The cell where a unit's horses are held, or noCell.
Cell horsesOf(const Scenario &scenario, int board, const Piece &piece);
/// The square of their marker in a cell around that centre: at its edge, where a counter leaves it to be seen.
QRectF horsesRect(QPointF centre);

} // namespace hotchkiss
