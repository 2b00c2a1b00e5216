// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/scenario.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>
#include <sys/resource.h>
#include <vector>

namespace hotchkiss::bench {

inline double milliseconds()
{
    using namespace std::chrono;
    return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

/// How long a piece of work takes at best, in milliseconds.
template <typename Work>
double best(int times, Work work)
{
    double least = 1e12;
    for (int i = 0; i < times; ++i) {
        const double start = milliseconds();
        work();
        least = std::min(least, milliseconds() - start);
    }
    return least;
}

inline void print(const char *what, double value, const char *unit, const char *budget = "")
{
    std::printf("%-58s %9.2f %-3s %s\n", what, value, unit, budget);
    std::fflush(stdout);
}

inline double peakMegabytes()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_maxrss) / 1024;
}

/// A Battle Hymn map with woods, streams, slopes, roads and units, the same each time.
inline Scenario battlefield(int columns, int rows, int units)
{
    const System &system = *findSystem("battle-hymn");
    BoardPreset preset = system.presets.front();
    preset.grid = Grid::hexes(columns, rows);
    Scenario s = makeScenario(system, preset);
    s.info.title = "Benchmark";
    std::mt19937 random(1);
    Board &board = s.boards.front();
    for (Cell cell = 0; cell < board.grid.cellCount(); ++cell) {
        const Offset at = board.grid.offset(cell);
        const bool wooded = (at.column / 5 + at.row / 4) % 3 == 0;
        CellContent &content = board.cells[static_cast<std::size_t>(cell)];
        content.terrain = static_cast<std::uint8_t>(wooded ? system.terrain("woods") : random() % 12 == 0 ? 1 : 0);
        content.elevation = static_cast<std::int8_t>((at.column / 10 + at.row / 10) % 3);
    }
    const int stream = system.sideType("stream");
    const int slope = system.sideType("slope");
    for (Cell cell = 0; cell < board.grid.cellCount(); ++cell) {
        for (int d = 0; d < 3; ++d) {
            const Cell next = board.grid.neighbour(cell, d);
            if (next == noCell)
                continue;
            const SideId side = board.grid.side(cell, d);
            MarkBits bits = 0;
            if (board.at(cell).elevation != board.at(next).elevation)
                bits = withMark(bits, slope,
                                board.at(cell).elevation > board.at(next).elevation ? Mark::HighHere : Mark::HighThere);
            if (board.grid.offset(cell).column % 20 == 7 && d != 0)
                bits = withMark(bits, stream, Mark::Plain);
            board.sides.set(side, bits, board.grid.sideCount());
            if (d == 0 && board.grid.offset(cell).column % 15 == 3)
                board.paths.set(side, withMark(0, 0, Mark::Plain), board.grid.sideCount());
        }
    }
    for (std::size_t i = 0; i < s.sides.size(); ++i)
        for (int c = 0; c < 10; ++c)
            s.commands.push_back({"c" + std::to_string(i) + "-" + std::to_string(c),
                                  "Command " + std::to_string(c),
                                  s.sides[i].id,
                                  {},
                                  {},
                                  {}});
    for (int i = 0; i < units; ++i) {
        Piece piece;
        piece.id = "u" + std::to_string(i);
        piece.name = "Unit " + std::to_string(i);
        piece.command = s.commands[static_cast<std::size_t>(i) % s.commands.size()].id;
        piece.place =
            Place::onCell(0, static_cast<Cell>(static_cast<std::int64_t>(i) * board.grid.cellCount() / units));
        piece.fields["sp"] = std::int64_t{4};
        s.pieces.push_back(piece);
    }
    s.turns.resize(12);
    return s;
}

} // namespace hotchkiss::bench
