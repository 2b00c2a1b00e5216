// SPDX-License-Identifier: MIT
#include "app/cli/cli.h"
#include "app/main_window.h"
#include "app/quiet_log.h"
#include "app/session.h"
#include "app/settings/language.h"

#include <QApplication>

int main(int argc, char **argv)
{
    if (const std::optional<int> code = hotchkiss::runCommandLine(argc, argv))
        return *code;
    hotchkiss::quietenLog(hotchkiss::LogFor::Window);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Hotchkiss"));
    QApplication::setOrganizationName(QStringLiteral("Hotchkiss"));
    QApplication::setApplicationVersion(QStringLiteral(HOTCHKISS_VERSION));
    hotchkiss::Session session;
    hotchkiss::loadLanguage(session.preferences().language);
    hotchkiss::MainWindow *window = session.newWindow();
    session.offerRecovery(window);
    const QStringList files = application.arguments().mid(1);
    for (const QString &file : files)
        session.open(file, window);
    return application.exec();
}
