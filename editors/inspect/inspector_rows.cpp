// SPDX-License-Identifier: MIT
#include "editors/inspect/inspector_rows.h"

#include "views/models/place_text.h"

#include <QCoreApplication>

namespace hotchkiss {

namespace {

struct Inspect
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

using Ids = std::vector<std::string>;

Field plain(const char *key, FieldType type, const QString &label)
{
    Field field;
    field.key = key;
    field.type = type;
    field.label = label.toStdString();
    if (type == FieldType::Boolean)
        field.standard = false;
    else if (type == FieldType::Integer)
        field.standard = std::int64_t{0};
    else if (type == FieldType::Number)
        field.standard = 0.0;
    else
        field.standard = std::string();
    return field;
}

// How the lists of a scenario are reached by type.
template <typename T>
const std::vector<T> &listOf(const Scenario &s, int board)
{
    const Board &b = s.boards[static_cast<std::size_t>(board)];
    if constexpr (std::is_same_v<T, Piece>)
        return s.pieces;
    else if constexpr (std::is_same_v<T, Command>)
        return s.commands;
    else if constexpr (std::is_same_v<T, Objective>)
        return s.objectives;
    else if constexpr (std::is_same_v<T, Side>)
        return s.sides;
    else if constexpr (std::is_same_v<T, Area>)
        return b.areas;
    else if constexpr (std::is_same_v<T, TableShape>)
        return b.shapes;
    else
        return b.texts;
}

/// Makes rows for items of one list: how a value is got from an item and put into it.
template <typename T>
struct ItemRows
{
    int board;
    Ids ids;
    InspectorSection section;

    using Get = std::function<Value(const Scenario &, const T &)>;
    using Set = std::function<std::optional<Error>(const Scenario &, T &, const Value &)>;

    void add(Field field, Get get, Set set, QStringList labels = {})
    {
        InspectorRow row;
        row.choiceLabels = std::move(labels);
        row.read = [b = board, chosen = ids, get](const Scenario &s) -> std::optional<Value> {
            std::optional<Value> common;
            for (const T &item : listOf<T>(s, b)) {
                if (std::find(chosen.begin(), chosen.end(), item.id) == chosen.end())
                    continue;
                const Value value = get(s, item);
                if (common && *common != value)
                    return std::nullopt;
                common = value;
            }
            return common;
        };
        row.write = [b = board, chosen = ids, set, label = field.label](const Scenario &s,
                                                                        const Value &value) -> Result<EditStep> {
            EditStep step{{HK_NOOP("Change %1"), {label}}, {}};
            const auto &list = listOf<T>(s, b);
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (std::find(chosen.begin(), chosen.end(), list[i].id) == chosen.end())
                    continue;
                T after = list[i];
                if (const std::optional<Error> error = set(s, after, value))
                    return *error;
                if (!(after == list[i]))
                    step.edits.push_back(replaceItem(i, list[i], after, b));
            }
            return step;
        };
        row.field = std::move(field);
        section.rows.push_back(std::move(row));
    }

    void text(Field field, std::string T::*member, QStringList labels = {})
    {
        add(
            std::move(field), [member](const Scenario &, const T &item) -> Value { return item.*member; },
            [member](const Scenario &, T &item, const Value &value) -> std::optional<Error> {
                item.*member = textOf(value);
                return std::nullopt;
            },
            std::move(labels));
    }

    template <typename N>
    void number(Field field, N T::*member)
    {
        const bool whole = field.type == FieldType::Integer;
        add(
            std::move(field),
            [member, whole](const Scenario &, const T &item) -> Value {
                if (whole)
                    return static_cast<std::int64_t>(item.*member);
                return static_cast<double>(item.*member);
            },
            [member](const Scenario &, T &item, const Value &value) -> std::optional<Error> {
                if (const auto *integer = std::get_if<std::int64_t>(&value))
                    item.*member = static_cast<N>(*integer);
                else if (const auto *real = std::get_if<double>(&value))
                    item.*member = static_cast<N>(*real);
                return std::nullopt;
            });
    }

    void fields(const std::vector<Field> &declared, Values T::*member)
    {
        for (const Field &field : declared)
            add(
                field, [member, field](const Scenario &, const T &item) { return valueOr(item.*member, field); },
                [member, field](const Scenario &, T &item, const Value &value) -> std::optional<Error> {
                    // A default is not written down.
                    if (value == field.standard)
                        (item.*member).erase(field.key);
                    else
                        (item.*member)[field.key] = value;
                    return std::nullopt;
                });
    }

    void place()
    {
        add(
            plain("at", FieldType::Cell, Inspect::tr("Place")),
            [](const Scenario &s, const T &item) -> Value { return placeText(s, item.place).toStdString(); },
            [b = board](const Scenario &s, T &item, const Value &value) -> std::optional<Error> {
                const Result<Place> at = placeFromText(s, b, qstr(textOf(value)));
                if (!at)
                    return at.error();
                item.place = *at;
                return std::nullopt;
            });
    }
};

Field choice(const char *key, const QString &label, Ids choices)
{
    Field field = plain(key, FieldType::Choice, label);
    field.choices = std::move(choices);
    return field;
}

struct Choices
{
    Ids keys;
    QStringList labels;
};

Choices sideChoices(const Scenario &s)
{
    Choices choices{{""}, {Inspect::tr("None")}};
    for (const Side &side : s.sides) {
        choices.keys.push_back(side.id);
        choices.labels << qstr(side.name);
    }
    return choices;
}

Choices commandChoices(const Scenario &s)
{
    Choices choices;
    for (const Side &side : s.sides) {
        choices.keys.push_back(side.id);
        choices.labels << qstr(side.name);
    }
    for (const Command &command : s.commands) {
        choices.keys.push_back(command.id);
        choices.labels << qstr(command.name);
    }
    return choices;
}

template <typename T>
Choices keyed(const std::vector<T> &types)
{
    Choices choices;
    for (const T &type : types) {
        choices.keys.push_back(type.key);
        choices.labels << translated(type.label);
    }
    return choices;
}

template <typename T>
Ids chosenIn(const std::vector<T> &items, const Selection &selection)
{
    Ids ids;
    for (const T &item : items)
        if (selection.items.count(item.id) != 0)
            ids.push_back(item.id);
    return ids;
}

QString titled(const QString &one, const QString &many, const Ids &ids)
{
    return ids.size() == 1 ? one : QStringLiteral("%1 (%2)").arg(many).arg(ids.size());
}

void addFacing(ItemRows<Piece> &rows, const Scenario &s, int board)
{
    const Grid &grid = s.boards[static_cast<std::size_t>(board)].grid;
    if (!s.system->hasFacing)
        return;
    Field field = plain("facing", FieldType::Number, Inspect::tr("Facing"));
    field.minimum = 0;
    field.maximum = grid.isTable() ? 360 : grid.directions() - 1;
    rows.number(field, &Piece::facing);
}

void addPieces(std::vector<InspectorSection> &out, const Scenario &s, int board, const Selection &selection)
{
    for (const PieceKind kind : {PieceKind::Unit, PieceKind::Leader, PieceKind::Marker}) {
        Ids ids;
        for (const Piece &piece : s.pieces)
            if (piece.kind == kind && selection.items.count(piece.id) != 0)
                ids.push_back(piece.id);
        if (ids.empty())
            continue;
        const QString title = kind == PieceKind::Unit     ? titled(Inspect::tr("Unit"), Inspect::tr("Units"), ids)
                              : kind == PieceKind::Leader ? titled(Inspect::tr("Leader"), Inspect::tr("Leaders"), ids)
                                                          : titled(Inspect::tr("Marker"), Inspect::tr("Markers"), ids);
        ItemRows<Piece> rows{board, ids, {title, {}}};
        rows.text(plain("name", FieldType::Text, Inspect::tr("Name")), &Piece::name);
        const Choices commands = commandChoices(s);
        rows.text(choice("command", Inspect::tr("Command"), commands.keys), &Piece::command, commands.labels);
        rows.place();
        addFacing(rows, s, board);
        rows.fields(fieldsOf(*s.system, kind), &Piece::fields);
        out.push_back(std::move(rows.section));
    }
}

void addCommands(std::vector<InspectorSection> &out, const Scenario &s, int board, const Selection &selection)
{
    const Ids ids = chosenIn(s.commands, selection);
    if (ids.empty())
        return;
    ItemRows<Command> rows{board, ids, {titled(Inspect::tr("Command"), Inspect::tr("Commands"), ids), {}}};
    rows.text(plain("name", FieldType::Text, Inspect::tr("Name")), &Command::name);
    Choices levels{{""}, {Inspect::tr("None")}};
    for (const std::string &level : s.system->levels) {
        levels.keys.push_back(level);
        levels.labels << translated(level);
    }
    rows.text(choice("level", Inspect::tr("Level"), levels.keys), &Command::level, levels.labels);
    rows.text(plain("colour", FieldType::Colour, Inspect::tr("Band")), &Command::colour);
    rows.fields(s.system->commandFields, &Command::fields);
    out.push_back(std::move(rows.section));
}

void addBoardItems(std::vector<InspectorSection> &out, const Scenario &s, int board, const Selection &selection)
{
    const Board &b = s.boards[static_cast<std::size_t>(board)];
    const Choices sides = sideChoices(s);
    if (const Ids ids = chosenIn(b.areas, selection); !ids.empty()) {
        ItemRows<Area> rows{board, ids, {titled(Inspect::tr("Area"), Inspect::tr("Areas"), ids), {}}};
        rows.text(plain("name", FieldType::Text, Inspect::tr("Name")), &Area::name);
        const Choices kinds = keyed(s.system->areaKinds);
        rows.text(choice("kind", Inspect::tr("Kind"), kinds.keys), &Area::kind, kinds.labels);
        rows.text(choice("side", Inspect::tr("Side"), sides.keys), &Area::side, sides.labels);
        rows.fields(s.system->areaFields, &Area::values);
        out.push_back(std::move(rows.section));
    }
    if (const Ids ids = chosenIn(b.shapes, selection); !ids.empty()) {
        ItemRows<TableShape> rows{board, ids, {titled(Inspect::tr("Shape"), Inspect::tr("Shapes"), ids), {}}};
        rows.text(plain("name", FieldType::Text, Inspect::tr("Name")), &TableShape::name);
        const Choices kinds = keyed(s.system->shapeTypes);
        rows.text(choice("kind", Inspect::tr("Kind"), kinds.keys), &TableShape::kind, kinds.labels);
        rows.number(plain("level", FieldType::Integer, Inspect::tr("Level")), &TableShape::level);
        rows.number(plain("width", FieldType::Number, Inspect::tr("Width")), &TableShape::width);
        out.push_back(std::move(rows.section));
    }
    if (const Ids ids = chosenIn(b.texts, selection); !ids.empty()) {
        ItemRows<MapLabel> rows{board, ids, {titled(Inspect::tr("Name on the map"), Inspect::tr("Names"), ids), {}}};
        rows.text(plain("text", FieldType::Text, Inspect::tr("Text")), &MapLabel::text);
        const Ids styles{"town", "hill", "water", "woods", "region", "road"};
        rows.text(choice("style", Inspect::tr("Style"), styles), &MapLabel::style);
        Field turned = plain("rotation", FieldType::Number, Inspect::tr("Rotation"));
        turned.minimum = -360;
        turned.maximum = 360;
        rows.number(turned, &MapLabel::rotation);
        Field size = plain("size", FieldType::Number, Inspect::tr("Size"));
        size.minimum = 0.1;
        size.maximum = 10;
        rows.number(size, &MapLabel::size);
        out.push_back(std::move(rows.section));
    }
    if (const Ids ids = chosenIn(s.objectives, selection); !ids.empty()) {
        ItemRows<Objective> rows{board, ids, {titled(Inspect::tr("Objective"), Inspect::tr("Objectives"), ids), {}}};
        rows.text(plain("name", FieldType::Text, Inspect::tr("Name")), &Objective::name);
        rows.place();
        rows.number(plain("points", FieldType::Integer, Inspect::tr("Victory points")), &Objective::points);
        rows.text(choice("owner", Inspect::tr("Owner"), sides.keys), &Objective::owner, sides.labels);
        rows.fields(s.system->objectiveFields, &Objective::fields);
        out.push_back(std::move(rows.section));
    }
}

} // namespace

void addCellRows(std::vector<InspectorSection> &out, const Scenario &s, int board, const std::vector<Cell> &cells);
void addScenarioRows(std::vector<InspectorSection> &out, const Scenario &s);

std::vector<InspectorSection> inspectorSections(const Scenario &scenario, int board, const Selection &selection)
{
    std::vector<InspectorSection> out;
    addPieces(out, scenario, board, selection);
    addCommands(out, scenario, board, selection);
    addBoardItems(out, scenario, board, selection);
    addCellRows(out, scenario, board, selection.cells);
    if (!out.empty())
        return out;
    addScenarioRows(out, scenario);
    for (const Side &side : scenario.sides) {
        ItemRows<Side> rows{board, {side.id}, {Inspect::tr("Side: %1").arg(qstr(side.name)), {}}};
        rows.text(plain("name", FieldType::Text, Inspect::tr("Name")), &Side::name);
        rows.text(plain("colour", FieldType::Colour, Inspect::tr("Colour")), &Side::colour);
        rows.text(plain("text", FieldType::Colour, Inspect::tr("Text colour")), &Side::textColour);
        out.push_back(std::move(rows.section));
    }
    return out;
}

} // namespace hotchkiss
