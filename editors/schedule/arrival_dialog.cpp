// SPDX-License-Identifier: MIT
#include "editors/schedule/arrival_dialog.h"

#include "model/document/document.h"
#include "model/scenario/forces_steps.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>

#include <algorithm>

namespace hotchkiss {

namespace {

QComboBox *turnBox(const Scenario &scenario, int turn)
{
    auto *box = new QComboBox;
    for (std::size_t i = 0; i < scenario.turns.size(); ++i)
        box->addItem(QStringLiteral("%1 — %2").arg(i + 1).arg(qstr(scenario.turns[i].label)));
    box->setCurrentIndex(turn - 1);
    return box;
}

void addCheck(QListWidget *list, const std::string &id, const QString &text, bool on)
{
    auto *item = new QListWidgetItem(text, list);
    item->setData(Qt::UserRole, qstr(id));
    item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

std::vector<std::string> checked(const QListWidget *list)
{
    std::vector<std::string> ids;
    for (int i = 0; i < list->count(); ++i)
        if (list->item(i)->checkState() == Qt::Checked)
            ids.push_back(list->item(i)->data(Qt::UserRole).toString().toStdString());
    return ids;
}

bool has(const std::vector<std::string> &ids, const std::string &id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

void finish(QDialog *dialog, QFormLayout *form)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    form->addRow(buttons);
}

} // namespace

ArrivalDialog::ArrivalDialog(const Scenario &scenario, const Arrival &arrival, QWidget *parent)
    : QDialog(parent)
    , m_arrival(arrival)
    , m_filter(new QLineEdit)
    , m_who(new QListWidget)
    , m_areas(new QListWidget)
    , m_cells(new QLineEdit)
    , m_turn(turnBox(scenario, arrival.turn))
    , m_withdrawal(new QCheckBox(tr("&Leave the map in this turn")))
    , m_note(new QLineEdit(qstr(arrival.note)))
{
    setWindowTitle(tr("Arrival"));
    m_filter->setPlaceholderText(tr("Filter the forces"));
    m_filter->setClearButtonEnabled(true);
    m_who->setAccessibleName(tr("Who"));
    m_areas->setAccessibleName(tr("Areas"));
    m_areas->setMaximumHeight(fontMetrics().height() * 6);
    m_cells->setPlaceholderText(tr("Cells, with spaces between"));
    m_withdrawal->setChecked(arrival.withdrawal);
    fillWho(scenario);
    fillWhere(scenario);
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Who"), m_filter);
    form->addRow(QString(), m_who);
    form->addRow(tr("W&hen"), m_turn);
    form->addRow(QString(), m_withdrawal);
    form->addRow(tr("Wh&ere"), m_areas);
    form->addRow(QString(), m_cells);
    form->addRow(tr("&Note"), m_note);
    finish(this, form);
    connect(m_filter, &QLineEdit::textChanged, this, &ArrivalDialog::filter);
    resize(460, 560);
}

void ArrivalDialog::fillWho(const Scenario &scenario)
{
    for (const std::string &id : forcesInOrder(scenario)) {
        const int piece = findPiece(scenario, id);
        const int command = findCommand(scenario, id);
        const std::string name = piece >= 0 ? scenario.pieces[static_cast<std::size_t>(piece)].name
                                            : scenario.commands[static_cast<std::size_t>(command)].name;
        int depth = 0;
        std::string above = piece >= 0 ? scenario.pieces[static_cast<std::size_t>(piece)].command
                                       : scenario.commands[static_cast<std::size_t>(command)].parent;
        for (int next = findCommand(scenario, above); next >= 0 && depth < 12; ++depth) {
            above = scenario.commands[static_cast<std::size_t>(next)].parent;
            next = findCommand(scenario, above);
        }
        addCheck(m_who, id, QString(depth * 3, QLatin1Char(' ')) + qstr(name), has(m_arrival.who, id));
    }
    for (int i = 0; i < m_who->count(); ++i)
        if (m_who->item(i)->checkState() == Qt::Checked) {
            m_who->setCurrentRow(i);
            break;
        }
}

void ArrivalDialog::fillWhere(const Scenario &scenario)
{
    QStringList cells;
    std::vector<std::string> areas;
    for (const Board &board : scenario.boards)
        for (const Area &area : board.areas) {
            areas.push_back(area.id);
            addCheck(m_areas, area.id, qstr(area.name.empty() ? area.id : area.name), has(m_arrival.where, area.id));
        }
    for (const std::string &where : m_arrival.where)
        if (!has(areas, where))
            cells << qstr(where);
    m_cells->setText(cells.join(QLatin1Char(' ')));
}

void ArrivalDialog::filter(const QString &text)
{
    for (int i = 0; i < m_who->count(); ++i)
        m_who->item(i)->setHidden(!m_who->item(i)->text().contains(text, Qt::CaseInsensitive));
}

Arrival ArrivalDialog::arrival() const
{
    Arrival after = m_arrival;
    after.who = checked(m_who);
    after.turn = m_turn->currentIndex() + 1;
    after.where = checked(m_areas);
    for (const QString &cell : m_cells->text().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        after.where.push_back(cell.toStdString());
    after.withdrawal = m_withdrawal->isChecked();
    after.note = m_note->text().toStdString();
    return after;
}

EventDialog::EventDialog(const Scenario &scenario, const TimedEvent &event, QWidget *parent)
    : QDialog(parent)
    , m_event(event)
    , m_title(new QLineEdit(qstr(event.title)))
    , m_side(new QComboBox)
    , m_turn(turnBox(scenario, event.turn))
    , m_note(new QLineEdit(qstr(event.note)))
{
    setWindowTitle(tr("Event"));
    m_side->addItem(tr("All"), QString());
    for (const Side &side : scenario.sides)
        m_side->addItem(qstr(side.name), qstr(side.id));
    m_side->setCurrentIndex(std::max(0, m_side->findData(qstr(event.side))));
    auto *form = new QFormLayout(this);
    form->addRow(tr("&What"), m_title);
    form->addRow(tr("W&hen"), m_turn);
    form->addRow(tr("&Side"), m_side);
    form->addRow(tr("&Note"), m_note);
    finish(this, form);
    m_title->setMinimumWidth(280);
}

TimedEvent EventDialog::event() const
{
    TimedEvent after = m_event;
    after.title = m_title->text().trimmed().toStdString();
    after.turn = m_turn->currentIndex() + 1;
    after.side = m_side->currentData().toString().toStdString();
    after.note = m_note->text().toStdString();
    return after;
}

} // namespace hotchkiss
