// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/rules.h"

#include "model/rules/battle_hymn/actions.h"
#include "model/rules/battle_hymn/declaration.h"
#include "model/rules/battle_hymn/game.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

Result<std::unique_ptr<Game>> start(std::shared_ptr<const Scenario> scenario)
{
    Result<std::shared_ptr<const Battle>> battle = Battle::prepare(std::move(scenario));
    if (!battle)
        return battle.error();
    const Battle &prepared = **battle;
    // Units are tried one by one, so that the first that stands on another is named.
    Position empty = startPosition(prepared);
    std::ranges::fill(empty.at, noPiece);
    for (std::size_t i = 0; i < prepared.units.size(); ++i) {
        const auto unit = static_cast<PieceIndex>(i);
        if (!empty.isOnMap(unit))
            continue;
        if (const auto fault = placementFault(prepared, empty, unit, empty.unit(unit).hex))
            return Error{*fault};
        empty.at[static_cast<std::size_t>(empty.unit(unit).hex)] = unit;
    }
    return std::unique_ptr<Game>(std::make_unique<BattleHymn>(*battle, startPosition(prepared)));
}

std::unique_ptr<Game> position(std::shared_ptr<const Scenario> scenario, yaml::Node node)
{
    const Result<std::shared_ptr<const Battle>> battle = Battle::prepare(std::move(scenario));
    if (!battle)
        node.fail(battle.error().text);
    return std::make_unique<BattleHymn>(*battle, readPosition(**battle, node));
}

} // namespace

std::vector<Verb> makeVerbs()
{
    using enum Argument;
    return {{"begin", false, {}, HK_NOOP("Begin"), {}},
            {"deploy", true, {Cell}, HK_NOOP("Set up"), {}},
            {"ready", false, {}, HK_NOOP("Set-up is done"), {}},
            {"combat", false, {}, HK_NOOP("Combat Turn now"), {}},
            {"draw", false, {}, HK_NOOP("Draw a marker"), {}},
            {"move", true, {CellList}, HK_NOOP("Move"), {}},
            {"enter", true, {CellList}, HK_NOOP("Come in"), {}},
            {"dismount", true, {Cell}, HK_NOOP("Dismount"), {}},
            {"mount", true, {}, HK_NOOP("Mount"), {}},
            {"rally", true, {}, HK_NOOP("Rally"), {}},
            {"place", true, {Cell}, HK_NOOP("Come back"), {}},
            {"exit", true, {}, HK_NOOP("Leave the map"), {}},
            {"end-turn", false, {}, HK_NOOP("End the Movement Turn"), {}},
            {"try-retreat", true, {}, HK_NOOP("Try to retreat"), {}},
            {"stand", true, {}, HK_NOOP("Stand"), {}},
            {"bombard", true, {Cell}, HK_NOOP("Bombard"), {}},
            {"end-bombard", false, {}, HK_NOOP("End the bombardment"), {}},
            {"retreat-first", true, {}, HK_NOOP("Retreat before combat"), {}},
            {"end-retreats", false, {}, HK_NOOP("End the retreats"), {}},
            {"allocate", true, {Shares}, HK_NOOP("Divide the fire"), {}},
            {"engage", true, {Piece}, HK_NOOP("Engage"), {}},
            {"end-combat", false, {}, HK_NOOP("End the combat"), {}},
            {"target", true, {Piece}, HK_NOOP("Fire at"), {}},
            {"fight", false, {}, HK_NOOP("Fight the Round"), {}},
            {"check", true, {}, HK_NOOP("Check morale"), {}},
            {"retreat", true, {Cell}, HK_NOOP("Retreat"), {}},
            {"advance", true, {Cell}, HK_NOOP("Advance"), {}},
            {"end-advance", false, {}, HK_NOOP("No advance"), {}},
            {"second-round", false, {}, HK_NOOP("Fight a second Round"), {}},
            {"stop", false, {}, HK_NOOP("Break off"), {}},
            {"leave", true, {}, HK_NOOP("Go back"), {}},
            {"hold", false, {}, HK_NOOP("Stay"), {}}};
}

const Rules &rules()
{
    static const Rules made{&system(), makeVerbs(), start, position, makeQueries()};
    return made;
}

} // namespace hotchkiss::battle_hymn
