// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/paint_context.h"

#include <functional>
#include <vector>

namespace hotchkiss {

/// Cells that belong together, as one shape with rounded, hand-drawn edges.
/// What a cell contributes depends on its neighbours alone, so a shape looks
/// the same whatever part of the board is painted.
struct Region
{
    QPainterPath area;
    QPainterPath edge; ///< only the outer line, in pieces from side to side
    bool empty() const { return area.isEmpty(); }
};
Region traceRegion(const PaintContext &context, const std::function<bool(Offset)> &belongs);
/// Lays a look's wash and edge over a region.
void paintRegion(PaintContext &context, GroundLook look, const Region &region);
/// A line of even width along pieces of a line, for those that meet without a
/// bend: much quicker than a stroke with caps and joins.
void strokeBroad(PaintContext &context, const QPainterPath &line, const QColor &colour, double width);

/// A curve along sides or through a cell, as points close enough to be drawn
/// straight between.
using Curve = std::vector<QPointF>;
/// A curve from the middle of one side round a corner to the middle of another,
/// warped like the regions are.
Curve roundCorner(QPointF from, QPointF corner, QPointF to, int steps);
Curve straight(QPointF from, QPointF to, int steps);
void addTo(QPainterPath &path, const Curve &curve);
double lengthOf(const Curve &curve);
/// The point that far along, and the direction there.
struct Station
{
    QPointF at;
    QPointF direction;
};
Station stationAt(const Curve &curve, double distance);
/// How finely to divide curves at a scale.
int curveSteps(double scale);

/// A corner of the grid with the sides that meet there.
struct Joint
{
    struct Arm
    {
        SideId side = noSide;
        QPointF middle; ///< of the side
    };
    QPointF at;
    std::array<Arm, 4> arms;
    int count = 0;
    bool onRim = false;
};
/// Calls once for every corner that may show; arms are those sides for which
/// wanted is true.
void forEachJoint(const PaintContext &context, const std::function<bool(SideId)> &wanted,
                  const std::function<void(const Joint &)> &use);

} // namespace hotchkiss
