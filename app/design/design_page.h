// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QList>
#include <QMainWindow>

#include <memory>
#include <vector>

class QActionGroup;
class QTabBar;

namespace hotchkiss {

class BoardEditor;
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
    QList<QAction *> dockActions() const;

    QString toolId() const;
    void setTool(const QString &id);
    /// Brings a place to the middle and selects the item there (or the cell, when no item is given).
    void showPlace(const Place &place, const QString &item);

    QByteArray saveLayout() const { return saveState(layoutVersion); }
    /// Puts the docks where they were; an empty or foreign state gives the usual layout.
    void restoreLayout(const QByteArray &state);
    void resetLayout();

private:
    static constexpr int layoutVersion = 1;
    void makeTools();
    void makeBoardTabs();
    void makeDocks();
    QDockWidget *addDock(const char *name, const QString &title, QWidget *content, Qt::DockWidgetArea area);
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
    QList<QDockWidget *> m_docks;
    QByteArray m_usualLayout;
};

} // namespace hotchkiss
