// SPDX-License-Identifier: MIT
#include "app/design/design_page.h"

#include "editors/board/board_editor.h"
#include "editors/docks/forces_dock.h"
#include "editors/docks/history_dock.h"
#include "editors/docks/inspector_dock.h"
#include "editors/docks/layers_dock.h"
#include "editors/docks/palette_dock.h"
#include "editors/docks/problems_dock.h"
#include "editors/schedule/schedule_dock.h"
#include "editors/tools/tool_options_bar.h"
#include "editors/tools/tools.h"
#include "editors/units/units_dock.h"
#include "views/board/board_painter.h"
#include "views/board/minimap.h"
#include "views/icons.h"

#include <QActionGroup>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace hotchkiss {

DesignPage::DesignPage(Document *document, QWidget *parent)
    : QMainWindow(parent, Qt::Widget)
    , m_context(new ToolContext(document, this))
    , m_toolGroup(new QActionGroup(this))
    , m_boardTabs(new QTabBar)
    , m_panels(new Panels(this))
{
    setObjectName(QStringLiteral("design"));
    setWindowFlags(Qt::Widget);
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
            Q_EMIT toolChanged(toolId());
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

void DesignPage::makeDocks()
{
    using Spot = Panels::Spot;
    const auto key = [](int number) { return QKeySequence(QStringLiteral("Alt+%1").arg(number)); };
    auto *palette = new PaletteDock(m_context);
    connect(palette, &PaletteDock::toolWanted, this, &DesignPage::setTool);
    connect(this, &DesignPage::toolChanged, palette, &PaletteDock::setCurrentTool);
    auto *forces = new ForcesDock(m_context);
    connect(forces, &ForcesDock::placeActivated, this, &DesignPage::showPlace);
    m_problems = new ProblemsDock(m_context);
    connect(m_problems, &ProblemsDock::placeActivated, this, &DesignPage::showPlace);

    m_panels->add("palette", tr("Palette"), "palette", key(1), palette, Spot::LeftTop);
    m_panels->add("minimap", tr("Overview"), "minimap", key(2), new Minimap(m_board), Spot::LeftBottom);
    m_panels->add("forces", tr("Forces"), "forces", key(3), forces, Spot::RightTop);
    m_panels->add("inspector", tr("Inspector"), "inspector", key(4), new InspectorDock(m_context), Spot::RightBottom);
    m_panels->add("schedule", tr("Schedule"), "schedule", key(5), new ScheduleDock(m_context), Spot::Foot);
    auto *units = new UnitsDock(m_context);
    connect(units, &UnitsDock::placeActivated, this, &DesignPage::showPlace);
    m_panels->add("units", tr("Units"), "units-table", key(6), units, Spot::Foot);
    QDockWidget *dock = m_panels->add("problems", tr("Problems"), "problems", key(7), m_problems, Spot::Foot);
    m_panels->add("history", tr("History"), "history", key(8), new HistoryDock(m_context), Spot::Foot);
    m_panels->add("layers", tr("Layers"), "layers", key(9), new LayersDock(m_context, m_board), Spot::Foot);
    const auto showCount = [dock](int errors, int warnings, int notes) {
        const int all = errors + warnings + notes;
        dock->setWindowTitle(all == 0 ? tr("Problems") : tr("Problems (%1)").arg(all));
    };
    connect(m_problems, &ProblemsDock::countsChanged, this, showCount);
    m_problems->checkNow();
    m_panels->reset();
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

} // namespace hotchkiss
