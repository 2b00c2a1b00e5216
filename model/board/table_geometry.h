// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"

#include <vector>

namespace hotchkiss {

// Straight lines and polygons on an open table. Points are taken to the nearest 1/1024 of an inch and compared in whole
// numbers, so that no rounding decides whether a line of sight grazes a wood: touching counts as meeting.

/// Whether two segments have a point in common.
bool segmentsMeet(Point a, Point b, Point c, Point d);
/// Whether a point lies in a polygon or on its outline.
bool polygonContains(const std::vector<Point> &polygon, Point point);
/// Whether a segment has a point in common with a polygon, its inside or its outline.
bool meetsPolygon(const std::vector<Point> &polygon, Point a, Point b);
/// Whether a segment has a point in common with a polyline.
bool meetsPolyline(const std::vector<Point> &line, Point a, Point b);
/// How much of a segment lies inside a polygon, in inches.
double lengthInside(const std::vector<Point> &polygon, Point a, Point b);
/// How far a point is from a segment, in inches.
double distanceToSegment(Point point, Point a, Point b);

} // namespace hotchkiss
