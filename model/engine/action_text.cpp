// SPDX-License-Identifier: MIT
// The one-line form of actions, the same for all systems: a verb, the piece, then what the verb asks for.
#include "model/engine/rules.h"
#include "model/format/yaml/text.h"

#include <charconv>
#include <cmath>
#include <utility>

namespace hotchkiss {

namespace {

constexpr double pointUnit = 100;
constexpr double angleUnit = 10;

std::vector<std::string_view> split(std::string_view text, char by)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = text.find(by);
        if (const std::string_view part = text.substr(0, end); !part.empty() || by != ' ')
            parts.push_back(part);
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    return parts;
}

class ActionWriter
{
public:
    ActionWriter(const Verb &verb, const Game &game, const Action &action)
        : m_verb(verb)
        , m_scenario(game.scenario())
        , m_action(action)
    {}

    std::string line()
    {
        std::string out = m_verb.key;
        if (m_verb.hasPiece)
            out += ' ' + piece(m_action.piece);
        for (const Argument argument : m_verb.arguments)
            out += ' ' + next(argument);
        return out;
    }

private:
    std::string piece(std::int32_t index) const
    {
        return index < 0 || index >= static_cast<std::int32_t>(m_scenario.pieces.size())
                   ? "-"
                   : m_scenario.pieces[static_cast<std::size_t>(index)].id;
    }
    // Where there are several boards, the first cell names the one all of them lie on.
    std::string cell(std::int32_t index)
    {
        if (m_action.board >= m_scenario.boards.size() || !m_scenario.boards[m_action.board].grid.contains(index))
            return "-";
        const Board &board = m_scenario.boards[m_action.board];
        const bool named = m_scenario.boards.size() > 1 && !std::exchange(m_boardIsNamed, true);
        return (named ? board.id + ':' : "") + board.label(index);
    }
    template <typename Write>
    std::string rest(char separator, Write write)
    {
        std::string out;
        while (m_at < m_action.count)
            out += (out.empty() ? "" : std::string(1, separator)) + write();
        return out.empty() ? "-" : out;
    }
    std::int32_t take() { return m_action.arg(m_at++); }

    std::string next(Argument argument)
    {
        switch (argument) {
        case Argument::Piece:
            return piece(take());
        case Argument::Cell:
            return cell(take());
        case Argument::CellList:
            return rest('-', [this] { return cell(take()); });
        case Argument::PieceList:
            return rest(',', [this] { return piece(take()); });
        case Argument::Shares:
            return rest(',', [this] {
                const std::string who = piece(take());
                return who + '=' + std::to_string(take());
            });
        case Argument::Number:
            return std::to_string(take());
        case Argument::Flag:
            return take() != 0 ? "yes" : "no";
        case Argument::Point: {
            const std::string x = yaml::numberText(take() / pointUnit);
            return x + ',' + yaml::numberText(take() / pointUnit);
        }
        case Argument::Angle:
            return yaml::numberText(take() / angleUnit);
        case Argument::Choice: {
            const auto index = static_cast<std::size_t>(take());
            return index < m_verb.choices.size() ? m_verb.choices[index] : "-";
        }
        }
        return {};
    }

    const Verb &m_verb;
    const Scenario &m_scenario;
    const Action &m_action;
    std::size_t m_at = 0;
    bool m_boardIsNamed = false;
};

class ActionReader
{
public:
    ActionReader(const Verb &verb, const Game &game, Action &action)
        : m_verb(verb)
        , m_scenario(game.scenario())
        , m_action(action)
    {}

    std::optional<Error> piece(std::string_view word, PieceIndex &index) const
    {
        const int found = findPiece(m_scenario, word);
        if (found < 0 && word != "-")
            return Error{{HK_NOOP("there is no piece '%1'"), {std::string(word)}}};
        index = static_cast<PieceIndex>(found);
        return std::nullopt;
    }

    std::optional<Error> read(Argument argument, std::string_view word)
    {
        if (m_action.count + 2U > Action::capacity)
            return Error{HK_NOOP("the action is too long")};
        switch (argument) {
        case Argument::Piece:
            return addPiece(word);
        case Argument::Cell:
            return addCell(word);
        case Argument::CellList:
            return list(word, '-', [this](std::string_view part) { return addCell(part); });
        case Argument::PieceList:
            return list(word, ',', [this](std::string_view part) { return addPiece(part); });
        case Argument::Shares:
            return list(word, ',', [this](std::string_view part) { return addShare(part); });
        case Argument::Number:
            return addNumber(word, 1);
        case Argument::Flag:
            if (word != "yes" && word != "no")
                return wrong(word, "yes, no");
            m_action.with(word == "yes" ? 1 : 0);
            return std::nullopt;
        case Argument::Point: {
            const std::vector<std::string_view> parts = split(word, ',');
            if (parts.size() != 2)
                return wrong(word, "x,y");
            const std::optional<Error> x = addNumber(parts[0], pointUnit);
            return x ? x : addNumber(parts[1], pointUnit);
        }
        case Argument::Angle:
            return addNumber(word, angleUnit);
        case Argument::Choice:
            break;
        }
        std::string allowed;
        for (std::size_t i = 0; i < m_verb.choices.size(); ++i) {
            if (m_verb.choices[i] == word) {
                m_action.with(static_cast<std::int32_t>(i));
                return std::nullopt;
            }
            allowed += (i == 0 ? "" : ", ") + m_verb.choices[i];
        }
        return wrong(word, allowed);
    }

private:
    static Error wrong(std::string_view word, std::string allowed)
    {
        return Error{{HK_NOOP("'%1' is not understood here; allowed: %2"), {std::string(word), std::move(allowed)}}};
    }
    std::optional<Error> addPiece(std::string_view word)
    {
        PieceIndex index = noPiece;
        if (std::optional<Error> error = piece(word, index))
            return error;
        m_action.with(index);
        return std::nullopt;
    }
    std::optional<Error> addCell(std::string_view word)
    {
        if (word == "-") {
            m_action.with(noCell);
            return std::nullopt;
        }
        if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
            if (std::optional<Error> error = nameBoard(word.substr(0, colon)))
                return error;
            word.remove_prefix(colon + 1);
        }
        const Board &board = m_scenario.boards[m_action.board];
        const Result<Cell> cell = board.labels.cell(board.grid, word);
        if (!cell)
            return cell.error();
        m_action.with(*cell);
        return std::nullopt;
    }
    std::optional<Error> nameBoard(std::string_view id)
    {
        for (std::size_t i = 0; i < m_scenario.boards.size(); ++i) {
            if (m_scenario.boards[i].id == id) {
                m_action.board = static_cast<std::uint8_t>(i);
                return std::nullopt;
            }
        }
        return Error{{HK_NOOP("there is no board '%1'"), {std::string(id)}}};
    }
    std::optional<Error> addShare(std::string_view part)
    {
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            return wrong(part, "piece=number");
        const std::optional<Error> who = addPiece(part.substr(0, equals));
        return who ? who : addNumber(part.substr(equals + 1), 1);
    }
    std::optional<Error> addNumber(std::string_view word, double unit)
    {
        double number = 0;
        const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (failed != std::errc() || end != word.data() + word.size() || !(std::abs(number) < 1e6))
            return wrong(word, "a number");
        m_action.with(static_cast<std::int32_t>(std::lround(number * unit)));
        return std::nullopt;
    }
    template <typename Add>
    std::optional<Error> list(std::string_view word, char separator, Add add)
    {
        if (word == "-")
            return std::nullopt;
        for (const std::string_view part : split(word, separator)) {
            if (m_action.count + 2U > Action::capacity)
                return Error{HK_NOOP("the action is too long")};
            if (std::optional<Error> error = add(part))
                return error;
        }
        return std::nullopt;
    }

    const Verb &m_verb;
    const Scenario &m_scenario;
    Action &m_action;
};

/// The side of the piece that acts; without one, the first that may decide.
std::uint8_t decider(const Verb &verb, const Game &game, const Action &action)
{
    const bool isKnown = action.piece >= 0 && static_cast<std::size_t>(action.piece) < game.scenario().pieces.size();
    if (verb.hasPiece && isKnown) {
        const Piece &piece = game.scenario().pieces[static_cast<std::size_t>(action.piece)];
        return static_cast<std::uint8_t>(std::max(0, sideOf(game.scenario(), piece.command)));
    }
    const Decision decision = game.decision();
    for (int side = 0; side < static_cast<int>(game.scenario().sides.size()); ++side)
        if (decision.isFor(side))
            return static_cast<std::uint8_t>(side);
    return 0;
}

} // namespace

const Verb *Rules::verb(std::string_view key) const
{
    for (const Verb &verb : verbs)
        if (verb.key == key)
            return &verb;
    return nullptr;
}

std::string actionText(const Rules &rules, const Game &game, const Action &action)
{
    const Verb &verb = rules.verbs[action.verb];
    const std::string line = ActionWriter(verb, game, action).line();
    const std::vector<Side> &sides = game.scenario().sides;
    const bool isPlain = action.side == decider(verb, game, action) || action.side >= sides.size();
    return isPlain ? line : sides[action.side].id + ": " + line;
}

Result<Action> parseAction(const Rules &rules, const Game &game, std::string_view line)
{
    std::vector<std::string_view> words = split(line, ' ');
    int side = -1;
    if (!words.empty() && words[0].ends_with(':')) {
        side = findSide(game.scenario(), words[0].substr(0, words[0].size() - 1));
        if (side < 0)
            return Error{{HK_NOOP("there is no side '%1'"), {std::string(words[0])}}};
        words.erase(words.begin());
    }
    const Verb *verb = words.empty() ? nullptr : rules.verb(words[0]);
    if (verb == nullptr) {
        std::string allowed;
        for (const Verb &known : rules.verbs)
            allowed += (allowed.empty() ? "" : ", ") + known.key;
        return Error{{HK_NOOP("an action begins with one of: %1"), {allowed}}};
    }
    const std::size_t expected = 1 + (verb->hasPiece ? 1 : 0) + verb->arguments.size();
    if (words.size() != expected)
        return Error{{HK_NOOP("'%1' takes %2 words"), {verb->key, std::to_string(expected - 1)}}};
    Action action;
    action.verb = static_cast<std::uint8_t>(verb - rules.verbs.data());
    ActionReader reader(*verb, game, action);
    std::size_t at = 1;
    if (verb->hasPiece) {
        if (std::optional<Error> error = reader.piece(words[at++], action.piece))
            return *error;
        if (action.piece != noPiece) {
            const Place &place = game.scenario().pieces[static_cast<std::size_t>(action.piece)].place;
            action.board = static_cast<std::uint8_t>(std::max(0, place.board));
        }
    }
    for (const Argument argument : verb->arguments)
        if (std::optional<Error> error = reader.read(argument, words[at++]))
            return *error;
    action.side = side >= 0 ? static_cast<std::uint8_t>(side) : decider(*verb, game, action);
    return action;
}

} // namespace hotchkiss
