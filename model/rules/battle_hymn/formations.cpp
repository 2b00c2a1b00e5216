// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/formations.h"

#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/setup_code.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

std::vector<std::size_t> unitsOf(const Scenario &scenario, const Command &formation)
{
    std::vector<std::size_t> units;
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i)
        if (scenario.pieces[i].kind == PieceKind::Unit && scenario.pieces[i].command == formation.id)
            units.push_back(i);
    return units;
}

bool isFormation(const Scenario &scenario, const Command &command)
{
    return command.level == "formation" || !unitsOf(scenario, command).empty();
}

std::string largerCommand(const Scenario &scenario, const Command &formation)
{
    const int above = findCommand(scenario, formation.parent);
    return above < 0 ? std::string() : scenario.commands[static_cast<std::size_t>(above)].name;
}

int firstHour(const Scenario &scenario)
{
    return std::max(1, scenarioWhole(scenario, "first_hour"));
}

int lastHour(const Scenario &scenario)
{
    const int last = scenarioWhole(scenario, "last_hour");
    return last == 0 ? static_cast<int>(scenario.turns.size()) : last;
}

std::optional<int> firstPresence(const Scenario &scenario, const Command &formation)
{
    std::optional<int> first;
    const auto see = [&](int hour) { first = std::min(first.value_or(maxTurn), std::max(hour, firstHour(scenario))); };
    for (const std::size_t unit : unitsOf(scenario, formation)) {
        const Piece &piece = scenario.pieces[unit];
        if (piece.place.kind == Place::Kind::OnCell)
            see(firstHour(scenario));
        for (const std::size_t arrival : arrivalsOf(scenario, piece))
            see(scenario.arrivals[arrival].turn);
    }
    return first;
}

int markerHour(const Scenario &scenario, const Command &formation)
{
    const int stated = wholeIn(formation.fields, scenario.system->commandFields, "marker_hour");
    return stated != 0 ? stated : firstPresence(scenario, formation).value_or(firstHour(scenario));
}

} // namespace hotchkiss::battle_hymn
