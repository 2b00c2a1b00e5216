// SPDX-License-Identifier: MIT
// Fire that is given together: shares, dice, and the checks after it (BH 6.2, 6.3).
#include "model/rules/battle_hymn/play.h"
#include "model/rules/battle_hymn/retreat.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

void Play::record(PieceIndex firer, const Shares &shares)
{
    const std::vector<PieceIndex> targets = targetsOf(m_battle, m_position, firer);
    for (const Share &share : shares)
        if (std::ranges::find(targets, share.enemy) != targets.end())
            m_position.shots.push_back({firer, share.enemy, static_cast<std::uint8_t>(share.dice),
                                        m_position.unit(firer).hex, m_position.unit(share.enemy).hex});
}

// All shares are fixed before the first die (BH 6.3.2b); whoever has no choice is not asked.
bool Play::askAllocation()
{
    for (const PieceIndex firer : firers(m_battle, m_position)) {
        if (std::ranges::find(m_position.shots, firer, &Shot::firer) != m_position.shots.end())
            continue;
        const std::vector<PieceIndex> targets = targetsOf(m_battle, m_position, firer);
        if (targets.empty())
            continue;
        const std::vector<Shares> ways = divisions(m_position, firer, sharesOf(m_battle, m_position, firer, targets));
        if (ways.size() > 1) {
            m_position.subject = firer;
            m_position.step = Step::Allocate;
            return true;
        }
        if (ways.size() == 1)
            record(firer, ways.front());
    }
    return false;
}

int Play::rollFire(PieceIndex firer, PieceIndex target, int dice, bool approach, const char *rule)
{
    const Numbers &n = m_battle.numbers;
    const int need = hitChance(m_battle, m_position, firer, target, approach).need;
    int hits = 0;
    std::vector<Dice::Roll> rolls;
    for (int i = 0; i < dice; ++i) {
        const int die = roll();
        if (die == n.naturalHit || (die != n.naturalMiss && die <= need))
            ++hits;
        if (m_events != nullptr)
            rolls.push_back({n.die, die});
    }
    report(Event::Kind::Attack, rule,
           {HK_NOOP("%1 fires at %2: %3 dice, %4 or less, %5 hits"),
            {name(firer), name(target), std::to_string(dice), std::to_string(need), std::to_string(hits)}},
           firer, m_position.unit(target).hex, std::move(rolls));
    return hits;
}

void Play::fireAll(bool approach)
{
    std::vector<int> hits(m_position.units.size(), 0);
    for (const Shot &shot : m_position.shots)
        if (shot.dice > 0)
            hits[static_cast<std::size_t>(shot.target)] +=
                rollFire(shot.firer, shot.target, shot.dice, approach, approach ? "6.1.4a" : "6.2.2a");
    for (std::size_t i = 0; i < hits.size(); ++i)
        m_position.units[i].hits = static_cast<std::uint8_t>(std::min(hits[i], 255));
}

void Play::nextCheck()
{
    if (std::ranges::any_of(m_position.units, [](const UnitState &state) { return state.hits > 0; })) {
        m_position.step = Step::Check;
    } else if (m_position.fire == Fire::Approach) {
        m_position.fire = Fire::None;
        m_position.shots.clear();
        m_position.step = Step::Engagements;
    } else {
        m_position.step = Step::Advances;
    }
}

} // namespace hotchkiss::battle_hymn
