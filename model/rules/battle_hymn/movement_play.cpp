// SPDX-License-Identifier: MIT
// Movement Turns: moves, arrivals, horses and rallies (BH 5, 10.5, 11.3, 12).
#include "model/rules/battle_hymn/play.h"
#include "model/rules/battle_hymn/zone.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

constexpr int movementMarks = Done | Bound | Changed | CameBack;

} // namespace

void Play::startMovement(FormationIndex formation)
{
    m_position.formation = formation;
    m_position.active = m_battle.formation(formation).side;
    m_position.mover = noPiece;
    m_position.entered.clear();
    for (const PieceIndex piece : m_battle.formation(formation).units) {
        UnitState &state = unit(piece);
        state.clear(movementMarks);
        state.spent = 0;
        if (state.where == Where::OnMap && inEnemyZone(m_battle, m_position, state.hex, m_position.active))
            state.set(Bound);
    }
    m_position.step = Step::Movement;
}

void Play::endMovement()
{
    for (const PieceIndex piece : m_battle.formation(m_position.formation).units) {
        unit(piece).clear(movementMarks);
        unit(piece).spent = 0;
    }
    m_position.formation = noFormation;
    m_position.mover = noPiece;
    m_position.entered.clear();
    m_position.step = Step::NextMarker;
}

// One unit's move is over when the next one begins (BH 5.1a).
void Play::become(PieceIndex mover)
{
    if (m_position.mover != noPiece && m_position.mover != mover)
        unit(m_position.mover).set(Done);
    m_position.mover = mover;
}

void Play::move(PieceIndex piece, std::span<const HexId> path, bool entering)
{
    become(piece);
    UnitState &state = unit(piece);
    const auto arm = static_cast<std::size_t>(armNow(m_battle, m_position, piece));
    int cost = state.spent;
    HexId from = state.hex;
    if (entering) {
        cost = Mover(m_battle, m_position).entryCost(piece, path.front());
        m_position.entered.push_back(path.front());
    }
    // Whoever moves gets out of the fire that was prepared for him, and gives up his own (BH 6.1.4f).
    std::erase_if(m_position.pairings, [piece](const Pairing &p) { return p.target == piece || p.firer == piece; });
    for (const HexId hex : path) {
        if (from != noHex)
            cost += m_battle.board->crossing(from, m_battle.board->directionTo(from, hex)).mp[arm];
        m_position.put(piece, hex);
        touch(piece, hex);
        from = hex;
    }
    report(Event::Kind::Move, entering ? "12.2a" : "5.1b",
           {entering ? HK_NOOP("%1 comes in and goes to %2 (%3 MP)") : HK_NOOP("%1 moves to %2 (%3 MP)"),
            {name(piece), m_battle.label(from), std::to_string(cost - (entering ? 0 : state.spent))}},
           piece, from);
    spend(piece, cost);
    markApproach(piece);
}

void Play::spend(PieceIndex piece, int cost)
{
    UnitState &state = unit(piece);
    state.spent = static_cast<std::uint8_t>(cost);
    if (state.spent >= allowance(m_battle, m_position, piece))
        state.set(Done);
}

// Coming into an enemy zone ends the move, and those whose zone it is will fire (BH 5.3a, 5.3f).
void Play::markApproach(PieceIndex piece)
{
    UnitState &state = unit(piece);
    std::string firers;
    eachEnemyInto(m_battle, m_position, state.hex, m_battle.info(piece).side, [&](PieceIndex enemy) {
        m_position.pairings.push_back({piece, enemy});
        firers += (firers.empty() ? "" : ", ") + name(enemy);
        return true;
    });
    if (firers.empty())
        return;
    state.set(Done);
    report(Event::Kind::Note, "5.3f", {HK_NOOP("%1 is marked for Approach Fire by %2"), {name(piece), firers}}, piece,
           state.hex);
}

void Play::touch(PieceIndex piece, HexId hex)
{
    const int side = m_battle.info(piece).side;
    for (std::size_t i = 0; i < m_battle.objectives.size(); ++i) {
        if (m_battle.objectives[i].hex != hex || m_position.owners[i] == side)
            continue;
        m_position.owners[i] = static_cast<std::int8_t>(side);
        report(Event::Kind::Score, "3.6b",
               {HK_NOOP("%1 takes %2"), {m_battle.sideName(side), m_battle.scenario->objectives[i].name}}, piece, hex);
    }
    for (std::size_t i = 0; i < m_position.units.size(); ++i) {
        const HexId horses = m_position.units[i].horses;
        if (horses == noHex || m_battle.units[i].side == side)
            continue;
        const int direction = m_battle.board->directionTo(hex, horses);
        if (horses == hex ||
            (direction >= 0 && unit(piece).intact() > 0 && m_battle.board->crossing(hex, direction).zone))
            takeHorses(static_cast<PieceIndex>(i));
    }
}

// The holders are lost with their horses and nobody else (BH CL-g, R-08).
void Play::takeHorses(PieceIndex owner)
{
    UnitState &state = unit(owner);
    report(Event::Kind::Loss, "11.3l",
           {HK_NOOP("The horses of %1 are taken, %2 lost"), {name(owner), std::to_string(state.holders)}}, owner,
           state.horses);
    state.horses = noHex;
    state.lost = static_cast<std::uint8_t>(state.lost + state.holders);
    state.holders = 0;
}

void Play::leaveMap(PieceIndex piece, const char *rule)
{
    UnitState &state = unit(piece);
    const int side = m_battle.info(piece).side;
    const ExitArea &exit = *m_battle.exit(side, state.hex);
    report(Event::Kind::Removed, rule, {HK_NOOP("%1 leaves the map"), {name(piece)}}, piece, state.hex);
    auto &points = m_position.exitPoints[static_cast<std::size_t>(side)];
    points = static_cast<std::int16_t>(points + exit.points * state.strength);
    m_position.lift(piece);
    state.where = Where::Left;
    state.hits = 0;
    state.marks = 0;
    state.spent = 0;
    if (exit.lost) {
        state.lost = static_cast<std::uint8_t>(state.lost + state.strength);
        state.strength = 0;
        state.demoralized = 0;
        state.where = Where::Eliminated;
    }
    if (m_position.mover == piece)
        m_position.mover = noPiece;
}

void Play::dismount(PieceIndex piece, HexId horses)
{
    become(piece);
    UnitState &state = unit(piece);
    state.holders = static_cast<std::uint8_t>(holdersOf(m_battle, m_position, piece));
    state.strength = static_cast<std::uint8_t>(state.strength - state.holders);
    state.dismounted = true;
    state.horses = horses;
    state.set(Changed);
    report(Event::Kind::Move, "11.3d",
           {HK_NOOP("%1 dismounts, %2 hold the horses in %3"),
            {name(piece), std::to_string(state.holders), m_battle.label(horses)}},
           piece, state.hex);
    spend(piece, state.spent);
}

void Play::mount(PieceIndex piece)
{
    become(piece);
    UnitState &state = unit(piece);
    state.strength = static_cast<std::uint8_t>(state.strength + state.holders);
    state.holders = 0;
    state.horses = noHex;
    state.dismounted = false;
    state.set(Changed);
    report(Event::Kind::Move, "11.3g", {HK_NOOP("%1 mounts"), {name(piece)}}, piece, state.hex);
    spend(piece, state.spent + m_battle.numbers.mountCost);
}

void Play::rally(PieceIndex piece)
{
    become(piece);
    UnitState &state = unit(piece);
    const bool shattered = state.where == Where::Shattered;
    state.set(Done);
    if (!passesMorale(piece, shattered ? "10.5.2a" : "10.5.1a"))
        return;
    const Numbers &n = m_battle.numbers;
    const int most = (shattered ? state.strength : state.demoralized) - n.rallyStays;
    const int restored = std::min<int>(n.rally[static_cast<std::size_t>(m_battle.info(piece).mr + 3)], most);
    state.demoralized = static_cast<std::uint8_t>((shattered ? state.strength : state.demoralized) - restored);
    report(Event::Kind::Loss, "10.5.4a", {HK_NOOP("%1 rallies %2 SP"), {name(piece), std::to_string(restored)}}, piece,
           state.hex);
    if (!shattered)
        return;
    state.where = Where::Rallied;
    state.set(CameBack);
    if (rallyHexes(m_battle, m_position, piece).empty())
        return;
    m_position.subject = piece;
    m_position.step = Step::PlaceRally;
}

void Play::placeRallied(PieceIndex piece, HexId hex)
{
    if (m_position.step == Step::Movement)
        become(piece);
    UnitState &state = unit(piece);
    m_position.put(piece, hex);
    state.set(Done);
    state.set(CameBack);
    report(Event::Kind::Move, "10.5.3a", {HK_NOOP("%1 comes back in %2"), {name(piece), m_battle.label(hex)}}, piece,
           hex);
    touch(piece, hex);
    m_position.subject = noPiece;
    m_position.step = Step::Movement;
}

} // namespace hotchkiss::battle_hymn
