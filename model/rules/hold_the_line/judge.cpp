// SPDX-License-Identifier: MIT
// What is legal: each action is tried against the rules in the order in which refusals are reported.
#include "model/rules/hold_the_line/actions.h"
#include "model/rules/hold_the_line/fire.h"
#include "model/rules/hold_the_line/play.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

struct Shape
{
    bool piece;
    int count; ///< of arguments; -1: one or more, the last ones hexes
};

constexpr std::array<Shape, verbCount> shapes{{{false, 0},
                                               {true, -1},
                                               {true, -1},
                                               {true, 1},
                                               {true, 1},
                                               {true, 1},
                                               {false, 2},
                                               {false, 0},
                                               {false, 0},
                                               {true, 1},
                                               {true, 1},
                                               {true, 1},
                                               {true, 1},
                                               {true, 2},
                                               {true, 1},
                                               {true, 1}}};

class Judge
{
public:
    Judge(const Battle &battle, const Position &position, const Action &action)
        : m_battle(battle)
        , m_position(position)
        , m_action(action)
        , m_verb(static_cast<Do>(action.verb))
    {}

    const Fault *run()
    {
        if (m_position.step == Step::Over)
            return &fault::gameOver;
        if (!isWellFormed())
            return &fault::notUnderstood;
        if (m_verb > Do::EndTurn)
            return answer();
        // Who is on turn decides, also while the other side is being asked something.
        if (m_action.side != m_position.active ||
            (m_action.piece != noPiece && m_battle.info(m_action.piece).side != m_position.active))
            return &fault::notActive;
        if (m_position.step == Step::FailedCheck)
            return afterFailedCheck();
        if ((m_verb == Do::Begin) != (m_position.step == Step::Begin))
            return m_verb == Do::Begin ? &fault::nothingAsked : &fault::pendingChoice;
        if (m_position.step != Step::Act)
            return m_verb == Do::Begin ? nullptr : &fault::pendingChoice;
        if (m_action.piece != noPiece && !m_position.isOnBoard(m_action.piece))
            return &fault::notOnBoard;
        return act();
    }

private:
    bool isPiece(std::int32_t index) const
    {
        return index >= 0 && index < static_cast<std::int32_t>(m_battle.pieces.size()) &&
               m_battle.info(static_cast<PieceIndex>(index)).playable;
    }
    bool isHex(std::int32_t index) const
    {
        return index >= 0 && index < m_battle.board->hexCount() && m_battle.board->at(static_cast<HexId>(index)).inPlay;
    }
    HexId hexArg(std::size_t index) const { return static_cast<HexId>(m_action.arg(index)); }

    bool isWellFormed() const
    {
        if (m_action.verb >= verbCount || m_action.side > 1 || m_action.board != 0 || m_action.count > Action::capacity)
            return false;
        const Shape &shape = shapes[m_action.verb];
        if (shape.piece != (m_action.piece != noPiece) || (shape.piece && !isPiece(m_action.piece)))
            return false;
        for (std::size_t i = m_action.count; i < Action::capacity; ++i)
            if (m_action.numbers[i] != 0)
                return false;
        if (shape.count >= 0 && m_action.count != shape.count)
            return false;
        switch (m_verb) {
        case Do::Move:
            return m_action.count >= 1 && (m_action.arg(0) == noPiece || isPiece(m_action.arg(0)));
        case Do::Lead:
            return m_battle.info(m_action.piece).isLeader();
        case Do::Rally:
            return m_battle.info(m_action.piece).isLeader() && isPiece(m_action.arg(0));
        case Do::Follow:
            return isPiece(m_action.arg(0));
        case Do::Advance:
            return (m_action.arg(0) == 0 || m_action.arg(0) == 1) &&
                   (m_action.arg(1) == noPiece || isPiece(m_action.arg(1)));
        case Do::Begin:
        case Do::EndActivation:
        case Do::EndTurn:
            return true;
        default:
            return std::ranges::all_of(m_action.args(), [this](std::int32_t hex) { return isHex(hex); });
        }
    }

    const Fault *pays(int price) const { return price > m_position.ap ? &fault::notEnoughAp : nullptr; }

    const Fault *act() const
    {
        const PieceIndex piece = m_action.piece;
        switch (m_verb) {
        case Do::Move:
        case Do::Lead:
            return move();
        case Do::Fire:
            if (const Fault *fault = mayFire(m_battle, m_position, piece))
                return fault;
            if (const Fault *fault = judgeTarget(m_battle, m_position, piece, hexArg(0)))
                return fault;
            return pays(m_battle.costs.fire);
        case Do::Close:
            if (const Fault *fault = judgeCloseCombat(m_battle, m_position, piece, hexArg(0)))
                return fault;
            return pays(m_battle.costs.close);
        case Do::Rally:
            if (const Fault *fault = judgeRally(m_battle, m_position, piece, static_cast<PieceIndex>(m_action.arg(0))))
                return fault;
            return pays(m_battle.costs.rally);
        case Do::Haul:
            return haul();
        case Do::EndActivation:
            return m_position.open == noPiece ? &fault::nothingAsked : nullptr;
        default:
            return nullptr;
        }
    }

    const Fault *move() const
    {
        const PieceIndex piece = m_action.piece;
        if (m_verb == Do::Move && m_battle.info(piece).isLeader())
            return &fault::notUnderstood;
        const PieceIndex leader = m_verb == Do::Move ? static_cast<PieceIndex>(m_action.arg(0)) : noPiece;
        const Mover mover(m_battle, m_position, m_position.active);
        if (const Fault *fault = mover.mayMove(piece))
            return fault;
        const std::vector<HexId> path = pathOf(m_action);
        if (std::ranges::any_of(path, [this](HexId hex) { return !isHex(hex); }))
            return &fault::pathBroken;
        Mode mode = Mode::None;
        if (const Fault *fault = mover.judge(piece, leader, path, mode))
            return fault;
        if (mode != Mode::Normal)
            listedMove(m_battle, m_position, m_action, mode);
        return pays(mover.cost(piece, mode));
    }

    // A counter goes where infantry could, alone or not, but not through the other side's units (HL D-13).
    const Fault *haul() const
    {
        const std::size_t index = counterAt(m_position, hexArg(0));
        if (index == m_position.counters.size())
            return &fault::noTarget;
        const CounterState &counter = m_position.counters[index];
        if (!m_battle.counters[index].movable)
            return &fault::counterFixed;
        if (counter.holder != m_position.active)
            return &fault::notActive;
        if (counter.moved)
            return &fault::alreadyActivated;
        const HexId to = hexArg(1);
        if (m_battle.board->distance(counter.hex, to) != 1)
            return &fault::pathBroken;
        PieceInfo infantry;
        infantry.side = m_position.active;
        if (!m_battle.isOpen(infantry, to))
            return m_battle.board->at(to).river ? &fault::river : &fault::swamp;
        if (m_position.hex(to).side == 1 - m_position.active)
            return &fault::enemyHex;
        if (counterAt(m_position, to) != m_position.counters.size())
            return &fault::oneCounter;
        return pays(m_battle.costs.counter);
    }

    const Fault *afterFailedCheck() const
    {
        if (m_verb == Do::EndActivation)
            return nullptr;
        if (m_verb != Do::Fire || m_action.piece != m_position.subject)
            return &fault::pendingChoice;
        return judgeTarget(m_battle, m_position, m_action.piece, hexArg(0));
    }

    Step askedBy() const
    {
        switch (m_verb) {
        case Do::Retreat:
            return Step::Retreat;
        case Do::Displace:
            return Step::Displace;
        case Do::Follow:
            return Step::Follow;
        case Do::Withdraw:
            return Step::Withdraw;
        case Do::Advance:
            return Step::Advance;
        case Do::Place:
            return Step::PlaceLeader;
        default:
            return Step::Enter;
        }
    }

    const Fault *answer() const
    {
        if (m_action.side != decider(m_battle, m_position) || m_battle.info(m_action.piece).side != m_action.side)
            return &fault::notActive;
        if (m_position.step != askedBy())
            return m_position.step == Step::Act || m_position.step == Step::Begin ? &fault::nothingAsked
                                                                                  : &fault::pendingChoice;
        std::vector<Action> allowed;
        listActions(m_battle, m_position, {}, allowed);
        return std::ranges::find(allowed, m_action) == allowed.end() ? &fault::notAnOption : nullptr;
    }

    const Battle &m_battle;
    const Position &m_position;
    const Action &m_action;
    Do m_verb;
};

} // namespace

const Fault *judge(const Battle &battle, const Position &position, const Action &action)
{
    return Judge(battle, position, action).run();
}

std::vector<HexId> pathOf(const Action &action)
{
    const std::size_t first = static_cast<Do>(action.verb) == Do::Move ? 1 : 0;
    std::vector<HexId> path;
    for (std::size_t i = first; i < action.count; ++i)
        path.push_back(static_cast<HexId>(action.numbers[i]));
    return path;
}

Action listedMove(const Battle &battle, const Position &position, const Action &action, Mode &mode)
{
    const bool alone = static_cast<Do>(action.verb) == Do::Lead;
    const PieceIndex leader = alone ? noPiece : static_cast<PieceIndex>(action.arg(0));
    const Mover mover(battle, position, position.active);
    Reach reach;
    mover.reach(action.piece, leader, reach);
    std::vector<HexId> path = pathOf(action);
    const std::size_t point = path.empty() ? reach.points.size() : mover.same(reach, action.piece, path);
    if (point == reach.points.size())
        return action;
    mode = reach.points[point].mode;
    reach.path(point, path);
    Action listed = action;
    listed.count = 0;
    listed.numbers = {};
    if (!alone)
        listed.with(leader);
    for (const HexId hex : path)
        listed.with(hex);
    return listed;
}

} // namespace hotchkiss::hold_the_line
