// SPDX-License-Identifier: MIT
#include "model/scenario/schedule_steps.h"

#include "model/scenario/forces_steps.h"
#include "model/scenario/list_draft.h"

#include <algorithm>
#include <charconv>

namespace hotchkiss {

namespace {

int lastTurn(const Scenario &scenario)
{
    return static_cast<int>(scenario.turns.size());
}

template <typename T>
void setTurns(const std::vector<T> &items, std::vector<Edit> &edits, const std::function<int(const T &)> &turnOf)
{
    ListDraft<T> draft(items, edits);
    for (std::size_t i = 0; i < items.size(); ++i) {
        T after = items[i];
        after.turn = turnOf(items[i]);
        draft.replace(i, after);
    }
}

/// Gives every arrival and event another turn.
void mapTurns(const Scenario &scenario, std::vector<Edit> &edits, const std::function<int(int)> &turnOf)
{
    setTurns<Arrival>(scenario.arrivals, edits, [&](const Arrival &a) { return turnOf(a.turn); });
    setTurns<TimedEvent>(scenario.events, edits, [&](const TimedEvent &e) { return turnOf(e.turn); });
}

template <typename T>
void changeById(const std::vector<T> &items, const T &after, std::vector<Edit> &edits)
{
    ListDraft<T> draft(items, edits);
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].id == after.id)
            draft.replace(i, after);
}

template <typename T>
void removeByIds(const std::vector<T> &items, const std::set<std::string> &ids, std::vector<Edit> &edits)
{
    ListDraft<T> draft(items, edits);
    for (std::size_t i = items.size(); i-- > 0;)
        if (ids.count(items[i].id) != 0)
            draft.remove(i);
}

std::string clock(int minutes)
{
    const int hour = minutes / 60 % 24;
    const int rest = minutes % 60;
    return std::to_string(hour) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

/// Minutes since midnight, or -1 when the label is no time.
int parseClock(const std::string &label)
{
    const auto colon = label.find(':');
    if (colon == std::string::npos)
        return -1;
    int hour = 0;
    int minute = 0;
    const char *end = label.data() + label.size();
    const auto first = std::from_chars(label.data(), label.data() + colon, hour);
    const auto second = std::from_chars(label.data() + colon + 1, end, minute);
    const bool read =
        first.ptr == label.data() + colon && second.ptr == end && first.ec == std::errc() && second.ec == std::errc();
    return read && hour >= 0 && hour < 24 && minute >= 0 && minute < 60 ? hour * 60 + minute : -1;
}

bool isNight(const ClockHours &hours, int minute)
{
    if (hours.nightFrom <= hours.nightTo)
        return minute >= hours.nightFrom && minute < hours.nightTo;
    return minute >= hours.nightFrom || minute < hours.nightTo;
}

std::string nameOf(const Scenario &scenario, const std::string &id)
{
    if (const int piece = findPiece(scenario, id); piece >= 0)
        return scenario.pieces[static_cast<std::size_t>(piece)].name;
    const int command = findCommand(scenario, id);
    return command < 0 ? id : scenario.commands[static_cast<std::size_t>(command)].name;
}

} // namespace

EditStep shiftInSchedule(const Scenario &scenario, const std::set<std::string> &ids, int by)
{
    EditStep step{{HK_NOOP("Move in the schedule")}, {}};
    const auto limit = [&](const auto &items) {
        for (const auto &item : items)
            if (ids.count(item.id) != 0)
                by = std::clamp(by, std::min(0, 1 - item.turn), std::max(0, lastTurn(scenario) - item.turn));
    };
    limit(scenario.arrivals);
    limit(scenario.events);
    const auto turnOf = [&](const auto &item) { return ids.count(item.id) != 0 ? item.turn + by : item.turn; };
    setTurns<Arrival>(scenario.arrivals, step.edits, turnOf);
    setTurns<TimedEvent>(scenario.events, step.edits, turnOf);
    return step;
}

EditStep putInTurn(const Scenario &scenario, const std::set<std::string> &ids, int turn)
{
    EditStep step{{HK_NOOP("Move in the schedule")}, {}};
    if (turn < 1 || turn > lastTurn(scenario))
        return step;
    const auto turnOf = [&](const auto &item) { return ids.count(item.id) != 0 ? turn : item.turn; };
    setTurns<Arrival>(scenario.arrivals, step.edits, turnOf);
    setTurns<TimedEvent>(scenario.events, step.edits, turnOf);
    return step;
}

EditStep removeFromSchedule(const Scenario &scenario, const std::set<std::string> &ids)
{
    EditStep step{{HK_NOOP("Remove from the schedule")}, {}};
    removeByIds(scenario.arrivals, ids, step.edits);
    removeByIds(scenario.events, ids, step.edits);
    return step;
}

EditStep addArrival(const Scenario &scenario, const std::vector<std::string> &who, int turn)
{
    EditStep step{{HK_NOOP("Schedule an arrival")}, {}};
    if (turn < 1 || turn > lastTurn(scenario))
        return step;
    ListDraft<Arrival> draft(scenario.arrivals, step.edits);
    for (std::size_t i = draft.size(); i-- > 0;) {
        Arrival rest = draft[i];
        if (rest.withdrawal || rest.who.empty())
            continue;
        std::erase_if(rest.who,
                      [&](const std::string &id) { return std::find(who.begin(), who.end(), id) != who.end(); });
        if (rest.who.empty())
            draft.remove(i);
        else
            draft.replace(i, rest);
    }
    Arrival made;
    made.id = freshId(scenario, "arrival " + (who.empty() ? std::string() : nameOf(scenario, who.front())));
    made.who = who;
    made.turn = turn;
    draft.append(made);
    return step;
}

EditStep addEvent(const Scenario &scenario, const std::string &title, int turn)
{
    if (turn < 1 || turn > lastTurn(scenario))
        return {};
    TimedEvent made;
    made.id = freshId(scenario, title);
    made.title = title;
    made.turn = turn;
    return {{HK_NOOP("Add an event")}, {insertItem(scenario.events.size(), made)}};
}

EditStep changeArrival(const Scenario &scenario, const Arrival &after)
{
    EditStep step{{HK_NOOP("Change an arrival")}, {}};
    changeById(scenario.arrivals, after, step.edits);
    return step;
}

EditStep changeEvent(const Scenario &scenario, const TimedEvent &after)
{
    EditStep step{{HK_NOOP("Change an event")}, {}};
    changeById(scenario.events, after, step.edits);
    return step;
}

EditStep insertTurn(const Scenario &scenario, int turn, Turn what)
{
    EditStep step{{HK_NOOP("Insert a turn")}, {}};
    if (turn < 1 || turn > lastTurn(scenario) + 1)
        return step;
    step.edits.push_back(insertItem(static_cast<std::size_t>(turn - 1), std::move(what)));
    mapTurns(scenario, step.edits, [turn](int now) { return now >= turn ? now + 1 : now; });
    return step;
}

EditStep removeTurn(const Scenario &scenario, int turn)
{
    EditStep step{{HK_NOOP("Remove a turn")}, {}};
    if (turn < 1 || turn > lastTurn(scenario))
        return step;
    const int left = std::max(1, lastTurn(scenario) - 1);
    mapTurns(scenario, step.edits, [turn, left](int now) { return std::min(left, now > turn ? now - 1 : now); });
    const auto index = static_cast<std::size_t>(turn - 1);
    step.edits.push_back(removeItem(index, scenario.turns[index]));
    return step;
}

EditStep carryInitiativeOn(const Scenario &scenario, int turn)
{
    EditStep step{HK_NOOP("Carry the initiative on"), {}};
    if (turn < 1 || turn > static_cast<int>(scenario.turns.size()))
        return step;
    const std::string &side = scenario.turns[static_cast<std::size_t>(turn - 1)].initiative;
    for (auto i = static_cast<std::size_t>(turn); i < scenario.turns.size() && scenario.turns[i].initiative.empty();
         ++i) {
        Turn after = scenario.turns[i];
        after.initiative = side;
        if (!side.empty())
            step.edits.push_back(replaceItem(i, scenario.turns[i], std::move(after)));
    }
    return step;
}

EditStep changeTurn(const Scenario &scenario, int turn, Turn after)
{
    EditStep step{{HK_NOOP("Change a turn")}, {}};
    if (turn < 1 || turn > lastTurn(scenario))
        return step;
    ListDraft<Turn> draft(scenario.turns, step.edits);
    draft.replace(static_cast<std::size_t>(turn - 1), std::move(after));
    return step;
}

std::vector<Turn> turnsByClock(const ClockHours &hours)
{
    std::vector<Turn> turns;
    for (int i = 0; i < hours.count; ++i) {
        const int minute = (hours.start + i * hours.minutes) % (24 * 60);
        Turn turn;
        turn.label = clock(minute);
        turn.date = hours.date;
        turn.night = isNight(hours, minute);
        turns.push_back(std::move(turn));
    }
    return turns;
}

Turn nextTurn(const Scenario &scenario)
{
    Turn turn;
    if (scenario.turns.empty()) {
        turn.label = "1";
        return turn;
    }
    const Turn &last = scenario.turns.back();
    turn.date = last.date;
    turn.night = last.night;
    const int now = parseClock(last.label);
    const int before = scenario.turns.size() < 2 ? -1 : parseClock(scenario.turns[scenario.turns.size() - 2].label);
    if (now >= 0)
        turn.label = clock(now + (before >= 0 && now > before ? now - before : 60));
    else
        turn.label = nextName(last.label);
    return turn;
}

EditStep replaceTurns(const Scenario &scenario, const std::vector<Turn> &turns)
{
    EditStep step{{HK_NOOP("Set the turns")}, {}};
    const int left = std::max(1, static_cast<int>(turns.size()));
    mapTurns(scenario, step.edits, [left](int now) { return std::min(now, left); });
    ListDraft<Turn> draft(scenario.turns, step.edits);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (i < draft.size())
            draft.replace(i, turns[i]);
        else
            draft.append(turns[i]);
    }
    while (draft.size() > turns.size())
        draft.remove(draft.size() - 1);
    return step;
}

std::vector<std::string> unscheduledForces(const Scenario &scenario)
{
    std::set<std::string> named;
    for (const Arrival &arrival : scenario.arrivals)
        if (!arrival.withdrawal)
            for (const std::string &who : arrival.who)
                if (named.insert(who).second)
                    named.merge(forcesBelow(scenario, who));
    std::map<std::string, std::vector<const Piece *>> pieces;
    std::map<std::string, std::vector<const Command *>> commands;
    std::set<std::string> busy; // commands with something below that is placed or arrives
    const auto isFree = [&](const Piece &piece) {
        return piece.place.kind == Place::Kind::Nowhere && named.count(piece.id) == 0;
    };
    for (const Command &command : scenario.commands)
        commands[command.parent].push_back(&command);
    for (const Piece &piece : scenario.pieces) {
        if (piece.kind == PieceKind::Marker)
            continue;
        pieces[piece.command].push_back(&piece);
        std::string above = isFree(piece) ? std::string() : piece.command;
        while (!above.empty() && busy.insert(above).second) {
            const int command = findCommand(scenario, above);
            above = command < 0 ? std::string() : scenario.commands[static_cast<std::size_t>(command)].parent;
        }
    }
    std::vector<std::string> out;
    std::set<std::string> seen;
    const std::function<void(const std::string &)> walk = [&](const std::string &id) {
        const bool hasUnits = std::any_of(pieces[id].begin(), pieces[id].end(),
                                          [](const Piece *piece) { return piece->kind == PieceKind::Unit; });
        if (findCommand(scenario, id) >= 0 && hasUnits && busy.count(id) == 0) {
            out.push_back(id);
            return;
        }
        for (const Piece *piece : pieces[id])
            if (isFree(*piece))
                out.push_back(piece->id);
        for (const Command *command : commands[id])
            if (seen.insert(command->id).second)
                walk(command->id);
    };
    for (const Side &side : scenario.sides)
        walk(side.id);
    return out;
}

} // namespace hotchkiss
