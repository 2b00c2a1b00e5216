// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/event.h"
#include "model/rules/battle_hymn/position.h"

#include <vector>

namespace hotchkiss::battle_hymn {

/// One summand of the To Hit Chance, in the order of BH 6.2.2b.
struct HitTerm
{
    const char *what; ///< marked for translation; %1 the terrain
    int value = 0;
    const char *rule;
};

/// The number a die may not exceed, and what it is made of.
struct HitChance
{
    int need = 0;
    std::vector<HitTerm> terms; ///< only when asked for

    /// Chance of one die (BH 6.2.3a).
    double chance(const Battle &battle) const;
};

/// Of fire from one hex at another, adjacent or not.
HitChance hitChance(const Battle &battle, const Position &position, PieceIndex firer, PieceIndex target, bool approach,
                    bool withTerms = false);
/// The modifier of the features that fire meets before the target (BH 6.5.2, R-19).
int sideModifier(const Battle &battle, HexId from, HexId to, bool artillery);
Arm fireArm(const Battle &battle, const Position &position, PieceIndex unit);

/// SPs of a firer for each of those it has to divide its fire over; some shares may be lost.
struct Share
{
    PieceIndex enemy = noPiece;
    int dice = 0;
    bool lost = false; ///< the enemy only masks
    bool operator==(const Share &) const = default;
};
using Shares = std::vector<Share>;

/// Everybody a firer divides its SPs over: the targets, and the enemies who mask them (BH 6.1.4j, R-39).
Shares sharesOf(const Battle &battle, const Position &position, PieceIndex firer,
                const std::vector<PieceIndex> &targets);
/// All ways of dividing them as evenly as possible (BH 6.3.1); those that differ only in what is lost count once.
std::vector<Shares> divisions(const Position &position, PieceIndex firer, const Shares &over);

/// The targets of a unit in the fire that is prepared.
std::vector<PieceIndex> targetsOf(const Battle &battle, const Position &position, PieceIndex firer);
/// Units that fire, attackers first.
std::vector<PieceIndex> firers(const Battle &battle, const Position &position);

} // namespace hotchkiss::battle_hymn
