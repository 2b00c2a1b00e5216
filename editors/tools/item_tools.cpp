// SPDX-License-Identifier: MIT
// Tools that put things on the map: objectives and units.
#include "editors/tools/stamp_tool.h"
#include "editors/tools/table_tools.h"
#include "editors/tools/tools.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

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
            auto options = m_context.options();
            options.unitToPlace = scenario.pieces[static_cast<std::size_t>(p.piece)].id;
            m_context.setOptions(options);
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
    addAreaTool(tools, context);
    tools.push_back(std::make_unique<ObjectiveTool>(context));
    addLabelTool(tools, context);
    tools.push_back(std::make_unique<UnitTool>(context));
    addTableTools(tools, context);
    tools.push_back(std::make_unique<StampTool>(context));
    addMeasureTool(tools, context);
    addUnderlayTool(tools, context);
}

} // namespace hotchkiss
