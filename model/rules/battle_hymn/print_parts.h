// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"

namespace hotchkiss::battle_hymn {

// The printed parts of the system: markers with the counts a game needs, chart and sequence cards, track and boxes.

/// The place a counter is set up on, as it is printed on it: 0614, or 2B for the second Hour and entry area B (BH
/// 2.2.1b).
std::string setupCode(const Scenario &scenario, const Piece &piece);

print::CounterSheet unitSheet(const Scenario &scenario, const Charts &charts);
print::CounterSheet markerSheet(const Scenario &scenario, const Charts &charts);
print::Card chartCard(const Scenario &scenario, const Charts &charts);
print::Card sequenceCard(const Scenario &scenario);
print::Card trackCard(const Scenario &scenario);
print::Card setupCard(const Scenario &scenario, const Charts &charts, int side);

} // namespace hotchkiss::battle_hymn
