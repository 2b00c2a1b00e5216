// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/print.h"

#include "model/print/common_parts.h"
#include "model/rules/battle_hymn/declaration.h"
#include "model/rules/battle_hymn/print_parts.h"

namespace hotchkiss::battle_hymn {

namespace {

using namespace print;

std::vector<Part> parts(const Scenario &scenario, const Charts &charts)
{
    std::vector<Part> own{{"charts", "charts", HK_NOOP("Chart card"), chartCard(scenario, charts)},
                          {"sequence", "charts", HK_NOOP("Sequence card"), sequenceCard(scenario)},
                          {"track", "track", HK_NOOP("Time track and boxes"), trackCard(scenario)},
                          {"counters", "counters", HK_NOOP("Unit counters"), unitSheet(scenario, charts)},
                          {"markers", "counters", HK_NOOP("Markers"), markerSheet(scenario, charts)}};
    for (std::size_t side = 0; side < scenario.sides.size(); ++side)
        own.push_back({"setup-" + scenario.sides[side].id, "setup",
                       Text(HK_NOOP("Set-up card: %1"), {scenario.sides[side].name}),
                       setupCard(scenario, charts, static_cast<int>(side))});
    return own;
}

/// The sheets of the box (BH 1.1).
std::vector<PaperSize> papers(const Scenario &, const Charts &charts)
{
    constexpr double inch = 25.4;
    std::vector<PaperSize> sizes;
    for (const ChartRow &row : charts.ruleset().chart("map_sheets")->rows) {
        const int width = charts.whole(charts.id("map_sheets", row.key, "width"));
        const int height = charts.whole(charts.id("map_sheets", row.key, "height"));
        sizes.push_back({std::to_string(std::min(width, height)) + "x" + std::to_string(std::max(width, height)),
                         {HK_NOOP("%1, %2 by %3 in"), {row.title, std::to_string(width), std::to_string(height)}},
                         std::min(width, height) * inch,
                         std::max(width, height) * inch});
    }
    return sizes;
}

TableCell startCell(const Scenario &scenario, const Piece &piece, const char *key)
{
    const auto set = piece.fields.find(key);
    const Field *field = findField(scenario.system->unitFields, key);
    return set == piece.fields.end() || set->second == field->standard ? TableCell{}
                                                                       : TableCell{Text(textOf(set->second))};
}

TableCell lossCell(const Scenario &scenario, const Piece &piece)
{
    return startCell(scenario, piece, "losses");
}

TableCell demoralizedCell(const Scenario &scenario, const Piece &piece)
{
    return startCell(scenario, piece, "demoralized");
}

} // namespace

const Support &printSupport()
{
    static const Support support{&system(),
                                 15.875, // 5/8 in (BH 1.1)
                                 {{"type", HK_NOOP("Type")},
                                  {"sp", HK_NOOP("SP")},
                                  {"mr", HK_NOOP("MR")},
                                  {"ma", HK_NOOP("MA")},
                                  {"losses", HK_NOOP("Lost"), lossCell},
                                  {"demoralized", HK_NOOP("Dem."), demoralizedCell}},
                                 {},
                                 nullptr,
                                 parts,
                                 papers,
                                 nullptr};
    return support;
}

} // namespace hotchkiss::battle_hymn
