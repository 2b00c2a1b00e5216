// SPDX-License-Identifier: MIT
// Tools of the open table: polygons, polylines and rectangles of terrain.
#include "editors/tools/table_tools.h"

#include "editors/tools/cell_sets.h"
#include "editors/tools/preview.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

Point snapped(const ToolContext &context, Point p)
{
    const Rect all = context.board().grid.bounds();
    const double step = context.options().snap;
    if (step > 0)
        p = {std::round(p.x / step) * step, std::round(p.y / step) * step};
    return {std::clamp(p.x, 0.0, all.width), std::clamp(p.y, 0.0, all.height)};
}

bool touchesShape(const System &system, const TableShape &shape, Point p)
{
    const ShapeType *type = system.shapeType(shape.kind);
    if ((!type || type->closed) && insidePolygon(shape.points, p))
        return true;
    for (std::size_t i = 1; i < shape.points.size(); ++i) {
        const Point a = shape.points[i - 1];
        const Point b = shape.points[i];
        const double length = std::max(1e-9, (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
        const double t = std::clamp(((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length, 0.0, 1.0);
        if (std::hypot(a.x + t * (b.x - a.x) - p.x, a.y + t * (b.y - a.y) - p.y) < 0.8)
            return true;
    }
    return false;
}

namespace {

class ShapeTool : public Tool
{
public:
    ShapeTool(ToolContext &context, bool closed)
        : Tool(context)
        , m_closed(closed)
    {}
    bool worksOn(const Board &board) const override { return board.grid.isTable(); }

protected:
    // The kind chosen in the palette when it fits the tool, else the first that does.
    std::string kind() const
    {
        const System &system = *m_context.scenario().system;
        if (const ShapeType *type = system.shapeType(m_context.options().shapeType); type && type->closed == m_closed)
            return type->key;
        for (const ShapeType &type : system.shapeTypes)
            if (type.closed == m_closed)
                return type.key;
        return {};
    }

    EditStep create(std::vector<Point> points)
    {
        TableShape shape;
        shape.kind = kind();
        if (shape.kind.empty() || m_context.options().isLocked(MapLayer::Terrain))
            return {};
        shape.id = freshId(m_context.scenario(), shape.kind);
        shape.points = std::move(points);
        shape.level = shape.kind == "hill" ? std::max(1, m_context.options().level) : 0;
        m_context.setSelection({{}, {shape.id}, noSide});
        const std::size_t index = m_context.board().shapes.size();
        return {HK_NOOP("New terrain"), {insertItem(index, shape, m_context.boardIndex())}};
    }

    QPointF onMap(Point p) const { return {p.x, m_context.board().grid.bounds().height - p.y}; }

private:
    bool m_closed;
};

class CornersTool : public ShapeTool
{
public:
    CornersTool(ToolContext &context, bool closed)
        : ShapeTool(context, closed)
        , m_isPolygon(closed)
    {}
    Description description() const override
    {
        if (m_isPolygon)
            return {QStringLiteral("polygon"), Tool::tr("Polygon"), QStringLiteral("tool-polygon"), QStringLiteral("D"),
                    Tool::tr("Click the corners; double-click or Enter ends, Backspace takes the last one back")};
        return {QStringLiteral("polyline"), Tool::tr("Line"), QStringLiteral("tool-polyline"), QStringLiteral("N"),
                Tool::tr("Click along the line; double-click or Enter ends, Backspace takes the last point back")};
    }
    EditStep press(const Pointer &p) override
    {
        if (p.button == Qt::RightButton)
            return finish();
        const Point at = snapped(m_context, p.table);
        if (m_points.empty() || !(m_points.back() == at))
            m_points.push_back(at);
        m_hover = at;
        return {};
    }
    EditStep move(const Pointer &p) override
    {
        m_hover = snapped(m_context, p.table);
        return {};
    }
    EditStep doubleClick(const Pointer &) override { return finish(); }
    EditStep key(int key, Qt::KeyboardModifiers, bool &handled) override
    {
        handled = !m_points.empty() && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Backspace);
        if (!handled)
            return {};
        if (key == Qt::Key_Backspace) {
            m_points.pop_back();
            return {};
        }
        return finish();
    }
    void cancel() override { m_points.clear(); }
    void paintPreview(QPainter &painter, double pixel) const override
    {
        if (m_points.empty())
            return;
        QPainterPath path(onMap(m_points.front()));
        for (const Point &p : m_points)
            path.lineTo(onMap(p));
        path.lineTo(onMap(m_hover));
        if (m_isPolygon && m_points.size() > 1)
            path.closeSubpath();
        strokePreview(painter, path, pixel);
        for (const Point &p : m_points)
            painter.drawEllipse(onMap(p), 3 * pixel, 3 * pixel);
    }

private:
    EditStep finish()
    {
        const std::vector<Point> points = std::exchange(m_points, {});
        return points.size() < (m_isPolygon ? 3U : 2U) ? EditStep{} : create(points);
    }
    bool m_isPolygon;
    std::vector<Point> m_points;
    Point m_hover;
};

class RectangleTool : public ShapeTool
{
public:
    explicit RectangleTool(ToolContext &context)
        : ShapeTool(context, true)
    {}
    Description description() const override
    {
        return {QStringLiteral("rectangle"), Tool::tr("Rectangle"), QStringLiteral("tool-rectangle"),
                QStringLiteral("R"), Tool::tr("Drag from corner to corner; Shift makes a square")};
    }
    EditStep press(const Pointer &p) override
    {
        m_from = snapped(m_context, p.table);
        m_to = m_from;
        m_pressed = true;
        return {};
    }
    EditStep move(const Pointer &p) override
    {
        if (m_pressed)
            m_to = corner(p);
        return {};
    }
    EditStep release(const Pointer &p) override
    {
        if (!m_pressed)
            return {};
        m_pressed = false;
        m_to = corner(p);
        if (m_from.x == m_to.x || m_from.y == m_to.y)
            return {};
        return create({m_from, {m_to.x, m_from.y}, m_to, {m_from.x, m_to.y}});
    }
    void cancel() override { m_pressed = false; }
    void paintPreview(QPainter &painter, double pixel) const override
    {
        if (!m_pressed)
            return;
        QPainterPath path;
        path.addRect(QRectF(onMap(m_from), onMap(m_to)).normalized());
        strokePreview(painter, path, pixel);
    }

private:
    Point corner(const Pointer &p) const
    {
        Point at = snapped(m_context, p.table);
        if (p.modifiers.testFlag(Qt::ShiftModifier)) {
            const double size = std::max(std::abs(at.x - m_from.x), std::abs(at.y - m_from.y));
            at = {m_from.x + std::copysign(size, at.x - m_from.x), m_from.y + std::copysign(size, at.y - m_from.y)};
        }
        return at;
    }
    Point m_from;
    Point m_to;
    bool m_pressed = false;
};

} // namespace

void addTableTools(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<CornersTool>(context, true));
    tools.push_back(std::make_unique<CornersTool>(context, false));
    tools.push_back(std::make_unique<RectangleTool>(context));
    addPointsTool(tools, context);
}

} // namespace hotchkiss
