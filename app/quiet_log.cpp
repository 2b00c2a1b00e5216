// SPDX-License-Identifier: MIT
#include "app/quiet_log.h"

#include <QString>

#include <cstdio>

namespace hotchkiss {

namespace {

void print(const QString &message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
}

void onCommandLine(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        print(message);
}

void inWindow(QtMsgType, const QMessageLogContext &, const QString &message)
{
    if (!message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR")) &&
        !message.startsWith(QLatin1String("This plugin does not support")))
        print(message);
}

} // namespace

void quietenLog(LogFor what)
{
    qInstallMessageHandler(what == LogFor::Window ? inWindow : onCommandLine);
}

} // namespace hotchkiss
