// SPDX-License-Identifier: MIT
// Games a second and the cost of listing actions on First Bull Run, in time of the processor, so that what else runs on
// the machine does not count. Prints figures; passes no judgement.
#include "model/engine/playthrough.h"
#include "model/engine/rules.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

using namespace hotchkiss;

namespace {

using Clock = std::chrono::steady_clock;

double seconds(Clock::duration time)
{
    return std::chrono::duration<double>(time).count();
}

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Both sides played by the same computer player.
void timePlayer(const Rules &rules, const std::shared_ptr<const Scenario> &scenario, const char *name, int games)
{
    const PlayerSpec spec = *parsePlayer(name);
    std::size_t actions = 0;
    const double start = processorSeconds();
    for (int seed = 1; seed <= games; ++seed) {
        Result<PlaySession> session =
            PlaySession::start(rules, scenario, Chance{static_cast<std::uint64_t>(seed), std::nullopt});
        PlaySession &game = *session;
        playOn(game, {spec, spec});
        actions += game.size();
    }
    const double spent = processorSeconds() - start;
    std::printf("%s: %.2f games a second, %.2f ms a decision\n", name, games / spent,
                spent * 1e3 / static_cast<double>(actions));
}

} // namespace

int main(int argc, char **argv)
{
    const int games = argc > 1 ? std::atoi(argv[1]) : 1000;
    const auto loaded = loadScenario(sampleFolder() / "hold-the-line" / "first-bull-run.hotchkiss.yaml");
    const auto *scenario = std::get_if<Scenario>(&loaded);
    const Rules *rules = scenario == nullptr ? nullptr : rulesOf(*scenario->system);
    if (rules == nullptr)
        return 2;
    const auto begun = rules->start(std::make_shared<Scenario>(*scenario));
    if (!begun) {
        std::printf("%s\n", begun.error().text.str().c_str());
        return 2;
    }
    std::vector<Action> actions;
    std::vector<double> listing;
    long decisions = 0;
    long listed = 0;
    int wins[3]{};
    const double start = processorSeconds();
    for (int seed = 0; seed < games; ++seed) {
        std::unique_ptr<Game> game = (*begun)->clone();
        Dice dice(static_cast<std::uint64_t>(seed));
        dice.setRemembering(false);
        Pcg choice(static_cast<std::uint64_t>(seed), 7);
        while (!game->outcome().over) {
            actions.clear();
            game->legalActions(actions);
            listed += static_cast<long>(actions.size());
            ++decisions;
            game->apply(actions[choice.below(static_cast<std::uint32_t>(actions.size()))], dice, nullptr);
        }
        ++wins[game->outcome().winner + 1];
    }
    const double spent = processorSeconds() - start;
    std::printf("random games a second: %.0f (%ld decisions a game, %.0f actions a list)\n", games / spent,
                decisions / games, static_cast<double>(listed) / static_cast<double>(decisions));
    std::printf("draws %d, %s %d, %s %d\n", wins[0], scenario->sides[0].id.c_str(), wins[1],
                scenario->sides[1].id.c_str(), wins[2]);

    std::unique_ptr<Game> game = (*begun)->clone();
    Dice dice(1);
    for (int i = 0; i < 3 && game->decision().step != "action"; ++i) {
        actions.clear();
        game->legalActions(actions);
        game->apply(actions.front(), dice, nullptr);
    }
    for (int i = 0; i < 2001; ++i) {
        actions.clear();
        const auto before = Clock::now();
        game->legalActions(actions);
        listing.push_back(seconds(Clock::now() - before) * 1e6);
    }
    std::ranges::sort(listing);
    std::printf("legal actions of the first turn: %zu in %.1f us (median)\n", actions.size(), listing[1000]);
    const auto before = Clock::now();
    double sum = 0;
    for (int i = 0; i < 2000; ++i)
        sum += game->evaluate(i % 2);
    std::printf("evaluation: %.1f us (mean %.3f)\n", seconds(Clock::now() - before) / 2000 * 1e6, sum / 2000);
    const auto shared = std::make_shared<const Scenario>(*scenario);
    timePlayer(*rules, shared, "greedy", 5);
    timePlayer(*rules, shared, "search:20", 1);
    return 0;
}
