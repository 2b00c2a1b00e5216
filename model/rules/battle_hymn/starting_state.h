// SPDX-License-Identifier: MIT
#pragma once

#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

namespace hotchkiss::battle_hymn {

/// How a unit opens the scenario (BH 2.2.3, 3.4b): what is printed on it less what it has lost.
struct StartingState
{
    int printed = 0;
    int losses = 0;
    int demoralized = 0; ///< as the designer wrote it
    int holders = 0;     ///< SPs left with living horses
    bool shattered = false;
    bool eliminated = false;
    bool mountedCavalry = false;
    bool dismounted = false;

    int strength() const { return eliminated ? 0 : printed - losses - holders; }
    /// In a Shattered unit every SP counts as demoralized (BH 10.2.2b).
    int demoralizedNow() const { return shattered ? strength() : demoralized; }
    int intact() const { return strength() - demoralizedNow(); }
    int lost() const { return eliminated ? printed - holders : losses; }
};

StartingState startingState(const Scenario &scenario, const Piece &unit);
/// "infantry", "artillery", "horse_artillery" or "cavalry": dismounted or not, cavalry stays cavalry (BH 11.3m).
std::string unitType(const Scenario &scenario, const Piece &unit);
/// One third of the SPs before detaching, rounded down (BH 11.3f).
int dueHolders(const Scenario &scenario, const Charts &charts, const Piece &unit);

/// What a unit's starting state would score for its opponent; it is subtracted at the end (BH 14.2a, ER-h).
int startingPoints(const Scenario &scenario, const Charts &charts, const Piece &unit);
/// What is not counted for a side: the starting points of the units of its enemy, as computed.
int computedStartingPoints(const Scenario &scenario, const Charts &charts, std::string_view side);
/// The same, or the number the designer put in its place.
int startingPointsOf(const Scenario &scenario, const Charts &charts, std::string_view side);

} // namespace hotchkiss::battle_hymn
