// SPDX-License-Identifier: MIT
#include "editors/tiles/layout_library.h"

#include "model/document/document.h"
#include "model/format/layout_file.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace hotchkiss {

namespace {

const QString ending = QStringLiteral(".layout.yaml");

QList<LayoutLibrary::Entry> layoutsIn(const QString &folder, const System &system, bool shipped)
{
    QList<LayoutLibrary::Entry> found;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QLatin1Char('*') + ending}, QDir::Files, QDir::Name)) {
        auto loaded = loadScenario(std::filesystem::path(file.filePath().toStdString()));
        auto *layout = std::get_if<Scenario>(&loaded);
        if (layout != nullptr && layout->system == &system && !layout->boards.empty())
            found.append({qstr(layout->info.title), file.filePath(), shipped, std::move(*layout)});
    }
    return found;
}

} // namespace

LayoutLibrary::LayoutLibrary(QString folder)
    : m_folder(std::move(folder))
{
    if (m_folder.isEmpty())
        m_folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/layouts");
}

QList<LayoutLibrary::Entry> LayoutLibrary::layouts(const System &system) const
{
    const QString shipped = QString::fromStdString((resourceFolder() / "layouts").string());
    return layoutsIn(m_folder, system, false) + layoutsIn(shipped, system, true);
}

QString LayoutLibrary::fileFor(const QString &name) const
{
    QString slug;
    for (const QChar letter : name.toLower())
        slug += letter.isLetterOrNumber() ? letter : QLatin1Char('-');
    return m_folder + QLatin1Char('/') + slug + ending;
}

bool LayoutLibrary::has(const QString &name) const
{
    return QFileInfo::exists(fileFor(name));
}

QString LayoutLibrary::save(const Scenario &scenario, int board, const QString &name) const
{
    QSaveFile file(fileFor(name));
    const std::string text = scenarioText(layoutOf(scenario, board, name.toStdString()));
    const auto size = static_cast<qint64>(text.size());
    const bool done = QDir().mkpath(m_folder) && file.open(QIODevice::WriteOnly) &&
                      file.write(text.data(), size) == size && file.commit();
    return done ? QString()
                : QCoreApplication::translate("hotchkiss::LayoutLibrary", "%1 cannot be written: %2")
                      .arg(QDir::toNativeSeparators(file.fileName()), file.errorString());
}

bool LayoutLibrary::remove(const Entry &entry) const
{
    return !entry.shipped && QFile::remove(entry.file);
}

} // namespace hotchkiss
