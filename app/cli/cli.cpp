// SPDX-License-Identifier: MIT
#include "app/cli/cli.h"

#include "app/cli/command.h"
#include "app/quiet_log.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <exception>

namespace hotchkiss {

namespace {

const std::vector<const CliCommand *> &commands()
{
    static const std::vector<const CliCommand *> all = {&balanceCommand(), &checkCommand(), &convertCommand(),
                                                        &exportCommand(),  &newCommand(),   &playCommand(),
                                                        &queryCommand()};
    return all;
}

const CliCommand *findCommand(std::string_view name)
{
    for (const CliCommand *command : commands())
        if (command->name == name)
            return command;
    return nullptr;
}

void printOption(const std::string &name, const std::string &help)
{
    std::printf("  %-22s %s\n", name.c_str(), help.c_str());
}

int printOverview()
{
    std::printf("Hotchkiss: scenario editor and map designer for American Civil War wargames\n\n"
                "Usage:\n  hotchkiss [FILE...]            open the editor\n"
                "  hotchkiss COMMAND [ARGUMENTS]  work without a window\n\nCommands:\n");
    for (const CliCommand *command : commands())
        printOption(command->name, command->summary);
    std::printf("\nOptions:\n");
    printOption("--help, -h", "this text; \"hotchkiss COMMAND --help\" explains a command");
    printOption("--version", "the version");
    std::printf("\nExit code: 0 all is well, 1 the work found problems, 2 wrong usage or unreadable input.\n");
    return exitFine;
}

int printHelp(const CliCommand &command)
{
    std::printf("%s\n\nUsage:\n  hotchkiss %s %s\n\nOptions:\n", command.summary, command.name, command.usage);
    for (const CliOption &option : command.options)
        printOption(option.value.empty() ? option.name : option.name + " " + option.value, option.help);
    if (command.details != nullptr)
        std::printf("\n%s", command.details().c_str());
    return exitFine;
}

int printVersion()
{
    std::printf("hotchkiss %s\n", HOTCHKISS_VERSION);
    return exitFine;
}

int complain(const std::string &message, const QJsonObject &object, bool json)
{
    std::fprintf(stderr, "%s\n", message.c_str());
    if (json)
        printJson({{QStringLiteral("error"), object}});
    return exitUsage;
}

int complain(const std::string &message, bool json)
{
    return complain(message, {{QStringLiteral("message"), QString::fromStdString(message)}}, json);
}

/// Painting needs fonts but no screen.
int runPainting(const CliCommand &command, const Arguments &arguments, int &argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    return command.run(arguments);
}

int runCommand(const CliCommand &command, int argc, char **argv)
{
    const std::vector<std::string> words(argv + 2, argv + argc);
    bool json = false;
    for (const std::string &word : words) {
        if (word == "--help" || word == "-h")
            return printHelp(command);
        if (word == "--version")
            return printVersion();
        json = json || word == "--json";
    }
    const std::string name = std::string("hotchkiss ") + command.name;
    try {
        const Arguments arguments(command.options, words);
        return command.paints ? runPainting(command, arguments, argc, argv) : command.run(arguments);
    } catch (const UsageError &error) {
        return complain(name + ": " + error.message + "\nTry \"" + name + " --help\".",
                        {{QStringLiteral("message"), QString::fromStdString(error.message)}}, json);
    } catch (const FileError &error) {
        return complain(error.str(), jsonOf(error), json);
    } catch (const std::exception &error) {
        return complain(name + ": " + error.what(), json);
    }
}

/// Qt ends the program by force where it finds no display; we say so.
bool canOpenWindows(int argc, char **argv)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name))
            return true;
    return std::find(argv, argv + argc, std::string_view("-platform")) != argv + argc;
#else
    return argc > 0 && argv != nullptr;
#endif
}

std::optional<int> openWindows(int argc, char **argv)
{
    if (canOpenWindows(argc, argv))
        return std::nullopt;
    return complain("hotchkiss: there is no display to open a window on; \"hotchkiss --help\" lists what works without",
                    false);
}

} // namespace

std::optional<int> runCommandLine(int argc, char **argv)
{
    if (argc < 2)
        return openWindows(argc, argv);
    const std::string first = argv[1];
    if (first == "--help" || first == "-h" || first == "help")
        return printOverview();
    if (first == "--version")
        return printVersion();
    if (const CliCommand *command = findCommand(first)) {
        quietenLog(LogFor::CommandLine);
        return runCommand(*command, argc, argv);
    }
    const bool isPlainWord = first.find_first_of("./\\") == std::string::npos;
    if (first.size() > 1 && (isPlainWord || first[0] == '-') && !QFileInfo::exists(QString::fromStdString(first)) &&
        first.rfind("-platform", 0) != 0 && first.rfind("-style", 0) != 0) {
        std::vector<std::string> names;
        for (const CliCommand *command : commands())
            names.emplace_back(command->name);
        return complain("hotchkiss: \"" + first + "\" is neither a file nor a command, commands: " + orList(names),
                        false);
    }
    return openWindows(argc, argv);
}

} // namespace hotchkiss
