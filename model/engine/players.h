// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/player.h"

#include <vector>

namespace hotchkiss {

/// Any legal action, all as likely.
class RandomPlayer : public Player
{
public:
    Action choose(const Game &game, int side, Pcg &random, const Thinking &thinking = {}) const override;
};

/// The action after which the system's own measure stands best, averaged over a few rolls of the dice.
class GreedyPlayer : public Player
{
public:
    explicit GreedyPlayer(int samples = 4)
        : m_samples(samples)
    {}
    Action choose(const Game &game, int side, Pcg &random, const Thinking &thinking = {}) const override;

private:
    int m_samples;
};

/// Monte Carlo tree search that samples the dice anew on each descent (open loop), so that it needs to know nothing of
/// a game but its contract. What is worth a try comes first by a look one step ahead.
class SearchPlayer : public Player
{
public:
    explicit SearchPlayer(const PlayerSpec &spec)
        : m_spec(spec)
    {}
    Action choose(const Game &game, int side, Pcg &random, const Thinking &thinking = {}) const override;

private:
    PlayerSpec m_spec;
};

/// How a side stands on average after each action; the same dice for all of them, fewer where none are rolled.
std::vector<double> lookAhead(const Game &game, int side, const std::vector<Action> &actions, int samples, Pcg &random);

} // namespace hotchkiss
