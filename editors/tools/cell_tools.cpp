// SPDX-License-Identifier: MIT
// Tools that change cells: brush, fill, elevation, eraser and eyedropper.
#include "editors/tools/board_edits.h"
#include "editors/tools/cell_sets.h"
#include "editors/tools/preview.h"
#include "editors/tools/table_tools.h"
#include "model/board/symmetry.h"

#include <algorithm>

namespace hotchkiss {

namespace {

/// A tool that is drawn over cells with a round tip.
class CellStrokeTool : public Tool
{
public:
    using Tool::Tool;
    bool worksOn(const Board &board) const override { return !board.grid.isTable(); }

    EditStep press(const Pointer &p) override
    {
        m_hover = p.cell;
        if (p.cell == noCell || p.button == Qt::MiddleButton)
            return {};
        m_erasing = p.button == Qt::RightButton;
        const bool line =
            p.modifiers.testFlag(Qt::ShiftModifier) && m_last != noCell && m_context.board().grid.contains(m_last);
        m_drawing = true;
        m_touched.clear();
        return stroke(line ? m_last : p.cell, p.cell);
    }

    EditStep move(const Pointer &p) override
    {
        m_hover = p.cell;
        if (!m_drawing || p.cell == noCell || p.cell == m_last)
            return {};
        return stroke(m_last == noCell ? p.cell : m_last, p.cell);
    }

    EditStep release(const Pointer &) override
    {
        m_drawing = false;
        return {};
    }

    void cancel() override { m_drawing = false; }

    EditStep key(int key, Qt::KeyboardModifiers, bool &handled) override
    {
        handled = key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight;
        if (handled) {
            auto options = m_context.options();
            options.radius = std::clamp(options.radius + (key == Qt::Key_BracketRight ? 1 : -1), 0, 10);
            m_context.setOptions(options);
        }
        return {};
    }

    void paintPreview(QPainter &painter, double pixel) const override
    {
        const Grid &grid = m_context.board().grid;
        if (m_hover == noCell || !grid.contains(m_hover))
            return;
        const SymmetryMap symmetry(grid, m_context.options().symmetry);
        paintCellsPreview(painter, grid, symmetry.all(disk(grid, m_hover, m_context.options().radius)), pixel);
    }

protected:
    /// What becomes of one cell.
    virtual void change(BoardEdits &edits, Cell cell) const = 0;
    virtual Text stepName() const = 0;
    /// After the cells of a stroke were changed.
    virtual void finish(BoardEdits &, const std::vector<Cell> &) const {}
    bool erasing() const { return m_erasing; }

private:
    EditStep stroke(Cell from, Cell to)
    {
        const Grid &grid = m_context.board().grid;
        const SymmetryMap symmetry(grid, m_context.options().symmetry);
        BoardEdits edits(m_context);
        std::vector<Cell> fresh;
        // Each cell once a stroke: raising twice where the drag comes back would surprise.
        for (const Cell passed : walk(grid, from, to))
            for (const Cell cell : symmetry.all(disk(grid, passed, m_context.options().radius)))
                if (m_touched.insert(cell).second)
                    fresh.push_back(cell);
        for (const Cell cell : fresh)
            change(edits, cell);
        finish(edits, fresh);
        m_last = to;
        return edits.step(stepName());
    }

    Cell m_hover = noCell;
    Cell m_last = noCell;
    bool m_drawing = false;
    bool m_erasing = false;
    std::set<Cell> m_touched;
};

CellContent painted(CellContent content, const ToolContext::Options &options, bool erase)
{
    if (options.feature >= 0) {
        const std::uint32_t bit = 1U << options.feature;
        content.features = erase ? content.features & ~bit : content.features | bit;
    } else {
        content.terrain = erase ? std::uint8_t{0} : static_cast<std::uint8_t>(options.terrain);
    }
    return content;
}

class BrushTool : public CellStrokeTool
{
public:
    using CellStrokeTool::CellStrokeTool;
    Description description() const override
    {
        return {QStringLiteral("brush"), Tool::tr("Terrain brush"), QStringLiteral("tool-brush"), QStringLiteral("B"),
                Tool::tr("Drag to paint; Shift-click draws a line; right button erases; [ and ] change the size")};
    }

protected:
    void change(BoardEdits &edits, Cell cell) const override
    {
        edits.setCell(cell, painted(edits.cell(cell), m_context.options(), erasing()));
    }
    Text stepName() const override { return HK_NOOP("Paint terrain"); }
};

class ElevationTool : public CellStrokeTool
{
public:
    using CellStrokeTool::CellStrokeTool;
    Description description() const override
    {
        return {QStringLiteral("elevation"), Tool::tr("Elevation"), QStringLiteral("tool-elevation"),
                QStringLiteral("E"), Tool::tr("Drag to raise, lower or set the level; right button does the opposite")};
    }

protected:
    void change(BoardEdits &edits, Cell cell) const override
    {
        const auto &options = m_context.options();
        CellContent content = edits.cell(cell);
        int level = content.elevation;
        if (options.elevation == ToolContext::Options::Elevation::Set)
            level = erasing() ? 0 : options.level;
        else
            level += (options.elevation == ToolContext::Options::Elevation::Raise) != erasing() ? 1 : -1;
        content.elevation = static_cast<std::int8_t>(std::clamp(level, minElevation, maxElevation));
        edits.setCell(cell, content);
    }

    // A slope where levels differ, falling to the lower cell, and none where they have become equal.
    void finish(BoardEdits &edits, const std::vector<Cell> &cells) const override
    {
        const int kind = slopeKind();
        if (!m_context.options().slopesFollow || kind < 0)
            return;
        const Grid &grid = edits.board().grid;
        for (const Cell cell : cells) {
            for (int d = 0; d < grid.directions(); ++d) {
                const SideId side = grid.crossesSide(d) ? grid.side(cell, d) : noSide;
                if (side == noSide || grid.sideOther(side) == noCell)
                    continue;
                const int here = edits.cell(grid.sideCell(side)).elevation;
                const int there = edits.cell(grid.sideOther(side)).elevation;
                edits.setMark(MarkLayer::Sides, side, kind,
                              here == there  ? Mark::None
                              : here > there ? Mark::HighHere
                                             : Mark::HighThere);
            }
        }
    }
    Text stepName() const override { return HK_NOOP("Change elevation"); }

private:
    int slopeKind() const
    {
        if (m_context.options().slopeType >= 0)
            return m_context.options().slopeType;
        const auto &types = m_context.scenario().system->sideTypes;
        for (std::size_t i = 0; i < types.size(); ++i)
            if (types[i].group == "relief" && types[i].directed)
                return static_cast<int>(i);
        return -1;
    }
};

class EraserTool : public CellStrokeTool
{
public:
    using CellStrokeTool::CellStrokeTool;
    Description description() const override
    {
        return {QStringLiteral("eraser"), Tool::tr("Eraser"), QStringLiteral("tool-eraser"), QStringLiteral("X"),
                Tool::tr("Drag to clear terrain, features, sides and paths of cells")};
    }

protected:
    void change(BoardEdits &edits, Cell cell) const override
    {
        edits.setCell(cell, CellContent{});
        const Grid &grid = edits.board().grid;
        for (int d = 0; d < grid.directions(); ++d) {
            for (const MarkLayer layer : {MarkLayer::Sides, MarkLayer::Paths})
                if (edits.marks(layer, grid.side(cell, d)) != 0)
                    edits.setMarks(layer, grid.side(cell, d), 0);
        }
    }
    Text stepName() const override { return HK_NOOP("Erase"); }
};

class FillTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("fill"), Tool::tr("Fill"), QStringLiteral("tool-fill"), QStringLiteral("G"),
                Tool::tr("Click to fill the region of equal terrain; Alt: all of the kind")};
    }
    bool worksOn(const Board &board) const override { return !board.grid.isTable(); }
    EditStep press(const Pointer &p) override
    {
        const auto &options = m_context.options();
        if (p.cell == noCell)
            return {};
        const Board &board = m_context.board();
        const bool everywhere = options.fillAll || p.modifiers.testFlag(Qt::AltModifier);
        const int feature = options.feature;
        BoardEdits edits(m_context);
        const SymmetryMap symmetry(board.grid, options.symmetry);
        for (const Cell start : symmetry.all(p.cell))
            for (const Cell cell : everywhere ? alike(board, start, feature) : region(board, start, feature))
                edits.setCell(cell, painted(board.at(cell), options, p.button == Qt::RightButton));
        return edits.step(HK_NOOP("Fill terrain"));
    }
    EditStep move(const Pointer &p) override
    {
        m_hover = p.cell;
        return {};
    }
    void paintPreview(QPainter &painter, double pixel) const override
    {
        if (m_context.board().grid.contains(m_hover))
            paintCellsPreview(painter, m_context.board().grid, {m_hover}, pixel);
    }

private:
    Cell m_hover = noCell;
};

class EyedropperTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("eyedropper"), Tool::tr("Pick up"), QStringLiteral("tool-eyedropper"),
                QStringLiteral("I"),
                Tool::tr("Click to take the terrain, the nearest side's or the path's kind; Shift: the feature")};
    }
    bool marksCell() const override { return true; }
    QString status() const override
    {
        return m_context.board().grid.isTable() ? Tool::tr("Click a shape to draw with its kind") : description().hint;
    }
    EditStep press(const Pointer &p) override
    {
        auto options = m_context.options();
        const Board &board = m_context.board();
        if (p.cell != noCell) {
            const CellContent content = board.at(p.cell);
            options.terrain = content.terrain;
            options.level = content.elevation;
            options.feature = -1;
            for (int f = 0; f < 32 && p.modifiers.testFlag(Qt::ShiftModifier); ++f)
                if (content.has(f))
                    options.feature = f;
            for (int kind = 0; kind < maxMarkKinds && p.side != noSide; ++kind) {
                if (board.sides.has(p.side, kind))
                    options.sideType = kind;
                if (board.paths.has(p.side, kind))
                    options.pathType = kind;
            }
        }
        if (board.grid.isTable())
            takeShape(options, p.table);
        m_context.setOptions(options);
        return {};
    }

private:
    // The kind of the topmost shape there.
    void takeShape(ToolContext::Options &options, Point place) const
    {
        const auto &shapes = m_context.board().shapes;
        const auto found = std::find_if(shapes.rbegin(), shapes.rend(), [&](const TableShape &shape) {
            return touchesShape(*m_context.scenario().system, shape, place);
        });
        if (found == shapes.rend())
            return;
        options.shapeType = found->kind;
        options.level = found->level > 0 ? found->level : options.level;
    }
};

} // namespace

void addCellTools(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<BrushTool>(context));
    tools.push_back(std::make_unique<FillTool>(context));
    tools.push_back(std::make_unique<ElevationTool>(context));
    tools.push_back(std::make_unique<EraserTool>(context));
    tools.push_back(std::make_unique<EyedropperTool>(context));
}

} // namespace hotchkiss
