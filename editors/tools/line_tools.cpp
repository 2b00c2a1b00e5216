// SPDX-License-Identifier: MIT
// Tools for what lies between cells: features on sides and paths from cell to cell.
#include "editors/tools/board_edits.h"
#include "editors/tools/cell_sets.h"
#include "editors/tools/preview.h"
#include "editors/tools/tools.h"
#include "model/board/symmetry.h"

#include <cmath>
#include <utility>

namespace hotchkiss {

namespace {

class SideTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("side"), Tool::tr("Sides"), QStringLiteral("tool-side"), QStringLiteral("S"),
                Tool::tr("Drag along sides; the right button erases; F flips the direction under the pointer")};
    }
    bool worksOn(const Board &board) const override { return !board.grid.isTable(); }

    EditStep press(const Pointer &p) override
    {
        m_hover = p;
        if (p.side == noSide)
            return {};
        m_drawing = true;
        m_erasing = p.button == Qt::RightButton || p.modifiers.testFlag(Qt::ControlModifier);
        m_last = p.side;
        return lay({p.side}, p);
    }

    EditStep move(const Pointer &p) override
    {
        m_hover = p;
        if (!m_drawing || p.side == noSide || p.side == m_last)
            return {};
        const auto chain = sideChain(m_context.board().grid, m_last, p.side);
        m_last = p.side;
        return lay(chain.empty() ? std::vector<SideId>{p.side} : chain, p);
    }

    EditStep release(const Pointer &) override
    {
        m_drawing = false;
        return {};
    }
    void cancel() override { m_drawing = false; }

    EditStep key(int key, Qt::KeyboardModifiers, bool &handled) override
    {
        handled = key == Qt::Key_F;
        if (!handled || m_hover.side == noSide)
            return {};
        BoardEdits edits(m_context);
        const auto &types = m_context.scenario().system->sideTypes;
        for (int kind = 0; kind < static_cast<int>(types.size()); ++kind) {
            const Mark mark = edits.mark(MarkLayer::Sides, m_hover.side, kind);
            if (mark == Mark::HighHere || mark == Mark::HighThere)
                set(edits, m_hover.side, kind, mark == Mark::HighHere ? Mark::HighThere : Mark::HighHere);
        }
        return edits.step(HK_NOOP("Flip side"));
    }

    void paintPreview(QPainter &painter, double pixel) const override
    {
        const Grid &grid = m_context.board().grid;
        if (m_hover.side == noSide || m_hover.side >= grid.sideCount())
            return;
        const auto ends = grid.sideEnds(m_hover.side);
        QPainterPath path(QPointF(ends[0].x, ends[0].y));
        path.lineTo(ends[1].x, ends[1].y);
        if (isDirected()) {
            // An arrow from the high cell to the low one.
            const Point middle = grid.sideMiddle(m_hover.side);
            const Point high = grid.centre(m_hover.cell);
            const double dx = (middle.x - high.x) * 0.4;
            const double dy = (middle.y - high.y) * 0.4;
            path.moveTo(middle.x - dx, middle.y - dy);
            path.lineTo(middle.x + dx, middle.y + dy);
            path.lineTo(middle.x + dx / 3 - dy / 2, middle.y + dy / 3 + dx / 2);
            path.moveTo(middle.x + dx, middle.y + dy);
            path.lineTo(middle.x + dx / 3 + dy / 2, middle.y + dy / 3 - dx / 2);
        }
        strokePreview(painter, path, pixel, 3);
    }

private:
    int kind() const { return m_context.options().sideType; }
    bool isDirected() const
    {
        const auto &types = m_context.scenario().system->sideTypes;
        return kind() >= 0 && kind() < static_cast<int>(types.size()) &&
               types[static_cast<std::size_t>(kind())].directed;
    }

    void set(BoardEdits &edits, SideId side, int which, Mark mark) const
    {
        edits.setMark(MarkLayer::Sides, side, which, mark);
        const SymmetryMap symmetry(edits.board().grid, m_context.options().symmetry);
        Mark there = mark;
        const SideId other = symmetry.image(side, there);
        if (other != noSide && other != side)
            edits.setMark(MarkLayer::Sides, other, which, there);
    }

    EditStep lay(const std::vector<SideId> &sides, const Pointer &p) const
    {
        const Grid &grid = m_context.board().grid;
        BoardEdits edits(m_context);
        if (kind() < 0 || kind() >= static_cast<int>(m_context.scenario().system->sideTypes.size()))
            return {};
        for (const SideId side : sides) {
            Mark mark = Mark::Plain;
            // The cell the pointer is in is the high one; along a chain, the one nearer to the pointer's.
            if (isDirected()) {
                const Cell here = grid.sideCell(side);
                const Cell there = grid.sideOther(side);
                const bool high = there == noCell ||
                                  (p.cell != noCell && grid.distance(here, p.cell) <= grid.distance(there, p.cell));
                mark = high ? Mark::HighHere : Mark::HighThere;
            }
            if (!m_erasing && edits.mark(MarkLayer::Sides, side, kind()) != Mark::None && sides.size() > 1)
                continue;
            set(edits, side, kind(), m_erasing ? Mark::None : mark);
        }
        return edits.step(m_erasing ? Text(HK_NOOP("Erase sides")) : Text(HK_NOOP("Draw sides")));
    }

    Pointer m_hover;
    SideId m_last = noSide;
    bool m_drawing = false;
    bool m_erasing = false;
};

class PathTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("path"), Tool::tr("Paths"), QStringLiteral("tool-path"), QStringLiteral("P"),
                Tool::tr("Drag from cell to cell; Shift-click continues from the last cell; the right button erases")};
    }
    bool worksOn(const Board &board) const override { return !board.grid.isTable(); }

    EditStep press(const Pointer &p) override
    {
        m_hover = p.cell;
        if (p.cell == noCell)
            return {};
        m_drawing = true;
        m_erasing = p.button == Qt::RightButton || p.modifiers.testFlag(Qt::ControlModifier);
        const bool goesOn = p.modifiers.testFlag(Qt::ShiftModifier) && m_context.board().grid.contains(m_last);
        const Cell from = goesOn ? m_last : p.cell;
        m_last = p.cell;
        return lay(from, p.cell);
    }

    EditStep move(const Pointer &p) override
    {
        m_hover = p.cell;
        if (!m_drawing || p.cell == noCell || p.cell == m_last)
            return {};
        const Cell from = m_last;
        m_last = p.cell;
        return lay(from, p.cell);
    }

    // A drag that ends beyond the rim leads the path off the map.
    EditStep release(const Pointer &p) override
    {
        if (!std::exchange(m_drawing, false) || p.cell != noCell || !m_context.board().grid.contains(m_last))
            return {};
        return leadOff(p.map);
    }

    void cancel() override
    {
        m_drawing = false;
        m_last = noCell;
    }

    void paintPreview(QPainter &painter, double pixel) const override
    {
        const Grid &grid = m_context.board().grid;
        if (!grid.contains(m_hover))
            return;
        const Point at = grid.centre(m_hover);
        QPainterPath path;
        path.addEllipse(QPointF(at.x, at.y), 0.14, 0.14);
        strokePreview(painter, path, pixel);
    }

private:
    EditStep lay(Cell from, Cell to) const
    {
        const Grid &grid = m_context.board().grid;
        const int kind = m_context.options().pathType;
        if (kind < 0 || kind >= static_cast<int>(m_context.scenario().system->pathTypes.size()))
            return {};
        BoardEdits edits(m_context);
        const Mark mark = m_erasing ? Mark::None : Mark::Plain;
        const auto cells = walk(grid, from, to);
        for (std::size_t i = 1; i < cells.size(); ++i)
            set(edits, grid.sideBetween(cells[i - 1], cells[i]), kind, mark);
        // The right button on a single cell takes the path out of it, which splits it in two.
        for (int d = 0; m_erasing && cells.size() == 1 && d < grid.directions(); ++d)
            set(edits, grid.side(from, d), kind, Mark::None);
        return edits.step(m_erasing ? Text(HK_NOOP("Erase path")) : Text(HK_NOOP("Draw path")));
    }

    // One step of a path and its counterpart.
    void set(BoardEdits &edits, SideId side, int kind, Mark mark) const
    {
        if (side == noSide)
            return;
        edits.setMark(MarkLayer::Paths, side, kind, mark);
        const SymmetryMap symmetry(edits.board().grid, m_context.options().symmetry);
        Mark there = mark;
        if (const SideId other = symmetry.image(side, there); other != noSide)
            edits.setMark(MarkLayer::Paths, other, kind, mark);
    }

    EditStep leadOff(QPointF to) const
    {
        const Grid &grid = m_context.board().grid;
        const Point from = grid.centre(m_last);
        int best = -1;
        double nearest = 1e9;
        for (int d = 0; d < grid.directions(); ++d) {
            if (!grid.crossesSide(d) || grid.neighbour(m_last, d) != noCell)
                continue;
            const Point beyond = grid.centre(grid.neighbour(grid.offset(m_last), d));
            const double away = std::hypot(beyond.x - to.x(), beyond.y - to.y());
            if (away < nearest && away < std::hypot(from.x - to.x(), from.y - to.y())) {
                nearest = away;
                best = d;
            }
        }
        const int kind = m_context.options().pathType;
        if (best < 0 || kind < 0 || kind >= static_cast<int>(m_context.scenario().system->pathTypes.size()))
            return {};
        BoardEdits edits(m_context);
        set(edits, grid.side(m_last, best), kind, m_erasing ? Mark::None : Mark::Plain);
        return edits.step(HK_NOOP("Draw path"));
    }

    Cell m_hover = noCell;
    Cell m_last = noCell;
    bool m_drawing = false;
    bool m_erasing = false;
};

} // namespace

void addLineTools(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<SideTool>(context));
    tools.push_back(std::make_unique<PathTool>(context));
}

} // namespace hotchkiss
