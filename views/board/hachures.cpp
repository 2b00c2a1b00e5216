// SPDX-License-Identifier: MIT
#include "views/board/hachures.h"

#include "views/board/noise.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

Hachures::Hachures(double scale, double line)
    : m_scale(scale)
    , m_line(line)
{
    m_path.setFillRule(Qt::WindingFill);
}

void Hachures::add(const Curve &curve, double sign, double reach)
{
    const double length = lengthOf(curve);
    const double spacing = m_scale > 40 ? 0.026 : m_scale > 22 ? 0.042 : 0.07;
    const int count = std::max(2, static_cast<int>(std::lround(length / spacing)));
    for (int k = 0; k < count; ++k) {
        const Station s = stationAt(curve, length * (k + 0.5) / count);
        const int x = static_cast<int>(std::lround(s.at.x() * 977));
        const int y = static_cast<int>(std::lround(s.at.y() * 977));
        const double ragged = 0.62 + 0.5 * chance(x, y, 31);
        const double lean = (chance(x, y, 32) - 0.5) * 0.35;
        const QPointF along = s.direction;
        const QPointF down = QPointF(-along.y(), along.x()) * sign + along * lean;
        const double half = std::max(0.0075 * m_line, 0.45 / m_scale);
        m_path.addPolygon(QPolygonF({s.at - along * half, s.at + down * reach * ragged, s.at + along * half}));
        m_path.closeSubpath();
    }
}

void Hachures::addTeeth(const Curve &curve, double sign, double reach)
{
    const double length = lengthOf(curve);
    const int count = std::max(2, static_cast<int>(std::lround(length / 0.075)));
    for (int k = 0; k < count; ++k) {
        const Station a = stationAt(curve, length * k / count);
        const Station b = stationAt(curve, length * (k + 1) / count);
        const int x = static_cast<int>(std::lround(a.at.x() * 977));
        const int y = static_cast<int>(std::lround(a.at.y() * 977));
        const QPointF down =
            QPointF(-a.direction.y(), a.direction.x()) * sign * reach * (0.75 + 0.5 * chance(x, y, 33));
        const QPointF tip = a.at + (b.at - a.at) * (0.3 + 0.4 * chance(x, y, 34)) + down;
        m_path.addPolygon(QPolygonF({a.at, b.at, tip}));
        m_path.closeSubpath();
    }
    addTo(m_crest, curve);
}

} // namespace hotchkiss
