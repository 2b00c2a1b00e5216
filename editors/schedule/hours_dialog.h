// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/schedule_steps.h"

#include <QDialog>

class QLineEdit;
class QSpinBox;
class QTimeEdit;

namespace hotchkiss {

/// Turns by the clock: from when, how many, how long, and when it is night.
class HoursDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HoursDialog(const ClockHours &hours, QWidget *parent = nullptr);

    ClockHours hours() const;

private:
    QTimeEdit *m_start;
    QSpinBox *m_count;
    QSpinBox *m_minutes;
    QTimeEdit *m_nightFrom;
    QTimeEdit *m_nightTo;
    QLineEdit *m_date;
};

} // namespace hotchkiss
