// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/action.h"
#include "model/rules/battle_hymn/battle.h"

#include <array>
#include <cstdint>
#include <vector>

namespace hotchkiss::battle_hymn {

/// Where play stands (P2). Steps that ask somebody come first; the others are passed through without a choice.
enum class Step : std::uint8_t {
    Begin,        ///< nothing has happened yet
    Deploy,       ///< S0: units in a set-up zone may change their places
    Marker,       ///< S3: the Combat Turn that is held back, or a draw
    Movement,     ///< S4
    PlaceRally,   ///< a Shattered unit has rallied and comes back (BH 10.5.3)
    Cavalry,      ///< S5: cavalry and horse artillery may retreat
    Bombard,      ///< S6
    RetreatFirst, ///< S7: attackers may retreat before combat
    Allocate,     ///< S8a, S8c: odd Strength Points
    Engage,       ///< S8b
    Options,      ///< optional targets of a Round
    Check,        ///< S8a, S8d, S8e: who checks morale next
    Retreat,      ///< the next hex of a retreat
    Advance,      ///< S8f
    SecondRound,  ///< S8g
    Leave,        ///< S8g, S8h: attackers go back after combat
    Over,
    Retreats, ///< those on the stack go on
    HourStart,
    NextMarker,
    CombatStart,
    ApproachFire,
    ApproachChecks,
    Engagements,
    RoundStart,
    RoundFire,
    RoundChecks,
    Advances,
    RoundEnd,
    AfterEngagement,
    CombatEnd,
    HourEnd
};
constexpr int askingSteps = 17;

enum class Where : std::uint8_t {
    OffMap, ///< waits for its Hour
    OnMap,
    Shattered,
    Eliminated,
    Rallied, ///< has rallied and waits for a hex (BH 10.5.3b)
    Left     ///< has left the map by an exit
};

/// What a unit has done; kept to the end of the turn or Hour it matters in.
enum UnitMark : std::uint16_t {
    Done = 1,     ///< its move is over (Movement Turn)
    Bound = 2,    ///< began the Movement Turn in an enemy ZOC (BH 5.3b)
    Changed = 4,  ///< has mounted or dismounted (R-09)
    CameBack = 8, ///< rallied this turn (BH 10.5.3a)
    Tried = 16,   ///< its retreat before combat (BH 6.1.1d), or was set up anew
    Bombarded = 32,
    Fought = 64,       ///< was a member of an Engagement that is over (BH 6.1.6b)
    Member = 128,      ///< of the Engagement that is fought
    Retreated = 256,   ///< in this Engagement
    Advanced = 512,    ///< in this Combat Turn (BH 8b)
    AdvancedNow = 1024 ///< in this Round (BH 8.1i)
};

struct UnitState
{
    HexId hex = noHex;
    HexId horses = noHex; ///< where they stand, while it is dismounted
    Where where = Where::OffMap;
    std::uint8_t strength = 0; ///< SPs neither lost nor holding horses
    std::uint8_t demoralized = 0;
    std::uint8_t lost = 0;
    std::uint8_t holders = 0;
    std::uint8_t hits = 0;  ///< of the step in progress (BH 2.2.3h)
    std::uint8_t spent = 0; ///< MPs, in its Movement Turn
    bool dismounted = false;
    std::uint16_t marks = 0;

    int intact() const { return strength - demoralized; }
    bool has(UnitMark mark) const { return (marks & mark) != 0; }
    void set(UnitMark mark) { marks = static_cast<std::uint16_t>(marks | mark); }
    void clear(int all) { marks = static_cast<std::uint16_t>(marks & ~all); }
    bool operator==(const UnitState &) const = default;
};

/// An enemy who will fire at a unit that has come up to it (BH 5.3f).
struct Pairing
{
    PieceIndex target = noPiece;
    PieceIndex firer = noPiece;
    bool operator==(const Pairing &) const = default;
};

/// An attacker and a defender who fire at each other this Round.
struct Hostile
{
    PieceIndex attacker = noPiece;
    PieceIndex defender = noPiece;
    bool operator==(const Hostile &) const = default;
};

/// Fire that a unit will give or has given: so many SPs at a target.
struct Shot
{
    PieceIndex firer = noPiece;
    PieceIndex target = noPiece;
    std::uint8_t dice = 0;
    HexId from = noHex; ///< where they stood
    HexId at = noHex;
    bool operator==(const Shot &) const = default;
};

enum class RetreatKind : std::uint8_t { Voluntary, Involuntary };

/// A retreat on its way. Several stand on each other where units push their friends aside (BH 7.8d).
struct Retreating
{
    PieceIndex unit = noPiece;
    RetreatKind kind = RetreatKind::Involuntary;
    std::vector<HexId> path; ///< hexes entered, the starting hex first
    std::vector<HexId> causes;
    bool operator==(const Retreating &) const = default;
};

/// Which fire the shots belong to.
enum class Fire : std::uint8_t { None, Approach, Round };

/// The state of a game: everything the rules look at, nothing else. A plain value.
struct Position
{
    std::uint16_t hour = 1;
    Step step = Step::Begin;
    Step then = Step::Begin; ///< where play goes on after the retreats on the stack
    std::uint8_t active = 0; ///< side whose turn it is, or that decides
    std::int8_t held = -1;   ///< side that keeps its Combat Turn out of the cup (BH 3.9b)
    std::int8_t winner = -1;

    std::uint8_t round = 0;
    Fire fire = Fire::None;
    FormationIndex formation = noFormation; ///< whose Movement Turn it is
    PieceIndex mover = noPiece;             ///< whose move may still go on (BH 5.1a)
    PieceIndex subject = noPiece;           ///< whom the question is about
    std::int16_t verdict = 0;               ///< line of the condition that ended the game; 0: the default
    std::array<std::int16_t, 2> exitPoints{};
    std::vector<bool> cup; ///< markers in it: formations, then the Combat Turns of both sides
    std::vector<UnitState> units;
    std::vector<PieceIndex> at;      ///< the unit in each hex
    std::vector<std::int8_t> owners; ///< of objectives
    std::vector<Pairing> pairings;
    std::vector<HexId> entered;  ///< by units of the formation in this Movement Turn, once for each (BH 12.2b)
    std::vector<HexId> screened; ///< left by cavalry before combat (BH 6.1.1c)
    std::vector<Hostile> pairs;
    std::vector<Shot> shots;
    std::vector<Retreating> retreats;

    const UnitState &unit(PieceIndex piece) const { return units[static_cast<std::size_t>(piece)]; }
    UnitState &unit(PieceIndex piece) { return units[static_cast<std::size_t>(piece)]; }
    PieceIndex unitAt(HexId hex) const { return at[static_cast<std::size_t>(hex)]; }
    bool isEmpty(HexId hex) const { return unitAt(hex) == noPiece; }
    bool isOnMap(PieceIndex piece) const { return unit(piece).where == Where::OnMap; }
    bool hasEnemy(const Battle &battle, HexId hex, int side) const
    {
        return !isEmpty(hex) && battle.info(unitAt(hex)).side != side;
    }
    bool hasFriend(const Battle &battle, HexId hex, int side) const
    {
        return !isEmpty(hex) && battle.info(unitAt(hex)).side == side;
    }

    /// Moves a unit to a hex; into a friend's only in passing (BH 3.7b), and then the friend stays the one who is
    /// there.
    void put(PieceIndex piece, HexId hex);
    /// Takes a unit off the map; the caller says where it is then.
    void lift(PieceIndex piece);
    void clearMarks(int marks);

    std::uint64_t hash() const;
    bool operator==(const Position &) const = default;
};

/// The position a battle begins with.
Position startPosition(const Battle &battle);

/// Whether the unit counts as mounted cavalry or horse artillery (BH 11.3h).
bool isMounted(const Battle &battle, const Position &position, PieceIndex unit);
/// The arm it counts as for movement and fire: dismounted cavalry is infantry.
Arm armNow(const Battle &battle, const Position &position, PieceIndex unit);
/// Movement Allowance as it is now.
int allowance(const Battle &battle, const Position &position, PieceIndex unit);

/// Who decides now, or -1.
int decider(const Battle &battle, const Position &position);
/// The marker of a side's Combat Turn in the cup.
std::size_t combatMarker(const Battle &battle, int side);

} // namespace hotchkiss::battle_hymn
