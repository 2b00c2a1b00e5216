// SPDX-License-Identifier: MIT
// What the rules and the errata ask of the battles that come with the program (BH 1, ER).
#include "model/engine/players.h"
#include "model/format/scenario_file.h"
#include "model/rules/battle_hymn/declaration.h"
#include "model/rules/battle_hymn/rules.h"
#include "model/ruleset/resources.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace hotchkiss;

namespace {

std::vector<Scenario> samples()
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(sampleFolder() / "battle-hymn"))
        if (entry.path().string().ends_with(".hotchkiss.yaml"))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Scenario> all;
    for (const auto &file : files)
        all.push_back(std::get<Scenario>(loadScenario(file)));
    return all;
}

/// A game between dice: the hash of every position it goes through.
std::vector<std::uint64_t> randomGame(const Scenario &scenario, std::uint64_t seed)
{
    const auto game = battle_hymn::rules().start(std::make_shared<Scenario>(scenario));
    std::vector<std::uint64_t> hashes;
    if (!game)
        return hashes;
    Dice dice(seed);
    Pcg choice(seed, 7);
    std::vector<Action> actions;
    for (int i = 0; i < 400 && !(*game)->isOver(); ++i) {
        actions.clear();
        (*game)->legalActions(actions);
        (*game)->apply(actions[choice.below(static_cast<std::uint32_t>(actions.size()))], dice, nullptr);
        hashes.push_back((*game)->hash());
    }
    return hashes;
}

bool isNamed(const std::string &name, const char *part)
{
    return QString::fromStdString(name).contains(QLatin1String(part), Qt::CaseInsensitive);
}

bool isOf(const Scenario &scenario, const char *battle)
{
    return isNamed(scenario.info.title, battle) || isNamed(scenario.info.battle, battle);
}

std::string hexOf(const Scenario &scenario, const Place &place)
{
    return place.kind == Place::Kind::OnCell ? scenario.boards[0].label(place.cell) : std::string();
}

} // namespace

class TestBattleHymnErrata : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// BH 1b: yards, men and guns are told, never computed with.
    void scalesAreDescriptive()
    {
        for (const Scenario &scenario : samples()) {
            Scenario other = scenario;
            other.info.fields["men_per_sp"] = std::int64_t{975};
            other.info.fields["guns_per_sp"] = std::int64_t{19};
            const auto hashes = randomGame(scenario, 4);
            QVERIFY(!hashes.empty());
            QVERIFY2(hashes == randomGame(other, 4), scenario.info.title.c_str());
        }
    }

    /// BH ER-a, BH ER-b, BH ER-c, BH ER-d put right what other volumes print; no sample repeats the misprints.
    void misprintsAreNotRepeated()
    {
        for (const Scenario &scenario : samples()) {
            const Board &board = scenario.boards[0];
            const bool peaRidge = isOf(scenario, "Pea Ridge");
            for (const Objective &objective : scenario.objectives)
                QVERIFY2(!peaRidge || hexOf(scenario, objective.place) != "1514", "BH ER-b");
            for (const Piece &piece : scenario.pieces) {
                const std::string hex = hexOf(scenario, piece.place);
                const bool confederate = sideOf(scenario, piece.command) == findSide(scenario, "csa");
                if (peaRidge && confederate && !hex.empty()) {
                    const std::string &terrain =
                        scenario.system->terrains[board.cells[static_cast<std::size_t>(piece.place.cell)].terrain].key;
                    QVERIFY2(terrain != "woods", "BH ER-a");
                }
                if (isOf(scenario, "Pickett")) {
                    QVERIFY2(!isNamed(piece.name, "Carroll") || hex == "1710", "BH ER-d");
                    QVERIFY2(!isNamed(piece.name, "Schmilfing") || hex == "1608", "BH ER-d");
                }
                if (isNamed(scenario.info.title, "Gettysburg") && isNamed(piece.name, "Lane"))
                    for (const Arrival &arrival : scenario.arrivals)
                        if (std::ranges::find(arrival.who, piece.id) != arrival.who.end())
                            QVERIFY2(arrival.turn == 8, "BH ER-c");
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestBattleHymnErrata)
#include "test_battle_hymn_errata.moc"
