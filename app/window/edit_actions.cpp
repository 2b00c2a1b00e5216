// SPDX-License-Identifier: MIT
#include "app/window/edit_actions.h"

#include "app/design/design_page.h"
#include "app/find/find_entries.h"
#include "app/main_window.h"
#include "app/session.h"
#include "app/settings/preferences_dialog.h"
#include "app/window/actions.h"
#include "editors/board/board_editor.h"

#include <QInputDialog>
#include <QMessageBox>

namespace hotchkiss {

namespace {

void find(MainWindow &window)
{
    SearchPopup popup(EditActions::tr("Find a unit, a command, a name or a place"),
                      findEntries(window.file()->document()->scenario()), &window);
    if (popup.exec() != QDialog::Accepted)
        return;
    const FoundPlace found = placeOfEntry(window.file()->document()->scenario(), popup.chosen());
    window.setMode(MainWindow::Mode::Design);
    window.design()->showPlace(found.place, found.item);
}

void goToCell(MainWindow &window)
{
    const Board &board = window.design()->context().board();
    if (board.grid.isTable()) {
        QMessageBox::information(&window, EditActions::tr("Go to Cell"), EditActions::tr("A table has no cells."));
        return;
    }
    bool ok = false;
    const QString label = QInputDialog::getText(
        &window, EditActions::tr("Go to Cell"),
        EditActions::tr("Number of the cell, for instance %1:").arg(qstr(board.label(board.grid.cellCount() / 2))),
        QLineEdit::Normal, {}, &ok);
    if (!ok || label.trimmed().isEmpty())
        return;
    const auto cell = board.labels.cell(board.grid, label.trimmed().toStdString());
    if (!cell) {
        QMessageBox::warning(&window, EditActions::tr("Go to Cell"), translated(cell.error().text));
        return;
    }
    window.setMode(MainWindow::Mode::Design);
    window.design()->showPlace(Place::onCell(window.design()->context().boardIndex(), *cell), {});
}

void searchCommands(MainWindow &window)
{
    QList<QAction *> actions = window.actions().all();
    if (window.design() != nullptr)
        actions += window.design()->toolActions() + window.design()->dockActions();
    QList<SearchPopup::Entry> entries;
    for (const QAction *action : actions)
        if (action->isEnabled() && action->objectName() != QLatin1String("tools-commands"))
            entries << SearchPopup::Entry{QString(action->text()).remove(QLatin1Char('&')),
                                          action->shortcut().toString(QKeySequence::NativeText), action->objectName(),
                                          action->icon()};
    SearchPopup popup(EditActions::tr("Search for a command"), entries, &window);
    if (popup.exec() != QDialog::Accepted)
        return;
    for (QAction *action : actions)
        if (action->objectName() == popup.chosen())
            action->trigger();
}

} // namespace

EditActions::EditActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    Actions &actions = window.actions();
    actions.on("edit-cut", this, [this] { m_window.design()->board()->cut(); });
    actions.on("edit-copy", this, [this] { m_window.design()->board()->copy(); });
    actions.on("edit-paste", this, [this] { m_window.design()->board()->paste(); });
    actions.on("edit-duplicate", this, [this] { m_window.design()->board()->duplicate(); });
    actions.on("edit-delete", this, [this] { m_window.design()->board()->deleteSelection(); });
    actions.on("edit-select-all", this, [this] { m_window.design()->board()->selectAll(); });
    actions.on("edit-select-none", this, [this] { m_window.design()->board()->selectNone(); });
    actions.on("edit-invert", this, [this] { m_window.design()->board()->invertSelection(); });
    actions.on("edit-find", this, [this] { find(m_window); });
    actions.on("edit-goto", this, [this] { goToCell(m_window); });
    actions.on("tools-commands", this, [this] { searchCommands(m_window); });
    actions.on("edit-preferences", this, [this] {
        PreferencesDialog dialog(m_window.session().preferences(), &m_window);
        if (dialog.exec() == QDialog::Accepted)
            m_window.session().setPreferences(dialog.preferences());
    });
}

} // namespace hotchkiss
