// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/actions.h"
#include "model/rules/hold_the_line/fire.h"
#include "model/rules/hold_the_line/play.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

class Lister
{
public:
    Lister(const Battle &battle, const Position &position, PieceIndex only, std::vector<Action> &actions)
        : m_battle(battle)
        , m_position(position)
        , m_only(only)
        , m_actions(actions)
        , m_side(decider(battle, position))
    {}

    void turn();
    void answers();

private:
    Action &add(Do verb, PieceIndex piece = noPiece)
    {
        Action &action = m_actions.emplace_back();
        action.verb = static_cast<std::uint8_t>(verb);
        action.side = static_cast<std::uint8_t>(m_side);
        action.piece = piece;
        return action;
    }
    bool wants(PieceIndex piece) const { return m_only == noPiece || m_only == piece; }
    void moves(const Mover &mover, PieceIndex piece, PieceIndex leader);
    void attacks(PieceIndex unit);
    void rallies(PieceIndex leader);
    void counters();

    const Battle &m_battle;
    const Position &m_position;
    PieceIndex m_only;
    std::vector<Action> &m_actions;
    int m_side;
    Reach m_reach;
    std::vector<HexId> m_path;
};

void Lister::moves(const Mover &mover, PieceIndex piece, PieceIndex leader)
{
    mover.reach(piece, leader, m_reach);
    const bool alone = m_battle.info(piece).isLeader();
    for (std::size_t i = 0; i < m_reach.points.size(); ++i) {
        const WayPoint &end = m_reach.points[i];
        if (end.mode == Mode::None || end.cost > m_position.ap)
            continue;
        Action &action = add(alone ? Do::Lead : Do::Move, piece);
        std::size_t at = 0;
        if (!alone)
            action.numbers[at++] = leader;
        action.count = static_cast<std::uint8_t>(at + end.depth);
        const WayPoint *point = &end;
        for (std::size_t slot = action.count; slot > at;) {
            action.numbers[--slot] = point->hex;
            if (point->before >= 0)
                point = &m_reach.points[static_cast<std::size_t>(point->before)];
        }
    }
}

void Lister::attacks(PieceIndex unit)
{
    if (m_position.ap >= m_battle.costs.fire && mayFire(m_battle, m_position, unit) == nullptr)
        eachTarget(m_battle, m_position, unit, [&](HexId target) {
            add(Do::Fire, unit).with(target);
            return true;
        });
    if (m_position.ap < m_battle.costs.close || m_position.at(unit).has(Activated) ||
        !m_battle.chart(unit).opensCloseCombat)
        return;
    for (const HexId hex : m_battle.board->neighbours(m_position.at(unit).hex))
        if (hex != noHex && m_position.hasEnemyCombat(hex, m_side))
            add(Do::Close, unit).with(hex);
}

void Lister::rallies(PieceIndex leader)
{
    const Hex &hex = m_position.hex(m_position.at(leader).hex);
    if (m_position.ap >= m_battle.costs.rally && hex.line != noPiece &&
        judgeRally(m_battle, m_position, leader, hex.line) == nullptr)
        add(Do::Rally, leader).with(hex.line);
}

void Lister::counters()
{
    for (const CounterState &counter : m_position.counters) {
        if (counter.hex == noHex)
            continue;
        Action action;
        for (const HexId to : m_battle.board->neighbours(counter.hex)) {
            if (to == noHex)
                continue;
            action = {};
            action.verb = static_cast<std::uint8_t>(Do::Haul);
            action.side = static_cast<std::uint8_t>(m_side);
            action.with(counter.hex).with(to);
            if (judge(m_battle, m_position, action) == nullptr)
                m_actions.push_back(action);
        }
    }
}

void Lister::turn()
{
    const Mover mover(m_battle, m_position, m_side);
    for (std::size_t i = 0; i < m_battle.pieces.size(); ++i) {
        const auto piece = static_cast<PieceIndex>(i);
        const PieceInfo &info = m_battle.pieces[i];
        if (info.side != m_side || !m_position.isOnBoard(piece) || !wants(piece))
            continue;
        if (mover.mayMove(piece) == nullptr) {
            moves(mover, piece, noPiece);
            const PieceIndex leader = m_position.hex(m_position.at(piece).hex).leader;
            if (!info.isLeader() && leader != noPiece && mover.mayGoAlong(leader, piece) == nullptr)
                moves(mover, piece, leader);
        }
        if (info.isLeader())
            rallies(piece);
        else
            attacks(piece);
    }
    if (m_only != noPiece)
        return;
    counters();
    if (m_position.open != noPiece)
        add(Do::EndActivation);
    add(Do::EndTurn);
}

void Lister::answers()
{
    const PieceIndex subject = m_position.subject;
    if (subject != noPiece && !wants(subject))
        return;
    switch (m_position.step) {
    case Step::Begin:
        if (m_only == noPiece)
            add(Do::Begin);
        return;
    case Step::PlaceLeader:
    case Step::Enter:
        for (const HexId hex : placementHexes(m_battle, m_position, subject))
            add(m_position.step == Step::Enter ? Do::Enter : Do::Place, subject).with(hex);
        return;
    case Step::Retreat:
        for (const RetreatOption &option : retreats(m_battle, m_position, subject, m_position.combat.from).all())
            add(Do::Retreat, subject).with(option.hex);
        return;
    case Step::Displace: {
        const Combat &combat = m_position.combat;
        for (const RetreatOption &option :
             displacements(m_battle, m_position, subject, combat.failing[0], combat.at, combat.from).all())
            add(Do::Displace, subject).with(option.hex);
        return;
    }
    case Step::Follow:
        for (const PieceIndex unit : followable(m_battle, m_position))
            add(Do::Follow, subject).with(unit);
        return;
    case Step::Withdraw: {
        add(Do::Withdraw, subject).with(m_position.at(subject).hex);
        const Mover mover(m_battle, m_position, m_side);
        mover.leaderReach(subject, m_battle.leaderRetreat, m_reach);
        for (const WayPoint &point : m_reach.points)
            if (point.mode != Mode::None)
                add(Do::Withdraw, subject).with(point.hex);
        return;
    }
    case Step::Advance:
        add(Do::Advance, subject).with(0).with(noPiece);
        add(Do::Advance, subject).with(1).with(noPiece);
        if (const PieceIndex leader = advanceLeader(m_battle, m_position); leader != noPiece)
            add(Do::Advance, subject).with(1).with(leader);
        return;
    case Step::FailedCheck:
        eachTarget(m_battle, m_position, subject, [&](HexId target) {
            add(Do::Fire, subject).with(target);
            return true;
        });
        if (m_only == noPiece)
            add(Do::EndActivation);
        return;
    default:
        return;
    }
}

} // namespace

void listActions(const Battle &battle, const Position &position, const ActionFilter &filter,
                 std::vector<Action> &actions)
{
    const int side = decider(battle, position);
    if (side < 0 || (filter.side >= 0 && filter.side != side))
        return;
    Lister lister(battle, position, filter.piece, actions);
    if (position.step == Step::Act)
        lister.turn();
    else
        lister.answers();
}

bool hasAction(const Battle &battle, const Position &position)
{
    // Nearly always somebody can step aside; only otherwise everything is looked through.
    const int side = position.active;
    for (std::size_t i = 0; i < battle.pieces.size(); ++i) {
        const PieceInfo &info = battle.pieces[i];
        const PieceState &state = position.pieces[i];
        if (info.side != side || !info.isCombat() || state.status != Status::OnBoard || state.has(Activated) ||
            position.turn < info.heldUntil || position.ap < battle.costs.move)
            continue;
        for (const HexId hex : battle.board->neighbours(state.hex))
            if (hex != noHex && battle.isOpen(info, hex) && position.hex(hex).side < 0)
                return true;
    }
    std::vector<Action> actions;
    listActions(battle, position, {}, actions);
    return std::ranges::any_of(actions, [](const Action &action) {
        const auto verb = static_cast<Do>(action.verb);
        return verb != Do::EndTurn && verb != Do::EndActivation;
    });
}

std::size_t counterAt(const Position &position, HexId hex)
{
    std::size_t i = 0;
    while (i < position.counters.size() && (position.counters[i].hex != hex || hex == noHex))
        ++i;
    return i;
}

} // namespace hotchkiss::hold_the_line
