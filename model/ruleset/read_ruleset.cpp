// SPDX-License-Identifier: MIT
#include "model/format/read_values.h"
#include "model/format/yaml/file.h"
#include "model/ruleset/column_value.h"

#include <algorithm>

namespace hotchkiss {

namespace fs = std::filesystem;

namespace {

constexpr int rulesetVersion = 1;
const std::vector<std::string> columnTypes{"boolean", "integer", "number", "text", "choice"};
const std::vector<std::string> rowWords{"title", "note", "rule", "source", "house"};

// Keys are the names that rules and overrides use.
void checkKey(YamlNode key)
{
    const std::string_view text = key.text();
    const bool isName =
        !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos;
    if (!isName)
        key.fail({HK_NOOP("\"%1\" is not a key; allowed: small letters, digits and _"), {std::string(text)}});
}

std::string readTitle(const MapReader &map)
{
    const YamlNode node = map.need("title");
    std::string title = readText(node);
    if (title.empty())
        node.fail(HK_NOOP("a title may not be empty"));
    return title;
}

} // namespace

/// Builds a ruleset from its file and checks it whole: what it accepts, the rules can use without asking again.
class RulesetReader
{
public:
    Ruleset read(const yaml::Document &document, const fs::path &file)
    {
        const MapReader map(document.root(), {"ruleset", "system", "title", "charts"});
        readInteger(map.need("ruleset"), rulesetVersion, rulesetVersion);
        readSystem(map.need("system"), file);
        m_ruleset.m_title = readTitle(map);
        eachEntry(map.need("charts"), [this](YamlNode key, YamlNode chart) { readChart(key, chart); });
        if (m_ruleset.m_charts.empty())
            map.need("charts").fail(HK_NOOP("a ruleset needs at least one chart"));
        return std::move(m_ruleset);
    }

private:
    /// What a chart, a row or an entry says of where its numbers come from; the inner word wins.
    struct Origin
    {
        std::string rule;
        std::string source;
        bool house = false;
    };

    void readSystem(YamlNode node, const fs::path &file)
    {
        std::vector<std::string> ids;
        for (const System *system : systems())
            ids.push_back(system->id);
        const System &system = *systems()[readChoice(node, ids)];
        if (file.stem() != system.id)
            node.fail({HK_NOOP("the charts of %1 belong into a file of that name"), {system.id}});
        m_ruleset.m_system = system.id;
        m_prefix = system.prefix;
    }

    Origin readOrigin(const MapReader &map, Origin origin) const
    {
        map.read("source", origin.source);
        map.read("house", origin.house);
        const YamlNode rule = map.find("rule");
        if (!rule)
            return origin;
        origin.rule = readText(rule);
        const char next = origin.rule.size() > m_prefix.size() ? origin.rule[m_prefix.size()] : '\0';
        if (!origin.rule.starts_with(m_prefix) || (next != ' ' && next != '-'))
            rule.fail(
                {HK_NOOP("\"%1\" is not a rule of this system; its rules start with %2"), {origin.rule, m_prefix}});
        return origin;
    }

    void readChart(YamlNode key, YamlNode node)
    {
        checkKey(key);
        const MapReader map(node, {"title", "rule", "note", "house", "source", "columns", "rows"});
        Chart chart;
        chart.key = key.text();
        chart.title = readTitle(map);
        map.read("note", chart.note);
        const Origin origin = readOrigin(map, {});
        chart.rule = origin.rule;
        chart.firstEntry = m_ruleset.m_entries.size();
        eachEntry(map.need("columns"), [&](YamlNode k, YamlNode v) { readColumn(k, v, chart); });
        eachEntry(map.need("rows"), [&](YamlNode k, YamlNode v) { readRow(k, v, origin, chart); });
        if (chart.columns.empty() || chart.rows.empty())
            key.fail({HK_NOOP("the chart \"%1\" needs columns and rows"), {chart.key}});
        m_ruleset.m_byKey.emplace(chart.key, m_ruleset.m_charts.size());
        m_ruleset.m_charts.push_back(std::move(chart));
    }

    static void readColumn(YamlNode key, YamlNode node, Chart &chart)
    {
        checkKey(key);
        if (std::find(rowWords.begin(), rowWords.end(), key.text()) != rowWords.end())
            key.fail({HK_NOOP("a column cannot be called \"%1\""), {std::string(key.text())}});
        const MapReader map(node, {"title", "type", "choices", "optional"});
        ChartColumn column;
        column.key = key.text();
        column.title = readTitle(map);
        column.type = static_cast<ColumnType>(readChoice(map.need("type"), columnTypes));
        map.read("optional", column.optional);
        const YamlNode choices = map.find("choices");
        if (choices)
            column.choices = readTexts(choices);
        if ((column.type == ColumnType::Choice) == column.choices.empty())
            node.fail(HK_NOOP("choices belong to a column of type choice, and only there"));
        chart.columns.push_back(std::move(column));
    }

    void readRow(YamlNode key, YamlNode node, const Origin &outer, Chart &chart)
    {
        checkKey(key);
        std::vector<std::string> allowed = rowWords;
        for (const ChartColumn &column : chart.columns)
            allowed.push_back(column.key);
        const MapReader map(node, allowed);
        ChartRow row;
        row.key = key.text();
        row.title = readTitle(map);
        map.read("note", row.note);
        const Origin origin = readOrigin(map, outer);
        for (const ChartColumn &column : chart.columns)
            m_ruleset.m_entries.push_back(readEntry(map.need(column.key), origin, column));
        chart.rows.push_back(std::move(row));
    }

    ChartEntry readEntry(YamlNode node, Origin origin, const ChartColumn &column) const
    {
        ChartEntry entry;
        YamlNode value = node;
        if (node.isMap()) {
            const MapReader map(node, {"value", "rule", "house", "source", "note"});
            origin = readOrigin(map, std::move(origin));
            map.read("note", entry.note);
            value = map.need("value");
        }
        entry.value = readValue(value, column);
        if (origin.rule.empty() && !origin.house)
            node.fail(HK_NOOP("this number needs a rule, or house: true"));
        entry.rule = std::move(origin.rule);
        entry.source = std::move(origin.source);
        entry.house = origin.house;
        return entry;
    }

    static std::optional<Value> readValue(YamlNode node, const ChartColumn &column)
    {
        const bool isText = column.type == ColumnType::Text || column.type == ColumnType::Choice;
        const Value read = isText ? Value(readText(node)) : readFree(node);
        const auto value = fitted(read, column);
        if (!value)
            node.fail({HK_NOOP("\"%1\" does not fit here; allowed: %2"), {textOf(read), allowedText(column)}});
        return *value;
    }

    Ruleset m_ruleset;
    std::string m_prefix;
};

namespace {

template <typename Open>
std::variant<Ruleset, FileError> guarded(const fs::path &file, Open open)
{
    try {
        return RulesetReader().read(*open(), file);
    } catch (FileError &error) {
        return std::move(error);
    } catch (const std::exception &problem) {
        return FileError{file.string(), {}, Text{HK_NOOP("cannot be read: %1"), {problem.what()}}};
    }
}

} // namespace

std::variant<Ruleset, FileError> loadRuleset(const fs::path &file)
{
    return guarded(file, [&] { return yaml::openFile(file); });
}

std::variant<Ruleset, FileError> readRuleset(std::string_view text, const fs::path &file)
{
    return guarded(file, [&] { return yaml::openText(std::string(text), file.string()); });
}

} // namespace hotchkiss
