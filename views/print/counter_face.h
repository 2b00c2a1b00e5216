// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"
#include "views/board/map_style.h"

#include <QPainter>
#include <QRectF>

namespace hotchkiss {

/// Paints one face of a counter into a square of millimetres, its colours running over the edge by the bleed.
void paintCounterFace(QPainter &painter, const Scenario &scenario, const print::CounterFace &face, const QRectF &rect,
                      double bleed, const MapStyle &style, double dots);

} // namespace hotchkiss
