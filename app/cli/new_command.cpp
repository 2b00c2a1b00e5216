// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/wizard/new_scenario.h"
#include "model/format/scenario_file.h"

#include <cstdio>
#include <filesystem>

namespace hotchkiss {

namespace {

const System &systemNamed(const std::string &id)
{
    if (const System *system = findSystem(id))
        return *system;
    std::vector<std::string> ids;
    for (const System *system : systems())
        ids.push_back(system->id);
    throw UsageError{(id.empty() ? "--system is missing" : "--system: \"" + id + "\" is unknown") +
                     std::string(", allowed: ") + orList(ids)};
}

const BoardPreset &presetNamed(const System &system, const std::string &name)
{
    std::vector<std::string> names;
    for (const BoardPreset &preset : system.presets) {
        if (preset.name == name)
            return preset;
        names.push_back('"' + preset.name + '"');
    }
    throw UsageError{"--preset: \"" + name + "\" is unknown, allowed: " + orList(names)};
}

int run(const Arguments &arguments)
{
    if (!arguments.words().empty())
        throw UsageError{"\"" + arguments.words().front() + "\" is too much: the file is given by -o FILE"};
    const System &system = systemNamed(arguments.text("--system"));
    NewScenario answers = NewScenario::forSystem(system);
    if (arguments.has("--preset"))
        answers.board = presetNamed(system, arguments.text("--preset"));
    answers.title = arguments.text("--title");
    answers.turns = arguments.integer("--turns", 0, 0, 1000);
    answers.boards = arguments.integer("--boards", 1, 1, system.maxBoards);
    const Grid &grid = answers.board.grid;
    const Rect bounds = grid.bounds();
    if (grid.isTable())
        answers.resize(arguments.number("--columns", bounds.width, 1, 1000),
                       arguments.number("--rows", bounds.height, 1, 1000));
    else
        answers.resize(arguments.integer("--columns", grid.columns(), 1, 1000),
                       arguments.integer("--rows", grid.rows(), 1, 1000));
    const std::string file = arguments.text("-o");
    if (file.empty())
        throw UsageError{"-o FILE is missing"};
    std::error_code ignored;
    if (!arguments.has("--force") && std::filesystem::exists(file, ignored))
        throw FileError{file, {}, Text("the file exists, --force replaces it")};
    const auto result = saveScenario(answers.build(), file);
    if (const auto *error = std::get_if<FileError>(&result))
        throw *error;
    if (arguments.has("--json"))
        printJson({{QStringLiteral("file"), QString::fromStdString(file)},
                   {QStringLiteral("system"), QString::fromStdString(system.id)},
                   {QStringLiteral("preset"), QString::fromStdString(answers.board.name)}});
    else
        std::printf("%s\n", file.c_str());
    return exitFine;
}

std::string presetList()
{
    std::string list = "Systems and their presets, the first of which is the standard:\n";
    for (const System *system : systems()) {
        list += "  " + system->id + "\n";
        for (const BoardPreset &preset : system->presets)
            list += "    \"" + preset.name + "\"\n";
    }
    return list;
}

} // namespace

const CliCommand &newCommand()
{
    static const CliCommand command{"new",
                                    "--system ID [--preset NAME] [--columns N] [--rows N] [--title TEXT] -o FILE",
                                    "Make an empty scenario",
                                    {{"--system", "ID", "the rule system, see below"},
                                     {"--preset", "NAME", "one of the system's boards, see below"},
                                     {"--columns", "N", "columns of the board (width of a table in inches), 1 to 1000"},
                                     {"--rows", "N", "rows of the board (height of a table in inches), 1 to 1000"},
                                     {"--boards", "N", "how many boards, for systems that play on several"},
                                     {"--turns", "N", "turns of the schedule"},
                                     {"--title", "TEXT", "the scenario's title"},
                                     {"--force", "", "replace a file that exists"},
                                     {"-o", "FILE", "the file to write, by custom NAME.hotchkiss.yaml"},
                                     {"--json", "", "print JSON"}},
                                    false,
                                    run,
                                    presetList};
    return command;
}

} // namespace hotchkiss
