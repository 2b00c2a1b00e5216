// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "model/engine/play_session.h"
#include "model/engine/player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QUndoStack>

#include <optional>
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
    /// The actions done, for the window's undo and redo. Against a computer player both go to a decision of a human.
    QUndoStack *undoStack() { return &m_steps; }
    bool canUndo() const { return m_session.at() > 0; }
    bool canRedo() const { return m_session.at() < m_session.size(); }
    void undo();
    void redo();
    /// Shows the game after that many actions, for the replay slider.
    void goTo(std::size_t position);

    /// What the last action moved or shot at, while it is the one just done: for the board to show.
    struct Trail
    {
        Event::Kind kind = Event::Kind::Note;
        Place from;
        Place to;
    };
    const std::vector<Trail> &trails() const { return m_trails; }

    /// Who decides for a side; a computer player begins at once when it is its turn.
    PlayerSpec player(int side) const { return m_players[static_cast<std::size_t>(side)]; }
    void setPlayer(int side, const PlayerSpec &player);

    /// How far the computer plays by itself.
    enum class Reach : std::uint8_t { Action, Turn, Game };
    void playByComputer(Reach reach);
    void stop();
    Reach reach() const { return m_reach; }
    /// Whether the computer plays for everybody until the reach ends.
    bool isDriven() const { return m_driven; }
    /// How long each action of a computer player stays before the next, in milliseconds; a whole game is not held up.
    void setPace(int milliseconds) { m_pace = milliseconds; }
    bool isThinking() const { return m_thinking; }

    /// The present position as a scenario of its own.
    Scenario positionAsScenario() const;

Q_SIGNALS:
    /// The game, its log or the legal actions are others now.
    void changed();
    void refused(const hotchkiss::Refusal &refusal);
    void thinkingChanged(bool thinking);
    /// How far the present thought is, 0 to 1.
    void thoughtProgress(double done);

private:
    std::optional<Refusal> act(const Action &action);
    void refresh();
    void takeStep(int index);
    bool isForHuman(std::size_t position) const;
    void noteTrails();
    void goOn();
    void think(int side, const PlayerSpec &player);
    void deliver(const Action &action, const std::stop_token &stop);
    void takeThought(const Action &action);
    void setThinking(bool thinking);
    bool isReached() const;
    bool isPaced() const { return m_pace > 0 && !(m_driven && m_reach == Reach::Game); }

    PlaySession m_session;
    Document m_document;
    QUndoStack m_steps;       ///< one empty command an action; where it stands is where the session stands
    bool m_following = false; ///< the stack is being brought in line with the session
    bool m_exact = false;     ///< go to just that moment, whoever decides there
    std::vector<Trail> m_trails;
    std::vector<Action> m_legal;
    std::vector<PlayerSpec> m_players;
    bool m_thinking = false;
    bool m_driven = false; ///< the computer decides for everybody until the reach ends
    Reach m_reach = Reach::Action;
    Decision m_begun; ///< when it was told to play
    int m_pace = 0;
    QElapsedTimer m_shown; ///< since the last action
    std::jthread m_thinker;
};

} // namespace hotchkiss
