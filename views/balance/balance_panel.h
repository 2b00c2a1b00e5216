// SPDX-License-Identifier: MIT
#pragma once

#include "views/balance/balance_runner.h"
#include "views/playtest/heat_painter.h"

#include <QWidget>

#include <functional>
#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;
class QToolBar;

namespace hotchkiss {

class BalanceView;
class PlayerBox;

/// Plays a scenario many times between computer players and shows what came out: who wins how often, how long it takes,
/// who survives, where it is fought; and what a change has done, by comparing two runs.
class BalancePanel : public QWidget
{
    Q_OBJECT

public:
    /// Where the games begin.
    enum class From : std::uint8_t { Scenario, Position };
    /// Makes the game they begin in; the error says why there is none.
    using Start = std::function<Result<std::shared_ptr<const Game>>(From)>;

    explicit BalancePanel(QWidget *parent = nullptr);

    /// Whose games are played. The scenario gives names and colours.
    void setGame(const Rules *rules, std::shared_ptr<const Scenario> scenario, Start start);

    void run();
    void cancel();
    bool isRunning() const { return m_runner.isRunning(); }

    /// The runs made and loaded, in their order.
    std::size_t runCount() const { return m_runs.size(); }
    const BalanceFigures &figures(std::size_t run) const { return m_runs[run].figures; }
    /// Empty when it went well, else why not.
    QString saveRun(std::size_t run, const QString &path);
    QString loadRun(const QString &path);
    QString mergeRuns(const std::vector<std::size_t> &runs);

Q_SIGNALS:
    /// What is to be laid over the board; nothing takes it away.
    void heatWanted(const std::optional<hotchkiss::HeatLayer> &heat);

private:
    struct Run
    {
        QString name;
        BalanceFigures figures;
    };
    QWidget *makeSettings();
    QWidget *makeRuns();
    QWidget *makeResults();
    void fillPlayers();
    void showProgress(qint64 done, qint64 games);
    void takeFigures(const BalanceFigures &figures);
    void addRun(const QString &name, BalanceFigures figures);
    void removeRuns();
    void fillBefore();
    void showRun();
    void showHeat();
    std::vector<std::size_t> chosenRuns() const;
    void askSave();
    void askLoad();
    void tell(const QString &problem);

    const Rules *m_rules = nullptr;
    std::shared_ptr<const Scenario> m_scenario;
    Start m_start;
    BalanceRunner m_runner;
    std::vector<Run> m_runs;
    int m_counter = 0;

    QFormLayout *m_form = nullptr;
    QComboBox *m_from = nullptr;
    std::vector<PlayerBox *> m_players;
    QSpinBox *m_games = nullptr;
    QSpinBox *m_firstSeed = nullptr;
    QSpinBox *m_threads = nullptr;
    QPushButton *m_runButton = nullptr;
    QPushButton *m_stopButton = nullptr;
    QProgressBar *m_progress = nullptr;
    QLabel *m_message = nullptr;
    QListWidget *m_list = nullptr;
    QComboBox *m_before = nullptr;
    QComboBox *m_heat = nullptr;
    QTabWidget *m_tabs = nullptr;
    BalanceView *m_view = nullptr;
    QTableWidget *m_survival = nullptr;
    QWidget *m_change = nullptr;
    QLabel *m_changeText = nullptr;
    QTableWidget *m_comparison = nullptr;
};

} // namespace hotchkiss
