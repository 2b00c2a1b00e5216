// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/fire.h"
#include "model/rules/hold_the_line/game.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss::hold_the_line {

namespace {

// Weights in strength points.
constexpr double pointWeight = 3.0;
constexpr double unitWeight = 0.6;
constexpr double leaderWeight = 0.8;
constexpr double shotWeight = 0.35;
constexpr double shelterWeight = 0.12;
constexpr double driveWeight = 0.10;
constexpr double ledWeight = 0.08;
constexpr double scale = 0.18;
constexpr int farAway = 12;

/// Dice that hit on average when a unit fires at a hex.
double expectedHits(const Battle &battle, const Position &position, PieceIndex unit, HexId target)
{
    const int range = battle.board->distance(position.at(unit).hex, target);
    const int need = hitNumber(battle, unit, range) - battle.board->at(target).dice;
    return diceAt(battle, unit, range) * std::clamp(7 - need, 0, 6) / 6.0;
}

/// Whether the side must do something to win: it has fewer points, or the turn limit is against it.
bool mustAttack(const Battle &battle, const Position &position, int side)
{
    switch (battle.turnLimit) {
    case TurnLimit::First:
        return side != 0;
    case TurnLimit::Second:
        return side != 1;
    default:
        return victoryPoints(battle, position, side) <= victoryPoints(battle, position, 1 - side);
    }
}

double standing(const Battle &battle, const Position &position, int side)
{
    const int threshold = battle.side(side).threshold;
    double sum = pointWeight * victoryPoints(battle, position, side) * (threshold > 0 ? 6.0 / threshold : 1.0);
    const double drive = mustAttack(battle, position, side) ? driveWeight : driveWeight * 0.4;
    for (std::size_t i = 0; i < battle.pieces.size(); ++i) {
        const PieceInfo &info = battle.pieces[i];
        const PieceState &state = position.pieces[i];
        if (info.side != side || state.status == Status::Eliminated || state.status == Status::Withdrawn)
            continue;
        sum += info.isLeader() ? leaderWeight : unitWeight + state.sp;
        if (state.status != Status::OnBoard || !info.isCombat())
            continue;
        const auto unit = static_cast<PieceIndex>(i);
        double best = 0;
        eachTarget(battle, position, unit, [&](HexId target) {
            best = std::max(best, expectedHits(battle, position, unit, target));
            return true;
        });
        sum += shotWeight * best;
        int nearest = farAway;
        int goal = farAway;
        for (std::size_t j = 0; j < battle.pieces.size(); ++j)
            if (battle.pieces[j].side != side && battle.pieces[j].isCombat() &&
                position.pieces[j].status == Status::OnBoard)
                nearest = std::min(nearest, battle.board->distance(state.hex, position.pieces[j].hex));
        for (std::size_t j = 0; j < battle.counters.size(); ++j)
            if (battle.counters[j].earnable[static_cast<std::size_t>(side)] && position.counters[j].hex != noHex &&
                position.counters[j].holder != side)
                goal = std::min(goal, battle.board->distance(state.hex, position.counters[j].hex));
        sum += drive * (farAway - std::min(goal, nearest)) / 2;
        const Ground &ground = battle.board->at(state.hex);
        if (nearest <= 3)
            sum += shelterWeight * (-ground.dice + 0.5 * ground.morale);
        if (position.hex(state.hex).leader != noPiece)
            sum += ledWeight;
    }
    return sum;
}

} // namespace

double evaluatePosition(const Battle &battle, const Position &position, int side)
{
    if (position.step == Step::Over)
        return position.winner < 0 ? 0.5 : position.winner == side ? 1.0 : 0.0;
    const double difference = standing(battle, position, side) - standing(battle, position, 1 - side);
    return 1 / (1 + std::exp(-scale * difference));
}

} // namespace hotchkiss::hold_the_line
