// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>

#include <cstdint>

namespace hotchkiss {

// Chance that is none: everything random in a picture is a function of where it
// is, so that any part of a map painted at any time shows the same trees.

/// A number well mixed from two coordinates and a seed.
std::uint32_t mixed(int x, int y, int seed);
/// The same as a fraction, 0 up to but without 1.
double chance(int x, int y, int seed);
/// Smooth noise between -1 and 1 with features about a unit across.
double smoothNoise(double x, double y, int seed);
/// A point moved as a hand would: what is near stays near, so lines warped
/// alike still meet.
QPointF warped(QPointF point, double strength = 1);

} // namespace hotchkiss
