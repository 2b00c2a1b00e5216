// SPDX-License-Identifier: MIT
#include "model/format/reader.h"

namespace hotchkiss {

namespace {

void readTurns(YamlNode list, Scenario &scenario)
{
    eachItem(list, [&scenario](YamlNode item) {
        const MapReader map(item, {"label", "date", "night", "check", "initiative", "note", "fields"});
        Turn turn;
        map.read("label", turn.label);
        map.read("date", turn.date);
        map.read("night", turn.night);
        map.read("check", turn.check);
        map.read("initiative", turn.initiative);
        map.read("note", turn.note);
        map.read("fields", turn.fields, scenario.system->turnFields);
        scenario.turns.push_back(std::move(turn));
    });
}

void readArrivals(YamlNode list, Scenario &scenario)
{
    IdSet ids;
    eachItem(list, [&](YamlNode item) {
        const MapReader map(item, {"id", "who", "turn", "where", "note", "withdrawal"});
        Arrival arrival;
        arrival.id = ids.read(map);
        if (const YamlNode who = map.find("who"))
            arrival.who = readTexts(who);
        map.read("turn", arrival.turn, 0, maxTurn);
        if (const YamlNode where = map.find("where"))
            arrival.where = readTexts(where);
        map.read("note", arrival.note);
        map.read("withdrawal", arrival.withdrawal);
        scenario.arrivals.push_back(std::move(arrival));
    });
}

void readEvents(YamlNode list, Scenario &scenario)
{
    IdSet ids;
    eachItem(list, [&](YamlNode item) {
        const MapReader map(item, {"id", "turn", "side", "title", "note"});
        TimedEvent event;
        event.id = ids.read(map);
        map.read("turn", event.turn, 0, maxTurn);
        map.read("side", event.side);
        map.read("title", event.title);
        map.read("note", event.note);
        scenario.events.push_back(std::move(event));
    });
}

} // namespace

void readSchedule(YamlNode node, Scenario &scenario)
{
    const MapReader map(node, {"turns", "arrivals", "events"});
    if (const YamlNode turns = map.find("turns"))
        readTurns(turns, scenario);
    if (const YamlNode arrivals = map.find("arrivals"))
        readArrivals(arrivals, scenario);
    if (const YamlNode events = map.find("events"))
        readEvents(events, scenario);
}

void readObjectives(YamlNode node, Scenario &scenario)
{
    IdSet ids;
    eachItem(node, [&](YamlNode item) {
        const MapReader map(item, {"id", "name", "at", "points", "owner", "radius", "fields"});
        Objective objective;
        objective.id = ids.read(map);
        map.read("name", objective.name);
        if (const YamlNode at = map.find("at"))
            objective.place = readPlace(at, scenario.boards);
        map.read("points", objective.points, -1'000'000, 1'000'000);
        map.read("owner", objective.owner);
        map.read("radius", objective.radius, 0, maxTable);
        map.read("fields", objective.fields, scenario.system->objectiveFields);
        scenario.objectives.push_back(std::move(objective));
    });
}

} // namespace hotchkiss
