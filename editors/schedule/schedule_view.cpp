// SPDX-License-Identifier: MIT
#include "editors/schedule/schedule_view.h"

#include "editors/schedule/schedule_delegate.h"
#include "model/scenario/schedule_steps.h"
#include "views/models/forces_model.h"
#include "views/models/schedule_model.h"

#include <QApplication>
#include <QDropEvent>
#include <QHeaderView>
#include <QMimeData>
#include <QPainter>

namespace hotchkiss {

ScheduleView::ScheduleView(Document *document, ScheduleModel *model, QWidget *parent)
    : QTableView(parent)
    , m_document(document)
    , m_model(model)
{
    setModel(model);
    setItemDelegate(new ScheduleDelegate(this));
    setAccessibleName(tr("Schedule by turn"));
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setTabKeyNavigation(false);
    horizontalHeader()->setDefaultSectionSize(84);
    horizontalHeader()->setMinimumSectionSize(48);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setFixedWidth(190);
    verticalHeader()->setTextElideMode(Qt::ElideRight);
}

std::set<std::string> ScheduleView::chosen() const
{
    std::set<std::string> ids;
    for (const QModelIndex &row : selectionModel()->selectedRows())
        if (m_model->kind(row) != ScheduleModel::Kind::Unscheduled)
            ids.insert(m_model->id(row));
    return ids;
}

int ScheduleView::currentTurn() const
{
    return currentIndex().isValid() ? currentIndex().column() + 1 : m_model->columnCount();
}

void ScheduleView::setTarget(int column)
{
    if (column == m_target)
        return;
    m_target = column;
    viewport()->update();
}

void ScheduleView::shift(int by)
{
    m_document->execute(shiftInSchedule(m_document->scenario(), chosen(), by));
}

void ScheduleView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    // Pressing on one of several chosen chips drags them all.
    if (event->button() != Qt::LeftButton || event->modifiers() != Qt::NoModifier ||
        !selectionModel()->isRowSelected(index.row(), {}))
        QTableView::mousePressEvent(event);
    const bool free = index.isValid() && m_model->kind(index) == ScheduleModel::Kind::Unscheduled;
    if (event->button() == Qt::LeftButton && (free || m_model->turn(index) == index.column() + 1))
        m_grabbed = index;
    m_pressed = event->position().toPoint();
}

void ScheduleView::mouseMoveEvent(QMouseEvent *event)
{
    // A hand that trembles in a click drags nothing.
    const int way = (event->position().toPoint() - m_pressed).manhattanLength();
    if (m_grabbed.isValid() && m_target < 0 && way < QApplication::startDragDistance())
        return;
    if (m_grabbed.isValid())
        setTarget(columnAt(static_cast<int>(event->position().x())));
    else
        QTableView::mouseMoveEvent(event);
}

void ScheduleView::mouseReleaseEvent(QMouseEvent *event)
{
    const int column = m_target;
    const QModelIndex grabbed = m_grabbed;
    m_grabbed = QModelIndex();
    setTarget(-1);
    if (!grabbed.isValid() || column < 0) {
        QTableView::mouseReleaseEvent(event);
        return;
    }
    if (m_model->kind(grabbed) == ScheduleModel::Kind::Unscheduled)
        m_document->execute(addArrival(m_document->scenario(), {m_model->id(grabbed)}, column + 1));
    else
        shift(column + 1 - m_model->turn(grabbed));
}

void ScheduleView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    m_grabbed = QModelIndex();
    if (!index.isValid())
        return;
    if (m_model->kind(index) == ScheduleModel::Kind::Unscheduled)
        m_document->execute(addArrival(m_document->scenario(), {m_model->id(index)}, index.column() + 1));
    else
        Q_EMIT editAsked(m_model->id(index));
}

void ScheduleView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex index = currentIndex();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        // Without anything to move, the keys go from turn to turn.
        if (chosen().empty() || event->modifiers() != Qt::NoModifier)
            QTableView::keyPressEvent(event);
        else
            shift(event->key() == Qt::Key_Left ? -1 : 1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        if (!index.isValid())
            return;
        if (m_model->kind(index) == ScheduleModel::Kind::Unscheduled)
            m_document->execute(addArrival(m_document->scenario(), {m_model->id(index)}, index.column() + 1));
        else
            Q_EMIT editAsked(m_model->id(index));
        return;
    default:
        QTableView::keyPressEvent(event);
    }
}

void ScheduleView::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(forcesMimeType()))
        event->acceptProposedAction();
}

void ScheduleView::dragMoveEvent(QDragMoveEvent *event)
{
    setTarget(columnAt(static_cast<int>(event->position().x())));
    event->setDropAction(Qt::CopyAction);
    event->setAccepted(m_target >= 0 && event->mimeData()->hasFormat(forcesMimeType()));
}

void ScheduleView::dragLeaveEvent(QDragLeaveEvent *)
{
    setTarget(-1);
}

void ScheduleView::dropEvent(QDropEvent *event)
{
    const int column = columnAt(static_cast<int>(event->position().x()));
    setTarget(-1);
    const std::vector<std::string> ids = idsFromMime(event->mimeData());
    if (column < 0 || ids.empty())
        return;
    m_document->execute(addArrival(m_document->scenario(), ids, column + 1));
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void ScheduleView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    if (m_model->columnCount() == 0)
        painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("No turns yet. Add turns one by one or by the clock."));
    if (m_target < 0)
        return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    const int left = columnViewportPosition(m_target);
    painter.drawRect(QRect(left + 1, 1, columnWidth(m_target) - 2, viewport()->height() - 2));
}

} // namespace hotchkiss
