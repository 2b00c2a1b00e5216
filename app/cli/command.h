// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "model/format/file_error.h"
#include "model/scenario/scenario.h"

#include <QJsonObject>

#include <string>
#include <vector>

namespace hotchkiss {

// The command line speaks English in every language of the window, so that scripts can rely on it.

enum ExitCode { exitFine = 0, exitProblems = 1, exitUsage = 2 };

/// One sub-command: a row of the dispatcher's table.
struct CliCommand
{
    const char *name;
    const char *usage;   ///< behind "hotchkiss NAME"
    const char *summary; ///< one line for the list
    std::vector<CliOption> options;
    bool paints; ///< needs fonts and painting, that is QGuiApplication
    /// Does the work and returns the exit code; throws UsageError or FileError.
    int (*run)(const Arguments &arguments);
    /// More help, made when asked for; may be null.
    std::string (*details)() = nullptr;
};

const CliCommand &balanceCommand();
const CliCommand &checkCommand();
const CliCommand &convertCommand();
const CliCommand &exportCommand();
const CliCommand &newCommand();
const CliCommand &playCommand();
const CliCommand &queryCommand();

/// Reads a scenario or throws its FileError.
Scenario loadOrThrow(const std::string &file);
/// The only file among the words, or UsageError.
const std::string &oneFile(const Arguments &arguments);
/// Prints a JSON object on standard output.
void printJson(const QJsonObject &object);
QJsonObject jsonOf(const FileError &error);
/// Writes text to a file, "-" or nothing being standard output; throws FileError.
void writeText(const std::string &file, const std::string &text);
std::string readText(const std::string &file);

} // namespace hotchkiss
