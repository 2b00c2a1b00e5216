// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/yaml/text.h"
#include "model/scenario/scenario.h"

#include <string>
#include <vector>

namespace hotchkiss {

/// Where shared parts go: into files of their own, or into the one text with a note of the file.
enum class SharedParts : std::uint8_t { Apart, Inline };

/// Writes the keys of a board, each line indented by indent.
void writeBoard(std::string &out, const Board &board, const System &system, int indent, SharedParts parts);
void writeSides(std::string &out, const Board &board, const System &system, int indent);
void writePaths(std::string &out, const Board &board, const System &system, int indent);
/// Writes the sides' commands and pieces under "forces:".
void writeForces(std::string &out, const Scenario &scenario, int indent);
void writeSchedule(std::string &out, const Scenario &scenario);
void writeObjectives(std::string &out, const Scenario &scenario);

/// {key: value} of declared fields in the order declared; empty when none is set.
std::string fieldsText(const Values &values, const std::vector<Field> &fields);
std::string fieldText(const Value &value, const Field &field);
/// The place in YAML form, empty when it is nowhere.
std::string placeText(const Place &place, const Scenario &scenario);
std::string pointText(Point point);
std::string pointsText(const std::vector<Point> &points);
/// [a, b] of texts.
std::string listText(const std::vector<std::string> &texts);

/// A list of words, one line when it fits, else a line for each board row, so that a change touches few lines.
/// rowOf tells the row of a word by its index.
std::string wordList(const std::vector<std::string> &words, const std::vector<int> &rows, int indent,
                     std::size_t taken);

inline std::string spaces(int count)
{
    return std::string(static_cast<std::size_t>(count), ' ');
}

} // namespace hotchkiss
