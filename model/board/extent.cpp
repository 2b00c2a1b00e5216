// SPDX-License-Identifier: MIT
#include "model/board/extent.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

// Words may stand in the margin of a sheet.
constexpr double textMargin = 2;

// Moves there and back again end on the same number.
double clean(double value)
{
    return std::round(value * 1e6) / 1e6;
}

Grid regrown(const Grid &grid, const Extent &extent)
{
    if (grid.isTable())
        return Grid::table(extent.width, extent.height);
    const int columns = static_cast<int>(extent.width);
    const int rows = static_cast<int>(extent.height);
    if (grid.isSquare())
        return Grid::squares(columns, rows, grid.neighbours());
    const int front = static_cast<int>(grid.shape() == GridShape::HexFlat ? extent.left : extent.top);
    Stagger stagger = grid.stagger();
    if ((front & 1) != 0)
        stagger = stagger == Stagger::Even ? Stagger::Odd : Stagger::Even;
    return Grid::hexes(columns, rows, grid.shape(), stagger);
}

MarkBits turnedRound(MarkBits bits)
{
    MarkBits out = bits;
    for (int kind = 0; kind < maxMarkKinds; ++kind) {
        const Mark mark = markIn(bits, kind);
        if (mark == Mark::HighHere)
            out = withMark(out, kind, Mark::HighThere);
        else if (mark == Mark::HighThere)
            out = withMark(out, kind, Mark::HighHere);
    }
    return out;
}

bool inside(const Rect &rect, Point p, double margin = 0)
{
    return p.x >= rect.left - margin && p.y >= rect.top - margin && p.x <= rect.left + rect.width + margin &&
           p.y <= rect.top + rect.height + margin;
}

void carryMarks(const Reframe &frame, const Grid &grid, const SideMarks &from, SideMarks &to)
{
    for (SideId side = 0; !from.empty() && side < grid.sideCount(); ++side) {
        MarkBits bits = from.at(side);
        if (bits == 0)
            continue;
        if (const SideId there = frame.side(side, bits); there != noSide)
            to.set(there, bits, frame.after().sideCount());
    }
}

bool anyOnTable(const Reframe &frame, const std::vector<Point> &points)
{
    return std::any_of(points.begin(), points.end(), [&frame](Point p) { return frame.isOnTable(p); });
}

} // namespace

Extent extentOf(const Grid &grid)
{
    if (grid.isTable())
        return {0, 0, grid.bounds().width, grid.bounds().height};
    return {0, 0, static_cast<double>(grid.columns()), static_cast<double>(grid.rows())};
}

Extent anchored(const Grid &grid, double width, double height, Anchor anchor)
{
    const Extent now = extentOf(grid);
    const int place = static_cast<int>(anchor);
    const auto front = [&grid](double more, int third) {
        const double share = more * third / 2;
        return grid.isTable() ? share : std::floor(share);
    };
    return {front(width - now.width, place % 3), front(height - now.height, place / 3), width, height};
}

Extent around(const Grid &grid, const std::vector<Cell> &cells)
{
    if (cells.empty() || grid.isTable())
        return extentOf(grid);
    Offset low = grid.offset(cells.front());
    Offset high = low;
    for (const Cell cell : cells) {
        const Offset at = grid.offset(cell);
        low = {std::min(low.column, at.column), std::min(low.row, at.row)};
        high = {std::max(high.column, at.column), std::max(high.row, at.row)};
    }
    return {-static_cast<double>(low.column), -static_cast<double>(low.row),
            static_cast<double>(high.column - low.column + 1), static_cast<double>(high.row - low.row + 1)};
}

Reframe::Reframe(const Grid &before, const Extent &extent)
    : m_before(before)
    , m_after(regrown(before, extent))
{
    if (before.isTable()) {
        m_shift = {extent.left, extent.top};
        m_up = extent.height - before.bounds().height - extent.top;
        return;
    }
    m_left = static_cast<int>(extent.left);
    m_top = static_cast<int>(extent.top);
    m_right = m_after.columns() - before.columns() - m_left;
    m_bottom = m_after.rows() - before.rows() - m_top;
    const Point from = before.centre(Offset{0, 0});
    const Point to = m_after.centre(Offset{m_left, m_top});
    m_shift = {to.x - from.x, to.y - from.y};
}

Cell Reframe::cell(Cell before) const
{
    if (!m_before.contains(before))
        return noCell;
    const Offset at = m_before.offset(before);
    return m_after.cell(Offset{at.column + m_left, at.row + m_top});
}

Point Reframe::mapPoint(Point before) const
{
    return {clean(before.x + m_shift.x), clean(before.y + m_shift.y)};
}

Point Reframe::point(Point before) const
{
    return m_before.isTable() ? Point{clean(before.x + m_shift.x), clean(before.y + m_up)} : mapPoint(before);
}

bool Reframe::isOnTable(Point after) const
{
    return inside(m_after.bounds(), after);
}

SideId Reframe::side(SideId before, MarkBits &bits) const
{
    int direction = m_before.sideDirection(before);
    Cell owner = cell(m_before.sideCell(before));
    if (owner == noCell) {
        owner = cell(m_before.sideOther(before));
        direction = m_before.opposite(direction);
        bits = turnedRound(bits);
    }
    if (owner == noCell)
        return noSide;
    const SideId there = m_after.side(owner, direction);
    if (m_after.sideCell(there) != owner)
        bits = turnedRound(bits);
    return there;
}

Labels Reframe::labels(const Labels &before) const
{
    Labels labels = before;
    const bool right = before.origin == Corner::TopRight || before.origin == Corner::BottomRight;
    const bool bottom = before.origin == Corner::BottomLeft || before.origin == Corner::BottomRight;
    // Cells keep their numbers as long as there are numbers below the first one.
    const bool digits = before.scheme == LabelScheme::ColumnRow || before.scheme == LabelScheme::RowColumn;
    const int least = digits ? 0 : 1;
    const int column = before.firstColumn - (right ? m_right : m_left);
    const int row = before.firstRow - (bottom ? m_bottom : m_top);
    labels.firstColumn = column >= least ? column : 1;
    labels.firstRow = row >= least ? row : 1;
    return labels;
}

bool Reframe::keepsText(Point before, Point after) const
{
    const Rect now = m_after.bounds();
    return inside(now, after) || (inside(now, after, textMargin) && !inside(m_before.bounds(), before));
}

Board Reframe::board(const Board &before) const
{
    Board board = before;
    board.grid = m_after;
    board.underlay.at = mapPoint(before.underlay.at);
    board.texts.clear();
    for (MapLabel text : before.texts) {
        const Point at = point(text.at);
        if (!keepsText(text.at, at))
            continue;
        text.at = at;
        board.texts.push_back(std::move(text));
    }
    const auto shift = [this](std::vector<Point> &points) {
        for (Point &p : points)
            p = point(p);
    };
    for (TableShape &shape : board.shapes)
        shift(shape.points);
    std::erase_if(board.shapes, [this](const TableShape &shape) { return !anyOnTable(*this, shape.points); });
    board.areas.clear();
    for (const Area &was : before.areas) {
        Area area = was;
        shift(area.outline);
        for (Cell &cell : area.cells)
            cell = this->cell(cell);
        std::erase(area.cells, noCell);
        // An area that covered something and covers nothing now is gone.
        const bool isGone =
            (!was.cells.empty() && area.cells.empty()) || (!was.outline.empty() && !anyOnTable(*this, area.outline));
        if (!isGone)
            board.areas.push_back(std::move(area));
    }
    if (m_before.isTable())
        return board;
    board.labels = labels(before.labels);
    board.cells.assign(static_cast<std::size_t>(m_after.cellCount()), CellContent{});
    for (Cell from = 0; from < m_before.cellCount(); ++from)
        if (const Cell to = cell(from); to != noCell)
            board.cells[static_cast<std::size_t>(to)] = before.at(from);
    board.notes.clear();
    for (const auto &[from, note] : before.notes)
        if (const Cell to = cell(from); to != noCell)
            board.notes[to] = note;
    board.sides = {};
    board.paths = {};
    carryMarks(*this, m_before, before.sides, board.sides);
    carryMarks(*this, m_before, before.paths, board.paths);
    return board;
}

} // namespace hotchkiss
