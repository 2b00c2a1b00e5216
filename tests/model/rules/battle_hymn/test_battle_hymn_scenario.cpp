// SPDX-License-Identifier: MIT
// What the rules read out of a scenario's fields: set-up codes, formations, starting states, victory conditions.
#include "model/format/csv.h"
#include "model/rules/battle_hymn/formations.h"
#include "model/rules/battle_hymn/markers.h"
#include "model/rules/battle_hymn/opening.h"
#include "model/rules/battle_hymn/setup_code.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/rules/battle_hymn/victory_conditions.h"
#include "tests/model/rules/battle_hymn/check_cases.h"

using namespace hotchkiss;
using namespace hotchkiss::battle_hymn;
using namespace hotchkiss::battle_hymn::cases;

namespace {

Charts charts(const Scenario &s)
{
    return Charts(*sharedRuleset(*s.system), s.chartOverrides);
}

} // namespace

class TestBattleHymnScenario : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setupCodes_data();
    void setupCodes();
    void setsUpByCode();
    void codesInSpreadsheets();
    void formationsAndMarkers();
    void playedHours();
    void startingStates_data();
    void startingStates();
    void startingPoints();
    void conditionsAreReadBack_data();
    void conditionsAreReadBack();
    void mistakes_data();
    void mistakes();
    void verdicts_data();
    void verdicts();
    void columns();
    void markers();
};

void TestBattleHymnScenario::setupCodes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read"); // what is written for it; empty: not understood
    QTest::newRow("BH 2.2.1b hex") << "0614"
                                   << "0614";
    QTest::newRow("BH 2.2.1b Hour and area") << "2B"
                                             << "2B";
    QTest::newRow("BH 2.2.1b alternatives") << "6 C/D"
                                            << "6 C/D";
    QTest::newRow("spaces") << " 12 A / B "
                            << "12 A/B";
    QTest::newRow("long letters") << "3AA"
                                  << "3AA";
    QTest::newRow("three digits") << "614"
                                  << "";
    QTest::newRow("five digits") << "06140"
                                 << "";
    QTest::newRow("no Hour") << "B"
                             << "";
    QTest::newRow("Hour nought") << "0B"
                                 << "";
    QTest::newRow("nothing after the slash") << "6 C/"
                                             << "";
    QTest::newRow("words") << "on the hill"
                           << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestBattleHymnScenario::setupCodes()
{
    QFETCH(QString, text);
    QFETCH(QString, read);
    const std::optional<SetupCode> code = parseSetupCode(text.toStdString());
    QCOMPARE(code.has_value(), !read.isEmpty());
    if (code) {
        QCOMPARE(QString::fromStdString(setupCodeText(*code)), read);
        QCOMPARE(parseSetupCode(setupCodeText(*code)), code);
    }
}

void TestBattleHymnScenario::setsUpByCode()
{
    Scenario s = sound();
    QCOMPARE(printedSetupCode(s, piece(s, "ward")), std::string("0310"));
    QCOMPARE(printedSetupCode(s, piece(s, "sweitzer")), std::string("2A"));
    s.arrivals[0].where = {"A", "B"};
    QCOMPARE(printedSetupCode(s, piece(s, "sweitzer")), std::string("2 A/B"));
    piece(s, "ward").fields["setup"] = std::string("0311");
    QCOMPARE(printedSetupCode(s, piece(s, "ward")), std::string("0311"));

    const auto ward = static_cast<std::size_t>(findPiece(s, "ward"));
    for (const char *text : {"0111", "4B", "3 A/B"}) {
        Scenario moved = s;
        const Result<std::vector<Edit>> edits = setUpEdits(moved, ward, *parseSetupCode(text));
        QVERIFY(static_cast<bool>(edits));
        for (const Edit &edit : *edits)
            applyEdit(moved, edit);
        QCOMPARE(setupCodeText(*setupCodeOf(moved, moved.pieces[ward])), std::string(text));
    }
    for (const char *text : {"9901", "2Z", "99A"})
        QVERIFY2(!setUpEdits(s, ward, *parseSetupCode(text)), text);
}

// BH 2.2.1b: a spreadsheet shows the codes, and a code in it sets a unit up.
void TestBattleHymnScenario::codesInSpreadsheets()
{
    Scenario s = sound();
    const std::string csv = forcesToCsv(s);
    QVERIFY(csv.find(",2A,") != std::string::npos && csv.find(",0310,") != std::string::npos);
    CsvImport import = importForces(s, csv);
    QVERIFY(import.refused.empty() && import.step.empty());

    import = importForces(
        s, "kind,id,name,parent,setup,ma\nunit,one,One,birney,0111,9\nunit,two,Two,birney,4 A/B,9\n"
           "unit,three,Three,birney,5A,9\nunit,four,Four,birney,somewhere,9\nunit,ward,Ward,birney,2A,9\n");
    QVERIFY(import.refused.empty());
    for (const Edit &edit : import.step.edits)
        applyEdit(s, edit);
    QCOMPARE(piece(s, "one").place, Place::onCell(0, at(s, "0111")));
    QCOMPARE(setupCodeText(*setupCodeOf(s, piece(s, "two"))), std::string("4 A/B"));
    QCOMPARE(setupCodeText(*setupCodeOf(s, piece(s, "three"))), std::string("5A"));
    // What cannot be carried out stays written, and the checks speak of it.
    QVERIFY(codes(s).contains(QStringLiteral("BH-229")));
    QCOMPARE(piece(s, "ward").place, Place::onCell(0, at(s, "0310")));
    QVERIFY(codes(s).contains(QStringLiteral("BH-209")));
}

// BH 2.2.2a, 2.2.3a: a formation is what its units belong to; its marker joins with the first of them.
void TestBattleHymnScenario::formationsAndMarkers()
{
    Scenario s = sound();
    s.commands.push_back({"v-corps", "V Corps", "usa", "corps", {}, {}});
    Command &barnes = s.commands[1];
    barnes.parent = "v-corps";
    QCOMPARE(largerCommand(s, barnes), std::string("V Corps"));
    QCOMPARE(largerCommand(s, s.commands[0]), std::string());
    QVERIFY(isFormation(s, barnes) && !isFormation(s, s.commands.back()));
    QCOMPARE(unitsOf(s, barnes).size(), std::size_t{3});
    QCOMPARE(markerHour(s, barnes), 1);
    for (const char *id : {"vincent", "tilton"})
        piece(s, id).place = Place::nowhere();
    QCOMPARE(firstPresence(s, barnes), std::optional<int>(2));
    QCOMPARE(markerHour(s, barnes), 2);
    s.arrivals[0].who = {"v-corps"};
    s.arrivals[0].turn = 4;
    QCOMPARE(markerHour(s, barnes), 4);
    barnes.fields["marker_hour"] = std::int64_t{3};
    QCOMPARE(markerHour(s, barnes), 3);
}

void TestBattleHymnScenario::playedHours()
{
    Scenario s = sound();
    QCOMPARE(firstHour(s), 1);
    QCOMPARE(lastHour(s), 6);
    s.info.fields["first_hour"] = std::int64_t{3};
    s.info.fields["last_hour"] = std::int64_t{5};
    QCOMPARE(firstHour(s), 3);
    QCOMPARE(lastHour(s), 5);
    QCOMPARE(firstPresence(s, s.commands[0]), std::optional<int>(3));
}

void TestBattleHymnScenario::startingStates_data()
{
    QTest::addColumn<Break>("change");
    QTest::addColumn<int>("strength");
    QTest::addColumn<int>("intact");
    QTest::addColumn<int>("points");
    const auto fields = [](std::initializer_list<std::pair<const char *, Value>> values) -> Break {
        return [values = std::vector<std::pair<std::string, Value>>(values.begin(), values.end())](Scenario &s) {
            for (const auto &[key, value] : values)
                piece(s, "ward").fields[key] = value;
        };
    };
    const auto n = [](int number) { return Value(std::int64_t{number}); };
    QTest::newRow("fresh") << fields({{"sp", n(8)}}) << 8 << 8 << 0;
    QTest::newRow("BH 3.4b FX-13") << fields({{"sp", n(8)}, {"losses", n(2)}, {"demoralized", n(5)}}) << 6 << 1 << 13;
    QTest::newRow("BH 14.2a guns")
        << fields({{"type", std::string("artillery")}, {"sp", n(4)}, {"losses", n(1)}, {"demoralized", n(1)}}) << 3 << 2
        << 10;
    QTest::newRow("BH 14.2b Shattered") << fields({{"sp", n(5)}, {"losses", n(1)}, {"shattered", true}}) << 4 << 0
                                        << 12;
    QTest::newRow("BH 10.2.3a eliminated") << fields({{"sp", n(5)}, {"eliminated", true}}) << 0 << 0 << 20;
    QTest::newRow("BH 11.3f FX-19 holders")
        << fields({{"type", std::string("cavalry")}, {"sp", n(4)}, {"dismounted", true}, {"holders", n(1)}}) << 3 << 3
        << 0;
    QTest::newRow("BH CL-g FX-19 horses lost") << fields({{"type", std::string("cavalry")},
                                                          {"sp", n(4)},
                                                          {"losses", n(1)},
                                                          {"dismounted", true},
                                                          {"horses_lost", true},
                                                          {"holders", n(1)}})
                                               << 3 << 3 << 8;
    QTest::newRow("a dummy") << fields({{"sp", n(5)}, {"losses", n(2)}, {"dummy", true}}) << 3 << 3 << 0;
}

void TestBattleHymnScenario::startingStates()
{
    QFETCH(Break, change);
    QFETCH(int, strength);
    QFETCH(int, intact);
    QFETCH(int, points);
    Scenario s = sound();
    change(s);
    const StartingState state = startingState(s, piece(s, "ward"));
    QCOMPARE(state.strength(), strength);
    QCOMPARE(state.intact(), intact);
    QCOMPARE(battle_hymn::startingPoints(s, charts(s), piece(s, "ward")), points);
}

// BH ER-h: what the enemy had lost before is not counted, unless the designer says otherwise.
void TestBattleHymnScenario::startingPoints()
{
    Scenario s = sound();
    piece(s, "law").fields["losses"] = std::int64_t{2};
    piece(s, "henry").fields["demoralized"] = std::int64_t{1};
    QCOMPARE(computedStartingPoints(s, charts(s), "usa"), 10);
    QCOMPARE(computedStartingPoints(s, charts(s), "csa"), 0);
    s.info.fields["usa_start_vp"] = std::int64_t{3};
    QCOMPARE(startingPointsOf(s, charts(s), "usa"), 3);
    // The game leaves out the same number.
    s.info.fields.erase("usa_start_vp");
    QCOMPARE(openingOf(s, false)->battle->startPoints[0], 10);
}

void TestBattleHymnScenario::conditionsAreReadBack_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line : {"final: usa if usa holds 1", "final: csa \"Decisive victory\" if csa holds 3 of a, b, c",
                             "4, 5, check, final: usa if usa holds all of a and (usa vp 30 or usa leads 8)",
                             "check: draw if not csa holds 1", "final: draw \"Stalemate\" if usa holds all",
                             "2: usa if (usa vp 1 and csa vp 2) or not (usa vp 3 or csa vp 4)"})
        QTest::newRow(line) << line;
}

void TestBattleHymnScenario::conditionsAreReadBack()
{
    QFETCH(QString, line);
    const VictoryConditions conditions = parseVictoryConditions(line.toStdString());
    QCOMPARE(conditions.mistakes.size(), std::size_t{0});
    QCOMPARE(conditions.list.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(conditionText(conditions.list[0])), line);
}

void TestBattleHymnScenario::mistakes_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line :
         {"usa if usa holds 1", ": usa if usa holds 1", "final: usa", "final: usa if", "final: usa if usa holds",
          "final: usa if usa takes 1", "final: usa \"open if usa holds 1", "final: usa if (usa holds 1",
          "final: usa if usa holds 1 of", "final: usa if usa holds 1 usa", "now: usa if usa holds 1",
          "final: usa if usa vp many", "final: usa if usa holds 1 and", "\"final\": usa if usa vp 1"})
        QTest::newRow(line) << line;
    QTest::newRow("brackets without end") << QStringLiteral("final: usa if ") + QString(5000, QLatin1Char('('));
}

void TestBattleHymnScenario::mistakes()
{
    QFETCH(QString, line);
    const VictoryConditions conditions = parseVictoryConditions("# a note\n\n" + line.toStdString());
    QCOMPARE(conditions.list.size(), std::size_t{0});
    QCOMPARE(conditions.mistakes.size(), std::size_t{1});
    QCOMPARE(conditions.mistakes[0].line, 3);
    QVERIFY(!conditions.mistakes[0].text.str().empty());
}

void TestBattleHymnScenario::verdicts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("hour"); // 0: the end
    QTest::addColumn<QString>("precedence");
    QTest::addColumn<QString>("winner"); // empty: the game goes on
    const auto row = [](const char *name, const char *text, int hour, const char *winner,
                        const char *precedence = "unset") {
        QTest::newRow(name) << text << hour << precedence << winner;
    };
    // The USA holds the mill (weight 2), the CSA the barn; VP 12 to 9.
    row("BH 14a weight", "final: usa if usa holds 2", 0, "usa");
    row("not enough", "final: usa if usa holds 3", 0, "draw");
    row("one of a set", "final: csa if csa holds 1 of barn, mill", 0, "csa");
    row("all of a set", "final: usa if usa holds all of mill", 0, "usa");
    row("not all", "final: usa if usa holds all", 0, "draw");
    row("VP", "final: csa if csa vp 9", 0, "csa");
    row("lead", "final: usa if usa leads 3", 0, "usa");
    row("no lead", "final: usa if usa leads 4", 0, "draw");
    row("not", "final: csa if not usa leads 4", 0, "csa");
    row("and", "final: usa if usa leads 3 and usa vp 13", 0, "draw");
    row("or", "final: usa if usa leads 4 or usa vp 12", 0, "usa");
    row("BH 4i on a marked space", "check: usa if usa vp 1", 3, "usa");
    row("BH 4i on another", "check: usa if usa vp 1", 2, "");
    row("Hour", "2: usa if usa vp 1", 2, "usa");
    row("other Hour", "2: usa if usa vp 1", 3, "");
    row("not before the end", "final: usa if usa vp 1", 3, "");
    row("first in the list", "final: usa if usa vp 1\nfinal: csa if csa vp 1", 0, "usa");
    row("order", "final: csa if csa vp 1\nfinal: usa if usa vp 1", 0, "csa", "order");
    row("a side first", "final: csa if csa vp 1\nfinal: usa if usa vp 1", 0, "usa", "usa");
    row("both: a draw", "final: csa if csa vp 1\nfinal: usa if usa vp 1", 0, "draw", "draw");
    row("default", "", 0, "draw");
}

void TestBattleHymnScenario::verdicts()
{
    QFETCH(QString, text);
    QFETCH(int, hour);
    QFETCH(QString, precedence);
    QFETCH(QString, winner);
    Scenario s = sound();
    s.objectives[0].fields["weight"] = std::int64_t{2};
    s.objectives.push_back({"barn", "Barn", {}, 0, 0, {}, {}});
    s.turns[2].check = true;
    s.info.fields["victory_precedence"] = precedence.toStdString();
    s.info.fields["victory_default"] = std::string("Nobody wins");
    const VictoryStanding standing{{"usa", "csa"}, {{"usa", 12}, {"csa", 9}}};
    const std::optional<Verdict> result =
        verdict(parseVictoryConditions(text.toStdString()), s, standing, hour, hour == 0);
    QCOMPARE(result ? QString::fromStdString(result->winner) : QString(), winner);
    if (text.isEmpty())
        QCOMPARE(result->level, std::string("Nobody wins"));
}

// BH 12.2b: the n-th unit at a hex pays n times its cost; 12.2c: by road the road's.
void TestBattleHymnScenario::columns()
{
    Scenario s = sound();
    area(s, "A").cells = {at(s, "0612")};
    for (const char *id : {"vincent", "tilton"})
        piece(s, id).place = Place::nowhere();
    s.arrivals[0].who = {"barnes"};
    terrain(s, "0612", "woods");
    piece(s, "vincent").fields["ma"] = std::int64_t{5};
    const auto entries = [&] { return columnEntries(*openingOf(s, false), 1, 2); };
    std::vector<ColumnEntry> column = entries();
    QCOMPARE(column.size(), std::size_t{3});
    QCOMPARE(s.pieces[static_cast<std::size_t>(column[0].unit)].id, std::string("vincent")); // the slowest first
    QCOMPARE(column[0].cost, 3);
    QCOMPARE(column[0].left, 2);
    QCOMPARE(column[1].cost, 6);
    QCOMPARE(column[2].cost, 9);
    QCOMPARE(column[2].left, 0);
    rim(s, &Board::paths, "0612", "S", s.system->pathType("road"));
    column = entries();
    QCOMPARE(column[2].cost, 3);
    QCOMPARE(column[2].number, 3);
    QCOMPARE(columnEntries(*openingOf(s, false), 1, 3).size(), std::size_t{0});
}

// BH 2.2.3d, 2.2.3e: strengths up to the highest SP less one, a pair of horses for each cavalry unit.
void TestBattleHymnScenario::markers()
{
    Scenario s = sound();
    piece(s, "ward").fields["sp"] = std::int64_t{6};
    piece(s, "graham").fields["type"] = std::string("cavalry");
    piece(s, "law").fields["losses"] = std::int64_t{1};
    QCOMPARE(highestNumber(s, charts(s), "strength"), 5);
    std::map<std::pair<std::string, int>, std::pair<int, int>> counts;
    for (const MarkerCount &count : markerCounts(s, charts(s)))
        counts[{count.row, count.number}] = {count.printed, count.needed};
    QCOMPARE(counts.at({"strength", 2}), std::pair(6, 1)); // twelve units can show it, law does
    QCOMPARE(counts.at({"strength", 5}), std::pair(1, 0));
    QCOMPARE(counts.at({"horses", 0}), std::pair(1, 1));
}

QTEST_APPLESS_MAIN(TestBattleHymnScenario)
#include "test_battle_hymn_scenario.moc"
