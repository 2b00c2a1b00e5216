// SPDX-License-Identifier: MIT
#include "model/check/check.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace hotchkiss;

namespace {

/// A small scenario in which nothing is wrong.
Scenario sound(const char *systemId = "battle-hymn")
{
    const System &system = *findSystem(systemId);
    Scenario s = makeScenario(system, system.presets.front());
    s.info.title = "Test";
    s.turns.resize(2);
    for (std::size_t i = 0; i < s.sides.size(); ++i) {
        const std::string n = std::to_string(i);
        s.commands.push_back({"corps-" + n, "Corps " + n, s.sides[i].id, {}, {}, {}});
        Piece piece;
        piece.id = "unit-" + n;
        piece.name = "Unit " + n;
        piece.command = "corps-" + n;
        piece.place = s.boards[0].grid.isTable() ? Place::onTable(0, {4.0 + double(i), 4})
                                                 : Place::onCell(0, static_cast<Cell>(i));
        s.pieces.push_back(piece);
    }
    if (!s.boards[0].grid.isTable())
        s.boards[0].areas.push_back({"area-a", "entry", "A", s.sides[0].id, {0, 1}, {}, {}});
    return s;
}

QStringList codes(const Scenario &s)
{
    QStringList found;
    for (const Diagnostic &d : checkScenario(s))
        found << QString::fromStdString(d.code);
    found.removeDuplicates();
    return found;
}

} // namespace

class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void soundScenarios();
    void eachCode_data();
    void eachCode();
    void noCodeIsUntested();
    void fixesRepair();
    void errorsComeFirst();

private:
    QStringList provoked;
};

void TestCheck::soundScenarios()
{
    // What a system's own rules find is tested with the system.
    for (const System *system : systems())
        QCOMPARE(codes(sound(system->id.c_str())).filter(QRegularExpression(QStringLiteral("^S\\d"))), QStringList());
}

using Break = std::function<void(Scenario &)>;
Q_DECLARE_METATYPE(Break)

void TestCheck::eachCode_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<Break>("change");
    const auto row = [](const char *code, const char *what, Break change) {
        QTest::addRow("%s %s", code, what) << QString::fromLatin1(code) << change;
    };
    row("S101", "id", [](Scenario &s) { s.pieces[1].id = "corps-1"; });
    row("S102", "no id", [](Scenario &s) { s.commands[0].id = s.pieces[0].command = ""; });
    row("S103", "name", [](Scenario &s) {
        s.pieces[1].command = s.pieces[0].command;
        s.pieces[1].name = s.pieces[0].name;
    });
    row("S110", "piece", [](Scenario &s) { s.pieces[0].command = "nobody"; });
    row("S110", "command", [](Scenario &s) { s.commands[0].parent = "nobody"; });
    row("S111", "cycle", [](Scenario &s) { s.commands[0].parent = "corps-0"; });
    row("S112", "empty", [](Scenario &s) { s.commands.push_back({"x", "X", s.sides[0].id, {}, {}, {}}); });
    row("S113", "no forces", [](Scenario &s) { s.pieces.pop_back(); });
    row("S114", "title", [](Scenario &s) { s.info.title.clear(); });
    row("S120", "choice", [](Scenario &s) { s.pieces[0].fields["type"] = std::string("elephants"); });
    row("S120", "type", [](Scenario &s) { s.pieces[0].fields["type"] = std::int64_t{3}; });
    row("S121", "unknown", [](Scenario &s) { s.pieces[0].fields["wings"] = std::int64_t{2}; });
    row("S130", "piece", [](Scenario &s) { s.pieces[0].place = Place::onCell(0, 999999); });
    row("S130", "board", [](Scenario &s) { s.pieces[0].place = Place::onCell(3, 0); });
    row("S130", "objective", [](Scenario &s) { s.objectives.push_back({"o", "O", {}, 0, 1, {}, {}}); });
    row("S131", "nowhere", [](Scenario &s) { s.pieces[0].place = {}; });
    row("S132", "stack", [](Scenario &s) {
        for (int i = 0; i < 40; ++i) {
            s.pieces.push_back(s.pieces[0]);
            s.pieces.back().id += std::to_string(i);
            s.pieces.back().name += std::to_string(i);
        }
    });
    row("S133", "both", [](Scenario &s) { s.arrivals.push_back({"a", {"unit-0"}, 1, {"area-a"}, {}, false}); });
    row("S140", "nobody", [](Scenario &s) { s.arrivals.push_back({"a", {}, 1, {"area-a"}, {}, false}); });
    row("S140", "unknown", [](Scenario &s) { s.arrivals.push_back({"a", {"ghost"}, 1, {"area-a"}, {}, false}); });
    row("S141", "late", [](Scenario &s) { s.arrivals.push_back({"a", {"corps-0"}, 3, {"area-a"}, {}, false}); });
    row("S141", "event", [](Scenario &s) { s.events.push_back({"e", 0, {}, "Rain", {}}); });
    row("S142", "where", [](Scenario &s) { s.arrivals.push_back({"a", {"corps-0"}, 1, {"moon"}, {}, false}); });
    row("S143", "no place", [](Scenario &s) { s.arrivals.push_back({"a", {"corps-0"}, 1, {}, {}, false}); });
    row("S144", "twice", [](Scenario &s) {
        s.arrivals.push_back({"a", {"corps-0"}, 1, {"area-a"}, {}, false});
        s.arrivals.push_back({"b", {"corps-0"}, 2, {"area-a"}, {}, false});
    });
    row("S145", "event", [](Scenario &s) { s.events.push_back({"e", 1, "france", "Help", {}}); });
    row("S145", "turn", [](Scenario &s) { s.turns[0].initiative = "france"; });
    row("S145", "area", [](Scenario &s) { s.boards[0].areas[0].side = "france"; });
    row("S145", "objective", [](Scenario &s) {
        s.objectives.push_back({"o", "O", Place::onCell(0, 1), 0, 1, "france", {}});
    });
    row("S150", "empty area", [](Scenario &s) { s.boards[0].areas[0].cells.clear(); });
    row("S151", "off area", [](Scenario &s) { s.boards[0].areas[0].cells.push_back(999999); });
    row("S152", "crossing", [](Scenario &s) {
        const auto &types = s.system->sideTypes;
        const auto kind = std::find_if(types.begin(), types.end(), [](const auto &t) { return t.group == "crossing"; });
        Board &board = s.boards[0];
        board.sides.set(board.grid.sideBetween(0, 1), withMark(0, int(kind - types.begin()), Mark::Plain),
                        board.grid.sideCount());
    });
    row("S153", "text", [](Scenario &s) { s.boards[0].texts.push_back({"t", "Far", "town", {-50, 0}, 0, 1}); });
    row("S154", "boards", [](Scenario &s) {
        s.boards.push_back(s.boards[0]);
        s.boards[1].areas.clear();
    });
    row("S155", "shape", [](Scenario &s) { s.boards[0].shapes.push_back({"w", "woods", {}, {{0, 0}}, 0, 0, {}}); });
}

void TestCheck::eachCode()
{
    QFETCH(QString, code);
    QFETCH(Break, change);
    Scenario s = sound();
    change(s);
    const QStringList found = codes(s);
    QVERIFY2(found.contains(code), qPrintable(found.join(QLatin1Char(' '))));
    provoked << code;
    // Each offered fix removes what it was offered for.
    for (const Diagnostic &d : checkScenario(s)) {
        for (const QuickFix &fix : d.fixes) {
            Scenario fixed = s;
            for (const Edit &edit : fix.step.edits)
                applyEdit(fixed, edit);
            const std::vector<Diagnostic> left = checkScenario(fixed);
            QVERIFY(std::none_of(left.begin(), left.end(), [&](const Diagnostic &other) {
                return other.code == d.code && other.item == d.item && other.message == d.message;
            }));
        }
    }
}

void TestCheck::noCodeIsUntested()
{
    for (const CheckInfo &info : structuralChecks())
        QVERIFY2(provoked.contains(QString::fromStdString(info.code)), info.code.c_str());
}

void TestCheck::fixesRepair()
{
    Scenario s = sound();
    s.pieces[0].command = "nobody";
    s.pieces[1].place = Place::onCell(0, 999999);
    s.boards[0].areas[0].cells.clear();
    for (const char *code : {"S110", "S130", "S150"}) {
        const std::vector<Diagnostic> before = checkScenario(s);
        const auto found = std::find_if(before.begin(), before.end(), [&](const auto &d) { return d.code == code; });
        QVERIFY2(found != before.end(), code);
        QVERIFY(!found->fixes.empty());
        const Scenario unfixed = s;
        const EditStep step = found->fixes.front().step;
        for (const Edit &edit : step.edits)
            applyEdit(s, edit);
        QVERIFY(!codes(s).contains(QLatin1String(code)));
        Scenario back = s;
        for (auto edit = step.edits.rbegin(); edit != step.edits.rend(); ++edit)
            applyEdit(back, inverse(*edit));
        QVERIFY(back == unfixed);
    }
}

void TestCheck::errorsComeFirst()
{
    Scenario s = sound();
    s.info.title.clear();
    s.pieces[0].place = {};
    s.pieces[1].command = "nobody";
    const std::vector<Diagnostic> found = checkScenario(s);
    QVERIFY(found.size() >= 3);
    QVERIFY(std::is_sorted(found.begin(), found.end(),
                           [](const auto &a, const auto &b) { return a.severity < b.severity; }));
    QCOMPARE(found.front().severity, Severity::Error);
    QCOMPARE(found.back().severity, Severity::Note);
}

QTEST_APPLESS_MAIN(TestCheck)
#include "test_check.moc"
