// SPDX-License-Identifier: MIT
#include "model/document/save_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>

namespace hotchkiss {

namespace {

QString failure(const QSaveFile &file)
{
    return QCoreApplication::translate("hotchkiss::DocumentFile", "%1 could not be saved: %2")
        .arg(QDir::toNativeSeparators(file.fileName()), file.errorString());
}

/// Opens a temporary file beside the target and writes the text to disk, but leaves the target alone.
bool prepare(QSaveFile &file, const char *text, qint64 size)
{
    if (!file.open(QIODevice::WriteOnly))
        return false;
    return file.write(text, size) == size && file.flush() && file.error() == QFileDevice::NoError;
}

} // namespace

QString writeWholly(const std::vector<OutputFile> &files, const QString &main)
{
    const QString folder = QFileInfo(main).absolutePath() + QLatin1Char('/');
    std::vector<std::unique_ptr<QSaveFile>> prepared;
    for (const OutputFile &file : files) {
        const QString target = file.file.empty() ? main : folder + QString::fromStdString(file.file.string());
        prepared.push_back(std::make_unique<QSaveFile>(target));
        if (!prepare(*prepared.back(), file.text.data(), static_cast<qint64>(file.text.size())))
            return failure(*prepared.back());
    }
    // Shared parts first: the main file names them, so it must not come before them.
    for (auto file = prepared.rbegin(); file != prepared.rend(); ++file)
        if (!(*file)->commit())
            return failure(**file);
    return {};
}

QString writeWholly(const QByteArray &text, const QString &file)
{
    QSaveFile target(file);
    if (!prepare(target, text.constData(), text.size()) || !target.commit())
        return failure(target);
    return {};
}

} // namespace hotchkiss
