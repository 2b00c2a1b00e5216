// SPDX-License-Identifier: MIT
// The form of a position that a person can write. What is left out is as at the start of the scenario.
#include "model/format/read_values.h"
#include "model/format/yaml/text.h"
#include "model/rules/battle_hymn/actions.h"
#include "model/rules/battle_hymn/game.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

const std::vector<std::string> stepNames{
    "begin",  "deploy",  "marker", "movement", "place-rally", "cavalry",      "bombard", "retreat-first", "allocate",
    "engage", "options", "check",  "retreat",  "advance",     "second-round", "leave",   "over"};
const std::vector<std::string> whereNames{"off-map", "on-map", "shattered", "eliminated", "rallied", "left"};
const std::vector<std::string> markNames{"done",   "bound",  "changed",   "came-back", "tried",       "bombarded",
                                         "fought", "member", "retreated", "advanced",  "advanced-now"};
const std::vector<std::string> kindNames{"voluntary", "involuntary"};
const std::vector<std::string> fireNames{"none", "approach", "round"};
/// Steps that play may go on with after retreats.
const std::vector<std::pair<std::string, Step>> thenNames{{"cavalry", Step::CombatStart},
                                                          {"retreat-first", Step::RetreatFirst},
                                                          {"checks", Step::RoundChecks},
                                                          {"engagement-end", Step::AfterEngagement},
                                                          {"combat-end", Step::CombatEnd}};

class Writer
{
public:
    Writer(const Battle &battle, const Position &position)
        : m_battle(battle)
        , m_position(position)
    {}

    std::string run()
    {
        line("hour", std::to_string(m_position.hour));
        line("step", stepNames[static_cast<std::size_t>(m_position.step)]);
        line("side", sideId(m_position.active));
        if (m_position.held >= 0)
            line("initiative", sideId(m_position.held));
        if (m_position.formation != noFormation)
            line("formation", formationId(static_cast<std::size_t>(m_position.formation)));
        if (m_position.mover != noPiece)
            line("mover", unitId(m_position.mover));
        if (m_position.subject != noPiece)
            line("subject", unitId(m_position.subject));
        combat();
        line("cup", cup());
        if (m_position.exitPoints != std::array<std::int16_t, 2>{})
            line("exit points", "{" + sideId(0) + ": " + std::to_string(m_position.exitPoints[0]) + ", " + sideId(1) +
                                    ": " + std::to_string(m_position.exitPoints[1]) + "}");
        if (m_position.step == Step::Over) {
            line("winner", m_position.winner < 0 ? "none" : sideId(m_position.winner));
            line("verdict", std::to_string(m_position.verdict));
        }
        m_text += "  units:\n";
        for (std::size_t i = 0; i < m_position.units.size(); ++i)
            if (m_battle.units[i].playable)
                m_text += "    " + unitId(static_cast<PieceIndex>(i)) + ": " + unit(static_cast<PieceIndex>(i)) + "\n";
        if (!m_position.owners.empty())
            m_text += "  objectives:\n";
        for (std::size_t i = 0; i < m_position.owners.size(); ++i)
            m_text += "    " + yaml::quoted(m_battle.scenario->objectives[i].id) + ": " +
                      (m_position.owners[i] < 0 ? std::string("none") : sideId(m_position.owners[i])) + "\n";
        return m_text;
    }

private:
    void line(const std::string &key, const std::string &value) { m_text += "  " + key + ": " + value + "\n"; }
    std::string sideId(int side) const
    {
        return yaml::quoted(m_battle.scenario->sides[static_cast<std::size_t>(side)].id);
    }
    std::string unitId(PieceIndex unit) const
    {
        return yaml::quoted(m_battle.scenario->pieces[static_cast<std::size_t>(unit)].id);
    }
    std::string formationId(std::size_t formation) const
    {
        return yaml::quoted(
            m_battle.scenario->commands[static_cast<std::size_t>(m_battle.formations[formation].command)].id);
    }
    std::string hex(HexId hex) const { return yaml::quoted(m_battle.label(hex)); }
    std::string hexes(const std::vector<HexId> &list) const
    {
        std::string text;
        for (const HexId hex : list)
            text += (text.empty() ? "" : ", ") + this->hex(hex);
        return "[" + text + "]";
    }
    std::string cup() const
    {
        std::string text;
        for (std::size_t i = 0; i < m_position.cup.size(); ++i)
            if (m_position.cup[i])
                text += (text.empty() ? "" : ", ") + (i < m_battle.formations.size()
                                                          ? formationId(i)
                                                          : sideId(static_cast<int>(i - m_battle.formations.size())));
        return "[" + text + "]";
    }
    bool beginsWithPairings() const
    {
        return std::ranges::any_of(m_battle.units, [](const UnitInfo &info) { return !info.firers.empty(); });
    }
    void combat()
    {
        if (m_position.round != 0)
            line("round", std::to_string(m_position.round));
        if (m_position.fire != Fire::None)
            line("fire", fireNames[static_cast<std::size_t>(m_position.fire)]);
        for (const auto &[name, step] : thenNames)
            if (m_position.then == step)
                line("then", name);
        if (!m_position.entered.empty())
            line("entered", hexes(m_position.entered));
        if (!m_position.screened.empty())
            line("screened", hexes(m_position.screened));
        const auto list = [this](const char *key, const auto &items, auto write) {
            if (!items.empty())
                m_text += "  " + std::string(key) + ":\n";
            else if (key == std::string_view("approach fire") && beginsWithPairings())
                m_text += "  approach fire: []\n";
            for (const auto &item : items) {
                yaml::FlowMap map;
                write(map, item);
                m_text += "    - " + map.str() + "\n";
            }
        };
        list("approach fire", m_position.pairings, [this](yaml::FlowMap &map, const Pairing &pairing) {
            map.add("target", unitId(pairing.target)).add("firer", unitId(pairing.firer));
        });
        list("pairs", m_position.pairs, [this](yaml::FlowMap &map, const Hostile &pair) {
            map.add("attacker", unitId(pair.attacker)).add("defender", unitId(pair.defender));
        });
        list("shots", m_position.shots, [this](yaml::FlowMap &map, const Shot &shot) {
            map.add("firer", unitId(shot.firer)).add("target", unitId(shot.target));
            map.add("dice", std::to_string(shot.dice)).add("from", hex(shot.from)).add("at", hex(shot.at));
        });
        list("retreats", m_position.retreats, [this](yaml::FlowMap &map, const Retreating &retreat) {
            map.add("unit", unitId(retreat.unit)).add("kind", kindNames[static_cast<std::size_t>(retreat.kind)]);
            map.add("path", hexes(retreat.path)).add("causes", hexes(retreat.causes));
        });
    }
    std::string unit(PieceIndex piece) const
    {
        const UnitState &state = m_position.unit(piece);
        yaml::FlowMap map;
        if (state.hex != noHex)
            map.add("at", hex(state.hex));
        else
            map.add("where", whereNames[static_cast<std::size_t>(state.where)]);
        const auto number = [&map](const char *key, int value, bool always = false) {
            if (value != 0 || always)
                map.add(key, std::to_string(value));
        };
        number("strength", state.strength, true);
        // What the unit began with is said even when it is gone: without the key the start counts.
        const UnitInfo &info = m_battle.info(piece);
        number("demoralized", state.demoralized, info.demoralized != 0);
        number("holders", state.holders, info.holders != 0);
        if (state.dismounted)
            map.add("horses", state.horses == noHex ? "lost" : hex(state.horses));
        else if (info.dismounted)
            map.add("horses", "mounted");
        number("hits", state.hits);
        number("spent", state.spent);
        std::string marks;
        for (std::size_t i = 0; i < markNames.size(); ++i)
            if ((state.marks >> i & 1) != 0)
                marks += (marks.empty() ? "" : ", ") + markNames[i];
        map.add("marks", marks.empty() ? marks : "[" + marks + "]");
        return map.str();
    }

    const Battle &m_battle;
    const Position &m_position;
    std::string m_text;
};

class Reader
{
public:
    explicit Reader(const Battle &battle)
        : m_battle(battle)
        , m_scenario(*battle.scenario)
        , m_position(startPosition(battle))
    {}

    Position run(yaml::Node node);

private:
    PieceIndex unit(yaml::Node node) const
    {
        const int index = findPiece(m_scenario, readText(node));
        if (index < 0 || !m_battle.info(static_cast<PieceIndex>(index)).playable)
            node.fail({HK_NOOP("there is no unit '%1' in play"), {readText(node)}});
        return static_cast<PieceIndex>(index);
    }
    HexId hex(yaml::Node node) const
    {
        const Board &board = m_scenario.boards[0];
        const Result<Cell> cell = board.labels.cell(board.grid, readText(node));
        if (!cell)
            node.fail(cell.error().text);
        if (!m_battle.board->at(static_cast<HexId>(*cell)).inPlay)
            node.fail(HK_NOOP("that hex is not in play"));
        return static_cast<HexId>(*cell);
    }
    std::vector<HexId> hexes(yaml::Node node) const
    {
        std::vector<HexId> list;
        eachItem(node, [&](yaml::Node item) { list.push_back(hex(item)); });
        return list;
    }
    int side(yaml::Node node) const
    {
        return static_cast<int>(readChoice(node, {m_scenario.sides[0].id, m_scenario.sides[1].id}));
    }
    std::size_t marker(yaml::Node node) const
    {
        const std::string id = readText(node);
        for (std::size_t i = 0; i < m_battle.formations.size(); ++i)
            if (m_scenario.commands[static_cast<std::size_t>(m_battle.formations[i].command)].id == id)
                return i;
        if (const int side = findSide(m_scenario, id); side >= 0)
            return combatMarker(m_battle, side);
        node.fail({HK_NOOP("there is no formation or side '%1'"), {id}});
    }
    void readUnits(yaml::Node node);
    void readUnit(yaml::Node key, yaml::Node node);
    void placeUnits(yaml::Node node);
    void readObjectives(yaml::Node node);
    void readCombat(const MapReader &map);
    void settle(yaml::Node node);

    const Battle &m_battle;
    const Scenario &m_scenario;
    Position m_position;
    std::vector<yaml::Node> m_nodes; ///< where each unit is written
};

void Reader::readUnit(yaml::Node key, yaml::Node node)
{
    const PieceIndex index = unit(key);
    const UnitInfo &info = m_battle.info(index);
    UnitState &state = m_position.unit(index);
    m_nodes[static_cast<std::size_t>(index)] = node;
    const MapReader map(node,
                        {"at", "where", "strength", "demoralized", "holders", "horses", "hits", "spent", "marks"});
    if (const yaml::Node at = map.find("at")) {
        state.hex = hex(at);
        state.where = Where::OnMap;
    }
    if (const yaml::Node where = map.find("where")) {
        state.where = static_cast<Where>(readChoice(where, whereNames));
        if ((state.where == Where::OnMap) != static_cast<bool>(map.find("at")))
            where.fail(HK_NOOP("a unit on the map has a hex, any other has none"));
        state.hex = noHex;
        if (state.where == Where::OnMap)
            state.hex = hex(map.find("at"));
    }
    if (const yaml::Node holders = map.find("holders"))
        state.holders = static_cast<std::uint8_t>(readInteger(holders, 0, info.sp));
    if (const yaml::Node strength = map.find("strength"))
        state.strength = static_cast<std::uint8_t>(readInteger(strength, 0, info.sp));
    if (state.strength + state.holders > info.sp)
        node.fail(HK_NOOP("it has more Strength Points than are printed on it (BH 3.4)"));
    state.lost = static_cast<std::uint8_t>(info.sp - state.strength - state.holders);
    state.demoralized = std::min(state.demoralized, state.strength);
    if (const yaml::Node demoralized = map.find("demoralized"))
        state.demoralized = static_cast<std::uint8_t>(readInteger(demoralized, 0, state.strength));
    if (const yaml::Node horses = map.find("horses")) {
        if (info.arm != Arm::Cavalry)
            horses.fail(HK_NOOP("only cavalry has horses (BH 11.3)"));
        const std::string text = readText(horses);
        state.dismounted = text != "mounted";
        state.horses = text == "lost" || text == "mounted" ? noHex : hex(horses);
    }
    if (const yaml::Node hits = map.find("hits"))
        state.hits = static_cast<std::uint8_t>(readInteger(hits, 0, 255));
    if (const yaml::Node spent = map.find("spent"))
        state.spent = static_cast<std::uint8_t>(readInteger(spent, 0, info.ma));
    if (const yaml::Node marks = map.find("marks"))
        eachItem(marks, [&](yaml::Node mark) {
            state.marks = static_cast<std::uint16_t>(state.marks | 1U << readChoice(mark, markNames));
        });
    if (state.where == Where::OnMap && state.intact() < 1)
        node.fail(HK_NOOP("a unit on the map has an intact Strength Point (BH 10.2.2)"));
}

// Those that pass through friends are put last (BH 3.7b).
void Reader::placeUnits(yaml::Node node)
{
    std::ranges::fill(m_position.at, noPiece);
    const auto passes = [this](PieceIndex unit) {
        return std::ranges::find(m_position.retreats, unit, &Retreating::unit) != m_position.retreats.end();
    };
    for (const bool passing : {false, true})
        for (std::size_t i = 0; i < m_position.units.size(); ++i) {
            const auto index = static_cast<PieceIndex>(i);
            const HexId at = m_position.units[i].hex;
            if (at == noHex || passes(index) != passing)
                continue;
            if (const auto reason = placementFault(m_battle, m_position, index, at); reason && !passing)
                (m_nodes[i] ? m_nodes[i] : node).fail(*reason);
            if (m_position.isEmpty(at))
                m_position.at[static_cast<std::size_t>(at)] = index;
        }
}

void Reader::readUnits(yaml::Node node)
{
    if (node)
        eachEntry(node, [this](yaml::Node key, yaml::Node value) { readUnit(key, value); });
    placeUnits(node);
}

void Reader::readObjectives(yaml::Node node)
{
    eachEntry(node, [this](yaml::Node key, yaml::Node value) {
        const std::string id = readText(key);
        const auto found = std::ranges::find(m_scenario.objectives, id, &Objective::id);
        if (found == m_scenario.objectives.end())
            key.fail({HK_NOOP("there is no objective '%1'"), {id}});
        m_position.owners[static_cast<std::size_t>(found - m_scenario.objectives.begin())] =
            value.isScalar() && value.text() == "none" ? std::int8_t{-1} : static_cast<std::int8_t>(side(value));
    });
}

void Reader::readCombat(const MapReader &map)
{
    int round = 0;
    map.read("round", round, 0, 9);
    m_position.round = static_cast<std::uint8_t>(round);
    if (const yaml::Node fire = map.find("fire"))
        m_position.fire = static_cast<Fire>(readChoice(fire, fireNames));
    if (const yaml::Node then = map.find("then")) {
        std::vector<std::string> names;
        for (const auto &[name, step] : thenNames)
            names.push_back(name);
        m_position.then = thenNames[readChoice(then, names)].second;
    }
    if (const yaml::Node entered = map.find("entered"))
        m_position.entered = hexes(entered);
    if (const yaml::Node screened = map.find("screened"))
        m_position.screened = hexes(screened);
    const auto list = [&](const char *key, const std::vector<std::string> &keys, auto read) {
        if (const yaml::Node node = map.find(key))
            eachItem(node, [&](yaml::Node item) { read(MapReader(item, keys)); });
    };
    if (map.find("approach fire"))
        m_position.pairings.clear();
    list("approach fire", {"target", "firer"}, [&](const MapReader &item) {
        m_position.pairings.push_back({unit(item.need("target")), unit(item.need("firer"))});
    });
    list("pairs", {"attacker", "defender"}, [&](const MapReader &item) {
        m_position.pairs.push_back({unit(item.need("attacker")), unit(item.need("defender"))});
    });
    list("shots", {"firer", "target", "dice", "from", "at"}, [&](const MapReader &item) {
        m_position.shots.push_back({unit(item.need("firer")), unit(item.need("target")),
                                    static_cast<std::uint8_t>(readInteger(item.need("dice"), 0, 99)),
                                    hex(item.need("from")), hex(item.need("at"))});
    });
    list("retreats", {"unit", "kind", "path", "causes"}, [&](const MapReader &item) {
        m_position.retreats.push_back({unit(item.need("unit")),
                                       static_cast<RetreatKind>(readChoice(item.need("kind"), kindNames)),
                                       hexes(item.need("path")), hexes(item.need("causes"))});
        if (m_position.retreats.back().path.empty())
            item.node().fail(HK_NOOP("the path of a retreat begins with the hex it starts in"));
    });
}

// A question needs somebody to be asked, and an answer.
void Reader::settle(yaml::Node node)
{
    const Step step = m_position.step;
    if ((step == Step::Movement || step == Step::PlaceRally) && m_position.formation == noFormation)
        node.fail(HK_NOOP("that step needs a \"formation\""));
    if ((step == Step::Allocate || step == Step::Retreat || step == Step::PlaceRally) && m_position.subject == noPiece)
        node.fail(HK_NOOP("that step needs a \"subject\""));
    if (step == Step::Marker && m_position.held < 0)
        node.fail(HK_NOOP("that step needs a side with the \"initiative\""));
    if (step == Step::Retreat &&
        (m_position.retreats.empty() || m_position.retreats.back().unit != m_position.subject ||
         m_position.then == Step::Begin))
        node.fail(HK_NOOP("that step needs \"retreats\" that end with the \"subject\", and \"then\""));
    for (const Retreating &retreat : m_position.retreats)
        if (!m_position.isOnMap(retreat.unit))
            node.fail(HK_NOOP("only units on the map retreat"));
    for (const Pairing &pairing : m_position.pairings)
        if (m_battle.info(pairing.target).side == m_battle.info(pairing.firer).side)
            node.fail(HK_NOOP("Approach Fire is at an enemy (BH 5.3f)"));
    // Once they have fired at each other either may be gone from the map.
    const bool willFire = step == Step::Options || step == Step::Allocate;
    for (const Hostile &pair : m_position.pairs)
        if (m_battle.info(pair.attacker).side != m_position.active ||
            m_battle.info(pair.defender).side == m_position.active ||
            (willFire && (!m_position.isOnMap(pair.attacker) || !m_position.isOnMap(pair.defender))))
            node.fail(HK_NOOP("a pair is an attacker and a defender, both on the map"));
    if (m_position.formation != noFormation && m_battle.formation(m_position.formation).side != m_position.active)
        node.fail(HK_NOOP("the formation belongs to the side whose turn it is"));
    if (step == Step::Over)
        return;
    std::vector<Action> actions;
    listActions(m_battle, m_position, {}, actions);
    if (actions.empty())
        node.fail(HK_NOOP("nothing can be decided in that step"));
}

Position Reader::run(yaml::Node node)
{
    m_nodes.resize(m_battle.units.size());
    const MapReader map(node, {"hour",          "step",     "side",   "initiative", "formation",   "mover",
                               "subject",       "round",    "fire",   "then",       "entered",     "screened",
                               "pairs",         "shots",    "cup",    "units",      "exit points", "objectives",
                               "approach fire", "retreats", "winner", "verdict"});
    int hour = m_position.hour;
    map.read("hour", hour, 1, static_cast<int>(m_battle.hours.size()));
    m_position.hour = static_cast<std::uint16_t>(hour);
    if (const yaml::Node active = map.find("side"))
        m_position.active = static_cast<std::uint8_t>(side(active));
    if (const yaml::Node held = map.find("initiative"))
        m_position.held = static_cast<std::int8_t>(side(held));
    if (const yaml::Node formation = map.find("formation")) {
        const std::size_t index = marker(formation);
        if (index >= m_battle.formations.size())
            formation.fail(HK_NOOP("that is a side and no formation"));
        m_position.formation = static_cast<FormationIndex>(index);
    }
    m_position.step = m_position.formation == noFormation ? Step::Begin : Step::Movement;
    if (const yaml::Node step = map.find("step"))
        m_position.step = static_cast<Step>(readChoice(step, stepNames));
    readCombat(map);
    readUnits(map.find("units"));
    if (const yaml::Node mover = map.find("mover"))
        m_position.mover = unit(mover);
    if (const yaml::Node subject = map.find("subject"))
        m_position.subject = unit(subject);
    if (const yaml::Node cup = map.find("cup"))
        eachItem(cup, [&](yaml::Node item) { m_position.cup[marker(item)] = true; });
    if (const yaml::Node points = map.find("exit points"))
        eachEntry(points, [&](yaml::Node key, yaml::Node value) {
            m_position.exitPoints[static_cast<std::size_t>(side(key))] =
                static_cast<std::int16_t>(readInteger(value, -9999, 9999));
        });
    if (const yaml::Node objectives = map.find("objectives"))
        readObjectives(objectives);
    if (const yaml::Node winner = map.find("winner"))
        m_position.winner =
            winner.isScalar() && winner.text() == "none" ? std::int8_t{-1} : static_cast<std::int8_t>(side(winner));
    int verdict = 0;
    map.read("verdict", verdict, 0, 9999);
    m_position.verdict = static_cast<std::int16_t>(verdict);
    settle(node);
    return m_position;
}

} // namespace

std::string textOf(const Battle &battle, const Position &position)
{
    return Writer(battle, position).run();
}

Position readPosition(const Battle &battle, yaml::Node node)
{
    return Reader(battle).run(node);
}

std::optional<Text> placementFault(const Battle &battle, const Position &position, PieceIndex unit, HexId hex)
{
    if (!battle.board->at(hex).inPlay)
        return Text{HK_NOOP("%1 stands on a hex that is not in play"), {battle.name(unit)}};
    const PieceIndex there = position.unitAt(hex);
    if (there == noPiece)
        return std::nullopt;
    return Text{HK_NOOP("%1 and %2 share %3 (BH 3.7)"), {battle.name(unit), battle.name(there), battle.label(hex)}};
}

} // namespace hotchkiss::battle_hymn
