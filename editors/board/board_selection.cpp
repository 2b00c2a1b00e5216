// SPDX-License-Identifier: MIT
// What the editor does with a selection: choose, delete, copy, paste, show.
#include "editors/board/board_editor.h"
#include "editors/tools/preview.h"
#include "editors/tools/stamp_tool.h"
#include "model/board/extent.h"
#include "views/board/board_painter.h"

#include <algorithm>
#include <iterator>

namespace hotchkiss {

void BoardEditor::selectAll()
{
    Selection all;
    for (Cell cell = 0; cell < board().grid.cellCount(); ++cell)
        all.cells.push_back(cell);
    for (const Piece &piece : m_context->scenario().pieces)
        if (piece.place.kind != Place::Kind::Nowhere && piece.place.board == boardIndex())
            all.items.insert(piece.id);
    if (board().grid.isTable())
        addTableItems(all);
    m_context->setSelection(std::move(all));
}

void BoardEditor::addTableItems(Selection &selection) const
{
    for (const TableShape &shape : board().shapes)
        selection.items.insert(shape.id);
    for (const Area &area : board().areas)
        selection.items.insert(area.id);
    for (const MapLabel &text : board().texts)
        selection.items.insert(text.id);
    for (const Objective &objective : m_context->scenario().objectives)
        if (objective.place.kind != Place::Kind::Nowhere && objective.place.board == boardIndex())
            selection.items.insert(objective.id);
}

void BoardEditor::selectNone()
{
    m_context->setSelection({});
}

void BoardEditor::invertSelection()
{
    if (board().grid.isTable())
        return invertItems();
    const auto &before = m_context->selection().cells;
    Selection rest;
    for (Cell cell = 0; cell < board().grid.cellCount(); ++cell)
        if (!std::binary_search(before.begin(), before.end(), cell))
            rest.cells.push_back(cell);
    m_context->setSelection(std::move(rest));
}

// A table has no cells: what stands and lies on it is inverted.
void BoardEditor::invertItems()
{
    const auto before = m_context->selection().items;
    selectAll();
    Selection rest = m_context->selection();
    for (const std::string &id : before)
        rest.items.erase(id);
    m_context->setSelection(std::move(rest));
}

namespace {

template <typename T>
void removeChosen(EditStep &step, const std::vector<T> &list, const std::set<std::string> &ids, int board)
{
    for (std::size_t i = list.size(); i-- > 0;)
        if (ids.contains(list[i].id))
            step.edits.push_back(removeItem(i, list[i], board));
}

} // namespace

void BoardEditor::deleteSelection()
{
    const Selection &chosen = m_context->selection();
    const Scenario &scenario = m_context->scenario();
    const auto &options = m_context->options();
    EditStep step{HK_NOOP("Delete from the map"), {}};
    // Pieces go back to the order of battle; they are not forgotten.
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        Piece piece = scenario.pieces[i];
        if (!chosen.items.contains(piece.id) || piece.place.kind == Place::Kind::Nowhere ||
            options.isLocked(MapLayer::Counters))
            continue;
        piece.place = Place::nowhere();
        step.edits.push_back(replacePiece(scenario, i, piece));
    }
    if (!options.isLocked(MapLayer::Texts))
        removeChosen(step, board().texts, chosen.items, boardIndex());
    if (!options.isLocked(MapLayer::Terrain))
        removeChosen(step, board().shapes, chosen.items, boardIndex());
    if (!options.isLocked(MapLayer::Areas))
        removeChosen(step, board().areas, chosen.items, boardIndex());
    if (!options.isLocked(MapLayer::Objectives))
        removeChosen(step, scenario.objectives, chosen.items, 0);
    BoardEdits edits(*m_context);
    for (const Cell cell : chosen.cells)
        if (chosen.items.empty())
            edits.setCell(cell, CellContent{});
    const EditStep cells = edits.step({});
    step.edits.insert(step.edits.end(), cells.edits.begin(), cells.edits.end());
    m_context->document()->execute(step);
}

void BoardEditor::zoomToSelection()
{
    QRectF all;
    for (const Cell cell : m_context->selection().cells)
        all |= cellPolygon(board().grid, cell).boundingRect();
    const auto &pieces = m_context->scenario().pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (m_context->selection().items.contains(pieces[i].id) && pieces[i].place.board == boardIndex())
            all |= pieceOutline(m_context->scenario(), static_cast<int>(i)).boundingRect();
    for (const TableShape &shape : board().shapes)
        for (const Point &p : shape.points)
            if (m_context->selection().items.contains(shape.id))
                all |= QRectF(flipTable(board(), {p.x, p.y}) - QPointF(1, 1), QSizeF(2, 2));
    if (!all.isEmpty())
        zoomTo(all.adjusted(-1, -1, 1, 1));
}

Stamp BoardEditor::copied() const
{
    Stamp stamp = copyStamp(board(), m_context->selection().cells);
    stamp.shape = board().grid.shape();
    const auto &items = m_context->selection().items;
    const auto isChosen = [&items](const auto &item) { return items.contains(item.id); };
    std::copy_if(board().shapes.begin(), board().shapes.end(), std::back_inserter(stamp.shapes), isChosen);
    std::copy_if(board().texts.begin(), board().texts.end(), std::back_inserter(stamp.texts), isChosen);
    return stamp;
}

void BoardEditor::copy()
{
    const Stamp stamp = copied();
    if (!stamp.empty())
        putOnClipboard(stamp, *m_context->scenario().system);
}

void BoardEditor::cut()
{
    copy();
    deleteSelection();
}

void BoardEditor::putDown(const Stamp &stamp, Cell at, Point shift, Text name)
{
    if (stamp.shape != board().grid.shape())
        return;
    BoardEdits edits(*m_context);
    if (at != noCell)
        stamp.put(edits, at);
    Selection fresh;
    std::set<std::string> taken;
    const auto freshName = [&](const std::string &stem) {
        std::string id = freshId(m_context->scenario(), stem);
        for (int number = 2; !taken.insert(id).second; ++number)
            id = freshId(m_context->scenario(), stem + " " + std::to_string(number));
        fresh.items.insert(id);
        return id;
    };
    std::size_t shapes = board().shapes.size();
    for (TableShape shape : stamp.shapes) {
        shape.id = freshName(shape.kind);
        for (Point &p : shape.points)
            p = {p.x + shift.x, p.y + shift.y};
        edits.add(insertItem(shapes++, shape, boardIndex()));
    }
    std::size_t texts = board().texts.size();
    for (MapLabel text : stamp.texts) {
        text.id = freshName("label");
        text.at = {text.at.x + shift.x, text.at.y + shift.y};
        edits.add(insertItem(texts++, text, boardIndex()));
    }
    m_context->document()->execute(edits.step(std::move(name)));
    if (!fresh.empty())
        m_context->setSelection(std::move(fresh));
}

void BoardEditor::paste()
{
    const Stamp stamp = stampOnClipboard(*m_context->scenario().system);
    if (stamp.empty())
        return;
    QPointF where = visibleRect().contains(m_pointer) ? m_pointer : visibleRect().center();
    if (m_cursor != noCell)
        where = {board().grid.centre(m_cursor).x, board().grid.centre(m_cursor).y};
    const Cell at = board().grid.cellAt({where.x(), where.y()});
    if (board().grid.isTable())
        where = flipTable(board(), where);
    const Point middle = stamp.middle();
    putDown(stamp, at, {where.x() - middle.x, where.y() - middle.y}, HK_NOOP("Paste"));
}

void BoardEditor::duplicate()
{
    const Stamp stamp = copied();
    const auto &cells = m_context->selection().cells;
    Cell beside = noCell;
    if (!cells.empty()) {
        // To the right of the region, as far as it is wide; to the left where there is no room.
        const Offset at = board().grid.offset(cells[cells.size() / 2]);
        const int wide = static_cast<int>(around(board().grid, cells).width);
        beside = board().grid.cell(Offset{at.column + wide, at.row});
        if (beside == noCell)
            beside = board().grid.cell(Offset{at.column - wide, at.row});
    }
    const double step = board().grid.isTable() ? 2 : 0.5;
    putDown(stamp, beside, {step, board().grid.isTable() ? -step : step}, HK_NOOP("Duplicate"));
}

void BoardEditor::addAreas(QPainterPath &edge) const
{
    const Grid &grid = board().grid;
    for (const Area &area : board().areas) {
        if (!m_context->selection().items.contains(area.id))
            continue;
        QPolygonF outline;
        for (const Point &p : area.outline)
            outline << flipTable(board(), {p.x, p.y});
        edge.addPolygon(outline);
        edge.closeSubpath();
        const std::set<Cell> inside(area.cells.begin(), area.cells.end());
        for (const Cell cell : inside)
            for (int d = 0; grid.contains(cell) && d < grid.directions(); ++d) {
                if (!grid.crossesSide(d) || inside.contains(grid.neighbour(cell, d)))
                    continue;
                const auto ends = grid.sideEnds(grid.side(cell, d));
                edge.moveTo(ends[0].x, ends[0].y);
                edge.lineTo(ends[1].x, ends[1].y);
            }
    }
}

void BoardEditor::addObjectives(QPainterPath &edge, double pixel) const
{
    for (const Objective &objective : m_context->scenario().objectives) {
        const Place &place = objective.place;
        if (!m_context->selection().items.contains(objective.id) || place.board != boardIndex())
            continue;
        if (place.kind == Place::Kind::OnTable)
            edge.addEllipse(flipTable(board(), {place.at.x, place.at.y}), 11 * pixel, 11 * pixel);
        else if (place.kind == Place::Kind::OnCell)
            edge.addEllipse(QPointF(board().grid.centre(place.cell).x + 0.3, board().grid.centre(place.cell).y + 0.28),
                            0.18, 0.18);
    }
}

void BoardEditor::paintSelection(QPainter &painter, const QRectF &exposed, double pixel) const
{
    const Selection &chosen = m_context->selection();
    const Grid &grid = board().grid;
    QPainterPath edge;
    QPainterPath area;
    const auto isChosen = [&chosen](Cell cell) {
        return cell != noCell && std::binary_search(chosen.cells.begin(), chosen.cells.end(), cell);
    };
    const QRectF near = exposed.adjusted(-1, -1, 1, 1);
    const bool detailed = pixel < 0.25;
    for (const Cell cell : chosen.cells) {
        const Point at = grid.centre(cell);
        if (!near.contains(at.x, at.y))
            continue;
        if (!detailed) {
            painter.fillRect(QRectF(at.x - 0.5, at.y - 0.5, 1, 1), QColor(0x2a, 0x6f, 0xdb, 90));
            continue;
        }
        area.addPolygon(cellPolygon(grid, cell));
        for (int d = 0; d < grid.directions(); ++d) {
            if (!grid.crossesSide(d) || isChosen(grid.neighbour(cell, d)))
                continue;
            const auto ends = grid.sideEnds(grid.side(cell, d));
            edge.moveTo(ends[0].x, ends[0].y);
            edge.lineTo(ends[1].x, ends[1].y);
        }
    }
    const auto &scenario = m_context->scenario();
    for (std::size_t i = 0; i < scenario.pieces.size() && !chosen.items.empty(); ++i)
        if (scenario.pieces[i].place.kind != Place::Kind::Nowhere && scenario.pieces[i].place.board == boardIndex() &&
            chosen.items.contains(scenario.pieces[i].id)) {
            edge.addPolygon(pieceOutline(scenario, static_cast<int>(i)));
            edge.closeSubpath();
        }
    for (const MapLabel &text : board().texts)
        if (chosen.items.contains(text.id)) {
            const QPointF at =
                grid.isTable() ? flipTable(board(), {text.at.x, text.at.y}) : QPointF(text.at.x, text.at.y);
            edge.addEllipse(at, 9 * pixel, 9 * pixel);
        }
    for (const TableShape &shape : board().shapes)
        if (chosen.items.contains(shape.id)) {
            QPolygonF polygon;
            for (const Point &p : shape.points)
                polygon << flipTable(board(), {p.x, p.y});
            edge.addPolygon(polygon);
        }
    addAreas(edge);
    addObjectives(edge, pixel);
    painter.fillPath(area, QColor(0x2a, 0x6f, 0xdb, 50));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 220), 4 * pixel));
    painter.drawPath(edge);
    painter.setPen(QPen(QColor(0x1d, 0x55, 0xb5), 2 * pixel));
    painter.drawPath(edge);
}

} // namespace hotchkiss
