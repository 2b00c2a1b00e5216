// SPDX-License-Identifier: MIT
#include "model/board/board.h"
#include "model/board/line.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace hotchkiss;

namespace {

class RandomBoards
{
public:
    int number(int least, int most)
    {
        return least + static_cast<int>(m_random() % static_cast<unsigned>(most - least + 1));
    }
    Cell cell(const Grid &grid) { return number(0, grid.cellCount() - 1); }

    Grid grid()
    {
        const int columns = number(1, 40);
        const int rows = number(1, 40);
        if (number(0, 2) == 0)
            return Grid::squares(columns, rows, number(0, 1) == 0 ? 4 : 8);
        return Grid::hexes(columns, rows, number(0, 1) == 0 ? GridShape::HexFlat : GridShape::HexPointy,
                           number(0, 1) == 0 ? Stagger::Even : Stagger::Odd);
    }

    Labels labels()
    {
        return {static_cast<LabelScheme>(number(0, 3)), static_cast<Corner>(number(0, 3)), number(1, 130),
                number(1, 1200)};
    }

private:
    std::mt19937 m_random{17};
};

/// A cube turned by 60 degrees about the origin, so often.
Axial turned(Axial a, int times)
{
    for (; times > 0; --times)
        a = {-a.r, a.q + a.r};
    return a;
}

} // namespace

class TestRandomBoards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neighboursAreMutual();
    void sidesHaveOneId();
    void centresLieInTheirCells();
    void labelsRoundTrip();
    void badLabelsSayWhy_data();
    void badLabelsSayWhy();
    void knownLabels();
    void distanceIsAMetric();
    void sixTurnsAreNone();
    void linesAreSymmetric();

private:
    RandomBoards m_random;
};

void TestRandomBoards::neighboursAreMutual()
{
    for (int i = 0; i < 200; ++i) {
        const Grid grid = m_random.grid();
        for (int n = 0; n < 50; ++n) {
            const Cell cell = m_random.cell(grid);
            for (int d = 0; d < grid.directions(); ++d) {
                const Cell next = grid.neighbour(cell, d);
                if (next == noCell)
                    continue;
                QCOMPARE(grid.neighbour(next, grid.opposite(d)), cell);
                QCOMPARE(grid.directionTo(cell, next), d);
                QCOMPARE(grid.adjacent(cell, next), grid.isStep(d));
                QCOMPARE(grid.adjacent(next, cell), grid.adjacent(cell, next));
                // Neighbours across a side are one unit apart.
                const Point a = grid.centre(cell);
                const Point b = grid.centre(next);
                if (grid.crossesSide(d))
                    QVERIFY(std::abs(std::hypot(a.x - b.x, a.y - b.y) - 1) < 1e-9);
            }
        }
    }
}

void TestRandomBoards::sidesHaveOneId()
{
    for (int i = 0; i < 200; ++i) {
        const Grid grid = m_random.grid();
        for (int n = 0; n < 50; ++n) {
            const Cell cell = m_random.cell(grid);
            for (int d = 0; d < grid.directions(); ++d) {
                const SideId side = grid.side(cell, d);
                QVERIFY(side >= 0 && side < grid.sideCount());
                const Cell next = grid.neighbour(cell, d);
                if (next != noCell)
                    QCOMPARE(grid.side(next, grid.opposite(d)), side);
                QVERIFY(grid.sideCell(side) == cell || grid.sideOther(side) == cell);
                if (grid.crossesSide(d))
                    QCOMPARE(grid.sideAt(grid.sideMiddle(side)) == side || grid.cellAt(grid.sideMiddle(side)) == noCell,
                             true);
            }
        }
    }
}

void TestRandomBoards::centresLieInTheirCells()
{
    for (int i = 0; i < 100; ++i) {
        const Grid grid = m_random.grid();
        for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
            const Point middle = grid.centre(cell);
            QCOMPARE(grid.cellAt(middle), cell);
            // So does all that lies well inside its corners.
            const Point corner = grid.corner(cell, m_random.number(0, grid.corners() - 1));
            QCOMPARE(grid.cellAt({middle.x + 0.98 * (corner.x - middle.x), middle.y + 0.98 * (corner.y - middle.y)}),
                     cell);
        }
    }
}

void TestRandomBoards::labelsRoundTrip()
{
    for (int i = 0; i < 300; ++i) {
        const Grid grid = m_random.grid();
        const Labels labels = m_random.labels();
        for (int n = 0; n < 40; ++n) {
            const Cell cell = m_random.cell(grid);
            const std::string label = labels.label(grid, cell);
            const Result<Cell> back = labels.cell(grid, label);
            QVERIFY2(back, label.c_str());
            QCOMPARE(*back, cell);
        }
    }
}

void TestRandomBoards::badLabelsSayWhy_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("part");
    const auto row = [](LabelScheme scheme, const char *label, const char *part) {
        QTest::addRow("%d %s", static_cast<int>(scheme), label)
            << static_cast<int>(scheme) << QString::fromUtf8(label) << QString::fromUtf8(part);
    };
    row(LabelScheme::ColumnRow, "", "0101");
    row(LabelScheme::ColumnRow, "061", "0101");
    row(LabelScheme::ColumnRow, "06x4", "0101");
    row(LabelScheme::ColumnRow, "-1-1", "0101");
    row(LabelScheme::ColumnRow, "2001", "from 0101 to 1216");
    row(LabelScheme::ColumnRow, "0000", "from 0101 to 1216");
    row(LabelScheme::RowColumn, "1701", "from 0101 to 1612");
    row(LabelScheme::LetterNumber, "13", "A1");
    row(LabelScheme::LetterNumber, "E", "A1");
    row(LabelScheme::LetterNumber, "E013", "A1");
    row(LabelScheme::LetterNumber, "AAAAAAAA1", "A1");
    row(LabelScheme::LetterNumber, "Z1", "from A1 to L16");
    row(LabelScheme::LetterNumber, "E99999999999999999999", "A1");
    row(LabelScheme::Dotted, "3626", "1.1");
    row(LabelScheme::Dotted, "3.", "1.1");
    row(LabelScheme::Dotted, ".3", "1.1");
    row(LabelScheme::Dotted, "1.1.1", "1.1");
    row(LabelScheme::Dotted, "13.1", "from 1.1 to 12.16");
}

void TestRandomBoards::badLabelsSayWhy()
{
    QFETCH(int, scheme);
    QFETCH(QString, label);
    QFETCH(QString, part);
    const Labels labels{static_cast<LabelScheme>(scheme), Corner::TopLeft, 1, 1};
    const Result<Cell> cell = labels.cell(Grid::hexes(12, 16), label.toStdString());
    QVERIFY(!cell);
    const QString why = QString::fromStdString(cell.error().text.str());
    QVERIFY2(why.contains(part), qPrintable(why));
    QVERIFY2(why.contains(label), qPrintable(why));
}

void TestRandomBoards::knownLabels()
{
    const Grid grid = Grid::squares(100, 200, 8);
    const Labels dotted{LabelScheme::Dotted, Corner::BottomLeft, 1, 1};
    QCOMPARE(*dotted.cell(grid, "1.1"), grid.cell({0, 199}));
    QCOMPARE(*dotted.cell(grid, "36.26"), grid.cell({35, 174}));
    const Labels letters{LabelScheme::LetterNumber, Corner::TopLeft, 1, 1};
    QCOMPARE(letters.label(grid, grid.cell({25, 0})), std::string("Z1"));
    QCOMPARE(letters.label(grid, grid.cell({26, 0})), std::string("AA1"));
    QCOMPARE(letters.label(grid, grid.cell({52, 12})), std::string("BA13"));
    // Descending columns from an offset.
    const Labels down{LabelScheme::ColumnRow, Corner::BottomRight, 21, 5};
    const Grid small = Grid::hexes(10, 10);
    QCOMPARE(down.label(small, small.cell({9, 9})), std::string("2105"));
    QCOMPARE(down.label(small, small.cell({0, 0})), std::string("3014"));
}

void TestRandomBoards::distanceIsAMetric()
{
    for (int i = 0; i < 300; ++i) {
        const Grid grid = m_random.grid();
        for (int n = 0; n < 50; ++n) {
            const Cell a = m_random.cell(grid);
            const Cell b = m_random.cell(grid);
            const Cell c = m_random.cell(grid);
            QCOMPARE(grid.distance(a, b), grid.distance(b, a));
            QCOMPARE(grid.distance(a, b) == 0, a == b);
            QCOMPARE(grid.distance(a, b) == 1, grid.adjacent(a, b));
            QVERIFY(grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c));
        }
    }
}

void TestRandomBoards::sixTurnsAreNone()
{
    for (int i = 0; i < 300; ++i) {
        const Grid grid = Grid::hexes(60, 60, i % 2 == 0 ? GridShape::HexFlat : GridShape::HexPointy,
                                      i % 4 < 2 ? Stagger::Even : Stagger::Odd);
        const Axial a = grid.axial(grid.offset(m_random.cell(grid)));
        QCOMPARE(grid.axial(grid.offset(a)), a);
        QCOMPARE(turned(a, 6), a);
        QCOMPARE(turned(a, 3), (Axial{-a.q, -a.r}));
        // A turn about a cell keeps distances and turns directions by one.
        const Cell middle = grid.cell({30, 30});
        const Axial at = grid.axial(grid.offset(middle));
        for (int d = 0; d < 6; ++d) {
            const Axial next = grid.axial(grid.neighbour(grid.offset(middle), d));
            const Axial step = turned({next.q - at.q, next.r - at.r}, 1);
            QCOMPARE(grid.cell(grid.offset(Axial{at.q + step.q, at.r + step.r})), grid.neighbour(middle, (d + 1) % 6));
        }
    }
}

void TestRandomBoards::linesAreSymmetric()
{
    for (int i = 0; i < 300; ++i) {
        const Grid grid = m_random.grid();
        for (int n = 0; n < 20; ++n) {
            const Cell a = m_random.cell(grid);
            const Cell b = m_random.cell(grid);
            std::vector<LineStep> back = traceLine(grid, b, a);
            std::reverse(back.begin(), back.end());
            QVERIFY(traceLine(grid, a, b) == back);
        }
    }
}

QTEST_APPLESS_MAIN(TestRandomBoards)
#include "test_random_boards.moc"
