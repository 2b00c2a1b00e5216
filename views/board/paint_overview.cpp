// SPDX-License-Identifier: MIT
// The board from far above: a dot a cell, and lines for what runs across.
#include "views/board/paint_context.h"

#include <QImage>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// The colour of each terrain, and of each level of elevation laid over it.
class DotColours
{
public:
    explicit DotColours(const PaintContext &c)
        : m_tint(c.style.elevationTint ? c.colours.tint : QColor(0, 0, 0, 0))
    {
        for (std::size_t i = 0; i < m_ground.size(); ++i) {
            QColor ground = c.colours.wash(c.looks[i]);
            if (!ground.isValid() || (!c.colours.washes && c.looks[i] == GroundLook::Clear))
                ground = c.colours.paper;
            if (isWooded(c.looks[i]))
                ground = blend(ground, c.colours.treeFill, 0.45);
            m_ground[i] = ground.rgb();
        }
        const std::vector<FeatureType> &features = c.system().features;
        for (std::size_t i = 0; i < features.size(); ++i)
            if (features[i].look == "town" || features[i].look == "city")
                m_towns |= 1U << i;
        m_town = c.colours.building.rgb();
    }

    QRgb of(const CellContent &content) const
    {
        if ((content.features & m_towns) != 0)
            return m_town;
        const QRgb ground = m_ground[content.terrain];
        if (content.elevation <= 0 || m_tint.alpha() == 0)
            return ground;
        const double strength = 1 - std::pow(1 - m_tint.alphaF(), content.elevation);
        return blend(QColor(ground), m_tint, strength).rgb();
    }

private:
    static QColor blend(const QColor &a, const QColor &b, double share)
    {
        const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
        return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
    }

    std::array<QRgb, 256> m_ground{};
    std::uint32_t m_towns = 0;
    QRgb m_town = 0;
    QColor m_tint;
};

void paintDots(PaintContext &c)
{
    const QRectF area = toQt(c.grid().bounds()).intersected(c.exposed);
    // The picture's pixels lie on those of the device, so that neighbouring pieces fit.
    const int left = static_cast<int>(std::floor(area.left() * c.scale));
    const int top = static_cast<int>(std::floor(area.top() * c.scale));
    const int width = static_cast<int>(std::ceil(area.right() * c.scale)) - left;
    const int height = static_cast<int>(std::ceil(area.bottom() * c.scale)) - top;
    if (width <= 0 || height <= 0)
        return;
    const DotColours colours(c);
    QImage dots(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y) {
        auto *line = reinterpret_cast<QRgb *>(dots.scanLine(y));
        for (int x = 0; x < width; ++x) {
            const QPointF point((left + x + 0.5) / c.scale, (top + y + 0.5) / c.scale);
            line[x] = colours.of(c.content(offsetAt(c.grid(), point)));
        }
    }
    c.painter.drawImage(QRectF(left / c.scale, top / c.scale, width / c.scale, height / c.scale), dots);
}

QColor lineColour(const PaintContext &c, const std::string &group)
{
    return group == "water" ? c.colours.waterLine : group == "rail" ? c.colours.rail : c.colours.roadLine;
}

/// Roads, railroads and rivers as lines from cell to cell, a batch a kind.
void paintLinks(PaintContext &c)
{
    const std::vector<PathType> &types = c.system().pathTypes;
    std::vector<std::vector<QLineF>> lines(types.size());
    const std::array<Offset, 2> shown =
        c.grid().cellsIn({c.exposed.left(), c.exposed.top(), c.exposed.width(), c.exposed.height()});
    for (int row = shown[0].row; row <= shown[1].row; ++row) {
        for (int column = shown[0].column; column <= shown[1].column; ++column) {
            const Cell cell = c.grid().cell({column, row});
            for (int direction = 0; direction < c.grid().directions(); ++direction) {
                const Cell other = c.grid().neighbour(cell, direction);
                if (other < cell)
                    continue;
                const MarkBits bits = c.board.paths.at(c.grid().side(cell, direction));
                for (std::size_t type = 0; bits != 0 && type < types.size(); ++type)
                    if (markIn(bits, static_cast<int>(type)) != Mark::None)
                        lines[type].emplace_back(toQt(c.grid().centre(cell)), toQt(c.grid().centre(other)));
            }
        }
    }
    for (std::size_t type = 0; type < types.size(); ++type) {
        c.painter.setPen(inkPen(lineColour(c, types[type].group), std::max(0.14, 0.8 * c.pixel())));
        c.painter.drawLines(lines[type].data(), static_cast<int>(lines[type].size()));
    }
}

void paintSideWater(PaintContext &c)
{
    MarkBits water = 0;
    const std::vector<SideType> &types = c.system().sideTypes;
    for (std::size_t i = 0; i < types.size(); ++i)
        if (types[i].group == "water")
            water |= MarkBits{3} << (2 * i);
    std::vector<QLineF> lines;
    const std::array<Offset, 2> shown =
        c.grid().cellsIn({c.exposed.left(), c.exposed.top(), c.exposed.width(), c.exposed.height()});
    for (int row = shown[0].row; row <= shown[1].row; ++row) {
        for (int column = shown[0].column; column <= shown[1].column; ++column) {
            const Cell cell = c.grid().cell({column, row});
            for (int direction = 0; direction < c.grid().directions(); ++direction) {
                const SideId side = c.grid().side(cell, direction);
                if (c.grid().sideCell(side) != cell || (c.board.sides.at(side) & water) == 0)
                    continue;
                const std::array<Point, 2> ends = c.grid().sideEnds(side);
                lines.emplace_back(toQt(ends[0]), toQt(ends[1]));
            }
        }
    }
    c.painter.setPen(inkPen(c.colours.waterLine, std::max(0.14, 0.8 * c.pixel())));
    c.painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

} // namespace

void paintOverview(PaintContext &c)
{
    if (c.style.isVisible(MapLayer::Terrain))
        paintDots(c);
    // Where several cells share a pixel, lines would only cover everything.
    if (c.scale < 1.2)
        return;
    if (c.style.isVisible(MapLayer::Water) && !c.board.sides.empty())
        paintSideWater(c);
    if (c.style.isVisible(MapLayer::Paths) && !c.board.paths.empty())
        paintLinks(c);
}

} // namespace hotchkiss
