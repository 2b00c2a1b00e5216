// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/retreat.h"

#include "model/rules/battle_hymn/zone.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

/// Looks for ways of one unit back from where it is.
class Searcher
{
public:
    Searcher(const Battle &battle, const Position &position, const Retreating &retreat, std::size_t pausing)
        : m_battle(battle)
        , m_position(position)
        , m_retreat(retreat)
        , m_side(battle.info(retreat.unit).side)
        , m_arm(static_cast<std::size_t>(armNow(battle, position, retreat.unit)))
        , m_closed(position.at.size(), false)
    {
        for (const HexId hex : retreat.path)
            m_closed[static_cast<std::size_t>(hex)] = true;
        // Nobody goes through those who wait for him to make room.
        for (std::size_t i = 0; i < pausing; ++i)
            if (const HexId hex = position.unit(position.retreats[i].unit).hex; hex != noHex)
                m_closed[static_cast<std::size_t>(hex)] = true;
    }

    bool isLegalEnd(HexId hex) const
    {
        const Numbers &n = m_battle.numbers;
        const TerrainBoard &board = *m_battle.board;
        const PieceIndex there = m_position.unitAt(hex);
        return (there == noPiece || there == m_retreat.unit) && !inEnemyZone(m_battle, m_position, hex, m_side) &&
               board.distance(hex, m_retreat.path.front()) >= n.retreatFromStart &&
               std::ranges::all_of(m_retreat.causes,
                                   [&](HexId cause) { return board.distance(hex, cause) >= n.retreatFromCause; });
    }

    /// The ranks of the hexes that a retreat can be completed through; with zones only where nothing else is left.
    RetreatOptions options(bool mayUseZones) const
    {
        RetreatOptions best;
        const HexId from = m_position.unit(m_retreat.unit).hex;
        for (const bool zones : {false, true}) {
            if (zones && !mayUseZones)
                break;
            for (int direction = 0; direction < directions; ++direction) {
                const HexId hex = step(from, direction);
                if (hex == noHex)
                    continue;
                const std::uint8_t rank = rankOf(hex);
                if ((rank == RetreatOptions::Zone && !zones) || !isLive(hex, zones))
                    continue;
                if (best.rank == RetreatOptions::None || rank < best.rank) {
                    best.rank = rank;
                    best.hexes.clear();
                }
                if (rank == best.rank)
                    best.hexes.push_back(hex);
            }
            if (best.rank != RetreatOptions::None)
                break;
        }
        return best;
    }

private:
    int entered() const { return static_cast<int>(m_retreat.path.size()); }

    /// The hex in that direction, if the unit may go there at all (BH 7.4).
    HexId step(HexId from, int direction) const
    {
        const Crossing &crossing = m_battle.board->crossing(from, direction);
        if (crossing.to == noHex || crossing.mp[m_arm] < 0 || m_closed[static_cast<std::size_t>(crossing.to)] ||
            m_position.hasEnemy(m_battle, crossing.to, m_side))
            return noHex;
        return crossing.to;
    }
    std::uint8_t rankOf(HexId hex) const
    {
        if (m_position.hasFriend(m_battle, hex, m_side))
            return RetreatOptions::Friend;
        if (inEnemyZone(m_battle, m_position, hex, m_side))
            return RetreatOptions::Zone;
        return entered() == 1 || isLegalEnd(hex) ? RetreatOptions::Free : RetreatOptions::Close;
    }
    /// Whether from the hex, the next one entered, some way leads to a legal end.
    bool isLive(HexId hex, bool zones) const
    {
        const int length = m_battle.numbers.retreatLength;
        if (entered() >= length && isLegalEnd(hex))
            return true;
        std::vector<bool> seen = m_closed;
        seen[static_cast<std::size_t>(hex)] = true;
        std::vector<HexId> ring{hex};
        for (int steps = 1; !ring.empty(); ++steps) {
            std::vector<HexId> next;
            for (const HexId at : ring) {
                for (int direction = 0; direction < directions; ++direction) {
                    const HexId to = step(at, direction);
                    if (to == noHex || seen[static_cast<std::size_t>(to)])
                        continue;
                    if (!zones && rankOf(to) == RetreatOptions::Zone)
                        continue;
                    if (entered() + steps >= length && isLegalEnd(to))
                        return true;
                    seen[static_cast<std::size_t>(to)] = true;
                    next.push_back(to);
                }
            }
            ring = std::move(next);
        }
        return false;
    }

    const Battle &m_battle;
    const Position &m_position;
    const Retreating &m_retreat;
    int m_side;
    std::size_t m_arm;
    std::vector<bool> m_closed;
};

/// Infantry MPs from each of the hexes to the horses; the nearest stay (BH 11.3j).
void keepNearest(const Battle &battle, const Position &position, PieceIndex unit, std::vector<HexId> &hexes)
{
    const HexId horses = position.unit(unit).horses;
    const int side = battle.info(unit).side;
    std::vector<int> best(position.at.size(), 30000);
    best[static_cast<std::size_t>(horses)] = 0;
    std::vector<HexId> queue{horses};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const HexId at = queue[i];
        for (int direction = 0; direction < directions; ++direction) {
            const HexId next = battle.board->neighbour(at, direction);
            if (next == noHex || position.hasEnemy(battle, next, side))
                continue;
            const int step =
                battle.board->crossing(next, battle.board->grid().opposite(direction)).mp[std::size_t(Arm::Infantry)];
            const int total = best[static_cast<std::size_t>(at)] + step;
            if (step < 0 || total >= best[static_cast<std::size_t>(next)])
                continue;
            best[static_cast<std::size_t>(next)] = total;
            queue.push_back(next);
        }
    }
    const auto far = [&](HexId hex) { return best[static_cast<std::size_t>(hex)]; };
    const int nearest = far(std::ranges::min(hexes, {}, far));
    std::erase_if(hexes, [&](HexId hex) { return far(hex) > nearest; });
}

void addOnce(std::vector<HexId> &hexes, HexId hex)
{
    if (std::ranges::find(hexes, hex) == hexes.end())
        hexes.push_back(hex);
}

} // namespace

RetreatOptions retreatOptions(const Battle &battle, const Position &position)
{
    const Retreating &retreat = position.retreats.back();
    const Searcher searcher(battle, position, retreat, position.retreats.size() - 1);
    RetreatOptions options = searcher.options(true);
    if (options.hexes.size() > 1 && position.unit(retreat.unit).dismounted &&
        position.unit(retreat.unit).horses != noHex)
        keepNearest(battle, position, retreat.unit, options.hexes);
    return options;
}

bool mayEndRetreat(const Battle &battle, const Position &position)
{
    const Retreating &retreat = position.retreats.back();
    return static_cast<int>(retreat.path.size()) > battle.numbers.retreatLength &&
           Searcher(battle, position, retreat, 0).isLegalEnd(position.unit(retreat.unit).hex);
}

bool hasFreePath(const Battle &battle, const Position &position, PieceIndex unit, const std::vector<HexId> &causes)
{
    const Retreating retreat{unit, RetreatKind::Involuntary, {position.unit(unit).hex}, causes};
    // Those who wait for the unit to make room stand in its way here too.
    return Searcher(battle, position, retreat, position.retreats.size()).options(false).rank != RetreatOptions::None;
}

std::vector<HexId> zoneCauses(const Battle &battle, const Position &position, PieceIndex unit)
{
    std::vector<HexId> causes;
    eachEnemyInto(battle, position, position.unit(unit).hex, battle.info(unit).side, [&](PieceIndex enemy) {
        addOnce(causes, position.unit(enemy).hex);
        return true;
    });
    return causes;
}

std::vector<HexId> adjacentCauses(const Battle &battle, const Position &position, PieceIndex unit)
{
    std::vector<HexId> causes;
    for (int direction = 0; direction < directions; ++direction)
        if (const HexId next = battle.board->neighbour(position.unit(unit).hex, direction);
            next != noHex && position.hasEnemy(battle, next, battle.info(unit).side))
            causes.push_back(next);
    return causes;
}

void addFireCauses(const Position &position, PieceIndex unit, std::vector<HexId> &causes)
{
    for (const Shot &shot : position.shots)
        if (shot.target == unit && shot.dice > 0)
            addOnce(causes, shot.from);
}

} // namespace hotchkiss::battle_hymn
