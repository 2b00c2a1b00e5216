// SPDX-License-Identifier: MIT
#include "model/engine/players.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <deque>
#include <functional>
#include <optional>
#include <unordered_map>

namespace hotchkiss {

namespace {

constexpr double curiosity = 0.6;  ///< weight of what was tried little against what did well
constexpr double trust = 12;       ///< visits the look one step ahead counts for
constexpr double widening = 0.5;   ///< actions considered grow with the square root of the visits
constexpr std::size_t narrow = 4;  ///< considered at least
constexpr int ripe = 12;           ///< visits before a node looks at its own actions
constexpr int rootSamples = 4;     ///< rolls of the dice in the look ahead at the actions to choose from
constexpr int longestLine = 60;    ///< actions played on from a leaf at most
constexpr unsigned reportEach = 8; ///< descents between reports

struct Child
{
    Action action;
    double prior = 0; ///< by the look one step ahead
    int visits = 0;
    double sum = 0;    ///< for the side that decides
    int node = -1;     ///< below it; -1: none yet
    unsigned seen = 0; ///< the last descent in which it was legal
};

struct Node
{
    int visits = 0;
    int tries = 0;               ///< descents through one of its children
    double gain = 0;             ///< of what the lines came to over what was foreseen, summed over the tries
    std::vector<Child> children; ///< best prior first within what was added together
    std::unordered_map<std::uint64_t, std::size_t> index;

    // The end of a line is measured at another time than the look ahead: what was foreseen is moved by what lines of
    // this node gained or lost on average.
    double mean(const Child &child) const
    {
        const double foreseen = child.prior + gain / std::max(tries, 1);
        return (child.sum + trust * foreseen) / (child.visits + trust);
    }
};

std::uint64_t keyOf(const Action &action)
{
    Hasher hasher;
    hasher.add(static_cast<std::uint64_t>(action.verb) << 32U | static_cast<std::uint64_t>(action.side) << 24U |
               static_cast<std::uint64_t>(action.board) << 16U | static_cast<std::uint16_t>(action.piece));
    for (const std::int32_t number : action.args())
        hasher.add(static_cast<std::uint32_t>(number));
    return hasher.value();
}

/// Actions, the best by the look one step ahead first.
std::vector<std::pair<double, Action>> ranked(const Game &game, int side, int samples, Pcg &random)
{
    std::vector<Action> actions;
    game.legalActions(actions, {side});
    const std::vector<double> values = lookAhead(game, side, actions, samples, random);
    std::vector<std::pair<double, Action>> list;
    for (std::size_t i = 0; i < actions.size(); ++i)
        list.emplace_back(values[i], actions[i]);
    std::ranges::stable_sort(list, std::ranges::greater(), &std::pair<double, Action>::first);
    return list;
}

/// Plays both sides quickly: a side ranks its actions when it is first asked in a turn and goes down that list, taking
/// what is still legal.
class QuickPlay
{
public:
    explicit QuickPlay(Pcg &random)
        : m_random(random)
    {}

    Action choose(const Game &game, int side)
    {
        const Decision decision = game.decision();
        List &list = listFor(side, decision);
        for (;;) {
            while (list.next < list.actions.size()) {
                const Action &action = list.actions[list.next++].second;
                if (!game.check(action))
                    return action;
            }
            list.actions = ranked(game, side, 1, m_random);
            list.next = 0;
        }
    }

private:
    struct List
    {
        int side;
        int turn;
        std::string step;
        std::vector<std::pair<double, Action>> actions;
        std::size_t next = 0;
    };

    List &listFor(int side, const Decision &decision)
    {
        for (List &list : m_lists)
            if (list.side == side && list.turn == decision.turn && list.step == decision.step)
                return list;
        return m_lists.emplace_back(List{side, decision.turn, decision.step, {}, 0});
    }

    Pcg &m_random;
    std::deque<List> m_lists;
};

class Tree
{
public:
    Tree(const Game &game, int side, Pcg &random)
        : m_game(game)
        , m_start(game.decision())
        , m_side(side)
        , m_random(random)
    {
        m_nodes.emplace_back();
        m_nodes.front().visits = ripe;
    }

    void descend()
    {
        ++m_descent;
        const std::unique_ptr<Game> game = m_game.clone();
        m_path.clear();
        std::size_t at = 0;
        std::optional<Dice> dice;
        for (int side = m_side; side >= 0 && m_nodes[at].visits >= ripe; side = firstToDecide(*game)) {
            const std::size_t chosen = choose(at, *game, side);
            m_path.push_back({at, chosen, side});
            Child &child = m_nodes[at].children[chosen];
            if (!dice) {
                dice.emplace(seed(child.visits));
                dice->setRemembering(false);
            }
            game->apply(child.action, *dice, nullptr);
            if (child.node < 0) {
                child.node = static_cast<int>(m_nodes.size());
                m_nodes.emplace_back();
            }
            at = static_cast<std::size_t>(m_nodes[at].children[chosen].node);
        }
        ++m_nodes[at].visits;
        playOn(*game, *dice);
        giveBack(*game);
    }

    const Action &best() const
    {
        const Node &root = m_nodes.front();
        return std::ranges::max_element(root.children, {}, [&root](const Child &child) { return root.mean(child); })
            ->action;
    }

private:
    struct Step
    {
        std::size_t node;
        std::size_t child;
        int side;
    };

    /// The n-th try of each action meets the same dice, so that luck tells them apart less.
    std::uint64_t seed(int visit)
    {
        while (m_seeds.size() <= static_cast<std::size_t>(visit))
            m_seeds.push_back(m_random.next());
        return m_seeds[static_cast<std::size_t>(visit)];
    }

    /// Until the side comes to the same decision in a later turn: then the others have had their say.
    void playOn(Game &game, Dice &dice)
    {
        QuickPlay quick(m_random);
        for (int i = 0; i < longestLine; ++i) {
            const Decision decision = game.decision();
            const bool again = decision.isFor(m_side) && decision.turn > m_start.turn && decision.step == m_start.step;
            if (decision.isOver() || again || decision.turn > m_start.turn + 1)
                return;
            const int side = firstToDecide(game);
            game.apply(quick.choose(game, side), dice, nullptr);
        }
    }

    /// Takes in the actions that are legal this time; what is new is looked at one step ahead.
    void refresh(Node &node, const Game &game, int side)
    {
        m_legal.clear();
        m_new.clear();
        game.legalActions(m_legal, {side});
        for (const Action &action : m_legal) {
            const auto found = node.index.find(keyOf(action));
            if (found == node.index.end())
                m_new.push_back(action);
            else
                node.children[found->second].seen = m_descent;
        }
        if (m_new.empty())
            return;
        const int samples = &node == &m_nodes.front() ? rootSamples : 1;
        const std::vector<double> priors = lookAhead(game, side, m_new, samples, m_random);
        const auto first = static_cast<std::ptrdiff_t>(node.children.size());
        for (std::size_t i = 0; i < m_new.size(); ++i)
            node.children.push_back({m_new[i], priors[i], 0, 0, -1, m_descent});
        std::stable_sort(node.children.begin() + first, node.children.end(),
                         [](const Child &a, const Child &b) { return a.prior > b.prior; });
        for (std::size_t i = static_cast<std::size_t>(first); i < node.children.size(); ++i)
            node.index.emplace(keyOf(node.children[i].action), i);
    }

    std::size_t choose(std::size_t at, const Game &game, int side)
    {
        Node &node = m_nodes[at];
        refresh(node, game, side);
        const std::size_t most = narrow + static_cast<std::size_t>(widening * std::sqrt(node.tries));
        m_open.clear();
        double low = 1;
        double high = 0;
        for (std::size_t i = 0; i < node.children.size() && m_open.size() < most; ++i) {
            if (node.children[i].seen != m_descent)
                continue;
            m_open.push_back(i);
            const double mean = node.mean(node.children[i]);
            low = std::min(low, mean);
            high = std::max(high, mean);
        }
        // Systems measure in steps of their own: what counts is where a child stands among the others.
        const double range = std::max(high - low, 1e-9);
        const double log = std::log(node.tries + 1.0);
        std::size_t best = m_open.front();
        double bestValue = -1;
        for (const std::size_t i : m_open) {
            const Child &child = node.children[i];
            const double value = (node.mean(child) - low) / range + curiosity * std::sqrt(log / (child.visits + 1.0));
            if (value > bestValue) {
                bestValue = value;
                best = i;
            }
        }
        return best;
    }

    void giveBack(const Game &game)
    {
        for (const Step &step : m_path) {
            Node &node = m_nodes[step.node];
            Child &child = node.children[step.child];
            const double value = game.evaluate(step.side);
            ++child.visits;
            child.sum += value;
            ++node.tries;
            node.gain += value - child.prior;
            if (&step != &m_path.front())
                ++node.visits;
        }
    }

    const Game &m_game;
    Decision m_start;
    int m_side;
    Pcg &m_random;
    std::deque<Node> m_nodes;
    std::vector<std::uint64_t> m_seeds;
    std::vector<Step> m_path;
    std::vector<Action> m_legal;
    std::vector<Action> m_new;
    std::vector<std::size_t> m_open;
    unsigned m_descent = 0;
};

} // namespace

Action SearchPlayer::choose(const Game &game, int side, Pcg &random, const Thinking &thinking) const
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    std::vector<Action> actions;
    game.legalActions(actions, {side});
    if (actions.size() == 1)
        return actions.front();
    Tree tree(game, side, random);
    double done = 0;
    for (unsigned i = 0; done < 1; ++i) {
        tree.descend();
        done = m_spec.seconds > 0 ? std::chrono::duration<double>(Clock::now() - begin).count() / m_spec.seconds
                                  : (i + 1.0) / m_spec.nodes;
        if (thinking.stop.stop_requested())
            break;
        if (thinking.progress && i % reportEach == 0)
            thinking.progress(std::min(done, 1.0));
    }
    return tree.best();
}

} // namespace hotchkiss
