// SPDX-License-Identifier: MIT
#include "views/board/ruler.h"

#include "views/board/board_canvas.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

Ruler::Ruler(BoardCanvas *canvas, Qt::Orientation orientation)
    : QWidget(canvas)
    , m_canvas(canvas)
    , m_orientation(orientation)
{
    QFont small = font();
    small.setPointSizeF(std::max(7.0, small.pointSizeF() * 0.8));
    setFont(small);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void Ruler::setPointer(QPointF map)
{
    m_pointer = map;
    if (!m_canvas->hasBoard())
        return;
    const Grid &grid = m_canvas->board().grid;
    if (grid.isTable())
        return update();
    const Cell cell = grid.cellAt({map.x(), map.y()});
    const Offset at = cell == noCell ? Offset{-1, -1} : grid.offset(cell);
    const int line = horizontal() ? at.column : at.row;
    if (line != m_line) {
        m_line = line;
        update();
    }
}

void Ruler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setPen(palette().color(QPalette::Mid));
    if (horizontal())
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    else
        painter.drawLine(rect().topRight(), rect().bottomRight());
    if (!m_canvas->hasBoard())
        return;
    if (m_canvas->board().grid.isTable())
        paintInches(painter);
    else
        paintCells(painter);
}

void Ruler::paintText(QPainter &painter, double at, const QString &text, bool marked) const
{
    const double wide = std::max(24, fontMetrics().horizontalAdvance(text) + 6);
    const double high = fontMetrics().height();
    const QRectF box =
        horizontal() ? QRectF(at - wide / 2, 0, wide, height() - 1) : QRectF(0, at - high / 2, width() - 1, high);
    if (marked)
        painter.fillRect(box, palette().color(QPalette::Highlight));
    painter.setPen(palette().color(marked ? QPalette::HighlightedText : QPalette::WindowText));
    painter.drawText(box, Qt::AlignCenter, text);
}

void Ruler::paintCells(QPainter &painter) const
{
    const Board &board = m_canvas->board();
    const Grid &grid = board.grid;
    const QRectF view = m_canvas->visibleRect();
    const auto shown = grid.cellsIn({view.left(), view.top(), view.width(), view.height()});
    const int from = horizontal() ? shown[0].column : shown[0].row;
    const int to = horizontal() ? shown[1].column : shown[1].row;
    const auto centre = [&](int line) {
        const Point at = horizontal() ? grid.centre(Offset{line, 0}) : grid.centre(Offset{0, line});
        return along(m_canvas->fromMap({at.x, at.y}));
    };
    const auto label = [&](int line) {
        return qstr(horizontal() ? board.labels.columnLabel(grid, line) : board.labels.rowLabel(grid, line));
    };
    // As many labels as there is room for, at steps of 1, 2, 5, 10 …
    const double apart = std::max(1e-3, std::abs(centre(1) - centre(0)));
    const double room = horizontal() ? fontMetrics().horizontalAdvance(label(to)) + 8 : fontMetrics().height() + 2;
    int step = 1;
    for (const int candidate : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        step = candidate;
        if (candidate * apart >= room)
            break;
    }
    for (int line = from - from % step; line <= to; line += step)
        if (line != m_line)
            paintText(painter, centre(line), label(line), false);
    if (m_line >= from && m_line <= to)
        paintText(painter, centre(m_line), label(m_line), true);
}

void Ruler::paintInches(QPainter &painter) const
{
    const double height = m_canvas->board().grid.bounds().height;
    const double length = horizontal() ? m_canvas->board().grid.bounds().width : height;
    const double zoom = m_canvas->zoom();
    int step = 1;
    for (const int candidate : {1, 2, 6, 12, 24, 48}) {
        step = candidate;
        if (candidate * zoom >= 28)
            break;
    }
    painter.setPen(palette().color(QPalette::Mid));
    for (int inch = 0; inch <= length; ++inch) {
        const double map = horizontal() ? inch : height - inch; // inches count from the lower left corner
        const double at = along(m_canvas->fromMap({map, map}));
        if (inch % step == 0) {
            paintText(painter, at, QString::number(inch), false);
        } else if (zoom > 4) {
            painter.setPen(palette().color(QPalette::Mid));
            const QPointF end = horizontal() ? QPointF(at, this->height() - 5) : QPointF(width() - 5, at);
            painter.drawLine(end, end + (horizontal() ? QPointF(0, 4) : QPointF(4, 0)));
        }
    }
    const double at = along(m_canvas->fromMap(m_pointer));
    painter.fillRect(horizontal() ? QRectF(at - 1, 0, 2, this->height()) : QRectF(0, at - 1, width(), 2),
                     palette().color(QPalette::Highlight));
}

} // namespace hotchkiss
