// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/action.h"
#include "model/rules/battle_hymn/terrain.h"
#include "model/rules/battle_hymn/victory_conditions.h"
#include "model/scenario/scenario.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hotchkiss::battle_hymn {

using FormationIndex = std::int16_t;
constexpr FormationIndex noFormation = -1;

/// What never changes about a unit (BH 2.2.1).
struct UnitInfo
{
    bool playable = false; ///< a combat unit of a formation; markers, leaders and dummies only look on
    std::uint8_t side = 0;
    FormationIndex formation = noFormation;
    Arm arm = Arm::Infantry;
    std::uint8_t sp = 1; ///< printed
    std::int8_t mr = 0;
    std::uint8_t ma = 1;
    // How it begins.
    HexId startHex = noHex;
    std::uint8_t losses = 0;
    std::uint8_t demoralized = 0;
    bool shattered = false;
    bool dismounted = false;
    HexId horses = noHex;
    std::uint8_t holders = 0;
    bool eliminated = false;
    std::vector<PieceIndex> firers; ///< enemies that its Approach Fire marker names
    std::uint16_t hour = 0;         ///< it is due in; 0: never
    std::vector<HexId> entry;       ///< where it may come in

    bool isMountedArm() const { return arm == Arm::Cavalry || arm == Arm::HorseArtillery; }
    bool hasGuns() const { return arm == Arm::Artillery || arm == Arm::HorseArtillery; }
};

/// A command whose units move together (BH 2.2.2).
struct Formation
{
    int command = -1; ///< index in the scenario's list
    std::uint8_t side = 0;
    int markerHour = 1; ///< in which its marker joins the cup
    std::vector<PieceIndex> units;
};

struct HourInfo
{
    bool night = false;
    bool check = false;  ///< victory is tested when the marker arrives here
    int initiative = -1; ///< a side
};

struct ObjectiveInfo
{
    HexId hex = noHex;
    std::int8_t owner = -1;
    int points = 0;
    int weight = 1;
};

/// Where units may leave the map by choice or in retreat (BH 5.5).
struct ExitArea
{
    bool lost = false; ///< those that leave count as lost
    int points = 0;    ///< to their side, for each SP
};
constexpr std::int8_t noExit = -1;

struct Options
{
    bool atRandom = false;             ///< BH 3.1a
    bool horseArtilleryMustTry = true; ///< R-05
    bool mayLeaveMap = false;          ///< BH 5.5a
    bool endWithoutEnemy = true;       ///< P7
};

/// The numbers of the charts, read once.
struct Numbers
{
    std::array<std::int8_t, 8> range{}; ///< by distance; outOfRange where none
    static constexpr std::int8_t outOfRange = 127;
    int targetSurrounded = 2;
    int firerSurrounded = -2;
    int firerHigher = 1;
    int approachFire = -3;
    std::array<std::array<std::int8_t, arms>, arms> typeFire{}; ///< firer, target
    std::array<std::int8_t, 7> rally{};                         ///< by Morale Rating + 3
    std::array<std::array<std::uint8_t, arms>, 3> points{};     ///< lost, shattered, demoralized; by arm
    int moralePass = 6;
    int naturalHit = 1;
    int naturalMiss = 10;
    int die = 10;
    int bombardmentLimit = 4;
    int rounds = 2;
    int retreatLength = 2;
    int retreatFromStart = 2;
    int retreatFromCause = 2;
    int retreatZoneLoss = 1;
    int noRetreatLoss = 1;
    int noPathLoss = 1;
    int displacedDemoralized = 1;
    int rallyDemoralized = 2;
    int rallyStrength = 2;
    int rallyStays = 1;
    int rallyDistance = 2;
    int mountCost = 3;
    int holderDivisor = 3;
    int tether = 9;
};

/// A scenario as the rules see it: built once, shared by all copies of a game, never changed.
struct Battle
{
    /// The error says why the scenario cannot be played. Without sight it is no game, but ready much sooner.
    static Result<std::shared_ptr<const Battle>> prepare(std::shared_ptr<const Scenario> scenario,
                                                         bool withSight = true);

    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const TerrainBoard> board;
    Numbers numbers;
    Options options;
    std::vector<UnitInfo> units; ///< as the scenario's pieces
    std::vector<Formation> formations;
    std::vector<HourInfo> hours;
    std::vector<ObjectiveInfo> objectives;
    std::array<std::vector<HexId>, 2> setup; ///< zones in which a side places units that have no hex of their own
    std::vector<ExitArea> exitAreas;
    std::array<std::vector<std::int8_t>, 2> exitAt; ///< the exit a side has in a hex, or noExit
    std::array<int, 2> startPoints{};               ///< taken off each side's count (BH ER-h)
    VictoryConditions victory;
    int firstHour = 1;
    int lastHour = 1;
    int setupFirst = 0; ///< the side that sets up first

    const UnitInfo &info(PieceIndex unit) const { return units[static_cast<std::size_t>(unit)]; }
    const HourInfo &hour(int number) const { return hours[static_cast<std::size_t>(number - 1)]; }
    const Formation &formation(FormationIndex index) const { return formations[static_cast<std::size_t>(index)]; }
    const std::string &name(PieceIndex piece) const;
    const std::string &formationName(FormationIndex index) const;
    std::string label(HexId hex) const { return scenario->boards[0].label(hex); }
    std::string sideName(int side) const { return scenario->sides[static_cast<std::size_t>(side)].name; }
    Place place(HexId hex) const { return hex == noHex ? Place::nowhere() : Place::onCell(0, hex); }
    int points(Arm arm, int lost, int shattered, int demoralized) const;
    /// The exit a side may use in a hex, or nullptr.
    const ExitArea *exit(int side, HexId hex) const
    {
        const std::int8_t index = exitAt[static_cast<std::size_t>(side)][static_cast<std::size_t>(hex)];
        return index == noExit ? nullptr : &exitAreas[static_cast<std::size_t>(index)];
    }
};

} // namespace hotchkiss::battle_hymn
