// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/game.h"
#include "model/engine/rules.h"
#include "model/rules/battle_hymn/position.h"

namespace hotchkiss::battle_hymn {

/// A game of Battle Hymn: a position in a battle.
class BattleHymn final : public Game
{
public:
    BattleHymn(std::shared_ptr<const Battle> battle, Position position);

    const Battle &battle() const { return *m_battle; }
    const Position &position() const { return m_position; }

    std::unique_ptr<Game> clone() const override;
    Decision decision() const override;
    void legalActions(std::vector<Action> &actions, const ActionFilter &filter) const override;
    Action listed(const Action &action) const override;
    std::optional<Refusal> check(const Action &action) const override;
    void apply(const Action &action, Dice &dice, Events *events) override;
    Outcome outcome() const override;
    std::uint64_t hash() const override { return m_position.hash(); }
    double evaluate(int side) const override;
    Preview preview(const Action &action) const override;
    std::vector<Fact> facts() const override;
    void present(Scenario &scenario) const override;
    std::string positionText() const override;

private:
    std::shared_ptr<const Battle> m_battle;
    Position m_position;
};

/// What the evaluation is made of, for one side (evaluate.cpp).
double evaluatePosition(const Battle &battle, const Position &position, int side);
/// An action before it is done (explain.cpp).
Preview previewOf(const Battle &battle, const Position &position, const Action &action);
/// The sum of a To Hit Chance as people see it (explain.cpp).
std::vector<Term> hitTerms(const Battle &battle, const Position &position, PieceIndex firer, PieceIndex target,
                           bool approach);
/// The YAML form of a position (position_text.cpp).
std::string textOf(const Battle &battle, const Position &position);
Position readPosition(const Battle &battle, yaml::Node node);
/// What is wrong with where a unit stands, if anything (BH 3.7).
std::optional<Text> placementFault(const Battle &battle, const Position &position, PieceIndex unit, HexId hex);

std::vector<Query> makeQueries();

} // namespace hotchkiss::battle_hymn
