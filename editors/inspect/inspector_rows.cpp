// SPDX-License-Identifier: MIT
#include "editors/inspect/item_rows.h"
#include "model/scenario/design_help.h"

#include <algorithm>

namespace hotchkiss {

using namespace inspect;

namespace {

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

InspectorRow factRow(const DerivedFact &fact)
{
    InspectorRow row;
    row.field = plain(("fact " + fact.name.str()).c_str(), FieldType::Text, translated(fact.name));
    row.field.rule = fact.rule;
    row.read = [value = translated(fact.value).toStdString()](const Scenario &) -> std::optional<Value> {
        return value;
    };
    return row;
}

/// What the rules make of the only unit or command that is selected.
template <typename T>
void addFacts(InspectorSection &section, const Scenario &scenario, const Ids &ids, const std::vector<T> &list,
              std::vector<DerivedFact> (*tell)(const Scenario &, const T &))
{
    if (ids.size() != 1 || tell == nullptr)
        return;
    if (const auto item = std::ranges::find(list, ids.front(), &T::id); item != list.end())
        for (const DerivedFact &fact : tell(scenario, *item))
            section.rows.push_back(factRow(fact));
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
        rows.fields(s, fieldsOf(*s.system, kind), &Piece::fields);
        addFacts(rows.section, s, ids, s.pieces, designHelpOf(*s.system).unitFacts);
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
    rows.fields(s, s.system->commandFields, &Command::fields);
    addFacts(rows.section, s, ids, s.commands, designHelpOf(*s.system).commandFacts);
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
        rows.fields(s, s.system->areaFields, &Area::values);
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
        rows.fields(s, s.system->objectiveFields, &Objective::fields);
        out.push_back(std::move(rows.section));
    }
}

void addSides(std::vector<InspectorSection> &out, const Scenario &s, int board, const std::set<std::string> &ids)
{
    for (const Side &side : s.sides) {
        if (ids.count(side.id) == 0)
            continue;
        ItemRows<Side> rows{board, {side.id}, {Inspect::tr("Side: %1").arg(qstr(side.name)), {}}};
        rows.text(plain("name", FieldType::Text, Inspect::tr("Name")), &Side::name);
        rows.text(plain("colour", FieldType::Colour, Inspect::tr("Colour")), &Side::colour);
        rows.text(plain("text", FieldType::Colour, Inspect::tr("Text colour")), &Side::textColour);
        out.push_back(std::move(rows.section));
    }
}

} // namespace

void addCellRows(std::vector<InspectorSection> &out, const Scenario &s, int board, const std::vector<Cell> &cells);
void addScenarioRows(std::vector<InspectorSection> &out, const Scenario &s);
void addScheduleRows(std::vector<InspectorSection> &out, const Scenario &s, int board, const Selection &selection);

std::vector<InspectorSection> inspectorSections(const Scenario &scenario, int board, const Selection &selection)
{
    std::vector<InspectorSection> out;
    addPieces(out, scenario, board, selection);
    addCommands(out, scenario, board, selection);
    addBoardItems(out, scenario, board, selection);
    addScheduleRows(out, scenario, board, selection);
    addSides(out, scenario, board, selection.items);
    addCellRows(out, scenario, board, selection.cells);
    if (!out.empty())
        return out;
    addScenarioRows(out, scenario);
    std::set<std::string> sides;
    for (const Side &side : scenario.sides)
        sides.insert(side.id);
    addSides(out, scenario, board, sides);
    return out;
}

} // namespace hotchkiss
