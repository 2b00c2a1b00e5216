// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QModelIndex;
class QSortFilterProxyModel;
class QTableView;

namespace hotchkiss {

class UnitsModel;

/// All units and leaders as a table that one sorts, filters and edits: a cell in place, many rows at once, or by copy
/// and paste with a spreadsheet.
class UnitsDock : public QWidget
{
    Q_OBJECT

public:
    explicit UnitsDock(ToolContext *context, QWidget *parent = nullptr);

    QTableView *table() const { return m_table; }
    /// The chosen cells as tab-separated text, and back from the current cell on. What is refused is told, and then
    /// nothing is changed.
    QString copyText() const;
    void pasteText(const QString &text);
    /// Sets the current column in all chosen rows.
    void setInChosen(const QString &text);

Q_SIGNALS:
    void placeActivated(const hotchkiss::Place &place, const QString &itemId);

private:
    void makeActions();
    void askForAll();
    void activate(const QModelIndex &index);
    void chooseColumns(const QPoint &at);
    void tell(const QString &message);
    void onTableSelection();
    void onContextSelection();

    ToolContext *m_context;
    UnitsModel *m_model;
    QSortFilterProxyModel *m_filter;
    QLineEdit *m_search;
    QLabel *m_message;
    QTableView *m_table;
    bool m_selecting = false;
};

} // namespace hotchkiss
