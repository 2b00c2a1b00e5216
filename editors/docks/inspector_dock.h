// SPDX-License-Identifier: MIT
#pragma once

#include "editors/inspect/inspector_rows.h"

#include <QTimer>
#include <QWidget>

class QFormLayout;
class QLabel;
class QScrollArea;

namespace hotchkiss {

class FieldEditor;

/// The fields of what is selected, one or many; for an empty selection, the scenario itself. Each change is an undo
/// step, and what is typed into one field at a stretch is one.
class InspectorDock : public QWidget
{
    Q_OBJECT

public:
    explicit InspectorDock(ToolContext *context, QWidget *parent = nullptr);

private:
    void rebuild();
    void refresh();
    void onChanged(const Change &change);
    void addFact(QFormLayout *form, const InspectorRow &row);
    void take(std::size_t row, const Value &value);

    ToolContext *m_context;
    QScrollArea *m_area;
    std::vector<InspectorRow> m_rows;
    std::vector<FieldEditor *> m_editors;
    std::vector<QLabel *> m_facts; ///< of the rows that are only shown
    QStringList m_signature;       ///< what rows are shown; other rows need other editors
    QTimer m_timer;
    std::size_t m_typing = 0; ///< row of the last change
    int m_stroke = 0;         ///< and its stroke; 0: none under way
    bool m_taking = false;
};

} // namespace hotchkiss
