// SPDX-License-Identifier: MIT
// The ground where a cell is too small for signs: colours pixel by pixel, edges as ragged as land is, shores and the
// rims of woods drawn in, hills in light and shade.
#include "views/board/far_window.h"
#include "views/board/noise.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <optional>

namespace hotchkiss {

namespace {

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
    Offset at(float x, float y) const
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
        return {std::clamp(column, 0, m_columns), std::clamp(row, 0, m_rows)};
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

/// The pixels of a part of the board. They lie on those of the device, so that neighbouring pieces fit.
class Dots
{
public:
    Dots(const PaintContext &c, const QRect &pixels)
        : m_cells(c.board.cells)
        , m_columns(c.grid().columns())
        , m_pixels(pixels)
        , m_pixel(static_cast<float>(c.pixel()))
        , m_colours(c)
        , m_bricks(c)
        , m_squares(c.grid().isSquare())
        , m_fine(c.scale >= 2)
    {
        if (m_fine)
            m_window.emplace(c, m_colours);
    }

    QImage paint() const
    {
        const auto width = static_cast<std::size_t>(m_pixels.width());
        QImage dots(m_pixels.size(), QImage::Format_RGB32);
        std::vector<Sort> above(width + 1);
        std::vector<Sort> sorts(width + 1);
        // Lines need to know what lies a pixel to the left and above.
        const int start = m_fine ? -1 : 0;
        for (int y = start; y < m_pixels.height(); ++y) {
            auto *line = y < 0 ? nullptr : reinterpret_cast<QRgb *>(dots.scanLine(y));
            for (int x = start; x < m_pixels.width(); ++x) {
                const auto i = static_cast<std::size_t>(x + 1);
                const Dot dot = at(m_pixels.left() + x, m_pixels.top() + y);
                sorts[i] = dot.sort;
                if (y < 0 || x < 0)
                    continue;
                const bool edge = m_fine && (sorts[i] != sorts[i - 1] || sorts[i] != above[i]);
                line[x] = edge ? m_colours.line(dot.colour, sorts[i], sorts[i] != above[i] ? above[i] : sorts[i - 1])
                               : dot.colour;
            }
            std::swap(above, sorts);
        }
        return dots;
    }

private:
    struct Dot
    {
        Sort sort;
        QRgb colour;
    };

    Dot at(int x, int y) const
    {
        static const Ragged ragged;
        const std::size_t grain = Ragged::at(x, y);
        const float right = (static_cast<float>(x) + 0.5F) * m_pixel;
        const float down = (static_cast<float>(y) + 0.5F) * m_pixel;
        const Offset o = cellOf(right + ragged.right(grain), down + ragged.down(grain));
        const CellContent &content = m_cells[static_cast<std::size_t>(o.row * m_columns + o.column)];
        const Sort sort = m_colours.sortOf(content);
        const bool dark = sort == Sort::Water ? (y & 3) == 0 : ragged.dark(grain);
        Dot dot{sort, m_colours.of(content, dark)};
        if (dot.sort == Sort::Town || dot.sort == Sort::Water || !m_colours.hasTint())
            return dot;
        if (!m_fine || !m_squares) {
            if (content.elevation > 0)
                dot.colour = m_colours.raised(dot.colour, content.elevation, 0);
            return dot;
        }
        const FarWindow::Lie lie = m_window->lie(right + 0.6F * ragged.right(grain), down + 0.6F * ragged.down(grain));
        if (lie.level != 0 || lie.light != 0)
            dot.colour = m_colours.raised(dot.colour, lie.level, lie.light);
        return dot;
    }

    /// The cell whose ground shows at a point: where squares of one sort meet another in steps, the steps are cut
    /// and filled to slants.
    Offset cellOf(float x, float y) const
    {
        const Offset here = m_bricks.at(x, y);
        if (!m_squares || !m_fine || !m_window->at(here.column, here.row).edged)
            return here;
        const float u = x - static_cast<float>(here.column) - 0.5F;
        const float v = y - static_cast<float>(here.row) - 0.5F;
        if (std::abs(u) + std::abs(v) < 0.6F)
            return here;
        const Offset beside = m_bricks.at(x + (u < 0 ? -1.0F : 1.0F), y);
        const Offset above = m_bricks.at(x, y + (v < 0 ? -1.0F : 1.0F));
        const Sort sort = m_window->at(beside.column, beside.row).sort;
        const bool corner =
            sort != m_window->at(here.column, here.row).sort && sort == m_window->at(above.column, above.row).sort;
        return corner ? beside : here;
    }

    const std::vector<CellContent> &m_cells;
    int m_columns;
    QRect m_pixels;
    float m_pixel;
    DotColours m_colours;
    Bricks m_bricks;
    bool m_squares;
    bool m_fine; ///< whether a cell is large enough to show more than its colour
    std::optional<FarWindow> m_window;
};

} // namespace

void paintFarGround(PaintContext &c)
{
    const QRectF area = toQt(c.grid().bounds()).intersected(c.exposed);
    const int left = static_cast<int>(std::floor(area.left() * c.scale));
    const int top = static_cast<int>(std::floor(area.top() * c.scale));
    const int width = static_cast<int>(std::ceil(area.right() * c.scale)) - left;
    const int height = static_cast<int>(std::ceil(area.bottom() * c.scale)) - top;
    if (width <= 0 || height <= 0)
        return;
    const QImage dots = Dots(c, {left, top, width, height}).paint();
    const QRectF target(left / c.scale, top / c.scale, width / c.scale, height / c.scale);
    c.painter.drawImage(target, dots);
    paintGrain(c, target);
}

} // namespace hotchkiss
