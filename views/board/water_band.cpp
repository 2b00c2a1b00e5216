// SPDX-License-Identifier: MIT
#include "views/board/water_band.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// A stretch as an area, so that it can thin out.
void addBand(QPainterPath &path, const Stretch &s, double extra)
{
    const double length = std::max(1e-9, lengthOf(s.curve));
    QPolygonF left;
    QPolygonF right;
    double gone = 0;
    for (std::size_t i = 0; i < s.curve.size(); ++i) {
        const QPointF before = s.curve[i == 0 ? 0 : i - 1];
        const QPointF after = s.curve[std::min(i + 1, s.curve.size() - 1)];
        QPointF along = after - before;
        const double n = std::max(1e-9, std::hypot(along.x(), along.y()));
        if (i > 0)
            gone += std::hypot(s.curve[i].x() - before.x(), s.curve[i].y() - before.y());
        const double width = s.start + (s.end - s.start) * gone / length + extra;
        const QPointF across(-along.y() / n * width / 2, along.x() / n * width / 2);
        left << s.curve[i] + across;
        right << s.curve[i] - across;
    }
    // Turned like the rounded ends, so that overlapping parts add up instead of
    // cancelling out.
    std::reverse(left.begin(), left.end());
    path.addPolygon(right + left);
    path.closeSubpath();
    for (const auto &[at, width] : {std::pair{s.curve.front(), s.start}, std::pair{s.curve.back(), s.end}})
        path.addEllipse(at, (width + extra) / 2, (width + extra) / 2);
}

} // namespace

double waterWidth(std::string_view look)
{
    if (look == "river")
        return 0.16;
    return look == "creek" ? 0.075 : 0.045;
}

void paintStretches(PaintContext &c, const std::vector<Stretch> &stretches)
{
    if (stretches.empty())
        return;
    const double bank = std::max(0.022, 1.1 * c.pixel()) * c.colours.line;
    QPainterPath banks;
    QPainterPath water;
    banks.setFillRule(Qt::WindingFill);
    water.setFillRule(Qt::WindingFill);
    for (const Stretch &s : stretches) {
        addBand(banks, s, bank);
        addBand(water, s, 0);
    }
    c.painter.fillPath(banks, c.colours.waterLine);
    c.painter.fillPath(water, c.colours.water);
}

} // namespace hotchkiss
