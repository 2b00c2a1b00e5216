// SPDX-License-Identifier: MIT
#include "views/balance/balance_view.h"

#include "views/balance/balance_text.h"

#include <algorithm>

namespace hotchkiss {

BalanceView::BalanceView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("balance-view"));
    setMinimumSize(360, 170);
}

void BalanceView::show(const BalanceChart &chart)
{
    m_chart = chart;
    setAccessibleName(chart.figures == nullptr ? QString() : runText(*chart.figures));
    update();
}

void BalanceView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(10, 6, -10, -6);
    if (m_chart.figures == nullptr) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(all, Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Run games to see who wins how often, or load a saved run."));
        return;
    }
    const double line = fontMetrics().height() + 4;
    // Side by side where there is room, else one above the other.
    const bool isWide = all.width() > 900;
    const double left = isWide ? all.width() * 0.46 : all.width();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(all.left(), all.top(), left, line), Qt::AlignLeft | Qt::AlignVCenter,
                     runText(*m_chart.figures));
    const double wins = winsHeight(m_chart, fontMetrics().height());
    paintWins(painter, QRectF(all.left(), all.top() + line + 4, left, wins), m_chart, palette());
    QString foot = tr("Whiskers: the true rate lies there in 95 of 100 cases.");
    if (m_chart.figures->unfinished > 0)
        foot += QLatin1Char(' ') + tr("%1 games did not end and count as draws.").arg(m_chart.figures->unfinished);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(all.left(), all.top() + line + wins + 6, left, 2 * line), Qt::AlignLeft | Qt::TextWordWrap,
                     foot);
    const double gap = 24;
    const QRectF rest = isWide ? QRectF(all.left() + left + gap, all.top(), all.width() - left - gap, all.height())
                               : QRectF(all.left(), all.top() + wins + 3 * line + 10, all.width(),
                                        std::max(60.0, all.height() - wins - 3 * line - 10));
    const double half = (rest.width() - gap) / 2;
    paintHistogram(painter, QRectF(rest.left(), rest.top(), half, rest.height()), tr("Victory points"),
                   scoreSeries(m_chart), palette());
    paintHistogram(painter, QRectF(rest.left() + half + gap, rest.top(), half, rest.height()), tr("Length in turns"),
                   lengthSeries(m_chart, palette()), palette());
}

} // namespace hotchkiss
