// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/position.h"

#include "model/engine/game.h"

namespace hotchkiss::hold_the_line {

namespace {

PieceIndex &slotOf(Hex &hex, const PieceInfo &piece)
{
    switch (piece.type) {
    case UnitType::Infantry:
    case UnitType::Cavalry:
        return hex.line;
    case UnitType::Artillery:
        return hex.guns;
    case UnitType::Gunboat:
        return hex.boat;
    case UnitType::Leader:
        break;
    }
    return hex.leader;
}

} // namespace

void Position::put(const Battle &battle, PieceIndex piece, HexId to)
{
    const PieceInfo &info = battle.info(piece);
    Hex &target = hex(to);
    slotOf(target, info) = piece;
    target.side = info.side;
    at(piece).hex = to;
    at(piece).status = Status::OnBoard;
}

void Position::lift(const Battle &battle, PieceIndex piece)
{
    PieceState &state = at(piece);
    if (state.hex == noHex)
        return;
    Hex &from = hex(state.hex);
    slotOf(from, battle.info(piece)) = noPiece;
    if (!from.hasUnit() && from.leader == noPiece)
        from.side = -1;
    state.hex = noHex;
}

std::uint64_t Position::hash() const
{
    Hasher hasher;
    const auto add = [&hasher](auto... numbers) {
        (hasher.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(numbers))), ...);
    };
    add(turn, active, static_cast<int>(step), winner, ap, open, subject, queue);
    add(combat.attacker, combat.from, combat.at, combat.displaced, combat.into, combat.byFire ? 1 : 0);
    for (std::size_t i = 0; i < 2; ++i)
        add(vp[i], leadersLost[i], combat.failing[i], combat.retreated[i]);
    for (const PieceState &piece : pieces)
        add((piece.hex + 1) | (piece.startHex + 1) << 16,
            piece.sp | static_cast<int>(piece.status) << 8 | piece.marks << 16);
    for (const CounterState &counter : counters)
        add(counter.hex, counter.holder, counter.takenBy, counter.moved ? 1 : 0);
    return hasher.value();
}

Position startPosition(const Battle &battle)
{
    Position position;
    position.active = static_cast<std::uint8_t>(battle.firstSide);
    position.pieces.resize(battle.pieces.size());
    position.hexes.resize(static_cast<std::size_t>(battle.board->hexCount()));
    for (std::size_t i = 0; i < battle.pieces.size(); ++i) {
        const PieceInfo &info = battle.pieces[i];
        PieceState &state = position.pieces[i];
        state.sp = info.startSp;
        if (info.playable && info.startHex != noHex)
            position.put(battle, static_cast<PieceIndex>(i), info.startHex);
    }
    for (const CounterInfo &counter : battle.counters)
        position.counters.push_back({counter.startHex, counter.owner, -1, false});
    return position;
}

HexSet nearEnemies(const Battle &battle, const Position &position, int side)
{
    HexSet near;
    for (std::size_t i = 0; i < battle.pieces.size(); ++i) {
        const PieceInfo &info = battle.pieces[i];
        if (info.side == side || info.isLeader() || position.pieces[i].status != Status::OnBoard)
            continue;
        for (const HexId hex : battle.board->neighbours(position.pieces[i].hex))
            if (hex != noHex)
                near.set(static_cast<std::size_t>(hex));
    }
    return near;
}

bool isNearEnemy(const Battle &battle, const Position &position, HexId hex, int side)
{
    for (const HexId next : battle.board->neighbours(hex))
        if (next != noHex && position.hasEnemy(next, side))
            return true;
    return false;
}

bool hasRoom(const PieceInfo &piece, const Hex &hex)
{
    switch (piece.type) {
    case UnitType::Infantry:
    case UnitType::Cavalry:
        return hex.line == noPiece && hex.boat == noPiece;
    case UnitType::Artillery:
        return hex.guns == noPiece && hex.boat == noPiece;
    case UnitType::Gunboat:
        return !hex.hasUnit() && hex.leader == noPiece;
    case UnitType::Leader:
        break;
    }
    return hex.leader == noPiece && hex.boat == noPiece;
}

int victoryPoints(const Battle &battle, const Position &position, int side)
{
    int points = position.vp[static_cast<std::size_t>(side)];
    for (std::size_t i = 0; i < battle.counters.size(); ++i) {
        const CounterInfo &info = battle.counters[i];
        if (info.persistent && info.earnable[static_cast<std::size_t>(side)] && position.counters[i].holder == side)
            points += info.value;
    }
    return points;
}

int decider(const Battle &battle, const Position &position)
{
    switch (position.step) {
    case Step::Over:
        return -1;
    case Step::PlaceLeader:
    case Step::Enter:
    case Step::Retreat:
    case Step::Displace:
    case Step::Follow:
    case Step::Withdraw:
    case Step::Advance:
    case Step::FailedCheck:
        return battle.info(position.subject).side;
    default:
        return position.active;
    }
}

} // namespace hotchkiss::hold_the_line
