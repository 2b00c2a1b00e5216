// SPDX-License-Identifier: MIT
#include "editors/schedule/hours_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QTimeEdit>

namespace hotchkiss {

namespace {

QTimeEdit *timeBox(int minutes)
{
    auto *box = new QTimeEdit(QTime(minutes / 60 % 24, minutes % 60));
    box->setDisplayFormat(QStringLiteral("H:mm"));
    return box;
}

QSpinBox *numberBox(int value, int minimum, int maximum)
{
    auto *box = new QSpinBox;
    box->setRange(minimum, maximum);
    box->setValue(value);
    return box;
}

int minutesOf(const QTimeEdit *box)
{
    return box->time().hour() * 60 + box->time().minute();
}

} // namespace

HoursDialog::HoursDialog(const ClockHours &hours, QWidget *parent)
    : QDialog(parent)
    , m_start(timeBox(hours.start))
    , m_count(numberBox(hours.count, 1, 999))
    , m_minutes(numberBox(hours.minutes, 1, 24 * 60))
    , m_nightFrom(timeBox(hours.nightFrom))
    , m_nightTo(timeBox(hours.nightTo))
    , m_date(new QLineEdit(QString::fromStdString(hours.date)))
{
    setWindowTitle(tr("Turns by the Clock"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *form = new QFormLayout(this);
    form->addRow(tr("&First turn at"), m_start);
    form->addRow(tr("&Number of turns"), m_count);
    form->addRow(tr("&Minutes a turn"), m_minutes);
    form->addRow(tr("Night f&rom"), m_nightFrom);
    form->addRow(tr("Night &to"), m_nightTo);
    form->addRow(tr("&Date"), m_date);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

ClockHours HoursDialog::hours() const
{
    return {minutesOf(m_start),     m_count->value(),     m_minutes->value(),
            minutesOf(m_nightFrom), minutesOf(m_nightTo), m_date->text().toStdString()};
}

} // namespace hotchkiss
