// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"

namespace hotchkiss {

/// From a picture's pixels to map units, and back.
Point underlayToMap(const Underlay &underlay, Point pixel);
Point mapToUnderlay(const Underlay &underlay, Point map);

/// The underlay scaled about a point of the map that stays, or turned about it (degrees clockwise).
Underlay scaledAbout(Underlay underlay, Point still, double factor);
Underlay turnedAbout(Underlay underlay, Point still, double degrees);

/// Two points of the map as the picture lies now, and where they belong: the picture is moved, scaled and turned so
/// that both come to lie there. Unchanged when the two points of either pair are one.
Underlay alignedTo(const Underlay &underlay, Point first, Point firstBelongs, Point second, Point secondBelongs);

} // namespace hotchkiss
