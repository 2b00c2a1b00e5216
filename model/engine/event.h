// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/action.h"
#include "model/engine/dice.h"
#include "model/scenario/scenario.h"

#include <string>
#include <vector>

namespace hotchkiss {

/// Something that happened in a game, for the log, the board and whoever counts: what, who, where, rolls, rule.
struct Event
{
    enum class Kind : std::uint8_t {
        Note,    ///< a turn begins, a phase ends
        Move,    ///< a piece has another place
        Attack,  ///< fire, bombardment, close combat
        Loss,    ///< strength lost or gained
        Removed, ///< a piece has left the game
        Roll,    ///< dice that belong to nothing else
        Score,   ///< victory points
        Over     ///< the game has ended
    };
    Kind kind = Kind::Note;
    Text what;
    std::string rule; ///< "HL 8.3.3c"
    int side = -1;
    PieceIndex piece = noPiece;
    Place place;                   ///< where it is shown
    std::vector<Dice::Roll> rolls; ///< those it was decided by
    bool operator==(const Event &) const = default;
};
using Events = std::vector<Event>;

/// Why an action is not allowed. Never changes a game.
struct Refusal
{
    std::string key;  ///< stable, for programs: "HEX_LIMIT"
    std::string rule; ///< "HL 6.2.6a"
    Text reason;
    bool operator==(const Refusal &) const = default;
};

/// One summand of a number a player wants to know, with the rule it comes from.
struct Term
{
    Text what;
    double value = 0;
    std::string rule;
    std::string text; ///< shown instead of the value where that is no number ("5+", "blocked")
    bool operator==(const Term &) const = default;
};

} // namespace hotchkiss
