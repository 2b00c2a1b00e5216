// SPDX-License-Identifier: MIT
#include "model/document/document_file.h"

#include "model/document/save_files.h"
#include "model/format/scenario_file.h"

#include <QFileInfo>

namespace hotchkiss {

namespace {

QString sentence(const FileError &error)
{
    return qstr(error.str());
}

std::filesystem::path nativePath(const QString &path)
{
    return std::filesystem::path(path.toStdString());
}

} // namespace

QStringList filesOf(const Scenario &scenario, const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath() + QLatin1Char('/');
    QStringList files{QFileInfo(path).absoluteFilePath()};
    for (const Board &board : scenario.boards)
        if (!board.source.empty())
            files << folder + qstr(board.source);
    if (!scenario.forcesSource.empty())
        files << folder + qstr(scenario.forcesSource);
    files.removeDuplicates();
    return files;
}

DocumentFile::DocumentFile(Scenario scenario, QObject *parent)
    : QObject(parent)
    , m_document(new Document(std::move(scenario), this))
    , m_autosave(*m_document)
{
    connect(m_document, &Document::modifiedChanged, this, [this] { Q_EMIT modifiedChanged(isModified()); });
    connect(&m_watch, &FileWatch::changed, this, &DocumentFile::changedOnDisk);
}

std::unique_ptr<DocumentFile> DocumentFile::open(const QString &path, QString *error)
{
    auto loaded = loadScenario(nativePath(QFileInfo(path).absoluteFilePath()));
    if (const auto *wrong = std::get_if<FileError>(&loaded)) {
        *error = sentence(*wrong);
        return nullptr;
    }
    auto file = std::make_unique<DocumentFile>(std::get<Scenario>(std::move(loaded)));
    file->settle(QFileInfo(path).absoluteFilePath());
    return file;
}

std::unique_ptr<DocumentFile> DocumentFile::recover(const RecoveredWork &work, QString *error)
{
    auto loaded = readRecovered(work);
    if (const auto *wrong = std::get_if<FileError>(&loaded)) {
        *error = sentence(*wrong);
        return nullptr;
    }
    auto file = std::make_unique<DocumentFile>(std::get<Scenario>(std::move(loaded)));
    if (!work.path.isEmpty())
        file->settle(work.path);
    file->m_recovered = true;
    file->m_autosave.writeNow();
    return file;
}

bool DocumentFile::isReadOnly() const
{
    const QFileInfo info(path());
    return hasPath() && info.exists() && !info.isWritable();
}

QString DocumentFile::saveAs(const QString &path)
{
    const QString target = QFileInfo(path).absoluteFilePath();
    if (const QString error = writeWholly(writeScenario(m_document->scenario()), target); !error.isEmpty())
        return error;
    settle(target);
    m_recovered = false;
    m_document->undoStack()->setClean();
    m_autosave.drop();
    Q_EMIT modifiedChanged(false);
    Q_EMIT saved();
    return {};
}

QString DocumentFile::revert()
{
    auto loaded = loadScenario(nativePath(path()));
    if (const auto *wrong = std::get_if<FileError>(&loaded))
        return sentence(*wrong);
    m_recovered = false;
    m_document->reset(std::get<Scenario>(std::move(loaded)));
    settle(path());
    m_autosave.drop();
    Q_EMIT modifiedChanged(false);
    return {};
}

void DocumentFile::keepMine()
{
    m_watch.acceptPresent();
    m_recovered = true;
    Q_EMIT modifiedChanged(true);
}

void DocumentFile::settle(const QString &path)
{
    m_document->setPath(path);
    m_savedAt = QFileInfo(path).lastModified();
    m_watch.setFiles(filesOf(m_document->scenario(), path));
}

} // namespace hotchkiss
