// SPDX-License-Identifier: MIT
#include "views/playtest/playtest.h"

#include "views/playtest/present_step.h"

#include <QTimer>

#include <algorithm>

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
    for (const PlaySession::Entry &entry : m_session.entries())
        m_steps.push(new QUndoCommand(qstr(entry.line)));
    m_steps.setIndex(static_cast<int>(m_session.at()));
    connect(&m_steps, &QUndoStack::indexChanged, this, &Playtest::takeStep);
    game().legalActions(m_legal);
}

Playtest::~Playtest()
{
    // A stack that is destroyed goes back to its beginning, and tells so.
    disconnect(&m_steps, nullptr, this, nullptr);
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

std::optional<Refusal> Playtest::act(const Action &action)
{
    // Asked before it is done: afterwards it may no longer be legal.
    const bool legal = !game().check(action);
    const QString label = legal ? translated(game().preview(action).label) : QString();
    if (std::optional<Refusal> refusal = m_session.act(action))
        return refusal;
    m_following = true;
    m_steps.push(new QUndoCommand(label));
    m_following = false;
    noteTrails();
    m_shown.start();
    return std::nullopt;
}

/// Where the pieces of the last action stood is still on the document.
void Playtest::noteTrails()
{
    m_trails.clear();
    const std::vector<Piece> &pieces = m_document.scenario().pieces;
    for (const Event &event : m_session.entries()[m_session.at() - 1].events) {
        const bool isShown = event.kind == Event::Kind::Move || event.kind == Event::Kind::Attack ||
                             event.kind == Event::Kind::Loss || event.kind == Event::Kind::Removed;
        if (!isShown || event.place.kind == Place::Kind::Nowhere)
            continue;
        const bool hasPiece = event.piece >= 0 && static_cast<std::size_t>(event.piece) < pieces.size();
        m_trails.push_back({event.kind,
                            hasPiece ? pieces[static_cast<std::size_t>(event.piece)].place : Place::nowhere(),
                            event.place});
    }
}

bool Playtest::perform(const Action &action)
{
    if (m_thinking)
        return false;
    if (const std::optional<Refusal> refusal = act(action)) {
        Q_EMIT refused(*refusal);
        return false;
    }
    refresh();
    goOn();
    return true;
}

void Playtest::undo()
{
    m_steps.undo();
}

void Playtest::redo()
{
    m_steps.redo();
}

void Playtest::goTo(std::size_t position)
{
    m_exact = true;
    m_steps.setIndex(static_cast<int>(std::min(position, m_session.size())));
    m_exact = false;
}

bool Playtest::isForHuman(std::size_t position) const
{
    const Decision decision = m_session.gameAt(position).decision();
    for (std::size_t side = 0; side < m_players.size(); ++side)
        if (decision.isFor(static_cast<int>(side)) && m_players[side].kind == PlayerSpec::Kind::Human)
            return true;
    return false;
}

/// Undo, redo or the slider went to another moment.
void Playtest::takeStep(int index)
{
    if (m_following)
        return;
    stop();
    auto position = static_cast<std::size_t>(index);
    const bool hasHuman = std::any_of(m_players.begin(), m_players.end(),
                                      [](const PlayerSpec &player) { return player.kind == PlayerSpec::Kind::Human; });
    if (!m_exact && hasHuman) {
        const bool back = position < m_session.at();
        while (position > 0 && position < m_session.size() && !isForHuman(position))
            back ? --position : ++position;
        m_following = true;
        m_steps.setIndex(static_cast<int>(position));
        m_following = false;
    }
    m_session.goTo(position);
    m_trails.clear();
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
    if (game().isOver())
        return;
    m_driven = true;
    m_reach = reach;
    m_begun = game().decision();
    if (m_thinking)
        return;
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
    const auto progress = [this](double done) {
        QMetaObject::invokeMethod(
            this, [this, done] { Q_EMIT thoughtProgress(done); }, Qt::QueuedConnection);
    };
    m_thinker =
        std::jthread([this, copy = std::move(copy), random, side, spec, progress](const std::stop_token &stop) mutable {
            const Action action = makePlayer(spec)->choose(*copy, side, random, Thinking{stop, progress});
            if (!stop.stop_requested())
                QMetaObject::invokeMethod(
                    this, [this, action, stop] { deliver(action, stop); }, Qt::QueuedConnection);
        });
}

/// Lets the action before stay for a while, so that people can follow.
void Playtest::deliver(const Action &action, const std::stop_token &stop)
{
    const qint64 wait = isPaced() && m_shown.isValid() ? m_pace - m_shown.elapsed() : 0;
    if (wait > 0)
        QTimer::singleShot(wait, this, [this, action, stop] { deliver(action, stop); });
    else if (!stop.stop_requested())
        takeThought(action);
}

void Playtest::takeThought(const Action &action)
{
    if (!m_thinking)
        return;
    if (const std::optional<Refusal> refusal = act(action)) {
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
