// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/dice.h"

#include <QPainter>
#include <QPalette>

namespace hotchkiss {

/// One die as it lies on the table: pips up to six faces, a figure in a hexagon for ten, in a diamond for others.
void paintDie(QPainter &painter, const QRectF &rect, const Dice::Roll &roll);
/// A row of dice from the left, as many as fit; the rest are told by a figure. Returns the width used.
double paintDice(QPainter &painter, const QRectF &rect, const std::vector<Dice::Roll> &rolls, const QPalette &palette);
/// How wide such a row would be at that height.
double diceWidth(const std::vector<Dice::Roll> &rolls, double height);

} // namespace hotchkiss
