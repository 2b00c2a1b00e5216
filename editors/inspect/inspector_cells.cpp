// SPDX-License-Identifier: MIT
#include "editors/inspect/inspector_rows.h"

#include <QCoreApplication>

namespace hotchkiss {

namespace {

struct Inspect
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

InspectorRow cellRow(int board, std::vector<Cell> cells, Field field,
                     std::function<Value(const Scenario &, const CellContent &)> get,
                     std::function<void(const Scenario &, CellContent &, const Value &)> set)
{
    InspectorRow row;
    row.read = [board, cells, get](const Scenario &s) -> std::optional<Value> {
        std::optional<Value> common;
        const Board &b = s.boards[static_cast<std::size_t>(board)];
        for (const Cell cell : cells) {
            if (!b.grid.contains(cell))
                continue;
            const Value value = get(s, b.at(cell));
            if (common && *common != value)
                return std::nullopt;
            common = value;
        }
        return common;
    };
    row.write = [board, cells, set, label = field.label](const Scenario &s, const Value &value) -> Result<EditStep> {
        EditCells edit{board, {}};
        const Board &b = s.boards[static_cast<std::size_t>(board)];
        for (const Cell cell : cells) {
            if (!b.grid.contains(cell))
                continue;
            CellContent after = b.at(cell);
            set(s, after, value);
            if (!(after == b.at(cell)))
                edit.patches.push_back({cell, b.at(cell), after});
        }
        EditStep step{{HK_NOOP("Change %1"), {label}}, {}};
        if (!edit.patches.empty())
            step.edits.emplace_back(std::move(edit));
        return step;
    };
    row.field = std::move(field);
    return row;
}

InspectorRow noteRow(int board, std::vector<Cell> cells, Field field, std::function<Value(const CellNote &)> get,
                     std::function<void(CellNote &, const Value &)> set)
{
    const auto noteAt = [](const Board &b, Cell cell) {
        const auto found = b.notes.find(cell);
        return found == b.notes.end() ? CellNote{} : found->second;
    };
    InspectorRow row;
    row.read = [board, cells, get, noteAt](const Scenario &s) -> std::optional<Value> {
        std::optional<Value> common;
        for (const Cell cell : cells) {
            const Value value = get(noteAt(s.boards[static_cast<std::size_t>(board)], cell));
            if (common && *common != value)
                return std::nullopt;
            common = value;
        }
        return common;
    };
    row.write = [board, cells, set, noteAt, label = field.label](const Scenario &s,
                                                                 const Value &value) -> Result<EditStep> {
        EditStep step{{HK_NOOP("Change %1"), {label}}, {}};
        for (const Cell cell : cells) {
            const CellNote before = noteAt(s.boards[static_cast<std::size_t>(board)], cell);
            CellNote after = before;
            set(after, value);
            if (!(after == before))
                step.edits.emplace_back(patchNote(s, board, cell, std::move(after)));
        }
        return step;
    };
    row.field = std::move(field);
    return row;
}

InspectorRow infoRow(Field field, std::string ScenarioInfo::*member)
{
    InspectorRow row;
    row.read = [member](const Scenario &s) -> std::optional<Value> { return s.info.*member; };
    row.write = [member, label = field.label](const Scenario &s, const Value &value) -> Result<EditStep> {
        ScenarioInfo after = s.info;
        after.*member = textOf(value);
        EditStep step{{HK_NOOP("Change %1"), {label}}, {}};
        if (!(after == s.info))
            step.edits.emplace_back(replaceInfo(s, std::move(after)));
        return step;
    };
    row.field = std::move(field);
    return row;
}

InspectorRow optionRow(const Field &field)
{
    InspectorRow row;
    row.field = field;
    row.read = [field](const Scenario &s) -> std::optional<Value> { return valueOr(s.info.fields, field); };
    row.write = [field](const Scenario &s, const Value &value) -> Result<EditStep> {
        ScenarioInfo after = s.info;
        if (value == field.standard)
            after.fields.erase(field.key);
        else
            after.fields[field.key] = value;
        EditStep step{{HK_NOOP("Change %1"), {field.label}}, {}};
        if (!(after == s.info))
            step.edits.emplace_back(replaceInfo(s, std::move(after)));
        return step;
    };
    return row;
}

Field named(const char *key, FieldType type, const QString &label, Value standard = std::string())
{
    Field field;
    field.key = key;
    field.type = type;
    field.label = label.toStdString();
    field.standard = std::move(standard);
    return field;
}

} // namespace

void addCellRows(std::vector<InspectorSection> &out, const Scenario &s, int board, const std::vector<Cell> &cells);
void addScenarioRows(std::vector<InspectorSection> &out, const Scenario &s);

void addCellRows(std::vector<InspectorSection> &out, const Scenario &s, int board, const std::vector<Cell> &cells)
{
    const Board &b = s.boards[static_cast<std::size_t>(board)];
    if (cells.empty() || !b.grid.contains(cells.front()) || s.system->terrains.empty())
        return;
    InspectorSection section;
    section.title = cells.size() == 1 ? Inspect::tr("Cell %1").arg(qstr(b.label(cells.front())))
                                      : Inspect::tr("Cells (%1)").arg(cells.size());
    Field terrain = named("terrain", FieldType::Choice, Inspect::tr("Terrain"));
    QStringList labels;
    for (const TerrainType &type : s.system->terrains) {
        terrain.choices.push_back(type.key);
        labels << translated(type.label);
    }
    section.rows.push_back(cellRow(
        board, cells, terrain,
        [](const Scenario &now, const CellContent &cell) -> Value { return now.system->terrains[cell.terrain].key; },
        [](const Scenario &now, CellContent &cell, const Value &value) {
            const int index = now.system->terrain(textOf(value));
            if (index >= 0)
                cell.terrain = static_cast<std::uint8_t>(index);
        }));
    section.rows.back().choiceLabels = labels;
    Field level = named("elevation", FieldType::Integer, Inspect::tr("Elevation"), std::int64_t{0});
    level.minimum = -26;
    level.maximum = 35;
    section.rows.push_back(cellRow(
        board, cells, level,
        [](const Scenario &, const CellContent &cell) -> Value { return std::int64_t{cell.elevation}; },
        [](const Scenario &, CellContent &cell, const Value &value) {
            if (const auto *number = std::get_if<std::int64_t>(&value))
                cell.elevation = static_cast<std::int8_t>(*number);
        }));
    for (std::size_t i = 0; i < s.system->features.size(); ++i)
        section.rows.push_back(cellRow(
            board, cells,
            named(s.system->features[i].key.c_str(), FieldType::Boolean, translated(s.system->features[i].label),
                  false),
            [i](const Scenario &, const CellContent &cell) -> Value { return cell.has(static_cast<int>(i)); },
            [i](const Scenario &, CellContent &cell, const Value &value) {
                const std::uint32_t bit = 1U << i;
                cell.features = value == Value(true) ? cell.features | bit : cell.features & ~bit;
            }));
    // A name for thousands of cells at once is never meant.
    if (cells.size() <= 200) {
        section.rows.push_back(noteRow(
            board, cells, named("name", FieldType::Text, Inspect::tr("Name")),
            [](const CellNote &note) -> Value { return note.name; },
            [](CellNote &note, const Value &value) { note.name = textOf(value); }));
        for (const Field &field : s.system->cellFields)
            section.rows.push_back(noteRow(
                board, cells, field, [field](const CellNote &note) { return valueOr(note.values, field); },
                [field](CellNote &note, const Value &value) {
                    if (value == field.standard)
                        note.values.erase(field.key);
                    else
                        note.values[field.key] = value;
                }));
    }
    out.push_back(std::move(section));
}

void addScenarioRows(std::vector<InspectorSection> &out, const Scenario &s)
{
    InspectorSection section{Inspect::tr("Scenario"), {}};
    const auto add = [&section](const char *key, FieldType type, const QString &label, std::string ScenarioInfo::*at) {
        section.rows.push_back(infoRow(named(key, type, label), at));
    };
    add("title", FieldType::Text, Inspect::tr("Title"), &ScenarioInfo::title);
    add("battle", FieldType::Text, Inspect::tr("Battle"), &ScenarioInfo::battle);
    add("date", FieldType::Text, Inspect::tr("Date"), &ScenarioInfo::date);
    add("place", FieldType::Text, Inspect::tr("Place"), &ScenarioInfo::place);
    add("designer", FieldType::Text, Inspect::tr("Designer"), &ScenarioInfo::designer);
    Field symbols = named("symbols", FieldType::Choice, Inspect::tr("Symbols"));
    symbols.choices = {"nato", "period"};
    section.rows.push_back(infoRow(symbols, &ScenarioInfo::symbols));
    section.rows.back().choiceLabels = {Inspect::tr("NATO"), Inspect::tr("Period")};
    for (const Field &field : s.system->scenarioFields)
        section.rows.push_back(optionRow(field));
    add("description", FieldType::LongText, Inspect::tr("Description"), &ScenarioInfo::description);
    add("special", FieldType::LongText, Inspect::tr("Special rules"), &ScenarioInfo::specialRules);
    add("victory", FieldType::LongText, Inspect::tr("Victory"), &ScenarioInfo::victory);
    add("notes", FieldType::LongText, Inspect::tr("Notes"), &ScenarioInfo::notes);
    out.push_back(std::move(section));
}

} // namespace hotchkiss
