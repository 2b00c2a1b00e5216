// SPDX-License-Identifier: MIT
#pragma once

#include "views/playtest/playtest.h"

#include <QMainWindow>

#include <memory>

class QComboBox;
class QLabel;
class QSlider;
class QTableView;
class QToolBar;

namespace hotchkiss {

class ActionsPanel;
class FactsPanel;
class LogModel;
class PlayBoard;

/// Playtest mode: the scenario as it stands in Design mode, played under its rules. The game has a copy of the
/// scenario: neither mode loses anything when the other is shown.
class PlaytestPage : public QMainWindow
{
    Q_OBJECT

public:
    explicit PlaytestPage(Document *design, QWidget *parent = nullptr);
    ~PlaytestPage() override;

    /// Begins a game when there is none yet; called when the mode is shown.
    void ensureGame();
    /// Shows a game in place of the one before.
    void begin(PlaySession session);
    Playtest *playtest() const { return m_playtest.get(); }
    PlayBoard *board() const { return m_board; }

Q_SIGNALS:
    /// "Make this position a scenario": to be shown as a document of its own.
    void scenarioMade(const hotchkiss::Scenario &scenario);

private:
    void makeBanner();
    void makeDocks();
    void newGame();
    void saveGame();
    void openGame();
    void refresh();
    void showRefusal(const Refusal &refusal);
    QComboBox *deciderBox(int side);
    QAction *addButton(const char *icon, const QString &text, const QString &keys,
                       Qt::ToolButtonStyle look = Qt::ToolButtonTextBesideIcon);

    Document *m_design;
    std::unique_ptr<Playtest> m_playtest;
    PlayBoard *m_board;
    QToolBar *m_buttons;
    QLabel *m_banner;
    QLabel *m_step;
    QLabel *m_message;
    QWidget *m_players;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_stop = nullptr;
    QList<QAction *> m_computer;
    FactsPanel *m_facts;
    ActionsPanel *m_actions;
    LogModel *m_log;
    QTableView *m_logView;
    QSlider *m_slider;
};

} // namespace hotchkiss
