// SPDX-License-Identifier: MIT
// How units open the scenario: losses, demoralization, boxes (BH-216 to BH-219, BH-227).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/formations.h"
#include "model/rules/battle_hymn/starting_state.h"

namespace hotchkiss::battle_hymn {

namespace {

void checkState(Findings &findings, std::size_t index)
{
    const Scenario &s = findings.scenario;
    const Piece &piece = s.pieces[index];
    const StartingState state = startingState(s, piece);
    const auto say = [&](const char *code, const char *text, int a, int b) -> Diagnostic & {
        return findings.add(code, {text, {piece.name, std::to_string(a), std::to_string(b)}}, piece.id, piece.place);
    };
    if (state.eliminated)
        return;
    if (state.losses >= state.printed)
        say("BH-216", HK_NOOP("%1 has lost %2 of its %3 SPs; a unit in the scenario keeps 1 at least"), state.losses,
            state.printed);
    if (state.shattered && state.strength() < 1)
        say("BH-218", HK_NOOP("%1 is Shattered and has no SP left (%2 of %3 are lost)"), state.losses, state.printed)
            .fixes.push_back(liftUnit(findings, index, HK_NOOP("Move it to the Eliminated box"),
                                      {{"eliminated", true}, {"shattered", std::nullopt}}));
    else if (state.shattered && state.strength() == 1)
        say("BH-219", HK_NOOP("%1 is Shattered with %2 SP; its last SP always stays demoralized"), 1, 0);
    else if (!state.shattered && state.losses < state.printed && state.demoralized >= state.strength())
        say("BH-217", HK_NOOP("%2 of the %3 SPs of %1 are demoralized; it would be Shattered"), state.demoralized,
            state.strength())
            .fixes.push_back(liftUnit(findings, index, HK_NOOP("Move it to the Shattered box"),
                                      {{"shattered", true}, {"demoralized", std::nullopt}}));
}

void checkStates(Findings &findings)
{
    for (std::size_t i = 0; i < findings.scenario.pieces.size(); ++i)
        if (isCombatUnit(findings.scenario, findings.scenario.pieces[i]))
            checkState(findings, i);
}

// Night takes all Approach Fire markers away before anybody can fire (BH 13b).
void checkNightMarkers(Findings &findings)
{
    const Scenario &s = findings.scenario;
    const int first = firstHour(s);
    if (first > static_cast<int>(s.turns.size()) || !s.turns[static_cast<std::size_t>(first - 1)].night)
        return;
    for (std::size_t i = 0; i < s.pieces.size(); ++i)
        if (isCombatUnit(s, s.pieces[i]) && !unitText(s, s.pieces[i], "approach_firers").empty())
            findings
                .add("BH-227",
                     {HK_NOOP("%1 has an Approach Fire marker, but the first Hour is Night, which removes it"),
                      {s.pieces[i].name}},
                     s.pieces[i].id, s.pieces[i].place)
                .fixes.push_back(
                    fixUnit(findings, i, HK_NOOP("Take the marker off"), {{"approach_firers", std::nullopt}}));
}

} // namespace

void addStateChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({pieces, checkStates, {}});
    checks.push_back({pieces | turns | info, checkNightMarkers, {}});
}

} // namespace hotchkiss::battle_hymn
