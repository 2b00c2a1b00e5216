// SPDX-License-Identifier: MIT
#include "editors/tools/cell_sets.h"
#include "editors/tools/preview.h"
#include "editors/tools/table_tools.h"
#include "views/board/board_painter.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

// Cells found by a gesture join the selection (Shift), leave it (Control) or replace it.
Selection combined(const Selection &before, Selection found, Qt::KeyboardModifiers modifiers)
{
    std::sort(found.cells.begin(), found.cells.end());
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        Selection both = before;
        both.cells.clear();
        std::set_union(before.cells.begin(), before.cells.end(), found.cells.begin(), found.cells.end(),
                       std::back_inserter(both.cells));
        both.items.insert(found.items.begin(), found.items.end());
        return both;
    }
    if (modifiers.testFlag(Qt::ControlModifier)) {
        Selection rest = before;
        rest.cells.clear();
        std::set_symmetric_difference(before.cells.begin(), before.cells.end(), found.cells.begin(), found.cells.end(),
                                      std::back_inserter(rest.cells));
        for (const std::string &id : found.items)
            if (!rest.items.insert(id).second)
                rest.items.erase(id);
        return rest;
    }
    return found;
}

// On a table a gesture also takes the shapes and zones it holds wholly, and the names and objectives in it.
void addTableItems(const ToolContext &context, const std::vector<Point> &polygon, Selection &found)
{
    const Board &board = context.board();
    const auto &options = context.options();
    const auto holds = [&](Point p) {
        const QPointF at = flipTable(board, {p.x, p.y});
        return insidePolygon(polygon, {at.x(), at.y()});
    };
    const auto holdsAll = [&](const std::vector<Point> &points) {
        return !points.empty() && std::all_of(points.begin(), points.end(), holds);
    };
    for (const TableShape &shape : board.shapes)
        if (!options.isLocked(MapLayer::Terrain) && holdsAll(shape.points))
            found.items.insert(shape.id);
    for (const Area &area : board.areas)
        if (!options.isLocked(MapLayer::Areas) && holdsAll(area.outline))
            found.items.insert(area.id);
    for (const MapLabel &text : board.texts)
        if (!options.isLocked(MapLayer::Texts) && holds(text.at))
            found.items.insert(text.id);
    for (const Objective &objective : context.scenario().objectives)
        if (!options.isLocked(MapLayer::Objectives) && objective.place.kind == Place::Kind::OnTable &&
            objective.place.board == context.boardIndex() && holds(objective.place.at))
            found.items.insert(objective.id);
}

Selection inside(const ToolContext &context, const std::vector<Point> &polygon)
{
    Selection found;
    const Board &board = context.board();
    if (!board.grid.isTable())
        found.cells = cellsInside(board.grid, polygon);
    const auto &options = context.options();
    const auto &pieces = context.scenario().pieces;
    for (std::size_t i = 0; i < pieces.size() && !options.isLocked(MapLayer::Counters); ++i) {
        if (pieces[i].place.kind == Place::Kind::Nowhere || pieces[i].place.board != context.boardIndex())
            continue;
        const QPointF at = pieceOutline(context.scenario(), static_cast<int>(i)).boundingRect().center();
        if (insidePolygon(polygon, {at.x(), at.y()}))
            found.items.insert(pieces[i].id);
    }
    if (board.grid.isTable())
        addTableItems(context, polygon, found);
    return found;
}

class SelectTool : public Tool
{
public:
    using Tool::Tool;

    Description description() const override
    {
        return {QStringLiteral("select"), Tool::tr("Select"), QStringLiteral("tool-select"), QStringLiteral("V"),
                Tool::tr(
                    "Click or drag a rectangle; drag pieces, names and shapes to move them; Shift adds, Ctrl toggles")};
    }
    Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }

    EditStep press(const Pointer &p) override
    {
        if (p.button != Qt::LeftButton)
            return {};
        m_from = p;
        m_to = p;
        m_pressed = true;
        const Selection under = clicked();
        m_moves = !under.items.empty() && !p.modifiers;
        if (m_moves && !m_context.selection().items.contains(*under.items.begin()))
            m_context.setSelection(under);
        return {};
    }

    EditStep move(const Pointer &p) override
    {
        if (m_pressed)
            m_to = p;
        return {};
    }

    EditStep release(const Pointer &p) override
    {
        if (!m_pressed)
            return {};
        m_pressed = false;
        m_to = p;
        if (!isDrag()) {
            m_context.setSelection(combined(m_context.selection(), clicked(), p.modifiers));
            return {};
        }
        if (m_moves)
            return moveItems();
        m_context.setSelection(combined(m_context.selection(), inside(m_context, polygon()), p.modifiers));
        return {};
    }

    void cancel() override { m_pressed = false; }

    void paintPreview(QPainter &painter, double pixel) const override
    {
        if (!m_pressed || !isDrag())
            return;
        QPainterPath path;
        if (!m_moves) {
            path.addRect(QRectF(m_from.map, m_to.map).normalized());
        } else {
            for (std::size_t i = 0; i < m_context.scenario().pieces.size(); ++i)
                if (m_context.selection().items.contains(m_context.scenario().pieces[i].id))
                    path.addPolygon(
                        pieceOutline(m_context.scenario(), static_cast<int>(i)).translated(m_to.map - m_from.map));
            for (const TableShape &shape : m_context.board().shapes) {
                QPolygonF outline;
                for (const Point &p : shape.points)
                    outline << flipTable(m_context.board(), {p.x, p.y}) + m_to.map - m_from.map;
                if (m_context.selection().items.contains(shape.id))
                    path.addPolygon(outline);
            }
            for (const Area &area : m_context.board().areas) {
                QPolygonF outline;
                for (const Point &p : area.outline)
                    outline << flipTable(m_context.board(), {p.x, p.y}) + m_to.map - m_from.map;
                if (m_context.selection().items.contains(area.id))
                    path.addPolygon(outline);
            }
            path.addEllipse(m_to.map, 3 * pixel, 3 * pixel);
        }
        strokePreview(painter, path, pixel, 1.5);
    }

private:
    std::string pieceId(int piece) const { return m_context.scenario().pieces[static_cast<std::size_t>(piece)].id; }

    bool isDrag() const
    {
        const QPointF way = m_to.map - m_from.map;
        return std::hypot(way.x(), way.y()) > 4 * m_to.pixel;
    }

    std::vector<Point> polygon() const
    {
        const QRectF r = QRectF(m_from.map, m_to.map).normalized();
        return {{r.left(), r.top()}, {r.right(), r.top()}, {r.right(), r.bottom()}, {r.left(), r.bottom()}};
    }

    // What lies on top under the pointer: a piece, a label, a shape, or the cell.
    Selection clicked() const
    {
        const Board &board = m_context.board();
        const auto &options = m_context.options();
        if (m_to.piece >= 0 && !options.isLocked(MapLayer::Counters))
            return {{}, {pieceId(m_to.piece)}, noSide};
        const Point here = board.grid.isTable() ? m_to.table : Point{m_to.map.x(), m_to.map.y()};
        if (const int text = mapTextAt(board, here); text >= 0 && !options.isLocked(MapLayer::Texts))
            return {{}, {board.texts[static_cast<std::size_t>(text)].id}, noSide};
        for (const Objective &objective : m_context.scenario().objectives)
            if (!options.isLocked(MapLayer::Objectives) && isAt(objective, here))
                return {{}, {objective.id}, noSide};
        for (auto shape = board.shapes.rbegin(); shape != board.shapes.rend(); ++shape)
            if (!options.isLocked(MapLayer::Terrain) && touchesShape(*m_context.scenario().system, *shape, here))
                return {{}, {shape->id}, noSide};
        for (const Area &area : board.areas)
            if (!area.outline.empty() && !options.isLocked(MapLayer::Areas) && insidePolygon(area.outline, here))
                return {{}, {area.id}, noSide};
        return m_to.cell == noCell ? Selection{} : Selection{{m_to.cell}, {}, noSide};
    }

    // An objective's star stands in the lower right of its cell.
    bool isAt(const Objective &objective, Point here) const
    {
        const Place &place = objective.place;
        const Grid &grid = m_context.board().grid;
        if (place.kind == Place::Kind::Nowhere || place.board != m_context.boardIndex())
            return false;
        if (place.kind == Place::Kind::OnTable)
            return std::hypot(place.at.x - here.x, place.at.y - here.y) < 1;
        const Point centre = grid.centre(place.cell);
        return std::hypot(centre.x + 0.3 - here.x, centre.y + 0.28 - here.y) < 0.18;
    }

    EditStep moveItems() const
    {
        EditStep step{HK_NOOP("Move"), {}};
        movePieces(step);
        const Board &board = m_context.board();
        const auto &items = m_context.selection().items;
        const bool table = board.grid.isTable();
        const QPointF way = m_to.map - m_from.map;
        const auto moved = [&way, table](Point p) { return Point{p.x + way.x(), p.y + (table ? -way.y() : way.y())}; };
        const auto moveAll = [&](const auto &list, auto &&move) {
            for (std::size_t i = 0; i < list.size(); ++i) {
                auto item = list[i];
                if (!items.contains(item.id))
                    continue;
                move(item);
                if (!(item == list[i]))
                    step.edits.push_back(replaceItem(i, list[i], item, m_context.boardIndex()));
            }
        };
        const auto &options = m_context.options();
        if (!options.isLocked(MapLayer::Texts))
            moveAll(board.texts, [&](MapLabel &text) { text.at = moved(text.at); });
        if (!options.isLocked(MapLayer::Terrain))
            moveAll(board.shapes, [&](TableShape &shape) {
                for (Point &p : shape.points)
                    p = moved(p);
            });
        if (!options.isLocked(MapLayer::Areas))
            moveAll(board.areas, [&](Area &area) {
                for (Point &p : area.outline)
                    p = moved(p);
            });
        if (!options.isLocked(MapLayer::Objectives))
            moveAll(m_context.scenario().objectives, [&](Objective &objective) {
                if (objective.place.board != m_context.boardIndex())
                    return;
                if (objective.place.kind == Place::Kind::OnTable)
                    objective.place.at = moved(objective.place.at);
                else if (objective.place.kind == Place::Kind::OnCell)
                    objective.place.cell = movedCell(objective.place.cell);
            });
        return step;
    }

    // Where the drag carries a cell: that under the hand to the pointer's, the others as far; else it stays.
    Cell movedCell(Cell cell) const
    {
        const Grid &grid = m_context.board().grid;
        const QPointF way = m_to.map - m_from.map;
        const Point from = grid.centre(cell);
        const Cell to = cell == m_from.cell ? m_to.cell : grid.cellAt({from.x + way.x(), from.y + way.y()});
        return to == noCell ? cell : to;
    }

    void movePieces(EditStep &step) const
    {
        if (m_context.options().isLocked(MapLayer::Counters))
            return;
        const Scenario &scenario = m_context.scenario();
        const QPointF way = m_to.map - m_from.map;
        for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
            Piece piece = scenario.pieces[i];
            if (!m_context.selection().items.contains(piece.id) || piece.place.board != m_context.boardIndex())
                continue;
            if (piece.place.kind == Place::Kind::OnTable) {
                piece.place.at = {piece.place.at.x + way.x(), piece.place.at.y - way.y()};
            } else if (piece.place.kind == Place::Kind::OnCell) {
                const Cell to = movedCell(piece.place.cell);
                if (to == piece.place.cell)
                    continue;
                piece.place = Place::onCell(m_context.boardIndex(), to);
            }
            step.edits.push_back(replacePiece(scenario, i, piece));
        }
    }

    Pointer m_from;
    Pointer m_to;
    bool m_pressed = false;
    bool m_moves = false;
};

class LassoTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("lasso"), Tool::tr("Lasso"), QStringLiteral("tool-lasso"), QStringLiteral("L"),
                Tool::tr("Draw around what is to be selected; Shift adds, Ctrl toggles")};
    }
    EditStep press(const Pointer &p) override
    {
        m_line = {{p.map.x(), p.map.y()}};
        return {};
    }
    EditStep move(const Pointer &p) override
    {
        if (!m_line.empty())
            m_line.push_back({p.map.x(), p.map.y()});
        return {};
    }
    EditStep release(const Pointer &p) override
    {
        m_context.setSelection(combined(m_context.selection(), inside(m_context, m_line), p.modifiers));
        m_line.clear();
        return {};
    }
    void cancel() override { m_line.clear(); }
    void paintPreview(QPainter &painter, double pixel) const override
    {
        QPolygonF polygon;
        for (const Point &p : m_line)
            polygon << QPointF(p.x, p.y);
        QPainterPath path;
        path.addPolygon(polygon);
        strokePreview(painter, path, pixel, 1.5);
    }

private:
    std::vector<Point> m_line;
};

class SameTerrainTool : public Tool
{
public:
    using Tool::Tool;
    Description description() const override
    {
        return {QStringLiteral("same-terrain"), Tool::tr("Select same terrain"), QStringLiteral("tool-same-terrain"),
                QStringLiteral("W"), Tool::tr("Click: the region of equal terrain; Alt: everywhere on the map")};
    }
    bool marksCell() const override { return true; }
    bool worksOn(const Board &board) const override { return !board.grid.isTable(); }
    EditStep press(const Pointer &p) override
    {
        if (p.cell == noCell)
            return {};
        const bool everywhere = p.modifiers.testFlag(Qt::AltModifier) || m_context.options().fillAll;
        const Board &board = m_context.board();
        Selection found{everywhere ? alike(board, p.cell) : region(board, p.cell), {}, noSide};
        m_context.setSelection(combined(m_context.selection(), std::move(found), p.modifiers));
        return {};
    }
};

} // namespace

void addSelectTools(ToolList &tools, ToolContext &context)
{
    tools.push_back(std::make_unique<SelectTool>(context));
    tools.push_back(std::make_unique<LassoTool>(context));
    tools.push_back(std::make_unique<SameTerrainTool>(context));
}

} // namespace hotchkiss
