// SPDX-License-Identifier: MIT
// Work on an open table: zones, whole selections, picking up, snapping; and what moves together on any board.
#include "editors/board/board_editor.h"
#include "tests/editors/tools/tool_bench.h"
#include "views/models/forces_model.h"

#include <QDropEvent>
#include <QMimeData>
#include <QtTest>

using namespace hotchkiss;

namespace {

Pointer right(Pointer p)
{
    p.button = Qt::RightButton;
    return p;
}

void drop(BoardEditor &editor, const char *id, QPointF map)
{
    QMimeData data;
    data.setData(itemsMimeType(), id);
    const QPointF at = editor.fromMap(map);
    QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(editor.viewport(), &enter);
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(editor.viewport(), &event);
}

} // namespace

class TestTableWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zonesAreDrawn()
    {
        Bench bench("hallowed-ground");
        auto options = bench.context.options();
        options.areaKind = "arrival";
        options.areaSide = "union";
        bench.context.setOptions(options);
        Tool &tool = bench.tool("area");
        QVERIFY(tool.worksOn(bench.board()));
        QVERIFY(tool.status() != tool.description().hint);
        bench.stroke(tool, {bench.onTable(66.1, 14), bench.onTable(72, 22.2)});
        QCOMPARE(bench.board().areas.size(), std::size_t(1));
        const Area &zone = bench.board().areas[0];
        QCOMPARE(zone.kind, std::string("arrival"));
        QCOMPARE(zone.side, std::string("union"));
        QCOMPARE(zone.outline, (std::vector<Point>{{66, 14}, {72, 14}, {72, 22}, {66, 22}}));
        // Another stroke is another zone; a click is none.
        bench.stroke(tool, {bench.onTable(0, 0), bench.onTable(10, 4)});
        bench.stroke(tool, {bench.onTable(30, 30)});
        QCOMPARE(bench.board().areas.size(), std::size_t(2));
        bench.stroke(tool, {right(bench.onTable(5, 2))});
        QCOMPARE(bench.board().areas.size(), std::size_t(1));
        QVERIFY(bench.undoesTo(3));
    }

    void zonesHavePoints()
    {
        Bench bench("hallowed-ground");
        bench.stroke(bench.tool("area"), {bench.onTable(10, 10), bench.onTable(20, 16)});
        bench.context.setSelection({});
        Tool &tool = bench.tool("points");
        bench.stroke(tool, {bench.onTable(15, 13)}); // chooses it
        bench.stroke(tool, {bench.onTable(20, 16), bench.onTable(24, 18)});
        QCOMPARE(bench.board().areas[0].outline[2], (Point{24, 18}));
        bench.document.execute(tool.doubleClick(bench.onTable(15, 10)));
        QCOMPARE(bench.board().areas[0].outline.size(), std::size_t(5));
        auto options = bench.context.options();
        options.lockedLayers = 1U << static_cast<int>(MapLayer::Areas);
        bench.context.setOptions(options);
        bench.stroke(tool, {bench.onTable(24, 18), bench.onTable(30, 20)});
        QCOMPARE(bench.board().areas[0].outline[3], (Point{24, 18}));
        QVERIFY(bench.undoesTo(3));
    }

    void aRectangleTakesWhatItHolds()
    {
        Bench bench("hallowed-ground");
        bench.stroke(bench.tool("rectangle"), {bench.onTable(10, 10), bench.onTable(20, 16)});
        bench.stroke(bench.tool("rectangle"), {bench.onTable(18, 10), bench.onTable(50, 30)});
        bench.stroke(bench.tool("objective"), {bench.onTable(12, 20)});
        const std::string small = bench.board().shapes[0].id;
        const std::string star = bench.document.scenario().objectives[0].id;
        const std::set<std::string> held{small, star};
        for (const char *id : {"select", "lasso"}) {
            bench.context.setSelection({});
            bench.stroke(bench.tool(id), {bench.onTable(8, 8), bench.onTable(25, 8), bench.onTable(25, 25),
                                          bench.onTable(8, 25), bench.onTable(8, 8), bench.onTable(25, 25)});
            if (bench.tool(id).description().id == QLatin1String("select"))
                QVERIFY(bench.context.selection().items == held);
            else
                QVERIFY(bench.context.selection().items.contains(star));
        }
        BoardEditor editor(&bench.context);
        bench.context.setSelection({{}, held, noSide});
        editor.invertSelection();
        QVERIFY(bench.context.selection().items == std::set<std::string>{bench.board().shapes[1].id});
        editor.selectAll();
        QCOMPARE(bench.context.selection().items.size(), std::size_t(3));
    }

    void eyedropperTakesAShape()
    {
        Bench bench("hallowed-ground");
        auto options = bench.context.options();
        options.shapeType = "hill";
        options.level = 3;
        bench.context.setOptions(options);
        bench.stroke(bench.tool("rectangle"), {bench.onTable(10, 10), bench.onTable(20, 16)});
        options.shapeType = "road";
        options.level = 1;
        bench.context.setOptions(options);
        bench.stroke(bench.tool("eyedropper"), {bench.onTable(40, 40)});
        QCOMPARE(bench.context.options().shapeType, std::string("road"));
        bench.stroke(bench.tool("eyedropper"), {bench.onTable(15, 12)});
        QCOMPARE(bench.context.options().shapeType, std::string("hill"));
        QCOMPARE(bench.context.options().level, 3);
    }

    void dropsSnapAndRespectTheLock()
    {
        Bench bench("hallowed-ground");
        Scenario scenario = bench.original;
        for (const char *id : {"weed", "tilton"})
            scenario.pieces.push_back({id, PieceKind::Unit, id, scenario.sides[0].id, {}, 0, {}});
        bench.document.reset(scenario);
        BoardEditor editor(&bench.context);
        editor.resize(900, 700);
        editor.show();
        editor.zoomToFit();
        drop(editor, "weed\ntilton", {30.13, 47.2});
        const auto &pieces = bench.document.scenario().pieces;
        QCOMPARE(pieces[0].place.at, (Point{30, 1}));
        QCOMPARE(pieces[1].place.at, (Point{30, 0})); // not beyond the edge
        QCOMPARE(bench.document.undoStack()->count(), 1);
        auto options = bench.context.options();
        options.lockedLayers = 1U << static_cast<int>(MapLayer::Counters);
        bench.context.setOptions(options);
        drop(editor, "weed", {10, 10});
        QCOMPARE(bench.document.undoStack()->count(), 1);
    }

    // The unit tool puts down what was clicked last, not what the forces had before.
    void theUnitClickedIsTheOnePlaced()
    {
        Bench bench("battle-hymn");
        Scenario scenario = bench.original;
        const Grid grid = bench.board().grid;
        for (const char *id : {"weed", "tilton"})
            scenario.pieces.push_back({id, PieceKind::Unit, id, scenario.sides[0].id, {}, 0, {}});
        scenario.pieces[1].place = Place::onCell(0, grid.cell(Offset{5, 5}));
        bench.document.reset(scenario);
        auto options = bench.context.options();
        options.unitToPlace = "weed";
        bench.context.setOptions(options);
        Tool &tool = bench.tool("unit");
        bench.stroke(tool, {bench.at(grid.cell(Offset{2, 2}))});
        Pointer tilton = bench.at(grid.cell(Offset{5, 5}));
        tilton.piece = 1;
        bench.stroke(tool, {tilton});
        bench.stroke(tool, {bench.at(grid.cell(Offset{8, 3}))});
        QCOMPARE(bench.document.scenario().pieces[0].place.cell, grid.cell(Offset{2, 2}));
        QCOMPARE(bench.document.scenario().pieces[1].place.cell, grid.cell(Offset{8, 3}));
        QCOMPARE(bench.document.undoStack()->count(), 2);
    }

    void objectivesMoveBesideTheOthers()
    {
        Bench bench("battle-hymn");
        const Grid &grid = bench.board().grid;
        const auto cell = [&grid](int column, int row) { return grid.cell(Offset{column, row}); };
        for (const Cell at : {cell(2, 2), cell(5, 4)})
            bench.stroke(bench.tool("objective"), {bench.at(at)});
        const auto &list = bench.document.scenario().objectives;
        bench.context.setSelection({{}, {list[0].id, list[1].id}, noSide});
        Pointer star = bench.at(cell(2, 2));
        star.map += QPointF(0.3, 0.28);
        Pointer target = bench.at(cell(4, 3));
        target.map += QPointF(0.3, 0.28);
        bench.stroke(bench.tool("select"), {star, target});
        QCOMPARE(list[0].place.cell, cell(4, 3));
        QCOMPARE(list[1].place.cell, cell(7, 5));
        QVERIFY(bench.undoesTo(3));
    }

    // What symmetric drawing laid, it splits and leads off on both sides.
    void symmetricPaths()
    {
        Bench bench("war-by-mail");
        const Grid &grid = bench.board().grid;
        auto options = bench.context.options();
        options.symmetry = ToolContext::Options::Symmetry::Point;
        bench.context.setOptions(options);
        const auto cell = [&grid](int column, int row) { return grid.cell(Offset{column, row}); };
        const auto count = [&] {
            int marks = 0;
            for (SideId side = 0; side < grid.sideCount(); ++side)
                marks += bench.board().paths.at(side) != 0 ? 1 : 0;
            return marks;
        };
        Tool &path = bench.tool("path");
        bench.stroke(path, {bench.at(cell(0, 5)), bench.at(cell(4, 5))});
        QCOMPARE(count(), 8);
        bench.stroke(path, {right(bench.at(cell(2, 5)))});
        QCOMPARE(count(), 4);
        Pointer beyond;
        beyond.button = Qt::LeftButton;
        beyond.map = bench.at(cell(0, 5)).map - QPointF(1, 0);
        bench.stroke(path, {bench.at(cell(0, 5)), beyond});
        QCOMPARE(count(), 6);
        QVERIFY(bench.undoesTo(3));
    }
};

QTEST_MAIN(TestTableWork)
#include "test_table_work.moc"
