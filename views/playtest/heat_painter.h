// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/balance.h"

#include <QPainter>
#include <QPalette>

namespace hotchkiss {

/// What of a balance run is laid over the map.
enum class HeatKind : std::uint8_t { Moves, Fights };

/// How often something happened at each place, a game, and the most of all; without anything found, most is 0.
struct HeatLayer
{
    HeatKind kind = HeatKind::Fights;
    std::vector<std::pair<Place, double>> places;
    double most = 0;
};

/// The heat of a run; places the scenario does not have are left out.
HeatLayer heatOf(const BalanceFigures &figures, const Scenario &scenario, HeatKind kind);

/// The colour of a share of the most, 0 to 1: from a pale to a deep red, translucent.
QColor heatColour(double share);

/// The heat over one board, in map units; with figures where a cell is large enough on the screen.
void paintHeat(QPainter &painter, const Board &board, int boardIndex, const HeatLayer &heat, double pixel);
/// What the colours mean, in the rectangle (in pixels).
void paintHeatLegend(QPainter &painter, const QRectF &rect, const HeatLayer &heat, const QPalette &palette);

} // namespace hotchkiss
