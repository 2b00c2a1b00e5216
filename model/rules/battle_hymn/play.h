// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/dice.h"
#include "model/engine/event.h"
#include "model/rules/battle_hymn/actions.h"
#include "model/rules/battle_hymn/engagement.h"

namespace hotchkiss::battle_hymn {

/// What a Morale Check is about; decides what becomes of the hits (BH 10.4).
enum class Cause : std::uint8_t { Combat, ApproachFire, Bombardment };

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

    void act(const Action &action);
    /// Goes on through everything that needs no choice.
    void run();

private:
    // hour.cpp
    void begin();
    void nextDeploy();
    void startHour();
    void fillCup();
    void nextMarker();
    void drawMarker();
    void takeMarker(std::size_t marker);
    void finishHour();
    bool testHour(int hour, bool atEnd);
    void endGame(const Verdict &verdict);
    bool decideAlone();

    // movement_play.cpp
    void startMovement(FormationIndex formation);
    void endMovement();
    void become(PieceIndex mover);
    void move(PieceIndex unit, std::span<const HexId> path, bool entering);
    void spend(PieceIndex unit, int cost);
    void markApproach(PieceIndex unit);
    void leaveMap(PieceIndex unit, const char *rule);
    void dismount(PieceIndex unit, HexId horses);
    void mount(PieceIndex unit);
    void rally(PieceIndex unit);
    void placeRallied(PieceIndex unit, HexId hex);
    /// A unit is in a hex: objectives change hands, enemy horses fall (BH 3.6b, 11.3l).
    void touch(PieceIndex unit, HexId hex);
    void takeHorses(PieceIndex owner);

    // combat_turn.cpp
    void startCombat(int side);
    void afterCavalry();
    void tryRetreat(PieceIndex unit);
    void bombard(PieceIndex unit, HexId target);
    void prepareApproachFire();
    void nextEngagement();
    void engage(PieceIndex attacker, PieceIndex target);
    void startRound();
    void prepareFire();
    void nextAdvance();
    void advance(PieceIndex unit, HexId hex);
    void endRound();
    void askLeave();
    void leave(PieceIndex unit);
    void finishEngagement();
    void finishCombat();

    // fire_play.cpp
    bool askAllocation();
    void record(PieceIndex firer, const Shares &shares);
    void fireAll(bool approach);
    int rollFire(PieceIndex firer, PieceIndex target, int dice, bool approach, const char *rule);
    void nextCheck();

    // morale_play.cpp
    bool passesMorale(PieceIndex unit, const char *rule);
    void checkMorale(PieceIndex unit, Cause cause, const std::vector<HexId> &causes);
    void demoralize(PieceIndex unit, int points);
    /// Turns SPs into losses, demoralized ones first (BH 7.6b).
    void lose(PieceIndex unit, int points);
    /// The unit breaks; without a free way back it loses a Strength Point besides (BH 10.2.2).
    void shatter(PieceIndex unit, const std::vector<HexId> &causes, bool noWay, const char *rule);
    void eliminate(PieceIndex unit, const char *rule);

    // retreat_play.cpp
    void startRetreat(PieceIndex unit, RetreatKind kind, std::vector<HexId> causes, Step then);
    void goOnRetreating();
    void retreatTo(HexId hex);
    void cannotRetreat();

    void report(Event::Kind kind, const char *rule, Text what, PieceIndex unit = noPiece, HexId hex = noHex,
                std::vector<Dice::Roll> rolls = {}, int side = -1);
    int roll() { return m_dice.roll(m_battle.numbers.die); }
    const std::string &name(PieceIndex unit) const { return m_battle.name(unit); }
    UnitState &unit(PieceIndex piece) { return m_position.unit(piece); }

    const Battle &m_battle;
    Position &m_position;
    Dice &m_dice;
    Events *m_events;
};

} // namespace hotchkiss::battle_hymn
