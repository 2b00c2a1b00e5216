// SPDX-License-Identifier: MIT
// Boards of tiles: hexagons with bevelled edges, each with its own picture,
// laid on a plain board.
#include "views/board/crossing.h"
#include "views/board/hachures.h"
#include "views/board/noise.h"
#include "views/board/path_net.h"
#include "views/board/symbols.h"
#include "views/board/town_plan.h"
#include "views/board/water_band.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hotchkiss {

namespace {

constexpr double pi = std::numbers::pi;
constexpr double rim = 0.95; ///< of a tile, as a part of its cell

class TilePainter
{
public:
    explicit TilePainter(PaintContext &context)
        : m_context(context)
        , m_painter(context.painter)
        , m_pen(context.painter, context.colours, context.scale)
        , m_steps(context.cornerSteps())
    {}

    void paint(Offset cell)
    {
        const std::string &look = lookAt(cell);
        if (!look.starts_with("tile-"))
            return;
        m_cell = cell;
        m_centre = m_context.centre(cell);
        paintBase(m_context.look(cell));
        m_painter.save();
        QPainterPath inside;
        inside.addPolygon(outline(rim));
        m_painter.setClipPath(inside, Qt::IntersectClip);
        paintPicture(look);
        m_painter.restore();
        paintBevel();
    }

private:
    const std::string &lookAt(Offset cell) const
    {
        return m_context.system().terrains[m_context.content(cell).terrain].look;
    }

    QPolygonF outline(double size) const
    {
        QPolygonF shape;
        for (int i = 0; i < m_context.grid().corners(); ++i)
            shape << m_centre + m_steps[static_cast<std::size_t>(i)] * size;
        return shape;
    }

    void paintBase(GroundLook look)
    {
        m_painter.setPen(Qt::NoPen);
        if (m_context.style.look == MapLook::Period) {
            m_painter.setBrush(QColor(30, 30, 15, 80));
            m_painter.drawPolygon(outline(rim + 0.01).translated(0.025, 0.035));
        }
        // River tiles show their banks: the ground around the water is a meadow.
        QColor face = m_context.colours.wash(look == GroundLook::Water ? GroundLook::LightWoods : look);
        if (!m_context.colours.washes || !face.isValid())
            face = m_context.colours.paper;
        m_painter.setBrush(face);
        m_painter.drawPolygon(outline(rim));
    }

    /// Light from the upper left, as on cardboard with a cut edge.
    void paintBevel()
    {
        const QPolygonF shape = outline(rim);
        const bool plain = m_context.style.look != MapLook::Period;
        if (!plain && m_context.scale > 16)
            for (qsizetype i = 0; i < shape.size(); ++i) {
                const QPointF a = shape[i];
                const QPointF b = shape[(i + 1) % shape.size()];
                const QPointF out = (a + b) / 2 - m_centre;
                const double light = -(out.x() + out.y() * 1.4) / std::hypot(out.x(), out.y()) / 1.7;
                const QColor shade = light > 0 ? QColor(255, 252, 235, static_cast<int>(light * 190))
                                               : QColor(50, 40, 10, static_cast<int>(-light * 120));
                const QPointF in = m_centre - a;
                const QPointF in2 = m_centre - b;
                m_painter.setPen(Qt::NoPen);
                m_painter.setBrush(shade);
                m_painter.drawPolygon(QPolygonF({a, b, b + in2 * 0.055, a + in * 0.055}));
            }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(
            inkPen(m_context.colours.ink, std::max(0.01, 0.8 * m_context.pixel()) * m_context.colours.line));
        m_painter.drawPolygon(shape);
    }

    void paintPicture(const std::string &look)
    {
        if (look == "tile-woods")
            paintWoods();
        else if (look == "tile-swamp")
            paintSwamp();
        else if (look == "tile-orchard")
            paintOrchard();
        else if (look == "tile-hill")
            paintHill();
        else if (look == "tile-town")
            paintTown();
        else if (look == "tile-fence")
            paintSunkenRoad();
        else if (look == "tile-works")
            paintWorks();
        else
            paintRiver(look == "tile-bridge");
    }

    /// Points of a lattice inside the tile, each with its own number.
    template <typename F>
    void spread(double spacing, double reach, double jitter, int seed, F use)
    {
        const int count = static_cast<int>(reach / spacing);
        for (int y = -count; y <= count; ++y)
            for (int x = -count; x <= count; ++x) {
                const int a = m_cell.column * 64 + x;
                const int b = m_cell.row * 64 + y;
                const QPointF p((x + ((y & 1) != 0 ? 0.5 : 0) + jitter * (chance(a, b, seed) - 0.5)) * spacing,
                                (y + jitter * (chance(a, b, seed + 1) - 0.5)) * spacing);
                if (std::hypot(p.x(), p.y()) < reach)
                    use(m_centre + p, mixed(a, b, seed + 2));
            }
    }

    void paintWoods()
    {
        spread(0.14, 0.43, 0.7, 101, [this](QPointF p, std::uint32_t number) {
            if (m_context.scale < 20)
                m_pen.treeDot(p, 0.06);
            else
                m_pen.tree(p, 0.075 + 0.02 * (number >> 28) / 15.0, number);
        });
    }

    void paintSwamp()
    {
        m_painter.setPen(inkPen(m_context.colours.waterLine, std::max(0.008, 0.6 * m_context.pixel())));
        m_painter.setBrush(m_context.colours.water);
        spread(0.34, 0.4, 0.6, 111, [this](QPointF p, std::uint32_t) { m_painter.drawEllipse(p, 0.13, 0.055); });
        spread(0.17, 0.4, 0.8, 121, [this](QPointF p, std::uint32_t n) { m_pen.tuft(p, 0.05, n); });
    }

    void paintOrchard()
    {
        spread(0.155, 0.42, 0, 131, [this](QPointF p, std::uint32_t) { m_pen.orchardTree(p, 0.045); });
    }

    /// Two rounded levels with strokes that fall outward.
    void paintHill()
    {
        Hachures strokes(m_context.scale, m_context.colours.line);
        for (const double radius : {0.37, 0.2}) {
            Curve ring;
            for (int k = 0; k <= 24; ++k) {
                const double angle = 2 * pi * k / 24;
                const QPointF p = m_centre + QPointF(std::cos(angle), std::sin(angle) * 0.86) * radius;
                ring.push_back(warped(p, 0.35));
            }
            ring.back() = ring.front();
            QPainterPath level;
            addTo(level, ring);
            m_painter.fillPath(level, m_context.colours.tint);
            m_painter.strokePath(level, inkPen(m_context.colours.hachure, std::max(0.01, 0.7 * m_context.pixel())));
            strokes.add(ring, -1, 0.09);
        }
        m_painter.fillPath(strokes.path(), m_context.colours.hachure);
    }

    void paintTown()
    {
        for (const QPolygonF &plan : townPlan(m_context, m_cell, TownSize::City))
            m_pen.building(plan);
    }

    void paintSunkenRoad()
    {
        const double turn = rotation() * pi / 3;
        const QPointF along(std::cos(turn), std::sin(turn));
        const QPointF across(-along.y(), along.x());
        QPainterPath road;
        road.moveTo(m_centre - along * 0.6);
        road.lineTo(m_centre + along * 0.6);
        const double k = m_context.colours.line;
        m_painter.strokePath(road, inkPen(m_context.colours.roadLine, 0.15 * k, Qt::FlatCap));
        m_painter.strokePath(road, inkPen(m_context.colours.roadFill, 0.115 * k, Qt::FlatCap));
        QPainterPath rails;
        for (const double side : {-1.0, 1.0})
            for (int i = -9; i <= 9; ++i) {
                const QPointF p = m_centre + along * i * 0.065 + across * side * (0.15 + (i % 2 == 0 ? 0.025 : -0.025));
                i == -9 ? rails.moveTo(p) : rails.lineTo(p);
            }
        m_painter.strokePath(rails, inkPen(m_context.colours.ink, std::max(0.018, m_context.pixel()) * k));
    }

    /// A parapet with returns at both ends and its ditch in front.
    void paintWorks()
    {
        const double turn = rotation() * pi / 3;
        QTransform place;
        place.translate(m_centre.x(), m_centre.y());
        place.rotateRadians(turn);
        QPainterPath parapet;
        parapet.addPolygon(
            QPolygonF({QPointF(-0.36, 0.2), QPointF(-0.32, -0.06), QPointF(-0.12, -0.06), QPointF(0, -0.2),
                       QPointF(0.12, -0.06), QPointF(0.32, -0.06), QPointF(0.36, 0.2)}));
        QPainterPath teeth;
        for (int i = 0; i < 14; ++i) {
            const double at = (i + 0.5) / 14;
            const QPointF p = parapet.pointAtPercent(at);
            const QPointF out = p - QPointF(0, 0.3);
            teeth.moveTo(p);
            teeth.lineTo(p + out / std::hypot(out.x(), out.y()) * 0.08);
        }
        const double k = m_context.colours.line;
        m_painter.strokePath(place.map(parapet), inkPen(m_context.colours.halo, 0.1 * k));
        m_painter.strokePath(place.map(teeth), inkPen(m_context.colours.ink, std::max(0.02 * k, m_context.pixel())));
        m_painter.strokePath(place.map(parapet),
                             inkPen(m_context.colours.ink, std::max(0.05 * k, 2 * m_context.pixel())));
    }

    int rotation() const
    {
        const auto note = m_context.board.notes.find(m_context.grid().cell(m_cell));
        if (note == m_context.board.notes.end())
            return 0;
        const auto value = note->second.values.find("rotation");
        const auto *turns = value == note->second.values.end() ? nullptr : std::get_if<std::int64_t>(&value->second);
        return turns != nullptr ? static_cast<int>(*turns % 6) : 0;
    }

    QPointF sideMiddle(int direction) const
    {
        return (m_centre + m_context.centre(m_context.grid().neighbour(m_cell, direction))) / 2;
    }

    /// The sides through which a river tile's water flows: as its course is
    /// drawn, else to the river tiles around it.
    std::vector<int> mouths() const
    {
        const Grid &grid = m_context.grid();
        std::vector<int> found;
        for (int d = 0; d < grid.directions(); ++d) {
            const std::string &other = lookAt(grid.neighbour(m_cell, d));
            if (grid.contains(grid.neighbour(m_cell, d)) && (other == "tile-river" || other == "tile-bridge"))
                found.push_back(d);
        }
        if (found.empty())
            found.push_back(rotation());
        if (found.size() == 1)
            found.push_back(grid.opposite(found.front()));
        return found;
    }

    void paintRiver(bool bridged)
    {
        const PathNet net(m_context, "water");
        const bool drawn = !net.empty() && !net.pieces(m_cell).empty();
        QPointF flow(1, 0);
        if (!drawn) {
            std::vector<Stretch> water;
            const std::vector<int> sides = mouths();
            for (std::size_t i = 1; i < sides.size(); ++i)
                water.push_back(
                    {roundCorner(sideMiddle(sides[0]), m_centre, sideMiddle(sides[i]), 2 * curveSteps(m_context.scale)),
                     0.26, 0.26});
            paintStretches(m_context, water);
            flow = sideMiddle(sides[1]) - sideMiddle(sides[0]);
        }
        if (!bridged || drawn)
            return;
        const double length = std::hypot(flow.x(), flow.y());
        paintBridge(m_context, {m_centre, QPointF(-flow.y(), flow.x()) / length, 0.26, 0.16});
    }

    PaintContext &m_context;
    QPainter &m_painter;
    SymbolPen m_pen;
    std::array<QPointF, 6> m_steps;
    Offset m_cell;
    QPointF m_centre;
};

} // namespace

void paintTiles(PaintContext &c)
{
    const auto steps = c.cornerSteps();
    c.painter.setPen(Qt::NoPen);
    c.painter.fillRect(toQt(c.grid().bounds()).intersected(c.exposed), c.colours.felt);
    paintGrid(c);
    c.forEachCell([&](Offset o) {
        if (!c.grid().contains(o) || c.look(o) != GroundLook::Off)
            return;
        QPolygonF hole;
        for (int i = 0; i < c.grid().corners(); ++i)
            hole << c.centre(o) + steps[static_cast<std::size_t>(i)];
        c.painter.setPen(Qt::NoPen);
        c.painter.setBrush(c.colours.off);
        c.painter.drawPolygon(hole);
    });
    TilePainter tiles(c);
    c.forEachCell([&](Offset o) {
        if (c.grid().contains(o))
            tiles.paint(o);
    });
}

void paintTileBridges(PaintContext &c)
{
    const PathNet net(c, "water");
    if (net.empty())
        return;
    c.forEachCell([&](Offset o) {
        if (c.grid().contains(o) && c.system().terrains[c.content(o).terrain].look == "tile-bridge" &&
            !net.pieces(o).empty()) {
            Crossing crossing = cellCrossing(c, o);
            crossing.road = 0.16;
            paintBridge(c, crossing);
        }
    });
}

} // namespace hotchkiss
