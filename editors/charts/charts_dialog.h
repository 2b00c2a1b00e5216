// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableView;

namespace hotchkiss {

class ChartModel;

/// Every chart of the scenario's rule system, to be changed for this scenario and reset. Each change is an undo step of
/// the document; the dialog itself keeps nothing.
class ChartsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ChartsDialog(Document *document, QWidget *parent = nullptr);

    /// Brings a chart to the front.
    void showChart(const QString &key);

private:
    QWidget *makeList();
    QWidget *makeTable();
    QWidget *makeLegend();
    void fillList();
    void takeChange(const Change &change);
    void showState();
    void resetCells();
    void filter(const QString &text);

    Document *m_document;
    ChartModel *m_model;
    QLineEdit *m_filter;
    QListWidget *m_charts;
    QTableView *m_table;
    QLabel *m_note;
    QLabel *m_message;
    QPushButton *m_resetCell;
    QPushButton *m_resetChart;
    QPushButton *m_resetAll;
};

} // namespace hotchkiss
