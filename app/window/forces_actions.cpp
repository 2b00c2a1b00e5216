// SPDX-License-Identifier: MIT
#include "app/window/forces_actions.h"

#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/window/actions.h"

namespace hotchkiss {

namespace {

/// The command new things go to: the selected one, or that of the selected piece, or the first side.
std::string parentFor(DesignPage &design)
{
    const Scenario &scenario = design.context().scenario();
    for (const std::string &id : design.context().selection().items) {
        if (findCommand(scenario, id) >= 0 || findSide(scenario, id) >= 0)
            return id;
        if (const int piece = findPiece(scenario, id); piece >= 0)
            return scenario.pieces[static_cast<std::size_t>(piece)].command;
    }
    return scenario.sides.empty() ? std::string() : scenario.sides.front().id;
}

void select(DesignPage &design, const std::string &id)
{
    Selection selection;
    selection.items.insert(id);
    design.context().setSelection(std::move(selection));
}

void addCommand(DesignPage &design)
{
    const Scenario &scenario = design.context().scenario();
    Command command;
    command.name = ForcesActions::tr("New command").toStdString();
    command.id = freshId(scenario, command.name);
    command.parent = parentFor(design);
    const std::string id = command.id;
    design.context().document()->execute(
        {Text(HK_NOOP("Add a command")), {insertItem(scenario.commands.size(), std::move(command))}});
    select(design, id);
}

void addPiece(DesignPage &design, PieceKind kind)
{
    const Scenario &scenario = design.context().scenario();
    Piece piece;
    piece.kind = kind;
    const bool leader = kind == PieceKind::Leader;
    piece.name = (leader ? ForcesActions::tr("New leader") : ForcesActions::tr("New unit")).toStdString();
    piece.id = freshId(scenario, piece.name);
    piece.command = parentFor(design);
    const std::string id = piece.id;
    design.context().document()->execute({leader ? Text(HK_NOOP("Add a leader")) : Text(HK_NOOP("Add a unit")),
                                          {insertItem(scenario.pieces.size(), std::move(piece))}});
    select(design, id);
}

} // namespace

ForcesActions::ForcesActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    Actions &actions = window.actions();
    actions.on("forces-add-command", this, [this] { addCommand(*m_window.design()); });
    actions.on("forces-add-unit", this, [this] { addPiece(*m_window.design(), PieceKind::Unit); });
    actions.on("forces-add-leader", this, [this] { addPiece(*m_window.design(), PieceKind::Leader); });
}

} // namespace hotchkiss
