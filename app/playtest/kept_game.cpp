// SPDX-License-Identifier: MIT
#include "app/playtest/kept_game.h"

#include "model/engine/replay.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace hotchkiss {

KeptGame::KeptGame(const QString &scenarioFile)
{
    if (scenarioFile.isEmpty())
        return;
    const QByteArray key =
        QCryptographicHash::hash(QFileInfo(scenarioFile).absoluteFilePath().toUtf8(), QCryptographicHash::Sha256)
            .toHex()
            .left(24);
    m_path = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games/") +
             QString::fromLatin1(key) + QStringLiteral(".play.yaml");
}

bool KeptGame::exists() const
{
    return !m_path.isEmpty() && QFileInfo::exists(m_path);
}

void KeptGame::keep(const PlaySession &session) const
{
    if (m_path.isEmpty() || !QDir().mkpath(QFileInfo(m_path).absolutePath()))
        return;
    QSaveFile file(m_path);
    if (file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(playText(session))) > 0)
        file.commit();
}

void KeptGame::remove() const
{
    if (exists())
        QFile::remove(m_path);
}

} // namespace hotchkiss
