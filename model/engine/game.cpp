// SPDX-License-Identifier: MIT
#include "model/engine/game.h"

namespace hotchkiss {

std::optional<Refusal> tryApply(std::unique_ptr<Game> &game, const Action &action, Dice &dice, Events *events)
{
    if (std::optional<Refusal> refusal = game->check(action))
        return refusal;
    std::unique_ptr<Game> next = game->clone();
    const std::size_t reported = events != nullptr ? events->size() : 0;
    try {
        next->apply(action, dice, events);
    } catch (const DiceError &error) {
        if (events != nullptr)
            events->resize(reported);
        return Refusal{"DICE", {}, Text(std::string(error.what()))};
    }
    game = std::move(next);
    return std::nullopt;
}

} // namespace hotchkiss
