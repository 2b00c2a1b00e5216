// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/rules.h"
#include "model/format/read_values.h"

#include <algorithm>

namespace hotchkiss {

/// The smallest game with everything the contract has: two sides of runners race over the columns of a board, one die a
/// step, and who lands on an enemy throws him out. It stands in for real systems in the tests of the engine.
class RaceGame : public Game
{
public:
    static constexpr int lastTurn = 16;
    enum VerbIndex : std::uint8_t { Run, Wait };

    explicit RaceGame(std::shared_ptr<const Scenario> shared)
        : Game(std::move(shared))
    {
        for (const Piece &piece : scenario().pieces)
            m_cells.push_back(piece.place.cell);
    }

    std::unique_ptr<Game> clone() const override { return std::make_unique<RaceGame>(*this); }

    Decision decision() const override
    {
        Decision decision{m_turn > lastTurn || m_home >= 0 ? 0U : 1U << m_side, m_turn, "run", {}, "RG 1"};
        decision.text = {"%1: run or wait", {scenario().sides[side()].id}};
        return decision;
    }

    void legalActions(std::vector<Action> &actions, const ActionFilter &filter = {}) const override
    {
        if (isOver() || (filter.side >= 0 && filter.side != m_side))
            return;
        for (PieceIndex piece = 0; piece < static_cast<PieceIndex>(m_cells.size()); ++piece)
            for (int lane = -1; lane <= 1; ++lane)
                if (const Action action = run(piece, lane);
                    (filter.piece == noPiece || filter.piece == piece) && !check(action))
                    actions.push_back(action);
        if (filter.piece == noPiece)
            actions.push_back(wait());
    }

    std::optional<Refusal> check(const Action &action) const override
    {
        if (isOver())
            return Refusal{"OVER", "RG 4", "the game is over"};
        if (action.side != m_side)
            return Refusal{"SIDE", "RG 1", "it is the other side's turn"};
        if (action.verb == Wait)
            return action == wait() ? std::nullopt : std::optional(Refusal{"WAIT", "RG 2", "only one way to wait"});
        if (action.verb != Run || action.count != 1 || action.board != 0)
            return Refusal{"VERB", "RG 2", "runners run"};
        if (!isOn(action.piece) || sideOf(scenario(), pieceAt(action.piece).command) != m_side)
            return Refusal{"PIECE", "RG 2", "that runner is not yours, or out"};
        const Grid &grid = scenario().boards[0].grid;
        const Offset from = grid.offset(cellOf(action.piece));
        const Offset to = grid.contains(action.arg(0)) ? grid.offset(action.arg(0)) : Offset{-1, -1};
        if (to.row < 0 || to.column != from.column || std::abs(to.row - from.row) > 1)
            return Refusal{"LANE", "RG 2a", "a runner starts from his lane or the next one"};
        return std::nullopt;
    }

    void apply(const Action &action, Dice &dice, Events *events) override
    {
        if (action.verb == Run)
            runOn(action, dice, events);
        m_side = 1 - m_side;
        m_turn += m_side == 0 ? 1 : 0;
        if (isOver() && events != nullptr)
            events->push_back({Event::Kind::Over, outcome().text, "RG 4", -1, noPiece, {}, {}});
    }

    Outcome outcome() const override
    {
        Outcome outcome{isOver(), -1, {points(0), points(1)}, {}, "RG 4"};
        if (outcome.over && outcome.score[0] != outcome.score[1])
            outcome.winner = outcome.score[0] > outcome.score[1] ? 0 : 1;
        outcome.text = outcome.winner < 0
                           ? Text("nobody wins")
                           : Text("%1 wins", {scenario().sides[static_cast<std::size_t>(outcome.winner)].id});
        return outcome;
    }

    std::uint64_t hash() const override
    {
        Hasher hasher;
        hasher.add(static_cast<std::uint64_t>(m_turn * 2 + m_side));
        hasher.add(static_cast<std::uint64_t>(m_home + 1));
        for (const Cell cell : m_cells)
            hasher.add(static_cast<std::uint64_t>(cell + 1));
        return hasher.value();
    }

    double evaluate(int side) const override
    {
        if (isOver())
            return outcome().winner < 0 ? 0.5 : outcome().winner == side ? 1 : 0;
        const double difference = points(side) - points(1 - side);
        return 0.5 + 0.5 * difference / (std::abs(difference) + 20);
    }

    Preview preview(const Action &) const override { return {}; }
    std::vector<Fact> facts() const override { return {}; }

    void present(Scenario &scenario) const override
    {
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            scenario.pieces[i].place = m_cells[i] == noCell ? Place::nowhere() : Place::onCell(0, m_cells[i]);
    }

    std::string positionText() const override
    {
        std::string out = "  turn: " + std::to_string(m_turn) + "\n  side: " + scenario().sides[side()].id + "\n";
        if (m_home >= 0)
            out += "  home: " + scenario().sides[static_cast<std::size_t>(m_home)].id + "\n";
        out += "  runners:\n";
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            if (m_cells[i] != noCell)
                out += "    " + scenario().pieces[i].id + ": '" + scenario().boards[0].label(m_cells[i]) + "'\n";
        return out;
    }

    static std::unique_ptr<Game> fromPosition(std::shared_ptr<const Scenario> shared, yaml::Node node)
    {
        auto game = std::make_unique<RaceGame>(std::move(shared));
        const Scenario &scenario = game->scenario();
        const std::vector<std::string> ids{scenario.sides[0].id, scenario.sides[1].id};
        const MapReader map(node, {"turn", "side", "home", "runners"});
        map.read("turn", game->m_turn, 1, lastTurn + 1);
        game->m_side = static_cast<int>(readChoice(map.need("side"), ids));
        if (const yaml::Node home = map.find("home"))
            game->m_home = static_cast<int>(readChoice(home, ids));
        std::fill(game->m_cells.begin(), game->m_cells.end(), noCell);
        eachEntry(map.need("runners"), [&](yaml::Node key, yaml::Node value) {
            const int piece = findPiece(scenario, key.text());
            const Result<Cell> cell = scenario.boards[0].labels.cell(scenario.boards[0].grid, value.text());
            if (piece < 0 || !cell)
                (piece < 0 ? key : value).fail("no such runner or cell");
            game->m_cells[static_cast<std::size_t>(piece)] = *cell;
        });
        return game;
    }

private:
    std::size_t side() const { return static_cast<std::size_t>(m_side); }
    const Piece &pieceAt(PieceIndex piece) const { return scenario().pieces[static_cast<std::size_t>(piece)]; }
    Cell cellOf(PieceIndex piece) const { return m_cells[static_cast<std::size_t>(piece)]; }
    bool isOn(PieceIndex piece) const
    {
        return piece >= 0 && piece < static_cast<PieceIndex>(m_cells.size()) && cellOf(piece) != noCell;
    }
    Action wait() const
    {
        Action action;
        action.verb = Wait;
        action.side = static_cast<std::uint8_t>(m_side);
        return action;
    }
    Action run(PieceIndex piece, int lane) const
    {
        Action action;
        action.verb = Run;
        action.side = static_cast<std::uint8_t>(m_side);
        action.piece = piece;
        const Grid &grid = scenario().boards[0].grid;
        Offset offset = isOn(piece) ? grid.offset(cellOf(piece)) : Offset{-1, -1};
        offset.row += lane;
        return action.with(grid.cell(offset));
    }

    void runOn(const Action &action, Dice &dice, Events *events)
    {
        const Grid &grid = scenario().boards[0].grid;
        Offset to = grid.offset(action.arg(0));
        const int rolled = dice.roll(6);
        to.column = std::clamp(to.column + (m_side == 0 ? rolled : -rolled), 0, grid.columns() - 1);
        const Cell cell = grid.cell(to);
        m_cells[static_cast<std::size_t>(action.piece)] = cell;
        if (events != nullptr)
            events->push_back({Event::Kind::Move,
                               Text("%1 runs", {pieceAt(action.piece).id}),
                               "RG 2",
                               m_side,
                               action.piece,
                               Place::onCell(0, cell),
                               {{6, rolled}}});
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (m_cells[i] != cell || sideOf(scenario(), scenario().pieces[i].command) == m_side)
                continue;
            m_cells[i] = noCell;
            if (events != nullptr) {
                events->push_back(
                    {Event::Kind::Attack, Text("a clash"), "RG 3", m_side, action.piece, Place::onCell(0, cell), {}});
                events->push_back({Event::Kind::Removed,
                                   Text("%1 is out", {scenario().pieces[i].id}),
                                   "RG 3",
                                   1 - m_side,
                                   static_cast<PieceIndex>(i),
                                   Place::onCell(0, cell),
                                   {}});
            }
        }
        if (to.column == (m_side == 0 ? grid.columns() - 1 : 0))
            m_home = m_side;
    }

    /// Ten for a runner still in, more the nearer he is, fifty for having got home.
    double points(int side) const
    {
        const Grid &grid = scenario().boards[0].grid;
        double sum = m_home == side ? 50 : 0;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (m_cells[i] == noCell || sideOf(scenario(), scenario().pieces[i].command) != side)
                continue;
            const int column = grid.offset(m_cells[i]).column;
            const int run = side == 0 ? column : grid.columns() - 1 - column;
            sum += 10 + run * run / 8.0;
        }
        return sum;
    }

    std::vector<Cell> m_cells;
    int m_turn = 1;
    int m_side = 0;
    int m_home = -1;
};

/// Three runners a side in the lanes of a small board of the first system.
inline Scenario raceScenario()
{
    const System &system = *systems().front();
    BoardPreset preset = system.presets.front();
    preset.grid = Grid::hexes(24, 5);
    Scenario scenario = makeScenario(system, preset);
    for (int side = 0; side < 2; ++side)
        for (int lane = 0; lane < 3; ++lane) {
            Piece piece;
            piece.id = (side == 0 ? "blue" : "grey") + std::to_string(lane + 1);
            piece.command = scenario.sides[static_cast<std::size_t>(side)].id;
            piece.place = Place::onCell(0, preset.grid.cell({side == 0 ? 0 : 23, lane * 2}));
            scenario.pieces.push_back(std::move(piece));
        }
    return scenario;
}

inline const Rules &raceRules()
{
    static const Rules rules{systems().front(),
                             {{"run", true, {Argument::Cell}, "Run", {}}, {"wait", false, {}, "Wait", {}}},
                             [](std::shared_ptr<const Scenario> scenario) -> Result<std::unique_ptr<Game>> {
                                 if (scenario->pieces.empty())
                                     return Error{"nobody runs"};
                                 return std::unique_ptr<Game>(std::make_unique<RaceGame>(std::move(scenario)));
                             },
                             RaceGame::fromPosition,
                             {}};
    return rules;
}

inline const Rules *findRace(const System &)
{
    return &raceRules();
}

} // namespace hotchkiss
