// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

namespace hotchkiss {

/// The files opened and saved last, newest first, shared by all windows and kept in the settings file.
class RecentFiles : public QObject
{
    Q_OBJECT

public:
    explicit RecentFiles(QObject *parent = nullptr);

    static constexpr int most = 12;
    const QStringList &paths() const { return m_paths; }
    void add(const QString &path);
    void remove(const QString &path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store();

    QStringList m_paths;
};

} // namespace hotchkiss
