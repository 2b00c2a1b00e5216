// SPDX-License-Identifier: MIT
#include "editors/inspect/item_rows.h"

namespace hotchkiss {

using namespace inspect;

void addScheduleRows(std::vector<InspectorSection> &out, const Scenario &s, int board, const Selection &selection);

namespace {

template <typename T>
void flagRow(ItemRows<T> &rows, const char *key, const QString &label, bool T::*member)
{
    rows.add(
        plain(key, FieldType::Boolean, label),
        [member](const Scenario &, const T &item) -> Value { return item.*member; },
        [member](const Scenario &, T &item, const Value &value) -> std::optional<Error> {
            item.*member = value == Value(true);
            return std::nullopt;
        });
}

Field turnField(const Scenario &s)
{
    Field field = plain("turn", FieldType::Integer, Inspect::tr("Turn"));
    field.minimum = 1;
    field.maximum = std::max(2.0, static_cast<double>(s.turns.size()));
    return field;
}

void addTurns(std::vector<InspectorSection> &out, const Scenario &s, int board, const Selection &selection)
{
    Ids ids;
    for (const int turn : selection.turns)
        if (turn >= 0 && static_cast<std::size_t>(turn) < s.turns.size())
            ids.push_back(std::to_string(turn));
    if (ids.empty())
        return;
    ItemRows<Turn> rows{board, ids, {titled(Inspect::tr("Turn"), Inspect::tr("Turns"), ids), {}}};
    const Choices sides = sideChoices(s);
    rows.text(plain("label", FieldType::Text, Inspect::tr("Label")), &Turn::label);
    rows.text(plain("date", FieldType::Text, Inspect::tr("Date")), &Turn::date);
    flagRow(rows, "night", Inspect::tr("Night"), &Turn::night);
    flagRow(rows, "check", Inspect::tr("Victory is checked"), &Turn::check);
    rows.text(choice("initiative", Inspect::tr("Initiative"), sides.keys), &Turn::initiative, sides.labels);
    rows.fields(s, s.system->turnFields, &Turn::fields);
    rows.text(plain("note", FieldType::LongText, Inspect::tr("Note")), &Turn::note);
    out.push_back(std::move(rows.section));
}

} // namespace

void addScheduleRows(std::vector<InspectorSection> &out, const Scenario &s, int board, const Selection &selection)
{
    addTurns(out, s, board, selection);
    if (const Ids ids = chosenIn(s.arrivals, selection); !ids.empty()) {
        ItemRows<Arrival> rows{board, ids, {titled(Inspect::tr("Arrival"), Inspect::tr("Arrivals"), ids), {}}};
        rows.number(turnField(s), &Arrival::turn);
        flagRow(rows, "withdrawal", Inspect::tr("Leaves the map"), &Arrival::withdrawal);
        rows.text(plain("note", FieldType::LongText, Inspect::tr("Note")), &Arrival::note);
        out.push_back(std::move(rows.section));
    }
    if (const Ids ids = chosenIn(s.events, selection); !ids.empty()) {
        ItemRows<TimedEvent> rows{board, ids, {titled(Inspect::tr("Event"), Inspect::tr("Events"), ids), {}}};
        const Choices sides = sideChoices(s);
        rows.text(plain("title", FieldType::Text, Inspect::tr("Title")), &TimedEvent::title);
        rows.number(turnField(s), &TimedEvent::turn);
        rows.text(choice("side", Inspect::tr("Side"), sides.keys), &TimedEvent::side, sides.labels);
        rows.text(plain("note", FieldType::LongText, Inspect::tr("Note")), &TimedEvent::note);
        out.push_back(std::move(rows.section));
    }
}

} // namespace hotchkiss
