// SPDX-License-Identifier: MIT
#include "model/format/reader.h"
#include "model/format/scenario_file.h"
#include "model/format/yaml/file.h"

#include <memory>

namespace hotchkiss {

namespace {

namespace fs = std::filesystem;

const std::vector<std::string> scenarioKeys{"hotchkiss", "system",   "title",       "battle",     "date",
                                            "place",     "designer", "description", "notes",      "special rules",
                                            "victory",   "symbols",  "options",     "sides",      "board",
                                            "boards",    "forces",   "schedule",    "objectives", "charts"};

void readInfo(const MapReader &map, const System &system, ScenarioInfo &info)
{
    map.read("title", info.title);
    map.read("battle", info.battle);
    map.read("date", info.date);
    map.read("place", info.place);
    map.read("designer", info.designer);
    map.read("description", info.description);
    map.read("notes", info.notes);
    map.read("special rules", info.specialRules);
    map.read("victory", info.victory);
    if (const YamlNode symbols = map.find("symbols"))
        info.symbols = readChoice(symbols, {"nato", "period"}) == 0 ? "nato" : "period";
    map.read("options", info.fields, system.scenarioFields);
}

void readSideList(YamlNode node, Scenario &scenario, IdSet &ids)
{
    eachItem(node, [&](YamlNode item) {
        const MapReader map(item, {"id", "name", "colour", "text"});
        Side side;
        side.id = ids.read(map);
        for (const char *reserved : {"file", "shared", "unassigned"})
            if (side.id == reserved)
                map.need("id").fail({HK_NOOP("a side cannot have the id %1"), {side.id}});
        map.read("name", side.name);
        if (const YamlNode colour = map.find("colour"))
            side.colour = readColour(colour);
        if (const YamlNode colour = map.find("text"))
            side.textColour = readColour(colour);
        scenario.sides.push_back(std::move(side));
    });
}

void readBoards(const MapReader &map, Scenario &scenario, SharedFiles &files)
{
    const YamlNode one = map.find("board");
    const YamlNode several = map.find("boards");
    if (static_cast<bool>(one) == static_cast<bool>(several))
        map.node().fail(HK_NOOP("a scenario has either the key board or the key boards"));
    const System &system = *scenario.system;
    if (one) {
        scenario.boards.push_back(readBoard(one, system, files));
        return;
    }
    const auto most = static_cast<std::size_t>(std::max(1, system.maxBoards));
    eachItem(several, [&](YamlNode item) {
        if (scenario.boards.size() == most)
            item.fail({HK_NOOP("too many boards; %1 has %2 at most"), {system.name, std::to_string(most)}});
        Board board = readBoard(item, system, files);
        for (const Board &other : scenario.boards)
            if (other.id == board.id)
                item.fail({HK_NOOP("the id \"%1\" is given twice; each is allowed once"), {board.id}});
        scenario.boards.push_back(std::move(board));
    });
    if (scenario.boards.empty())
        several.fail(HK_NOOP("a scenario has one board at least"));
}

void readCharts(YamlNode node, Scenario &scenario)
{
    eachEntry(node, [&](YamlNode chart, YamlNode rows) {
        eachEntry(rows, [&](YamlNode row, YamlNode columns) {
            eachEntry(columns, [&](YamlNode column, YamlNode value) {
                const ChartKey key{std::string(chart.text()), std::string(row.text()), std::string(column.text())};
                scenario.chartOverrides[key] = readFree(value);
            });
        });
    });
}

const System &readSystem(YamlNode node)
{
    std::vector<std::string> ids;
    for (const System *system : systems())
        ids.push_back(system->id);
    return *systems()[readChoice(node, ids)];
}

template <typename Read>
std::variant<Scenario, FileError> guarded(const fs::path &file, Read read)
{
    try {
        return read();
    } catch (FileError &error) {
        return std::move(error);
    } catch (const std::exception &problem) {
        return FileError{file.string(), {}, Text{HK_NOOP("cannot be read: %1"), {problem.what()}}};
    }
}

} // namespace

Scenario readScenario(YamlNode node, const fs::path &file)
{
    const MapReader map(node, scenarioKeys);
    Scenario scenario;
    readInteger(map.need("hotchkiss"), formatVersion, formatVersion);
    scenario.system = &readSystem(map.need("system"));
    readInfo(map, *scenario.system, scenario.info);
    SharedFiles files(file);
    IdSet ids;
    if (const YamlNode sides = map.find("sides"))
        readSideList(sides, scenario, ids);
    readBoards(map, scenario, files);
    if (const YamlNode forces = map.find("forces"))
        readForces(forces, scenario, ids, files);
    if (const YamlNode schedule = map.find("schedule"))
        readSchedule(schedule, scenario);
    if (const YamlNode objectives = map.find("objectives"))
        readObjectives(objectives, scenario);
    if (const YamlNode charts = map.find("charts"))
        readCharts(charts, scenario);
    return scenario;
}

bool isInside(const std::string &path)
{
    const fs::path relative = fs::path(path).lexically_normal();
    const bool isBackslashed = path.find('\\') != std::string::npos || path.find(':') != std::string::npos;
    return !path.empty() && path.find('\0') == std::string::npos && !isBackslashed && relative.is_relative() &&
           *relative.begin() != ".." && relative != ".";
}

const yaml::Document &SharedFiles::open(YamlNode name)
{
    const std::string relative = readText(name);
    const Text outside{HK_NOOP("\"%1\" lies outside the scenario's folder; name a file in or below it"), {relative}};
    if (!isInside(relative))
        name.fail(outside);
    const fs::path folder = m_scenario.parent_path();
    const fs::path file = folder / relative;
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        name.fail({HK_NOOP("there is no file \"%1\" in the scenario's folder"), {relative}});
    // A link could still lead elsewhere.
    const fs::path real = fs::weakly_canonical(file, error);
    const fs::path home = fs::weakly_canonical(folder.empty() ? fs::path(".") : folder, error);
    if (error || !isInside(real.lexically_relative(home).string()))
        name.fail(outside);
    m_open.push_back(yaml::openFile(file));
    return *m_open.back();
}

std::variant<Scenario, FileError> loadScenario(const fs::path &file)
{
    return guarded(file, [&] { return readScenario(yaml::openFile(file)->root(), file); });
}

std::variant<Scenario, FileError> readScenario(std::string_view text, const fs::path &file)
{
    return guarded(file, [&] { return readScenario(yaml::openText(std::string(text), file.string())->root(), file); });
}

} // namespace hotchkiss
