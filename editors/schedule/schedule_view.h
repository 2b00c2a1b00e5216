// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"

#include <QTableView>

#include <set>

namespace hotchkiss {

class ScheduleModel;

/// The timeline as one works on it: chips are dragged to another turn, forces from the tree dropped on one, and the
/// arrow keys move what is chosen. Everything becomes an undo step.
class ScheduleView : public QTableView
{
    Q_OBJECT

public:
    ScheduleView(Document *document, ScheduleModel *model, QWidget *parent = nullptr);

    /// Ids of the arrivals and events chosen.
    std::set<std::string> chosen() const;
    /// The turn whose column is current, counted from 1; the last one when none is.
    int currentTurn() const;

Q_SIGNALS:
    void editAsked(const std::string &id);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setTarget(int column);
    void shift(int by);

    Document *m_document;
    ScheduleModel *m_model;
    QPersistentModelIndex m_grabbed; ///< the chip under the mouse button
    QPoint m_pressed;                ///< where it was taken
    int m_target = -1;               ///< the column it would drop into
};

} // namespace hotchkiss
