// SPDX-License-Identifier: MIT
#pragma once

#include "model/board/grid.h"
#include "model/text.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace hotchkiss {

/// A piece of a game: its index in the scenario's list of pieces.
using PieceIndex = std::int16_t;
constexpr PieceIndex noPiece = -1;

/// A player's decision: a verb of the system, who does it, and whatever the verb asks for. A plain value without
/// pointers or allocation, so that lists of thousands are cheap.
///
/// What the numbers mean is declared by the verb (see Verb): pieces are indices, cells are cells, points of a table are
/// two numbers in hundredths of an inch, angles are in tenths of a degree.
struct Action
{
    static constexpr std::size_t capacity = 30;

    std::uint8_t verb = 0;
    std::uint8_t side = 0; ///< who decides
    std::uint8_t count = 0;
    std::uint8_t board = 0; ///< the board its cells lie on
    PieceIndex piece = noPiece;
    std::array<std::int32_t, capacity> numbers{};

    std::span<const std::int32_t> args() const { return {numbers.data(), count}; }
    std::int32_t arg(std::size_t index) const { return index < count ? numbers[index] : -1; }
    Action &with(std::int32_t number)
    {
        if (count < capacity)
            numbers[count++] = number;
        return *this;
    }
    bool operator==(const Action &) const = default;
};

/// What a verb asks for, in the order of Action::numbers. A list takes all that are left.
enum class Argument : std::uint8_t {
    Piece,     ///< another piece; -1 when it may be left out ("-")
    Cell,      ///< a cell by its label
    CellList,  ///< a path: labels joined by dashes; only as the last one
    PieceList, ///< pieces joined by commas; only as the last one
    Shares,    ///< pairs of piece and number, "weed=2,tilton=1"; only as the last one
    Number,
    Flag,  ///< yes or no
    Point, ///< two numbers: "12.5,30"
    Angle,
    Choice ///< index into Verb::choices
};

/// A kind of decision and how it is written: `move keyes 1103-1104 tyler`.
struct Verb
{
    std::string key; ///< first word of the line
    bool hasPiece = true;
    std::vector<Argument> arguments;
    std::string label; ///< marked for translation: "Move"
    std::vector<std::string> choices;
};

} // namespace hotchkiss
