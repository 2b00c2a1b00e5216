// SPDX-License-Identifier: MIT
#include "views/playtest/preview_card.h"

#include "model/document/document.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>

namespace hotchkiss {

namespace {

struct PreviewCard
{
    Q_DECLARE_TR_FUNCTIONS(PreviewCard)
};

constexpr double lineHeight = 20;
constexpr double padding = 12;
constexpr double gap = 14;

/// A card's columns in screen pixels.
struct Columns
{
    double what = 0;
    double value = 0;
    double rule = 0;
};

Columns measure(const Preview &preview, const QFontMetricsF &metrics)
{
    Columns columns;
    for (std::size_t i = 0; i < preview.terms.size(); ++i) {
        const Term &term = preview.terms[i];
        columns.what = std::max(columns.what, metrics.horizontalAdvance(translated(term.what)));
        columns.value = std::max(columns.value, metrics.horizontalAdvance(termText(term, i == 0)) + 4);
        columns.rule = std::max(columns.rule, metrics.horizontalAdvance(qstr(term.rule)));
    }
    return columns;
}

QString titleOf(const Preview &preview)
{
    QString title = translated(preview.label);
    const QString headline = translated(preview.headline);
    return headline.isEmpty() ? title : title + QStringLiteral(" — ") + headline;
}

QString footOf(const Preview &preview)
{
    QStringList parts;
    if (!preview.expectation.source.empty())
        parts << translated(preview.expectation);
    if (!preview.cost.empty())
        parts << qstr(preview.cost);
    if (!preview.rule.empty())
        parts << qstr(preview.rule);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString termText(const Term &term, bool first)
{
    if (!term.text.empty())
        return qstr(term.text);
    const QString number = QString::number(std::abs(term.value));
    if (term.value < 0)
        return QStringLiteral("−") + number;
    return first || term.value == 0 ? number : QStringLiteral("+") + number;
}

void paintPreviewCard(QPainter &painter, const Preview &preview, const QStringList &also, const QPalette &palette,
                      QPointF target, const QRectF &visible, double pixel)
{
    QFont font = painter.font();
    font.setPixelSize(13);
    QFont bold = font;
    bold.setBold(true);
    const QFontMetricsF metrics(font);
    const Columns columns = measure(preview, metrics);
    const QString title = titleOf(preview);
    const QString foot = footOf(preview);
    QStringList others;
    for (const QString &other : also)
        others << PreviewCard::tr("or: %1").arg(other);
    const double rows = columns.what + gap + columns.value + gap + columns.rule;
    double width = std::max({rows, QFontMetricsF(bold).horizontalAdvance(title), metrics.horizontalAdvance(foot)});
    for (const QString &other : others)
        width = std::max(width, metrics.horizontalAdvance(other));
    const double lines =
        1 + static_cast<double>(preview.terms.size()) + (foot.isEmpty() ? 0 : 1) + static_cast<double>(others.size());
    const QSizeF size(width + 2 * padding, lines * lineHeight + 2 * padding - 6);

    // Beside the target, and never out of sight.
    const QSizeF onMap = size * pixel;
    QPointF at = target + QPointF(24 * pixel, -onMap.height() / 2);
    if (at.x() + onMap.width() > visible.right())
        at.setX(target.x() - 24 * pixel - onMap.width());
    at.setX(std::clamp(at.x(), visible.left(), std::max(visible.left(), visible.right() - onMap.width())));
    at.setY(std::clamp(at.y(), visible.top(), std::max(visible.top(), visible.bottom() - onMap.height())));

    painter.save();
    painter.translate(at);
    painter.scale(pixel, pixel);
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    painter.setBrush(palette.color(QPalette::ToolTipBase));
    painter.drawRoundedRect(QRectF(QPointF(), size), 7, 7);
    const QColor ink = palette.color(QPalette::ToolTipText);
    QColor faint = ink;
    faint.setAlpha(150);
    QRectF line(padding, padding - 3, width, lineHeight);
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, title);
    for (std::size_t i = 0; i < preview.terms.size(); ++i) {
        const Term &term = preview.terms[i];
        line.translate(0, lineHeight);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, translated(term.what));
        painter.setPen(faint);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, qstr(term.rule));
        painter.setFont(bold);
        painter.setPen(ink);
        const QRectF value(padding, line.top(), width - columns.rule - gap, lineHeight);
        painter.drawText(value, Qt::AlignVCenter | Qt::AlignRight, termText(term, i == 0));
    }
    line.translate(0, lineHeight);
    painter.setFont(font);
    painter.setPen(faint);
    if (!foot.isEmpty()) {
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, foot);
        line.translate(0, lineHeight);
    }
    painter.setPen(ink);
    for (const QString &other : others) {
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, other);
        line.translate(0, lineHeight);
    }
    painter.restore();
}

} // namespace hotchkiss
