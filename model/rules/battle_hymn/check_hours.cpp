// SPDX-License-Identifier: MIT
// The time track, the Initiative and the Hours in which victory is tested (BH-408 to BH-416).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/formations.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/rules/battle_hymn/victory_conditions.h"
#include "model/scenario/schedule_steps.h"

#include <algorithm>
#include <charconv>

namespace hotchkiss::battle_hymn {

namespace {

constexpr int minutesOfDay = 24 * 60;

QuickFix setTurn(const Scenario &s, std::size_t index, Text name, Turn after)
{
    return fix(std::move(name), {replaceItem(index, s.turns[index], std::move(after))});
}

/// Minutes since midnight of a label like "16:00".
std::optional<int> clockOf(const std::string &label)
{
    const std::size_t colon = label.find(':');
    int hours = -1;
    int minutes = -1;
    if (colon == std::string::npos)
        return std::nullopt;
    const char *end = label.data() + label.size();
    const auto one = std::from_chars(label.data(), label.data() + colon, hours);
    const auto two = std::from_chars(label.data() + colon + 1, end, minutes);
    const bool read =
        one.ec == std::errc() && two.ec == std::errc() && one.ptr == label.data() + colon && two.ptr == end;
    return read && hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60 ? std::optional(hours * 60 + minutes)
                                                                            : std::nullopt;
}

/// Whether an Hour comes after the one before it, as far as their labels tell. Without dates, midnight may lie between.
bool follows(const Turn &before, const Turn &after)
{
    if (before.label.empty() || before.date != after.date)
        return true;
    if (before.label == after.label)
        return false;
    const std::optional<int> from = clockOf(before.label);
    const std::optional<int> to = clockOf(after.label);
    if (!from || !to || *to > *from)
        return true;
    return before.date.empty() && *to + minutesOfDay - *from <= minutesOfDay / 2;
}

bool inOrder(const std::vector<Turn> &turns)
{
    return std::ranges::adjacent_find(turns, [](const Turn &a, const Turn &b) { return !follows(a, b); }) ==
           turns.end();
}

std::string clockLabel(int minutes)
{
    const int hours = minutes / 60;
    const int rest = minutes % 60;
    return std::to_string(hours) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

/// Labels an hour apart from the first Hour's on; nothing when that does not put them in order.
std::optional<std::vector<Edit>> renumbering(const Scenario &s)
{
    std::vector<Turn> turns = s.turns;
    const std::optional<int> start = clockOf(turns.front().label);
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        turns[i].label = start ? clockLabel((*start + static_cast<int>(i) * 60) % minutesOfDay) : std::to_string(i + 1);
        if (!(turns[i] == s.turns[i]))
            edits.push_back(replaceItem(i, s.turns[i], turns[i]));
    }
    return inOrder(turns) ? std::optional(std::move(edits)) : std::nullopt;
}

void checkTrack(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (s.turns.empty()) {
        findings.add("BH-408", HK_NOOP("the time track has no Hours"))
            .fixes.push_back({HK_NOOP("Make twelve Hours from 6:00"), replaceTurns(s, turnsByClock({}))});
        return;
    }
    for (std::size_t i = 1; i < s.turns.size(); ++i) {
        if (follows(s.turns[i - 1], s.turns[i]))
            continue;
        Diagnostic &found = findings.add("BH-408", {HK_NOOP("Hour %1 (%2) does not come after the one before it (%3)"),
                                                    {std::to_string(i + 1), s.turns[i].label, s.turns[i - 1].label}});
        if (auto edits = renumbering(s))
            found.fixes.push_back(fix(HK_NOOP("Count the Hours anew"), *std::move(edits)));
    }
}

void checkPlayedHours(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const int count = static_cast<int>(s.turns.size());
    const int first = firstHour(s);
    const int last = lastHour(s);
    if (count == 0)
        return;
    if (first > count)
        findings
            .add("BH-409", {HK_NOOP("the first Hour played is %1; the track has %2"),
                            {std::to_string(first), std::to_string(count)}})
            .fixes.push_back(fixScenario(findings, HK_NOOP("Begin with the track"), "first_hour", std::nullopt));
    else if (last > count || last < first)
        findings
            .add("BH-409", {HK_NOOP("the last Hour played is %1; it takes one from %2 to %3"),
                            {std::to_string(last), std::to_string(first), std::to_string(count)}})
            .fixes.push_back(fixScenario(findings, HK_NOOP("Play to the end of the track"), "last_hour", std::nullopt));
}

void checkTests(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const int count = static_cast<int>(s.turns.size());
    const VictoryConditions conditions = victoryConditions(s);
    for (const VictoryCondition &condition : conditions.list)
        for (const int hour : condition.hours) {
            const bool exists = hour >= 1 && hour <= count;
            if (exists && s.turns[static_cast<std::size_t>(hour - 1)].check)
                continue;
            Diagnostic &found = findings.add(
                "BH-410",
                {exists ? HK_NOOP("the victory condition in line %1 is tested in Hour %2, which lacks the mark")
                        : HK_NOOP("the victory condition in line %1 is tested in Hour %2, which does not exist"),
                 {std::to_string(condition.line), std::to_string(hour)}});
            if (!exists)
                continue;
            Turn after = s.turns[static_cast<std::size_t>(hour - 1)];
            after.check = true;
            found.fixes.push_back(setTurn(s, static_cast<std::size_t>(hour - 1), HK_NOOP("Mark the Hour"), after));
        }
    const bool tested =
        std::ranges::any_of(s.turns, &Turn::check) || std::ranges::any_of(conditions.list, &VictoryCondition::atEnd);
    const int last = lastHour(s);
    if (tested || last < 1 || last > count)
        return;
    Turn after = s.turns[static_cast<std::size_t>(last - 1)];
    after.check = true;
    findings.add("BH-411", HK_NOOP("no Hour has the mark for a victory check, and nothing is tested at the end"))
        .fixes.push_back(setTurn(s, static_cast<std::size_t>(last - 1), HK_NOOP("Mark the last Hour"), after));
}

void checkFirstTest(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const int first = firstHour(s);
    if (first > static_cast<int>(s.turns.size()) || !s.turns[static_cast<std::size_t>(first - 1)].check)
        return;
    Turn after = s.turns[static_cast<std::size_t>(first - 1)];
    after.check = false;
    findings
        .add("BH-416", {HK_NOOP("victory is tested when the marker comes to an Hour; in %1, the first, nobody has "
                                "done anything yet"),
                        {hourName(s, first)}})
        .fixes.push_back(setTurn(s, static_cast<std::size_t>(first - 1), HK_NOOP("Take the mark away"), after));
}

bool saysNobody(const Scenario &s, const Turn &turn)
{
    return isSet(turn.fields, s.system->turnFields, "no_initiative");
}

void checkFirstInitiative(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const auto from = static_cast<std::size_t>(firstHour(s) - 1);
    std::vector<Edit> edits;
    for (std::size_t i = from; i < s.turns.size() && s.turns[i].initiative.empty(); ++i) {
        if (saysNobody(s, s.turns[i]))
            continue;
        Turn after = s.turns[i];
        after.fields["no_initiative"] = true;
        edits.push_back(replaceItem(i, s.turns[i], std::move(after)));
    }
    const bool later = std::ranges::any_of(s.turns, [](const Turn &turn) { return !turn.initiative.empty(); });
    if (edits.empty() || !later)
        return;
    findings
        .add("BH-413", {HK_NOOP("the Initiative begins after %1 Hours that do not say who has it"),
                        {std::to_string(edits.size())}})
        .fixes.push_back(fix(HK_NOOP("Nobody has it"), std::move(edits)));
}

void checkInitiative(Findings &findings)
{
    const Scenario &s = findings.scenario;
    for (std::size_t i = 0; i < s.turns.size(); ++i) {
        const Turn &turn = s.turns[i];
        if (turn.initiative.empty())
            continue;
        const std::string name = hourName(s, static_cast<int>(i + 1));
        if (!findings.isSide(turn.initiative)) {
            Turn after = turn;
            after.initiative.clear();
            findings
                .add("BH-412",
                     {HK_NOOP("the Initiative of Hour %1 is with “%2”, which is no side"), {name, turn.initiative}})
                .fixes.push_back(setTurn(s, i, HK_NOOP("Delete the entry"), after));
        }
        if (turn.night)
            findings.add("BH-414",
                         {HK_NOOP("Hour %1 is Night and has no Combat Turns; its Initiative does nothing"), {name}});
    }
    checkFirstInitiative(findings);
}

void checkNight(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const auto last = std::min<std::size_t>(static_cast<std::size_t>(std::max(0, lastHour(s))), s.turns.size());
    for (std::size_t i = static_cast<std::size_t>(firstHour(s) - 1); i < last; ++i)
        if (s.turns[i].night)
            return;
    const bool shaken = std::ranges::any_of(s.pieces, [&](const Piece &piece) {
        const StartingState state = startingState(s, piece);
        return isCombatUnit(s, piece) && !state.eliminated && state.demoralizedNow() > 0;
    });
    if (shaken)
        findings.add("BH-415",
                     HK_NOOP("units start demoralized or Shattered, but no Hour is Night, so nobody can rally"));
}

} // namespace

void addHourChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({schedule, checkTrack, {}});
    checks.push_back({turns | info, checkPlayedHours, {}});
    checks.push_back({turns | info, checkTests, {}});
    checks.push_back({turns | info, checkFirstTest, {}});
    checks.push_back({turns | sides | info, checkInitiative, {}});
    checks.push_back({turns | pieces | info, checkNight, {}});
}

} // namespace hotchkiss::battle_hymn
