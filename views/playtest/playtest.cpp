// SPDX-License-Identifier: MIT
#include "views/playtest/playtest.h"

#include "views/playtest/present_step.h"

namespace hotchkiss {

namespace {

Scenario presented(const Game &game)
{
    Scenario now = game.scenario();
    game.present(now);
    return now;
}

/// Who thinks for a human who asks the computer to go on.
constexpr PlayerSpec standIn{PlayerSpec::Kind::Greedy};

} // namespace

Playtest::Playtest(PlaySession session, QObject *parent)
    : QObject(parent)
    , m_session(std::move(session))
    , m_document(presented(m_session.game()))
    , m_players(m_session.scenario().sides.size())
{
    for (std::size_t side = 0; side < m_players.size(); ++side)
        if (const auto saved = m_session.players.find(m_session.scenario().sides[side].id);
            saved != m_session.players.end())
            if (const Result<PlayerSpec> player = parsePlayer(saved->second))
                m_players[side] = *player;
    game().legalActions(m_legal);
}

Playtest::~Playtest()
{
    m_thinker.request_stop();
}

std::vector<Action> Playtest::legalActions(PieceIndex piece) const
{
    std::vector<Action> own;
    for (const Action &action : m_legal)
        if (action.piece == piece)
            own.push_back(action);
    return own;
}

void Playtest::refresh()
{
    m_document.execute(presentStep(m_document.scenario(), presented(game())));
    // What is shown has no history of its own: the session has.
    m_document.undoStack()->clear();
    m_legal.clear();
    game().legalActions(m_legal);
    Q_EMIT changed();
}

bool Playtest::perform(const Action &action)
{
    if (m_thinking)
        return false;
    if (const std::optional<Refusal> refusal = m_session.act(action)) {
        Q_EMIT refused(*refusal);
        return false;
    }
    refresh();
    goOn();
    return true;
}

void Playtest::undo()
{
    stop();
    if (m_session.undo())
        refresh();
}

void Playtest::redo()
{
    stop();
    if (m_session.redo())
        refresh();
}

void Playtest::goTo(std::size_t position)
{
    stop();
    m_session.goTo(position);
    refresh();
}

void Playtest::setPlayer(int side, const PlayerSpec &player)
{
    m_players[static_cast<std::size_t>(side)] = player;
    m_session.players[m_session.scenario().sides[static_cast<std::size_t>(side)].id] = playerText(player);
    if (!m_thinking)
        goOn();
}

void Playtest::playByComputer(Reach reach)
{
    if (m_thinking || game().isOver())
        return;
    m_driven = true;
    m_reach = reach;
    m_begun = game().decision();
    const int side = firstToDecide(game());
    const PlayerSpec own = player(side);
    think(side, own.kind == PlayerSpec::Kind::Human ? standIn : own);
}

/// Whether the computer has played as far as it was told to.
bool Playtest::isReached() const
{
    if (m_reach == Reach::Action)
        return true;
    const Decision now = game().decision();
    return m_reach == Reach::Turn && (now.turn != m_begun.turn || now.sides != m_begun.sides);
}

/// After an action: the computer goes on where it decides, or was told to.
void Playtest::goOn()
{
    const int side = firstToDecide(game());
    if (m_driven && (side < 0 || isReached()))
        m_driven = false;
    if (side < 0) {
        setThinking(false);
        return;
    }
    PlayerSpec own = player(side);
    if (own.kind == PlayerSpec::Kind::Human && m_driven)
        own = standIn;
    if (own.kind == PlayerSpec::Kind::Human)
        setThinking(false);
    else
        think(side, own);
}

void Playtest::think(int side, const PlayerSpec &spec)
{
    setThinking(true);
    std::shared_ptr<const Game> copy = game().clone();
    Pcg random = m_session.randomFor(side);
    m_thinker = std::jthread([this, copy = std::move(copy), random, side, spec](const std::stop_token &stop) mutable {
        const Action action = makePlayer(spec)->choose(*copy, side, random, Thinking{stop, {}});
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this,
                [this, action, stop] {
                    if (!stop.stop_requested())
                        takeThought(action);
                },
                Qt::QueuedConnection);
    });
}

void Playtest::takeThought(const Action &action)
{
    if (!m_thinking)
        return;
    if (const std::optional<Refusal> refusal = m_session.act(action)) {
        stop();
        Q_EMIT refused(*refusal);
        return;
    }
    refresh();
    goOn();
}

void Playtest::stop()
{
    m_driven = false;
    m_thinker.request_stop();
    if (m_thinker.joinable())
        m_thinker.join();
    setThinking(false);
}

void Playtest::setThinking(bool thinking)
{
    if (thinking == m_thinking)
        return;
    m_thinking = thinking;
    Q_EMIT thinkingChanged(thinking);
}

Scenario Playtest::positionAsScenario() const
{
    Scenario scenario = presented(game());
    scenario.info.title =
        game().decision().isOver()
            ? scenario.info.title
            : tr("%1, turn %2").arg(qstr(scenario.info.title)).arg(game().decision().turn).toStdString();
    return scenario;
}

} // namespace hotchkiss
