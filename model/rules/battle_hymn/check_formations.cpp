// SPDX-License-Identifier: MIT
// Formations and what goes into the cup (BH-301 to BH-308).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/formations.h"
#include "model/scenario/forces_steps.h"

#include <algorithm>
#include <array>

namespace hotchkiss::battle_hymn {

namespace {

/// Bands that can be told apart in print, for formations that have none of their own.
constexpr std::array<const char *, 16> bandColours{"#b5482f", "#2f6e6e", "#8a6a1f", "#5b2a86", "#3d7a4a", "#8e2f3c",
                                                   "#3f6ea5", "#d9893c", "#4a5a2b", "#6e2b2b", "#1f4e79", "#a03f7a",
                                                   "#7a7a2f", "#2b2b6e", "#c2a83e", "#5c5c5c"};

class FormationCheck
{
public:
    explicit FormationCheck(Findings &findings)
        : m_findings(findings)
        , m_scenario(findings.scenario)
    {}

    void run(std::size_t index)
    {
        const Command &command = m_scenario.commands[index];
        const std::size_t units = unitsOf(m_scenario, command).size();
        if (units == 0) {
            if (command.level == "formation")
                sayEmpty(command);
            return;
        }
        if (units == 1)
            say("BH-308",
                HK_NOOP("%1 has a single unit; once Shattered it can rally nowhere, for lack of a formation-mate"),
                command);
        checkMarkers(index, command);
        checkHour(index, command);
    }

private:
    Diagnostic &say(const char *code, const char *text, const Command &command, std::vector<std::string> more = {})
    {
        more.insert(more.begin(), command.name);
        return m_findings.add(code, {text, std::move(more)}, command.id);
    }
    QuickFix set(Text name, std::size_t index, const char *key, std::optional<Value> value) const
    {
        Command after = m_scenario.commands[index];
        if (value)
            after.fields[key] = *value;
        else
            after.fields.erase(key);
        return fix(std::move(name), {replaceCommand(m_scenario, index, std::move(after))});
    }

    void sayEmpty(const Command &command)
    {
        const EditStep removal = deleteForces(m_scenario, {command.id});
        say("BH-303", HK_NOOP("%1 has no units"), command).fixes.push_back({HK_NOOP("Delete it"), removal});
    }

    void checkMarkers(std::size_t index, const Command &command)
    {
        const int markers = wholeIn(command.fields, m_scenario.system->commandFields, "markers");
        if (markers < 1)
            say("BH-301", HK_NOOP("%1 has units, but no Movement Turn marker, so that they never move"), command)
                .fixes.push_back(set(HK_NOOP("Make a marker"), index, "markers", std::nullopt));
        else if (markers > 1)
            say("BH-302", HK_NOOP("%1 has %2 Movement Turn markers; a formation moves once an Hour"), command,
                {std::to_string(markers)})
                .fixes.push_back(set(HK_NOOP("Keep one"), index, "markers", std::nullopt));
    }

    void checkHour(std::size_t index, const Command &command)
    {
        const int stated = wholeIn(command.fields, m_scenario.system->commandFields, "marker_hour");
        const std::optional<int> first = firstPresence(m_scenario, command);
        if (stated == 0 || !first || stated == *first)
            return;
        const bool late = stated > *first;
        say(late ? "BH-304" : "BH-305",
            late ? HK_NOOP("the marker of %1 joins in Hour %2, but its first unit is there in Hour %3")
                 : HK_NOOP("the marker of %1 joins in Hour %2, but its first unit comes in Hour %3"),
            command, {hourName(m_scenario, stated), hourName(m_scenario, *first)})
            .fixes.push_back(set(HK_NOOP("Let it join with the first unit"), index, "marker_hour", std::nullopt));
    }

    Findings &m_findings;
    const Scenario &m_scenario;
};

void checkFormations(Findings &findings)
{
    FormationCheck check(findings);
    for (std::size_t i = 0; i < findings.scenario.commands.size(); ++i)
        check.run(i);
}

std::optional<std::string> freeBand(const Scenario &s)
{
    for (const char *colour : bandColours)
        if (std::ranges::none_of(s.commands, [&](const Command &command) { return command.colour == colour; }))
            return colour;
    return std::nullopt;
}

std::string freeName(const Scenario &s, const std::string &taken)
{
    std::string name = taken;
    do
        name = nextName(name);
    while (std::ranges::any_of(s.commands, [&](const Command &command) { return command.name == name; }));
    return name;
}

void checkLookAlike(Findings &findings, std::size_t index, std::size_t earlier)
{
    const Scenario &s = findings.scenario;
    const Command &command = s.commands[index];
    const Command &other = s.commands[earlier];
    const auto offer = [&](const char *text, Text name, Command after) {
        findings.add("BH-307", {text, {command.name, other.name}}, command.id)
            .fixes.push_back(fix(std::move(name), {replaceCommand(s, index, std::move(after))}));
    };
    const std::string band = bandOf(s, command.id);
    if (const std::optional<std::string> free = freeBand(s); free && !band.empty() && band == bandOf(s, other.id)) {
        Command after = command;
        after.colour = *free;
        offer(HK_NOOP("%1 and %2 have the same colour of band"), HK_NOOP("Take another colour"), after);
    }
    if (command.name == other.name) {
        Command after = command;
        after.name = freeName(s, command.name);
        offer(HK_NOOP("another formation of the side is called %1 too"), {HK_NOOP("Call it %1"), {after.name}}, after);
    }
}

void checkLooks(Findings &findings)
{
    const Scenario &s = findings.scenario;
    std::vector<std::size_t> formations;
    for (std::size_t i = 0; i < s.commands.size(); ++i)
        if (!unitsOf(s, s.commands[i]).empty())
            formations.push_back(i);
    for (std::size_t i = 0; i < formations.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (sideOf(s, s.commands[formations[i]].id) == sideOf(s, s.commands[formations[j]].id))
                checkLookAlike(findings, formations[i], formations[j]);
}

void checkCombatMarkers(Findings &findings)
{
    const Ruleset *ruleset = sharedRuleset(*findings.scenario.system);
    if (ruleset == nullptr)
        return;
    const Charts charts(*ruleset, findings.scenario.chartOverrides);
    const int markers = charts.whole(charts.id("settings", "combat_markers"));
    if (markers == 1)
        return;
    for (const Side &side : findings.scenario.sides)
        findings
            .add("BH-306",
                 {HK_NOOP("the %1 has %2 Combat Turn markers; the cup takes one of each side"),
                  {side.name, std::to_string(markers)}},
                 side.id)
            .fixes.push_back(fixCharts(findings, {{"settings", "combat_markers", "value"}}));
}

} // namespace

void addFormationChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({forces | arrivals | turns | info, checkFormations, {}});
    checks.push_back({forces, checkLooks, {}});
    checks.push_back({sides | charts, checkCombatMarkers, {}});
}

} // namespace hotchkiss::battle_hymn
