// SPDX-License-Identifier: MIT
#include "model/check/checker.h"
#include "model/document/document.h"
#include "model/format/scenario_file.h"
#include "tests/bench/bench_support.h"

#include <cstdlib>
#include <filesystem>

using namespace hotchkiss;
using namespace hotchkiss::bench;

namespace {

void loadAndSave(int side)
{
    const Scenario scenario = battlefield(side, side, 400);
    const auto file = std::filesystem::temp_directory_path() / "hotchkiss-bench.yaml";
    const std::string size = std::to_string(side) + "x" + std::to_string(side);
    const double save = best(3, [&] { (void)saveScenario(scenario, file); });
    const double load = best(3, [&] {
        if (!std::holds_alternative<Scenario>(loadScenario(file)))
            std::abort();
    });
    print(("load " + size).c_str(), load, "ms", side == 1000 ? "(300)" : "");
    print(("save " + size).c_str(), save, "ms", side == 1000 ? "(load and save together 450)" : "");
    print(("file " + size).c_str(), static_cast<double>(std::filesystem::file_size(file)) / 1048576, "MB");
    std::filesystem::remove(file);
}

void validation()
{
    Scenario scenario = battlefield(100, 200, 400);
    print("full validation 100x200, 400 units", best(5, [&] { checkScenario(scenario); }), "ms", "(100)");
    Checker checker;
    checker.diagnostics(scenario);
    int turn = 0;
    print("validation after moving a unit",
          best(20,
               [&] {
                   Piece moved = scenario.pieces[7];
                   moved.place.cell = ++turn;
                   checker.note(applyEdit(scenario, replacePiece(scenario, 7, moved)));
                   checker.diagnostics(scenario);
               }),
          "ms", "(16)");
    print("validation after painting a cell",
          best(20,
               [&] {
                   checker.note(applyEdit(scenario, patchCell(scenario, 0, 500, {1, 0, 0})));
                   checker.diagnostics(scenario);
               }),
          "ms", "(16)");
    print("validation after a change of a side",
          best(20,
               [&] {
                   const SideId side = scenario.boards[0].grid.side(500, 1);
                   const MarkBits before = scenario.boards[0].sides.at(side);
                   checker.note(applyEdit(scenario, EditMarks{0, MarkLayer::Sides, {{side, before, before ^ 1U}}}));
                   checker.diagnostics(scenario);
               }),
          "ms", "(16)");
}

/// One stroke over many cells: each step joins the undo step before it.
void strokes(int side)
{
    Document document(battlefield(side, side, 100));
    const int stroke = document.newStroke();
    constexpr int steps = 4000;
    const double start = milliseconds();
    for (Cell cell = 0; cell < steps; ++cell)
        document.execute({Text("paint"), {patchCell(document.scenario(), 0, cell, {2, 0, 0})}}, stroke);
    const std::string what = "brush step in the model, " + std::to_string(side) + "x" + std::to_string(side);
    print(what.c_str(), (milliseconds() - start) / steps, "ms");
}

} // namespace

int main()
{
    {
        const Scenario open = battlefield(100, 200, 400);
        print("peak memory, 100x200 with 400 units as values", peakMegabytes(), "MB", "(200 with the window)");
    }
    loadAndSave(100);
    loadAndSave(1000);
    validation();
    strokes(100);
    strokes(1000);
    return 0;
}
