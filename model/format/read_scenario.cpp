// SPDX-License-Identifier: MIT
#include "model/format/reader.h"
#include "model/format/scenario_file.h"
#include "model/format/utf8.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>

namespace hotchkiss {

namespace {

namespace fs = std::filesystem;

std::string readWhole(const fs::path &file)
{
    const std::string name = file.string();
    std::error_code error;
    if (fs::is_directory(file, error))
        throw FileError{name, {}, Text{HK_NOOP("this is a folder; a file is expected")}};
    if (fs::exists(file, error) && !fs::is_regular_file(file, error))
        throw FileError{name, {}, Text{HK_NOOP("this is a device or pipe; a file is expected")}};
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw FileError{name, {}, Text{HK_NOOP("cannot be read: %1"), {std::strerror(errno)}}};
    // One byte over the limit is enough to know.
    std::string text(std::min<std::uintmax_t>(fs::file_size(file, error), yaml::maxFileSize + 1), '\0');
    if (error)
        throw FileError{name, {}, Text{HK_NOOP("cannot be read: %1"), {error.message()}}};
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

// Refuses what YAML does not allow in any place, and brings line breaks into one form.
std::unique_ptr<yaml::Document> parsed(std::string text, std::string file)
{
    if (text.size() > yaml::maxFileSize)
        throw FileError{file, {}, Text{HK_NOOP("the file is too large; %1 MB are allowed"), {"64"}}};
    if (text.starts_with("\xEF\xBB\xBF"))
        text.erase(0, 3);
    if (text.find('\r') != std::string::npos) {
        std::string clean;
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] != '\r')
                clean += text[i];
            else if (i + 1 == text.size() || text[i + 1] != '\n')
                clean += '\n';
        text = std::move(clean);
    }
    auto document = std::make_unique<yaml::Document>(std::move(text), std::move(file));
    const std::string &source = document->source();
    const auto isControl = [](char c) { return (c >= 0 && c < ' ' && c != '\n' && c != '\t') || c == '\x7f'; };
    const std::size_t bad = firstBadUtf8(source);
    const auto control =
        static_cast<std::size_t>(std::find_if(source.begin(), source.end(), isControl) - source.begin());
    if (bad != std::string::npos && bad < control)
        throw FileError{document->file(), document->placeOf(bad),
                        Text{HK_NOOP("this is not UTF-8; the file must be UTF-8 text")}};
    if (control < source.size())
        throw FileError{
            document->file(), document->placeOf(control),
            Text{HK_NOOP("a control character is not allowed here; write it as an escape in double quotes")}};
    yaml::parse(*document);
    return document;
}

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

Scenario readDocument(const yaml::Document &document, const fs::path &file)
{
    const MapReader map(document.root(), scenarioKeys);
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
    m_open.push_back(parsed(readWhole(file), file.string()));
    return *m_open.back();
}

std::variant<Scenario, FileError> loadScenario(const fs::path &file)
{
    return guarded(file, [&] { return readDocument(*parsed(readWhole(file), file.string()), file); });
}

std::variant<Scenario, FileError> readScenario(std::string_view text, const fs::path &file)
{
    return guarded(file, [&] { return readDocument(*parsed(std::string(text), file.string()), file); });
}

} // namespace hotchkiss
