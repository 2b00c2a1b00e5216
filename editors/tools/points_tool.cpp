// SPDX-License-Identifier: MIT
// The points of a table's shapes: moved, added and removed.
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
        return {
            QStringLiteral("points"), Tool::tr("Edit points"), QStringLiteral("snap"), QStringLiteral("Z"),
            Tool::tr(
                "Click a shape, then drag its points; double-click an edge to add one; the right button removes one")};
    }
    bool worksOn(const Board &board) const override { return board.grid.isTable(); }
    Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }

    EditStep press(const Pointer &p) override
    {
        m_point = -1;
        if (m_context.options().isLocked(MapLayer::Terrain))
            return {};
        if (chosen() < 0 || nearestPoint(p) < 0)
            choose(p);
        const int point = nearestPoint(p);
        if (p.button != Qt::RightButton) {
            m_point = point;
            return {};
        }
        return point < 0 ? EditStep{} : removePoint(point);
    }
    EditStep move(const Pointer &p) override
    {
        if (m_point < 0 || chosen() < 0 || m_point >= static_cast<int>(shape().points.size()))
            return {};
        TableShape changed = shape();
        changed.points[static_cast<std::size_t>(m_point)] = snapped(m_context, p.table);
        return replaced(changed, HK_NOOP("Move point"));
    }
    EditStep release(const Pointer &) override
    {
        m_point = -1;
        return {};
    }
    EditStep doubleClick(const Pointer &p) override
    {
        if (chosen() < 0 || nearestPoint(p) >= 0 || m_context.options().isLocked(MapLayer::Terrain))
            return {};
        TableShape changed = shape();
        const std::size_t count = changed.points.size();
        std::size_t best = 0;
        double nearest = 1e9;
        for (std::size_t i = 0; i + (isClosed() ? 0 : 1) < count; ++i) {
            const Point a = changed.points[i];
            const Point b = changed.points[(i + 1) % count];
            const double more = std::hypot(a.x - p.table.x, a.y - p.table.y) +
                                std::hypot(b.x - p.table.x, b.y - p.table.y) - std::hypot(a.x - b.x, a.y - b.y);
            if (more < nearest) {
                nearest = more;
                best = i;
            }
        }
        changed.points.insert(changed.points.begin() + static_cast<std::ptrdiff_t>(best) + 1,
                              snapped(m_context, p.table));
        return replaced(changed, HK_NOOP("Add point"));
    }
    void cancel() override { m_point = -1; }

    void paintPreview(QPainter &painter, double pixel) const override
    {
        if (chosen() < 0)
            return;
        QPainterPath path;
        for (const Point &p : shape().points)
            path.addRect(p.x - 4 * pixel, m_context.board().grid.bounds().height - p.y - 4 * pixel, 8 * pixel,
                         8 * pixel);
        painter.fillPath(path, Qt::white);
        strokePreview(painter, path, pixel, 1.5);
    }

private:
    int chosen() const
    {
        const auto &shapes = m_context.board().shapes;
        for (std::size_t i = 0; i < shapes.size(); ++i)
            if (m_context.selection().items.contains(shapes[i].id))
                return static_cast<int>(i);
        return -1;
    }
    const TableShape &shape() const { return m_context.board().shapes[static_cast<std::size_t>(chosen())]; }
    bool isClosed() const
    {
        const ShapeType *type = m_context.scenario().system->shapeType(shape().kind);
        return type == nullptr || type->closed;
    }
    int nearestPoint(const Pointer &p) const
    {
        if (chosen() < 0)
            return -1;
        const auto &points = shape().points;
        int best = -1;
        double nearest = std::max(9 * p.pixel, 0.3);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double away = std::hypot(points[i].x - p.table.x, points[i].y - p.table.y);
            if (away < nearest) {
                nearest = away;
                best = static_cast<int>(i);
            }
        }
        return best;
    }
    // The topmost shape under the pointer or with a point there.
    void choose(const Pointer &p)
    {
        const auto &shapes = m_context.board().shapes;
        for (auto found = shapes.rbegin(); found != shapes.rend(); ++found) {
            if (!touchesShape(*m_context.scenario().system, *found, p.table))
                continue;
            m_context.setSelection({{}, {found->id}, noSide});
            return;
        }
    }
    EditStep removePoint(int point) const
    {
        TableShape changed = shape();
        if (changed.points.size() <= (isClosed() ? 3U : 2U))
            return {};
        changed.points.erase(changed.points.begin() + point);
        return replaced(changed, HK_NOOP("Remove point"));
    }
    EditStep replaced(const TableShape &after, const char *name) const
    {
        if (after == shape())
            return {};
        return {name, {replaceItem(static_cast<std::size_t>(chosen()), shape(), after, m_context.boardIndex())}};
    }

    int m_point = -1;
};

} // namespace

void addPointsTool(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<PointsTool>(context));
}

} // namespace hotchkiss
