// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/position.h"

#include "model/engine/game.h"

namespace hotchkiss::battle_hymn {

void Position::put(PieceIndex piece, HexId hex)
{
    UnitState &state = unit(piece);
    if (state.hex != noHex && unitAt(state.hex) == piece)
        at[static_cast<std::size_t>(state.hex)] = noPiece;
    state.hex = hex;
    state.where = Where::OnMap;
    if (isEmpty(hex))
        at[static_cast<std::size_t>(hex)] = piece;
}

void Position::lift(PieceIndex piece)
{
    UnitState &state = unit(piece);
    if (state.hex != noHex && unitAt(state.hex) == piece)
        at[static_cast<std::size_t>(state.hex)] = noPiece;
    state.hex = noHex;
    std::erase_if(pairings, [piece](const Pairing &p) { return p.target == piece || p.firer == piece; });
}

void Position::clearMarks(int marks)
{
    for (UnitState &state : units)
        state.clear(marks);
}

std::uint64_t Position::hash() const
{
    Hasher hasher;
    const auto add = [&hasher](auto number) { hasher.add(static_cast<std::uint64_t>(number)); };
    add(hour);
    add(step);
    add(then);
    add(active);
    add(held);
    add(winner);
    add(round);
    add(fire);
    add(formation);
    add(mover);
    add(subject);
    add(verdict);
    for (const std::int16_t points : exitPoints)
        add(points);
    for (const bool marker : cup)
        add(marker);
    for (const UnitState &state : units) {
        hasher.add(static_cast<std::uint64_t>(static_cast<std::uint16_t>(state.hex)) |
                   static_cast<std::uint64_t>(static_cast<std::uint16_t>(state.horses)) << 16U |
                   static_cast<std::uint64_t>(state.where) << 32U | static_cast<std::uint64_t>(state.strength) << 40U |
                   static_cast<std::uint64_t>(state.demoralized) << 48U |
                   static_cast<std::uint64_t>(state.lost) << 56U);
        hasher.add(static_cast<std::uint64_t>(state.holders) | static_cast<std::uint64_t>(state.hits) << 8U |
                   static_cast<std::uint64_t>(state.spent) << 16U |
                   static_cast<std::uint64_t>(state.dismounted) << 24U |
                   static_cast<std::uint64_t>(state.marks) << 32U);
    }
    for (const std::int8_t owner : owners)
        add(owner);
    add(pairings.size());
    for (const Pairing &pairing : pairings)
        add(pairing.target * 4096 + pairing.firer);
    add(entered.size());
    for (const HexId hex : entered)
        add(hex);
    add(screened.size());
    for (const HexId hex : screened)
        add(hex);
    add(pairs.size());
    for (const Hostile &pair : pairs)
        add(pair.attacker * 4096 + pair.defender);
    add(shots.size());
    for (const Shot &shot : shots) {
        add(shot.firer * 4096 + shot.target);
        add(shot.dice);
        add(shot.from);
        add(shot.at);
    }
    for (const Retreating &retreat : retreats) {
        add(retreat.unit);
        add(retreat.kind);
        add(retreat.path.size());
        for (const HexId hex : retreat.path)
            add(hex);
        for (const HexId hex : retreat.causes)
            add(hex);
    }
    return hasher.value();
}

Position startPosition(const Battle &battle)
{
    Position position;
    position.hour = static_cast<std::uint16_t>(battle.firstHour);
    position.cup.assign(battle.formations.size() + 2, false);
    position.units.resize(battle.units.size());
    position.at.assign(static_cast<std::size_t>(battle.board->hexCount()), noPiece);
    for (const ObjectiveInfo &objective : battle.objectives)
        position.owners.push_back(objective.owner);
    for (std::size_t i = 0; i < battle.units.size(); ++i) {
        const UnitInfo &info = battle.units[i];
        UnitState &state = position.units[i];
        state.where = Where::Eliminated;
        if (!info.playable)
            continue;
        state.dismounted = info.dismounted;
        state.horses = info.horses;
        state.holders = info.horses == noHex ? std::uint8_t{0} : std::min(info.holders, info.sp);
        state.lost = std::min<std::uint8_t>(info.losses, static_cast<std::uint8_t>(info.sp - state.holders));
        state.strength = static_cast<std::uint8_t>(info.sp - state.lost - state.holders);
        state.demoralized = std::min(info.demoralized, state.strength);
        if (info.eliminated || state.strength == 0) {
            state.lost = static_cast<std::uint8_t>(state.lost + state.strength);
            state.strength = 0;
            state.demoralized = 0;
        } else if (info.shattered || state.demoralized == state.strength) {
            state.where = Where::Shattered;
            state.demoralized = state.strength;
        } else if (info.startHex != noHex) {
            position.put(static_cast<PieceIndex>(i), info.startHex);
        } else if (info.hour > 0) {
            state.where = Where::OffMap;
        } else {
            state.where = Where::Left;
        }
    }
    for (std::size_t i = 0; i < battle.units.size(); ++i)
        for (const PieceIndex firer : battle.units[i].firers)
            if (position.units[i].where == Where::OnMap && position.isOnMap(firer))
                position.pairings.push_back({static_cast<PieceIndex>(i), firer});
    return position;
}

bool isMounted(const Battle &battle, const Position &position, PieceIndex unit)
{
    return battle.info(unit).isMountedArm() && !position.unit(unit).dismounted;
}

Arm armNow(const Battle &battle, const Position &position, PieceIndex unit)
{
    return position.unit(unit).dismounted ? Arm::Infantry : battle.info(unit).arm;
}

int allowance(const Battle &battle, const Position &position, PieceIndex unit)
{
    const int mounted = battle.info(unit).ma;
    return position.unit(unit).dismounted ? std::max(0, mounted - battle.numbers.mountCost) : mounted;
}

int decider(const Battle &battle, const Position &position)
{
    switch (position.step) {
    case Step::Over:
        return -1;
    case Step::Begin:
        return battle.setupFirst;
    case Step::Marker:
        return position.held;
    case Step::Cavalry:
        return 1 - position.active;
    case Step::PlaceRally:
    case Step::Allocate:
    case Step::Retreat:
        return battle.info(position.subject).side;
    case Step::Check:
        // Defenders check before attackers (BH 6.1.7d).
        for (const int side : {1 - position.active, static_cast<int>(position.active)})
            for (std::size_t i = 0; i < position.units.size(); ++i)
                if (position.units[i].hits > 0 && battle.units[i].side == side)
                    return side;
        return position.active;
    default:
        return position.active;
    }
}

std::size_t combatMarker(const Battle &battle, int side)
{
    return battle.formations.size() + static_cast<std::size_t>(side);
}

} // namespace hotchkiss::battle_hymn
