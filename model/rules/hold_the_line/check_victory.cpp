// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/checks.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace hotchkiss::hold_the_line {

namespace {

constexpr const char *roles[]{"union", "confederate"};

std::string earnerOf(const Scenario &s, const Objective &objective)
{
    return textOr(objective.fields, s.system->objectiveFields, "earned_by");
}

bool mayEarn(const Scenario &s, const Objective &objective, const std::string &role)
{
    const std::string earner = earnerOf(s, objective);
    return objective.owner != role && (earner == "both" || earner == role);
}

/// Everything the side could ever score: enemies destroyed and counters taken.
struct Prospect
{
    int units = 0;
    int unitPoints = 0;
    int counters = 0;
};

Prospect prospectOf(const Scenario &s, const std::string &role)
{
    Prospect prospect;
    for (const Piece &piece : s.pieces) {
        const std::string type = typeOf(s, piece);
        const int side = sideOf(s, piece.command);
        if (side < 0 || s.sides[static_cast<std::size_t>(side)].id == role || type.empty() || type == "gunboat")
            continue;
        const auto vp = piece.fields.find("vp");
        const auto *points = vp == piece.fields.end() ? nullptr : std::get_if<std::int64_t>(&vp->second);
        ++prospect.units;
        prospect.unitPoints += points == nullptr ? 1 : static_cast<int>(*points);
    }
    for (const Objective &objective : s.objectives)
        if (mayEarn(s, objective, role))
            prospect.counters += std::max(1, objective.points);
    return prospect;
}

bool hasOtherCondition(const Scenario &s, const std::string &role)
{
    return !wordsOf(textField(s, role + "_hold")).empty() || !wordsOf(textField(s, role + "_destroy")).empty();
}

// Both may hold their hexes at once when no hex is on both lists; then who is on turn wins (HL G-42).
void checkRivals(Findings &findings)
{
    const std::vector<std::string> one = wordsOf(textField(findings.scenario, "union_hold"));
    const std::vector<std::string> other = wordsOf(textField(findings.scenario, "confederate_hold"));
    const auto isContested = [&](const std::string &label) { return std::ranges::find(other, label) != other.end(); };
    if (!one.empty() && !other.empty() && std::ranges::none_of(one, isContested))
        findings.add("HL-511", HK_NOOP("both sides can hold what they must hold at the same time; the side on turn "
                                       "would win"));
}

void checkThresholds(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const auto winsBy = [&](const std::string &role) {
        return wholeField(s, role + "_vp") >= 1 || hasOtherCondition(s, role);
    };
    if (!winsBy("union") && !winsBy("confederate")) {
        ScenarioInfo after = s.info;
        after.fields["union_vp"] = after.fields["confederate_vp"] = std::int64_t{6};
        findings.add("HL-501", HK_NOOP("no side has a victory condition"))
            .fixes.push_back(fix(HK_NOOP("Win by 6 points"), {replaceInfo(s, std::move(after))}));
        return;
    }
    checkRivals(findings);
    for (const std::string role : roles) {
        const int need = wholeField(s, role + "_vp");
        if (!winsBy(role))
            findings.add("HL-503", {HK_NOOP("the %1 side has nothing to win by"), {role}}, role);
        const Prospect prospect = prospectOf(s, role);
        const int most = prospect.unitPoints + prospect.counters;
        if (need > most && prospect.units > 0)
            findings
                .add("HL-502",
                     {HK_NOOP("the %1 side needs %2 points, but can get %3 at most"),
                      {role, std::to_string(need), std::to_string(most)}},
                     role)
                .fixes.push_back(
                    fixField(findings, HK_NOOP("Lower it"), role + "_vp", std::int64_t{std::max(1, most)}));
        else if (prospect.unitPoints > 0 && 10 * (need - prospect.counters) > 8 * prospect.unitPoints)
            findings.add("HL-513", {HK_NOOP("the %1 side must destroy more than four fifths of the enemy"), {role}},
                         role);
        if (wholeField(s, role + "_deadline") > static_cast<int>(s.turns.size()))
            findings.add("HL-512", {HK_NOOP("the deadline of the %1 side is after the last turn"), {role}}, role);
        for (const std::string &label : wordsOf(textField(s, role + "_hold")))
            if (s.boards.empty() || !s.boards[0].labels.cell(s.boards[0].grid, label))
                findings.add("HL-510", {HK_NOOP("the %1 side must hold %2, which is no hex"), {role, label}}, role);
        for (const std::string &id : wordsOf(textField(s, role + "_destroy")))
            if (findPiece(s, id) < 0)
                findings.add("HL-510", {HK_NOOP("the %1 side must destroy %2, which does not exist"), {role, id}},
                             role);
    }
}

void checkCounters(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (s.boards.empty() || !s.boards[0].grid.isHex())
        return;
    const LandParts land = landParts(s);
    for (std::size_t i = 0; i < s.objectives.size(); ++i) {
        const Objective &objective = s.objectives[i];
        const auto say = [&](const char *code, const char *text) -> Diagnostic & {
            return findings.add(code, {text, {objective.name}}, objective.id, objective.place);
        };
        if (!objective.owner.empty() && earnerOf(s, objective) == objective.owner) {
            Objective after = objective;
            after.fields["earned_by"] = std::string(objective.owner == "union" ? "confederate" : "union");
            say("HL-505", HK_NOOP("%1 can be earned only by the side that holds it already"))
                .fixes.push_back(fix(HK_NOOP("Let the other side earn it"), {replaceItem(i, objective, after)}));
        }
        if (objective.points < 1) {
            Objective after = objective;
            after.points = 1;
            say("HL-506", HK_NOOP("%1 is worth nothing"))
                .fixes.push_back(fix(HK_NOOP("Make it worth 1"), {replaceItem(i, objective, after)}));
        }
        if (std::get<bool>(valueOr(objective.fields, *findField(s.system->objectiveFields, "movable"))) &&
            objective.owner.empty())
            say("HL-604", HK_NOOP("%1 may be moved, but belongs to nobody who could"));
        if (objective.place.kind != Place::Kind::OnCell || !s.boards[0].grid.contains(objective.place.cell))
            continue;
        bool reached = false;
        bool earners = false;
        for (const Piece &piece : s.pieces) {
            const int side = sideOf(s, piece.command);
            if (!isCombat(typeOf(s, piece)) || side < 0 ||
                !mayEarn(s, objective, s.sides[static_cast<std::size_t>(side)].id))
                continue;
            earners = true;
            std::vector<Cell> starts;
            if (isPlaced(s, piece))
                starts.push_back(piece.place.cell);
            for (const Arrival &arrival : s.arrivals)
                if (!arrival.withdrawal && comesWith(s, arrival, piece))
                    for (const Cell cell : entryCells(s, arrival))
                        starts.push_back(cell);
            const int part = land.part[static_cast<std::size_t>(objective.place.cell)];
            for (const Cell start : starts)
                reached = reached || (part >= 0 && land.part[static_cast<std::size_t>(start)] == part);
            if (isPlaced(s, piece) && piece.place.cell == objective.place.cell)
                findings.add(
                    "HL-508",
                    {HK_NOOP("%1 starts on %2, which it may earn only by entering"), {piece.name, objective.name}},
                    objective.id, objective.place);
        }
        if (earners && !reached && wordsOf(textField(s, "river_crossing")).empty())
            say("HL-507", HK_NOOP("no unit that may earn %1 can reach it"));
    }
}

/// Rules of the fields in which the scenario says something of its own.
std::set<std::string> rulesOfFields(const Scenario &s)
{
    std::set<std::string> rules;
    const auto add = [&rules](const std::vector<Field> &fields, const Values &values) {
        for (const Field &field : fields)
            if (values.contains(field.key))
                rules.insert(field.rule);
    };
    add(s.system->scenarioFields, s.info.fields);
    for (const Piece &piece : s.pieces)
        add(piece.kind == PieceKind::Leader ? s.system->leaderFields : s.system->unitFields, piece.fields);
    for (const Objective &objective : s.objectives)
        add(s.system->objectiveFields, objective.fields);
    for (const Turn &turn : s.turns)
        add(s.system->turnFields, turn.fields);
    return rules;
}

/// Whether a line names one of the rules, or a paragraph of it: "HL 6.1" is named by "(HL 6.1a)", not by "(HL 6.12)".
bool cites(const std::string &line, const std::string &rule)
{
    for (auto at = line.find(rule); at != std::string::npos; at = line.find(rule, at + 1))
        if (at + rule.size() == line.size() || line[at + rule.size()] < '0' || line[at + rule.size()] > '9')
            return true;
    return false;
}

// A line that names the rule of a field puts into words what the field does; any other is left to the players.
void checkWords(Findings &findings)
{
    const std::set<std::string> rules = rulesOfFields(findings.scenario);
    std::istringstream lines(findings.scenario.info.specialRules);
    for (std::string line; std::getline(lines, line);)
        if (line.find_first_not_of(" \t\r") != std::string::npos &&
            std::ranges::none_of(rules, [&line](const std::string &rule) { return cites(line, rule); }))
            findings.add("HL-601", {HK_NOOP("no field says the same, so it is not enforced in play: %1"), {line}});
}

void checkSpecialRules(Findings &findings)
{
    const Scenario &s = findings.scenario;
    checkWords(findings);
    const bool sides = !wordsOf(textField(s, "river_crossing")).empty();
    const bool types = !wordsOf(textField(s, "river_crossing_types")).empty();
    if (sides != types)
        findings.add("HL-602", sides ? HK_NOOP("rivers may be crossed, but no kind of piece is named")
                                     : HK_NOOP("pieces may cross rivers, but no side is named"));
    std::set<std::string> has;
    for (const Piece &piece : s.pieces)
        has.insert(typeOf(s, piece));
    const bool hills = !s.boards.empty() && std::ranges::any_of(s.boards[0].cells, [&](const CellContent &cell) {
        return s.system->terrains[cell.terrain].key == "hill";
    });
    const auto idle = [&](const char *key, const char *text) {
        findings.add("HL-603", text, key).fixes.push_back(fixField(findings, HK_NOOP("Switch it off"), key, false));
    };
    if (flagField(s, "hill_artillery") && (!hills || !has.contains("artillery")))
        idle("hill_artillery", HK_NOOP("artillery on hills: there is no hill, or no artillery"));
    if (flagField(s, "charge_check") && !has.contains("infantry") && !has.contains("cavalry"))
        idle("charge_check", HK_NOOP("morale before close combat: there is neither infantry nor cavalry"));
}

void checkTexts(Findings &findings)
{
    const Scenario &s = findings.scenario;
    std::string missing;
    const auto miss = [&](bool empty, const char *what) {
        if (empty)
            missing += (missing.empty() ? "" : ", ") + std::string(what);
    };
    miss(s.info.title.empty(), "title");
    miss(s.info.victory.empty(), "victory");
    for (const Side &side : s.sides)
        miss(side.name.empty(), "name of a side");
    if (!missing.empty())
        findings.add("HL-801", {HK_NOOP("the scenario sheet lacks: %1"), {missing}});
}

} // namespace

void addVictoryChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({info | forces | objectives | turns | boards, checkThresholds, {}});
    checks.push_back({info | forces | objectives | arrivals | areas | cells | boards, checkCounters, {}});
    checks.push_back({info | pieces | objectives | turns | cells | boards, checkSpecialRules, {}});
    checks.push_back({info | sides, checkTexts, {}});
}

} // namespace hotchkiss::hold_the_line
