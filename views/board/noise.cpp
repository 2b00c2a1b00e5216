// SPDX-License-Identifier: MIT
#include "views/board/noise.h"

#include <array>
#include <cmath>

namespace hotchkiss {

std::uint32_t mixed(int x, int y, int seed)
{
    std::uint32_t h = static_cast<std::uint32_t>(x) * 0x9e3779b1U ^ static_cast<std::uint32_t>(y) * 0x85ebca77U ^
                      static_cast<std::uint32_t>(seed) * 0xc2b2ae3dU;
    h ^= h >> 15;
    h *= 0x2c1b3c6dU;
    h ^= h >> 12;
    h *= 0x297a2d39U;
    h ^= h >> 15;
    return h;
}

double chance(int x, int y, int seed)
{
    return mixed(x, y, seed) / 4294967296.0;
}

double smoothNoise(double x, double y, int seed)
{
    const double fx = std::floor(x);
    const double fy = std::floor(y);
    const int ix = static_cast<int>(fx);
    const int iy = static_cast<int>(fy);
    const auto ease = [](double t) { return t * t * (3 - 2 * t); };
    const double u = ease(x - fx);
    const double v = ease(y - fy);
    const double top = chance(ix, iy, seed) * (1 - u) + chance(ix + 1, iy, seed) * u;
    const double bottom = chance(ix, iy + 1, seed) * (1 - u) + chance(ix + 1, iy + 1, seed) * u;
    return (top * (1 - v) + bottom * v) * 2 - 1;
}

namespace {

/// The bends of a hand at the points of a lattice that repeats so far off that
/// nobody sees it; asked for countless times, so kept ready.
class Bends
{
public:
    Bends(int seedX, int seedY)
    {
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                m_bends[index(x, y)] = {chance(x, y, seedX) * 2 - 1, chance(x, y, seedY) * 2 - 1};
    }
    QPointF at(double x, double y) const
    {
        const double fx = std::floor(x);
        const double fy = std::floor(y);
        const int ix = static_cast<int>(fx);
        const int iy = static_cast<int>(fy);
        const auto ease = [](double t) { return t * t * (3 - 2 * t); };
        const double u = ease(x - fx);
        const double v = ease(y - fy);
        const QPointF top = m_bends[index(ix, iy)] * (1 - u) + m_bends[index(ix + 1, iy)] * u;
        const QPointF bottom = m_bends[index(ix, iy + 1)] * (1 - u) + m_bends[index(ix + 1, iy + 1)] * u;
        return top * (1 - v) + bottom * v;
    }

private:
    static constexpr int size = 128;
    static std::size_t index(int x, int y)
    {
        return static_cast<std::size_t>((y & (size - 1)) * size + (x & (size - 1)));
    }
    std::array<QPointF, size * size> m_bends;
};

} // namespace

QPointF warped(QPointF p, double strength)
{
    static const Bends broad(11, 21);
    static const Bends fine(12, 22);
    return p + (broad.at(p.x() * 0.9, p.y() * 0.9) * 0.10 + fine.at(p.x() * 3.7, p.y() * 3.7) * 0.035) * strength;
}

} // namespace hotchkiss
