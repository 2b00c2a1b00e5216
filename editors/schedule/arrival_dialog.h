// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;

namespace hotchkiss {

/// Who arrives or leaves, when, where, and a note.
class ArrivalDialog : public QDialog
{
    Q_OBJECT

public:
    ArrivalDialog(const Scenario &scenario, const Arrival &arrival, QWidget *parent = nullptr);

    Arrival arrival() const;

private:
    void fillWho(const Scenario &scenario);
    void fillWhere(const Scenario &scenario);
    void filter(const QString &text);

    Arrival m_arrival;
    QLineEdit *m_filter;
    QListWidget *m_who;
    QListWidget *m_areas;
    QLineEdit *m_cells;
    QComboBox *m_turn;
    QCheckBox *m_withdrawal;
    QLineEdit *m_note;
};

/// What happens, when, and whom it concerns.
class EventDialog : public QDialog
{
    Q_OBJECT

public:
    EventDialog(const Scenario &scenario, const TimedEvent &event, QWidget *parent = nullptr);

    TimedEvent event() const;

private:
    TimedEvent m_event;
    QLineEdit *m_title;
    QComboBox *m_side;
    QComboBox *m_turn;
    QLineEdit *m_note;
};

} // namespace hotchkiss
