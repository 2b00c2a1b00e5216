// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/paint_context.h"

#include <array>
#include <cstdint>
#include <vector>

namespace hotchkiss {

/// What counts as one stretch of ground from far off: between two of different sorts runs a line.
enum class Sort : std::uint8_t { Open, Water, Woods, Town, Off };

/// The colours of a board's terrains from far off.
class DotColours
{
public:
    explicit DotColours(const PaintContext &context);

    Sort sortOf(const CellContent &content) const
    {
        return (content.features & m_towns) != 0 ? Sort::Town : m_sorts[content.terrain % kinds];
    }
    QRgb of(const CellContent &content, bool dark) const
    {
        if ((content.features & m_towns) != 0)
            return m_town;
        return dark ? m_dark[content.terrain % kinds] : m_light[content.terrain % kinds];
    }
    bool hasTint() const { return m_tinted; }
    /// Each level of elevation is laid over the one below; what faces the light is brighter.
    QRgb raised(QRgb ground, float level, float light) const;
    QRgb line(QRgb ground, Sort a, Sort b) const;

private:
    static constexpr std::size_t kinds = 32;
    static constexpr int steps = 16; ///< to a level
    static constexpr int levels = 8;

    std::array<QRgb, kinds> m_light{};
    std::array<QRgb, kinds> m_dark{};
    std::array<Sort, kinds> m_sorts{};
    std::array<float, levels * steps + 1> m_strength{}; ///< of the tint
    QRgb m_tint;
    QRgb m_shore;
    QRgb m_rim;
    QRgb m_town;
    std::uint32_t m_towns = 0;
    bool m_tinted;
};

/// The cells of a part of a board, with what their neighbours mean for them: asked once a cell rather than once a
/// pixel.
class FarWindow
{
public:
    FarWindow(const PaintContext &context, const DotColours &colours);

    struct Spot
    {
        Sort sort = Sort::Open;
        bool edged = false; ///< a neighbour is of another sort
        bool even = true;   ///< all its neighbours are on its level
        float level = 0;
    };
    const Spot &at(int column, int row) const;
    /// The height at a point between square cells, and how much the ground there faces the light in the north-west.
    struct Lie
    {
        float level = 0;
        float light = 0;
    };
    Lie lie(float x, float y) const;

private:
    Offset m_first;
    int m_width = 0;
    int m_height = 0;
    std::vector<Spot> m_spots;
};

} // namespace hotchkiss
