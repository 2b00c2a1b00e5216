// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/map_style.h"

#include <QColor>

#include <string_view>

namespace hotchkiss {

/// How a kind of ground is drawn; the looks that systems name in their
/// declarations.
enum class GroundLook {
    Clear,
    Field,
    Orchard,
    Rough,
    LightWoods,
    Woods,
    Forest,
    Marsh,
    Town,
    Water,
    Hill,
    HillWoods,
    Rock,
    Off
};
GroundLook groundLook(std::string_view name);
bool isWooded(GroundLook look);

/// The inks of one look.
struct MapColours
{
    QColor paper;
    QColor paperShade; ///< mottling of the paper
    QColor ink;
    QColor halo;
    QColor grid;
    QColor treeFill, treeLight, treeLine, treeShade;
    QColor tuft;
    QColor furrow;
    QColor stone;
    QColor building, buildingLine;
    QColor water, waterLine;
    QColor hachure, rock;
    QColor roadFill, roadLine;
    QColor rail;
    QColor waterText, hillText, woodsText;
    QColor tint; ///< of a level of elevation, with its strength as alpha
    QColor off;
    QColor felt;        ///< the plain board on which tiles are laid
    bool washes = true; ///< areas of colour; without them outlines carry the map
    double line = 1;    ///< times the usual width of lines

    QColor wash(GroundLook look) const;
    QColor edge(GroundLook look) const; ///< where a wash has dried darker
};
const MapColours &coloursOf(MapLook look);

} // namespace hotchkiss
