// SPDX-License-Identifier: MIT
// What the inspector shows for turns, arrivals, sides and units, and that only fields that apply are there.
#include "editors/docks/inspector_dock.h"
#include "editors/inspect/inspector_rows.h"
#include "model/scenario/forces_steps.h"
#include "model/scenario/schedule_steps.h"

#include <QLabel>
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
    void whatUnitsAmountTo();
    void howColumnsComeIn();
    void factsFollowTheFields();
    void newUnitsCanMove();
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

namespace {

std::string shown(const Scenario &scenario, const char *id, const char *key)
{
    const InspectorRow *found = nullptr;
    const auto sections = inspectorSections(scenario, 0, items({id}));
    found = row(sections, key);
    return found == nullptr || found->write ? std::string("none") : textOf(*found->read(scenario));
}

} // namespace

// BH 3.4b, ER-h: the live strength, and what is not scored for a unit that opens with losses.
void TestInspectorDock::whatUnitsAmountTo()
{
    Scenario scenario = scenarioWithUnits();
    scenario.pieces[1].fields["sp"] = std::int64_t{8};
    scenario.pieces[1].fields["losses"] = std::int64_t{2};
    scenario.pieces[1].fields["demoralized"] = std::int64_t{5};
    QCOMPARE(shown(scenario, "cavalry", "fact Strength now"), std::string("6"));
    QCOMPARE(shown(scenario, "cavalry", "fact Intact SPs"), std::string("1"));
    QCOMPARE(shown(scenario, "cavalry", "fact VP not scored for it"), std::string("26"));
    const auto both = inspectorSections(scenario, 0, items({"infantry", "cavalry"}));
    QVERIFY(row(both, "fact Strength now") == nullptr);
}

// BH 2.2.3a, 12.2b: the marker's Hour, and what each unit of a column pays.
void TestInspectorDock::howColumnsComeIn()
{
    Scenario scenario = scenarioWithUnits();
    scenario.commands.push_back({"horse", "Horse", scenario.sides.front().id, "formation", {}, {}});
    Piece other = scenario.pieces[1];
    other.id = other.name = "other";
    scenario.pieces.push_back(other);
    for (Piece &piece : scenario.pieces) {
        piece.command = "horse";
        piece.fields["ma"] = std::int64_t{3};
    }
    Area area;
    area.id = area.name = "A";
    area.kind = "entry";
    area.cells = {0};
    scenario.boards[0].areas.push_back(area);
    scenario.arrivals[0].who = {"cavalry", "other"};
    scenario.arrivals[0].where = {"A"};
    QCOMPARE(shown(scenario, "horse", "fact Marker joins the cup in Hour"), std::string("2 (7:00)"));
    QCOMPARE(shown(scenario, "horse", "fact Hour 2 (7:00): cavalry"), std::string("0101, number 1: 2 MPs, 1 left"));
    QCOMPARE(shown(scenario, "horse", "fact Hour 2 (7:00): other"), std::string("0101, number 2: 4 MPs, too many"));
}

void TestInspectorDock::factsFollowTheFields()
{
    Document document(scenarioWithUnits());
    ToolContext context(&document);
    InspectorDock dock(&context);
    context.setSelection(items({"infantry"}));
    auto *strength = dock.findChild<QLabel *>(QStringLiteral("fact Strength now"));
    QVERIFY(strength != nullptr);
    QCOMPARE(strength->text(), QStringLiteral("3"));
    document.execute(changePieces(
        document.scenario(), {"infantry"}, [](Piece &piece) { piece.fields["losses"] = std::int64_t{1}; }, "Losses"));
    QTRY_COMPARE(strength->text(), QStringLiteral("2"));
    document.undoStack()->undo();
    QTRY_COMPARE(strength->text(), QStringLiteral("3"));
}

// BH 5.2a: a new counter has the allowance of the chart, also when the scenario changes it.
void TestInspectorDock::newUnitsCanMove()
{
    Document document(scenarioWithUnits());
    const auto added = [&] {
        document.execute(addPiece(document.scenario(), PieceKind::Unit, "usa", "New"));
        return document.scenario().pieces.back().fields.at("ma");
    };
    QCOMPARE(added(), Value(std::int64_t{9}));
    const ChartKey key{"movement_allowance", "infantry", "ma"};
    document.execute({"Faster", {EditChart{key, std::nullopt, Value(std::int64_t{10})}}});
    QCOMPARE(added(), Value(std::int64_t{10}));
}

QTEST_MAIN(TestInspectorDock)
#include "test_inspector_dock.moc"
