// SPDX-License-Identifier: MIT
#pragma once

#include "model/text.h"

namespace hotchkiss::battle_hymn {

/// Why something is not allowed: a constant that costs nothing to return. Becomes a Refusal when it is shown.
struct Fault
{
    const char *key;
    const char *rule;   ///< without the prefix
    const char *reason; ///< marked for translation
};

namespace fault {

inline constexpr Fault gameOver{"GAME_OVER", "14a", HK_NOOP("the game is over")};
inline constexpr Fault notUnderstood{"NOT_UNDERSTOOD", "4e", HK_NOOP("the action names no such unit, hex or answer")};
inline constexpr Fault notDecider{"NOT_DECIDER", "4d", HK_NOOP("only the side that is asked may decide")};
inline constexpr Fault wrongStep{"WRONG_STEP", "6.1b", HK_NOOP("this is not the time for it")};
inline constexpr Fault notAnOption{"NOT_AN_OPTION", "4d", HK_NOOP("that is not among the possible answers")};
inline constexpr Fault notOnMap{"NOT_ON_MAP", "3.4a", HK_NOOP("the unit is not on the map")};
// Movement.
inline constexpr Fault otherFormation{"OTHER_FORMATION", "2.2.2a",
                                      HK_NOOP("it moves in the Movement Turn of its own formation")};
inline constexpr Fault alreadyMoved{"ALREADY_MOVED", "5.1a", HK_NOOP("its move is over")};
inline constexpr Fault pathBroken{"PATH_BROKEN", "5.1b", HK_NOOP("each hex of a path is next to the one before")};
inline constexpr Fault noMove{"PATH_BROKEN", "5.1b", HK_NOOP("a move that takes nothing ends in another hex")};
inline constexpr Fault offMap{"OFF_MAP", "5.5a", HK_NOOP("units do not leave the map by choice")};
inline constexpr Fault barredTerrain{"BARRED", "5.2c", HK_NOOP("the terrain is closed to it")};
inline constexpr Fault tooFewMp{"TOO_FEW_MP", "5.2b", HK_NOOP("too few Movement Points are left for the hex")};
inline constexpr Fault enemyHex{"ENEMY_HEX", "3.7a", HK_NOOP("an enemy unit is there")};
inline constexpr Fault friendlyHex{"FRIENDLY_HEX", "3.7c", HK_NOOP("a friendly unit is there")};
inline constexpr Fault friendInZone{"FRIENDLY_HEX", "5.3c",
                                    HK_NOOP("it would have to stop with the friend who stands in an enemy zone")};
inline constexpr Fault stoppedByZone{"STOPPED_BY_ZONE", "5.3a", HK_NOOP("an enemy zone of control ends the move")};
inline constexpr Fault zoneToZone{"ZONE_TO_ZONE", "5.3b",
                                  HK_NOOP("it began in an enemy zone and may enter no other this turn")};
inline constexpr Fault artilleryZone{"ARTILLERY_ZONE", "5.3d", HK_NOOP("artillery does not move into an enemy zone")};
inline constexpr Fault mountedZone{"MOUNTED_ZONE", "5.3e",
                                   HK_NOOP("mounted it does not move into a zone of enemy infantry or artillery")};
inline constexpr Fault nightZone{"NIGHT_ZONE", "13c", HK_NOOP("at Night nobody moves into an enemy zone")};
inline constexpr Fault tether{"TETHER", "11.3i", HK_NOOP("it would go too far from its horses")};
inline constexpr Fault mustReturn{"TETHER", "11.3i", HK_NOOP("a dismounted unit must first come back to its horses")};
inline constexpr Fault notDue{"NOT_DUE", "12.1a", HK_NOOP("the unit is not due")};
inline constexpr Fault notEntryHex{"NOT_ENTRY_HEX", "12.2a", HK_NOOP("it does not enter there")};
inline constexpr Fault noExit{"OFF_MAP", "5.5a", HK_NOOP("it may not leave the map there")};
inline constexpr Fault notCavalry{"NOT_CAVALRY", "11.3d", HK_NOOP("only cavalry mounts and dismounts")};
inline constexpr Fault alreadyChanged{"ALREADY_CHANGED", "11.3d", HK_NOOP("it has mounted or dismounted this turn")};
inline constexpr Fault mountMp{"TOO_FEW_MP", "11.3d", HK_NOOP("too few Movement Points are left to mount or dismount")};
inline constexpr Fault noIntactLeft{"NO_INTACT_LEFT", "11.3f", HK_NOOP("no intact Strength Point would be left")};
inline constexpr Fault horseHex{"HORSE_HEX", "11.3e", HK_NOOP("the horses cannot stand there")};
inline constexpr Fault horseSeen{"HORSE_HEX", "11.3e", HK_NOOP("an enemy sees that hex")};
inline constexpr Fault horsesFar{"HORSES_FAR", "11.3g", HK_NOOP("its horses are not next to it")};
inline constexpr Fault mountTerrain{"BARRED", "5.2c", HK_NOOP("cavalry may not be there mounted")};
inline constexpr Fault notNight{"NOT_NIGHT", "10.5a", HK_NOOP("units rally at Night only")};
inline constexpr Fault movedRally{"ALREADY_MOVED", "10.5b", HK_NOOP("a unit that has moved cannot rally")};
inline constexpr Fault nothingToRally{"NOTHING_TO_RALLY", "10.5c",
                                      HK_NOOP("one Strength Point always stays demoralized")};
inline constexpr Fault seenRally{"SEEN", "10.5.1a", HK_NOOP("an enemy sees it")};
inline constexpr Fault rallyHex{"RALLY_HEX", "10.5.3a", HK_NOOP("it cannot come back there")};
// Combat.
inline constexpr Fault mustTry{"MUST_TRY", "11.2b", HK_NOOP("horse artillery must try to retreat")};
inline constexpr Fault noCause{"NO_CAUSE", "6.1.1a", HK_NOOP("no enemy gives it reason to retreat")};
inline constexpr Fault cavalryCause{"CAVALRY_CAUSE", "6.1.1b", HK_NOOP("enemy cavalry holds it where it is")};
inline constexpr Fault triedBefore{"TRIED_BEFORE", "6.1.1d", HK_NOOP("it has tried in this Combat Turn")};
inline constexpr Fault cannotBombard{"CANNOT_BOMBARD", "9a", HK_NOOP("only artillery bombards")};
inline constexpr Fault bombardInZone{"BOMBARD_IN_ZONE", "9b", HK_NOOP("in an enemy zone it does not bombard")};
inline constexpr Fault bombardedBefore{"BOMBARDED_BEFORE", "6.1.2a", HK_NOOP("it has bombarded in this Combat Turn")};
inline constexpr Fault noTarget{"NO_TARGET", "9d", HK_NOOP("there is no enemy unit")};
inline constexpr Fault outOfRange{"OUT_OF_RANGE", "9.3a", HK_NOOP("the target is out of range")};
inline constexpr Fault noSight{"NO_LOS", "9.3e", HK_NOOP("the line of sight is blocked")};
inline constexpr Fault noRetreatCause{"NO_CAUSE", "6.1.3a", HK_NOOP("no enemy is next to it")};
inline constexpr Fault notFree{"NOT_FREE", "6.1.5c", HK_NOOP("it has fought in this Combat Turn")};
inline constexpr Fault mustFight{"MUST_FIGHT", "6.4a", HK_NOOP("combat is compulsory where enemies reach an attacker")};
inline constexpr Fault noShare{"SPLIT", "6.3.1a",
                               HK_NOOP("fire is split as evenly as possible over the enemies around")};
inline constexpr Fault noRetreatHex{"RETREAT_HEX", "7.3a", HK_NOOP("another hex goes before that one")};
inline constexpr Fault noAdvance{"NO_ADVANCE", "8.1a", HK_NOOP("it may not advance there")};

} // namespace fault

} // namespace hotchkiss::battle_hymn
