// SPDX-License-Identifier: MIT
#include "model/engine/players.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <deque>
#include <unordered_map>

namespace hotchkiss {

namespace {

constexpr double curiosity = 0.6;  ///< weight of what was tried little against what did well
constexpr double trust = 2;        ///< visits the look one step ahead counts for
constexpr double widening = 1.5;   ///< actions considered grow with the square root of the visits
constexpr std::size_t narrow = 4;  ///< considered at least
constexpr unsigned reportEach = 8; ///< descents between reports

struct Child
{
    Action action;
    double prior = 0; ///< by the look one step ahead
    int visits = 0;
    double sum = 0;    ///< for the side that decides
    int node = -1;     ///< below it; -1: none yet
    unsigned seen = 0; ///< the last descent in which it was legal
    double mean() const { return (sum + trust * prior) / (visits + trust); }
};

struct Node
{
    int visits = 0;
    std::vector<Child> children; ///< best prior first within what was added together
    std::unordered_map<std::uint64_t, std::size_t> index;
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

class Tree
{
public:
    Tree(const Game &game, int side, Pcg &random)
        : m_game(game)
        , m_side(side)
        , m_random(random)
    {
        m_nodes.emplace_back();
        m_nodes.front().visits = 1;
    }

    void descend()
    {
        ++m_descent;
        const std::unique_ptr<Game> game = m_game.clone();
        Dice dice(m_random.next());
        dice.setRemembering(false);
        m_path.clear();
        std::size_t at = 0;
        for (int side = m_side; side >= 0 && m_nodes[at].visits > 0; side = firstToDecide(*game)) {
            const std::size_t chosen = choose(at, *game, side);
            m_path.push_back({at, chosen, side});
            game->apply(m_nodes[at].children[chosen].action, dice, nullptr);
            if (m_nodes[at].children[chosen].node < 0) {
                m_nodes[at].children[chosen].node = static_cast<int>(m_nodes.size());
                m_nodes.emplace_back();
            }
            at = static_cast<std::size_t>(m_nodes[at].children[chosen].node);
        }
        ++m_nodes[at].visits;
        giveBack(*game);
    }

    const Action &best() const
    {
        const std::vector<Child> &children = m_nodes.front().children;
        return std::max_element(children.begin(), children.end(),
                                [](const Child &a, const Child &b) {
                                    return a.visits != b.visits ? a.visits < b.visits : a.mean() < b.mean();
                                })
            ->action;
    }

private:
    struct Step
    {
        std::size_t node;
        std::size_t child;
        int side;
    };

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
        const std::vector<double> priors = lookAhead(game, side, m_new, 1, m_random);
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
        const std::size_t most = narrow + static_cast<std::size_t>(widening * std::sqrt(node.visits));
        m_open.clear();
        double low = 1;
        double high = 0;
        for (std::size_t i = 0; i < node.children.size() && m_open.size() < most; ++i) {
            if (node.children[i].seen != m_descent)
                continue;
            m_open.push_back(i);
            low = std::min(low, node.children[i].mean());
            high = std::max(high, node.children[i].mean());
        }
        // Systems measure in steps of their own: what counts is where a child stands among the others.
        const double range = std::max(high - low, 1e-9);
        const double log = std::log(node.visits + 1.0);
        std::size_t best = m_open.front();
        double bestValue = -1;
        for (const std::size_t i : m_open) {
            const Child &child = node.children[i];
            const double value = (child.mean() - low) / range + curiosity * std::sqrt(log / (child.visits + 1.0));
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
            Child &child = m_nodes[step.node].children[step.child];
            ++child.visits;
            child.sum += game.evaluate(step.side);
            if (&step != &m_path.front())
                ++m_nodes[step.node].visits;
        }
        ++m_nodes.front().visits;
    }

    const Game &m_game;
    int m_side;
    Pcg &m_random;
    std::deque<Node> m_nodes;
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
