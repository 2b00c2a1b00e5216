// SPDX-License-Identifier: MIT
#include "model/engine/play_session.h"

#include <algorithm>

namespace hotchkiss {

Pcg playerRandom(std::uint64_t seed, std::size_t index, int side)
{
    Hasher hasher;
    hasher.add(seed);
    hasher.add(index);
    return Pcg(hasher.value(), static_cast<std::uint64_t>(side) + 2);
}

PlaySession::PlaySession(const Rules &rules, std::unique_ptr<Game> game, Chance chance, bool fromPosition)
    : m_rules(&rules)
    , m_chance(std::move(chance))
    , m_fromPosition(fromPosition)
{
    m_moments.push_back({std::move(game), m_chance.dice()});
}

Result<PlaySession> PlaySession::start(const Rules &rules, std::shared_ptr<const Scenario> scenario, Chance chance)
{
    Result<std::unique_ptr<Game>> game = rules.start(std::move(scenario));
    if (!game)
        return game.error();
    return PlaySession(rules, *std::move(game), std::move(chance), false);
}

PlaySession PlaySession::from(const Rules &rules, std::unique_ptr<Game> position, Chance chance)
{
    return PlaySession(rules, std::move(position), std::move(chance), true);
}

std::optional<Refusal> PlaySession::act(const Action &action)
{
    if (std::optional<Refusal> refusal = game().check(action))
        return refusal;
    Entry entry{action, actionText(*m_rules, game(), action), game().decision(), {}, {}};
    Dice dice = m_moments[m_at].dice;
    std::unique_ptr<Game> next = game().clone();
    if (std::optional<Refusal> refusal = tryApply(next, action, dice, &entry.events))
        return refusal;
    entry.rolls = dice.take();
    m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(m_at), m_entries.end());
    m_moments.erase(m_moments.begin() + static_cast<std::ptrdiff_t>(m_at) + 1, m_moments.end());
    m_entries.push_back(std::move(entry));
    m_moments.push_back({std::move(next), std::move(dice)});
    ++m_at;
    return std::nullopt;
}

std::optional<Refusal> PlaySession::act(std::string_view line)
{
    const Result<Action> action = parseAction(*m_rules, game(), line);
    if (!action)
        return Refusal{"UNREADABLE", {}, action.error().text};
    return act(*action);
}

bool PlaySession::undo()
{
    const bool can = m_at > 0;
    m_at -= can ? 1 : 0;
    return can;
}

bool PlaySession::redo()
{
    const bool can = m_at < size();
    m_at += can ? 1 : 0;
    return can;
}

void PlaySession::goTo(std::size_t index)
{
    m_at = std::min(index, size());
}

PlaySession PlaySession::restarted(Chance chance) const
{
    PlaySession session(*m_rules, gameAt(0).clone(), std::move(chance), m_fromPosition);
    session.players = players;
    return session;
}

PlaySession PlaySession::branch(std::size_t index) const
{
    PlaySession copy = *this;
    copy.goTo(index);
    copy.m_entries.resize(copy.m_at);
    copy.m_moments.erase(copy.m_moments.begin() + static_cast<std::ptrdiff_t>(copy.m_at) + 1, copy.m_moments.end());
    return copy;
}

} // namespace hotchkiss
