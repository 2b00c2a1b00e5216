// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/starting_state.h"

#include "model/rules/battle_hymn/fields.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

std::string unitType(const Scenario &scenario, const Piece &unit)
{
    const std::string type = unitText(scenario, unit, "type");
    return scenario.system->pieceType(type) == nullptr ? std::string() : type;
}

StartingState startingState(const Scenario &scenario, const Piece &unit)
{
    StartingState state;
    state.printed = unitWhole(scenario, unit, "sp");
    state.losses = unitWhole(scenario, unit, "losses");
    state.demoralized = unitWhole(scenario, unit, "demoralized");
    state.shattered = unitFlag(scenario, unit, "shattered");
    state.eliminated = unitFlag(scenario, unit, "eliminated");
    const bool cavalry = unitType(scenario, unit) == "cavalry";
    state.dismounted = cavalry && unitFlag(scenario, unit, "dismounted");
    state.mountedCavalry = cavalry && !state.dismounted;
    if (state.dismounted && !unitFlag(scenario, unit, "horses_lost"))
        state.holders = unitWhole(scenario, unit, "holders");
    return state;
}

int dueHolders(const Scenario &scenario, const Charts &charts, const Piece &unit)
{
    const StartingState state = startingState(scenario, unit);
    const int divisor = std::max(1, charts.whole(charts.id("settings", "horse_holder_divisor")));
    return std::max(0, state.printed - state.losses) / divisor;
}

int startingPoints(const Scenario &scenario, const Charts &charts, const Piece &unit)
{
    const std::string type = unitType(scenario, unit);
    if (unit.kind != PieceKind::Unit || type.empty() || unitFlag(scenario, unit, "dummy"))
        return 0;
    const auto rate = [&](const char *row) { return charts.whole(charts.id("victory_points", row, type)); };
    const StartingState state = startingState(scenario, unit);
    const int lost = std::max(0, state.lost()) * rate("lost");
    if (state.eliminated)
        return lost;
    return lost + (state.shattered ? std::max(0, state.strength()) * rate("shattered")
                                   : std::max(0, state.demoralized) * rate("demoralized"));
}

int computedStartingPoints(const Scenario &scenario, const Charts &charts, std::string_view side)
{
    int points = 0;
    for (const Piece &unit : scenario.pieces) {
        const int owner = sideOf(scenario, unit.command);
        if (owner >= 0 && scenario.sides[static_cast<std::size_t>(owner)].id != side)
            points += startingPoints(scenario, charts, unit);
    }
    return points;
}

int startingPointsOf(const Scenario &scenario, const Charts &charts, std::string_view side)
{
    const Field *field = findField(scenario.system->scenarioFields, std::string(side) + "_start_vp");
    const Value value = field == nullptr ? Value(std::int64_t{-1}) : valueOr(scenario.info.fields, *field);
    const auto *stated = std::get_if<std::int64_t>(&value);
    return stated == nullptr || *stated < 0 ? computedStartingPoints(scenario, charts, side)
                                            : static_cast<int>(std::min<std::int64_t>(*stated, 9999));
}

} // namespace hotchkiss::battle_hymn
