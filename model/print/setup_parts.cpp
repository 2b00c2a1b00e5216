// SPDX-License-Identifier: MIT
// Set-up lists, schedules and the cards made of them.
#include "model/print/common_parts.h"
#include "model/scenario/field_value.h"
#include "model/scenario/forces_steps.h"
#include "model/scenario/place_text.h"

#include <algorithm>

namespace hotchkiss::print {

namespace {

std::string signedText(const Field &field, const Value &value)
{
    std::string text = field.type == FieldType::Choice ? words(textOf(value)) : textOf(value);
    if (field.type != FieldType::Integer && field.type != FieldType::Number)
        return text;
    if (field.minimum < 0 && !text.starts_with("-") && text != "0")
        text.insert(0, "+");
    return text.starts_with("-") ? "−" + text.substr(1) : text;
}

TableCell columnCell(const Scenario &scenario, const SetupColumn &column, const Piece &piece)
{
    if (column.cell != nullptr)
        return column.cell(scenario, piece);
    const auto &fields = scenario.system->unitFields;
    const Field *field = findField(fields, column.field);
    if (field == nullptr || piece.kind != PieceKind::Unit || !appliesTo(*field, fields, piece.fields))
        return {};
    const Value value = valueOr(piece.fields, *field);
    if (const bool *flag = std::get_if<bool>(&value))
        return {*flag ? Text(HK_NOOP("yes")) : Text()};
    return {Text(signedText(*field, value))};
}

/// The ratings of a leader, joined: 1 – 1 – 4.
std::string leaderRatings(const Scenario &scenario, const Piece &leader)
{
    std::string text;
    for (const Field &field : scenario.system->leaderFields)
        if (field.type == FieldType::Integer && field.key.find("replacement") == std::string::npos)
            text += (text.empty() ? "" : "–") + signedText(field, valueOr(leader.fields, field));
    return text;
}

std::string ratingNames(const Scenario &scenario)
{
    std::string text;
    for (const Field &field : scenario.system->leaderFields)
        if (field.type == FieldType::Integer && field.key.find("replacement") == std::string::npos)
            text += (text.empty() ? "" : ", ") + field.label;
    return text;
}

std::vector<SetupColumn> columnsOf(const System &system)
{
    const Support &support = supportOf(system);
    if (!support.setupColumns.empty())
        return support.setupColumns;
    std::vector<SetupColumn> columns;
    for (const std::string &key : system.counterFields)
        if (const Field *field = findField(system.unitFields, key))
            columns.push_back({key, field->label});
    return columns;
}

TableRow pieceRow(const Scenario &scenario, const Piece &piece, const std::vector<SetupColumn> &columns)
{
    TableRow row;
    TableCell counter;
    counter.piece = piece;
    row.cells.push_back(std::move(counter));
    TableCell name{Text(piece.name)};
    row.italic = piece.kind == PieceKind::Leader;
    if (const std::string ratings = row.italic ? leaderRatings(scenario, piece) : ""; !ratings.empty())
        name.text = {HK_NOOP("%1  %2"), {piece.name, ratings}};
    row.cells.push_back(std::move(name));
    for (const SetupColumn &column : columns)
        row.cells.push_back(columnCell(scenario, column, piece));
    row.cells.push_back({setupPlace(scenario, piece)});
    return row;
}

int depthOf(const Scenario &scenario, const Command &command)
{
    int depth = 0;
    for (int at = findCommand(scenario, command.parent); at >= 0 && depth < 8; ++depth)
        at = findCommand(scenario, scenario.commands[std::size_t(at)].parent);
    return depth;
}

bool concerns(const Scenario &scenario, const Arrival &arrival, int side)
{
    return std::any_of(arrival.who.begin(), arrival.who.end(), [&](const std::string &who) {
        const int piece = findPiece(scenario, who);
        return sideOf(scenario, piece >= 0 ? scenario.pieces[std::size_t(piece)].command : who) == side;
    });
}

/// Takes away columns in which nobody has anything.
void dropEmptyColumns(Table &table)
{
    for (std::size_t c = table.columns.size(); c-- > 0;) {
        const bool used = std::any_of(table.rows.begin(), table.rows.end(), [c](const TableRow &row) {
            return !row.group && c < row.cells.size() && (row.cells[c].piece || row.cells[c].text != Text());
        });
        if (used)
            continue;
        table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(c));
        for (TableRow &row : table.rows)
            if (!row.group && c < row.cells.size())
                row.cells.erase(row.cells.begin() + static_cast<std::ptrdiff_t>(c));
    }
}

} // namespace

Table setupTable(const Scenario &scenario, int side, bool withCommands)
{
    const std::vector<SetupColumn> columns = columnsOf(*scenario.system);
    Table table;
    table.columns = {{}, {HK_NOOP("Name")}};
    for (const SetupColumn &column : columns) {
        const Field *field = findField(scenario.system->unitFields, column.field);
        const bool number = field != nullptr && field->type == FieldType::Integer;
        table.columns.push_back({column.title, number ? Align::Centre : Align::Left});
    }
    table.columns.push_back({HK_NOOP("Place")});
    bool hasLeader = false;
    for (const std::string &id : forcesInOrder(scenario)) {
        if (sideOf(scenario, id) == side && findCommand(scenario, id) >= 0) {
            const Command &command = scenario.commands[std::size_t(findCommand(scenario, id))];
            if (withCommands)
                table.rows.push_back(
                    {{{Text(command.name)}}, true, depthOf(scenario, command), bandOf(scenario, id), false});
            continue;
        }
        const int index = findPiece(scenario, id);
        if (index < 0 || sideOf(scenario, scenario.pieces[std::size_t(index)].command) != side)
            continue;
        const Piece &piece = scenario.pieces[std::size_t(index)];
        hasLeader = hasLeader || piece.kind == PieceKind::Leader;
        table.rows.push_back(pieceRow(scenario, piece, columns));
    }
    dropEmptyColumns(table);
    if (const std::string names = ratingNames(scenario); hasLeader && !names.empty())
        table.note = {HK_NOOP("Behind a leader’s name: %1."), {names}};
    return table;
}

Table arrivalTable(const Scenario &scenario, int side)
{
    Table table;
    table.title = HK_NOOP("Arrivals");
    table.columns = {{scenario.system->turnName}, {HK_NOOP("Who")}, {HK_NOOP("Where")}, {HK_NOOP("Note")}};
    std::vector<const Arrival *> sorted;
    for (const Arrival &arrival : scenario.arrivals)
        if (concerns(scenario, arrival, side))
            sorted.push_back(&arrival);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Arrival *a, const Arrival *b) { return a->turn < b->turn; });
    for (const Arrival *arrival : sorted) {
        const Text where = arrival->withdrawal ? Text(HK_NOOP("leaves the game")) : Text(whereTo(scenario, *arrival));
        table.rows.push_back({{{Text(turnName(scenario, arrival->turn)), false, false, true},
                               {Text(whoComes(scenario, *arrival))},
                               {where},
                               {Text(arrival->note)}}});
    }
    dropEmptyColumns(table);
    return table;
}

Table eventTable(const Scenario &scenario, int side)
{
    Table table;
    table.title = HK_NOOP("Events");
    table.columns = {{scenario.system->turnName}, {HK_NOOP("What happens")}};
    for (const TimedEvent &event : scenario.events) {
        const int whose = findSide(scenario, event.side);
        if (side >= 0 && whose >= 0 && whose != side)
            continue;
        const Text what = event.note.empty() ? Text(event.title) : Text(HK_NOOP("%1: %2"), {event.title, event.note});
        table.rows.push_back({{{Text(turnName(scenario, event.turn)), false, false, true}, {what}}});
    }
    return table;
}

Table objectiveTable(const Scenario &scenario)
{
    Table table;
    table.title = HK_NOOP("Objectives");
    table.columns = {
        {HK_NOOP("Objective")}, {HK_NOOP("Place")}, {HK_NOOP("VP"), Align::Centre}, {HK_NOOP("Held at the start by")}};
    for (const Objective &objective : scenario.objectives) {
        const int owner = findSide(scenario, objective.owner);
        table.rows.push_back({{{Text(objective.name)},
                               {Text(placeText(scenario, objective.place))},
                               {Text(objective.points == 0 ? "" : std::to_string(objective.points))},
                               {owner < 0 ? Text(HK_NOOP("nobody")) : Text(scenario.sides[std::size_t(owner)].name)}}});
    }
    dropEmptyColumns(table);
    return table;
}

Card setupCard(const Scenario &scenario, int side)
{
    Card card;
    card.title = {HK_NOOP("%1: order of battle and set-up"), {scenario.sides[std::size_t(side)].name}};
    card.subtitle = {HK_NOOP("%1 · %2"), {scenario.info.title, subtitleOf(scenario).source}};
    card.sections.push_back(section({setupTable(scenario, side)}, 2));
    std::vector<Block> more;
    for (const Table &table : {arrivalTable(scenario, side), eventTable(scenario, side)})
        if (!table.rows.empty())
            more.emplace_back(table);
    if (!more.empty())
        card.sections.push_back(section(std::move(more)));
    return card;
}

} // namespace hotchkiss::print
