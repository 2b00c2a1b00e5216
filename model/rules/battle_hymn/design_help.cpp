// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/design_help.h"

#include "model/rules/battle_hymn/declaration.h"
#include "model/rules/battle_hymn/formations.h"
#include "model/rules/battle_hymn/opening.h"
#include "model/rules/battle_hymn/setup_code.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/ruleset/shared_ruleset.h"

#include <algorithm>
#include <set>

namespace hotchkiss::battle_hymn {

namespace {

Values newUnit(const Scenario &scenario)
{
    const Ruleset *ruleset = sharedRuleset(*scenario.system);
    if (ruleset == nullptr)
        return {};
    const Charts charts(*ruleset, scenario.chartOverrides);
    return {{"ma", std::int64_t{charts.whole(charts.id("movement_allowance", "infantry", "ma"))}}};
}

Result<SetUp> setUp(const Scenario &scenario, const std::string &text)
{
    const std::optional<SetupCode> code = parseSetupCode(text);
    if (!code)
        return Error{{HK_NOOP("“%1” is no set-up code"), {text}}};
    return setUpBy(scenario, *code);
}

std::vector<DerivedFact> unitFacts(const Scenario &scenario, const Piece &unit)
{
    const Ruleset *ruleset = sharedRuleset(*scenario.system);
    if (unit.kind != PieceKind::Unit || unitType(scenario, unit).empty() || ruleset == nullptr)
        return {};
    const StartingState state = startingState(scenario, unit);
    const Charts charts(*ruleset, scenario.chartOverrides);
    const std::string code = printedSetupCode(scenario, unit);
    return {{HK_NOOP("Strength now"), std::to_string(state.strength()), "BH 3.4b"},
            {HK_NOOP("Intact SPs"), std::to_string(state.intact()), "BH 3.4b"},
            {HK_NOOP("VP not scored for it"), std::to_string(startingPoints(scenario, charts, unit)), "BH ER-h"},
            {HK_NOOP("Code on its counter"), code.empty() ? Text("–") : Text(code), "BH 2.2.1b"}};
}

std::string hourText(const Scenario &scenario, int hour)
{
    const bool labelled = hour >= 1 && hour <= static_cast<int>(scenario.turns.size()) &&
                          !scenario.turns[static_cast<std::size_t>(hour - 1)].label.empty();
    return std::to_string(hour) +
           (labelled ? " (" + scenario.turns[static_cast<std::size_t>(hour - 1)].label + ")" : std::string());
}

Text entryText(const Battle &battle, const ColumnEntry &entry)
{
    if (entry.barred)
        return HK_NOOP("can enter nowhere");
    const std::vector<std::string> arguments{battle.label(entry.hex), std::to_string(entry.number),
                                             std::to_string(entry.cost), std::to_string(std::max(0, entry.left))};
    return {entry.left < 0 ? HK_NOOP("%1, number %2: %3 MPs, too many") : HK_NOOP("%1, number %2: %3 MPs, %4 left"),
            arguments};
}

/// How the formation's columns come in, Hour by Hour (BH 12.2b).
void addColumns(std::vector<DerivedFact> &facts, const Scenario &scenario, const Command &command)
{
    const bool comes = std::ranges::any_of(unitsOf(scenario, command), [&](std::size_t unit) {
        return !arrivalsOf(scenario, scenario.pieces[unit]).empty();
    });
    const std::optional<Opening> opening = comes ? openingOf(scenario, false) : std::nullopt;
    if (!opening)
        return;
    const Battle &battle = *opening->battle;
    for (std::size_t i = 0; i < battle.formations.size(); ++i) {
        if (scenario.commands[static_cast<std::size_t>(battle.formations[i].command)].id != command.id)
            continue;
        std::set<int> hours;
        for (const PieceIndex unit : battle.formations[i].units)
            if (battle.info(unit).hour >= 1)
                hours.insert(battle.info(unit).hour);
        for (const int hour : hours)
            for (const ColumnEntry &entry : columnEntries(*opening, static_cast<FormationIndex>(i), hour))
                facts.push_back({{HK_NOOP("Hour %1: %2"), {hourText(scenario, hour), battle.name(entry.unit)}},
                                 entryText(battle, entry),
                                 "BH 12.2b"});
    }
}

std::vector<DerivedFact> commandFacts(const Scenario &scenario, const Command &command)
{
    const std::size_t units = unitsOf(scenario, command).size();
    if (units == 0)
        return {};
    const std::string above = largerCommand(scenario, command);
    std::vector<DerivedFact> facts{
        {HK_NOOP("Units"), std::to_string(units), "BH 2.2.2a"},
        {HK_NOOP("Larger command"), above.empty() ? Text("–") : Text(above), "BH 2.2.3a"},
        {HK_NOOP("Marker joins the cup in Hour"), hourText(scenario, markerHour(scenario, command)), "BH 2.2.3a"}};
    addColumns(facts, scenario, command);
    return facts;
}

} // namespace

const DesignHelp &designHelp()
{
    static const DesignHelp help{&system(), newUnit, "setup", printedSetupCode, setUp, unitFacts, commandFacts};
    return help;
}

} // namespace hotchkiss::battle_hymn
