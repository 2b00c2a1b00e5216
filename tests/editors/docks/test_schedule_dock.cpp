// SPDX-License-Identifier: MIT
// The schedule driven by mouse and keyboard; every change can be undone.
#include "editors/schedule/arrival_dialog.h"
#include "editors/schedule/schedule_dock.h"
#include "editors/schedule/schedule_view.h"
#include "model/scenario/schedule_steps.h"
#include "views/models/forces_model.h"
#include "views/models/schedule_model.h"

#include <QDropEvent>
#include <QMimeData>
#include <QtTest>

using namespace hotchkiss;

namespace {

Scenario twoCorps()
{
    const System &rules = *findSystem("battle-hymn");
    Scenario scenario = makeScenario(rules, rules.presets.front());
    scenario.turns = turnsByClock({6 * 60, 6, 60, 21 * 60, 5 * 60, ""});
    for (const char *id : {"ii-corps", "v-corps"}) {
        scenario.commands.push_back({id, id, scenario.sides.front().id, "", "", {}});
        Piece piece;
        piece.id = std::string(id) + "-unit";
        piece.name = piece.id;
        piece.command = id;
        scenario.pieces.push_back(piece);
    }
    scenario.arrivals.push_back({"first", {"v-corps"}, 2, {"0101"}, "", false});
    return scenario;
}

struct Bench
{
    Bench()
        : document(twoCorps())
        , original(document.scenario())
        , context(&document)
        , dock(&context)
    {
        dock.resize(900, 220);
        dock.show();
        dock.view()->setFocus();
    }
    QPoint at(int row, int column) const
    {
        return dock.view()->visualRect(dock.view()->model()->index(row, column)).center();
    }
    void drag(QPoint from, QPoint to)
    {
        QWidget *port = dock.view()->viewport();
        QTest::mousePress(port, Qt::LeftButton, {}, from);
        QTest::mouseMove(port, to);
        QTest::mouseRelease(port, Qt::LeftButton, {}, to);
    }
    const Arrival &arrival(std::size_t i) const { return document.scenario().arrivals[i]; }

    Document document;
    Scenario original;
    ToolContext context;
    ScheduleDock dock;
};

} // namespace

class TestScheduleDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dragMovesAnArrival();
    void dragSchedulesWhatIsFree();
    void aClickSchedulesNothing();
    void dropFromTheForces();
    void keysMoveAndDelete();
    void turnsKeepTheirArrivals();
    void dialogChangesAnArrival();
    void initiativeCarriesOn();
};

void TestScheduleDock::dragMovesAnArrival()
{
    Bench bench;
    bench.drag(bench.at(0, 1), bench.at(0, 4));
    QCOMPARE(bench.arrival(0).turn, 5);
    QCOMPARE(bench.document.undoStack()->count(), 1);
    bench.document.undoStack()->undo();
    QVERIFY(bench.document.scenario() == bench.original);
    // A cell without a chip drags nothing.
    bench.drag(bench.at(0, 4), bench.at(0, 5));
    QVERIFY(bench.document.scenario() == bench.original);
}

void TestScheduleDock::dragSchedulesWhatIsFree()
{
    Bench bench;
    QCOMPARE(bench.dock.view()->model()->rowCount(), 2);
    bench.drag(bench.at(1, 0), bench.at(1, 3));
    QCOMPARE(bench.document.scenario().arrivals.size(), std::size_t{2});
    QCOMPARE(bench.arrival(1).turn, 4);
    QCOMPARE(bench.arrival(1).who, std::vector<std::string>{"ii-corps"});
    bench.document.undoStack()->undo();
    QVERIFY(bench.document.scenario() == bench.original);
}

void TestScheduleDock::aClickSchedulesNothing()
{
    Bench bench;
    for (const int row : {0, 1})
        for (const QPoint &tremble : {QPoint(0, 0), QPoint(2, 1)})
            bench.drag(bench.at(row, 1), bench.at(row, 1) + tremble);
    QVERIFY(bench.document.scenario() == bench.original);
    QCOMPARE(bench.document.undoStack()->count(), 0);
}

void TestScheduleDock::dropFromTheForces()
{
    Bench bench;
    QMimeData data;
    data.setData(forcesMimeType(), "v-corps");
    QDragEnterEvent enter(bench.at(0, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(bench.dock.view()->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(bench.at(0, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(bench.dock.view()->viewport(), &drop);
    // It comes then and no longer in its old turn.
    QCOMPARE(bench.document.scenario().arrivals.size(), std::size_t{1});
    QCOMPARE(bench.arrival(0).turn, 6);
    bench.document.undoStack()->undo();
    QVERIFY(bench.document.scenario() == bench.original);
}

void TestScheduleDock::keysMoveAndDelete()
{
    Bench bench;
    ScheduleView *view = bench.dock.view();
    view->selectRow(0);
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(bench.arrival(0).turn, 4);
    QTest::keyClick(view, Qt::Key_Left);
    QCOMPARE(bench.arrival(0).turn, 3);
    QCOMPARE(bench.context.selection().items, std::set<std::string>{"first"});
    QTest::keyClick(view, Qt::Key_Delete);
    QVERIFY(bench.document.scenario().arrivals.empty());
    while (bench.document.undoStack()->canUndo())
        bench.document.undoStack()->undo();
    QVERIFY(bench.document.scenario() == bench.original);
}

void TestScheduleDock::turnsKeepTheirArrivals()
{
    Bench bench;
    Document &document = bench.document;
    document.execute(insertTurn(document.scenario(), 1, {}));
    QCOMPARE(bench.arrival(0).turn, 3);
    document.execute(removeTurn(document.scenario(), 1));
    QVERIFY(document.scenario() == bench.original);
    document.execute(replaceTurns(document.scenario(), turnsByClock({60, 1, 30, 0, 120, ""})));
    QCOMPARE(bench.arrival(0).turn, 1);
    QCOMPARE(document.scenario().turns.front().label, std::string("1:00"));
    QVERIFY(document.scenario().turns.front().night);
    QCOMPARE(bench.dock.view()->model()->columnCount(), 1);
    QCOMPARE(nextTurn(bench.original).label, std::string("12:00"));
}

void TestScheduleDock::dialogChangesAnArrival()
{
    Bench bench;
    const Arrival before = bench.arrival(0);
    ArrivalDialog same(bench.document.scenario(), before);
    QVERIFY(same.arrival() == before);
}

// BH 3.9: an Hour's initiative holds until another Hour names a side.
void TestScheduleDock::initiativeCarriesOn()
{
    Bench bench;
    Turn turn = bench.document.scenario().turns[1];
    turn.initiative = "csa";
    bench.document.execute(changeTurn(bench.document.scenario(), 2, turn));
    turn = bench.document.scenario().turns[4];
    turn.initiative = "usa";
    bench.document.execute(changeTurn(bench.document.scenario(), 5, turn));
    const Scenario before = bench.document.scenario();
    bench.dock.view()->setCurrentIndex(bench.dock.view()->model()->index(0, 1));
    QTest::keyClick(bench.dock.view(), Qt::Key_I);
    QStringList sides;
    for (const Turn &now : bench.document.scenario().turns)
        sides << QString::fromStdString(now.initiative);
    QCOMPARE(sides.join(QLatin1Char(' ')), QStringLiteral(" csa csa csa usa "));
    bench.document.undoStack()->undo();
    QVERIFY(bench.document.scenario() == before);
    QVERIFY(carryInitiativeOn(before, 1).empty());
    QVERIFY(carryInitiativeOn(before, 0).empty() && carryInitiativeOn(before, 7).empty());
}

QTEST_MAIN(TestScheduleDock)
#include "test_schedule_dock.moc"
