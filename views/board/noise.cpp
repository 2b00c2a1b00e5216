// SPDX-License-Identifier: MIT
#include "views/board/noise.h"

#include <cmath>

namespace hotchkiss {

std::uint32_t mixed(int x, int y, int seed) {
  std::uint32_t h = static_cast<std::uint32_t>(x) * 0x9e3779b1U ^
                    static_cast<std::uint32_t>(y) * 0x85ebca77U ^
                    static_cast<std::uint32_t>(seed) * 0xc2b2ae3dU;
  h ^= h >> 15;
  h *= 0x2c1b3c6dU;
  h ^= h >> 12;
  h *= 0x297a2d39U;
  h ^= h >> 15;
  return h;
}

double chance(int x, int y, int seed) {
  return mixed(x, y, seed) / 4294967296.0;
}

double smoothNoise(double x, double y, int seed) {
  const double fx = std::floor(x);
  const double fy = std::floor(y);
  const int ix = static_cast<int>(fx);
  const int iy = static_cast<int>(fy);
  const auto ease = [](double t) { return t * t * (3 - 2 * t); };
  const double u = ease(x - fx);
  const double v = ease(y - fy);
  const double top =
      chance(ix, iy, seed) * (1 - u) + chance(ix + 1, iy, seed) * u;
  const double bottom =
      chance(ix, iy + 1, seed) * (1 - u) + chance(ix + 1, iy + 1, seed) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

QPointF warped(QPointF p, double strength) {
  // A broad bend and a fine tremble.
  const double bx = smoothNoise(p.x() * 0.9, p.y() * 0.9, 11) * 0.10 +
                    smoothNoise(p.x() * 3.7, p.y() * 3.7, 12) * 0.035;
  const double by = smoothNoise(p.x() * 0.9, p.y() * 0.9, 21) * 0.10 +
                    smoothNoise(p.x() * 3.7, p.y() * 3.7, 22) * 0.035;
  return {p.x() + bx * strength, p.y() + by * strength};
}

} // namespace hotchkiss
