// SPDX-License-Identifier: MIT
#include "app/window/scenario_actions.h"

#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/window/actions.h"
#include "editors/charts/charts_dialog.h"
#include "editors/tiles/layout_library_dialog.h"
#include "editors/tiles/tile_layout_dialog.h"
#include "model/scenario/tile_stock.h"

namespace hotchkiss {

namespace {

/// The window's dialog of that kind, made when there is none. It belongs to the page and goes with the document.
template <typename Dialog, typename Make>
void bring(DesignPage *page, Make make)
{
    auto *dialog = page->findChild<Dialog *>(QString(), Qt::FindDirectChildrenOnly);
    if (dialog == nullptr) {
        dialog = make();
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace

ScenarioActions::ScenarioActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    window.actions().on("tools-charts", this, [this] {
        DesignPage *page = m_window.design();
        bring<ChartsDialog>(page, [page] { return new ChartsDialog(page->context().document(), page); });
    });
    window.actions().on("map-tiles", this, [this] {
        DesignPage *page = m_window.design();
        bring<TileLayoutDialog>(page, [page] { return new TileLayoutDialog(&page->context(), page); });
    });
    window.actions().on("map-library", this, [this] {
        DesignPage *page = m_window.design();
        bring<LayoutLibraryDialog>(page,
                                   [page] { return new LayoutLibraryDialog(&page->context(), LayoutLibrary(), page); });
    });
    connect(&window, &MainWindow::fileChanged, this, [this] {
        connect(m_window.file()->document(), &Document::changed, this, [this](const Change &change) {
            if (std::holds_alternative<ScenarioReset>(change))
                showState();
        });
        showState();
    });
}

void ScenarioActions::showState()
{
    m_window.actions().setEnabled({"map-tiles"}, layoutSupportOf(m_window.file()->document()->system()) != nullptr);
}

} // namespace hotchkiss
