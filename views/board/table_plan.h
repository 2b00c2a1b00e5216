// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/outline.h"

namespace hotchkiss {

/// Inches that are drawn like one cell of a map, so that trees, roads and names
/// have their usual proportions.
constexpr double tableUnit = 4;

/// How a kind of terrain on a table is drawn. Finer than the declared look,
/// where several kinds share one.
enum class TableLook {
    Field,
    Meadow,
    Corn,
    Orchard,
    Woods,
    DenseWoods,
    Marsh,
    Rough,
    Fort,
    Building,
    StoneBuilding,
    Hill,
    Water,
    Road,
    Bridge,
    Railroad,
    Stream,
    River,
    Wall,
    HighWall,
    Fence,
    Works,
    Cut
};
TableLook tableLook(const ShapeType &type);

/// A shape of a table as it is drawn: in table units, y down, smoothed as its
/// kind asks.
struct PlannedShape
{
    TableLook look = TableLook::Field;
    Curve line;       ///< closed shapes end where they begin
    double width = 0; ///< of a road or of water
    int level = 0;
    QRectF box;
    bool contains(QPointF point) const;
};
using TablePlan = std::vector<PlannedShape>;

/// The shapes that may show in a context whose units are table units.
TablePlan planTable(const PaintContext &context);

/// The distance from a point to a curve, or something larger than `enough`.
double distanceTo(const PlannedShape &shape, QPointF point, double enough);

void paintTableHills(PaintContext &context, const TablePlan &plan);
void paintTableGround(PaintContext &context, const TablePlan &plan);
void paintTableWater(PaintContext &context, const TablePlan &plan);
void paintTableRoads(PaintContext &context, const TablePlan &plan);
void paintTableWorks(PaintContext &context, const TablePlan &plan);
void paintTableBuildings(PaintContext &context, const TablePlan &plan);
void paintTableGrid(PaintContext &context);

} // namespace hotchkiss
