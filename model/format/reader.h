// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/read_values.h"
#include "model/scenario/scenario.h"

#include <filesystem>
#include <memory>
#include <set>

namespace hotchkiss {

/// The version of the format that is written, and the only one so far.
constexpr int formatVersion = 1;
constexpr int maxBoardSide = 1000; ///< columns, rows
constexpr double maxTable = 1200;  ///< inches

/// Opens a shared file named by a node of the scenario: it must lie in the scenario's folder. See read_scenario.cpp.
class SharedFiles
{
public:
    explicit SharedFiles(std::filesystem::path scenario)
        : m_scenario(std::move(scenario))
    {}
    /// The parsed file, kept as long as this object.
    const yaml::Document &open(YamlNode name);

private:
    std::filesystem::path m_scenario;
    std::vector<std::unique_ptr<yaml::Document>> m_open;
};

/// Takes ids as they are read and refuses those given twice.
class IdSet
{
public:
    /// The id of an item: its key "id", not empty, not taken.
    std::string read(const MapReader &item);

private:
    std::set<std::string, std::less<>> m_taken;
};

/// A whole scenario; `file` gives the folder of the shared files it names.
Scenario readScenario(YamlNode node, const std::filesystem::path &file);
Board readBoard(YamlNode node, const System &system, SharedFiles &files);
/// Sides and paths of a board (read_marks.cpp).
void readSides(YamlNode node, const System &system, Board &board);
void readPaths(YamlNode node, const System &system, Board &board);
/// A cell by its label.
Cell readCell(YamlNode node, const Board &board);
std::vector<Cell> readCells(YamlNode node, const Board &board);
/// A place on one of the boards: label, label/bank, board:label, [x, y].
Place readPlace(YamlNode node, const std::vector<Board> &boards);
/// Commands and pieces; ids are those of the sides, and take in the others.
void readForces(YamlNode node, Scenario &scenario, IdSet &ids, SharedFiles &files);
/// Turns, arrivals and events; objectives.
void readSchedule(YamlNode node, Scenario &scenario);
void readObjectives(YamlNode node, Scenario &scenario);

/// Whether a path leads to something in or below the folder it is relative to.
bool isInside(const std::string &path);

} // namespace hotchkiss
