// SPDX-License-Identifier: MIT
#pragma once

#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

#include <string>
#include <vector>

namespace hotchkiss::battle_hymn {

// How many markers are printed with a scenario and how many it needs, by the chart "marker_pool" (BH 2.2.3).

/// Copies of one face: at least the chart's, and one for each so many of the units that can use it.
int markerCopies(const Charts &charts, const std::string &row, int users);
/// The highest number on strength or demoralization markers: the chart's, or the highest SP less one.
int highestNumber(const Scenario &scenario, const Charts &charts, const std::string &row);

/// A face of which the game needs so many at once.
struct MarkerCount
{
    std::string row; ///< of the chart
    int number = 0;  ///< on its face; 0: none
    int printed = 0;
    int needed = 0;
};

/// All faces whose need depends on the scenario: strengths and demoralization at the start, Approach Fire, horses.
std::vector<MarkerCount> markerCounts(const Scenario &scenario, const Charts &charts);

/// Counters side by side in a row of a sheet, and blank ones printed after the units.
int countersInRow(const Charts &charts);
int spareCounters(const Charts &charts);

} // namespace hotchkiss::battle_hymn
