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

QRectF counterRect(QPointF centre, int n, int count)
{
    const double size = count > 1 ? counterSize * 0.9 : counterSize;
    // However many there are, the fan stays inside the cell.
    const double step = count > 1 ? std::min(0.1, 0.26 / (count - 1)) : 0;
    const double shift = (n - (count - 1) / 2.0) * step;
    return {centre.x() - size / 2 + shift, centre.y() - size / 2 - shift, size, size};
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
        const int count = static_cast<int>(pieces.size());
        for (int n = 0; n < count; ++n)
            placed.push_back({pieces[static_cast<std::size_t>(n)], counterRect(centre, n, count)});
    }
    return placed;
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
    int n = 0;
    int count = 0;
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        if (!(scenario.pieces[i].place == place))
            continue;
        if (static_cast<int>(i) < index)
            ++n;
        ++count;
    }
    return QPolygonF(counterRect(stackCentre(board, place), n, count));
}

} // namespace hotchkiss
