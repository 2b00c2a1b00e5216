// SPDX-License-Identifier: MIT
#include "app/playtest/playtest_page.h"

#include "model/engine/replay.h"
#include "views/icons.h"
#include "views/playtest/actions_panel.h"
#include "views/playtest/facts_panel.h"
#include "views/playtest/log_model.h"
#include "views/playtest/play_board.h"

#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QSaveFile>
#include <QSlider>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace hotchkiss {

PlaytestPage::PlaytestPage(Document *design, QWidget *parent)
    : QMainWindow(parent)
    , m_design(design)
    , m_board(new PlayBoard)
    , m_buttons(new QToolBar(tr("Playtest")))
    , m_banner(new QLabel)
    , m_step(new QLabel)
    , m_message(new QLabel)
    , m_players(new QWidget)
    , m_facts(new FactsPanel)
    , m_actions(new ActionsPanel(m_board))
    , m_log(new LogModel(this))
    , m_logView(new QTableView)
    , m_slider(new QSlider(Qt::Horizontal))
{
    setObjectName(QStringLiteral("playtest"));
    setWindowFlags(Qt::Widget);
    m_message->setWordWrap(true);
    m_message->setMargin(6);
    m_message->hide();
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_board, 1);
    setCentralWidget(centre);
    makeBanner();
    makeDocks();
}

PlaytestPage::~PlaytestPage()
{
    m_board->setPlaytest(nullptr);
    m_board->setDocument(nullptr, 0);
}

QAction *PlaytestPage::addButton(const char *name, const QString &text, const QString &keys, Qt::ToolButtonStyle look)
{
    auto *action = m_buttons->addAction(icon(QLatin1String(name)), text);
    action->setShortcut(QKeySequence(keys));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys));
    addAction(action);
    auto *button = qobject_cast<QToolButton *>(m_buttons->widgetForAction(action));
    button->setToolButtonStyle(look);
    return action;
}

void PlaytestPage::makeBanner()
{
    m_buttons->setObjectName(QStringLiteral("play-buttons"));
    m_buttons->setMovable(false);
    QFont bold = m_banner->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    m_banner->setFont(bold);
    m_banner->setContentsMargins(8, 0, 12, 0);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_buttons->addWidget(m_banner);
    m_buttons->addWidget(m_step);
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_buttons->addWidget(space);

    connect(addButton("new", tr("New Game"), QStringLiteral("Ctrl+Alt+N"), Qt::ToolButtonIconOnly), &QAction::triggered,
            this, &PlaytestPage::newGame);
    connect(addButton("open", tr("Open Game…"), QStringLiteral("Ctrl+Alt+O"), Qt::ToolButtonIconOnly),
            &QAction::triggered, this, &PlaytestPage::openGame);
    connect(addButton("save", tr("Save Game…"), QStringLiteral("Ctrl+Alt+S"), Qt::ToolButtonIconOnly),
            &QAction::triggered, this, &PlaytestPage::saveGame);
    m_buttons->addSeparator();
    m_undo = addButton("undo", tr("Undo"), QStringLiteral("Ctrl+Z"));
    m_redo = addButton("redo", tr("Redo"), QStringLiteral("Ctrl+Shift+Z"));
    connect(m_undo, &QAction::triggered, this, [this] { m_playtest->undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { m_playtest->redo(); });
    m_buttons->addSeparator();
    const struct
    {
        const char *icon;
        QString text;
        QString keys;
        Playtest::Reach reach;
    } runs[] = {{"step", tr("Step"), QStringLiteral("F10"), Playtest::Reach::Action},
                {"play", tr("Turn"), QStringLiteral("F9"), Playtest::Reach::Turn},
                {"fast-forward", tr("Game"), QStringLiteral("Shift+F9"), Playtest::Reach::Game}};
    for (const auto &run : runs) {
        QAction *action = addButton(run.icon, run.text, run.keys);
        connect(action, &QAction::triggered, this, [this, reach = run.reach] { m_playtest->playByComputer(reach); });
        m_computer << action;
    }
    m_stop = addButton("stop", tr("Stop"), QStringLiteral("Shift+F10"));
    connect(m_stop, &QAction::triggered, this, [this] { m_playtest->stop(); });
    m_buttons->addSeparator();
    QAction *make =
        addButton("flip", tr("Make This Position a Scenario"), QStringLiteral("Ctrl+Alt+M"), Qt::ToolButtonIconOnly);
    connect(make, &QAction::triggered, this, [this] { Q_EMIT scenarioMade(m_playtest->positionAsScenario()); });
    QAction *targets = addButton("line", tr("Show All Targets"), QStringLiteral("Ctrl+Alt+T"), Qt::ToolButtonIconOnly);
    targets->setCheckable(true);
    connect(targets, &QAction::toggled, this,
            [this](bool on) { m_board->setOverlay(on ? PlayBoard::Overlay::AllTargets : PlayBoard::Overlay::Chosen); });
    addToolBar(Qt::TopToolBarArea, m_buttons);
}

void PlaytestPage::makeDocks()
{
    const auto dock = [this](const char *name, const QString &title, QWidget *content) {
        auto *widget = new QDockWidget(title, this);
        widget->setObjectName(QLatin1String(name));
        widget->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
        widget->setWidget(content);
        addDockWidget(Qt::RightDockWidgetArea, widget);
        return widget;
    };
    auto *state = new QWidget;
    auto *stateLayout = new QVBoxLayout(state);
    stateLayout->setContentsMargins(0, 0, 0, 0);
    m_players->setLayout(new QVBoxLayout);
    stateLayout->addWidget(m_players);
    stateLayout->addWidget(m_facts, 1);

    m_logView->setModel(m_log);
    m_logView->setObjectName(QStringLiteral("log"));
    m_logView->setShowGrid(false);
    m_logView->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_logView->setWordWrap(true);
    m_logView->verticalHeader()->hide();
    m_logView->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_logView->horizontalHeader()->setSectionResizeMode(LogModel::What, QHeaderView::Stretch);
    m_logView->horizontalHeader()->setSectionResizeMode(LogModel::Rolls, QHeaderView::ResizeToContents);
    m_logView->horizontalHeader()->setSectionResizeMode(LogModel::Rule, QHeaderView::ResizeToContents);
    connect(m_logView, &QTableView::clicked, this,
            [this](const QModelIndex &index) { m_board->showPlace(m_log->placeOf(index.row())); });
    connect(m_logView, &QTableView::doubleClicked, this,
            [this](const QModelIndex &index) { m_playtest->goTo(m_log->positionOf(index.row())); });
    m_slider->setToolTip(tr("Replay: shows the game after any of its actions"));
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        if (m_playtest && static_cast<std::size_t>(value) != m_playtest->session().at())
            m_playtest->goTo(static_cast<std::size_t>(value));
    });
    auto *log = new QWidget;
    auto *logLayout = new QVBoxLayout(log);
    logLayout->addWidget(m_logView, 1);
    logLayout->addWidget(m_slider);

    dock("play-state", tr("State"), state);
    dock("play-actions", tr("Actions"), m_actions);
    QDockWidget *last = dock("play-log", tr("Log"), log);
    last->setMinimumWidth(340);
    // The log is what one reads most.
    resizeDocks(findChildren<QDockWidget *>(), {150, 190, 400}, Qt::Vertical);
}

QComboBox *PlaytestPage::deciderBox(int side)
{
    auto *box = new QComboBox;
    box->addItems({tr("You"), tr("Computer: random"), tr("Computer: greedy"), tr("Computer: search")});
    box->setCurrentIndex(static_cast<int>(m_playtest->player(side).kind));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, side](int index) { m_playtest->setPlayer(side, PlayerSpec{static_cast<PlayerSpec::Kind>(index)}); });
    return box;
}

void PlaytestPage::ensureGame()
{
    if (!m_playtest)
        newGame();
}

void PlaytestPage::newGame()
{
    const Rules *rules = rulesOf(m_design->system());
    if (rules == nullptr) {
        m_message->setText(tr("%1 cannot be played here; its map, forces and schedule can be designed and printed.")
                               .arg(qstr(m_design->system().name)));
        m_message->show();
        m_buttons->setEnabled(false);
        return;
    }
    auto session = PlaySession::start(*rules, std::make_shared<const Scenario>(m_design->scenario()),
                                      Chance{QRandomGenerator::global()->generate()});
    if (!session) {
        m_message->setText(tr("This scenario cannot be played yet: %1").arg(translated(session.error().text)));
        m_message->show();
        return;
    }
    begin(std::move(*session));
    // Where a game has nothing to choose at its start, it has begun.
    if (const std::vector<Action> &legal = m_playtest->legalActions(); legal.size() == 1) {
        const Action only = legal.front();
        m_playtest->perform(only);
    }
}

void PlaytestPage::begin(PlaySession session)
{
    m_board->setPlaytest(nullptr);
    m_actions->setPlaytest(nullptr);
    m_facts->setPlaytest(nullptr);
    m_log->setPlaytest(nullptr);
    m_board->setDocument(nullptr, 0);
    m_playtest = std::make_unique<Playtest>(std::move(session));
    Playtest *playtest = m_playtest.get();
    m_message->hide();
    m_buttons->setEnabled(true);

    delete m_players->layout();
    qDeleteAll(m_players->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    auto *layout = new QGridLayout(m_players);
    const std::vector<Side> &sides = playtest->game().scenario().sides;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        layout->addWidget(new QLabel(qstr(sides[i].name)), static_cast<int>(i), 0);
        layout->addWidget(deciderBox(static_cast<int>(i)), static_cast<int>(i), 1);
    }
    connect(playtest, &Playtest::changed, this, &PlaytestPage::refresh);
    connect(playtest, &Playtest::refused, this, &PlaytestPage::showRefusal);
    connect(playtest, &Playtest::thinkingChanged, this, &PlaytestPage::refresh);
    m_log->setPlaytest(playtest);
    m_facts->setPlaytest(playtest);
    m_board->setPlaytest(playtest);
    m_actions->setPlaytest(playtest);
    refresh();
}

void PlaytestPage::refresh()
{
    const Decision decision = m_playtest->game().decision();
    const Outcome outcome = m_playtest->game().outcome();
    const std::vector<Side> &sides = m_playtest->game().scenario().sides;
    QStringList deciding;
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (decision.isFor(static_cast<int>(i)))
            deciding << qstr(sides[i].name);
    const QString turn =
        tr("%1 %2").arg(translated(m_playtest->game().scenario().system->turnName), QString::number(decision.turn));
    if (outcome.over) {
        m_banner->setText(tr("Game over"));
        m_step->setText(translated(outcome.text));
    } else {
        m_banner->setText(turn + QStringLiteral(" · ") + deciding.join(QStringLiteral(", ")));
        m_step->setText(translated(decision.text) + (m_playtest->isThinking() ? tr(" (thinking…)") : QString()));
    }
    m_step->setToolTip(qstr(decision.rule));
    m_message->hide();
    const bool thinking = m_playtest->isThinking();
    m_undo->setEnabled(!thinking && m_playtest->canUndo());
    m_redo->setEnabled(!thinking && m_playtest->canRedo());
    m_stop->setEnabled(thinking);
    for (QAction *action : m_computer)
        action->setEnabled(!thinking && !outcome.over);
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(m_playtest->session().size()));
    m_slider->setValue(static_cast<int>(m_playtest->session().at()));
    m_logView->scrollToBottom();
}

void PlaytestPage::showRefusal(const Refusal &refusal)
{
    m_message->setText(QStringLiteral("%1 (%2)").arg(translated(refusal.reason), qstr(refusal.rule)));
    m_message->show();
}

void PlaytestPage::saveGame()
{
    if (!m_playtest)
        return;
    QString path = QFileDialog::getSaveFileName(this, tr("Save Game"), QString(), tr("Games (*.play.yaml)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QStringLiteral(".play.yaml")))
        path += QStringLiteral(".play.yaml");
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(playText(m_playtest->session()));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        QMessageBox::warning(this, tr("Hotchkiss"), tr("%1 could not be written: %2").arg(path, file.errorString()));
}

void PlaytestPage::openGame()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open Game"), QString(), tr("Games (*.play.yaml)"));
    if (path.isEmpty())
        return;
    auto loaded = loadPlay(path.toStdString());
    if (const auto *error = std::get_if<ReplayError>(&loaded))
        QMessageBox::warning(this, tr("Hotchkiss"), qstr(error->error.str()));
    else
        begin(std::get<PlaySession>(std::move(loaded)));
}

} // namespace hotchkiss
