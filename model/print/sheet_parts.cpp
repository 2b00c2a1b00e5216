// SPDX-License-Identifier: MIT
// The scenario sheet, the turn track and the counters of the units.
#include "model/print/common_parts.h"
#include "model/scenario/forces_steps.h"

namespace hotchkiss::print {

namespace {

/// How many units and leaders each side has, by command.
Table forcesSummary(const Scenario &scenario)
{
    Table table;
    table.title = HK_NOOP("Forces");
    table.columns = {{}, {HK_NOOP("Units"), Align::Centre}, {HK_NOOP("Leaders"), Align::Centre}};
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        int units = 0;
        int leaders = 0;
        for (const Piece &piece : scenario.pieces)
            if (sideOf(scenario, piece.command) == static_cast<int>(side))
                ++(piece.kind == PieceKind::Leader ? leaders : units);
        table.rows.push_back({{{Text(scenario.sides[side].name), false, false, true, {}, scenario.sides[side].colour},
                               {Text(std::to_string(units))},
                               {Text(std::to_string(leaders))}}});
    }
    return table;
}

bool isDecided(const Field &field, const Values &values)
{
    const auto set = values.find(field.key);
    return set != values.end() && set->second != field.standard && field.type != FieldType::LongText;
}

std::vector<Text> arrivalsIn(const Scenario &scenario, int turn)
{
    std::vector<Text> lines;
    for (const Arrival &arrival : scenario.arrivals)
        if (arrival.turn == turn)
            lines.emplace_back(arrival.withdrawal ? Text(HK_NOOP("%1 leaves"), {whoComes(scenario, arrival)})
                                                  : Text(HK_NOOP("%1 (%2)"),
                                                         {whoComes(scenario, arrival), whereTo(scenario, arrival)}));
    for (const TimedEvent &event : scenario.events)
        if (event.turn == turn)
            lines.emplace_back(event.title);
    return lines;
}

TrackBox turnBox(const Scenario &scenario, std::size_t index)
{
    const Turn &turn = scenario.turns[index];
    const int number = static_cast<int>(index) + 1;
    TrackBox box;
    const bool byClock = !turn.label.empty() && turn.label != std::to_string(number);
    box.label = byClock ? turn.label : std::to_string(number);
    const bool newDate = index == 0 || scenario.turns[index - 1].date != turn.date;
    if (byClock)
        box.above =
            newDate ? Text(HK_NOOP("%1 · %2"), {std::to_string(number), turn.date}) : Text(std::to_string(number));
    else
        box.above = turn.date;
    if (byClock && turn.date.empty())
        box.above = std::to_string(number);
    box.below = arrivalsIn(scenario, number);
    box.dark = turn.night;
    box.star = turn.check;
    if (const int side = findSide(scenario, turn.initiative); side >= 0) {
        box.colour = scenario.sides[std::size_t(side)].colour;
        box.strip = scenario.sides[std::size_t(side)].name;
    }
    return box;
}

} // namespace

Facts factsOf(const Scenario &scenario)
{
    Facts facts;
    if (!scenario.turns.empty()) {
        const std::string count = std::to_string(scenario.turns.size());
        const std::string &first = scenario.turns.front().label;
        const std::string &last = scenario.turns.back().label;
        const bool byClock = first != "1" && !first.empty();
        facts.rows.push_back(
            {HK_NOOP("Turns"), byClock ? Text(HK_NOOP("%1, from %2 to %3"), {count, first, last}) : Text(count)});
    }
    for (const Field &field : scenario.system->scenarioFields) {
        if (!isDecided(field, scenario.info.fields))
            continue;
        const Value value = valueOr(scenario.info.fields, field);
        const bool *flag = std::get_if<bool>(&value);
        facts.rows.push_back({field.label, flag == nullptr ? Text(words(textOf(value)))
                                           : *flag         ? Text(HK_NOOP("yes"))
                                                           : Text(HK_NOOP("no"))});
    }
    if (!scenario.info.designer.empty())
        facts.rows.push_back({HK_NOOP("Design"), scenario.info.designer});
    return facts;
}

Track turnTrack(const Scenario &scenario)
{
    Track track;
    track.title = {HK_NOOP("%1 track"), {scenario.system->turnName}};
    for (std::size_t i = 0; i < scenario.turns.size(); ++i)
        track.boxes.push_back(turnBox(scenario, i));
    return track;
}

Track numberTrack(const Text &title, const Side &side, int from, int to)
{
    Track track;
    track.title = title;
    track.width = 13;
    track.height = 13;
    for (int n = from; n <= to; ++n) {
        TrackBox box;
        box.label = std::to_string(n);
        box.colour = side.colour;
        track.boxes.push_back(std::move(box));
    }
    return track;
}

Card scenarioSheet(const Scenario &scenario, const SheetParts &parts)
{
    Card card;
    card.title = scenario.info.title;
    card.subtitle = subtitleOf(scenario);
    card.onePage = true;
    std::vector<Block> opening;
    addParagraphs(opening, scenario.info.description, true);
    if (!opening.empty())
        card.sections.push_back(section(std::move(opening)));

    Stream aside{0.42, {}};
    if (!parts.facts.rows.empty())
        aside.blocks.emplace_back(parts.facts);
    addText(aside.blocks, HK_NOOP("Victory"), scenario.info.victory);
    if (!parts.objectives.rows.empty())
        aside.blocks.emplace_back(parts.objectives);
    if (!parts.withSetup)
        aside.blocks.emplace_back(forcesSummary(scenario));
    aside.blocks.insert(aside.blocks.end(), parts.aside.begin(), parts.aside.end());
    MapPicture picture;
    picture.tallest = 150;
    picture.legend = true;
    picture.edges = parts.edges;
    card.sections.push_back({{{0.58, {picture}}, std::move(aside)}, 1});

    if (!scenario.turns.empty()) {
        Track track = turnTrack(scenario);
        track.width = 13.5;
        track.height = 11;
        for (TrackBox &box : track.boxes)
            box.below.clear();
        card.sections.push_back(section({std::move(track)}));
    }
    if (parts.withSetup) {
        Section lists;
        for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
            Stream stream{1, {Heading{scenario.sides[side].name, true}}};
            stream.blocks.emplace_back(setupTable(scenario, static_cast<int>(side)));
            lists.streams.push_back(std::move(stream));
        }
        card.sections.push_back(std::move(lists));
    }
    std::vector<Block> rest;
    addText(rest, HK_NOOP("Special rules"), scenario.info.specialRules);
    if (!parts.withSetup)
        addText(rest, HK_NOOP("Notes"), scenario.info.notes);
    if (Table table = eventTable(scenario, -1); !table.rows.empty())
        rest.emplace_back(std::move(table));
    rest.insert(rest.end(), parts.rest.begin(), parts.rest.end());
    if (!rest.empty())
        card.sections.push_back(section(std::move(rest), 2));
    return card;
}

Card trackCard(const Scenario &scenario)
{
    Card card;
    card.title = {HK_NOOP("%1 track"), {scenario.system->turnName}};
    card.subtitle = {HK_NOOP("%1 · %2"), {scenario.info.title, subtitleOf(scenario).source}};
    card.landscape = true;
    Track track = turnTrack(scenario);
    track.title = {};
    track.width = 34;
    track.height = 34;
    card.sections.push_back(section({std::move(track)}));
    std::vector<Block> notes;
    for (const Turn &turn : scenario.turns)
        if (!turn.note.empty())
            notes.emplace_back(Paragraph{{HK_NOOP("%1: %2"), {turn.label, turn.note}}, true});
    notes.emplace_back(Paragraph{HK_NOOP("★ victory is checked in this turn"), true});
    card.sections.push_back(section(std::move(notes), 2));
    return card;
}

CounterSheet unitCounters(const Scenario &scenario, const Support &support)
{
    CounterSheet sheet;
    sheet.title = {HK_NOOP("Counters: %1"), {scenario.info.title}};
    sheet.size = support.counterSize;
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        CounterGroup group{scenario.sides[side].name, {}};
        for (const std::string &id : forcesInOrder(scenario)) {
            const int index = findPiece(scenario, id);
            if (index < 0)
                continue;
            const Piece &piece = scenario.pieces[std::size_t(index)];
            if (sideOf(scenario, piece.command) != static_cast<int>(side))
                continue;
            Counter counter;
            counter.front.piece = piece;
            counter.front.colour = scenario.sides[side].colour;
            counter.front.textColour = scenario.sides[side].textColour;
            counter.back.colour = scenario.sides[side].colour;
            counter.back.textColour = scenario.sides[side].textColour;
            if (support.back != nullptr)
                counter.back = support.back(scenario, piece);
            group.counters.push_back(std::move(counter));
        }
        sheet.groups.push_back(std::move(group));
    }
    return sheet;
}

} // namespace hotchkiss::print
