// SPDX-License-Identifier: MIT
#include "model/document/file_watch.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace hotchkiss {

namespace {

QByteArray digestOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(&file);
    return hash.result();
}

QMap<QString, QByteArray> digestsOf(const QStringList &files)
{
    QMap<QString, QByteArray> digests;
    for (const QString &file : files)
        digests.insert(file, digestOf(file));
    return digests;
}

} // namespace

FileWatch::FileWatch(QObject *parent)
    : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(300);
    connect(&m_delay, &QTimer::timeout, this, &FileWatch::look);
    const auto start = [this] { m_delay.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, start);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, start);
}

void FileWatch::setFiles(const QStringList &files)
{
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    if (!m_watcher.directories().isEmpty())
        m_watcher.removePaths(m_watcher.directories());
    m_known = digestsOf(files);
    m_reported = m_known;
    arm();
}

void FileWatch::acceptPresent()
{
    m_known = digestsOf(m_known.keys());
    m_reported = m_known;
    arm();
}

bool FileWatch::isChanged() const
{
    return digestsOf(m_known.keys()) != m_known;
}

void FileWatch::look()
{
    arm();
    const QMap<QString, QByteArray> present = digestsOf(m_known.keys());
    const bool news = present != m_reported && present != m_known;
    m_reported = present;
    if (news)
        Q_EMIT changed();
}

void FileWatch::arm()
{
    // A file that was replaced by renaming is no longer watched; its folder tells of the new one.
    QStringList wanted;
    for (const QString &file : m_known.keys()) {
        if (QFileInfo::exists(file))
            wanted << file;
        wanted << QFileInfo(file).absolutePath();
    }
    wanted.removeDuplicates();
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    for (const QString &path : watched)
        wanted.removeAll(path);
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
}

} // namespace hotchkiss
