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
constexpr double objectiveWorth = 14; ///< of one that has no points of its own
constexpr double hitWorth = 1.6;      ///< of a hit on infantry
constexpr double pull = 0.35;         ///< a hex nearer to an objective that is not held
constexpr double guard = 2.5;         ///< somebody at one that is
constexpr double brokenWorth = 3;     ///< of a Strength Point that no longer fights
constexpr double gunsInContact = 4;   ///< artillery where infantry can reach it
constexpr double scale = 22;

class Evaluator
{
public:
    Evaluator(const Battle &battle, const Position &position)
        : m_battle(battle)
        , m_position(position)
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
        }
        return sum + objectives(side);
    }

private:
    double worth(const ObjectiveInfo &objective) const
    {
        return objective.points != 0 ? 0 : objectiveWorth * objective.weight;
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
                m_position.units[i].where == Where::OnMap)
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

    double unitOnMap(PieceIndex unit, const UnitState &state, const UnitInfo &info) const
    {
        double sum = 0;
        const int goal = goalDistance(state, info.side);
        if (goal < 99)
            sum -= pull * std::max(0, goal - (info.hasGuns() ? 3 : 0));
        bool contact = false;
        eachEnemyInto(m_battle, m_position, state.hex, info.side, [&](PieceIndex enemy) {
            contact = true;
            sum -= exchange(enemy, unit);
            return true;
        });
        for (int direction = 0; direction < directions; ++direction) {
            const Crossing &crossing = m_battle.board->crossing(state.hex, direction);
            if (crossing.to != noHex && crossing.zone && m_position.hasEnemy(m_battle, crossing.to, info.side))
                sum += 0.02;
        }
        if (contact && info.hasGuns())
            sum -= gunsInContact;
        return sum;
    }

    /// What a unit may expect to do to an enemy in its zone, if it has nobody else to fire at.
    double exchange(PieceIndex firer, PieceIndex target) const
    {
        const UnitState &state = m_position.unit(firer);
        int others = 0;
        eachEnemyInto(m_battle, m_position, state.hex, m_battle.info(firer).side, [&](PieceIndex) {
            ++others;
            return true;
        });
        const double dice = static_cast<double>(state.intact()) / std::max(1, others);
        const double hits = dice * hitChance(m_battle, m_position, firer, target, false).chance(m_battle);
        const int kind = m_battle.info(target).arm == Arm::Infantry ? 1 : 2;
        return hits * hitWorth * kind;
    }

    const Battle &m_battle;
    const Position &m_position;
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
