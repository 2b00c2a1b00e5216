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

/// Pages stand in the order of use; whatever else there is follows by name.
int rankOf(const QString &name)
{
    static const QStringList order =
        QStringLiteral(
            "index getting-started tutorial window map tools underlay table forces units inspector schedule problems "
            "charts tiles playtest balance publish command-line systems samples shortcuts file-format")
            .split(QLatin1Char(' '));
    const auto index = order.indexOf(name);
    return static_cast<int>(index < 0 ? order.size() : index);
}

/// The first heading of a page that has the words of a topic, as an anchor; empty when there is none.
QString headingWith(const GuidePage &page, const QString &topic)
{
    static const QRegularExpression headings(QStringLiteral("^#+\\s+(.+)$"), QRegularExpression::MultilineOption);
    const auto framed = [](const QString &words) { return QString(QLatin1Char('-') + words + QLatin1Char('-')); };
    auto all = headings.globalMatch(page.text);
    while (all.hasNext()) {
        const QString anchor = anchorOf(all.next().captured(1));
        if (framed(anchor).contains(framed(topic)))
            return anchor;
    }
    return {};
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

QString guidePlaceFor(const QString &topic)
{
    QList<GuidePage> pages = guidePages();
    if (pages.isEmpty())
        return {};
    const QString first = pages.front().name;
    if (topic.isEmpty())
        return first;
    for (const GuidePage &page : pages)
        if (page.name == topic)
            return page.name;
    // What is both a tool and a word in some other heading is looked for among the tools.
    std::stable_partition(pages.begin(), pages.end(),
                          [](const GuidePage &page) { return page.name == QLatin1String("tools"); });
    for (const GuidePage &page : pages)
        if (const QString anchor = headingWith(page, topic); !anchor.isEmpty())
            return page.name + QLatin1Char('#') + anchor;
    return first;
}

} // namespace hotchkiss
