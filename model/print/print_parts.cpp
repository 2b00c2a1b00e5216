// SPDX-License-Identifier: MIT
#include "model/print/print_parts.h"

#include "model/print/common_parts.h"
#include "model/ruleset/shared_ruleset.h"

#include <algorithm>

namespace hotchkiss::print {

namespace {

void addMaps(const Scenario &scenario, std::vector<Part> &parts)
{
    const bool several = scenario.boards.size() > 1;
    const Support &support = supportOf(*scenario.system);
    const std::vector<EdgeStrip> edges = support.edges == nullptr ? std::vector<EdgeStrip>() : support.edges(scenario);
    for (std::size_t i = 0; i < scenario.boards.size(); ++i) {
        const Board &board = scenario.boards[i];
        const std::string &name = board.title.empty() ? board.id : board.title;
        parts.push_back({several ? "map-" + board.id : "map", "map",
                         several ? Text(HK_NOOP("Map: %1"), {name}) : Text(HK_NOOP("Map")),
                         MapSheets{static_cast<int>(i), edges}});
    }
}

std::vector<Part> commonParts(const Scenario &scenario, const Ruleset *ruleset)
{
    const Support &support = supportOf(*scenario.system);
    std::vector<Part> parts;
    addMaps(scenario, parts);
    parts.push_back({"sheet", "sheet", HK_NOOP("Scenario sheet"),
                     scenarioSheet(scenario, {factsOf(scenario), objectiveTable(scenario)})});
    for (std::size_t i = 0; i < scenario.sides.size(); ++i)
        parts.push_back({"setup-" + scenario.sides[i].id, "setup",
                         Text(HK_NOOP("Set-up card: %1"), {scenario.sides[i].name}),
                         setupCard(scenario, static_cast<int>(i))});
    if (!scenario.turns.empty())
        parts.push_back({"track", "track", HK_NOOP("Turn track"), trackCard(scenario)});
    if (ruleset != nullptr)
        parts.push_back({"charts", "charts", HK_NOOP("Charts"),
                         chartCard(scenario, Charts(*ruleset, scenario.chartOverrides), support.chartsLeftOut)});
    parts.push_back({"counters", "counters", HK_NOOP("Counters"), unitCounters(scenario, support)});
    return parts;
}

bool hasContent(const Part &part)
{
    if (const Card *card = std::get_if<Card>(&part.content))
        return !card->sections.empty();
    if (const CounterSheet *sheet = std::get_if<CounterSheet>(&part.content))
        return std::any_of(sheet->groups.begin(), sheet->groups.end(),
                           [](const CounterGroup &group) { return !group.counters.empty(); });
    if (const TileSheet *sheet = std::get_if<TileSheet>(&part.content))
        return !sheet->tiles.empty();
    return true;
}

/// Puts the part in the place of the one with its key, or after the last one of its group.
void join(std::vector<Part> &parts, Part part)
{
    const auto same = std::find_if(parts.begin(), parts.end(), [&](const Part &p) { return p.key == part.key; });
    if (same != parts.end()) {
        *same = std::move(part);
        return;
    }
    const auto last = std::find_if(parts.rbegin(), parts.rend(), [&](const Part &p) { return p.group == part.group; });
    parts.insert(last == parts.rend() ? parts.end() : last.base(), std::move(part));
}

} // namespace

bool CounterFace::isBlank() const
{
    return *this == CounterFace{{}, colour, textColour, {}, {}, {}, {}, {}, {}, {}};
}

bool CounterFace::operator==(const CounterFace &other) const = default;

Section section(std::vector<Block> blocks, int columns)
{
    Section made;
    made.streams.push_back({1, std::move(blocks)});
    made.columns = columns;
    return made;
}

std::vector<Part> partsOf(const Scenario &scenario)
{
    const Ruleset *ruleset = sharedRuleset(*scenario.system);
    std::vector<Part> parts = commonParts(scenario, ruleset);
    const Support &support = supportOf(*scenario.system);
    if (support.parts != nullptr && ruleset != nullptr)
        for (Part &part : support.parts(scenario, Charts(*ruleset, scenario.chartOverrides)))
            join(parts, std::move(part));
    parts.erase(std::remove_if(parts.begin(), parts.end(), [](const Part &part) { return !hasContent(part); }),
                parts.end());
    return parts;
}

std::vector<PaperSize> papersOf(const Scenario &scenario)
{
    const Ruleset *ruleset = sharedRuleset(*scenario.system);
    const Support &support = supportOf(*scenario.system);
    if (support.papers == nullptr || ruleset == nullptr)
        return {};
    return support.papers(scenario, Charts(*ruleset, scenario.chartOverrides));
}

std::vector<std::string> namesOf(const std::vector<Part> &parts)
{
    std::vector<std::string> names;
    const auto add = [&names](const std::string &name) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    };
    for (const Part &part : parts)
        add(part.group);
    for (const Part &part : parts)
        add(part.key);
    add("all");
    return names;
}

std::vector<Part> partsNamed(const std::vector<Part> &parts, std::string_view name)
{
    std::vector<Part> found;
    for (const Part &part : parts)
        if (name == "all" || part.group == name || part.key == name)
            found.push_back(part);
    return found;
}

} // namespace hotchkiss::print
