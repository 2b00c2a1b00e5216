// SPDX-License-Identifier: MIT
// Random games a second, lines of sight, lists, evaluation and decisions on the samples. Prints figures; passes no
// judgement.
#include "model/engine/players.h"
#include "model/engine/rules.h"
#include "model/format/scenario_file.h"
#include "model/rules/battle_hymn/declaration.h"
#include "model/rules/battle_hymn/terrain.h"
#include "model/ruleset/resources.h"
#include "model/ruleset/shared_ruleset.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>

using namespace hotchkiss;

namespace {

using Clock = std::chrono::steady_clock;

double seconds(Clock::duration time)
{
    return std::chrono::duration<double>(time).count();
}

/// The time a piece of work takes, in microseconds: the median of some repetitions.
template <typename Work>
double median(int repetitions, Work work)
{
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) {
        const auto before = Clock::now();
        work();
        times.push_back(seconds(Clock::now() - before) * 1e6);
    }
    std::ranges::nth_element(times, times.begin() + repetitions / 2);
    return times[static_cast<std::size_t>(repetitions / 2)];
}

void apply(Game &game, const Action &action, Dice &dice)
{
    game.apply(action, dice, nullptr);
}

void playRandomly(const Game &start, int games)
{
    std::vector<Action> actions;
    long decisions = 0;
    long listed = 0;
    const auto before = Clock::now();
    for (int seed = 0; seed < games; ++seed) {
        const std::unique_ptr<Game> game = start.clone();
        Dice dice(static_cast<std::uint64_t>(seed));
        dice.setRemembering(false);
        Pcg choice(static_cast<std::uint64_t>(seed), 7);
        while (!game->isOver()) {
            actions.clear();
            game->legalActions(actions);
            listed += static_cast<long>(actions.size());
            ++decisions;
            apply(*game, actions[choice.below(static_cast<std::uint32_t>(actions.size()))], dice);
        }
    }
    const double spent = seconds(Clock::now() - before);
    std::printf("  random games a second: %.0f (%ld decisions a game, %.0f actions a list)\n", games / spent,
                decisions / games, static_cast<double>(listed) / static_cast<double>(decisions));
}

/// From every hex to all in range, on the board as it is; and what it takes to find all lines anew.
void seeAround(const Scenario &scenario)
{
    const Charts charts(*sharedRuleset(*scenario.system));
    const auto make = [&] { return battle_hymn::TerrainBoard(scenario.boards[0], *scenario.system, charts, true); };
    const battle_hymn::TerrainBoard board = make();
    int seen = 0;
    int hex = 0;
    const double traced = median(board.hexCount(), [&] {
        const auto from = static_cast<battle_hymn::HexId>(hex++);
        for (const auto &shape : board.shapes())
            if (board.at(from).inPlay && board.hexAt(battle_hymn::sum(board.axial(from), shape.offset)) >= 0)
                seen += board.block(from, shape).blocked() ? 0 : 1;
    });
    std::printf("  sight from one hex to all in range: %.1f us (%d lines clear), the whole board: %.0f us\n", traced,
                seen, median(5, make));
}

/// Plays on between greedy sides and measures lists of one unit, evaluations and decisions on the way.
void measureDecisions(const Game &start)
{
    const std::unique_ptr<Game> game = start.clone();
    const GreedyPlayer greedy;
    Pcg random(3);
    Dice dice(5);
    std::vector<double> lists;
    std::vector<double> decisions;
    std::vector<double> values;
    std::vector<Action> actions;
    for (int i = 0; i < 60 && !game->isOver(); ++i) {
        const int side = firstToDecide(*game);
        actions.clear();
        game->legalActions(actions);
        for (std::size_t at = 0; at < actions.size(); at += 25)
            if (const PieceIndex piece = actions[at].piece; piece != noPiece) {
                std::vector<Action> own;
                lists.push_back(median(9, [&] {
                    own.clear();
                    game->legalActions(own, {side, piece});
                }));
            }
        values.push_back(median(9, [&] { game->evaluate(side); }));
        Action chosen;
        decisions.push_back(median(1, [&] { chosen = greedy.choose(*game, side, random); }));
        apply(*game, chosen, dice);
    }
    for (auto *times : {&lists, &values, &decisions})
        std::ranges::sort(*times);
    const auto middle = [](const std::vector<double> &times) { return times.empty() ? 0 : times[times.size() / 2]; };
    std::printf("  legal actions of one unit: %.1f us (median), %.1f us (longest)\n", middle(lists),
                lists.empty() ? 0 : lists.back());
    std::printf("  evaluation: %.2f us; greedy decision: %.0f us (median), %.0f us (longest)\n", middle(values),
                middle(decisions), decisions.empty() ? 0 : decisions.back());
}

} // namespace

int main(int argc, char **argv)
{
    const int games = argc > 1 ? std::max(1, std::atoi(argv[1])) : 200;
    for (const char *name :
         {"tutorial", "little-round-top", "the-wheatfield", "shiloh-hornets-nest", "shiloh-morning", "bentonville"}) {
        const auto loaded = loadScenario(sampleFolder() / "battle-hymn" / (std::string(name) + ".hotchkiss.yaml"));
        const auto *scenario = std::get_if<Scenario>(&loaded);
        const Rules *rules = scenario == nullptr ? nullptr : rulesOf(*scenario->system);
        if (rules == nullptr)
            return 2;
        const auto begun = rules->start(std::make_shared<Scenario>(*scenario));
        if (!begun) {
            std::printf("%s\n", begun.error().text.str().c_str());
            return 2;
        }
        std::printf("%s\n", name);
        playRandomly(**begun, games);
        seeAround(*scenario);
        measureDecisions(**begun);
    }
    return 0;
}
