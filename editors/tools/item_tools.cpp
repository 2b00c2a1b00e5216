// SPDX-License-Identifier: MIT
// Tools that put things on the map: areas, objectives and units.
#include "editors/tools/cell_sets.h"
#include "editors/tools/stamp_tool.h"
#include "editors/tools/table_tools.h"
#include "editors/tools/tools.h"
#include "model/board/symmetry.h"

#include <algorithm>
#include <cmath>

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
    bool marksCell() const override { return true; }
    bool worksOn(const Board &board) const override { return !board.grid.isTable(); }
    EditStep press(const Pointer &p) override
    {
        if (p.cell == noCell || m_context.options().isLocked(MapLayer::Areas))
            return {};
        m_drawing = true;
        m_erasing = p.button == Qt::RightButton;
        m_last = p.cell;
        return take(symmetry().all(p.cell));
    }
    EditStep move(const Pointer &p) override
    {
        if (!m_drawing || p.cell == noCell || p.cell == m_last)
            return {};
        const auto cells = walk(m_context.board().grid, m_last, p.cell);
        m_last = p.cell;
        return take(symmetry().all(cells));
    }
    EditStep release(const Pointer &) override
    {
        m_drawing = false;
        return {};
    }
    void cancel() override { m_drawing = false; }

private:
    SymmetryMap symmetry() const { return {m_context.board().grid, m_context.options().symmetry}; }

    int chosenArea() const
    {
        for (const std::string &id : m_context.selection().items)
            if (const int area = findArea(m_context.board(), id); area >= 0)
                return area;
        return -1;
    }

    EditStep take(const std::vector<Cell> &cells)
    {
        const Scenario &scenario = m_context.scenario();
        const auto &areas = m_context.board().areas;
        const int board = m_context.boardIndex();
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
        if (after == before || scenario.boards.empty())
            return {};
        return {HK_NOOP("Change area"), {replaceItem(static_cast<std::size_t>(chosen), before, after, board)}};
    }

    EditStep create(const std::vector<Cell> &cells)
    {
        const auto &options = m_context.options();
        const auto &areas = m_context.board().areas;
        const auto &kinds = m_context.scenario().system->areaKinds;
        Area area;
        area.kind = !options.areaKind.empty() ? options.areaKind : kinds.empty() ? std::string() : kinds.front().key;
        area.side = options.areaSide;
        area.name = lettersOf(static_cast<int>(areas.size()) + 1);
        area.id = freshId(m_context.scenario(), "area " + area.name);
        area.cells = cells;
        m_context.setSelection({{}, {area.id}, noSide});
        return {HK_NOOP("New area"), {insertItem(areas.size(), area, m_context.boardIndex())}};
    }

    Cell m_last = noCell;
    bool m_drawing = false;
    bool m_erasing = false;
};

class ObjectiveTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("objective"), Tool::tr("Objective"), QStringLiteral("tool-objective"),
                QStringLiteral("O"),
                Tool::tr("Click to mark an objective or to select the one there; the right button removes it")};
    }
    bool marksCell() const override { return true; }
    EditStep press(const Pointer &p) override
    {
        const Board &board = m_context.board();
        const auto &list = m_context.scenario().objectives;
        if ((p.cell == noCell && !board.grid.isTable()) || m_context.options().isLocked(MapLayer::Objectives))
            return {};
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!isAt(list[i], p))
                continue;
            if (p.button == Qt::RightButton)
                return {HK_NOOP("Remove objective"), {removeItem(i, list[i])}};
            m_context.setSelection({{}, {list[i].id}, noSide});
            return {};
        }
        if (p.button == Qt::RightButton)
            return {};
        Objective objective;
        objective.name = board.grid.isTable() ? "Objective" : board.label(p.cell);
        objective.id = freshId(m_context.scenario(), "objective " + objective.name);
        objective.points = 1;
        objective.place = board.grid.isTable() ? Place::onTable(m_context.boardIndex(), snapped(m_context, p.table))
                                               : Place::onCell(m_context.boardIndex(), p.cell);
        objective.radius = board.grid.isTable() ? 3 : 0;
        m_context.setSelection({{}, {objective.id}, noSide});
        return {HK_NOOP("New objective"), {insertItem(list.size(), objective)}};
    }

private:
    bool isAt(const Objective &objective, const Pointer &p) const
    {
        const Place &place = objective.place;
        if (place.kind == Place::Kind::Nowhere || place.board != m_context.boardIndex())
            return false;
        if (place.kind == Place::Kind::OnCell)
            return place.cell == p.cell;
        return std::hypot(place.at.x - p.table.x, place.at.y - p.table.y) < std::max(1.0, objective.radius);
    }
};

class UnitTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {
            QStringLiteral("unit"), Tool::tr("Place units"), QStringLiteral("tool-unit"), QStringLiteral("U"),
            Tool::tr("Click to put the chosen unit down, drag to face it; R, Shift+R or the wheel turn it; the right "
                     "button takes it off the map")};
    }
    bool marksCell() const override { return true; }
    EditStep press(const Pointer &p) override
    {
        m_piece = -1;
        if (m_context.options().isLocked(MapLayer::Counters))
            return {};
        const Scenario &scenario = m_context.scenario();
        if (p.button == Qt::RightButton) {
            if (p.piece < 0)
                return {};
            Piece piece = scenario.pieces[static_cast<std::size_t>(p.piece)];
            piece.place = Place::nowhere();
            return {HK_NOOP("Take unit off the map"),
                    {replacePiece(scenario, static_cast<std::size_t>(p.piece), piece)}};
        }
        m_piece = findPiece(scenario, m_context.options().unitToPlace);
        if (p.piece >= 0 && p.piece != m_piece) {
            m_piece = p.piece; // turn or choose the one that is there
            choose(p.piece);
            return {};
        }
        if (m_piece < 0)
            m_piece = nextUnplaced();
        const bool table = m_context.board().grid.isTable();
        if (m_piece < 0 || (!table && p.cell == noCell))
            return {};
        Piece piece = scenario.pieces[static_cast<std::size_t>(m_piece)];
        piece.place = table ? Place::onTable(m_context.boardIndex(), snapped(m_context, p.table))
                            : Place::onCell(m_context.boardIndex(), p.cell);
        choose(m_piece);
        return {HK_NOOP("Place unit"), {replacePiece(scenario, static_cast<std::size_t>(m_piece), piece)}};
    }
    EditStep move(const Pointer &p) override
    {
        if (m_piece < 0 || p.button != Qt::LeftButton || !m_context.scenario().system->hasFacing)
            return {};
        const Scenario &scenario = m_context.scenario();
        const Piece &piece = scenario.pieces[static_cast<std::size_t>(m_piece)];
        const Grid &grid = m_context.board().grid;
        QPointF from(piece.place.at.x, grid.bounds().height - piece.place.at.y);
        if (piece.place.kind == Place::Kind::OnCell)
            from = {grid.centre(piece.place.cell).x, grid.centre(piece.place.cell).y};
        const QPointF way = p.map - from;
        if (std::hypot(way.x(), way.y()) < 12 * p.pixel)
            return {};
        const double degrees = std::fmod(std::atan2(way.x(), -way.y()) * 180 / M_PI + 360, 360);
        return face(facingFor(degrees));
    }
    EditStep release(const Pointer &) override
    {
        m_last = m_piece;
        m_piece = -1;
        return {};
    }
    bool wantsKey(int key, Qt::KeyboardModifiers modifiers) const override
    {
        return key == Qt::Key_R && !modifiers.testFlag(Qt::ControlModifier);
    }
    EditStep key(int key, Qt::KeyboardModifiers modifiers, bool &handled) override
    {
        handled = key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight || key == Qt::Key_R;
        const bool back = key == Qt::Key_BracketLeft || modifiers.testFlag(Qt::ShiftModifier);
        return handled ? turn(chosenPiece(), back ? -1 : 1) : EditStep{};
    }
    EditStep wheel(const Pointer &p, int notches, bool &handled) override
    {
        handled = p.piece >= 0 && m_context.scenario().system->hasFacing && !p.modifiers;
        return handled ? turn(p.piece, notches < 0 ? 1 : -1) : EditStep{};
    }
    void cancel() override { m_piece = -1; }

private:
    int chosenPiece() const
    {
        int piece = m_last;
        for (const std::string &id : m_context.selection().items)
            if (const int found = findPiece(m_context.scenario(), id); found >= 0)
                piece = found;
        return piece;
    }
    EditStep turn(int piece, int steps)
    {
        m_piece = piece;
        const bool known = m_piece >= 0 && m_piece < static_cast<int>(m_context.scenario().pieces.size());
        if (!known || !m_context.scenario().system->hasFacing || m_context.options().isLocked(MapLayer::Counters))
            return {};
        const Grid &grid = m_context.board().grid;
        const double all = grid.isTable() ? 360 : grid.directions();
        const double step = (grid.isTable() ? 15 : 1) * steps;
        const double now = m_context.scenario().pieces[static_cast<std::size_t>(m_piece)].facing;
        const EditStep turned = face(std::fmod(now + step + all, all));
        m_piece = -1;
        return turned;
    }
    void choose(int piece)
    {
        m_context.setSelection({{}, {m_context.scenario().pieces[static_cast<std::size_t>(piece)].id}, noSide});
    }
    int nextUnplaced() const
    {
        const auto &pieces = m_context.scenario().pieces;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (pieces[i].place.kind == Place::Kind::Nowhere)
                return static_cast<int>(i);
        return -1;
    }
    double facingFor(double degrees) const
    {
        const Grid &grid = m_context.board().grid;
        if (grid.isTable())
            return std::fmod(std::round(degrees / 15) * 15, 360);
        const double first = grid.shape() == GridShape::HexPointy ? 30 : 0;
        const double step = 360.0 / grid.directions();
        const int direction = static_cast<int>(std::lround((degrees - first) / step));
        return (direction + grid.directions()) % grid.directions();
    }
    EditStep face(double facing) const
    {
        Piece piece = m_context.scenario().pieces[static_cast<std::size_t>(m_piece)];
        if (piece.facing == facing)
            return {};
        piece.facing = facing;
        return {HK_NOOP("Turn unit"), {replacePiece(m_context.scenario(), static_cast<std::size_t>(m_piece), piece)}};
    }
    int m_piece = -1;
    int m_last = -1;
};

} // namespace

void addItemTools(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<AreaTool>(context));
    tools.push_back(std::make_unique<ObjectiveTool>(context));
    addLabelTool(tools, context);
    tools.push_back(std::make_unique<UnitTool>(context));
    addTableTools(tools, context);
    tools.push_back(std::make_unique<StampTool>(context));
    addMeasureTool(tools, context);
    addUnderlayTool(tools, context);
}

} // namespace hotchkiss
