// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/hold_the_line/battle.h"

#include <bitset>

namespace hotchkiss::hold_the_line {

/// Where play stands. Steps that ask somebody come first; the others are passed through without a choice.
enum class Step : std::uint8_t {
    Begin,       ///< nothing has happened yet
    PlaceLeader, ///< HL 4.1b
    Enter,       ///< HL D-12
    Act,
    Retreat,     ///< HL 8.4.1e
    Displace,    ///< HL 8.5.1c
    Follow,      ///< HL 8.3.3f
    Withdraw,    ///< HL 8.5.2a
    Advance,     ///< HL 8.3.4a, 11.4a
    FailedCheck, ///< HL 11.1c
    Over,
    Setup,
    TurnStart,
    Arrivals,
    ApRoll,
    Retreats,
    LeaderLeft,
    Vacated,
    EndTurn
};
constexpr int askingSteps = 11;

enum class Status : std::uint8_t { Waiting, OnBoard, Eliminated, Withdrawn };

/// What a piece has done in its owner's turn; fired on is kept to the end of the game turn (HL 11.2).
enum Mark : std::uint8_t {
    Activated = 1,
    Moved = 2,
    Fired = 4,
    CloseCombat = 8,
    Rallied = 16,
    WentAlong = 32,
    FiredOn = 64
};

struct PieceState
{
    HexId hex = noHex;
    HexId startHex = noHex; ///< at the start of its owner's turn
    std::uint8_t sp = 0;
    Status status = Status::Waiting;
    std::uint8_t marks = 0;

    bool has(Mark mark) const { return (marks & mark) != 0; }
    bool operator==(const PieceState &) const = default;
};

/// Who is in a hex; all of one side (HL 4.4g).
struct Hex
{
    PieceIndex line = noPiece;
    PieceIndex guns = noPiece;
    PieceIndex leader = noPiece;
    PieceIndex boat = noPiece;
    std::int16_t side = -1;

    bool hasCombat() const { return line != noPiece || guns != noPiece; }
    /// Combat units and gunboats bar hexes and block sight; leaders do not.
    bool hasUnit() const { return hasCombat() || boat != noPiece; }
    bool operator==(const Hex &) const = default;
};

struct CounterState
{
    HexId hex = noHex;
    std::int8_t holder = -1;  ///< side it belongs to now
    std::int8_t takenBy = -1; ///< side that took it off the board
    bool moved = false;
    bool operator==(const CounterState &) const = default;
};

/// A combat whose results are being carried out.
struct Combat
{
    PieceIndex attacker = noPiece;
    HexId from = noHex;
    HexId at = noHex;
    std::array<PieceIndex, 2> failing{noPiece, noPiece};   ///< have yet to retreat
    std::array<PieceIndex, 2> retreated{noPiece, noPiece}; ///< have left the hex alive
    PieceIndex displaced = noPiece;                        ///< makes room in hex `into`
    HexId into = noHex;
    bool byFire = false;
    bool operator==(const Combat &) const = default;
};

/// The state of a game: everything the rules look at, nothing else. A plain value.
struct Position
{
    std::uint8_t turn = 1;
    std::uint8_t active = 0; ///< side on turn
    Step step = Step::Begin;
    std::int8_t winner = -1;
    std::int16_t ap = 0;
    PieceIndex open = noPiece;    ///< cavalry that has moved and may still fire (HL 6.2.3c)
    PieceIndex subject = noPiece; ///< whom the question is about
    std::int16_t queue = 0;       ///< next of the arrivals or leaders to be placed
    std::array<std::int16_t, 2> vp{};
    std::array<std::int16_t, 2> leadersLost{};
    Combat combat;
    std::vector<PieceState> pieces;
    std::vector<Hex> hexes;
    std::vector<CounterState> counters;

    const PieceState &at(PieceIndex piece) const { return pieces[static_cast<std::size_t>(piece)]; }
    PieceState &at(PieceIndex piece) { return pieces[static_cast<std::size_t>(piece)]; }
    const Hex &hex(HexId id) const { return hexes[static_cast<std::size_t>(id)]; }
    Hex &hex(HexId id) { return hexes[static_cast<std::size_t>(id)]; }
    bool isOnBoard(PieceIndex piece) const { return at(piece).status == Status::OnBoard; }

    /// Whether an enemy of the side bars the hex (HL 7.2c).
    bool hasEnemy(HexId id, int side) const { return hex(id).side == 1 - side && hex(id).hasUnit(); }
    bool hasEnemyCombat(HexId id, int side) const { return hex(id).side == 1 - side && hex(id).hasCombat(); }
    bool hasLoneEnemyLeader(HexId id, int side) const
    {
        return hex(id).side == 1 - side && hex(id).leader != noPiece && !hex(id).hasUnit();
    }

    /// Puts a piece on a hex, or takes it from its hex.
    void put(const Battle &battle, PieceIndex piece, HexId hex);
    void lift(const Battle &battle, PieceIndex piece);

    std::uint64_t hash() const;
    bool operator==(const Position &) const = default;
};

using HexSet = std::bitset<maxHexes>;

/// The position a battle begins with.
Position startPosition(const Battle &battle);
/// Hexes next to an enemy combat unit or gunboat of the side (HL G-13).
HexSet nearEnemies(const Battle &battle, const Position &position, int side);
bool isNearEnemy(const Battle &battle, const Position &position, HexId hex, int side);
/// Whether hex limits let the piece in beside its friends (HL 4.4). Leaders only where they end.
bool hasRoom(const PieceInfo &piece, const Hex &hex);
/// What a side has: points for what it eliminated or took, and for persistent counters it holds (HL 7.5).
int victoryPoints(const Battle &battle, const Position &position, int side);
/// Command points lost with leaders, and what is left of a side's in the present turn (HL 6.1.1b, 9.3.1e, 9.3.2a).
int lostCommand(const Battle &battle, const Position &position, int side);
int commandPoints(const Battle &battle, const Position &position, int side);
/// The side the question is for.
int decider(const Battle &battle, const Position &position);

} // namespace hotchkiss::hold_the_line
