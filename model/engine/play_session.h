// SPDX-License-Identifier: MIT
#pragma once

#include "model/engine/rules.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hotchkiss {

/// Where a game's chance comes from, as a file keeps it: a seed, or every result in order.
struct Chance
{
    std::uint64_t seed = 1; ///< also of the computer players' own choices
    std::optional<std::vector<int>> script = {};

    Dice dice() const { return script ? Dice::scripted(*script) : Dice(seed); }
    bool operator==(const Chance &) const = default;
};

/// The choices of a computer player before the action with that index: the same for the same seed, whatever was
/// undone and redone, and apart from the dice.
Pcg playerRandom(std::uint64_t seed, std::size_t index, int side);

/// A game that is being played, with everything that led here: each action with its events and rolls, and the game
/// before each, so that any moment can be shown again. Acting at an earlier moment drops what came after it.
class PlaySession
{
public:
    struct Entry
    {
        Action action;
        std::string line; ///< the action as it is written
        Decision before;  ///< the decision it answers
        Events events;
        std::vector<Dice::Roll> rolls;
    };

    /// A scenario from its beginning; the error says why it cannot be played.
    static Result<PlaySession> start(const Rules &rules, std::shared_ptr<const Scenario> scenario, Chance chance);
    /// A game in a position somebody wrote or saved.
    static PlaySession from(const Rules &rules, std::unique_ptr<Game> position, Chance chance);

    const Rules &rules() const { return *m_rules; }
    const Scenario &scenario() const { return game().scenario(); }
    const Chance &chance() const { return m_chance; }
    /// Whether it began in a position instead of at the scenario's start.
    bool isFromPosition() const { return m_fromPosition; }

    /// The game at the present moment.
    const Game &game() const { return *m_moments[m_at].game; }
    /// The game before the entry with that index; size() gives the last moment.
    const Game &gameAt(std::size_t index) const { return *m_moments[index].game; }
    const std::vector<Entry> &entries() const { return m_entries; }
    std::size_t size() const { return m_entries.size(); }
    /// How many entries lie before the present moment.
    std::size_t at() const { return m_at; }

    /// Does an action at the present moment; a refusal leaves everything as it was, what could be redone too.
    std::optional<Refusal> act(const Action &action);
    /// Reads the line of an action and does it.
    std::optional<Refusal> act(std::string_view line);
    bool undo();
    bool redo();
    void goTo(std::size_t index);
    /// A game of its own that shares the past of this one up to the moment.
    PlaySession branch(std::size_t index) const;

    /// The same beginning with other dice.
    PlaySession restarted(Chance chance) const;

    /// What a computer player of that side draws from for the present decision.
    Pcg randomFor(int side) const { return playerRandom(m_chance.seed, m_at, side); }

    /// Who plays, by the side's id: "human", "greedy" … (see player.h).
    std::map<std::string, std::string> players;

private:
    struct Moment
    {
        std::shared_ptr<const Game> game;
        Dice dice;
    };
    PlaySession(const Rules &rules, std::unique_ptr<Game> game, Chance chance, bool fromPosition);

    const Rules *m_rules;
    Chance m_chance;
    bool m_fromPosition = false;
    std::vector<Moment> m_moments; ///< one more than entries
    std::vector<Entry> m_entries;
    std::size_t m_at = 0;
};

} // namespace hotchkiss
