// SPDX-License-Identifier: MIT
// Unit counters and the markers a game needs, counted by the chart "marker_pool" (BH 2.2.3).
#include "model/print/common_parts.h"
#include "model/rules/battle_hymn/print.h"
#include "model/rules/battle_hymn/print_parts.h"
#include "model/scenario/place_text.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

using namespace print;

constexpr const char *pool = "marker_pool";

int wholeOf(const Scenario &scenario, const Piece &unit, std::string_view key)
{
    const Value value = valueOr(unit.fields, *findField(scenario.system->unitFields, key));
    const auto *number = std::get_if<std::int64_t>(&value);
    return number == nullptr ? 0 : static_cast<int>(*number);
}

template <typename Test>
int countUnits(const Scenario &scenario, Test test)
{
    return static_cast<int>(std::count_if(scenario.pieces.begin(), scenario.pieces.end(), [&](const Piece &piece) {
        return piece.kind == PieceKind::Unit && test(piece);
    }));
}

/// At least the chart's copies, and one for each so many of the units that can need one.
int copiesFor(const Charts &charts, const char *row, int units)
{
    const int least = charts.whole(charts.id(pool, row, "copies"));
    const std::optional<int> each = charts.wholeOrNone(charts.id(pool, row, "units_per_copy"));
    const int asked = each && *each > 0 ? (units + *each - 1) / *each : 0;
    return std::max(least, asked);
}

CounterFace plainFace(const char *colour, const char *textColour = "#1d1a16")
{
    CounterFace face;
    face.colour = colour;
    face.textColour = textColour;
    return face;
}

CounterFace sideFace(const Side &side)
{
    CounterFace face;
    face.colour = side.colour;
    face.textColour = side.textColour;
    return face;
}

/// Numbers that lie under a unit: 1 up to the highest SP less one (BH 2.2.3d).
CounterGroup numbers(const Scenario &scenario, const Charts &charts, const char *row, const Text &title,
                     const CounterFace &base)
{
    int highest = 0;
    for (const Piece &piece : scenario.pieces)
        if (piece.kind == PieceKind::Unit)
            highest = std::max(highest, wholeOf(scenario, piece, "sp"));
    const int from = charts.wholeOrNone(charts.id(pool, row, "lowest")).value_or(1);
    const int to = charts.wholeOrNone(charts.id(pool, row, "highest")).value_or(highest - 1);
    CounterGroup group{title, {}};
    for (int n = from; n <= to; ++n) {
        const int users = countUnits(scenario, [&](const Piece &unit) { return wholeOf(scenario, unit, "sp") > n; });
        CounterFace face = base;
        face.text = std::to_string(n);
        CounterFace back = base;
        group.counters.push_back({face, back, copiesFor(charts, row, users)});
    }
    return group;
}

CounterGroup hits(const Charts &charts)
{
    CounterGroup group{HK_NOOP("Hits"), {}};
    const int from = charts.wholeOrNone(charts.id(pool, "hit", "lowest")).value_or(1);
    const int to = charts.wholeOrNone(charts.id(pool, "hit", "highest")).value_or(from);
    for (int n = from; n <= to; ++n) {
        CounterFace face = plainFace("#b3261e", "#ffffff");
        face.head = HK_NOOP("Hits");
        face.text = std::to_string(n);
        group.counters.push_back({face, plainFace("#b3261e"), copiesFor(charts, "hit", 0)});
    }
    return group;
}

/// One for each formation, with its larger command and the Hour it joins the cup (BH 2.2.3a).
CounterGroup movementTurns(const Scenario &scenario)
{
    CounterGroup group{HK_NOOP("Movement Turns"), {}};
    for (const Command &command : scenario.commands) {
        if (countUnits(scenario, [&](const Piece &unit) { return unit.command == command.id; }) == 0)
            continue;
        const int side = sideOf(scenario, command.id);
        if (side < 0)
            continue;
        const auto &fields = scenario.system->commandFields;
        CounterFace face = sideFace(scenario.sides[std::size_t(side)]);
        face.band = bandOf(scenario, command.id);
        const std::string own = textOr(command.fields, fields, "marker_text");
        face.text = own.empty() ? command.name : own;
        const int above = findCommand(scenario, command.parent);
        face.head = above < 0 ? scenario.sides[std::size_t(side)].name : scenario.commands[std::size_t(above)].name;
        const auto hour = std::get<std::int64_t>(valueOr(command.fields, *findField(fields, "marker_hour")));
        face.foot = {HK_NOOP("Move · from %1"), {turnName(scenario, static_cast<int>(hour))}};
        // All backs are alike, so that the cup tells nothing.
        CounterFace back = textOr(command.fields, fields, "marker_back") == "plain"
                               ? plainFace("#4a4034", "#f2ead8")
                               : sideFace(scenario.sides[std::size_t(side)]);
        back.symbol = "star";
        group.counters.push_back({face, back, 1});
    }
    return group;
}

CounterGroup combatTurns(const Scenario &scenario, const Charts &charts)
{
    CounterGroup group{HK_NOOP("Combat Turns"), {}};
    for (const Side &side : scenario.sides) {
        CounterFace face = sideFace(side);
        face.head = side.name;
        face.symbol = "swords";
        face.foot = HK_NOOP("Combat Turn");
        CounterFace back = sideFace(side);
        back.symbol = "star";
        group.counters.push_back({face, back, charts.whole(charts.id("settings", "combat_markers", "value"))});
    }
    return group;
}

CounterGroup approachFire(const Scenario &scenario, const Charts &charts)
{
    const int units = countUnits(scenario, [](const Piece &) { return true; });
    CounterFace face = plainFace("#f4c430");
    face.head = HK_NOOP("Approach Fire");
    face.symbol = "arrow";
    return {HK_NOOP("Approach Fire"), {{face, face, copiesFor(charts, "approach_fire", units)}}};
}

/// Lettered pairs: one with the dismounted unit, one with its horses (BH 2.2.3e).
CounterGroup horses(const Scenario &scenario, const Charts &charts)
{
    const int cavalry = countUnits(scenario, [&](const Piece &unit) {
        return textOr(unit.fields, scenario.system->unitFields, "type") == "cavalry";
    });
    CounterGroup group{HK_NOOP("Horses"), {}};
    for (int pair = 0; pair < copiesFor(charts, "horses", cavalry); ++pair) {
        const std::string letter(1, static_cast<char>('A' + pair % 26));
        CounterFace horse = plainFace("#a9845a", "#ffffff");
        horse.symbol = "cavalry";
        horse.head = HK_NOOP("Horses");
        horse.text = letter;
        CounterFace riders = plainFace("#d9c3a0");
        riders.head = HK_NOOP("Dismounted");
        riders.text = letter;
        group.counters.push_back({horse, plainFace("#a9845a"), 1});
        group.counters.push_back({riders, plainFace("#d9c3a0"), 1});
    }
    return group;
}

/// A flag for each objective, a face for each owner; one more without owner where nobody holds it (BH 2.2.3g).
CounterGroup flags(const Scenario &scenario)
{
    CounterGroup group{HK_NOOP("Control"), {}};
    const auto flag = [](CounterFace face, const Text &owner, const std::string &name) {
        face.symbol = "flag";
        face.head = name;
        face.foot = owner;
        return face;
    };
    for (const Objective &objective : scenario.objectives) {
        if (textOr(objective.fields, scenario.system->objectiveFields, "flag") == "none" || scenario.sides.size() < 2)
            continue;
        const Side &first = scenario.sides[0];
        const Side &second = scenario.sides[1];
        group.counters.push_back({flag(sideFace(first), first.name, objective.name),
                                  flag(sideFace(second), second.name, objective.name), 1});
        if (objective.owner.empty())
            group.counters.push_back({flag(plainFace("#f2ead8"), HK_NOOP("nobody"), objective.name),
                                      flag(plainFace("#f2ead8"), HK_NOOP("nobody"), objective.name), 1});
    }
    return group;
}

CounterGroup timeAndInitiative(const Scenario &scenario, const Charts &charts)
{
    CounterGroup group{HK_NOOP("Time and Initiative"), {}};
    CounterFace hour = plainFace("#f2ead8");
    hour.symbol = "clock";
    hour.foot = HK_NOOP("Hour");
    group.counters.push_back({hour, plainFace("#f2ead8"), copiesFor(charts, "hour", 0)});
    for (const Side &side : scenario.sides) {
        CounterFace face = sideFace(side);
        face.head = side.name;
        face.symbol = "flag";
        face.foot = HK_NOOP("Initiative");
        group.counters.push_back({face, sideFace(side), copiesFor(charts, "initiative", 0)});
    }
    return group;
}

CounterGroup victoryPoints(const Scenario &scenario, const Charts &charts)
{
    CounterGroup group{HK_NOOP("Victory Points"), {}};
    for (const Side &side : scenario.sides)
        for (const char *row : {"victory_tens", "victory_ones"}) {
            const int from = charts.wholeOrNone(charts.id(pool, row, "lowest")).value_or(0);
            const int to = charts.wholeOrNone(charts.id(pool, row, "highest")).value_or(9);
            const bool tens = std::string_view(row) == "victory_tens";
            for (int n = from; n <= to; ++n) {
                CounterFace face = sideFace(side);
                face.head = HK_NOOP("VP");
                face.text = std::to_string(tens ? n * 10 : n);
                face.foot = side.name;
                group.counters.push_back({face, sideFace(side), copiesFor(charts, row, 0)});
            }
        }
    return group;
}

} // namespace

std::string setupCode(const Scenario &scenario, const Piece &piece)
{
    if (piece.place.kind != Place::Kind::Nowhere)
        return placeText(scenario, piece.place);
    const Arrival *arrival = arrivalOf(scenario, piece);
    if (arrival == nullptr)
        return {};
    const std::string where = whereTo(scenario, *arrival);
    const bool isShort = where.find('/') == std::string::npos;
    return std::to_string(arrival->turn) + (isShort ? "" : " ") + where;
}

CounterSheet unitSheet(const Scenario &scenario, const Charts &)
{
    CounterSheet sheet = unitCounters(scenario, printSupport());
    sheet.title = {HK_NOOP("Unit counters: %1"), {scenario.info.title}};
    for (CounterGroup &group : sheet.groups)
        for (Counter &counter : group.counters) {
            const Piece &piece = *counter.front.piece;
            counter.front.head = setupCode(scenario, piece);
            if (piece.kind == PieceKind::Unit)
                counter.front.foot = textOr(piece.fields, scenario.system->unitFields, "game_code");
        }
    return sheet;
}

CounterSheet markerSheet(const Scenario &scenario, const Charts &charts)
{
    CounterSheet sheet;
    sheet.title = {HK_NOOP("Markers: %1"), {scenario.info.title}};
    sheet.size = printSupport().counterSize;
    CounterFace strength = plainFace("#ffffff");
    strength.head = HK_NOOP("Strength");
    CounterFace demoralized = plainFace("#e8c9a8");
    demoralized.head = HK_NOOP("Demoralized");
    sheet.groups = {movementTurns(scenario),
                    combatTurns(scenario, charts),
                    timeAndInitiative(scenario, charts),
                    flags(scenario),
                    numbers(scenario, charts, "strength", HK_NOOP("Strength"), strength),
                    numbers(scenario, charts, "demoralization", HK_NOOP("Demoralization"), demoralized),
                    hits(charts),
                    approachFire(scenario, charts),
                    horses(scenario, charts),
                    victoryPoints(scenario, charts)};
    sheet.groups.erase(std::remove_if(sheet.groups.begin(), sheet.groups.end(),
                                      [](const CounterGroup &group) { return group.counters.empty(); }),
                       sheet.groups.end());
    return sheet;
}

} // namespace hotchkiss::battle_hymn
