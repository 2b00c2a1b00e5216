// SPDX-License-Identifier: MIT
#include "editors/docks/history_dock.h"

#include "views/theme/icon_theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QUndoView>
#include <QVBoxLayout>

namespace hotchkiss {

namespace {

QToolButton *stepButton(QWidget *parent, const QString &icon, const QString &name)
{
    auto *button = new QToolButton(parent);
    button->setIcon(iconNamed(icon));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    return button;
}

} // namespace

HistoryDock::HistoryDock(ToolContext *context, QWidget *parent)
    : QWidget(parent)
{
    QUndoStack *stack = context->document()->undoStack();
    auto *undo = stepButton(this, QStringLiteral("undo"), tr("Undo"));
    auto *redo = stepButton(this, QStringLiteral("redo"), tr("Redo"));
    auto *count = new QLabel(this);
    auto *view = new QUndoView(stack, this);
    view->setEmptyLabel(tr("As opened"));
    view->setCleanIcon(iconNamed(QStringLiteral("save")));
    view->setAccessibleName(tr("Steps done"));
    view->setFrameShape(QFrame::NoFrame);
    view->setTextElideMode(Qt::ElideRight);

    auto *bar = new QHBoxLayout;
    bar->addWidget(undo);
    bar->addWidget(redo);
    bar->addStretch();
    bar->addWidget(count);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(bar);
    layout->addWidget(view);

    const auto refresh = [stack, undo, redo, count] {
        undo->setEnabled(stack->canUndo());
        redo->setEnabled(stack->canRedo());
        count->setText(tr("%1 of %2", "step, number of steps").arg(stack->index()).arg(stack->count()));
    };
    connect(undo, &QToolButton::clicked, stack, &QUndoStack::undo);
    connect(redo, &QToolButton::clicked, stack, &QUndoStack::redo);
    connect(stack, &QUndoStack::indexChanged, this, refresh);
    refresh();
}

} // namespace hotchkiss
