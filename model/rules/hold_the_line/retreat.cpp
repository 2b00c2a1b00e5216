// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/retreat.h"

namespace hotchkiss::hold_the_line {

namespace {

// East and south of each direction, in halves; see Grid for their order.
constexpr std::array<int, 6> flatEast{0, 1, 1, 0, -1, -1};
constexpr std::array<int, 6> flatSouth{-2, -1, 1, 2, 1, -1};
constexpr std::array<int, 6> pointyEast{1, 2, 1, -1, -2, -1};
constexpr std::array<int, 6> pointySouth{-1, 0, 1, 1, 0, -1};

int distanceSum(const Battle &battle, std::span<const HexId> group, HexId hex)
{
    int sum = 0;
    for (const HexId other : group)
        sum += battle.board->distance(hex, other);
    return sum;
}

/// A cluster of units linked by equal or adjacent hexes, and how it compares with others.
struct Cluster
{
    std::vector<HexId> hexes;
    int strength = 0;
    int distance = 0;
    int rank = 0;

    bool isBetterThan(const Cluster &other) const
    {
        if (hexes.size() != other.hexes.size())
            return hexes.size() > other.hexes.size();
        if (strength != other.strength)
            return strength > other.strength;
        return distance != other.distance ? distance < other.distance : rank < other.rank;
    }
};

} // namespace

const RetreatOption *RetreatOptions::find(HexId hex) const
{
    for (const RetreatOption &option : all())
        if (option.hex == hex)
            return &option;
    return nullptr;
}

int homeward(GridShape shape, int direction, Edge edge)
{
    const auto index = static_cast<std::size_t>(direction);
    const bool flat = shape == GridShape::HexFlat;
    const int east = flat ? flatEast[index] : pointyEast[index];
    const int south = flat ? flatSouth[index] : pointySouth[index];
    switch (edge) {
    case Edge::North:
        return -south;
    case Edge::East:
        return east;
    case Edge::South:
        return south;
    case Edge::West:
        break;
    }
    return -east;
}

std::vector<HexId> mainGroup(const Battle &battle, const Position &position, int side, HexId outside,
                             PieceIndex without)
{
    struct Unit
    {
        HexId hex;
        int sp;
        bool taken;
    };
    std::vector<Unit> units;
    for (std::size_t i = 0; i < battle.pieces.size(); ++i) {
        const PieceState &state = position.pieces[i];
        if (battle.pieces[i].side == side && battle.pieces[i].isCombat() && state.status == Status::OnBoard &&
            state.hex != outside && static_cast<PieceIndex>(i) != without)
            units.push_back({state.hex, state.sp, false});
    }
    Cluster best;
    for (Unit &seed : units) {
        if (seed.taken)
            continue;
        Cluster cluster;
        const auto join = [&](Unit &unit) {
            unit.taken = true;
            cluster.strength += unit.sp;
            cluster.rank = cluster.hexes.empty() ? battle.board->rank(unit.hex)
                                                 : std::min(cluster.rank, battle.board->rank(unit.hex));
            cluster.hexes.push_back(unit.hex);
        };
        join(seed);
        for (std::size_t i = 0; i < cluster.hexes.size(); ++i)
            for (Unit &unit : units)
                if (!unit.taken && battle.board->distance(cluster.hexes[i], unit.hex) <= 1)
                    join(unit);
        cluster.distance = distanceSum(battle, cluster.hexes, outside);
        if (best.hexes.empty() || cluster.isBetterThan(best))
            best = std::move(cluster);
    }
    return best.hexes;
}

int retreatTier(const Battle &battle, const Position &position, PieceIndex unit, int direction, HexId attacker,
                std::span<const HexId> group)
{
    const PieceInfo &info = battle.info(unit);
    const HexId from = position.at(unit).hex;
    const HexId to = battle.board->neighbour(from, direction);
    if (to == noHex || to == attacker || !battle.isOpen(info, to) || position.hasEnemy(to, info.side))
        return 0;
    const int home = homeward(battle.board->grid().shape(), direction, battle.side(info.side).edge);
    const bool toGroup = !group.empty() && distanceSum(battle, group, to) < distanceSum(battle, group, from);
    if ((home > 0 || toGroup) && battle.board->distance(attacker, to) >= 2)
        return 1;
    return toGroup || home >= 0 ? 2 : 3;
}

RetreatOptions displacements(const Battle &battle, const Position &position, PieceIndex unit, PieceIndex pusher,
                             HexId from, HexId attacker)
{
    const PieceInfo &info = battle.info(unit);
    const HexId own = position.at(unit).hex;
    const std::vector<HexId> group = mainGroup(battle, position, info.side, own, pusher);
    RetreatOptions options;
    for (std::uint8_t tier = 1; tier <= 3 && options.count == 0; ++tier) {
        for (int direction = 0; direction < 6; ++direction) {
            const HexId to = battle.board->neighbour(own, direction);
            if (to != from && retreatTier(battle, position, unit, direction, attacker, group) == tier &&
                (position.hasLoneEnemyLeader(to, info.side) || hasRoom(info, position.hex(to))))
                options.add({to, noPiece, tier});
        }
    }
    return options;
}

RetreatOptions retreats(const Battle &battle, const Position &position, PieceIndex unit, HexId attacker)
{
    const PieceInfo &info = battle.info(unit);
    const HexId own = position.at(unit).hex;
    const std::vector<HexId> group = mainGroup(battle, position, info.side, own);
    std::array<int, 6> tiers{};
    for (int direction = 0; direction < 6; ++direction)
        tiers[static_cast<std::size_t>(direction)] = retreatTier(battle, position, unit, direction, attacker, group);
    RetreatOptions options;
    for (std::uint8_t tier = 1; tier <= 3; ++tier) {
        for (const bool displacing : {false, true}) {
            for (int direction = 0; direction < 6; ++direction) {
                if (tiers[static_cast<std::size_t>(direction)] != tier)
                    continue;
                const HexId to = battle.board->neighbour(own, direction);
                const Hex &there = position.hex(to);
                const bool free = position.hasLoneEnemyLeader(to, info.side) || hasRoom(info, there);
                if (free && !displacing)
                    options.add({to, noPiece, tier});
                if (free || !displacing || there.boat != noPiece)
                    continue;
                const PieceIndex friendly = info.isLine() ? there.line : there.guns;
                if (displacements(battle, position, friendly, unit, own, attacker).count > 0)
                    options.add({to, friendly, tier});
            }
            if (options.count > 0)
                return options;
        }
    }
    return options;
}

} // namespace hotchkiss::hold_the_line
