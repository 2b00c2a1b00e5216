// SPDX-License-Identifier: MIT
#include "model/engine/playthrough.h"

#include "model/format/yaml/text.h"

namespace hotchkiss {

namespace {

std::string ruleText(const std::string &rule)
{
    return rule.empty() ? "" : " [" + rule + "]";
}

std::string rollsText(const std::vector<Dice::Roll> &rolls)
{
    std::string text;
    for (const Dice::Roll &roll : rolls)
        text += " " + std::to_string(roll.value);
    return text.empty() ? text : "  (rolled" + text + ")";
}

std::string sideText(const Scenario &scenario, int side)
{
    const bool isKnown = side >= 0 && side < static_cast<int>(scenario.sides.size());
    return isKnown ? scenario.sides[static_cast<std::size_t>(side)].id : "-";
}

std::string standing(const PlaySession &session)
{
    const Outcome outcome = session.game().outcome();
    const Decision decision = session.game().decision();
    std::string out = outcome.over ? "over: " + outcome.text.str() + ruleText(outcome.rule)
                                   : "turn " + std::to_string(decision.turn) + ", " + decision.step + ": " +
                                         decision.text.str() + ruleText(decision.rule);
    out += "\nscore:";
    for (std::size_t side = 0; side < outcome.score.size(); ++side)
        out += " " + sideText(session.scenario(), static_cast<int>(side)) + " " + yaml::numberText(outcome.score[side]);
    return out + "\n";
}

} // namespace

bool playOn(PlaySession &session, const std::vector<PlayerSpec> &players, const Thinking &thinking)
{
    std::vector<std::unique_ptr<Player>> deciders;
    for (const PlayerSpec &spec : players)
        deciders.push_back(makePlayer(spec));
    for (;;) {
        const int side = firstToDecide(session.game());
        if (side < 0 || deciders[static_cast<std::size_t>(side)] == nullptr)
            return true;
        Pcg random = session.randomFor(side);
        const Action action = deciders[static_cast<std::size_t>(side)]->choose(session.game(), side, random, thinking);
        if (thinking.stop.stop_requested())
            return false;
        if (const std::optional<Refusal> refusal = session.act(action))
            throw DiceError(refusal->reason.str());
    }
}

Result<std::vector<PlayerSpec>> parsePlayers(const Scenario &scenario, std::string_view list, const PlayerSpec &others)
{
    std::vector<PlayerSpec> players(scenario.sides.size(), others);
    while (!list.empty()) {
        const std::size_t end = list.find(',');
        const std::string_view part = list.substr(0, end);
        list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
        const std::size_t equals = part.find('=');
        const int side = findSide(scenario, part.substr(0, equals));
        if (side < 0 || equals == std::string_view::npos) {
            std::string sides;
            for (const Side &known : scenario.sides)
                sides += (sides.empty() ? "" : ", ") + known.id + "=…";
            return Error{{HK_NOOP("\"%1\" names no side; allowed: %2"), {std::string(part), sides}}};
        }
        const Result<PlayerSpec> spec = parsePlayer(part.substr(equals + 1));
        if (!spec)
            return spec.error();
        players[static_cast<std::size_t>(side)] = *spec;
    }
    return players;
}

std::string playthroughText(const PlaySession &session)
{
    std::string out = session.scenario().info.title + "\n";
    if (!session.chance().script)
        out += "seed " + std::to_string(session.chance().seed) + "\n";
    for (std::size_t i = 0; i < session.at(); ++i) {
        const PlaySession::Entry &entry = session.entries()[i];
        out += "\n" + std::to_string(i + 1) + ". turn " + std::to_string(entry.before.turn) + ", " +
               sideText(session.scenario(), entry.action.side) + ", " + entry.before.step + ": " + entry.line + "\n";
        for (const Event &event : entry.events)
            out += "   " + event.what.str() + ruleText(event.rule) + rollsText(event.rolls) + "\n";
    }
    return out + "\n" + standing(session) + "position:\n" + session.game().positionText();
}

} // namespace hotchkiss
