// SPDX-License-Identifier: MIT
// Pictures of a board on a card: set up, its tiles alone, or its tiles in letters.
#include "views/print/map_picture.h"

#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/print/block_setter.h"
#include "views/print/print_text.h"

#include <cmath>

namespace hotchkiss {

using namespace print;

namespace {

constexpr double edgeThickness = 0.3; // map units
constexpr double edgeGap = 0.12;

MapStyle styleOf(const MapPicture &picture, MapStyle style)
{
    style.frame = false;
    if (picture.kind == MapPicture::Kind::Setup)
        return style;
    for (const MapLayer layer : {MapLayer::Counters, MapLayer::Objectives, MapLayer::Areas, MapLayer::Texts})
        style.opacity[static_cast<int>(layer)] = 0;
    return style;
}

QPointF centreOf(const Board &board, Cell cell)
{
    const Point p = board.grid.centre(cell);
    return {p.x, p.y};
}

QPointF towards(const Board &board, Cell cell, int direction)
{
    const Offset here = board.grid.offset(cell);
    const Point next = board.grid.centre(board.grid.neighbour(here, direction));
    const QPointF step = QPointF(next.x, next.y) - centreOf(board, cell);
    return step / std::hypot(step.x(), step.y());
}

QPolygonF outlineOf(const Board &board, Cell cell, double size)
{
    QPolygonF shape;
    const QPointF centre = centreOf(board, cell);
    for (int i = 0; i < board.grid.corners(); ++i) {
        const Point p = board.grid.corner(cell, i);
        shape << centre + (QPointF(p.x, p.y) - centre) * size;
    }
    return shape;
}

void paintTick(QPainter &painter, const Board &board, const TileMark &mark)
{
    const QPointF way = towards(board, mark.cell, mark.tick);
    const QPointF across(-way.y(), way.x());
    const QPointF tip = centreOf(board, mark.cell) + way * 0.46;
    painter.setPen(QPen(Qt::white, 0.02));
    painter.setBrush(card_ink::warning);
    painter.drawPolygon(QPolygonF({tip, tip - way * 0.15 + across * 0.08, tip - way * 0.15 - across * 0.08}));
}

/// Only outlines, numbers and letters: fit for any printer and any eye.
void paintCodes(QPainter &painter, const Board &board, const MapPicture &picture)
{
    painter.setBrush(Qt::white);
    painter.setPen(QPen(card_ink::soft, 0.012));
    for (Cell cell = 0; cell < board.grid.cellCount(); ++cell)
        painter.drawPolygon(outlineOf(board, cell, 1));
    for (const TileMark &mark : picture.marks) {
        painter.setPen(QPen(card_ink::text, 0.045));
        painter.setBrush(QColor(0xe9, 0xe6, 0xde));
        painter.drawPolygon(outlineOf(board, mark.cell, 0.9));
        painter.setPen(QPen(QColor(0xb4, 0xb0, 0xa6), 0.13, Qt::SolidLine, Qt::FlatCap));
        for (const int direction : mark.water)
            painter.drawLine(centreOf(board, mark.cell),
                             centreOf(board, mark.cell) + towards(board, mark.cell, direction) * 0.45);
        writeCentred(painter, centreOf(board, mark.cell) + QPointF(0, 0.05), qstr(mark.code), {0.4, true, false, 0},
                     card_ink::text);
        if (mark.tick >= 0)
            paintTick(painter, board, mark);
    }
    for (Cell cell = 0; cell < board.grid.cellCount(); ++cell)
        writeCentred(painter, centreOf(board, cell) - QPointF(0, 0.35), qstr(board.label(cell)),
                     {0.17, false, false, 0}, card_ink::soft);
}

void paintEdge(QPainter &painter, const QRectF &strip, bool upright, bool fromRight, const EdgeStrip &edge)
{
    const QColor colour(qstr(edge.colour));
    painter.fillRect(strip, colour.isValid() ? colour : card_ink::soft);
    const double thickness = upright ? strip.width() : strip.height();
    painter.save();
    painter.translate(strip.center());
    if (upright)
        painter.rotate(fromRight ? 90 : -90);
    const QColor ink = qGray(colour.rgb()) > 140 ? card_ink::text : QColor(Qt::white);
    PrintType type{thickness * 0.8, false, false, 0.12};
    writeCentred(painter, {}, translated(edge.name).toUpper(), type, ink);
    painter.restore();
}

} // namespace

QRectF pictureSheet(const Scenario &scenario, const MapPicture &picture)
{
    MapStyle plain;
    plain.frame = false;
    const QRectF sheet = sheetRect(scenario.boards[static_cast<std::size_t>(picture.board)], plain);
    const double room = picture.edges.empty() ? 0 : edgeThickness + edgeGap;
    return sheet.adjusted(-room, -room, room, room);
}

void paintEdges(QPainter &painter, const Board &board, const std::vector<EdgeStrip> &edges, double thickness,
                double gap)
{
    const Rect bounds = board.grid.bounds();
    const QRectF map(bounds.left, bounds.top, bounds.width, bounds.height);
    for (const EdgeStrip &edge : edges) {
        if (edge.edge == "north")
            paintEdge(painter, {map.left(), map.top() - gap - thickness, map.width(), thickness}, false, false, edge);
        else if (edge.edge == "south")
            paintEdge(painter, {map.left(), map.bottom() + gap, map.width(), thickness}, false, false, edge);
        else if (edge.edge == "west")
            paintEdge(painter, {map.left() - gap - thickness, map.top(), thickness, map.height()}, true, false, edge);
        else if (edge.edge == "east")
            paintEdge(painter, {map.right() + gap, map.top(), thickness, map.height()}, true, true, edge);
    }
}

void paintPicture(QPainter &painter, const Scenario &scenario, const MapPicture &picture, const MapStyle &style,
                  const QRectF &rect, double dots)
{
    const Board &board = scenario.boards[static_cast<std::size_t>(picture.board)];
    const QRectF sheet = pictureSheet(scenario, picture);
    const double scale = rect.width() / sheet.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(scale, scale);
    painter.translate(-sheet.topLeft());
    if (picture.kind == MapPicture::Kind::Codes) {
        paintCodes(painter, board, picture);
    } else {
        const MapStyle own = styleOf(picture, style);
        paintBoard(painter, scenario, picture.board, own, sheetRect(board, own), dots * scale);
        for (const TileMark &mark : picture.marks)
            if (mark.tick >= 0)
                paintTick(painter, board, mark);
    }
    paintEdges(painter, board, picture.edges, edgeThickness, edgeGap);
    painter.restore();
    painter.setPen(QPen(card_ink::line, 0.2));
    painter.setBrush(Qt::NoBrush);
    if (picture.kind != MapPicture::Kind::Codes && picture.edges.empty())
        painter.drawRect(rect);
}

} // namespace hotchkiss
