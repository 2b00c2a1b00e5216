// SPDX-License-Identifier: MIT
#pragma once

#include "model/text.h"

namespace hotchkiss::hold_the_line {

/// Why something is not allowed: a constant that costs nothing to return. Becomes a Refusal when it is shown.
struct Fault
{
    const char *key;
    const char *rule;   ///< without the prefix
    const char *reason; ///< marked for translation
};

namespace fault {

inline constexpr Fault gameOver{"GAME_OVER", "5.0d", HK_NOOP("the game is over")};
inline constexpr Fault notUnderstood{"NOT_UNDERSTOOD", "5.1a",
                                     HK_NOOP("the action names no such piece, hex or answer")};
inline constexpr Fault notActive{"NOT_ACTIVE", "5.1b", HK_NOOP("only the side that is asked may decide")};
inline constexpr Fault notOnBoard{"NOT_ON_BOARD", "5.1a", HK_NOOP("the piece is not on the board")};
inline constexpr Fault pendingChoice{"PENDING_CHOICE", "6.1.3a", HK_NOOP("another question must be answered first")};
inline constexpr Fault nothingAsked{"NOTHING_ASKED", "6.1.3a", HK_NOOP("nobody has asked that")};
inline constexpr Fault notAnOption{"NOT_AN_OPTION", "6.1.3a", HK_NOOP("that is not among the possible answers")};
inline constexpr Fault alreadyActivated{"ALREADY_ACTIVATED", "6.1.4a", HK_NOOP("it has already acted this turn")};
inline constexpr Fault moveAfterFire{"ALREADY_ACTIVATED", "6.2.1b", HK_NOOP("it has fired and can no longer move")};
inline constexpr Fault fireAfterMove{"ALREADY_ACTIVATED", "6.2.1b", HK_NOOP("it has moved and can no longer attack")};
inline constexpr Fault fireTooLate{"ALREADY_ACTIVATED", "6.2.3c",
                                   HK_NOOP("cavalry fires directly after its move or not at all")};
inline constexpr Fault cavalryFired{"ALREADY_ACTIVATED", "6.2.3b",
                                    HK_NOOP("cavalry that has fired can no longer move")};
inline constexpr Fault leaderDone{"ALREADY_ACTIVATED", "6.1.4c", HK_NOOP("a leader does one thing a turn")};
inline constexpr Fault held{"HELD", "4.1a", HK_NOOP("the scenario does not let it move yet")};
inline constexpr Fault pathBroken{"PATH_BROKEN", "7.1a", HK_NOOP("each hex of a path is next to the one before")};
inline constexpr Fault noMove{"PATH_BROKEN", "7.1a", HK_NOOP("a move that takes nothing ends in another hex")};
inline constexpr Fault swamp{"IMPASSABLE", "2.2.2b", HK_NOOP("nothing enters a swamp")};
inline constexpr Fault river{"IMPASSABLE", "2.2.3b", HK_NOOP("the river is closed to it")};
inline constexpr Fault offRiver{"GUNBOAT_OFF_RIVER", "3.1.4b", HK_NOOP("gunboats stay on river tiles")};
inline constexpr Fault enemyHex{"ENEMY_HEX", "7.2c", HK_NOOP("an enemy unit is in the way")};
inline constexpr Fault enemyLeaderHex{"ENEMY_HEX", "7.2.1e", HK_NOOP("a leader may not end with an enemy leader")};
inline constexpr Fault hexLimit{"HEX_LIMIT", "6.2.6a", HK_NOOP("too many units would be in a hex")};
inline constexpr Fault leaderWithBoat{"HEX_LIMIT", "4.4e", HK_NOOP("leaders are never with gunboats")};
inline constexpr Fault stopTerrain{"STOP_TERRAIN", "2.1.2c", HK_NOOP("the terrain ends the move")};
inline constexpr Fault leaderNotFromStart{"LEADER_NOT_FROM_START", "6.2.5c",
                                          HK_NOOP("the leader was not with the unit at the start of the turn")};
inline constexpr Fault leaderHasActed{"LEADER_NOT_FROM_START", "9.4h",
                                      HK_NOOP("the leader has already acted this turn")};
inline constexpr Fault leaderEndsWithLeader{"LEADER_ENDS_WITH_LEADER", "4.4d", HK_NOOP("another leader is there")};
inline constexpr Fault bonusNotAllowed{"BONUS_NOT_ALLOWED", "6.2.4b", HK_NOOP("a leader does not speed artillery up")};
inline constexpr Fault rateExceeded{"RATE_EXCEEDED", "7.1b", HK_NOOP("the path is longer than its rate")};
inline constexpr Fault mustStopNearEnemy{"MUST_STOP_NEAR_ENEMY", "6.2.4g",
                                         HK_NOOP("a move with a leader's bonus ends next to the first enemy")};
inline constexpr Fault marchNearEnemy{"FORCE_MARCH_NEAR_ENEMY", "7.3a",
                                      HK_NOOP("a force march keeps away from enemies")};
inline constexpr Fault noLeader{"NO_LEADER", "6.2.4d", HK_NOOP("only with a leader does it go that far")};
inline constexpr Fault cannotClose{"TYPE_CANNOT_CLOSE_COMBAT", "8.3.1a", HK_NOOP("only infantry and cavalry charge")};
inline constexpr Fault movedBeforeClose{"MOVED_BEFORE_CLOSE_COMBAT", "6.2.2b",
                                        HK_NOOP("no move precedes close combat")};
inline constexpr Fault notAdjacent{"NOT_ADJACENT", "6.2.2a", HK_NOOP("the target is not adjacent")};
inline constexpr Fault noTarget{"NO_TARGET", "8.1.3f", HK_NOOP("there is no enemy combat unit")};
inline constexpr Fault cannotFire{"NO_TARGET", "8.1.1a", HK_NOOP("it cannot fire")};
inline constexpr Fault outOfRange{"OUT_OF_RANGE", "8.1.3a", HK_NOOP("the target is out of range")};
inline constexpr Fault noSight{"NO_LOS", "8.2f", HK_NOOP("a hex on the line of sight blocks it")};
inline constexpr Fault noSightAlong{"NO_LOS", "8.2g", HK_NOOP("both hexes along the line of sight block it")};
inline constexpr Fault cannotRally{"TYPE_CANNOT_RALLY", "9.4g", HK_NOOP("only infantry and cavalry are rallied")};
inline constexpr Fault rallyOnce{"ALREADY_ACTIVATED", "9.4e", HK_NOOP("it has already acted and cannot be rallied")};
inline constexpr Fault fullStrength{"FULL_STRENGTH", "9.4f", HK_NOOP("it has its starting strength")};
inline constexpr Fault notTogether{"NOT_TOGETHER_FROM_START", "9.4b",
                                   HK_NOOP("leader and unit were not together at the start of the turn")};
inline constexpr Fault hasMoved{"HAS_MOVED", "9.4b", HK_NOOP("leader or unit has moved this turn")};
inline constexpr Fault firedOn{"FIRED_ON", "11.2a", HK_NOOP("it has been fired on this turn")};
inline constexpr Fault notEnoughAp{"NOT_ENOUGH_AP", "6.2.7a", HK_NOOP("too few action points are left")};
inline constexpr Fault oneCounter{"HEX_LIMIT", "4.4.1a", HK_NOOP("another counter is there")};
inline constexpr Fault counterFixed{"COUNTER_FIXED", "3.1.6b", HK_NOOP("that counter does not move")};

} // namespace fault

} // namespace hotchkiss::hold_the_line
