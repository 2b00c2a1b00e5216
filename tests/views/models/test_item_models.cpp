// SPDX-License-Identifier: MIT
// The item models keep the contract of item models while random edits, undo and redo run over them.
#include "tests/views/models/random_edits.h"
#include "views/models/forces_model.h"
#include "views/models/palette_model.h"
#include "views/models/schedule_model.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace hotchkiss;

namespace {

Scenario smallScenario(const char *system)
{
    const System &rules = *findSystem(system);
    Scenario scenario = makeScenario(rules, rules.presets.front());
    scenario.turns = turnsByClock({6 * 60, 5, 60, 10 * 60, 12 * 60, "2 July"});
    const std::string side = scenario.sides.front().id;
    scenario.commands.push_back({"v-corps", "V Corps", side, "", "#aa3333", {}});
    for (const char *name : {"weed", "vincent", "tilton"}) {
        Piece piece;
        piece.id = name;
        piece.name = name;
        piece.command = "v-corps";
        scenario.pieces.push_back(piece);
    }
    return scenario;
}

/// What the rows and columns of the timeline should say, computed anew.
QStringList rowsOf(const ScheduleModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows << QStringLiteral("%1@%2").arg(qstr(model.key(model.index(row, 0)))).arg(model.turn(model.index(row, 0)));
    return rows;
}

} // namespace

class TestItemModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followRandomEdits_data();
    void followRandomEdits();
    void scheduleShowsTurnsAndArrivals();
    void palettePassesTheTester();
};

void TestItemModels::followRandomEdits_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestItemModels::followRandomEdits()
{
    QFETCH(unsigned, seed);
    Document document(smallScenario("battle-hymn"));
    const Scenario original = document.scenario();
    ForcesModel forces(&document);
    ScheduleModel schedule(&document);
    QAbstractItemModelTester testForces(&forces, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester testSchedule(&schedule, QAbstractItemModelTester::FailureReportingMode::QtTest);
    testing::RandomEdits edits(document, seed);
    for (int i = 0; i < 120; ++i) {
        edits.step();
        QCOMPARE(schedule.columnCount(), static_cast<int>(document.scenario().turns.size()));
    }
    // What followed step by step equals what is made anew.
    const ScheduleModel fresh(&document);
    QCOMPARE(rowsOf(schedule), rowsOf(fresh));
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    QVERIFY(document.scenario() == original);
    QCOMPARE(schedule.columnCount(), 5);
}

void TestItemModels::scheduleShowsTurnsAndArrivals()
{
    Document document(smallScenario("battle-hymn"));
    ScheduleModel model(&document);
    QCOMPARE(model.rowCount(), 1); // the corps, not scheduled yet
    QCOMPARE(model.kind(model.index(0, 0)), ScheduleModel::Kind::Unscheduled);
    document.execute(addArrival(document.scenario(), {"v-corps"}, 3));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.kind(model.index(0, 0)), ScheduleModel::Kind::Arrival);
    QCOMPARE(model.index(0, 2).data(ScheduleModel::SpanRole).value<ScheduleModel::Span>(), ScheduleModel::Span::Here);
    QCOMPARE(model.index(0, 2).data(ScheduleModel::ColourRole).value<QColor>(), QColor(0xaa, 0x33, 0x33));
    QVERIFY(model.headerData(4, Qt::Horizontal).toString().contains(QStringLiteral("night")));
    QVERIFY(!model.headerData(0, Qt::Horizontal).toString().contains(QStringLiteral("night")));
    QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QStringLiteral("V Corps"));
    Turn turn = document.scenario().turns[0];
    turn.initiative = document.scenario().sides.front().id;
    document.execute(changeTurn(document.scenario(), 1, turn));
    QVERIFY(model.headerData(0, Qt::Horizontal).toString().contains(qstr(document.scenario().sides.front().name)));
}

void TestItemModels::palettePassesTheTester()
{
    PaletteModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const System *system : systems())
        for (const bool table : {false, true})
            model.setBoard(system, table);
    QVERIFY(model.rowCount() > 0);
}

QTEST_MAIN(TestItemModels)
#include "test_item_models.moc"
