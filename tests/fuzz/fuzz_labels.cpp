// SPDX-License-Identifier: MIT
#include "model/scenario/place_text.h"
#include "tests/fuzz/expect.h"

#include <cstddef>
#include <cstdint>

using namespace hotchkiss;

namespace {

/// A board of some kind and numbering, from four bytes.
Board boardFrom(const std::uint8_t *data)
{
    const int columns = 1 + data[0] * 4 % 1000;
    const int rows = 1 + data[1] * 4 % 1000;
    const Stagger stagger = (data[2] & 1U) != 0 ? Stagger::Even : Stagger::Odd;
    Labels labels;
    labels.scheme = static_cast<LabelScheme>(data[3] & 3U);
    labels.origin = static_cast<Corner>(data[3] >> 2U & 3U);
    labels.firstColumn = labels.scheme == LabelScheme::LetterNumber ? 1 + data[3] / 64 : data[3] / 16;
    labels.firstRow = 1 + data[2] / 16;
    switch (data[2] >> 1U & 3U) {
    case 0:
        return makeBoard(Grid::hexes(columns, rows, GridShape::HexFlat, stagger), labels);
    case 1:
        return makeBoard(Grid::hexes(columns, rows, GridShape::HexPointy, stagger), labels);
    case 2:
        return makeBoard(Grid::squares(columns, rows, stagger == Stagger::Even ? 4 : 8), labels);
    default:
        return makeBoard(Grid::table(columns, rows), labels);
    }
}

} // namespace

/// A text is a cell, whose label leads back to it, or the error says why not.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 4)
        return 0;
    Scenario scenario;
    scenario.system = systems().front();
    scenario.boards.push_back(boardFrom(data));
    const Board &board = scenario.boards.front();
    const std::string_view text(reinterpret_cast<const char *>(data) + 4, size - 4);
    if (const Result<Cell> cell = board.labels.cell(board.grid, text)) {
        EXPECT(board.grid.contains(*cell));
        const Result<Cell> again = board.labels.cell(board.grid, board.label(*cell));
        EXPECT(again && *again == *cell);
    } else {
        EXPECT(!cell.error().text.str().empty());
    }
    if (const Result<Place> place = parsePlace(scenario, text)) {
        const Result<Place> again = parsePlace(scenario, placeText(scenario, *place));
        EXPECT(again && *again == *place);
        if (const Result<double> facing = parseFacing(scenario, *place, text))
            EXPECT(parseFacing(scenario, *place, facingText(scenario, *place, *facing)));
    }
    return 0;
}
