// SPDX-License-Identifier: MIT
// Fire, close combat, retreats, leaders in combat and rallies (HL 8, 9), one small battle a rule.
#include "tests/model/rules/hold_the_line/script.h"

using namespace hotchkiss;
using namespace hotchkiss::hold_the_line;

namespace {

const std::vector<RuleCase> fireCases{
    {"HL 8.0.1a", R"(
        u infantry a 0505
        u infantry b 0604
        c infantry x 0504
        begin
        do fire a 0504 : 5 1 1
        rolled 3
        sp x 3
        do fire b 0504 : 5 1 1
        sp x 2)"},
    {"HL 8.1.1a", R"(
        tile 0604 woods
        u infantry a 0505
        c infantry x 0502
        c infantry y 0704
        begin
        no fire a 0502 = OUT_OF_RANGE 8.1.3a
        no fire a 0704 = NO_LOS 8.2f
        no fire a 0503 = NO_TARGET 8.1.3f)"},
    {"HL 8.1.1b", R"(
        u infantry a 0505
        c infantry x 0703
        c infantry y 0802
        begin
        no fire a 0802 = OUT_OF_RANGE 8.1.3a
        no fire a 0703 = OUT_OF_RANGE 8.1.3a)"},
    {"HL 8.1.1c", R"(
        u infantry a 0505
        u infantry b 0705
        c infantry x 0504
        c infantry y 0703
        begin
        do fire a 0504 : 5 6 4
        sp x 2
        do fire b 0703 : 5 6 5
        sp y 3)"},
    {"HL 8.1.1d", R"(
        tile 0503 hill
        u artillery a 0505
        u artillery b 0705
        c infantry x 0503
        c infantry y 0703
        begin
        do fire a 0503 : 5 5 6
        sp x 3
        do fire b 0703 : 5 5 6
        sp y 1)"},
    {"HL 8.1.1e", R"(
        u artillery a 0505
        c infantry x 0504
        c infantry y 0605
        c infantry z 0507
        begin
        can fire a 0507
        can fire a 0504)"},
    {"HL 8.1.2a", R"(
        u infantry a 0505
        c artillery x 0504
        c infantry y 0504 sp=1
        begin
        do fire a 0504 : 5 5 1
        is y dead
        sp x 1)"},
    {"HL 8.1.2b", R"(
        u infantry a 0505
        c infantry x 0504 sp=1
        begin
        do fire a 0504 : 6 6 6
        is x dead
        vp union 1)"},
    {"HL 8.1.2c", R"(
        u infantry a 0505
        c infantry x 0504 green
        begin
        do fire a 0504 : 6 6 1
        rolled 3
        ask action union
        is x 0504)"},
    {"HL 8.1.3a", R"(
        u infantry a 0505
        u artillery b 0805
        u cavalry d 0305
        c infantry x 0503
        c infantry y 0802
        c infantry z 0303
        begin
        do fire a 0503 : 6 5 5
        sp x 3
        do fire b 0802 : 6 5 5
        sp y 3
        do fire d 0303 : 6 5 5
        sp z 3)"},
    {"HL 8.1.3b,d", R"(
        tile 0504 woods
        u infantry a 0505 sp=1
        u infantry b 0404 sp=2
        c infantry x 0504
        begin
        do fire a 0504 : 1 1 1
        rolled 3
        do close b 0504 : 1 1 1
        rolled 3)"},
    {"HL 8.1.3c,e", R"(
        tile 0605 river
        u artillery a 0505
        u gunboat g 0605
        c infantry x 0504
        c infantry y 0604
        begin
        do fire a 0504 : 1 1 1 5
        rolled 4
        sp x 3
        do fire g 0604 : 1 1 5
        rolled 3)"},
    {"HL 8.1.3f", R"(
        tile 0604 river
        counter k 0605 owner=confederate
        u infantry a 0505
        c leader x 0504
        c gunboat y 0604
        c infantry z 1301
        begin
        no fire a 0504 = NO_TARGET 8.1.3f
        no fire a 0604 = NO_TARGET 8.1.3f
        no fire a 0605 = NO_TARGET 8.1.3f)"},
};

const std::vector<RuleCase> closeCases{
    {"HL 8.3.1a", R"(
        tile 0604 river
        u infantry a 0505
        u leader l 0505
        u artillery b 0404
        u gunboat g 0604
        u cavalry d 0403
        c infantry x 0504
        begin
        no close b 0504 = TYPE_CANNOT_CLOSE_COMBAT 8.3.1a
        no close g 0504 = TYPE_CANNOT_CLOSE_COMBAT 8.3.1a
        no close l 0504 = TYPE_CANNOT_CLOSE_COMBAT 8.3.1a
        do close a 0504 : 1 1 1
        ap 11
        do close d 0504 : 1 1 1
        ap 9)"},
    {"HL 8.3.1b", R"(
        tile 0604 river
        counter k 0605 owner=confederate
        u infantry a 0505
        c artillery x 0504
        c gunboat g 0604
        c leader m 0506
        begin
        no close a 0604 = NO_TARGET 8.1.3f
        no close a 0605 = NO_TARGET 8.1.3f
        no close a 0506 = NO_TARGET 8.1.3f
        do close a 0504 : 4 2 2 1
        sp x 1)"},
    {"HL 8.3.2a", R"(
        tile 0604 woods
        tile 0404 river
        set river_crossing confederate
        set river_crossing_types infantry
        u infantry a 0505
        u infantry b 0605
        u infantry d 0405
        c infantry x 0504
        c infantry y 0604
        c infantry z 0404
        begin
        do close a 0504 : 4 3 3 1
        sp x 3
        do close b 0604 : 5 4 4 1
        sp y 3
        do close d 0404 : 3 2 2 4
        sp z 3)"},
    {"HL 8.3.2b", R"(
        u infantry a 0505
        c artillery x 0504
        c infantry y 0504 sp=1
        begin
        do close a 0504 : 4 4 1 1 1
        is y dead
        sp x 1)"},
    {"HL 8.3.2c", R"(
        u infantry a 0505
        c infantry x 0504
        begin
        do close a 0504 : 1 1 1
        rolled 3
        sp a 4)"},
    {"HL 8.3.3a", R"(
        u infantry a 0505
        c infantry x 0504
        c artillery y 0504 gold
        begin
        do close a 0504 : 4 2 2 1 6
        rolled 5
        ask retreat confederate
        is x 0504)"},
    {"HL 8.3.3b", R"(
        u infantry a 0505
        c infantry x 0504 sp=1
        c artillery y 0504 gold
        begin
        do close a 0504 : 4 4 2 1 1
        is x dead
        rolled 5
        sp y 1)"},
    {"HL 8.3.3c", R"(
        u infantry a 0505
        u infantry b 0404
        c infantry x 0504
        begin
        do close a 0504 : 1 2 3
        rolled 3
        ask action union
        do close b 0504 : 4 4 1 4 1
        rolled 5
        ask retreat confederate)"},
    {"HL 8.3.3d", R"(
        tile 0504 woods
        u infantry a 0505
        c infantry x 0504 green
        c leader k 0504
        begin
        do close a 0504 : 5 2 2 4
        is x 0504
        ask action union)"},
    {"HL 8.3.3e", R"(
        u infantry a 0505
        u infantry b 0404
        c infantry x 0504
        begin
        do close a 0504 : 4 2 2 6
        is x 0504
        do close b 0504 : 4 2 2 5
        do retreat x 0503
        is x 0503)"},
    {"HL 8.3.3f", R"(
        u infantry a 0505
        c infantry x 0504 green
        c artillery y 0504 gold
        c leader k 0504
        begin
        do close a 0504 : 4 2 2 4 1
        do retreat x 0503
        is k 0504
        ask action union)"},
    {"HL 8.3.3f all go", R"(
        u infantry a 0505
        c infantry x 0504 green
        c artillery y 0504 green
        c leader k 0504
        begin
        do close a 0504 : 4 2 2 4 4
        do retreat x 0503
        do retreat y 0403
        ask leader-goes-with confederate
        offers x y
        do follow k y
        is k 0403
        do advance a no -)"},
    {"HL 8.3.3g", R"(
        counter k 0504 owner=confederate earned_by=confederate
        u infantry a 0505
        c infantry x 0504
        begin
        do close a 0504 : 4 2 2 4
        do retreat x 0503
        do advance a no -
        is x 0503
        no haul 0504 0503 = COUNTER_FIXED 3.1.6b)"},
    {"HL 8.3.3h", R"(
        tile 0504 hill
        tile 0604 hill
        u infantry a 0505
        u infantry b 0605
        c infantry x 0504 green
        c infantry y 0604 green
        c leader k 0604
        begin
        do close b 0604 : 5 2 2 6
        ask retreat confederate
        do retreat y 0603
        do advance b no -
        do close a 0504 : 5 2 2 4
        ask retreat confederate)"},
    {"HL 8.3.4a", R"(
        u infantry a 0505
        c infantry x 0504
        begin
        do close a 0504 : 4 2 2 4
        do retreat x 0503
        ask advance union
        do advance a yes -
        is a 0504
        ap 11)"},
    {"HL 8.3.4b", R"(
        u infantry a 0505
        c infantry x 0504
        c artillery y 0504 gold
        begin
        do close a 0504 : 4 2 2 4 1
        do retreat x 0503
        ask action union)"},
    {"HL 8.3.4c", R"(
        tile 0504 woods
        counter k 0504 owner=confederate
        u infantry a 0505
        c infantry x 0504
        c leader m 0504
        begin
        do close a 0504 : 5 5 5 6 1 1
        do retreat x 0503
        is m 0503
        do advance a yes -
        vp union 1
        is a 0504)"},
    {"HL 8.3.4c closed river", R"(
        tile 0504 river
        set river_crossing confederate
        set river_crossing_types infantry
        u infantry a 0505
        c infantry x 0504
        begin
        do close a 0504 : 3 2 2 1
        do retreat x 0503
        ask action union)"},
    {"HL 8.3.4d", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do close a 0504 : 4 2 2 4
        do retreat x 0503
        can advance a yes l
        do advance a yes l
        is l 0504
        no lead l 0505 = ALREADY_ACTIVATED 6.1.4c)"},
    {"HL 8.3.4d has moved", R"(
        u infantry a 0505
        u leader l 0506
        c infantry x 0504
        begin
        do lead l 0505
        do close a 0504 : 4 2 2 4
        do retreat x 0503
        cannot advance a yes l)"},
};

// The union's edge is the southern one.
const std::vector<RuleCase> retreatCases{
    {"HL 8.4.1a", R"(
        set first_player confederate
        u infantry a 0505
        c infantry x 0504
        begin
        do close x 0505 : 4 2 2 4
        no retreat a 0507 = NOT_AN_OPTION 6.1.3a
        do retreat a 0506
        is a 0506)"},
    {"HL 8.4.1b", R"(
        set first_player confederate
        u infantry a 0305
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4
        offers 0205 0306 0405)"},
    {"HL 8.4.1b toward the main group", R"(
        set first_player confederate
        u infantry a 0505
        u infantry b 0902
        u infantry d 0802
        c infantry x 0504
        begin
        do close x 0505 : 4 2 2 4
        offers 0405 0506 0605)"},
    {"HL 8.4.1b group to the front", R"(
        set first_player confederate
        u infantry a 0505
        u infantry b 0501
        u infantry d 0601
        c infantry x 0506
        begin
        do close x 0505 : 4 2 2 4
        offers 0504 0604)"},
    {"HL 8.4.1c", R"(
        set first_player confederate
        u infantry a 0305
        c infantry x 0304
        c infantry y 0307
        begin
        do close x 0305 : 4 2 2 4
        offers 0205 0306 0405)"},
    {"HL 8.4.1d", R"(
        set first_player confederate
        tile 0306 swamp
        tile 0205 swamp
        u infantry a 0305
        c infantry x 0404
        begin
        do close x 0305 : 4 2 2 4
        is a 0405)"},
    {"HL 8.4.1e", R"(
        set first_player confederate
        u infantry a 0505
        c infantry x 0504
        begin
        do close x 0505 : 4 2 2 4
        ask retreat union
        no retreat a 0604 = NOT_AN_OPTION 6.1.3a
        do retreat a 0605
        is a 0605)"},
    {"HL 8.4.1f", R"(
        set first_player confederate
        tile 0506 woods
        tile 0405 swamp
        u infantry a 0505
        u infantry b 0605
        c infantry x 0504
        begin
        do close x 0505 : 4 2 2 4
        is a 0506
        ask advance confederate)"},
    {"HL 8.4.1g", R"(
        set first_player confederate
        tile 0306 swamp
        tile 0205 swamp
        tile 0405 swamp
        u infantry a 0305
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4
        offers 0204 0404)"},
    {"HL 8.4.2a,b", R"(
        set first_player confederate
        tile 0306 swamp
        tile 0205 swamp
        tile 0405 swamp
        u infantry a 0305
        c infantry x 0304
        c infantry y 0204
        c infantry z 0404
        begin
        do close x 0305 : 4 2 2 4
        is a dead
        vp confederate 1
        cites 8.4.2a)"},
    {"HL 8.5.1a", R"(
        set first_player confederate
        tile 0405 swamp
        tile 0605 swamp
        u infantry a 0505
        u infantry b 0506
        u artillery d 0506
        c infantry x 0504
        begin
        do close x 0505 : 4 2 2 4
        ask displace union
        do displace b 0507
        is a 0506
        is b 0507
        is d 0506)"},
    {"HL 8.5.1b", R"(
        set first_player confederate
        tile 0205 swamp
        tile 0405 swamp
        u infantry a 0305
        u infantry b 0306
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4
        ask displace union
        no displace b 0305 = NOT_AN_OPTION 6.1.3a)"},
    {"HL 8.5.1c", R"(
        set first_player confederate
        tile 0205 swamp
        tile 0405 swamp
        u infantry a 0305
        u infantry b 0306
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4
        offers 0206 0307 0406)"},
    {"HL 8.5.1d,e", R"(
        set first_player confederate
        tile 0205 swamp
        tile 0405 swamp
        tile 0206 swamp
        tile 0406 swamp
        tile 0204 swamp
        tile 0404 swamp
        u infantry a 0305
        u infantry b 0306
        u infantry d 0307
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4
        is a dead
        is b 0306
        sp b 4)"},
    {"HL 8.5.1f", R"(
        set first_player confederate
        tile 0205 swamp
        tile 0405 swamp
        u infantry a 0305
        u infantry b 0306 sp=3
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4
        do displace b 0307
        rolled 0
        sp b 3
        do advance x no -
        do end-turn : 1
        can move b - 0308)"},
    {"HL 8.5.1g", R"(
        set first_player confederate
        tile 0205 swamp
        tile 0405 swamp
        u infantry a 0305
        u artillery b 0305
        u infantry d 0306
        u artillery e 0306
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4 4
        ask displace union
        do displace d 0206
        is a 0306
        ask displace union
        do displace e 0406
        is b 0306)"},
    {"HL 8.5.1h", R"(
        set first_player confederate
        tile 0205 swamp
        tile 0405 swamp
        u infantry a 0305
        u infantry b 0306
        u leader l 0306
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4
        do displace b 0307
        is l 0307)"},
    {"HL 8.5.1h stays", R"(
        set first_player confederate
        tile 0205 swamp
        tile 0405 swamp
        u infantry a 0305
        u infantry b 0306
        u artillery d 0306
        u leader l 0306
        c infantry x 0304
        begin
        do close x 0305 : 4 2 2 4
        do displace b 0307
        is l 0306)"},
    {"HL 8.5.2a", R"(
        u infantry a 0505
        c infantry x 0504 sp=1
        c leader k 0504
        begin
        do fire a 0504 : 6 2 2
        ask leader-retreat confederate
        do withdraw k 0501
        is k 0501)"},
    {"HL 8.5.2b", R"(
        tile 0503 woods
        tile 0604 swamp
        tile 0404 river
        u infantry a 0505
        c infantry x 0504 sp=1
        c leader k 0504
        c infantry y 0603
        c leader m 0602
        begin
        do fire a 0504 : 6 2 2
        can withdraw k 0503
        can withdraw k 0603
        can withdraw k 0601
        no withdraw k 0602 = NOT_AN_OPTION 6.1.3a
        no withdraw k 0604 = NOT_AN_OPTION 6.1.3a
        no withdraw k 0404 = NOT_AN_OPTION 6.1.3a
        no withdraw k 0505 = NOT_AN_OPTION 6.1.3a)"},
    {"HL 8.5.2c", R"(
        tile 0503 swamp
        tile 0604 swamp
        tile 0404 swamp
        tile 0603 swamp
        tile 0403 swamp
        u infantry a 0505
        c infantry x 0504 sp=1
        c leader k 0504
        begin
        do fire a 0504 : 6 2 2
        is k dead
        vp union 2)"},
    {"HL 8.5.2d", R"(
        u infantry a 0505
        c infantry x 0504 sp=1
        c leader k 0504
        begin
        do close a 0504 : 6 2 2
        can withdraw k 0504
        do withdraw k 0504
        do advance a yes -
        is k dead
        cites 7.2.1b)"},
};

const std::vector<RuleCase> leaderCases{
    {"HL 9.2a", R"(
        u infantry a 0505
        c infantry x 0504 green
        c artillery y 0504 green
        c leader k 0504
        begin
        do close a 0504 : 4 2 2 1 1
        is x 0504
        is y 0504
        ask action union)"},
    {"HL 9.3.1a", R"(
        u infantry a 0505
        u infantry b 0604
        c infantry x 0504
        c leader k 0504
        begin
        do fire a 0504 : 1 1 6 2
        rolled 4
        is k 0504
        do fire b 0504 : 1 1 6 1
        is k dead)"},
    {"HL 9.3.1b", R"(
        u infantry a 0505
        c infantry x 0504 gold
        c leader k 0504
        begin
        do close a 0504 : 1 1 1 2 3 1
        rolled 6
        is k dead)"},
    {"HL 9.3.1c", R"(
        u infantry a 0505
        c infantry x 0504 gold
        c leader k 0504
        begin
        do close a 0504 : 6 1 1 1 4 1
        is k dead
        sp x 3)"},
    {"HL 9.3.1d", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        c leader k 0503
        begin
        do fire a 0504 : 1 1 1
        rolled 3
        do end-turn : 1
        is l 0505
        is k 0503)"},
    {"HL 9.3.1e", R"(
        u infantry a 0505
        c infantry x 0504
        c leader k 0504
        begin
        do fire a 0504 : 1 2 2 1
        do end-turn : 1
        ap 12)"},
    {"HL 9.3.1e special rule", R"(
        set leader_loss_free true
        u infantry a 0505
        c infantry x 0504
        c leader k 0504
        begin
        do fire a 0504 : 1 2 2 1
        do end-turn : 1
        ap 13)"},
    {"HL 9.3.2a", R"(
        set confederate_command 1
        u infantry a 0505
        u infantry b 0605
        c infantry x 0504
        c leader k 0504
        c infantry y 0604
        c leader m 0604
        begin
        do fire a 0504 : 1 2 2 1
        do fire b 0604 : 1 2 2 1
        do end-turn : 1
        ap 1)"},
    {"HL 9.3.2b", R"(
        u cavalry a 0505
        c leader k 0504
        c infantry x 1301
        begin
        do move a - 0504
        do end-turn : 1
        ap 12)"},
    {"HL 9.4a", R"(
        u infantry a 0505
        u cavalry b 0605
        u leader l 0505
        u leader m 0605
        c infantry x 0504
        c infantry y 0604
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do fire y 0605 : 5 2 2
        do end-turn : 1
        do rally l a : 1
        do rally m b : 1
        ap 11
        sp a 4
        sp b 2)"},
    {"HL 9.4b", R"(
        u infantry a 0505
        u leader l 0506
        u leader m 0405
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do end-turn : 1
        do lead l 0505
        no rally l a = NOT_TOGETHER_FROM_START 9.4b
        no rally m a = NOT_TOGETHER_FROM_START 9.4b)"},
    {"HL 9.4b nor moves later", R"(
        u infantry a 0505
        u leader l 0505
        u infantry b 0805
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do end-turn : 1
        do rally l a : 4
        no move a - 0506 = ALREADY_ACTIVATED 6.1.4a
        no lead l 0506 = ALREADY_ACTIVATED 6.1.4c)"},
    {"HL 9.4c", R"(
        u infantry a 0505 green
        u infantry b 0605 green
        u leader l 0505
        u leader m 0605
        c infantry x 0504
        c infantry y 0604
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do fire y 0605 : 5 2 2
        do end-turn : 1
        do rally l a : 3
        sp a 3
        do rally m b : 4
        sp b 4)"},
    {"HL 9.4d", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do end-turn : 1
        do rally l a : 4
        sp a 3
        ap 12)"},
    {"HL 9.4e", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 5 2
        do end-turn : 1
        do rally l a : 1
        no rally l a = ALREADY_ACTIVATED 9.4e
        no fire a 0504 = ALREADY_ACTIVATED 6.1.4a
        no close a 0504 = ALREADY_ACTIVATED 6.1.4a)"},
    {"HL 9.4e after fire", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 5 2
        do end-turn : 1
        do fire a 0504 : 2 2 2
        no rally l a = ALREADY_ACTIVATED 9.4e)"},
    {"HL 9.4f", R"(
        u infantry a 0505 sp=3
        u leader l 0505
        c infantry x 0504
        begin
        no rally l a = FULL_STRENGTH 9.4f)"},
    {"HL 9.4g", R"(
        u artillery a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do end-turn : 1
        no rally l a = TYPE_CANNOT_RALLY 9.4g)"},
    {"HL 9.4h", R"(
        u infantry a 0505
        u artillery b 0505
        u leader l 0505
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do end-turn : 1
        do rally l a : 4
        no lead l 0506 = ALREADY_ACTIVATED 6.1.4c
        no move b l 0506 = LEADER_NOT_FROM_START 9.4h)"},
    {"HL 9.4b has moved", R"(
        u infantry a 0505
        u leader l 0505
        counter k 0506 owner=confederate
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do end-turn : 1
        do lead l 0506
        no rally l a = NOT_TOGETHER_FROM_START 9.4b)"},
};

} // namespace

class TestHoldTheLineCombat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fire_data() { addCases(fireCases); }
    void fire() { runCase(); }
    void closeCombat_data() { addCases(closeCases); }
    void closeCombat() { runCase(); }
    void retreat_data() { addCases(retreatCases); }
    void retreat() { runCase(); }
    void leaders_data() { addCases(leaderCases); }
    void leaders() { runCase(); }
};

QTEST_APPLESS_MAIN(TestHoldTheLineCombat)
#include "test_hold_the_line_combat.moc"
