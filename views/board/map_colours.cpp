// SPDX-License-Identifier: MIT
#include "views/board/map_colours.h"

#include <array>
#include <utility>

namespace hotchkiss {

namespace {

MapColours periodColours()
{
    MapColours c;
    c.paper = QColor(0xf4, 0xeb, 0xd5);
    c.paperShade = QColor(0xd9, 0xc3, 0x93);
    c.ink = QColor(0x2b, 0x20, 0x16);
    c.halo = QColor(0xf8, 0xf1, 0xde);
    c.grid = QColor(0x5b, 0x48, 0x2f, 105);
    c.treeFill = QColor(0x92, 0xa6, 0x62);
    c.treeLight = QColor(0xb2, 0xc1, 0x83);
    c.treeLine = QColor(0x46, 0x55, 0x2b);
    c.treeShade = QColor(0x4a, 0x55, 0x2a, 90);
    c.tuft = QColor(0x3c, 0x6f, 0x62);
    c.furrow = QColor(0xb8, 0x9d, 0x52);
    c.stone = QColor(0x7a, 0x66, 0x48);
    c.building = QColor(0x9a, 0x3f, 0x2e);
    c.buildingLine = QColor(0x3d, 0x17, 0x10);
    c.water = QColor(0xa8, 0xc9, 0xd8);
    c.waterLine = QColor(0x3a, 0x68, 0x86);
    c.hachure = QColor(0x5a, 0x40, 0x25);
    c.rock = QColor(0x4b, 0x3a, 0x29);
    c.roadFill = QColor(0xf7, 0xea, 0xc6);
    c.roadLine = QColor(0x6a, 0x46, 0x1f);
    c.rail = QColor(0x22, 0x1a, 0x14);
    c.waterText = QColor(0x28, 0x55, 0x74);
    c.hillText = QColor(0x3d, 0x2b, 0x19);
    c.woodsText = QColor(0x33, 0x42, 0x1c);
    c.tint = QColor(0xb9, 0x8a, 0x45, 70);
    c.off = QColor(0xcf, 0xc6, 0xb2);
    c.felt = QColor(0xbf, 0xc6, 0xad);
    return c;
}

MapColours inkColours()
{
    MapColours c = periodColours();
    const QColor black(0x1a, 0x1a, 0x1a);
    c.paper = c.halo = Qt::white;
    c.paperShade = Qt::white;
    c.ink = black;
    c.grid = QColor(0, 0, 0, 80);
    c.treeFill = c.treeLight = Qt::white;
    c.treeLine = QColor(0x3a, 0x3a, 0x3a);
    c.treeShade = Qt::transparent;
    c.tuft = c.stone = black;
    c.furrow = QColor(0x90, 0x90, 0x90);
    c.building = QColor(0x55, 0x55, 0x55);
    c.buildingLine = black;
    c.water = Qt::white;
    c.waterLine = black;
    c.hachure = c.rock = black;
    c.roadFill = Qt::white;
    c.roadLine = c.rail = black;
    c.waterText = c.hillText = c.woodsText = black;
    c.tint = QColor(0, 0, 0, 0);
    c.off = QColor(0xe4, 0xe4, 0xe4);
    c.felt = Qt::white;
    c.washes = false;
    return c;
}

MapColours contrastColours()
{
    MapColours c = periodColours();
    c.paper = c.halo = Qt::white;
    c.paperShade = Qt::white;
    c.ink = Qt::black;
    c.grid = QColor(0, 0, 0, 190);
    c.treeFill = QColor(0x4f, 0xae, 0x45);
    c.treeLight = QColor(0x8a, 0xd6, 0x7c);
    c.treeLine = QColor(0x17, 0x5a, 0x16);
    c.treeShade = Qt::transparent;
    c.tuft = QColor(0x00, 0x4c, 0x4c);
    c.furrow = QColor(0x8a, 0x62, 0x00);
    c.stone = Qt::black;
    c.building = QColor(0xc0, 0x10, 0x10);
    c.buildingLine = Qt::black;
    c.water = QColor(0x55, 0xb4, 0xff);
    c.waterLine = QColor(0x00, 0x2f, 0x87);
    c.hachure = c.rock = Qt::black;
    c.roadFill = QColor(0xff, 0xd4, 0x1f);
    c.roadLine = c.rail = Qt::black;
    c.waterText = QColor(0x00, 0x2f, 0x87);
    c.hillText = c.woodsText = Qt::black;
    c.tint = QColor(0xc8, 0x6b, 0x00, 75);
    c.off = QColor(0x90, 0x90, 0x90);
    c.felt = QColor(0xe6, 0xee, 0xd8);
    c.line = 1.5;
    return c;
}

} // namespace

GroundLook groundLook(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, GroundLook>, 23> names{{
        {"clear", GroundLook::Clear},
        {"field", GroundLook::Field},
        {"orchard", GroundLook::Orchard},
        {"rough", GroundLook::Rough},
        {"light-woods", GroundLook::LightWoods},
        {"woods", GroundLook::Woods},
        {"forest", GroundLook::Forest},
        {"marsh", GroundLook::Marsh},
        {"town", GroundLook::Town},
        {"water", GroundLook::Water},
        {"hill", GroundLook::Hill},
        {"hill-woods", GroundLook::HillWoods},
        {"rock", GroundLook::Rock},
        {"off", GroundLook::Off},
        {"tile-swamp", GroundLook::Marsh},
        {"tile-river", GroundLook::Water},
        {"tile-bridge", GroundLook::Water},
        {"tile-woods", GroundLook::Woods},
        {"tile-orchard", GroundLook::Orchard},
        {"tile-hill", GroundLook::Hill},
        {"tile-town", GroundLook::Town},
        {"tile-fence", GroundLook::Field},
        {"tile-works", GroundLook::Rough},
    }};
    for (const auto &[key, look] : names)
        if (key == name)
            return look;
    return GroundLook::Clear;
}

bool isWooded(GroundLook look)
{
    return look == GroundLook::LightWoods || look == GroundLook::Woods || look == GroundLook::Forest ||
           look == GroundLook::HillWoods;
}

QColor MapColours::wash(GroundLook look) const
{
    const bool strong = line > 1;
    switch (look) {
    case GroundLook::Clear:
        return {};
    case GroundLook::Field:
        return strong ? QColor(0xff, 0xec, 0x9a) : QColor(0xec, 0xde, 0xa6);
    case GroundLook::Orchard:
        return strong ? QColor(0xd6, 0xf0, 0xa8) : QColor(0xe2, 0xe1, 0xb2);
    case GroundLook::Rough:
        return strong ? QColor(0xe0, 0xc8, 0xa0) : QColor(0xe4, 0xd4, 0xad);
    case GroundLook::LightWoods:
        return strong ? QColor(0xc8, 0xf0, 0xb4) : QColor(0xd7, 0xdc, 0xb0);
    case GroundLook::Woods:
        return strong ? QColor(0x9b, 0xdc, 0x8a) : QColor(0xc6, 0xd1, 0x9b);
    case GroundLook::Forest:
        return strong ? QColor(0x6c, 0xbd, 0x5e) : QColor(0xaf, 0xbf, 0x84);
    case GroundLook::Marsh:
        return strong ? QColor(0xa4, 0xe4, 0xdc) : QColor(0xcb, 0xd9, 0xcb);
    case GroundLook::Town:
        return strong ? QColor(0xff, 0xc8, 0xb4) : QColor(0xea, 0xd3, 0xb1);
    case GroundLook::Water:
        return water;
    case GroundLook::Hill:
        return strong ? QColor(0xe6, 0xb8, 0x70) : QColor(0xe3, 0xcf, 0xa1);
    case GroundLook::HillWoods:
        return strong ? QColor(0xa8, 0xc0, 0x60) : QColor(0xc2, 0xc3, 0x8b);
    case GroundLook::Rock:
        return strong ? QColor(0xb8, 0xa8, 0x98) : QColor(0xcf, 0xc1, 0xa5);
    case GroundLook::Off:
        return off;
    }
    return {};
}

QColor MapColours::edge(GroundLook look) const
{
    if (look == GroundLook::Water)
        return waterLine;
    if (!washes || line > 1)
        return isWooded(look) ? treeLine : ink;
    return wash(look).darker(132);
}

const MapColours &coloursOf(MapLook look)
{
    static const MapColours period = periodColours();
    static const MapColours ink = inkColours();
    static const MapColours contrast = contrastColours();
    switch (look) {
    case MapLook::InkSaving:
        return ink;
    case MapLook::HighContrast:
        return contrast;
    case MapLook::Period:
        break;
    }
    return period;
}

} // namespace hotchkiss
