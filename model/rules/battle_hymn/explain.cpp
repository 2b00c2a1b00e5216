// SPDX-License-Identifier: MIT
// What an action would do, term by term, before it is done.
#include "model/rules/battle_hymn/actions.h"
#include "model/rules/battle_hymn/engagement.h"
#include "model/rules/battle_hymn/game.h"
#include "model/rules/battle_hymn/retreat.h"

#include <cstdio>

namespace hotchkiss::battle_hymn {

namespace {

std::string decimal(double number)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", number);
    return text.data();
}

std::string terrainLabel(const Battle &battle, HexId hex)
{
    return battle.scenario->system->terrains[battle.board->at(hex).terrain].label;
}

std::string typeLabel(const Battle &battle, const Position &position, PieceIndex unit)
{
    const PieceType *type = battle.scenario->system->pieceType(armName(armNow(battle, position, unit)));
    return type == nullptr ? std::string() : type->label;
}

class Explainer
{
public:
    Explainer(const Battle &battle, const Position &position, const Action &action)
        : m_battle(battle)
        , m_position(position)
        , m_action(action)
        , m_hex(static_cast<HexId>(action.arg(0)))
    {}

    Preview run();

private:
    void set(const char *label, std::vector<std::string> arguments, const char *rule, HexId target = noHex)
    {
        m_preview.label = Text(label, std::move(arguments));
        m_preview.rule = std::string("BH ") + rule;
        if (target != noHex)
            m_preview.target = m_battle.place(target);
    }
    void term(Text what, double value, const char *rule, std::string text = {})
    {
        m_preview.terms.push_back({std::move(what), value, std::string("BH ") + rule, std::move(text)});
    }
    std::string name() const { return m_battle.name(m_action.piece); }
    HexId here(PieceIndex unit) const { return m_position.unit(unit).hex; }
    void move();
    void retreat();
    void fire(PieceIndex firer, PieceIndex target, int dice, bool approach);
    void allocate();
    void engage();
    void morale(const char *rule);
    void others();

    const Battle &m_battle;
    const Position &m_position;
    const Action &m_action;
    HexId m_hex;
    Preview m_preview;
};

void Explainer::move()
{
    const bool entering = static_cast<Do>(m_action.verb) == Do::Enter;
    const Mover mover(m_battle, m_position);
    const Action listed = listedMove(m_battle, m_position, m_action);
    const std::vector<HexId> path = pathOf(listed);
    const auto arm = static_cast<std::size_t>(armNow(m_battle, m_position, m_action.piece));
    set(entering ? HK_NOOP("Come in and go to %1") : HK_NOOP("Move to %1"), {m_battle.label(path.back())},
        entering ? "12.2a" : "5.1b", path.back());
    int cost = 0;
    HexId from = entering ? noHex : here(m_action.piece);
    for (const HexId hex : path) {
        const int step = from == noHex ? mover.entryCost(m_action.piece, hex)
                                       : m_battle.board->crossing(from, m_battle.board->directionTo(from, hex)).mp[arm];
        term({HK_NOOP("%1, %2"), {m_battle.label(hex), terrainLabel(m_battle, hex)}}, step,
             from == noHex ? "12.2b" : "5.4.1a");
        cost += step;
        from = hex;
    }
    m_preview.cost = std::to_string(cost) + " MP";
    const int left =
        allowance(m_battle, m_position, m_action.piece) - (entering ? 0 : m_position.unit(m_action.piece).spent) - cost;
    m_preview.headline = {HK_NOOP("%1 MP left"), {std::to_string(left)}};
    if (mover.isInZone(path.back()))
        term(HK_NOOP("Ends in an enemy zone: Approach Fire"), 0, "5.3f");
}

void Explainer::fire(PieceIndex firer, PieceIndex target, int dice, bool approach)
{
    for (Term &made : hitTerms(m_battle, m_position, firer, target, approach))
        m_preview.terms.push_back(std::move(made));
    const HitChance sum = hitChance(m_battle, m_position, firer, target, approach);
    const double chance = sum.chance(m_battle);
    m_preview.headline = {HK_NOOP("needs %1 or less, %2 dice"), {std::to_string(sum.need), std::to_string(dice)}};
    double miss = 1;
    for (int i = 0; i < dice; ++i)
        miss *= 1 - chance;
    m_preview.chance = 1 - miss;
    m_preview.expectation = {HK_NOOP("%1 hits expected"), {decimal(chance * dice)}};
}

void Explainer::allocate()
{
    std::string text;
    double expected = 0;
    const bool approach = m_position.fire == Fire::Approach;
    const std::vector<PieceIndex> targets = targetsOf(m_battle, m_position, m_action.piece);
    for (std::size_t i = 0; i + 1 < m_action.count; i += 2) {
        const auto enemy = static_cast<PieceIndex>(m_action.arg(i));
        const int dice = m_action.arg(i + 1);
        text += (text.empty() ? "" : ", ") + m_battle.name(enemy) + " " + std::to_string(dice);
        const bool fires = std::ranges::find(targets, enemy) != targets.end();
        const HitChance sum = hitChance(m_battle, m_position, m_action.piece, enemy, approach);
        term({fires ? HK_NOOP("%1 at %2: needs %3 or less") : HK_NOOP("%1 are lost on %2"),
              {std::to_string(dice), m_battle.name(enemy), std::to_string(sum.need)}},
             dice,
             fires      ? "6.3.1a"
             : approach ? "6.1.4j"
                        : "CL-d");
        if (fires)
            expected += dice * sum.chance(m_battle);
    }
    set(HK_NOOP("%1: %2"), {name(), text}, "6.3.1a", here(static_cast<PieceIndex>(m_action.arg(0))));
    m_preview.expectation = {HK_NOOP("%1 hits expected"), {decimal(expected)}};
}

void Explainer::engage()
{
    const auto chosen = static_cast<PieceIndex>(m_action.arg(0));
    const std::vector<Hostile> pairs = chosen == noPiece
                                           ? engagementOf(mandatoryPairs(m_battle, m_position), m_action.piece)
                                           : std::vector<Hostile>{{m_action.piece, chosen}};
    if (pairs.empty())
        return;
    set(HK_NOOP("Engage %1"), {m_battle.name(pairs.front().defender)}, chosen == noPiece ? "6.1.6a" : "6.4b",
        here(pairs.front().defender));
    for (const Hostile &pair : pairs) {
        for (const auto &[firer, target] :
             {std::pair(pair.attacker, pair.defender), std::pair(pair.defender, pair.attacker)})
            term({HK_NOOP("%1 at %2: needs %3 or less"),
                  {m_battle.name(firer), m_battle.name(target),
                   std::to_string(hitChance(m_battle, m_position, firer, target, false).need)}},
                 m_position.unit(firer).intact(), "6.1.7c");
    }
}

void Explainer::retreat()
{
    const RetreatOptions options = retreatOptions(m_battle, m_position);
    set(HK_NOOP("Retreat to %1"), {m_battle.label(m_hex)}, "7.3a", m_hex);
    switch (options.rank) {
    case RetreatOptions::Free:
        term(HK_NOOP("Empty and free of enemy zones"), 0, "7.3a");
        break;
    case RetreatOptions::Close:
        term(HK_NOOP("Empty, but too near to end there"), 0, "7.3b");
        break;
    case RetreatOptions::Friend:
        term(HK_NOOP("Through a friend"), 0, "7.7a");
        break;
    default:
        term(HK_NOOP("Through an enemy zone: a Strength Point is lost"), 1, "7.6b");
    }
}

void Explainer::morale(const char *rule)
{
    const int mr = m_battle.info(m_action.piece).mr;
    const int needed = m_battle.numbers.moralePass - mr;
    const int faces = m_battle.numbers.die;
    term(HK_NOOP("Needed to pass"), m_battle.numbers.moralePass, "10.3a");
    term(HK_NOOP("Morale Rating"), mr, "10");
    m_preview.headline = {HK_NOOP("passes on %1 or more"), {std::to_string(needed)}};
    m_preview.chance = std::clamp(static_cast<double>(faces + 1 - needed) / faces, 0.0, 1.0);
    m_preview.rule = std::string("BH ") + rule;
}

void Explainer::others()
{
    const HexId at = m_action.piece == noPiece ? noHex : here(m_action.piece);
    switch (static_cast<Do>(m_action.verb)) {
    case Do::Begin:
        return set(HK_NOOP("Begin the battle"), {}, "4a");
    case Do::Deploy:
        return set(HK_NOOP("Set up in %1"), {m_battle.label(m_hex)}, "2.2.1b", m_hex);
    case Do::Ready:
        return set(HK_NOOP("Set-up is done"), {}, "2.2.1b");
    case Do::Combat:
        return set(HK_NOOP("Play the Combat Turn now"), {}, "3.9c");
    case Do::Draw:
        return set(HK_NOOP("Draw a marker from the cup"), {}, "4d");
    case Do::Dismount:
        set(HK_NOOP("Dismount, horses in %1"), {m_battle.label(m_hex)}, "11.3d", m_hex);
        m_preview.cost = std::to_string(m_battle.numbers.mountCost) + " MP";
        return term(HK_NOOP("Horse holders"), holdersOf(m_battle, m_position, m_action.piece), "11.3f");
    case Do::Mount:
        set(HK_NOOP("Mount"), {}, "11.3g", at);
        m_preview.cost = std::to_string(m_battle.numbers.mountCost) + " MP";
        return;
    case Do::Place:
        return set(HK_NOOP("Come back in %1"), {m_battle.label(m_hex)}, "10.5.3a", m_hex);
    case Do::Exit:
        return set(HK_NOOP("Leave the map"), {}, "5.5a", at);
    case Do::EndTurn:
        return set(HK_NOOP("End the Movement Turn"), {}, "4e");
    case Do::Stand:
        return set(HK_NOOP("%1 stands"), {name()}, "6.1.1a", at);
    case Do::EndBombard:
        return set(HK_NOOP("No more bombardment"), {}, "6.1.2b");
    case Do::RetreatFirst:
        return set(HK_NOOP("%1 retreats before combat"), {name()}, "6.1.3a", at);
    case Do::EndRetreats:
        return set(HK_NOOP("No more retreats before combat"), {}, "6.1.3a");
    case Do::EndCombat:
        return set(HK_NOOP("End the Combat Turn"), {}, "6.1.9a");
    case Do::Fight:
        return set(HK_NOOP("Fight the Round"), {}, "6.1.7a");
    case Do::Advance:
        return set(HK_NOOP("%1 advances to %2"), {name(), m_battle.label(m_hex)}, "8.1a", m_hex);
    case Do::EndAdvance:
        return set(HK_NOOP("No advance"), {}, "8.1d");
    case Do::SecondRound:
        return set(HK_NOOP("Fight a second Round"), {}, "6.1.8a");
    case Do::Stop:
        return set(HK_NOOP("Break off after one Round"), {}, "6.1.8a");
    case Do::Leave:
        return set(HK_NOOP("%1 goes back"), {name()}, "6.1.8c", at);
    default:
        return set(HK_NOOP("Stay"), {}, "6.1.8d");
    }
}

Preview Explainer::run()
{
    switch (static_cast<Do>(m_action.verb)) {
    case Do::Move:
    case Do::Enter:
        move();
        break;
    case Do::Bombard: {
        const PieceIndex enemy = m_position.unitAt(m_hex);
        set(HK_NOOP("Bombard %1"), {m_battle.name(enemy)}, "6.1.2a", m_hex);
        fire(m_action.piece, enemy, m_position.unit(m_action.piece).intact(), false);
        break;
    }
    case Do::Target: {
        const auto enemy = static_cast<PieceIndex>(m_action.arg(0));
        set(HK_NOOP("Fire at %1"), {m_battle.name(enemy)}, "6.1.7c", here(enemy));
        fire(m_action.piece, enemy, m_position.unit(m_action.piece).intact(), false);
        break;
    }
    case Do::Allocate:
        allocate();
        break;
    case Do::Engage:
        engage();
        break;
    case Do::Retreat:
        retreat();
        break;
    case Do::Check:
        set(HK_NOOP("%1 checks morale"), {name()}, "10.3a", here(m_action.piece));
        morale(m_position.fire == Fire::Approach ? "10.4.2a" : "10.4.1a");
        term(HK_NOOP("Hits"), m_position.unit(m_action.piece).hits, "6.2.4b");
        break;
    case Do::TryRetreat:
        set(HK_NOOP("%1 tries to retreat"), {name()}, "6.1.1a", here(m_action.piece));
        morale("10.4.5a");
        break;
    case Do::Rally:
        set(HK_NOOP("Rally %1"), {name()}, "10.5b", here(m_action.piece));
        morale(here(m_action.piece) == noHex ? "10.5.2a" : "10.5.1a");
        term(HK_NOOP("SPs restored at most"),
             m_battle.numbers.rally[static_cast<std::size_t>(m_battle.info(m_action.piece).mr + 3)], "10.5.4a");
        break;
    default:
        others();
    }
    return m_preview;
}

} // namespace

std::vector<Term> hitTerms(const Battle &battle, const Position &position, PieceIndex firer, PieceIndex target,
                           bool approach)
{
    const std::vector<std::string> words{terrainLabel(battle, position.unit(target).hex),
                                         terrainLabel(battle, position.unit(firer).hex),
                                         typeLabel(battle, position, firer), typeLabel(battle, position, target)};
    std::vector<Term> terms;
    for (const HitTerm &part : hitChance(battle, position, firer, target, approach, true).terms)
        terms.push_back({{part.what, words}, static_cast<double>(part.value), std::string("BH ") + part.rule, {}});
    return terms;
}

Preview previewOf(const Battle &battle, const Position &position, const Action &action)
{
    return Explainer(battle, position, action).run();
}

} // namespace hotchkiss::battle_hymn
