// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QPainter>
#include <QString>

namespace hotchkiss {

/// The type symbol of a piece without its set: infantry, leader …
QString counterSymbol(const Scenario &scenario, const Piece &piece);
/// Draws one of resources/symbols ("nato-infantry") as large as fits; scale is
/// pixels a unit of the painter.
void paintSymbol(QPainter &painter, const QString &name, const QRectF &rect, double scale);

} // namespace hotchkiss
