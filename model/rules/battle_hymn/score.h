// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/battle_hymn/position.h"

namespace hotchkiss::battle_hymn {

/// What a side has scored so far: the state of its enemy, objectives and exits (BH 14.2, ER-h).
struct Score
{
    int enemy = 0; ///< VP for the SPs of the enemy, as they are now
    int start = 0; ///< taken off for what they had lost before
    int objectives = 0;
    int exits = 0;
    int total() const { return enemy - start + objectives + exits; }
};
Score scoreOf(const Battle &battle, const Position &position, int side);

/// The test of the victory conditions; nothing while the game goes on.
std::optional<Verdict> testVictory(const Battle &battle, const Position &position, int hour, bool atEnd);
/// Whether a side has anybody on the map, waiting or due (P7).
bool hasAnybody(const Battle &battle, const Position &position, int side);

} // namespace hotchkiss::battle_hymn
