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
constexpr double driveWeight = 0.26;
constexpr double waitWeight = 0.04;
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

/// Where the combat units of a side stand and the counters that it may take lie.
struct Places
{
    std::array<Axial, 64> at;
    std::size_t count = 0;

    void add(Axial place)
    {
        if (count < at.size())
            at[count++] = place;
    }
    int nearest(Axial from) const
    {
        int least = farAway;
        for (std::size_t i = 0; i < count; ++i) {
            const int q = from.q - at[i].q;
            const int r = from.r - at[i].r;
            least = std::min(least, std::max({std::abs(q), std::abs(r), std::abs(q + r)}));
        }
        return least;
    }
};

Places unitsOf(const Battle &battle, const Position &position, int side)
{
    Places places;
    for (std::size_t i = 0; i < battle.pieces.size(); ++i)
        if (battle.pieces[i].side == side && battle.pieces[i].isCombat() &&
            position.pieces[i].status == Status::OnBoard)
            places.add(battle.board->axial(position.pieces[i].hex));
    return places;
}

Places goalsOf(const Battle &battle, const Position &position, int side)
{
    Places places;
    for (std::size_t i = 0; i < battle.counters.size(); ++i)
        if (battle.counters[i].earnable[static_cast<std::size_t>(side)] && position.counters[i].hex != noHex &&
            position.counters[i].holder != side)
            places.add(battle.board->axial(position.counters[i].hex));
    return places;
}

double bestShot(const Battle &battle, const Position &position, PieceIndex unit)
{
    double best = 0;
    eachTarget(battle, position, unit, [&](HexId target) {
        best = std::max(best, expectedHits(battle, position, unit, target));
        return true;
    });
    return best;
}

double standing(const Battle &battle, const Position &position, int side)
{
    const int threshold = battle.side(side).threshold;
    const double drive = mustAttack(battle, position, side) ? driveWeight : waitWeight;
    const Places enemies = unitsOf(battle, position, 1 - side);
    const Places goals = goalsOf(battle, position, side);
    double sum = pointWeight * victoryPoints(battle, position, side) * (threshold > 0 ? 6.0 / threshold : 1.0);
    for (std::size_t i = 0; i < battle.pieces.size(); ++i) {
        const PieceInfo &info = battle.pieces[i];
        const PieceState &state = position.pieces[i];
        if (info.side != side || state.status == Status::Eliminated || state.status == Status::Withdrawn)
            continue;
        sum += info.isLeader() ? leaderWeight : unitWeight + state.sp;
        if (state.status != Status::OnBoard || !info.isCombat())
            continue;
        const auto unit = static_cast<PieceIndex>(i);
        const Axial place = battle.board->axial(state.hex);
        const int nearest = enemies.nearest(place);
        if (nearest <= rangeOf(battle, position, unit))
            sum += shotWeight * bestShot(battle, position, unit);
        sum += drive * (farAway - std::min(goals.nearest(place), nearest)) / 2;
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
