// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/board.h"
#include "model/scenario/system.h"
#include "model/scenario/values.h"

#include <map>
#include <string>
#include <vector>

namespace hotchkiss {

/// Where a piece stands: on a cell (and bank) of a board, at a point of a table, or nowhere yet.
struct Place
{
    enum class Kind : std::uint8_t { Nowhere, OnCell, OnTable };
    Kind kind = Kind::Nowhere;
    int board = 0;
    Cell cell = noCell;
    std::string bank; ///< of a cell divided by a river: "N", "S", "A" …; empty elsewhere
    Point at;         ///< on a table: inches from the south-west corner
    static Place nowhere() { return {}; }
    static Place onCell(int board, Cell cell, std::string bank = {})
    {
        return {Kind::OnCell, board, cell, std::move(bank), {}};
    }
    static Place onTable(int board, Point at) { return {Kind::OnTable, board, noCell, {}, at}; }
    bool operator==(const Place &) const = default;
};

struct Side
{
    std::string id;
    std::string name;
    std::string colour;
    std::string textColour;
    bool operator==(const Side &) const = default;
};

enum class PieceKind : std::uint8_t { Unit, Leader, Marker };

/// A counter: a unit, a leader or a marker. Its own fields are the system's.
struct Piece
{
    std::string id; ///< unique among pieces, commands and sides of the scenario
    PieceKind kind = PieceKind::Unit;
    std::string name;
    std::string command; ///< id of the command (or side) it belongs to
    Place place;
    double facing = 0; ///< a direction of the board, or degrees clockwise from north on a table
    Values fields;
    bool operator==(const Piece &) const = default;
};

/// A node of the order of battle: army, corps, division, formation.
struct Command
{
    std::string id;
    std::string name;
    std::string parent; ///< id of the command above, or of the side
    std::string level;  ///< one of the system's levels; may be empty
    std::string colour; ///< band on the counters, #rrggbb; empty: the parent's
    Values fields;
    bool operator==(const Command &) const = default;
};

struct Turn
{
    std::string label; ///< "6:00"
    std::string date;
    bool night = false;
    bool check = false;     ///< victory is checked at its end
    std::string initiative; ///< id of a side, or empty
    std::string note;
    Values fields;
    bool operator==(const Turn &) const = default;
};

constexpr int maxTurn = 9999;

/// Who comes when and where: pieces or whole commands.
struct Arrival
{
    std::string id;
    std::vector<std::string> who;   ///< ids of pieces and commands
    int turn = 1;                   ///< counted from 1
    std::vector<std::string> where; ///< ids of areas, or cell labels
    std::string note;
    bool withdrawal = false;
    bool operator==(const Arrival &) const = default;
};

/// A timed change that is not an arrival: weather, a burnt bridge, extra action points.
struct TimedEvent
{
    std::string id;
    int turn = 1;
    std::string side; ///< whom it concerns; empty: both
    std::string title;
    std::string note;
    bool operator==(const TimedEvent &) const = default;
};

struct Objective
{
    std::string id;
    std::string name;
    Place place;
    double radius = 0; ///< on a table, inches
    int points = 0;    ///< victory points
    std::string owner; ///< side that holds it at the start; empty: nobody
    Values fields;
    bool operator==(const Objective &) const = default;
};

/// A chart number the scenario changes: chart / row / column -> value.
struct ChartKey
{
    std::string chart;
    std::string row;
    std::string column;
    auto operator<=>(const ChartKey &) const = default;
};

/// Everything in the scenario file that is not a list or a board.
struct ScenarioInfo
{
    std::string title;
    std::string battle;
    std::string date;
    std::string place;
    std::string designer;
    std::string description;
    std::string notes;
    std::string specialRules;
    std::string victory;          ///< victory conditions in words
    std::string symbols = "nato"; ///< counter symbols: nato or period
    Values fields;
    bool operator==(const ScenarioInfo &) const = default;
};

/// A battle: maps, order of battle, schedule and conditions. A value; it changes only through edits (see edit.h).
struct Scenario
{
    const System *system = nullptr;
    ScenarioInfo info;
    std::vector<Side> sides;
    std::vector<Board> boards;
    std::string forcesSource; ///< the file the order of battle is shared from; empty: inside the scenario
    std::vector<Command> commands;
    std::vector<Piece> pieces;
    std::vector<Turn> turns;
    std::vector<Arrival> arrivals;
    std::vector<TimedEvent> events;
    std::vector<Objective> objectives;
    std::map<ChartKey, Value> chartOverrides;

    bool operator==(const Scenario &) const = default;
};

/// The fields declared for that kind of piece.
const std::vector<Field> &fieldsOf(const System &system, PieceKind kind);

int findPiece(const Scenario &scenario, std::string_view id); ///< index or -1, as the next ones
int findCommand(const Scenario &scenario, std::string_view id);
int findSide(const Scenario &scenario, std::string_view id);
int findArea(const Board &board, std::string_view id);
/// The side a piece or command belongs to, by its chain of parents; -1 when the chain is broken.
int sideOf(const Scenario &scenario, std::string_view commandOrSide);
/// The colour of the band of a command: its own or the nearest one above; empty when none has any.
std::string bandOf(const Scenario &scenario, std::string_view command);
/// An id made of a name ("V Corps" -> "v-corps"), made unique among all ids of the scenario by a number.
std::string freshId(const Scenario &scenario, std::string_view name);
/// Whether the id is taken by a side, command, piece, arrival, event, objective, or anything on a board.
bool isTaken(const Scenario &scenario, std::string_view id);

/// An empty scenario of a system on one of its board presets, with its sides.
Scenario makeScenario(const System &system, const BoardPreset &preset);

} // namespace hotchkiss
