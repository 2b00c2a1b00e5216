// SPDX-License-Identifier: MIT
#pragma once

#include "app/design/panels.h"
#include "editors/tools/tool.h"

#include <QList>
#include <QMainWindow>

#include <memory>
#include <vector>

class QActionGroup;
class QTabBar;

namespace hotchkiss {

class BoardEditor;
class ProblemsDock;
class ToolOptionsBar;

/// Design mode: the board in the middle, the tools as a strip, the tool's options above, the docks around.
class DesignPage : public QMainWindow
{
    Q_OBJECT

public:
    explicit DesignPage(Document *document, QWidget *parent = nullptr);
    ~DesignPage() override;

    ToolContext &context() { return *m_context; }
    BoardEditor *board() const { return m_board; }
    const QList<QAction *> &toolActions() const { return m_toolActions; }
    const QList<QAction *> &dockActions() const { return m_panels->actions(); }
    Panels &panels() { return *m_panels; }
    ProblemsDock *problems() const { return m_problems; }

    QString toolId() const;
    void setTool(const QString &id);
    /// Brings a place to the middle and selects the item there (or the cell, when no item is given).
    void showPlace(const Place &place, const QString &item);

Q_SIGNALS:
    void toolChanged(const QString &id);

private:
    void makeTools();
    void makeBoardTabs();
    void makeDocks();
    void enableTools();
    void fillBoardTabs();
    void takeChange(const Change &change);

    ToolContext *m_context;
    BoardEditor *m_board;
    ToolOptionsBar *m_options = nullptr;
    std::vector<std::unique_ptr<Tool>> m_tools;
    QList<QAction *> m_toolActions;
    QActionGroup *m_toolGroup;
    QTabBar *m_boardTabs;
    Panels *m_panels;
    ProblemsDock *m_problems = nullptr;
};

} // namespace hotchkiss
