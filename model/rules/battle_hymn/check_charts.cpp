// SPDX-License-Identifier: MIT
// Numbers of the charts that the scenario changes (BH-601 to BH-604).
#include "model/rules/battle_hymn/checks.h"
#include "model/ruleset/chart_edits.h"

#include <array>

namespace hotchkiss::battle_hymn {

namespace {

class ChartCheck
{
public:
    ChartCheck(Findings &findings, const Ruleset &ruleset)
        : m_findings(findings)
        , m_ruleset(ruleset)
        , m_charts(ruleset, findings.scenario.chartOverrides)
    {}

    void run()
    {
        for (const auto &[key, value] : m_findings.scenario.chartOverrides)
            if (const auto id = m_ruleset.find(key.chart, key.row, key.column); id && m_charts.isOverridden(*id))
                checkChange(key, *id);
        checkTerrain();
        checkRoads();
        checkRange();
        checkPoints();
    }

private:
    std::string titleOf(const ChartKey &key) const
    {
        const Chart &chart = *m_ruleset.chart(key.chart);
        const ChartRow &row = chart.rows[static_cast<std::size_t>(chart.row(key.row))];
        return chart.title + ": " + row.title + ", " +
               chart.columns[static_cast<std::size_t>(chart.column(key.column))].title;
    }
    Diagnostic &say(const char *code, const char *text, const ChartKey &key, std::vector<std::string> more = {})
    {
        more.insert(more.begin(), titleOf(key));
        Diagnostic &found = m_findings.add(code, {text, std::move(more)}, key.chart + "/" + key.row + "/" + key.column);
        found.fixes.push_back(fixCharts(m_findings, {key}));
        return found;
    }
    std::optional<int> number(const ChartKey &key) const
    {
        return m_charts.wholeOrNone(m_charts.id(key.chart, key.row, key.column));
    }

    void checkChange(const ChartKey &key, EntryId id)
    {
        const ChartEntry &entry = m_ruleset.entry(id);
        if (entry.house)
            return;
        say("BH-601", HK_NOOP("%1 is %2; the rulebook has %3"), key,
            {chartText(m_charts.value(id)), chartText(entry.value)})
            .rule = entry.rule;
    }

    void checkTerrain()
    {
        constexpr std::array costs{"infantry_mp", "artillery_mp", "horse_artillery_mp", "cavalry_mp"};
        for (const ChartRow &row : m_ruleset.chart("hex_terrain")->rows) {
            const ChartKey base{"hex_terrain", row.key, "base"};
            if (const std::optional<int> chance = number(base); !chance || *chance < 1 || *chance > 10)
                say("BH-602", HK_NOOP("%1 is %2; a To Hit base lies between 1 and 10"), base,
                    {chartText(m_charts.value(m_charts.id(base.chart, base.row, base.column)))});
            for (const char *column : costs)
                checkCost({"hex_terrain", row.key, column});
        }
    }

    void checkRoads()
    {
        for (const PathType &type : m_findings.scenario.system->pathTypes)
            for (const char *column : {"mp_up", "mp_down"})
                checkCost({"hexside_features", type.key, column});
    }

    void checkCost(const ChartKey &key)
    {
        if (const std::optional<int> cost = number(key); cost && *cost < 1)
            say("BH-602", HK_NOOP("%1 is %2; entering a hex costs 1 MP at least"), key, {std::to_string(*cost)});
    }

    void checkRange()
    {
        for (const char *row : {"r1", "r2", "r3", "r4"})
            if (const ChartKey key{"artillery_range", row, "modifier"}; !number(key))
                say("BH-603", HK_NOOP("%1: the table needs a number for each of the distances 1 to 4"), key);
    }

    void checkPoints()
    {
        const Chart &chart = *m_ruleset.chart("victory_points");
        for (const ChartRow &row : chart.rows)
            for (const ChartColumn &column : chart.columns) {
                const ChartKey key{chart.key, row.key, column.key};
                if (const std::optional<int> points = number(key); !points || *points < 0)
                    say("BH-604", HK_NOOP("%1 is %2; Victory Points are never negative"), key,
                        {points ? std::to_string(*points) : std::string("–")});
            }
    }

    Findings &m_findings;
    const Ruleset &m_ruleset;
    Charts m_charts;
};

void checkCharts(Findings &findings)
{
    if (const Ruleset *ruleset = sharedRuleset(*findings.scenario.system);
        ruleset != nullptr && !findings.scenario.chartOverrides.empty())
        ChartCheck(findings, *ruleset).run();
}

} // namespace

void addChartChecks(std::vector<Check> &checks)
{
    checks.push_back({topic::charts, checkCharts, {}});
}

} // namespace hotchkiss::battle_hymn
