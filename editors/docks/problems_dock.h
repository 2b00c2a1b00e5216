// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"
#include "model/check/checker.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QSortFilterProxyModel;
class QTreeView;

namespace hotchkiss {

class ProblemsModel;

/// What the checks find, worst first. A click shows the place; quick fixes are undoable steps.
class ProblemsDock : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsDock(ToolContext *context, QWidget *parent = nullptr);

    /// Checks at once instead of a moment after the last change.
    void checkNow();

    /// Shows the next or previous one of those listed, around the end.
    void step(int by);
    int count() const;

Q_SIGNALS:
    void placeActivated(const hotchkiss::Place &place, const QString &itemId);
    void countsChanged(int errors, int warnings, int notes);

private:
    void show(const QModelIndex &index);
    void openMenu(const QPoint &at);

    ToolContext *m_context;
    Checker m_checker;
    ProblemsModel *m_model;
    QSortFilterProxyModel *m_filter;
    QLineEdit *m_search;
    QTreeView *m_list;
    QLabel *m_summary;
    QTimer m_timer;
};

} // namespace hotchkiss
