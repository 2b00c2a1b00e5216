// SPDX-License-Identifier: MIT
// Combat Turns, fire, morale, advances and bombardment (BH 6, 8, 9, 10), one small battle a rule.
#include "tests/model/rules/battle_hymn/script.h"

using namespace hotchkiss;
using namespace hotchkiss::battle_hymn;

namespace {

const std::vector<RuleCase> chanceCases{
    {"BH 6.2.2b, BH 9.2a (FX-5)", R"(
        u artillery a 0504
        c infantry x 0505
        begin : 1
        chance a x 6)"},
    {"BH 6.4.1b, BH 6.5.1a, BH 6.4.1c (FX-6)", R"(
        t 0504 woods
        u infantry a 0505
        u infantry b 0405
        c infantry x 0504
        c infantry y 0506
        begin : 1
        surrounded a yes
        surrounded x no
        surrounded b no)"},
    {"BH 6.4.1b (FX-6)", R"(
        t 0504 woods
        u infantry a 0505
        u infantry z 1210
        c infantry x 0504
        c infantry y 0506
        begin : 1
        surrounded a yes
        chance a x 1)"},
    {"BH 6.5.3a, BH 5.4.4a (FX-7)", R"(
        level 0505 1
        side slope 0505>0504
        side slope 0505>0506
        u infantry a 0505
        u infantry z 1210
        c infantry x 0504
        c artillery y 0506
        begin : 1
        chance a x 4
        chance a y 5)"},
    {"BH 6.2.2b (FX-8)", R"(
        u infantry a 0505 mr=2
        c artillery x 0504
        begin : 1
        chance a x 8)"},
    {"BH 6.4.1a, BH 6.5.3b (FX-9)", R"(
        level 0505 1
        side slope 0505>0504
        u infantry a 0504 mr=2
        u infantry b 0506
        c infantry x 0505
        begin : 1
        surrounded x yes
        chance a x 8)"},
    {"BH 6.4.1a (FX-10)", R"(
        u infantry a 0504
        u infantry b 0506
        u infantry d 0909
        c infantry x 0505
        c infantry y 0910
        begin : 1
        chance d y 5
        chance a x 7)"},
    {"BH 6.4.1a (at the edge, R-14)", R"(
        u infantry a 0502
        c infantry x 0501
        begin : 1
        surrounded x no)"},
    {"BH 6.5.1b", R"(
        t 0504 marsh
        u infantry a 0504
        c infantry x 0505
        begin : 1
        chance a x 4
        chance x a 5)"},
    {"BH 6.5.2a, BH 6.5.4a", R"(
        side creek 0504/0505
        u infantry a 0504
        c artillery x 0505
        begin : 1
        chance a x 5
        chance x a 6)"},
    {"BH 6.5.3b, BH 6.5.3a", R"(
        level 0505 1
        side escarpment 0505>0504
        u infantry a 0504
        c infantry x 0505
        begin : 1
        chance a x 3
        chance x a 6)"},
    {"BH 6.1.4b", R"(
        u infantry a 0504
        c infantry x 0505
        begin : 1
        chance a x 2 approach)"},
    {"BH 11.1b, BH 11.2a", R"(
        u artillery a 0504
        u horse_artillery b 0804
        u infantry d 1104
        c cavalry x 0505
        c cavalry y 0805
        c cavalry z 1105
        begin : 1
        chance a x 7
        chance x a 4
        chance b y 7
        chance y b 4)"},
    {"BH 11.3c", R"(
        u infantry d 1104
        c cavalry z 1105
        begin : 1
        chance d z 6
        chance z d 4)"},
    {"BH 11.3h (fire)", R"(
        u infantry d 1104
        c cavalry z 1105
        flag z dismounted
        flag z horses_lost
        begin : 1
        chance d z 5
        chance z d 5)"},
    {"BH 9.2a, BH 9c", R"(
        side river 0504/0505
        u artillery a 0504
        c infantry x 0505
        c infantry y 0506
        c infantry z 0507
        c infantry w 0508
        combat usa
        can bombard a 0505
        chance a x 6
        chance a y 2
        chance a z 1
        chance a w 0)"},
    {"BH 9.2a (side before the target, R-19)", R"(
        side fortification 0506>0505
        side stream 0504/0505
        u artillery a 0504
        c infantry x 0506
        combat usa
        chance a x 0)"},
};

const std::vector<RuleCase> turnCases{
    {"BH 3.9a, BH 3.9b, BH 3.9c, BH 4d", R"(
        hour 1 initiative=usa
        u infantry a 0504
        c infantry x 1601
        begin
        ask marker usa
        cup csa first rebels
        can combat
        can draw)"},
    {"BH 3.9d, BH 4g, BH 4h, BH 6a", R"(
        hour 1 initiative=usa
        hours 2
        u infantry a 0504
        c infantry x 1601
        begin
        do draw : 3
        ask marker usa
        do draw : 1
        ask movement usa
        do end-turn
        ask marker usa
        do draw : 1
        ask movement csa
        do end-turn : 1
        hour 2)"},
    {"BH 3.9f, BH 4a", R"(
        hour 2 initiative=csa
        hours 3
        u infantry a 0504
        c infantry x 1601
        begin : 3 3 1
        do end-turn : 1
        do end-turn
        ask marker csa
        hour 2)"},
    {"BH 4i, BH 14a", R"(
        hours 2
        hour 2 check
        objective hill 0504 owner=usa
        win check: usa "Held" if usa holds 1
        u infantry a 0504
        c infantry x 1601
        begin : 3 3 1
        do end-turn : 1
        over not over
        do end-turn
        over usa)"},
    {"BH 4f, BH 6.4a, BH 6.1.6a", R"(
        u infantry a 0504
        u infantry b 0804
        c infantry x 0505
        c infantry y 0805
        combat usa
        do end-retreats
        ask engage usa
        offers - -
        no end-combat = MUST_FIGHT 6.4a)"},
    {"BH 6b, BH 6.1b", R"(
        u infantry a 0504
        c artillery x 0506
        combat csa
        ask bombard csa
        do end-bombard : 1
        ask movement usa)"},
    {"BH 6.1a, BH 6.2.2a, BH 6.2a (FX-11)", R"(
        u infantry a 0504 sp=4
        c infantry x 0505 sp=6
        combat usa
        do end-retreats : 1 2 4 7 10 10 10 10 10 10 10 10 10 10 10 10 10 10
        ask retreat usa
        state x 6 3 0)"},
    {"BH 6.2.3a", R"(
        t 0505 forest
        side escarpment 0505>0504
        level 0505 1
        u infantry a 0504 sp=1 mr=-3
        c infantry x 0505 sp=6
        combat usa
        chance a x -3
        do end-retreats : 1 10 10 10 10 10 10 10 10 10 10 10 10 10
        state x 6 1 0)"},
    {"BH 6.1.1a, BH 10.4.5a", R"(
        u infantry a 0504
        c cavalry x 0505
        combat usa
        ask cavalry csa
        do try-retreat x : 5
        ask retreat-first usa
        is x 0505)"},
    {"BH 6.1.1a (stand), BH 11.3b", R"(
        u infantry a 0504
        c cavalry x 0505
        combat usa
        do stand x
        ask retreat-first usa)"},
    {"BH 6.1.1b", R"(
        u infantry a 0504
        u cavalry b 0604
        c cavalry x 0505
        combat usa
        ask retreat-first usa)"},
    {"BH 6.1.1d", R"(
        u infantry a 0504
        u infantry b 0804
        c cavalry x 0505
        c cavalry y 0805
        combat usa
        do stand x
        ask cavalry csa
        no stand x = TRIED_BEFORE 6.1.1d)"},
    {"BH 11.2b", R"(
        u infantry a 0504
        u infantry b 0804
        c horse_artillery x 0505
        c horse_artillery y 0805
        combat usa
        ask cavalry csa
        no stand x = MUST_TRY 11.2b
        can try-retreat x)"},
    {"BH 11.2b (optional, R-05)", R"(
        set ha_retreat optional
        u infantry a 0504
        c horse_artillery x 0505
        combat usa
        can stand x)"},
    {"BH 11.3n", R"(
        u infantry a 0504
        c cavalry x 0505
        flag x dismounted
        flag x horses_lost
        combat usa
        ask retreat-first usa)"},
    {"BH 6.1.2a, BH 9b, BH 9d, BH 9e", R"(
        u artillery a 0504 sp=2
        u artillery b 0804
        t 0503 woods
        c infantry x 0506 sp=4
        c infantry y 0805
        c infantry z 0502
        combat usa
        no bombard b 0506 = BOMBARD_IN_ZONE 9b
        no bombard a 0502 = NO_LOS 9.3e
        do bombard a 0506 : 2 2 5
        state x 4 2 0
        is x 0506)"},
    {"BH 6.1.2b, BH 6.1.2c, BH 9.1a, BH 10.4.3a", R"(
        u artillery a 0504 sp=2
        u artillery b 0404 sp=2
        c infantry x 0506 sp=4
        combat usa
        do bombard a 0506 : 2 2 6
        state x 4 0 0
        no bombard a 0506 = BOMBARDED_BEFORE 6.1.2a
        do bombard b 0506 : 2 2 5 1
        state x 4 2 0)"},
    {"BH 9a, BH 9.3a (range)", R"(
        u artillery a 0503
        u infantry b 0403
        c infantry x 0508
        c infantry y 0507
        combat usa
        no bombard a 0508 = OUT_OF_RANGE 9.3a
        no bombard b 0507 = CANNOT_BOMBARD 9a
        no bombard a 0505 = NO_TARGET 9d
        can bombard a 0507)"},
    {"BH 6.1.3a, BH 6.1.3b, BH 7.1.1a", R"(
        u infantry a 0504
        c infantry x 0505
        combat usa
        do retreat-first a
        ask retreat usa
        do retreat a 0503
        do retreat a 0502 : 1
        is x 0505
        ask movement usa)"},
    {"BH 5.2d, BH 7a", R"(
        t 0503 woods
        t 0403 woods
        t 0603 woods
        t 0402 woods
        t 0502 woods
        t 0602 woods
        u infantry a 0504 ma=2
        c infantry x 0505
        combat usa
        do retreat-first a
        can retreat a 0503
        do retreat a 0503
        do retreat a 0502 : 1
        is a 0502
        marked a -
        ask movement usa
        mp a 2)"},
    {"BH 10.4a", R"(
        u infantry a 0504 sp=2
        u infantry b 0604 sp=2
        c infantry x 0505 sp=6
        combat usa
        do end-retreats : 1 1 1 1 10 10 10 10 10 10 10 10 10 10 10 10 10
        state x 6 4 0
        ask leave usa)"},
};

} // namespace

class TestBattleHymnCombat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chances_data() { addCases(chanceCases); }
    void chances() { runCase(); }
    void turns_data() { addCases(turnCases); }
    void turns() { runCase(); }
};

QTEST_APPLESS_MAIN(TestBattleHymnCombat)
#include "test_battle_hymn_combat.moc"
