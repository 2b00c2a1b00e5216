// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/fire.h"

#include "model/rules/battle_hymn/zone.h"

#include <algorithm>
#include <bit>

namespace hotchkiss::battle_hymn {

Arm fireArm(const Battle &battle, const Position &position, PieceIndex unit)
{
    return armNow(battle, position, unit);
}

int sideModifier(const Battle &battle, HexId from, HexId to, bool artillery)
{
    const TerrainBoard &board = *battle.board;
    const auto across = [&](HexId hex, int direction) {
        const Crossing &crossing = board.crossing(hex, direction);
        return artillery ? crossing.toHitArtillery : crossing.toHit;
    };
    if (const int direction = board.directionTo(from, to); direction >= 0)
        return across(from, direction);
    const SightShape *line = board.line(from, to);
    if (line == nullptr)
        return 0;
    // Where the line comes in by a corner the milder of the two sides counts.
    int best = 0;
    bool any = false;
    for (const std::int8_t side : line->arrival) {
        const HexId before = side < 0 ? noHex : board.neighbour(to, side);
        if (before == noHex)
            continue;
        const int modifier = across(before, board.grid().opposite(side));
        best = any ? std::max(best, modifier) : modifier;
        any = true;
    }
    return best;
}

double HitChance::chance(const Battle &battle) const
{
    const Numbers &n = battle.numbers;
    int hits = 0;
    for (int die = 1; die <= n.die; ++die)
        if (die == n.naturalHit || (die != n.naturalMiss && die <= need))
            ++hits;
    return static_cast<double>(hits) / n.die;
}

HitChance hitChance(const Battle &battle, const Position &position, PieceIndex firer, PieceIndex target, bool approach,
                    bool withTerms)
{
    const Numbers &n = battle.numbers;
    const HexId from = position.unit(firer).hex;
    const HexId to = position.unit(target).hex;
    const Arm arm = fireArm(battle, position, firer);
    const bool guns = arm == Arm::Artillery || arm == Arm::HorseArtillery;
    HitChance sum;
    const auto add = [&](const char *what, int value, const char *rule, bool always = false) {
        sum.need += value;
        if (withTerms && (value != 0 || always))
            sum.terms.push_back({what, value, rule});
    };
    add(HK_NOOP("Terrain of the target: %1"), battle.board->at(to).base, "6.5.1a", true);
    add(HK_NOOP("Firing out of %2"), battle.board->at(from).out, "6.5.1b");
    add(HK_NOOP("Hexside crossed"), sideModifier(battle, from, to, guns), guns ? "6.5.4a" : "6.5.2a");
    if (isSurrounded(battle, position, to, battle.info(target).side))
        add(HK_NOOP("Target surrounded"), n.targetSurrounded, "6.4.1a");
    if (isSurrounded(battle, position, from, battle.info(firer).side))
        add(HK_NOOP("Firer surrounded"), n.firerSurrounded, "6.4.1b");
    const Arm against = fireArm(battle, position, target);
    add(HK_NOOP("%3 at %4"), n.typeFire[static_cast<std::size_t>(arm)][static_cast<std::size_t>(against)],
        arm == Arm::Cavalry || against == Arm::Cavalry ? "11.3c" : "6.2.2b");
    if (battle.board->at(from).level > battle.board->at(to).level)
        add(HK_NOOP("From higher ground"), n.firerHigher, "6.5.3a");
    if (approach)
        add(HK_NOOP("Approach Fire"), n.approachFire, "6.1.4b");
    if (guns) {
        const int distance = std::min(battle.board->distance(from, to), static_cast<int>(n.range.size()) - 1);
        const int modifier = n.range[static_cast<std::size_t>(distance)];
        add(HK_NOOP("Artillery range"), modifier == Numbers::outOfRange ? 0 : modifier, "9.2a");
    }
    add(HK_NOOP("Morale Rating of the firer"), battle.info(firer).mr, "10");
    return sum;
}

Shares sharesOf(const Battle &battle, const Position &position, PieceIndex firer,
                const std::vector<PieceIndex> &targets)
{
    Shares shares;
    for (const PieceIndex target : targets)
        shares.push_back({target, 0, false});
    eachEnemyInto(battle, position, position.unit(firer).hex, battle.info(firer).side, [&](PieceIndex enemy) {
        if (std::ranges::find(targets, enemy) == targets.end())
            shares.push_back({enemy, 0, true});
        return true;
    });
    std::ranges::sort(shares, {}, [](const Share &share) { return std::pair(share.lost, share.enemy); });
    return shares;
}

std::vector<Shares> divisions(const Position &position, PieceIndex firer, const Shares &over)
{
    std::vector<Shares> all;
    const int points = position.unit(firer).intact();
    const int count = static_cast<int>(over.size());
    if (points < 1 || count < 1)
        return all;
    const int odd = points % count;
    const auto targets = static_cast<int>(std::ranges::count(over, false, &Share::lost));
    for (unsigned chosen = 0; chosen < 1U << targets; ++chosen) {
        const int toLost = odd - std::popcount(chosen);
        if (toLost < 0 || toLost > count - targets)
            continue;
        Shares shares = over;
        for (int i = 0; i < count; ++i) {
            const bool extra = i < targets ? (chosen >> i & 1U) != 0 : i - targets < toLost;
            shares[static_cast<std::size_t>(i)].dice = points / count + (extra ? 1 : 0);
        }
        all.push_back(std::move(shares));
    }
    return all;
}

std::vector<PieceIndex> targetsOf(const Battle &battle, const Position &position, PieceIndex firer)
{
    std::vector<PieceIndex> targets;
    if (position.fire == Fire::Approach) {
        for (const Pairing &pairing : position.pairings)
            if (pairing.firer == firer && position.isOnMap(pairing.target) &&
                exertsInto(battle, position, firer, position.unit(pairing.target).hex))
                targets.push_back(pairing.target);
    } else {
        for (const Hostile &pair : position.pairs)
            if (pair.attacker == firer || pair.defender == firer)
                targets.push_back(pair.attacker == firer ? pair.defender : pair.attacker);
    }
    std::ranges::sort(targets);
    return targets;
}

std::vector<PieceIndex> firers(const Battle &battle, const Position &position)
{
    std::vector<PieceIndex> all;
    for (const Pairing &pairing : position.pairings)
        if (position.fire == Fire::Approach)
            all.push_back(pairing.firer);
    for (const Hostile &pair : position.pairs)
        if (position.fire == Fire::Round) {
            all.push_back(pair.attacker);
            all.push_back(pair.defender);
        }
    std::ranges::sort(all, {},
                      [&](PieceIndex unit) { return std::pair(battle.info(unit).side != position.active, unit); });
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

} // namespace hotchkiss::battle_hymn
