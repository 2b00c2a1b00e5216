// SPDX-License-Identifier: MIT
// Victory conditions and starting Victory Points (BH-504 to BH-508, BH-510).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/rules/battle_hymn/victory_conditions.h"

#include <algorithm>
#include <set>

namespace hotchkiss::battle_hymn {

namespace {

using Kind = VictoryTest::Kind;

/// Ids and weights of the objectives a test speaks of.
std::map<std::string, int> weightsOf(const Scenario &s, const VictoryTest &test)
{
    std::map<std::string, int> weights;
    for (const Objective &objective : s.objectives)
        if (test.objectives.empty() || std::ranges::find(test.objectives, objective.id) != test.objectives.end())
            weights[objective.id] = wholeIn(objective.fields, s.system->objectiveFields, "weight");
    return weights;
}

int sumOf(const std::map<std::string, int> &weights)
{
    int sum = 0;
    for (const auto &[id, weight] : weights)
        sum += weight;
    return sum;
}

/// Calls for every plain test.
template <typename Function>
void eachPlain(const VictoryTest &test, const Function &function)
{
    if (test.parts.empty())
        function(test);
    for (const VictoryTest &part : test.parts)
        eachPlain(part, function);
}

void checkTest(Findings &findings, const VictoryCondition &condition, const VictoryTest &test)
{
    const Scenario &s = findings.scenario;
    const std::string line = std::to_string(condition.line);
    if (!findings.isSide(test.side))
        findings.add("BH-505",
                     {HK_NOOP("the victory condition in line %1 names “%2”, which is no side"), {line, test.side}});
    for (const std::string &id : test.objectives)
        if (std::ranges::none_of(s.objectives, [&](const Objective &objective) { return objective.id == id; }))
            findings.add("BH-505",
                         {HK_NOOP("the victory condition in line %1 names “%2”, which is no objective"), {line, id}},
                         id);
    const int most = sumOf(weightsOf(s, test));
    if (test.kind == Kind::Holds && test.number > most)
        findings.add("BH-506", {HK_NOOP("the victory condition in line %1 asks for %2 objectives out of %3"),
                                {line, std::to_string(test.number), std::to_string(most)}});
    if (test.kind == Kind::HoldsAll && most == 0)
        findings.add("BH-506",
                     {HK_NOOP("the victory condition in line %1 asks for all objectives, but there is none"), {line}});
}

void checkConditions(Findings &findings)
{
    const VictoryConditions conditions = victoryConditions(findings.scenario);
    if (conditions.list.empty() && conditions.mistakes.empty())
        findings.add("BH-504", HK_NOOP("no victory condition is set, so that every game ends with the default result"));
    for (const VictoryConditions::Mistake &mistake : conditions.mistakes)
        findings.add("BH-505", {HK_NOOP("the victory condition in line %1 cannot be read: %2"),
                                {std::to_string(mistake.line), mistake.text.str()}});
    for (const VictoryCondition &condition : conditions.list) {
        if (condition.winner != "draw" && !findings.isSide(condition.winner))
            findings.add("BH-505", {HK_NOOP("the victory condition in line %1 names “%2”, which is no side"),
                                    {std::to_string(condition.line), condition.winner}});
        eachPlain(condition.test, [&](const VictoryTest &test) { checkTest(findings, condition, test); });
    }
}

void checkUseless(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const VictoryConditions conditions = victoryConditions(s);
    std::set<std::string> used;
    bool points = false;
    for (const VictoryCondition &condition : conditions.list)
        eachPlain(condition.test, [&](const VictoryTest &test) {
            points = points || test.kind == Kind::Points || test.kind == Kind::Lead;
            if (test.kind == Kind::Holds || test.kind == Kind::HoldsAll)
                for (const auto &[id, weight] : weightsOf(s, test))
                    used.insert(id);
        });
    for (const Objective &objective : s.objectives)
        if (!conditions.list.empty() && !used.contains(objective.id) && !(points && objective.points != 0))
            findings.add("BH-510", {HK_NOOP("%1 takes no part in any victory condition"), {objective.name}},
                         objective.id, objective.place);
}

/// Whether two plain tests exclude each other.
bool excludes(const Scenario &s, const VictoryTest &a, const VictoryTest &b)
{
    if (a.side == b.side)
        return false;
    if (a.kind == Kind::Lead && b.kind == Kind::Lead)
        return a.number + b.number > 0;
    const auto holds = [](const VictoryTest &test) { return test.kind == Kind::Holds || test.kind == Kind::HoldsAll; };
    if (!holds(a) || !holds(b))
        return false;
    const std::map<std::string, int> ofA = weightsOf(s, a);
    const std::map<std::string, int> ofB = weightsOf(s, b);
    int shared = 0;
    bool common = false;
    for (const auto &[id, weight] : ofA)
        if (ofB.contains(id)) {
            shared += weight;
            common = true;
        }
    if (common && (a.kind == Kind::HoldsAll || b.kind == Kind::HoldsAll) && a.kind == b.kind)
        return true;
    const int needA = (a.kind == Kind::HoldsAll ? sumOf(ofA) : a.number) - (sumOf(ofA) - shared);
    const int needB = (b.kind == Kind::HoldsAll ? sumOf(ofB) : b.number) - (sumOf(ofB) - shared);
    return std::max(0, needA) + std::max(0, needB) > shared;
}

using Case = std::vector<const VictoryTest *>;

/// The ways in which a test can be met, each a list of plain tests; what is negated counts as open.
std::vector<Case> casesOf(const VictoryTest &test)
{
    constexpr std::size_t most = 200;
    if (test.kind == Kind::Not)
        return {{}};
    if (test.parts.empty())
        return {{&test}};
    std::vector<Case> cases = test.kind == Kind::All ? std::vector<Case>{{}} : std::vector<Case>{};
    for (const VictoryTest &part : test.parts) {
        const std::vector<Case> more = casesOf(part);
        if (test.kind == Kind::Any) {
            cases.insert(cases.end(), more.begin(), more.end());
            continue;
        }
        std::vector<Case> joined;
        for (const Case &one : cases)
            for (const Case &other : more) {
                joined.push_back(one);
                joined.back().insert(joined.back().end(), other.begin(), other.end());
            }
        cases = std::move(joined);
        cases.resize(std::min(cases.size(), most));
    }
    return cases;
}

bool canBothBeMet(const Scenario &s, const VictoryTest &a, const VictoryTest &b)
{
    for (const Case &one : casesOf(a))
        for (const Case &other : casesOf(b)) {
            const bool clash = std::ranges::any_of(one, [&](const VictoryTest *x) {
                return std::ranges::any_of(other, [&](const VictoryTest *y) { return excludes(s, *x, *y); });
            });
            if (!clash)
                return true;
        }
    return false;
}

bool testedTogether(const Scenario &s, const VictoryCondition &a, const VictoryCondition &b)
{
    if (a.atEnd && b.atEnd)
        return true;
    for (int hour = 1; hour <= static_cast<int>(s.turns.size()); ++hour) {
        const bool flagged = s.turns[static_cast<std::size_t>(hour - 1)].check;
        const auto tests = [&](const VictoryCondition &condition) {
            return (flagged && condition.atChecks) || std::ranges::find(condition.hours, hour) != condition.hours.end();
        };
        if (tests(a) && tests(b))
            return true;
    }
    return false;
}

void checkPrecedence(Findings &findings)
{
    const Scenario &s = findings.scenario;
    if (scenarioText(s, "victory_precedence") != "unset")
        return;
    const VictoryConditions conditions = victoryConditions(s);
    for (std::size_t i = 0; i < conditions.list.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const VictoryCondition &a = conditions.list[j];
            const VictoryCondition &b = conditions.list[i];
            if (a.winner == b.winner || a.winner == "draw" || b.winner == "draw" || !testedTogether(s, a, b) ||
                !canBothBeMet(s, a.test, b.test))
                continue;
            findings
                .add("BH-508",
                     {HK_NOOP("the victory conditions in lines %1 and %2 may be met in the same check; nothing "
                              "says who wins then"),
                      {std::to_string(a.line), std::to_string(b.line)}})
                .fixes.push_back(fixScenario(findings, HK_NOOP("The first in the list decides"), "victory_precedence",
                                             std::string("order")));
        }
}

void checkStartingPoints(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const Ruleset *ruleset = sharedRuleset(*s.system);
    if (ruleset == nullptr)
        return;
    const Charts charts(*ruleset, s.chartOverrides);
    for (const Side &side : s.sides) {
        const int computed = computedStartingPoints(s, charts, side.id);
        const int stated = startingPointsOf(s, charts, side.id);
        if (stated != computed)
            findings
                .add("BH-507",
                     {HK_NOOP("the scenario leaves %2 VP out of the count of the %1; the starting states give %3"),
                      {side.name, std::to_string(stated), std::to_string(computed)}},
                     side.id)
                .fixes.push_back(
                    fixScenario(findings, HK_NOOP("Use the number computed"), side.id + "_start_vp", std::nullopt));
    }
}

} // namespace

void addVictoryChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({info | objectives | sides, checkConditions, {}});
    checks.push_back({info | objectives, checkUseless, {}});
    checks.push_back({info | objectives | turns, checkPrecedence, {}});
    checks.push_back({info | forces | charts, checkStartingPoints, {}});
}

} // namespace hotchkiss::battle_hymn
