// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/action.h"
#include "model/rules/hold_the_line/terrain.h"
#include "model/scenario/scenario.h"

#include <array>
#include <memory>
#include <string>

namespace hotchkiss::hold_the_line {

enum class UnitType : std::uint8_t { Infantry, Cavalry, Artillery, Gunboat, Leader };
constexpr std::size_t unitTypes = 5;
enum class Morale : std::uint8_t { Green, Black, Gold };
enum class Edge : std::uint8_t { North, East, South, West };
enum class TurnLimit : std::uint8_t { MoreVp, First, Second, Draw };

/// How far the longest range on the combat chart reaches.
constexpr int chartRange = 3;

/// A row of the unit and combat charts. A number of -1 is none.
struct TypeChart
{
    int rate = -1; ///< -1: unlimited
    int bonusRate = -1;
    int marchRate = -1;
    bool fires = false;
    bool opensCloseCombat = false;
    bool rallies = false;
    bool blocksSight = false;
    bool captures = false;
    int dice = 0;
    int extraDice = 0;
    int range = 0;
    std::array<int, chartRange + 1> hit{};
    int closeDice = -1;
    int closeHit = -1;
};

struct Costs
{
    int move = 1;
    int march = 1;
    int bonus = 2;
    int leader = 1;
    int fire = 1;
    int close = 2;
    int rally = 1;
    int counter = 1;
};

/// What of a piece never changes in play.
struct PieceInfo
{
    std::uint8_t side = 0;
    UnitType type = UnitType::Infantry;
    Morale morale = Morale::Black;
    std::uint8_t startSp = 0;
    std::uint8_t vp = 1;
    std::uint8_t heldUntil = 1; ///< may not move before that turn
    bool playable = true;       ///< markers and pieces that never come take no part
    HexId startHex = noHex;

    bool isLeader() const { return type == UnitType::Leader; }
    bool isBoat() const { return type == UnitType::Gunboat; }
    bool isCombat() const { return !isLeader() && !isBoat(); }
    /// Infantry or cavalry: one of them fits a hex (HL 4.4a).
    bool isLine() const { return type == UnitType::Infantry || type == UnitType::Cavalry; }
    bool isGuns() const { return type == UnitType::Artillery; }
};

/// When and where a piece comes, or leaves (HL D-12). Combat units are listed before leaders.
struct Due
{
    PieceIndex piece = noPiece;
    std::uint8_t turn = 1;
    bool leaves = false;
    std::vector<HexId> hexes;
};

/// A VP counter: one of the scenario's objectives.
struct CounterInfo
{
    HexId startHex = noHex;
    std::uint8_t value = 1;
    std::int8_t owner = -1; ///< side that holds it at the start
    std::array<bool, 2> earnable{};
    bool persistent = false;
    bool movable = false;
};

struct SideInfo
{
    int command = 0;
    int handicap = 0;
    int threshold = 0; ///< 0: none
    int deadline = 0;  ///< turn by which it must have its points, or it loses; 0: none
    Edge edge = Edge::South;
    std::array<bool, unitTypes> crossesRivers{};
    std::vector<int> turnChange;     ///< of command points, by turn
    std::vector<HexId> hold;         ///< wins by having combat units in all of them
    std::vector<PieceIndex> destroy; ///< wins when all of them are eliminated
};

struct Options
{
    bool chargeCheck = false;      ///< HL 11.1
    bool noRallyUnderFire = false; ///< HL 11.2
    bool hillArtillery = false;    ///< HL 11.3
    bool fireAdvance = false;      ///< HL 11.4
    bool boatsPassBridges = false;
    bool leaderLossFree = false;
    bool victoryAtOnce = false;
};

/// A scenario made ready for play: charts, pieces and conditions as typed values. Shared by all copies of a game.
struct Battle
{
    /// Why the scenario cannot be played, or the battle.
    static Result<std::shared_ptr<const Battle>> prepare(std::shared_ptr<const Scenario> scenario);

    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const TerrainBoard> board;
    std::array<TypeChart, unitTypes> types;
    Costs costs;
    std::array<int, 7> randomAp{};     ///< by the die
    std::array<Morale, 7> moraleDie{}; ///< by the die
    std::vector<PieceInfo> pieces;
    std::vector<Due> arrivals;
    std::vector<PieceIndex> placedByOwner; ///< leaders put on the board before turn 1 (HL 4.1b)
    std::vector<CounterInfo> counters;
    std::array<SideInfo, 2> sides;
    Options options;
    int firstSide = 0;
    int turns = 0;
    TurnLimit turnLimit = TurnLimit::MoreVp;
    int leaderRetreat = 3;
    int leaderMorale = 1;
    int leaderRisk = 1;
    int leaderLost = 1;
    int leaderLossAp = 1;
    int rallySp = 1;
    int hillRange = 1;
    int hillHit = 6;
    int leaderVp = 1;

    const PieceInfo &info(PieceIndex piece) const { return pieces[static_cast<std::size_t>(piece)]; }
    const TypeChart &chart(UnitType type) const { return types[static_cast<std::size_t>(type)]; }
    const TypeChart &chart(PieceIndex piece) const { return chart(info(piece).type); }
    const SideInfo &side(int side) const { return sides[static_cast<std::size_t>(side)]; }
    const std::string &name(PieceIndex piece) const;
    std::string label(HexId hex) const { return scenario->boards[0].label(hex); }
    std::string sideName(int side) const { return scenario->sides[static_cast<std::size_t>(side)].name; }
    Place place(HexId hex) const { return Place::onCell(0, hex); }
    /// Whether a piece's kind may be in the hex at all (HL 2.2.2b, 2.2.3b, 3.1.4b).
    bool isOpen(const PieceInfo &piece, HexId hex) const
    {
        const Ground &ground = board->at(hex);
        if (piece.isBoat())
            return ground.boats || (ground.bridge && options.boatsPassBridges);
        return ground.land || (ground.river && side(piece.side).crossesRivers[static_cast<std::size_t>(piece.type)]);
    }
    /// Whether entering ends the move: stop terrain, and a river that is crossed by special rule.
    bool stops(const PieceInfo &piece, HexId hex) const
    {
        const Ground &ground = board->at(hex);
        return ground.stop || (ground.river && !piece.isBoat());
    }
};

/// "green", "infantry" … as the fields of the scenario write them.
const char *moraleName(Morale morale);
const char *typeName(UnitType type);

} // namespace hotchkiss::hold_the_line
