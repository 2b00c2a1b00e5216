// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/checks.h"

#include <algorithm>
#include <set>

namespace hotchkiss::hold_the_line {

namespace {

QuickFix setUnitField(const Findings &findings, std::size_t index, const char *name, const char *key,
                      std::optional<Value> value)
{
    Piece after = findings.scenario.pieces[index];
    if (value)
        after.fields[key] = *value;
    else
        after.fields.erase(key);
    return fix(name, {replacePiece(findings.scenario, index, std::move(after))});
}

int fullStrength(const std::string &type)
{
    const Ruleset *ruleset = loadedRuleset();
    const auto id = ruleset == nullptr ? std::nullopt : ruleset->find("unit_types", type, "full_sp");
    const auto *full =
        id && ruleset->entry(*id).value ? std::get_if<std::int64_t>(&*ruleset->entry(*id).value) : nullptr;
    return full == nullptr ? 4 : static_cast<int>(*full);
}

void checkStrength(Findings &findings, std::size_t index, const std::string &type)
{
    const Piece &piece = findings.scenario.pieces[index];
    const auto set = piece.fields.find("sp");
    const auto *sp = set == piece.fields.end() ? nullptr : std::get_if<std::int64_t>(&set->second);
    if (sp == nullptr)
        return;
    const int full = fullStrength(type);
    const auto say = [&](const char *code, const char *text) -> Diagnostic & {
        return findings.add(code, {text, {piece.name, std::to_string(*sp), std::to_string(full)}}, piece.id,
                            piece.place);
    };
    if (*sp < 1 || *sp > 4)
        say("HL-205", HK_NOOP("%1 has a strength of %2; allowed are 1 to 4"))
            .fixes.push_back(setUnitField(findings, index, HK_NOOP("Bring it into range"), "sp",
                                          Value(std::clamp<std::int64_t>(*sp, 1, 4))));
    else if (*sp > full)
        say("HL-206", HK_NOOP("%1 has a strength of %2, its full strength is %3"))
            .fixes.push_back(
                setUnitField(findings, index, HK_NOOP("Set full strength"), "sp", Value(std::int64_t{full})));
    else if (*sp < full)
        say("HL-207", HK_NOOP("%1 starts with a strength of %2 of %3"));
}

void checkUnit(Findings &findings, std::size_t index)
{
    const Scenario &s = findings.scenario;
    const Piece &piece = s.pieces[index];
    if (piece.kind == PieceKind::Marker)
        return;
    const std::string type = typeOf(s, piece);
    if (type.empty()) {
        findings.add("HL-201", {HK_NOOP("%1 is of no known type"), {piece.name}}, piece.id, piece.place);
        return;
    }
    const auto morale = piece.fields.find("morale");
    if (!isCombat(type) && morale != piece.fields.end())
        findings
            .add("HL-203", {HK_NOOP("%1 has a morale, which only infantry, cavalry and artillery have"), {piece.name}},
                 piece.id, piece.place)
            .fixes.push_back(setUnitField(findings, index, HK_NOOP("Take it away"), "morale", std::nullopt));
    if (isCombat(type) && morale != piece.fields.end()) {
        const std::string colour = textOf(morale->second);
        if (colour != "green" && colour != "black" && colour != "gold")
            findings
                .add("HL-204", {HK_NOOP("the morale of %1 is none of green, black and gold"), {piece.name}}, piece.id,
                     piece.place)
                .fixes.push_back(
                    setUnitField(findings, index, HK_NOOP("Set black"), "morale", Value(std::string("black"))));
    }
    if (piece.kind == PieceKind::Unit)
        checkStrength(findings, index, type);
}

void checkUnits(Findings &findings)
{
    const Scenario &s = findings.scenario;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < s.pieces.size(); ++i) {
        checkUnit(findings, i);
        if (ids.insert(s.pieces[i].id).second)
            continue;
        Piece renamed = s.pieces[i];
        renamed.id = freshId(s, renamed.name.empty() ? "unit" : renamed.name);
        findings
            .add("HL-209", {HK_NOOP("another piece has the id %1 too"), {s.pieces[i].id}}, s.pieces[i].id,
                 s.pieces[i].place)
            .fixes.push_back(fix(HK_NOOP("Rename it"), {replacePiece(s, i, std::move(renamed))}));
    }
}

bool crossesRivers(const Scenario &s, const Piece &piece, const std::string &type)
{
    const int side = sideOf(s, piece.command);
    const std::vector<std::string> sides = wordsOf(textField(s, "river_crossing"));
    const std::vector<std::string> types = wordsOf(textField(s, "river_crossing_types"));
    return side >= 0 && std::ranges::find(sides, s.sides[static_cast<std::size_t>(side)].id) != sides.end() &&
           std::ranges::find(types, type) != types.end();
}

void checkGround(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (s.boards.empty() || !s.boards[0].grid.isHex())
        return;
    const Grid &grid = s.boards[0].grid;
    for (const Piece &piece : s.pieces) {
        const std::string type = typeOf(s, piece);
        if (!isPlaced(s, piece) || type.empty())
            continue;
        const Cell cell = piece.place.cell;
        const std::string &terrain = terrainAt(s, cell);
        if (type == "gunboat") {
            if (terrain != "river") {
                findings.add("HL-211", {HK_NOOP("%1 is not on a river tile"), {piece.name}}, piece.id, piece.place);
                continue;
            }
            bool hasWay = false;
            for (int direction = 0; direction < 6; ++direction)
                if (const Cell next = grid.neighbour(cell, direction); next != noCell)
                    hasWay = hasWay || terrainAt(s, next) == "river";
            if (!hasWay)
                findings.add("HL-212", {HK_NOOP("the river of %1 is a single hex"), {piece.name}}, piece.id,
                             piece.place);
        } else if (terrain == "swamp" || (terrain == "river" && !crossesRivers(s, piece, type))) {
            CellContent clear = s.boards[0].at(cell);
            clear.terrain = 0;
            findings
                .add("HL-210", {HK_NOOP("%1 stands in %2, which is closed to it"), {piece.name, terrain}}, piece.id,
                     piece.place)
                .fixes.push_back(fix(HK_NOOP("Take the tile away"), {patchCell(s, 0, cell, clear)}));
        }
    }
}

/// Blocks of one column of the pool, and where it lies in the chart.
struct Pool
{
    const char *row;
    const char *column;
    const char *morale; ///< nullptr: plain blocks
};

int blocksNeeded(const Scenario &s, std::size_t side, const Pool &pool)
{
    int need = 0;
    for (const Piece &piece : s.pieces) {
        const std::string type = typeOf(s, piece);
        if (type != pool.row || sideOf(s, piece.command) != static_cast<int>(side))
            continue;
        if (!isCombat(type)) {
            ++need;
        } else if (pool.morale != nullptr) {
            need += textOr(piece.fields, s.system->unitFields, "morale") == pool.morale ? 1 : 0;
        } else {
            const auto sp = piece.fields.find("sp");
            const auto *number = sp == piece.fields.end() ? nullptr : std::get_if<std::int64_t>(&sp->second);
            need +=
                (number == nullptr ? fullStrength(type) : static_cast<int>(std::clamp<std::int64_t>(*number, 1, 4))) -
                1;
        }
    }
    return need;
}

void checkPool(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (loadedRuleset() == nullptr)
        return;
    const Charts charts(*loadedRuleset(), s.chartOverrides);
    std::vector<Pool> pools;
    for (const char *row : {"infantry", "cavalry", "artillery"}) {
        pools.push_back({row, "green_flags", "green"});
        pools.push_back({row, "black_flags", "black"});
        pools.push_back({row, "gold_flags", "gold"});
        pools.push_back({row, "plain", nullptr});
    }
    pools.push_back({"leader", "plain", nullptr});
    pools.push_back({"gunboat", "plain", nullptr});
    for (const Pool &pool : pools) {
        for (std::size_t side = 0; side < s.sides.size(); ++side) {
            const int need = blocksNeeded(s, side, pool);
            const int have = charts.whole(charts.id("block_pool", pool.row, pool.column));
            if (need <= have)
                continue;
            const ChartKey key{"block_pool", pool.row, pool.column};
            const auto set = s.chartOverrides.find(key);
            findings
                .add("HL-213",
                     {HK_NOOP("%1: %2 (%3) needs %4 blocks, the box has %5"),
                      {s.sides[side].name, pool.row, pool.column, std::to_string(need), std::to_string(have)}},
                     s.sides[side].id)
                .fixes.push_back(fix(
                    HK_NOOP("Put as many in the box"),
                    {EditChart{key, set == s.chartOverrides.end() ? std::nullopt : std::optional<Value>(set->second),
                               Value(std::int64_t{need})}}));
        }
    }
}

void checkPresence(Findings &findings)
{
    const Scenario &s = findings.scenario;
    for (const Piece &piece : s.pieces) {
        if (!isPlaced(s, piece))
            continue;
        for (const Arrival &arrival : s.arrivals)
            if (!arrival.withdrawal && comesWith(s, arrival, piece)) {
                findings.add("HL-214", {HK_NOOP("%1 is on the map and in the schedule too"), {piece.name}}, piece.id,
                             piece.place);
                break;
            }
    }
    for (std::size_t side = 0; side < s.sides.size(); ++side) {
        int units = 0;
        int placed = 0;
        for (const Piece &piece : s.pieces) {
            if (!isCombat(typeOf(s, piece)) || sideOf(s, piece.command) != static_cast<int>(side))
                continue;
            ++units;
            placed += isPlaced(s, piece) ? 1 : 0;
        }
        if (units == 0)
            findings.add("HL-215", {HK_NOOP("the %1 has no combat unit"), {s.sides[side].name}}, s.sides[side].id);
        else if (placed == 0)
            findings.add("HL-216", {HK_NOOP("the %1 has no combat unit on the map on turn 1"), {s.sides[side].name}},
                         s.sides[side].id);
    }
}

} // namespace

void addUnitChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({pieces, checkUnits, {}});
    checks.push_back({forces | cells | boards | info, checkGround, {}});
    checks.push_back({forces | charts, checkPool, {}});
    checks.push_back({forces | arrivals | boards, checkPresence, {}});
}

} // namespace hotchkiss::hold_the_line
