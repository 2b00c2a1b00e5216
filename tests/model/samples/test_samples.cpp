// SPDX-License-Identifier: MIT
#include "model/check/check.h"
#include "model/engine/playthrough.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"
#include "model/ruleset/ruleset.h"

#include <QTest>

#include <map>
#include <set>

using namespace hotchkiss;

namespace {

std::vector<std::filesystem::path> sampleFiles()
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(sampleFolder()))
        if (entry.path().string().ends_with(".hotchkiss.yaml"))
            files.push_back(entry.path());
    return files;
}

Scenario sample(const std::string &name)
{
    auto result = loadScenario(sampleFolder() / name);
    if (const auto *error = std::get_if<FileError>(&result))
        qFatal("%s", error->str().c_str());
    return std::get<Scenario>(std::move(result));
}

Ruleset rulesetOf(const std::string &system)
{
    return std::get<Ruleset>(loadRuleset(rulesetFile(system)));
}

// "2810>2711": the high hex and the low one of every directed mark of a kind.
std::set<std::string> directed(const Scenario &scenario, const char *kind)
{
    const Board &board = scenario.boards[0];
    const int type = scenario.system->sideType(kind);
    std::set<std::string> found;
    for (SideId side = 0; side < board.grid.sideCount(); ++side) {
        const Mark mark = board.sides.mark(side, type);
        if (mark == Mark::None)
            continue;
        const std::string here = board.label(board.grid.sideCell(side));
        const std::string there = board.label(board.grid.sideOther(side));
        found.insert(mark == Mark::HighHere ? here + ">" + there : there + ">" + here);
    }
    return found;
}

void addHoldTheLine()
{
    QTest::addColumn<QString>("file");
    for (const auto &entry : std::filesystem::directory_iterator(sampleFolder() / "hold-the-line")) {
        const std::string name = entry.path().filename().string();
        QTest::newRow(name.c_str()) << QString::fromStdString("hold-the-line/" + name);
    }
}

std::map<std::string, int> tilesOf(const Scenario &scenario)
{
    std::map<std::string, int> tiles;
    for (const CellContent &cell : scenario.boards[0].cells)
        ++tiles[scenario.system->terrains[cell.terrain].key];
    return tiles;
}

int unitsOf(const Scenario &scenario, const std::string &side)
{
    int units = 0;
    for (const Piece &piece : scenario.pieces) {
        const int owner = sideOf(scenario, piece.command);
        units +=
            piece.kind == PieceKind::Unit && owner >= 0 && scenario.sides[static_cast<std::size_t>(owner)].id == side
                ? 1
                : 0;
    }
    return units;
}

std::string terrainUnder(const Scenario &scenario, const char *id)
{
    const Piece &piece = scenario.pieces[static_cast<std::size_t>(findPiece(scenario, id))];
    return scenario.system->terrains[scenario.boards[0].at(piece.place.cell).terrain].key;
}

} // namespace

class TestSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneForEachSystem()
    {
        std::set<std::string> seen;
        for (const auto &file : sampleFiles())
            seen.insert(std::get<Scenario>(loadScenario(file)).system->id);
        QCOMPARE(seen.size(), systems().size());
    }

    void allPassTheChecks()
    {
        for (const auto &file : sampleFiles())
            for (const Diagnostic &found : checkScenario(std::get<Scenario>(loadScenario(file)))) {
                const std::string what = file.filename().string() + ": " + found.code + " " + found.message.str();
                QVERIFY2(found.severity == Severity::Note, what.c_str());
            }
    }

    void chartOverridesFit()
    {
        for (const auto &file : sampleFiles()) {
            const Scenario scenario = std::get<Scenario>(loadScenario(file));
            const Ruleset ruleset = rulesetOf(scenario.system->id);
            for (const auto &[key, value] : scenario.chartOverrides)
                QVERIFY(!ruleset.refusal(key, value));
        }
    }

    // BH 5.4.4
    void roundTopsHaveTheirEscarpments()
    {
        const std::set<std::string> expected{"2810>2711", "2810>2809", "2810>2811", "2810>2910", "2911>2910",
                                             "2911>2811", "2911>2912", "2911>3010", "3011>3010", "3211>3111",
                                             "3211>3112", "3211>3210", "3211>3212", "3211>3311", "3211>3312"};
        QCOMPARE(directed(sample("battle-hymn/little-round-top.hotchkiss.yaml"), "escarpment"), expected);
    }

    // RF 11.1
    void perryvilleHasItsVictoryHexes()
    {
        const Scenario scenario = sample("rally-round-the-flag/perryville.hotchkiss.yaml");
        std::map<std::string, int> found;
        for (const Objective &objective : scenario.objectives)
            found[scenario.boards[0].label(objective.place.cell)] = objective.points;
        const std::map<std::string, int> expected{{"J1", 1},  {"N1", 1},  {"P1", 1}, {"O2", 3},
                                                  {"O12", 2}, {"J10", 1}, {"G12", 2}};
        QCOMPARE(found, expected);
    }

    // HL 1.0b
    void tilesFitTheBox_data() { addHoldTheLine(); }
    void tilesFitTheBox()
    {
        QFETCH(QString, file);
        const Scenario scenario = sample(file.toStdString());
        const Ruleset ruleset = rulesetOf("hold-the-line");
        const Charts charts(ruleset);
        std::map<std::string, int> inBox;
        for (const ChartRow &row : ruleset.chart("tile_inventory")->rows)
            inBox[charts.text(charts.id("tile_inventory", row.key, "terrain"))] +=
                charts.whole(charts.id("tile_inventory", row.key, "count"));
        for (const auto &[terrain, count] : tilesOf(scenario))
            if (terrain != scenario.system->terrains[0].key)
                QVERIFY2(count <= inBox[terrain], terrain.c_str());
        QCOMPARE(scenario.boards[0].grid.columns(), 13);
        QCOMPARE(scenario.boards[0].grid.rows(), 9);
    }

    // HL 5.0d, 10.0f
    void computersPlayToTheEnd_data() { addHoldTheLine(); }
    void computersPlayToTheEnd()
    {
        QFETCH(QString, file);
        const auto scenario = std::make_shared<const Scenario>(sample(file.toStdString()));
        Result<PlaySession> begun = PlaySession::start(*rulesOf(*scenario->system), scenario, Chance{1});
        QVERIFY(bool(begun));
        PlaySession &session = *begun;
        const PlayerSpec greedy{PlayerSpec::Kind::Greedy};
        QVERIFY(playOn(session, {greedy, greedy}));
        QVERIFY(session.game().outcome().over);
        QVERIFY(session.size() > 20);
    }

    void bullRunHasItsFords()
    {
        const Scenario scenario = sample("hold-the-line/first-bull-run.hotchkiss.yaml");
        std::map<std::string, int> tiles = tilesOf(scenario);
        QCOMPARE(tiles["bridge"], 3);
        QCOMPARE(tiles["river"], 9);
        QCOMPARE(unitsOf(scenario, "union"), 12);
        QCOMPARE(unitsOf(scenario, "confederate"), 14);
        // From the seventh turn on the brigades of the Shenandoah tell.
        for (std::size_t turn = 0; turn < scenario.turns.size(); ++turn)
            QCOMPARE(scenario.turns[turn].fields.contains("confederate_ap"), turn >= 6);
    }

    void antietamHasItsLane()
    {
        const Scenario scenario = sample("hold-the-line/antietam-sunken-road.hotchkiss.yaml");
        QCOMPARE(tilesOf(scenario)["sunken_road"], 10);
        for (const char *id : {"mcrae", "colquitt", "rodes", "gb-anderson"})
            QCOMPARE(terrainUnder(scenario, id), std::string("sunken_road"));
        QCOMPARE(unitsOf(scenario, "union"), 11);
        QCOMPARE(unitsOf(scenario, "confederate"), 12);
    }

    void gettysburgHasItsWall()
    {
        const Scenario scenario = sample("hold-the-line/gettysburg-cemetery-ridge.hotchkiss.yaml");
        QCOMPARE(tilesOf(scenario)["entrenchment"], 7);
        for (const char *id : {"webb", "hall", "harrow", "smyth", "sherrill", "stannard"})
            QCOMPARE(terrainUnder(scenario, id), std::string("entrenchment"));
        // West is to the left: the edges are those of the two ridges (HL 8.4.1b).
        QCOMPARE(textOf(scenario.info.fields.at("confederate_edge")), std::string("west"));
        QCOMPARE(textOf(scenario.info.fields.at("union_edge")), std::string("east"));
        QCOMPARE(unitsOf(scenario, "confederate"), 14);
    }

    // The lessons of the notes, line by line: march (HL 7.3), fire (8.1), charge (8.3), rally (9.4).
    void tutorialTeachesWhatItSays()
    {
        const auto scenario =
            std::make_shared<const Scenario>(sample("hold-the-line/matthews-hill-tutorial.hotchkiss.yaml"));
        QCOMPARE(unitsOf(*scenario, "union"), 3);
        QCOMPARE(unitsOf(*scenario, "confederate"), 3);
        const std::vector<int> rolls{1,          // action points of the first turn
                                     1, 6, 2, 3, // the Confederates': Evans hits Burnside once
                                     1, 6, 1, 1, // the second: Griffin hits Evans
                                     1,          // the Confederates wait
                                     1, 6, 2, 2, // the third: Burnside hits,
                                     6,          // and the gold face drives Evans off
                                     1,          // the Confederates wait
                                     1, 1};      // the fourth: a green face, and a block comes back
        const Chance dice{1, rolls};
        Result<PlaySession> begun = PlaySession::start(*rulesOf(*scenario->system), scenario, dice);
        QVERIFY(bool(begun));
        PlaySession &session = *begun;
        for (const char *line :
             {"begin", "move burnside hunter 0703", "move porter - 0503-0504", "end-turn", "fire evans 0703",
              "end-turn", "fire griffin 0704", "end-turn", "end-turn", "close burnside 0704", "retreat evans 0705",
              "advance burnside yes hunter", "end-turn", "end-turn", "rally hunter burnside"}) {
            const auto refusal = session.act(line);
            QVERIFY2(!refusal, (std::string(line) + ": " + (refusal ? refusal->reason.str() : "")).c_str());
        }
        QCOMPARE(session.game().outcome().score[0], 2.0);
    }

    // WM-BRD-1
    void theatreIsAFullMap()
    {
        const Scenario scenario = sample("war-by-mail/eastern-theatre-1861.hotchkiss.yaml");
        const Board &board = scenario.boards[0];
        QCOMPARE(board.grid.columns(), 100);
        QCOMPARE(board.grid.rows(), 200);
        QCOMPARE(board.id, std::string("EAST"));
        // One unit a square, ships on water, the others ashore (WM-BRD-5, WM-TER-10).
        const int water = scenario.system->terrain("water");
        const std::set<std::string> afloat{"ironclad", "raider", "ship", "merchant"};
        std::set<Cell> taken;
        for (const Piece &piece : scenario.pieces) {
            if (piece.kind != PieceKind::Unit || piece.place.kind != Place::Kind::OnCell)
                continue;
            QVERIFY2(taken.insert(piece.place.cell).second, piece.id.c_str());
            const bool isShip = afloat.contains(textOf(piece.fields.at("type")));
            QVERIFY2((board.at(piece.place.cell).terrain == water) == isShip, piece.id.c_str());
        }
        QVERIFY(taken.size() > 50);
    }

    void tableIsSixByFourFeet()
    {
        const Scenario scenario = sample("hallowed-ground/meeting-engagement.hotchkiss.yaml");
        QCOMPARE(scenario.boards[0].grid.bounds().width, 72.0);
        QCOMPARE(scenario.boards[0].grid.bounds().height, 48.0);
    }
};

QTEST_APPLESS_MAIN(TestSamples)
#include "test_samples.moc"
