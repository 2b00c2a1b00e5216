// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check.h"
#include "model/engine/play_session.h"
#include "model/engine/replay.h"
#include "model/format/yaml/file.h"

#include <algorithm>
#include <string>

namespace hotchkiss {

/// What every game must hold to, whatever its system: plays one at random and looks at each position on the way.
/// The first thing that is wrong comes back as a sentence with the action before it.
class Conformance
{
public:
    Conformance(const Rules &rules, const Game &start, std::uint64_t seed, FindRules find = rulesOf)
        : m_rules(rules)
        , m_game(start.clone())
        , m_start(start)
        , m_find(std::move(find))
        , m_seed(seed)
        , m_random(seed, 77)
    {}

    /// Empty when all is well.
    std::string play()
    {
        Dice dice(m_seed);
        constexpr int longest = 20'000;
        for (m_step = 0; m_step < longest; ++m_step) {
            if (const std::string fault = lookAt(); !fault.empty())
                return described(fault);
            if (m_game->isOver())
                break;
            const Action action = m_legal[m_random.below(static_cast<std::uint32_t>(m_legal.size()))];
            m_lines.push_back(actionText(m_rules, *m_game, action));
            Events events;
            if (const auto refusal = tryApply(m_game, action, dice, &events))
                return described("refused: " + refusalText(*refusal));
            for (const Event &event : events)
                if (event.what.source.empty() || event.piece >= pieceCount())
                    return described("an event without words, or of a piece that is not");
        }
        if (!m_game->isOver())
            return described("the game does not end");
        const std::string fault = atEnd();
        return fault.empty() ? fault : described(fault);
    }

    std::size_t actions() const { return m_lines.size(); }

private:
    std::string described(const std::string &fault) const
    {
        return "seed " + std::to_string(m_seed) + ", after action " + std::to_string(m_lines.size()) + " (" +
               (m_lines.empty() ? "none" : m_lines.back()) + "): " + fault;
    }
    PieceIndex pieceCount() const { return static_cast<PieceIndex>(m_game->scenario().pieces.size()); }
    bool isTable() const { return m_game->scenario().boards.front().grid.isTable(); }
    bool isListed(const Action &action) const
    {
        return std::find(m_legal.begin(), m_legal.end(), action) != m_legal.end();
    }

    std::string lookAt()
    {
        const std::uint64_t hash = m_game->hash();
        m_legal.clear();
        m_game->legalActions(m_legal);
        if (m_legal.empty() != m_game->isOver())
            return "actions are listed until the game is over, and not after";
        std::string fault = listedActions();
        if (fault.empty())
            fault = mutations();
        // The dear ones now and then; over many games they meet every kind of position.
        constexpr std::uint32_t seldom = 23;
        if (fault.empty() && (m_game->isOver() || m_random.below(seldom) == 0))
            fault = whole();
        if (fault.empty() && m_game->hash() != hash)
            return "asking has changed the game";
        return fault;
    }

    std::string listedActions()
    {
        const Decision decision = m_game->decision();
        for (const Action &action : m_legal) {
            const std::string line = actionText(m_rules, *m_game, action);
            if (const auto refusal = m_game->check(action))
                return "listed but refused: " + line + ": " + refusalText(*refusal);
            if (!decision.isFor(action.side))
                return "listed for a side that does not decide: " + line;
            if (!(m_game->listed(action) == action))
                return "listed, but not its own listed form: " + line;
            const Result<Action> read = parseAction(m_rules, *m_game, line);
            if (!read)
                return "cannot be read back: " + line + ": " + read.error().text.str();
            if (!(*read == action))
                return "reads back as another action: " + line + ", " + actionText(m_rules, *m_game, *read);
            m_keys.push_back(line);
        }
        std::sort(m_keys.begin(), m_keys.end());
        const bool isTwice = std::adjacent_find(m_keys.begin(), m_keys.end()) != m_keys.end();
        m_keys.clear();
        return isTwice ? "an action is listed twice" : "";
    }

    /// Actions nobody listed: most of them must be refused, on cells all that are not another way of writing one.
    std::string mutations()
    {
        constexpr int tries = 12;
        for (int i = 0; i < tries && !m_legal.empty(); ++i) {
            const Action action = mutated(m_legal[m_random.below(static_cast<std::uint32_t>(m_legal.size()))]);
            if (isListed(action))
                continue;
            std::unique_ptr<Game> game = m_game->clone();
            Dice dice(m_seed);
            const std::optional<Refusal> refusal = tryApply(game, action, dice, nullptr);
            if (refusal) {
                if (refusal->reason.source.empty() || refusal->key.empty())
                    return "refused without a reason";
                if (game->hash() != m_game->hash())
                    return "a refused action has changed the game";
            } else if (!isTable()) {
                if (const std::string fault = sameAsListed(action, *game); !fault.empty())
                    return fault;
            }
        }
        return {};
    }

    std::string sameAsListed(const Action &action, const Game &after)
    {
        const Action listed = m_game->listed(action);
        const std::string line = actionText(m_rules, *m_game, action);
        if (!isListed(listed))
            return "accepted but not listed: " + line + " (" + std::to_string(action.count) + " numbers)";
        const std::unique_ptr<Game> other = m_game->clone();
        Dice dice(m_seed);
        other->apply(listed, dice, nullptr);
        return other->hash() == after.hash() ? "" : "another way of writing leads elsewhere: " + line;
    }

    Action mutated(Action action)
    {
        const auto any = [this](int below) {
            return static_cast<int>(m_random.below(static_cast<std::uint32_t>(below)));
        };
        switch (any(7)) {
        case 0:
            action.verb = static_cast<std::uint8_t>(any(static_cast<int>(m_rules.verbs.size())));
            break;
        case 1:
            action.side = static_cast<std::uint8_t>(any(3));
            break;
        case 2:
            action.piece = static_cast<PieceIndex>(any(pieceCount() + 3) - 2);
            break;
        case 3:
            action.count = static_cast<std::uint8_t>(any(static_cast<int>(Action::capacity) + 1));
            break;
        case 4:
            action.board = static_cast<std::uint8_t>(any(3));
            break;
        default:
            if (action.count > 0) {
                const auto at = static_cast<std::size_t>(any(action.count));
                const int cells = std::max(1, m_game->scenario().boards.front().grid.cellCount());
                action.numbers[at] = any(4) == 0 ? any(cells) : action.numbers[at] + any(7) - 3;
            }
        }
        std::fill(action.numbers.begin() + action.count, action.numbers.end(), 0);
        return action;
    }

    std::string whole()
    {
        if (std::string fault = filters(); !fault.empty())
            return fault;
        if (std::string fault = position(); !fault.empty())
            return fault;
        if (std::string fault = copies(); !fault.empty())
            return fault;
        for (int side = 0; side < static_cast<int>(m_game->scenario().sides.size()); ++side)
            if (const double value = m_game->evaluate(side); !(value >= 0 && value <= 1))
                return "a side stands at " + std::to_string(value);
        Scenario scenario = m_game->scenario();
        m_game->present(scenario);
        for (const Diagnostic &found : checkScenario(scenario))
            if (found.severity == Severity::Error && found.code.starts_with('S'))
                return "the scenario made of it is wrong: " + found.code + " " + found.message.str();
        if (!m_legal.empty())
            m_game->preview(m_legal[m_random.below(static_cast<std::uint32_t>(m_legal.size()))]);
        m_game->facts();
        return {};
    }

    std::string filters()
    {
        std::vector<Action> some;
        for (int side = 0; side < static_cast<int>(m_game->scenario().sides.size()); ++side)
            m_game->legalActions(some, {side});
        if (some.size() != m_legal.size())
            return "asked side by side there are other actions";
        const auto piece = static_cast<PieceIndex>(m_random.below(static_cast<std::uint32_t>(pieceCount())));
        std::vector<Action> ofPiece;
        m_game->legalActions(ofPiece, {-1, piece});
        const auto expected =
            std::count_if(m_legal.begin(), m_legal.end(), [piece](const Action &a) { return a.piece == piece; });
        const bool areIts =
            std::all_of(ofPiece.begin(), ofPiece.end(), [piece](const Action &a) { return a.piece == piece; });
        return areIts && static_cast<std::ptrdiff_t>(ofPiece.size()) == expected
                   ? ""
                   : "asked for a piece there are other actions";
    }

    std::string position()
    {
        const std::string text = "position:\n" + m_game->positionText();
        try {
            const auto document = yaml::openText(text, "position");
            const std::unique_ptr<Game> read =
                m_rules.position(m_game->sharedScenario(), document->root().find("position"));
            if (read->hash() != m_game->hash() || read->positionText() != m_game->positionText())
                return "the position reads back as another one:\n" + text + "---\n" + read->positionText();
            std::vector<Action> actions;
            read->legalActions(actions);
            return actions == m_legal ? "" : "the position read back allows other actions";
        } catch (const FileError &error) {
            return error.str() + "\n" + text;
        }
    }

    std::string copies()
    {
        const std::uint64_t hash = m_game->hash();
        const std::unique_ptr<Game> copy = m_game->clone();
        Pcg random(m_seed);
        Dice dice(m_seed);
        constexpr int steps = 10;
        for (int i = 0; i < steps && !copy->isOver(); ++i) {
            std::vector<Action> actions;
            copy->legalActions(actions);
            copy->apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))], dice, nullptr);
        }
        return m_game->hash() == hash ? "" : "playing on with a copy has changed the game";
    }

    std::string atEnd()
    {
        const Outcome outcome = m_game->outcome();
        if (!outcome.over || outcome.score.size() != m_game->scenario().sides.size() || outcome.text.source.empty())
            return "a game that is over has an outcome, a score a side and a sentence";
        for (int side = 0; side < static_cast<int>(m_game->scenario().sides.size()); ++side) {
            const double due = outcome.winner < 0 ? 0.5 : outcome.winner == side ? 1 : 0;
            if (m_game->evaluate(side) != due)
                return "at the end a side stands at 1, 0.5 or 0";
        }
        return replay();
    }

    /// The lines alone, with the same dice, lead to the same end.
    std::string replay() const
    {
        PlaySession session = PlaySession::from(m_rules, m_start.clone(), {m_seed});
        for (const std::string &line : m_lines)
            if (const auto refusal = session.act(line))
                return "refused when replayed: " + line + ": " + refusalText(*refusal);
        if (session.game().hash() != m_game->hash())
            return "replayed it ends elsewhere";
        const auto read = readPlay(playText(session), "replay", m_find);
        if (const auto *error = std::get_if<ReplayError>(&read))
            return error->error.str();
        return std::get<PlaySession>(read).game().hash() == m_game->hash() ? "" : "saved and read it ends elsewhere";
    }

    const Rules &m_rules;
    std::unique_ptr<Game> m_game;
    const Game &m_start;
    FindRules m_find;
    std::uint64_t m_seed;
    Pcg m_random;
    int m_step = 0;
    std::vector<Action> m_legal;
    std::vector<std::string> m_keys;
    std::vector<std::string> m_lines;
};

} // namespace hotchkiss
