// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QHash>
#include <QObject>
#include <QString>

#include <functional>

class QMenuBar;
class QMenu;

namespace hotchkiss {

/// The actions of a window by id, each with text, icon and shortcut, and the menus made of them. What an action does
/// is connected by those who can do it; this class knows only how actions are called and where they stand.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject *parent);

    QAction *action(const char *id) const;
    /// Connects what an action does.
    template <typename Function>
    void on(const char *id, QObject *context, Function &&does)
    {
        connect(action(id), &QAction::triggered, context, std::forward<Function>(does));
    }
    /// Puts an action of somebody else (undo, redo) under an id.
    void adopt(const char *id, QAction *action);
    void setEnabled(std::initializer_list<const char *> ids, bool enabled);
    /// Enables or disables everything that needs a document.
    void setHasDocument(bool has);
    void setChecked(const char *id, bool checked);

    void fillMenuBar(QMenuBar *bar);
    /// A menu or sub-menu by id, to be filled by its owner ("tools", "recent", "windows", "docks").
    QMenu *menu(const char *id) const;
    QList<QAction *> all() const;

private:
    void addRow(const struct ActionRow &row);

    QHash<QString, QAction *> m_actions;
    QHash<QString, QMenu *> m_menus;
    QStringList m_order;
    QStringList m_needDocument;
};

} // namespace hotchkiss
