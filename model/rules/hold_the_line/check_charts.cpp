// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/checks.h"

#include <algorithm>
#include <array>

namespace hotchkiss::hold_the_line {

namespace {

constexpr std::array<const char *, 4> shooters{"infantry", "cavalry", "artillery", "gunboat"};
constexpr std::array<const char *, 3> ranges{"hit_1", "hit_2", "hit_3"};

std::vector<ChartKey> keysOfChart(const Chart &chart)
{
    std::vector<ChartKey> keys;
    for (const ChartRow &row : chart.rows)
        for (const ChartColumn &column : chart.columns)
            keys.push_back({chart.key, row.key, column.key});
    return keys;
}

/// Those of the keys whose number the scenario has changed.
std::vector<ChartKey> changed(const Charts &charts, const std::vector<ChartKey> &keys)
{
    std::vector<ChartKey> different;
    for (const ChartKey &key : keys)
        if (charts.isOverridden(charts.id(key.chart, key.row, key.column)))
            different.push_back(key);
    return different;
}

std::string namesOf(const std::vector<ChartKey> &keys)
{
    std::string names;
    for (const ChartKey &key : keys)
        names += (names.empty() ? "" : ", ") + key.row + "/" + key.column;
    return names;
}

void checkShooter(Findings &findings, const Charts &charts, const std::string &row)
{
    const auto number = [&](const char *column) { return charts.wholeOrNone(charts.id("combat", row, column)); };
    const int range = *number("range");
    std::vector<ChartKey> impossible;
    int before = 0;
    for (int distance = 1; distance <= std::min<int>(range, static_cast<int>(ranges.size())); ++distance) {
        const char *column = ranges[static_cast<std::size_t>(distance - 1)];
        const std::optional<int> hit = number(column);
        if (!hit) {
            findings
                .add("HL-701",
                     {HK_NOOP("%1 may fire at %2 hexes, but has no number for it"), {row, std::to_string(distance)}},
                     row)
                .fixes.push_back(fixCharts(findings, {{"combat", row, column}, {"combat", row, "range"}}));
            continue;
        }
        if (*hit < 2 || *hit > 6)
            impossible.push_back({"combat", row, column});
        if (*hit < before)
            findings.add("HL-703",
                         {HK_NOOP("%1 hits more easily at %2 hexes than nearer"), {row, std::to_string(distance)}},
                         row);
        before = *hit;
    }
    if (range > static_cast<int>(ranges.size()))
        findings
            .add("HL-701", {HK_NOOP("%1 may fire at %2 hexes, but has no number for it"), {row, std::to_string(range)}},
                 row)
            .fixes.push_back(fixCharts(findings, {{"combat", row, "range"}}));
    if (*number("dice") < 1)
        impossible.push_back({"combat", row, "dice"});
    if (number("close_hit").value_or(4) < 2 || number("close_hit").value_or(4) > 6)
        impossible.push_back({"combat", row, "close_hit"});
    if (number("close_dice").value_or(1) < 1)
        impossible.push_back({"combat", row, "close_dice"});
    if (!impossible.empty())
        findings.add("HL-702", {HK_NOOP("impossible numbers in the combat chart: %1"), {namesOf(impossible)}}, row)
            .fixes.push_back(fixCharts(findings, impossible));
}

void checkCharts(Findings &findings)
{
    const Ruleset *ruleset = loadedRuleset();
    if (ruleset == nullptr)
        return;
    const Charts charts(*ruleset, findings.scenario.chartOverrides);
    for (const char *row : shooters)
        checkShooter(findings, charts, row);

    std::vector<ChartKey> fixedByRulebook;
    for (const ChartKey &key : changed(charts, keysOfChart(*ruleset->chart("combat"))))
        if (!ruleset->entry(charts.id(key.chart, key.row, key.column)).house)
            fixedByRulebook.push_back(key);
    if (!fixedByRulebook.empty())
        findings.add("HL-704", {HK_NOOP("the rulebook has other numbers: %1"), {namesOf(fixedByRulebook)}})
            .fixes.push_back(fixCharts(findings, fixedByRulebook));

    const auto reset = [&](const char *code, const char *chart, const char *text) {
        const std::vector<ChartKey> keys = changed(charts, keysOfChart(*ruleset->chart(chart)));
        if (!keys.empty())
            findings.add(code, {text, {namesOf(keys)}}).fixes.push_back(fixCharts(findings, keys));
    };
    reset("HL-407", "action_point_roll", HK_NOOP("the roll for action points is not that of the rulebook: %1"));
    reset("HL-707", "terrain", HK_NOOP("terrain is not as in the rulebook: %1"));

    std::array<int, 3> faces{};
    for (int die = 1; die <= 6; ++die) {
        const std::string &colour = charts.text(charts.id("morale_die", "d" + std::to_string(die), "colour"));
        ++faces[colour == "green" ? 0 : colour == "black" ? 1 : 2];
    }
    if (faces[0] <= faces[1] || faces[1] <= faces[2])
        findings
            .add("HL-706",
                 {HK_NOOP("the morale die has %1 green, %2 black and %3 gold faces; better units should fail less"),
                  {std::to_string(faces[0]), std::to_string(faces[1]), std::to_string(faces[2])}})
            .fixes.push_back(fixCharts(findings, keysOfChart(*ruleset->chart("morale_die"))));

    int house = 0;
    for (const char *chart : {"combat", "morale_die"})
        for (const ChartKey &key : keysOfChart(*ruleset->chart(chart))) {
            const EntryId id = charts.id(key.chart, key.row, key.column);
            house += ruleset->entry(id).house && !charts.isOverridden(id) ? 1 : 0;
        }
    if (house > 0)
        findings.add(
            "HL-708",
            {HK_NOOP("%1 numbers of the combat chart and the morale die are house values; copy those of your box"),
             {std::to_string(house)}});
}

} // namespace

void addChartChecks(std::vector<Check> &checks)
{
    checks.push_back({topic::charts, checkCharts, {}});
}

} // namespace hotchkiss::hold_the_line
