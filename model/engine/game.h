// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/action.h"
#include "model/engine/dice.h"
#include "model/engine/event.h"
#include "model/scenario/scenario.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hotchkiss {

/// Whose decision it is and which one.
struct Decision
{
    std::uint32_t sides = 0; ///< one bit a side of the scenario; more than one where both decide at once; 0: game over
    int turn = 0;            ///< counted from 1
    std::string step;        ///< stable key of the step of play, as the digests name it: "action", "retreat"
    Text text;               ///< "Union: 5 action points left"
    std::string rule;
    bool isOver() const { return sides == 0; }
    bool isFor(int side) const { return side >= 0 && (sides >> side & 1U) != 0; }
};

/// Which of the legal actions are wanted.
struct ActionFilter
{
    int side = -1;              ///< -1: of any side that may decide
    PieceIndex piece = noPiece; ///< only those this piece does
    bool operator==(const ActionFilter &) const = default;
};

struct Outcome
{
    bool over = false;
    int winner = -1;           ///< a side, or -1: a draw (or not over)
    std::vector<double> score; ///< victory points a side, in the system's own count
    Text text;                 ///< "Union victory: 7 points on turn 9"
    std::string rule;
};

/// An action seen by a player before it is done: what it is called, where it shows, what it costs, how it may end.
struct Preview
{
    Text label; ///< "Fire at Jackson"
    Place target;
    std::string cost;        ///< "2 AP"
    std::string rule;        ///< that allows it
    Text headline;           ///< "needs 5 or more, 3 dice"
    std::vector<Term> terms; ///< the sum, term by term
    double chance = -1;      ///< 0 to 1 that it succeeds, or what is expected; -1: nothing is rolled
    Text expectation;        ///< "1.0 hits expected"
};

/// A line of a game's state for people: action points, victory points, markers in the cup.
struct Fact
{
    Text label;
    std::string value;
    std::string rule;
    int side = -1;
    std::string colour; ///< #rrggbb of a marker; empty: none
};

/// A scenario being played under one system's rules: a value that can be copied, compared by hash and written down.
/// check() alone decides what is legal and never changes anything; apply() checks first, and a refused action or a die
/// that cannot be rolled leaves the game as it was. All chance comes from the Dice given.
///
/// Pieces are known by their index in the scenario's list, so that views, logs and actions speak of the same ones.
class Game
{
public:
    virtual ~Game() = default;

    /// The scenario it was begun with; shared by all copies.
    const Scenario &scenario() const { return *m_scenario; }
    std::shared_ptr<const Scenario> sharedScenario() const { return m_scenario; }

    virtual std::unique_ptr<Game> clone() const = 0;

    virtual Decision decision() const = 0;
    bool isOver() const { return decision().isOver(); }
    /// Appends the legal actions, each once, in a fixed order. Complete on cells, where of several paths with the same
    /// end and the same effects one is listed; on the open table a representative choice. Never empty while the game
    /// is not over.
    virtual void legalActions(std::vector<Action> &actions, const ActionFilter &filter = {}) const = 0;
    /// On cells: the listed action that a legal one is another way of writing. Applying either gives the same game.
    virtual Action listed(const Action &action) const { return action; }
    virtual std::optional<Refusal> check(const Action &action) const = 0;
    /// Carries out a legal action and everything that follows without a choice. With null events nothing is reported,
    /// which computer players prefer. Throws DiceError, and then the game may be half changed: see tryApply.
    virtual void apply(const Action &action, Dice &dice, Events *events) = 0;
    virtual Outcome outcome() const = 0;

    /// The same for games that go on alike: everything the rules look at, nothing else.
    virtual std::uint64_t hash() const = 0;
    /// How well a side stands, 0 to 1, by the system's own measure; 1, 0.5 and 0 at the end.
    virtual double evaluate(int side) const = 0;

    // What people see.
    virtual Preview preview(const Action &action) const = 0;
    virtual std::vector<Fact> facts() const = 0;
    /// Brings a copy of scenario() to the present state: places, fields, facings, owners. This paints the board, and is
    /// the scenario that "make this position a scenario" gives.
    virtual void present(Scenario &scenario) const = 0;
    /// The state below the key "position", as YAML lines indented by two; read back by Rules::position.
    virtual std::string positionText() const = 0;

protected:
    explicit Game(std::shared_ptr<const Scenario> scenario)
        : m_scenario(std::move(scenario))
    {}
    Game(const Game &) = default;
    Game &operator=(const Game &) = default;

private:
    std::shared_ptr<const Scenario> m_scenario;
};

/// Checks and applies, or leaves the game untouched: a refusal with its rule, or with key DICE when they ran out.
std::optional<Refusal> tryApply(std::unique_ptr<Game> &game, const Action &action, Dice &dice, Events *events);

/// Mixes numbers into a hash, the same on every platform.
class Hasher
{
public:
    void add(std::uint64_t number)
    {
        m_hash ^= number + 0x9e3779b97f4a7c15ULL + (m_hash << 6) + (m_hash >> 2);
        m_hash *= 0xff51afd7ed558ccdULL;
        m_hash ^= m_hash >> 33;
    }
    std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0x243f6a8885a308d3ULL;
};

} // namespace hotchkiss
