// SPDX-License-Identifier: MIT
#include "model/board/table_geometry.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

PlanePoint exact(Point p)
{
    constexpr double grain = 1024;
    constexpr double far = 1e9; // keeps products of differences inside 64 bits
    return {static_cast<std::int64_t>(std::llround(std::clamp(p.x * grain, -far, far))),
            static_cast<std::int64_t>(std::llround(std::clamp(p.y * grain, -far, far)))};
}

/// Above 0: c lies to one hand of the line from a to b, below 0 to the other, 0: on it.
int turn(PlanePoint a, PlanePoint b, PlanePoint c)
{
    const std::int64_t cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return cross > 0 ? 1 : cross < 0 ? -1 : 0;
}

/// Whether a point of the line through a and b lies between them.
bool isBetween(PlanePoint a, PlanePoint b, PlanePoint c)
{
    return std::min(a.x, b.x) <= c.x && c.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= c.y &&
           c.y <= std::max(a.y, b.y);
}

bool meet(PlanePoint a, PlanePoint b, PlanePoint c, PlanePoint d)
{
    const int c1 = turn(a, b, c);
    const int d1 = turn(a, b, d);
    const int a1 = turn(c, d, a);
    const int b1 = turn(c, d, b);
    if (c1 * d1 < 0 && a1 * b1 < 0)
        return true;
    return (c1 == 0 && isBetween(a, b, c)) || (d1 == 0 && isBetween(a, b, d)) || (a1 == 0 && isBetween(c, d, a)) ||
           (b1 == 0 && isBetween(c, d, b));
}

/// Where along a to b, from 0 to 1, the line through c and d crosses it; none when they are parallel.
void addCrossing(Point a, Point b, Point c, Point d, std::vector<double> &at)
{
    const double bx = b.x - a.x;
    const double by = b.y - a.y;
    const double dx = d.x - c.x;
    const double dy = d.y - c.y;
    const double area = bx * dy - by * dx;
    if (area == 0)
        return;
    const double along = ((c.x - a.x) * dy - (c.y - a.y) * dx) / area;
    if (along > 0 && along < 1)
        at.push_back(along);
}

} // namespace

bool segmentsMeet(Point a, Point b, Point c, Point d)
{
    return meet(exact(a), exact(b), exact(c), exact(d));
}

bool polygonContains(const std::vector<Point> &polygon, Point point)
{
    const PlanePoint p = exact(point);
    bool inside = false;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const PlanePoint a = exact(polygon[i]);
        const PlanePoint b = exact(polygon[(i + 1) % polygon.size()]);
        const int hand = turn(a, b, p);
        if (hand == 0 && isBetween(a, b, p))
            return true;
        // A ray to the right passes the edges that span the point's height and have it on their left.
        if ((a.y > p.y) != (b.y > p.y) && hand == (b.y > a.y ? 1 : -1))
            inside = !inside;
    }
    return inside;
}

bool meetsPolyline(const std::vector<Point> &line, Point a, Point b)
{
    for (std::size_t i = 1; i < line.size(); ++i)
        if (segmentsMeet(line[i - 1], line[i], a, b))
            return true;
    return false;
}

bool meetsPolygon(const std::vector<Point> &polygon, Point a, Point b)
{
    if (polygon.empty())
        return false;
    return polygonContains(polygon, a) || meetsPolyline(polygon, a, b) ||
           segmentsMeet(polygon.back(), polygon.front(), a, b);
}

double lengthInside(const std::vector<Point> &polygon, Point a, Point b)
{
    std::vector<double> at{0, 1};
    for (std::size_t i = 0; i < polygon.size(); ++i)
        addCrossing(a, b, polygon[i], polygon[(i + 1) % polygon.size()], at);
    std::sort(at.begin(), at.end());
    double share = 0;
    for (std::size_t i = 1; i < at.size(); ++i) {
        const double middle = (at[i - 1] + at[i]) / 2;
        if (polygonContains(polygon, {a.x + middle * (b.x - a.x), a.y + middle * (b.y - a.y)}))
            share += at[i] - at[i - 1];
    }
    return share * std::hypot(b.x - a.x, b.y - a.y);
}

double distanceToSegment(Point p, Point a, Point b)
{
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double t = square == 0 ? 0 : std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0.0, 1.0);
    return std::hypot(a.x + t * dx - p.x, a.y + t * dy - p.y);
}

} // namespace hotchkiss
