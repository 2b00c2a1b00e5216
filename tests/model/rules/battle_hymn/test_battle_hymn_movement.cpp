// SPDX-License-Identifier: MIT
// Basics, movement, horses, arrivals, Night and rallies (BH 2, 3, 5, 10.5, 11.3, 12, 13), one small battle a rule.
#include "tests/model/rules/battle_hymn/script.h"

using namespace hotchkiss;
using namespace hotchkiss::battle_hymn;

namespace {

const std::vector<RuleCase> basicCases{
    {"BH 2.1a, BH 5.4.1a (FX-14)", R"(
        t 0505 woods
        t 0503 rough
        u infantry a 0504
        c infantry x 1601
        movement first
        costs move a 0505 = 3 MP
        costs move a 0503 = 3 MP
        costs move a 0604 = 2 MP)"},
    {"BH 2.1b", R"(
        t 0505 orchard
        t 0503 field
        u infantry a 0504
        c infantry x 1601
        movement first
        costs move a 0505 = 2 MP
        costs move a 0503 = 2 MP)"},
    {"BH 2.1.2a, BH 5.4.2a, BH CL-e", R"(
        side stream 0504/0505
        side creek 0504/0503
        path road 0504 0503
        u infantry a 0504
        c infantry x 1601
        movement first
        costs move a 0505 = 3 MP
        costs move a 0503 = 1 MP)"},
    {"BH 2.2.1a, BH 3.8a", R"(
        u infantry a 0504
        c infantry x 0506
        c infantry y 0508
        flag y dummy
        movement first
        zoc csa 0505 yes
        zoc csa 0507 yes
        zoc csa 0509 no
        is y eliminated)"},
    {"BH 2.2.1b", R"(
        u infantry a 0504
        u infantry b -
        c infantry x 1601
        area B usa 0101,0102 entry
        area C usa 1612 entry
        arrive 1 b B,C
        movement first
        can enter b 0101
        can enter b 0102
        can enter b 1612
        cannot enter b 0201)"},
    {"BH 2.2.2a", R"(
        u infantry a 0504
        u infantry b 0704 f=second
        c infantry x 1601
        movement first
        no move b 0705 = OTHER_FORMATION 2.2.2a
        can move a 0505)"},
    {"BH 2.2.2b, BH 2.2.3a", R"(
        u infantry a 0504
        u infantry b 0704 f=second
        c infantry x 1601
        marker second 2
        begin : 1
        cup csa rebels usa)"},
    {"BH 2.2.3b, BH 3.9e", R"(
        u infantry a 0504
        c infantry x 1601
        begin : 1
        cup csa rebels usa)"},
    {"BH 3.4a, BH 3.4b (FX-13)", R"(
        u infantry a 0504 sp=8 losses=2 demoralized=5
        c infantry x 0505 sp=4 losses=1 demoralized=2
        combat csa
        state a 6 5 2
        state x 3 2 1)"},
    {"BH 3.5a", R"(
        u artillery a 0505
        c infantry x 0501
        c infantry y 0509
        combat usa
        can bombard a 0501
        can bombard a 0509
        cannot bombard a 0506)"},
    {"BH 3.6a, BH 3.6b, BH 3.6c", R"(
        objective hill 0505 owner=csa
        objective farm 0507
        u infantry a 0504
        c infantry x 1601
        movement first
        owner hill csa
        owner farm none
        do move a 0505-0506
        owner hill usa
        owner farm none)"},
    {"BH 3.7a", R"(
        u infantry a 0504
        c infantry x 0505
        movement first
        no move a 0505 = ENEMY_HEX 3.7a)"},
    {"BH 3.7b, BH 3.7c", R"(
        u infantry a 0504
        u infantry b 0505
        u infantry d 0506
        c infantry x 1601
        movement first
        no move a 0505 = FRIENDLY_HEX 3.7c
        no move a 0505-0506 = FRIENDLY_HEX 3.7c
        do move a 0505-0506-0507
        is a 0507)"},
    {"BH 3.8b", R"(
        level 0505 1
        side escarpment 0505>0504
        u infantry a 0504
        c infantry x 0505
        begin : 1
        zoc csa 0504 yes
        zoc usa 0505 no)"},
    {"BH 3.8c", R"(
        side river 0504/0505
        side river 0904/0905
        side bridge 0904/0905
        u infantry a 0504
        u infantry b 0904
        c infantry x 1601
        begin : 1
        zoc usa 0505 no
        zoc usa 0905 yes)"},
    {"BH 3.8c (R-20)", R"(
        set crossings_pass_zoc false
        side river 0604/0605
        side ford 0604/0605
        u infantry b 0604
        c infantry x 1601
        begin : 1
        zoc usa 0605 no)"},
    {"BH 3.8d", R"(
        side fortification 0504>0505
        u infantry a 0504
        c infantry x 0505
        begin : 1
        zoc csa 0504 no
        zoc usa 0505 yes)"},
    {"BH 3.8e, BH 3.8i", R"(
        side slope 0503>0504
        side stream 0504/0505
        side creek 0504/0604
        path road 0504 0404
        t 0604 marsh
        u artillery a 0504
        c infantry x 1601
        begin : 1
        zoc usa 0503 yes
        zoc usa 0505 yes
        zoc usa 0604 yes
        zoc usa 0404 yes)"},
    {"BH 3.8f, BH 3.8g", R"(
        u infantry a 0504
        u infantry b 0506
        c infantry x 0505
        begin : 1
        zoc csa 0504 yes
        zoc usa 0605 yes
        zoc csa 0605 yes
        zoc csa 0506 yes)"},
    {"BH 3.8h, BH 10.1.2a", R"(
        u infantry a 0504 sp=1
        c infantry x 0505 sp=5
        combat csa
        do end-retreats : 1 1 1 1 1 10 10
        is a shattered
        zoc usa 0503 no)"},
    {"BH 2.1c (R-42)", R"(
        path road 0504 0505 0506
        t 0505 woods
        t 0605 woods
        u infantry a 0504
        c infantry x 1601
        movement first
        costs move a 0505-0506 = 2 MP
        costs move a 0604 = 2 MP
        costs move a 0505-0605 = 4 MP)"},
    {"BH 2.2.3d, BH 2.2.3h", R"(
        u infantry a 0504 sp=4
        c infantry x 0505 sp=6
        text a approach_firers x
        combat usa
        do end-retreats : 1 1 10 10 10 10 8 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10
        state a 4 2 0
        ask retreat usa)"},
    {"BH 2.2.3e", R"(
        u cavalry a 0504 sp=6
        u cavalry b 0804 sp=3
        c infantry x 1601
        movement first
        do dismount a 0503
        do dismount b 0803
        horses a 0503
        holders a 2
        horses b 0803
        holders b 1
        is a 0504)"},
    {"BH 2.2.3g, BH ER-i", R"(
        objective hill 0505 owner=csa points=5
        objective farm 0705 points=3
        u infantry a 0504
        u infantry b 0706
        c infantry x 1601
        movement first
        vp csa 5
        owner farm none
        do move a 0505
        owner hill usa
        vp csa 0
        do move b 0705
        vp usa 8)"},
    {"BH 2.2.3i", R"(
        hours 3
        hour 1 initiative=usa
        hour 2 initiative=csa
        u infantry a 0504
        c infantry x 1601
        begin
        hour 1
        ask marker usa
        do combat : 1
        ask movement usa
        do end-turn : 1
        ask movement csa
        do end-turn : 1
        ask marker csa
        hour 2)"},
    {"BH 3.2a", R"(
        u infantry a 0504 sp=1 mr=3
        u infantry z 1209
        c artillery x 0505 sp=2 mr=-3
        combat usa
        chance a x 9
        do end-retreats : 1 10 10 10 10 10
        state x 2 1 0
        ask retreat usa)"},
    {"BH 3.3a", R"(
        u cavalry a 0504 sp=5
        u cavalry b 0804 sp=8
        c infantry x 1601
        movement first
        do dismount a 0503
        state a 4 0 0
        do dismount b 0803
        state b 6 0 0)"},
    {"BH 4j", R"(
        set hidden_units true
        u infantry a 0504
        c infantry x 1601
        c infantry y 0506
        flag y dummy
        movement first
        is x 1601
        zoc csa 0505 no
        can move a 0505-0506)"},
    {"BH ER-g, BH 5.4.4d (level 2)", R"(
        level 0504 1
        level 0505 2
        side elevation_line 0505>0504
        u infantry a 0504
        u infantry b 0805
        c infantry x 0506
        movement first
        costs move a 0505 = 2 MP
        chance a x 6
        do move a 0505
        chance a x 6
        chance x a 5)"},
};

const std::vector<RuleCase> movementCases{
    {"BH 5.1a", R"(
        u infantry a 0504
        u infantry b 0704
        c infantry x 1601
        movement first
        do move a 0505
        can move a 0506
        do move b 0705
        no move a 0506 = ALREADY_MOVED 5.1a
        can move b 0706)"},
    {"BH 5.1b", R"(
        u infantry a 0504
        c infantry x 1601
        movement first
        no move a 0506 = PATH_BROKEN 5.1b
        no move a 0505-0504 = PATH_BROKEN 5.1b)"},
    {"BH 5.2a", R"(
        u infantry a 0504 ma=5
        u infantry b 0804
        c infantry x 1601
        movement first
        do move a 0505-0506
        mp a 1
        no move a 0507 = TOO_FEW_MP 5.2b
        do move b 0805
        no move a 0507 = ALREADY_MOVED 5.1a)"},
    {"BH 5.2b", R"(
        t 0505 woods
        u infantry a 0504 ma=2
        c infantry x 1601
        movement first
        no move a 0505 = TOO_FEW_MP 5.2b
        can move a 0503)"},
    {"BH 5.2c, BH 5.4.1b", R"(
        t 0505 marsh
        t 0503 water
        path road 0504 0604 0705
        path road 0504 0503
        t 0604 marsh
        u artillery a 0504
        u infantry b 0904
        t 0905 marsh
        c infantry x 1601
        movement first
        no move a 0505 = BARRED 5.2c
        no move a 0503 = BARRED 5.2c
        costs move a 0604 = 1 MP
        costs move b 0905 = 4 MP)"},
    {"BH 5.3a, BH 5.3f, BH 4e", R"(
        u infantry a 0504
        u infantry b 0909
        c infantry x 0507
        c infantry y 0606
        movement first
        no move a 0505-0506-0605 = STOPPED_BY_ZONE 5.3a
        do move a 0505-0506
        marked a y,x
        no move a 0505 = ALREADY_MOVED 5.1a
        can end-turn)"},
    {"BH 5.3b", R"(
        u infantry a 0504
        c infantry x 0505
        c infantry y 0808
        movement first
        no move a 0604 = ZONE_TO_ZONE 5.3b
        no move a 0503-0603-0704-0705-0706 = TOO_FEW_MP 5.2b
        can move a 0503)"},
    {"BH 5.3b (later in the move)", R"(
        u infantry a 0504 ma=20
        c infantry x 0505
        c infantry y 0903
        movement first
        do move a 0503
        no move a 0603-0703-0803 = ZONE_TO_ZONE 5.3b)"},
    {"BH 5.3c", R"(
        u infantry a 0503
        u infantry b 0504
        c infantry x 0505
        movement first
        no move a 0504 = FRIENDLY_HEX 5.3c)"},
    {"BH 5.3d", R"(
        u artillery a 0504
        c infantry x 0506
        movement first
        no move a 0505 = ARTILLERY_ZONE 5.3d)"},
    {"BH 5.3e", R"(
        u cavalry a 0504
        u horse_artillery b 0904
        c infantry x 0506
        c cavalry y 0906
        movement first
        no move a 0505 = MOUNTED_ZONE 5.3e
        can move b 0905
        do move b 0905
        marked b y)"},
    {"BH 5.3e (R-46)", R"(
        u cavalry a 0904
        c cavalry y 0906 sp=3
        flag y dismounted
        flag y horses_lost
        movement first
        no move a 0905 = MOUNTED_ZONE 5.3e)"},
    {"BH 5.4.3a", R"(
        t 0505 woods
        t 0503 woods
        t 0604 woods
        path road 0504 0505
        path minor_road 0504 0503
        path railroad 0504 0604
        u infantry a 0504
        c infantry x 1601
        movement first
        costs move a 0505 = 1 MP
        costs move a 0503 = 2 MP
        costs move a 0604 = 2 MP)"},
    {"BH CL-e (ford)", R"(
        side creek 0504/0505
        side ford 0504/0505
        path road 0504 0505
        side river 0504/0503
        side ford 0504/0503
        u infantry a 0504
        c infantry x 1601
        movement first
        costs move a 0505 = 2 MP
        costs move a 0503 = 3 MP)"},
    {"BH 5.4.4a, BH 5.4.4b, BH 5.4.4d", R"(
        level 0505 1
        level 0503 1
        side slope 0505>0504
        side elevation_line 0503>0504
        u infantry a 0504
        u infantry b 0805
        level 0805 1
        side slope 0805>0804
        c infantry x 1601
        movement first
        costs move a 0505 = 3 MP
        costs move a 0503 = 2 MP
        costs move b 0804 = 2 MP)"},
    {"BH 5.4.4c", R"(
        level 0505 1
        side escarpment 0505>0504
        level 0905 1
        side escarpment 0905>0904
        path road 0904 0905
        u infantry a 0504
        u cavalry b 0404
        side escarpment 0405>0404
        u artillery d 0904
        c infantry x 1601
        movement first
        costs move a 0505 = 4 MP
        no move b 0405 = BARRED 5.2c
        costs move d 0905 = 1 MP)"},
    {"BH ER-f", R"(
        t 0504 forest
        u artillery a 0504
        c infantry x 1601
        movement first
        costs move a 0505 = 2 MP)"},
    {"BH 5.5a", R"(
        u infantry a 0101
        c infantry x 1601
        movement first
        no exit a = OFF_MAP 5.5a)"},
    {"BH 5.5a (allowed)", R"(
        u infantry a 0101 sp=4
        u infantry b 0505
        way-out usa 0101 vp=2
        c infantry x 1601
        movement first
        no exit b = OFF_MAP 5.5a
        do exit a
        is a left
        vp usa 8)"},
    {"BH 6.1.4f, BH 6.1.4g", R"(
        u infantry a 0504
        u infantry b 0406
        c infantry x 0505
        text a approach_firers x
        text b approach_firers x
        movement first
        marked a x
        do move a 0503
        marked a -
        marked b x)"},
    {"BH 11.1a", R"(
        t 0503 forest
        t 0404 marsh
        u artillery a 0504
        u artillery b 0804
        c infantry x 0506
        movement first
        no move a 0505 = ARTILLERY_ZONE 5.3d
        no move a 0503 = BARRED 5.2c
        no move a 0404 = BARRED 5.2c
        can move b 0805)"},
    {"BH 11.3a", R"(
        u cavalry a 0504
        u cavalry b 0904
        c horse_artillery x 0506
        c artillery y 0906
        movement first
        no move b 0905 = MOUNTED_ZONE 5.3e
        do move a 0505
        marked a x)"},
};

const std::vector<RuleCase> horseCases{
    {"BH 11.3d, BH 11.3f (FX-15, FX-19)", R"(
        u cavalry a 0504 sp=4 ma=12
        c infantry x 1601
        movement first
        do move a 0505-0506
        do dismount a 0507
        mp a 5
        state a 3 0 0
        holders a 1
        horses a 0507
        no mount a = ALREADY_CHANGED 11.3d)"},
    {"BH 11.3d (MPs)", R"(
        u cavalry a 0504 ma=6
        c infantry x 1601
        movement first
        do move a 0505-0506
        no dismount a 0507 = TOO_FEW_MP 11.3d)"},
    {"BH 11.3e", R"(
        u cavalry a 0504
        u infantry b 0503
        t 0505 marsh
        c infantry x 0807
        movement first
        no dismount a 0503 = HORSE_HEX 11.3e
        no dismount a 0505 = HORSE_HEX 11.3e
        no dismount a 0604 = HORSE_HEX 11.3e
        no dismount a 0506 = HORSE_HEX 11.3e
        can dismount a 0403)"},
    {"BH 11.3f (no intact SP left)", R"(
        u cavalry a 0504 sp=3 demoralized=2
        c infantry x 1601
        movement first
        no dismount a 0505 = NO_INTACT_LEFT 11.3f)"},
    {"BH CL-f", R"(
        u cavalry a 0504 sp=2
        c infantry x 1601
        movement first
        do dismount a 0505
        holders a 0
        state a 2 0 0)"},
    {"BH 11.3g, BH 11.3k", R"(
        u cavalry a 0504 sp=4 holders=1 ma=12
        flag a dismounted
        text a horses_at 0506
        c infantry x 1601
        movement first
        no mount a = HORSES_FAR 11.3g
        do move a 0505
        horses a 0506
        do mount a
        state a 4 0 0
        horses a none
        mp a 7)"},
    {"BH 11.3h, BH 11.3n", R"(
        t 0505 marsh
        u cavalry a 0504
        flag a dismounted
        flag a horses_lost
        c infantry x 0406
        movement first
        costs move a 0505 = 4 MP
        can move a 0404-0405)"},
    {"BH 11.3i", R"(
        u cavalry a 0504 ma=12
        flag a dismounted
        text a horses_at 0503
        c infantry x 1601
        movement first
        no move a 0505-0506-0507-0508 = TETHER 11.3i
        can move a 0505-0506-0507)"},
    {"BH 11.3i (must come back)", R"(
        u cavalry a 0510 ma=12
        flag a dismounted
        text a horses_at 0503
        c infantry x 1601
        movement first
        no end-turn = TETHER 11.3i
        no move a 0610 = TETHER 11.3i
        do move a 0509-0508-0507
        can end-turn)"},
    {"BH 11.3l, BH CL-g (FX-19)", R"(
        u infantry a 0504
        c cavalry x 0809 sp=4 holders=1
        flag x dismounted
        text x horses_at 0507
        movement first
        state x 3 0 0
        do move a 0505-0506
        cites 11.3l
        horses x lost
        state x 3 0 1
        vp usa 8)"},
    {"BH CL-h, BH 10.2.2a", R"(
        u infantry a 0504 sp=5
        c cavalry x 0505 sp=2
        flag x dismounted
        text x horses_at 0508
        combat usa
        do end-retreats : 1 1 1 1 1 10 10 10
        is x shattered
        horses x 0508)"},
    {"BH 5.2c (R-67)", R"(
        t 0504 marsh
        u cavalry a 0504
        flag a dismounted
        text a horses_at 0505
        c infantry x 1601
        movement first
        no mount a = BARRED 5.2c)"},
    {"BH 11.3i (no way to the horses)", R"(
        u cavalry a 0704 ma=12
        flag a dismounted
        text a horses_at 0101
        c infantry x 0103
        c infantry y 0202
        c infantry w 0301
        c infantry v 0302
        movement first
        can move a 0603
        no move a 0804 = TETHER 11.3i
        no end-turn = TETHER 11.3i)"},
};

const std::vector<RuleCase> arrivalCases{
    {"BH 12.1a, BH 4b", R"(
        u infantry a - f=late
        u infantry b 0504
        c infantry x 1601
        area B usa 0101 entry
        arrive 2 a B
        begin : 1
        cup csa rebels usa
        is a off-map)"},
    {"BH 12.2a, BH 12.2b, BH 12.2d, BH 12.2g", R"(
        u infantry a -
        u infantry b -
        u infantry d - f=second
        c infantry x 1601
        area B usa 0101,0103 entry
        arrive 1 a,b,d B
        movement first
        costs enter a 0101 = 2 MP
        costs enter a 0103 = 2 MP
        do enter a 0101
        no enter b 0101 = FRIENDLY_HEX 3.7c
        costs enter b 0101-0102 = 6 MP
        costs enter b 0103 = 2 MP
        no enter d 0103 = OTHER_FORMATION 2.2.2a)"},
    {"BH 12.2c", R"(
        t 0101 woods
        exit road 0101 N
        u infantry a -
        u infantry b -
        c infantry x 1601
        area B usa 0101 entry
        arrive 1 a,b B
        movement first
        do enter a 0101-0102
        costs enter b 0101 = 2 MP)"},
    {"BH 12.2e", R"(
        u infantry a - ma=3
        u infantry b - ma=3
        u infantry d 0909
        c infantry x 1601
        area B usa 0101 entry
        arrive 1 a,b B
        movement first
        do enter a 0101
        no enter b 0101-0102 = TOO_FEW_MP 5.2b
        is b off-map)"},
    {"BH 12.2f", R"(
        u infantry a -
        u infantry b 0909
        c infantry x 0401
        area B usa 0401 entry
        arrive 1 a B
        movement first
        no enter a 0401 = NOT_ENTRY_HEX 12.2a
        can enter a 0301
        can enter a 0501
        cannot enter a 0601)"},
    {"BH 12.3a", R"(
        u artillery a -
        u infantry b 0909
        c infantry x 0102
        area B usa 0101 entry
        arrive 1 a B
        movement first
        do enter a 0101
        marked a x
        no move a 0201 = ALREADY_MOVED 5.1a)"},
    {"BH 13a, BH 4c", R"(
        hour 1 night initiative=usa
        u infantry a 0504
        c infantry x 1601
        begin : 1
        cup rebels)"},
    {"BH 13b, BH 6.1.4h", R"(
        hour 1 night
        u infantry a 0504
        c infantry x 0505
        text a approach_firers x
        begin : 1
        marked a -)"},
    {"BH 13c", R"(
        hour 1 night
        u infantry a 0504
        u infantry b 0804
        u infantry d -
        c infantry x 0506
        c infantry y 0805
        c infantry z 0102
        area B usa 0101 entry
        arrive 1 d B
        movement first
        no move a 0505 = NIGHT_ZONE 13c
        no enter d 0101 = NIGHT_ZONE 13c
        can move b 0803)"},
};

const std::vector<RuleCase> rallyCases{
    {"BH 10.5a, BH 13d", R"(
        u infantry a 0504 sp=6 demoralized=4
        c infantry x 1601
        movement first
        no rally a = NOT_NIGHT 10.5a)"},
    {"BH 10.5b, BH 10.5.1a", R"(
        hour 1 night
        u infantry a 0504 sp=6 demoralized=4
        u infantry b 0704 sp=6 demoralized=4
        u infantry z 1109
        c infantry x 1601
        movement first
        do move b 0705
        no rally b = ALREADY_MOVED 10.5b
        do rally a : 5
        state a 6 4 0
        no move a 0505 = ALREADY_MOVED 5.1a)"},
    {"BH 10.5.4a, BH 10.5c", R"(
        hour 1 night
        u infantry a 0504 sp=6 demoralized=4 mr=2
        u infantry b 0704 sp=6 demoralized=2 mr=3
        u infantry d 0904 sp=6 demoralized=4 mr=1
        u infantry e 0909 sp=6 demoralized=4 mr=-3
        u infantry z 1109
        c infantry x 1601
        movement first
        do rally a : 4
        state a 6 1 0
        do rally b : 3
        state b 6 1 0
        no rally b = ALREADY_MOVED 10.5b
        do rally d : 5
        state d 6 2 0
        do rally e : 9
        state e 6 3 0)"},
    {"BH 10.5c (one stays)", R"(
        hour 1 night
        u infantry a 0504 sp=6 demoralized=1
        u infantry b - sp=1 
        flag b shattered
        c infantry x 1601
        movement first
        no rally a = NOTHING_TO_RALLY 10.5c
        no rally b = NOTHING_TO_RALLY 10.5c)"},
    {"BH 10.5.1a (seen), BH 9.3n", R"(
        hour 1 night
        u infantry a 0504 sp=6 demoralized=4
        c infantry x 0508
        movement first
        no rally a = SEEN 10.5.1a)"},
    {"BH 10.5.2a, BH 10.5.3a, BH 10.2.2b", R"(
        hour 1 night
        t 0505 water
        u infantry a 0504
        u infantry b - sp=4 losses=1 mr=1
        flag b shattered
        c infantry x 1601
        movement first
        state b 3 3 1
        do rally b : 5
        ask place-rally usa
        can place b 0506
        cannot place b 0505
        cannot place b 0507
        no place b 0507 = RALLY_HEX 10.5.3a
        do place b 0503
        state b 3 1 1)"},
    {"BH 10.5.3a (others that came back)", R"(
        hour 1 night
        u infantry a 0504
        u infantry b - sp=4
        u infantry d - sp=4
        flag b shattered
        flag d shattered
        c infantry x 1601
        movement first
        do rally b : 6
        do place b 0506
        do rally d : 6
        cannot place d 0508
        can place d 0505)"},
    {"BH 10.5.3b (R-66)", R"(
        hours 2
        hour 1 night
        u infantry a 0504
        u infantry b - sp=4
        flag b shattered
        c infantry x 0505
        movement first
        do rally b : 6
        is b rallied
        no place b 0502 = ALREADY_MOVED 5.1a)"},
};

} // namespace

class TestBattleHymnMovement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void basics_data() { addCases(basicCases); }
    void basics() { runCase(); }
    void movement_data() { addCases(movementCases); }
    void movement() { runCase(); }
    void horses_data() { addCases(horseCases); }
    void horses() { runCase(); }
    void arrivals_data() { addCases(arrivalCases); }
    void arrivals() { runCase(); }
    void rallies_data() { addCases(rallyCases); }
    void rallies() { runCase(); }
};

QTEST_APPLESS_MAIN(TestBattleHymnMovement)
#include "test_battle_hymn_movement.moc"
