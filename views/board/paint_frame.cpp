// SPDX-License-Identifier: MIT
// The sheet: neat line, title, scale bar and compass rose.
#include "model/document/document.h"
#include "views/board/frame_layout.h"
#include "views/board/map_text.h"
#include "views/board/paint_context.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr double pi = 3.14159265358979323846;

void paintCompass(PaintContext &c, QPointF at, double radius)
{
    QPainter &p = c.painter;
    p.save();
    p.translate(at);
    p.rotate(c.board.north);
    p.setPen(inkPen(c.colours.ink, radius * 0.02));
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(QPointF(), radius * 0.62, radius * 0.62);
    p.drawEllipse(QPointF(), radius * 0.57, radius * 0.57);
    for (int layer = 1; layer >= 0; --layer) {
        for (int k = 0; k < 4; ++k) {
            p.save();
            p.rotate(90 * k + 45 * layer);
            const double tip = layer == 0 ? (k == 0 ? 0.98 : 0.86) : 0.5;
            const double waist = layer == 0 ? 0.17 : 0.13;
            const QPointF top(0, -radius * tip);
            const QPointF w(radius * waist * std::sin(pi / 4), -radius * waist * std::cos(pi / 4));
            p.setBrush(c.colours.ink);
            p.drawPolygon(QPolygonF({QPointF(), top, w}));
            p.setBrush(c.colours.halo);
            p.drawPolygon(QPolygonF({QPointF(), top, QPointF(-w.x(), w.y())}));
            p.restore();
        }
    }
    writeText(p, {0, -radius * 1.16}, QStringLiteral("N"), {radius * 0.42, true, false, 0}, c.colours.ink);
    p.restore();
}

/// A bar of cells (or inches) with what they measure on the ground.
void paintScaleBar(PaintContext &c, QPointF left, double unit)
{
    QPainter &p = c.painter;
    const bool table = c.grid().isTable();
    const double room = unit * 5;
    double step = 1;
    while (step * 4 > room && step > 0.25)
        step /= 2;
    while (step * 10 < room)
        step *= step == 2 ? 2.5 : 2;
    const int parts = std::clamp(static_cast<int>(room / step), 2, 5);
    const double height = unit * 0.13;
    p.setPen(inkPen(c.colours.ink, unit * 0.018, Qt::FlatCap));
    for (int i = 0; i < parts; ++i) {
        p.setBrush(i % 2 == 0 ? c.colours.ink : c.colours.halo);
        p.drawRect(QRectF(left.x() + i * step, left.y(), step, height));
    }
    const Lettering small{unit * 0.26, false, false, 0};
    for (int i = 0; i <= parts; ++i)
        writeText(p, left + QPointF(i * step, -unit * 0.2), QString::number(i * step), small, c.colours.ink);
    const QString what = !c.board.groundScale.empty() ? translated(c.board.groundScale)
                         : table                      ? QStringLiteral("inches")
                                                      : QString();
    if (!what.isEmpty())
        writeText(p, left + QPointF(parts * step / 2, height + unit * 0.26), what, {unit * 0.28, false, true, 0.02},
                  c.colours.ink);
}

/// The parts on one line, or on as few as hold them.
QStringList wrapped(const QStringList &parts, const Lettering &lettering, double room)
{
    const QString between = QStringLiteral(" · ");
    QStringList lines;
    for (const QString &part : parts) {
        if (!lines.isEmpty() && textWidth(lines.back() + between + part, lettering) <= room)
            lines.back() += between + part;
        else
            lines << part;
    }
    return lines;
}

void paintTitle(PaintContext &c, QPointF left, double room, double unit)
{
    const QString title = qstr(!c.board.title.empty() ? c.board.title : c.scenario.info.title);
    QStringList below;
    for (const std::string &part : {c.scenario.info.battle, c.scenario.info.place, c.scenario.info.date})
        if (!part.empty() && qstr(part) != title)
            below << qstr(part);
    Lettering large{unit * 0.78, false, false, 0.08};
    double width = textWidth(title, large);
    if (width > room) {
        large.height *= room / width;
        width = room;
    }
    const double y = left.y() + (below.isEmpty() ? unit * 0.3 : 0);
    writeText(c.painter, {left.x() + width / 2, y}, title, large, c.colours.ink);
    Lettering small{unit * 0.36, false, true, 0.03};
    QStringList lines = wrapped(below, small, room);
    for (const QString &line : lines)
        small.height = std::min(small.height, small.height * room / textWidth(line, small));
    for (qsizetype i = 0; i < lines.size(); ++i)
        writeText(c.painter,
                  {left.x() + textWidth(lines[i], small) / 2,
                   left.y() + unit * 0.75 + static_cast<double>(i) * 1.2 * small.height},
                  lines[i], small, c.colours.ink);
}

} // namespace

double frameUnit(const Board &board)
{
    const Rect all = board.grid.bounds();
    return std::max(0.6, std::hypot(all.width, all.height) / 26);
}

QRectF sheetOf(const Board &board, bool frame)
{
    const QRectF map = toQt(board.grid.bounds());
    if (!frame)
        return map.adjusted(-0.1, -0.1, 0.1, 0.1);
    const double u = frameUnit(board);
    return map.adjusted(-u, -u, u, 2.6 * u);
}

void paintFrame(PaintContext &c)
{
    const double u = frameUnit(c.board);
    const QRectF map = toQt(c.grid().bounds());
    const QRectF sheet = sheetOf(c.board, true);
    if (map.adjusted(0.1, 0.1, -0.1, -0.1).contains(c.exposed))
        return;
    QPainter &p = c.painter;
    p.save();
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(c.colours.ink, u * 0.025, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    p.drawRect(map.adjusted(-u * 0.02, -u * 0.02, u * 0.02, u * 0.02));
    p.drawRect(sheet.adjusted(u * 0.52, u * 0.52, -u * 0.52, -u * 0.52));
    p.setPen(QPen(c.colours.ink, u * 0.09, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    p.drawRect(sheet.adjusted(u * 0.38, u * 0.38, -u * 0.38, -u * 0.38));
    const double y = map.bottom() + u * 0.62;
    const double compass = u * 0.72;
    paintCompass(c, {map.right() - compass * 1.1, map.bottom() + u * 1.15}, compass);
    const double bar = map.right() - compass * 2.6 - u * 5.2;
    if (bar > map.left() + u * 3)
        paintScaleBar(c, {bar, y + u * 0.42}, u);
    paintTitle(c, {map.left() + u * 0.1, y + u * 0.02}, std::max(u * 3, bar - map.left() - u), u);
    p.restore();
}

} // namespace hotchkiss
