// SPDX-License-Identifier: MIT
#pragma once

#include "model/format/yaml/file.h"
#include "model/rules/battle_hymn/declaration.h"
#include "model/rules/battle_hymn/fire.h"
#include "model/rules/battle_hymn/game.h"
#include "model/rules/battle_hymn/rules.h"
#include "model/rules/battle_hymn/score.h"
#include "model/rules/battle_hymn/zone.h"
#include "model/scenario/edit.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <sstream>

namespace hotchkiss::battle_hymn {

/// Plays a small battle written line by line, and says at which line it went otherwise than written.
///
/// Set-up on a clear board of 16 by 12, three Hours by day:
///   t 0504 woods | level 0504 1 | side stream 0504/0505 | side slope 0504>0505 (the high hex first) |
///   path road 0504 0505 0506 | exit road 0101 N (a road off the map) |
///   u infantry a 0504 sp=4 mr=1 f=first (u: usa, c: csa; - for no hex; formations are made when they are named) |
///   flag a dismounted | text a horses_at 0503 | hours 5 | hour 2 night check initiative=usa |
///   arrive 2 a,b B | area B usa 0101,0102 entry | zone usa 0304,0305 | way-out usa 0101 vp=2 lost |
///   objective hill 0504 owner=usa points=5 weight=2 | set at_random true | win final: usa "Level" if usa holds 1 |
///   chart rally/zero/restored 2
/// Beginnings: begin : dice | movement FORMATION (its marker is drawn first) | combat SIDE (it has the Initiative and
///   plays its Combat Turn at once) : dice | position KEY: VALUE (as in a file; then) resume | refuses (cannot be
///   played)
/// Play: `do LINE : dice` must be accepted and use up the dice exactly. Questions: no LINE = KEY RULE | ask STEP SIDE |
///   offers WORD … (the last word of all listed actions, sorted) | can LINE | cannot LINE |
///   is ID 0504 (or shattered, eliminated, off-map, rallied, left) | state ID STRENGTH DEMORALIZED LOST |
///   horses ID 0503 (or lost, none) | holders ID 1 | mp ID 5 (left) | marked ID FIRER,FIRER (or -) | owner ID usa (or
///   none) | vp usa 12 | hour 2 | cup WORD … | over usa | cites RULE | rolled 3 | costs LINE = 3 MP | chance LINE FIRER
///   TARGET 5 | chance FIRER TARGET 5 [approach] | los 0504 0704 clear | zoc usa 0504 yes | surrounded ID yes
class Script
{
public:
    /// The line that failed and why, or empty.
    std::string run(const std::string &text)
    {
        BoardPreset preset = system().presets.front();
        preset.grid = Grid::hexes(16, 12);
        m_scenario = std::make_shared<Scenario>(makeScenario(system(), preset));
        m_scenario->turns.resize(3);
        std::istringstream lines(text);
        std::string line;
        while (std::getline(lines, line)) {
            line = trimmed(line);
            if (line.empty())
                continue;
            std::string fault;
            try {
                fault = obey(line);
            } catch (const FileError &error) {
                fault = error.str();
            } catch (const std::exception &error) {
                fault = error.what();
            }
            if (!fault.empty())
                return line + " -> " + fault;
        }
        return {};
    }
    const BattleHymn &game() const { return static_cast<const BattleHymn &>(*m_game); }

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
        const auto at = text.rfind(by);
        return at == std::string::npos ? std::pair(trimmed(text), std::string())
                                       : std::pair(trimmed(text.substr(0, at)), trimmed(text.substr(at + 1)));
    }
    Board &board() { return m_scenario->boards[0]; }
    Cell cell(const std::string &label) const
    {
        const Board &board = m_scenario->boards[0];
        const auto found = board.labels.cell(board.grid, label);
        if (!found)
            throw std::runtime_error("no hex " + label);
        return *found;
    }
    HexId hex(const std::string &label) const { return static_cast<HexId>(cell(label)); }
    std::vector<Cell> cells(const std::string &list) const
    {
        std::vector<Cell> all;
        for (const std::string &label : split(list, ','))
            all.push_back(cell(label));
        return all;
    }
    PieceIndex unit(const std::string &id) const
    {
        const int index = findPiece(*m_scenario, id);
        if (index < 0)
            throw std::runtime_error("no unit " + id);
        return static_cast<PieceIndex>(index);
    }
    Piece &piece(const std::string &id) { return m_scenario->pieces[static_cast<std::size_t>(unit(id))]; }
    const Position &position() const { return game().position(); }
    const UnitState &state(const std::string &id) const { return position().unit(unit(id)); }
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

    void addUnit(const std::vector<std::string> &words)
    {
        Piece added;
        added.id = words[2];
        added.name = words[2];
        added.kind = PieceKind::Unit;
        added.fields["type"] = words[1];
        if (words[3] != "-")
            added.place = Place::onCell(0, cell(words[3]));
        const std::string side = words[0] == "u" ? "usa" : "csa";
        added.command = words[0] == "u" ? "first" : "rebels";
        for (std::size_t i = 4; i < words.size(); ++i) {
            const auto [key, text] = halves(words[i], '=');
            if (key == "f")
                added.command = text;
            else
                added.fields[key] = std::int64_t{std::stoi(text)};
        }
        if (findCommand(*m_scenario, added.command) < 0) {
            Command made;
            made.id = added.command;
            made.name = added.command;
            made.parent = side;
            made.level = "formation";
            m_scenario->commands.push_back(made);
        }
        m_scenario->pieces.push_back(added);
    }
    void mark(SideMarks &marks, SideId side, int kind, Mark how)
    {
        marks.set(side, withMark(marks.at(side), kind, how), board().grid.sideCount());
    }
    void addSide(const std::string &type, const std::string &text)
    {
        const bool directed = text.find('>') != std::string::npos;
        const auto [one, other] = halves(text, directed ? '>' : '/');
        const SideId side = board().grid.sideBetween(cell(one), cell(other));
        const Mark how = !directed                                  ? Mark::Plain
                         : board().grid.sideCell(side) == cell(one) ? Mark::HighHere
                                                                    : Mark::HighThere;
        mark(board().sides, side, m_scenario->system->sideType(type), how);
    }
    void addHour(const std::vector<std::string> &words)
    {
        Turn &turn = m_scenario->turns[static_cast<std::size_t>(std::stoi(words[1]) - 1)];
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto [key, text] = halves(words[i], '=');
            if (key == "night")
                turn.night = true;
            else if (key == "check")
                turn.check = true;
            else
                turn.initiative = text;
        }
    }
    void addArea(const std::string &id, const std::string &kind, const std::string &side, const std::string &list,
                 const Values &values = {})
    {
        Area area;
        area.id = id;
        area.name = id;
        area.kind = kind;
        area.side = side == "both" ? std::string() : side;
        area.cells = cells(list);
        area.values = values;
        board().areas.push_back(area);
    }
    void addObjective(const std::vector<std::string> &words)
    {
        Objective added;
        added.id = words[1];
        added.name = words[1];
        added.place = Place::onCell(0, cell(words[2]));
        for (std::size_t i = 3; i < words.size(); ++i) {
            const auto [key, text] = halves(words[i], '=');
            if (key == "owner")
                added.owner = text;
            else if (key == "points")
                added.points = std::stoi(text);
            else
                added.fields[key] = std::int64_t{std::stoi(text)};
        }
        m_scenario->objectives.push_back(added);
    }

    std::string start(bool mustFail = false)
    {
        auto begun = rules().start(std::make_shared<Scenario>(*m_scenario));
        if (mustFail)
            return begun ? "it can be played" : "";
        if (!begun)
            return begun.error().text.str();
        m_game = std::move(*begun);
        return {};
    }
    /// Draws the marker of the formation first, whatever its place in the cup.
    std::string startMovement(const std::string &formation)
    {
        if (std::string fault = start(); !fault.empty())
            return fault;
        const std::unique_ptr<Game> fresh = m_game->clone();
        for (int die = 1; die <= 20; ++die) {
            m_game = fresh->clone();
            if (!perform("begin", std::to_string(die)).empty())
                continue;
            if (position().step == Step::Movement &&
                m_scenario->commands[static_cast<std::size_t>(game().battle().formation(position().formation).command)]
                        .id == formation)
                return {};
        }
        return "its marker cannot be drawn";
    }
    std::string startCombat(const std::string &side, const std::string &dice)
    {
        m_scenario->turns[0].initiative = side;
        if (std::string fault = start(); !fault.empty())
            return fault;
        if (std::string fault = perform("begin", ""); !fault.empty())
            return fault;
        return perform("combat", dice);
    }
    std::string resume()
    {
        const std::string text = "position:\n" + m_positionText;
        const auto document = yaml::openText(text, "position");
        m_game = rules().position(std::make_shared<Scenario>(*m_scenario), document->root().find("position"));
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
    std::vector<Action> listed() const
    {
        std::vector<Action> actions;
        m_game->legalActions(actions);
        return actions;
    }
    bool isListed(const std::string &line) const
    {
        return std::ranges::any_of(listed(),
                                   [&](const Action &action) { return actionText(rules(), *m_game, action) == line; });
    }
    static std::string expect(const std::string &wanted, const std::string &found)
    {
        return wanted == found ? "" : "it is " + found;
    }
    static std::string expect(const std::string &wanted, int found) { return expect(wanted, std::to_string(found)); }
    std::string whereIs(const std::string &id) const
    {
        switch (state(id).where) {
        case Where::OffMap:
            return "off-map";
        case Where::Shattered:
            return "shattered";
        case Where::Eliminated:
            return "eliminated";
        case Where::Rallied:
            return "rallied";
        case Where::Left:
            return "left";
        default:
            return game().battle().label(state(id).hex);
        }
    }
    static std::string joinedSorted(std::vector<std::string> words)
    {
        std::ranges::sort(words);
        std::string all;
        for (const std::string &word : words)
            all += (all.empty() ? "" : " ") + word;
        return all;
    }
    std::string offered() const
    {
        std::vector<std::string> ends;
        for (const Action &action : listed())
            ends.push_back(split(actionText(rules(), *m_game, action)).back());
        return joinedSorted(ends);
    }
    std::string cup() const
    {
        std::vector<std::string> words;
        const Battle &battle = game().battle();
        for (std::size_t i = 0; i < position().cup.size(); ++i)
            if (position().cup[i])
                words.push_back(i < battle.formations.size()
                                    ? m_scenario->commands[static_cast<std::size_t>(battle.formations[i].command)].id
                                    : m_scenario->sides[i - battle.formations.size()].id);
        return joinedSorted(words);
    }
    std::string firersOf(const std::string &id) const
    {
        std::string all;
        for (const Pairing &pairing : position().pairings)
            if (pairing.target == unit(id))
                all += (all.empty() ? "" : ",") + m_scenario->pieces[static_cast<std::size_t>(pairing.firer)].id;
        return all.empty() ? "-" : all;
    }

    std::string obey(const std::string &line)
    {
        const std::vector<std::string> words = split(line);
        const std::string rest = words.size() > 1 ? trimmed(line.substr(words[0].size())) : std::string();
        if (const auto done = setUp(words, rest))
            return *done;
        if (const auto done = play(words, rest))
            return *done;
        if (const auto done = ask(words, rest))
            return *done;
        return "not understood";
    }

    std::optional<std::string> setUp(const std::vector<std::string> &words, const std::string &rest)
    {
        const std::string &verb = words[0];
        Scenario &s = *m_scenario;
        if (verb == "t") {
            board().cells[static_cast<std::size_t>(cell(words[1]))].terrain =
                static_cast<std::uint8_t>(s.system->terrain(words[2]));
        } else if (verb == "level") {
            board().cells[static_cast<std::size_t>(cell(words[1]))].elevation =
                static_cast<std::int8_t>(std::stoi(words[2]));
        } else if (verb == "side") {
            addSide(words[1], words[2]);
        } else if (verb == "path") {
            for (std::size_t i = 2; i + 1 < words.size(); ++i)
                mark(board().paths, board().grid.sideBetween(cell(words[i]), cell(words[i + 1])),
                     s.system->pathType(words[1]), Mark::Plain);
        } else if (verb == "exit") {
            mark(board().paths, board().grid.side(cell(words[2]), directionNamed(board().grid, words[3].c_str())),
                 s.system->pathType(words[1]), Mark::Plain);
        } else if (verb == "u" || verb == "c") {
            addUnit(words);
        } else if (verb == "flag") {
            piece(words[1]).fields[words[2]] = true;
        } else if (verb == "text") {
            piece(words[1]).fields[words[2]] = words[3];
        } else if (verb == "hours") {
            s.turns.resize(static_cast<std::size_t>(std::stoi(words[1])));
        } else if (verb == "hour" && words.size() > 2) {
            addHour(words);
        } else if (verb == "arrive") {
            s.arrivals.push_back({"arrival-" + std::to_string(s.arrivals.size()),
                                  split(words[2], ','),
                                  std::stoi(words[1]),
                                  split(words[3], ','),
                                  {},
                                  false});
        } else if (verb == "area") {
            addArea(words[1], words[4], words[2], words[3]);
        } else if (verb == "zone") {
            addArea("zone-" + words[1], "setup", words[1], words[2]);
        } else if (verb == "way-out") {
            Values values{{"exit", true}};
            for (std::size_t i = 3; i < words.size(); ++i) {
                if (words[i] == "lost")
                    values["exit_effect"] = std::string("lost");
                else
                    values["exit_vp"] = std::int64_t{std::stoi(words[i].substr(3))};
            }
            addArea("out-" + words[2], "entry", words[1], words[2], values);
            s.info.fields["map_exit"] = true;
        } else if (verb == "objective") {
            addObjective(words);
        } else if (verb == "set") {
            s.info.fields[words[1]] = value(*findField(s.system->scenarioFields, words[1]), words[2]);
        } else if (verb == "win") {
            Value &conditions = s.info.fields["victory_conditions"];
            if (!std::holds_alternative<std::string>(conditions))
                conditions = std::string();
            std::get<std::string>(conditions) += rest + "\n";
        } else if (verb == "chart") {
            const auto key = split(words[1], '/');
            s.chartOverrides[{key[0], key[1], key[2]}] = words[2] == "false"  ? Value(false)
                                                         : words[2] == "true" ? Value(true)
                                                         : std::isdigit(words[2].back())
                                                             ? Value(std::int64_t{std::stoi(words[2])})
                                                             : Value(words[2]);
        } else if (verb == "marker") {
            s.commands[static_cast<std::size_t>(findCommand(s, words[1]))].fields["marker_hour"] =
                std::int64_t{std::stoi(words[2])};
        } else if (verb == "position") {
            m_positionText += "  " + rest + "\n";
        } else {
            return std::nullopt;
        }
        return std::string();
    }

    std::optional<std::string> play(const std::vector<std::string> &words, const std::string &rest)
    {
        const std::string &verb = words[0];
        if (verb == "refuses")
            return start(true);
        if (verb == "begin") {
            const std::string fault = start();
            return fault.empty() ? perform("begin", halves(rest, ':').second) : fault;
        }
        if (verb == "movement")
            return startMovement(words[1]);
        if (verb == "combat")
            return startCombat(words[1], halves(rest, ':').second);
        if (verb == "resume")
            return resume();
        if (verb == "do") {
            const bool hasDice = rest.find(" :") != std::string::npos;
            const auto [action, dice] = hasDice ? halves(rest, ':') : std::pair(rest, std::string());
            return perform(action, dice);
        }
        if (verb == "no") {
            const auto at = rest.find(" = ");
            return refused(trimmed(rest.substr(0, at)), trimmed(rest.substr(at + 3)));
        }
        return std::nullopt;
    }

    std::optional<std::string> ask(const std::vector<std::string> &words, const std::string &rest)
    {
        const std::string &verb = words[0];
        const Scenario &s = *m_scenario;
        if (verb == "ask") {
            const Decision decision = m_game->decision();
            const int side = decider(game().battle(), position());
            return expect(rest, decision.step + (side < 0 ? "" : " " + s.sides[static_cast<std::size_t>(side)].id));
        }
        if (verb == "offers")
            return expect(rest, offered());
        if (verb == "can" || verb == "cannot")
            return isListed(rest) == (verb == "can") ? "" : "it is not so, but: " + offered();
        if (verb == "is")
            return expect(words[2], whereIs(words[1]));
        if (verb == "state")
            return expect(words[2] + " " + words[3] + " " + words[4], std::to_string(state(words[1]).strength) + " " +
                                                                          std::to_string(state(words[1]).demoralized) +
                                                                          " " + std::to_string(state(words[1]).lost));
        if (verb == "horses")
            return expect(words[2], state(words[1]).horses != noHex ? game().battle().label(state(words[1]).horses)
                                    : state(words[1]).dismounted    ? "lost"
                                                                    : "none");
        if (verb == "holders")
            return expect(words[2], state(words[1]).holders);
        if (verb == "mp")
            return expect(words[2], allowance(game().battle(), position(), unit(words[1])) - state(words[1]).spent);
        if (verb == "marked")
            return expect(words[2], firersOf(words[1]));
        if (verb == "owner") {
            const auto found = std::ranges::find(s.objectives, words[1], &Objective::id) - s.objectives.begin();
            const int owner = position().owners[static_cast<std::size_t>(found)];
            return expect(words[2], owner < 0 ? "none" : s.sides[static_cast<std::size_t>(owner)].id);
        }
        if (verb == "vp")
            return expect(words[2], scoreOf(game().battle(), position(), findSide(s, words[1])).total());
        if (verb == "hour")
            return expect(words[1], position().hour);
        if (verb == "cup")
            return expect(joinedSorted({words.begin() + 1, words.end()}), cup());
        if (verb == "over") {
            const Outcome outcome = m_game->outcome();
            return expect(rest, !outcome.over        ? "not over"
                                : outcome.winner < 0 ? "draw"
                                                     : s.sides[static_cast<std::size_t>(outcome.winner)].id);
        }
        if (verb == "cites") {
            const auto found = std::ranges::find(m_events, "BH " + rest, &Event::rule);
            return found != m_events.end() ? "" : "no event does";
        }
        if (verb == "rolled")
            return expect(rest, static_cast<int>(m_rolled));
        if (verb == "costs") {
            const auto [action, price] = halves(rest, '=');
            std::string fault;
            const auto parsed = parse(action, fault);
            return parsed ? expect(price, m_game->preview(*parsed).cost) : fault;
        }
        if (verb == "chance")
            return expect(
                words[3],
                hitChance(game().battle(), position(), unit(words[1]), unit(words[2]), words.size() > 4).need);
        if (verb == "los")
            return expect(words[3], game().battle().board->sees(hex(words[1]), hex(words[2])) ? "clear" : "blocked");
        if (verb == "zoc")
            return expect(words[3], inEnemyZone(game().battle(), position(), hex(words[2]), 1 - findSide(s, words[1]))
                                        ? "yes"
                                        : "no");
        if (verb == "surrounded")
            return expect(words[2], isSurrounded(game().battle(), position(), state(words[1]).hex,
                                                 game().battle().info(unit(words[1])).side)
                                        ? "yes"
                                        : "no");
        return std::nullopt;
    }

    std::shared_ptr<Scenario> m_scenario;
    std::unique_ptr<Game> m_game;
    Events m_events;
    std::size_t m_rolled = 0;
    std::string m_positionText;
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

} // namespace hotchkiss::battle_hymn
