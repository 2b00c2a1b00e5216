// SPDX-License-Identifier: MIT
#include "editors/docks/local_keys.h"

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

namespace hotchkiss {

LocalKeys::LocalKeys(QWidget *widget)
    : QObject(widget)
{
    widget->installEventFilter(this);
}

bool LocalKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const QKeySequence pressed(static_cast<QKeyEvent *>(event)->keyCombination());
    for (QAction *action : static_cast<QWidget *>(watched)->actions()) {
        if (!action->isEnabled() || !action->shortcuts().contains(pressed))
            continue;
        if (event->type() == QEvent::KeyPress)
            action->trigger();
        event->accept();
        return true;
    }
    return false;
}

} // namespace hotchkiss
