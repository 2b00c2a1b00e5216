// SPDX-License-Identifier: MIT
// Random games a second and the cost of listing actions on First Bull Run. Prints figures; passes no judgement.
#include "model/engine/rules.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace hotchkiss;

namespace {

using Clock = std::chrono::steady_clock;

double seconds(Clock::duration time)
{
    return std::chrono::duration<double>(time).count();
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
    const auto start = Clock::now();
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
    const double spent = seconds(Clock::now() - start);
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
    return 0;
}
