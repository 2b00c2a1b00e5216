// SPDX-License-Identifier: MIT
#include "model/format/writer.h"

namespace hotchkiss {

namespace {

yaml::FlowMap turnMap(const Turn &turn, const System &system)
{
    yaml::FlowMap map;
    map.addText("label", turn.label).addText("date", turn.date);
    map.add("night", turn.night ? "true" : "").add("check", turn.check ? "true" : "");
    map.addText("initiative", turn.initiative).addText("note", turn.note);
    return map.add("fields", fieldsText(turn.fields, system.turnFields));
}

yaml::FlowMap arrivalMap(const Arrival &arrival)
{
    yaml::FlowMap map;
    map.add("id", yaml::quoted(arrival.id));
    if (!arrival.who.empty())
        map.add("who", listText(arrival.who));
    map.add("turn", std::to_string(arrival.turn));
    if (!arrival.where.empty())
        map.add("where", listText(arrival.where));
    return map.addText("note", arrival.note).add("withdrawal", arrival.withdrawal ? "true" : "");
}

yaml::FlowMap eventMap(const TimedEvent &event)
{
    yaml::FlowMap map;
    map.add("id", yaml::quoted(event.id)).add("turn", std::to_string(event.turn));
    return map.addText("side", event.side).addText("title", event.title).addText("note", event.note);
}

yaml::FlowMap objectiveMap(const Objective &objective, const Scenario &scenario)
{
    yaml::FlowMap map;
    map.add("id", yaml::quoted(objective.id)).addText("name", objective.name);
    map.add("at", placeText(objective.place, scenario));
    if (objective.points != 0)
        map.add("points", std::to_string(objective.points));
    map.addText("owner", objective.owner);
    if (objective.radius != 0)
        map.add("radius", yaml::numberText(objective.radius));
    return map.add("fields", fieldsText(objective.fields, scenario.system->objectiveFields));
}

template <typename T, typename ToMap>
void writeList(std::string &out, const char *key, const std::vector<T> &items, ToMap toMap)
{
    if (items.empty())
        return;
    out.append("  ").append(key).append(":\n");
    for (const T &item : items)
        out.append("    - ").append(toMap(item).str()).append("\n");
}

} // namespace

void writeSchedule(std::string &out, const Scenario &scenario)
{
    if (scenario.turns.empty() && scenario.arrivals.empty() && scenario.events.empty())
        return;
    out += "schedule:\n";
    writeList(out, "turns", scenario.turns, [&](const Turn &turn) { return turnMap(turn, *scenario.system); });
    writeList(out, "arrivals", scenario.arrivals, arrivalMap);
    writeList(out, "events", scenario.events, eventMap);
}

void writeObjectives(std::string &out, const Scenario &scenario)
{
    if (!scenario.objectives.empty())
        out += "objectives:\n";
    for (const Objective &objective : scenario.objectives)
        out.append("  - ").append(objectiveMap(objective, scenario).str()).append("\n");
}

} // namespace hotchkiss
