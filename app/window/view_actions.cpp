// SPDX-License-Identifier: MIT
#include "app/window/view_actions.h"

#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/playtest/playtest_page.h"
#include "app/session.h"
#include "app/window/actions.h"
#include "editors/board/board_editor.h"
#include "views/playtest/play_board.h"

#include <QMenu>

namespace hotchkiss {

namespace {

struct LayerAction
{
    const char *id;
    MapLayer layer;
};
constexpr LayerAction layerActions[] = {
    {"view-grid", MapLayer::Grid}, {"view-numbers", MapLayer::Labels}, {"view-counters", MapLayer::Counters}};

constexpr const char *lookIds[] = {"look-period", "look-ink", "look-contrast"};
constexpr const char *themeIds[] = {"theme-system", "theme-light", "theme-dark"};

void changeStyle(MainWindow &window, const std::function<void(MapStyle &)> &change)
{
    MapStyle style = window.design()->board()->style();
    change(style);
    window.design()->board()->setStyle(style);
    window.playtest()->board()->setStyle(style);
}

void connectModes(MainWindow &window, QObject *context)
{
    Actions &actions = window.actions();
    actions.on("view-welcome", context, [&window] { window.setMode(MainWindow::Mode::Welcome); });
    actions.on("view-design", context, [&window] { window.setMode(MainWindow::Mode::Design); });
    actions.on("view-playtest", context, [&window] { window.setMode(MainWindow::Mode::Playtest); });
    actions.on("view-publish", context, [&window] { window.setMode(MainWindow::Mode::Publish); });
    actions.on("view-fullscreen", context, [&window](bool on) { on ? window.showFullScreen() : window.showNormal(); });
}

void connectZoom(MainWindow &window, QObject *context)
{
    Actions &actions = window.actions();
    actions.on("view-zoom-in", context, [&window] { window.board()->zoomIn(); });
    actions.on("view-zoom-out", context, [&window] { window.board()->zoomOut(); });
    actions.on("view-zoom-fit", context, [&window] { window.board()->zoomToFit(); });
    actions.on("view-zoom-selection", context, [&window] { window.design()->board()->zoomToSelection(); });
    actions.on("view-zoom-paper", context, [&window] {
        BoardCanvas *board = window.board();
        board->setZoom(board->board().cellSize / 25.4 * board->logicalDpiX());
    });
}

void connectStyle(MainWindow &window, QObject *context)
{
    Actions &actions = window.actions();
    for (const LayerAction &row : layerActions)
        actions.on(row.id, context, [&window, layer = row.layer](bool on) {
            changeStyle(window, [&](MapStyle &style) { style.opacity[static_cast<int>(layer)] = on ? 1 : 0; });
        });
    actions.on("view-tint", context,
               [&window](bool on) { changeStyle(window, [&](MapStyle &style) { style.elevationTint = on; }); });
    for (int i = 0; i < 3; ++i) {
        actions.on(lookIds[i], context, [&window, i] {
            Preferences preferences = window.session().preferences();
            preferences.look = static_cast<MapLook>(i);
            window.session().setPreferences(preferences);
        });
        actions.on(themeIds[i], context, [&window, i] {
            Preferences preferences = window.session().preferences();
            preferences.theme = static_cast<Theme>(i);
            window.session().setPreferences(preferences);
        });
    }
}

/// Brings the check marks in line with what is shown.
void showState(MainWindow &window)
{
    const Preferences &preferences = window.session().preferences();
    for (int i = 0; i < 3; ++i) {
        window.actions().setChecked(lookIds[i], static_cast<int>(preferences.look) == i);
        window.actions().setChecked(themeIds[i], static_cast<int>(preferences.theme) == i);
    }
    if (window.design() == nullptr)
        return;
    const MapStyle &style = window.design()->board()->style();
    for (const LayerAction &row : layerActions)
        window.actions().setChecked(row.id, style.isVisible(row.layer));
    window.actions().setChecked("view-tint", style.elevationTint);
}

void takePreferences(MainWindow &window)
{
    if (window.design() != nullptr)
        changeStyle(window, [&window](MapStyle &style) {
            style.look = window.session().preferences().look;
            style.natoSymbols = window.file()->document()->scenario().info.symbols != "period";
        });
    showState(window);
}

/// All windows at the foot of the Window menu.
void fillWindows(MainWindow &window, QList<QAction *> &shown)
{
    qDeleteAll(shown);
    shown.clear();
    for (MainWindow *other : window.session().windows()) {
        const QString title = QString(other->windowTitle()).remove(QStringLiteral("[*]"));
        auto *action = new QAction(title, &window);
        action->setCheckable(true);
        action->setChecked(other == &window);
        QObject::connect(action, &QAction::triggered, other, [other] {
            other->raise();
            other->activateWindow();
        });
        window.actions().menu("window")->addAction(action);
        shown << action;
    }
}

} // namespace

ViewActions::ViewActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    connectModes(window, this);
    connectZoom(window, this);
    connectStyle(window, this);
    Actions &actions = window.actions();
    actions.on("view-reset-layout", this, [this] { m_window.design()->panels().reset(); });
    actions.on("window-new", this, [this] { m_window.session().newWindow(); });
    connect(&window.session(), &Session::preferencesChanged, this, [this] { takePreferences(m_window); });
    connect(&window, &MainWindow::fileChanged, this, [this] {
        m_window.actions().menu("docks")->addActions(m_window.design()->dockActions());
        m_window.design()->addActions(m_window.design()->dockActions());
        m_window.actions().menu("tools")->addActions(m_window.design()->toolActions());
        connect(m_window.design()->board(), &BoardCanvas::styleChanged, this, [this] { showState(m_window); });
        takePreferences(m_window);
    });
    connect(window.actions().menu("window"), &QMenu::aboutToShow, this,
            [this, shown = QList<QAction *>()]() mutable { fillWindows(m_window, shown); });
    showState(window);
}

} // namespace hotchkiss
