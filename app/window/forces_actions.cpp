// SPDX-License-Identifier: MIT
#include "app/window/forces_actions.h"

#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/window/actions.h"
#include "editors/docks/problems_dock.h"
#include "model/scenario/forces_steps.h"

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

void execute(DesignPage &design, const EditStep &step)
{
    if (step.empty())
        return;
    design.context().document()->execute(step);
    Selection selection;
    if (const auto *piece = std::get_if<EditItem<Piece>>(&step.edits.back()))
        selection.items.insert(piece->after->id);
    else if (const auto *command = std::get_if<EditItem<Command>>(&step.edits.back()))
        selection.items.insert(command->after->id);
    design.context().setSelection(std::move(selection));
}

void addPieceOf(DesignPage &design, PieceKind kind, const QString &name)
{
    execute(design, addPiece(design.context().scenario(), kind, parentFor(design), name.toStdString()));
}

} // namespace

ForcesActions::ForcesActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    Actions &actions = window.actions();
    actions.on("forces-add-command", this, [this] {
        DesignPage &design = *m_window.design();
        execute(design, addCommand(design.context().scenario(), parentFor(design), tr("New command").toStdString()));
    });
    actions.on("forces-add-unit", this, [this] { addPieceOf(*m_window.design(), PieceKind::Unit, tr("New unit")); });
    actions.on("problem-next", this, [this] { m_window.design()->problems()->step(1); });
    actions.on("problem-previous", this, [this] { m_window.design()->problems()->step(-1); });
    actions.on("forces-add-leader", this,
               [this] { addPieceOf(*m_window.design(), PieceKind::Leader, tr("New leader")); });
}

} // namespace hotchkiss
