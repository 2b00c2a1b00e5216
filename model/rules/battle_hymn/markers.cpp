// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/markers.h"

#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/starting_state.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

constexpr const char *pool = "marker_pool";

template <typename Test>
int countUnits(const Scenario &scenario, Test test)
{
    return static_cast<int>(std::ranges::count_if(
        scenario.pieces, [&](const Piece &piece) { return piece.kind == PieceKind::Unit && test(piece); }));
}

/// Units that show the number on that marker when the game opens.
int showing(const Scenario &scenario, const std::string &row, int number)
{
    return countUnits(scenario, [&](const Piece &unit) {
        const StartingState state = startingState(scenario, unit);
        if (state.eliminated || state.shattered)
            return row == "strength" && state.strength() == number && number < state.printed && !state.eliminated;
        return row == "strength" ? state.strength() == number && number < state.printed : state.demoralized == number;
    });
}

} // namespace

int markerCopies(const Charts &charts, const std::string &row, int users)
{
    const int least = charts.whole(charts.id(pool, row, "copies"));
    const std::optional<int> each = charts.wholeOrNone(charts.id(pool, row, "units_per_copy"));
    return std::max(least, each && *each > 0 ? (users + *each - 1) / *each : 0);
}

int highestNumber(const Scenario &scenario, const Charts &charts, const std::string &row)
{
    int highest = 0;
    for (const Piece &piece : scenario.pieces)
        if (piece.kind == PieceKind::Unit)
            highest = std::max(highest, unitWhole(scenario, piece, "sp"));
    return std::min(charts.wholeOrNone(charts.id(pool, row, "highest")).value_or(highest - 1), highest - 1);
}

std::vector<MarkerCount> markerCounts(const Scenario &scenario, const Charts &charts)
{
    std::vector<MarkerCount> counts;
    for (const char *row : {"strength", "demoralization"})
        for (int number = std::max(1, charts.wholeOrNone(charts.id(pool, row, "lowest")).value_or(1));
             number <= highestNumber(scenario, charts, row); ++number) {
            const int users =
                countUnits(scenario, [&](const Piece &unit) { return unitWhole(scenario, unit, "sp") > number; });
            counts.push_back({row, number, markerCopies(charts, row, users), showing(scenario, row, number)});
        }
    const int units = countUnits(scenario, [](const Piece &) { return true; });
    const int approached =
        countUnits(scenario, [&](const Piece &unit) { return !unitText(scenario, unit, "approach_firers").empty(); });
    counts.push_back({"approach_fire", 0, markerCopies(charts, "approach_fire", units), approached});
    const int cavalry = countUnits(scenario, [&](const Piece &unit) { return unitType(scenario, unit) == "cavalry"; });
    counts.push_back({"horses", 0, markerCopies(charts, "horses", cavalry), cavalry});
    return counts;
}

int countersInRow(const Charts &charts)
{
    return std::max(1, charts.whole(charts.id("counter_sheet", "row")));
}

int spareCounters(const Charts &charts)
{
    return std::max(0, charts.whole(charts.id("counter_sheet", "spares")));
}

} // namespace hotchkiss::battle_hymn
