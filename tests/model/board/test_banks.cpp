// SPDX-License-Identifier: MIT
#include "model/board/banks.h"
#include "tests/model/format/random_scenario.h"

#include <QTest>

#include <algorithm>

using namespace hotchkiss;

namespace {

constexpr MarkBits river = 3;

/// A Rally board with a river through the cells named, from one to the next.
Board withRiver(const std::vector<std::vector<const char *>> &courses)
{
    const BoardPreset &preset = findSystem("rally-round-the-flag")->presets.front();
    Board board = makeBoard(Grid::hexes(20, 20, GridShape::HexFlat, preset.grid.stagger()), preset.labels);
    for (const auto &course : courses)
        for (std::size_t i = 1; i < course.size(); ++i) {
            const Cell a = *board.labels.cell(board.grid, course[i - 1]);
            const Cell b = *board.labels.cell(board.grid, course[i]);
            board.paths.set(board.grid.sideBetween(a, b), withMark(0, 0, Mark::Plain), board.grid.sideCount());
        }
    return board;
}

QStringList around(const Board &board, const char *label, const char *bank)
{
    const Banks banks(board, river);
    const Cell cell = *board.labels.cell(board.grid, label);
    QStringList names;
    for (const BankCell &next : banks.neighbours({cell, banks.named(cell, bank)})) {
        const std::string name = banks.name(next);
        names << QString::fromStdString(board.label(next.cell) + (name.empty() ? "" : "/" + name));
    }
    names.sort();
    return names;
}

} // namespace

class TestBanks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printedExample();
    void riversThatEndPartNothing();
    void confluenceHasThree();
    void adjacencyIsMutual();
};

void TestBanks::printedExample()
{
    // RF 8.5a: the river crosses E13 from D13 to F14.
    const Board board = withRiver({{"C13", "D13", "E13", "F14", "G14"}});
    const Banks banks(board, river);
    const Cell e13 = *board.labels.cell(board.grid, "E13");
    QCOMPARE(banks.count(e13), 2);
    QCOMPARE(banks.named(e13, "N"), banks.named(e13, "NE"));
    QCOMPARE(banks.named(e13, "S"), banks.named(e13, "SW"));
    QVERIFY(banks.named(e13, "N") != banks.named(e13, "S"));
    QCOMPARE(banks.named(e13, ""), -1);
    QCOMPARE(banks.named(e13, "Q"), -1);
    const QStringList north = around(board, "E13", "N");
    QVERIFY(north.contains(QLatin1String("E12")) && north.contains(QLatin1String("F13")));
    QVERIFY(!north.contains(QLatin1String("E14")) && !north.contains(QLatin1String("D14")));
    QCOMPARE(north.filter(QLatin1String("E13")).size(), 0);
    // Of the river's own neighbours it touches one bank each, the north ones.
    QCOMPARE(north.filter(QLatin1String("D13")), QStringList{QLatin1String("D13/N")});
    QCOMPARE(north.filter(QLatin1String("F14")), QStringList{QLatin1String("F14/N")});
    const QStringList south = around(board, "E13", "S");
    QCOMPARE(south.filter(QLatin1String("D13")), QStringList{QLatin1String("D13/S")});
    QVERIFY(south.contains(QLatin1String("E14")) && south.contains(QLatin1String("D14")));
}

void TestBanks::riversThatEndPartNothing()
{
    const Board board = withRiver({{"D13", "E13"}});
    const Banks banks(board, river);
    const Cell e13 = *board.labels.cell(board.grid, "E13");
    QCOMPARE(banks.count(e13), 1);
    QCOMPARE(banks.name({e13, 0}), std::string());
    QCOMPARE(banks.neighbours({e13, 0}).size(), std::size_t{6});
    QCOMPARE(banks.named(e13, ""), 0);
}

void TestBanks::confluenceHasThree()
{
    const Board board = withRiver({{"D13", "E13", "F14"}, {"E12", "E13"}});
    const Banks banks(board, river);
    const Cell e13 = *board.labels.cell(board.grid, "E13");
    QCOMPARE(banks.count(e13), 3);
    // N and NW are both crossed: between them there is a bank without a whole side, called by a letter.
    QStringList names;
    for (int bank = 0; bank < 3; ++bank) {
        names << QString::fromStdString(banks.name({e13, bank}));
        QCOMPARE(banks.named(e13, names.back().toStdString()), bank);
    }
    QCOMPARE(names.filter(QRegularExpression(QStringLiteral("^[ABC]$"))).size(), 1);
}

void TestBanks::adjacencyIsMutual()
{
    RandomScenario random(3);
    for (int round = 0; round < 60; ++round) {
        const bool isSquare = round % 3 == 0;
        Board board = makeBoard(isSquare ? Grid::squares(8, 8, 4)
                                         : Grid::hexes(8, 8, round % 2 == 0 ? GridShape::HexFlat : GridShape::HexPointy,
                                                       round % 4 < 2 ? Stagger::Even : Stagger::Odd),
                                {});
        for (int i = 0; i < 40; ++i) {
            const int d = isSquare ? 2 * random.number(0, 3) : random.number(0, 5);
            const SideId side = board.grid.side(random.number(0, board.grid.cellCount() - 1), d);
            board.paths.set(side, withMark(0, 0, Mark::Plain), board.grid.sideCount());
        }
        const Banks banks(board, river);
        for (Cell cell = 0; cell < board.grid.cellCount(); ++cell) {
            for (int bank = 0; bank < banks.count(cell); ++bank) {
                const BankCell here{cell, bank};
                QCOMPARE(banks.named(cell, banks.name(here)), bank);
                for (const BankCell &next : banks.neighbours(here)) {
                    QVERIFY(board.grid.adjacent(cell, next.cell));
                    const auto back = banks.neighbours(next);
                    QVERIFY(std::find(back.begin(), back.end(), here) != back.end());
                }
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestBanks)
#include "test_banks.moc"
