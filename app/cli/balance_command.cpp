// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/game_json.h"
#include "model/engine/playthrough.h"
#include "model/engine/statistics.h"

#include <QJsonArray>

#include <algorithm>
#include <cstdio>
#include <thread>

namespace hotchkiss {

namespace {

std::string percent(const Estimate &estimate)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.1f %% (%.1f to %.1f)", estimate.value * 100, estimate.low * 100,
                  estimate.high * 100);
    return text;
}

std::string plain(const Estimate &estimate)
{
    char text[96];
    std::snprintf(text, sizeof text, "%.2f (%.2f to %.2f)", estimate.value, estimate.low, estimate.high);
    return text;
}

void printFigures(const BalanceFigures &figures)
{
    std::string seeds;
    for (const SeedRange &range : figures.seeds)
        seeds += (seeds.empty() ? "" : ", ") + std::to_string(range.first) + "-" +
                 std::to_string(range.first + static_cast<std::uint64_t>(range.count) - 1);
    std::printf("%s: %lld games, seeds %s; intervals hold in 95 of 100 cases\n", figures.title.c_str(),
                static_cast<long long>(figures.games), seeds.c_str());
    for (const SideFigures &side : figures.sides)
        std::printf("%-14s %-10s wins %s, score %s\n", side.id.c_str(), side.player.c_str(),
                    percent(wilson(side.wins, figures.games)).c_str(), plain(meanOf(side.scores)).c_str());
    std::printf("%-25s %s\n", "draws", percent(wilson(figures.draws, figures.games)).c_str());
    if (figures.unfinished > 0)
        std::printf("%-25s %lld\n", "did not end", static_cast<long long>(figures.unfinished));
    std::printf("%-25s %s\n%-25s %s\n", "turns", plain(meanOf(figures.turns)).c_str(), "actions",
                plain(meanOf(figures.actions)).c_str());
    std::printf("survival:\n");
    for (const PieceFigures &piece : figures.pieces)
        std::printf("  %-23s %s\n", piece.id.c_str(), percent(wilson(piece.survived, figures.games)).c_str());
    std::vector<std::pair<std::string, CellHeat>> cells(figures.heat.begin(), figures.heat.end());
    std::stable_sort(cells.begin(), cells.end(),
                     [](const auto &a, const auto &b) { return a.second.fights > b.second.fights; });
    constexpr std::size_t shown = 10;
    std::printf("most fought for, a game:\n");
    for (std::size_t i = 0; i < std::min(shown, cells.size()); ++i)
        std::printf("  %-23s %.2f fights, %.2f moves\n", cells[i].first.c_str(),
                    static_cast<double>(cells[i].second.fights) / static_cast<double>(figures.games),
                    static_cast<double>(cells[i].second.moves) / static_cast<double>(figures.games));
}

QJsonObject estimatesOf(const BalanceFigures &figures)
{
    QJsonObject wins;
    QJsonObject scores;
    for (const SideFigures &side : figures.sides) {
        wins[QString::fromStdString(side.id)] = jsonOf(wilson(side.wins, figures.games));
        scores[QString::fromStdString(side.id)] = jsonOf(meanOf(side.scores));
    }
    return {{QStringLiteral("wins"), wins},
            {QStringLiteral("draws"), jsonOf(wilson(figures.draws, figures.games))},
            {QStringLiteral("scores"), scores},
            {QStringLiteral("turns"), jsonOf(meanOf(figures.turns))},
            {QStringLiteral("actions"), jsonOf(meanOf(figures.actions))}};
}

int report(const Arguments &arguments, const BalanceFigures &figures)
{
    if (arguments.has("-o"))
        writeText(arguments.text("-o"), balanceText(figures));
    if (arguments.has("--json"))
        printJson({{QStringLiteral("figures"), jsonOfYaml(balanceText(figures))},
                   {QStringLiteral("estimates"), estimatesOf(figures)}});
    else
        printFigures(figures);
    return exitFine;
}

BalanceFigures loadFigures(const std::string &file)
{
    auto loaded = loadBalance(file);
    if (auto *error = std::get_if<FileError>(&loaded))
        throw std::move(*error);
    return std::move(std::get<BalanceFigures>(loaded));
}

int mergeFiles(const Arguments &arguments)
{
    if (arguments.words().empty())
        throw UsageError{"--merge needs the files of one run or more"};
    BalanceFigures sum = loadFigures(arguments.words()[0]);
    for (std::size_t i = 1; i < arguments.words().size(); ++i) {
        Result<BalanceFigures> both = merge(sum, loadFigures(arguments.words()[i]));
        if (!both)
            throw FileError{arguments.words()[i], {}, both.error().text};
        sum = *std::move(both);
    }
    return report(arguments, sum);
}

int compareFiles(const Arguments &arguments)
{
    if (arguments.words().size() != 2)
        throw UsageError{"--compare needs the files of two runs"};
    QJsonArray list;
    const bool json = arguments.has("--json");
    for (const Comparison &line : compare(loadFigures(arguments.words()[0]), loadFigures(arguments.words()[1]))) {
        const char *remark = line.difference.isClear() ? "" : "  within chance";
        if (!json)
            std::printf("%-22s %8.3f -> %8.3f  difference %s%s\n", line.what.str().c_str(), line.before.value,
                        line.after.value, plain(line.difference).c_str(), remark);
        list.append(QJsonObject{{QStringLiteral("what"), QString::fromStdString(line.what.str())},
                                {QStringLiteral("before"), jsonOf(line.before)},
                                {QStringLiteral("after"), jsonOf(line.after)},
                                {QStringLiteral("difference"), jsonOf(line.difference)},
                                {QStringLiteral("clear"), line.difference.isClear()}});
    }
    if (json)
        printJson({{QStringLiteral("comparison"), list}});
    return exitFine;
}

int playGames(const Arguments &arguments)
{
    auto loaded = loadPlay(oneFile(arguments));
    if (auto *error = std::get_if<ReplayError>(&loaded))
        throw std::move(error->error);
    const PlaySession &session = std::get<PlaySession>(loaded);
    constexpr int most = 1'000'000'000;
    BalanceRun run;
    run.rules = &session.rules();
    run.start = &session.game();
    run.seeds.first = static_cast<std::uint64_t>(arguments.integer("--first-seed", 1, 0, most));
    run.seeds.count = arguments.integer("--games", 100, 1, most);
    run.jobs = arguments.integer("--jobs", std::max(1, static_cast<int>(std::thread::hardware_concurrency())), 1, 1024);
    const PlayerSpec greedy{PlayerSpec::Kind::Greedy};
    const auto players = parsePlayers(session.scenario(), arguments.text("--players"), greedy);
    if (!players)
        throw UsageError{"--players: " + players.error().text.str()};
    run.players = *players;
    for (const PlayerSpec &spec : run.players)
        if (spec.kind == PlayerSpec::Kind::Human)
            throw UsageError{"--players: a human cannot play here"};
    return report(arguments, runBalance(run));
}

int run(const Arguments &arguments)
{
    if (arguments.has("--merge"))
        return mergeFiles(arguments);
    return arguments.has("--compare") ? compareFiles(arguments) : playGames(arguments);
}

} // namespace

const CliCommand &balanceCommand()
{
    static const CliCommand command{
        "balance",
        "FILE [--games N] [--jobs N] [--first-seed N] [--players SIDE=PLAYER,...] [-o RUN]\n"
        "  hotchkiss balance --merge RUN... [-o RUN]\n"
        "  hotchkiss balance --compare BEFORE AFTER",
        "Play many games and print win rates, scores, lengths, survival and heat",
        {{"--games", "N", "how many games; 100 without it"},
         {"--jobs", "N", "how many threads; the figures are the same for any number"},
         {"--first-seed", "N", "the seed of the first game, the others follow; 1 without it"},
         {"--players", "SIDE=PLAYER,...", "random, greedy (standard), search, search:NODES"},
         {"--merge", "", "put the files of several runs together"},
         {"--compare", "", "say what changed from one run to another, and whether it is more than chance"},
         {"-o", "RUN", "write the figures as YAML, for --merge and --compare"},
         {"--json", "", "print JSON"}},
        false,
        run,
        [] { return std::string("Runs can be spread over machines by --first-seed and put together by --merge.\n"); }};
    return command;
}

} // namespace hotchkiss
