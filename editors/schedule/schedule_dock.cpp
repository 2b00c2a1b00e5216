// SPDX-License-Identifier: MIT
#include "editors/schedule/schedule_dock.h"

#include "editors/docks/local_keys.h"
#include "editors/schedule/arrival_dialog.h"
#include "editors/schedule/hours_dialog.h"
#include "editors/schedule/schedule_view.h"
#include "model/scenario/schedule_steps.h"
#include "views/models/schedule_model.h"
#include "views/theme/icon_theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QToolBar>

#include <algorithm>

namespace hotchkiss {

ScheduleDock::ScheduleDock(ToolContext *context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new ScheduleModel(context->document(), this))
    , m_view(new ScheduleView(context->document(), m_model))
{
    auto *bar = new QToolBar;
    bar->setIconSize({16, 16});
    bar->setOrientation(Qt::Vertical);
    makeActions(bar);
    new LocalKeys(m_view);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view, &ScheduleView::editAsked, this, &ScheduleDock::edit);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ScheduleDock::tellSelection);
    connect(m_view->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        m_view->selectionModel()->setCurrentIndex(m_model->index(std::max(0, m_view->currentIndex().row()), column),
                                                  QItemSelectionModel::NoUpdate);
        Selection selection;
        selection.turns.insert(column);
        m_context->setSelection(std::move(selection));
    });
    connect(m_view->horizontalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int column) {
        m_view->selectionModel()->setCurrentIndex(m_model->index(0, column), QItemSelectionModel::NoUpdate);
        renameTurnHere();
    });
}

QAction *ScheduleDock::action(QToolBar *bar, const char *icon, const QString &text, const QKeySequence &keys,
                              void (ScheduleDock::*slot)())
{
    auto *made = new QAction(iconNamed(QLatin1String(icon)), text, this);
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(made, &QAction::triggered, this, slot);
    m_view->addAction(made);
    if (bar != nullptr)
        bar->addAction(made);
    return made;
}

void ScheduleDock::makeActions(QToolBar *bar)
{
    const auto line = [this] {
        auto *separator = new QAction(this);
        separator->setSeparator(true);
        m_view->addAction(separator);
    };
    action(bar, "arrival", tr("Add an arrival…"), QKeySequence(Qt::Key_Insert), &ScheduleDock::addArrivalHere);
    action(bar, "event", tr("Add an event…"), QKeySequence(Qt::SHIFT | Qt::Key_Insert), &ScheduleDock::addEventHere);
    action(nullptr, "inspector", tr("Edit…"), {}, &ScheduleDock::editChosen);
    action(nullptr, "flip", tr("Arrive or leave"), QKeySequence(Qt::Key_W), &ScheduleDock::toggleWithdrawal);
    action(nullptr, "delete", tr("Delete"), QKeySequence(Qt::Key_Delete), &ScheduleDock::removeChosen);
    line();
    action(bar, "add", tr("Add a turn"), QKeySequence(Qt::Key_Plus), &ScheduleDock::addTurn);
    action(nullptr, "add", tr("Insert a turn before"), QKeySequence(Qt::CTRL | Qt::Key_Insert),
           &ScheduleDock::insertTurnHere);
    action(bar, "remove", tr("Remove the turn"), QKeySequence(Qt::Key_Minus), &ScheduleDock::removeTurnHere);
    action(nullptr, "labels", tr("Rename the turn…"), QKeySequence(Qt::SHIFT | Qt::Key_F2),
           &ScheduleDock::renameTurnHere);
    action(bar, "night", tr("Night or day"), QKeySequence(Qt::Key_N), &ScheduleDock::toggleNight);
    action(nullptr, "side-flag", tr("Carry the initiative on"), QKeySequence(Qt::Key_I),
           &ScheduleDock::carryInitiative);
    action(bar, "recent", tr("Turns by the clock…"), {}, &ScheduleDock::turnsByTheClock);
}

void ScheduleDock::tellSelection()
{
    const std::set<std::string> ids = m_view->chosen();
    if (ids.empty())
        return;
    Selection selection;
    selection.items = ids;
    m_context->setSelection(std::move(selection));
}

void ScheduleDock::edit(const std::string &id)
{
    const Scenario &scenario = m_context->scenario();
    for (const Arrival &arrival : scenario.arrivals)
        if (arrival.id == id) {
            ArrivalDialog dialog(scenario, arrival, this);
            if (dialog.exec() == QDialog::Accepted)
                m_context->document()->execute(changeArrival(scenario, dialog.arrival()));
            return;
        }
    for (const TimedEvent &event : scenario.events)
        if (event.id == id) {
            EventDialog dialog(scenario, event, this);
            if (dialog.exec() == QDialog::Accepted)
                m_context->document()->execute(hotchkiss::changeEvent(scenario, dialog.event()));
            return;
        }
}

void ScheduleDock::addArrivalHere()
{
    const Scenario &scenario = m_context->scenario();
    if (scenario.turns.empty())
        return;
    Arrival arrival;
    arrival.turn = m_view->currentTurn();
    const QModelIndex current = m_view->currentIndex();
    if (current.isValid() && m_model->kind(current) == ScheduleModel::Kind::Unscheduled)
        arrival.who.push_back(m_model->id(current));
    ArrivalDialog dialog(scenario, arrival, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    arrival = dialog.arrival();
    EditStep step = addArrival(scenario, arrival.who, arrival.turn);
    auto &made = std::get<EditItem<Arrival>>(step.edits.back());
    arrival.id = made.after->id;
    made.after = arrival;
    m_context->document()->execute(step);
}

void ScheduleDock::addEventHere()
{
    const Scenario &scenario = m_context->scenario();
    if (scenario.turns.empty())
        return;
    TimedEvent event;
    event.turn = m_view->currentTurn();
    EventDialog dialog(scenario, event, this);
    if (dialog.exec() != QDialog::Accepted || dialog.event().title.empty())
        return;
    event = dialog.event();
    EditStep step = addEvent(scenario, event.title, event.turn);
    auto &made = std::get<EditItem<TimedEvent>>(step.edits.back());
    event.id = made.after->id;
    made.after = event;
    m_context->document()->execute(step);
}

void ScheduleDock::editChosen()
{
    edit(m_model->id(m_view->currentIndex()));
}

void ScheduleDock::removeChosen()
{
    m_context->document()->execute(removeFromSchedule(m_context->scenario(), m_view->chosen()));
}

void ScheduleDock::toggleWithdrawal()
{
    const std::set<std::string> ids = m_view->chosen();
    EditStep step{{HK_NOOP("Change an arrival")}, {}};
    for (const Arrival &arrival : m_context->scenario().arrivals) {
        if (ids.count(arrival.id) == 0)
            continue;
        Arrival after = arrival;
        after.withdrawal = !arrival.withdrawal;
        for (const Edit &edit : changeArrival(m_context->scenario(), after).edits)
            step.edits.push_back(edit);
    }
    m_context->document()->execute(step);
}

void ScheduleDock::addTurn()
{
    const Scenario &scenario = m_context->scenario();
    m_context->document()->execute(
        insertTurn(scenario, static_cast<int>(scenario.turns.size()) + 1, nextTurn(scenario)));
}

void ScheduleDock::insertTurnHere()
{
    Turn turn;
    turn.label = tr("new").toStdString();
    m_context->document()->execute(insertTurn(m_context->scenario(), std::max(1, m_view->currentTurn()), turn));
}

void ScheduleDock::removeTurnHere()
{
    m_context->document()->execute(removeTurn(m_context->scenario(), m_view->currentTurn()));
}

void ScheduleDock::renameTurnHere()
{
    const int turn = m_view->currentTurn();
    if (turn < 1)
        return;
    Turn after = m_context->scenario().turns[static_cast<std::size_t>(turn - 1)];
    bool ok = false;
    const QString label = QInputDialog::getText(this, tr("Rename the Turn"), tr("Label of turn %1:").arg(turn),
                                                QLineEdit::Normal, qstr(after.label), &ok);
    if (!ok)
        return;
    after.label = label.trimmed().toStdString();
    m_context->document()->execute(changeTurn(m_context->scenario(), turn, after));
}

void ScheduleDock::toggleNight()
{
    const int turn = m_view->currentTurn();
    if (turn < 1)
        return;
    Turn after = m_context->scenario().turns[static_cast<std::size_t>(turn - 1)];
    after.night = !after.night;
    m_context->document()->execute(changeTurn(m_context->scenario(), turn, after));
}

void ScheduleDock::carryInitiative()
{
    m_context->document()->execute(carryInitiativeOn(m_context->scenario(), m_view->currentTurn()));
}

void ScheduleDock::turnsByTheClock()
{
    ClockHours hours;
    const Scenario &scenario = m_context->scenario();
    hours.date = scenario.turns.empty() ? scenario.info.date : scenario.turns.front().date;
    if (!scenario.turns.empty())
        hours.count = static_cast<int>(scenario.turns.size());
    HoursDialog dialog(hours, this);
    if (dialog.exec() == QDialog::Accepted)
        m_context->document()->execute(replaceTurns(scenario, turnsByClock(dialog.hours())));
}

} // namespace hotchkiss
