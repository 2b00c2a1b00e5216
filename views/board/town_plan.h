// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/paint_context.h"

#include <vector>

namespace hotchkiss {

enum class TownSize { House, Town, City };

/// The buildings of a cell, as plans in map units: along its streets where
/// roads lead through, else round a square.
std::vector<QPolygonF> townPlan(const PaintContext &context, Offset cell, TownSize size);

} // namespace hotchkiss
