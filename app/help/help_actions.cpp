// SPDX-License-Identifier: MIT
#include "app/help/help_actions.h"

#include "app/design/design_page.h"
#include "app/help/help_window.h"
#include "app/help/shortcuts_dialog.h"
#include "app/main_window.h"
#include "app/welcome/welcome_page.h"
#include "app/window/actions.h"

#include <QMessageBox>

namespace hotchkiss {

HelpActions::HelpActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    Actions &actions = window.actions();
    actions.on("help-guide", this, [this] {
        const bool drawing = m_window.mode() == MainWindow::Mode::Design;
        showGuide(guidePlaceFor(drawing ? m_window.design()->toolId() : QString()));
    });
    actions.on("help-shortcuts", this, [this] { showShortcuts(); });
    actions.on("help-about", this, [this] { showAbout(); });
    connect(window.welcome(), &WelcomePage::guideAsked, this, &HelpActions::showGuide);
}

void HelpActions::showGuide(const QString &place)
{
    if (m_guide == nullptr) {
        m_guide = new HelpWindow(&m_window);
        m_guide->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_guide->showPlace(place);
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
}

void HelpActions::showShortcuts()
{
    QList<QAction *> actions = m_window.actions().all();
    if (m_window.design() != nullptr)
        actions += m_window.design()->toolActions();
    ShortcutsDialog(actions, &m_window).exec();
}

void HelpActions::showAbout()
{
    QMessageBox::about(&m_window, tr("About Hotchkiss"),
                       tr("<h2>Hotchkiss %1</h2>"
                          "<p>Scenario editor and map designer for American Civil War wargames, named after Jedediah "
                          "Hotchkiss, mapmaker.</p>"
                          "<p>Free software under the MIT licence. Built with Qt %2.</p>")
                           .arg(QStringLiteral(HOTCHKISS_VERSION), QString::fromLatin1(qVersion())));
}

} // namespace hotchkiss
