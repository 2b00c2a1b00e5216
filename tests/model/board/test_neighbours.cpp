// SPDX-License-Identifier: MIT
#include "model/scenario/scenario.h"

#include <QTest>

using namespace hotchkiss;

/// Facts about printed maps that the geometry must agree with.
class TestNeighbours : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printedMaps_data();
    void printedMaps();
};

void TestNeighbours::printedMaps_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("neighbours");
    QTest::newRow("BH 2810") << "battle-hymn"
                             << "2810"
                             << "2711 2809 2811 2910";
    QTest::newRow("BH 2911") << "battle-hymn"
                             << "2911"
                             << "2910 2811 2912 3010";
    QTest::newRow("RF E13") << "rally-round-the-flag"
                            << "E13"
                            << "E12 E14 D13 D14 F13 F14";
}

void TestNeighbours::printedMaps()
{
    QFETCH(QString, system);
    QFETCH(QString, cell);
    QFETCH(QString, neighbours);
    const System *declared = findSystem(system.toStdString());
    QVERIFY(declared);
    const Grid grid = Grid::hexes(40, 40, GridShape::HexFlat, declared->presets.front().grid.stagger());
    const Labels &labels = declared->presets.front().labels;
    const Result<Cell> here = labels.cell(grid, cell.toStdString());
    QVERIFY(here);
    for (const QString &other : neighbours.split(QLatin1Char(' '))) {
        const Result<Cell> there = labels.cell(grid, other.toStdString());
        QVERIFY(there);
        QVERIFY2(grid.adjacent(*here, *there), qPrintable(other));
    }
}

QTEST_APPLESS_MAIN(TestNeighbours)
#include "test_neighbours.moc"
