// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/map_text.h"
#include "views/board/paint_context.h"

#include <vector>

namespace hotchkiss {

class NameRoom;

/// Pixels a cell below which a map is an overview, and names may take what room they need to be read.
constexpr double farScale = 9;

/// A name as it is written on the map.
struct MapName
{
    QString text;
    Lettering lettering;
    QColor colour;
    QPointF at;
    double rotation = 0;
    bool river = false;  ///< follows the water it stands by
    bool onRoad = false; ///< names a road and belongs on it
    bool large = false;  ///< larger than drawn on paper, to be read from far off; stands over counters
    QPolygonF outline() const;
};

/// Whether two convex shapes overlap.
bool overlap(const QPolygonF &a, const QPolygonF &b);

/// The names that are written at this scale: the designer's words first, large
/// before small, then the names of cells and objectives. What would be too
/// small to read, says what another name nearby says, or finds no free place,
/// is left out. Names make way for counters, flags and the names of areas.
std::vector<MapName> placedNames(const PaintContext &context, const NameRoom &room);

/// Where names may stand whatever else is on the map: one rectangle a name. Names
/// whose rectangles meet may push one another.
std::vector<QRectF> nameZones(const Scenario &scenario, int board);

/// Where an objective's sign stands, and the room it takes.
QPointF objectivePlace(const PaintContext &context, const Objective &objective);
QRectF objectiveSign(const PaintContext &context, const Objective &objective);
/// The length of a flag's cloth.
double flagLength(const PaintContext &context);

} // namespace hotchkiss
