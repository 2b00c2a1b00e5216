// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"
#include "random_scenario.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fstream>
#include <iterator>
#include <sys/resource.h>

using namespace hotchkiss;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

const char *problemOf(const std::variant<Scenario, FileError> &read)
{
    static std::string kept;
    kept = std::holds_alternative<FileError>(read) ? std::get<FileError>(read).str() : "";
    return kept.c_str();
}

} // namespace

/// What is saved reads back as the same scenario and the same bytes.
class TestRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomScenarios()
    {
        for (unsigned seed = 0; seed < 200; ++seed) {
            RandomScenario random(seed);
            const Scenario before = random.scenario(*systems()[seed % systems().size()]);
            const std::string text = scenarioText(before);
            const auto read = readScenario(text, "random.hotchkiss.yaml");
            QVERIFY2(std::holds_alternative<Scenario>(read), problemOf(read));
            const Scenario &after = std::get<Scenario>(read);
            QCOMPARE(scenarioText(after), text);
            QVERIFY2(after == before, ("seed " + std::to_string(seed)).c_str());
        }
    }

    void anyText()
    {
        RandomScenario random(7);
        Scenario scenario = makeScenario(*systems().front(), systems().front()->presets.front());
        for (int i = 0; i < 3000; ++i) {
            scenario.info.title = random.text();
            scenario.info.notes = random.text() + random.text();
            const auto read = readScenario(scenarioText(scenario), "text.yaml");
            QVERIFY2(std::holds_alternative<Scenario>(read), problemOf(read));
            QCOMPARE(std::get<Scenario>(read).info.title, scenario.info.title);
            QCOMPARE(std::get<Scenario>(read).info.notes, scenario.info.notes);
        }
    }

    void presetsOfAllSystems()
    {
        for (const System *system : systems())
            for (const BoardPreset &preset : system->presets) {
                const Scenario before = makeScenario(*system, preset);
                const auto read = readScenario(scenarioText(before), "preset.yaml");
                QVERIFY2(std::holds_alternative<Scenario>(read), problemOf(read));
                QVERIFY(std::get<Scenario>(read) == before);
            }
    }

    void orphansAreKept()
    {
        const System &system = *systems().front();
        Scenario before = makeScenario(system, system.presets.front());
        before.commands = {{"a", "A", "b", "", "", {}}, {"b", "B", "a", "", "", {}}, {"c", "C", "gone", "", "", {}}};
        before.pieces = {{"p", PieceKind::Unit, "P", "lost", {}, 0, {}}, {"q", PieceKind::Unit, "Q", "c", {}, 0, {}}};
        const auto read = readScenario(scenarioText(before), "orphans.yaml");
        QVERIFY2(std::holds_alternative<Scenario>(read), problemOf(read));
        const Scenario &after = std::get<Scenario>(read);
        for (const Command &command : before.commands)
            QVERIFY(std::find(after.commands.begin(), after.commands.end(), command) != after.commands.end());
        for (const Piece &piece : before.pieces)
            QVERIFY(std::find(after.pieces.begin(), after.pieces.end(), piece) != after.pieces.end());
    }

    void sharedFiles()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "battle.hotchkiss.yaml";
        Scenario before = RandomScenario(11).scenario(*findSystem("battle-hymn"));
        before.boards.front().source = "maps/field.board.yaml";
        before.forcesSource = "armies.forces.yaml";
        QVERIFY(std::holds_alternative<std::monostate>(saveScenario(before, file)));
        QVERIFY(fs::exists(file.parent_path() / "maps/field.board.yaml"));
        QVERIFY(fs::exists(file.parent_path() / "armies.forces.yaml"));
        const auto read = loadScenario(file);
        QVERIFY2(std::holds_alternative<Scenario>(read), problemOf(read));
        QVERIFY(std::get<Scenario>(read) == before);
        // The one text of the autosave remembers which parts are shared.
        const auto recovered = readScenario(scenarioText(before), file);
        QVERIFY(std::get<Scenario>(recovered) == before);
    }

    void fullDiskLeavesTheOldFile()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "battle.hotchkiss.yaml";
        const System &system = *systems().front();
        Scenario scenario = makeScenario(system, system.presets.front());
        QVERIFY(std::holds_alternative<std::monostate>(saveScenario(scenario, file)));
        const std::string old = contentOf(file);
        scenario.info.notes = std::string(100000, 'x');

        std::signal(SIGXFSZ, SIG_IGN);
        rlimit limit{};
        getrlimit(RLIMIT_FSIZE, &limit);
        const rlimit small{20000, limit.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const auto saved = saveScenario(scenario, file);
        setrlimit(RLIMIT_FSIZE, &limit);

        QVERIFY(std::holds_alternative<FileError>(saved));
        QCOMPARE(contentOf(file), old);
        QCOMPARE(std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()), 1);
        QVERIFY(std::holds_alternative<FileError>(saveScenario(scenario, "/nowhere/at/all.yaml")));
    }
};

QTEST_APPLESS_MAIN(TestRoundTrip)
#include "test_round_trip.moc"
