// SPDX-License-Identifier: MIT
#include "views/board/board_painter.h"
#include "views/board/map_names.h"
#include "views/board/paint_context.h"
#include "views/board/river_names.h"
#include "views/board/worn_counter.h"

#include <QLineF>

#include <optional>

namespace hotchkiss {

namespace {

/// Curves look at the two next cells, and washes and trees reach half a cell
/// beyond.
constexpr double cellReach = 2.6;
/// Horses that are let go stand beside their unit.
constexpr double counterReach = 1.6;
/// A name makes room for another one, which may lie some cells away.
constexpr double nameReach = 8;
/// The longest line of battle on a table, half of it, and its label.
constexpr double tableReach = 24;

class DirtyRect
{
public:
    DirtyRect(const Scenario &scenario, int index)
        : m_scenario(scenario)
        , m_board(scenario.boards[static_cast<std::size_t>(index)])
        , m_index(index)
    {}

    QRectF operator()(const CellsChanged &change) const
    {
        QRectF rect;
        if (change.board == m_index)
            for (const Cell cell : change.cells)
                rect |= around(toQt(m_board.grid.centre(cell)), cellReach);
        return rect;
    }
    QRectF operator()(const MarksChanged &change) const
    {
        QRectF rect;
        if (change.board == m_index)
            for (const SideId side : change.sides)
                rect |= around(toQt(m_board.grid.sideMiddle(side)), cellReach) | riverNames(side);
        // Names make room for roads.
        if (change.board == m_index && change.layer == MarkLayer::Paths)
            for (const SideId side : change.sides)
                rect |= names(around(toQt(m_board.grid.sideMiddle(side)), counterReach));
        return rect;
    }
    QRectF operator()(const NoteChanged &change) const
    {
        return change.board == m_index ? around(toQt(m_board.grid.centre(change.cell)), nameReach) : QRectF();
    }
    QRectF operator()(const ItemChanged &change) const
    {
        switch (change.list) {
        case ListId::Pieces:
            return counter(change.oldPlace) | counter(change.newPlace) | horses(change.index);
        case ListId::Objectives:
            return at(change.oldPlace, nameReach) | at(change.newPlace, nameReach);
        case ListId::Areas:
        case ListId::Shapes:
        case ListId::Texts:
            return change.board == m_index ? all() : QRectF();
        case ListId::Commands:
        case ListId::Sides:
            return all();
        case ListId::Turns:
        case ListId::Arrivals:
        case ListId::Events:
            break;
        }
        return {};
    }
    QRectF operator()(const InfoChanged &) const { return all(); }
    QRectF operator()(const ChartChanged &) const { return {}; }
    QRectF operator()(const BoardChanged &change) const { return change.board == m_index ? all() : QRectF(); }
    QRectF operator()(const ScenarioReset &) const { return all(); }

private:
    /// Names that run along the water there move with it.
    QRectF riverNames(SideId side) const
    {
        QRectF rect;
        const QPointF middle = toQt(m_board.grid.sideMiddle(side));
        for (const MapLabel &label : m_board.texts)
            if (label.style == "water" && label.rotation == 0 &&
                QLineF(middle, toQt(label.at)).length() < 2 * riverReach)
                rect |= around(toQt(label.at), riverReach + 1.5);
        return rect;
    }
    /// A counter, and the names that make room for it.
    QRectF counter(const std::optional<Place> &place) const
    {
        const QRectF rect = at(place, counterReach);
        return rect.isEmpty() ? rect : rect | names(rect);
    }
    /// The marker of a unit's horses, which stand elsewhere.
    QRectF horses(std::size_t piece) const
    {
        if (piece >= m_scenario.pieces.size())
            return {};
        const Cell cell = horsesOf(m_scenario, m_index, m_scenario.pieces[piece]);
        return cell == noCell ? QRectF() : horsesRect(toQt(m_board.grid.centre(cell)));
    }
    /// The names that a change may move: those there, and those that they push in turn.
    QRectF names(const QRectF &rect) const
    {
        if (!m_known)
            m_known = nameZones(m_scenario, m_index);
        const std::vector<QRectF> &zones = *m_known;
        QRectF all;
        std::vector<QRectF> fresh{rect};
        std::vector<char> taken(zones.size(), 0);
        while (!fresh.empty()) {
            const QRectF from = fresh.back();
            fresh.pop_back();
            for (std::size_t i = 0; i < zones.size(); ++i)
                if (taken[i] == 0 && zones[i].intersects(from)) {
                    taken[i] = 1;
                    all |= zones[i];
                    fresh.push_back(zones[i]);
                }
        }
        return all;
    }
    static QRectF around(QPointF point, double reach)
    {
        return {point.x() - reach, point.y() - reach, 2 * reach, 2 * reach};
    }
    QRectF all() const { return sheetRect(m_board, MapStyle()); }
    QRectF at(const std::optional<Place> &place, double reach) const
    {
        if (!place || place->board != m_index)
            return {};
        if (place->kind == Place::Kind::OnTable)
            return around(flipTable(m_board, toQt(place->at)), tableReach);
        if (place->kind == Place::Kind::OnCell && m_board.grid.contains(place->cell))
            return around(toQt(m_board.grid.centre(place->cell)), reach);
        return {};
    }

    const Scenario &m_scenario;
    const Board &m_board;
    int m_index;
    mutable std::optional<std::vector<QRectF>> m_known; ///< zones of names, when asked for
};

} // namespace

QRectF dirtyRect(const Scenario &scenario, int board, const Change &change)
{
    if (board < 0 || board >= static_cast<int>(scenario.boards.size()))
        return {};
    return std::visit(DirtyRect(scenario, board), change);
}

} // namespace hotchkiss
