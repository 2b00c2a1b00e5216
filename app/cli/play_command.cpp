// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/game_json.h"
#include "model/engine/playthrough.h"

#include <charconv>
#include <cstdio>

namespace hotchkiss {

namespace {

template <typename T>
T wholeNumber(std::string_view option, std::string_view text)
{
    T number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        throw UsageError{std::string(option) + ": \"" + std::string(text) + "\" is no whole number"};
    return number;
}

std::optional<Chance> chanceFrom(const Arguments &arguments)
{
    if (!arguments.has("--seed") && !arguments.has("--dice"))
        return std::nullopt;
    Chance chance;
    if (arguments.has("--seed"))
        chance.seed = wholeNumber<std::uint64_t>("--seed", arguments.text("--seed"));
    if (!arguments.has("--dice"))
        return chance;
    chance.script.emplace();
    const std::string list = arguments.text("--dice");
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t end = std::min(list.find(',', at), list.size());
        chance.script->push_back(wholeNumber<int>("--dice", std::string_view(list).substr(at, end - at)));
        at = end + 1;
    }
    return chance;
}

int complain(const Arguments &arguments, const ReplayError &error)
{
    std::fprintf(stderr, "%s\n", error.error.str().c_str());
    QJsonObject object = jsonOf(error.error);
    if (error.refusal)
        object[QStringLiteral("refusal")] = jsonOf(*error.refusal);
    if (arguments.has("--json"))
        printJson({{QStringLiteral("error"), object}});
    return error.refusal ? exitProblems : exitUsage;
}

int run(const Arguments &arguments)
{
    auto loaded = loadPlay(oneFile(arguments));
    if (const auto *error = std::get_if<ReplayError>(&loaded))
        return complain(arguments, *error);
    PlaySession session = std::move(std::get<PlaySession>(loaded));
    if (std::optional<Chance> chance = chanceFrom(arguments)) {
        if (session.size() > 0)
            throw UsageError{"the saved game has its own dice; --seed and --dice are for scenarios and positions"};
        session = session.restarted(*std::move(chance));
    }
    const Result<std::vector<PlayerSpec>> players = parsePlayers(session.scenario(), arguments.text("--players"));
    if (!players)
        throw UsageError{"--players: " + players.error().text.str()};
    if (arguments.has("--actions")) {
        const std::string list = arguments.text("--actions");
        if (const std::optional<ReplayError> error = actLines(session, readText(list), list))
            return complain(arguments, *error);
    }
    if (arguments.has("--players"))
        for (std::size_t i = 0; i < players->size(); ++i)
            session.players[session.scenario().sides[i].id] = playerText((*players)[i]);
    try {
        playOn(session, *players);
    } catch (const DiceError &error) {
        return complain(arguments, {{oneFile(arguments), {}, Text(std::string(error.what()))},
                                    Refusal{"DICE", {}, Text(std::string(error.what()))}});
    }
    if (arguments.has("--save"))
        writeText(arguments.text("--save"), playText(session));
    if (arguments.has("--json"))
        printJson(jsonOf(session));
    else
        writeText({}, playthroughText(session));
    return exitFine;
}

} // namespace

const CliCommand &playCommand()
{
    static const CliCommand command{
        "play",
        "FILE [--seed N | --dice 5,5,6] [--actions LIST] [--players SIDE=PLAYER,...] [--save FILE]",
        "Play a scenario, or go on with a saved game or position",
        {{"--seed", "N", "the seed of the dice and of the computer players; 1 without it"},
         {"--dice", "N,...", "the results of all rolls, in order"},
         {"--actions", "LIST", "a text file of actions, one a line; # begins a remark"},
         {"--players", "SIDE=PLAYER,...", "who plays on then: human (standard), random, greedy, search, search:NODES"},
         {"--save", "FILE", "write the game as *.play.yaml"},
         {"--json", "", "print JSON: the actions with their events, the outcome and the full position"}},
        false,
        run,
        [] {
            return std::string(
                "Prints each action with what followed from it and the rules, then the outcome and the position.\n"
                "Stops at the first action that is refused and prints the rule that refuses it; exit code 1.\n"
                "A human's decision ends the run.\n");
        }};
    return command;
}

} // namespace hotchkiss
