// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/battle_hymn/fault.h"
#include "model/rules/battle_hymn/position.h"

#include <vector>

namespace hotchkiss::battle_hymn {

// Combat Turns (BH 6): who may do what in their steps, and who fights whom.

/// Whether a defender may try to retreat before combat, and if not why (BH 6.1.1).
const Fault *judgeCavalryRetreat(const Battle &battle, const Position &position, PieceIndex unit);
/// Whether it is not free to stay without a try (BH 11.2b).
bool mustTryRetreat(const Battle &battle, const Position &position, PieceIndex unit);
/// Whether an attacker may bombard at all this turn, and then whom (BH 6.1.2, 9).
const Fault *mayBombard(const Battle &battle, const Position &position, PieceIndex unit);
const Fault *judgeBombardment(const Battle &battle, const Position &position, PieceIndex unit, HexId target);
/// Whether an attacker may go back before combat (BH 6.1.3).
const Fault *judgeRetreatFirst(const Battle &battle, const Position &position, PieceIndex unit);

/// All mandatory pairs between units that have not fought (BH 6.1.5a).
std::vector<Hostile> mandatoryPairs(const Battle &battle, const Position &position);
/// Those of them that are linked with an attacker, through any chain (BH 6.1.5b).
std::vector<Hostile> engagementOf(const std::vector<Hostile> &pairs, PieceIndex attacker);
/// Attackers by whom the Engagements are named: the first of each.
std::vector<PieceIndex> engagementNames(const std::vector<Hostile> &pairs);

/// Whether attacker and defender are adjacent and the defender's zone does not reach the attacker (BH 6.1.5d).
bool isOptional(const Battle &battle, const Position &position, PieceIndex attacker, PieceIndex defender);
/// Optional attackers with a defender, neither of whom is linked with anybody.
std::vector<Hostile> freePairs(const Battle &battle, const Position &position);
/// Optional targets that may still be taken in the Round that is prepared.
std::vector<Hostile> openPairs(const Battle &battle, const Position &position);
/// The pairs a Round begins with (BH 6.1.7c, 8.2a, R-40).
std::vector<Hostile> roundPairs(const Battle &battle, const Position &position);

struct AdvanceOption
{
    PieceIndex unit = noPiece;
    HexId hex = noHex;
    bool operator==(const AdvanceOption &) const = default;
};
/// Who may advance where after a Round (BH 8.1).
std::vector<AdvanceOption> advances(const Battle &battle, const Position &position);

/// Attackers who have to go back after combat, and those who may (BH 6.1.8, 6.1.9).
std::vector<PieceIndex> mustLeave(const Battle &battle, const Position &position);
std::vector<PieceIndex> mayLeave(const Battle &battle, const Position &position);

} // namespace hotchkiss::battle_hymn
