// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/checker.h"
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/declaration.h"

#include <QTest>

#include <algorithm>
#include <functional>

// Every code of the validator is provoked; every quick fix removes what it is offered for and can be taken back.

namespace hotchkiss::battle_hymn::cases {

inline Cell at(const Scenario &s, const char *label)
{
    return *s.boards[0].labels.cell(s.boards[0].grid, label);
}

inline Piece &piece(Scenario &s, const char *id)
{
    return s.pieces[static_cast<std::size_t>(findPiece(s, id))];
}

inline Piece &add(Scenario &s, const char *id, const char *formation, const char *label)
{
    Piece unit;
    unit.id = id;
    unit.name = id;
    unit.command = formation;
    unit.fields["ma"] = std::int64_t{9};
    if (label != nullptr)
        unit.place = Place::onCell(0, at(s, label));
    s.pieces.push_back(unit);
    return s.pieces.back();
}

inline void move(Scenario &s, const char *id, const char *label)
{
    piece(s, id).place = Place::onCell(0, at(s, label));
}

inline void terrain(Scenario &s, const char *label, const char *key)
{
    s.boards[0].cells[static_cast<std::size_t>(at(s, label))].terrain =
        static_cast<std::uint8_t>(s.system->terrain(key));
}

inline void level(Scenario &s, const char *label, int height)
{
    s.boards[0].cells[static_cast<std::size_t>(at(s, label))].elevation = static_cast<std::int8_t>(height);
}

/// A mark on the side between two hexes; of a directed kind the first is the high one unless it is plain.
inline void side(Scenario &s, const char *a, const char *b, const char *kind, bool plain = false)
{
    Board &board = s.boards[0];
    const SideId id = board.grid.sideBetween(at(s, a), at(s, b));
    const int type = s.system->sideType(kind);
    const bool directed = s.system->sideTypes[static_cast<std::size_t>(type)].directed && !plain;
    const hotchkiss::Mark mark = !directed                             ? hotchkiss::Mark::Plain
                                 : board.grid.sideCell(id) == at(s, a) ? hotchkiss::Mark::HighHere
                                                                       : hotchkiss::Mark::HighThere;
    board.sides.set(id, withMark(board.sides.at(id), type, mark), board.grid.sideCount());
}

inline void rim(Scenario &s, SideMarks Board::*layer, const char *label, const char *direction, int type)
{
    Board &board = s.boards[0];
    const SideId id = board.grid.side(at(s, label), directionNamed(board.grid, direction));
    (board.*layer).set(id, withMark((board.*layer).at(id), type, hotchkiss::Mark::Plain), board.grid.sideCount());
}

inline void road(Scenario &s, std::initializer_list<const char *> labels, const char *kind = "road")
{
    Board &board = s.boards[0];
    const char *before = nullptr;
    for (const char *label : labels) {
        if (before != nullptr) {
            const SideId id = board.grid.sideBetween(at(s, before), at(s, label));
            board.paths.set(id, withMark(board.paths.at(id), s.system->pathType(kind), hotchkiss::Mark::Plain),
                            board.grid.sideCount());
        }
        before = label;
    }
}

inline Area &area(Scenario &s, const char *id)
{
    return s.boards[0].areas[static_cast<std::size_t>(findArea(s.boards[0], id))];
}

inline void addArea(Scenario &s, const char *id, const char *side, std::initializer_list<const char *> labels)
{
    Area made;
    made.id = id;
    made.name = id;
    made.kind = "entry";
    made.side = side;
    for (const char *label : labels)
        made.cells.push_back(at(s, label));
    s.boards[0].areas.push_back(made);
}

/// Two formations of three units a side, one unit of each side still to come, an objective, conditions: nothing to
/// complain of.
inline Scenario sound()
{
    Scenario s = makeScenario(system(), system().presets.front());
    s.info.title = "Test";
    s.turns.resize(6);
    for (std::size_t i = 0; i < s.turns.size(); ++i) {
        s.turns[i].label = std::to_string(6 + i) + ":00";
        s.turns[i].initiative = "csa";
    }
    const auto formation = [&s](const char *id, const char *side, const char *colour) {
        Command command;
        command.id = id;
        command.name = id;
        command.parent = side;
        command.level = "formation";
        command.colour = colour;
        s.commands.push_back(command);
    };
    formation("birney", "usa", "#112233");
    formation("barnes", "usa", "#223344");
    formation("hood", "csa", "#334455");
    formation("mclaws", "csa", "#445566");
    add(s, "ward", "birney", "0310");
    add(s, "graham", "birney", "0510");
    add(s, "smith", "birney", "0410").fields["type"] = std::string("artillery");
    add(s, "vincent", "barnes", "0710");
    add(s, "tilton", "barnes", "0910");
    add(s, "sweitzer", "barnes", nullptr);
    add(s, "law", "hood", "0303");
    add(s, "benning", "hood", "0503");
    add(s, "henry", "hood", "0403").fields["type"] = std::string("artillery");
    add(s, "kershaw", "mclaws", "0703");
    add(s, "semmes", "mclaws", "0903");
    add(s, "wofford", "mclaws", nullptr);
    addArea(s, "A", "usa", {"0612", "0812"});
    addArea(s, "B", "csa", {"0601", "0801"});
    s.arrivals.push_back({"late-usa", {"sweitzer"}, 2, {"A"}, {}, false});
    s.arrivals.push_back({"late-csa", {"wofford"}, 3, {"B"}, {}, false});
    s.objectives.push_back({"mill", "The Mill", Place::onCell(0, at(s, "0806")), 0, 0, {}, {}});
    s.info.fields["victory_conditions"] = std::string("final: usa \"Held\" if usa leads 5 and usa holds 1\n"
                                                      "final: csa \"Won\" if csa leads 5 and csa holds 1\n");
    return s;
}

inline QStringList codes(const Scenario &s)
{
    QStringList found;
    for (const Diagnostic &d : checkScenario(s))
        found << QString::fromStdString(d.code);
    found.removeDuplicates();
    return found;
}

using Break = std::function<void(Scenario &)>;

/// Makes the rows of a data-driven test: the code, whether it has a quick fix, and how it comes about.
struct Rows
{
    Rows()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("fixable");
        QTest::addColumn<Break>("change");
    }
    void plain(const char *code, const char *what, Break change) const { add(code, what, false, std::move(change)); }
    void fixable(const char *code, const char *what, Break change) const { add(code, what, true, std::move(change)); }

private:
    static void add(const char *code, const char *what, bool fixable, Break change)
    {
        QTest::addRow("%s %s", code, what) << QString::fromLatin1(code) << fixable << change;
    }
};

inline QStringList listed(const std::vector<Diagnostic> &diagnostics)
{
    QStringList lines;
    for (const Diagnostic &d : diagnostics)
        lines << QString::fromStdString(d.code + " " + d.item + " " + d.message.str());
    lines.sort();
    return lines;
}

/// Applies a fix to a copy: what it repairs is gone, a checker that heard of the changes finds what a new one finds,
/// and taking it back restores the scenario.
inline void tryFix(const Scenario &s, const Diagnostic &found, const QuickFix &quick)
{
    Scenario repaired = s;
    Checker checker;
    checker.diagnostics(repaired);
    for (const Edit &edit : quick.step.edits)
        checker.note(applyEdit(repaired, edit));
    QVERIFY2(!(repaired == s), found.code.c_str());
    const std::vector<Diagnostic> left = checkScenario(repaired);
    for (const Diagnostic &other : left)
        QVERIFY2(other.code != found.code || other.item != found.item || other.place.cell != found.place.cell ||
                     !(other.message == found.message),
                 (found.code + ": " + quick.name.str()).c_str());
    QCOMPARE(listed(checker.diagnostics(repaired)), listed(left));
    for (auto edit = quick.step.edits.rbegin(); edit != quick.step.edits.rend(); ++edit)
        applyEdit(repaired, inverse(*edit));
    QVERIFY2(repaired == s, found.code.c_str());
}

/// One row of the test: remembers the code in `provoked`.
inline void provoke(QStringList &provoked)
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
        const bool own = QString::fromStdString(d.code) == code;
        if (own)
            QVERIFY(!d.rule.empty() && !d.message.str().empty());
        for (const QuickFix &quick : d.fixes) {
            fixed = fixed || own;
            tryFix(s, d, quick);
            if (QTest::currentTestFailed())
                return;
        }
    }
    QCOMPARE(fixed, fixable);
}

/// All codes of those hundreds have been provoked.
inline void needAll(const QStringList &provoked, const char *hundreds)
{
    for (const CheckInfo &info : checkList().codes)
        if (std::string_view(hundreds).find(info.code[3]) != std::string_view::npos)
            QVERIFY2(provoked.contains(QString::fromStdString(info.code)), info.code.c_str());
}

} // namespace hotchkiss::battle_hymn::cases
