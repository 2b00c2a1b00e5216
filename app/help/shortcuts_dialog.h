// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>

namespace hotchkiss {

/// All commands with their keys, to be searched by either.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<QAction *> &actions, QWidget *parent = nullptr);
};

} // namespace hotchkiss
