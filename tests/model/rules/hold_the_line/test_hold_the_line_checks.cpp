// SPDX-License-Identifier: MIT
// Every code of the validator is provoked, and every quick fix removes what it is offered for.
#include "model/check/check.h"
#include "model/rules/hold_the_line/checks.h"
#include "model/rules/hold_the_line/declaration.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace hotchkiss;
using namespace hotchkiss::hold_the_line;

namespace {

Cell at(const Scenario &s, const char *label)
{
    return *s.boards[0].labels.cell(s.boards[0].grid, label);
}

Piece &add(Scenario &s, const char *id, const char *side, const char *type, const char *label)
{
    Piece piece;
    piece.id = id;
    piece.name = id;
    piece.command = side;
    piece.kind = std::string_view(type) == "leader" ? PieceKind::Leader : PieceKind::Unit;
    if (piece.kind == PieceKind::Unit)
        piece.fields["type"] = std::string(type);
    if (std::string_view(label) != "-")
        piece.place = Place::onCell(0, at(s, label));
    s.pieces.push_back(piece);
    return s.pieces.back();
}

void tile(Scenario &s, const char *label, const char *terrain)
{
    s.boards[0].cells[static_cast<std::size_t>(at(s, label))].terrain =
        static_cast<std::uint8_t>(s.system->terrain(terrain));
}

void river(Scenario &s, std::initializer_list<const char *> labels)
{
    Board &board = s.boards[0];
    const char *before = nullptr;
    for (const char *label : labels) {
        if (before != nullptr)
            board.paths.set(board.grid.sideBetween(at(s, before), at(s, label)),
                            withMark(0, s.system->pathType("river"), Mark::Plain), board.grid.sideCount());
        before = label;
    }
}

void column(Scenario &s, const char *terrain, char digit)
{
    for (char row = '1'; row <= '9'; ++row)
        tile(s, (std::string("0") + digit + "0" + row).c_str(), terrain);
}

void objective(Scenario &s, const char *id, const char *label, int points, const char *owner)
{
    s.objectives.push_back({id, id, Place::onCell(0, at(s, label)), 0, points, owner, {}});
}

/// Four units a side, a leader each, one tile, a counter: nothing to complain of but what is always noted.
Scenario sound()
{
    Scenario s = makeScenario(system(), system().presets.front());
    s.info.title = "Test";
    s.info.victory = "Points";
    s.turns.resize(10);
    tile(s, "0707", "woods");
    for (const char *label : {"0308", "0508", "0708", "0908"})
        add(s, (std::string("u") + label).c_str(), "union", "infantry", label);
    for (const char *label : {"0302", "0502", "0702", "0902"})
        add(s, (std::string("c") + label).c_str(), "confederate", "infantry", label);
    add(s, "grant", "union", "leader", "0308");
    add(s, "lee", "confederate", "leader", "0302");
    s.info.fields["union_vp"] = std::int64_t{3};
    s.info.fields["confederate_vp"] = std::int64_t{3};
    objective(s, "mill", "0705", 1, "confederate");
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

using Break = std::function<void(Scenario &)>;

} // namespace

Q_DECLARE_METATYPE(Break)

class TestHoldTheLineChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void soundScenario();
    void wordsOfAField();
    void eachCode_data();
    void eachCode();
    void noCodeIsUntested();

private:
    QStringList provoked;
};

void TestHoldTheLineChecks::soundScenario()
{
    QCOMPARE(codes(sound()), QStringList{QStringLiteral("HL-708")});
}

// HL-601
void TestHoldTheLineChecks::wordsOfAField()
{
    Scenario s = sound();
    s.info.fields["union_command"] = std::int64_t{5};
    s.info.specialRules = "The Union has 5 command points (HL 6.1a).\n\n";
    QVERIFY(!codes(s).contains(QStringLiteral("HL-601")));
    s.info.fields.erase("union_command");
    QVERIFY(codes(s).contains(QStringLiteral("HL-601")));
}

void TestHoldTheLineChecks::eachCode_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("fixable");
    QTest::addColumn<Break>("change");
    const auto row = [](const char *code, const char *what, Break change) {
        QTest::addRow("%s %s", code, what) << QString::fromLatin1(code) << false << change;
    };
    const auto fixable = [](const char *code, const char *what, Break change) {
        QTest::addRow("%s %s", code, what) << QString::fromLatin1(code) << true << change;
    };
    const auto set = [](const char *key, Value value) { return [=](Scenario &s) { s.info.fields[key] = value; }; };
    const auto chart = [](const char *name, const char *line, const char *col, Value value) {
        return [=](Scenario &s) { s.chartOverrides[{name, line, col}] = value; };
    };
    fixable("HL-101", "nothing in play", [](Scenario &s) {
        s.pieces.clear();
        s.objectives.clear();
        for (CellContent &cell : s.boards[0].cells)
            cell.terrain = static_cast<std::uint8_t>(s.system->terrain("off"));
    });
    fixable("HL-102", "size", [](Scenario &s) {
        s.pieces.clear();
        s.objectives.clear();
        s.boards[0] = makeBoard(Grid::hexes(15, 10), s.boards[0].labels);
    });
    fixable("HL-103", "piece", [](Scenario &s) { tile(s, "0308", "off"); });
    fixable("HL-103", "counter", [](Scenario &s) { tile(s, "0705", "off"); });
    fixable("HL-106", "edges", set("union_edge", std::string("north")));
    fixable("HL-107", "swapped", [](Scenario &s) {
        s.info.fields["union_edge"] = std::string("north");
        s.info.fields["confederate_edge"] = std::string("south");
    });
    fixable("HL-113", "woods", [](Scenario &s) {
        column(s, "woods", '1');
        column(s, "woods", '4');
    });
    fixable("HL-114", "swamp", [](Scenario &s) { column(s, "swamp", '1'); });
    fixable("HL-114", "woods", [](Scenario &s) {
        for (const char digit : {'1', '2', '4', '6'})
            column(s, "woods", digit);
    });
    fixable("HL-115", "mouth", [](Scenario &s) {
        tile(s, "0705", "river");
        river(s, {"0705", "0704"});
    });
    row("HL-116", "lonely", [](Scenario &s) { tile(s, "0705", "river"); });
    row("HL-117", "dry bridge", [](Scenario &s) { tile(s, "0705", "bridge"); });
    row("HL-118", "bridge to nowhere", [](Scenario &s) {
        for (const char *label : {"0704", "0705", "0706"})
            tile(s, label, "river");
        tile(s, "0705", "bridge");
        river(s, {"0704", "0705", "0706"});
        for (const char *label : {"0804", "0805", "0604"})
            tile(s, label, "swamp");
    });
    fixable("HL-119", "rotation", [](Scenario &s) { s.boards[0].notes[3].values["rotation"] = std::int64_t{7}; });
    fixable("HL-120", "divided", [](Scenario &s) { column(s, "river", '4'); });
    row("HL-121", "pocket", [](Scenario &s) {
        for (const char *label : {"0307", "0309", "0207", "0208", "0407", "0408"})
            tile(s, label, "swamp");
    });
    row("HL-122", "no tile", [](Scenario &s) { tile(s, "0707", "clear"); });
    row("HL-201", "elephants", [](Scenario &s) { s.pieces[0].fields["type"] = std::string("elephants"); });
    fixable("HL-203", "boat", [](Scenario &s) {
        tile(s, "0705", "river");
        add(s, "monitor", "union", "gunboat", "0705").fields["morale"] = std::string("gold");
    });
    fixable("HL-204", "morale", [](Scenario &s) { s.pieces[0].fields["morale"] = std::string("pink"); });
    fixable("HL-205", "strength", [](Scenario &s) { s.pieces[0].fields["sp"] = std::int64_t{9}; });
    fixable("HL-206", "cavalry", [](Scenario &s) {
        s.pieces[0].fields["type"] = std::string("cavalry");
        s.pieces[0].fields["sp"] = std::int64_t{4};
    });
    row("HL-207", "weak", [](Scenario &s) { s.pieces[0].fields["sp"] = std::int64_t{2}; });
    fixable("HL-209", "id", [](Scenario &s) { s.pieces[1].id = s.pieces[0].id; });
    fixable("HL-210", "swamp", [](Scenario &s) { tile(s, "0308", "swamp"); });
    fixable("HL-210", "river", [](Scenario &s) { tile(s, "0308", "river"); });
    row("HL-211", "boat ashore", [](Scenario &s) { add(s, "monitor", "union", "gunboat", "0706"); });
    row("HL-212", "pond", [](Scenario &s) {
        tile(s, "0706", "river");
        add(s, "monitor", "union", "gunboat", "0706");
    });
    fixable("HL-213", "gold", [](Scenario &s) {
        for (const char *label : {"0109", "0209", "0309", "0409", "0509"})
            add(s, label, "union", "infantry", label).fields["morale"] = std::string("gold");
    });
    row("HL-214", "twice", [](Scenario &s) { s.arrivals.push_back({"a", {"u0308"}, 2, {"0109"}, {}, false}); });
    row("HL-215", "no units", [](Scenario &s) {
        std::erase_if(s.pieces, [](const Piece &p) { return p.command == "union" && p.kind == PieceKind::Unit; });
    });
    row("HL-216", "all later", [](Scenario &s) {
        std::erase_if(s.pieces, [](const Piece &p) { return p.command == "union"; });
        add(s, "late", "union", "infantry", "-");
        s.arrivals.push_back({"a", {"late"}, 2, {"0109"}, {}, false});
    });
    fixable("HL-301", "two", [](Scenario &s) { add(s, "more", "union", "cavalry", "0308"); });
    fixable("HL-302", "guns", [](Scenario &s) {
        add(s, "g1", "union", "artillery", "0308");
        add(s, "g2", "union", "artillery", "0308");
    });
    fixable("HL-303", "leaders", [](Scenario &s) { add(s, "meade", "union", "leader", "0308"); });
    row("HL-304", "enemies", [](Scenario &s) { add(s, "more", "confederate", "artillery", "0308"); });
    fixable("HL-305", "counters", [](Scenario &s) { objective(s, "barn", "0705", 1, "confederate"); });
    row("HL-306", "aboard", [](Scenario &s) {
        tile(s, "0706", "river");
        add(s, "monitor", "union", "gunboat", "0706");
        add(s, "meade", "union", "leader", "0706");
    });
    row("HL-307", "boats", [](Scenario &s) {
        tile(s, "0706", "river");
        add(s, "m1", "union", "gunboat", "0706");
        add(s, "m2", "union", "gunboat", "0706");
    });
    row("HL-308", "side by side", [](Scenario &s) { s.pieces[0].place = Place::onCell(0, at(s, "0303")); });
    fixable("HL-321", "alone", [](Scenario &s) { s.pieces[8].place = Place::onCell(0, at(s, "0609")); });
    row("HL-322", "crowd", [](Scenario &s) {
        for (const char *id : {"l1", "l2", "l3", "l4"})
            add(s, id, "union", "leader", "-");
    });
    row("HL-323", "none", [](Scenario &s) { s.pieces.erase(s.pieces.begin() + 8); });
    row("HL-324", "many", set("union_command", std::int64_t{0}));
    fixable("HL-401", "negative", set("union_command", std::int64_t{-2}));
    row("HL-402", "zero", set("union_command", std::int64_t{0}));
    row("HL-403", "rich", set("union_command", std::int64_t{12}));
    fixable("HL-405", "no turns", [](Scenario &s) { s.turns.clear(); });
    fixable("HL-407", "roll", chart("action_point_roll", "d1", "ap", std::int64_t{3}));
    fixable("HL-408", "handicap", set("union_handicap", std::int64_t{2}));
    const auto late = [](int turn, const char *where) {
        return [=](Scenario &s) {
            add(s, "late", "union", "infantry", "-");
            s.arrivals.push_back({"a", {"late"}, turn, {where}, {}, false});
        };
    };
    row("HL-421", "after the end", late(11, "0109"));
    row("HL-422", "swamp", [=](Scenario &s) {
        late(2, "0109")(s);
        tile(s, "0109", "swamp");
    });
    row("HL-423", "inland", late(2, "0606"));
    row("HL-424", "taken", late(2, "0308"));
    fixable("HL-501", "nothing", [](Scenario &s) {
        s.info.fields["union_vp"] = std::int64_t{0};
        s.info.fields["confederate_vp"] = std::int64_t{0};
    });
    fixable("HL-502", "too many", set("union_vp", std::int64_t{20}));
    row("HL-503", "none", set("union_vp", std::int64_t{0}));
    fixable("HL-505", "own", [](Scenario &s) { s.objectives[0].fields["earned_by"] = std::string("confederate"); });
    fixable("HL-506", "worthless", [](Scenario &s) { s.objectives[0].points = 0; });
    row("HL-507", "island", [](Scenario &s) {
        for (const char *label : {"0704", "0706", "0604", "0605", "0804", "0805"})
            tile(s, label, "swamp");
    });
    row("HL-508", "standing on it", [](Scenario &s) { s.objectives[0].place = s.pieces[0].place; });
    row("HL-510", "hex", set("union_hold", std::string("9999")));
    row("HL-510", "unit", set("union_destroy", std::string("ghost")));
    row("HL-511", "two hills", [](Scenario &s) {
        s.info.fields["union_hold"] = std::string("0702");
        s.info.fields["confederate_hold"] = std::string("0708, 0709");
    });
    row("HL-512", "deadline", set("union_deadline", std::int64_t{11}));
    row("HL-513", "bloody", set("union_vp", std::int64_t{6}));
    row("HL-601", "words", [](Scenario &s) { s.info.specialRules = "Rain."; });
    row("HL-601", "cites another rule", [](Scenario &s) {
        s.info.fields["union_command"] = std::int64_t{5};
        s.info.specialRules = "Command points: 5 (HL 6.1).\nNobody wades the creek (HL 2.2.3).";
    });
    row("HL-602", "no type", set("river_crossing", std::vector<std::string>{"union"}));
    fixable("HL-603", "no guns", set("hill_artillery", true));
    row("HL-604", "nobody's", [](Scenario &s) {
        s.objectives[0].owner.clear();
        s.objectives[0].fields["movable"] = true;
    });
    fixable("HL-701", "gap", chart("combat", "infantry", "range", std::int64_t{3}));
    fixable("HL-702", "dice", chart("combat", "infantry", "dice", std::int64_t{0}));
    row("HL-703", "easier", chart("combat", "artillery", "hit_3", std::int64_t{3}));
    fixable("HL-704", "rulebook", chart("combat", "infantry", "hit_1", std::int64_t{4}));
    fixable("HL-706", "die", chart("morale_die", "d3", "colour", std::string("black")));
    fixable("HL-707", "terrain", chart("terrain", "woods", "dice", std::int64_t{0}));
    row("HL-708", "house values", [](Scenario &) {});
    row("HL-801", "texts", [](Scenario &s) { s.info.victory.clear(); });
}

void TestHoldTheLineChecks::eachCode()
{
    QFETCH(QString, code);
    QFETCH(bool, fixable);
    QFETCH(Break, change);
    Scenario s = sound();
    change(s);
    const QStringList found = codes(s);
    QVERIFY2(found.contains(code), qPrintable(found.join(QLatin1Char(' '))));
    provoked << code;
    bool fixed = false;
    for (const Diagnostic &d : checkScenario(s)) {
        if (QString::fromStdString(d.code) == code)
            QVERIFY(!d.rule.empty());
        for (const QuickFix &quick : d.fixes) {
            fixed = fixed || QString::fromStdString(d.code) == code;
            Scenario repaired = s;
            for (const Edit &edit : quick.step.edits)
                applyEdit(repaired, edit);
            QVERIFY2(!(repaired == s), d.code.c_str());
            const std::vector<Diagnostic> left = checkScenario(repaired);
            QVERIFY2(std::ranges::none_of(left,
                                          [&](const Diagnostic &other) {
                                              return other.code == d.code && other.item == d.item &&
                                                     other.message == d.message;
                                          }),
                     d.code.c_str());
        }
    }
    QCOMPARE(fixed, fixable);
}

void TestHoldTheLineChecks::noCodeIsUntested()
{
    for (const CheckInfo &info : checkList().codes)
        QVERIFY2(provoked.contains(QString::fromStdString(info.code)), info.code.c_str());
}

QTEST_APPLESS_MAIN(TestHoldTheLineChecks)
#include "test_hold_the_line_checks.moc"
