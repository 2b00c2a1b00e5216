// SPDX-License-Identifier: MIT
#include "tests/model/rules/battle_hymn/check_cases.h"

using namespace hotchkiss;
using namespace hotchkiss::battle_hymn;
using namespace hotchkiss::battle_hymn::cases;

class TestBattleHymnMapChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void soundScenario();
    void eachCode_data();
    void eachCode() { provoke(m_provoked); }
    void noCodeIsUntested() { needAll(m_provoked, "1"); }
    void nothingWrong_data();
    void nothingWrong();
    void readerRefusesSides();

private:
    QStringList m_provoked;
};

void TestBattleHymnMapChecks::soundScenario()
{
    QCOMPARE(listed(checkScenario(sound())), QStringList());
}

void TestBattleHymnMapChecks::eachCode_data()
{
    const Rows rows;
    rows.fixable("BH-101", "horses", [](Scenario &s) {
        piece(s, "ward").fields["type"] = std::string("cavalry");
        piece(s, "ward").fields["dismounted"] = true;
        piece(s, "ward").fields["horses_at"] = std::string("9999");
    });
    rows.fixable("BH-101", "set-up code", [](Scenario &s) { piece(s, "ward").fields["setup"] = std::string("4001"); });
    rows.fixable("BH-101", "arrival", [](Scenario &s) { s.arrivals[0].where = {"0699"}; });
    rows.plain("BH-101", "too large", [](Scenario &s) {
        s.boards[0] = makeBoard(Grid::hexes(100, 12), s.boards[0].labels);
        s.boards[0].areas = sound().boards[0].areas;
    });
    rows.fixable("BH-102", "no terrain", [](Scenario &s) { s.boards[0].cells[3].terrain = 250; });
    rows.fixable("BH-103", "rim",
                 [](Scenario &s) { rim(s, &Board::sides, "0501", "N", s.system->sideType("stream")); });
    rows.fixable("BH-104", "flat", [](Scenario &s) { side(s, "0506", "0507", "slope"); });
    rows.fixable("BH-105", "flat", [](Scenario &s) { side(s, "0506", "0507", "escarpment"); });
    rows.fixable("BH-106", "bare", [](Scenario &s) { level(s, "0506", 1); });
    rows.fixable("BH-107", "steep", [](Scenario &s) {
        level(s, "0506", 2);
        side(s, "0506", "0507", "slope");
    });
    for (const char *kind : {"slope", "escarpment", "elevation_line"})
        rows.fixable("BH-108", kind, [kind](Scenario &s) {
            level(s, "0506", 1);
            side(s, "0507", "0506", kind);
        });
    rows.fixable("BH-108", "no direction", [](Scenario &s) {
        level(s, "0506", 1);
        side(s, "0506", "0507", "slope", true);
    });
    rows.fixable("BH-109", "nobody's", [](Scenario &s) { side(s, "0506", "0507", "fortification", true); });
    rows.fixable("BH-110", "no bridge", [](Scenario &s) {
        side(s, "0506", "0507", "river");
        road(s, {"0505", "0506", "0507"});
    });
    rows.fixable("BH-111", "dry", [](Scenario &s) { side(s, "0506", "0507", "ford"); });
    rows.fixable("BH-112", "no road", [](Scenario &s) {
        side(s, "0506", "0507", "creek");
        side(s, "0506", "0507", "bridge");
    });
    rows.fixable("BH-113", "lonely", [](Scenario &s) { road(s, {"0506", "0507"}); });
    rows.fixable("BH-114", "two", [](Scenario &s) {
        side(s, "0506", "0507", "creek");
        side(s, "0506", "0507", "river");
    });
    rows.fixable("BH-115", "gap", [](Scenario &s) {
        side(s, "0506", "0507", "stream");
        side(s, "0507", "0607", "stream");
    });
    rows.plain("BH-116", "slow", [](Scenario &s) {
        s.chartOverrides[{"hexside_features", "railroad", "mp_up"}] = std::int64_t{4};
        road(s, {"0505", "0506", "0507"}, "railroad");
    });
    rows.fixable("BH-117", "no number", [](Scenario &s) {
        s.chartOverrides[{"hex_terrain", "clear", "base"}] = std::string("many");
    });
    rows.fixable("BH-118", "both", [](Scenario &s) {
        level(s, "0506", 1);
        side(s, "0506", "0507", "slope");
        side(s, "0506", "0507", "escarpment");
    });
    rows.fixable("BH-119", "beside", [](Scenario &s) {
        rim(s, &Board::paths, "0711", "SE", s.system->pathType("road"));
        rim(s, &Board::paths, "0712", "S", s.system->pathType("road"));
    });
    rows.fixable("BH-120", "level", [](Scenario &s) {
        terrain(s, "1506", "off");
        level(s, "1506", 2);
    });
    rows.fixable("BH-120", "unit", [](Scenario &s) { terrain(s, "0310", "off"); });
    rows.fixable("BH-120", "stream", [](Scenario &s) {
        terrain(s, "1506", "off");
        terrain(s, "1507", "off");
        side(s, "1506", "1507", "stream");
    });
}

// What the checks must let pass.
void TestBattleHymnMapChecks::nothingWrong_data()
{
    QTest::addColumn<Break>("change");
    const auto row = [](const char *name, Break change) { QTest::addRow("%s", name) << change; };
    row("BH 2.1.2a road and stream on one side", [](Scenario &s) {
        side(s, "0506", "0507", "stream");
        road(s, {"0505", "0506", "0507"});
    });
    row("BH 5.4.4a hill", [](Scenario &s) {
        level(s, "0506", 1);
        for (const char *next : {"0505", "0605", "0606", "0507", "0406", "0405"})
            side(s, "0506", next, "slope");
    });
    row("BH 5.4.4d dotted outline", [](Scenario &s) {
        level(s, "0506", 2);
        for (const char *next : {"0505", "0605", "0606", "0507", "0406", "0405"})
            side(s, "0506", next, "elevation_line");
    });
    row("BH 3.8d fortification both ways", [](Scenario &s) { side(s, "0506", "0507", "fortification_both"); });
    row("road off the map in the area", [](Scenario &s) {
        rim(s, &Board::paths, "0612", "S", s.system->pathType("road"));
        road(s, {"0611", "0612"});
    });
    row("bridge", [](Scenario &s) {
        side(s, "0506", "0507", "river");
        side(s, "0506", "0507", "bridge");
        road(s, {"0505", "0506", "0507"});
    });
    row("a stream on the edge of what is in play", [](Scenario &s) {
        terrain(s, "1506", "off");
        side(s, "1506", "1505", "stream");
    });
}

void TestBattleHymnMapChecks::nothingWrong()
{
    QFETCH(Break, change);
    Scenario s = sound();
    change(s);
    QCOMPARE(listed(checkScenario(s)), QStringList());
}

// Sides between hexes that do not touch never get as far as the checks (BH-103).
void TestBattleHymnMapChecks::readerRefusesSides()
{
    const Scenario s = sound();
    QCOMPARE(s.boards[0].grid.sideBetween(at(s, "0101"), at(s, "0303")), noSide);
}

QTEST_APPLESS_MAIN(TestBattleHymnMapChecks)
#include "test_battle_hymn_map_checks.moc"
