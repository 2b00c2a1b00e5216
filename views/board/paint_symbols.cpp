// SPDX-License-Identifier: MIT
// What grows and lies on the ground: trees, tufts, furrows, stones, and the
// blocks of towns. Everything stands on lattices laid over the whole plane, so
// that it runs on across cells and across the pieces a map is painted in.
#include "views/board/cell_finder.h"
#include "views/board/noise.h"
#include "views/board/paint_context.h"
#include "views/board/symbols.h"
#include "views/board/town_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hotchkiss {

namespace {

/// One point of a lattice, moved a little by chance.
struct Spot
{
    QPointF at;
    GroundLook look;
    bool inner; ///< all around is alike
    std::uint32_t chance;
};

/// The ground under the window, asked for point by point.
class GroundMap
{
public:
    struct Ground
    {
        GroundLook look = GroundLook::Clear;
        bool inner = false; ///< all around is alike
    };

    explicit GroundMap(const PaintContext &c)
        : m_find(c.grid())
        , m_square(c.grid().isSquare())
        , m_first(c.first)
        , m_width(c.last.column - c.first.column + 1)
        , m_height(c.last.row - c.first.row + 1)
    {
        m_cells.reserve(static_cast<std::size_t>(m_width * m_height));
        c.forEachCell([&](Offset o) {
            const GroundLook look = c.look(o);
            m_present[static_cast<std::size_t>(look)] = true;
            bool inner = true;
            for (int i = 0; inner && i < c.grid().directions(); ++i)
                inner = areAlike(look, c.look(c.grid().neighbour(o, i)));
            m_cells.push_back({look, inner});
        });
    }

    bool has(bool (*wanted)(GroundLook)) const
    {
        for (std::size_t i = 0; i < m_present.size(); ++i)
            if (m_present[i] && wanted(static_cast<GroundLook>(i)))
                return true;
        return false;
    }

    /// The ground as drawn: its edges are bent, so a point is bent back before
    /// it is asked for.
    const Ground &at(QPointF p) const
    {
        const QPointF q = p * 2 - warped(p);
        const Offset o = m_find(q);
        const Ground &here = at(o);
        if (!m_square || here.inner)
            return here;
        // Edges of squares are drawn slanting over their corners.
        const double u = q.x() - o.column - 0.5;
        const double v = q.y() - o.row - 0.5;
        if (std::abs(u) + std::abs(v) < 0.6)
            return here;
        const Ground &beside = at(Offset{o.column + (u < 0 ? -1 : 1), o.row});
        const Ground &above = at(Offset{o.column, o.row + (v < 0 ? -1 : 1)});
        return beside.look == above.look && beside.look != here.look ? beside : here;
    }

private:
    const Ground &at(Offset o) const
    {
        const int column = std::clamp(o.column - m_first.column, 0, m_width - 1);
        const int row = std::clamp(o.row - m_first.row, 0, m_height - 1);
        return m_cells[static_cast<std::size_t>(row * m_width + column)];
    }
    static bool areAlike(GroundLook a, GroundLook b) { return a == b || (isWooded(a) && isWooded(b)); }

    CellFinder m_find;
    bool m_square;
    Offset m_first;
    int m_width;
    int m_height;
    std::vector<Ground> m_cells;
    std::array<bool, 32> m_present{};
};

bool isField(GroundLook look)
{
    return look == GroundLook::Field;
}
bool isOrchard(GroundLook look)
{
    return look == GroundLook::Orchard;
}
bool carriesSmall(GroundLook look)
{
    return look == GroundLook::Marsh || look == GroundLook::Rough || look == GroundLook::Rock;
}

class Scatter
{
public:
    explicit Scatter(PaintContext &context)
        : m_context(context)
        , m_ground(context)
        , m_pen(context.painter, context.colours, context.scale)
        , m_window(toQt(context.grid().bounds()).intersected(context.exposed).adjusted(-0.3, -0.3, 0.3, 0.3))
    {}

    void paint();

private:
    /// How far inside its kind of ground a point lies: 0 at the edge, 1 where all
    /// around is alike.
    double depth(QPointF p, bool (*alike)(GroundLook), double reach) const;
    template <typename Use>
    void forEachSpot(double spacing, double jitter, int seed, bool (*wanted)(GroundLook), Use use) const;

    void plantWoods();
    void plantTree(const Spot &spot);
    void plantOrchards();
    void plough();
    void scatterSmall();

    PaintContext &m_context;
    GroundMap m_ground;
    SymbolPen m_pen;
    QRectF m_window;
};

double Scatter::depth(QPointF p, bool (*alike)(GroundLook), double reach) const
{
    static constexpr std::array<QPointF, 6> around{
        {{1, 0}, {0.5, 0.87}, {-0.5, 0.87}, {-1, 0}, {-0.5, -0.87}, {0.5, -0.87}}};
    int inside = 0;
    for (const QPointF &step : around)
        inside += alike(m_ground.at(p + step * reach).look) ? 1 : 0;
    return inside / 6.0;
}

/// Row after row, from the back to the front whatever part is painted: rows
/// are further apart than chance moves their spots.
template <typename Use>
void Scatter::forEachSpot(double spacing, double jitter, int seed, bool (*wanted)(GroundLook), Use use) const
{
    const auto index = [&](double v) { return static_cast<int>(std::floor(v / spacing)); };
    for (int y = index(m_window.top()) - 1; y <= index(m_window.bottom()) + 1; ++y) {
        for (int x = index(m_window.left()) - 1; x <= index(m_window.right()) + 1; ++x) {
            const double shift = (y & 1) != 0 ? 0.5 : 0;
            const QPointF p((x + shift + jitter * (chance(x, y, seed) - 0.5)) * spacing,
                            (y + jitter * (chance(x, y, seed + 1) - 0.5)) * spacing);
            const GroundMap::Ground &here = m_ground.at(p);
            if (wanted(here.look))
                use(Spot{p, here.look, here.inner, mixed(x, y, seed + 2)});
        }
    }
}

void Scatter::plantTree(const Spot &spot)
{
    const double most = spot.look == GroundLook::LightWoods  ? 0.34
                        : spot.look == GroundLook::Forest    ? 1.0
                        : spot.look == GroundLook::HillWoods ? 0.55
                                                             : 0.72;
    const double number = (spot.chance & 0xffffU) / 65536.0;
    // Woods thin out towards their edge; few spots are near enough to it for the
    // question to matter.
    if (number > most ||
        (!spot.inner && number > most * 0.45 && number > most * (0.45 + 0.55 * depth(spot.at, isWooded, 0.16))))
        return;
    const double size = 0.062 + 0.026 * ((spot.chance >> 20) & 0xfU) / 15.0;
    if (m_context.scale < 24) {
        m_pen.treeDot(spot.at, size * 0.95);
        return;
    }
    const bool needles = spot.look == GroundLook::Forest && (spot.chance >> 24) % 3 == 0;
    if (needles)
        m_pen.conifer(spot.at, size * 0.8, spot.chance);
    else
        m_pen.tree(spot.at, size, spot.chance);
}

void Scatter::plantWoods()
{
    forEachSpot(0.135, 0.75, 61, isWooded, [this](const Spot &spot) { plantTree(spot); });
}

void Scatter::plantOrchards()
{
    // Rows, a little askew as the land was surveyed.
    constexpr double spacing = 0.135;
    const QTransform rows = QTransform().rotate(14);
    const QRectF area = rows.inverted().mapRect(m_window);
    const auto index = [&](double v) { return static_cast<int>(std::floor(v / spacing)); };
    for (int y = index(area.top()); y <= index(area.bottom()) + 1; ++y) {
        for (int x = index(area.left()); x <= index(area.right()) + 1; ++x) {
            const QPointF p = rows.map(QPointF(x, y) * spacing);
            const GroundMap::Ground &here = m_ground.at(p);
            if (isOrchard(here.look) && (here.inner || depth(p, isOrchard, 0.05) == 1))
                m_pen.orchardTree(p, 0.03);
        }
    }
}

/// Fields lie in patches, each ploughed its own way.
constexpr double patchSize = 0.62;

QPointF patchCentre(int x, int y)
{
    return {(x + 0.2 + 0.6 * chance(x, y, 71)) * patchSize, (y + 0.2 + 0.6 * chance(x, y, 72)) * patchSize};
}

/// A field's patch: what is nearer to its centre than to any other.
class Patch
{
public:
    Patch(int x, int y)
        : m_middle(patchCentre(x, y))
    {
        const double turn = chance(x, y, 73) * 3.14;
        m_along = {std::cos(turn), std::sin(turn)};
        m_across = {-m_along.y(), m_along.x()};
        std::size_t n = 0;
        for (int b = y - 2; b <= y + 2; ++b)
            for (int a = x - 2; a <= x + 2; ++a)
                if (a != x || b != y)
                    m_others[n++] = patchCentre(a, b) - m_middle;
    }
    QPointF at(double u, double v) const { return m_middle + m_along * u + m_across * v; }
    /// Where the line at `v` beside the middle runs inside the patch.
    std::pair<double, double> stretch(double v, double reach) const
    {
        double from = -reach;
        double to = reach;
        for (const QPointF &other : m_others) {
            const double du = QPointF::dotProduct(other, m_along);
            const double dv = QPointF::dotProduct(other, m_across);
            const double room = (du * du + dv * dv) / 2 - v * dv;
            if (du > 1e-9)
                to = std::min(to, room / du);
            else if (du < -1e-9)
                from = std::max(from, room / du);
            else if (room < 0)
                return {0, 0};
        }
        return {from, to};
    }

private:
    QPointF m_middle;
    QPointF m_along;
    QPointF m_across;
    std::array<QPointF, 24> m_others;
};

void Scatter::plough()
{
    constexpr double reach = patchSize * 1.15;
    constexpr double spacing = 0.062;
    constexpr double step = 0.045;
    QPainterPath furrows;
    const auto ploughPatch = [&](const Patch &patch) {
        for (double v = -reach; v < reach; v += spacing) {
            const auto [from, to] = patch.stretch(v, reach);
            bool down = false;
            // Steps count from the end of the line, wherever the patch begins.
            for (double u = -reach + std::ceil((from + reach) / step) * step; u < to; u += step) {
                const QPointF p = patch.at(u, v);
                const GroundMap::Ground &here = m_ground.at(p);
                const bool inside = isField(here.look) && (here.inner || depth(p, isField, 0.035) == 1);
                if (inside && down)
                    furrows.lineTo(p);
                else if (inside)
                    furrows.moveTo(p);
                down = inside;
            }
        }
    };
    const auto index = [&](double v) { return static_cast<int>(std::floor(v / patchSize)); };
    for (int y = index(m_window.top()) - 1; y <= index(m_window.bottom()) + 1; ++y)
        for (int x = index(m_window.left()) - 1; x <= index(m_window.right()) + 1; ++x)
            if (const QPointF middle = patchCentre(x, y); isField(m_ground.at(middle).look) ||
                                                          depth(middle, isField, reach / 2) > 0 ||
                                                          depth(middle, isField, reach) > 0)
                ploughPatch(Patch(x, y));
    m_context.painter.strokePath(furrows, inkPen(m_context.colours.furrow, m_pen.line(0.012)));
}

void Scatter::scatterSmall()
{
    forEachSpot(0.19, 0.8, 81, carriesSmall, [this](const Spot &spot) {
        const double size = 0.045 + 0.02 * ((spot.chance >> 20) & 0xfU) / 15.0;
        const bool rare = (spot.chance & 0xffU) < 150;
        if (spot.look == GroundLook::Marsh && rare)
            m_pen.tuft(spot.at, size, spot.chance);
        else if (spot.look == GroundLook::Rock)
            m_pen.stone(spot.at, size * 1.4, spot.chance);
        else if (spot.look == GroundLook::Rough && (spot.chance & 0xffU) < 60)
            m_pen.stone(spot.at, size * 0.7, spot.chance);
        else if (spot.look == GroundLook::Rough && rare)
            m_pen.scrub(spot.at, size, spot.chance);
    });
}

void Scatter::paint()
{
    if (m_context.scale < 9 || m_window.isEmpty())
        return;
    const bool close = m_context.scale >= 16;
    if (close && m_ground.has(isField))
        plough();
    const Stamps::Run run(m_pen.stamps());
    if (close && m_ground.has(isOrchard))
        plantOrchards();
    if (close && m_ground.has(carriesSmall))
        scatterSmall();
    if (m_ground.has(isWooded))
        plantWoods();
}

} // namespace

void paintGroundSymbols(PaintContext &c)
{
    Scatter(c).paint();
    SymbolPen pen(c.painter, c.colours, c.scale);
    c.forEachCell([&](Offset o) {
        if (c.grid().contains(o) && c.look(o) == GroundLook::Town)
            for (const QPolygonF &plan : townPlan(c, o, TownSize::City))
                pen.building(plan);
    });
}

} // namespace hotchkiss
