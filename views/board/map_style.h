// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QString>

namespace hotchkiss {

/// What of a board is drawn. Layers in drawing order.
enum class MapLayer {
    Terrain,
    Relief,
    Water,
    Paths,
    Sides,
    Features,
    Grid,
    Labels,
    Areas,
    Objectives,
    Texts,
    Counters
};
constexpr int mapLayerCount = 12;

enum class MapLook { Period, InkSaving, HighContrast };

/// How a board is drawn: the same for screen, PDF, SVG and PNG.
struct MapStyle
{
    MapLook look = MapLook::Period;
    bool natoSymbols = true;
    bool frame = true; ///< the sheet's border, title, compass and scale bar
    bool elevationTint = true;
    /// Visibility and opacity of each layer, indexed by MapLayer.
    double opacity[mapLayerCount] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    bool isVisible(MapLayer layer) const { return opacity[static_cast<int>(layer)] > 0; }
    bool operator==(const MapStyle &) const = default;
};

} // namespace hotchkiss
