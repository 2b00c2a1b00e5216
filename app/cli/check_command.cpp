// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "model/check/check.h"
#include "model/scenario/place_text.h"

#include <QJsonArray>

#include <algorithm>
#include <cstdio>

namespace hotchkiss {

namespace {

std::string placeOf(const Scenario &scenario, const Diagnostic &found)
{
    const std::string place = placeText(scenario, found.place);
    return place.empty() ? found.item : place;
}

void printText(const std::string &file, const Scenario &scenario, const std::vector<Diagnostic> &all)
{
    for (const Diagnostic &found : all) {
        const std::string place = placeOf(scenario, found);
        const std::string rule = found.rule.empty() ? "" : " [" + found.rule + "]";
        std::printf("%s: %s %s%s%s: %s%s\n", file.c_str(), found.code.c_str(), severityName(found.severity),
                    place.empty() ? "" : " ", place.c_str(), found.message.str().c_str(), rule.c_str());
    }
    if (all.empty())
        std::printf("%s: nothing found\n", file.c_str());
}

QJsonArray jsonOf(const Scenario &scenario, const std::vector<Diagnostic> &all)
{
    QJsonArray list;
    const auto text = [](const std::string &string) { return QString::fromStdString(string); };
    for (const Diagnostic &found : all)
        list.append(QJsonObject{{QStringLiteral("code"), text(found.code)},
                                {QStringLiteral("severity"), text(severityName(found.severity))},
                                {QStringLiteral("place"), text(placeText(scenario, found.place))},
                                {QStringLiteral("item"), text(found.item)},
                                {QStringLiteral("message"), text(found.message.str())},
                                {QStringLiteral("rule"), text(found.rule)}});
    return list;
}

int run(const Arguments &arguments)
{
    if (arguments.words().empty())
        throw UsageError{"no file is given"};
    const bool json = arguments.has("--json");
    const Severity worst = arguments.has("--strict") ? Severity::Warning : Severity::Error;
    int code = exitFine;
    QJsonArray files;
    for (const std::string &file : arguments.words()) {
        QJsonObject object{{QStringLiteral("file"), QString::fromStdString(file)}};
        try {
            const Scenario scenario = loadOrThrow(file);
            const std::vector<Diagnostic> all = checkScenario(scenario);
            const bool bad =
                std::any_of(all.begin(), all.end(), [&](const Diagnostic &found) { return found.severity <= worst; });
            code = std::max<int>(code, bad ? exitProblems : exitFine);
            if (!json)
                printText(file, scenario, all);
            object[QStringLiteral("problems")] = jsonOf(scenario, all);
        } catch (const FileError &error) {
            std::fprintf(stderr, "%s\n", error.str().c_str());
            object[QStringLiteral("error")] = hotchkiss::jsonOf(error);
            code = exitUsage;
        }
        files.append(object);
    }
    if (json)
        printJson({{QStringLiteral("files"), files}});
    return code;
}

} // namespace

const CliCommand &checkCommand()
{
    static const CliCommand command{
        "check",
        "FILE... [--strict] [--json]",
        "Check scenario files",
        {{"--strict", "", "warnings count as problems too, not only errors"}, {"--json", "", "print JSON"}},
        false,
        run,
        [] {
            return std::string("Prints a line for each thing found: \"file: code severity place: message [rule]\".\n");
        }};
    return command;
}

} // namespace hotchkiss
