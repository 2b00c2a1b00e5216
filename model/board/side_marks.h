// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"

#include <cstdint>
#include <vector>

namespace hotchkiss {

/// How a feature lies on a side. For a directed one (slope, works) the high or protected cell is either the side's
/// canonical cell or the other one.
enum class Mark : std::uint8_t { None, Plain, HighHere, HighThere };

/// The marks of all kinds on one side, two bits a kind.
using MarkBits = std::uint32_t;
constexpr int maxMarkKinds = 16;

constexpr Mark markIn(MarkBits bits, int kind)
{
    return static_cast<Mark>((bits >> (2 * kind)) & 3U);
}
constexpr MarkBits withMark(MarkBits bits, int kind, Mark mark)
{
    return (bits & ~(MarkBits{3} << (2 * kind))) | (static_cast<MarkBits>(mark) << (2 * kind));
}

/// Features on the sides of a board, or links across them (roads, rivers through cells), by canonical side id.
/// A flat array that is allocated with the first mark.
class SideMarks
{
public:
    MarkBits at(SideId side) const { return m_bits.empty() ? 0 : m_bits[static_cast<std::size_t>(side)]; }
    Mark mark(SideId side, int kind) const { return markIn(at(side), kind); }
    bool has(SideId side, int kind) const { return mark(side, kind) != Mark::None; }
    bool empty() const { return m_bits.empty(); }

    /// sideCount is the board's; it sizes the array when it is first needed.
    void set(SideId side, MarkBits bits, int sideCount)
    {
        if (m_bits.empty()) {
            if (bits == 0)
                return;
            m_bits.assign(static_cast<std::size_t>(sideCount), 0);
        }
        m_bits[static_cast<std::size_t>(side)] = bits;
    }

    /// An array of nothing but zeros and no array mean the same.
    bool operator==(const SideMarks &other) const;

private:
    std::vector<MarkBits> m_bits;
};

} // namespace hotchkiss
