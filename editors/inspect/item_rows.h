// SPDX-License-Identifier: MIT
#pragma once

#include "editors/inspect/inspector_rows.h"
#include "model/scenario/field_value.h"
#include "views/models/place_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace hotchkiss::inspect {

// Rows of the inspector for items of the scenario's lists. For the files of this folder only.

/// The translation context of this folder.
struct Inspect
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

using Ids = std::vector<std::string>;

inline Field plain(const char *key, FieldType type, const QString &label)
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
    else if constexpr (std::is_same_v<T, Turn>)
        return s.turns;
    else if constexpr (std::is_same_v<T, Arrival>)
        return s.arrivals;
    else if constexpr (std::is_same_v<T, TimedEvent>)
        return s.events;
    else if constexpr (std::is_same_v<T, Area>)
        return b.areas;
    else if constexpr (std::is_same_v<T, TableShape>)
        return b.shapes;
    else
        return b.texts;
}

/// Turns have no id; their number is one.
template <typename T>
std::string idOf(const T &item, std::size_t index)
{
    if constexpr (std::is_same_v<T, Turn>)
        return std::to_string(index);
    else
        return item.id;
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
            const auto &list = listOf<T>(s, b);
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (std::find(chosen.begin(), chosen.end(), idOf(list[i], i)) == chosen.end())
                    continue;
                const Value value = get(s, list[i]);
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
                if (std::find(chosen.begin(), chosen.end(), idOf(list[i], i)) == chosen.end())
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

    /// Whether the field makes sense for any of the items.
    bool isWanted(const Scenario &s, const Field &field, const std::vector<Field> &declared, Values T::*member) const
    {
        const auto &list = listOf<T>(s, board);
        for (std::size_t i = 0; i < list.size(); ++i)
            if (std::find(ids.begin(), ids.end(), idOf(list[i], i)) != ids.end() &&
                appliesTo(field, declared, list[i].*member))
                return true;
        return false;
    }

    void fields(const Scenario &scenario, const std::vector<Field> &declared, Values T::*member)
    {
        for (const Field &field : declared) {
            if (!isWanted(scenario, field, declared, member))
                continue;
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

inline Field choice(const char *key, const QString &label, Ids choices)
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

inline Choices sideChoices(const Scenario &s)
{
    Choices choices{{""}, {Inspect::tr("None")}};
    for (const Side &side : s.sides) {
        choices.keys.push_back(side.id);
        choices.labels << qstr(side.name);
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

inline QString titled(const QString &one, const QString &many, const Ids &ids)
{
    return ids.size() == 1 ? one : QStringLiteral("%1 (%2)").arg(many).arg(ids.size());
}

} // namespace hotchkiss::inspect
