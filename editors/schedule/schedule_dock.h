// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QWidget>

class QAction;
class QToolBar;

namespace hotchkiss {

class ScheduleModel;
class ScheduleView;

/// The schedule with everything one does to it: arrivals, withdrawals, events and the turns themselves.
class ScheduleDock : public QWidget
{
    Q_OBJECT

public:
    explicit ScheduleDock(ToolContext *context, QWidget *parent = nullptr);

    ScheduleView *view() const { return m_view; }

private:
    QAction *action(QToolBar *bar, const char *icon, const QString &text, const QKeySequence &keys,
                    void (ScheduleDock::*slot)());
    void makeActions(QToolBar *bar);
    void edit(const std::string &id);
    void addArrivalHere();
    void addEventHere();
    void editChosen();
    void removeChosen();
    void toggleWithdrawal();
    void addTurn();
    void insertTurnHere();
    void removeTurnHere();
    void renameTurnHere();
    void toggleNight();
    void carryInitiative();
    void turnsByTheClock();
    void tellSelection();

    ToolContext *m_context;
    ScheduleModel *m_model;
    ScheduleView *m_view;
};

} // namespace hotchkiss
