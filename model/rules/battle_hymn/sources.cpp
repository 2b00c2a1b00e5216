// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/sources.h"

#include "model/scenario/arrivals.h"

namespace hotchkiss::battle_hymn {

std::optional<Arm> armOf(const Scenario &scenario, const Piece &piece)
{
    const std::string type = textOr(piece.fields, scenario.system->unitFields, "type");
    for (std::size_t arm = 0; arm < arms; ++arm)
        if (type == armName(static_cast<Arm>(arm)))
            return static_cast<Arm>(arm);
    return std::nullopt;
}

int allowanceOf(const Scenario &scenario, const Charts &charts, const Piece &piece)
{
    if (const auto found = piece.fields.find("ma"); found != piece.fields.end())
        if (const auto *own = std::get_if<std::int64_t>(&found->second); own != nullptr && *own > 0)
            return static_cast<int>(*own);
    const Arm arm = armOf(scenario, piece).value_or(Arm::Infantry);
    return charts.whole(charts.id("movement_allowance", armName(arm), "ma"));
}

int formationOf(const Scenario &scenario, const Piece &piece)
{
    return findCommand(scenario, piece.command);
}

int hourOf(const Scenario &scenario, const Piece &piece)
{
    int hour = 0;
    for (const Arrival &arrival : scenario.arrivals)
        if (!arrival.withdrawal && comesWith(scenario, arrival, piece) && (hour == 0 || arrival.turn < hour))
            hour = arrival.turn;
    return hour;
}

} // namespace hotchkiss::battle_hymn
