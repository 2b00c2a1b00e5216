// SPDX-License-Identifier: MIT
// The board from far above: a dot a cell, and lines for what runs across.
#include "views/board/noise.h"
#include "views/board/paint_context.h"

#include <QImage>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// The colour of each terrain, with each level of elevation laid over it.
class DotColours
{
public:
    explicit DotColours(const PaintContext &c)
    {
        const QColor tint = c.style.elevationTint ? c.colours.tint : QColor(0, 0, 0, 0);
        for (std::size_t i = 0; i < kinds; ++i) {
            const QColor ground = groundOf(c, c.looks[i]);
            const bool wooded = isWooded(c.looks[i]);
            const QColor dark = wooded ? blend(ground, c.colours.treeLine, 0.3) : ground;
            for (int level = 0; level < levels; ++level) {
                const double strength = 1 - std::pow(1 - tint.alphaF(), level);
                m_light[index(i, level)] = blend(ground, tint, strength).rgb();
                m_dark[index(i, level)] = blend(dark, tint, strength).rgb();
            }
        }
        const std::vector<FeatureType> &features = c.system().features;
        for (std::size_t i = 0; i < features.size(); ++i)
            if (features[i].look == "town" || features[i].look == "city")
                m_towns |= 1U << i;
        m_town = c.colours.building.rgb();
    }

    QRgb of(const CellContent &content, bool dark) const
    {
        if ((content.features & m_towns) != 0)
            return m_town;
        const std::size_t at = index(content.terrain % kinds, std::clamp<int>(content.elevation, 0, levels - 1));
        return dark ? m_dark[at] : m_light[at];
    }

private:
    static constexpr std::size_t kinds = 32;
    static constexpr int levels = 8;
    static std::size_t index(std::size_t kind, int level) { return kind * levels + static_cast<std::size_t>(level); }

    static QColor groundOf(const PaintContext &c, GroundLook look)
    {
        const QColor bare = c.system().boardStyle == "tiles" ? c.colours.felt : c.colours.paper;
        if (look == GroundLook::Clear)
            return bare;
        if (!c.colours.washes && look != GroundLook::Off && look != GroundLook::Water && !isWooded(look))
            return bare;
        if (!c.colours.washes)
            return look == GroundLook::Off ? c.colours.off : QColor(0xe2, 0xe2, 0xe2);
        const QColor ground = c.colours.wash(look);
        return isWooded(look) ? blend(ground, c.colours.treeFill, 0.45) : ground;
    }

    static QColor blend(const QColor &a, const QColor &b, double share)
    {
        const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
        return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
    }

    std::array<QRgb, kinds * levels> m_light{};
    std::array<QRgb, kinds * levels> m_dark{};
    std::uint32_t m_towns = 0;
    QRgb m_town = 0;
};

/// How far a pixel looks aside for its cell, in parts of a cell, and how dark a
/// wood is there: edges become as ragged as land is, and woods get a grain. It
/// repeats every 128 pixels without a seam.
class Ragged
{
public:
    static constexpr int size = 128;
    Ragged()
    {
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) {
                const auto at = static_cast<std::size_t>(y * size + x);
                m_right[at] = static_cast<float>(wave(x, y, 1) * 0.32);
                m_down[at] = static_cast<float>(wave(x, y, 2) * 0.32);
                m_dark[at] = chance(x, y, 3) < 0.4 && chance(x, y, 4) < 0.8;
            }
    }
    static std::size_t at(int x, int y) { return static_cast<std::size_t>((y & (size - 1)) * size + (x & (size - 1))); }
    float right(std::size_t at) const { return m_right[at]; }
    float down(std::size_t at) const { return m_down[at]; }
    bool dark(std::size_t at) const { return m_dark[at]; }

private:
    /// Smooth between points eight pixels apart, from -1 to 1.
    static double wave(int x, int y, int seed)
    {
        constexpr int step = 8;
        constexpr int cells = size / step;
        const auto corner = [seed](int a, int b) { return chance(a % cells, b % cells, seed); };
        const double u = static_cast<double>(x % step) / step;
        const double v = static_cast<double>(y % step) / step;
        const int i = x / step;
        const int j = y / step;
        return ((corner(i, j) * (1 - u) + corner(i + 1, j) * u) * (1 - v) +
                (corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u) * v) *
                   2 -
               1;
    }
    std::array<float, size * size> m_right{};
    std::array<float, size * size> m_down{};
    std::array<bool, size * size> m_dark{};
};

/// Which cell a point lies in, quickly: hexes count as bricks, which nobody can
/// tell from this far.
class Bricks
{
public:
    explicit Bricks(const PaintContext &c)
        : m_flat(c.grid().shape() == GridShape::HexFlat)
        , m_columns(c.grid().columns() - 1)
        , m_rows(c.grid().rows() - 1)
    {
        const QPointF origin = c.centre({0, 0});
        const QPointF right = c.centre({2, 0}) - origin;
        const QPointF down = c.centre({0, 2}) - origin;
        m_x = static_cast<float>(origin.x());
        m_y = static_cast<float>(origin.y());
        m_perX = static_cast<float>(2 / right.x());
        m_perY = static_cast<float>(2 / down.y());
        const QPointF next = c.centre(m_flat ? Offset{1, 0} : Offset{0, 1}) - origin;
        m_shift = c.grid().isHex() ? static_cast<float>(m_flat ? next.y() : next.x()) : 0;
    }
    std::size_t cellAt(float x, float y) const
    {
        int column = 0;
        int row = 0;
        if (m_flat) {
            column = std::clamp(nearest((x - m_x) * m_perX), 0, m_columns);
            row = nearest((y - m_y - ((column & 1) != 0 ? m_shift : 0)) * m_perY);
        } else {
            row = std::clamp(nearest((y - m_y) * m_perY), 0, m_rows);
            column = nearest((x - m_x - ((row & 1) != 0 ? m_shift : 0)) * m_perX);
        }
        column = std::clamp(column, 0, m_columns);
        row = std::clamp(row, 0, m_rows);
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns + 1) +
               static_cast<std::size_t>(column);
    }

private:
    static int nearest(float v) { return static_cast<int>(v + 1024.5F) - 1024; }
    bool m_flat;
    int m_columns;
    int m_rows;
    float m_x = 0;
    float m_y = 0;
    float m_perX = 1;
    float m_perY = 1;
    float m_shift = 0;
};

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

void paintFarGround(PaintContext &c)
{
    const QRectF area = toQt(c.grid().bounds()).intersected(c.exposed);
    // The picture's pixels lie on those of the device, so that neighbouring
    // pieces fit.
    const int left = static_cast<int>(std::floor(area.left() * c.scale));
    const int top = static_cast<int>(std::floor(area.top() * c.scale));
    const int width = static_cast<int>(std::ceil(area.right() * c.scale)) - left;
    const int height = static_cast<int>(std::ceil(area.bottom() * c.scale)) - top;
    if (width <= 0 || height <= 0)
        return;
    static const Ragged ragged;
    const DotColours colours(c);
    const Bricks bricks(c);
    const std::vector<CellContent> &cells = c.board.cells;
    const auto pixel = static_cast<float>(c.pixel());
    QImage dots(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y) {
        auto *line = reinterpret_cast<QRgb *>(dots.scanLine(y));
        const float down = (static_cast<float>(top + y) + 0.5F) * pixel;
        for (int x = 0; x < width; ++x) {
            const std::size_t at = Ragged::at(left + x, top + y);
            const float right = (static_cast<float>(left + x) + 0.5F) * pixel;
            line[x] =
                colours.of(cells[bricks.cellAt(right + ragged.right(at), down + ragged.down(at))], ragged.dark(at));
        }
    }
    c.painter.drawImage(QRectF(left / c.scale, top / c.scale, width / c.scale, height / c.scale), dots);
}

void paintOverview(PaintContext &c)
{
    if (c.style.isVisible(MapLayer::Terrain))
        paintFarGround(c);
    // Where several cells share a pixel, lines would only cover everything.
    if (c.scale < 1.2)
        return;
    if (c.style.isVisible(MapLayer::Water) && !c.board.sides.empty())
        paintSideWater(c);
    if (c.style.isVisible(MapLayer::Paths) && !c.board.paths.empty())
        paintLinks(c);
}

} // namespace hotchkiss
