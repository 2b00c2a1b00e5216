// SPDX-License-Identifier: MIT
// Counters, victory, optional and special rules (HL 3.1.6, 10, 11, D-12 to D-15), one small battle a rule.
#include "tests/model/rules/hold_the_line/script.h"

using namespace hotchkiss;
using namespace hotchkiss::hold_the_line;

namespace {

const std::vector<RuleCase> victoryCases{
    {"HL 3.1.6a", R"(
        counter k 0504 owner=confederate
        counter m 0604 owner=confederate value=3
        u infantry a 0505
        u infantry b 0605
        c infantry x 1301
        begin
        do move a - 0504
        vp union 1
        do move b - 0604
        vp union 4)"},
    {"HL 3.1.6b", R"(
        counter k 0505 owner=union
        counter m 0605 owner=union movable
        u infantry a 0506
        c infantry x 1301
        begin
        no haul 0505 0504 = COUNTER_FIXED 3.1.6b
        can haul 0605 0604)"},
    {"HL 3.1.6c", R"(
        counter k 0504 owner=confederate
        u infantry a 0505
        c infantry x 0502
        begin
        do move a - 0504
        vp union 1
        do end-turn : 1
        do move x - 0503
        no haul 0504 0503 = NO_TARGET 8.1.3f
        vp union 1)"},
    {"HL 3.1.6d", R"(
        counter k 0504 owner=union
        u infantry a 0505
        c infantry x 1301
        begin
        do move a - 0504
        vp union 0)"},
    {"HL 3.1.6e", R"(
        counter k 0504 owner=confederate
        counter m 0604 owner=confederate
        u cavalry a 0505
        u leader l 0605
        u artillery b 0606
        c infantry x 1301
        begin
        do lead l 0604
        vp union 0
        do move a - 0504-0503
        vp union 1
        do end-turn : 1)"},
    {"HL 3.1.6e by retreat and advance", R"(
        set first_player confederate
        counter k 0506 owner=confederate
        counter m 0505 owner=union
        tile 0405 swamp
        tile 0605 swamp
        u infantry a 0505
        c infantry x 0504
        begin
        do close x 0505 : 4 2 2 4
        vp union 1
        do advance x yes -
        vp confederate 1)"},
    {"HL 10.0a", R"(
        set union_vp 1
        set confederate_vp 9
        u infantry a 0505
        c infantry x 0504 sp=1
        c infantry y 1301
        begin
        do fire a 0504 : 6 1 1
        do end-turn
        over union)"},
    {"HL 10.0a hold", R"(
        set union_hold 0504,0604
        u infantry a 0505
        u infantry b 0605
        c infantry x 1301
        begin
        do move a - 0504
        do move b - 0604
        over not over
        do end-turn
        over union)"},
    {"HL 10.0a destroy", R"(
        set union_destroy x,k
        u infantry a 0505
        c infantry x 0504 sp=1
        c leader k 0503
        c infantry y 1301
        begin
        do fire a 0504 : 6 1 1
        do end-turn : 1
        over not over)"},
    {"HL 10.0b", R"(
        u infantry a 0505
        u cavalry b 0605
        c infantry x 0504 sp=1
        c leader k 0604
        c artillery z 0405 sp=1 vp=3
        begin
        do move b - 0604
        vp union 1
        do end-activation
        do fire a 0504 : 6 1 1
        vp union 2)"},
    {"HL 10.0b unit value", R"(
        u infantry a 0505
        c artillery z 0504 sp=1 vp=3
        c infantry x 1301
        begin
        do fire a 0504 : 6 1 1
        vp union 3)"},
    {"HL 10.0c", R"(
        counter k 0504 owner=confederate earned_by=union
        counter m 0503 earned_by=confederate
        u infantry a 0505
        c infantry x 1301
        begin
        do move a - 0504-0503
        vp union 1)"},
    {"HL 10.0d", R"(
        counter k 0504 owner=confederate value=2 persistent
        u infantry a 0505
        c infantry x 0502
        begin
        do move a - 0504
        vp union 2
        do end-turn : 1
        do move x - 0402 
        do end-turn : 1
        do move a - 0505-0506
        vp union 2
        do end-turn : 1
        do move x - 0403
        do end-turn : 1
        do end-turn : 1
        do move x - 0504
        vp union 0
        vp confederate 0)"},
    {"HL 10.0e", R"(
        turns 3
        set union_deadline 1
        u infantry a 0505
        c infantry x 0504
        begin
        do end-turn : 1
        over not over
        do end-turn
        over confederate)"},
    {"HL 10.0f", R"(
        turns 1
        set turn_limit confederate
        u infantry a 0505
        c infantry x 0504 sp=1
        c infantry y 1301
        begin
        do fire a 0504 : 6 1 1
        do end-turn : 1
        do end-turn
        over confederate)"},
    {"HL 10.0f more points", R"(
        turns 1
        u infantry a 0505
        c infantry x 0504 sp=1
        c infantry y 1301
        begin
        do fire a 0504 : 6 1 1
        do end-turn : 1
        do end-turn
        over union)"},
    {"HL 10.0g", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do fire a 0504 : 6 6 6
        vp union 0
        do end-turn : 1
        do fire x 0505 : 6 2 2
        do end-turn : 1
        do rally l a : 1
        vp confederate 0
        vp union 0)"},
};

const std::vector<RuleCase> optionCases{
    {"HL 11.0a", R"(
        set charge_check true
        set hill_artillery true
        tile 0505 hill
        u infantry a 0605
        u artillery b 0505
        c infantry x 0604
        c infantry y 0501
        begin
        do fire b 0501 : 6 1 1
        do close a 0604 : 1 4 2 2 1
        sp x 3
        no rally a b = NOT_UNDERSTOOD 5.1a)"},
    {"HL 11.1a", R"(
        set charge_check true
        tile 0505 woods
        u infantry a 0505 green
        u infantry b 0605 green
        u leader l 0605
        c infantry x 0504
        c infantry y 0604
        begin
        do close a 0504 : 1
        ask after-failed-check union
        do end-activation
        do close b 0604 : 1 1 1 1
        rolled 4
        ask action union)"},
    {"HL 11.1b", R"(
        set charge_check true
        u infantry a 0505
        c infantry x 0504
        begin
        do close a 0504 : 1 4 2 2 1
        sp x 3)"},
    {"HL 11.1c", R"(
        set charge_check true
        u infantry a 0505
        u infantry b 0805
        c infantry x 0504
        begin
        do close a 0504 : 4
        ap 11
        no move b - 0806 = PENDING_CHOICE 6.1.3a
        do fire a 0504 : 6 1 1
        ap 11
        sp x 3
        no move a - 0506 = ALREADY_ACTIVATED 6.2.1b)"},
    {"HL 11.2a", R"(
        set no_rally_under_fire true
        set first_player confederate
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do fire x 0505 : 6 2 2
        do end-turn : 1
        no rally l a = FIRED_ON 11.2a
        do end-turn : 1
        do end-turn : 1
        can rally l a)"},
    {"HL 11.2b", R"(
        set no_rally_under_fire true
        set first_player confederate
        u infantry a 0505
        u leader l 0505
        u infantry b 0705 sp=3
        u leader m 0705
        c infantry x 0504
        c infantry y 0704
        begin
        do close x 0505 : 4 2 2 4
        do fire y 0705 : 6 2 2
        do end-turn : 1
        can rally l a
        no rally m b = FIRED_ON 11.2a
        do end-turn : 1
        do fire y 0705 : 2 2 2
        do end-turn : 1
        no rally m b = FIRED_ON 11.2a)"},
    {"HL 11.3a", R"(
        set hill_artillery true
        tile 0505 hill
        tile 0901 woods
        u artillery a 0505
        u artillery b 0705
        c infantry x 0501
        c infantry y 0701
        begin
        no fire b 0701 = OUT_OF_RANGE 8.1.3a
        do fire a 0501 : 6 5 5
        rolled 3
        sp x 3)"},
    {"HL 11.3a off", R"(
        tile 0505 hill
        u artillery a 0505
        c infantry x 0501
        begin
        no fire a 0501 = OUT_OF_RANGE 8.1.3a)"},
    {"HL 11.4a", R"(
        set fire_advance true
        u infantry a 0505
        u leader l 0505
        c infantry x 0504 sp=1
        c infantry y 1301
        begin
        do fire a 0504 : 6 2 2
        ask advance union
        do advance a yes l
        is a 0504
        is l 0504
        cites 11.4a)"},
    {"HL 11.4b", R"(
        set fire_advance true
        tile 0705 river
        u artillery a 0505
        u gunboat g 0705
        u artillery b 0305
        c infantry x 0503 sp=1
        c infantry y 0704 sp=1
        c infantry w 0304 sp=1
        c infantry z 1301
        begin
        do fire a 0503 : 6 2 2
        ask action union
        do fire g 0704 : 6 2 2
        ask action union
        do fire b 0304 : 6 2 2 2
        ask advance union)"},
    {"HL 11.4a off", R"(
        u infantry a 0505
        u infantry b 0705
        c infantry x 0504 sp=1
        c infantry y 1301
        begin
        do fire a 0504 : 6 2 2
        ask action union)"},
    {"HL 11.5a", R"(
        set handicaps true
        set union_handicap 2
        set confederate_command 2
        set confederate_handicap -6
        u infantry a 0505
        c infantry x 0504
        begin
        ap 15
        do end-turn : 1
        ap 1)"},
    {"HL 11.5a off", R"(
        set union_handicap 2
        u infantry a 0505
        c infantry x 0504
        begin
        ap 13)"},
};

const std::vector<RuleCase> specialCases{
    {"D-12", R"(
        u infantry a 0505
        u infantry b -
        u artillery d -
        u leader l -
        c infantry x 0101
        arrive 2 b,d,l 0101,0102,0103
        begin
        do end-turn : 1
        do end-turn
        turn 2 union
        ask entry-hex union
        no enter b 0101 = NOT_AN_OPTION 6.1.3a
        do enter b 0102
        do enter d 0102
        ask entry-hex union
        offers 0102 0505
        do enter l 0102 : 1
        ask action union
        can move b l 0202)"},
    {"D-12 waits", R"(
        u infantry a 0102
        u infantry b -
        c infantry x 1301
        arrive 2 b 0102
        begin
        do end-turn : 1
        do end-turn : 1
        is b away
        do move a - 0103
        do end-turn : 1
        do end-turn : 1
        is b 0102)"},
    {"D-12 leaves", R"(
        u infantry a 0102
        u infantry b 0505
        c infantry x 1301
        leave 2 b
        begin
        do end-turn : 1
        do end-turn : 1
        is b away
        vp confederate 0)"},
    {"D-13", R"(
        counter k 0505 owner=union movable
        tile 0504 swamp
        u infantry a 0605
        c infantry x 0604
        begin
        no haul 0505 0504 = IMPASSABLE 2.2.2b
        no haul 0505 0604 = ENEMY_HEX 7.2c
        no haul 0505 0507 = PATH_BROKEN 7.1a
        do haul 0505 0506
        ap 12
        no haul 0506 0507 = ALREADY_ACTIVATED 6.1.4a)"},
    {"D-14", R"(
        tile 0504 river
        set river_crossing union
        set river_crossing_types infantry
        u infantry a 0505
        c infantry x 0503
        c infantry y 1301
        begin
        do move a - 0504
        do end-turn : 1
        no move x - 0504 = IMPASSABLE 2.2.3b
        do fire x 0504 : 4 3 3
        sp a 3)"},
    {"D-15", R"(
        counter k 0504 owner=confederate persistent
        u cavalry a 0505
        c infantry x 1301
        begin
        do move a - 0504-0503
        vp union 1)"},
};

} // namespace

class TestHoldTheLineVictory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void victory_data() { addCases(victoryCases); }
    void victory() { runCase(); }
    void options_data() { addCases(optionCases); }
    void options() { runCase(); }
    void special_data() { addCases(specialCases); }
    void special() { runCase(); }
};

QTEST_APPLESS_MAIN(TestHoldTheLineVictory)
#include "test_hold_the_line_victory.moc"
