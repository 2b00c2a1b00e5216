// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/game.h"
#include "model/text.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace hotchkiss {

/// Where a player that thinks long reports to, and how it is told to stop.
struct Thinking
{
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; ///< 0 to 1, called from the thread that thinks
};

/// Somebody who decides for a side. Keeps nothing between decisions: the same game, side and random numbers give the
/// same action (unless its budget is a time).
class Player
{
public:
    virtual ~Player() = default;
    /// A legal action of the side, which must have the decision. When told to stop it answers with the best so far.
    virtual Action choose(const Game &game, int side, Pcg &random, const Thinking &thinking = {}) const = 0;
};

/// Who plays, as people write it: human, random, greedy, search, search:500 (look-aheads a decision), search:2s.
struct PlayerSpec
{
    enum class Kind : std::uint8_t { Human, Random, Greedy, Search };
    Kind kind = Kind::Human;
    int nodes = 400;
    double seconds = 0; ///< instead of the nodes when above 0
    bool operator==(const PlayerSpec &) const = default;
};

Result<PlayerSpec> parsePlayer(std::string_view text);
std::string playerText(const PlayerSpec &spec);
/// Nothing for a human.
std::unique_ptr<Player> makePlayer(const PlayerSpec &spec);

/// The first side that has the decision; -1 when the game is over.
int firstToDecide(const Game &game);

} // namespace hotchkiss
