// SPDX-License-Identifier: MIT
#include "app/cli/game_json.h"

#include "model/format/read_values.h"
#include "model/format/yaml/file.h"
#include "model/scenario/place_text.h"

#include <QJsonArray>

namespace hotchkiss {

namespace {

QString text(const std::string &string)
{
    return QString::fromStdString(string);
}

QString keyText(yaml::Node key)
{
    return QString::fromUtf8(key.text().data(), static_cast<qsizetype>(key.text().size()));
}

QJsonValue scalarOf(yaml::Node node)
{
    const Value value = readFree(node);
    if (const auto *truth = std::get_if<bool>(&value))
        return *truth;
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return static_cast<qint64>(*whole);
    if (const auto *number = std::get_if<double>(&value))
        return *number;
    return text(std::get<std::string>(value));
}

QString sideId(const Scenario &scenario, int side)
{
    const bool isKnown = side >= 0 && side < static_cast<int>(scenario.sides.size());
    return isKnown ? text(scenario.sides[static_cast<std::size_t>(side)].id) : QString();
}

const char *kindName(Event::Kind kind)
{
    switch (kind) {
    case Event::Kind::Note:
        return "note";
    case Event::Kind::Move:
        return "move";
    case Event::Kind::Attack:
        return "attack";
    case Event::Kind::Loss:
        return "loss";
    case Event::Kind::Removed:
        return "removed";
    case Event::Kind::Roll:
        return "roll";
    case Event::Kind::Score:
        return "score";
    case Event::Kind::Over:
        return "over";
    }
    return "";
}

QJsonArray rollsOf(const std::vector<Dice::Roll> &rolls)
{
    QJsonArray list;
    for (const Dice::Roll &roll : rolls)
        list.append(roll.value);
    return list;
}

QJsonObject eventOf(const Scenario &scenario, const Event &event)
{
    QJsonObject object{{QStringLiteral("kind"), QString::fromLatin1(kindName(event.kind))},
                       {QStringLiteral("text"), text(event.what.str())},
                       {QStringLiteral("rule"), text(event.rule)}};
    if (event.piece >= 0)
        object[QStringLiteral("piece")] = text(scenario.pieces[static_cast<std::size_t>(event.piece)].id);
    if (event.place.kind != Place::Kind::Nowhere)
        object[QStringLiteral("place")] = text(placeText(scenario, event.place));
    if (!event.rolls.empty())
        object[QStringLiteral("rolls")] = rollsOf(event.rolls);
    return object;
}

QJsonObject entryOf(const Scenario &scenario, const PlaySession::Entry &entry)
{
    QJsonArray events;
    for (const Event &event : entry.events)
        events.append(eventOf(scenario, event));
    return {
        {QStringLiteral("action"), text(entry.line)},    {QStringLiteral("side"), sideId(scenario, entry.action.side)},
        {QStringLiteral("turn"), entry.before.turn},     {QStringLiteral("step"), text(entry.before.step)},
        {QStringLiteral("rolls"), rollsOf(entry.rolls)}, {QStringLiteral("events"), events}};
}

QJsonObject outcomeOf(const Scenario &scenario, const Outcome &outcome)
{
    QJsonObject score;
    for (std::size_t i = 0; i < outcome.score.size(); ++i)
        score[sideId(scenario, static_cast<int>(i))] = outcome.score[i];
    return {{QStringLiteral("over"), outcome.over},
            {QStringLiteral("winner"), outcome.winner < 0 ? QJsonValue() : sideId(scenario, outcome.winner)},
            {QStringLiteral("score"), score},
            {QStringLiteral("text"), text(outcome.text.str())},
            {QStringLiteral("rule"), text(outcome.rule)}};
}

QJsonObject decisionOf(const Scenario &scenario, const Decision &decision)
{
    QJsonArray sides;
    for (int side = 0; side < static_cast<int>(scenario.sides.size()); ++side)
        if (decision.isFor(side))
            sides.append(sideId(scenario, side));
    return {{QStringLiteral("sides"), sides},
            {QStringLiteral("turn"), decision.turn},
            {QStringLiteral("step"), text(decision.step)},
            {QStringLiteral("text"), text(decision.text.str())},
            {QStringLiteral("rule"), text(decision.rule)}};
}

} // namespace

QJsonValue jsonOf(yaml::Node node)
{
    if (node.isNull())
        return {};
    if (node.isScalar())
        return scalarOf(node);
    if (node.isList()) {
        QJsonArray list;
        eachItem(node, [&list](yaml::Node item) { list.append(jsonOf(item)); });
        return list;
    }
    QJsonObject object;
    eachEntry(node, [&object](yaml::Node key, yaml::Node value) { object[keyText(key)] = jsonOf(value); });
    return object;
}

QJsonObject jsonOfYaml(const std::string &yamlText)
{
    return jsonOf(yaml::openText(yamlText, "")->root()).toObject();
}

QJsonObject jsonOf(const Refusal &refusal)
{
    return {{QStringLiteral("key"), text(refusal.key)},
            {QStringLiteral("rule"), text(refusal.rule)},
            {QStringLiteral("reason"), text(refusal.reason.str())}};
}

QJsonObject jsonOf(const Estimate &estimate)
{
    return {{QStringLiteral("value"), estimate.value},
            {QStringLiteral("low"), estimate.low},
            {QStringLiteral("high"), estimate.high}};
}

QJsonObject jsonOf(const Answer &answer)
{
    QJsonArray terms;
    for (const Term &term : answer.terms)
        terms.append(QJsonObject{
            {QStringLiteral("what"), text(term.what.str())},
            {QStringLiteral("value"), term.text.empty() ? QJsonValue(term.value) : QJsonValue(text(term.text))},
            {QStringLiteral("rule"), text(term.rule)}});
    QJsonArray cells;
    for (const std::string &cell : answer.cells)
        cells.append(text(cell));
    return {{QStringLiteral("answer"), text(answer.headline.str())},
            {QStringLiteral("yes"), answer.yes},
            {QStringLiteral("terms"), terms},
            {QStringLiteral("cells"), cells}};
}

QJsonObject jsonOf(const PlaySession &session)
{
    const Scenario &scenario = session.scenario();
    QJsonArray entries;
    for (std::size_t i = 0; i < session.at(); ++i)
        entries.append(entryOf(scenario, session.entries()[i]));
    return {{QStringLiteral("title"), text(scenario.info.title)},
            {QStringLiteral("system"), text(scenario.system->id)},
            {QStringLiteral("seed"), static_cast<qint64>(session.chance().seed)},
            {QStringLiteral("actions"), entries},
            {QStringLiteral("decision"), decisionOf(scenario, session.game().decision())},
            {QStringLiteral("outcome"), outcomeOf(scenario, session.game().outcome())},
            {QStringLiteral("position"),
             jsonOfYaml("position:\n" + session.game().positionText())[QStringLiteral("position")]}};
}

} // namespace hotchkiss
