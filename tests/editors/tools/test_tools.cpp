// SPDX-License-Identifier: MIT
// The tools driven by pointers and by real mouse events, on hexes, squares and the table.
#include "editors/board/board_editor.h"
#include "editors/tools/cell_sets.h"
#include "editors/tools/stamp.h"
#include "model/board/symmetry.h"
#include "tests/editors/tools/tool_bench.h"

#include <QSignalSpy>
#include <QtTest>

using namespace hotchkiss;

class TestTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyToolDescribesItself()
    {
        Bench bench("battle-hymn");
        QSet<QString> shortcuts;
        for (const auto &tool : bench.tools) {
            const auto d = tool->description();
            QVERIFY(!d.id.isEmpty() && !d.name.isEmpty() && !d.hint.isEmpty() && !d.icon.isEmpty());
            QVERIFY2(!shortcuts.contains(d.shortcut), qPrintable(d.id));
            shortcuts << d.shortcut;
        }
    }

    void brushLeavesNoGaps_data()
    {
        QTest::addColumn<QByteArray>("system");
        QTest::newRow("hexes") << QByteArray("battle-hymn");
        QTest::newRow("squares") << QByteArray("war-by-mail");
    }
    void brushLeavesNoGaps()
    {
        QFETCH(QByteArray, system);
        Bench bench(system.constData());
        auto options = bench.context.options();
        options.terrain = 1;
        bench.context.setOptions(options);
        const Grid &grid = bench.board().grid;
        const Cell from = grid.cell(Offset{1, 1});
        const Cell to = grid.cell(Offset{9, 6});
        bench.stroke(bench.tool("brush"), {bench.at(from), bench.at(to)});
        int painted = 0;
        for (const CellContent &content : bench.board().cells)
            painted += content.terrain == 1;
        QCOMPARE(painted, grid.distance(from, to) + 1);
        QVERIFY(bench.undoesTo(1));
    }

    void brushHasASize()
    {
        Bench bench("battle-hymn");
        auto options = bench.context.options();
        options.terrain = 1;
        options.radius = 2;
        bench.context.setOptions(options);
        bench.stroke(bench.tool("brush"), {bench.at(bench.board().grid.cell(Offset{6, 6}))});
        QCOMPARE(std::count_if(bench.board().cells.begin(), bench.board().cells.end(),
                               [](const CellContent &c) { return c.terrain == 1; }),
                 19);
        QVERIFY(bench.undoesTo(1));
    }

    void fillStopsAtOtherTerrain()
    {
        Bench bench("war-by-mail");
        const Grid &grid = bench.board().grid;
        auto options = bench.context.options();
        options.terrain = 1;
        bench.context.setOptions(options);
        std::vector<Pointer> wall;
        for (int row = 0; row < grid.rows(); ++row)
            wall.push_back(bench.at(grid.cell(Offset{3, row})));
        bench.stroke(bench.tool("brush"), wall);
        options.terrain = 2;
        bench.context.setOptions(options);
        bench.stroke(bench.tool("fill"), {bench.at(grid.cell(Offset{0, 0}))});
        QCOMPARE(int(bench.board().at(grid.cell(Offset{2, 5})).terrain), 2);
        QCOMPARE(int(bench.board().at(grid.cell(Offset{4, 5})).terrain), 0);
        QVERIFY(bench.undoesTo(2));
    }

    void sidesFollowAChain()
    {
        Bench bench("battle-hymn");
        const Grid &grid = bench.board().grid;
        const Cell cell = grid.cell(Offset{5, 5});
        const SideId first = grid.side(cell, 0);
        const SideId last = grid.side(cell, 2);
        QCOMPARE(sideChain(grid, first, last).size(), std::size_t(3));
        bench.stroke(bench.tool("side"), {bench.atSide(first, cell), bench.atSide(last, cell)});
        for (int d = 0; d < 3; ++d)
            QVERIFY(bench.board().sides.has(grid.side(cell, d), 0));
        QVERIFY(!bench.board().sides.has(grid.side(cell, 3), 0));
        QVERIFY(bench.undoesTo(1));
    }

    void sidesFlip()
    {
        Bench bench("battle-hymn");
        const auto &types = findSystem("battle-hymn")->sideTypes;
        auto options = bench.context.options();
        for (std::size_t i = 0; i < types.size(); ++i)
            if (types[i].directed)
                options.sideType = static_cast<int>(i);
        bench.context.setOptions(options);
        const Cell cell = bench.board().grid.cell(Offset{5, 5});
        const SideId side = bench.board().grid.side(cell, 1);
        Tool &tool = bench.tool("side");
        bench.stroke(tool, {bench.atSide(side, cell)});
        const Mark before = bench.board().sides.mark(side, options.sideType);
        bool handled = false;
        bench.document.execute(tool.key(Qt::Key_F, {}, handled));
        QVERIFY(handled);
        const Mark after = bench.board().sides.mark(side, options.sideType);
        QVERIFY(before != after && after != Mark::None && after != Mark::Plain);
        QVERIFY(bench.undoesTo(2));
    }

    void pathsJoinAndSplit()
    {
        Bench bench("battle-hymn");
        const Grid &grid = bench.board().grid;
        const Cell a = grid.cell(Offset{2, 4});
        const Cell b = grid.cell(Offset{2, 6});
        const Cell c = grid.cell(Offset{2, 8});
        Tool &tool = bench.tool("path");
        bench.stroke(tool, {bench.at(a), bench.at(b)});
        bench.stroke(tool, {bench.at(b), bench.at(c)});
        for (int row = 4; row < 8; ++row)
            QVERIFY(
                bench.board().paths.has(grid.sideBetween(grid.cell(Offset{2, row}), grid.cell(Offset{2, row + 1})), 0));
        bench.stroke(tool, {bench.at(b, Qt::RightButton)});
        QVERIFY(!bench.board().paths.has(grid.sideBetween(b, grid.neighbour(b, 0)), 0));
        QVERIFY(!bench.board().paths.has(grid.sideBetween(b, grid.neighbour(b, 3)), 0));
        QVERIFY(bench.board().paths.has(grid.sideBetween(a, grid.neighbour(a, 3)), 0));
        QVERIFY(bench.undoesTo(3));
    }

    void symmetryIsAnInvolution_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("stagger");
        for (int columns : {11, 12})
            for (int shape : {0, 1, 2})
                for (int stagger : {0, 1})
                    QTest::addRow("%d %d %d", columns, shape, stagger) << columns << shape << stagger;
    }
    void symmetryIsAnInvolution()
    {
        QFETCH(int, columns);
        QFETCH(int, shape);
        QFETCH(int, stagger);
        const Grid grid = shape == 2 ? Grid::squares(columns, 8)
                                     : Grid::hexes(columns, columns - 1, static_cast<GridShape>(shape),
                                                   static_cast<Stagger>(stagger));
        for (int kind = 1; kind < 4; ++kind) {
            const SymmetryMap map(grid, static_cast<SymmetryMap::Kind>(kind));
            int mapped = 0;
            for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
                const Cell image = map.image(cell);
                if (image == noCell)
                    continue;
                ++mapped;
                QCOMPARE(map.image(image), cell);
            }
            QVERIFY2(mapped * 10 >= grid.cellCount() * 8, qPrintable(QString::number(kind)));
        }
    }

    void symmetricBrush()
    {
        Bench bench("war-by-mail");
        auto options = bench.context.options();
        options.terrain = 1;
        options.symmetry = ToolContext::Options::Symmetry::Point;
        bench.context.setOptions(options);
        const Grid &grid = bench.board().grid;
        bench.stroke(bench.tool("brush"), {bench.at(grid.cell(Offset{1, 2}))});
        QCOMPARE(int(bench.board().at(grid.cell(Offset{grid.columns() - 2, grid.rows() - 3})).terrain), 1);
        QVERIFY(bench.undoesTo(1));
    }

    void slopesFollowElevation()
    {
        Bench bench("battle-hymn");
        const Cell cell = bench.board().grid.cell(Offset{5, 5});
        bench.stroke(bench.tool("elevation"), {bench.at(cell)});
        QCOMPARE(int(bench.board().at(cell).elevation), 1);
        const SideId side = bench.board().grid.side(cell, 0);
        QVERIFY(bench.board().sides.at(side) != 0);
        QVERIFY(bench.undoesTo(1));
    }

    void stampTurnsSixTimes()
    {
        Bench bench("battle-hymn");
        const Grid &grid = bench.board().grid;
        const auto cells = disk(grid, grid.cell(Offset{5, 5}), 1);
        bench.stroke(bench.tool("side"), {bench.atSide(grid.side(cells[3], 1), cells[3])});
        const Stamp stamp = copyStamp(bench.board(), cells);
        const System &system = *findSystem("battle-hymn");
        Stamp turned = stamp;
        for (int i = 0; i < 6; ++i)
            turned = turned.rotated();
        QCOMPARE(turned.text(system), stamp.text(system));
        QCOMPARE(stamp.mirrored().mirrored().text(system), stamp.text(system));
        QCOMPARE(readStamp(system, stamp.text(system)).text(system), stamp.text(system));
        QVERIFY(readStamp(system, "nonsense").empty());
    }

    void tableShapes()
    {
        Bench bench("hallowed-ground");
        Tool &polygon = bench.tool("polygon");
        for (const auto &[x, y] : {std::pair{1.1, 1.0}, {10.0, 1.0}, {10.0, 8.2}})
            bench.stroke(polygon, {bench.onTable(x, y)});
        bench.document.execute(polygon.doubleClick(bench.onTable(10, 8)));
        QCOMPARE(bench.board().shapes.size(), std::size_t(1));
        QCOMPARE(bench.board().shapes[0].points.size(), std::size_t(3));
        QCOMPARE(bench.board().shapes[0].points[2], (Point{10, 8}));
        bench.stroke(bench.tool("rectangle"), {bench.onTable(20, 20), bench.onTable(30, 25)});
        QCOMPARE(bench.board().shapes.size(), std::size_t(2));
        QVERIFY(bench.undoesTo(2));
    }

    void mouseDrawsOneStep()
    {
        Bench bench("battle-hymn");
        auto options = bench.context.options();
        options.terrain = 1;
        bench.context.setOptions(options);
        BoardEditor editor(&bench.context);
        editor.resize(800, 600);
        editor.show();
        editor.setTool(&bench.tool("brush"));
        editor.zoomToFit();
        const Grid &grid = bench.board().grid;
        const auto spot = [&](int column, int row) {
            const Point at = grid.centre(Offset{column, row});
            return editor.fromMap({at.x, at.y}).toPoint();
        };
        QTest::mousePress(editor.viewport(), Qt::LeftButton, {}, spot(2, 2));
        QTest::mouseMove(editor.viewport(), spot(8, 2));
        QTest::mouseRelease(editor.viewport(), Qt::LeftButton, {}, spot(8, 2));
        QCOMPARE(int(bench.board().at(grid.cell(Offset{2, 2})).terrain), 1);
        QCOMPARE(int(bench.board().at(grid.cell(Offset{8, 2})).terrain), 1);
        QVERIFY(bench.undoesTo(1));
    }

    void keyboardDraws()
    {
        Bench bench("battle-hymn");
        auto options = bench.context.options();
        options.terrain = 1;
        bench.context.setOptions(options);
        BoardEditor editor(&bench.context);
        editor.resize(800, 600);
        editor.show();
        editor.setTool(&bench.tool("brush"));
        editor.setCursorCell(bench.board().grid.cell(Offset{3, 3}));
        QTest::keyClick(&editor, Qt::Key_Down);
        QTest::keyClick(&editor, Qt::Key_Return);
        QCOMPARE(int(bench.board().at(bench.board().grid.cell(Offset{3, 4})).terrain), 1);
        QVERIFY(bench.undoesTo(1));
    }

    void brushRepaintsLittle()
    {
        Bench bench("battle-hymn");
        BoardEditor editor(&bench.context);
        editor.resize(900, 700);
        editor.show();
        editor.setZoom(40);
        const Point middle = bench.board().grid.centre(Offset{4, 4});
        editor.centreOn({middle.x, middle.y});
        editor.finishPainting();
        const qint64 before = editor.tiles().paintedPixels();
        auto options = bench.context.options();
        options.terrain = 1;
        bench.context.setOptions(options);
        bench.stroke(bench.tool("brush"), {bench.at(bench.board().grid.cellAt(middle))});
        editor.finishPainting();
        const qint64 painted = editor.tiles().paintedPixels() - before;
        QVERIFY(painted > 0);
        QVERIFY2(painted < 400 * 400, qPrintable(QString::number(painted)));
    }
};

QTEST_MAIN(TestTools)
#include "test_tools.moc"
