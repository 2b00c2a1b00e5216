// SPDX-License-Identifier: MIT
#include "model/engine/players.h"

#include <charconv>

namespace hotchkiss {

namespace {

Error unknownPlayer(std::string_view text)
{
    return {{HK_NOOP("\"%1\" is no player; allowed: human, random, greedy, search, search:NODES, search:SECONDSs"),
             {std::string(text)}}};
}

template <typename T>
bool readWhole(std::string_view text, T &value)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

} // namespace

Result<PlayerSpec> parsePlayer(std::string_view text)
{
    PlayerSpec spec;
    if (text == "human")
        return spec;
    spec.kind = PlayerSpec::Kind::Random;
    if (text == "random")
        return spec;
    spec.kind = PlayerSpec::Kind::Greedy;
    if (text == "greedy")
        return spec;
    spec.kind = PlayerSpec::Kind::Search;
    if (text == "search")
        return spec;
    constexpr std::string_view budget = "search:";
    if (!text.starts_with(budget))
        return unknownPlayer(text);
    std::string_view number = text.substr(budget.size());
    if (number.ends_with('s')) {
        number.remove_suffix(1);
        constexpr double longest = 3600;
        if (!readWhole(number, spec.seconds) || !(spec.seconds > 0 && spec.seconds <= longest))
            return unknownPlayer(text);
    } else if (!readWhole(number, spec.nodes) || spec.nodes < 1 || spec.nodes > 10'000'000) {
        return unknownPlayer(text);
    }
    return spec;
}

std::string playerText(const PlayerSpec &spec)
{
    switch (spec.kind) {
    case PlayerSpec::Kind::Human:
        return "human";
    case PlayerSpec::Kind::Random:
        return "random";
    case PlayerSpec::Kind::Greedy:
        return "greedy";
    case PlayerSpec::Kind::Search:
        break;
    }
    char number[32];
    const std::size_t size = sizeof number;
    const char *end = spec.seconds > 0 ? std::to_chars(number, number + size, spec.seconds).ptr
                                       : std::to_chars(number, number + size, spec.nodes).ptr;
    return "search:" + std::string(static_cast<const char *>(number), end) + (spec.seconds > 0 ? "s" : "");
}

std::unique_ptr<Player> makePlayer(const PlayerSpec &spec)
{
    switch (spec.kind) {
    case PlayerSpec::Kind::Human:
        return nullptr;
    case PlayerSpec::Kind::Random:
        return std::make_unique<RandomPlayer>();
    case PlayerSpec::Kind::Greedy:
        return std::make_unique<GreedyPlayer>();
    case PlayerSpec::Kind::Search:
        return std::make_unique<SearchPlayer>(spec);
    }
    return nullptr;
}

int firstToDecide(const Game &game)
{
    const Decision decision = game.decision();
    for (int side = 0; side < static_cast<int>(game.scenario().sides.size()); ++side)
        if (decision.isFor(side))
            return side;
    return -1;
}

Action RandomPlayer::choose(const Game &game, int side, Pcg &random, const Thinking &) const
{
    std::vector<Action> actions;
    game.legalActions(actions, {side});
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

std::vector<double> lookAhead(const Game &game, int side, const std::vector<Action> &actions, int samples, Pcg &random)
{
    std::vector<std::uint64_t> seeds;
    for (int i = 0; i < samples; ++i)
        seeds.push_back(random.next());
    std::vector<double> values;
    values.reserve(actions.size());
    for (const Action &action : actions) {
        double sum = 0;
        int count = 0;
        for (const std::uint64_t seed : seeds) {
            Dice dice(seed);
            const std::unique_ptr<Game> next = game.clone();
            next->apply(action, dice, nullptr);
            sum += next->evaluate(side);
            ++count;
            if (dice.take().empty())
                break;
        }
        values.push_back(sum / count);
    }
    return values;
}

Action GreedyPlayer::choose(const Game &game, int side, Pcg &random, const Thinking &) const
{
    std::vector<Action> actions;
    game.legalActions(actions, {side});
    if (actions.size() == 1)
        return actions.front();
    const std::vector<double> values = lookAhead(game, side, actions, m_samples, random);
    // Among equals any: otherwise the first piece of the list would do everything.
    constexpr double same = 1e-12;
    std::size_t best = 0;
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (values[i] > values[best] + same) {
            best = i;
            equals = 1;
        } else if (values[i] >= values[best] - same && random.below(++equals) == 0) {
            best = i;
        }
    }
    return actions[best];
}

} // namespace hotchkiss
