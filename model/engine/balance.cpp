// SPDX-License-Identifier: MIT
#include "model/engine/balance.h"

#include "model/engine/play_session.h"
#include "model/format/scenario_file.h"
#include "model/scenario/place_text.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <thread>

namespace hotchkiss {

namespace {

constexpr int maxActions = 100'000; ///< a game that is longer would not end

/// What one game adds; kept apart until all before it are there.
struct Played
{
    bool whole = false;
    bool finished = false;
    Outcome outcome;
    int turn = 0;
    int actions = 0;
    std::vector<PieceIndex> removed;
};

/// Heat by board and cell; points of a table are counted by the square inch they lie in.
class HeatMap
{
public:
    void add(const Event &event)
    {
        const bool isFight = event.kind == Event::Kind::Attack || event.kind == Event::Kind::Loss;
        if (event.place.kind == Place::Kind::Nowhere || (!isFight && event.kind != Event::Kind::Move))
            return;
        const Point at = event.place.at;
        CellHeat &heat = m_cells[{event.place.board, event.place.cell, static_cast<int>(at.x), static_cast<int>(at.y)}];
        (isFight ? heat.fights : heat.moves) += 1;
    }
    void addTo(BalanceFigures &figures, const Scenario &scenario) const
    {
        for (const auto &[key, heat] : m_cells) {
            const Place place = key[1] == noCell
                                    ? Place::onTable(key[0], {static_cast<double>(key[2]), static_cast<double>(key[3])})
                                    : Place::onCell(key[0], key[1]);
            CellHeat &sum = figures.heat[placeText(scenario, place)];
            sum.moves += heat.moves;
            sum.fights += heat.fights;
        }
    }

private:
    std::map<std::array<int, 4>, CellHeat> m_cells;
};

class Runner
{
public:
    explicit Runner(const BalanceRun &run)
        : m_run(run)
        , m_figures(emptyFigures(run))
    {
        for (const PlayerSpec &spec : run.players)
            m_players.push_back(makePlayer(spec));
    }

    BalanceFigures figures()
    {
        std::vector<std::jthread> threads;
        const auto jobs = std::clamp<std::int64_t>(m_run.jobs, 1, std::max<std::int64_t>(1, m_run.seeds.count));
        for (std::int64_t i = 1; i < jobs; ++i)
            threads.emplace_back([this] { work(); });
        work();
        threads.clear();
        return std::move(m_figures);
    }

private:
    static BalanceFigures emptyFigures(const BalanceRun &run)
    {
        const Scenario &scenario = run.start->scenario();
        BalanceFigures figures;
        figures.system = scenario.system->id;
        figures.title = scenario.info.title;
        Hasher hasher;
        for (const char c : scenarioText(scenario))
            hasher.add(static_cast<unsigned char>(c));
        hasher.add(run.start->hash());
        figures.scenario = hasher.value();
        for (std::size_t i = 0; i < scenario.sides.size(); ++i)
            figures.sides.push_back({scenario.sides[i].id, playerText(run.players[i]), 0, {}});
        for (const Piece &piece : scenario.pieces)
            figures.pieces.push_back({piece.id, 0});
        return figures;
    }

    void work()
    {
        for (;;) {
            const std::int64_t index = m_next++;
            if (index >= m_run.seeds.count || m_run.stop.stop_requested())
                return;
            HeatMap heat;
            Played played = play(m_run.seeds.first + static_cast<std::uint64_t>(index), heat);
            if (!played.whole)
                return;
            const std::lock_guard lock(m_mutex);
            m_waiting.emplace(index, std::pair(std::move(played), std::move(heat)));
            // In order of the seeds, so that a run that was stopped has counted a range of them without gaps.
            for (auto first = m_waiting.find(m_figures.games); first != m_waiting.end();
                 first = m_waiting.find(m_figures.games)) {
                count(first->second.first, first->second.second);
                m_waiting.erase(first);
            }
            if (m_run.progress)
                m_run.progress(m_figures.games);
        }
    }

    Played play(std::uint64_t seed, HeatMap &heat) const
    {
        Played played;
        const std::unique_ptr<Game> game = m_run.start->clone();
        Dice dice(seed);
        dice.setRemembering(false);
        Events events;
        for (; played.actions < maxActions; ++played.actions) {
            const int side = firstToDecide(*game);
            if (side < 0)
                break;
            if (m_run.stop.stop_requested())
                return played;
            Pcg random = playerRandom(seed, static_cast<std::size_t>(played.actions), side);
            events.clear();
            const Player &player = *m_players[static_cast<std::size_t>(side)];
            game->apply(player.choose(*game, side, random, {m_run.stop, {}}), dice, &events);
            for (const Event &event : events) {
                heat.add(event);
                if (event.kind == Event::Kind::Removed && event.piece != noPiece)
                    played.removed.push_back(event.piece);
            }
        }
        // A player that was told to stop did not play its best: the game does not count.
        played.whole = !m_run.stop.stop_requested();
        played.outcome = game->outcome();
        played.finished = game->isOver();
        played.turn = game->decision().turn;
        std::sort(played.removed.begin(), played.removed.end());
        return played;
    }

    void count(const Played &played, const HeatMap &heat)
    {
        ++m_figures.games;
        m_figures.seeds = {{m_run.seeds.first, m_figures.games}};
        const int winner = played.finished ? played.outcome.winner : -1;
        m_figures.draws += winner < 0 ? 1 : 0;
        m_figures.unfinished += played.finished ? 0 : 1;
        for (std::size_t i = 0; i < m_figures.sides.size(); ++i) {
            m_figures.sides[i].wins += static_cast<std::size_t>(winner) == i ? 1 : 0;
            if (i < played.outcome.score.size())
                ++m_figures.sides[i].scores[played.outcome.score[i]];
        }
        ++m_figures.turns[played.turn];
        ++m_figures.actions[played.actions];
        for (std::size_t i = 0; i < m_figures.pieces.size(); ++i)
            if (!std::binary_search(played.removed.begin(), played.removed.end(), static_cast<PieceIndex>(i)))
                ++m_figures.pieces[i].survived;
        heat.addTo(m_figures, m_run.start->scenario());
    }

    const BalanceRun &m_run;
    std::vector<std::unique_ptr<Player>> m_players;
    std::atomic<std::int64_t> m_next = 0;
    std::mutex m_mutex;
    std::map<std::int64_t, std::pair<Played, HeatMap>> m_waiting;
    BalanceFigures m_figures;
};

template <typename T>
void addAll(Histogram<T> &sum, const Histogram<T> &other)
{
    for (const auto &[value, count] : other)
        sum[value] += count;
}

/// The ranges of both, joined where they touch; false when they overlap.
bool joinSeeds(std::vector<SeedRange> &seeds, const std::vector<SeedRange> &others)
{
    seeds.insert(seeds.end(), others.begin(), others.end());
    std::sort(seeds.begin(), seeds.end(), [](const SeedRange &a, const SeedRange &b) { return a.first < b.first; });
    std::vector<SeedRange> joined;
    for (const SeedRange &range : seeds) {
        if (joined.empty()) {
            joined.push_back(range);
            continue;
        }
        const std::uint64_t end = joined.back().first + static_cast<std::uint64_t>(joined.back().count);
        if (range.first < end)
            return false;
        if (range.first == end)
            joined.back().count += range.count;
        else
            joined.push_back(range);
    }
    seeds = std::move(joined);
    return true;
}

} // namespace

BalanceFigures runBalance(const BalanceRun &run)
{
    return Runner(run).figures();
}

Result<BalanceFigures> merge(const BalanceFigures &a, const BalanceFigures &b)
{
    if (a.scenario != b.scenario || a.pieces.size() != b.pieces.size() || a.sides.size() != b.sides.size())
        return Error{HK_NOOP("the runs are of different scenarios")};
    BalanceFigures sum = a;
    if (!joinSeeds(sum.seeds, b.seeds))
        return Error{HK_NOOP("the runs share seeds: some games would count twice")};
    sum.games += b.games;
    sum.draws += b.draws;
    sum.unfinished += b.unfinished;
    for (std::size_t i = 0; i < sum.sides.size(); ++i) {
        if (a.sides[i].player != b.sides[i].player)
            return Error{{HK_NOOP("%1 is played by %2 in one run and by %3 in the other"),
                          {a.sides[i].id, a.sides[i].player, b.sides[i].player}}};
        sum.sides[i].wins += b.sides[i].wins;
        addAll(sum.sides[i].scores, b.sides[i].scores);
    }
    addAll(sum.turns, b.turns);
    addAll(sum.actions, b.actions);
    for (std::size_t i = 0; i < sum.pieces.size(); ++i)
        sum.pieces[i].survived += b.pieces[i].survived;
    for (const auto &[place, heat] : b.heat) {
        sum.heat[place].moves += heat.moves;
        sum.heat[place].fights += heat.fights;
    }
    return sum;
}

} // namespace hotchkiss
