// SPDX-License-Identifier: MIT
#include "app/settings/language.h"

#include "model/ruleset/resources.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace hotchkiss {

namespace {

/// Compiled translations lie beside the program's data, or, in a build folder, beside the program.
QStringList translationFolders()
{
    const QString data = QString::fromStdString(resourceFolder().string());
    return {data + QStringLiteral("/translations"), data + QStringLiteral("/../translations"),
            QCoreApplication::applicationDirPath() + QStringLiteral("/translations"),
            QCoreApplication::applicationDirPath() + QStringLiteral("/../translations")};
}

void install(const QLocale &locale, const QString &stem, const QStringList &folders)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    for (const QString &folder : folders) {
        if (translator->load(locale, stem, QStringLiteral("_"), folder)) {
            QCoreApplication::installTranslator(translator);
            return;
        }
    }
    delete translator;
}

} // namespace

QStringList availableLanguages()
{
    QStringList languages;
    for (const QString &folder : translationFolders())
        for (const QString &file : QDir(folder).entryList({QStringLiteral("hotchkiss_*.qm")}))
            languages << file.mid(10).chopped(3);
    languages.removeDuplicates();
    languages.removeAll(QStringLiteral("en")); // its file holds the plurals only
    return languages;
}

void loadLanguage(const QString &language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    if (!language.isEmpty())
        QLocale::setDefault(locale);
    install(locale, QStringLiteral("qtbase"), {QLibraryInfo::path(QLibraryInfo::TranslationsPath)});
    install(locale, QStringLiteral("hotchkiss"), translationFolders());
}

} // namespace hotchkiss
