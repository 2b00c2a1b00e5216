// SPDX-License-Identifier: MIT
#include "app/session.h"

#include "app/files/recovery_dialog.h"
#include "app/main_window.h"
#include "app/settings/theme.h"

#include <QFileInfo>
#include <QMessageBox>

namespace hotchkiss {

Session::Session(QObject *parent)
    : QObject(parent)
    , m_preferences(Preferences::load())
{
    applyTheme(m_preferences.theme);
}

Session::~Session()
{
    const QList<MainWindow *> windows = m_windows;
    for (MainWindow *window : windows)
        delete window;
}

void Session::setPreferences(const Preferences &preferences)
{
    if (preferences == m_preferences)
        return;
    const bool newTheme = preferences.theme != m_preferences.theme;
    m_preferences = preferences;
    m_preferences.store();
    if (newTheme)
        applyTheme(m_preferences.theme);
    Q_EMIT preferencesChanged();
}

MainWindow *Session::newWindow()
{
    auto *window = new MainWindow(*this);
    m_windows.append(window);
    connect(window, &QObject::destroyed, this, [this, window] {
        m_windows.removeAll(window);
        Q_EMIT windowsChanged();
    });
    connect(window, &MainWindow::windowTitleChanged, this, &Session::windowsChanged);
    window->show();
    Q_EMIT windowsChanged();
    return window;
}

MainWindow *Session::windowOf(const QString &path) const
{
    const QString wanted = QFileInfo(path).absoluteFilePath();
    for (MainWindow *window : m_windows)
        if (window->file() != nullptr && window->file()->path() == wanted)
            return window;
    return nullptr;
}

MainWindow *Session::open(const QString &path, MainWindow *from)
{
    if (MainWindow *window = windowOf(path)) {
        window->raise();
        window->activateWindow();
        return window;
    }
    QString error;
    auto file = DocumentFile::open(path, &error);
    if (!file) {
        QMessageBox box(QMessageBox::Critical, tr("Hotchkiss"), tr("This file cannot be opened."), QMessageBox::Ok,
                        from);
        box.setInformativeText(error);
        box.setTextInteractionFlags(Qt::TextSelectableByMouse);
        box.exec();
        if (!QFileInfo::exists(path))
            m_recent.remove(QFileInfo(path).absoluteFilePath());
        return nullptr;
    }
    m_recent.add(path);
    return show(std::move(file), from);
}

MainWindow *Session::show(std::unique_ptr<DocumentFile> file, MainWindow *from)
{
    MainWindow *window = from != nullptr && from->file() == nullptr ? from : newWindow();
    window->setFile(std::move(file));
    window->raise();
    window->activateWindow();
    return window;
}

void Session::offerRecovery(MainWindow *window)
{
    std::vector<RecoveredWork> works = findRecoveredWork();
    if (works.empty())
        return;
    RecoveryDialog dialog(std::move(works), window);
    dialog.exec();
    for (RecoveredWork &work : dialog.restored()) {
        QString error;
        auto file = DocumentFile::recover(work, &error);
        if (!file) {
            QMessageBox::warning(window, tr("Hotchkiss"), tr("%1 could not be restored:\n%2").arg(work.title, error));
            continue;
        }
        discardRecovered(work); // the restored document has a side file of its own by now
        show(std::move(file), window);
    }
}

bool Session::closeAll()
{
    const QList<MainWindow *> windows = m_windows;
    for (MainWindow *window : windows)
        if (!window->close())
            return false;
    return true;
}

} // namespace hotchkiss
