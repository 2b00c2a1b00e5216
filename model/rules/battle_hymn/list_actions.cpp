// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/actions.h"
#include "model/rules/battle_hymn/engagement.h"
#include "model/rules/battle_hymn/retreat.h"
#include "model/rules/battle_hymn/zone.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

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

    void run();

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
    /// Decisions that are no unit's.
    void plain(Do verb)
    {
        if (m_only == noPiece)
            add(verb);
    }
    /// Every unit of the deciding side that is wanted and fulfils something.
    template <typename Legal>
    void units(Do verb, Legal legal)
    {
        for (std::size_t i = 0; i < m_position.units.size(); ++i)
            if (const auto unit = static_cast<PieceIndex>(i);
                m_battle.units[i].playable && m_battle.units[i].side == m_side && wants(unit) && legal(unit))
                add(verb, unit);
    }
    void deploy();
    void movement();
    void moves(const Mover &mover, PieceIndex unit);
    void ways(Do verb, PieceIndex unit);
    void horses(const Mover &mover, PieceIndex unit);
    void bombard();
    void allocate();
    void engage();
    void options();

    const Battle &m_battle;
    const Position &m_position;
    PieceIndex m_only;
    std::vector<Action> &m_actions;
    int m_side;
    Reach m_reach;
    std::vector<HexId> m_path;
};

void Lister::deploy()
{
    for (std::size_t i = 0; i < m_position.units.size(); ++i)
        if (const auto unit = static_cast<PieceIndex>(i); m_battle.units[i].side == m_side && wants(unit))
            for (const HexId hex : deployHexes(m_battle, m_position, unit))
                add(Do::Deploy, unit).with(hex);
    plain(Do::Ready);
}

void Lister::ways(Do verb, PieceIndex unit)
{
    for (std::size_t i = 0; i < m_reach.points.size(); ++i) {
        const WayPoint &point = m_reach.points[i];
        if (!point.mayEnd || point.late || point.depth == 0)
            continue;
        m_reach.path(i, m_path);
        Action &action = add(verb, unit);
        for (const HexId hex : m_path)
            action.with(hex);
    }
}

void Lister::horses(const Mover &mover, PieceIndex unit)
{
    if (mover.judgeMount(unit) == nullptr)
        add(Do::Mount, unit);
    if (m_battle.info(unit).arm != Arm::Cavalry || m_position.unit(unit).dismounted)
        return;
    for (int direction = 0; direction < directions; ++direction)
        if (const HexId hex = m_battle.board->neighbour(m_position.unit(unit).hex, direction);
            hex != noHex && mover.judgeDismount(unit, hex) == nullptr)
            add(Do::Dismount, unit).with(hex);
}

void Lister::moves(const Mover &mover, PieceIndex unit)
{
    const Where where = m_position.unit(unit).where;
    if (where == Where::OnMap && mover.mayMove(unit) == nullptr) {
        mover.reach(unit, m_reach);
        ways(Do::Move, unit);
        horses(mover, unit);
        if (mover.judgeExit(unit) == nullptr)
            add(Do::Exit, unit);
    } else if (where == Where::OffMap && mover.mayEnter(unit) == nullptr) {
        for (const HexId entry : mover.entryHexes(unit)) {
            mover.reachFrom(unit, entry, m_reach);
            ways(Do::Enter, unit);
        }
    } else if (where == Where::Rallied && !m_position.unit(unit).has(Done)) {
        for (const HexId hex : rallyHexes(m_battle, m_position, unit))
            add(Do::Place, unit).with(hex);
    }
    if (judgeRally(m_battle, m_position, unit) == nullptr)
        add(Do::Rally, unit);
}

void Lister::movement()
{
    const Mover mover(m_battle, m_position);
    bool mustReturn = false;
    for (const PieceIndex unit : m_battle.formation(m_position.formation).units) {
        if (wants(unit))
            moves(mover, unit);
        mustReturn = mustReturn || (m_position.unit(unit).dismounted && mover.mustReturn(unit));
    }
    if (!mustReturn)
        plain(Do::EndTurn);
}

void Lister::bombard()
{
    for (std::size_t i = 0; i < m_position.units.size(); ++i) {
        const auto unit = static_cast<PieceIndex>(i);
        if (!m_battle.units[i].playable || m_battle.units[i].side != m_side || !wants(unit) ||
            mayBombard(m_battle, m_position, unit) != nullptr)
            continue;
        m_battle.board->eachSeen(m_position.units[i].hex, [&](HexId hex, const SightShape &) {
            if (judgeBombardment(m_battle, m_position, unit, hex) == nullptr)
                add(Do::Bombard, unit).with(hex);
        });
    }
    plain(Do::EndBombard);
}

void Lister::allocate()
{
    const PieceIndex firer = m_position.subject;
    if (!wants(firer))
        return;
    const Shares over = sharesOf(m_battle, m_position, firer, targetsOf(m_battle, m_position, firer));
    for (const Shares &shares : divisions(m_position, firer, over))
        m_actions.push_back(allocation(m_side, firer, shares));
}

void Lister::engage()
{
    const std::vector<Hostile> pairs = mandatoryPairs(m_battle, m_position);
    for (const PieceIndex attacker : engagementNames(pairs))
        if (wants(attacker))
            add(Do::Engage, attacker).with(noPiece);
    for (const Hostile &pair : freePairs(m_battle, m_position))
        if (wants(pair.attacker))
            add(Do::Engage, pair.attacker).with(pair.defender);
    if (pairs.empty())
        plain(Do::EndCombat);
}

void Lister::options()
{
    for (const Hostile &pair : openPairs(m_battle, m_position))
        if (wants(pair.attacker))
            add(Do::Target, pair.attacker).with(pair.defender);
    if (!m_position.pairs.empty())
        plain(Do::Fight);
}

void Lister::run()
{
    const PieceIndex subject = m_position.subject;
    switch (m_position.step) {
    case Step::Begin:
        return plain(Do::Begin);
    case Step::Deploy:
        return deploy();
    case Step::Marker:
        plain(Do::Combat);
        return plain(Do::Draw);
    case Step::Movement:
        return movement();
    case Step::PlaceRally:
        if (wants(subject))
            for (const HexId hex : rallyHexes(m_battle, m_position, subject))
                add(Do::Place, subject).with(hex);
        return;
    case Step::Cavalry:
        units(Do::TryRetreat,
              [&](PieceIndex unit) { return judgeCavalryRetreat(m_battle, m_position, unit) == nullptr; });
        return units(Do::Stand, [&](PieceIndex unit) {
            return judgeCavalryRetreat(m_battle, m_position, unit) == nullptr &&
                   !mustTryRetreat(m_battle, m_position, unit);
        });
    case Step::Bombard:
        return bombard();
    case Step::RetreatFirst:
        units(Do::RetreatFirst,
              [&](PieceIndex unit) { return judgeRetreatFirst(m_battle, m_position, unit) == nullptr; });
        return plain(Do::EndRetreats);
    case Step::Allocate:
        return allocate();
    case Step::Engage:
        return engage();
    case Step::Options:
        return options();
    case Step::Check:
        return units(Do::Check, [&](PieceIndex unit) { return m_position.unit(unit).hits > 0; });
    case Step::Retreat:
        if (wants(subject))
            for (const HexId hex : retreatOptions(m_battle, m_position).hexes)
                add(Do::Retreat, subject).with(hex);
        return;
    case Step::Advance: {
        std::vector<HexId> hexes;
        for (const AdvanceOption &option : advances(m_battle, m_position)) {
            // At Random the hex is chosen, the unit rolled for.
            if (m_battle.options.atRandom && std::ranges::find(hexes, option.hex) != hexes.end())
                continue;
            hexes.push_back(option.hex);
            if (wants(option.unit))
                add(Do::Advance, option.unit).with(option.hex);
        }
        return plain(Do::EndAdvance);
    }
    case Step::SecondRound:
        plain(Do::SecondRound);
        return plain(Do::Stop);
    case Step::Leave: {
        const std::vector<PieceIndex> forced = mustLeave(m_battle, m_position);
        for (const PieceIndex unit : forced.empty() ? mayLeave(m_battle, m_position) : forced)
            if (wants(unit))
                add(Do::Leave, unit);
        if (forced.empty())
            plain(Do::Hold);
        return;
    }
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
    Lister(battle, position, filter.piece, actions).run();
}

Action allocation(int side, PieceIndex firer, const Shares &shares)
{
    Action action;
    action.verb = static_cast<std::uint8_t>(Do::Allocate);
    action.side = static_cast<std::uint8_t>(side);
    action.piece = firer;
    for (const Share &share : shares)
        action.with(share.enemy).with(share.dice);
    return action;
}

bool hasMove(const Battle &battle, const Position &position)
{
    // Nearly always somebody can take a step; only otherwise everything is looked through.
    const Mover mover(battle, position);
    for (const PieceIndex unit : battle.formation(position.formation).units) {
        if (mover.mayMove(unit) != nullptr)
            continue;
        const HexId from = position.unit(unit).hex;
        for (int direction = 0; direction < directions; ++direction)
            if (const HexId to = battle.board->neighbour(from, direction); to != noHex) {
                const HexId path[] = {to};
                if (mover.judge(unit, path) == nullptr)
                    return true;
            }
    }
    std::vector<Action> actions;
    listActions(battle, position, {}, actions);
    return std::ranges::any_of(actions,
                               [](const Action &action) { return static_cast<Do>(action.verb) != Do::EndTurn; });
}

std::vector<HexId> deployHexes(const Battle &battle, const Position &position, PieceIndex unit)
{
    std::vector<HexId> hexes;
    const UnitState &state = position.unit(unit);
    const std::vector<HexId> &zone = battle.setup[battle.info(unit).side];
    if (state.where != Where::OnMap || state.has(Tried) || std::ranges::find(zone, state.hex) == zone.end())
        return hexes;
    std::ranges::copy_if(zone, std::back_inserter(hexes), [&](HexId hex) { return position.isEmpty(hex); });
    return hexes;
}

const Fault *judgeRally(const Battle &battle, const Position &position, PieceIndex unit)
{
    const UnitState &state = position.unit(unit);
    const Numbers &n = battle.numbers;
    if (battle.info(unit).formation != position.formation)
        return &fault::otherFormation;
    if (!battle.hour(position.hour).night)
        return &fault::notNight;
    if (state.has(Done) || state.has(Changed) || state.spent > 0)
        return &fault::movedRally;
    if (state.where == Where::Shattered)
        return state.strength < n.rallyStrength ? &fault::nothingToRally : nullptr;
    if (state.where != Where::OnMap)
        return &fault::notOnMap;
    if (state.demoralized < n.rallyDemoralized)
        return &fault::nothingToRally;
    return isSeen(battle, position, state.hex, battle.info(unit).side) ? &fault::seenRally : nullptr;
}

std::vector<HexId> rallyHexes(const Battle &battle, const Position &position, PieceIndex unit)
{
    const UnitInfo &info = battle.info(unit);
    const auto arm = static_cast<std::size_t>(armNow(battle, position, unit));
    std::vector<HexId> hexes;
    for (std::size_t i = 0; i < position.at.size(); ++i) {
        const auto hex = static_cast<HexId>(i);
        if (!battle.board->at(hex).inPlay || !position.isEmpty(hex) || battle.board->at(hex).mp[arm] < 0)
            continue;
        const bool near = std::ranges::any_of(battle.formation(info.formation).units, [&](PieceIndex mate) {
            return mate != unit && position.isOnMap(mate) && !position.unit(mate).has(CameBack) &&
                   battle.board->distance(position.unit(mate).hex, hex) <= battle.numbers.rallyDistance;
        });
        if (near && !isSeen(battle, position, hex, info.side))
            hexes.push_back(hex);
    }
    return hexes;
}

} // namespace hotchkiss::battle_hymn
