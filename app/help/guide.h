// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace hotchkiss {

/// A page of the guide: a Markdown file of the help folder.
struct GuidePage
{
    QString name; ///< of the file, without ending: "tools"
    QString path;
    QString title; ///< its first heading
    QString text;
};

/// All pages in reading order: the one called index first, the rest by title.
QList<GuidePage> guidePages();
/// The page, or page and heading, that explain a tool, a panel or a mode by its id ("tools#terrain-brush" for "brush",
/// "schedule" for "schedule"), or the first page.
QString guidePlaceFor(const QString &topic);
/// What a heading is called in links: lower case, words joined by "-".
QString anchorOf(const QString &heading);

} // namespace hotchkiss
