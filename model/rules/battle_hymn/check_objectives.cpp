// SPDX-License-Identifier: MIT
// Objective hexes (BH-501 to BH-503, BH-509).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/opening.h"

#include <algorithm>
#include <map>

namespace hotchkiss::battle_hymn {

namespace {

bool isOnHex(const Scenario &s, const Objective &objective)
{
    return objective.place.kind == Place::Kind::OnCell && s.boards[0].grid.contains(objective.place.cell);
}

const Piece *unitAt(const Scenario &s, Cell cell)
{
    for (const Piece &piece : s.pieces)
        if (isPlaced(s, piece) && piece.place.cell == cell && isCombatUnit(s, piece))
            return &piece;
    return nullptr;
}

void checkOwner(Findings &findings, std::size_t index)
{
    const Scenario &s = findings.scenario;
    const Objective &objective = s.objectives[index];
    const Piece *unit = unitAt(s, objective.place.cell);
    const std::string side = unit == nullptr ? std::string() : sideIdOf(s, *unit);
    if (side.empty() || side == objective.owner)
        return;
    Objective after = objective;
    after.owner = side;
    const std::string name = s.sides[static_cast<std::size_t>(findSide(s, side))].name;
    findings
        .add(
            "BH-503",
            {HK_NOOP("%2 stands on %1, so that the %3 controls it from the start"), {objective.name, unit->name, name}},
            objective.id, objective.place)
        .fixes.push_back(fix({HK_NOOP("Give it to the %1"), {name}}, {replaceItem(index, objective, after)}));
}

void checkObjectives(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (hexBoard(s) == nullptr)
        return;
    std::map<Cell, std::size_t> taken;
    for (std::size_t i = 0; i < s.objectives.size(); ++i) {
        const Objective &objective = s.objectives[i];
        if (!isOnHex(s, objective) || !isInPlay(s, objective.place.cell)) {
            findings.add("BH-501", {HK_NOOP("%1 lies on no hex in play"), {objective.name}}, objective.id,
                         objective.place);
            continue;
        }
        const auto [other, isNew] = taken.emplace(objective.place.cell, i);
        if (!isNew)
            findings
                .add("BH-502",
                     {HK_NOOP("%1 lies in %3 together with %2"),
                      {objective.name, s.objectives[other->second].name, s.boards[0].label(objective.place.cell)}},
                     objective.id, objective.place)
                .fixes.push_back(fix({HK_NOOP("Delete %1"), {objective.name}}, {removeItem(i, objective)}));
        checkOwner(findings, i);
    }
}

/// Whether a side has a unit that could come into a hex: dismounted cavalry walks like infantry.
bool canReach(const Opening &opening, int side, HexId hex)
{
    const Battle &battle = *opening.battle;
    const TerrainBoard &board = *battle.board;
    return std::ranges::any_of(battle.units, [&](const UnitInfo &unit) {
        if (!unit.playable || unit.side != side)
            return false;
        for (int direction = 0; direction < directions; ++direction) {
            const HexId from = board.neighbour(hex, direction);
            if (from == noHex)
                continue;
            const auto &mp = board.crossing(from, board.grid().opposite(direction)).mp;
            if (mp[static_cast<std::size_t>(unit.arm)] >= 0 ||
                (unit.arm == Arm::Cavalry && mp[static_cast<std::size_t>(Arm::Infantry)] >= 0))
                return true;
        }
        return false;
    });
}

} // namespace

void checkReach(Findings &findings, const Opening &opening)
{
    const Scenario &s = findings.scenario;
    for (const Objective &objective : s.objectives) {
        if (!isOnHex(s, objective) || !isInPlay(s, objective.place.cell))
            continue;
        for (std::size_t side = 0; side < s.sides.size(); ++side) {
            const bool present = std::ranges::any_of(
                opening.battle->units, [&](const UnitInfo &unit) { return unit.playable && unit.side == side; });
            if (present && !canReach(opening, static_cast<int>(side), static_cast<HexId>(objective.place.cell)))
                findings.add("BH-509",
                             {HK_NOOP("no unit of the %2 can ever enter %1"), {objective.name, s.sides[side].name}},
                             objective.id, objective.place);
        }
    }
}

void addObjectiveChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({objectives | forces | cells | boards, checkObjectives, {}});
}

} // namespace hotchkiss::battle_hymn
