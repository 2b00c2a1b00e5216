// SPDX-License-Identifier: MIT
// Terrain and lines of sight (HL 2, 8.2), one small battle a rule.
#include "tests/model/rules/hold_the_line/script.h"

using namespace hotchkiss;
using namespace hotchkiss::hold_the_line;

namespace {

const std::vector<RuleCase> terrainCases{
    {"HL 1.0b", R"(
        u cavalry a 0505
        c infantry x 0502
        begin
        los 0505 0502 clear 8.2f
        can move a - 0504-0503
        do move a - 0504-0503 : 
        do fire a 0502 : 5 4 1
        sp x 3)"},
    {"HL 2.0a", R"(
        u infantry a 0505
        c infantry x 0504
        begin
        do fire a 0504 : 5 4 4
        sp x 3)"},
    {"HL 2.1.1a", R"(
        tile 0505 woods
        tile 0604 woods
        u infantry a 0505
        u infantry b 0605
        c infantry x 0504
        c infantry y 0604
        begin
        do fire a 0504 : 5 5 1
        sp x 2
        do fire b 0604 : 5 5 1
        sp y 4)"},
    {"HL 2.1.1b", R"(
        tile 0504 woods
        u infantry a 0505
        u infantry b 0404
        c infantry x 0504
        begin
        do fire a 0504 : 5 5 6
        rolled 3
        sp x 3
        do close b 0504 : 4 4 5 1
        sp x 2)"},
    {"HL 2.1.1c", R"(
        tile 0504 woods
        u infantry a 0505
        c infantry x 0504
        c artillery y 0504
        begin
        do fire a 0504 : 6 5 5
        sp x 3)"},
    {"HL 2.1.1d", R"(
        tile 0504 river
        tile 0604 woods
        set river_crossing confederate
        set river_crossing_types infantry
        chart terrain/woods/dice -2
        u infantry a 0505
        u infantry b 0605
        c infantry x 0504
        c infantry y 0604
        begin
        do fire a 0504 : 4 3 3
        sp x 3
        do fire b 0604 : 6 6 6
        sp y 4)"},
    {"HL 2.1.1e", R"(
        tile 0504 woods
        u infantry a 0505
        c infantry x 0504
        begin
        do fire a 0504 : 5 5 6
        sp x 3)"},
    {"HL 2.1.2a,b", R"(
        u cavalry a 0505
        c infantry x 1301
        begin
        can move a - 0504-0503-0502
        no move a - 0504-0503-0502-0501 = NO_LEADER 6.2.4d
        no move a - 0504-0503-0502-0501-0601 = RATE_EXCEEDED 7.1b)"},
    {"HL 2.1.2c", R"(
        tile 0504 woods
        u cavalry a 0505
        u infantry b 0605
        u leader l 0605
        u leader m 0405
        tile 0604 woods
        tile 0404 woods
        c infantry x 1301
        begin
        no move a - 0504-0503 = STOP_TERRAIN 2.1.2c
        no move b - 0604-0603 = STOP_TERRAIN 2.1.2c
        no move b l 0604-0603 = STOP_TERRAIN 2.1.2c
        no lead m 0404-0403 = STOP_TERRAIN 2.1.2c
        can move a - 0504)"},
    {"HL 2.1.2d", R"(
        tile 0505 woods
        u cavalry a 0505
        c infantry x 1301
        begin
        can move a - 0504-0503-0502)"},
    {"HL 2.1.2e", R"(
        tile 0504 woods
        u cavalry a 0505
        c infantry x 0502
        begin
        do move a - 0504
        do fire a 0502 : 6 1 1
        sp x 3)"},
    {"HL 2.1.3a", R"(
        tile 0504 woods
        tile 0503 woods
        u artillery a 0505
        u infantry b 0504
        c infantry x 0503
        begin
        no fire a 0503 = NO_LOS 8.2f
        can fire b 0503)"},
    {"HL 2.1.4a", R"(
        tile 0504 woods
        u infantry a 0505
        u infantry b 0404
        c infantry x 0504
        begin
        do close a 0504 : 5 2 2 4
        is x 0504
        ask action union
        do close b 0504 : 5 2 2 6
        ask retreat confederate)"},
    {"HL 2.1.4a rally", R"(
        tile 0505 woods
        u infantry a 0505 sp=3
        u leader l 0505
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 6 2 2
        sp a 2
        do end-turn : 1
        do rally l a : 4
        sp a 2)"},
    {"HL 2.1.4b", R"(
        tile 0504 bridge
        tile 0604 woods
        u infantry a 0505
        u infantry b 0605
        c infantry x 0504 green
        c leader k 0504
        c infantry y 0604 gold
        c leader m 0604
        begin
        do close a 0504 : 4 2 2 4
        is x 0504
        do close b 0604 : 5 2 2 5
        is y 0604)"},
    {"HL 2.2.2b,c", R"(
        tile 0504 swamp
        tile 0604 swamp
        u infantry a 0505
        u cavalry e 0404
        u leader l 0505
        u artillery g 0506
        c infantry x 0503
        c infantry y 0502
        begin
        no move a - 0504 = IMPASSABLE 2.2.2b
        no lead l 0504 = IMPASSABLE 2.2.2b
        no move e - 0504 = IMPASSABLE 2.2.2b
        los 0505 0503 clear 8.2f
        can fire a 0503)"},
    {"HL 2.2.3b", R"(
        tile 0504 river
        tile 0503 river
        u infantry a 0505
        u gunboat g 0503
        c infantry x 1301
        begin
        no move a - 0504 = IMPASSABLE 2.2.3b
        can move g - 0504)"},
    {"HL 2.2.3b by special rule", R"(
        tile 0504 river
        tile 0503 river
        set river_crossing union
        set river_crossing_types cavalry
        u cavalry a 0505
        u infantry b 0405
        c infantry x 1301
        begin
        can move a - 0504
        no move a - 0504-0503 = STOP_TERRAIN 2.1.2c
        no move b - 0504 = PATH_BROKEN 7.1a
        do move b - 0404
        do move a - 0504)"},
    {"HL 2.2.4b", R"(
        tile 0504 bridge
        u cavalry a 0505
        u cavalry b 0603
        c infantry x 1301
        begin
        can move a - 0504-0503
        can move b - 0504-0404)"},
};

const std::vector<RuleCase> sightCases{
    {"HL 8.2a", R"(
        tile 0604 woods
        u artillery a 0505
        c infantry x 0704
        begin
        los 0505 0704 blocked 8.2f
        los 0505 0503 clear 8.2f
        no fire a 0704 = NO_LOS 8.2f)"},
    {"HL 8.2b", R"(
        tile 0504 orchard
        tile 0604 hill
        tile 0605 town
        tile 0404 woods
        tile 0507 river
        u infantry a 0505
        u infantry b 0506
        c gunboat g 0507
        c infantry x 1301
        begin
        los 0505 0503 blocked 8.2f
        los 0505 0704 blocked 8.2f
        los 0505 0706 blocked 8.2f
        los 0505 0304 blocked 8.2f
        los 0505 0507 blocked 8.2f
        los 0506 0508 blocked 8.2f)"},
    {"HL 8.2c", R"(
        tile 0504 swamp
        tile 0604 river
        tile 0605 bridge
        tile 0506 sunken_road
        tile 0405 entrenchment
        u infantry a 0505
        c infantry x 1301
        begin
        los 0505 0503 clear 8.2f
        los 0505 0704 clear 8.2f
        los 0505 0706 clear 8.2f
        los 0505 0507 clear 8.2f
        los 0505 0306 clear 8.2f)"},
    {"HL 8.2c with a unit", R"(
        tile 0504 sunken_road
        u infantry a 0505
        u infantry b 0504
        c infantry x 0503
        begin
        no fire a 0503 = NO_LOS 8.2f)"},
    {"HL 8.2d", R"(
        tile 0504 woods
        tile 0505 woods
        u infantry a 0505
        c infantry x 0504
        begin
        los 0505 0504 clear 8.2d
        can fire a 0504)"},
    {"HL 8.2e", R"(
        tile 0503 woods
        tile 0505 town
        u infantry a 0505
        c infantry x 0503
        begin
        los 0505 0503 clear 8.2f
        can fire a 0503)"},
    {"HL 8.2f", R"(
        tile 0603 woods
        u artillery a 0505
        c infantry x 0703
        c infantry y 0802
        begin
        los 0505 0703 blocked 8.2f
        los 0505 0802 blocked 8.2f)"},
    {"HL 8.2g", R"(
        tile 0604 woods
        u artillery a 0505
        c infantry x 0705
        begin
        los 0505 0705 clear 8.2g
        can fire a 0705)"},
    {"HL 8.2g both", R"(
        tile 0604 woods
        u artillery a 0505
        u infantry b 0605
        c infantry x 0705
        begin
        los 0505 0705 blocked 8.2g
        no fire a 0705 = NO_LOS 8.2g)"},
    {"HL 8.2h", R"(
        tile 0401 woods
        u artillery a 0301
        c infantry x 0501
        begin
        los 0301 0501 clear 8.2h
        can fire a 0501)"},
    {"HL 8.2i", R"(
        tile 0605 woods
        tile 0804 woods
        u artillery a 0505
        c infantry x 0803
        begin
        los 0505 0803 clear 8.2f)"},
    {"HL 8.2k", R"(
        u infantry a 0505
        u leader l 0504
        counter k 0504 owner=confederate
        c infantry x 0503
        begin
        los 0505 0503 clear 8.2f)"},
};

/// Terrain, its dice modifier, whether it stops, whether it blocks sight, its morale shift.
struct TerrainRow
{
    const char *rules;
    const char *terrain;
    int dice;
    bool stops;
    bool blocks;
    int morale;
};

} // namespace

class TestHoldTheLineTerrain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data() { addCases(terrainCases); }
    void rules() { runCase(); }
    void sight_data() { addCases(sightCases); }
    void sight() { runCase(); }
    void everyTerrain_data();
    void everyTerrain();
    void swamp();
    void styles();
    void workedLines_data();
    void workedLines();
    void sightIsSymmetric();
};

void TestHoldTheLineTerrain::everyTerrain_data()
{
    QTest::addColumn<QByteArray>("terrain");
    QTest::addColumn<int>("dice");
    QTest::addColumn<bool>("stops");
    QTest::addColumn<bool>("blocks");
    QTest::addColumn<int>("morale");
    for (const TerrainRow &row :
         std::initializer_list<TerrainRow>{{"HL 2.2.1a", "clear", 0, false, false, 0},
                                           {"HL 2.2.3a,c,d", "river", 1, true, false, -1},
                                           {"HL 2.2.4a,b,c,d", "bridge", 0, false, false, -1},
                                           {"HL 2.2.5a,b,c,d", "woods", -1, true, true, 1},
                                           {"HL 2.2.6a,b,c,d", "orchard", -1, true, true, 1},
                                           {"HL 2.2.7a,b,c,d", "hill", -1, true, true, 1},
                                           {"HL 2.2.8a,b,c,d", "town", -1, false, true, 1},
                                           {"HL 2.2.9a,b,c,d", "sunken_road", -1, false, false, 1},
                                           {"HL 2.2.10a,b,c,d", "entrenchment", -1, true, false, 1}})
        QTest::newRow(row.rules) << QByteArray(row.terrain) << row.dice << row.stops << row.blocks << row.morale;
}

void TestHoldTheLineTerrain::everyTerrain()
{
    QFETCH(QByteArray, terrain);
    QFETCH(int, dice);
    QFETCH(bool, stops);
    QFETCH(bool, blocks);
    QFETCH(int, morale);
    const std::string name = terrain.toStdString();
    const std::string open = "set river_crossing union,confederate\nset river_crossing_types infantry,cavalry\n";
    // Fire at every side of the hex: hits at 5 less the modifier, not below.
    const std::string need = std::to_string(5 - dice);
    const std::string less = std::to_string(4 - dice);
    for (const char *from : {"0505", "0604", "0603", "0503", "0403", "0404"})
        QCOMPARE(Script().run(open + "tile 0504 " + name + "\nu infantry a " + from +
                              "\nc infantry x 0504\nbegin\ndo fire a 0504 : " + need + " " + less + " " + less +
                              "\nsp x 3"),
                 std::string());
    // Riding through.
    QCOMPARE(Script().run(open + "tile 0504 " + name + "\nu cavalry a 0505\nc infantry x 1301\nbegin\n" +
                          (stops ? "no move a - 0504-0503 = STOP_TERRAIN 2.1.2c" : "can move a - 0504-0503")),
             std::string());
    QCOMPARE(Script().run("tile 0504 " + name + "\nu infantry a 0505\nc infantry x 0503\nbegin\nlos 0505 0503 " +
                          (blocks ? "blocked" : "clear") + " 8.2f"),
             std::string());
    // A black defender fails on the colour the terrain makes of it, and on no other.
    const std::string hit = std::to_string(4 - dice);
    for (const auto &[die, colour] : {std::pair(1, -1), std::pair(4, 0), std::pair(6, 1)}) {
        const bool fails = colour == morale;
        QCOMPARE(Script().run(open + "tile 0504 " + name +
                              "\nu infantry a 0505\nc infantry x 0504\nbegin\ndo close a 0504 : " + hit + " 2 2 " +
                              std::to_string(die) + "\n" + (fails ? "ask retreat confederate" : "ask action union")),
                 std::string());
    }
}

// HL 2.2.2a,d: nobody can be in a swamp, so the numbers themselves are looked at.
void TestHoldTheLineTerrain::swamp()
{
    Scenario scenario = makeScenario(system(), system().presets.front());
    scenario.turns.resize(1);
    scenario.boards[0].cells[5].terrain = static_cast<std::uint8_t>(scenario.system->terrain("swamp"));
    const auto battle = Battle::prepare(std::make_shared<Scenario>(scenario));
    QVERIFY(battle);
    QCOMPARE(int((*battle)->board->at(5).dice), 0);
    QCOMPARE(int((*battle)->board->at(5).morale), 0);
    QVERIFY(!(*battle)->board->at(5).land);
}

// HL 2.2.5e, HL 2.2.8e: the art style is a field of the cell that no rule reads.
void TestHoldTheLineTerrain::styles()
{
    for (const char *terrain : {"woods", "town"}) {
        Scenario scenario = makeScenario(system(), system().presets.front());
        scenario.turns.resize(1);
        const auto index = static_cast<std::uint8_t>(scenario.system->terrain(terrain));
        for (Cell cell = 0; cell < 2; ++cell)
            scenario.boards[0].cells[static_cast<std::size_t>(cell)].terrain = index;
        scenario.boards[0].notes[1].values["variant"] = std::string("b");
        const auto battle = Battle::prepare(std::make_shared<Scenario>(scenario));
        QVERIFY(battle);
        const Ground &a = (*battle)->board->at(0);
        const Ground &b = (*battle)->board->at(1);
        QVERIFY(a.dice == b.dice && a.morale == b.morale && a.stop == b.stop && a.blocks == b.blocks &&
                a.land == b.land);
        QVERIFY(a.blocks);
    }
}

// HL 8.2f, HL 8.2g: the digest's worked vectors.
void TestHoldTheLineTerrain::workedLines_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("crossed");
    QTest::newRow("0503") << QByteArray("0503") << QByteArray("0504");
    QTest::newRow("0704") << QByteArray("0704") << QByteArray("0604");
    QTest::newRow("0705") << QByteArray("0705") << QByteArray("");
    QTest::newRow("0803") << QByteArray("0803") << QByteArray("0604 0704");
    QTest::newRow("0703") << QByteArray("0703") << QByteArray("0603 0604");
    QTest::newRow("0802") << QByteArray("0802") << QByteArray("0603 0604 0703 0704");
    QTest::newRow("0905") << QByteArray("0905") << QByteArray("0705");
}

void TestHoldTheLineTerrain::workedLines()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, crossed);
    // Each hex of the board in turn gets woods: those that block alone are the ones the line crosses.
    std::string found;
    for (int column = 1; column <= 13; ++column) {
        for (int row = 1; row <= 9; ++row) {
            const std::string label = (column < 10 ? "0" : "") + std::to_string(column) + "0" + std::to_string(row);
            if (label == "0505" || label == target.toStdString())
                continue;
            const std::string setup = "tile " + label +
                                      " woods\nu infantry a 0101\nc infantry x 1309\nbegin\nlos 0505 " +
                                      target.toStdString() + " ";
            if (Script().run(setup + "blocked 8.2f").empty())
                found += (found.empty() ? "" : " ") + label;
        }
    }
    QCOMPARE(found, crossed.toStdString());
}

// HL 8.2j
void TestHoldTheLineTerrain::sightIsSymmetric()
{
    Scenario scenario = makeScenario(system(), system().presets.front());
    scenario.turns.resize(1);
    Pcg random(11);
    for (CellContent &cell : scenario.boards[0].cells)
        cell.terrain = static_cast<std::uint8_t>(random.below(3) == 0 ? scenario.system->terrain("woods") : 0);
    const auto battle = Battle::prepare(std::make_shared<Scenario>(scenario));
    QVERIFY(battle);
    const Position position = startPosition(**battle);
    int blocked = 0;
    for (HexId a = 0; a < 117; ++a) {
        for (HexId b = 0; b < a; ++b) {
            const bool there = hold_the_line::sight(**battle, position, a, b).clear;
            QCOMPARE(hold_the_line::sight(**battle, position, b, a).clear, there);
            blocked += there ? 0 : 1;
        }
    }
    QVERIFY(blocked > 100);
}

QTEST_APPLESS_MAIN(TestHoldTheLineTerrain)
#include "test_hold_the_line_terrain.moc"
