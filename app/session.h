// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/preferences.h"
#include "app/settings/recent_files.h"
#include "model/document/document_file.h"

#include <QList>
#include <QObject>

#include <memory>

namespace hotchkiss {

class MainWindow;

/// What all windows of the running program share: preferences, recent files, and the windows themselves.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr);
    ~Session() override;

    const Preferences &preferences() const { return m_preferences; }
    void setPreferences(const Preferences &preferences);
    RecentFiles &recent() { return m_recent; }

    const QList<MainWindow *> &windows() const { return m_windows; }
    /// A new window on its Welcome page.
    MainWindow *newWindow();
    /// Shows a file: in the window that has it open, else in `from` when that holds no document, else in a new one.
    /// An unreadable file is reported, and every open document stays as it was. Null when it could not be shown.
    MainWindow *open(const QString &path, MainWindow *from = nullptr);
    /// Shows a document that is not open yet, in `from` when that holds none.
    MainWindow *show(std::unique_ptr<DocumentFile> file, MainWindow *from = nullptr);
    /// Offers the work that a crash left behind, if any.
    void offerRecovery(MainWindow *window);
    /// Closes all windows, asking about unsaved work; false when the user keeps one open.
    bool closeAll();

Q_SIGNALS:
    void preferencesChanged();
    void windowsChanged();

private:
    MainWindow *windowOf(const QString &path) const;

    Preferences m_preferences;
    RecentFiles m_recent;
    QList<MainWindow *> m_windows;
};

} // namespace hotchkiss
