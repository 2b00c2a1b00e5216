// SPDX-License-Identifier: MIT
#include "model/check/findings.h"
#include "model/check/structural.h"

#include <algorithm>
#include <unordered_set>

namespace hotchkiss {

namespace {

bool isPlaceName(const Scenario &scenario, const std::string &where)
{
    return std::any_of(scenario.boards.begin(), scenario.boards.end(), [&](const Board &board) {
        if (findArea(board, where) >= 0)
            return true;
        const std::string_view label = std::string_view(where).substr(where.find(':') + 1);
        return !board.grid.isTable() && static_cast<bool>(board.labels.cell(board.grid, label));
    });
}

void checkTurn(Findings &findings, int turn, const std::string &id, const char *what)
{
    const auto last = static_cast<int>(findings.scenario.turns.size());
    if (turn < 1 || turn > last)
        findings.add("S141",
                     {HK_NOOP("%1 %2 is in turn %3; the schedule has turns 1 to %4"),
                      {what, id, std::to_string(turn), std::to_string(last)}},
                     id);
}

void checkArrival(Findings &findings, const Arrival &arrival)
{
    checkTurn(findings, arrival.turn, arrival.id, HK_NOOP("arrival"));
    if (arrival.who.empty())
        findings.add("S140", {HK_NOOP("the arrival %1 names nobody"), {arrival.id}}, arrival.id);
    for (const std::string &who : arrival.who)
        if (findings.piece(who) == nullptr && findings.command(who) == nullptr)
            findings.add(
                "S140",
                {HK_NOOP("the arrival %1 names “%2”, which is neither a piece nor a command"), {arrival.id, who}},
                arrival.id);
    if (arrival.where.empty() && !arrival.withdrawal)
        findings.add("S143", {HK_NOOP("the arrival %1 does not say where"), {arrival.id}}, arrival.id);
    for (const std::string &where : arrival.where)
        if (!isPlaceName(findings.scenario, where))
            findings.add(
                "S142",
                {HK_NOOP("the arrival %1 leads to “%2”, which is neither an area nor a cell"), {arrival.id, where}},
                arrival.id);
}

void checkTwice(Findings &findings)
{
    std::unordered_set<std::string_view> seen;
    for (const Arrival &arrival : findings.scenario.arrivals)
        for (const std::string &who : arrival.who)
            if (!arrival.withdrawal && !seen.insert(who).second)
                findings.add("S144", {HK_NOOP("%1 arrives more than once"), {who}}, who);
}

void checkArrivals(Findings &findings)
{
    for (const Arrival &arrival : findings.scenario.arrivals)
        checkArrival(findings, arrival);
}

void checkEvents(Findings &findings)
{
    for (const TimedEvent &event : findings.scenario.events) {
        checkTurn(findings, event.turn, event.id, HK_NOOP("event"));
        if (!event.side.empty() && !findings.isSide(event.side))
            findings.add("S145", {HK_NOOP("the event %1 names “%2”, which is no side"), {event.title, event.side}},
                         event.id);
    }
}

void checkInitiative(Findings &findings)
{
    for (const Turn &turn : findings.scenario.turns)
        if (!turn.initiative.empty() && !findings.isSide(turn.initiative))
            findings.add("S145", {HK_NOOP("the initiative of turn %1 is with “%2”, which is no side"),
                                  {turn.label, turn.initiative}});
}

} // namespace

void addScheduleChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({turns | arrivals | commands | pieces | areas | boards, checkArrivals});
    checks.push_back({arrivals, checkTwice});
    checks.push_back({turns | events | sides, checkEvents});
    checks.push_back({turns | sides, checkInitiative});
}

} // namespace hotchkiss
