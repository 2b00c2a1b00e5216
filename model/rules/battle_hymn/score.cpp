// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/score.h"

namespace hotchkiss::battle_hymn {

Score scoreOf(const Battle &battle, const Position &position, int side)
{
    Score score;
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const UnitInfo &info = battle.units[i];
        const UnitState &state = position.units[i];
        if (!info.playable || info.side == side)
            continue;
        const bool shattered = state.where == Where::Shattered;
        const bool counts = state.where != Where::Left;
        score.enemy += battle.points(info.arm, state.lost, shattered ? state.strength : 0,
                                     !shattered && counts ? state.demoralized : 0);
    }
    score.start = battle.startPoints[static_cast<std::size_t>(side)];
    for (std::size_t i = 0; i < battle.objectives.size(); ++i)
        if (position.owners[i] == side)
            score.objectives += battle.objectives[i].points;
    score.exits = position.exitPoints[static_cast<std::size_t>(side)];
    return score;
}

std::optional<Verdict> testVictory(const Battle &battle, const Position &position, int hour, bool atEnd)
{
    const Scenario &scenario = *battle.scenario;
    VictoryStanding standing;
    for (const std::int8_t owner : position.owners)
        standing.holders.push_back(owner < 0 ? std::string() : scenario.sides[static_cast<std::size_t>(owner)].id);
    for (int side = 0; side < 2; ++side)
        standing.points[scenario.sides[static_cast<std::size_t>(side)].id] = scoreOf(battle, position, side).total();
    return verdict(battle.victory, scenario, standing, hour, atEnd);
}

bool hasAnybody(const Battle &battle, const Position &position, int side)
{
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Where where = position.units[i].where;
        if (battle.units[i].playable && battle.units[i].side == side &&
            (where == Where::OnMap || where == Where::Rallied || where == Where::OffMap))
            return true;
    }
    return false;
}

} // namespace hotchkiss::battle_hymn
