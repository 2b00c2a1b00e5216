// SPDX-License-Identifier: MIT
// Lines of sight (BH 9.3), with the rulebook's own examples, and what every line must hold to.
#include "model/board/line.h"
#include "model/engine/dice.h"
#include "model/ruleset/shared_ruleset.h"
#include "tests/model/rules/battle_hymn/script.h"

using namespace hotchkiss;
using namespace hotchkiss::battle_hymn;

namespace {

// A straight row D C B A W X Y Z is 0501 … 0508; D to A stand on level 1.
#define HK_ROW                                                                                                         \
    "level 0501 1\nlevel 0502 1\nlevel 0503 1\nlevel 0504 1\nu infantry a 0112\nc infantry x 1612\nbegin : 1\n"

const std::vector<RuleCase> cases{
    {"BH 9.3j, BH 9.3l (FX-1, slope edge)",
     "side slope 0504>0505\n" HK_ROW
     "los 0504 0505 clear\nlos 0504 0506 clear\nlos 0504 0507 clear\nlos 0504 0508 clear\n"
     "los 0503 0505 clear\nlos 0503 0506 clear\nlos 0503 0507 clear\nlos 0502 0505 blocked\nlos 0502 0506 clear\n"
     "los 0501 0505 blocked"},
    {"BH 9.3j (FX-2, knoll)",
     "side slope 0504>0505\nlevel 0506 1\n" HK_ROW
     "los 0504 0505 clear\nlos 0504 0506 clear\nlos 0504 0507 blocked\nlos 0504 0508 clear\nlos 0503 0505 clear\n"
     "los 0503 0506 clear\nlos 0503 0507 blocked\nlos 0502 0505 blocked\nlos 0502 0506 clear\nlos 0501 0505 blocked"},
    {"BH 9.3k (FX-3, escarpment)",
     "side escarpment 0504>0505\n" HK_ROW
     "los 0504 0505 clear\nlos 0504 0506 clear\nlos 0504 0507 clear\nlos 0504 0508 clear\nlos 0503 0505 blocked\n"
     "los 0503 0506 clear\nlos 0503 0507 clear\nlos 0502 0505 blocked\nlos 0502 0506 blocked\nlos 0501 0505 blocked"},
    {"BH 9.3k (FX-4, escarpment knoll)",
     "side escarpment 0504>0505\nlevel 0506 1\nside escarpment 0506>0505\nside escarpment 0506>0507\n"
     "side escarpment 0506>0405\nside escarpment 0506>0406\nside escarpment 0506>0605\nside escarpment "
     "0506>0606\n" HK_ROW
     "los 0504 0505 clear\nlos 0504 0506 clear\nlos 0504 0507 blocked\nlos 0504 0508 blocked\nlos 0503 0505 blocked\n"
     "los 0503 0506 clear\nlos 0503 0507 blocked\nlos 0502 0505 blocked\nlos 0502 0506 clear\nlos 0501 0505 blocked"},
    {"BH 9.3a", "u infantry a 0112\nc infantry x 1612\nbegin : 1\nlos 0501 0505 clear\nlos 0501 0506 blocked"},
    {"BH 9.3b", "t 0501 woods\nt 0503 woods\nu infantry a 0112\nc infantry x 1612\nbegin : 1\nlos 0501 0503 clear"},
    {"BH 9.3d",
     "u infantry a 0503\nc infantry x 0504\nu infantry b 0502\nbegin : 1\nlos 0502 0505 clear\nlos 0501 0504 clear"},
    {"BH 9.3e, BH 9.3h",
     "t 0502 woods\nt 0702 town\nt 0902 marsh\nt 1102 field\nu infantry a 0112\nc infantry x 1612\nbegin : 1\n"
     "los 0501 0503 blocked\nlos 0701 0703 blocked\nlos 0901 0903 blocked\nlos 1101 1103 clear"},
    {"BH 9.3f",
     "t 0601 woods\nu infantry a 0112\nc infantry x 1612\nbegin : 1\nlos 0501 0701 clear\nlos 0502 0701 blocked"},
    {"BH 9.3g",
     "t 1209 woods\nt 1210 woods\nt 0608 woods\nu infantry a 0112\nc infantry x 1612\nbegin : 1\n"
     "los 1110 1310 blocked\nlos 0509 0709 clear"},
    {"BH 9.3h (lower woods)",
     "level 0501 1\nlevel 0503 1\nt 0502 woods\nlevel 0701 0\nlevel 0702 1\nu infantry a 0112\nc infantry x 1612\n"
     "begin : 1\nlos 0501 0503 clear\nlos 0701 0703 blocked"},
    {"BH 9.3i",
     "level 0501 1\nlevel 0502 1\nt 0502 woods\nlevel 0701 1\nlevel 0702 2\nu infantry a 0112\nc infantry x 1612\n"
     "begin : 1\nlos 0501 0503 blocked\nlos 0701 0704 blocked"},
    {"BH 9.3m",
     "t 0501 woods\nt 0502 woods\nlevel 0502 3\nu infantry a 0112\nc infantry x 1612\nbegin : 1\nlos 0501 0502 clear"},
};

} // namespace

class TestBattleHymnSight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data() { addCases(cases); }
    void rules() { runCase(); }

    /// FX-20: what the lines of the rulebook's examples meet.
    void linesOfTheExamples()
    {
        const Grid grid = Grid::hexes(20, 20);
        const Labels labels{LabelScheme::ColumnRow, Corner::TopLeft, 1, 1};
        const auto met = [&](const char *from, const char *to) {
            std::string text;
            for (const LineStep &step : traceLine(grid, *labels.cell(grid, from), *labels.cell(grid, to))) {
                if (step.kind == LineStep::Kind::Cell)
                    text += labels.label(grid, step.cell) + " ";
                else if (step.kind == LineStep::Kind::Along)
                    text += labels.label(grid, std::min(step.cell, step.other)) + "|" +
                            labels.label(grid, std::max(step.cell, step.other)) + " ";
            }
            return text;
        };
        QCOMPARE(met("1110", "1409"), std::string("1110 1209 1310 1409 "));
        QCOMPARE(met("1110", "1511"), std::string("1110 1210 1310 1311 1410 1511 "));
        QCOMPARE(met("1110", "1510"), std::string("1110 1209|1210 1310 1409|1410 1510 "));
        QCOMPARE(met("1110", "1208"), std::string("1110 1109|1209 1208 "));
    }

    /// BH 9.3c: on random ground whoever sees is seen.
    void sightIsMutual()
    {
        Pcg random(9);
        for (int round = 0; round < 10'000; ++round) {
            Scenario scenario = makeScenario(system(), system().presets.front());
            Board &board = scenario.boards[0];
            board = makeBoard(Grid::hexes(9, 9), board.labels);
            for (CellContent &content : board.cells) {
                content.terrain = static_cast<std::uint8_t>(random.below(3) == 0 ? 5 : 0);
                content.elevation = static_cast<std::int8_t>(random.below(3));
            }
            const int escarpment = system().sideType("escarpment");
            for (int i = 0; i < 30; ++i) {
                const auto cell = static_cast<Cell>(random.below(81));
                const SideId side = board.grid.side(cell, static_cast<int>(random.below(6)));
                board.sides.set(
                    side,
                    withMark(board.sides.at(side), escarpment, random.below(2) == 0 ? Mark::HighHere : Mark::HighThere),
                    board.grid.sideCount());
            }
            const Charts charts(*sharedRuleset(system()));
            const TerrainBoard terrain(board, system(), charts, true);
            const auto from = static_cast<HexId>(random.below(81));
            for (int to = 0; to < 81; ++to)
                QVERIFY2(terrain.sees(from, static_cast<HexId>(to)) == terrain.sees(static_cast<HexId>(to), from),
                         std::to_string(round).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestBattleHymnSight)
#include "test_battle_hymn_sight.moc"
