// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/play_session.h"
#include "model/engine/player.h"

#include <string>
#include <vector>

namespace hotchkiss {

/// Lets computer players act until the game is over or a human has to decide; one spec a side. False when told to stop.
bool playOn(PlaySession &session, const std::vector<PlayerSpec> &players, const Thinking &thinking = {});

/// The players of a list "union=greedy,confederate=random"; sides that are not named are played by `others`.
Result<std::vector<PlayerSpec>> parsePlayers(const Scenario &scenario, std::string_view list,
                                             const PlayerSpec &others = {});

/// Everything that happened up to the present moment and how it stands, for people: the same game gives the same bytes.
std::string playthroughText(const PlaySession &session);

} // namespace hotchkiss
