// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/action.h"
#include "model/engine/game.h"
#include "model/rules/battle_hymn/fault.h"
#include "model/rules/battle_hymn/fire.h"
#include "model/rules/battle_hymn/movement.h"

#include <vector>

namespace hotchkiss::battle_hymn {

/// Indices into the verbs of the rules.
enum class Do : std::uint8_t {
    Begin,
    Deploy,
    Ready,
    Combat,
    Draw,
    Move,
    Enter,
    Dismount,
    Mount,
    Rally,
    Place,
    Exit,
    EndTurn,
    TryRetreat,
    Stand,
    Bombard,
    EndBombard,
    RetreatFirst,
    EndRetreats,
    Allocate,
    Engage,
    EndCombat,
    Target,
    Fight,
    Check,
    Retreat,
    Advance,
    EndAdvance,
    SecondRound,
    Stop,
    Leave,
    Hold
};
constexpr int verbCount = 32;
std::vector<Verb> makeVerbs();

/// Everything that may be decided now, each once, in a fixed order.
void listActions(const Battle &battle, const Position &position, const ActionFilter &filter,
                 std::vector<Action> &actions);
/// The first rule the action breaks, or nullptr.
const Fault *judge(const Battle &battle, const Position &position, const Action &action);
/// A legal move or entry as it is listed: the cheapest way that ends and takes the same.
Action listedMove(const Battle &battle, const Position &position, const Action &action);
/// The path of a move or entry.
std::vector<HexId> pathOf(const Action &action);
/// The shares of an allocation as the action writes them, and those of a division.
Action allocation(int side, PieceIndex firer, const Shares &shares);

/// Whether anything but ending the turn can be done in a Movement Turn.
bool hasMove(const Battle &battle, const Position &position);
/// Why a unit may not rally, or come back in a hex (BH 10.5).
const Fault *judgeRally(const Battle &battle, const Position &position, PieceIndex unit);
std::vector<HexId> rallyHexes(const Battle &battle, const Position &position, PieceIndex unit);
/// Hexes a unit may be set up in anew before the first Hour (S0).
std::vector<HexId> deployHexes(const Battle &battle, const Position &position, PieceIndex unit);

} // namespace hotchkiss::battle_hymn
