// SPDX-License-Identifier: MIT
// Names, units, shapes and the scanned map under the mouse; locks; the clipboard.
#include "editors/board/board_editor.h"
#include "editors/tools/board_edits.h"
#include "editors/tools/cell_sets.h"
#include "editors/tools/stamp_tool.h"
#include "tests/editors/tools/tool_bench.h"

#include <QClipboard>
#include <QLineEdit>
#include <QtTest>

using namespace hotchkiss;

namespace {

void lock(Bench &bench, std::initializer_list<MapLayer> layers)
{
    auto options = bench.context.options();
    for (const MapLayer layer : layers)
        options.lockedLayers |= 1U << static_cast<int>(layer);
    bench.context.setOptions(options);
}

Scenario withUnits(const char *system)
{
    Scenario scenario = makeScenario(*findSystem(system), findSystem(system)->presets[0]);
    for (const char *id : {"weed", "tilton"})
        scenario.pieces.push_back({id, PieceKind::Unit, id, scenario.sides[0].id, {}, 0, {}});
    return scenario;
}

} // namespace

class TestItemTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void toolsOfEachBoard_data()
    {
        QTest::addColumn<QByteArray>("system");
        QTest::addColumn<QByteArray>("needed");
        const QByteArray cells("select lasso same-terrain brush fill elevation eraser eyedropper side path area "
                               "objective label unit stamp measure underlay");
        QTest::newRow("hexes") << QByteArray("battle-hymn") << cells;
        QTest::newRow("squares") << QByteArray("war-by-mail") << cells;
        QTest::newRow("table") << QByteArray("hallowed-ground")
                               << QByteArray("select lasso area objective label unit eyedropper polygon polyline rectangle points "
                                             "measure underlay");
    }
    void toolsOfEachBoard()
    {
        QFETCH(QByteArray, system);
        QFETCH(QByteArray, needed);
        Bench bench(system.constData());
        QByteArrayList found;
        for (const auto &tool : bench.tools)
            if (tool->worksOn(bench.board()))
                found << tool->description().id.toLatin1();
        for (const QByteArray &id : needed.split(' '))
            QVERIFY2(found.contains(id), id.constData());
    }

    void labelIsTypedInPlace()
    {
        Bench bench("battle-hymn");
        BoardEditor editor(&bench.context);
        editor.resize(800, 600);
        editor.show();
        editor.setTool(&bench.tool("label"));
        editor.zoomToFit();
        QTest::mouseClick(editor.viewport(), Qt::LeftButton, {}, QPoint(300, 200));
        auto *field = editor.viewport()->findChild<QLineEdit *>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("Devil's Den"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(bench.board().texts.size(), std::size_t(1));
        QCOMPARE(bench.board().texts[0].text, std::string("Devil's Den"));
        const QPointF at(bench.board().texts[0].at.x, bench.board().texts[0].at.y);
        QVERIFY((editor.fromMap(at) - QPointF(300, 200)).manhattanLength() < 3);
        QVERIFY(bench.undoesTo(1));
    }

    void escapeGivesATextUp()
    {
        Bench bench("battle-hymn");
        BoardEditor editor(&bench.context);
        editor.resize(800, 600);
        editor.show();
        editor.setTool(&bench.tool("label"));
        // By keyboard: the cursor's cell, Return, the words, Return.
        editor.setCursorCell(bench.board().grid.cell(Offset{3, 3}));
        QTest::keyClick(&editor, Qt::Key_Return);
        auto *field = editor.viewport()->findChild<QLineEdit *>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("no"));
        QTest::keyClick(field, Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!editor.viewport()->findChild<QLineEdit *>());
        QTest::keyClick(&editor, Qt::Key_Return);
        field = editor.viewport()->findChild<QLineEdit *>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("Mill"));
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!editor.viewport()->findChild<QLineEdit *>());
        QVERIFY(bench.undoesTo(1));
    }

    void symmetricAreas()
    {
        Bench bench("war-by-mail");
        auto options = bench.context.options();
        options.symmetry = ToolContext::Options::Symmetry::Point;
        bench.context.setOptions(options);
        const Grid &grid = bench.board().grid;
        bench.stroke(bench.tool("area"), {bench.at(grid.cell(Offset{1, 1})), bench.at(grid.cell(Offset{4, 1}))});
        QCOMPARE(bench.board().areas[0].cells.size(), std::size_t(8));
        QVERIFY(bench.undoesTo(1));
    }

    void emptyLabelIsNothing()
    {
        Bench bench("battle-hymn");
        Tool &tool = bench.tool("label");
        bench.stroke(tool, {bench.at(20)});
        QVERIFY(tool.takeTextRequest());
        QVERIFY(!tool.takeTextRequest());
        QVERIFY(tool.typed({}).empty());
        QVERIFY(bench.undoesTo(0));
    }

    void labelMovesTurnsAndGrows()
    {
        Bench bench("hallowed-ground");
        Tool &tool = bench.tool("label");
        bench.stroke(tool, {bench.onTable(20, 20)});
        tool.takeTextRequest();
        bench.document.execute(tool.typed(QStringLiteral("Mill")));
        bench.stroke(tool, {bench.onTable(20, 20), bench.onTable(24, 21), bench.onTable(30, 22)});
        QCOMPARE(bench.board().texts[0].at, (Point{30, 22}));
        bool handled = false;
        bench.document.execute(tool.key(Qt::Key_R, {}, handled));
        QVERIFY(handled);
        QCOMPARE(bench.board().texts[0].rotation, 15.0);
        bench.document.execute(tool.key(Qt::Key_BracketRight, {}, handled));
        QCOMPARE(bench.board().texts[0].size, 1.25);
        bench.stroke(tool, {[&] {
                         Pointer p = bench.onTable(30, 22);
                         p.button = Qt::RightButton;
                         return p;
                     }()});
        QVERIFY(bench.board().texts.empty());
        QVERIFY(bench.undoesTo(5));
    }

    void unitsTurn()
    {
        Bench bench("war-by-mail");
        bench.document.reset(withUnits("war-by-mail"));
        bench.original = bench.document.scenario();
        QVERIFY(bench.document.system().hasFacing);
        Tool &tool = bench.tool("unit");
        bench.stroke(tool, {bench.at(40)});
        QCOMPARE(bench.document.scenario().pieces[0].place, Place::onCell(0, 40));
        bool handled = false;
        bench.document.execute(tool.key(Qt::Key_R, {}, handled));
        QCOMPARE(bench.document.scenario().pieces[0].facing, 1.0);
        bench.document.execute(tool.key(Qt::Key_R, Qt::ShiftModifier, handled));
        bench.document.execute(tool.key(Qt::Key_R, Qt::ShiftModifier, handled));
        QCOMPARE(bench.document.scenario().pieces[0].facing, 7.0);
        Pointer over = bench.at(40);
        over.piece = 0;
        bench.document.execute(tool.wheel(over, -1, handled));
        QVERIFY(handled);
        QCOMPARE(bench.document.scenario().pieces[0].facing, 0.0);
        tool.wheel(bench.at(41), -1, handled);
        QVERIFY(!handled);
        QVERIFY(bench.undoesTo(5));
    }

    void selectMovesShapesAndNames()
    {
        Bench bench("hallowed-ground");
        bench.stroke(bench.tool("rectangle"), {bench.onTable(10, 10), bench.onTable(20, 16)});
        Tool &select = bench.tool("select");
        bench.stroke(select, {bench.onTable(12, 12), bench.onTable(22, 15)});
        QCOMPARE(bench.board().shapes[0].points[0], (Point{20, 13}));
        QVERIFY(bench.undoesTo(2));
    }

    void pointsOfShapes()
    {
        Bench bench("hallowed-ground");
        bench.stroke(bench.tool("rectangle"), {bench.onTable(10, 10), bench.onTable(20, 16)});
        Tool &tool = bench.tool("points");
        bench.stroke(tool, {bench.onTable(20, 16), bench.onTable(22, 18.1), bench.onTable(24.1, 19)});
        QCOMPARE(bench.board().shapes[0].points[2], (Point{24, 19}));
        bench.document.execute(tool.doubleClick(bench.onTable(15, 10)));
        QCOMPARE(bench.board().shapes[0].points.size(), std::size_t(5));
        QCOMPARE(bench.board().shapes[0].points[1], (Point{15, 10}));
        for (int i = 0; i < 4; ++i) {
            const Point p = bench.board().shapes[0].points[0];
            Pointer right = bench.onTable(p.x, p.y);
            right.button = Qt::RightButton;
            bench.stroke(tool, {right});
        }
        QCOMPARE(bench.board().shapes[0].points.size(), std::size_t(3));
        QVERIFY(bench.undoesTo(5));
    }

    void pathLeadsOffTheMap()
    {
        Bench bench("battle-hymn");
        const Grid &grid = bench.board().grid;
        Tool &tool = bench.tool("path");
        Pointer beyond;
        beyond.map = {grid.centre(Offset{3, 0}).x, -1};
        beyond.button = Qt::LeftButton;
        bench.stroke(tool, {bench.at(grid.cell(Offset{3, 2})), bench.at(grid.cell(Offset{3, 0})), beyond});
        QVERIFY(bench.board().paths.has(grid.side(grid.cell(Offset{3, 0}), 0), 0));
        QVERIFY(bench.undoesTo(1));
    }

    void locksHoldForAllTools()
    {
        Bench bench("battle-hymn");
        BoardEdits edits(bench.context);
        const Grid &grid = bench.board().grid;
        const Cell cell = grid.cell(Offset{4, 4});
        CellContent content;
        content.terrain = 1;
        content.features = 1;
        content.elevation = 2;
        edits.setCell(cell, content);
        for (int d = 0; d < 6; ++d) {
            edits.setMark(MarkLayer::Sides, grid.side(cell, d), d, Mark::Plain);
            edits.setMark(MarkLayer::Paths, grid.side(cell, d), 0, Mark::Plain);
        }
        bench.document.execute(edits.step({}));
        bench.original = bench.document.scenario();
        bench.document.undoStack()->clear();
        lock(bench, {MapLayer::Terrain, MapLayer::Features, MapLayer::Relief, MapLayer::Sides, MapLayer::Paths,
                     MapLayer::Areas, MapLayer::Objectives, MapLayer::Texts, MapLayer::Counters});
        auto options = bench.context.options();
        options.terrain = 3;
        bench.context.setOptions(options);
        for (const auto &tool : bench.tools) {
            if (!tool->worksOn(bench.board()) || tool->description().id == QLatin1String("eyedropper"))
                continue;
            for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton})
                bench.stroke(*tool, {bench.at(cell, button), bench.at(grid.cell(Offset{7, 5}), button)});
            QVERIFY2(bench.document.undoStack()->count() == 0, qPrintable(tool->description().id));
        }
        BoardEditor editor(&bench.context);
        bench.context.setSelection({{cell}, {}, noSide});
        editor.deleteSelection();
        QVERIFY(bench.undoesTo(0));
    }

    void clipboardBetweenWindows()
    {
        Bench first("battle-hymn");
        Bench second("battle-hymn");
        const Grid &grid = first.board().grid;
        BoardEdits edits(first.context);
        const auto cells = disk(grid, grid.cell(Offset{5, 5}), 1);
        CellContent woods;
        woods.terrain = 1;
        for (const Cell cell : cells)
            edits.setCell(cell, woods);
        edits.setMark(MarkLayer::Sides, grid.side(cells[3], 1), 2, Mark::HighHere);
        first.document.execute(edits.step({}));
        BoardEditor source(&first.context);
        BoardEditor target(&second.context);
        first.context.setSelection({cells, {}, noSide});
        source.copy();
        target.setCursorCell(grid.cell(Offset{7, 6}));
        target.paste();
        int painted = 0;
        for (const CellContent &content : second.board().cells)
            painted += content.terrain == 1;
        QCOMPARE(painted, 7);
        QVERIFY(second.board().at(grid.cell(Offset{7, 6})).terrain == 1);
        QVERIFY(second.undoesTo(1));
        source.cut();
        QCOMPARE(int(first.board().at(cells[0]).terrain), 0);
        QVERIFY(first.document.undoStack()->count() == 2);
    }

    void duplicateAndPasteShapes()
    {
        Bench bench("hallowed-ground");
        BoardEditor editor(&bench.context);
        bench.stroke(bench.tool("rectangle"), {bench.onTable(10, 10), bench.onTable(20, 16)});
        editor.duplicate();
        QCOMPARE(bench.board().shapes.size(), std::size_t(2));
        QCOMPARE(bench.board().shapes[1].points[0], (Point{12, 8}));
        QVERIFY(bench.board().shapes[0].id != bench.board().shapes[1].id);
        editor.copy();
        editor.paste();
        QCOMPARE(bench.board().shapes.size(), std::size_t(3));
        QCOMPARE(bench.board().shapes[2].kind, bench.board().shapes[0].kind);
        QVERIFY(bench.undoesTo(3));
        QGuiApplication::clipboard()->setText(QStringLiteral("just words"));
        editor.paste();
        QVERIFY(bench.document.scenario() == bench.original);
    }

    void stampsTurnOnSquares()
    {
        Bench bench("war-by-mail");
        const Grid &grid = bench.board().grid;
        bench.stroke(bench.tool("path"), {bench.at(grid.cell(Offset{5, 5})), bench.at(grid.cell(Offset{9, 5}))});
        std::vector<Cell> row;
        for (int column = 5; column < 10; ++column)
            row.push_back(grid.cell(Offset{column, 5}));
        const Stamp stamp = copyStamp(bench.board(), row);
        const System &system = bench.document.system();
        Stamp turned = stamp.rotated();
        BoardEdits edits(bench.context);
        turned.put(edits, grid.cell(Offset{20, 20}));
        bench.document.execute(edits.step({}));
        const SideId down = grid.sideBetween(grid.cell(Offset{20, 20}), grid.cell(Offset{20, 21}));
        QVERIFY(bench.board().paths.at(down) != 0);
        for (int i = 0; i < 3; ++i)
            turned = turned.rotated();
        QCOMPARE(turned.text(system), stamp.text(system));
        QVERIFY(bench.undoesTo(2));
    }

    void underlayMovesInOneStep()
    {
        Bench bench("battle-hymn");
        Tool &tool = bench.tool("underlay");
        bench.stroke(tool, {bench.at(0), bench.at(30)});
        QVERIFY(bench.undoesTo(0)); // there is none
        Board board = bench.board();
        board.underlay.file = "scan.png";
        bench.document.execute({Text("x"), {replaceBoard(bench.document.scenario(), 0, board)}});
        const Grid &grid = bench.board().grid;
        const Cell from = grid.cell(Offset{2, 2});
        const Cell to = grid.cell(Offset{4, 2});
        bench.stroke(tool, {bench.at(from), bench.at(to)});
        QCOMPARE(bench.board().underlay.at.x, grid.centre(to).x - grid.centre(from).x);
        bool handled = false;
        tool.key(Qt::Key_F, {}, handled);
        QVERIFY(handled);
        // A point at (1, 1) belongs to one cell, one at (3, 1) to another.
        Pointer p;
        p.button = Qt::LeftButton;
        p.map = {1, 1};
        bench.stroke(tool, {p});
        bench.stroke(tool, {bench.at(from)});
        p.map = {3, 1};
        bench.stroke(tool, {p});
        QCOMPARE(bench.document.undoStack()->count(), 2);
        bench.stroke(tool, {bench.at(to)});
        QCOMPARE(bench.document.undoStack()->count(), 3);
        QVERIFY(bench.undoesTo(3));
    }

    void measureFindsTheRoad()
    {
        Bench bench("battle-hymn");
        const Grid &grid = bench.board().grid;
        bench.stroke(bench.tool("path"), {bench.at(grid.cell(Offset{2, 2})), bench.at(grid.cell(Offset{2, 6}))});
        Tool &tool = bench.tool("measure");
        bench.stroke(tool, {bench.at(grid.cell(Offset{2, 2})), bench.at(grid.cell(Offset{2, 6}))});
        QVERIFY2(tool.status().contains(QLatin1String("by road 4")), qPrintable(tool.status()));
        bench.stroke(tool, {bench.at(grid.cell(Offset{2, 2})), bench.at(grid.cell(Offset{6, 6}))});
        QVERIFY(!tool.status().contains(QLatin1String("by road")));
        QCOMPARE(bench.document.undoStack()->count(), 1);
    }
};

QTEST_MAIN(TestItemTools)
#include "test_item_tools.moc"
