// SPDX-License-Identifier: MIT
// Dismounted cavalry and where its horses stand (BH-220 to BH-225).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/movement.h"
#include "model/rules/battle_hymn/opening.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/rules/battle_hymn/zone.h"

#include <algorithm>
#include <set>

namespace hotchkiss::battle_hymn {

namespace {

class HorseCheck
{
public:
    HorseCheck(Findings &findings, const Opening &opening)
        : m_findings(findings)
        , m_scenario(findings.scenario)
        , m_battle(*opening.battle)
        , m_position(opening.position)
    {}

    void run()
    {
        for (std::size_t i = 0; i < m_scenario.pieces.size(); ++i)
            if (isCombatUnit(m_scenario, m_scenario.pieces[i]))
                checkUnit(i);
    }

private:
    std::string field(std::size_t index, const char *key) const
    {
        return unitText(m_scenario, m_scenario.pieces[index], key);
    }
    Diagnostic &say(const char *code, const char *text, std::size_t index, std::vector<std::string> more = {})
    {
        const Piece &piece = m_scenario.pieces[index];
        more.insert(more.begin(), piece.name);
        return m_findings.add(code, {text, std::move(more)}, piece.id, piece.place);
    }
    QuickFix dropMarker(std::size_t index) const
    {
        return fixUnit(m_findings, index, HK_NOOP("Delete the horse marker"),
                       {{"horses", std::nullopt}, {"horses_at", std::nullopt}, {"holders", std::nullopt}});
    }

    void checkUnit(std::size_t index)
    {
        const Piece &piece = m_scenario.pieces[index];
        const bool lost = unitFlag(m_scenario, piece, "horses_lost");
        const bool marked = !field(index, "horses_at").empty() || !field(index, "horses").empty();
        if (!startingState(m_scenario, piece).dismounted) {
            if (marked)
                say("BH-221", HK_NOOP("%1 is not dismounted, but has a horse marker"), index)
                    .fixes.push_back(dropMarker(index));
            return;
        }
        if (lost) {
            if (marked)
                say("BH-221", HK_NOOP("%1 has lost its horses, but has a horse marker"), index)
                    .fixes.push_back(dropMarker(index));
            return;
        }
        if (field(index, "horses_at").empty())
            sayMissing(index);
        else if (m_position.units[index].horses != noHex)
            checkMarker(index, m_position.units[index].horses);
        checkLetter(index);
        checkHolders(index);
    }

    void sayMissing(std::size_t index)
    {
        Diagnostic &found =
            say("BH-220", HK_NOOP("%1 is dismounted, but its horses stand nowhere and are not said to be lost"), index);
        const std::string letter = field(index, "horses").empty() ? freeLetter() : field(index, "horses");
        if (const HexId hex = openHex(index); hex != noHex)
            found.fixes.push_back(fixUnit(m_findings, index, {HK_NOOP("Put them into %1"), {m_battle.label(hex)}},
                                          {{"horses_at", m_battle.label(hex)}, {"horses", letter}}));
        found.fixes.push_back(fixUnit(m_findings, index, HK_NOOP("They are lost"),
                                      {{"horses_lost", true}, {"horses", std::nullopt}, {"holders", std::nullopt}}));
    }

    std::string freeLetter() const
    {
        std::set<std::string> used;
        for (std::size_t i = 0; i < m_scenario.pieces.size(); ++i)
            used.insert(field(i, "horses"));
        int number = 1;
        while (used.contains(lettersOf(number)))
            ++number;
        return lettersOf(number);
    }

    /// Why horses could not have been left in a hex; nullptr when they could.
    const char *wrongHex(std::size_t index, HexId hex) const
    {
        const PieceIndex there = m_position.unitAt(hex);
        if (m_battle.board->at(hex).mp[static_cast<std::size_t>(Arm::Cavalry)] < 0)
            return HK_NOOP("the horses of %1 stand at %2, where cavalry may not go");
        if (there != noPiece && m_battle.info(there).side == m_battle.units[index].side)
            return HK_NOOP("the horses of %1 stand at %2 with a unit of their side");
        for (std::size_t other = 0; other < m_position.units.size(); ++other)
            if (other != index && m_position.units[other].horses == hex)
                return HK_NOOP("the horses of %1 stand at %2 with those of another unit");
        return isSeen(m_battle, m_position, hex, m_battle.units[index].side)
                   ? HK_NOOP("the horses of %1 stand at %2 in sight of the enemy")
                   : nullptr;
    }

    bool inEnemyZoneAt(std::size_t index, HexId hex) const
    {
        return inEnemyZone(m_battle, m_position, hex, m_battle.units[index].side);
    }

    /// A hex beside the unit in which its horses may stand, or noHex.
    HexId openHex(std::size_t index) const
    {
        const HexId hex = m_position.units[index].hex;
        for (int direction = 0; hex != noHex && direction < directions; ++direction)
            if (const HexId next = m_battle.board->neighbour(hex, direction);
                next != noHex && m_position.isEmpty(next) && wrongHex(index, next) == nullptr &&
                !inEnemyZoneAt(index, next))
                return next;
        return noHex;
    }

    void offerMove(Diagnostic &found, std::size_t index)
    {
        if (const HexId hex = openHex(index); hex != noHex)
            found.fixes.push_back(fixUnit(m_findings, index, {HK_NOOP("Put them into %1"), {m_battle.label(hex)}},
                                          {{"horses_at", m_battle.label(hex)}}));
    }

    void checkMarker(std::size_t index, HexId hex)
    {
        if (inEnemyZoneAt(index, hex))
            offerMove(say("BH-222", HK_NOOP("the horses of %1 stand at %2, in an enemy zone of control"), index,
                          {m_battle.label(hex)}),
                      index);
        else if (const char *wrong = wrongHex(index, hex))
            offerMove(say("BH-223", wrong, index, {m_battle.label(hex)}), index);
        if (m_position.units[index].where != Where::OnMap)
            return;
        Position position = m_position;
        position.active = m_battle.units[index].side;
        const int distance = Mover(m_battle, position).tetherLength(static_cast<PieceIndex>(index));
        if (distance > m_battle.numbers.tether)
            say("BH-225", HK_NOOP("%1 starts %2 MPs from its horses; %3 is the limit"), index,
                {distance >= Mover::farAway ? std::string("∞") : std::to_string(distance),
                 std::to_string(m_battle.numbers.tether)});
    }

    void checkLetter(std::size_t index)
    {
        const std::string letter = field(index, "horses");
        for (std::size_t other = 0; other < index && !letter.empty(); ++other)
            if (isCombatUnit(m_scenario, m_scenario.pieces[other]) && field(other, "horses") == letter) {
                say("BH-221", HK_NOOP("%1 has the horse marker %2, as another unit"), index, {letter})
                    .fixes.push_back(fixUnit(m_findings, index, {HK_NOOP("Take the letter %1"), {freeLetter()}},
                                             {{"horses", freeLetter()}}));
                return;
            }
    }

    void checkHolders(std::size_t index)
    {
        const Piece &piece = m_scenario.pieces[index];
        const Ruleset &ruleset = *sharedRuleset(*m_scenario.system);
        const int due = dueHolders(m_scenario, Charts(ruleset, m_scenario.chartOverrides), piece);
        const int holders = unitWhole(m_scenario, piece, "holders");
        if (holders != due)
            say("BH-224", HK_NOOP("%1 has %2 horse holders; a third of its strength is %3"), index,
                {std::to_string(holders), std::to_string(due)})
                .fixes.push_back(fixUnit(m_findings, index,
                                         {HK_NOOP("Leave %1 with the horses"), {std::to_string(due)}},
                                         {{"holders", std::int64_t{due}}}));
    }

    Findings &m_findings;
    const Scenario &m_scenario;
    const Battle &m_battle;
    const Position &m_position;
};

} // namespace

void checkHorses(Findings &findings, const Opening &opening)
{
    HorseCheck(findings, opening).run();
}

} // namespace hotchkiss::battle_hymn
