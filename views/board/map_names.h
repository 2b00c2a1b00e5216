// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/map_text.h"
#include "views/board/paint_context.h"

#include <vector>

namespace hotchkiss {

/// A name as it is written on the map.
struct MapName
{
    QString text;
    Lettering lettering;
    QColor colour;
    QPointF at;
    double rotation = 0;
    bool river = false; ///< follows the water it stands by
    QPolygonF outline() const;
};

/// The names that are written at this scale: the designer's words first, large
/// before small, then the names of cells and objectives. What would be too
/// small to read, says what another name nearby says, or finds no free place,
/// is left out. Pieces do not count: names stay where they are while counters
/// move.
std::vector<MapName> placedNames(const PaintContext &context);

/// Where an objective's sign stands.
QPointF objectivePlace(const PaintContext &context, const Objective &objective);

} // namespace hotchkiss
