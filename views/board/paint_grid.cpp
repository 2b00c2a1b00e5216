// SPDX-License-Identifier: MIT
// The grid and the numbers of its cells.
#include "model/document/document.h"
#include "views/board/map_text.h"
#include "views/board/paint_context.h"
#include "views/board/stamps.h"

#include <QHash>

#include <algorithm>

namespace hotchkiss {

namespace {

/// 0 below one scale, 1 above the other, between them in between.
double fade(double scale, double gone, double full)
{
    return std::clamp((scale - gone) / (full - gone), 0.0, 1.0);
}

QPainterPath gridLines(const PaintContext &c)
{
    QPainterPath path;
    const Grid &grid = c.grid();
    const auto steps = c.cornerSteps();
    const int corners = grid.corners();
    c.forEachCell([&](Offset o) {
        if (grid.cell(o) == noCell || c.look(o) == GroundLook::Off)
            return;
        // Half of the sides, and those that nobody else draws.
        for (int i = 0; i < corners; ++i) {
            const int direction = grid.isHex() ? i : 2 * i;
            const Offset other = grid.neighbour(o, direction);
            const bool mine = i < corners / 2 || grid.cell(other) == noCell || c.look(other) == GroundLook::Off;
            if (!mine)
                continue;
            path.moveTo(c.centre(o) + steps[static_cast<std::size_t>(i)]);
            path.lineTo(c.centre(o) + steps[static_cast<std::size_t>((i + 1) % corners)]);
        }
    });
    return path;
}

/// Writes the numbers of cells: on a bitmap digit by digit from stamps, since
/// no other text comes as often.
class LabelWriter
{
public:
    LabelWriter(PaintContext &c, const QColor &ink, const QColor &halo)
        : m_painter(c.painter)
        , m_ink(ink)
        , m_halo(halo)
        , m_stamps(c.painter, c.colours, c.scale)
    {}

    void write(QPointF centre, const QString &text)
    {
        if (!m_stamps.usable())
            return writeText(m_painter, centre, text, m_lettering, m_ink, m_halo);
        const double gap = m_lettering.spacing * m_lettering.height;
        double width = gap * static_cast<double>(text.size() - 1);
        for (const QChar letter : text)
            width += widthOf(letter);
        for (const bool halo : {true, false}) {
            double x = centre.x() - width / 2;
            for (const QChar letter : text) {
                const double advance = widthOf(letter);
                stamp(letter, halo, {x + advance / 2, centre.y()});
                x += advance + gap;
            }
        }
    }

private:
    double widthOf(QChar letter)
    {
        const auto known = m_widths.constFind(letter);
        if (known != m_widths.constEnd())
            return *known;
        return *m_widths.insert(letter, textWidth(letter, m_lettering));
    }

    void stamp(QChar letter, bool halo, QPointF at)
    {
        // Signs have numbers of their own; these begin beyond them.
        const std::uint64_t key = std::uint64_t{0xff} << 56 | std::uint64_t{halo} << 32 | letter.unicode();
        m_stamps.set(key, at, m_lettering.height, [&](QPainter &painter) {
            writeText(painter, {0, 0}, letter, m_lettering, halo ? QColor(Qt::transparent) : m_ink,
                      halo ? m_halo : QColor());
        });
    }

    QPainter &m_painter;
    QColor m_ink;
    QColor m_halo;
    Lettering m_lettering{0.125, false, false, 0.06};
    Stamps m_stamps;
    QHash<QChar, double> m_widths;
};

} // namespace

void paintGrid(PaintContext &c)
{
    const double strength = fade(c.scale, 5, 16);
    if (strength <= 0)
        return;
    QColor colour = c.colours.grid;
    colour.setAlphaF(static_cast<float>(colour.alphaF() * strength));
    c.painter.strokePath(gridLines(c), inkPen(colour, std::max(0.009 * c.colours.line, 0.8 * c.pixel()), Qt::FlatCap));
}

void paintCellLabels(PaintContext &c)
{
    const bool square = c.grid().isSquare();
    const double strength = square ? fade(c.scale, 38, 60) : fade(c.scale, 34, 52);
    if (strength <= 0)
        return;
    QColor ink = c.colours.ink;
    QColor halo = c.colours.halo;
    ink.setAlphaF(static_cast<float>(0.85 * strength));
    halo.setAlphaF(static_cast<float>(0.75 * strength));
    LabelWriter writer(c, ink, halo);
    const bool pointy = c.grid().shape() == GridShape::HexPointy;
    c.forEachCell([&](Offset o) {
        const Cell cell = c.grid().cell(o);
        if (cell == noCell || c.look(o) == GroundLook::Off)
            return;
        const QPointF at = c.centre(o) + QPointF(0, pointy ? -0.42 : -0.415);
        if (c.exposed.adjusted(-0.6, -0.2, 0.6, 0.2).contains(at))
            writer.write(at, qstr(c.board.label(cell)));
    });
}

} // namespace hotchkiss
