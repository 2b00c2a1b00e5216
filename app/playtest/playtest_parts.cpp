// SPDX-License-Identifier: MIT
// What Playtest mode is put together from: banner and buttons, the board, the docks.
#include "app/playtest/elided_label.h"
#include "app/playtest/message_bar.h"
#include "app/playtest/playtest_page.h"
#include "app/window/actions.h"
#include "views/balance/balance_panel.h"
#include "views/icons.h"
#include "views/playtest/actions_panel.h"
#include "views/playtest/dice_delegate.h"
#include "views/playtest/dice_tray.h"
#include "views/playtest/facts_panel.h"
#include "views/playtest/log_model.h"
#include "views/playtest/play_board.h"
#include "views/playtest/player_box.h"

#include <QComboBox>
#include <QDockWidget>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QSettings>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>

namespace hotchkiss {

namespace {

const QString paceKey = QStringLiteral("playtest/pace");
constexpr int usualPace = 450;

} // namespace

void PlaytestPage::makeBoard()
{
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_boardTabs);
    layout->addWidget(m_message);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_tray);
    setCentralWidget(centre);
    m_boardTabs->hide();
    connect(m_boardTabs, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            m_board->setBoardIndex(index);
    });
    connect(m_board, &PlayBoard::boardIndexChanged, this,
            [this] { m_boardTabs->setCurrentIndex(m_board->boardIndex()); });
}

void PlaytestPage::makeBanner()
{
    m_buttons->setObjectName(QStringLiteral("play-buttons"));
    m_buttons->setMovable(false);
    m_buttons->setIconSize(QSize(20, 20));
    QFont bold = m_banner->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    m_banner->setFont(bold);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_step->setObjectName(QStringLiteral("banner-step"));
    m_step->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_banner->setContentsMargins(8, 0, 12, 0);
    m_sideMark->setFixedSize(10, 24);
    m_buttons->addWidget(m_sideMark);
    m_buttons->addWidget(m_banner);
    m_buttons->addWidget(m_step);
    m_progress->setMaximumWidth(110);
    m_progress->setMaximumHeight(12);
    m_progress->setTextVisible(false);
    m_progressAction = m_buttons->addWidget(m_progress);
    m_progressAction->setVisible(false);
    // Words beside the signs of what one does all the time.
    const QStringList spoken{QStringLiteral("play-undo"),   QStringLiteral("play-redo"), QStringLiteral("play-step"),
                             QStringLiteral("play-turn"),   QStringLiteral("play-game"), QStringLiteral("play-stop"),
                             QStringLiteral("play-balance")};
    const QString row = QStringLiteral("play-new play-open play-save - edit-undo edit-redo - play-step play-turn "
                                       "play-game play-stop - play-targets play-sight play-scenario - play-balance");
    for (const QString &id : row.split(QLatin1Char(' '))) {
        if (id == QLatin1String("-")) {
            m_buttons->addSeparator();
            continue;
        }
        QAction *action = m_windowActions.action(id.toLatin1().constData());
        m_buttons->addAction(action);
        auto *button = qobject_cast<QToolButton *>(m_buttons->widgetForAction(action));
        button->setToolButtonStyle(spoken.contains(id) ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    }
    addToolBar(Qt::TopToolBarArea, m_buttons);
}

QWidget *PlaytestPage::makeState()
{
    auto *state = new QWidget;
    auto *layout = new QVBoxLayout(state);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_players->setLayout(new QVBoxLayout);
    layout->addWidget(m_players);
    layout->addWidget(m_facts, 1);
    return state;
}

QWidget *PlaytestPage::makeLog()
{
    m_logView->setModel(m_log);
    m_logView->setObjectName(QStringLiteral("log"));
    m_logView->setShowGrid(false);
    m_logView->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_logView->setWordWrap(true);
    m_logView->setItemDelegateForColumn(LogModel::Rolls, new DiceDelegate(m_logView));
    m_logView->verticalHeader()->hide();
    m_logView->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_logView->horizontalHeader()->setSectionResizeMode(LogModel::What, QHeaderView::Stretch);
    m_logView->horizontalHeader()->setSectionResizeMode(LogModel::Rolls, QHeaderView::ResizeToContents);
    QFont bold = m_logView->font();
    bold.setBold(true);
    m_logView->horizontalHeader()->setSectionResizeMode(LogModel::Rule, QHeaderView::Fixed);
    m_logView->horizontalHeader()->resizeSection(
        LogModel::Rule, QFontMetrics(bold).horizontalAdvance(QStringLiteral("HL 10.4.10a")) + 8);
    m_logView->setToolTip(tr("A click shows where it was, a double click goes back to that moment"));
    connect(m_logView, &QTableView::clicked, this,
            [this](const QModelIndex &index) { m_board->showPlace(m_log->placeOf(index.row())); });
    connect(m_logView, &QTableView::doubleClicked, this,
            [this](const QModelIndex &index) { m_playtest->goTo(m_log->positionOf(index.row())); });
    m_slider->setObjectName(QStringLiteral("replay"));
    m_slider->setToolTip(tr("Replay: shows the game after any of its actions"));
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        if (m_playtest && static_cast<std::size_t>(value) != m_playtest->session().at())
            m_playtest->goTo(static_cast<std::size_t>(value));
    });
    auto *log = new QWidget;
    auto *layout = new QVBoxLayout(log);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_logView, 1);
    auto *replay = new QHBoxLayout;
    replay->addWidget(m_slider, 1);
    replay->addWidget(m_moment);
    layout->addLayout(replay);
    return log;
}

void PlaytestPage::makeDocks()
{
    const auto dock = [this](const char *name, const QString &title, QWidget *content, Qt::DockWidgetArea area) {
        auto *widget = new QDockWidget(title, this);
        widget->setObjectName(QLatin1String(name));
        widget->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
        widget->setWidget(content);
        addDockWidget(area, widget);
        return widget;
    };
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    QDockWidget *state = dock("play-state", tr("State"), makeState(), Qt::RightDockWidgetArea);
    QDockWidget *actions = dock("play-actions", tr("Actions"), m_actions, Qt::RightDockWidgetArea);
    QDockWidget *log = dock("play-log", tr("Log"), makeLog(), Qt::RightDockWidgetArea);
    log->setMinimumWidth(340);
    m_balanceDock = dock("play-balance", tr("Balance"), m_balance, Qt::BottomDockWidgetArea);
    m_balanceDock->setFeatures(m_balanceDock->features() | QDockWidget::DockWidgetClosable);
    m_balanceDock->hide();
    // The log is what one reads most.
    resizeDocks({state, actions, log}, {180, 210, 400}, Qt::Vertical);
    connect(m_balance, &BalancePanel::heatWanted, m_board, &PlayBoard::setHeat);
    connect(m_balanceDock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible && m_balanceDock->isHidden())
            m_board->setHeat(std::nullopt);
    });
}

/// A box for each side that says who decides for it, and how long each action of the computer stays.
void PlaytestPage::fillPlayers()
{
    delete m_players->layout();
    qDeleteAll(m_players->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    auto *layout = new QGridLayout(m_players);
    layout->setContentsMargins(9, 6, 9, 2);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(1, 1);
    const std::vector<Side> &sides = m_playtest->game().scenario().sides;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const int side = static_cast<int>(i);
        auto *box = new PlayerBox(PlayerBox::Who::Anybody);
        box->setObjectName(QStringLiteral("player-%1").arg(side));
        box->setSpec(m_playtest->player(side));
        connect(box, &PlayerBox::specChosen, this,
                [this, side](const PlayerSpec &spec) { m_playtest->setPlayer(side, spec); });
        layout->addWidget(new QLabel(qstr(sides[i].name)), side, 0);
        layout->addWidget(box, side, 1);
    }
    auto *pace = new QComboBox;
    pace->setObjectName(QStringLiteral("pace"));
    pace->addItem(tr("At once"), 0);
    pace->addItem(tr("Brisk"), usualPace);
    pace->addItem(tr("Slow"), 3 * usualPace);
    const int kept = pace->findData(QSettings().value(paceKey, usualPace).toInt());
    pace->setCurrentIndex(std::max(0, kept));
    pace->setToolTip(tr("How long each action of a computer player stays before the next"));
    m_playtest->setPace(pace->currentData().toInt());
    connect(pace, &QComboBox::activated, this, [this, pace] {
        QSettings().setValue(paceKey, pace->currentData());
        m_playtest->setPace(pace->currentData().toInt());
    });
    const int row = static_cast<int>(sides.size());
    layout->addWidget(new QLabel(tr("Pace")), row, 0);
    layout->addWidget(pace, row, 1);
}

void PlaytestPage::fillBoards()
{
    const QSignalBlocker quiet(m_boardTabs);
    while (m_boardTabs->count() > 0)
        m_boardTabs->removeTab(0);
    for (const Board &board : m_playtest->game().scenario().boards)
        m_boardTabs->addTab(qstr(board.title.empty() ? board.id : board.title));
    m_boardTabs->setCurrentIndex(0);
    m_boardTabs->setVisible(m_boardTabs->count() > 1);
}

} // namespace hotchkiss
