// SPDX-License-Identifier: MIT
// What is legal: each action is tried against the rules in the order in which refusals are reported.
#include "model/rules/battle_hymn/actions.h"
#include "model/rules/battle_hymn/engagement.h"
#include "model/rules/battle_hymn/retreat.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

/// What the numbers of a verb are.
enum class Takes : std::uint8_t { Nothing, Hex, Path, Unit, UnitOrNone, Shares };

struct Shape
{
    bool piece;
    Takes takes;
    Step step; ///< in which it is decided
};

constexpr std::array<Shape, verbCount> shapes{{
    {false, Takes::Nothing, Step::Begin},        // begin
    {true, Takes::Hex, Step::Deploy},            // deploy
    {false, Takes::Nothing, Step::Deploy},       // ready
    {false, Takes::Nothing, Step::Marker},       // combat
    {false, Takes::Nothing, Step::Marker},       // draw
    {true, Takes::Path, Step::Movement},         // move
    {true, Takes::Path, Step::Movement},         // enter
    {true, Takes::Hex, Step::Movement},          // dismount
    {true, Takes::Nothing, Step::Movement},      // mount
    {true, Takes::Nothing, Step::Movement},      // rally
    {true, Takes::Hex, Step::Movement},          // place
    {true, Takes::Nothing, Step::Movement},      // exit
    {false, Takes::Nothing, Step::Movement},     // end-turn
    {true, Takes::Nothing, Step::Cavalry},       // try-retreat
    {true, Takes::Nothing, Step::Cavalry},       // stand
    {true, Takes::Hex, Step::Bombard},           // bombard
    {false, Takes::Nothing, Step::Bombard},      // end-bombard
    {true, Takes::Nothing, Step::RetreatFirst},  // retreat-first
    {false, Takes::Nothing, Step::RetreatFirst}, // end-retreats
    {true, Takes::Shares, Step::Allocate},       // allocate
    {true, Takes::UnitOrNone, Step::Engage},     // engage
    {false, Takes::Nothing, Step::Engage},       // end-combat
    {true, Takes::Unit, Step::Options},          // target
    {false, Takes::Nothing, Step::Options},      // fight
    {true, Takes::Nothing, Step::Check},         // check
    {true, Takes::Hex, Step::Retreat},           // retreat
    {true, Takes::Hex, Step::Advance},           // advance
    {false, Takes::Nothing, Step::Advance},      // end-advance
    {false, Takes::Nothing, Step::SecondRound},  // second-round
    {false, Takes::Nothing, Step::SecondRound},  // stop
    {true, Takes::Nothing, Step::Leave},         // leave
    {false, Takes::Nothing, Step::Leave},        // hold
}};

class Judge
{
public:
    Judge(const Battle &battle, const Position &position, const Action &action)
        : m_battle(battle)
        , m_position(position)
        , m_action(action)
        , m_verb(static_cast<Do>(action.verb))
        , m_unit(action.piece)
    {}

    const Fault *run() const
    {
        if (m_position.step == Step::Over)
            return &fault::gameOver;
        if (!isWellFormed())
            return &fault::notUnderstood;
        const bool placing = m_verb == Do::Place && m_position.step == Step::PlaceRally;
        if (shapes[m_action.verb].step != m_position.step && !placing)
            return &fault::wrongStep;
        const int side = decider(m_battle, m_position);
        if (m_action.side != side || (m_unit != noPiece && m_battle.info(m_unit).side != side))
            return &fault::notDecider;
        return decide();
    }

private:
    bool isUnit(std::int32_t index) const
    {
        return index >= 0 && index < static_cast<std::int32_t>(m_battle.units.size()) &&
               m_battle.info(static_cast<PieceIndex>(index)).playable;
    }
    bool isHex(std::int32_t index) const
    {
        return index >= 0 && index < m_battle.board->hexCount() && m_battle.board->at(static_cast<HexId>(index)).inPlay;
    }
    HexId hex() const { return static_cast<HexId>(m_action.arg(0)); }

    bool isWellFormed() const
    {
        if (m_action.verb >= verbCount || m_action.side > 1 || m_action.board != 0 || m_action.count > Action::capacity)
            return false;
        const Shape &shape = shapes[m_action.verb];
        if (shape.piece != (m_unit != noPiece) || (shape.piece && !isUnit(m_unit)))
            return false;
        for (std::size_t i = m_action.count; i < Action::capacity; ++i)
            if (m_action.numbers[i] != 0)
                return false;
        switch (shape.takes) {
        case Takes::Nothing:
            return m_action.count == 0;
        case Takes::Hex:
            return m_action.count == 1 && isHex(m_action.arg(0));
        case Takes::Unit:
            return m_action.count == 1 && isUnit(m_action.arg(0));
        case Takes::UnitOrNone:
            return m_action.count == 1 && (m_action.arg(0) == noPiece || isUnit(m_action.arg(0)));
        case Takes::Path:
            return m_action.count > 0 &&
                   std::ranges::all_of(m_action.args(), [this](std::int32_t number) { return isHex(number); });
        case Takes::Shares:
            for (std::size_t i = 0; i + 1 < m_action.count; i += 2)
                if (!isUnit(m_action.arg(i)) || m_action.arg(i + 1) < 0)
                    return false;
            return m_action.count > 0 && m_action.count % 2 == 0;
        }
        return false;
    }

    const Fault *decide() const
    {
        switch (m_verb) {
        case Do::Move:
            return Mover(m_battle, m_position).judge(m_unit, pathOf(m_action));
        case Do::Enter:
            return Mover(m_battle, m_position).judgeEntry(m_unit, pathOf(m_action));
        case Do::Dismount:
            return Mover(m_battle, m_position).judgeDismount(m_unit, hex());
        case Do::Mount:
            return Mover(m_battle, m_position).judgeMount(m_unit);
        case Do::Rally:
            return judgeRally(m_battle, m_position, m_unit);
        case Do::Place:
            return place();
        case Do::Exit:
            return Mover(m_battle, m_position).judgeExit(m_unit);
        case Do::EndTurn:
            return endTurn();
        case Do::TryRetreat:
            return judgeCavalryRetreat(m_battle, m_position, m_unit);
        case Do::Stand:
            if (const Fault *fault = judgeCavalryRetreat(m_battle, m_position, m_unit))
                return fault;
            return mustTryRetreat(m_battle, m_position, m_unit) ? &fault::mustTry : nullptr;
        case Do::Bombard:
            return judgeBombardment(m_battle, m_position, m_unit, hex());
        case Do::RetreatFirst:
            return judgeRetreatFirst(m_battle, m_position, m_unit);
        case Do::EndCombat:
            return mandatoryPairs(m_battle, m_position).empty() ? nullptr : &fault::mustFight;
        case Do::Engage:
            return listed() ? nullptr : m_position.unit(m_unit).has(Fought) ? &fault::notFree : &fault::notAnOption;
        case Do::Allocate:
            return listed() ? nullptr : &fault::noShare;
        case Do::Retreat:
            return listed() ? nullptr : &fault::noRetreatHex;
        case Do::Advance:
            return listed() ? nullptr : &fault::noAdvance;
        default:
            return listed() ? nullptr : &fault::notAnOption;
        }
    }

    const Fault *place() const
    {
        const UnitState &state = m_position.unit(m_unit);
        if (m_position.step == Step::PlaceRally && m_unit != m_position.subject)
            return &fault::notAnOption;
        if (state.where != Where::Rallied || m_battle.info(m_unit).formation != m_position.formation)
            return &fault::rallyHex;
        if (m_position.step == Step::Movement && state.has(Done))
            return &fault::alreadyMoved;
        const std::vector<HexId> hexes = rallyHexes(m_battle, m_position, m_unit);
        return std::ranges::find(hexes, hex()) == hexes.end() ? &fault::rallyHex : nullptr;
    }

    const Fault *endTurn() const
    {
        const Mover mover(m_battle, m_position);
        for (const PieceIndex unit : m_battle.formation(m_position.formation).units)
            if (m_position.unit(unit).dismounted && mover.mustReturn(unit))
                return &fault::mustReturn;
        return nullptr;
    }

    bool listed() const
    {
        std::vector<Action> allowed;
        listActions(m_battle, m_position, {}, allowed);
        return std::ranges::find(allowed, m_action) != allowed.end();
    }

    const Battle &m_battle;
    const Position &m_position;
    const Action &m_action;
    Do m_verb;
    PieceIndex m_unit;
};

} // namespace

const Fault *judge(const Battle &battle, const Position &position, const Action &action)
{
    return Judge(battle, position, action).run();
}

std::vector<HexId> pathOf(const Action &action)
{
    std::vector<HexId> path;
    for (const std::int32_t hex : action.args())
        path.push_back(static_cast<HexId>(hex));
    return path;
}

Action listedMove(const Battle &battle, const Position &position, const Action &action)
{
    const bool entering = static_cast<Do>(action.verb) == Do::Enter;
    const Mover mover(battle, position);
    std::vector<HexId> path = pathOf(action);
    if (path.empty())
        return action;
    Reach reach;
    if (entering)
        mover.reachFrom(action.piece, path.front(), reach);
    else
        mover.reach(action.piece, reach);
    const WayPoint *point =
        reach.points.empty() ? nullptr : reach.find(path.back(), mover.effectsOf(action.piece, path));
    if (point == nullptr)
        return action;
    reach.path(static_cast<std::size_t>(point - reach.points.data()), path);
    Action listed = action;
    listed.count = 0;
    listed.numbers = {};
    for (const HexId hex : path)
        listed.with(hex);
    return listed;
}

} // namespace hotchkiss::battle_hymn
