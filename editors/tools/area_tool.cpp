// SPDX-License-Identifier: MIT
// Entry areas and zones: sets of cells, or outlines on a table.
#include "editors/tools/cell_sets.h"
#include "editors/tools/preview.h"
#include "editors/tools/table_tools.h"
#include "model/board/symmetry.h"

#include <algorithm>
#include <utility>

namespace hotchkiss {

namespace {

class AreaTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {
            QStringLiteral("area"), Tool::tr("Areas"), QStringLiteral("tool-area"), QStringLiteral("A"),
            Tool::tr("Drag over cells to add them to the selected area or to a new one; the right button takes away")};
    }
    QString status() const override
    {
        return isTable() ? Tool::tr("Drag from corner to corner for a new zone; the right button removes one")
                         : description().hint;
    }
    bool marksCell() const override { return true; }
    EditStep press(const Pointer &p) override
    {
        if (m_context.options().isLocked(MapLayer::Areas))
            return {};
        m_erasing = p.button == Qt::RightButton;
        if (isTable())
            return m_erasing ? removeZone(p.table) : startZone(p);
        if (p.cell == noCell)
            return {};
        m_drawing = true;
        m_last = p.cell;
        return take(symmetry().all(p.cell));
    }
    EditStep move(const Pointer &p) override
    {
        if (m_drawing && isTable())
            m_to = snapped(m_context, p.table);
        if (!m_drawing || p.cell == noCell || p.cell == m_last)
            return {};
        const auto cells = walk(m_context.board().grid, m_last, p.cell);
        m_last = p.cell;
        return take(symmetry().all(cells));
    }
    EditStep release(const Pointer &p) override
    {
        if (!std::exchange(m_drawing, false) || !isTable())
            return {};
        m_to = snapped(m_context, p.table);
        if (m_from.x == m_to.x || m_from.y == m_to.y)
            return {};
        Area zone = fresh();
        zone.outline = corners();
        return add(zone);
    }
    void cancel() override { m_drawing = false; }
    void paintPreview(QPainter &painter, double pixel) const override
    {
        if (!m_drawing || !isTable())
            return;
        const double height = m_context.board().grid.bounds().height;
        QPolygonF outline;
        for (const Point &p : corners())
            outline << QPointF(p.x, height - p.y);
        QPainterPath path;
        path.addPolygon(outline);
        path.closeSubpath();
        strokePreview(painter, path, pixel);
    }

private:
    bool isTable() const { return m_context.board().grid.isTable(); }
    SymmetryMap symmetry() const { return {m_context.board().grid, m_context.options().symmetry}; }
    std::vector<Point> corners() const { return {m_from, {m_to.x, m_from.y}, m_to, {m_from.x, m_to.y}}; }

    EditStep startZone(const Pointer &p)
    {
        m_from = m_to = snapped(m_context, p.table);
        m_drawing = true;
        return {};
    }

    EditStep removeZone(Point place) const
    {
        const auto &areas = m_context.board().areas;
        for (std::size_t i = areas.size(); i-- > 0;)
            if (insidePolygon(areas[i].outline, place))
                return {HK_NOOP("Remove area"), {removeItem(i, areas[i], m_context.boardIndex())}};
        return {};
    }

    int chosenArea() const
    {
        for (const std::string &id : m_context.selection().items)
            if (const int area = findArea(m_context.board(), id); area >= 0)
                return area;
        return -1;
    }

    EditStep take(const std::vector<Cell> &cells)
    {
        const auto &areas = m_context.board().areas;
        const int chosen = chosenArea();
        if (chosen < 0)
            return m_erasing ? EditStep{} : create(cells);
        const Area &before = areas[static_cast<std::size_t>(chosen)];
        Area after = before;
        for (const Cell cell : cells) {
            const bool has = std::find(after.cells.begin(), after.cells.end(), cell) != after.cells.end();
            if (m_erasing)
                std::erase(after.cells, cell);
            else if (!has)
                after.cells.push_back(cell);
        }
        if (after == before)
            return {};
        return {HK_NOOP("Change area"),
                {replaceItem(static_cast<std::size_t>(chosen), before, after, m_context.boardIndex())}};
    }

    EditStep create(const std::vector<Cell> &cells)
    {
        Area area = fresh();
        area.cells = cells;
        return add(area);
    }

    /// A new area of the kind and side chosen, named by the next letter.
    Area fresh() const
    {
        const auto &options = m_context.options();
        const auto &kinds = m_context.scenario().system->areaKinds;
        Area area;
        area.kind = !options.areaKind.empty() ? options.areaKind : kinds.empty() ? std::string() : kinds.front().key;
        area.side = options.areaSide;
        area.name = lettersOf(static_cast<int>(m_context.board().areas.size()) + 1);
        area.id = freshId(m_context.scenario(), "area " + area.name);
        return area;
    }

    EditStep add(const Area &area)
    {
        m_context.setSelection({{}, {area.id}, noSide});
        return {HK_NOOP("New area"), {insertItem(m_context.board().areas.size(), area, m_context.boardIndex())}};
    }

    Cell m_last = noCell;
    Point m_from;
    Point m_to;
    bool m_drawing = false;
    bool m_erasing = false;
};

} // namespace

void addAreaTool(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<AreaTool>(context));
}

} // namespace hotchkiss
