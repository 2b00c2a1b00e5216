// SPDX-License-Identifier: MIT
#include "app/playtest/playtest_page.h"

#include "app/playtest/elided_label.h"
#include "app/playtest/kept_game.h"
#include "app/playtest/message_bar.h"
#include "app/window/actions.h"
#include "model/engine/replay.h"
#include "views/balance/balance_panel.h"
#include "views/playtest/actions_panel.h"
#include "views/playtest/dice_tray.h"
#include "views/playtest/facts_panel.h"
#include "views/playtest/log_model.h"
#include "views/playtest/play_board.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QRandomGenerator>
#include <QSaveFile>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QToolBar>

namespace hotchkiss {

namespace {
const QString ending = QStringLiteral(".play.yaml");
}

PlaytestPage::PlaytestPage(Document *design, Actions &actions, QWidget *parent)
    : QMainWindow(parent)
    , m_design(design)
    , m_windowActions(actions)
    , m_board(new PlayBoard)
    , m_boardTabs(new QTabBar)
    , m_buttons(new QToolBar(tr("Playtest")))
    , m_sideMark(new QLabel)
    , m_banner(new QLabel)
    , m_step(new ElidedLabel)
    , m_progress(new QProgressBar)
    , m_message(new MessageBar)
    , m_tray(new DiceTray)
    , m_players(new QWidget)
    , m_facts(new FactsPanel)
    , m_actions(new ActionsPanel(m_board))
    , m_log(new LogModel(this))
    , m_logView(new QTableView)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_moment(new QLabel)
    , m_balance(new BalancePanel)
{
    setObjectName(QStringLiteral("playtest"));
    setWindowFlags(Qt::Widget);
    makeBoard();
    makeBanner();
    makeDocks();
    connectActions();
    connect(m_design, &Document::changed, this, &PlaytestPage::takeDesignChange);
    constexpr int afterMilliseconds = 3000;
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(afterMilliseconds);
    connect(&m_keeping, &QTimer::timeout, this, &PlaytestPage::keepGame);
}

PlaytestPage::~PlaytestPage()
{
    if (m_keeping.isActive())
        keepGame();
    m_board->setPlaytest(nullptr);
    m_board->setDocument(nullptr, 0);
}

void PlaytestPage::connectActions()
{
    Actions &actions = m_windowActions;
    actions.on("play-new", this, [this] { newGame(); });
    actions.on("play-open", this, [this] { askOpen(); });
    actions.on("play-save", this, [this] { askSave(); });
    actions.on("play-step", this, [this] { m_playtest->playByComputer(Playtest::Reach::Action); });
    actions.on("play-turn", this, [this] { m_playtest->playByComputer(Playtest::Reach::Turn); });
    actions.on("play-game", this, [this] { m_playtest->playByComputer(Playtest::Reach::Game); });
    actions.on("play-stop", this, [this] { m_playtest->stop(); });
    actions.on("play-next-unit", this, [this] { m_board->stepChosen(1); });
    actions.on("play-scenario", this, [this] { Q_EMIT scenarioMade(m_playtest->positionAsScenario()); });
    actions.on("play-targets", this, [this](bool on) { setOverlay(on, false); });
    actions.on("play-sight", this, [this](bool on) { setOverlay(false, on); });
}

void PlaytestPage::setActive(bool active)
{
    m_active = active;
    if (active && !m_playtest) {
        startGame();
        offerKeptGame();
    }
    if (active && m_designMoved && m_playtest)
        m_message->tell(tr("The scenario has been changed in Design mode since this game began; the game goes on with "
                           "the scenario as it was."),
                        {{tr("Begin Anew"), [this] { newGame(); }}});
    if (active)
        feedBalance();
    enableActions();
}

void PlaytestPage::takeDesignChange()
{
    m_designMoved = true;
}

void PlaytestPage::setOverlay(bool targets, bool sight)
{
    m_windowActions.setChecked("play-targets", targets);
    m_windowActions.setChecked("play-sight", sight);
    m_board->setOverlay(targets ? PlayBoard::Overlay::Targets
                        : sight ? PlayBoard::Overlay::Sight
                                : PlayBoard::Overlay::Chosen);
    if (sight)
        m_message->tell(tr("Line of sight: click the place to look from, then point where you like."));
    else
        m_message->hide();
}

/// Asks about a game that would be lost.
bool PlaytestPage::mayLeaveGame()
{
    if (!m_playtest || m_playtest->session().size() <= m_savedAt)
        return true;
    m_playtest->stop();
    QMessageBox box(QMessageBox::Question, tr("Hotchkiss"), tr("The present game has not been saved."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    const int answer = box.exec();
    if (answer == QMessageBox::Save)
        askSave();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && m_playtest->session().size() <= m_savedAt);
}

/// A game that is neither saved nor over is kept aside.
void PlaytestPage::keepGame()
{
    const KeptGame kept(m_design->path());
    if (m_playtest->game().isOver())
        kept.remove();
    else if (m_playtest->session().size() > m_savedAt)
        kept.keep(m_playtest->session());
}

void PlaytestPage::offerKeptGame()
{
    const KeptGame kept(m_design->path());
    if (!m_playtest || !kept.exists())
        return;
    m_message->tell(tr("The last game of this scenario was left before its end."),
                    {{tr("Go On with It"), [this] {
                          const QString problem = openGame(KeptGame(m_design->path()).path());
                          m_savedAt = 0;
                          if (!problem.isEmpty())
                              m_message->tell(problem);
                      }}});
}

void PlaytestPage::newGame()
{
    if (mayLeaveGame())
        startGame();
}

void PlaytestPage::startGame()
{
    const Rules *rules = rulesOf(m_design->system());
    if (rules == nullptr) {
        m_message->tell(tr("%1 cannot be played here; its map, forces and schedule can be designed and printed.")
                            .arg(qstr(m_design->system().name)));
        return;
    }
    auto session = PlaySession::start(*rules, std::make_shared<const Scenario>(m_design->scenario()),
                                      Chance{QRandomGenerator::global()->generate()});
    if (!session) {
        m_message->tell(tr("This scenario cannot be played yet: %1").arg(translated(session.error().text)));
        return;
    }
    if (m_playtest)
        (*session).players = m_playtest->session().players;
    m_designMoved = false;
    begin(std::move(*session));
    // Where a game has nothing to choose at its start, it has begun.
    if (const std::vector<Action> &legal = m_playtest->legalActions(); legal.size() == 1) {
        const Action only = legal.front();
        m_playtest->perform(only);
    }
    m_savedAt = m_playtest->session().size();
}

void PlaytestPage::begin(PlaySession session)
{
    m_board->setPlaytest(nullptr);
    m_actions->setPlaytest(nullptr);
    m_facts->setPlaytest(nullptr);
    m_tray->setPlaytest(nullptr);
    m_log->setPlaytest(nullptr);
    m_board->setDocument(nullptr, 0);
    m_playtest = std::make_unique<Playtest>(std::move(session));
    m_savedAt = m_playtest->session().size();
    m_message->hide();
    fillPlayers();
    Playtest *playtest = m_playtest.get();
    connect(playtest, &Playtest::changed, this, &PlaytestPage::refresh);
    connect(playtest, &Playtest::changed, &m_keeping, qOverload<>(&QTimer::start));
    connect(playtest, &Playtest::refused, this, &PlaytestPage::showRefusal);
    connect(playtest, &Playtest::thinkingChanged, this, [this] {
        m_thought = 0;
        showDecision();
        enableActions();
    });
    connect(playtest, &Playtest::thoughtProgress, this, [this](double done) {
        m_thought = done;
        showProgress();
    });
    m_log->setPlaytest(playtest);
    m_facts->setPlaytest(playtest);
    m_tray->setPlaytest(playtest);
    m_board->setPlaytest(playtest);
    m_actions->setPlaytest(playtest);
    fillBoards();
    setOverlay(false, false);
    feedBalance();
    refresh();
    Q_EMIT begun();
}

void PlaytestPage::showBalance()
{
    m_balanceDock->show();
    m_balanceDock->raise();
    m_balance->setFocus();
}

QString PlaytestPage::saveGame(const QString &path)
{
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(playText(m_playtest->session()));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return tr("%1 could not be written: %2").arg(path, file.errorString());
    m_savedAt = m_playtest->session().size();
    KeptGame(m_design->path()).remove();
    return {};
}

QString PlaytestPage::openGame(const QString &path)
{
    auto loaded = loadPlay(path.toStdString());
    if (const auto *error = std::get_if<ReplayError>(&loaded))
        return qstr(error->error.str());
    auto &session = std::get<PlaySession>(loaded);
    if (session.scenario().system != &m_design->system())
        return tr("%1 is a game of another rule system.").arg(path);
    begin(std::move(session));
    return {};
}

void PlaytestPage::askSave()
{
    QString path = QFileDialog::getSaveFileName(this, tr("Save Game"), QString(), tr("Games (*.play.yaml)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(ending))
        path += ending;
    if (const QString problem = saveGame(path); !problem.isEmpty())
        m_message->tell(problem);
}

void PlaytestPage::askOpen()
{
    if (!mayLeaveGame())
        return;
    const QString path = QFileDialog::getOpenFileName(this, tr("Open Game"), QString(), tr("Games (*.play.yaml)"));
    if (path.isEmpty())
        return;
    if (const QString problem = openGame(path); !problem.isEmpty())
        m_message->tell(problem);
}

} // namespace hotchkiss
