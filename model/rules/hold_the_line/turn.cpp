// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/actions.h"
#include "model/rules/hold_the_line/play.h"

namespace hotchkiss::hold_the_line {

void Play::report(Event::Kind kind, const char *rule, Text what, PieceIndex piece, HexId hex,
                  std::vector<Dice::Roll> rolls, int side)
{
    Event event;
    event.kind = kind;
    event.what = std::move(what);
    event.rule = std::string("HL ") + rule;
    event.side = side >= 0 ? side : piece != noPiece ? m_battle.info(piece).side : -1;
    event.piece = piece;
    if (hex != noHex)
        event.place = m_battle.place(hex);
    event.rolls = std::move(rolls);
    m_events->push_back(std::move(event));
}

std::vector<HexId> placementHexes(const Battle &battle, const Position &position, PieceIndex piece)
{
    const PieceInfo &info = battle.info(piece);
    std::vector<HexId> hexes;
    if (info.isLeader()) {
        for (std::size_t i = 0; i < position.hexes.size(); ++i)
            if (const Hex &hex = position.hexes[i]; hex.side == info.side && hex.hasCombat() && hex.leader == noPiece)
                hexes.push_back(static_cast<HexId>(i));
        return hexes;
    }
    for (const Due &due : battle.arrivals)
        if (due.piece == piece && !due.leaves && due.turn <= position.turn)
            for (const HexId hex : due.hexes)
                if (std::ranges::find(hexes, hex) == hexes.end() && battle.isOpen(info, hex) &&
                    !position.hasEnemy(hex, info.side) &&
                    (hasRoom(info, position.hex(hex)) || position.hasLoneEnemyLeader(hex, info.side)) &&
                    (!info.isBoat() || battle.board->at(hex).boats))
                    hexes.push_back(hex);
    return hexes;
}

void Play::begin()
{
    m_position.queue = 0;
    m_position.step = Step::Setup;
}

void Play::run()
{
    for (;;) {
        switch (m_position.step) {
        case Step::Setup:
            if (askPlacement())
                return;
            break;
        case Step::TurnStart:
            startTurn();
            break;
        case Step::Arrivals:
            if (askArrival())
                return;
            break;
        case Step::ApRoll:
            rollAp();
            break;
        case Step::Act:
            m_position.subject = noPiece;
            m_position.combat = {};
            if ((m_battle.options.victoryAtOnce && checkVictory()) || !mustEndTurn())
                return;
            m_position.step = Step::EndTurn;
            break;
        case Step::Retreats:
            if (askRetreat())
                return;
            break;
        case Step::LeaderLeft:
            if (askLeader())
                return;
            break;
        case Step::Vacated:
            if (askAdvance())
                return;
            break;
        case Step::EndTurn:
            finishTurn();
            break;
        default:
            return;
        }
    }
}

bool Play::askPlacement()
{
    const std::vector<PieceIndex> &leaders = m_battle.placedByOwner;
    for (; m_position.queue < static_cast<int>(leaders.size()); ++m_position.queue) {
        const PieceIndex leader = leaders[static_cast<std::size_t>(m_position.queue)];
        const std::vector<HexId> hexes = placementHexes(m_battle, m_position, leader);
        m_position.subject = leader;
        if (hexes.size() > 1) {
            m_position.step = Step::PlaceLeader;
            return true;
        }
        if (hexes.size() == 1)
            shift(leader, hexes.front());
    }
    m_position.step = Step::TurnStart;
    return false;
}

void Play::placeAt(HexId hex)
{
    const PieceIndex piece = m_position.subject;
    shift(piece, hex);
    if (m_events != nullptr)
        report(Event::Kind::Move, "4.1b", {HK_NOOP("%1 comes to %2"), {m_battle.name(piece), m_battle.label(hex)}},
               piece, hex);
    m_position.step = m_position.step == Step::PlaceLeader ? Step::Setup : Step::Arrivals;
    ++m_position.queue;
}

void Play::startTurn()
{
    const int side = m_position.active;
    if (m_events != nullptr)
        report(Event::Kind::Note, "5.0b",
               {HK_NOOP("Turn %1: %2"), {std::to_string(m_position.turn), m_battle.sideName(side)}}, noPiece, noHex, {},
               side);
    for (const Due &due : m_battle.arrivals) {
        if (!due.leaves || due.turn > m_position.turn || m_battle.info(due.piece).side != side ||
            !m_position.isOnBoard(due.piece))
            continue;
        if (m_events != nullptr)
            report(Event::Kind::Removed, "4.1a", {HK_NOOP("%1 leaves the field"), {m_battle.name(due.piece)}},
                   due.piece, m_position.at(due.piece).hex);
        m_position.lift(m_battle, due.piece);
        m_position.at(due.piece).status = Status::Withdrawn;
    }
    m_position.queue = 0;
    m_position.step = Step::Arrivals;
}

bool Play::askArrival()
{
    for (; m_position.queue < static_cast<int>(m_battle.arrivals.size()); ++m_position.queue) {
        const Due &due = m_battle.arrivals[static_cast<std::size_t>(m_position.queue)];
        if (due.leaves || due.turn > m_position.turn || m_battle.info(due.piece).side != m_position.active ||
            m_position.at(due.piece).status != Status::Waiting)
            continue;
        const std::vector<HexId> hexes = placementHexes(m_battle, m_position, due.piece);
        if (hexes.empty())
            continue;
        m_position.subject = due.piece;
        m_position.step = Step::Enter;
        if (hexes.size() > 1)
            return true;
        placeAt(hexes.front());
        --m_position.queue;
    }
    for (std::size_t i = 0; i < m_battle.pieces.size(); ++i)
        if (m_battle.pieces[i].side == m_position.active)
            m_position.pieces[i].startHex = m_position.pieces[i].hex;
    m_position.queue = 0;
    m_position.subject = noPiece;
    m_position.step = Step::ApRoll;
    return false;
}

int lostCommand(const Battle &battle, const Position &position, int side)
{
    return battle.options.leaderLossFree ? 0
                                         : position.leadersLost[static_cast<std::size_t>(side)] * battle.leaderLossAp;
}

int commandPoints(const Battle &battle, const Position &position, int side)
{
    const SideInfo &info = battle.side(side);
    const int change = info.turnChange[static_cast<std::size_t>(position.turn - 1)];
    return std::max(0, info.command + info.handicap + change - lostCommand(battle, position, side));
}

void Play::rollAp()
{
    const int side = m_position.active;
    const int command = commandPoints(m_battle, m_position, side);
    const int die = m_dice.roll(6);
    m_position.ap = static_cast<std::int16_t>(command + m_battle.randomAp[static_cast<std::size_t>(die)]);
    m_position.step = Step::Act;
    if (m_events != nullptr)
        report(Event::Kind::Roll, "6.1.1b",
               {HK_NOOP("%1: %2 action points (%3 command)"),
                {m_battle.sideName(side), std::to_string(m_position.ap), std::to_string(command)}},
               noPiece, noHex, {{6, die}}, side);
}

bool Play::mustEndTurn() const
{
    return m_position.ap <= 0 || !hasAction(m_battle, m_position);
}

void Play::move(PieceIndex piece, PieceIndex leader, std::span<const HexId> path, Mode mode)
{
    close();
    const PieceInfo &info = m_battle.info(piece);
    const Costs &costs = m_battle.costs;
    const int price = info.isLeader()       ? costs.leader
                      : mode == Mode::March ? costs.march
                      : mode == Mode::Bonus ? costs.bonus
                                            : costs.move;
    m_position.ap = static_cast<std::int16_t>(m_position.ap - price);
    m_position.at(piece).marks |= Activated | Moved;
    if (m_events != nullptr)
        report(Event::Kind::Move,
               mode == Mode::March   ? "7.3a"
               : mode == Mode::Bonus ? "6.2.4a"
                                     : "7.1a",
               {leader == noPiece ? HK_NOOP("%1 moves to %2") : HK_NOOP("%1 moves to %2 with %3"),
                {m_battle.name(piece), m_battle.label(path.back()), leader == noPiece ? "" : m_battle.name(leader)}},
               piece, path.back());
    m_position.lift(m_battle, piece);
    if (leader != noPiece)
        m_position.lift(m_battle, leader);
    for (const HexId hex : path)
        touch(piece, hex);
    m_position.put(m_battle, piece, path.back());
    if (leader != noPiece) {
        m_position.put(m_battle, leader, path.back());
        m_position.at(leader).marks |= Activated | WentAlong;
    }
    if (info.type == UnitType::Cavalry && mode == Mode::Normal && m_position.ap >= costs.fire &&
        hasTarget(m_battle, m_position, piece))
        m_position.open = piece;
}

void Play::moveCounter(HexId from, HexId to)
{
    close();
    m_position.ap = static_cast<std::int16_t>(m_position.ap - m_battle.costs.counter);
    const std::size_t counter = counterAt(m_position, from);
    m_position.counters[counter].hex = to;
    m_position.counters[counter].moved = true;
    if (m_events != nullptr)
        report(Event::Kind::Move, "3.1.6b",
               {HK_NOOP("%1 is brought to %2"), {m_battle.scenario->objectives[counter].name, m_battle.label(to)}},
               noPiece, to, {}, m_position.active);
}

void Play::endActivation()
{
    close();
    m_position.step = Step::Act;
}

void Play::endTurn()
{
    m_position.step = Step::EndTurn;
}

void Play::finishTurn()
{
    close();
    m_position.ap = 0;
    // What a turn's rules look at is forgotten when it ends, so that positions that go on alike are equal.
    for (std::size_t i = 0; i < m_battle.pieces.size(); ++i) {
        m_position.pieces[i].marks &= FiredOn;
        m_position.pieces[i].startHex = noHex;
    }
    for (CounterState &counter : m_position.counters)
        counter.moved = false;
    if (checkVictory())
        return;
    if (m_position.active == m_battle.firstSide) {
        m_position.active = static_cast<std::uint8_t>(1 - m_position.active);
        m_position.step = Step::TurnStart;
        return;
    }
    for (PieceState &piece : m_position.pieces)
        piece.marks &= static_cast<std::uint8_t>(~FiredOn);
    ++m_position.turn;
    m_position.active = static_cast<std::uint8_t>(m_battle.firstSide);
    m_position.step = Step::TurnStart;
}

} // namespace hotchkiss::hold_the_line
