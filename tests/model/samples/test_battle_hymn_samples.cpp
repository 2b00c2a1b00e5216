// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"
#include "model/rules/battle_hymn/formations.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/rules/battle_hymn/victory_conditions.h"
#include "model/ruleset/resources.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace hotchkiss;

namespace {

const std::vector<std::string> all{"bentonville",    "little-round-top", "shiloh-hornets-nest",
                                   "shiloh-morning", "the-wheatfield",   "tutorial"};

Scenario load(const std::string &name)
{
    auto read = loadScenario(sampleFolder() / "battle-hymn" / (name + ".hotchkiss.yaml"));
    if (const auto *error = std::get_if<FileError>(&read))
        qFatal("%s", error->str().c_str());
    return std::get<Scenario>(std::move(read));
}

Cell cellOf(const Scenario &scenario, const char *label)
{
    return *scenario.boards[0].labels.cell(scenario.boards[0].grid, label);
}

std::string sideName(const Scenario &scenario, const Piece &piece)
{
    return scenario.sides[static_cast<std::size_t>(sideOf(scenario, piece.command))].id;
}

/// Strength of a side's units of a type at the start.
int strength(const Scenario &scenario, const std::string &side, const std::string &type)
{
    int sum = 0;
    for (const Piece &piece : scenario.pieces)
        if (sideName(scenario, piece) == side && battle_hymn::unitType(scenario, piece) == type)
            sum += battle_hymn::startingState(scenario, piece).strength();
    return sum;
}

bool hasRelief(const Board &board, const System &system, SideId side)
{
    for (const char *kind : {"slope", "escarpment", "elevation_line"})
        if (board.sides.has(side, system.sideType(kind)))
            return true;
    return false;
}

/// How many sides of water meet at each corner that has any.
std::map<std::pair<std::int64_t, std::int64_t>, int> waterCorners(const Scenario &scenario)
{
    const Board &board = scenario.boards[0];
    std::map<std::pair<std::int64_t, std::int64_t>, int> corners;
    for (SideId side = 0; side < board.grid.sideCount(); ++side)
        for (const char *kind : {"stream", "creek", "river"})
            if (board.sides.has(side, scenario.system->sideType(kind)))
                for (const int end : {0, 1}) {
                    const int corner = (board.grid.sideDirection(side) + end) % board.grid.corners();
                    const PlanePoint at = board.grid.planeCorner(board.grid.sideCell(side), corner);
                    ++corners[{at.x, at.y}];
                }
    return corners;
}

} // namespace

class TestBattleHymnSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoScenariosShareEachBigMap()
    {
        QCOMPARE(load("little-round-top").boards[0].source, std::string("round-tops.board.yaml"));
        QCOMPARE(load("shiloh-morning").boards[0].source, std::string("shiloh.board.yaml"));
        QVERIFY(load("little-round-top").boards == load("the-wheatfield").boards);
        QVERIFY(load("shiloh-morning").boards == load("shiloh-hornets-nest").boards);
    }

    // BH 3.5, R-01
    void roundTopsLieAsNumbered()
    {
        const Scenario scenario = load("little-round-top");
        const Board &board = scenario.boards[0];
        const auto neighbours = [&](const char *label) {
            std::string words;
            for (int d = 0; d < 6; ++d)
                words += (d ? " " : "") + board.label(board.grid.neighbour(cellOf(scenario, label), d));
            return words;
        };
        QCOMPARE(neighbours("2810"), std::string("2809 2910 2911 2811 2711 2710"));
        QCOMPARE(neighbours("2911"), std::string("2910 3010 3011 2912 2811 2810"));
    }

    // BH 2.2.1: strength by side and arm, in points.
    void strengthsAreThoseOfTheReturns_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QList<int>>("usa");
        QTest::addColumn<QList<int>>("csa");
        const auto row = [](const char *file, const QList<int> &usa, const QList<int> &csa) {
            QTest::newRow(file) << QString::fromUtf8(file) << usa << csa;
        };
        row("bentonville", {91, 6, 13, 1}, {103, 4, 7, 1});
        row("little-round-top", {139, 8, 0, 0}, {89, 16, 0, 0});
        row("shiloh-hornets-nest", {112, 11, 0, 0}, {109, 15, 3, 0});
        row("shiloh-morning", {120, 16, 0, 0}, {126, 15, 3, 0});
        row("the-wheatfield", {126, 7, 0, 0}, {79, 16, 0, 0});
        row("tutorial", {16, 2, 0, 0}, {19, 2, 0, 0});
    }
    void strengthsAreThoseOfTheReturns()
    {
        QFETCH(QString, file);
        QFETCH(QList<int>, usa);
        QFETCH(QList<int>, csa);
        const Scenario scenario = load(file.toStdString());
        const std::vector<std::string> arms{"infantry", "artillery", "cavalry", "horse_artillery"};
        for (std::size_t i = 0; i < arms.size(); ++i) {
            QCOMPARE(strength(scenario, "usa", arms[i]), usa[int(i)]);
            QCOMPARE(strength(scenario, "csa", arms[i]), csa[int(i)]);
        }
    }

    // BH 14: every line is understood, names objectives that exist, and asks for no more than there is to hold.
    void victoryConditionsAreUnderstood()
    {
        for (const std::string &name : all) {
            const Scenario scenario = load(name);
            const battle_hymn::VictoryConditions conditions = battle_hymn::victoryConditions(scenario);
            QVERIFY2(conditions.mistakes.empty(), name.c_str());
            QVERIFY2(conditions.list.size() >= 4, name.c_str());
            std::set<std::string> known;
            int weight = 0;
            for (const Objective &objective : scenario.objectives) {
                known.insert(objective.id);
                weight += objective.points;
            }
            std::set<std::string> winners;
            for (const battle_hymn::VictoryCondition &condition : conditions.list) {
                winners.insert(condition.winner);
                QVERIFY2(condition.test.number <= weight, name.c_str());
                for (const std::string &objective : condition.test.objectives)
                    QVERIFY2(known.contains(objective), objective.c_str());
            }
            QCOMPARE(winners, (std::set<std::string>{"csa", "usa"}));
        }
    }

    // BH 5.4.4: where the ground changes level the map shows it, and no relief stands between equal levels.
    void heightsAndReliefAgree()
    {
        for (const std::string &name : all) {
            const Scenario scenario = load(name);
            const Board &board = scenario.boards[0];
            for (SideId side = 0; side < board.grid.sideCount(); ++side) {
                const Cell other = board.grid.sideOther(side);
                if (board.grid.side(board.grid.sideCell(side), board.grid.sideDirection(side)) != side || other < 0)
                    continue;
                const bool differ = board.at(board.grid.sideCell(side)).elevation != board.at(other).elevation;
                const std::string where = name + " " + board.label(board.grid.sideCell(side));
                QVERIFY2(differ == hasRelief(board, *scenario.system, side), where.c_str());
            }
        }
    }

    // BH 2.1.2a: no stream breaks off: only so many sources, mouths and edges of the map as there are end one.
    void streamsRunOn()
    {
        const std::map<std::string, int> expected{{"bentonville", 8},          {"little-round-top", 3},
                                                  {"shiloh-hornets-nest", 11}, {"shiloh-morning", 11},
                                                  {"the-wheatfield", 3},       {"tutorial", 6}};
        for (const auto &[name, count] : expected) {
            const auto corners = waterCorners(load(name));
            const auto isEnd = [](const auto &corner) { return corner.second == 1; };
            QCOMPARE(static_cast<int>(std::count_if(corners.begin(), corners.end(), isEnd)), count);
        }
    }

    // BH 12.2: entry areas lie at the edge of the map, and each is used.
    void entryAreasLieAtTheEdge()
    {
        for (const std::string &name : all) {
            const Scenario scenario = load(name);
            const Board &board = scenario.boards[0];
            std::set<std::string> used;
            for (const Arrival &arrival : scenario.arrivals)
                used.insert(arrival.where.begin(), arrival.where.end());
            for (const Area &area : board.areas) {
                QVERIFY2(used.contains(area.id), (name + " " + area.id).c_str());
                for (const Cell cell : area.cells) {
                    const Offset at = board.grid.offset(cell);
                    QVERIFY(at.column == 0 || at.row == 0 || at.column == board.grid.columns() - 1 ||
                            at.row == board.grid.rows() - 1);
                }
            }
        }
    }

    // BH 3.7a, 5.3d: one unit a hex, and no guns or horse that start where only the enemy's leave would let them in.
    void setUpKeepsTheRules()
    {
        for (const std::string &name : all) {
            const Scenario scenario = load(name);
            std::map<Cell, const Piece *> taken;
            for (const Piece &piece : scenario.pieces)
                if (piece.place.kind == Place::Kind::OnCell)
                    QVERIFY2(taken.emplace(piece.place.cell, &piece).second, (name + " " + piece.id).c_str());
            for (const auto &[cell, piece] : taken) {
                if (battle_hymn::unitType(scenario, *piece) == "infantry")
                    continue;
                for (const auto &[there, other] : taken)
                    if (sideName(scenario, *piece) != sideName(scenario, *other))
                        QVERIFY2(scenario.boards[0].grid.distance(cell, there) > 1, (name + " " + piece->id).c_str());
            }
        }
    }

    // BH 2.2.2: a colour for every formation, and no side with two alike.
    void formationsAreToldApart()
    {
        for (const std::string &name : all) {
            const Scenario scenario = load(name);
            std::set<std::string> colours;
            int formations = 0;
            for (const Command &command : scenario.commands)
                if (battle_hymn::isFormation(scenario, command)) {
                    ++formations;
                    colours.insert(std::to_string(sideOf(scenario, command.id)) + command.colour);
                    QVERIFY2(battle_hymn::firstPresence(scenario, command).has_value(), command.id.c_str());
                }
            QCOMPARE(static_cast<int>(colours.size()), formations);
        }
    }

    // BH 2.2.3: the two that take up a battle begun count what it had cost by then.
    void laterScenariosOpenWithLosses()
    {
        const auto losses = [](const std::string &name) {
            const Scenario scenario = load(name);
            int sum = 0;
            for (const Piece &piece : scenario.pieces)
                sum += battle_hymn::startingState(scenario, piece).losses;
            return sum;
        };
        QCOMPARE(losses("little-round-top"), 0);
        QCOMPARE(losses("shiloh-morning"), 0);
        QVERIFY(losses("the-wheatfield") > 15);
        QVERIFY(losses("shiloh-hornets-nest") > 30);
    }

    // BH 4, 13: three Hours and a night, two brigades a side with a battery each.
    void tutorialIsSmall()
    {
        const Scenario scenario = load("tutorial");
        QCOMPARE(scenario.turns.size(), std::size_t(4));
        QVERIFY(scenario.turns.back().night && !scenario.turns.front().night);
        std::map<std::string, int> count;
        for (const Piece &piece : scenario.pieces)
            ++count[sideName(scenario, piece) + " " + battle_hymn::unitType(scenario, piece)];
        QCOMPARE(count, (std::map<std::string, int>{
                            {"usa infantry", 2}, {"usa artillery", 2}, {"csa infantry", 2}, {"csa artillery", 2}}));
        for (const char *word :
             {"Movement Turn", "Approach Fire", "Bombardment", "Engagement", "retreat", "advance", "rally"})
            QVERIFY2(scenario.info.notes.find(word) != std::string::npos, word);
    }
};

QTEST_APPLESS_MAIN(TestBattleHymnSamples)
#include "test_battle_hymn_samples.moc"
