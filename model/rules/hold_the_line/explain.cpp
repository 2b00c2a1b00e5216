// SPDX-License-Identifier: MIT
// What an action would do, term by term, before it is done.
#include "model/rules/hold_the_line/actions.h"
#include "model/rules/hold_the_line/fire.h"
#include "model/rules/hold_the_line/game.h"
#include "model/rules/hold_the_line/retreat.h"

#include <cstdio>

namespace hotchkiss::hold_the_line {

namespace {

std::string decimal(double number)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", number);
    return text.data();
}

std::string apText(int price)
{
    return std::to_string(price) + " AP";
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
        m_preview.rule = std::string("HL ") + rule;
        if (target != noHex)
            m_preview.target = m_battle.place(target);
    }
    void term(Text what, double value, const char *rule, std::string text = {})
    {
        m_preview.terms.push_back({std::move(what), value, std::string("HL ") + rule, std::move(text)});
    }
    std::string name(PieceIndex piece) const { return m_battle.name(piece); }
    std::string other() const { return m_battle.name(static_cast<PieceIndex>(m_action.arg(0))); }
    std::string defenders(HexId hex) const
    {
        const Hex &there = m_position.hex(hex);
        std::string names;
        for (const PieceIndex piece : {there.line, there.guns, there.leader})
            if (piece != noPiece)
                names += (names.empty() ? "" : ", ") + name(piece);
        return names;
    }
    void move();
    void attack(int dice, int need, const char *diceRule, const char *needRule);
    void fire();
    void closeCombat();
    void rally();
    void moraleTerms(HexId hex);

    const Battle &m_battle;
    const Position &m_position;
    const Action &m_action;
    HexId m_hex;
    Preview m_preview;
};

void Explainer::move()
{
    Mode mode = Mode::None;
    const Action listed = listedMove(m_battle, m_position, m_action, mode);
    const std::vector<HexId> path = pathOf(listed);
    const Mover mover(m_battle, m_position, m_position.active);
    const bool alone = m_battle.info(m_action.piece).isLeader();
    const PieceIndex leader = alone ? noPiece : static_cast<PieceIndex>(m_action.arg(0));
    set(leader == noPiece ? HK_NOOP("Move to %1") : HK_NOOP("Move to %1 with %2"),
        {m_battle.label(path.back()), leader == noPiece ? "" : name(leader)}, "7.1a", path.back());
    m_preview.cost = apText(mover.cost(m_action.piece, mode));
    const double hexes = static_cast<double>(path.size());
    if (alone)
        term(HK_NOOP("Hexes of a leader alone"), hexes, "9.1a");
    else if (mode == Mode::March)
        term(HK_NOOP("Hexes of a force march"), hexes, "7.3a");
    else if (mode == Mode::Bonus)
        term(HK_NOOP("Hexes with the leader's bonus"), hexes, "6.2.4a");
    else
        term(HK_NOOP("Hexes of a move"), hexes, "7.1b");
    if (leader != noPiece)
        term({HK_NOOP("%1 goes along"), {name(leader)}}, 0, "6.2.5a");
    if (m_battle.stops(m_battle.info(m_action.piece), path.back()))
        term(HK_NOOP("The terrain ends the move"), 0, "2.1.2c");
}

void Explainer::attack(int dice, int need, const char *diceRule, const char *needRule)
{
    const int modifier = m_battle.board->at(m_hex).dice;
    term(HK_NOOP("Dice"), dice, diceRule, std::to_string(dice));
    term(HK_NOOP("A die hits at"), need, needRule, std::to_string(need) + "+");
    const TerrainType &terrain = m_battle.scenario->system->terrains[m_battle.board->at(m_hex).terrain];
    term({HK_NOOP("Terrain of the target: %1"), {terrain.label}}, modifier, terrain.rule.c_str() + 3);
    const std::vector<double> chances = hitChances(dice, need, modifier);
    double expected = 0;
    for (std::size_t n = 0; n < chances.size(); ++n)
        expected += chances[n] * static_cast<double>(n);
    m_preview.headline = {HK_NOOP("needs %1 or more, %2 dice"),
                          {std::to_string(need - modifier), std::to_string(dice)}};
    m_preview.chance = 1 - chances[0];
    m_preview.expectation = {HK_NOOP("%1 hits expected"), {decimal(expected)}};
}

void Explainer::fire()
{
    const int range = m_battle.board->distance(m_position.at(m_action.piece).hex, m_hex);
    set(HK_NOOP("Fire at %1"), {defenders(m_hex)}, "8.1.1a", m_hex);
    m_preview.cost = apText(m_position.step == Step::FailedCheck ? 0 : m_battle.costs.fire);
    term(HK_NOOP("Range"), range, "8.1.1b");
    attack(diceAt(m_battle, m_action.piece, range), hitNumber(m_battle, m_action.piece, range),
           range == 1 && m_battle.chart(m_action.piece).extraDice > 0 ? "8.1.3c" : "8.1.3a",
           range > m_battle.chart(m_action.piece).range ? "11.3a" : "8.1.1c");
}

void Explainer::moraleTerms(HexId hex)
{
    for (const PieceIndex unit : {m_position.hex(hex).line, m_position.hex(hex).guns}) {
        if (unit == noPiece)
            continue;
        const Morale morale = defenceMorale(m_battle, m_position, unit);
        term({HK_NOOP("%1 retreats on %2, a hit"), {name(unit), moraleName(morale)}}, failChance(m_battle, morale),
             "8.3.3d");
    }
}

void Explainer::closeCombat()
{
    const TypeChart &chart = m_battle.chart(m_action.piece);
    set(HK_NOOP("Close combat with %1"), {defenders(m_hex)}, "8.3.1a", m_hex);
    m_preview.cost = apText(m_battle.costs.close);
    if (m_battle.options.chargeCheck) {
        const bool led = m_position.hex(m_position.at(m_action.piece).hex).leader != noPiece;
        const Morale morale = shifted(m_battle.info(m_action.piece).morale, led ? m_battle.leaderMorale : 0);
        term(HK_NOOP("Chance to dare it"), 1 - failChance(m_battle, morale), "11.1a");
    }
    attack(chart.closeDice, chart.closeHit, "8.1.3d", "8.3.2a");
    moraleTerms(m_hex);
}

void Explainer::rally()
{
    const auto unit = static_cast<PieceIndex>(m_action.arg(0));
    set(HK_NOOP("Rally %1"), {name(unit)}, "9.4a", m_position.at(unit).hex);
    m_preview.cost = apText(m_battle.costs.rally);
    const Morale morale = m_battle.info(unit).morale;
    m_preview.chance = 1 - failChance(m_battle, morale);
    m_preview.headline = {HK_NOOP("fails on %1"), {moraleName(morale)}};
    m_preview.expectation = {HK_NOOP("%1 strength points expected"), {decimal(m_preview.chance * m_battle.rallySp)}};
    term({HK_NOOP("Flag colour: %1"), {moraleName(morale)}}, m_preview.chance, "9.4c");
}

Preview Explainer::run()
{
    switch (static_cast<Do>(m_action.verb)) {
    case Do::Begin:
        set(HK_NOOP("Begin the battle"), {}, "5.0a");
        break;
    case Do::Move:
    case Do::Lead:
        move();
        break;
    case Do::Fire:
        fire();
        break;
    case Do::Close:
        closeCombat();
        break;
    case Do::Rally:
        rally();
        break;
    case Do::Haul:
        set(HK_NOOP("Bring the counter to %1"), {m_battle.label(static_cast<HexId>(m_action.arg(1)))}, "3.1.6b",
            static_cast<HexId>(m_action.arg(1)));
        m_preview.cost = apText(m_battle.costs.counter);
        break;
    case Do::EndActivation:
        set(HK_NOOP("Do not fire"), {}, "6.2.3c");
        break;
    case Do::EndTurn:
        set(HK_NOOP("End the turn"), {}, "6.1.1c");
        break;
    case Do::Retreat:
        set(HK_NOOP("Retreat to %1"), {m_battle.label(m_hex)}, "8.4.1e", m_hex);
        if (const RetreatOptions options = retreats(m_battle, m_position, m_action.piece, m_position.combat.from);
            const RetreatOption *option = options.find(m_hex))
            term(HK_NOOP("Tier"), option->tier, option->tier == 1 ? "8.4.1b" : option->tier == 2 ? "8.4.1d" : "8.4.1g");
        break;
    case Do::Displace:
        set(HK_NOOP("Make room and go to %1"), {m_battle.label(m_hex)}, "8.5.1c", m_hex);
        break;
    case Do::Follow:
        set(HK_NOOP("Go with %1"), {other()}, "8.3.3f", m_position.at(static_cast<PieceIndex>(m_action.arg(0))).hex);
        break;
    case Do::Withdraw:
        if (m_hex == m_position.at(m_action.piece).hex)
            set(HK_NOOP("Stay"), {}, "8.5.2d", m_hex);
        else
            set(HK_NOOP("Withdraw to %1"), {m_battle.label(m_hex)}, "8.5.2a", m_hex);
        break;
    case Do::Advance:
        if (m_action.arg(0) == 0)
            set(HK_NOOP("Do not advance"), {}, "8.3.4a");
        else if (m_action.arg(1) == noPiece)
            set(HK_NOOP("Advance to %1"), {m_battle.label(m_position.combat.at)}, "8.3.4a", m_position.combat.at);
        else
            set(HK_NOOP("Advance to %1 with %2"),
                {m_battle.label(m_position.combat.at), name(static_cast<PieceIndex>(m_action.arg(1)))}, "8.3.4d",
                m_position.combat.at);
        break;
    case Do::Place:
        set(HK_NOOP("Place in %1"), {m_battle.label(m_hex)}, "4.1b", m_hex);
        break;
    case Do::Enter:
        set(HK_NOOP("Come in at %1"), {m_battle.label(m_hex)}, "4.1a", m_hex);
        break;
    }
    return m_preview;
}

} // namespace

Preview previewOf(const Battle &battle, const Position &position, const Action &action)
{
    return Explainer(battle, position, action).run();
}

} // namespace hotchkiss::hold_the_line
