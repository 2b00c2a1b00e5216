// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "model/format/csv.h"
#include "model/format/scenario_file.h"
#include "model/scenario/edit.h"

#include <QJsonArray>

#include <cstdio>

namespace hotchkiss {

namespace {

int importCsv(const Arguments &arguments, Scenario scenario, bool schedule)
{
    const std::string csvFile = arguments.text("--from");
    const std::string output = arguments.text("-o");
    if (output.empty())
        throw UsageError{"-o FILE is missing: where the new scenario goes"};
    const std::string csv = readText(csvFile);
    const CsvImport import = schedule ? importSchedule(scenario, csv) : importForces(scenario, csv);
    for (const Edit &edit : import.step.edits)
        applyEdit(scenario, edit);
    const auto result = saveScenario(scenario, output);
    if (const auto *error = std::get_if<FileError>(&result))
        throw *error;
    QJsonArray refused;
    for (const CsvRefusal &row : import.refused) {
        const FileError error{csvFile, {row.line, row.line > 0 ? 1 : 0}, row.why};
        std::fprintf(stderr, "%s\n", error.str().c_str());
        refused.append(jsonOf(error));
    }
    if (arguments.has("--json"))
        printJson({{QStringLiteral("file"), QString::fromStdString(output)},
                   {QStringLiteral("taken"), import.taken},
                   {QStringLiteral("refused"), refused}});
    else
        std::printf("%s: %d rows taken, %d refused\n", output.c_str(), import.taken, static_cast<int>(refused.size()));
    return import.refused.empty() ? exitFine : exitProblems;
}

int run(const Arguments &arguments)
{
    const std::string &file = oneFile(arguments);
    const bool schedule = arguments.choice("--what", {"forces", "schedule"}, "forces") == "schedule";
    Scenario scenario = loadOrThrow(file);
    if (arguments.has("--from"))
        return importCsv(arguments, std::move(scenario), schedule);
    const std::string csv = schedule ? scheduleToCsv(scenario) : forcesToCsv(scenario);
    const std::string output = arguments.text("-o");
    const bool toFile = !output.empty() && output != "-";
    if (!arguments.has("--json")) {
        writeText(output, csv);
        if (toFile)
            std::printf("%s\n", output.c_str());
        return exitFine;
    }
    QJsonArray rows;
    for (const CsvRow &row : readCsv(csv).rows) {
        QJsonArray cells;
        for (const std::string &cell : row.cells)
            cells.append(QString::fromStdString(cell));
        rows.append(cells);
    }
    if (toFile)
        writeText(output, csv);
    printJson({{QStringLiteral("file"), QString::fromStdString(output)}, {QStringLiteral("rows"), rows}});
    return exitFine;
}

} // namespace

const CliCommand &convertCommand()
{
    static const CliCommand command{
        "convert",
        "FILE [--what forces|schedule] [-o X.csv]\n  hotchkiss convert FILE --from X.csv -o NEW.hotchkiss.yaml",
        "Write the order of battle or the schedule as CSV, or take it from there",
        {{"--what", "PART", "forces (the order of battle, standard) or schedule"},
         {"--from", "X.csv", "take the part from this spreadsheet into a copy of FILE"},
         {"-o", "FILE", "where the result goes; a CSV goes to standard output without it"},
         {"--json", "", "print JSON: the rows, or what was taken and refused"}},
        false,
        run,
        [] {
            return std::string(
                "A row with the id of something in FILE changes it, any other row adds something.\n"
                "Rows that are refused are listed with their line, the others are taken; exit code 1.\n");
        }};
    return command;
}

} // namespace hotchkiss
