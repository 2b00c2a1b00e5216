// SPDX-License-Identifier: MIT
// Approach Fire, Engagements, Rounds, morale, retreats, advances and scores (BH 6 to 10, 14), one small battle a rule.
#include "tests/model/rules/battle_hymn/script.h"

using namespace hotchkiss;
using namespace hotchkiss::battle_hymn;

namespace {

const std::vector<RuleCase> approachCases{
    {"BH 6.1.4a, BH 6.1.4d, BH 6.1.4i, BH 10.4.2a, BH 6.1.4m", R"(
        u infantry a 0504 sp=4
        c infantry x 0505 sp=2
        text a approach_firers x
        combat usa
        do end-retreats : 1 1 5 10 10 10 10 10 10 10 10
        ask retreat usa
        state a 3 1 1
        marked a -)"},
    {"BH 6.1.4c", R"(
        u infantry a 0504 sp=4
        u infantry b 0904 sp=4
        c infantry x 0505 sp=2
        c infantry y 0905 sp=2
        text a approach_firers x
        text b approach_firers y
        combat csa
        do end-retreats : 1 1 1 1
        ask check usa)"},
    {"BH 6.1.4j, BH 6.1.4e (FX-16)", R"(
        u infantry a 0504
        u infantry b 0506
        c infantry x 0505 sp=5
        text a approach_firers x
        combat usa
        do end-retreats
        ask allocate csa
        can allocate x a=2,b=3
        can allocate x a=3,b=2
        no allocate x a=4,b=1 = SPLIT 6.3.1a
        no allocate x a=1,b=4 = SPLIT 6.3.1a)"},
    {"BH 6.1.4j (FX-18), BH 6.3.1a", R"(
        u infantry a 0504
        u infantry b 0506
        u infantry d 0604
        c infantry x 0505 sp=5
        text a approach_firers x
        text b approach_firers x
        combat usa
        do end-retreats
        ask allocate csa
        can allocate x a=2,b=2,d=1
        can allocate x a=2,b=1,d=2
        can allocate x a=1,b=2,d=2
        cannot allocate x a=3,b=1,d=1)"},
    {"BH 6.1.4k, BH 6.1.4j (below an escarpment)", R"(
        level 0505 1
        side escarpment 0505>0504
        u infantry a 0504 sp=2
        c infantry x 0505 sp=4
        text a approach_firers x
        combat usa
        do end-retreats : 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10
        ask retreat usa
        state a 2 0 0)"},
    {"BH 6.1.4l", R"(
        u infantry a 0504 sp=2
        c infantry x 0505 sp=2
        text a approach_firers x
        text x approach_firers a
        combat usa
        do end-retreats : 10 10 10 10 10 10 10 10 10 10 10 10
        ask retreat usa)"},
    {"BH 2.2.3c", R"(
        u infantry a 0504
        c infantry x 0505
        c infantry y 0604
        text a approach_firers x
        combat usa
        marked a x)"},
};

const std::vector<RuleCase> engagementCases{
    {"BH 6.1.5a, BH 6.1.5b, BH 6.1.5c", R"(
        u infantry a 0504
        u infantry b 0705
        u infantry d 1108
        c infantry x 0604
        c infantry y 1109
        combat usa
        do end-retreats
        ask engage usa
        can engage a -
        cannot engage b -
        can engage d -
        no engage b - = NOT_AN_OPTION 4d)"},
    {"BH 6.1.6b, BH 6.1.6c", R"(
        u infantry a 0504 sp=1
        u infantry b 0904 sp=1
        c infantry x 0505 sp=1
        c infantry y 0905 sp=1
        combat usa
        do end-retreats
        do engage b - : 10 10 10 10
        ask retreat usa
        is a 0504)"},
    {"BH 6.1.5d, BH 6.4b, BH 6.1.7c", R"(
        level 0504 1
        side escarpment 0504>0505
        u infantry a 0504 sp=2
        c infantry x 0505 sp=2
        combat usa
        do end-retreats
        ask engage usa
        can engage a x
        can end-combat
        do engage a x : 10 10 10 10
        ask second-round usa)"},
    {"BH 6.1.8a, BH 6.1.8d (R-49)", R"(
        level 0504 1
        side escarpment 0504>0505
        u infantry a 0504 sp=2
        c infantry x 0505 sp=2
        combat usa
        do end-retreats
        do engage a x : 10 10 10 10
        do second-round : 10 10 10 10
        ask leave usa
        can leave a
        can hold
        do hold : 1
        is a 0504)"},
    {"BH 6.1.5e, BH 6.3.2c", R"(
        u artillery a 0504 sp=2
        u infantry b 0507 sp=2
        c infantry x 0506 sp=2
        combat usa
        do bombard a 0506 : 10 10
        do end-retreats : 10 10 10 10 10 10 10 10
        ask retreat usa
        is a 0504)"},
    {"BH 6.1.7a, BH 6.1.7b, BH 6.1.8b, BH 6.1.8c", R"(
        u infantry a 0504 sp=1
        c infantry x 0505 sp=2
        combat usa
        do end-retreats : 10 10 10 10 10 10
        rolled 6
        ask retreat usa)"},
    {"BH 6.1.7d, BH 6.2.4a, BH 6.3.2a, BH 6.3.2b", R"(
        u infantry a 0504 sp=4
        u infantry b 0506 sp=4
        c infantry x 0505 sp=5
        combat usa
        do end-retreats
        ask allocate csa
        do allocate x a=2,b=3 : 1 10 10 10 10 10 10 10 1 10 1 10 10 10
        state x 5 1 0
        ask check usa
        can check a
        can check b)"},
    {"BH 6.1.7e, BH 8a, BH 8.1a, BH 8.1c, BH 10.4.1b, BH 7.1.2a", R"(
        objective hill 0505 owner=csa
        u infantry a 0504 sp=2
        c infantry x 0505 sp=4
        combat usa
        do end-retreats : 1 1 10 10 10 10 1
        ask retreat csa
        state x 3 1 1
        do retreat x 0506
        do retreat x 0507
        ask advance usa
        do advance a 0505 : 1
        is a 0505
        owner hill usa
        marked a -)"},
    {"BH 8.1d", R"(
        u infantry a 0504 sp=2
        c infantry x 0505 sp=4
        combat usa
        do end-retreats : 1 1 10 10 10 10 1
        do retreat x 0506
        do retreat x 0507
        do end-advance : 1
        is a 0504)"},
    {"BH 8.1e", R"(
        u artillery a 0504 sp=2
        c infantry x 0505 sp=4
        combat usa
        do end-retreats : 1 1 10 10 10 10 1
        do retreat x 0506
        do retreat x 0507 : 1
        ask movement usa
        is a 0504)"},
    {"BH 8.1f, BH 6.1.1c", R"(
        u infantry a 0504 sp=2
        c cavalry x 0505 sp=4
        combat usa
        do try-retreat x : 10
        do retreat x 0506
        do retreat x 0507 : 1
        ask movement usa
        is a 0504)"},
    {"BH 8.1g", R"(
        t 0505 water
        u infantry a 0504 sp=2
        c infantry x 0505 sp=4
        combat usa
        do end-retreats : 1 1 10 10 10 10 1
        do retreat x 0506
        do retreat x 0507 : 1
        ask movement usa)"},
    {"BH 6.1.8e, BH 8b, BH 8.2a, BH 8.2b, BH CL-c, BH 8.1h", R"(
        objective farm 0505 owner=csa
        u infantry a 0504 sp=2
        c infantry x 0505 sp=4
        c infantry y 0506 sp=1
        combat usa
        do end-retreats : 1 1 10 10 10 10 1
        do retreat x 0605
        do retreat x 0606
        do advance a 0505 : 10 10 10 1
        rolled 4
        is a 0505
        owner farm usa
        ask movement usa)"},
    {"BH 6.2.4b, BH 10.2.2a (FX-12)", R"(
        u infantry a 0504 sp=2
        c infantry x 0505 sp=3 demoralized=1
        combat usa
        do end-retreats : 1 1 10 10 1
        is x shattered
        state x 2 2 1)"},
    {"BH 10.1.1a, BH 10.2.1a, BH 6.3a", R"(
        u infantry a 0504 sp=4 demoralized=3
        c infantry x 0505 sp=4 demoralized=2
        combat usa
        do end-retreats : 10 10 10 10 10 10
        rolled 6
        ask retreat usa)"},
    {"BH 10.3a, BH ER-e, BH 10.4.1a", R"(
        u infantry a 0504 sp=2
        c infantry x 0505 sp=4 mr=1
        combat usa
        do end-retreats : 1 1 10 10 10 10 5 10 10 10 10
        state x 4 2 0
        ask retreat usa)"},
    {"BH 10.2.3a", R"(
        u infantry a 0504 sp=2
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 1 10 10 1
        is x eliminated
        ask advance usa
        vp usa 4)"},
    {"BH 3.1a", R"(
        set at_random true
        u infantry a 0504
        u infantry b 0904
        c infantry x 0505
        c infantry y 0905
        combat usa
        do end-retreats : 2 10 10 10 10 10 10 10 10 10 10 10 10 1 1 10 10 10 10 10 10 10 10 10 10 10 10 1 1 1
        ask movement usa)"},
    {"BH 2.2.2c", R"(
        u infantry a 0504 sp=2
        u infantry b 0604 sp=2 f=second
        c infantry x 0505 sp=4
        combat usa
        do end-retreats : 1 1 10 10 10 10 10 10 1
        do retreat x 0506
        do retreat x 0507
        ask advance usa
        can advance a 0505
        can advance b 0505
        do advance b 0505 : 1
        is b 0505)"},
    {"BH 8.1b", R"(
        u infantry a 0504 sp=2
        u infantry b 0604 sp=2
        c infantry x 0505 sp=4
        combat usa
        do end-retreats : 1 1 10 10 10 10 10 10 1
        do retreat x 0506
        do retreat x 0507
        can advance a 0505
        can advance b 0505
        do advance a 0505 : 1
        is b 0604
        ask movement usa)"},
    {"BH 8.1i (R-65)", R"(
        u infantry a 0504 sp=4
        c infantry x 0505 sp=1
        c infantry y 0604 sp=1
        c infantry z 1601
        combat usa
        do end-retreats : 1 1 1 1 10 10
        ask check csa
        do check x : 1 1
        is x eliminated
        is y eliminated
        can advance a 0505
        can advance a 0604
        do advance a 0604 : 1
        ask movement usa
        is a 0604)"},
    {"BH 6.1.8f", R"(
        u infantry a 0504 sp=1
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10
        do retreat a 0503
        do retreat a 0502 : 2
        ask movement csa
        is x 0505)"},
    {"BH 6.1.9a (R-48)", R"(
        level 0507 1
        side escarpment 0507>0508
        u infantry a 0504 sp=2
        u infantry b 0508 sp=2
        c infantry x 0505 sp=4
        combat usa
        do end-retreats : 1 1 10 10 10 10 1
        do retreat x 0506
        do retreat x 0507
        do end-advance
        ask retreat usa
        is b 0508
        is a 0504
        offers 0408 0509 0608)"},
    {"BH 6.3.1b", R"(
        u infantry a 0504
        u infantry b 0506
        c infantry x 0505 sp=1
        combat usa
        do end-retreats
        ask allocate csa
        can allocate x a=1,b=0
        can allocate x a=0,b=1
        no allocate x a=1,b=1 = SPLIT 6.3.1a)"},
    {"BH CL-a", R"(
        level 0605 1
        side escarpment 0605>0505
        u infantry a 0504 sp=1
        u infantry d 0605 sp=3
        c infantry x 0505 sp=2
        combat usa
        do end-retreats
        ask options usa
        do fight : 10 10 10 10
        rolled 4
        ask retreat usa
        is a 0504)"},
    {"BH CL-a, BH CL-b, BH CL-d (FX-17)", R"(
        u infantry a 0504 sp=2
        u infantry b 0507 sp=2
        c infantry x 0505 sp=4
        c infantry y 0506 sp=4
        combat usa
        do end-retreats
        do engage a - : 1 1 10 10 10 10 1
        do retreat x 0605
        do retreat x 0705
        do advance a 0505 : 10 10 10 10 10 10 10 10 10 10 10 10
        rolled 12
        ask retreat usa
        is b 0507)"},
};

const std::vector<RuleCase> retreatCases{
    {"BH 7.2a, BH 7.2b, BH 7.3a, BH 7.3b, BH 7.5e", R"(
        u infantry a 0504 sp=1
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10
        ask retreat usa
        offers 0403 0503 0603
        no retreat a 0604 = RETREAT_HEX 7.3a
        do retreat a 0503
        offers 0402 0502 0602
        do retreat a 0602 : 1
        is a 0602
        state a 1 0 0)"},
    {"BH 7.4a", R"(
        t 0503 water
        u infantry a 0504 sp=1
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10
        offers 0403 0603)"},
    {"BH 7.4d, BH 5.5b, BH 7.4f, BH 10.2.2c", R"(
        u infantry a 0101 sp=2
        c infantry x 0102 sp=2
        c infantry y 0201 sp=2
        u infantry z 1212
        combat usa
        do end-retreats : 10 10 10 10 10 10 10 10 10 10 10 10 1
        is a shattered
        state a 1 1 1
        cites 7.4f)"},
    {"BH 7.6a, BH 7.6b", R"(
        t 0503 water
        t 0403 water
        t 0603 water
        u infantry a 0504 sp=3 demoralized=1
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10 10 10
        ask retreat usa
        offers 0404 0604
        do retreat a 0404
        state a 2 0 1)"},
    {"BH 7.6c", R"(
        t 0503 water
        t 0403 water
        t 0603 water
        u infantry a 0504 sp=2
        u infantry b 0404 sp=2
        c infantry x 0505 sp=2
        combat usa
        do retreat-first a
        ask retreat usa
        state a 2 0 0)"},
    {"BH 7.7a, BH 7.1.1b, BH 3.7e, BH 7.9a", R"(
        t 0403 water
        t 0603 water
        u infantry a 0504 sp=2
        u infantry b 0503 sp=2
        c infantry x 0505 sp=2
        combat usa
        do retreat-first a
        is b 0503
        state b 2 0 0
        ask retreat usa
        offers 0402 0502 0602)"},
    {"BH 7.8a, BH 7.8b", R"(
        t 0403 water
        t 0603 water
        u infantry a 0504 sp=1
        u infantry b 0503 sp=2
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10 6
        ask retreat usa
        is b 0503
        offers 0402 0502 0602)"},
    {"BH 7.8c, BH 7.5d, BH 7.8d", R"(
        t 0403 water
        t 0603 water
        u infantry a 0504 sp=1
        u infantry b 0503 sp=2
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10 5
        ask retreat usa
        state b 2 1 0
        offers 0402 0502 0602
        do retreat b 0502
        offers 0401 0501 0601
        do retreat b 0501
        ask retreat usa
        offers 0402 0502 0602)"},
    {"BH 7.5c", R"(
        u infantry a 0504
        c infantry x 0505
        combat usa
        do retreat-first a
        do retreat a 0503
        offers 0402 0502 0602)"},
    {"BH 7.5b, BH 7.1.1c", R"(
        u infantry a 0504
        c cavalry x 0505
        combat usa
        do try-retreat x : 6
        offers 0405 0506 0605)"},
    {"BH 11.3j", R"(
        u cavalry a 0504 sp=1
        flag a dismounted
        text a horses_at 0802
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10 1
        is a 0703)"},
    {"BH 5.3g", R"(
        t 0503 water
        t 0403 water
        t 0603 water
        u artillery a 0504 sp=3
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10 10 10 10 10
        offers 0404 0604
        do retreat a 0404
        state a 2 0 1)"},
    {"BH 7.4b", R"(
        u infantry a 0504 sp=1
        c infantry x 0505 sp=1
        c infantry y 0603 sp=1
        combat usa
        do end-retreats
        do allocate a x=1,y=0 : 10 10 10
        do allocate a x=1,y=0 : 10 10 10
        ask retreat usa
        is a 0403
        offers 0303 0304 0402)"},
    {"BH 7.4c", R"(
        level 0504 1
        side escarpment 0504>0505
        t 0602 water
        t 0603 water
        t 0402 water
        t 0403 water
        u infantry a 0504 sp=2
        u infantry b 0502 sp=2
        c infantry x 0505 sp=2
        combat usa
        do retreat-first a
        ask retreat usa
        offers 0401 0501 0601)"},
    {"BH 3.7d, BH 7.4e, BH 7.7b", R"(
        t 0403 water
        t 0603 water
        u infantry a 0504 sp=4
        c cavalry z 1601
        u infantry b 0502 sp=2
        c infantry x 0505 sp=1
        t 0402 water
        t 0602 water
        combat csa
        do end-retreats : 1 10 10 10 10 1 10
        ask retreat usa
        is b 0502
        offers 0401 0501 0601)"},
    {"BH 7.5a", R"(
        level 0505 1
        level 0605 1
        level 0705 1
        side escarpment 0505>0604
        side escarpment 0605>0604
        side escarpment 0705>0604
        u infantry a 0504 sp=2
        u infantry b 0604 sp=1
        c infantry x 0505 sp=4
        combat usa
        do end-retreats : 1 1 10 10 10 10 10 1
        ask retreat csa
        offers 0405 0506 0605
        do retreat x 0605
        offers 0606 0706)"},
    {"BH 7.6d", R"(
        u infantry a 0101 sp=2
        c infantry x 0102 sp=2
        c infantry y 0201 sp=2
        u infantry z 1212
        way-out usa 0101
        combat usa
        do end-retreats : 10 10 10 10 10 10 10 10 10 10 10 10 1
        is a left
        state a 2 0 0)"},
    {"BH 10.4.4a", R"(
        t 0403 water
        t 0603 water
        u infantry a 0504 sp=1
        u infantry b 0503 sp=2 mr=1
        c infantry x 0505 sp=1
        combat usa
        do end-retreats : 10 10 10 10 5
        ask retreat usa
        state b 2 0 0
        is b 0503)"},
    {"BH 10.2.2d", R"(
        t 0506 water
        t 0605 water
        t 0405 water
        u infantry a 0504 sp=3
        c infantry x 0505 sp=3
        combat usa
        do end-retreats : 1 1 1 10 10 10 10
        is x shattered
        state x 2 2 1)"},
    {"BH 10.2.2d (R-50, R-55)", R"(
        t 0603 water
        t 0403 water
        t 0602 water
        t 0402 water
        t 0601 water
        t 0501 water
        t 0401 water
        u infantry a 0504 sp=1
        u infantry b 0503 sp=2 demoralized=1
        u infantry d 0604 sp=2
        c infantry x 0505 sp=2
        combat usa
        do end-retreats : 10 10 10 10 10 10 10 10 10 10
        do leave a
        offers 0503 0604
        do retreat a 0503 : 1
        is b shattered
        state b 1 1 1
        is a 0502)"},
    {"BH 6.1.8d (once only)", R"(
        level 0504 1
        side escarpment 0504>0505
        side river 0501/0502
        u infantry a 0504 sp=2
        c infantry x 0505 sp=2
        c infantry y 0501
        combat usa
        do end-retreats
        do engage a x : 10 10 10 10
        do second-round : 10 10 10 10
        do leave a
        do retreat a 0503
        do retreat a 0502 : 1
        is a 0502
        ask movement usa)"},
};

const std::vector<RuleCase> scoreCases{
    {"BH 14.2a, BH 14.2b, BH ER-h, BH 2.2.3f", R"(
        u infantry a 0504
        c infantry x 0909 sp=6 losses=1 demoralized=2
        c artillery y - sp=3 losses=1
        flag y shattered
        begin : 1
        vp usa 0
        vp csa 0)"},
    {"BH 14.2a (T7)", R"(
        set usa_start_vp 0
        u infantry a 0504
        c infantry x 0909 sp=6 losses=1 demoralized=2
        c artillery y - sp=3 losses=1
        c cavalry z 1209 sp=4 losses=1 demoralized=1
        flag y shattered
        begin : 1
        vp usa 32)"},
    {"BH 11.3m", R"(
        set usa_start_vp 0
        u infantry a 0504
        c cavalry z 1209 sp=4 losses=1 demoralized=1
        flag z dismounted
        flag z horses_lost
        begin : 1
        vp usa 10)"},
    {"BH 14.1a", R"(
        objective hill 0504 owner=usa points=7
        u infantry a 0504
        c infantry x 0909
        begin : 1
        vp usa 7
        owner hill usa)"},
    {"BH 14a (last Hour)", R"(
        hours 1
        win final: csa "Held" if csa vp 0 and csa holds 1
        objective hill 0909 owner=csa
        u infantry a 0504
        c infantry x 0909
        begin : 3 3 1
        do end-turn : 1
        do end-turn
        over csa)"},
    {"BH 1a", R"(
        hours 1
        win final: usa "Damage" if usa leads 1
        u infantry a 0504
        c infantry x 0909
        begin : 3 3 1
        do end-turn : 1
        do end-turn
        over draw)"},
    {"BH 4i (behind the last Hour, R-22)", R"(
        hours 2
        set last_hour 1
        hour 2 check
        objective hill 0504 owner=usa
        win check: usa "Held" if usa holds 1
        u infantry a 0504
        c infantry x 1601
        begin : 3 3 1
        do end-turn : 1
        do end-turn
        over usa)"},
};

} // namespace

class TestBattleHymnEngagements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void approachFire_data() { addCases(approachCases); }
    void approachFire() { runCase(); }
    void engagements_data() { addCases(engagementCases); }
    void engagements() { runCase(); }
    void retreats_data() { addCases(retreatCases); }
    void retreats() { runCase(); }
    void scores_data() { addCases(scoreCases); }
    void scores() { runCase(); }
};

QTEST_APPLESS_MAIN(TestBattleHymnEngagements)
#include "test_battle_hymn_engagements.moc"
