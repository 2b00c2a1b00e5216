// SPDX-License-Identifier: MIT
#include "model/document/autosave.h"

#include "model/document/save_files.h"
#include "model/format/scenario_file.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

namespace hotchkiss {

namespace {

const QString textEnding = QStringLiteral(".yaml");
const QString noteEnding = QStringLiteral(".json");
const QString lockEnding = QStringLiteral(".lock");

/// A lock that stays as long as its process lives, however long that is.
std::unique_ptr<QLockFile> lockOf(const QString &stem)
{
    auto lock = std::make_unique<QLockFile>(stem + lockEnding);
    lock->setStaleLockTime(0);
    return lock;
}

void removeFiles(const QString &stem)
{
    QFile::remove(stem + noteEnding);
    QFile::remove(stem + textEnding);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

RecoveredWork workIn(const QString &stem, const QJsonObject &note)
{
    RecoveredWork work;
    work.stem = stem;
    work.path = note[QLatin1String("path")].toString();
    work.title = note[QLatin1String("title")].toString();
    work.time = QDateTime::fromString(note[QLatin1String("time")].toString(), Qt::ISODate);
    work.forcesSource = note[QLatin1String("forces")].toString().toStdString();
    for (const QJsonValue source : note[QLatin1String("boards")].toArray())
        work.boardSources.push_back(source.toString().toStdString());
    return work;
}

} // namespace

QString Autosave::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
}

Autosave::Autosave(Document &document)
    : m_document(document)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    setInterval(20);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::writeNow);
    // The first change starts the clock; later ones do not put it off.
    connect(&m_document, &Document::changed, this, [this] {
        if (m_enabled && !m_timer.isActive())
            m_timer.start();
    });
}

Autosave::~Autosave()
{
    drop();
}

void Autosave::setInterval(int seconds)
{
    m_enabled = seconds > 0;
    m_timer.setInterval((seconds > 0 ? seconds : 20) * 1000);
    if (!m_enabled)
        m_timer.stop();
}

bool Autosave::claim()
{
    if (!m_stem.isEmpty())
        return true;
    if (!QDir().mkpath(folder()))
        return false;
    const QString stem = folder() + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto lock = lockOf(stem);
    if (!lock->tryLock())
        return false;
    m_stem = stem;
    m_lock = std::move(lock);
    return true;
}

QByteArray Autosave::describe() const
{
    const Scenario &scenario = m_document.scenario();
    QJsonArray boards;
    for (const Board &board : scenario.boards)
        boards.append(qstr(board.source));
    const QJsonObject note{{QStringLiteral("path"), m_document.path()},
                           {QStringLiteral("title"), m_document.displayName()},
                           {QStringLiteral("time"), m_writtenAt.toString(Qt::ISODate)},
                           {QStringLiteral("boards"), boards},
                           {QStringLiteral("forces"), qstr(scenario.forcesSource)}};
    return QJsonDocument(note).toJson();
}

QString Autosave::writeNow()
{
    m_timer.stop();
    if (!claim()) {
        const QString error = tr("There is no room for an autosave in %1.").arg(folder());
        Q_EMIT failed(error);
        return error;
    }
    m_writtenAt = QDateTime::currentDateTime();
    QString error = writeWholly(QByteArray::fromStdString(scenarioText(m_document.scenario())), m_stem + textEnding);
    if (error.isEmpty())
        error = writeWholly(describe(), m_stem + noteEnding);
    if (error.isEmpty())
        Q_EMIT written();
    else
        Q_EMIT failed(error);
    return error;
}

void Autosave::drop()
{
    m_timer.stop();
    m_writtenAt = {};
    if (m_stem.isEmpty())
        return;
    removeFiles(m_stem);
    m_lock.reset();
    m_stem.clear();
}

std::vector<RecoveredWork> findRecoveredWork(const QString &folder)
{
    std::vector<RecoveredWork> found;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({QLatin1Char('*') + noteEnding}, QDir::Files, QDir::Time)) {
        const QString stem = dir.filePath(name.chopped(noteEnding.size()));
        std::shared_ptr<QLockFile> lock = lockOf(stem);
        if (!QFile::exists(stem + textEnding) || !lock->tryLock())
            continue;
        found.push_back(workIn(stem, QJsonDocument::fromJson(contentOf(stem + noteEnding)).object()));
        found.back().lock = std::move(lock);
    }
    return found;
}

std::variant<Scenario, FileError> readRecovered(const RecoveredWork &work)
{
    // Names of shared and underlay files are relative to the file the work belonged to.
    const QString place = work.path.isEmpty() ? work.stem + textEnding : work.path;
    const QByteArray text = contentOf(work.stem + textEnding);
    auto result = readScenario(std::string_view(text.constData(), static_cast<std::size_t>(text.size())),
                               std::filesystem::path(place.toStdString()));
    if (auto *scenario = std::get_if<Scenario>(&result)) {
        scenario->forcesSource = work.forcesSource;
        for (std::size_t i = 0; i < scenario->boards.size() && i < work.boardSources.size(); ++i)
            scenario->boards[i].source = work.boardSources[i];
    }
    return result;
}

void discardRecovered(RecoveredWork &work)
{
    removeFiles(work.stem);
    work.lock.reset();
}

} // namespace hotchkiss
