// SPDX-License-Identifier: MIT
// The ground of a table: hills, woods, fields, marsh, water and buildings.
#include "views/board/hachures.h"
#include "views/board/noise.h"
#include "views/board/symbols.h"
#include "views/board/table_plan.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

Region regionOf(const PlannedShape &shape)
{
    Region region;
    addTo(region.area, shape.line);
    region.area.closeSubpath();
    region.edge = region.area;
    return region;
}

/// +1 when the outside lies to the right of the line's way, -1 to the left.
double outside(const Curve &line)
{
    double twice = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        twice += line[i - 1].x() * line[i].y() - line[i].x() * line[i - 1].y();
    return twice > 0 ? -1 : 1;
}

/// A lattice over a box, each point moved a little by chance, from the back to
/// the front.
template <typename F>
void scatter(const QRectF &box, double spacing, int seed, F use)
{
    const auto index = [&](double v) { return static_cast<int>(std::floor(v / spacing)); };
    for (int y = index(box.top()) - 1; y <= index(box.bottom()) + 1; ++y)
        for (int x = index(box.left()) - 1; x <= index(box.right()) + 1; ++x) {
            const double shift = (y & 1) != 0 ? 0.5 : 0;
            use(QPointF((x + shift + 0.75 * (chance(x, y, seed) - 0.5)) * spacing,
                        (y + 0.5 * (chance(x, y, seed + 1) - 0.5)) * spacing),
                mixed(x, y, seed + 2));
        }
}

/// The way of a shape's longest edge: fields and orchards lie along it.
QPointF grain(const Curve &line)
{
    QPointF best(1, 0);
    double longest = 0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF way = line[i] - line[i - 1];
        const double length = std::hypot(way.x(), way.y());
        if (length > longest) {
            longest = length;
            best = way / length;
        }
    }
    return best;
}

class GroundPainter
{
public:
    GroundPainter(PaintContext &context, const TablePlan &plan)
        : m_context(context)
        , m_plan(plan)
        , m_pen(context.painter, context.colours, context.scale)
    {}

    void paint(const PlannedShape &shape)
    {
        m_window = shape.box.intersected(m_context.exposed.adjusted(-0.4, -0.4, 0.4, 0.4));
        if (m_window.isEmpty())
            return;
        switch (shape.look) {
        case TableLook::Field:
            wash(shape, GroundLook::Field);
            return plough(shape);
        case TableLook::Meadow:
            wash(shape, GroundLook::Orchard);
            return grass(shape);
        case TableLook::Corn:
            wash(shape, GroundLook::Field);
            return rows(shape, 0.1, [this](QPointF p) { m_pen.scrub(p, 0.05, 0x80808080U); });
        case TableLook::Orchard:
            wash(shape, GroundLook::Orchard);
            return rows(shape, 0.2, [this](QPointF p) { m_pen.orchardTree(p, 0.05); });
        case TableLook::Woods:
            wash(shape, GroundLook::Woods);
            return plant(shape, 0.6, 0.15);
        case TableLook::DenseWoods:
            wash(shape, GroundLook::Forest);
            return plant(shape, 1, 0.13);
        case TableLook::Marsh:
            wash(shape, GroundLook::Marsh);
            return small(shape);
        case TableLook::Rough:
            wash(shape, GroundLook::Rough);
            return small(shape);
        case TableLook::Fort:
            return wash(shape, GroundLook::Hill);
        case TableLook::Water:
            return wash(shape, GroundLook::Water);
        default:
            return;
        }
    }

private:
    void wash(const PlannedShape &shape, GroundLook look) { paintRegion(m_context, look, regionOf(shape)); }

    /// Whether a way, water or a house leaves no room for a sign there.
    bool taken(QPointF p, double room) const
    {
        for (const PlannedShape &other : m_plan) {
            const bool line = other.look == TableLook::Road || other.look == TableLook::Railroad ||
                              other.look == TableLook::Stream || other.look == TableLook::River;
            const double width = room + other.width * 0.3;
            if (line && distanceTo(other, p, width) < width)
                return true;
            const bool house = other.look == TableLook::Building || other.look == TableLook::StoneBuilding;
            if (house && other.box.adjusted(-room, -room, room, room).contains(p))
                return true;
        }
        return false;
    }

    void plant(const PlannedShape &shape, double density, double spacing)
    {
        const bool dense = shape.look == TableLook::DenseWoods;
        scatter(m_window, spacing, 61, [&](QPointF p, std::uint32_t number) {
            if (!shape.contains(p))
                return;
            // The woods thin out towards their edge.
            const double rim = std::min(1.0, distanceTo(shape, p, 10) / 0.3);
            if ((number & 0xffffU) / 65536.0 > density * (0.45 + 0.55 * rim))
                return;
            const double size = 0.062 + 0.026 * ((number >> 20) & 0xfU) / 15.0;
            if (taken(p, size))
                return;
            if (m_context.scale < 24)
                m_pen.treeDot(p, size * 0.95);
            else if (dense && (number >> 24) % 3 == 0)
                m_pen.conifer(p, size * 0.8, number);
            else
                m_pen.tree(p, size, number);
        });
    }

    void small(const PlannedShape &shape)
    {
        if (m_context.scale < 16)
            return;
        scatter(m_window, 0.19, 81, [&](QPointF p, std::uint32_t number) {
            if (!shape.contains(p) || distanceTo(shape, p, 10) < 0.07 || taken(p, 0.05))
                return;
            const double size = 0.045 + 0.02 * ((number >> 20) & 0xfU) / 15.0;
            const bool rare = (number & 0xffU) < 150;
            if (shape.look == TableLook::Marsh && rare)
                m_pen.tuft(p, size, number);
            else if (shape.look == TableLook::Rough && (number & 0xffU) < 60)
                m_pen.stone(p, size, number);
            else if (shape.look == TableLook::Rough && rare)
                m_pen.scrub(p, size, number);
        });
    }

    void grass(const PlannedShape &shape)
    {
        if (m_context.scale < 20)
            return;
        scatter(m_window, 0.26, 91, [&](QPointF p, std::uint32_t number) {
            if (shape.contains(p) && distanceTo(shape, p, 10) > 0.06 && (number & 0xffU) < 170 && !taken(p, 0.05))
                m_pen.scrub(p, 0.045, number);
        });
    }

    /// Calls for the points of a lattice along the shape's longest edge.
    template <typename F>
    void rows(const PlannedShape &shape, double spacing, F use)
    {
        if (m_context.scale < 16)
            return;
        const QPointF way = grain(shape.line);
        const QPointF across(-way.y(), way.x());
        const QPointF middle = shape.box.center();
        const int reach = static_cast<int>(std::hypot(shape.box.width(), shape.box.height()) / 2 / spacing) + 1;
        for (int v = -reach; v <= reach; ++v)
            for (int u = -reach; u <= reach; ++u) {
                const QPointF p = middle + (way * u + across * v) * spacing;
                if (m_window.adjusted(-0.2, -0.2, 0.2, 0.2).contains(p) && shape.contains(p) &&
                    distanceTo(shape, p, 10) > 0.07 && !taken(p, 0.05))
                    use(p);
            }
    }

    void plough(const PlannedShape &shape)
    {
        if (m_context.scale < 16)
            return;
        const QPointF way = grain(shape.line);
        const QPointF across(-way.y(), way.x());
        const QPointF middle = shape.box.center();
        const double reach = std::hypot(shape.box.width(), shape.box.height()) / 2;
        QPainterPath furrows;
        for (double v = -reach; v <= reach; v += 0.085)
            furrows.addPolygon(QPolygonF({middle + across * v - way * reach, middle + across * v + way * reach}));
        m_context.painter.save();
        m_context.painter.setClipPath(regionOf(shape).area, Qt::IntersectClip);
        m_context.painter.strokePath(furrows, inkPen(m_context.colours.furrow, m_pen.line(0.012)));
        m_context.painter.restore();
    }

    PaintContext &m_context;
    const TablePlan &m_plan;
    SymbolPen m_pen;
    QRectF m_window;
};

void paintTint(PaintContext &c, const TablePlan &plan, const PlannedShape &hill)
{
    if (!c.style.elevationTint || c.colours.tint.alpha() == 0)
        return;
    int below = 0;
    for (const PlannedShape &other : plan)
        if (other.look == TableLook::Hill && other.level < hill.level && other.contains(hill.line.front()))
            ++below;
    const Region region = regionOf(hill);
    for (int k = std::max(1, std::min(8, hill.level) - below); k > 0; --k)
        c.painter.fillPath(region.area, c.colours.tint);
}

} // namespace

void paintTableHills(PaintContext &c, const TablePlan &plan)
{
    std::vector<const PlannedShape *> hills;
    for (const PlannedShape &shape : plan)
        if (shape.look == TableLook::Hill)
            hills.push_back(&shape);
    std::stable_sort(hills.begin(), hills.end(), [](const auto *a, const auto *b) { return a->level < b->level; });
    for (const PlannedShape *hill : hills) {
        paintTint(c, plan, *hill);
        Hachures strokes(c.scale, c.colours.line);
        const double sign = outside(hill->line);
        constexpr std::size_t piece = 12;
        for (std::size_t i = 0; i + 1 < hill->line.size(); i += piece) {
            const auto from = hill->line.begin() + static_cast<std::ptrdiff_t>(i);
            const auto to =
                hill->line.begin() + static_cast<std::ptrdiff_t>(std::min(i + piece + 1, hill->line.size()));
            strokes.add(Curve(from, to), sign, 0.17);
        }
        c.painter.fillPath(strokes.path(), c.colours.hachure);
        QColor crest = c.colours.hachure;
        crest.setAlpha(120);
        c.painter.strokePath(regionOf(*hill).edge, inkPen(crest, std::max(0.012, 0.8 * c.pixel()) * c.colours.line));
    }
}

void paintTableGround(PaintContext &c, const TablePlan &plan)
{
    // Woods come last: their trees stand over the edges of fields.
    GroundPainter ground(c, plan);
    const auto wooded = [](const PlannedShape &shape) {
        return shape.look == TableLook::Woods || shape.look == TableLook::DenseWoods;
    };
    for (const bool woods : {false, true})
        for (const PlannedShape &shape : plan)
            if (wooded(shape) == woods)
                ground.paint(shape);
}

void paintTableBuildings(PaintContext &c, const TablePlan &plan)
{
    for (const PlannedShape &shape : plan) {
        const bool stone = shape.look == TableLook::StoneBuilding;
        if (!stone && shape.look != TableLook::Building)
            continue;
        const QPainterPath house = regionOf(shape).area;
        if (c.colours.washes)
            c.painter.fillPath(house.translated(0.03, 0.04), QColor(40, 28, 10, 70));
        c.painter.fillPath(house, stone ? c.colours.stone : c.colours.building);
        c.painter.strokePath(house, inkPen(c.colours.buildingLine, std::max(0.018, c.pixel()) * c.colours.line));
        // The roof's ridge, and hips to the corners.
        if (shape.line.size() != 5)
            continue;
        const auto middle = [&](std::size_t a, std::size_t b) { return (shape.line[a] + shape.line[b]) / 2; };
        const bool wide = QLineF(shape.line[0], shape.line[1]).length() > QLineF(shape.line[1], shape.line[2]).length();
        const std::size_t o = wide ? 1 : 0;
        const QPointF a = middle(o, o + 1);
        const QPointF b = middle(o + 2, (o + 3) % 4);
        const QPointF ridgeA = a + (b - a) * 0.25;
        const QPointF ridgeB = b + (a - b) * 0.25;
        QPainterPath roof;
        roof.addPolygon(QPolygonF({shape.line[o], ridgeA, shape.line[o + 1]}));
        roof.addPolygon(QPolygonF({shape.line[o + 2], ridgeB, shape.line[(o + 3) % 4]}));
        roof.addPolygon(QPolygonF({ridgeA, ridgeB}));
        c.painter.strokePath(roof,
                             inkPen(stone ? c.colours.buildingLine : c.colours.halo, std::max(0.012, 0.7 * c.pixel())));
    }
}

} // namespace hotchkiss
