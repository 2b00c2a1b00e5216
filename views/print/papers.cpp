// SPDX-License-Identifier: MIT
#include "views/print/papers.h"

#include "model/document/document.h"
#include "model/print/print_parts.h"

#include <QPageSize>
#include <QRegularExpression>

#include <algorithm>

namespace hotchkiss {

std::vector<Paper> papersFor(const Scenario &scenario)
{
    const struct
    {
        const char *name;
        QPageSize::PageSizeId id;
    } usual[] = {{"a4", QPageSize::A4},       {"letter", QPageSize::Letter},   {"legal", QPageSize::Legal},
                 {"a3", QPageSize::A3},       {"tabloid", QPageSize::Tabloid}, {"a2", QPageSize::A2},
                 {"17x22", QPageSize::AnsiC}, {"22x34", QPageSize::AnsiD},     {"a1", QPageSize::A1},
                 {"a0", QPageSize::A0}};
    std::vector<Paper> papers;
    for (const auto &paper : usual)
        papers.push_back({paper.name, QPageSize::name(paper.id), QPageSize(paper.id).size(QPageSize::Millimeter)});
    for (const print::PaperSize &own : print::papersOf(scenario)) {
        const auto same =
            std::find_if(papers.begin(), papers.end(), [&](const Paper &paper) { return paper.name == own.name; });
        Paper paper{own.name, translated(own.label), QSizeF(own.width, own.height)};
        if (same != papers.end())
            *same = std::move(paper);
        else
            papers.push_back(std::move(paper));
    }
    return papers;
}

std::optional<QSizeF> paperSizeFrom(const QString &text)
{
    static const QRegularExpression size(QStringLiteral("^([0-9.]+)x([0-9.]+)(mm|in)?$"));
    const auto match = size.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const double unit = match.captured(3) == QLatin1String("in") ? 25.4 : 1;
    const QSizeF paper = QSizeF(match.captured(1).toDouble(), match.captured(2).toDouble()) * unit;
    const bool isUsable =
        std::min(paper.width(), paper.height()) >= 50 && std::max(paper.width(), paper.height()) <= 5000;
    return isUsable ? std::optional<QSizeF>(paper) : std::nullopt;
}

} // namespace hotchkiss
