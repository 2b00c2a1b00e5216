// SPDX-License-Identifier: MIT
#pragma once

#include "model/rules/hold_the_line/declaration.h"
#include "model/rules/hold_the_line/fire.h"
#include "model/rules/hold_the_line/game.h"
#include "model/rules/hold_the_line/rules.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <sstream>

namespace hotchkiss::hold_the_line {

/// Plays a small battle written line by line, and says at which line it went otherwise than written.
///
/// Set-up on the standard board of 13 by 9, both sides with 12 command points:
///   tile 0504 woods | u infantry a 0505 sp=2 green | c leader x 0504 | counter k 0504 owner=confederate value=2
///   set charge_check true | turns 3 | change 2 union_ap 1 | arrive 2 a,b 0101,0102 | leave 2 a | chart
///   terrain/woods/stop false
/// Play: `begin 5` starts with that die, `begin -` with none; `do LINE : dice` must be accepted and use up the dice
/// exactly. Questions: no LINE = KEY RULE | ask STEP SIDE | offers CELL CELL … (the last word of all listed actions) |
/// can LINE |
///   cannot LINE | is ID 0504 (or dead, away) | sp ID 3 | ap 5 | vp union 2 | turn 2 union | over union | cites RULE |
///   query NAME WORD … = yes RULE (or no RULE; some term of the answer cites it) |
///   rolled 3 | los 0505 0704 clear 8.2g | costs LINE = 2 AP | refuses (the scenario cannot be played)
class Script
{
public:
    /// The line that failed and why, or empty.
    std::string run(const std::string &text)
    {
        Scenario s = makeScenario(system(), system().presets.front());
        s.turns.resize(10);
        s.info.fields["union_command"] = std::int64_t{12};
        s.info.fields["confederate_command"] = std::int64_t{12};
        m_scenario = std::make_shared<Scenario>(std::move(s));
        std::istringstream lines(text);
        std::string line;
        while (std::getline(lines, line)) {
            line = trimmed(line);
            if (line.empty())
                continue;
            std::string fault;
            try {
                fault = obey(line);
            } catch (const std::exception &error) {
                fault = error.what();
            }
            if (!fault.empty())
                return line + " -> " + fault;
        }
        return {};
    }
    const HoldTheLine &game() const { return static_cast<const HoldTheLine &>(*m_game); }

private:
    static std::string trimmed(const std::string &text)
    {
        const auto from = text.find_first_not_of(' ');
        return from == std::string::npos ? std::string() : text.substr(from, text.find_last_not_of(' ') - from + 1);
    }
    static std::vector<std::string> split(const std::string &text, char by = ' ')
    {
        std::vector<std::string> parts;
        std::istringstream stream(text);
        for (std::string part; std::getline(stream, part, by);)
            if (!part.empty())
                parts.push_back(part);
        return parts;
    }
    static std::pair<std::string, std::string> halves(const std::string &text, char by)
    {
        const auto at = text.find(by);
        return at == std::string::npos ? std::pair(trimmed(text), std::string())
                                       : std::pair(trimmed(text.substr(0, at)), trimmed(text.substr(at + 1)));
    }
    Cell cell(const std::string &label) const
    {
        const Board &board = m_scenario->boards[0];
        const auto found = board.labels.cell(board.grid, label);
        if (!found)
            throw std::runtime_error("no hex " + label);
        return *found;
    }
    PieceIndex piece(const std::string &id) const
    {
        const int index = findPiece(*m_scenario, id);
        if (index < 0)
            throw std::runtime_error("no piece " + id);
        return static_cast<PieceIndex>(index);
    }
    Place place(const std::string &label) const
    {
        return label == "-" ? Place::nowhere() : Place::onCell(0, cell(label));
    }
    static Value value(const Field &field, const std::string &text)
    {
        switch (field.type) {
        case FieldType::Boolean:
            return text == "true";
        case FieldType::Integer:
            return std::int64_t{std::stoi(text)};
        case FieldType::ChoiceSet:
            return split(text, ',');
        default:
            return text;
        }
    }

    void addPiece(const std::vector<std::string> &words)
    {
        Piece added;
        added.id = words[2];
        added.name = words[2];
        added.kind = words[1] == "leader" ? PieceKind::Leader : PieceKind::Unit;
        added.command = words[0] == "u" ? "union" : "confederate";
        added.place = place(words[3]);
        if (added.kind == PieceKind::Unit)
            added.fields["type"] = words[1];
        for (std::size_t i = 4; i < words.size(); ++i) {
            const auto [key, number] = halves(words[i], '=');
            if (number.empty())
                added.fields["morale"] = key;
            else
                added.fields[key] = std::int64_t{std::stoi(number)};
        }
        m_scenario->pieces.push_back(added);
    }
    void addCounter(const std::vector<std::string> &words)
    {
        Objective added;
        added.id = words[1];
        added.name = words[1];
        added.place = place(words[2]);
        for (std::size_t i = 3; i < words.size(); ++i) {
            const auto [key, text] = halves(words[i], '=');
            if (key == "owner")
                added.owner = text;
            else if (key == "value")
                added.points = std::stoi(text);
            else if (key == "earned_by")
                added.fields[key] = text;
            else
                added.fields[key] = true;
        }
        m_scenario->objectives.push_back(added);
    }
    std::string start(bool mustFail)
    {
        // Somebody can always move, so that no turn ends before the script says so; leaders are in nobody's way.
        addPiece({"u", "leader", "spare-u", "0109"});
        addPiece({"c", "leader", "spare-c", "1309"});
        auto begun = rules().start(std::make_shared<Scenario>(*m_scenario));
        if (mustFail)
            return begun ? "it can be played" : "";
        if (!begun)
            return begun.error().text.str();
        m_game = std::move(*begun);
        return {};
    }
    static std::vector<int> numbers(const std::string &text)
    {
        std::vector<int> all;
        for (const std::string &word : split(text))
            all.push_back(std::stoi(word));
        return all;
    }
    std::optional<Action> parse(const std::string &line, std::string &fault) const
    {
        const auto parsed = parseAction(rules(), *m_game, line);
        if (!parsed) {
            fault = parsed.error().text.str();
            return std::nullopt;
        }
        return *parsed;
    }
    std::string perform(const std::string &line, const std::string &diceText)
    {
        std::string fault;
        const auto action = parse(line, fault);
        if (!action)
            return fault;
        m_events.clear();
        Dice dice = Dice::scripted(numbers(diceText));
        if (const auto refusal = tryApply(m_game, *action, dice, &m_events))
            return refusal->key + " " + refusal->rule + " " + refusal->reason.str();
        m_rolled = dice.take().size();
        return dice.left() == 0 ? "" : std::to_string(dice.left()) + " dice are left";
    }
    std::string refused(const std::string &line, const std::string &expected) const
    {
        std::string fault;
        const auto action = parse(line, fault);
        if (!action)
            return fault;
        const std::uint64_t before = m_game->hash();
        const auto refusal = m_game->check(*action);
        if (!refusal)
            return "it is accepted";
        if (m_game->hash() != before)
            return "the check changed the game";
        const std::string found = refusal->key + " " + refusal->rule.substr(3);
        return found == expected ? "" : "refused by " + found;
    }
    bool isListed(const std::string &line) const
    {
        std::vector<Action> actions;
        m_game->legalActions(actions);
        return std::ranges::any_of(actions,
                                   [&](const Action &action) { return actionText(rules(), *m_game, action) == line; });
    }
    std::string expect(const std::string &wanted, const std::string &found) const
    {
        return wanted == found ? "" : "it is " + found;
    }
    std::string whereIs(const std::string &id) const
    {
        const PieceState &state = game().position().at(piece(id));
        return state.status == Status::Eliminated ? "dead"
               : state.hex == noHex               ? "away"
                                                  : game().battle().label(state.hex);
    }
    std::string offered() const
    {
        std::vector<Action> actions;
        m_game->legalActions(actions);
        std::vector<std::string> ends;
        for (const Action &action : actions)
            ends.push_back(split(actionText(rules(), *m_game, action)).back());
        std::ranges::sort(ends);
        std::string all;
        for (const std::string &end : ends)
            all += (all.empty() ? "" : " ") + end;
        return all;
    }

    /// What a query answers: yes or no, and whether it cites the rule.
    std::string asked(const std::string &line, const std::string &expected) const
    {
        const std::vector<std::string> words = split(line);
        const auto query = std::ranges::find(rules().queries, words[0], &Query::name);
        if (query == rules().queries.end())
            return "no such query";
        const Result<Answer> answer = query->ask(*m_game, std::span(words).subspan(1));
        if (!answer)
            return "refused: " + answer.error().text.str();
        const auto [yes, rule] = halves(expected, ' ');
        const bool cites = std::ranges::find(answer->terms, "HL " + rule, &Term::rule) != answer->terms.end();
        return yes != (answer->yes ? "yes" : "no") ? "the answer is the other one"
               : !cites                            ? "it does not cite the rule"
                                                   : "";
    }

    std::string obey(const std::string &line)
    {
        const std::vector<std::string> words = split(line);
        const std::string &verb = words[0];
        const std::string rest = words.size() > 1 ? trimmed(line.substr(verb.size())) : std::string();
        Scenario &s = *m_scenario;
        if (verb == "tile") {
            s.boards[0].cells[static_cast<std::size_t>(cell(words[1]))].terrain =
                static_cast<std::uint8_t>(s.system->terrain(words[2]));
        } else if (verb == "u" || verb == "c") {
            addPiece(words);
        } else if (verb == "counter") {
            addCounter(words);
        } else if (verb == "set") {
            s.info.fields[words[1]] = value(*findField(s.system->scenarioFields, words[1]), words[2]);
        } else if (verb == "turns") {
            s.turns.resize(static_cast<std::size_t>(std::stoi(words[1])));
        } else if (verb == "change") {
            s.turns[static_cast<std::size_t>(std::stoi(words[1]) - 1)].fields[words[2]] =
                std::int64_t{std::stoi(words[3])};
        } else if (verb == "arrive") {
            s.arrivals.push_back({"arrival-" + std::to_string(s.arrivals.size()),
                                  split(words[2], ','),
                                  std::stoi(words[1]),
                                  words.size() > 3 ? split(words[3], ',') : std::vector<std::string>(),
                                  {},
                                  false});
        } else if (verb == "leave") {
            s.arrivals.push_back({"leave", split(words[2], ','), std::stoi(words[1]), {}, {}, true});
        } else if (verb == "chart") {
            const auto key = split(words[1], '/');
            s.chartOverrides[{key[0], key[1], key[2]}] = words[2] == "false"  ? Value(false)
                                                         : words[2] == "true" ? Value(true)
                                                         : std::isdigit(words[2].back())
                                                             ? Value(std::int64_t{std::stoi(words[2])})
                                                             : Value(words[2]);
        } else if (verb == "refuses") {
            return start(true);
        } else if (verb == "begin") {
            const std::string fault = start(false);
            return fault.empty() ? perform("begin", rest.empty() ? "1" : rest == "-" ? "" : rest) : fault;
        } else if (verb == "do") {
            const auto [action, dice] = halves(rest, ':');
            return perform(action, dice);
        } else if (verb == "no") {
            const auto [action, expected] = halves(rest, '=');
            return refused(action, expected);
        } else if (verb == "ask") {
            const Decision decision = m_game->decision();
            return expect(rest, decision.step + " " +
                                    s.sides[static_cast<std::size_t>(decider(game().battle(), game().position()))].id);
        } else if (verb == "offers") {
            return expect(rest, offered());
        } else if (verb == "can" || verb == "cannot") {
            return isListed(rest) == (verb == "can") ? "" : "it is not so";
        } else if (verb == "is") {
            return expect(words[2], whereIs(words[1]));
        } else if (verb == "sp") {
            return expect(words[2], std::to_string(game().position().at(piece(words[1])).sp));
        } else if (verb == "ap") {
            return expect(rest, std::to_string(game().position().ap));
        } else if (verb == "vp") {
            return expect(words[2],
                          std::to_string(victoryPoints(game().battle(), game().position(), findSide(s, words[1]))));
        } else if (verb == "turn") {
            return expect(rest, std::to_string(game().position().turn) + " " + s.sides[game().position().active].id);
        } else if (verb == "over") {
            const Outcome outcome = m_game->outcome();
            return expect(rest, !outcome.over        ? "not over"
                                : outcome.winner < 0 ? "draw"
                                                     : s.sides[static_cast<std::size_t>(outcome.winner)].id);
        } else if (verb == "cites") {
            const auto found = std::ranges::find(m_events, "HL " + rest, &Event::rule);
            return found != m_events.end() ? "" : "no event does";
        } else if (verb == "rolled") {
            return expect(rest, std::to_string(m_rolled));
        } else if (verb == "query") {
            const auto [question, expected] = halves(rest, '=');
            return asked(question, expected);
        } else if (verb == "costs") {
            const auto [action, price] = halves(rest, '=');
            std::string fault;
            const auto parsed = parse(action, fault);
            return parsed ? expect(price, m_game->preview(*parsed).cost) : fault;
        } else if (verb == "los") {
            const SightReport report = sight(game().battle(), game().position(), static_cast<HexId>(cell(words[1])),
                                             static_cast<HexId>(cell(words[2])));
            const std::string found = std::string(report.clear ? "clear" : "blocked") + " " + report.rule;
            return expect(words[3] + " " + words[4], found);
        } else {
            return "not understood";
        }
        return {};
    }

    std::shared_ptr<Scenario> m_scenario;
    std::unique_ptr<Game> m_game;
    Events m_events;
    std::size_t m_rolled = 0;
};

/// A rule, or several, and the little battle that shows it.
struct RuleCase
{
    const char *rule;
    const char *script;
};

inline void addCases(const std::vector<RuleCase> &cases)
{
    QTest::addColumn<QByteArray>("script");
    for (const RuleCase &rule : cases)
        QTest::newRow(rule.rule) << QByteArray(rule.script);
}

inline void runCase()
{
    QFETCH(QByteArray, script);
    Script player;
    const std::string fault = player.run(script.toStdString());
    QVERIFY2(fault.empty(), fault.c_str());
}

} // namespace hotchkiss::hold_the_line
