// SPDX-License-Identifier: MIT
#include "model/check/check.h"
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
    void bullRunFitsTheBox()
    {
        const Scenario scenario = sample("hold-the-line/first-bull-run.hotchkiss.yaml");
        const Ruleset ruleset = rulesetOf("hold-the-line");
        const Charts charts(ruleset);
        const Chart &tiles = *ruleset.chart("tile_inventory");
        std::map<std::string, int> inBox;
        for (const ChartRow &row : tiles.rows)
            inBox[charts.text(charts.id("tile_inventory", row.key, "terrain"))] +=
                charts.whole(charts.id("tile_inventory", row.key, "count"));
        std::map<std::string, int> used;
        for (const CellContent &cell : scenario.boards[0].cells)
            ++used[scenario.system->terrains[cell.terrain].key];
        QVERIFY(used["hill"] > 0 && used["woods"] > 0 && used["bridge"] == 3);
        for (const auto &[terrain, count] : used)
            if (terrain != scenario.system->terrains[0].key)
                QVERIFY2(count <= inBox[terrain], terrain.c_str());
        QCOMPARE(scenario.boards[0].grid.columns(), 13);
        QCOMPARE(scenario.boards[0].grid.rows(), 9);
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
