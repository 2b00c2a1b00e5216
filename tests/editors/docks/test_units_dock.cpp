// SPDX-License-Identifier: MIT
// The table of units: sorting, editing in place, in many rows, by paste; every change can be undone.
#include "editors/units/units_dock.h"
#include "tests/views/models/random_edits.h"
#include "views/models/units_model.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>

using namespace hotchkiss;

namespace {

Scenario threeUnits()
{
    const System &rules = *findSystem("battle-hymn");
    Scenario scenario = makeScenario(rules, rules.presets.front());
    const std::string side = scenario.sides.front().id;
    scenario.commands.push_back({"v-corps", "V Corps", side, "", "", {}});
    const struct
    {
        const char *id;
        std::int64_t strength;
        const char *type;
    } units[] = {{"weed", 10, "infantry"}, {"buford", 4, "cavalry"}, {"tilton", 9, "infantry"}};
    for (const auto &unit : units) {
        Piece piece;
        piece.id = unit.id;
        piece.name = unit.id;
        piece.command = side;
        piece.place = Place::onCell(0, 3);
        piece.fields = {{"sp", unit.strength}, {"type", std::string(unit.type)}};
        scenario.pieces.push_back(piece);
    }
    return scenario;
}

struct Bench
{
    Bench()
        : document(threeUnits())
        , original(document.scenario())
        , context(&document)
        , dock(&context)
    {
        dock.resize(1000, 220);
        dock.show();
    }
    int column(const char *key) const
    {
        for (int c = 0; c < model().columnCount(); ++c)
            if (model().field(c).key == key)
                return c;
        qFatal("no column %s", key);
    }
    const UnitsModel &model() const { return *dock.findChild<UnitsModel *>(); }
    QModelIndex at(int row, const char *key) const { return dock.table()->model()->index(row, column(key)); }
    void undoAll()
    {
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
        QVERIFY(document.scenario() == original);
    }

    Document document;
    Scenario original;
    ToolContext context;
    UnitsDock dock;
};

} // namespace

class TestUnitsDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsRandomEdits();
    void sortsNumbersAsNumbers();
    void editsInPlace();
    void setsManyRows();
    void copiesAndPastes();
    void refusesAsAWhole();
    void onlyFieldsThatApply();
    void doubleClickShowsThePlace();
};

void TestUnitsDock::followsRandomEdits()
{
    Document document(threeUnits());
    UnitsModel model(&document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    testing::RandomEdits edits(document, 7);
    for (int i = 0; i < 200; ++i) {
        edits.step();
        QCOMPARE(model.rowCount(), static_cast<int>(document.scenario().pieces.size()));
    }
}

void TestUnitsDock::sortsNumbersAsNumbers()
{
    Bench bench;
    bench.dock.table()->sortByColumn(bench.column("sp"), Qt::AscendingOrder);
    QCOMPARE(bench.at(0, "sp").data().toString(), QStringLiteral("4"));
    QCOMPARE(bench.at(1, "sp").data().toString(), QStringLiteral("9"));
    QCOMPARE(bench.at(2, "sp").data().toString(), QStringLiteral("10"));
}

void TestUnitsDock::editsInPlace()
{
    Bench bench;
    QTableView *table = bench.dock.table();
    table->setCurrentIndex(bench.at(0, "name"));
    table->edit(bench.at(0, "name"));
    auto *line = table->viewport()->findChild<QLineEdit *>();
    QVERIFY(line != nullptr);
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("Vincent"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(bench.document.scenario().pieces[0].name, std::string("Vincent"));
    QCOMPARE(bench.document.undoStack()->count(), 1);
    bench.undoAll();
}

void TestUnitsDock::setsManyRows()
{
    Bench bench;
    QTableView *table = bench.dock.table();
    table->selectAll();
    table->selectionModel()->setCurrentIndex(bench.at(1, "sp"), QItemSelectionModel::NoUpdate);
    bench.dock.setInChosen(QStringLiteral("7"));
    for (const Piece &piece : bench.document.scenario().pieces)
        QVERIFY(piece.fields.at("sp") == Value(std::int64_t{7}));
    QCOMPARE(bench.document.undoStack()->count(), 1);
    bench.undoAll();
}

void TestUnitsDock::copiesAndPastes()
{
    Bench bench;
    QTableView *table = bench.dock.table();
    table->clearSelection();
    table->selectionModel()->select(QItemSelection(bench.at(0, "type"), bench.at(1, "sp")),
                                    QItemSelectionModel::ClearAndSelect);
    QCOMPARE(bench.dock.copyText(), QStringLiteral("infantry\t10\ncavalry\t4"));
    table->setCurrentIndex(bench.at(1, "type"));
    bench.dock.pasteText(QStringLiteral("artillery\t2\ncavalry\t3\n"));
    QVERIFY(bench.document.scenario().pieces[1].fields.at("type") == Value(std::string("artillery")));
    QCOMPARE(bench.at(2, "sp").data().toString(), QStringLiteral("3"));
    QCOMPARE(bench.document.undoStack()->count(), 1);
    bench.undoAll();
}

void TestUnitsDock::refusesAsAWhole()
{
    Bench bench;
    bench.dock.table()->setCurrentIndex(bench.at(0, "sp"));
    bench.dock.pasteText(QStringLiteral("5\nmany"));
    QVERIFY(bench.document.scenario() == bench.original);
}

void TestUnitsDock::onlyFieldsThatApply()
{
    Bench bench; // BH 11.3: only cavalry dismounts
    QVERIFY(!bench.at(0, "dismounted").flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(bench.at(1, "dismounted").flags().testFlag(Qt::ItemIsEditable));
}

void TestUnitsDock::doubleClickShowsThePlace()
{
    Bench bench;
    QSignalSpy shown(&bench.dock, &UnitsDock::placeActivated);
    QTableView *table = bench.dock.table();
    const QPoint at = table->visualRect(bench.at(0, "at")).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(shown.count(), 1);
    QCOMPARE(shown.first().at(1).toString(), QStringLiteral("weed"));
}

QTEST_MAIN(TestUnitsDock)
#include "test_units_dock.moc"
