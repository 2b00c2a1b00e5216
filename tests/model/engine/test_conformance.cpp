// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"
#include "tests/model/engine/conformance.h"
#include "tests/model/engine/race_game.h"

#include <QTest>

#include <filesystem>

using namespace hotchkiss;

namespace {

/// Games a system, spread over its samples; the slow suite asks for thousands.
int gamesWanted()
{
    bool isNumber = false;
    const int games = qEnvironmentVariableIntValue("HOTCHKISS_GAMES", &isNumber);
    return isNumber ? games : 200;
}

std::vector<std::filesystem::path> samplesOf(const System &system)
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(sampleFolder() / system.id))
        if (entry.path().string().ends_with(".hotchkiss.yaml"))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void playAll(const Rules &rules, std::shared_ptr<const Scenario> scenario, int first, int games, const FindRules &find)
{
    const Result<std::unique_ptr<Game>> start = rules.start(std::move(scenario));
    QVERIFY2(start, start ? "" : start.error().text.str().c_str());
    for (int i = first; i < first + games; ++i) {
        Conformance game(rules, **start, static_cast<std::uint64_t>(i), find);
        const std::string fault = game.play();
        QVERIFY2(fault.empty(), fault.c_str());
        QVERIFY(game.actions() > 0);
    }
}

} // namespace

class TestConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDoubleHolds() { playAll(raceRules(), std::make_shared<const Scenario>(raceScenario()), 1, 100, findRace); }

    void everySampleHolds_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("games");
        for (const Rules *rules : playableRules()) {
            const std::vector<std::filesystem::path> files = samplesOf(*rules->system);
            const int games = gamesWanted() / std::max(1, static_cast<int>(files.size()));
            // In portions, since a test function has a limit of minutes.
            constexpr int portion = 250;
            for (const std::filesystem::path &file : files)
                for (int first = 1; first <= games; first += portion)
                    QTest::addRow("%s from seed %d", file.filename().c_str(), first)
                        << QString::fromStdString(file.string()) << first << std::min(portion, games - first + 1);
        }
        if (playableRules().empty())
            QSKIP("no system can be played");
    }
    void everySampleHolds()
    {
        QFETCH(QString, file);
        QFETCH(int, first);
        QFETCH(int, games);
        auto read = loadScenario(file.toStdString());
        const auto *error = std::get_if<FileError>(&read);
        QVERIFY2(error == nullptr, error != nullptr ? error->str().c_str() : "");
        auto scenario = std::make_shared<const Scenario>(std::move(std::get<Scenario>(read)));
        playAll(*rulesOf(*scenario->system), scenario, first, games, rulesOf);
    }
};

QTEST_APPLESS_MAIN(TestConformance)
#include "test_conformance.moc"
