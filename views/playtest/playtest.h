// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "model/engine/play_session.h"
#include "model/engine/player.h"

#include <QObject>

#include <thread>

namespace hotchkiss {

/// A game on the screen: the session with its log, a document that shows the present position, the legal actions, and
/// computer players thinking in the background. The scenario in Design mode is never touched.
class Playtest : public QObject
{
    Q_OBJECT

public:
    explicit Playtest(PlaySession session, QObject *parent = nullptr);
    ~Playtest() override;

    const PlaySession &session() const { return m_session; }
    const Game &game() const { return m_session.game(); }
    const Rules &rules() const { return m_session.rules(); }
    /// What the board shows. It changes with the game and is not for editing.
    Document *document() { return &m_document; }

    /// Everything that may be decided now, in the engine's order.
    const std::vector<Action> &legalActions() const { return m_legal; }
    std::vector<Action> legalActions(PieceIndex piece) const;

    /// Does an action; a refused one is told by refused() and changes nothing.
    bool perform(const Action &action);
    bool canUndo() const { return m_session.at() > 0; }
    bool canRedo() const { return m_session.at() < m_session.size(); }
    void undo();
    void redo();
    /// Shows the game after that many actions, for the replay slider.
    void goTo(std::size_t position);

    /// Who decides for a side; a computer player begins at once when it is its turn.
    PlayerSpec player(int side) const { return m_players[static_cast<std::size_t>(side)]; }
    void setPlayer(int side, const PlayerSpec &player);

    /// How far the computer plays by itself.
    enum class Reach : std::uint8_t { Action, Turn, Game };
    void playByComputer(Reach reach);
    void stop();
    bool isThinking() const { return m_thinking; }

    /// The present position as a scenario of its own.
    Scenario positionAsScenario() const;

Q_SIGNALS:
    /// The game, its log or the legal actions are others now.
    void changed();
    void refused(const hotchkiss::Refusal &refusal);
    void thinkingChanged(bool thinking);

private:
    void refresh();
    void goOn();
    void think(int side, const PlayerSpec &player);
    void takeThought(const Action &action);
    void setThinking(bool thinking);
    bool isReached() const;

    PlaySession m_session;
    Document m_document;
    std::vector<Action> m_legal;
    std::vector<PlayerSpec> m_players;
    bool m_thinking = false;
    bool m_driven = false; ///< the computer decides for everybody until the reach ends
    Reach m_reach = Reach::Action;
    Decision m_begun; ///< when it was told to play
    std::jthread m_thinker;
};

} // namespace hotchkiss
