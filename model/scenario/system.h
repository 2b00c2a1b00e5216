// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"
#include "model/board/labels.h"
#include "model/scenario/values.h"

#include <string>
#include <string_view>
#include <vector>

namespace hotchkiss {

enum class FieldType : std::uint8_t { Boolean, Integer, Number, Text, LongText, Choice, ChoiceSet, Cell, Colour };

/// One field of a unit, leader, command, cell, area, objective, turn or scenario. Inspector, table, CSV, file reader
/// and validator all follow from the declaration.
struct Field
{
    std::string key;
    FieldType type = FieldType::Text;
    std::string label; ///< marked for translation
    std::string rule;  ///< "BH 2.2.1"
    Value standard;    ///< the default
    double minimum = -1e9;
    double maximum = 1e9;
    std::vector<std::string> choices; ///< of Choice and ChoiceSet
    std::string appliesTo; ///< key=value of another field (or a,b values) for which it makes sense; empty: always
};

struct TerrainType
{
    std::string key;
    std::string label;
    char glyph = '.';
    std::string
        look; ///< name of the painter's style: clear, woods, forest, marsh, town, orchard, field, rough, water …
    std::string rule;
};

/// Something on top of a cell's base terrain: town, works, entrenchment.
struct FeatureType
{
    std::string key;
    std::string label;
    char glyph = 't';
    std::string look;
    std::string rule;
};

/// A feature on a side between two cells.
struct SideType
{
    std::string key;
    std::string label;
    bool directed = false;
    std::string look;  ///< stream, creek, river, bridge, ford, slope, escarpment, contour, works
    std::string group; ///< water, crossing, relief, works
    std::string rule;
};

/// A link from cell to cell: road, railroad, or water that runs through cells.
struct PathType
{
    std::string key;
    std::string label;
    std::string look;   ///< road, minor-road, railroad, stream, river
    std::string group;  ///< road, rail, water
    bool parts = false; ///< a river that divides its cells into banks
    std::string rule;
};

/// Terrain of an open table, drawn as a polygon (closed) or polyline.
struct ShapeType
{
    std::string key;
    std::string label;
    bool closed = true;
    double width = 0; ///< of a line, in inches
    std::string look;
    std::string rule;
};

/// A kind of counter and how it is drawn: key is the value of the unit field `type`.
struct PieceType
{
    std::string key;
    std::string label;
    std::string symbol;  ///< infantry, cavalry, artillery, horse-artillery, leader, gunboat, …
    bool offMap = false; ///< waits beside the map until it is used, as artillery chits do
};

struct AreaKind
{
    std::string key;
    std::string label;
    std::string rule;
};

struct SideDefault
{
    std::string id;
    std::string name;
    std::string colour; ///< of its counters, #rrggbb
    std::string textColour;
};

/// A ready-made board for the new-scenario wizard.
struct BoardPreset
{
    std::string name;
    Grid grid;
    Labels labels;
    double cellSize = 19;
    std::string groundScale;
};

/// What the levels of an order of battle are called, from the top: army, corps, division, brigade.
using Levels = std::vector<std::string>;

struct CheckList;

/// Everything the editor needs to know of a rule system. Declared once in model/rules/<system>/, and asked for by key
/// everywhere else, so that no other code needs to know which system it serves.
struct System
{
    std::string id;
    std::string name;
    std::string prefix; ///< of rule ids
    std::string summary;
    std::vector<TerrainType> terrains; ///< the first is what a new board is made of
    std::vector<FeatureType> features;
    std::vector<SideType> sideTypes;
    std::vector<PathType> pathTypes;
    std::vector<ShapeType> shapeTypes;
    std::vector<PieceType> pieceTypes;
    std::vector<AreaKind> areaKinds;
    std::vector<SideDefault> sides;
    Levels levels;
    std::vector<BoardPreset> presets; ///< the first is the default
    int maxBoards = 1;
    std::vector<std::string> boardIds; ///< fixed names of several boards (EAST, WEST …)
    bool hasFacing = false;            ///< whether pieces face a direction
    std::string boardStyle = "period"; ///< "period" or "tiles"
    std::string turnName;              ///< "Hour", "Turn", "Game turn"
    int stacking = 0;                  ///< counters a cell, 0: no limit known to the editor

    std::vector<Field> unitFields;
    std::vector<Field> leaderFields;
    std::vector<Field> commandFields;
    std::vector<Field> cellFields;
    std::vector<Field> areaFields;
    std::vector<Field> objectiveFields;
    std::vector<Field> turnFields;
    std::vector<Field> scenarioFields;
    /// Keys of the unit fields that are printed on a counter's foot, left to right.
    std::vector<std::string> counterFields;
    /// What its rules demand of a scenario, beyond what any must fulfil; none: nothing.
    const CheckList *checks = nullptr;

    int terrain(std::string_view key) const; ///< index or -1, as the next ones
    int feature(std::string_view key) const;
    int sideType(std::string_view key) const;
    int pathType(std::string_view key) const;
    const ShapeType *shapeType(std::string_view key) const;
    const PieceType *pieceType(std::string_view key) const;
};

const Field *findField(const std::vector<Field> &fields, std::string_view key);
/// The value set, or the declared default.
Value valueOr(const Values &values, const Field &field);
std::string textOr(const Values &values, const std::vector<Field> &fields, std::string_view key);

/// All systems, in the order of the menus.
const std::vector<const System *> &systems();
/// The system with that id, or nullptr.
const System *findSystem(std::string_view id);

} // namespace hotchkiss
