// SPDX-License-Identifier: MIT
// Paper, washes of the terrains and tints of the levels.
#include "views/board/frame_layout.h"
#include "views/board/noise.h"
#include "views/board/outline.h"
#include "views/board/paint_context.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <set>

namespace hotchkiss {

namespace {

constexpr int grainSize = 256;

/// A sheet of paper's mottling that repeats without a seam.
QImage makeGrain(const MapColours &colours)
{
    QImage grain(grainSize, grainSize, QImage::Format_ARGB32_Premultiplied);
    const auto wave = [](int x, int y, int cells, int seed) {
        const double fx = static_cast<double>(x) * cells / grainSize;
        const double fy = static_cast<double>(y) * cells / grainSize;
        const int ix = static_cast<int>(fx);
        const int iy = static_cast<int>(fy);
        const auto ease = [](double t) { return t * t * (3 - 2 * t); };
        const auto at = [&](int a, int b) { return chance(a % cells, b % cells, seed); };
        const double u = ease(fx - ix);
        const double v = ease(fy - iy);
        return (at(ix, iy) * (1 - u) + at(ix + 1, iy) * u) * (1 - v) +
               (at(ix, iy + 1) * (1 - u) + at(ix + 1, iy + 1) * u) * v;
    };
    for (int y = 0; y < grainSize; ++y) {
        auto *line = reinterpret_cast<QRgb *>(grain.scanLine(y));
        for (int x = 0; x < grainSize; ++x) {
            const double n = wave(x, y, 4, 1) * 0.5 + wave(x, y, 9, 2) * 0.3 + wave(x, y, 64, 3) * 0.2;
            const double alpha = std::clamp((n - 0.32) * 0.42, 0.0, 0.25);
            line[x] = qPremultiply(qRgba(colours.paperShade.red(), colours.paperShade.green(),
                                         colours.paperShade.blue(), static_cast<int>(alpha * 255)));
        }
    }
    return grain;
}

void paintWash(PaintContext &c, GroundLook look)
{
    const Region region = traceRegion(c, [&](Offset o) { return c.look(o) == look; });
    if (!region.empty())
        paintRegion(c, look, region);
}

} // namespace

void paintGrain(PaintContext &c, const QRectF &area)
{
    if (c.style.look != MapLook::Period || c.vector)
        return;
    static const QImage grain = makeGrain(coloursOf(MapLook::Period));
    QBrush brush(grain);
    brush.setTransform(QTransform::fromScale(c.pixel(), c.pixel()));
    c.painter.fillRect(area, brush);
}

void paintPaper(PaintContext &c)
{
    const QRectF sheet = sheetOf(c.board, c.style.frame).intersected(c.exposed);
    c.painter.fillRect(sheet, c.colours.paper);
    paintGrain(c, sheet);
}

void paintWashes(PaintContext &c)
{
    std::set<GroundLook> present;
    c.forEachCell([&](Offset o) { present.insert(c.look(o)); });
    c.painter.setPen(Qt::NoPen);
    for (const GroundLook look : present)
        if (look != GroundLook::Clear)
            paintWash(c, look);
}

void paintElevation(PaintContext &c)
{
    if (!c.style.elevationTint || c.colours.tint.alpha() == 0)
        return;
    int low = 127;
    int high = -128;
    c.forEachCell([&](Offset o) {
        low = std::min<int>(low, c.content(o).elevation);
        high = std::max<int>(high, c.content(o).elevation);
    });
    for (int level = std::max(1, low); level <= high; ++level) {
        const Region region =
            traceRegion(c, [&](Offset o) { return c.look(o) != GroundLook::Water && c.content(o).elevation >= level; });
        c.painter.fillPath(region.area, c.colours.tint);
        QColor rim = c.colours.hachure;
        rim.setAlpha(36);
        if (c.scale > 14)
            strokeBroad(c, region.edge, rim, 0.1);
    }
    QColor hollow(0x6f, 0x8a, 0x86, 50);
    for (int level = std::min(-1, high); level >= low; --level)
        c.painter.fillPath(traceRegion(c, [&](Offset o) { return c.content(o).elevation <= level; }).area, hollow);
}

} // namespace hotchkiss
