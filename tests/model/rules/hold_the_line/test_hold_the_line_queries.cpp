// SPDX-License-Identifier: MIT
// What `hotchkiss query` answers: yes or no, with the rule that decides.
#include "tests/model/rules/hold_the_line/script.h"

using namespace hotchkiss;
using namespace hotchkiss::hold_the_line;

namespace {

const std::vector<RuleCase> cases{
    {"los HL 8.2", R"(
        tile 0604 woods
        tile 0605 hill
        u infantry a 0505
        c infantry x 0702
        begin
        query los 0505 0506 = yes 8.2d
        query los 0505 0503 = yes 8.2f
        query los 0505 0704 = no 8.2f
        query los 0505 0705 = no 8.2g)"},
    {"moves HL 7.1b, 7.3a, 6.2.4a, 9.1a", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0502
        begin 5
        query moves a = yes 7.1b
        query moves a = yes 7.3a
        query moves a = yes 6.2.4a
        query moves l = yes 9.1a
        query moves x = no 5.1b
        do move a l 0506
        query moves a = no 6.1.4a
        query moves l = no 6.1.4c)"},
    {"moves HL 4.1a", R"(
        u infantry a 0505 held_until=3
        c infantry x 0502
        begin
        query moves a = no 4.1a)"},
    {"fire HL 8.1", R"(
        tile 0504 hill
        u infantry a 0505
        u artillery g 0506
        u leader l 0505
        c infantry x 0504
        c infantry y 0501
        begin
        query fire a 0504 = yes 2.2.7
        query fire a 0503 = no 8.1.3f
        query fire a 0501 = no 8.1.3a
        query fire g 0504 = no 8.2f
        query fire l 0504 = no 8.1.1a)"},
    {"retreats HL 8.4, 8.5", R"(
        u infantry a 0505
        u infantry b 0506
        c infantry x 0504
        begin
        query retreats a 0504 = yes 8.4.1b)"},
    {"retreats HL 8.5.1a", R"(
        tile 0605 swamp
        tile 0405 swamp
        u infantry a 0505
        u infantry b 0506
        c infantry x 0504
        begin
        query retreats a 0504 = yes 8.5.1a)"},
    {"ap HL 6.1a, 9.3.1e, 9.3.2a, 11.5a", R"(
        set handicaps true
        set union_handicap 2
        change 1 confederate_ap -3
        u infantry a 0505
        c infantry x 0502
        begin
        query ap = yes 6.1a
        query ap = yes 11.5a
        query ap = yes 4.1a
        query ap = yes 9.3.2a)"},
    {"ap HL 9.3.1e", R"(
        u cavalry a 0505
        c leader l 0503
        c infantry x 1301
        begin
        do move a - 0504-0503
        query ap = yes 9.3.1e
        query vp = yes 10.0b)"},
};

} // namespace

class TestHoldTheLineQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data() { addCases(cases); }
    void answers() { runCase(); }

    // HL 9.3.2a: what is told is what the next roll adds to.
    void commandPointsHaveAFloor()
    {
        Script script;
        const std::string fault = script.run(R"(
            set union_command 1
            change 1 union_ap -3
            u infantry a 0505
            c infantry x 0502
            begin 5
            ap 3)");
        QVERIFY2(fault.empty(), fault.c_str());
        QCOMPARE(commandPoints(script.game().battle(), script.game().position(), 0), 0);
    }
};

QTEST_APPLESS_MAIN(TestHoldTheLineQueries)
#include "test_hold_the_line_queries.moc"
