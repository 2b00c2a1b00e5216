// SPDX-License-Identifier: MIT
#include "model/check/checker.h"
#include "model/check/findings.h"
#include "tests/model/scenario/random_edits.h"

#include <QTest>

#include <algorithm>

using namespace hotchkiss;

namespace {

/// Everything a diagnostic says, as one line; the order of equal severities may differ.
std::vector<std::string> lines(const std::vector<Diagnostic> &list)
{
    std::vector<std::string> all;
    for (const Diagnostic &d : list) {
        std::string line = d.code + '|' + severityName(d.severity) + '|' + d.rule + '|' + d.item + '|' +
                           std::to_string(d.place.board) + '|' + std::to_string(d.place.cell) + '|' + d.message.str();
        for (const QuickFix &fix : d.fixes)
            line += '|' + fix.name.str();
        all.push_back(std::move(line));
    }
    return all;
}

Scenario plain(const System &system)
{
    Scenario s = makeScenario(system, findSystem(system.id)->presets.front());
    s.info.title = "Test";
    return s;
}

/// Swamps may not touch towns: a check of a system of its own, found cell by cell.
const CheckList &marshList()
{
    static const CheckList list = [] {
        CheckList made;
        made.codes = {{"X1", Severity::Warning, "Town beside a marsh", "BH 5.4.1"}};
        Check check;
        check.reads = topic::cells | topic::boards;
        check.runCells = [](Findings &findings, int index, std::span<const Cell> cells) {
            const Board &board = findings.scenario.boards[static_cast<std::size_t>(index)];
            const int town = findings.scenario.system->terrain("town");
            const int marsh = findings.scenario.system->terrain("marsh");
            for (const Cell cell : cells)
                for (int d = 0; board.at(cell).terrain == town && d < board.grid.directions(); ++d)
                    if (const Cell next = board.grid.neighbour(cell, d);
                        next != noCell && board.at(next).terrain == marsh)
                        findings.add("X1", {"a marsh at %1", {board.label(next)}}, {}, Place::onCell(index, cell));
        };
        made.checks.push_back(check);
        return made;
    }();
    return list;
}

} // namespace

class TestChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editByEditEqualsFromScratch();
    void runsOnlyWhatReadsTheChange();
    void systemAddsItsOwn();
    void anotherSystemStartsAnew();
};

void TestChecker::editByEditEqualsFromScratch()
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        const System &system = *systems()[seed % systems().size()];
        Scenario s = RandomScenario(seed).scenario(system);
        RandomEdits edits(seed);
        Checker checker;
        checker.diagnostics(s);
        for (int i = 0; i < 40; ++i) {
            const Change change = applyEdit(s, edits.edit(s));
            checker.note(change);
            // Sometimes several changes come before anybody asks.
            if (edits.random().chance(40))
                continue;
            QCOMPARE(lines(checker.diagnostics(s)), lines(checkScenario(s)));
        }
    }
}

void TestChecker::runsOnlyWhatReadsTheChange()
{
    System system = *findSystem("battle-hymn");
    system.checks = nullptr; // those of the structure alone
    Scenario s = plain(system);
    Checker checker;
    checker.diagnostics(s);
    const int all = checker.lastRuns();
    QVERIFY(all > 10);
    checker.diagnostics(s);
    QCOMPARE(checker.lastRuns(), 0);
    checker.note(applyEdit(s, patchCell(s, 0, 3, {1, 0, 0})));
    checker.diagnostics(s);
    QCOMPARE(checker.lastRuns(), 0); // no structural check reads terrain
    checker.note(applyEdit(s, replaceInfo(s, {})));
    checker.diagnostics(s);
    QVERIFY(checker.lastRuns() > 0 && checker.lastRuns() < all / 2);
    checker.note(ScenarioReset{});
    checker.diagnostics(s);
    QCOMPARE(checker.lastRuns(), all);
}

void TestChecker::systemAddsItsOwn()
{
    System system = *findSystem("battle-hymn");
    system.checks = &marshList();
    Scenario s = plain(system);
    Checker checker;
    const auto count = [&] {
        const std::vector<Diagnostic> found = checker.diagnostics(s);
        return std::count_if(found.begin(), found.end(), [](const Diagnostic &d) { return d.code == "X1"; });
    };
    QCOMPARE(count(), 0);
    const auto paint = [&](Cell cell, const char *terrain) {
        CellContent content;
        content.terrain = static_cast<std::uint8_t>(system.terrain(terrain));
        checker.note(applyEdit(s, patchCell(s, 0, cell, content)));
    };
    const Grid &grid = s.boards[0].grid;
    const Cell town = grid.cell({5, 5});
    paint(town, "town");
    paint(grid.neighbour(town, 1), "marsh");
    QCOMPARE(count(), 1);
    // The marsh's neighbours are looked at again, not only the cell that changed.
    paint(grid.neighbour(town, 4), "marsh");
    QCOMPARE(count(), 2);
    paint(grid.neighbour(town, 1), "clear");
    QCOMPARE(count(), 1);
    const std::vector<Diagnostic> found = checker.diagnostics(s);
    const auto marsh = std::find_if(found.begin(), found.end(), [](const auto &d) { return d.code == "X1"; });
    QCOMPARE(marsh->rule, std::string("BH 5.4.1"));
    QCOMPARE(marsh->severity, Severity::Warning);
    QCOMPARE(findCheck(system, "X1")->title, std::string("Town beside a marsh"));
    QVERIFY(findCheck(*findSystem("battle-hymn"), "nothing") == nullptr);
}

void TestChecker::anotherSystemStartsAnew()
{
    Scenario s = plain(*findSystem("battle-hymn"));
    Checker checker;
    checker.diagnostics(s);
    s = plain(*findSystem("hallowed-ground"));
    s.info.title.clear();
    checker.note(ScenarioReset{});
    QCOMPARE(lines(checker.diagnostics(s)), lines(checkScenario(s)));
}

QTEST_APPLESS_MAIN(TestChecker)
#include "test_checker.moc"
