// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/rules.h"

#include "model/rules/hold_the_line/actions.h"
#include "model/rules/hold_the_line/declaration.h"
#include "model/rules/hold_the_line/game.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

Result<std::unique_ptr<Game>> start(std::shared_ptr<const Scenario> scenario)
{
    Result<std::shared_ptr<const Battle>> battle = Battle::prepare(std::move(scenario));
    if (!battle)
        return battle.error();
    const Battle &prepared = **battle;
    // Pieces are tried one by one, so that the first without room is named.
    Position empty = startPosition(prepared);
    std::ranges::fill(empty.hexes, Hex{});
    for (std::size_t i = 0; i < prepared.pieces.size(); ++i) {
        const PieceInfo &info = prepared.pieces[i];
        if (!info.playable || info.startHex == noHex)
            continue;
        if (!prepared.board->at(info.startHex).inPlay)
            return Error{{HK_NOOP("%1 stands on a hex that is not in play"), {prepared.scenario->pieces[i].id}}};
        if (const auto fault = placementFault(prepared, empty, static_cast<PieceIndex>(i), info.startHex))
            return Error{*fault};
        empty.put(prepared, static_cast<PieceIndex>(i), info.startHex);
    }
    return std::unique_ptr<Game>(std::make_unique<HoldTheLine>(*battle, std::move(empty)));
}

std::unique_ptr<Game> position(std::shared_ptr<const Scenario> scenario, yaml::Node node)
{
    const Result<std::shared_ptr<const Battle>> battle = Battle::prepare(std::move(scenario));
    if (!battle)
        node.fail(battle.error().text);
    return std::make_unique<HoldTheLine>(*battle, readPosition(**battle, node));
}

} // namespace

std::vector<Verb> makeVerbs()
{
    using enum Argument;
    return {{"begin", false, {}, HK_NOOP("Begin"), {}},
            {"move", true, {Piece, CellList}, HK_NOOP("Move"), {}},
            {"lead", true, {CellList}, HK_NOOP("Move the leader"), {}},
            {"fire", true, {Cell}, HK_NOOP("Fire"), {}},
            {"close", true, {Cell}, HK_NOOP("Close combat"), {}},
            {"rally", true, {Piece}, HK_NOOP("Rally"), {}},
            {"haul", false, {Cell, Cell}, HK_NOOP("Move a counter"), {}},
            {"end-activation", false, {}, HK_NOOP("Do not fire"), {}},
            {"end-turn", false, {}, HK_NOOP("End the turn"), {}},
            {"retreat", true, {Cell}, HK_NOOP("Retreat"), {}},
            {"displace", true, {Cell}, HK_NOOP("Make room"), {}},
            {"follow", true, {Piece}, HK_NOOP("Go with"), {}},
            {"withdraw", true, {Cell}, HK_NOOP("Withdraw"), {}},
            {"advance", true, {Flag, Piece}, HK_NOOP("Advance"), {}},
            {"place", true, {Cell}, HK_NOOP("Place"), {}},
            {"enter", true, {Cell}, HK_NOOP("Come in"), {}}};
}

const Rules &rules()
{
    static const Rules made{&system(), makeVerbs(), start, position, makeQueries()};
    return made;
}

} // namespace hotchkiss::hold_the_line
