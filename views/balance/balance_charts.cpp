// SPDX-License-Identifier: MIT
#include "views/balance/balance_charts.h"

#include "model/document/document.h"
#include "views/balance/balance_text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr double widest = 420; ///< of a bar for all games
constexpr std::size_t mostBins = 36;

struct WinRow
{
    QString name;
    QColor colour;
    Estimate share;
    std::optional<Estimate> before;
    QString text() const
    {
        return before ? Balance::tr("%1, was %2").arg(percentText(share), percentText(before->value))
                      : percentText(share);
    }
};

QString sideName(const BalanceChart &chart, std::size_t i)
{
    const std::string &id = chart.figures->sides[i].id;
    for (const Side &side : chart.sides)
        if (side.id == id && !side.name.empty())
            return qstr(side.name);
    return qstr(id);
}

QColor sideColour(const BalanceChart &chart, std::size_t i)
{
    static const QColor usual[] = {QColor(0x3f, 0x6e, 0xa5), QColor(0xb9, 0xa8, 0x88), QColor(0x7a, 0x9a, 0x5a),
                                   QColor(0xa0, 0x5a, 0x7a)};
    for (const Side &side : chart.sides)
        if (side.id == chart.figures->sides[i].id && !side.colour.empty())
            return QColor(qstr(side.colour));
    return usual[i % std::size(usual)];
}

std::vector<WinRow> winRows(const BalanceChart &chart)
{
    std::vector<WinRow> rows;
    const BalanceFigures &figures = *chart.figures;
    for (std::size_t i = 0; i < figures.sides.size(); ++i) {
        WinRow row{sideName(chart, i), sideColour(chart, i), wilson(figures.sides[i].wins, figures.games), {}};
        if (chart.before != nullptr)
            for (const SideFigures &side : chart.before->sides)
                if (side.id == figures.sides[i].id)
                    row.before = wilson(side.wins, chart.before->games);
        rows.push_back(std::move(row));
    }
    WinRow draws{Balance::tr("Draws"), QColor(0x9a, 0x97, 0x92), wilson(figures.draws, figures.games), {}};
    if (chart.before != nullptr)
        draws.before = wilson(chart.before->draws, chart.before->games);
    rows.push_back(std::move(draws));
    return rows;
}

void paintWhisker(QPainter &painter, const QRectF &bar, const Estimate &share, const QColor &ink)
{
    const double low = bar.left() + bar.width() * share.low;
    const double high = bar.left() + bar.width() * share.high;
    const double y = bar.center().y();
    const double reach = bar.height() * 0.28;
    painter.setPen(QPen(ink, 1.5));
    painter.drawLine(QPointF(low, y), QPointF(high, y));
    painter.drawLine(QPointF(low, y - reach), QPointF(low, y + reach));
    painter.drawLine(QPointF(high, y - reach), QPointF(high, y + reach));
}

/// Counts gathered into bins of equal width, so that a wide distribution still fits.
struct Bins
{
    double first = 0;
    double width = 1;
    std::size_t count = 0;
    std::size_t of(double value) const
    {
        return std::min(count - 1, static_cast<std::size_t>(std::max(0.0, std::floor((value - first) / width + 1e-9))));
    }
};

Bins binsOf(const std::vector<Series> &series)
{
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    bool isWhole = true;
    for (const Series &one : series)
        for (const auto &[value, count] : one.values) {
            low = std::min(low, value);
            high = std::max(high, value);
            isWhole = isWhole && std::floor(value) == value;
        }
    if (high < low)
        return {};
    Bins bins{std::floor(low), 1, 0};
    if (!isWhole && high - low < 4)
        bins.width = 0.25;
    while ((high - bins.first) / bins.width + 1 > mostBins)
        bins.width *= bins.width == 2 ? 2.5 : 2;
    bins.count = static_cast<std::size_t>(std::floor((high - bins.first) / bins.width)) + 1;
    return bins;
}

std::vector<double> sharesOf(const Series &series, const Bins &bins)
{
    std::vector<double> shares(bins.count, 0.0);
    double total = 0;
    for (const auto &[value, count] : series.values) {
        shares[bins.of(value)] += static_cast<double>(count);
        total += static_cast<double>(count);
    }
    for (double &share : shares)
        share /= std::max(1.0, total);
    return shares;
}

void paintAxis(QPainter &painter, const QRectF &plot, const Bins &bins, const QPalette &palette)
{
    painter.setPen(palette.color(QPalette::Mid));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.setPen(palette.color(QPalette::PlaceholderText));
    const double step = plot.width() / static_cast<double>(bins.count);
    const auto each = static_cast<std::size_t>(std::ceil(30 / step));
    for (std::size_t i = 0; i < bins.count; i += std::max<std::size_t>(1, each)) {
        const double x = plot.left() + step * (static_cast<double>(i) + 0.5);
        const double value = bins.first + bins.width * static_cast<double>(i);
        painter.drawText(QRectF(x - 24, plot.bottom() + 2, 48, 16), Qt::AlignHCenter | Qt::AlignTop,
                         QLocale().toString(value, 'g', 6));
    }
}

/// A name in its colour with the mean, and where the mean lies on the axis.
void paintMeans(QPainter &painter, const QRectF &rect, const QRectF &plot, const Bins &bins,
                const std::vector<Series> &series, const QPalette &palette)
{
    QRectF line = rect;
    line.setHeight(QFontMetricsF(painter.font()).height() + 3);
    for (const Series &one : series) {
        const Estimate mean = meanOf(one.values);
        const QString text =
            one.name.isEmpty() ? shortMeanText(mean) : QStringLiteral("%1 %2").arg(one.name, shortMeanText(mean));
        painter.setPen(QPen(palette.color(QPalette::Mid), 1));
        painter.setBrush(one.colour);
        painter.drawRect(QRectF(line.left(), line.center().y() - 5, 10, 10));
        painter.setPen(palette.color(QPalette::WindowText));
        painter.drawText(line.adjusted(15, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
        line.translate(0, line.height());
        const double at = plot.left() + plot.width() * (mean.value - bins.first + bins.width / 2) /
                                            (bins.width * static_cast<double>(bins.count));
        painter.setPen(QPen(palette.color(QPalette::WindowText), 1.2, Qt::DashLine));
        painter.drawLine(QPointF(at, plot.top()), QPointF(at, plot.bottom()));
    }
}

} // namespace

double winsHeight(const BalanceChart &chart, double lineHeight)
{
    return static_cast<double>(chart.figures->sides.size() + 1) * (lineHeight + 8);
}

void paintWins(QPainter &painter, const QRectF &rect, const BalanceChart &chart, const QPalette &palette)
{
    const QFontMetricsF metrics(painter.font());
    const double height = metrics.height() + 8;
    const std::vector<WinRow> rows = winRows(chart);
    double names = 0;
    double texts = 0;
    for (const WinRow &row : rows) {
        names = std::max(names, metrics.horizontalAdvance(row.name));
        texts = std::max(texts, metrics.horizontalAdvance(row.text()) + 12);
    }
    const double left = rect.left() + names + 10;
    const double width = std::clamp(rect.right() - left - texts, 60.0, widest);
    double y = rect.top();
    for (const WinRow &row : rows) {
        const QRectF bar(left, y + 2, width, height - 5);
        painter.setPen(palette.color(QPalette::WindowText));
        painter.drawText(QRectF(rect.left(), y, names, height), Qt::AlignLeft | Qt::AlignVCenter, row.name);
        painter.fillRect(bar, palette.color(QPalette::AlternateBase));
        QRectF filled = bar;
        filled.setWidth(bar.width() * row.share.value);
        if (row.before) {
            QRectF thin(bar.left(), bar.bottom() - 4, bar.width() * row.before->value, 4);
            filled.setBottom(bar.bottom() - 5);
            painter.fillRect(thin, palette.color(QPalette::PlaceholderText));
        }
        painter.fillRect(filled, row.colour);
        painter.setPen(palette.color(QPalette::Mid));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar);
        paintWhisker(painter, QRectF(bar.left(), filled.top(), bar.width(), filled.height()), row.share,
                     palette.color(QPalette::WindowText));
        painter.setPen(palette.color(QPalette::WindowText));
        painter.drawText(QRectF(bar.right() + 10, y, rect.right() - bar.right() - 10, height),
                         Qt::AlignLeft | Qt::AlignVCenter, row.text());
        y += height;
    }
    // Half of the games, where a fair fight lies.
    painter.setPen(QPen(palette.color(QPalette::PlaceholderText), 1, Qt::DotLine));
    painter.drawLine(QPointF(left + width / 2, rect.top()), QPointF(left + width / 2, y - 2));
}

void paintHistogram(QPainter &painter, const QRectF &rect, const QString &title, const std::vector<Series> &series,
                    const QPalette &palette)
{
    const double line = QFontMetricsF(painter.font()).height() + 3;
    QFont bold = painter.font();
    const QFont plain = bold;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), line), Qt::AlignLeft | Qt::AlignVCenter, title);
    painter.setFont(plain);
    const Bins bins = binsOf(series);
    if (bins.count == 0)
        return;
    const QRectF plot = rect.adjusted(0, static_cast<double>(1 + series.size()) * line + 4, 0, -18);
    double most = 0;
    std::vector<std::vector<double>> all;
    for (const Series &one : series) {
        all.push_back(sharesOf(one, bins));
        most = std::max(most, *std::max_element(all.back().begin(), all.back().end()));
    }
    const double step = plot.width() / static_cast<double>(bins.count);
    const double wide = std::min(step * 0.86, 46.0) / static_cast<double>(series.size());
    for (std::size_t s = 0; s < series.size(); ++s)
        for (std::size_t i = 0; i < bins.count; ++i) {
            const double height = most > 0 ? plot.height() * all[s][i] / most : 0;
            const double middle = plot.left() + step * (static_cast<double>(i) + 0.5);
            const double x = middle + wide * (static_cast<double>(s) - static_cast<double>(series.size()) / 2);
            const QRectF bar(x, plot.bottom() - height, wide, height);
            painter.fillRect(bar, series[s].colour);
            painter.setPen(QPen(series[s].colour.darker(130), 0.7));
            painter.setBrush(Qt::NoBrush);
            if (height > 0)
                painter.drawRect(bar);
        }
    paintAxis(painter, plot, bins, palette);
    paintMeans(painter, QRectF(rect.left(), rect.top() + line, rect.width(), line), plot, bins, series, palette);
}

std::vector<Series> scoreSeries(const BalanceChart &chart)
{
    std::vector<Series> series;
    for (std::size_t i = 0; i < chart.figures->sides.size(); ++i)
        series.push_back({sideName(chart, i), sideColour(chart, i), chart.figures->sides[i].scores});
    return series;
}

std::vector<Series> lengthSeries(const BalanceChart &chart, const QPalette &palette)
{
    Series turns{{}, palette.color(QPalette::Highlight), {}};
    for (const auto &[turn, count] : chart.figures->turns)
        turns.values[turn] += count;
    return {turns};
}

} // namespace hotchkiss
