// SPDX-License-Identifier: MIT
#include "tests/model/rules/battle_hymn/check_cases.h"

using namespace hotchkiss;
using namespace hotchkiss::battle_hymn;
using namespace hotchkiss::battle_hymn::cases;

namespace {

Break set(const char *id, const char *key, Value value)
{
    return [=](Scenario &s) { piece(s, id).fields[key] = value; };
}

Break setFormation(const char *id, const char *key, Value value)
{
    return [=](Scenario &s) { s.commands[static_cast<std::size_t>(findCommand(s, id))].fields[key] = value; };
}

/// Ward is dismounted cavalry with its horses behind it.
void dismount(Scenario &s)
{
    Piece &ward = piece(s, "ward");
    ward.fields["type"] = std::string("cavalry");
    ward.fields["ma"] = std::int64_t{12};
    ward.fields["dismounted"] = true;
    ward.fields["horses"] = std::string("A");
    ward.fields["horses_at"] = std::string("0311");
    ward.fields["holders"] = std::int64_t{1};
}

Break dismounted(const char *key, Value value)
{
    return [=](Scenario &s) {
        dismount(s);
        piece(s, "ward").fields[key] = value;
    };
}

} // namespace

class TestBattleHymnUnitChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCode_data();
    void eachCode() { provoke(m_provoked); }
    void noCodeIsUntested() { needAll(m_provoked, "23"); }
    void nothingWrong_data();
    void nothingWrong();
    void gunsAboveAnEscarpment();

private:
    void units();
    void setUp();
    void horses();
    void formations();

    QStringList m_provoked;
};

void TestBattleHymnUnitChecks::eachCode_data()
{
    units();
    setUp();
    horses();
    formations();
}

void TestBattleHymnUnitChecks::units()
{
    const Rows rows;
    rows.fixable("BH-201", "id", [](Scenario &s) { s.pieces[1].id = s.pieces[0].id; });
    rows.fixable("BH-202", "name", [](Scenario &s) { piece(s, "vincent").name = "ward"; });
    rows.fixable("BH-203", "nought", set("ward", "sp", std::int64_t{0}));
    rows.fixable("BH-204", "hero", set("ward", "mr", std::int64_t{5}));
    rows.fixable("BH-204", "coward", set("ward", "mr", std::int64_t{-4}));
    rows.fixable("BH-205", "none", [](Scenario &s) { piece(s, "ward").fields.erase("ma"); });
    rows.fixable("BH-205", "nought", set("ward", "ma", std::int64_t{0}));
    rows.fixable("BH-206", "side", [](Scenario &s) { piece(s, "ward").command = "usa"; });
    rows.fixable("BH-207", "broken chain", [](Scenario &s) { s.commands[0].parent = "nowhere"; });
    rows.plain("BH-216", "dead", [](Scenario &s) {
        piece(s, "ward").fields["losses"] = std::int64_t{3};
        piece(s, "ward").fields["shattered"] = true;
    });
    rows.fixable("BH-217", "broken", [](Scenario &s) {
        piece(s, "ward").fields["losses"] = std::int64_t{1};
        piece(s, "ward").fields["demoralized"] = std::int64_t{2};
    });
    rows.fixable("BH-218", "gone", [](Scenario &s) {
        piece(s, "ward").place = Place::nowhere();
        piece(s, "ward").fields["losses"] = std::int64_t{3};
        piece(s, "ward").fields["shattered"] = true;
    });
    rows.plain("BH-219", "one SP", [](Scenario &s) {
        piece(s, "ward").place = Place::nowhere();
        piece(s, "ward").fields["losses"] = std::int64_t{2};
        piece(s, "ward").fields["shattered"] = true;
    });
    rows.plain("BH-228", "slow", [](Scenario &s) {
        piece(s, "ward").fields["type"] = std::string("cavalry");
        piece(s, "ward").fields["ma"] = std::int64_t{3};
    });
    rows.plain("BH-229", "code", set("ward", "setup", std::string("top of the hill")));
}

void TestBattleHymnUnitChecks::setUp()
{
    const Rows rows;
    rows.plain("BH-208", "nowhere", [](Scenario &s) { piece(s, "ward").place = Place::nowhere(); });
    rows.fixable("BH-208", "code of a hex", [](Scenario &s) {
        piece(s, "ward").place = Place::nowhere();
        piece(s, "ward").fields["setup"] = std::string("0311");
    });
    rows.fixable("BH-208", "code of an Hour", [](Scenario &s) {
        piece(s, "ward").place = Place::nowhere();
        piece(s, "ward").fields["setup"] = std::string("2 A");
    });
    rows.fixable("BH-209", "twice", [](Scenario &s) { move(s, "sweitzer", "0111"); });
    rows.fixable("BH-209", "box", set("ward", "shattered", true));
    rows.fixable("BH-209", "code", set("ward", "setup", std::string("2B")));
    rows.fixable("BH-210", "stack", [](Scenario &s) { move(s, "ward", "0510"); });
    rows.plain("BH-211", "enemies", [](Scenario &s) { move(s, "ward", "0503"); });
    rows.plain("BH-212", "guns in the marsh", [](Scenario &s) { terrain(s, "0410", "marsh"); });
    rows.plain("BH-213", "guns in the swamp", [](Scenario &s) {
        for (const char *label : {"0410", "0409", "0411", "0310", "0311", "0510", "0511"})
            terrain(s, label, "marsh");
    });
    rows.plain("BH-214", "guns in contact", [](Scenario &s) { move(s, "smith", "0304"); });
    rows.plain("BH-214", "horse artillery before infantry", [](Scenario &s) {
        move(s, "smith", "0304");
        piece(s, "smith").fields["type"] = std::string("horse_artillery");
    });
    rows.plain("BH-215", "contact", [](Scenario &s) { move(s, "ward", "0304"); });
    rows.fixable("BH-226", "ghost", set("ward", "approach_firers", std::string("ghost")));
    rows.fixable("BH-226", "friend", set("ward", "approach_firers", std::string("graham")));
    rows.fixable("BH-226", "too far", set("ward", "approach_firers", std::string("law")));
    rows.fixable("BH-226", "one of two", [](Scenario &s) {
        move(s, "ward", "0304");
        piece(s, "ward").fields["approach_firers"] = std::string("law, kershaw");
    });
    rows.fixable("BH-227", "Night", [](Scenario &s) {
        s.turns[0].night = true;
        move(s, "ward", "0304");
        piece(s, "ward").fields["approach_firers"] = std::string("law");
    });
}

void TestBattleHymnUnitChecks::horses()
{
    const Rows rows;
    rows.fixable("BH-220", "no horses", [](Scenario &s) {
        dismount(s);
        piece(s, "ward").fields.erase("horses_at");
    });
    rows.fixable("BH-221", "mounted", set("ward", "horses_at", std::string("0311")));
    rows.fixable("BH-221", "lost", dismounted("horses_lost", true));
    rows.fixable("BH-221", "letter", [](Scenario &s) {
        dismount(s);
        Piece &vincent = piece(s, "vincent");
        vincent.fields = piece(s, "ward").fields;
        vincent.fields["horses_at"] = std::string("0711");
    });
    rows.fixable("BH-222", "zone", dismounted("horses_at", std::string("0304")));
    rows.fixable("BH-223", "lake", [](Scenario &s) {
        dismount(s);
        terrain(s, "0311", "marsh");
    });
    rows.fixable("BH-223", "friend", dismounted("horses_at", std::string("0410")));
    rows.fixable("BH-223", "seen", [](Scenario &s) {
        dismount(s);
        move(s, "law", "0307");
        terrain(s, "0310", "woods");
        piece(s, "ward").fields["horses_at"] = std::string("0209");
    });
    rows.fixable("BH-223", "two", [](Scenario &s) {
        dismount(s);
        Piece &graham = piece(s, "graham");
        graham.fields = piece(s, "ward").fields;
        graham.fields["horses"] = std::string("B");
    });
    rows.fixable("BH-224", "holders", dismounted("holders", std::int64_t{2}));
    rows.plain("BH-225", "far", dismounted("horses_at", std::string("1211")));
}

void TestBattleHymnUnitChecks::formations()
{
    const Rows rows;
    rows.fixable("BH-301", "none", setFormation("birney", "markers", std::int64_t{0}));
    rows.fixable("BH-302", "two", setFormation("birney", "markers", std::int64_t{2}));
    rows.fixable("BH-303", "empty", [](Scenario &s) {
        s.commands.push_back({"empty", "Empty", "usa", "formation", "#998877", {}});
    });
    rows.fixable("BH-304", "late", setFormation("birney", "marker_hour", std::int64_t{2}));
    rows.fixable("BH-305", "early", [](Scenario &s) {
        for (const char *id : {"vincent", "tilton"})
            piece(s, id).place = Place::nowhere();
        s.arrivals[0].who = {"barnes"};
        s.commands[1].fields["marker_hour"] = std::int64_t{1};
    });
    for (const int count : {0, 2})
        rows.fixable("BH-306", count == 0 ? "none" : "two", [count](Scenario &s) {
            s.chartOverrides[{"settings", "combat_markers", "value"}] = std::int64_t{count};
        });
    rows.fixable("BH-307", "band", [](Scenario &s) { s.commands[1].colour = s.commands[0].colour; });
    rows.fixable("BH-307", "name", [](Scenario &s) { s.commands[1].name = s.commands[0].name; });
    rows.plain("BH-308", "single", [](Scenario &s) {
        piece(s, "vincent").command = "birney";
        piece(s, "tilton").command = "birney";
    });
}

// What the checks must let pass.
void TestBattleHymnUnitChecks::nothingWrong_data()
{
    QTest::addColumn<Break>("change");
    const auto row = [](const char *name, Break change) { QTest::addRow("%s", name) << change; };
    row("BH 11.3e horses behind their unit", dismount);
    row("BH 11.3f CL-f no holder of two SPs", [](Scenario &s) {
        dismount(s);
        piece(s, "ward").fields["sp"] = std::int64_t{2};
        piece(s, "ward").fields["holders"] = std::int64_t{0};
    });
    row("BH 11.3d horses lost", [](Scenario &s) {
        dismount(s);
        Piece &ward = piece(s, "ward");
        for (const char *key : {"horses", "horses_at", "holders"})
            ward.fields.erase(key);
        ward.fields["horses_lost"] = true;
    });
    row("BH 2.2.1b the code says what is so", [](Scenario &s) {
        piece(s, "ward").fields["setup"] = std::string("0310");
        piece(s, "sweitzer").fields["setup"] = std::string("2A");
    });
    row("BH 2.2.1b placed in a zone", [](Scenario &s) {
        piece(s, "ward").place = Place::nowhere();
        addArea(s, "zone", "usa", {"0111", "0211"});
        s.boards[0].areas.back().kind = "setup";
    });
    row("BH 2.2.3a marker with the first unit", setFormation("birney", "marker_hour", std::int64_t{1}));
}

void TestBattleHymnUnitChecks::nothingWrong()
{
    QFETCH(Break, change);
    Scenario s = sound();
    change(s);
    QStringList found = codes(s);
    found.removeAll(QStringLiteral("BH-705"));
    found.removeAll(QStringLiteral("S131"));
    QCOMPARE(found, QStringList());
}

// BH 3.8b: the infantry below has no zone of control up there, the guns have one down.
void TestBattleHymnUnitChecks::gunsAboveAnEscarpment()
{
    Scenario s = sound();
    move(s, "smith", "0306");
    move(s, "law", "0305");
    level(s, "0306", 1);
    for (const char *next : {"0305", "0405", "0406", "0307", "0206", "0205"})
        side(s, "0306", next, "escarpment");
    QCOMPARE(codes(s), QStringList{QStringLiteral("BH-215")});
}

QTEST_APPLESS_MAIN(TestBattleHymnUnitChecks)
#include "test_battle_hymn_unit_checks.moc"
