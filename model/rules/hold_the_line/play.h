// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/dice.h"
#include "model/engine/event.h"
#include "model/rules/hold_the_line/fire.h"
#include "model/rules/hold_the_line/movement.h"
#include "model/rules/hold_the_line/retreat.h"

namespace hotchkiss::hold_the_line {

/// Where a piece that comes into play may be put (HL 4.1b, D-12).
std::vector<HexId> placementHexes(const Battle &battle, const Position &position, PieceIndex piece);
/// Whether the unit whose combat has emptied a hex may step into it (HL 8.3.4c, 11.4b).
bool mayAdvance(const Battle &battle, const Position &position);
/// The leader who may go along with it (HL 8.3.4d), or noPiece.
PieceIndex advanceLeader(const Battle &battle, const Position &position);
/// The units a leader may leave with, each for another hex (HL 8.3.3f).
std::vector<PieceIndex> followable(const Battle &battle, const Position &position);

/// Carries decisions out in a position: the part of the rules that changes something. Whether a decision is legal has
/// been judged before.
class Play
{
public:
    Play(const Battle &battle, Position &position, Dice &dice, Events *events)
        : m_battle(battle)
        , m_position(position)
        , m_dice(dice)
        , m_events(events)
    {}

    // Decisions of the side on turn (turn.cpp, fire_result.cpp, close_combat.cpp, rally.cpp).
    void begin();
    void move(PieceIndex piece, PieceIndex leader, std::span<const HexId> path, Mode mode);
    void fire(PieceIndex unit, HexId target, bool free);
    void closeCombat(PieceIndex unit, HexId target);
    void rally(PieceIndex leader, PieceIndex unit);
    void moveCounter(HexId from, HexId to);
    void endActivation();
    void endTurn();

    // Answers (retreat_result.cpp, turn.cpp).
    void retreatTo(HexId hex);
    void displaceTo(HexId hex);
    void follow(PieceIndex unit);
    void withdrawTo(HexId hex);
    void advance(bool goes, PieceIndex leader);
    void placeAt(HexId hex);

    /// Goes on through everything that needs no choice.
    void run();

private:
    struct Volley
    {
        int hits = 0;
        int ones = 0; ///< natural results that endanger a leader
    };

    // turn.cpp
    bool askPlacement();
    void startTurn();
    bool askArrival();
    void rollAp();
    bool mustEndTurn() const;
    void finishTurn();
    void close() { m_position.open = noPiece; }
    // victory.cpp
    bool checkVictory();
    void finish(int winner, const char *rule);
    // fire_result.cpp
    Volley roll(PieceIndex unit, HexId target, int dice, int need, const char *rule, Event::Kind kind);
    void takeHits(HexId target, int hits);
    int hurt(PieceIndex unit, int hits);
    void riskLeader(HexId target, int dice, const char *rule);
    void eliminate(PieceIndex piece, const char *rule);
    // close_combat.cpp
    bool passesCharge(PieceIndex unit);
    bool failsMorale(PieceIndex unit, int dice);
    // retreat_result.cpp
    bool askRetreat();
    void carryOutRetreat(PieceIndex unit, HexId to);
    void carryOutDisplacement(PieceIndex unit, HexId to);
    bool askLeader();
    bool askWithdrawal(PieceIndex leader);
    bool askAdvance();
    /// A unit comes into a hex: lone enemy leaders fall, counters are taken (HL 7.2.1b, 3.1.6e).
    void touch(PieceIndex unit, HexId hex);
    void shift(PieceIndex piece, HexId to);

    void report(Event::Kind kind, const char *rule, Text what, PieceIndex piece = noPiece, HexId hex = noHex,
                std::vector<Dice::Roll> rolls = {}, int side = -1);

    const Battle &m_battle;
    Position &m_position;
    Dice &m_dice;
    Events *m_events;
};

} // namespace hotchkiss::hold_the_line
