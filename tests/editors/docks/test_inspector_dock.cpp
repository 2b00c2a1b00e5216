// SPDX-License-Identifier: MIT
// What the inspector shows for turns, arrivals, sides and units, and that only fields that apply are there.
#include "editors/inspect/inspector_rows.h"
#include "model/scenario/schedule_steps.h"

#include <QtTest>

using namespace hotchkiss;

namespace {

Scenario scenarioWithUnits()
{
    const System &rules = *findSystem("battle-hymn");
    Scenario scenario = makeScenario(rules, rules.presets.front());
    scenario.turns = turnsByClock({});
    for (const char *type : {"infantry", "cavalry"}) {
        Piece piece;
        piece.id = type;
        piece.name = type;
        piece.command = scenario.sides.front().id;
        piece.fields = {{"type", std::string(type)}};
        scenario.pieces.push_back(piece);
    }
    scenario.arrivals.push_back({"coming", {"cavalry"}, 2, {}, "", false});
    return scenario;
}

const InspectorRow *row(const std::vector<InspectorSection> &sections, const char *key)
{
    for (const InspectorSection &section : sections)
        for (const InspectorRow &row : section.rows)
            if (row.field.key == key)
                return &row;
    return nullptr;
}

Selection items(std::set<std::string> ids)
{
    Selection selection;
    selection.items = std::move(ids);
    return selection;
}

} // namespace

class TestInspectorDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyFieldsThatApply();
    void mixedValues();
    void manyTurnsAtOnce();
    void arrivalsAndSides();
};

void TestInspectorDock::onlyFieldsThatApply()
{
    const Scenario scenario = scenarioWithUnits();
    // BH 11.3: only cavalry dismounts, and only the dismounted have horse holders.
    QVERIFY(row(inspectorSections(scenario, 0, items({"infantry"})), "dismounted") == nullptr);
    QVERIFY(row(inspectorSections(scenario, 0, items({"cavalry"})), "dismounted") != nullptr);
    QVERIFY(row(inspectorSections(scenario, 0, items({"cavalry"})), "holders") == nullptr);
}

void TestInspectorDock::mixedValues()
{
    const Scenario scenario = scenarioWithUnits();
    const auto sections = inspectorSections(scenario, 0, items({"infantry", "cavalry"}));
    QVERIFY(!row(sections, "type")->read(scenario).has_value());
    QVERIFY(row(sections, "sp")->read(scenario).has_value());
}

void TestInspectorDock::manyTurnsAtOnce()
{
    Document document(scenarioWithUnits());
    const Scenario original = document.scenario();
    Selection selection;
    selection.turns = {1, 2};
    const auto sections = inspectorSections(original, 0, selection);
    const auto step = row(sections, "night")->write(document.scenario(), true);
    QVERIFY(static_cast<bool>(step));
    document.execute(*step);
    QVERIFY(!document.scenario().turns[0].night);
    QVERIFY(document.scenario().turns[1].night);
    QVERIFY(document.scenario().turns[2].night);
    document.undoStack()->undo();
    QVERIFY(document.scenario() == original);
}

void TestInspectorDock::arrivalsAndSides()
{
    const Scenario scenario = scenarioWithUnits();
    QVERIFY(row(inspectorSections(scenario, 0, items({"coming"})), "withdrawal") != nullptr);
    const auto sections = inspectorSections(scenario, 0, items({scenario.sides.front().id}));
    QCOMPARE(sections.size(), std::size_t{1});
    QVERIFY(row(sections, "colour") != nullptr);
}

QTEST_MAIN(TestInspectorDock)
#include "test_inspector_dock.moc"
