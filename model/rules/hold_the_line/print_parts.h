// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"

namespace hotchkiss::hold_the_line {

// The printed parts of the system; see section 8 of its needs: scenario sheet, labels, layout, tiles, aid, tracks.

/// Green, black, gold as its letter G, B, O; empty for anything else.
std::string moraleLetter(std::string_view morale);
std::string moraleColour(std::string_view morale);

/// The edges of the board that belong to the sides (HL 8.4).
std::vector<print::EdgeStrip> ownEdges(const Scenario &scenario);
print::Card scenarioCard(const Scenario &scenario, const Charts &charts);
print::Card trackCard(const Scenario &scenario, const Charts &charts);
print::Card playerAid(const Scenario &scenario, const Charts &charts);
print::CounterSheet blockLabels(const Scenario &scenario, const Charts &charts);
/// The board with its tiles, in colours and in letters, and what of the box they use.
print::Card layoutCard(const Scenario &scenario, const Charts &charts);
/// Tiles to cut out: those the boards use, or the whole box.
print::TileSheet tilesInUse(const Scenario &scenario, const Charts &charts);
print::TileSheet tilesOfTheBox(const Scenario &scenario, const Charts &charts);

} // namespace hotchkiss::hold_the_line
