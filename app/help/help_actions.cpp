// SPDX-License-Identifier: MIT
#include "app/help/help_actions.h"

#include "app/design/design_page.h"
#include "app/help/help_window.h"
#include "app/help/shortcuts_dialog.h"
#include "app/main_window.h"
#include "app/welcome/welcome_page.h"
#include "app/window/actions.h"

#include <QDockWidget>
#include <QMessageBox>

namespace hotchkiss {

HelpActions::HelpActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    Actions &actions = window.actions();
    actions.on("help-guide", this, [this] { showGuide(guidePlaceFor(topicHere())); });
    actions.on("help-shortcuts", this, [this] { showShortcuts(); });
    actions.on("help-about", this, [this] { showAbout(); });
    connect(window.welcome(), &WelcomePage::guideAsked, this, &HelpActions::showGuide);
}

/// What the user is at: a panel with the focus, else the tool in use or the mode.
QString HelpActions::topicHere() const
{
    switch (m_window.mode()) {
    case MainWindow::Mode::Welcome:
        return {};
    case MainWindow::Mode::Playtest:
        return QStringLiteral("playtest");
    case MainWindow::Mode::Publish:
        return QStringLiteral("publish");
    case MainWindow::Mode::Design:
        break;
    }
    for (const QWidget *widget = m_window.focusWidget(); widget != nullptr; widget = widget->parentWidget())
        if (qobject_cast<const QDockWidget *>(widget) != nullptr)
            return widget->objectName();
    return m_window.design()->toolId();
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
