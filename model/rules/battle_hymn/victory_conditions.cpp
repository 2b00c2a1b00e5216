// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/victory_conditions.h"

#include "model/rules/battle_hymn/fields.h"

#include <algorithm>
#include <charconv>

namespace hotchkiss::battle_hymn {

namespace {

using Kind = VictoryTest::Kind;

struct Word
{
    std::string text;
    bool quoted = false;
    bool is(std::string_view word) const { return !quoted && text == word; }
};

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == ',' || c == '\r';
}

/// Splits a line into words, texts in quotes, colons and brackets.
std::optional<std::vector<Word>> wordsOfLine(std::string_view line)
{
    std::vector<Word> words;
    for (std::size_t at = 0; at < line.size();) {
        const char c = line[at];
        if (isSpace(c)) {
            ++at;
        } else if (c == '"') {
            const std::size_t end = line.find('"', at + 1);
            if (end == std::string_view::npos)
                return std::nullopt;
            words.push_back({std::string(line.substr(at + 1, end - at - 1)), true});
            at = end + 1;
        } else if (c == ':' || c == '(' || c == ')') {
            words.push_back({std::string(1, c), false});
            ++at;
        } else {
            const std::size_t start = at;
            while (at < line.size() && !isSpace(line[at]) &&
                   std::string_view(":()\"").find(line[at]) == std::string::npos)
                ++at;
            words.push_back({std::string(line.substr(start, at - start)), false});
        }
    }
    return words;
}

std::optional<int> wholeNumber(const Word &word)
{
    int number = 0;
    const char *end = word.text.data() + word.text.size();
    const auto [stop, error] = std::from_chars(word.text.data(), end, number);
    return error == std::errc() && stop == end && !word.quoted ? std::optional(number) : std::nullopt;
}

/// Reads one line; throws a Text that says what is wrong.
class LineReader
{
public:
    explicit LineReader(std::vector<Word> words)
        : m_words(std::move(words))
    {}

    VictoryCondition read()
    {
        VictoryCondition condition;
        readWhen(condition);
        condition.winner = name(HK_NOOP("a side or draw is expected before “%1”"));
        if (!done() && m_words[m_at].quoted)
            condition.level = m_words[m_at++].text;
        expect("if");
        condition.test = readAny(0);
        if (!done())
            throw Text(HK_NOOP("“%1” is not expected here"), {m_words[m_at].text});
        return condition;
    }

private:
    bool done() const { return m_at == m_words.size(); }
    bool sees(std::string_view word) const { return !done() && m_words[m_at].is(word); }
    std::string here() const { return done() ? std::string() : m_words[m_at].text; }
    bool take(std::string_view word)
    {
        const bool seen = sees(word);
        m_at += seen ? 1 : 0;
        return seen;
    }
    void expect(std::string_view word)
    {
        if (!take(word))
            throw Text(HK_NOOP("“%1” is expected before “%2”"), {std::string(word), here()});
    }
    std::string name(const char *otherwise)
    {
        if (done() || m_words[m_at].quoted || std::string_view(":()").find(here()) != std::string::npos)
            throw Text(otherwise, {here()});
        return m_words[m_at++].text;
    }
    int number()
    {
        const std::optional<int> value = done() ? std::nullopt : wholeNumber(m_words[m_at]);
        if (!value)
            throw Text(HK_NOOP("a whole number is expected before “%1”"), {here()});
        ++m_at;
        return *value;
    }

    void readWhen(VictoryCondition &condition)
    {
        while (!take(":")) {
            if (take("final"))
                condition.atEnd = true;
            else if (take("check"))
                condition.atChecks = true;
            else if (const auto hour = done() ? std::nullopt : wholeNumber(m_words[m_at])) {
                condition.hours.push_back(*hour);
                ++m_at;
            } else
                throw Text(HK_NOOP("“%1” is no time; allowed are numbers of Hours, check and final, then a colon"),
                           {here()});
        }
        if (condition.hours.empty() && !condition.atEnd && !condition.atChecks)
            throw Text(HK_NOOP("it does not say when it is tested"));
    }

    static VictoryTest joined(Kind kind, std::vector<VictoryTest> parts)
    {
        if (parts.size() == 1)
            return std::move(parts.front());
        VictoryTest test;
        test.kind = kind;
        test.parts = std::move(parts);
        return test;
    }

    VictoryTest readAny(int depth)
    {
        std::vector<VictoryTest> parts{readAll(depth)};
        while (take("or"))
            parts.push_back(readAll(depth));
        return joined(Kind::Any, std::move(parts));
    }

    VictoryTest readAll(int depth)
    {
        std::vector<VictoryTest> parts{readOne(depth)};
        while (take("and"))
            parts.push_back(readOne(depth));
        return joined(Kind::All, std::move(parts));
    }

    VictoryTest readOne(int depth)
    {
        constexpr int deepest = 50;
        if (depth > deepest)
            throw Text(HK_NOOP("there are too many brackets"));
        if (take("not")) {
            VictoryTest test;
            test.kind = Kind::Not;
            test.parts.push_back(readOne(depth + 1));
            return test;
        }
        if (take("(")) {
            VictoryTest test = readAny(depth + 1);
            expect(")");
            return test;
        }
        return readPlain();
    }

    VictoryTest readPlain()
    {
        VictoryTest test;
        test.side = name(HK_NOOP("a side is expected before “%1”"));
        if (take("vp")) {
            test.kind = Kind::Points;
            test.number = number();
        } else if (take("leads")) {
            test.kind = Kind::Lead;
            test.number = number();
        } else if (take("holds")) {
            if (take("all"))
                test.kind = Kind::HoldsAll;
            else
                test.number = number();
            if (take("of"))
                readObjectives(test);
        } else {
            throw Text(HK_NOOP("“%1” is no test; allowed are holds, vp and leads"), {here()});
        }
        return test;
    }

    void readObjectives(VictoryTest &test)
    {
        while (!done() && !sees("and") && !sees("or") && !sees(")"))
            test.objectives.push_back(name(HK_NOOP("an objective is expected before “%1”")));
        if (test.objectives.empty())
            throw Text(HK_NOOP("an objective is expected before “%1”"), {here()});
    }

    std::vector<Word> m_words;
    std::size_t m_at = 0;
};

void readLine(VictoryConditions &into, std::string_view line, int number)
{
    const std::size_t start = line.find_first_not_of(" \t\r");
    if (start == std::string_view::npos || line[start] == '#')
        return;
    try {
        std::optional<std::vector<Word>> words = wordsOfLine(line);
        if (!words)
            throw Text(HK_NOOP("a text in quotes does not end"));
        VictoryCondition condition = LineReader(*std::move(words)).read();
        condition.line = number;
        into.list.push_back(std::move(condition));
    } catch (const Text &why) {
        into.mistakes.push_back({number, why});
    }
}

std::string testText(const VictoryTest &test, bool inside)
{
    const auto listed = [&](const char *between) {
        std::string text;
        for (const VictoryTest &part : test.parts)
            text += (text.empty() ? "" : between) + testText(part, true);
        return inside ? "(" + text + ")" : text;
    };
    std::string of;
    for (const std::string &id : test.objectives)
        of += (of.empty() ? " of " : ", ") + id;
    switch (test.kind) {
    case Kind::All:
        return listed(" and ");
    case Kind::Any:
        return listed(" or ");
    case Kind::Not:
        return "not " + (test.parts.empty() ? std::string() : testText(test.parts.front(), true));
    case Kind::Holds:
        return test.side + " holds " + std::to_string(test.number) + of;
    case Kind::HoldsAll:
        return test.side + " holds all" + of;
    case Kind::Points:
        return test.side + " vp " + std::to_string(test.number);
    case Kind::Lead:
        break;
    }
    return test.side + " leads " + std::to_string(test.number);
}

/// What of the named objectives a side controls, by weight, and whether it is all of them.
struct Held
{
    int weight = 0;
    bool all = true;
};

Held heldBy(const VictoryTest &test, const Scenario &scenario, const VictoryStanding &standing)
{
    Held held;
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
        const Objective &objective = scenario.objectives[i];
        if (!test.objectives.empty() && std::ranges::find(test.objectives, objective.id) == test.objectives.end())
            continue;
        if (i < standing.holders.size() && standing.holders[i] == test.side)
            held.weight += wholeIn(objective.fields, scenario.system->objectiveFields, "weight");
        else
            held.all = false;
    }
    return held;
}

int pointsOf(const VictoryStanding &standing, std::string_view side)
{
    const auto found = standing.points.find(side);
    return found == standing.points.end() ? 0 : found->second;
}

int enemyPoints(const Scenario &scenario, const VictoryStanding &standing, std::string_view side)
{
    int most = 0;
    for (const Side &other : scenario.sides)
        if (other.id != side)
            most = pointsOf(standing, other.id);
    return most;
}

bool isTested(const VictoryCondition &condition, const Scenario &scenario, int hour, bool atEnd)
{
    if (atEnd && condition.atEnd)
        return true;
    const bool flagged = hour >= 1 && hour <= static_cast<int>(scenario.turns.size()) &&
                         scenario.turns[static_cast<std::size_t>(hour - 1)].check;
    return (condition.atChecks && flagged) || std::ranges::find(condition.hours, hour) != condition.hours.end();
}

} // namespace

VictoryConditions parseVictoryConditions(std::string_view text)
{
    VictoryConditions conditions;
    int number = 1;
    for (std::size_t start = 0; start <= text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        readLine(conditions, text.substr(start, end - start), number);
        start = end + 1;
    }
    return conditions;
}

VictoryConditions victoryConditions(const Scenario &scenario)
{
    return parseVictoryConditions(scenarioText(scenario, "victory_conditions"));
}

std::string conditionText(const VictoryCondition &condition)
{
    std::string when;
    const auto add = [&when](const std::string &word) { when += (when.empty() ? "" : ", ") + word; };
    for (const int hour : condition.hours)
        add(std::to_string(hour));
    if (condition.atChecks)
        add("check");
    if (condition.atEnd)
        add("final");
    const std::string level = condition.level.empty() ? std::string() : " \"" + condition.level + "\"";
    return when + ": " + condition.winner + level + " if " + testText(condition.test, false);
}

bool isMet(const VictoryTest &test, const Scenario &scenario, const VictoryStanding &standing)
{
    const auto met = [&](const VictoryTest &part) { return isMet(part, scenario, standing); };
    switch (test.kind) {
    case Kind::All:
        return std::ranges::all_of(test.parts, met);
    case Kind::Any:
        return std::ranges::any_of(test.parts, met);
    case Kind::Not:
        return std::ranges::none_of(test.parts, met);
    case Kind::Holds:
        return heldBy(test, scenario, standing).weight >= test.number;
    case Kind::HoldsAll:
        return heldBy(test, scenario, standing).all;
    case Kind::Points:
        return pointsOf(standing, test.side) >= test.number;
    case Kind::Lead:
        break;
    }
    return pointsOf(standing, test.side) - enemyPoints(scenario, standing, test.side) >= test.number;
}

std::optional<Verdict> verdict(const VictoryConditions &conditions, const Scenario &scenario,
                               const VictoryStanding &standing, int hour, bool atEnd)
{
    const std::string precedence = scenarioText(scenario, "victory_precedence");
    std::optional<Verdict> first;
    for (const VictoryCondition &condition : conditions.list) {
        if (!isTested(condition, scenario, hour, atEnd) || !isMet(condition.test, scenario, standing))
            continue;
        const Verdict met{condition.winner, condition.level, condition.line};
        if (first && precedence == "draw" && met.winner != first->winner)
            return Verdict{"draw", {}, met.line};
        if (!first || (met.winner == precedence && first->winner != precedence))
            first = met;
    }
    if (!first && atEnd)
        return Verdict{"draw", scenarioText(scenario, "victory_default"), 0};
    return first;
}

} // namespace hotchkiss::battle_hymn
