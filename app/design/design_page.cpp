// SPDX-License-Identifier: MIT
#include "app/design/design_page.h"

#include "editors/board/board_editor.h"
#include "editors/docks/forces_dock.h"
#include "editors/docks/history_dock.h"
#include "editors/docks/inspector_dock.h"
#include "editors/docks/layers_dock.h"
#include "editors/docks/palette_dock.h"
#include "editors/docks/problems_dock.h"
#include "editors/tools/tool_options_bar.h"
#include "editors/tools/tools.h"
#include "views/board/board_painter.h"
#include "views/board/minimap.h"
#include "views/icons.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace hotchkiss {

DesignPage::DesignPage(Document *document, QWidget *parent)
    : QMainWindow(parent, Qt::Widget)
    , m_context(new ToolContext(document, this))
    , m_toolGroup(new QActionGroup(this))
    , m_boardTabs(new QTabBar)
{
    setObjectName(QStringLiteral("design"));
    setWindowFlags(Qt::Widget);
    setDockNestingEnabled(true);
    // Before the editor hears of it: a board that is gone must not be looked at.
    connect(document, &Document::changed, this, &DesignPage::takeChange);
    m_board = new BoardEditor(m_context);
    m_board->setDocument(document, 0);
    connect(m_context, &ToolContext::boardChanged, this, [this] {
        m_board->setDocument(m_context->document(), m_context->boardIndex());
        m_boardTabs->setCurrentIndex(m_context->boardIndex());
        enableTools();
    });
    makeBoardTabs();
    m_options = new ToolOptionsBar(m_context, this);
    addToolBar(Qt::TopToolBarArea, m_options);
    makeTools();
    makeDocks();
    m_usualLayout = saveLayout();
}

DesignPage::~DesignPage()
{
    m_board->setTool(nullptr);
}

void DesignPage::makeBoardTabs()
{
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_boardTabs);
    layout->addWidget(m_board, 1);
    setCentralWidget(centre);
    fillBoardTabs();
    connect(m_boardTabs, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            m_context->setBoardIndex(index);
    });
}

void DesignPage::fillBoardTabs()
{
    const QSignalBlocker quiet(m_boardTabs);
    while (m_boardTabs->count() > 0)
        m_boardTabs->removeTab(0);
    for (const Board &board : m_context->scenario().boards)
        m_boardTabs->addTab(qstr(board.title.empty() ? board.id : board.title));
    m_boardTabs->setCurrentIndex(m_context->boardIndex());
    m_boardTabs->setVisible(m_boardTabs->count() > 1);
}

void DesignPage::takeChange(const Change &change)
{
    if (!std::holds_alternative<BoardChanged>(change) && !std::holds_alternative<ScenarioReset>(change))
        return;
    if (m_context->boardIndex() >= static_cast<int>(m_context->scenario().boards.size()))
        m_context->setBoardIndex(0);
    fillBoardTabs();
    if (!m_tools.empty())
        enableTools();
}

void DesignPage::makeTools()
{
    auto *strip = new QToolBar(tr("Tools"));
    strip->setObjectName(QStringLiteral("tools"));
    strip->setIconSize(QSize(22, 22));
    addToolBar(Qt::LeftToolBarArea, strip);
    m_tools = hotchkiss::makeTools(*m_context);
    for (const auto &tool : m_tools) {
        const Tool::Description about = tool->description();
        auto *action = new QAction(icon(about.icon), about.name, this);
        action->setObjectName(QStringLiteral("tool-") + about.id);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(about.shortcut));
        action->setToolTip(QStringLiteral("<b>%1</b> (%2)<br>%3").arg(about.name, about.shortcut, about.hint));
        m_toolGroup->addAction(action);
        strip->addAction(action);
        m_toolActions << action;
        connect(action, &QAction::triggered, this, [this, raw = tool.get()] {
            m_board->setTool(raw);
            m_options->setTool(raw);
        });
    }
    enableTools();
    if (!m_toolActions.isEmpty())
        m_toolActions.front()->trigger();
}

void DesignPage::enableTools()
{
    for (std::size_t i = 0; i < m_tools.size(); ++i) {
        QAction *action = m_toolActions[static_cast<qsizetype>(i)];
        const bool works = m_tools[i]->worksOn(m_context->board());
        action->setEnabled(works);
        action->setVisible(works);
        if (!works && action->isChecked())
            m_toolActions.front()->trigger();
    }
}

QDockWidget *DesignPage::addDock(const char *name, const QString &title, QWidget *content, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(content);
    addDockWidget(area, dock);
    m_docks << dock;
    return dock;
}

void DesignPage::makeDocks()
{
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    auto *palette = new PaletteDock(m_context);
    connect(palette, &PaletteDock::toolWanted, this, &DesignPage::setTool);
    auto *forces = new ForcesDock(m_context);
    connect(forces, &ForcesDock::placeActivated, this, &DesignPage::showPlace);
    auto *problems = new ProblemsDock(m_context);
    connect(problems, &ProblemsDock::placeActivated, this, &DesignPage::showPlace);

    addDock("forces", tr("Forces"), forces, Qt::RightDockWidgetArea);
    addDock("inspector", tr("Inspector"), new InspectorDock(m_context), Qt::RightDockWidgetArea);
    addDock("minimap", tr("Overview"), new Minimap(m_board), Qt::RightDockWidgetArea);
    QDockWidget *first = addDock("palette", tr("Palette"), palette, Qt::BottomDockWidgetArea);
    for (QDockWidget *tab :
         {addDock("problems", tr("Problems"), problems, Qt::BottomDockWidgetArea),
          addDock("history", tr("History"), new HistoryDock(m_context), Qt::BottomDockWidgetArea),
          addDock("layers", tr("Layers"), new LayersDock(m_context, m_board), Qt::BottomDockWidgetArea)})
        tabifyDockWidget(first, tab);
    first->raise();
}

QList<QAction *> DesignPage::dockActions() const
{
    QList<QAction *> actions;
    for (QDockWidget *dock : m_docks)
        actions << dock->toggleViewAction();
    return actions;
}

QString DesignPage::toolId() const
{
    return m_board->tool() == nullptr ? QString() : m_board->tool()->description().id;
}

void DesignPage::setTool(const QString &id)
{
    for (QAction *action : m_toolActions)
        if (action->objectName() == QLatin1String("tool-") + id)
            action->trigger();
}

void DesignPage::showPlace(const Place &place, const QString &item)
{
    Selection selection;
    if (!item.isEmpty())
        selection.items.insert(item.toStdString());
    if (place.kind != Place::Kind::Nowhere)
        m_context->setBoardIndex(place.board);
    const Board &board = m_context->board();
    if (place.kind == Place::Kind::OnCell && board.grid.contains(place.cell)) {
        const Point centre = board.grid.centre(place.cell);
        m_board->centreOn(QPointF(centre.x, centre.y));
        if (item.isEmpty())
            selection.cells.push_back(place.cell);
    } else if (place.kind == Place::Kind::OnTable) {
        m_board->centreOn(flipTable(board, QPointF(place.at.x, place.at.y)));
    }
    m_context->setSelection(std::move(selection));
}

void DesignPage::restoreLayout(const QByteArray &state)
{
    if (state.isEmpty() || !restoreState(state, layoutVersion))
        resetLayout();
}

void DesignPage::resetLayout()
{
    restoreState(m_usualLayout, layoutVersion);
    for (QDockWidget *dock : m_docks)
        dock->show();
}

} // namespace hotchkiss
