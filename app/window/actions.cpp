// SPDX-License-Identifier: MIT
#include "app/window/actions.h"

#include "app/window/action_table.h"
#include "views/icons.h"

#include <QMenu>
#include <QMenuBar>

namespace hotchkiss {

Actions::Actions(QObject *parent)
    : QObject(parent)
{
    for (const ActionRow &row : actionTable)
        addRow(row);
}

void Actions::addRow(const ActionRow &row)
{
    auto *action = new QAction(tr(row.text), this);
    action->setObjectName(QLatin1String(row.id));
    if (*row.icon != '\0')
        action->setIcon(icon(QLatin1String(row.icon)));
    action->setShortcut(QKeySequence(QLatin1String(row.shortcut)));
    action->setCheckable((row.flags & Checkable) != 0);
    const QString tip = QString(action->text()).remove(QLatin1Char('&')).remove(QChar(0x2026));
    action->setToolTip(tr("%1 (%2)").arg(tip, action->shortcut().toString(QKeySequence::NativeText)));
    adopt(row.id, action);
    if ((row.flags & NeedsDocument) != 0)
        m_needDocument << QLatin1String(row.id);
}

void Actions::adopt(const char *id, QAction *action)
{
    action->setObjectName(QLatin1String(id));
    m_actions.insert(QLatin1String(id), action);
    m_order << QLatin1String(id);
}

QAction *Actions::action(const char *id) const
{
    QAction *found = m_actions.value(QLatin1String(id));
    Q_ASSERT(found != nullptr);
    return found;
}

void Actions::setEnabled(std::initializer_list<const char *> ids, bool enabled)
{
    for (const char *id : ids)
        action(id)->setEnabled(enabled);
}

void Actions::setHasDocument(bool has)
{
    for (const QString &id : m_needDocument)
        m_actions[id]->setEnabled(has);
}

void Actions::setChecked(const char *id, bool checked)
{
    action(id)->setChecked(checked);
}

void Actions::fillMenuBar(QMenuBar *bar)
{
    int index = 0;
    for (const MenuRow &row : menuTable) {
        auto *menu = new QMenu(tr(row.title), bar);
        menu->setObjectName(QLatin1String("menu-") + QLatin1String(row.id));
        m_menus.insert(QLatin1String(row.id), menu);
        if (index++ < menuBarCount)
            bar->addMenu(menu);
    }
    for (const MenuRow &row : menuTable) {
        QMenu *menu = m_menus[QLatin1String(row.id)];
        for (const QString &item : QString::fromLatin1(row.items).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            if (item == QLatin1String("-"))
                menu->addSeparator();
            else if (item.startsWith(QLatin1Char('>')))
                menu->addMenu(m_menus[item.mid(1)]);
            else
                menu->addAction(m_actions[item]);
        }
    }
}

QMenu *Actions::menu(const char *id) const
{
    return m_menus.value(QLatin1String(id));
}

QList<QAction *> Actions::all() const
{
    QList<QAction *> actions;
    for (const QString &id : m_order)
        actions << m_actions[id];
    return actions;
}

} // namespace hotchkiss
