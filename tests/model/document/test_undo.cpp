// SPDX-License-Identifier: MIT
#include "model/document/document.h"
#include "model/format/scenario_file.h"
#include "tests/model/scenario/random_edits.h"

#include <QTest>

#include <set>

using namespace hotchkiss;

/// Undoing everything gives the bytes one started with, redoing everything those one ended with.
class TestUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomSequences();
    void strokesAreOneStep();
    void emptyStepsLeaveNoTrace();
};

void TestUndo::randomSequences()
{
    std::set<std::size_t> kinds;
    for (unsigned seed = 0; seed < 200; ++seed) {
        const System &system = *systems()[seed % systems().size()];
        Document document(RandomScenario(seed).scenario(system));
        RandomEdits edits(seed);
        const Scenario first = document.scenario();
        std::vector<std::string> texts{scenarioText(first)};
        int stroke = 0;
        for (int i = 0; i < 25; ++i) {
            EditStep step{Text("step"), {}};
            Scenario after = document.scenario();
            for (int n = edits.random().number(1, 3); n > 0; --n) {
                step.edits.push_back(edits.edit(after));
                kinds.insert(step.edits.back().index());
                applyEdit(after, step.edits.back());
            }
            // Some steps belong to one stroke, as while drawing.
            stroke = edits.random().chance(30) ? (stroke == 0 ? document.newStroke() : stroke) : 0;
            const int before = document.undoStack()->count();
            document.execute(step, stroke);
            QVERIFY(document.scenario() == after);
            if (document.undoStack()->count() == before)
                texts.back() = scenarioText(after);
            else
                texts.push_back(scenarioText(after));
        }
        const Scenario last = document.scenario();
        for (std::size_t i = texts.size(); i-- > 1;) {
            QCOMPARE(scenarioText(document.scenario()), texts[i]);
            document.undoStack()->undo();
        }
        QCOMPARE(scenarioText(document.scenario()), texts.front());
        QVERIFY(document.scenario() == first);
        QVERIFY(!document.undoStack()->canUndo());
        while (document.undoStack()->canRedo())
            document.undoStack()->redo();
        QCOMPARE(scenarioText(document.scenario()), texts.back());
        QVERIFY(document.scenario() == last);
    }
    QCOMPARE(kinds.size(), std::variant_size_v<EditVariant>);
}

void TestUndo::strokesAreOneStep()
{
    const System &system = *findSystem("battle-hymn");
    Document document(makeScenario(system, system.presets.front()));
    const std::string before = scenarioText(document.scenario());
    const int stroke = document.newStroke();
    for (const Cell cell : {3, 4, 5, 4, 3}) {
        CellContent content = document.board(0).at(cell);
        ++content.elevation;
        document.execute({Text("raise"), {patchCell(document.scenario(), 0, cell, content)}}, stroke);
    }
    QCOMPARE(document.board(0).at(3).elevation, 2);
    QCOMPARE(document.undoStack()->count(), 1);
    // The same work in a stroke of its own is a step of its own.
    document.execute({Text("raise"), {patchCell(document.scenario(), 0, 9, {1, 0, 0})}}, document.newStroke());
    QCOMPARE(document.undoStack()->count(), 2);
    document.undoStack()->undo();
    document.undoStack()->undo();
    QCOMPARE(scenarioText(document.scenario()), before);
    document.undoStack()->redo();
    QCOMPARE(document.board(0).at(3).elevation, 2);
    QCOMPARE(document.board(0).at(5).elevation, 1);
}

void TestUndo::emptyStepsLeaveNoTrace()
{
    const System &system = *systems().front();
    Document document(makeScenario(system, system.presets.front()));
    document.execute({Text("nothing"), {}});
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isModified());
}

QTEST_GUILESS_MAIN(TestUndo)
#include "test_undo.moc"
