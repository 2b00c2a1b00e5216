// SPDX-License-Identifier: MIT
#include "views/board/area_signs.h"

#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/board/table_plan.h"

#include <algorithm>
#include <array>

namespace hotchkiss {

namespace {

QPointF areaMiddle(const PaintContext &c, const Area &area)
{
    QPointF sum;
    double count = 0;
    for (const Point &p : area.outline) {
        sum += flipTable(c.board, toQt(p));
        ++count;
    }
    for (const Cell cell : area.cells)
        if (c.grid().contains(cell)) {
            sum += toQt(c.grid().centre(cell));
            ++count;
        }
    return count > 0 ? sum / count : QPointF(-1e9, -1e9);
}

/// Whether pieces come onto the board there.
bool isEntrance(const Area &area)
{
    return area.kind == "entry" || area.kind == "arrival";
}

/// The middle of the map's edge beside an area, and the way in from there; nothing when it lies inland.
std::optional<QLineF> wayIn(const PaintContext &c, QPointF middle, double unit)
{
    const QRectF map = toQt(c.grid().bounds());
    const std::array<QLineF, 4> ways{{{{map.left(), middle.y()}, {map.left() + unit, middle.y()}},
                                      {{map.right(), middle.y()}, {map.right() - unit, middle.y()}},
                                      {{middle.x(), map.top()}, {middle.x(), map.top() + unit}},
                                      {{middle.x(), map.bottom()}, {middle.x(), map.bottom() - unit}}}};
    const auto distance = [&](const QLineF &way) { return QLineF(way.p1(), middle).length(); };
    const QLineF best = *std::min_element(ways.begin(), ways.end(),
                                          [&](const QLineF &a, const QLineF &b) { return distance(a) < distance(b); });
    if (distance(best) > 2 * unit)
        return std::nullopt;
    return best;
}

} // namespace

QColor areaColour(const PaintContext &c, const Area &area)
{
    const int side = findSide(c.scenario, area.side);
    const QColor own(side >= 0 ? qstr(c.scenario.sides[static_cast<std::size_t>(side)].colour) : QString());
    return own.isValid() ? own.darker(115) : QColor(0x8c, 0x3b, 0x2c);
}

AreaSign areaSign(const PaintContext &c, const Area &area)
{
    const double unit = c.grid().isTable() ? tableUnit : 1;
    const QPointF middle = areaMiddle(c, area);
    const QRectF map = toQt(c.grid().bounds());
    AreaSign sign;
    sign.name.text = qstr(area.name.empty() ? area.id : area.name);
    sign.name.lettering = {std::max(0.34 * unit, 11 * c.pixel()), true, false, 0.04};
    sign.name.colour = areaColour(c, area).darker(130);
    sign.name.at = middle;
    if (!map.contains(middle))
        return sign;
    const double height = sign.name.lettering.height;
    const double half = textWidth(sign.name.text, sign.name.lettering) / 2;
    if (isEntrance(area))
        sign.wayIn = wayIn(c, middle, unit);
    QPointF &at = sign.name.at;
    if (sign.wayIn) { // the letter stands beyond the arrow's point
        const bool level = sign.wayIn->dy() == 0;
        const double room = 0.5 * unit + (level ? half : height / 2);
        const QPointF inward = (sign.wayIn->p2() - sign.wayIn->p1()) / unit;
        at += inward * std::max(0.0, room - QPointF::dotProduct(at - sign.wayIn->p1(), inward));
    }
    // A zone at the rim keeps its name on the map.
    const double reach = half + height * 0.3;
    if (map.width() > 2 * reach)
        at.setX(std::clamp(at.x(), map.left() + reach, map.right() - reach));
    at.setY(std::clamp(at.y(), map.top() + height, map.bottom() - height));
    return sign;
}

} // namespace hotchkiss
