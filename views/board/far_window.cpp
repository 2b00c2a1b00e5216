// SPDX-License-Identifier: MIT
#include "views/board/far_window.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

QColor blend(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QRgb blend(QRgb a, QRgb b, float share)
{
    const int part = static_cast<int>(share * 256);
    const auto mix = [part](int x, int y) { return x + (y - x) * part / 256; };
    return qRgb(mix(qRed(a), qRed(b)), mix(qGreen(a), qGreen(b)), mix(qBlue(a), qBlue(b)));
}

QColor groundOf(const PaintContext &c, GroundLook look)
{
    const QColor bare = c.system().boardStyle == "tiles" ? c.colours.felt : c.colours.paper;
    if (look == GroundLook::Clear)
        return bare;
    if (!c.colours.washes && look != GroundLook::Off && look != GroundLook::Water && !isWooded(look))
        return bare;
    if (!c.colours.washes)
        return look == GroundLook::Off ? c.colours.off : look == GroundLook::Water ? bare : QColor(0xe2, 0xe2, 0xe2);
    const QColor ground = c.colours.wash(look);
    return isWooded(look) ? blend(ground, c.colours.treeFill, 0.45) : ground;
}

/// The specks of woods; without washes, the lines that stand for water.
QColor darkOf(const PaintContext &c, GroundLook look, const QColor &ground)
{
    if (look == GroundLook::Water && !c.colours.washes)
        return blend(ground, c.colours.waterLine, 0.4);
    return isWooded(look) ? blend(ground, c.colours.treeLine, 0.3) : ground;
}

Sort sortOfLook(GroundLook look)
{
    if (isWooded(look))
        return Sort::Woods;
    return look == GroundLook::Water ? Sort::Water : look == GroundLook::Off ? Sort::Off : Sort::Open;
}

/// How much each of three neighbours counts at a point between them, and how that changes along the way.
struct Weights
{
    explicit Weights(float u)
        : part{0.5F * (0.5F - u) * (0.5F - u), 0.75F - u * u, 0.5F * (0.5F + u) * (0.5F + u)}
        , slope{u - 0.5F, -2 * u, u + 0.5F}
    {}
    std::array<float, 3> part;
    std::array<float, 3> slope;
};

} // namespace

DotColours::DotColours(const PaintContext &c)
    : m_tint(c.colours.tint.rgb())
    , m_shore(c.colours.waterLine.rgb())
    , m_rim(c.colours.treeLine.rgb())
    , m_town(c.colours.building.rgb())
    , m_tinted(c.style.elevationTint && c.colours.tint.alpha() > 0)
{
    for (std::size_t i = 0; i < kinds; ++i) {
        const QColor ground = groundOf(c, c.looks[i]);
        m_light[i] = ground.rgb();
        m_dark[i] = darkOf(c, c.looks[i], ground).rgb();
        m_sorts[i] = sortOfLook(c.looks[i]);
    }
    for (std::size_t i = 0; i < m_strength.size(); ++i)
        m_strength[i] = 1 - std::pow(1 - c.colours.tint.alphaF(), static_cast<float>(i) / steps);
    const std::vector<FeatureType> &features = c.system().features;
    for (std::size_t i = 0; i < features.size(); ++i)
        if (features[i].look == "town" || features[i].look == "city")
            m_towns |= 1U << i;
}

QRgb DotColours::raised(QRgb ground, float level, float light) const
{
    const auto step = static_cast<std::size_t>(std::clamp(level, 0.0F, static_cast<float>(levels)) * steps);
    const QRgb tinted = blend(ground, m_tint, m_strength[step]);
    constexpr float most = 0.3F;
    return light > 0 ? blend(tinted, qRgb(255, 250, 232), std::min(most, light))
                     : blend(tinted, qRgb(74, 52, 24), std::min(most, -light));
}

QRgb DotColours::line(QRgb ground, Sort a, Sort b) const
{
    if (a == Sort::Water || b == Sort::Water)
        return blend(ground, m_shore, 0.6F);
    if (a == Sort::Woods || b == Sort::Woods)
        return blend(ground, m_rim, 0.35F);
    return ground;
}

FarWindow::FarWindow(const PaintContext &c, const DotColours &colours)
{
    // What a pixel looks at lies two cells and a half away at most.
    const QRectF near = c.exposed.adjusted(-3, -3, 3, 3);
    const auto [first, last] = c.grid().cellsIn({near.left(), near.top(), near.width(), near.height()});
    m_first = first;
    m_width = last.column - first.column + 1;
    m_height = last.row - first.row + 1;
    m_spots.resize(static_cast<std::size_t>(std::max(1, m_width * m_height)));
    const auto spot = [this](int column, int row) -> Spot & {
        return m_spots[static_cast<std::size_t>((row - m_first.row) * m_width + column - m_first.column)];
    };
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column) {
            const CellContent &content = c.board.at(c.grid().cell(Offset{column, row}));
            Spot &here = spot(column, row);
            here.sort = colours.sortOf(content);
            here.level = content.elevation;
            if (column > first.column && spot(column - 1, row).sort != here.sort)
                here.edged = spot(column - 1, row).edged = true;
            if (row > first.row && spot(column, row - 1).sort != here.sort)
                here.edged = spot(column, row - 1).edged = true;
        }
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column)
            for (int y = std::max(first.row, row - 1); y <= std::min(last.row, row + 1); ++y)
                for (int x = std::max(first.column, column - 1); x <= std::min(last.column, column + 1); ++x)
                    if (spot(x, y).level != spot(column, row).level)
                        spot(column, row).even = false;
}

const FarWindow::Spot &FarWindow::at(int column, int row) const
{
    column = std::clamp(column - m_first.column, 0, m_width - 1);
    row = std::clamp(row - m_first.row, 0, m_height - 1);
    return m_spots[static_cast<std::size_t>(row * m_width + column)];
}

FarWindow::Lie FarWindow::lie(float x, float y) const
{
    // Points lie a little outside the board at most: this is floor(), only quicker.
    constexpr int beyond = 1024;
    const int column = static_cast<int>(x + beyond) - beyond;
    const int row = static_cast<int>(y + beyond) - beyond;
    const Spot &here = at(column, row);
    if (here.even)
        return {here.level, 0};
    const Weights across(x - static_cast<float>(column) - 0.5F);
    const Weights down(y - static_cast<float>(row) - 0.5F);
    std::array<std::size_t, 3> columns{};
    for (std::size_t i = 0; i < 3; ++i)
        columns[i] =
            static_cast<std::size_t>(std::clamp(column + static_cast<int>(i) - 1 - m_first.column, 0, m_width - 1));
    Lie lie;
    for (std::size_t j = 0; j < 3; ++j) {
        const int line = std::clamp(row + static_cast<int>(j) - 1 - m_first.row, 0, m_height - 1);
        const Spot *spots = &m_spots[static_cast<std::size_t>(line) * static_cast<std::size_t>(m_width)];
        float level = 0;
        float slope = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const float height = spots[columns[i]].level;
            level += height * across.part[i];
            slope += height * across.slope[i];
        }
        lie.level += level * down.part[j];
        lie.light += (slope * down.part[j] + level * down.slope[j]) * 0.13F;
    }
    return lie;
}

} // namespace hotchkiss
