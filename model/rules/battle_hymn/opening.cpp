// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/opening.h"

#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/movement.h"
#include "model/rules/battle_hymn/sources.h"

#include <algorithm>
#include <tuple>

namespace hotchkiss::battle_hymn {

namespace {

bool isReadable(const Scenario &scenario, const Piece &piece)
{
    const int sp = unitWhole(scenario, piece, "sp");
    return formationOf(scenario, piece) >= 0 && armOf(scenario, piece) && sp >= 1 && sp <= 99;
}

/// Makes of the scenario one that can be played: what cannot be read becomes a marker beside the map.
void makePlayable(Scenario &scenario)
{
    const Grid &grid = scenario.boards[0].grid;
    for (Piece &piece : scenario.pieces) {
        if (sideOf(scenario, piece.command) < 0)
            piece.command = scenario.sides[0].id;
        if (piece.place.kind == Place::Kind::OnTable || !grid.contains(piece.place.cell))
            piece.place = Place::nowhere();
        if (piece.kind == PieceKind::Unit && !isReadable(scenario, piece)) {
            piece.kind = PieceKind::Marker;
            piece.place = Place::nowhere();
        }
    }
    std::erase_if(scenario.objectives, [&](const Objective &objective) {
        return objective.place.kind != Place::Kind::OnCell || !grid.contains(objective.place.cell);
    });
    for (CellContent &cell : scenario.boards[0].cells)
        if (cell.terrain >= scenario.system->terrains.size())
            cell.terrain = 0;
    if (scenario.turns.empty())
        scenario.turns.resize(1);
}

} // namespace

std::optional<Opening> openingOf(const Scenario &scenario, bool withSight)
{
    if (scenario.boards.size() != 1 || !scenario.boards[0].grid.isHex() || scenario.sides.size() != 2)
        return std::nullopt;
    auto playable = std::make_shared<Scenario>(scenario);
    makePlayable(*playable);
    Result<std::shared_ptr<const Battle>> battle = Battle::prepare(std::move(playable), withSight);
    if (!battle)
        return std::nullopt;
    Opening opening{*battle, startPosition(**battle)};
    return opening;
}

std::vector<ColumnEntry> columnEntries(const Opening &opening, FormationIndex formation, int hour)
{
    const Battle &battle = *opening.battle;
    Position position = opening.position;
    position.hour = static_cast<std::uint16_t>(hour);
    position.formation = formation;
    position.active = battle.formation(formation).side;
    position.entered.clear();
    std::vector<PieceIndex> units;
    for (const PieceIndex unit : battle.formation(formation).units)
        if (battle.info(unit).hour == hour && !battle.info(unit).entry.empty())
            units.push_back(unit);
    std::ranges::stable_sort(units, [&](PieceIndex a, PieceIndex b) {
        return allowance(battle, position, a) < allowance(battle, position, b);
    });
    const Mover mover(battle, position);
    std::vector<ColumnEntry> entries;
    for (const PieceIndex unit : units) {
        ColumnEntry entry{unit, noHex, 0, 0, 0, true};
        for (const HexId hex : battle.info(unit).entry)
            if (const int cost = mover.entryCost(unit, hex); cost >= 0 && (entry.barred || cost < entry.cost)) {
                entry.hex = hex;
                entry.cost = cost;
                entry.barred = false;
            }
        entry.left = allowance(battle, position, unit) - entry.cost;
        if (!entry.barred) {
            entry.number = static_cast<int>(std::ranges::count(position.entered, entry.hex)) + 1;
            if (entry.left >= 0)
                position.entered.push_back(entry.hex);
        }
        entries.push_back(entry);
    }
    return entries;
}

} // namespace hotchkiss::battle_hymn
