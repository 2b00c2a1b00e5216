// SPDX-License-Identifier: MIT
// The forces tree, the problems and the layers as a person uses them.
#include "editors/board/board_editor.h"
#include "editors/docks/forces_dock.h"
#include "editors/docks/layers_dock.h"
#include "editors/docks/problems_dock.h"
#include "model/scenario/schedule_steps.h"
#include "views/models/forces_model.h"

#include <QAction>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>
#include <QTreeView>
#include <QtTest>

using namespace hotchkiss;

namespace {

Scenario twoCorps()
{
    const System &rules = *findSystem("battle-hymn");
    Scenario scenario = makeScenario(rules, rules.presets.front());
    scenario.turns = turnsByClock({16 * 60, 4, 60, 21 * 60, 5 * 60, ""});
    const std::string side = scenario.sides.front().id;
    for (const char *id : {"ii-corps", "v-corps"})
        scenario.commands.push_back({id, id, side, "", "", {}});
    for (const char *id : {"weed", "vincent"}) {
        Piece piece;
        piece.id = id;
        piece.name = id;
        piece.command = "v-corps";
        scenario.pieces.push_back(piece);
    }
    return scenario;
}

struct Bench
{
    Bench()
        : document(twoCorps())
        , original(document.scenario())
        , context(&document)
        , dock(&context)
        , tree(dock.findChild<QTreeView *>())
        , model(dock.findChild<ForcesModel *>())
    {
        dock.resize(320, 400);
        dock.show();
    }
    QModelIndex shown(const char *id) const
    {
        for (QModelIndex i = tree->model()->index(0, 0); i.isValid(); i = tree->indexBelow(i))
            if (i.data(ForcesModel::IdRole).toString() == QLatin1String(id))
                return i;
        return {};
    }
    void undoAll()
    {
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
        QVERIFY(document.scenario() == original);
    }

    Document document;
    Scenario original;
    ToolContext context;
    ForcesDock dock;
    QTreeView *tree;
    ForcesModel *model;
};

} // namespace

class TestForcesDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dropMovesToAnotherCommand();
    void renamesInPlace();
    void filterKeepsTheWayToAMatch();
    void deleteIsTheTreesOwn();
    void sidesAreSelected();
    void showsWhenSomethingArrives();
    void problemsAreStepped();
    void layersHideAndLock();
};

void TestForcesDock::dropMovesToAnotherCommand()
{
    Bench bench;
    QAbstractItemModel *shown = bench.tree->model();
    const std::unique_ptr<QMimeData> data(shown->mimeData({bench.shown("weed"), bench.shown("vincent")}));
    const QModelIndex target = bench.shown("ii-corps");
    QVERIFY(shown->canDropMimeData(data.get(), Qt::MoveAction, -1, -1, target));
    shown->dropMimeData(data.get(), Qt::MoveAction, -1, -1, target);
    for (const Piece &piece : bench.document.scenario().pieces)
        QCOMPARE(piece.command, std::string("ii-corps"));
    QCOMPARE(bench.document.undoStack()->count(), 1);
    bench.undoAll();
}

void TestForcesDock::renamesInPlace()
{
    Bench bench;
    bench.tree->setCurrentIndex(bench.shown("weed"));
    bench.tree->edit(bench.shown("weed"));
    auto *line = bench.tree->viewport()->findChild<QLineEdit *>();
    QVERIFY(line != nullptr);
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("Rorke"));
    QTest::keyClick(line, Qt::Key_Return);
    // The tree takes the text over when the key has been dealt with.
    QTRY_COMPARE(bench.document.scenario().pieces[0].name, std::string("Rorke"));
    bench.undoAll();
}

void TestForcesDock::filterKeepsTheWayToAMatch()
{
    Bench bench;
    bench.dock.findChild<QLineEdit *>()->setText(QStringLiteral("WEED"));
    QVERIFY(bench.shown("weed").isValid());
    QVERIFY(bench.shown("v-corps").isValid());
    QVERIFY(!bench.shown("vincent").isValid());
    QVERIFY(!bench.shown("ii-corps").isValid());
}

void TestForcesDock::deleteIsTheTreesOwn()
{
    // The window has Delete for the map; while the tree has the focus it is the tree's.
    Bench bench;
    QWidget window;
    bench.dock.setParent(&window);
    QAction onTheMap;
    onTheMap.setShortcut(QKeySequence(Qt::Key_Delete));
    window.addAction(&onTheMap);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    bench.dock.show();
    bench.tree->setFocus();
    bench.tree->setCurrentIndex(bench.shown("weed"));
    QSignalSpy map(&onTheMap, &QAction::triggered);
    QTest::keyClick(bench.tree, Qt::Key_Delete);
    QCOMPARE(bench.document.scenario().pieces.size(), std::size_t{1});
    QCOMPARE(map.count(), 0);
    bench.undoAll();
    bench.dock.setParent(nullptr);
}

void TestForcesDock::sidesAreSelected()
{
    Bench bench;
    const std::string side = bench.original.sides.front().id;
    bench.tree->setCurrentIndex(bench.shown(side.c_str()));
    QCOMPARE(bench.context.selection().items, std::set<std::string>{side});
}

void TestForcesDock::showsWhenSomethingArrives()
{
    Bench bench;
    QCOMPARE(bench.shown("weed").siblingAtColumn(1).data().toString(), QString());
    bench.document.execute(addArrival(bench.document.scenario(), {"weed"}, 2));
    QVERIFY(bench.shown("weed").siblingAtColumn(1).data().toString().startsWith(QStringLiteral("17:00")));
}

void TestForcesDock::problemsAreStepped()
{
    Bench bench;
    Scenario scenario = bench.original;
    scenario.arrivals.push_back({"a", {}, 1, {}, "", false});
    scenario.arrivals.push_back({"b", {}, 99, {}, "", false});
    Document document(scenario);
    ToolContext context(&document);
    ProblemsDock dock(&context);
    QVERIFY(dock.count() >= 2);
    QSignalSpy shown(&dock, &ProblemsDock::placeActivated);
    const auto current = [&dock] { return dock.findChild<QTreeView *>()->currentIndex().row(); };
    dock.step(1);
    QCOMPARE(current(), 0);
    dock.step(1);
    QCOMPARE(current(), 1);
    dock.step(-1);
    dock.step(-1);
    QCOMPARE(current(), dock.count() - 1);
    QCOMPARE(shown.count(), 4);
}

void TestForcesDock::layersHideAndLock()
{
    Bench bench;
    BoardEditor board(&bench.context);
    board.setDocument(&bench.document, 0);
    LayersDock dock(&bench.context, &board);
    const QList<QToolButton *> buttons = dock.findChildren<QToolButton *>();
    const QList<QSlider *> sliders = dock.findChildren<QSlider *>();
    QCOMPARE(buttons.size(), 2 * sliders.size());
    constexpr int top = mapLayerCount - 1; // what is drawn last comes first
    sliders.front()->setValue(40);
    QCOMPARE(board.style().opacity[top], 0.4);
    buttons.at(0)->click();
    QCOMPARE(board.style().opacity[top], 0.0);
    buttons.at(0)->click();
    QCOMPARE(board.style().opacity[top], 0.4);
    buttons.at(1)->click();
    QVERIFY(bench.context.options().isLocked(static_cast<MapLayer>(top)));
}

QTEST_MAIN(TestForcesDock)
#include "test_forces_dock.moc"
