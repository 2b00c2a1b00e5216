// SPDX-License-Identifier: MIT
// The points of a table's shapes and zones: moved, added and removed.
#include "editors/tools/cell_sets.h"
#include "editors/tools/preview.h"
#include "editors/tools/table_tools.h"

#include <cmath>

namespace hotchkiss {

namespace {

class PointsTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("points"), Tool::tr("Edit points"), QStringLiteral("snap"), QStringLiteral("Z"),
                Tool::tr("Click a shape or zone, then drag its points; double-click an edge to add one; the right "
                         "button removes one")};
    }
    bool worksOn(const Board &board) const override { return board.grid.isTable(); }
    Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }

    EditStep press(const Pointer &p) override
    {
        m_point = -1;
        if (points().empty() || nearestPoint(p) < 0)
            choose(p);
        if (isLocked())
            return {};
        const int point = nearestPoint(p);
        if (p.button != Qt::RightButton) {
            m_point = point;
            return {};
        }
        return point < 0 ? EditStep{} : removePoint(point);
    }
    EditStep move(const Pointer &p) override
    {
        if (m_point < 0 || m_point >= static_cast<int>(points().size()))
            return {};
        std::vector<Point> changed = points();
        changed[static_cast<std::size_t>(m_point)] = snapped(m_context, p.table);
        return replaced(changed, HK_NOOP("Move point"));
    }
    EditStep release(const Pointer &) override
    {
        m_point = -1;
        return {};
    }
    EditStep doubleClick(const Pointer &p) override
    {
        if (points().empty() || nearestPoint(p) >= 0 || isLocked())
            return {};
        std::vector<Point> changed = points();
        const std::size_t count = changed.size();
        std::size_t best = 0;
        double nearest = 1e9;
        for (std::size_t i = 0; i + (isClosed() ? 0 : 1) < count; ++i) {
            const Point a = changed[i];
            const Point b = changed[(i + 1) % count];
            const double more = std::hypot(a.x - p.table.x, a.y - p.table.y) +
                                std::hypot(b.x - p.table.x, b.y - p.table.y) - std::hypot(a.x - b.x, a.y - b.y);
            if (more < nearest) {
                nearest = more;
                best = i;
            }
        }
        changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(best) + 1, snapped(m_context, p.table));
        return replaced(changed, HK_NOOP("Add point"));
    }
    void cancel() override { m_point = -1; }

    void paintPreview(QPainter &painter, double pixel) const override
    {
        QPainterPath path;
        for (const Point &p : points())
            path.addRect(p.x - 4 * pixel, m_context.board().grid.bounds().height - p.y - 4 * pixel, 8 * pixel,
                         8 * pixel);
        painter.fillPath(path, Qt::white);
        strokePreview(painter, path, pixel, 1.5);
    }

private:
    int chosenShape() const { return chosenOf(m_context.board().shapes); }
    int chosenZone() const { return chosenOf(m_context.board().areas); }
    template <typename T>
    int chosenOf(const std::vector<T> &list) const
    {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (m_context.selection().items.contains(list[i].id))
                return static_cast<int>(i);
        return -1;
    }
    const TableShape &shape() const { return m_context.board().shapes[static_cast<std::size_t>(chosenShape())]; }
    const Area &zone() const { return m_context.board().areas[static_cast<std::size_t>(chosenZone())]; }
    /// The points of the chosen shape, else of the chosen zone; none when nothing is chosen.
    const std::vector<Point> &points() const
    {
        static const std::vector<Point> none;
        return chosenShape() >= 0 ? shape().points : chosenZone() >= 0 ? zone().outline : none;
    }
    bool isLocked() const
    {
        return m_context.options().isLocked(chosenShape() < 0 && chosenZone() >= 0 ? MapLayer::Areas
                                                                                   : MapLayer::Terrain);
    }
    bool isClosed() const
    {
        const ShapeType *type = chosenShape() < 0 ? nullptr : m_context.scenario().system->shapeType(shape().kind);
        return type == nullptr || type->closed;
    }
    int nearestPoint(const Pointer &p) const
    {
        const auto &all = points();
        int best = -1;
        double nearest = std::max(9 * p.pixel, 0.3);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double away = std::hypot(all[i].x - p.table.x, all[i].y - p.table.y);
            if (away < nearest) {
                nearest = away;
                best = static_cast<int>(i);
            }
        }
        return best;
    }
    // The topmost shape under the pointer or with a point there, else the zone.
    void choose(const Pointer &p)
    {
        const auto &shapes = m_context.board().shapes;
        for (auto found = shapes.rbegin(); found != shapes.rend(); ++found)
            if (touchesShape(*m_context.scenario().system, *found, p.table))
                return m_context.setSelection({{}, {found->id}, noSide});
        for (const Area &area : m_context.board().areas)
            if (insidePolygon(area.outline, p.table))
                return m_context.setSelection({{}, {area.id}, noSide});
    }
    EditStep removePoint(int point) const
    {
        std::vector<Point> changed = points();
        if (changed.size() <= (isClosed() ? 3U : 2U))
            return {};
        changed.erase(changed.begin() + point);
        return replaced(changed, HK_NOOP("Remove point"));
    }
    EditStep replaced(const std::vector<Point> &after, const char *name) const
    {
        if (after == points())
            return {};
        const int board = m_context.boardIndex();
        if (const int index = chosenShape(); index >= 0) {
            TableShape changed = shape();
            changed.points = after;
            return {name, {replaceItem(static_cast<std::size_t>(index), shape(), changed, board)}};
        }
        Area changed = zone();
        changed.outline = after;
        return {name, {replaceItem(static_cast<std::size_t>(chosenZone()), zone(), changed, board)}};
    }

    int m_point = -1;
};

} // namespace

void addPointsTool(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<PointsTool>(context));
}

} // namespace hotchkiss
