// SPDX-License-Identifier: MIT
#include "app/settings/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace hotchkiss {

namespace {
const QString key = QStringLiteral("recent files");
}

RecentFiles::RecentFiles(QObject *parent)
    : QObject(parent)
    , m_paths(QSettings().value(key).toStringList())
{}

void RecentFiles::add(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!m_paths.isEmpty() && m_paths.front() == absolute)
        return;
    m_paths.removeAll(absolute);
    m_paths.prepend(absolute);
    if (m_paths.size() > most)
        m_paths.resize(most);
    store();
}

void RecentFiles::remove(const QString &path)
{
    if (m_paths.removeAll(path) > 0)
        store();
}

void RecentFiles::clear()
{
    m_paths.clear();
    store();
}

void RecentFiles::store()
{
    QSettings().setValue(key, m_paths);
    Q_EMIT changed();
}

} // namespace hotchkiss
