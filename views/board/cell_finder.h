// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/paint_context.h"

#include <cmath>

namespace hotchkiss {

/// Tells the cell of a point like offsetAt, for those who ask very often.
class CellFinder
{
public:
    explicit CellFinder(const Grid &grid)
        : m_square(grid.isSquare())
        , m_flat(grid.shape() == GridShape::HexFlat)
    {
        for (int parity = 0; parity < 2; ++parity) {
            const Point p = grid.centre(m_flat ? Offset{parity, 0} : Offset{0, parity});
            m_along[parity] = m_flat ? p.y : p.x;
            if (parity == 0)
                m_across = m_flat ? p.x : p.y;
        }
    }

    Offset operator()(QPointF p) const
    {
        if (m_square)
            return {static_cast<int>(std::floor(p.x())), static_cast<int>(std::floor(p.y()))};
        const double across = (m_flat ? p.x() : p.y()) - m_across;
        const double along = m_flat ? p.y() : p.x();
        // Between two lines of centres the point belongs to one of either.
        const int line = static_cast<int>(std::floor(across / spacing));
        const Spot a = nearest(line, across, along);
        const Spot b = nearest(line + 1, across, along);
        const Spot &best = a.distance <= b.distance ? a : b;
        return m_flat ? Offset{best.line, best.number} : Offset{best.number, best.line};
    }

private:
    static constexpr double spacing = 0.86602540378443865;
    struct Spot
    {
        int line;
        int number;
        double distance;
    };
    Spot nearest(int line, double across, double along) const
    {
        const double v = along - m_along[line & 1];
        const double number = std::floor(v + 0.5);
        const double da = across - line * spacing;
        const double dv = v - number;
        return {line, static_cast<int>(number), da * da + dv * dv};
    }

    bool m_square;
    bool m_flat;
    double m_across = 0;
    double m_along[2] = {0, 0};
};

} // namespace hotchkiss
