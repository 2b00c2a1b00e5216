// SPDX-License-Identifier: MIT
#include "app/window/scenario_actions.h"

#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/window/actions.h"
#include "editors/charts/charts_dialog.h"

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
}

} // namespace hotchkiss
