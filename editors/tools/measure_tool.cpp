// SPDX-License-Identifier: MIT
#include "editors/tools/cell_sets.h"
#include "editors/tools/preview.h"
#include "editors/tools/tools.h"
#include "model/board/line.h"
#include "model/board/search.h"

#include <cmath>

namespace hotchkiss {

namespace {

class MeasureTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("measure"), Tool::tr("Measure"), QStringLiteral("tool-measure"), QStringLiteral("M"),
                Tool::tr("Drag from one place to another to read the distance, the line and the way by road")};
    }
    EditStep press(const Pointer &p) override
    {
        m_from = p;
        m_to = p;
        m_pressed = true;
        m_shown = true;
        return {};
    }
    EditStep move(const Pointer &p) override
    {
        if (m_pressed)
            m_to = p;
        return {};
    }
    EditStep release(const Pointer &) override
    {
        m_pressed = false;
        return {};
    }
    void cancel() override { m_pressed = m_shown = false; }
    QString status() const override
    {
        if (!m_shown)
            return description().hint;
        const Board &board = m_context.board();
        if (board.grid.isTable())
            return inches();
        if (!board.grid.contains(m_from.cell) || !board.grid.contains(m_to.cell))
            return description().hint;
        QStringList parts{Tool::tr("From %1 to %2: %n cell(s)", nullptr, board.grid.distance(m_from.cell, m_to.cell))
                              .arg(qstr(board.label(m_from.cell)), qstr(board.label(m_to.cell)))};
        if (!board.groundScale.empty())
            parts << qstr(board.groundScale);
        const auto crossed = cellsOnLine(board.grid, m_from.cell, m_to.cell).size();
        parts << Tool::tr("the straight line passes %n cell(s)", nullptr, static_cast<int>(crossed));
        if (const Route road = roadTo(m_to.cell))
            parts << Tool::tr("by road %n cell(s)", nullptr, static_cast<int>(road.cost));
        return parts.join(QStringLiteral(" · "));
    }
    void paintPreview(QPainter &painter, double pixel) const override
    {
        if (!m_shown)
            return;
        const Grid &grid = m_context.board().grid;
        if (!grid.isTable() && grid.contains(m_from.cell) && grid.contains(m_to.cell))
            paintCellsPreview(painter, grid, walk(grid, m_from.cell, m_to.cell), pixel);
        QPainterPath path(m_from.map);
        path.lineTo(m_to.map);
        if (!grid.isTable() && grid.contains(m_from.cell) && grid.contains(m_to.cell)) {
            const Route road = roadTo(m_to.cell);
            for (std::size_t i = 0; i < road.cells.size(); ++i) {
                const Point at = grid.centre(road.cells[i]);
                i == 0 ? path.moveTo(at.x, at.y) : path.lineTo(at.x, at.y);
            }
        }
        strokePreview(painter, path, pixel);
    }

private:
    QString inches() const
    {
        const QPointF way = m_to.map - m_from.map;
        const double bearing = std::fmod(std::atan2(way.x(), -way.y()) * 180 / M_PI + 360, 360);
        return Tool::tr("%1 inches, bearing %2°").arg(std::hypot(way.x(), way.y()), 0, 'f', 1).arg(bearing, 0, 'f', 0);
    }

    // The shortest way over roads; none when no road joins the two.
    Route roadTo(Cell to) const
    {
        const Board &board = m_context.board();
        const auto &types = m_context.scenario().system->pathTypes;
        MarkBits roads = 0;
        for (std::size_t kind = 0; kind < types.size(); ++kind)
            if (types[kind].group == "road")
                roads |= MarkBits{3} << (2 * kind);
        if (roads == 0 || board.paths.empty() || m_from.cell == to)
            return {};
        return m_search.shortestPath(board.grid, m_from.cell, to, [&](Cell, SideId side, Cell) {
            return (board.paths.at(side) & roads) != 0 ? 1 : -1;
        });
    }

    mutable Search m_search;
    Pointer m_from;
    Pointer m_to;
    bool m_pressed = false;
    bool m_shown = false;
};

} // namespace

void addMeasureTool(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<MeasureTool>(context));
}

} // namespace hotchkiss
