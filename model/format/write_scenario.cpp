// SPDX-License-Identifier: MIT
#include "model/format/reader.h"
#include "model/format/scenario_file.h"
#include "model/format/writer.h"

#include <set>

namespace hotchkiss {

namespace {

const std::string head = "hotchkiss: " + std::to_string(formatVersion) + "\n";

void writeInfo(std::string &out, const Scenario &scenario)
{
    const ScenarioInfo &info = scenario.info;
    const auto line = [&out](const char *key, const std::string &text) {
        if (!text.empty())
            out.append(key).append(": ").append(yaml::blockText(text, 2)).append("\n");
    };
    out.append("system: ").append(scenario.system->id).append("\n");
    line("title", info.title);
    line("battle", info.battle);
    line("date", info.date);
    line("place", info.place);
    line("designer", info.designer);
    line("description", info.description);
    line("notes", info.notes);
    line("special rules", info.specialRules);
    line("victory", info.victory);
    if (info.symbols != "nato")
        line("symbols", info.symbols);
    const std::string options = fieldsText(info.fields, scenario.system->scenarioFields);
    if (!options.empty())
        out.append("options: ").append(options).append("\n");
}

void writeSideList(std::string &out, const Scenario &scenario)
{
    if (!scenario.sides.empty())
        out += "sides:\n";
    for (const Side &side : scenario.sides) {
        yaml::FlowMap map;
        map.add("id", yaml::quoted(side.id)).addText("name", side.name);
        map.addText("colour", side.colour).addText("text", side.textColour);
        out.append("  - ").append(map.str()).append("\n");
    }
}

void writeCharts(std::string &out, const Scenario &scenario)
{
    const ChartKey *before = nullptr;
    for (const auto &[key, value] : scenario.chartOverrides) {
        if (before == nullptr)
            out += "charts:\n";
        const bool isNewChart = before == nullptr || before->chart != key.chart;
        if (isNewChart)
            out.append("  ").append(yaml::quoted(key.chart)).append(":\n");
        if (isNewChart || before->row != key.row)
            out.append("    ").append(yaml::quoted(key.row)).append(":\n");
        out.append("      ").append(yaml::quoted(key.column)).append(": ").append(yaml::valueText(value)).append("\n");
        before = &key;
    }
}

/// Puts the text together, and shared parts into files of their own.
class ScenarioWriter
{
public:
    ScenarioWriter(const Scenario &scenario, SharedParts parts)
        : m_scenario(scenario)
        , m_parts(parts)
    {}

    std::vector<OutputFile> write()
    {
        std::string out = head;
        writeInfo(out, m_scenario);
        writeSideList(out, m_scenario);
        writeBoards(out);
        writeForcesPart(out);
        writeSchedule(out, m_scenario);
        writeObjectives(out, m_scenario);
        writeCharts(out, m_scenario);
        m_files.insert(m_files.begin(), OutputFile{{}, std::move(out)});
        return std::move(m_files);
    }

private:
    // A part goes apart when its file lies in the folder and no other part went there.
    bool goesApart(const std::string &file)
    {
        return m_parts == SharedParts::Apart && isInside(file) && m_taken.insert(file).second;
    }

    void writeBoards(std::string &out)
    {
        const bool isOne = m_scenario.boards.size() == 1;
        out += isOne ? "board:\n" : "boards:\n";
        for (const Board &board : m_scenario.boards) {
            std::string text;
            const int indent = isOne ? 2 : 4;
            if (goesApart(board.source)) {
                text = spaces(indent) + "file: " + yaml::quoted(board.source) + "\n";
                std::string shared = head + "board:\n";
                writeBoard(shared, board, *m_scenario.system, 2, m_parts);
                m_files.push_back({board.source, std::move(shared)});
            } else {
                writeBoard(text, board, *m_scenario.system, indent, m_parts);
            }
            if (!isOne)
                text.replace(2, 1, "-"); // the dash stands two columns before the keys
            out += text;
        }
    }

    void writeForcesPart(std::string &out)
    {
        std::string text;
        writeForces(text, m_scenario, 2);
        const std::string &file = m_scenario.forcesSource;
        if (goesApart(file)) {
            m_files.push_back({file, head + (text.empty() ? "forces: {}\n" : "forces:\n" + text)});
            text = "  file: " + yaml::quoted(file) + "\n";
        } else if (m_parts == SharedParts::Inline && !file.empty()) {
            text.insert(0, "  shared: " + yaml::quoted(file) + "\n");
        }
        if (!text.empty())
            out.append("forces:\n").append(text);
    }

    const Scenario &m_scenario;
    SharedParts m_parts;
    std::set<std::string> m_taken;
    std::vector<OutputFile> m_files;
};

} // namespace

std::vector<OutputFile> writeScenario(const Scenario &scenario)
{
    return ScenarioWriter(scenario, SharedParts::Apart).write();
}

std::string scenarioText(const Scenario &scenario)
{
    return std::move(ScenarioWriter(scenario, SharedParts::Inline).write().front().text);
}

} // namespace hotchkiss
