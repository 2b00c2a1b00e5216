// SPDX-License-Identifier: MIT
// The position in which the game would open, as the rules see it (BH-212 to BH-215, BH-226).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/opening.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/rules/battle_hymn/zone.h"
#include "model/scenario/arrivals.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

std::string nameOf(const Scenario &s, PieceIndex unit)
{
    return s.pieces[static_cast<std::size_t>(unit)].name;
}

/// Names of the hexes a unit can walk into from where it stands, however far it may go.
std::string exitsOf(const Opening &opening, PieceIndex unit)
{
    const Battle &battle = *opening.battle;
    const auto arm = static_cast<std::size_t>(armNow(battle, opening.position, unit));
    const HexId hex = opening.position.unit(unit).hex;
    std::string exits;
    for (int direction = 0; direction < directions; ++direction)
        if (const Crossing &crossing = battle.board->crossing(hex, direction);
            crossing.to != noHex && crossing.mp[arm] >= 0)
            exits += (exits.empty() ? "" : ", ") + battle.label(crossing.to);
    return exits;
}

/// Whether the unit's type could come into a hex from any of its neighbours, by road or otherwise.
bool canComeInto(const Opening &opening, PieceIndex unit, HexId hex)
{
    const TerrainBoard &board = *opening.battle->board;
    const auto arm = static_cast<std::size_t>(armNow(*opening.battle, opening.position, unit));
    for (int direction = 0; direction < directions; ++direction)
        if (const HexId from = board.neighbour(hex, direction);
            from != noHex && board.crossing(from, board.grid().opposite(direction)).mp[arm] >= 0)
            return true;
    return board.at(hex).mp[arm] >= 0;
}

template <typename Function>
void eachOnMap(const Opening &opening, Function function)
{
    for (std::size_t i = 0; i < opening.position.units.size(); ++i)
        if (opening.battle->units[i].playable && opening.position.units[i].where == Where::OnMap)
            function(static_cast<PieceIndex>(i));
}

} // namespace

void checkGround(Findings &findings, const Opening &opening)
{
    const Scenario &s = findings.scenario;
    eachOnMap(opening, [&](PieceIndex unit) {
        const HexId hex = opening.position.unit(unit).hex;
        if (!opening.battle->board->at(hex).inPlay || canComeInto(opening, unit, hex))
            return;
        const Piece &piece = s.pieces[static_cast<std::size_t>(unit)];
        const std::string exits = exitsOf(opening, unit);
        const std::vector<std::string> arguments{piece.name, terrainKey(s, hex), opening.battle->label(hex), exits};
        if (exits.empty())
            findings.add("BH-213",
                         {HK_NOOP("%1 starts in %2 at %3, which is barred to it, and has no way out"), arguments},
                         piece.id, piece.place);
        else
            findings.add("BH-212",
                         {HK_NOOP("%1 starts in %2 at %3, which is barred to it; it can leave to %4 only"), arguments},
                         piece.id, piece.place);
    });
}

void checkContact(Findings &findings, const Opening &opening)
{
    const Scenario &s = findings.scenario;
    const Battle &battle = *opening.battle;
    const Position &position = opening.position;
    eachOnMap(opening, [&](PieceIndex unit) {
        const Piece &piece = s.pieces[static_cast<std::size_t>(unit)];
        const HexId hex = position.unit(unit).hex;
        const int side = battle.info(unit).side;
        std::string enemies;
        eachEnemyInto(battle, position, hex, side, [&](PieceIndex enemy) {
            enemies += (enemies.empty() ? "" : ", ") + nameOf(s, enemy);
            return true;
        });
        if (enemies.empty())
            return;
        const Arm arm = armNow(battle, position, unit);
        const bool mounted = isMounted(battle, position, unit);
        if (arm == Arm::Artillery || (mounted && inFootZone(battle, position, hex, side))) {
            Diagnostic &found =
                findings.add("BH-214",
                             {HK_NOOP("%1 starts in the zone of control of %2, which it could not have entered"),
                              {piece.name, enemies}},
                             piece.id, piece.place);
            found.rule = arm == Arm::Artillery ? "BH 5.3d" : "BH 5.3e";
        }
        findings.add(
            "BH-215",
            {HK_NOOP("%1 starts in contact with %2: they fight in the first Combat Turn"), {piece.name, enemies}},
            piece.id, piece.place);
    });
}

namespace {

/// Why a unit cannot be a firer of the marker; nullptr when it can.
const char *wrongFirer(const Scenario &s, const Opening &opening, std::size_t target, const std::string &id)
{
    const int firer = findPiece(s, id);
    if (firer < 0 || !isCombatUnit(s, s.pieces[static_cast<std::size_t>(firer)]))
        return HK_NOOP("the Approach Fire marker of %1 names “%2”, which is no unit");
    if (sideIdOf(s, s.pieces[static_cast<std::size_t>(firer)]) == sideIdOf(s, s.pieces[target]))
        return HK_NOOP("the Approach Fire marker of %1 names %2, a unit of its own side");
    const UnitState &state = opening.position.units[target];
    if (state.where != Where::OnMap ||
        !exertsInto(*opening.battle, opening.position, static_cast<PieceIndex>(firer), state.hex))
        return HK_NOOP("the Approach Fire marker of %1 names %2, whose zone of control does not reach it");
    return nullptr;
}

} // namespace

void checkFirers(Findings &findings, const Opening &opening)
{
    const Scenario &s = findings.scenario;
    for (std::size_t i = 0; i < s.pieces.size(); ++i) {
        if (!isCombatUnit(s, s.pieces[i]))
            continue;
        const std::vector<std::string> ids = wordsOf(unitText(s, s.pieces[i], "approach_firers"));
        for (const std::string &id : ids) {
            const char *wrong = wrongFirer(s, opening, i, id);
            if (wrong == nullptr)
                continue;
            std::string rest;
            for (const std::string &other : ids)
                if (other != id)
                    rest += (rest.empty() ? "" : " ") + other;
            const Piece *firer = findings.piece(id);
            findings
                .add("BH-226", {wrong, {s.pieces[i].name, firer == nullptr ? id : firer->name}}, s.pieces[i].id,
                     s.pieces[i].place)
                .fixes.push_back(
                    fixUnit(findings, i, HK_NOOP("Take it off the marker"),
                            {{"approach_firers", rest.empty() ? std::nullopt : std::optional<Value>(rest)}}));
        }
    }
}

namespace {

void checkOpening(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const bool horses = std::ranges::any_of(
        s.pieces, [&](const Piece &piece) { return isCombatUnit(s, piece) && startingState(s, piece).dismounted; });
    const std::optional<Opening> opening = openingOf(s, horses);
    if (!opening)
        return;
    checkGround(findings, *opening);
    checkContact(findings, *opening);
    checkFirers(findings, *opening);
    checkHorses(findings, *opening);
    checkEntries(findings, *opening);
    checkReach(findings, *opening);
}

} // namespace

// One check for all of them, because what takes time is to make the map ready for the rules.
void addOpeningChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back(
        {info | forces | turns | arrivals | objectives | charts | cells | sideMarks | paths | areas | boards,
         checkOpening,
         {}});
}

} // namespace hotchkiss::battle_hymn
