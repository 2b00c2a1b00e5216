// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/statistics.h"
#include "model/scenario/scenario.h"

#include <QPainter>
#include <QPalette>

namespace hotchkiss {

/// What the charts of a run are painted from.
struct BalanceChart
{
    const BalanceFigures *figures = nullptr;
    const BalanceFigures *before = nullptr; ///< the run it is compared with; null: none
    std::vector<Side> sides;                ///< names and colours, as far as the scenario has them
};

/// A bar a side and one for draws, each with the whisker of its interval; thin bars are those of the run before.
void paintWins(QPainter &painter, const QRectF &rect, const BalanceChart &chart, const QPalette &palette);
double winsHeight(const BalanceChart &chart, double lineHeight);

/// One of several distributions drawn over the same values.
struct Series
{
    QString name;
    QColor colour;
    Histogram<double> values;
};
/// Bars side by side, the values below, the means marked and told.
void paintHistogram(QPainter &painter, const QRectF &rect, const QString &title, const std::vector<Series> &series,
                    const QPalette &palette);

/// The scores of all sides, and the turns games lasted, ready to be painted.
std::vector<Series> scoreSeries(const BalanceChart &chart);
std::vector<Series> lengthSeries(const BalanceChart &chart, const QPalette &palette);

} // namespace hotchkiss
