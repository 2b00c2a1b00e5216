// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/file_error.h"
#include "model/scenario/scenario.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hotchkiss {

/// Reads a scenario and the board and forces files it names. Never throws: the result is a scenario or the one error.
std::variant<Scenario, FileError> loadScenario(const std::filesystem::path &file);

/// Reads a scenario from text; `file` is what messages call it and the folder shared files are looked up in.
std::variant<Scenario, FileError> readScenario(std::string_view text, const std::filesystem::path &file);

/// A file to be written, relative to the scenario's folder, with its text.
struct OutputFile
{
    std::filesystem::path file;
    std::string text;
};

/// The scenario as text: the main file first (its path empty), then the shared board and forces files it names.
/// The same scenario always gives the same bytes.
std::vector<OutputFile> writeScenario(const Scenario &scenario);

/// The scenario as one self-contained text, shared parts included: for autosave, the clipboard and comparison.
std::string scenarioText(const Scenario &scenario);

/// Writes all files of a scenario; each is replaced whole or left as it was. Without Qt, for the command line.
std::variant<std::monostate, FileError> saveScenario(const Scenario &scenario, const std::filesystem::path &file);

} // namespace hotchkiss
