// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"
#include "views/board/map_style.h"

#include <QPainter>

namespace hotchkiss {

/// One counter as paintCounter paints it, but to be cut out: it fills the whole square (0,0)-(1,1), without shadow,
/// rounded corners and outline.
void paintFlatCounter(QPainter &painter, const Scenario &scenario, const Piece &piece, const MapStyle &style,
                      double scale);

} // namespace hotchkiss
