// SPDX-License-Identifier: MIT
#include "app/help/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hotchkiss {

ShortcutsDialog::ShortcutsDialog(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    resize(520, 640);
    auto *search = new QLineEdit;
    search->setPlaceholderText(tr("Search by name or key"));
    auto *list = new QTreeWidget;
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    list->setHeaderLabels({tr("Command"), tr("Key")});
    for (const QAction *action : actions) {
        if (action->shortcut().isEmpty())
            continue;
        const QString name = QString(action->text()).remove(QLatin1Char('&')).remove(QChar(0x2026));
        auto *item = new QTreeWidgetItem(list, {name, action->shortcut().toString(QKeySequence::NativeText)});
        item->setIcon(0, action->icon());
    }
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setStretchLastSection(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(search);
    layout->addWidget(list);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(search, &QLineEdit::textChanged, this, [list](const QString &text) {
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            QTreeWidgetItem *item = list->topLevelItem(row);
            item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive) &&
                            !item->text(1).contains(text, Qt::CaseInsensitive));
        }
    });
}

} // namespace hotchkiss
