// SPDX-License-Identifier: MIT
#include "app/design/panels.h"

#include "views/icons.h"

#include <QAction>
#include <QEvent>
#include <QTabBar>
#include <QTimer>

namespace hotchkiss {

namespace {

constexpr int layoutVersion = 5;
constexpr int leftWidth = 164;
constexpr int rightWidth = 330;
constexpr int footHeight = 200;
constexpr int overviewHeight = 150;

Qt::DockWidgetArea areaOf(Panels::Spot spot)
{
    switch (spot) {
    case Panels::Spot::LeftTop:
    case Panels::Spot::LeftBottom:
        return Qt::LeftDockWidgetArea;
    case Panels::Spot::RightTop:
    case Panels::Spot::RightBottom:
        return Qt::RightDockWidgetArea;
    case Panels::Spot::Foot:
        return Qt::BottomDockWidgetArea;
    }
    return Qt::BottomDockWidgetArea;
}

/// A dock behind another tab counts as shown for Qt, not for the user.
bool isInFront(const QDockWidget *dock)
{
    return dock->isVisible() && !dock->visibleRegion().isEmpty();
}

} // namespace

Panels::Panels(QMainWindow *page)
    : QObject(page)
    , m_page(page)
{
    page->setDockNestingEnabled(true);
    page->setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    page->setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    page->setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    page->installEventFilter(this);
}

QDockWidget *Panels::add(const char *name, const QString &title, const char *icon, const QKeySequence &key,
                         QWidget *content, Spot spot)
{
    auto *dock = new QDockWidget(title, m_page);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(content);
    m_page->addDockWidget(areaOf(spot), dock);
    m_entries << Entry{dock, spot};

    auto *action = new QAction(hotchkiss::icon(QLatin1String(icon)), title, this);
    action->setObjectName(QLatin1String("panel-") + QLatin1String(name));
    action->setCheckable(true);
    action->setChecked(true);
    action->setShortcut(key);
    m_actions << action;
    connect(action, &QAction::triggered, this, [this, dock] {
        if (isInFront(dock))
            dock->close();
        else
            bring(dock);
    });
    connect(dock, &QDockWidget::topLevelChanged, this, &Panels::titleUp);
    connect(dock, &QDockWidget::dockLocationChanged, this, &Panels::titleUp);
    connect(dock->toggleViewAction(), &QAction::toggled, action, &QAction::setChecked);
    return dock;
}

QDockWidget *Panels::dock(const char *name) const
{
    return m_page->findChild<QDockWidget *>(QLatin1String(name), Qt::FindDirectChildrenOnly);
}

void Panels::bring(QDockWidget *dock)
{
    dock->show();
    dock->raise();
    for (qsizetype i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].dock == dock)
            m_actions[i]->setChecked(true);
    dock->widget()->setFocus();
}

QList<QDockWidget *> Panels::at(Spot spot) const
{
    QList<QDockWidget *> docks;
    for (const Entry &entry : m_entries)
        if (entry.spot == spot)
            docks << entry.dock;
    return docks;
}

void Panels::arrange()
{
    for (const Entry &entry : m_entries) {
        entry.dock->setFloating(false);
        m_page->addDockWidget(areaOf(entry.spot), entry.dock);
    }
    for (const auto &[upper, lower] :
         {std::pair(Spot::LeftTop, Spot::LeftBottom), std::pair(Spot::RightTop, Spot::RightBottom)})
        if (!at(upper).isEmpty() && !at(lower).isEmpty())
            m_page->splitDockWidget(at(upper).first(), at(lower).first(), Qt::Vertical);
    for (const Spot spot : {Spot::LeftTop, Spot::LeftBottom, Spot::RightTop, Spot::RightBottom, Spot::Foot}) {
        const QList<QDockWidget *> docks = at(spot);
        for (qsizetype i = 1; i < docks.size(); ++i)
            m_page->tabifyDockWidget(docks[i - 1], docks[i]);
        for (QDockWidget *dock : docks)
            dock->show();
        if (!docks.isEmpty())
            docks.first()->raise();
    }
    titleUp();
}

// A tab says already what a dock is called; without one it needs its title.
void Panels::titleUp()
{
    for (const Entry &entry : m_entries) {
        const bool tabbed = !entry.dock->isFloating() && !m_page->tabifiedDockWidgets(entry.dock).isEmpty();
        if (tabbed == (entry.dock->titleBarWidget() != nullptr))
            continue;
        QWidget *old = entry.dock->titleBarWidget();
        entry.dock->setTitleBarWidget(tabbed ? new QWidget(entry.dock) : nullptr);
        delete old;
    }
}

// Sizes count only once the page has its own.
void Panels::sizeUp()
{
    const auto resize = [this](Spot spot, int size, Qt::Orientation orientation) {
        if (const QList<QDockWidget *> docks = at(spot); !docks.isEmpty())
            m_page->resizeDocks({docks.first()}, {size}, orientation);
    };
    resize(Spot::Foot, footHeight, Qt::Vertical);
    resize(Spot::LeftTop, leftWidth, Qt::Horizontal);
    resize(Spot::RightTop, rightWidth, Qt::Horizontal);
    resize(Spot::LeftBottom, overviewHeight, Qt::Vertical);
}

QByteArray Panels::save() const
{
    return m_page->saveState(layoutVersion);
}

void Panels::restore(const QByteArray &state)
{
    m_usual = state.isEmpty() || !m_page->restoreState(state, layoutVersion);
    titleUp();
    if (m_usual)
        reset();
}

void Panels::reset()
{
    arrange();
    m_usual = !m_page->isVisible();
    if (!m_usual)
        sizeUp();
}

bool Panels::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page && event->type() == QEvent::Show && m_usual) {
        m_usual = false;
        QTimer::singleShot(0, this, &Panels::sizeUp);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace hotchkiss
