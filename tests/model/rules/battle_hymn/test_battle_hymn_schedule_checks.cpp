// SPDX-License-Identifier: MIT
#include "tests/model/rules/battle_hymn/check_cases.h"

using namespace hotchkiss;
using namespace hotchkiss::battle_hymn;
using namespace hotchkiss::battle_hymn::cases;

namespace {

Break set(const char *key, Value value)
{
    return [=](Scenario &s) { s.info.fields[key] = value; };
}

Break conditions(const char *text)
{
    return set("victory_conditions", std::string(text));
}

Break chart(const char *name, const char *row, const char *column, Value value)
{
    return [=](Scenario &s) { s.chartOverrides[{name, row, column}] = value; };
}

void objective(Scenario &s, const char *id, const char *label, const char *owner = "")
{
    s.objectives.push_back({id, id, Place::onCell(0, at(s, label)), 0, 0, owner, {}});
}

} // namespace

class TestBattleHymnScheduleChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCode_data();
    void eachCode() { provoke(m_provoked); }
    void noCodeIsUntested() { needAll(m_provoked, "4567"); }
    void nothingWrong_data();
    void nothingWrong();
    void bothSides_data();
    void bothSides();

private:
    void entry();
    void hours();
    void victory();
    void chartsAndPrint();

    QStringList m_provoked;
};

void TestBattleHymnScheduleChecks::eachCode_data()
{
    entry();
    hours();
    victory();
    chartsAndPrint();
}

void TestBattleHymnScheduleChecks::entry()
{
    const Rows rows;
    rows.fixable("BH-401", "late", [](Scenario &s) { s.arrivals[0].turn = 9; });
    rows.fixable("BH-402", "no area", [](Scenario &s) { s.arrivals[0].where = {"Z"}; });
    rows.fixable("BH-403", "inland", [](Scenario &s) { area(s, "A").cells.push_back(at(s, "0808")); });
    rows.plain("BH-404", "empty", [](Scenario &s) { area(s, "A").cells.clear(); });
    rows.plain("BH-405", "guns into the marsh", [](Scenario &s) {
        piece(s, "sweitzer").fields["type"] = std::string("artillery");
        terrain(s, "0612", "marsh");
        terrain(s, "0812", "marsh");
    });
    rows.plain("BH-405", "the enemy's", [](Scenario &s) { s.arrivals[0].where = {"B"}; });
    rows.fixable("BH-406", "a column of six", [](Scenario &s) {
        area(s, "A").cells = {at(s, "0612")};
        for (const char *id : {"u1", "u2", "u3", "u4"})
            add(s, id, "barnes", nullptr);
        s.arrivals[0].who = {"sweitzer", "u1", "u2", "u3", "u4"};
    });
    rows.fixable("BH-406", "a command", [](Scenario &s) {
        area(s, "A").cells = {at(s, "0612")};
        for (const char *id : {"vincent", "tilton"})
            piece(s, id).place = Place::nowhere();
        for (const char *id : {"u1", "u2"})
            add(s, id, "barnes", nullptr);
        s.arrivals[0].who = {"barnes"};
    });
    rows.plain("BH-407", "held", [](Scenario &s) {
        area(s, "A").cells = {at(s, "0612")};
        move(s, "law", "0612");
    });
    rows.plain("BH-417", "after the end", [](Scenario &s) { s.info.fields["last_hour"] = std::int64_t{2}; });
    rows.plain("BH-418", "unused", [](Scenario &s) { addArea(s, "C", "usa", {"1612"}); });
}

void TestBattleHymnScheduleChecks::hours()
{
    const Rows rows;
    rows.fixable("BH-408", "empty", [](Scenario &s) { s.turns.clear(); });
    rows.fixable("BH-408", "backwards", [](Scenario &s) { s.turns[3].label = "5:00"; });
    rows.fixable("BH-408", "twice", [](Scenario &s) { s.turns[3].label = s.turns[2].label; });
    rows.fixable("BH-409", "last before first", [](Scenario &s) {
        s.info.fields["first_hour"] = std::int64_t{3};
        s.info.fields["last_hour"] = std::int64_t{2};
    });
    rows.fixable("BH-409", "off the track", set("last_hour", std::int64_t{9}));
    rows.fixable("BH-409", "begins too late", set("first_hour", std::int64_t{9}));
    rows.fixable("BH-410", "no mark", conditions("3: usa if usa holds 1\nfinal: csa if csa holds 1"));
    rows.plain("BH-410", "no such Hour", conditions("30: usa if usa holds 1\nfinal: csa if csa holds 1"));
    rows.fixable("BH-411", "never", conditions("check: usa if usa holds 1"));
    rows.fixable("BH-412", "nobody known", [](Scenario &s) { s.turns[2].initiative = "france"; });
    rows.fixable("BH-413", "late", [](Scenario &s) { s.turns[0].initiative.clear(); });
    rows.plain("BH-414", "by Night", [](Scenario &s) { s.turns[4].night = true; });
    rows.plain("BH-415", "no Night", [](Scenario &s) { piece(s, "ward").fields["demoralized"] = std::int64_t{1}; });
    rows.fixable("BH-416", "at once", [](Scenario &s) { s.turns[0].check = true; });
}

void TestBattleHymnScheduleChecks::victory()
{
    const Rows rows;
    rows.plain("BH-501", "blanked", [](Scenario &s) { terrain(s, "0806", "off"); });
    rows.plain("BH-501", "nowhere", [](Scenario &s) { s.objectives[0].place = Place::nowhere(); });
    rows.fixable("BH-502", "two", [](Scenario &s) { objective(s, "barn", "0806"); });
    rows.fixable("BH-503", "occupied", [](Scenario &s) { move(s, "ward", "0806"); });
    rows.plain("BH-504", "none", [](Scenario &s) { s.info.fields.clear(); });
    rows.plain("BH-505", "objective", conditions("final: usa if usa holds all of barn"));
    rows.plain("BH-505", "side", conditions("final: usa if france holds 1"));
    rows.plain("BH-505", "winner", conditions("final: france if usa holds 1"));
    rows.plain("BH-505", "gibberish", conditions("final: usa wins"));
    rows.plain("BH-506", "too many", conditions("final: usa if usa holds 2"));
    rows.fixable("BH-507", "override", set("usa_start_vp", std::int64_t{7}));
    rows.fixable("BH-508", "both", conditions("final: usa if usa vp 10\nfinal: csa if csa vp 10"));
    rows.plain("BH-509", "lake", [](Scenario &s) { terrain(s, "0806", "water"); });
    rows.plain("BH-510", "idle", [](Scenario &s) {
        objective(s, "barn", "0906");
        s.info.fields["victory_conditions"] = std::string("final: usa if usa holds all of mill");
    });
}

void TestBattleHymnScheduleChecks::chartsAndPrint()
{
    const Rows rows;
    rows.fixable("BH-601", "surround", chart("special_situations", "target_surrounded", "modifier", std::int64_t{1}));
    rows.fixable("BH-601", "Victory Points", chart("victory_points", "lost", "infantry", std::int64_t{5}));
    rows.fixable("BH-602", "base", chart("hex_terrain", "orchard", "base", std::int64_t{11}));
    rows.fixable("BH-602", "cost", chart("hex_terrain", "orchard", "infantry_mp", std::int64_t{0}));
    rows.fixable("BH-602", "road", chart("hexside_features", "railroad", "mp_down", std::int64_t{0}));
    rows.fixable("BH-603", "gap", chart("artillery_range", "r3", "modifier", std::string("none")));
    rows.fixable("BH-604", "negative", chart("victory_points", "shattered", "cavalry", std::int64_t{-1}));
    rows.fixable("BH-701", "horses", [](Scenario &s) {
        s.chartOverrides[{"marker_pool", "horses", "units_per_copy"}] = std::int64_t{2};
        for (const char *id : {"ward", "graham"}) {
            piece(s, id).fields["type"] = std::string("cavalry");
            piece(s, id).fields["ma"] = std::int64_t{12};
        }
    });
    rows.fixable("BH-701", "strengths", [](Scenario &s) {
        s.chartOverrides[{"marker_pool", "strength", "units_per_copy"}] = std::int64_t{12};
        for (const char *id : {"ward", "graham"})
            piece(s, id).fields["losses"] = std::int64_t{1};
    });
    rows.fixable("BH-702", "strong", [](Scenario &s) {
        s.chartOverrides[{"marker_pool", "strength", "highest"}] = std::int64_t{4};
        piece(s, "ward").fields["sp"] = std::int64_t{6};
    });
    rows.fixable("BH-703", "name", [](Scenario &s) { piece(s, "ward").name = "The Iron Brigade of the West"; });
    rows.fixable("BH-703", "code", [](Scenario &s) { piece(s, "ward").fields["game_code"] = std::string("GETTY"); });
    rows.plain("BH-703", "areas", [](Scenario &s) {
        for (const char *id : {"North", "South"}) {
            addArea(s, id, "usa", {"1612"});
            s.arrivals[0].where.push_back(id);
        }
    });
    rows.fixable("BH-704", "small", [](Scenario &s) { s.boards[0].cellSize = 12; });
    rows.fixable("BH-705", "odd", [](Scenario &s) { add(s, "more", "birney", "0110"); });
}

// What the checks must let pass.
void TestBattleHymnScheduleChecks::nothingWrong_data()
{
    QTest::addColumn<Break>("change");
    const auto row = [](const char *name, Break change) { QTest::addRow("%s", name) << change; };
    row("BH 3.9a nobody on purpose", [](Scenario &s) {
        s.turns[0].initiative.clear();
        s.turns[0].fields["no_initiative"] = true;
    });
    row("BH 3.9a nobody ever", [](Scenario &s) {
        for (Turn &turn : s.turns)
            turn.initiative.clear();
    });
    row("midnight", [](Scenario &s) {
        for (std::size_t i = 0; i < s.turns.size(); ++i)
            s.turns[i].label = std::to_string((20 + i) % 24) + ":00";
    });
    row("BH 12.2b two entry hexes", [](Scenario &s) {
        for (const char *id : {"vincent", "tilton"})
            piece(s, id).place = Place::nowhere();
        s.arrivals[0].who = {"barnes"};
    });
    row("BH 12.2c by road", [](Scenario &s) {
        area(s, "A").cells = {at(s, "0612")};
        terrain(s, "0612", "forest");
        road(s, {"0611", "0612"});
        rim(s, &Board::paths, "0612", "S", s.system->pathType("road"));
        for (const char *id : {"vincent", "tilton"})
            piece(s, id).place = Place::nowhere();
        s.arrivals[0].who = {"barnes"};
    });
    row("house value changed", chart("hex_terrain", "orchard", "base", std::int64_t{6}));
    row("BH 2.2.3g starting points as computed", [](Scenario &s) {
        piece(s, "law").fields["losses"] = std::int64_t{1};
        s.info.fields["usa_start_vp"] = std::int64_t{4};
    });
}

void TestBattleHymnScheduleChecks::nothingWrong()
{
    QFETCH(Break, change);
    Scenario s = sound();
    change(s);
    QCOMPARE(listed(checkScenario(s)), QStringList());
}

// BH-508: which conditions can be met together.
void TestBattleHymnScheduleChecks::bothSides_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("both");
    QTest::newRow("VP") << "final: usa if usa vp 10\nfinal: csa if csa vp 10" << true;
    QTest::newRow("leads") << "final: usa if usa leads 1\nfinal: csa if csa leads 1" << false;
    QTest::newRow("leads by nothing") << "final: usa if usa leads 0\nfinal: csa if csa leads 0" << true;
    QTest::newRow("one objective") << "final: usa if usa holds 1\nfinal: csa if csa holds all" << false;
    QTest::newRow("other times") << "check: usa if usa vp 10\nfinal: csa if csa vp 10" << false;
    QTest::newRow("draw") << "final: usa if usa vp 10\nfinal: draw if csa vp 10" << false;
    QTest::newRow("and") << "final: usa if usa vp 10 and usa leads 2\nfinal: csa if csa vp 10 and csa leads 2" << false;
    QTest::newRow("or") << "final: usa if usa vp 10 or usa leads 2\nfinal: csa if csa leads 2" << true;
    QTest::newRow("not") << "final: usa if not csa holds 1\nfinal: csa if csa vp 3" << true;
}

void TestBattleHymnScheduleChecks::bothSides()
{
    QFETCH(QString, text);
    QFETCH(bool, both);
    Scenario s = sound();
    s.info.fields["victory_conditions"] = text.toStdString();
    QCOMPARE(codes(s).contains(QStringLiteral("BH-508")), both);
    s.info.fields["victory_precedence"] = std::string("usa");
    QVERIFY(!codes(s).contains(QStringLiteral("BH-508")));
}

QTEST_APPLESS_MAIN(TestBattleHymnScheduleChecks)
#include "test_battle_hymn_schedule_checks.moc"
