// SPDX-License-Identifier: MIT
// The form of a position that a person can write. What is left out is as at the start of the scenario.
#include "model/format/read_values.h"
#include "model/format/yaml/text.h"
#include "model/rules/hold_the_line/game.h"
#include "model/rules/hold_the_line/retreat.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

const std::vector<std::string> stepNames{"begin",  "place-leader", "enter",   "action",       "retreat", "displace",
                                         "follow", "withdraw",     "advance", "failed-check", "over"};
const std::vector<std::string> statusNames{"waiting", "on-board", "eliminated", "withdrawn"};
const std::vector<std::string> markNames{"activated", "moved",      "fired",   "close-combat",
                                         "rallied",   "went-along", "fired-on"};

std::string idOf(const Battle &battle, PieceIndex piece)
{
    return yaml::quoted(battle.scenario->pieces[static_cast<std::size_t>(piece)].id);
}

std::string hexText(const Battle &battle, HexId hex)
{
    return yaml::quoted(battle.label(hex));
}

std::string marksText(std::uint8_t marks)
{
    std::string text;
    for (std::size_t i = 0; i < markNames.size(); ++i)
        if ((marks >> i & 1) != 0)
            text += (text.empty() ? "" : ", ") + markNames[i];
    return text.empty() ? text : "[" + text + "]";
}

std::string listText(const Battle &battle, const std::array<PieceIndex, 2> &pieces)
{
    std::string text;
    for (const PieceIndex piece : pieces)
        if (piece != noPiece)
            text += (text.empty() ? "" : ", ") + idOf(battle, piece);
    return text.empty() ? text : "[" + text + "]";
}

std::string pieceText(const Battle &battle, const Position &position, PieceIndex piece)
{
    const PieceState &state = position.at(piece);
    yaml::FlowMap map;
    if (state.status != Status::OnBoard)
        map.add("status", statusNames[static_cast<std::size_t>(state.status)]);
    if (state.hex != noHex)
        map.add("at", hexText(battle, state.hex));
    const bool active = battle.info(piece).side == position.active && position.step >= Step::Act;
    if (state.startHex != noHex && (!active || state.startHex != state.hex))
        map.add("start", hexText(battle, state.startHex));
    if (battle.info(piece).isCombat() && state.status != Status::Eliminated)
        map.add("sp", std::to_string(state.sp));
    map.add("marks", marksText(state.marks));
    return map.str();
}

std::string combatText(const Battle &battle, const Combat &combat)
{
    yaml::FlowMap map;
    map.add("attacker", idOf(battle, combat.attacker));
    map.add("from", hexText(battle, combat.from));
    map.add("at", hexText(battle, combat.at));
    map.add("failing", listText(battle, combat.failing));
    map.add("retreated", listText(battle, combat.retreated));
    if (combat.displaced != noPiece)
        map.add("displaced", idOf(battle, combat.displaced)).add("into", hexText(battle, combat.into));
    if (combat.byFire)
        map.add("by fire", "true");
    return map.str();
}

class PositionReader
{
public:
    explicit PositionReader(const Battle &battle)
        : m_battle(battle)
        , m_scenario(*battle.scenario)
        , m_position(startPosition(battle))
    {}

    Position run(yaml::Node node);

private:
    PieceIndex piece(yaml::Node node) const
    {
        const int index = findPiece(m_scenario, readText(node));
        if (index < 0 || !m_battle.info(static_cast<PieceIndex>(index)).playable)
            node.fail({HK_NOOP("there is no piece '%1' in play"), {readText(node)}});
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
    int side(yaml::Node node) const
    {
        return static_cast<int>(readChoice(node, {m_scenario.sides[0].id, m_scenario.sides[1].id}));
    }
    void readPieces(yaml::Node node);
    void readPiece(yaml::Node key, yaml::Node node);
    void placePieces();
    void readCounters(yaml::Node node);
    void readCombat(yaml::Node node);
    void readCount(yaml::Node node, std::array<std::int16_t, 2> &numbers);
    void settle(yaml::Node node);

    const Battle &m_battle;
    const Scenario &m_scenario;
    Position m_position;
    std::vector<yaml::Node> m_nodes; ///< where each piece is written
    std::vector<bool> m_startGiven;
};

void PositionReader::readPiece(yaml::Node key, yaml::Node node)
{
    const PieceIndex index = piece(key);
    const PieceInfo &info = m_battle.info(index);
    PieceState &state = m_position.at(index);
    m_nodes[static_cast<std::size_t>(index)] = node;
    const MapReader map(node, {"status", "at", "start", "sp", "marks"});
    if (const yaml::Node at = map.find("at")) {
        state.hex = hex(at);
        state.status = Status::OnBoard;
    }
    if (const yaml::Node status = map.find("status")) {
        state.status = static_cast<Status>(readChoice(status, statusNames));
        if ((state.status == Status::OnBoard) != static_cast<bool>(map.find("at")))
            status.fail(HK_NOOP("a piece on the board has a hex, any other has none"));
        if (state.status != Status::OnBoard)
            state.hex = noHex;
    }
    if (const yaml::Node start = map.find("start")) {
        state.startHex = hex(start);
        m_startGiven[static_cast<std::size_t>(index)] = true;
    }
    if (const yaml::Node sp = map.find("sp"))
        state.sp = static_cast<std::uint8_t>(readInteger(sp, 1, info.startSp));
    if (state.status == Status::Eliminated)
        state.sp = 0;
    if (const yaml::Node marks = map.find("marks"))
        eachItem(marks,
                 [&](yaml::Node mark) { state.marks |= static_cast<std::uint8_t>(1U << readChoice(mark, markNames)); });
}

// The pieces are lifted first and put back one by one, so that hex limits are tested with all of them.
void PositionReader::readPieces(yaml::Node node)
{
    std::ranges::fill(m_position.hexes, Hex{});
    if (node)
        eachEntry(node, [this](yaml::Node key, yaml::Node value) { readPiece(key, value); });
    for (std::size_t i = 0; i < m_position.pieces.size(); ++i) {
        const auto index = static_cast<PieceIndex>(i);
        const HexId at = m_position.pieces[i].hex;
        if (at == noHex)
            continue;
        if (const std::optional<Text> reason = placementFault(m_battle, m_position, index, at))
            (m_nodes[i] ? m_nodes[i] : node).fail(*reason);
        m_position.put(m_battle, index, at);
    }
}

void PositionReader::readCounters(yaml::Node node)
{
    eachEntry(node, [this](yaml::Node key, yaml::Node value) {
        const std::string id = readText(key);
        const auto found = std::ranges::find(m_scenario.objectives, id, &Objective::id);
        if (found == m_scenario.objectives.end())
            key.fail({HK_NOOP("there is no objective '%1'"), {id}});
        CounterState &counter = m_position.counters[static_cast<std::size_t>(found - m_scenario.objectives.begin())];
        const MapReader map(value, {"at", "holder", "taken by", "moved"});
        if (const yaml::Node at = map.find("at"))
            counter.hex = hex(at);
        if (const yaml::Node holder = map.find("holder"))
            counter.holder = static_cast<std::int8_t>(side(holder));
        if (const yaml::Node taken = map.find("taken by")) {
            const CounterInfo &info =
                m_battle.counters[static_cast<std::size_t>(&counter - m_position.counters.data())];
            counter.takenBy = static_cast<std::int8_t>(side(taken));
            if (info.persistent || !info.earnable[static_cast<std::size_t>(counter.takenBy)])
                taken.fail(HK_NOOP("that side cannot take it from the board (HL 3.1.6d)"));
            counter.holder = counter.takenBy;
            counter.hex = noHex;
        }
        map.read("moved", counter.moved);
    });
    for (const CounterState &counter : m_position.counters)
        if (counter.hex != noHex && std::ranges::count(m_position.counters, counter.hex, &CounterState::hex) > 1)
            node.fail({HK_NOOP("there are two counters in %1 (HL 4.4.1a)"), {m_battle.label(counter.hex)}});
}

void PositionReader::readCombat(yaml::Node node)
{
    Combat &combat = m_position.combat;
    const MapReader map(node, {"attacker", "from", "at", "failing", "retreated", "displaced", "into", "by fire"});
    combat.attacker = piece(map.need("attacker"));
    combat.from = hex(map.need("from"));
    combat.at = hex(map.need("at"));
    const auto readTwo = [&](const char *key, std::array<PieceIndex, 2> &pieces) {
        std::size_t count = 0;
        if (const yaml::Node list = map.find(key))
            eachItem(list, [&](yaml::Node item) {
                if (count == pieces.size())
                    item.fail(HK_NOOP("at most two pieces"));
                pieces[count++] = piece(item);
                if (!m_position.isOnBoard(pieces[count - 1]))
                    item.fail(HK_NOOP("the piece is not on the board"));
            });
    };
    readTwo("failing", combat.failing);
    readTwo("retreated", combat.retreated);
    if (const yaml::Node displaced = map.find("displaced")) {
        combat.displaced = piece(displaced);
        combat.into = hex(map.need("into"));
    }
    map.read("by fire", combat.byFire);
}

void PositionReader::readCount(yaml::Node node, std::array<std::int16_t, 2> &numbers)
{
    eachEntry(node, [&](yaml::Node key, yaml::Node value) {
        numbers[static_cast<std::size_t>(side(key))] = static_cast<std::int16_t>(readInteger(value, 0, 999));
    });
}

// A question needs somebody to be asked, and an answer.
void PositionReader::settle(yaml::Node node)
{
    if (m_position.step == Step::Act && m_position.ap < 1)
        node.fail(HK_NOOP("the side on turn needs action points (\"ap\")"));
    const bool asksPiece =
        decider(m_battle, m_position) >= 0 && m_position.step != Step::Begin && m_position.step != Step::Act;
    if (m_position.step >= Step::Retreat && m_position.step <= Step::FailedCheck &&
        m_position.combat.attacker == noPiece)
        node.fail(HK_NOOP("that step needs a \"combat\""));
    const Combat &combat = m_position.combat;
    const int active = m_position.active;
    const auto isSide = [&](PieceIndex piece, int side) {
        return piece == noPiece || m_battle.info(piece).side == side;
    };
    if (!isSide(m_position.open, active) || !isSide(combat.attacker, active) || !isSide(combat.displaced, 1 - active) ||
        !isSide(combat.failing[0], 1 - active) || !isSide(combat.failing[1], 1 - active) ||
        (m_position.open != noPiece && m_battle.info(m_position.open).type != UnitType::Cavalry))
        node.fail(HK_NOOP("the side on turn attacks, the other one answers"));
    const bool fits = [&] {
        const PieceIndex subject = m_position.subject;
        switch (m_position.step) {
        case Step::Retreat:
            return subject == combat.failing[0] && m_position.at(subject).hex == combat.at;
        case Step::Displace:
            return subject == combat.displaced && combat.failing[0] != noPiece &&
                   m_position.at(subject).hex == combat.into;
        case Step::Follow:
        case Step::Withdraw:
            return m_battle.info(subject).isLeader() && m_position.at(subject).hex == combat.at;
        case Step::Advance:
        case Step::FailedCheck:
            return subject == combat.attacker && m_position.at(subject).hex == combat.from;
        case Step::PlaceLeader:
            return m_battle.info(subject).isLeader();
        default:
            return true;
        }
    }();
    if (!fits)
        node.fail(HK_NOOP("the \"subject\" does not fit the step and the combat"));
    if (asksPiece) {
        std::vector<Action> actions;
        HoldTheLine(std::make_shared<Battle>(m_battle), m_position).legalActions(actions, {});
        if (actions.empty())
            node.fail(HK_NOOP("nothing can be decided in that step"));
    }
}

Position PositionReader::run(yaml::Node node)
{
    m_nodes.resize(m_battle.pieces.size());
    m_startGiven.resize(m_battle.pieces.size());
    const MapReader map(node, {"turn", "player", "step", "ap", "winner", "open", "subject", "queue", "vp",
                               "leaders lost", "combat", "pieces", "counters"});
    int turn = m_position.turn;
    int ap = 0;
    int queue = 0;
    map.read("turn", turn, 1, m_battle.turns);
    map.read("ap", ap, 0, 99);
    map.read("queue", queue, 0, 999);
    m_position.turn = static_cast<std::uint8_t>(turn);
    m_position.ap = static_cast<std::int16_t>(ap);
    m_position.queue = static_cast<std::int16_t>(queue);
    if (const yaml::Node player = map.find("player"))
        m_position.active = static_cast<std::uint8_t>(side(player));
    m_position.step = Step::Act;
    if (const yaml::Node step = map.find("step"))
        m_position.step = static_cast<Step>(readChoice(step, stepNames));
    readPieces(map.find("pieces"));
    if (const yaml::Node counters = map.find("counters"))
        readCounters(counters);
    if (const yaml::Node vp = map.find("vp"))
        readCount(vp, m_position.vp);
    if (const yaml::Node lost = map.find("leaders lost"))
        readCount(lost, m_position.leadersLost);
    if (const yaml::Node combat = map.find("combat"))
        readCombat(combat);
    const auto onBoard = [&](const char *key, PieceIndex &target) {
        if (const yaml::Node found = map.find(key)) {
            target = piece(found);
            const bool coming = m_position.step == Step::PlaceLeader || m_position.step == Step::Enter;
            if (m_position.isOnBoard(target) == coming)
                found.fail(coming ? HK_NOOP("the piece is already on the board")
                                  : HK_NOOP("the piece is not on the board"));
        }
    };
    onBoard("open", m_position.open);
    onBoard("subject", m_position.subject);
    const bool asks = m_position.step != Step::Begin && m_position.step != Step::Act && m_position.step != Step::Over;
    if (asks && m_position.subject == noPiece)
        node.fail(HK_NOOP("that step needs a \"subject\""));
    if (const yaml::Node winner = map.find("winner"))
        m_position.winner = static_cast<std::int8_t>(side(winner));
    if (m_position.step >= Step::Act && m_position.step != Step::Over)
        for (std::size_t i = 0; i < m_position.pieces.size(); ++i)
            if (m_battle.pieces[i].side == m_position.active && !m_startGiven[i])
                m_position.pieces[i].startHex = m_position.pieces[i].hex;
    settle(node);
    return m_position;
}

} // namespace

std::string textOf(const Battle &battle, const Position &position)
{
    const auto sideId = [&](int side) {
        return yaml::quoted(battle.scenario->sides[static_cast<std::size_t>(side)].id);
    };
    const auto both = [&](const std::array<std::int16_t, 2> &numbers) {
        return "{" + sideId(0) + ": " + std::to_string(numbers[0]) + ", " + sideId(1) + ": " +
               std::to_string(numbers[1]) + "}";
    };
    std::string text;
    const auto line = [&text](const std::string &key, const std::string &value) {
        text += "  " + key + ": " + value + "\n";
    };
    line("turn", std::to_string(position.turn));
    line("player", sideId(position.active));
    line("step", stepNames[static_cast<std::size_t>(position.step)]);
    line("ap", std::to_string(position.ap));
    if (position.winner >= 0)
        line("winner", sideId(position.winner));
    if (position.open != noPiece)
        line("open", idOf(battle, position.open));
    if (position.subject != noPiece)
        line("subject", idOf(battle, position.subject));
    if (position.queue != 0)
        line("queue", std::to_string(position.queue));
    line("vp", both(position.vp));
    line("leaders lost", both(position.leadersLost));
    if (position.combat.attacker != noPiece)
        line("combat", combatText(battle, position.combat));
    text += "  pieces:\n";
    for (std::size_t i = 0; i < battle.pieces.size(); ++i)
        if (battle.pieces[i].playable)
            text += "    " + idOf(battle, static_cast<PieceIndex>(i)) + ": " +
                    pieceText(battle, position, static_cast<PieceIndex>(i)) + "\n";
    if (!position.counters.empty())
        text += "  counters:\n";
    for (std::size_t i = 0; i < position.counters.size(); ++i) {
        const CounterState &counter = position.counters[i];
        yaml::FlowMap map;
        if (counter.hex != noHex)
            map.add("at", hexText(battle, counter.hex));
        if (counter.takenBy >= 0)
            map.add("taken by", sideId(counter.takenBy));
        else if (counter.holder >= 0)
            map.add("holder", sideId(counter.holder));
        if (counter.moved)
            map.add("moved", "true");
        text += "    " + yaml::quoted(battle.scenario->objectives[i].id) + ": " + map.str() + "\n";
    }
    return text;
}

Position readPosition(const Battle &battle, yaml::Node node)
{
    return PositionReader(battle).run(node);
}

std::optional<Text> placementFault(const Battle &battle, const Position &position, PieceIndex piece, HexId hex)
{
    const PieceInfo &info = battle.info(piece);
    const Hex &there = position.hex(hex);
    const std::string &name = battle.name(piece);
    if (!battle.isOpen(info, hex) || (info.isBoat() && !battle.board->at(hex).boats))
        return Text{HK_NOOP("%1 cannot be in %2 (HL 2.2)"), {name, battle.label(hex)}};
    if (there.side == 1 - info.side)
        return Text{HK_NOOP("%1 shares %2 with an enemy (HL 4.4g)"), {name, battle.label(hex)}};
    if (!hasRoom(info, there))
        return Text{HK_NOOP("%1 has no room in %2 (HL 4.4)"), {name, battle.label(hex)}};
    return std::nullopt;
}

} // namespace hotchkiss::hold_the_line
