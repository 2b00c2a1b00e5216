// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/name_room.h"

namespace hotchkiss {

/// How far from a name its river matters at most, in map units.
constexpr double riverReach = 5;

/// Writes a name beside the water that runs past it, letter by letter along the course, where no counter hides it.
/// False, and nothing written, when no water is near or its course is too short or too crooked for the name.
bool writeAlongRiver(PaintContext &context, const MapName &name, const NameRoom &room);

} // namespace hotchkiss
