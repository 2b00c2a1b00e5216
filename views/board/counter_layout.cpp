// SPDX-License-Identifier: MIT
#include "views/board/counter_layout.h"

#include "views/board/board_painter.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace hotchkiss {

namespace {

constexpr double counterSize = 0.62;

double number(const Scenario &scenario, const Piece &piece, const char *key, double otherwise)
{
    const Field *field = findField(fieldsOf(*scenario.system, piece.kind), key);
    const auto set = piece.fields.find(key);
    if (field == nullptr && set == piece.fields.end())
        return otherwise;
    const Value value = field != nullptr ? valueOr(piece.fields, *field) : set->second;
    if (const double *real = std::get_if<double>(&value))
        return *real > 0 ? *real : otherwise;
    if (const std::int64_t *whole = std::get_if<std::int64_t>(&value))
        return *whole > 0 ? static_cast<double>(*whole) : otherwise;
    return otherwise;
}

} // namespace

QRectF counterRect(QPointF centre, bool leader, int n, Stack stack)
{
    if (leader && stack.units > 0) {
        // At the upper right, the first one outmost.
        constexpr double size = counterSize * 0.56;
        const double step = stack.leaders > 1 ? std::min(0.16, 0.34 / (stack.leaders - 1)) : 0;
        const double right = centre.x() + 0.46 - (stack.leaders - 1 - n) * step;
        return {right - size, centre.y() - 0.49, size, size};
    }
    const int count = leader ? stack.leaders : stack.units;
    const double size = count > 1 ? counterSize * 0.9 : counterSize;
    // However many there are, the fan stays inside the cell.
    const double step = count > 1 ? std::min(0.1, 0.26 / (count - 1)) : 0;
    const double shift = (n - (count - 1) / 2.0) * step;
    // Units below a leader make room for it.
    const QPointF aside = stack.leaders > 0 && stack.units > 0 ? QPointF(-0.09, 0.12) : QPointF();
    return {centre.x() - size / 2 + shift + aside.x(), centre.y() - size / 2 - shift + aside.y(), size, size};
}

QPointF stackCentre(const Board &board, const Place &place)
{
    const Point middle = board.grid.centre(place.cell);
    QPointF at(middle.x, middle.y);
    const int direction = place.bank.empty() ? -1 : directionNamed(board.grid, place.bank.c_str());
    if (direction < 0)
        return at;
    const Point other = board.grid.centre(board.grid.neighbour(board.grid.offset(place.cell), direction));
    return at + (QPointF(other.x, other.y) - at) * 0.22;
}

std::vector<PlacedCounter> placedCounters(const Scenario &scenario, int board)
{
    const Board &map = scenario.boards[static_cast<std::size_t>(board)];
    std::map<std::pair<Cell, std::string>, std::vector<int>> stacks;
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        const Place &place = scenario.pieces[i].place;
        if (place.kind == Place::Kind::OnCell && place.board == board && map.grid.contains(place.cell))
            stacks[{place.cell, place.bank}].push_back(static_cast<int>(i));
    }
    std::vector<PlacedCounter> placed;
    for (const auto &[where, pieces] : stacks) {
        const QPointF centre = stackCentre(map, Place::onCell(board, where.first, where.second));
        const auto isLeader = [&](int piece) {
            return scenario.pieces[static_cast<std::size_t>(piece)].kind == PieceKind::Leader;
        };
        const int leaders = static_cast<int>(std::count_if(pieces.begin(), pieces.end(), isLeader));
        const Stack stack{static_cast<int>(pieces.size()) - leaders, leaders};
        for (const bool leader : {false, true})
            for (int n = 0; const int piece : pieces)
                if (isLeader(piece) == leader)
                    placed.push_back({piece, counterRect(centre, leader, n++, stack)});
    }
    return placed;
}

int pieceUnder(const Scenario &scenario, int board, QPointF map)
{
    const Grid &grid = scenario.boards[static_cast<std::size_t>(board)].grid;
    int found = -1;
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        const Piece &piece = scenario.pieces[i];
        const Place &place = piece.place;
        if (place.kind == Place::Kind::Nowhere || place.board != board)
            continue;
        // Only what stands near can be there.
        if (place.kind == Place::Kind::OnCell) {
            const Point centre = grid.centre(place.cell);
            if (std::hypot(centre.x - map.x(), centre.y - map.y()) > 1.5)
                continue;
        }
        const bool below = found >= 0 && piece.kind != PieceKind::Leader &&
                           scenario.pieces[static_cast<std::size_t>(found)].kind == PieceKind::Leader &&
                           scenario.pieces[static_cast<std::size_t>(found)].place == place;
        if (!below && pieceOutline(scenario, static_cast<int>(i)).containsPoint(map, Qt::WindingFill))
            found = static_cast<int>(i);
    }
    return found;
}

QPolygonF footprint(const Scenario &scenario, const Board &board, const Piece &piece)
{
    const double standard = piece.kind == PieceKind::Unit ? 3 : 1.2;
    const double width = number(scenario, piece, "frontage", standard);
    const double depth = number(scenario, piece, "depth", piece.kind == PieceKind::Unit ? 1 : 1.2);
    const QPointF at = flipTable(board, {piece.place.at.x, piece.place.at.y});
    const double angle = piece.facing * 3.14159265358979 / 180;
    const QPointF front(std::sin(angle), -std::cos(angle));
    const QPointF right(std::cos(angle), std::sin(angle));
    const QPointF f = front * depth / 2;
    const QPointF r = right * width / 2;
    return QPolygonF({at + f - r, at + f + r, at - f + r, at - f - r});
}

QPolygonF pieceOutline(const Scenario &scenario, int index)
{
    if (index < 0 || index >= static_cast<int>(scenario.pieces.size()))
        return {};
    const Piece &piece = scenario.pieces[static_cast<std::size_t>(index)];
    const Place &place = piece.place;
    if (place.kind == Place::Kind::Nowhere || place.board < 0 ||
        place.board >= static_cast<int>(scenario.boards.size()))
        return {};
    const Board &board = scenario.boards[static_cast<std::size_t>(place.board)];
    if (place.kind == Place::Kind::OnTable)
        return footprint(scenario, board, piece);
    if (!board.grid.contains(place.cell))
        return {};
    const bool leader = piece.kind == PieceKind::Leader;
    Stack stack;
    int n = 0;
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        const Piece &other = scenario.pieces[i];
        if (!(other.place == place))
            continue;
        const bool alike = (other.kind == PieceKind::Leader) == leader;
        if (alike && static_cast<int>(i) < index)
            ++n;
        ++(other.kind == PieceKind::Leader ? stack.leaders : stack.units);
    }
    return QPolygonF(counterRect(stackCentre(board, place), leader, n, stack));
}

} // namespace hotchkiss
