// SPDX-License-Identifier: MIT
#pragma once

#include "views/playtest/playtest.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>

class QComboBox;
class QLabel;
class QProgressBar;
class QSlider;
class QTabBar;
class QTableView;
class QToolBar;

namespace hotchkiss {

class Actions;
class ActionsPanel;
class BalancePanel;
class DiceTray;
class ElidedLabel;
class FactsPanel;
class LogModel;
class MessageBar;
class PlayBoard;

/// Playtest mode: the scenario as it stands in Design mode, played under its rules. The game has a copy of the
/// scenario: neither mode loses anything when the other is shown.
class PlaytestPage : public QMainWindow
{
    Q_OBJECT

public:
    PlaytestPage(Document *design, Actions &actions, QWidget *parent = nullptr);
    ~PlaytestPage() override;

    /// The mode is shown or left: its actions work only while it is shown, and a game begins when there is none yet.
    void setActive(bool active);
    /// Shows a game in place of the one before.
    void begin(PlaySession session);
    Playtest *playtest() const { return m_playtest.get(); }
    PlayBoard *board() const { return m_board; }
    BalancePanel *balance() const { return m_balance; }
    /// Empty when it went well, else why not.
    QString saveGame(const QString &path);
    QString openGame(const QString &path);
    void showBalance();

Q_SIGNALS:
    /// "Make this position a scenario": to be shown as a document of its own.
    void scenarioMade(const hotchkiss::Scenario &scenario);
    /// Another game is shown.
    void begun();

private:
    // playtest_page.cpp
    void connectActions();
    void newGame();
    void startGame();
    bool mayLeaveGame();
    void offerKeptGame();
    void keepGame();
    void askSave();
    void askOpen();
    void setOverlay(bool targets, bool sight);
    // playtest_parts.cpp
    void makeBanner();
    void makeBoard();
    void makeDocks();
    QWidget *makeState();
    QWidget *makeLog();
    void fillPlayers();
    void fillBoards();
    // playtest_state.cpp
    void refresh();
    void showDecision();
    void showProgress();
    void enableActions();
    void showRefusal(const Refusal &refusal);
    void takeDesignChange();
    void feedBalance();

    Document *m_design;
    Actions &m_windowActions;
    std::unique_ptr<Playtest> m_playtest;
    bool m_active = false;
    std::size_t m_savedAt = 0;  ///< how many actions the saved game has
    bool m_designMoved = false; ///< Design mode has changed the scenario since the game began
    double m_thought = 0;
    QTimer m_keeping; ///< the game is kept aside a little after each action

    PlayBoard *m_board;
    QTabBar *m_boardTabs;
    QToolBar *m_buttons;
    QLabel *m_sideMark; ///< the colour of the side that decides
    QLabel *m_banner;
    ElidedLabel *m_step;
    QProgressBar *m_progress;
    QAction *m_progressAction = nullptr;
    MessageBar *m_message;
    DiceTray *m_tray;
    QWidget *m_players;
    FactsPanel *m_facts;
    ActionsPanel *m_actions;
    LogModel *m_log;
    QTableView *m_logView;
    QSlider *m_slider;
    QLabel *m_moment;
    BalancePanel *m_balance;
    QDockWidget *m_balanceDock = nullptr;
};

} // namespace hotchkiss
