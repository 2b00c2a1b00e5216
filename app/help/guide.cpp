// SPDX-License-Identifier: MIT
#include "app/help/guide.h"

#include "model/ruleset/resources.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace hotchkiss {

namespace {

GuidePage readPage(const QFileInfo &info)
{
    GuidePage page{info.completeBaseName(), info.absoluteFilePath(), info.completeBaseName(), {}};
    QFile file(page.path);
    if (file.open(QIODevice::ReadOnly))
        page.text = QString::fromUtf8(file.readAll());
    static const QRegularExpression heading(QStringLiteral("^#\\s+(.+)$"), QRegularExpression::MultilineOption);
    const auto found = heading.match(page.text);
    if (found.hasMatch())
        page.title = found.captured(1).trimmed();
    return page;
}

/// Pages a beginner reads first come first; whatever else there is follows by name.
int rankOf(const QString &name)
{
    static const QStringList order{
        QStringLiteral("index"),       QStringLiteral("guide"),      QStringLiteral("getting-started"),
        QStringLiteral("first-steps"), QStringLiteral("window"),     QStringLiteral("map"),
        QStringLiteral("tools"),       QStringLiteral("forces"),     QStringLiteral("schedule"),
        QStringLiteral("publish"),     QStringLiteral("systems"),    QStringLiteral("command-line"),
        QStringLiteral("shortcuts"),   QStringLiteral("file-format")};
    const auto index = order.indexOf(name);
    return index < 0 ? 12 : static_cast<int>(index);
}

} // namespace

QList<GuidePage> guidePages()
{
    QList<GuidePage> pages;
    const QDir folder(QString::fromStdString((resourceFolder() / "help").string()));
    for (const QFileInfo &info : folder.entryInfoList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        pages << readPage(info);
    std::stable_sort(pages.begin(), pages.end(),
                     [](const GuidePage &a, const GuidePage &b) { return rankOf(a.name) < rankOf(b.name); });
    return pages;
}

QString anchorOf(const QString &heading)
{
    static const QRegularExpression other(QStringLiteral("[^a-z0-9]+"));
    QString anchor = heading.toLower();
    anchor.replace(other, QStringLiteral("-"));
    while (anchor.startsWith(QLatin1Char('-')))
        anchor.remove(0, 1);
    while (anchor.endsWith(QLatin1Char('-')))
        anchor.chop(1);
    return anchor;
}

QString guidePlaceFor(const QString &toolId)
{
    static const QRegularExpression headings(QStringLiteral("^#+\\s+(.+)$"), QRegularExpression::MultilineOption);
    const QList<GuidePage> pages = guidePages();
    if (!toolId.isEmpty()) {
        for (const GuidePage &page : pages) {
            auto all = headings.globalMatch(page.text);
            while (all.hasNext()) {
                const QString anchor = anchorOf(all.next().captured(1));
                if (anchor.split(QLatin1Char('-')).contains(toolId))
                    return page.name + QLatin1Char('#') + anchor;
            }
        }
    }
    return pages.isEmpty() ? QString() : pages.front().name;
}

} // namespace hotchkiss
