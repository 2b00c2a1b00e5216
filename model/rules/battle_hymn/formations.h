// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <optional>

namespace hotchkiss::battle_hymn {

// A formation is the command a unit belongs to directly; the command above it is the larger one its Movement Turn
// marker names (BH 2.2.2, 2.2.3a).

/// Indices of a formation's units.
std::vector<std::size_t> unitsOf(const Scenario &scenario, const Command &formation);
/// Whether the command is one: it has units, or is of the level the system calls so.
bool isFormation(const Scenario &scenario, const Command &command);
/// Name of the command above; empty below a side.
std::string largerCommand(const Scenario &scenario, const Command &formation);

/// The first Hour that is played.
int firstHour(const Scenario &scenario);
/// The last one; as many as the track has where the scenario names none.
int lastHour(const Scenario &scenario);
/// The first Hour one of its units is on the map or due, no earlier than the first played; nothing when none ever is.
std::optional<int> firstPresence(const Scenario &scenario, const Command &formation);
/// The Hour its marker joins the cup: the designer's, or else that of its first unit (BH 2.2.3a).
int markerHour(const Scenario &scenario, const Command &formation);

} // namespace hotchkiss::battle_hymn
