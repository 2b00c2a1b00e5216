// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace hotchkiss {

/// Watches a few files for changes by others. What counts is the content: a file that was touched, or written with the
/// same bytes, is no change. Files replaced by renaming (as most programs save) are noticed too.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(QObject *parent = nullptr);

    /// Forgets the old files and takes these, as they are now, for the known state.
    void setFiles(const QStringList &files);
    /// Takes what is on disk now for the known state.
    void acceptPresent();
    /// Whether a file differs from the known state, looked up at this moment.
    bool isChanged() const;

Q_SIGNALS:
    /// Once for each time the files become different from the known state.
    void changed();

private:
    void look();
    void arm();

    QFileSystemWatcher m_watcher;
    QTimer m_delay; ///< other programs write in several steps
    QMap<QString, QByteArray> m_known;
    QMap<QString, QByteArray> m_reported;
};

} // namespace hotchkiss
