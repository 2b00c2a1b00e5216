// SPDX-License-Identifier: MIT
// Retreats, hex by hex, and the friends they push aside (BH 7).
#include "model/rules/battle_hymn/play.h"
#include "model/rules/battle_hymn/retreat.h"

#include <utility>

namespace hotchkiss::battle_hymn {

void Play::startRetreat(PieceIndex piece, RetreatKind kind, std::vector<HexId> causes, Step then)
{
    UnitState &state = unit(piece);
    if (state.has(Member))
        state.set(Retreated);
    m_position.retreats.push_back({piece, kind, {state.hex}, std::move(causes)});
    m_position.then = then;
    m_position.step = Step::Retreats;
}

void Play::goOnRetreating()
{
    if (m_position.retreats.empty()) {
        m_position.subject = noPiece;
        m_position.step = std::exchange(m_position.then, Step::Begin);
        return;
    }
    const Retreating &retreat = m_position.retreats.back();
    const UnitState &state = m_position.unit(retreat.unit);
    if (state.where != Where::OnMap || mayEndRetreat(m_battle, m_position)) {
        if (state.where == Where::OnMap)
            report(Event::Kind::Move, "7.2a",
                   {HK_NOOP("%1 retreats to %2"), {name(retreat.unit), m_battle.label(state.hex)}}, retreat.unit,
                   state.hex);
        m_position.retreats.pop_back();
        return;
    }
    if (retreatOptions(m_battle, m_position).rank == RetreatOptions::None)
        return cannotRetreat();
    m_position.subject = retreat.unit;
    m_position.step = Step::Retreat;
}

void Play::cannotRetreat()
{
    const Retreating retreat = m_position.retreats.back();
    const HexId hex = m_position.unit(retreat.unit).hex;
    // The way off the map is the last one, where the scenario has one (BH 5.5b).
    if (m_battle.exit(m_battle.info(retreat.unit).side, hex) != nullptr)
        return leaveMap(retreat.unit, "5.5b");
    report(Event::Kind::Note, "7.4f", {HK_NOOP("%1 cannot retreat"), {name(retreat.unit)}}, retreat.unit, hex);
    shatter(retreat.unit, retreat.causes, true, "10.2.2c");
}

void Play::retreatTo(HexId hex)
{
    Retreating &retreat = m_position.retreats.back();
    const PieceIndex piece = retreat.unit;
    const std::uint8_t rank = retreatOptions(m_battle, m_position).rank;
    m_position.subject = noPiece;
    m_position.step = Step::Retreats;
    if (rank == RetreatOptions::Friend && retreat.kind == RetreatKind::Involuntary) {
        const PieceIndex occupant = m_position.unitAt(hex);
        if (!passesMorale(occupant, "7.8a")) {
            const std::vector<HexId> causes{m_position.unit(piece).hex};
            demoralize(occupant, m_battle.numbers.displacedDemoralized);
            if (unit(occupant).intact() == 0)
                return shatter(occupant, causes, false, "7.8c");
            return startRetreat(occupant, RetreatKind::Involuntary, causes, m_position.then);
        }
    }
    retreat.path.push_back(hex);
    m_position.put(piece, hex);
    touch(piece, hex);
    if (rank != RetreatOptions::Zone)
        return;
    report(Event::Kind::Note, "7.6b", {HK_NOOP("%1 retreats through an enemy zone"), {name(piece)}}, piece, hex);
    const std::vector<HexId> causes = retreat.causes;
    lose(piece, m_battle.numbers.retreatZoneLoss);
    if (unit(piece).strength == 0)
        eliminate(piece, "10.2.3a");
    else if (unit(piece).intact() == 0)
        shatter(piece, causes, false, "10.2.2a");
}

} // namespace hotchkiss::battle_hymn
