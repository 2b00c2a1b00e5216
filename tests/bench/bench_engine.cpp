// SPDX-License-Identifier: MIT
// How fast games go, a line for each sample of each playable system. Prints numbers, judges nothing.
#include "model/engine/balance.h"
#include "model/engine/play_session.h"
#include "model/engine/players.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace hotchkiss;
using Clock = std::chrono::steady_clock;

namespace {

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

void randomGames(const Game &start)
{
    constexpr double wanted = 2;
    int games = 0;
    std::int64_t actions = 0;
    std::vector<Action> legal;
    std::vector<double> listing;
    const Clock::time_point begin = Clock::now();
    for (; secondsSince(begin) < wanted; ++games) {
        const std::unique_ptr<Game> game = start.clone();
        Dice dice(static_cast<std::uint64_t>(games));
        dice.setRemembering(false);
        Pcg random(static_cast<std::uint64_t>(games));
        for (; !game->isOver(); ++actions) {
            legal.clear();
            const Clock::time_point asked = Clock::now();
            game->legalActions(legal);
            listing.push_back(secondsSince(asked));
            game->apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))], dice, nullptr);
        }
    }
    const double taken = secondsSince(begin);
    std::nth_element(listing.begin(), listing.begin() + static_cast<std::ptrdiff_t>(listing.size() / 2), listing.end());
    std::printf("  random games a second      %10.0f  (%.0f actions a game)\n", games / taken,
                static_cast<double>(actions) / games);
    std::printf("  legal actions, median      %10.1f us\n", listing[listing.size() / 2] * 1e6);
}

void searchNodes(const Game &start)
{
    constexpr int nodes = 400;
    const SearchPlayer player({PlayerSpec::Kind::Search, nodes});
    Pcg random(1);
    // Games begin with forced or few choices: some way into one there is something to think about.
    const std::unique_ptr<Game> game = start.clone();
    Dice dice(1);
    std::vector<Action> legal;
    constexpr int opening = 25;
    constexpr std::size_t choice = 10;
    for (int i = 0; !game->isOver() && (i < opening || legal.size() < choice); ++i) {
        legal.clear();
        game->legalActions(legal);
        game->apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))], dice, nullptr);
        legal.clear();
        game->legalActions(legal);
    }
    if (game->isOver())
        return;
    const Clock::time_point begin = Clock::now();
    player.choose(*game, firstToDecide(*game), random);
    std::printf("  search nodes a second      %10.0f\n", nodes / secondsSince(begin));
}

void balanceRuns(const Rules &rules, const Game &start)
{
    for (const char *player : {"random", "greedy"})
        for (const int jobs : {1, 2}) {
            const std::vector<PlayerSpec> players(start.scenario().sides.size(), *parsePlayer(player));
            const std::int64_t games = player[0] == 'r' ? 400 : 20;
            const Clock::time_point begin = Clock::now();
            runBalance({&rules, &start, players, {1, games}, jobs, {}, {}});
            std::printf("  balance, %s, %d thread%s %10.0f games a second\n", player, jobs, jobs == 1 ? " " : "s",
                        static_cast<double>(games) / secondsSince(begin));
        }
}

} // namespace

int main()
{
    for (const Rules *rules : playableRules())
        for (const auto &entry : std::filesystem::directory_iterator(sampleFolder() / rules->system->id)) {
            auto read = loadScenario(entry.path());
            if (!entry.path().string().ends_with(".hotchkiss.yaml") || !std::holds_alternative<Scenario>(read))
                continue;
            const auto game = rules->start(std::make_shared<const Scenario>(std::move(std::get<Scenario>(read))));
            if (!game)
                continue;
            std::printf("%s\n", entry.path().filename().c_str());
            randomGames(**game);
            searchNodes(**game);
            balanceRuns(*rules, **game);
        }
    return 0;
}
