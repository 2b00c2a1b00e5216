// SPDX-License-Identifier: MIT
// How well a side stands: Victory Points, objectives, and what the next fire is worth.
#include "model/rules/battle_hymn/fire.h"
#include "model/rules/battle_hymn/game.h"
#include "model/rules/battle_hymn/score.h"
#include "model/rules/battle_hymn/zone.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss::battle_hymn {

namespace {

// House weights, in Victory Points.
constexpr double objectiveWorth = 8;  ///< of one that decides the battle, for each objective it counts for
constexpr double hitWorth = 2.4;      ///< of a hit on infantry
constexpr double rounds = 1.5;        ///< of fire between units in contact, losses thought of
constexpr double approachWorth = 0.6; ///< of the fire at those who come up, against that of a Round
constexpr double contactWorth = 1;    ///< of reaching an enemy with something that can take ground
constexpr double waiting = 30;        ///< a unit that is due and does not come, or has rallied and stays away
constexpr double wayBack = 3;         ///< hexes a retreat takes from a unit
constexpr double pull = 0.7;          ///< a hex nearer to an objective that is not held
constexpr double guard = 2.5;         ///< somebody at one that is
constexpr double brokenWorth = 3;     ///< of a Strength Point that no longer fights
constexpr double gunsInContact = 4;   ///< artillery where infantry can reach it
constexpr double scale = 22;

/// Whether a condition asks who holds objectives, not only for points.
bool countsObjectives(const VictoryTest &test)
{
    return test.kind == VictoryTest::Kind::Holds || test.kind == VictoryTest::Kind::HoldsAll ||
           std::ranges::any_of(test.parts, countsObjectives);
}

class Evaluator
{
public:
    Evaluator(const Battle &battle, const Position &position)
        : m_battle(battle)
        , m_position(position)
        , m_holdingDecides(std::ranges::any_of(
              battle.victory.list, [](const VictoryCondition &condition) { return countsObjectives(condition.test); }))
    {}

    double standing(int side) const
    {
        double sum = scoreOf(m_battle, m_position, side).total();
        for (std::size_t i = 0; i < m_position.units.size(); ++i) {
            const UnitInfo &info = m_battle.units[i];
            if (!info.playable || info.side != side)
                continue;
            const UnitState &state = m_position.units[i];
            sum -= brokenWorth * (state.where == Where::Shattered ? state.strength : state.demoralized) / 3.0;
            sum -= brokenWorth * state.lost / 2.0;
            if (state.where == Where::OnMap)
                sum += unitOnMap(static_cast<PieceIndex>(i), state, info);
            else if (state.where == Where::Rallied ||
                     (state.where == Where::OffMap && info.hour > 0 && info.hour <= m_position.hour))
                sum -= waiting;
        }
        return sum + objectives(side);
    }

private:
    double worth(const ObjectiveInfo &objective) const
    {
        return m_holdingDecides || objective.points == 0 ? objectiveWorth * objective.weight : 0;
    }

    double objectives(int side) const
    {
        double sum = 0;
        for (std::size_t i = 0; i < m_battle.objectives.size(); ++i) {
            const ObjectiveInfo &objective = m_battle.objectives[i];
            if (m_position.owners[i] == side)
                sum += worth(objective);
            const int near = nearest(side, objective.hex);
            if (m_position.owners[i] == side && near <= 1)
                sum += guard;
        }
        return sum;
    }

    int nearest(int side, HexId hex) const
    {
        int best = 99;
        for (std::size_t i = 0; i < m_position.units.size(); ++i)
            if (m_battle.units[i].playable && m_battle.units[i].side == side &&
                m_position.units[i].where == Where::OnMap && !isLeaving(static_cast<PieceIndex>(i)))
                best = std::min(best, m_battle.board->distance(m_position.units[i].hex, hex));
        return best;
    }

    /// Distance to what the unit should go for: objectives that others hold, or else the nearest enemy.
    int goalDistance(const UnitState &state, int side) const
    {
        int best = 99;
        for (std::size_t i = 0; i < m_battle.objectives.size(); ++i)
            if (m_position.owners[i] != side && m_battle.objectives[i].hex != noHex)
                best = std::min(best, m_battle.board->distance(state.hex, m_battle.objectives[i].hex));
        if (best < 99)
            return best;
        for (std::size_t i = 0; i < m_position.units.size(); ++i)
            if (m_battle.units[i].playable && m_battle.units[i].side != side &&
                m_position.units[i].where == Where::OnMap)
                best = std::min(best, 2 + m_battle.board->distance(state.hex, m_position.units[i].hex) / 2);
        return best;
    }

    /// Whether it is about to go: what it would do where it still stands counts for nothing.
    bool isLeaving(PieceIndex unit) const
    {
        return std::ranges::any_of(m_position.retreats,
                                   [unit](const Retreating &retreat) { return retreat.unit == unit; });
    }

    double unitOnMap(PieceIndex unit, const UnitState &state, const UnitInfo &info) const
    {
        double sum = 0;
        const int goal = goalDistance(state, info.side);
        if (goal < 99)
            sum -= pull * std::max(0, goal - (info.hasGuns() ? 3 : 0));
        if (isLeaving(unit))
            return sum - pull * wayBack;
        bool contact = false;
        eachEnemyInto(m_battle, m_position, state.hex, info.side, [&](PieceIndex enemy) {
            if (isLeaving(enemy))
                return true;
            contact = true;
            sum -= exchange(enemy, unit);
            return true;
        });
        if (contact)
            sum += info.hasGuns() ? -gunsInContact : contactWorth;
        for (const Pairing &pairing : m_position.pairings)
            if (pairing.target == unit && m_position.isOnMap(pairing.firer))
                sum -= fire(pairing.firer, unit, true) * approachWorth;
        return sum;
    }

    /// What a unit may expect to do to an enemy in both Rounds, its fire divided among those around it.
    double exchange(PieceIndex firer, PieceIndex target) const { return rounds * fire(firer, target, false); }

    double fire(PieceIndex firer, PieceIndex target, bool approach) const
    {
        const UnitState &state = m_position.unit(firer);
        int others = 0;
        eachEnemyInto(m_battle, m_position, state.hex, m_battle.info(firer).side, [&](PieceIndex) {
            ++others;
            return true;
        });
        const double dice = static_cast<double>(state.intact()) / std::max(1, others);
        const double hits = dice * hitChance(m_battle, m_position, firer, target, approach).chance(m_battle);
        const int kind = m_battle.info(target).arm == Arm::Infantry ? 1 : 2;
        return std::min(hits, static_cast<double>(m_position.unit(target).strength)) * hitWorth * kind;
    }

    const Battle &m_battle;
    const Position &m_position;
    bool m_holdingDecides;
};

} // namespace

double evaluatePosition(const Battle &battle, const Position &position, int side)
{
    if (position.step == Step::Over)
        return position.winner < 0 ? 0.5 : position.winner == side ? 1 : 0;
    const Evaluator evaluator(battle, position);
    const double lead = evaluator.standing(side) - evaluator.standing(1 - side);
    return 1 / (1 + std::exp(-lead / scale));
}

} // namespace hotchkiss::battle_hymn
