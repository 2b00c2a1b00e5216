// SPDX-License-Identifier: MIT
// What is printed on the counters, and to whom they belong (BH-201 to BH-207, BH-228, BH-229).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/setup_code.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/scenario/forces_steps.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace hotchkiss::battle_hymn {

namespace {

class UnitCheck
{
public:
    UnitCheck(Findings &findings, const Charts &charts)
        : m_findings(findings)
        , m_scenario(findings.scenario)
        , m_charts(charts)
    {}

    void run(std::size_t index)
    {
        const Piece &piece = m_scenario.pieces[index];
        if (!isCombatUnit(m_scenario, piece))
            return;
        checkStrength(index, piece);
        checkMorale(index, piece);
        checkAllowance(index, piece);
        checkFormation(index, piece);
        checkCode(piece);
    }

private:
    Diagnostic &say(const char *code, const char *text, const Piece &piece, std::vector<std::string> more = {})
    {
        more.insert(more.begin(), piece.name);
        return m_findings.add(code, {text, std::move(more)}, piece.id, piece.place);
    }
    int setting(const char *row) const { return m_charts.whole(m_charts.id("settings", row)); }

    void checkStrength(std::size_t index, const Piece &piece)
    {
        const int sp = unitWhole(m_scenario, piece, "sp");
        if (sp < 1)
            say("BH-203", HK_NOOP("%1 has a printed strength of %2; it takes 1 at least"), piece, {std::to_string(sp)})
                .fixes.push_back(fixUnit(m_findings, index, HK_NOOP("Set 1"), {{"sp", std::int64_t{1}}}));
    }

    void checkMorale(std::size_t index, const Piece &piece)
    {
        const int low = setting("morale_rating_minimum");
        const int high = std::max(low, setting("morale_rating_maximum"));
        const int mr = unitWhole(m_scenario, piece, "mr");
        if (mr < low || mr > high)
            say("BH-204", HK_NOOP("%1 has a Morale Rating of %2; allowed are %3 to %4"), piece,
                {std::to_string(mr), std::to_string(low), std::to_string(high)})
                .fixes.push_back(fixUnit(m_findings, index, HK_NOOP("Bring it into range"),
                                         {{"mr", std::int64_t{std::clamp(mr, low, high)}}}));
    }

    void checkAllowance(std::size_t index, const Piece &piece)
    {
        const std::string type = unitType(m_scenario, piece);
        const int ma = unitWhole(m_scenario, piece, "ma");
        const int usual = m_charts.whole(m_charts.id("movement_allowance", type, "ma"));
        if (ma < 1)
            say("BH-205", HK_NOOP("%1 has no Movement Allowance"), piece)
                .fixes.push_back(fixUnit(m_findings, index,
                                         {HK_NOOP("Set %1, usual for its type"), {std::to_string(usual)}},
                                         {{"ma", std::int64_t{std::max(1, usual)}}}));
        else if (type == "cavalry" && ma <= setting("mount_cost"))
            say("BH-228", HK_NOOP("%1 has a mounted Movement Allowance of %2; nothing would be left once it dismounts"),
                piece, {std::to_string(ma)});
    }

    void checkFormation(std::size_t index, const Piece &piece)
    {
        const int formation = findCommand(m_scenario, piece.command);
        const int side = sideOf(m_scenario, piece.command);
        if (formation < 0) {
            offerFormations(say("BH-206", HK_NOOP("%1 belongs to no formation, so it can never move"), piece), index,
                            piece, side);
        } else if (side < 0 || side > 1) {
            const Command &command = m_scenario.commands[static_cast<std::size_t>(formation)];
            Diagnostic &found = say("BH-207", HK_NOOP("%1 is of the formation %2, which belongs to neither side"),
                                    piece, {command.name});
            for (std::size_t i = 0; i < m_scenario.sides.size() && i < 2; ++i) {
                Command after = command;
                after.parent = m_scenario.sides[i].id;
                found.fixes.push_back(fix({HK_NOOP("Give the formation to %1"), {m_scenario.sides[i].name}},
                                          {replaceCommand(m_scenario, static_cast<std::size_t>(formation), after)}));
            }
        }
    }

    void offerFormations(Diagnostic &found, std::size_t index, const Piece &piece, int side)
    {
        constexpr std::size_t most = 8;
        for (const Command &command : m_scenario.commands) {
            const bool fits = command.level == "formation" && (side < 0 || sideOf(m_scenario, command.id) == side);
            if (!fits || found.fixes.size() >= most)
                continue;
            Piece after = piece;
            after.command = command.id;
            found.fixes.push_back(
                fix({HK_NOOP("Put it under %1"), {command.name}}, {replacePiece(m_scenario, index, std::move(after))}));
        }
    }

    void checkCode(const Piece &piece)
    {
        const std::string code = unitText(m_scenario, piece, "setup");
        if (!code.empty() && !parseSetupCode(code))
            say("BH-229",
                HK_NOOP("the set-up code of %1 is “%2”; it takes a hex like 0614 or an Hour with entry areas "
                        "like 2B or 6 C/D"),
                piece, {code});
    }

    Findings &m_findings;
    const Scenario &m_scenario;
    const Charts &m_charts;
};

void checkUnits(Findings &findings)
{
    const Ruleset *ruleset = sharedRuleset(*findings.scenario.system);
    if (ruleset == nullptr)
        return;
    const Charts charts(*ruleset, findings.scenario.chartOverrides);
    UnitCheck check(findings, charts);
    for (std::size_t i = 0; i < findings.scenario.pieces.size(); ++i)
        check.run(i);
}

void checkIds(Findings &findings)
{
    const Scenario &s = findings.scenario;
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < s.pieces.size(); ++i) {
        const Piece &piece = s.pieces[i];
        if (seen.insert(piece.id).second)
            continue;
        Piece renamed = piece;
        renamed.id = freshId(s, piece.name.empty() ? "unit" : piece.name);
        findings
            .add("BH-201", {HK_NOOP("%1 has the id %2, as another piece"), {piece.name, piece.id}}, piece.id,
                 piece.place)
            .fixes.push_back(fix({HK_NOOP("Call it %1"), {renamed.id}}, {replacePiece(s, i, renamed)}));
    }
}

void checkNames(Findings &findings)
{
    const Scenario &s = findings.scenario;
    std::set<std::tuple<std::string, std::string, std::string>> seen;
    for (const Piece &piece : s.pieces)
        if (isCombatUnit(s, piece))
            seen.insert({sideIdOf(s, piece), unitType(s, piece), piece.name});
    std::set<std::tuple<std::string, std::string, std::string>> met;
    for (std::size_t i = 0; i < s.pieces.size(); ++i) {
        const Piece &piece = s.pieces[i];
        const std::string side = sideIdOf(s, piece);
        const std::string type = unitType(s, piece);
        if (!isCombatUnit(s, piece) || met.insert({side, type, piece.name}).second)
            continue;
        Piece renamed = piece;
        do
            renamed.name = nextName(renamed.name);
        while (seen.contains({side, type, renamed.name}));
        findings
            .add("BH-202", {HK_NOOP("another unit of its side and type is called %1 too"), {piece.name}}, piece.id,
                 piece.place)
            .fixes.push_back(fix({HK_NOOP("Call it %1"), {renamed.name}}, {replacePiece(s, i, renamed)}));
    }
}

} // namespace

void addUnitChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({forces | charts, checkUnits, {}});
    checks.push_back({forces, checkIds, {}});
    checks.push_back({forces, checkNames, {}});
}

} // namespace hotchkiss::battle_hymn
