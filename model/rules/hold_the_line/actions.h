// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/action.h"
#include "model/engine/game.h"
#include "model/rules/hold_the_line/fault.h"
#include "model/rules/hold_the_line/movement.h"

#include <vector>

namespace hotchkiss::hold_the_line {

/// Indices into the verbs of the rules. Those up to EndTurn are decisions of the side on turn, the others answers.
enum class Do : std::uint8_t {
    Begin,
    Move,
    Lead,
    Fire,
    Close,
    Rally,
    Haul,
    EndActivation,
    EndTurn,
    Retreat,
    Displace,
    Follow,
    Withdraw,
    Advance,
    Place,
    Enter
};
constexpr int verbCount = 16;
std::vector<Verb> makeVerbs();

/// Everything that may be decided now, each once, in a fixed order.
void listActions(const Battle &battle, const Position &position, const ActionFilter &filter,
                 std::vector<Action> &actions);
/// Whether the side on turn can do anything but end its turn (HL 6.2.7b).
bool hasAction(const Battle &battle, const Position &position);
/// The first rule the action breaks, or nullptr.
const Fault *judge(const Battle &battle, const Position &position, const Action &action);
/// The path of a legal move as it is listed, with its mode: the cheapest that ends and takes the same.
Action listedMove(const Battle &battle, const Position &position, const Action &action, Mode &mode);

/// The path of a move action, which follows the leader's place among the arguments of Do::Move.
std::vector<HexId> pathOf(const Action &action);
/// The counter in a hex, or the number of counters when there is none.
std::size_t counterAt(const Position &position, HexId hex);

} // namespace hotchkiss::hold_the_line
