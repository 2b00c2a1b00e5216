// SPDX-License-Identifier: MIT
// What is cut out of the sheets (BH-701 to BH-705).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/markers.h"
#include "model/rules/battle_hymn/setup_code.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss::battle_hymn {

namespace {

QuickFix setChart(const Findings &findings, Text name, const ChartKey &key, int value)
{
    const auto set = findings.scenario.chartOverrides.find(key);
    const bool isSet = set != findings.scenario.chartOverrides.end();
    return fix(std::move(name),
               {EditChart{key, isSet ? std::optional(set->second) : std::nullopt, Value(std::int64_t{value})}});
}

void checkCounts(Findings &findings, const Charts &charts)
{
    for (const MarkerCount &count : markerCounts(findings.scenario, charts)) {
        if (count.needed <= count.printed)
            continue;
        const Chart &chart = *charts.ruleset().chart("marker_pool");
        const std::string title = chart.rows[static_cast<std::size_t>(chart.row(count.row))].title;
        const std::string face = count.number == 0 ? title : title + " " + std::to_string(count.number);
        findings
            .add("BH-701",
                 {HK_NOOP("%1: %2 are printed, %3 are needed"),
                  {face, std::to_string(count.printed), std::to_string(count.needed)}},
                 count.row)
            .fixes.push_back(setChart(findings, {HK_NOOP("Print %1"), {std::to_string(count.needed)}},
                                      {"marker_pool", count.row, "copies"}, count.needed));
    }
}

void checkNumbers(Findings &findings, const Charts &charts)
{
    const Scenario &s = findings.scenario;
    const ChartKey key{"marker_pool", "strength", "highest"};
    const int highest = highestNumber(s, charts, key.row);
    for (const Piece &piece : s.pieces)
        if (isCombatUnit(s, piece) && unitWhole(s, piece, "sp") - 1 > highest)
            findings
                .add("BH-702",
                     {HK_NOOP("%1 has %2 SPs; the strength markers end at %3"),
                      {piece.name, std::to_string(unitWhole(s, piece, "sp")), std::to_string(highest)}},
                     piece.id, piece.place)
                .fixes.push_back(fixCharts(findings, {key}));
}

/// The text up to the last word that fits.
std::string shortened(const std::string &text, std::size_t most)
{
    const std::size_t space = text.rfind(' ', most);
    std::size_t end = space == std::string::npos || space == 0 ? most : space;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end);
}

std::size_t characters(const std::string &text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void checkText(Findings &findings, const Charts &charts, std::size_t index)
{
    const Scenario &s = findings.scenario;
    const Piece &piece = s.pieces[index];
    const auto room = [&](const char *row) {
        return static_cast<std::size_t>(std::max(1, charts.whole(charts.id("counter_text", row, "characters"))));
    };
    const auto say = [&](const std::string &text, std::size_t most, const char *what) -> Diagnostic & {
        return findings.add("BH-703",
                            {HK_NOOP("%1: “%2” is too long for the %3 on its counter (%4 characters at most)"),
                             {piece.name, text, what, std::to_string(most)}},
                            piece.id, piece.place);
    };
    if (characters(piece.name) > room("name")) {
        Piece after = piece;
        after.name = shortened(piece.name, room("name"));
        say(piece.name, room("name"), HK_NOOP("name"))
            .fixes.push_back(fix({HK_NOOP("Shorten it to %1"), {after.name}}, {replacePiece(s, index, after)}));
    }
    if (const std::string code = unitText(s, piece, "game_code"); characters(code) > room("game_code")) {
        const std::string less = shortened(code, room("game_code"));
        say(code, room("game_code"), HK_NOOP("game code"))
            .fixes.push_back(fixUnit(findings, index, {HK_NOOP("Shorten it to %1"), {less}}, {{"game_code", less}}));
    }
    if (const std::string code = printedSetupCode(s, piece); characters(code) > room("setup"))
        say(code, room("setup"), HK_NOOP("set-up code"));
}

void checkSpares(Findings &findings, const Charts &charts)
{
    const Scenario &s = findings.scenario;
    const auto units = static_cast<int>(
        std::ranges::count_if(s.pieces, [](const Piece &piece) { return piece.kind == PieceKind::Unit; }));
    const int row = countersInRow(charts);
    const int spares = spareCounters(charts);
    const int unused = (row - (units + spares) % row) % row;
    if (units > 0 && unused > 0)
        findings
            .add("BH-705", {HK_NOOP("the last row of unit counters has %1 free places of %2"),
                            {std::to_string(unused), std::to_string(row)}})
            .fixes.push_back(setChart(findings, HK_NOOP("Fill it with spares"), {"counter_sheet", "spares", "value"},
                                      spares + unused));
}

void checkSize(Findings &findings, const Charts &charts)
{
    constexpr double millimetresPerInch = 25.4;
    constexpr double clearance = 1;
    const Board *board = hexBoard(findings.scenario);
    if (board == nullptr)
        return;
    const double counter = charts.number(charts.id("scale", "counter", "from")) * millimetresPerInch;
    const double least = counter + clearance;
    if (board->cellSize >= least)
        return;
    Board after = *board;
    after.cellSize = std::ceil(least);
    const auto shown = [](double size) { return textOf(Value(std::round(size * 10) / 10)); };
    findings
        .add("BH-704", {HK_NOOP("the hexes are printed %1 mm wide; counters of %2 mm need %3"),
                        {shown(board->cellSize), shown(counter), shown(least)}})
        .fixes.push_back(fix({HK_NOOP("Make them %1 mm wide"), {shown(after.cellSize)}},
                             {replaceBoard(findings.scenario, 0, after)}));
}

/// A check that reads the charts in force.
template <typename Function>
std::function<void(Findings &)> withCharts(Function function)
{
    return [function](Findings &findings) {
        if (const Ruleset *ruleset = sharedRuleset(*findings.scenario.system))
            function(findings, Charts(*ruleset, findings.scenario.chartOverrides));
    };
}

void checkTexts(Findings &findings, const Charts &charts)
{
    for (std::size_t i = 0; i < findings.scenario.pieces.size(); ++i)
        if (isCombatUnit(findings.scenario, findings.scenario.pieces[i]))
            checkText(findings, charts, i);
}

} // namespace

void addPrintChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({pieces | charts, withCharts(checkCounts), {}});
    checks.push_back({pieces | charts, withCharts(checkNumbers), {}});
    checks.push_back({pieces | commands | arrivals | areas | charts | boards, withCharts(checkTexts), {}});
    checks.push_back({pieces | charts, withCharts(checkSpares), {}});
    checks.push_back({boards | charts, withCharts(checkSize), {}});
}

} // namespace hotchkiss::battle_hymn
