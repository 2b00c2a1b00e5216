// SPDX-License-Identifier: MIT
// Pieces, set-up, turns, action points and movement (HL 1, 3 to 7), one small battle a rule.
#include "tests/model/rules/hold_the_line/script.h"

using namespace hotchkiss;
using namespace hotchkiss::hold_the_line;

namespace {

const std::vector<RuleCase> pieceCases{
    {"HL 3.0.2a,b", R"(
        u infantry a 0505
        c infantry x 0504 sp=3
        begin
        sp x 3
        do fire a 0504 : 5 5 1
        sp x 1)"},
    {"HL 3.0.2a too strong", R"(
        u infantry a 0505 sp=5
        c infantry x 0504
        refuses)"},
    {"HL 3.0.2c", R"(
        u infantry a 0505 sp=4
        u leader l 0505
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 1 1 6
        sp a 3
        do end-turn : 1
        do rally l a : 1
        sp a 4)"},
    {"HL 3.0.2d", R"(
        u infantry a 0505 sp=1
        u infantry b 0506 sp=1
        c infantry x 1301
        begin
        no move b - 0505 = HEX_LIMIT 6.2.6a
        sp a 1
        sp b 1)"},
    {"HL 3.0.3a", R"(
        u infantry a 0505
        c infantry x 0504 green
        c leader k 0504
        begin
        do close a 0504 : 4 2 2 4
        ask retreat confederate
        do retreat x 0503
        do advance a no -
        do end-turn : 1
        do end-turn : 1
        do fire a 0503 : 1 1 1 6
        ask action union)"},
    {"HL 3.0.4a", R"(
        u infantry a 0505 sp=1
        u cavalry b 0705 sp=1
        c infantry x 0504
        begin
        can move a - 0506
        cannot move a - 0506-0507
        can move b - 0706-0707-0708)"},
    {"HL 3.1a", R"(
        u infantry a 0505
        c infantry x 0504 sp=2
        begin
        do fire a 0504 : 5 1 1
        sp x 1
        is x 0504
        do end-turn : 1
        do end-turn : 1
        do fire a 0504 : 5 1 1
        is x dead)"},
    {"HL 3.1b", R"(
        u infantry a 0505 sp=2 gold
        c cavalry x 0504
        begin
        sp a 2
        sp x 2)"},
    {"HL 3.2a", R"(
        u infantry a 0505
        u infantry b 0605
        c infantry x 1301
        begin 3
        ap 14
        do move a - 0504
        ap 13
        do move b - 0604
        ap 12)"},
    {"HL 4.1a", R"(
        u infantry a 0505 held_until=2
        u infantry b 0605
        c infantry x 1301
        begin
        no move a - 0504 = HELD 4.1a
        do move b - 0604
        do end-turn : 1
        do end-turn : 1
        turn 2 union
        can move a - 0504)"},
    {"HL 4.1b", R"(
        u infantry a 0505
        u artillery b 0605
        u infantry d 0705
        u leader k 0705
        u leader l -
        c infantry x 1301
        c infantry y 1201
        c leader m -
        begin -
        ask place-leader union
        offers 0505 0605
        no place l 0705 = NOT_AN_OPTION 6.1.3a
        do place l 0605
        is l 0605
        ask place-leader confederate
        do place m 1301 : 1
        ask action union)"},
    {"HL 4.1b named hex", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 1301
        begin
        is l 0505)"},
    {"HL 4.2a", R"(
        u infantry a 0505
        u cavalry b 0506
        u artillery d 0507
        c infantry x 1301
        begin
        sp a 4
        sp b 2
        sp d 2)"},
    {"HL 4.4a", R"(
        u infantry a 0505
        u infantry b 0505
        refuses)"},
    {"HL 4.4a horse", R"(
        u infantry a 0505
        u cavalry b 0605
        u cavalry d 0405
        c infantry x 1301
        begin
        no move b - 0505 = HEX_LIMIT 6.2.6a
        no move a - 0405 = HEX_LIMIT 6.2.6a)"},
    {"HL 4.4b", R"(
        u infantry a 0505
        u cavalry e 0404
        u artillery b 0506
        u artillery d 0405
        c infantry x 1301
        begin
        do move b - 0505
        is b 0505
        no move d - 0505 = HEX_LIMIT 6.2.6a
        do move d - 0404
        is d 0404)"},
    {"HL 4.4b two batteries", R"(
        u artillery b 0505
        u artillery d 0506
        c infantry x 1301
        begin
        no move d - 0505 = HEX_LIMIT 6.2.6a)"},
    {"HL 4.4c", R"(
        u infantry a 0505
        u artillery b 0505
        u leader l 0506
        c infantry x 1301
        begin
        do lead l 0505
        is l 0505)"},
    {"HL 4.4d", R"(
        u infantry a 0505
        u leader k 0505
        u leader l 0506
        c infantry x 1301
        begin
        no lead l 0505 = LEADER_ENDS_WITH_LEADER 4.4d
        can lead l 0505-0504)"},
    {"HL 4.4e", R"(
        tile 0505 river
        set river_crossing union
        set river_crossing_types leader
        u gunboat g 0505
        u infantry a 0506
        u leader l 0506
        c infantry x 1301
        begin
        no lead l 0505 = HEX_LIMIT 4.4e)"},
    {"HL 4.4f", R"(
        tile 0505 river
        tile 0504 river
        tile 0503 river
        set river_crossing union
        set river_crossing_types infantry
        u gunboat g 0505
        u gunboat h 0504
        u infantry a 0506
        u infantry b 0403
        c infantry x 1301
        begin
        no move g - 0504 = HEX_LIMIT 6.2.6a
        no move a - 0505 = HEX_LIMIT 6.2.6a
        do move b - 0503
        no move h - 0503 = HEX_LIMIT 6.2.6a)"},
    {"HL 4.4g", R"(
        u infantry a 0505
        c artillery x 0505
        refuses)"},
    {"HL 4.4g moving", R"(
        u infantry a 0505
        u leader l 0506
        c artillery x 0504
        c leader k 0507
        begin
        no move a - 0504 = ENEMY_HEX 7.2c
        no lead l 0507 = ENEMY_HEX 7.2.1e)"},
    {"HL 4.4.1a", R"(
        counter k 0505 owner=union movable
        counter m 0504 owner=union
        counter n 0605 owner=union movable
        u infantry a 0505
        u artillery b 0505
        c infantry x 1301
        begin
        no haul 0505 0504 = HEX_LIMIT 4.4.1a
        can haul 0505 0506)"},
    {"HL 3.1.1a,b,c", R"(
        u infantry a 0505
        u infantry b 0705
        c infantry x 0504
        begin
        costs move b - 0706 = 1 AP
        costs fire a 0504 = 1 AP
        costs close a 0504 = 2 AP
        do move b - 0706
        ap 12
        do close a 0504 : 1 1 1
        ap 10)"},
    {"HL 3.1.2a,b,d", R"(
        u cavalry a 0505
        u cavalry b 0705
        u cavalry d 0604
        c infantry x 0504
        begin
        do move b - 0706-0707-0708
        ap 12
        do fire d 0504 : 1 1 1
        ap 11
        do close a 0504 : 1 1 1
        ap 9)"},
    {"HL 3.1.2c", R"(
        u cavalry a 0507
        c infantry x 0504
        begin
        do move a - 0506-0505
        ap 12
        do fire a 0504 : 1 1 1
        ap 11)"},
    {"HL 3.1.3a,b", R"(
        u artillery a 0505
        u artillery b 0705
        c infantry x 0504
        begin
        no close a 0504 = TYPE_CANNOT_CLOSE_COMBAT 8.3.1a
        no move b - 0706-0707 = RATE_EXCEEDED 7.1b
        do move b - 0706
        ap 12
        do fire a 0504 : 1 1 1 1
        ap 11)"},
    {"HL 3.1.4a", R"(
        tile 0505 river
        tile 0504 river
        tile 0503 river
        tile 0502 river
        tile 0501 river
        tile 0705 river
        u gunboat g 0505
        c infantry x 0604
        begin
        can move g - 0504-0503-0502-0501
        costs move g - 0504-0503-0502-0501 = 1 AP
        no move g - 0605-0705 = GUNBOAT_OFF_RIVER 3.1.4b
        do fire g 0604 : 5 1 1
        sp x 3
        ap 12)"},
    {"HL 3.1.4b", R"(
        tile 0505 river
        tile 0504 bridge
        tile 0506 swamp
        tile 0503 river
        u gunboat g 0505
        c infantry x 1301
        begin
        no move g - 0504 = GUNBOAT_OFF_RIVER 3.1.4b
        no move g - 0506 = GUNBOAT_OFF_RIVER 3.1.4b
        no move g - 0605 = GUNBOAT_OFF_RIVER 3.1.4b)"},
    {"HL 3.1.4b opened by special rule", R"(
        tile 0505 river
        tile 0504 bridge
        tile 0503 river
        set gunboats_pass_bridges true
        u gunboat g 0505
        c infantry x 1301
        begin
        can move g - 0504-0503
        no move g - 0504 = GUNBOAT_OFF_RIVER 3.1.4b)"},
    {"HL 3.1.4c,d,e", R"(
        tile 0504 river
        u infantry a 0505
        u artillery b 0605
        c gunboat g 0504
        begin
        no fire a 0504 = NO_TARGET 8.1.3f
        no fire b 0504 = NO_TARGET 8.1.3f
        no close a 0504 = NO_TARGET 8.1.3f
        do end-turn : 1
        no close g 0505 = TYPE_CANNOT_CLOSE_COMBAT 8.3.1a)"},
    {"HL 3.1.5a", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 1301
        begin
        can lead l 0504-0503-0502
        no lead l 0504-0503-0502-0501 = RATE_EXCEEDED 7.1b
        do lead l 0504-0503-0502
        ap 12)"},
    {"HL 3.1.5b", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 1301
        begin
        do move a l 0504
        ap 12
        is l 0504)"},
    {"HL 3.1.5c", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do end-turn : 1
        do fire x 0505 : 5 2 2
        do end-turn : 1
        do rally l a : 6
        ap 12
        sp a 4)"},
    {"HL 3.1.5d", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do move a l 0506-0507
        ap 11)"},
};

const std::vector<RuleCase> turnCases{
    {"HL 5.0a", R"(
        set first_player confederate
        u infantry a 0505
        c infantry x 0504
        begin
        turn 1 confederate)"},
    {"HL 5.0b", R"(
        u infantry a 0505
        c infantry x 0504
        begin
        turn 1 union
        do end-turn : 3
        turn 1 confederate
        ap 14
        do end-turn : 6
        turn 2 union
        ap 15)"},
    {"HL 5.0c", R"(
        set union_vp 1
        u infantry a 0505
        u infantry b 0705
        c infantry x 0504 sp=1
        c infantry y 1301
        begin
        do fire a 0504 : 6 1 1
        vp union 1
        over not over
        can move b - 0706
        do end-turn
        over union)"},
    {"HL 5.0c at once", R"(
        set union_vp 1
        set victory_at_once true
        u infantry a 0505
        c infantry x 0504 sp=1
        begin
        do fire a 0504 : 6 1 1
        over union)"},
    {"HL 5.0d", R"(
        turns 1
        u infantry a 0505
        c infantry x 0504
        begin
        do end-turn : 1
        over not over
        do end-turn
        over draw)"},
    {"HL 5.1a", R"(
        u infantry a 0505
        u cavalry b 0705
        u infantry d 0404 sp=3
        u leader l 0404
        c infantry x 0504
        begin
        can move a - 0506
        can fire a 0504
        can close a 0504
        do fire a 0504 : 1 1 1
        do move b - 0706
        do close d 0504 : 1 1 1
        ap 9)"},
    {"HL 5.1b", R"(
        u infantry a 0505
        c infantry x 0504
        begin
        no fire x 0505 = NOT_ACTIVE 5.1b
        no move x - 0503 = NOT_ACTIVE 5.1b
        do close a 0504 : 4 2 2 4
        ask retreat confederate
        no move a - 0506 = PENDING_CHOICE 6.1.3a
        do retreat x 0503
        ask advance union)"},
    {"HL 6.1a", R"(
        set union_command 3
        set confederate_command 7
        u infantry a 0505
        c infantry x 0504
        begin
        ap 4
        do end-turn : 1
        ap 8)"},
    {"HL 6.1a on given turns", R"(
        change 2 union_ap 2
        u infantry a 0505
        c infantry x 0504
        begin
        ap 13
        do end-turn : 1
        do end-turn : 1
        ap 15)"},
    {"HL 6.1.1a", R"(
        u infantry a 0505
        c infantry x 0504
        begin 1
        ap 13
        do end-turn : 2
        ap 13
        do end-turn : 3
        ap 14
        do end-turn : 4
        ap 14
        do end-turn : 5
        ap 15
        do end-turn : 6
        ap 15)"},
    {"HL 6.1.1b", R"(
        set union_command 5
        u infantry a 0505
        c infantry x 0504
        begin 5
        ap 8)"},
    {"HL 6.1.1c", R"(
        u infantry a 0505
        c infantry x 0504
        begin 6
        ap 15
        do end-turn : 1
        do end-turn : 1
        ap 13)"},
    {"HL 6.1.2a", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        do close a 0504 : 4 2 2 4
        ap 11
        do retreat x 0503
        do advance a yes l
        ap 11)"},
    {"HL 6.1.3a", R"(
        u cavalry a 0507
        u infantry b 0705
        c infantry x 0504
        begin
        do move a - 0506-0505
        do move b - 0706
        no fire a 0504 = ALREADY_ACTIVATED 6.2.3c)"},
    {"HL 6.1.4a", R"(
        u infantry a 0505
        u infantry b 0705
        c infantry x 0504
        begin
        do fire a 0504 : 1 1 1
        no fire a 0504 = ALREADY_ACTIVATED 6.1.4a
        no close a 0504 = ALREADY_ACTIVATED 6.1.4a
        do move b - 0706
        no move b - 0707 = ALREADY_ACTIVATED 6.1.4a)"},
    {"HL 6.1.4b", R"(
        u infantry a 0505
        c infantry x 0504
        c infantry y 1301
        begin
        do close a 0504 : 4 2 2 4
        do retreat x 0503
        do advance a yes -
        do end-turn : 1
        can fire x 0504
        can move x - 0502)"},
    {"HL 6.1.4c", R"(
        u infantry a 0505 sp=4
        u infantry b 0605
        u leader l 0505
        u leader m 0605
        c infantry x 0504
        begin
        do lead l 0506
        no lead l 0507 = ALREADY_ACTIVATED 6.1.4c
        do move b m 0606
        no lead m 0607 = ALREADY_ACTIVATED 6.1.4c)"},
    {"HL 6.2.7a", R"(
        set union_command 0
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        ap 1
        no close a 0504 = NOT_ENOUGH_AP 6.2.7a
        no move a l 0506-0507 = NOT_ENOUGH_AP 6.2.7a
        can fire a 0504)"},
    {"HL 6.2.7b", R"(
        set union_command 1
        u infantry a 0505
        u infantry b 0705
        c infantry x 0504
        begin
        ap 2
        do close a 0504 : 4 2 2 4
        turn 1 union
        do retreat x 0503
        turn 1 union
        do advance a no - : 1
        turn 1 confederate)"},
};

const std::vector<RuleCase> movementCases{
    {"HL 6.2.1a", R"(
        tile 0705 river
        tile 0706 river
        u infantry a 0505
        u artillery b 0605
        u gunboat g 0705
        c infantry x 0604
        begin
        do move a - 0506
        do fire b 0604 : 1 1 1 1
        do move g - 0706
        ap 10)"},
    {"HL 6.2.1b", R"(
        u infantry a 0506
        u artillery b 0605
        u infantry d 0603
        c infantry x 0504
        c infantry y 0604
        begin
        do move a - 0505
        no fire a 0504 = ALREADY_ACTIVATED 6.2.1b
        no close a 0504 = ALREADY_ACTIVATED 6.2.1b
        do fire b 0604 : 1 1 1 1
        no move b - 0606 = ALREADY_ACTIVATED 6.2.1b
        do close d 0604 : 1 1 1
        no move d - 0602 = ALREADY_ACTIVATED 6.1.4a)"},
    {"HL 6.2.2a", R"(
        u infantry a 0505
        u cavalry b 0506
        c infantry x 0504
        begin
        no close b 0504 = NOT_ADJACENT 6.2.2a
        no close a 0506 = NO_TARGET 8.1.3f
        do close a 0504 : 1 1 1
        ap 11)"},
    {"HL 6.2.2b", R"(
        u cavalry a 0507
        c infantry x 0504
        begin
        do move a - 0506-0505
        no close a 0504 = MOVED_BEFORE_CLOSE_COMBAT 6.2.2b)"},
    {"HL 6.2.3a", R"(
        u cavalry a 0505
        u cavalry b 0405
        u cavalry d 0604
        c infantry x 0504
        begin
        can move d - 0603
        can close d 0504
        do fire a 0504 : 1 1 1
        do move b - 0404
        do fire b 0504 : 1 1 1
        ap 10)"},
    {"HL 6.2.3b", R"(
        u cavalry a 0505
        c infantry x 0504
        begin
        do fire a 0504 : 1 1 1
        no move a - 0506 = ALREADY_ACTIVATED 6.2.3b)"},
    {"HL 6.2.3c", R"(
        u cavalry a 0506
        u infantry b 0705
        c infantry x 0504
        begin
        do move a - 0505
        do end-activation
        no fire a 0504 = ALREADY_ACTIVATED 6.2.3c
        no end-activation = NOTHING_ASKED 6.1.3a)"},
    {"HL 6.2.4a", R"(
        u infantry a 0505
        u leader l 0505
        u cavalry b 0705
        u leader m 0705
        c infantry x 0504
        c infantry y 0704
        begin
        do move a l 0506-0507
        ap 11
        do move b m 0706-0707-0708-0709
        ap 9
        is m 0709)"},
    {"HL 6.2.4b", R"(
        tile 0705 river
        u artillery a 0505
        u leader l 0505
        c infantry x 1301
        begin
        no move a l 0506-0507 = BONUS_NOT_ALLOWED 6.2.4b
        can move a l 0506)"},
    {"HL 6.2.4c,e", R"(
        u cavalry a 0508
        u leader l 0508
        u infantry b 0605
        u leader m 0605
        c infantry x 0503
        c infantry y 0604
        begin
        do move a l 0407-0406-0405-0404
        ap 11
        no fire a 0503 = ALREADY_ACTIVATED 6.2.3c
        no close a 0503 = ALREADY_ACTIVATED 6.2.1b
        do move b m 0606-0607
        no fire b 0604 = ALREADY_ACTIVATED 6.2.1b)"},
    {"HL 6.2.4d", R"(
        u infantry a 0505
        u leader l 0506
        u cavalry b 0705
        c infantry x 0504
        begin
        no move a l 0506-0507 = LEADER_NOT_FROM_START 6.2.5c
        no move b - 0706-0707-0708-0709 = NO_LEADER 6.2.4d)"},
    {"HL 6.2.4f", R"(
        tile 0507 woods
        tile 0605 woods
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        can move a l 0506-0507
        no move a l 0605-0606 = STOP_TERRAIN 2.1.2c)"},
    {"HL 6.2.4g", R"(
        u infantry a 0506
        u leader l 0506
        c infantry x 0504
        begin
        no move a l 0505-0605 = MUST_STOP_NEAR_ENEMY 6.2.4g)"},
    {"HL 6.2.4g into contact", R"(
        u infantry a 0507
        u leader l 0507
        c infantry x 0504
        begin
        can move a l 0506-0505
        costs move a l 0506-0505 = 2 AP)"},
    {"HL 6.2.4h", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        begin
        can move a l 0506-0507)"},
    {"HL 6.2.5a", R"(
        u infantry a 0505
        u leader l 0505
        c infantry x 1301
        begin
        do move a l 0504
        ap 12
        is l 0504
        no lead l 0505 = ALREADY_ACTIVATED 6.1.4c)"},
    {"HL 6.2.5b", R"(
        u artillery a 0505
        u leader l 0505
        c infantry x 1301
        begin
        do move a l 0504
        is l 0504
        ap 12)"},
    {"HL 6.2.5c", R"(
        u infantry a 0505
        u infantry b 0705
        u leader l 0506
        c infantry x 1301
        begin
        do lead l 0505
        no move a l 0504 = LEADER_NOT_FROM_START 6.2.5c
        do move a - 0504)"},
    {"HL 6.2.5d", R"(
        u infantry a 0505
        u leader l 0707
        c infantry x 1301
        begin
        do lead l 0706
        ap 12)"},
    {"HL 6.2.6a", R"(
        u cavalry a 0505
        u infantry b 0504
        c infantry x 1301
        begin
        no move a - 0504-0503 = HEX_LIMIT 6.2.6a)"},
    {"HL 7.1a", R"(
        u cavalry a 0505
        c infantry x 1301
        begin
        no move a - 0503 = PATH_BROKEN 7.1a
        no move a - 0504-0502 = PATH_BROKEN 7.1a
        no move a - 0504-0505 = PATH_BROKEN 7.1a)"},
    {"HL 7.1b", R"(
        u infantry a 0505
        u leader l 0505
        u artillery b 0705
        c infantry x 1301
        begin
        no move a l 0504-0503-0502 = RATE_EXCEEDED 7.1b
        no move b - 0704-0703 = RATE_EXCEEDED 7.1b)"},
    {"HL 7.1.1a", R"(
        u infantry a 0505
        u cavalry b 0705
        c infantry x 1301
        begin
        do move a - 0504
        no move a - 0503 = ALREADY_ACTIVATED 6.1.4a
        do move b - 0704
        no move b - 0703 = ALREADY_ACTIVATED 6.1.4a)"},
    {"HL 7.1.1b", R"(
        u infantry a 0507
        u leader l 0507
        u infantry b 0705
        u leader m 0705
        c infantry x 0704
        begin
        costs move a l 0508-0509 = 1 AP
        costs move b m 0706-0707 = 2 AP
        do move a l 0508-0509
        ap 12)"},
    {"HL 7.2a", R"(
        u infantry a 0505
        u infantry b 0506
        u cavalry d 0507
        c infantry x 1301
        begin
        no move a - 0506 = HEX_LIMIT 6.2.6a
        no move d - 0506-0606 = HEX_LIMIT 6.2.6a)"},
    {"HL 7.2b", R"(
        u infantry a 0505
        u artillery b 0504
        u leader l 0504
        u artillery d 0506
        c infantry x 1301
        begin
        can move a - 0504-0503
        can move a - 0504
        can move d - 0505)"},
    {"HL 7.2c", R"(
        tile 0604 river
        set river_crossing union
        set river_crossing_types infantry
        u infantry a 0505
        u leader l 0505
        c infantry x 0504
        c gunboat g 0604
        begin
        no move a - 0504 = ENEMY_HEX 7.2c
        no move a - 0604 = ENEMY_HEX 7.2c
        no lead l 0504-0503 = ENEMY_HEX 7.2c)"},
    {"HL 7.2d", R"(
        u cavalry a 0505
        c infantry x 0504
        c infantry y 0604
        begin
        can move a - 0605
        can move a - 0605-0705-0704
        can move a - 0506-0507)"},
    {"HL 7.2.1a,b,c", R"(
        u cavalry a 0505
        u leader l 0506
        c leader k 0504
        c infantry x 1301
        begin
        do move a - 0504-0503
        is k dead
        is a 0503
        vp union 1
        cites 7.2.1b)"},
    {"HL 7.2.1d", R"(
        u cavalry a 0505
        c leader k 0504
        c artillery x 0504
        begin
        no move a - 0504-0503 = ENEMY_HEX 7.2c
        is k 0504)"},
    {"HL 7.2.1e", R"(
        u infantry a 0505
        u leader l 0505
        c leader k 0504
        c infantry x 1301
        begin
        no lead l 0504 = ENEMY_HEX 7.2.1e
        do lead l 0504-0503
        is k 0504
        is l 0503)"},
    {"HL 7.3a", R"(
        u infantry a 0507
        u infantry b 0605
        u infantry d 0405
        c infantry x 0504
        begin
        can move a - 0508-0509
        costs move a - 0508-0509 = 1 AP
        no move a - 0506-0505 = FORCE_MARCH_NEAR_ENEMY 7.3a
        no move d - 0404-0304 = FORCE_MARCH_NEAR_ENEMY 7.3a
        do move b - 0604
        ap 12)"},
    {"HL 7.3a from contact", R"(
        u infantry a 0505
        c infantry x 0504
        begin
        no move a - 0506-0507 = FORCE_MARCH_NEAR_ENEMY 7.3a)"},
    {"HL 7.3b", R"(
        tile 0508 woods
        tile 0609 woods
        u infantry a 0507
        c infantry x 1301
        begin
        no move a - 0508-0509 = STOP_TERRAIN 2.1.2c
        can move a - 0508)"},
    {"HL 7.3c", R"(
        u artillery a 0507
        u cavalry b 0707
        c infantry x 1301
        begin
        no move a - 0508-0509 = RATE_EXCEEDED 7.1b
        no move b - 0706-0705-0704-0703 = NO_LEADER 6.2.4d)"},
    {"HL 7.3d", R"(
        u infantry a 0507
        u leader l 0507
        c infantry x 1301
        begin
        no move a l 0506-0505-0504 = RATE_EXCEEDED 7.1b)"},
    {"HL 7.3e", R"(
        u infantry a 0507
        u leader l 0507
        c infantry x 1301
        begin
        do move a l 0508-0509
        ap 12
        is l 0509)"},
    {"HL 7.3f", R"(
        u infantry a 0508
        c infantry x 0504
        begin
        do move a - 0507-0506
        no fire a 0504 = ALREADY_ACTIVATED 6.2.1b)"},
    {"HL 9.1a", R"(
        tile 0504 hill
        u infantry a 0505
        u leader l 0505
        c infantry x 1301
        begin
        no lead l 0504-0503 = STOP_TERRAIN 2.1.2c
        can lead l 0604-0603-0602
        no lead l 0604-0603-0602-0601 = RATE_EXCEEDED 7.1b
        do lead l 0604-0603-0602
        ap 12)"},
    {"HL 9.1b", R"(
        u infantry a 0505
        u leader l 0505
        u infantry b 0504
        u artillery d 0504
        u leader m 0504
        c infantry x 1301
        begin
        do lead l 0504-0503
        is l 0503)"},
    {"HL 9.1c", R"(
        u infantry a 0505
        u leader l 0505
        u infantry b 0504
        u leader m 0506
        c infantry x 0404
        begin
        can lead l 0504
        can lead l 0605
        no lead l 0506 = LEADER_ENDS_WITH_LEADER 4.4d
        no lead l 0404 = ENEMY_HEX 7.2c)"},
    {"HL 9.1.1a", R"(
        u cavalry a 0505
        u leader l 0505
        counter k 0504 owner=confederate
        c infantry x 1301
        begin
        do move a l 0504-0503-0502
        ap 12
        is l 0502)"},
    {"HL 9.1.1b", R"(
        u infantry a 0505 sp=4
        u artillery b 0505
        u leader l 0505
        c infantry x 1301
        begin
        do move a l 0504
        no lead l 0503 = ALREADY_ACTIVATED 6.1.4c
        no move b l 0504 = LEADER_NOT_FROM_START 6.2.5c)"},
    {"HL 9.1.2a", R"(
        u infantry a 0507
        u leader l 0507
        u artillery b 0705
        u leader m 0705
        c infantry x 0504
        begin
        costs move a l 0506-0505 = 2 AP
        no move b m 0706-0707 = BONUS_NOT_ALLOWED 6.2.4b)"},
};

} // namespace

class TestHoldTheLineMovement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pieces_data() { addCases(pieceCases); }
    void pieces() { runCase(); }
    void turns_data() { addCases(turnCases); }
    void turns() { runCase(); }
    void movement_data() { addCases(movementCases); }
    void movement() { runCase(); }
    void declared();
    void everyPathIsAccepted();
};

// HL 1.0a, HL 1.0e, HL 3.0.1a, HL 3.0.3b
void TestHoldTheLineMovement::declared()
{
    const System &declared = system();
    QCOMPARE(declared.sides.size(), std::size_t{2});
    const auto channel = [](const std::string &colour, std::size_t at) {
        return std::stoi(colour.substr(at, 2), nullptr, 16);
    };
    const std::string &blue = declared.sides[0].colour;
    const std::string &grey = declared.sides[1].colour;
    QVERIFY(channel(blue, 5) > channel(blue, 1) + 40);
    QVERIFY(std::abs(channel(grey, 1) - channel(grey, 5)) < 20);
    for (const char *type : {"infantry", "cavalry", "artillery"})
        QCOMPARE(declared.pieceType(type)->symbol, std::string(type));
    // Morale is a field of combat units alone.
    QCOMPARE(findField(declared.unitFields, "morale")->appliesTo, std::string("type=infantry,cavalry,artillery"));
    QVERIFY(findField(declared.leaderFields, "morale") == nullptr);

    Scenario scenario = makeScenario(declared, declared.presets.front());
    scenario.turns.resize(1);
    Piece stray;
    stray.id = "stray";
    stray.command = "nobody";
    stray.fields["type"] = std::string("infantry");
    stray.place = Place::onCell(0, 5);
    scenario.pieces.push_back(stray);
    QVERIFY(!hold_the_line::rules().start(std::make_shared<Scenario>(scenario)));
    scenario.pieces[0].command = "union";
    QVERIFY(hold_the_line::rules().start(std::make_shared<Scenario>(scenario)));
    scenario.sides.push_back({"third", "Third", "#000000", "#ffffff"});
    QVERIFY(!hold_the_line::rules().start(std::make_shared<Scenario>(scenario)));
}

// HL 7.1.1b: every other way of writing a listed move is accepted and leads to the same position.
void TestHoldTheLineMovement::everyPathIsAccepted()
{
    Script script;
    QCOMPARE(script.run(R"(
        u cavalry a 0505
        c infantry x 0503
        counter k 0604 owner=confederate
        begin)"),
             std::string());
    const auto &first = script.game();
    const auto play = [&](const char *line) {
        std::unique_ptr<Game> game = first.clone();
        const auto action = parseAction(hold_the_line::rules(), *game, line);
        Dice dice(1);
        if (!action || tryApply(game, *action, dice, nullptr))
            return std::uint64_t{0};
        return game->hash();
    };
    const std::uint64_t direct = play("move a - 0405-0406");
    QVERIFY(direct != 0);
    QCOMPARE(play("move a - 0506-0406"), direct);
    QCOMPARE(play("move a - 0506-0507-0406"), direct);
    // Passing the counter is another move than avoiding it.
    const std::uint64_t around = play("move a - 0605-0705");
    const std::uint64_t through = play("move a - 0604-0705");
    QVERIFY(around != 0 && through != 0 && around != through);
    QVERIFY(play("move a - 0604-0505") != 0);
}

QTEST_APPLESS_MAIN(TestHoldTheLineMovement)
#include "test_hold_the_line_movement.moc"
