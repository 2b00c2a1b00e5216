// SPDX-License-Identifier: MIT
#include "views/playtest/heat_painter.h"

#include "model/scenario/place_text.h"
#include "views/playtest/play_overlays.h"

#include <QCoreApplication>
#include <QLinearGradient>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

struct Heat
{
    Q_DECLARE_TR_FUNCTIONS(Heat)
};

constexpr double smallestForFigures = 34; ///< pixels a cell

void drawFigure(QPainter &painter, QPointF at, double count, double share, double pixel)
{
    painter.save();
    painter.translate(at);
    painter.scale(pixel, pixel);
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    const QString text = QString::number(count, 'f', count < 9.95 ? 1 : 0);
    const QRectF box(-20, -8, 40, 16);
    painter.setPen(share > 0.55 ? QColor(255, 255, 255) : QColor(0x3a, 0x0f, 0x08));
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace

HeatLayer heatOf(const BalanceFigures &figures, const Scenario &scenario, HeatKind kind)
{
    HeatLayer layer;
    layer.kind = kind;
    for (const auto &[label, heat] : figures.heat) {
        const std::int64_t count = kind == HeatKind::Moves ? heat.moves : heat.fights;
        const Result<Place> place = parsePlace(scenario, label);
        if (count == 0 || !place || figures.games == 0)
            continue;
        layer.places.emplace_back(*place, static_cast<double>(count) / static_cast<double>(figures.games));
        layer.most = std::max(layer.most, layer.places.back().second);
    }
    return layer;
}

QColor heatColour(double share)
{
    share = std::clamp(share, 0.0, 1.0);
    // Pale straw, orange, deep red: dark means more for every eye.
    const QColor pale(0xff, 0xe9, 0x9a);
    const QColor middle(0xf0, 0x8a, 0x24);
    const QColor deep(0x9c, 0x12, 0x0c);
    const auto mix = [](const QColor &a, const QColor &b, double t) {
        return QColor::fromRgbF(static_cast<float>(a.redF() + (b.redF() - a.redF()) * t),
                                static_cast<float>(a.greenF() + (b.greenF() - a.greenF()) * t),
                                static_cast<float>(a.blueF() + (b.blueF() - a.blueF()) * t));
    };
    QColor colour = share < 0.5 ? mix(pale, middle, share * 2) : mix(middle, deep, share * 2 - 1);
    colour.setAlpha(static_cast<int>(90 + 110 * share));
    return colour;
}

void paintHeat(QPainter &painter, const Board &board, int boardIndex, const HeatLayer &heat, double pixel)
{
    if (heat.most <= 0)
        return;
    for (const auto &[place, count] : heat.places) {
        if (place.board != boardIndex)
            continue;
        const double share = std::sqrt(count / heat.most);
        painter.setPen(Qt::NoPen);
        painter.setBrush(heatColour(share));
        if (board.grid.isTable()) {
            const double inch = 1;
            painter.drawRect(
                QRectF(std::floor(place.at.x), board.grid.bounds().height - std::floor(place.at.y) - inch, inch, inch));
            continue;
        }
        if (!board.grid.contains(place.cell))
            continue;
        painter.drawPolygon(cellOutline(board, place.cell));
        const Point centre = board.grid.centre(place.cell);
        constexpr double worthTelling = 0.05;
        if (1 / pixel >= smallestForFigures && count >= worthTelling)
            drawFigure(painter, {centre.x, centre.y - 0.36}, count, share, pixel);
    }
}

void paintHeatLegend(QPainter &painter, const QRectF &rect, const HeatLayer &heat, const QPalette &palette)
{
    painter.save();
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    painter.setBrush(palette.color(QPalette::ToolTipBase));
    painter.drawRoundedRect(rect, 6, 6);
    QFont font = painter.font();
    font.setPixelSize(12);
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::ToolTipText));
    const QRectF inner = rect.adjusted(10, 6, -10, -6);
    const QString title =
        heat.kind == HeatKind::Moves ? Heat::tr("Moves into a place, a game") : Heat::tr("Fights at a place, a game");
    painter.drawText(inner, Qt::AlignTop | Qt::AlignLeft, title);
    const QRectF bar(inner.left(), inner.top() + 20, inner.width(), 10);
    QLinearGradient ramp(bar.topLeft(), bar.topRight());
    for (int i = 0; i <= 8; ++i) {
        QColor colour = heatColour(std::sqrt(i / 8.0));
        colour.setAlpha(255);
        ramp.setColorAt(i / 8.0, colour);
    }
    painter.fillRect(bar, ramp);
    painter.drawText(inner, Qt::AlignBottom | Qt::AlignLeft, QStringLiteral("0"));
    painter.drawText(inner, Qt::AlignBottom | Qt::AlignRight, QString::number(heat.most, 'f', 1));
    painter.restore();
}

} // namespace hotchkiss
