// SPDX-License-Identifier: MIT
#include "model/board/side_marks.h"

#include <algorithm>

namespace hotchkiss {

bool SideMarks::operator==(const SideMarks &other) const
{
    const auto isZero = [](MarkBits bits) { return bits == 0; };
    if (m_bits.empty() || other.m_bits.empty())
        return std::all_of(m_bits.begin(), m_bits.end(), isZero) &&
               std::all_of(other.m_bits.begin(), other.m_bits.end(), isZero);
    return m_bits == other.m_bits;
}

} // namespace hotchkiss
