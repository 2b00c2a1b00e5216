// SPDX-License-Identifier: MIT
#include "model/board/underlay.h"

#include <cmath>
#include <numbers>

namespace hotchkiss {

namespace {

Point turned(Point p, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return {p.x * std::cos(angle) - p.y * std::sin(angle), p.x * std::sin(angle) + p.y * std::cos(angle)};
}

} // namespace

Point underlayToMap(const Underlay &underlay, Point pixel)
{
    const Point p = turned({pixel.x * underlay.scale, pixel.y * underlay.scale}, underlay.rotation);
    return {underlay.at.x + p.x, underlay.at.y + p.y};
}

Point mapToUnderlay(const Underlay &underlay, Point map)
{
    const Point p = turned({map.x - underlay.at.x, map.y - underlay.at.y}, -underlay.rotation);
    return {p.x / underlay.scale, p.y / underlay.scale};
}

Underlay scaledAbout(Underlay underlay, Point still, double factor)
{
    underlay.at = {still.x + (underlay.at.x - still.x) * factor, still.y + (underlay.at.y - still.y) * factor};
    underlay.scale *= factor;
    return underlay;
}

Underlay turnedAbout(Underlay underlay, Point still, double degrees)
{
    const Point p = turned({underlay.at.x - still.x, underlay.at.y - still.y}, degrees);
    underlay.at = {still.x + p.x, still.y + p.y};
    underlay.rotation = std::remainder(underlay.rotation + degrees, 360);
    return underlay;
}

Underlay alignedTo(const Underlay &underlay, Point first, Point firstBelongs, Point second, Point secondBelongs)
{
    const double from = std::hypot(second.x - first.x, second.y - first.y);
    const double to = std::hypot(secondBelongs.x - firstBelongs.x, secondBelongs.y - firstBelongs.y);
    if (from < 1e-9 || to < 1e-9)
        return underlay;
    const double angle = std::atan2(secondBelongs.y - firstBelongs.y, secondBelongs.x - firstBelongs.x) -
                         std::atan2(second.y - first.y, second.x - first.x);
    Underlay out = turnedAbout(scaledAbout(underlay, first, to / from), first, angle * 180 / std::numbers::pi);
    out.at = {out.at.x + firstBelongs.x - first.x, out.at.y + firstBelongs.y - first.y};
    return out;
}

} // namespace hotchkiss
