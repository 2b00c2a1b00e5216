// SPDX-License-Identifier: MIT
#include "model/scenario/place_text.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace hotchkiss {

namespace {

constexpr double farthest = 1e6; // inches; files hold no more

std::optional<double> numberIn(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::string numberText(double value)
{
    char buffer[32];
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value);
    return error == std::errc() ? std::string(buffer, end) : std::string();
}

const Board *boardAt(const Scenario &scenario, int index)
{
    return index < 0 || index >= static_cast<int>(scenario.boards.size())
               ? nullptr
               : &scenario.boards[static_cast<std::size_t>(index)];
}

Result<Place> parsePoint(int board, std::string_view text)
{
    const std::size_t gap = text.find(' ');
    if (gap != std::string_view::npos) {
        const auto x = numberIn(text.substr(0, gap));
        const auto y = numberIn(text.substr(gap + 1));
        if (x && y && std::abs(*x) <= farthest && std::abs(*y) <= farthest)
            return Place::onTable(board, {*x, *y});
    }
    return Error{{HK_NOOP("“%1” is no place on the table; expected are two numbers, inches from the south-west corner"),
                  {std::string(text)}}};
}

Result<Place> parseCell(const Board &board, int index, std::string_view text)
{
    const std::size_t slash = text.find('/');
    const std::string_view bank = slash == std::string_view::npos ? std::string_view() : text.substr(slash + 1);
    const Result<Cell> cell = board.labels.cell(board.grid, text.substr(0, slash));
    if (!cell)
        return cell.error();
    return Place::onCell(index, *cell, std::string(bank));
}

} // namespace

std::string placeText(const Scenario &scenario, const Place &place)
{
    const Board *board = boardAt(scenario, place.board);
    if (place.kind == Place::Kind::Nowhere || board == nullptr)
        return {};
    const std::string prefix = scenario.boards.size() > 1 ? board->id + ":" : std::string();
    if (place.kind == Place::Kind::OnTable)
        return prefix + numberText(place.at.x) + " " + numberText(place.at.y);
    return prefix + board->label(place.cell) + (place.bank.empty() ? "" : "/" + place.bank);
}

Result<Place> parsePlace(const Scenario &scenario, std::string_view text)
{
    if (text.empty())
        return Place::nowhere();
    int index = 0;
    if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
        const std::string_view id = text.substr(0, colon);
        while (index < static_cast<int>(scenario.boards.size()) && boardAt(scenario, index)->id != id)
            ++index;
        text.remove_prefix(colon + 1);
        if (boardAt(scenario, index) == nullptr)
            return Error{{HK_NOOP("there is no board “%1”"), {std::string(id)}}};
    }
    const Board *board = boardAt(scenario, index);
    if (board == nullptr)
        return Error{HK_NOOP("the scenario has no board")};
    return board->grid.isTable() ? parsePoint(index, text) : parseCell(*board, index, text);
}

std::string facingText(const Scenario &scenario, const Place &place, double facing)
{
    const Board *board = boardAt(scenario, place.board);
    if (board == nullptr || board->grid.isTable())
        return numberText(facing);
    // A board that took a table's place may have pieces that still face in degrees.
    const int direction = static_cast<int>(facing);
    return direction >= 0 && direction < board->grid.directions() ? directionName(board->grid, direction) : "";
}

Result<double> parseFacing(const Scenario &scenario, const Place &place, std::string_view text)
{
    const Board *board = boardAt(scenario, place.board);
    if (text.empty())
        return 0.0;
    if (board != nullptr && !board->grid.isTable()) {
        const int direction = directionNamed(board->grid, std::string(text).c_str());
        if (direction >= 0)
            return static_cast<double>(direction);
        return Error{{HK_NOOP("“%1” is no direction of this board"), {std::string(text)}}};
    }
    const auto degrees = numberIn(text);
    if (degrees && *degrees >= 0 && *degrees < 360)
        return *degrees;
    return Error{{HK_NOOP("“%1” is no facing; allowed are degrees from 0 to below 360"), {std::string(text)}}};
}

} // namespace hotchkiss
