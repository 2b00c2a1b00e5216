// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/actions.h"
#include "model/rules/hold_the_line/fire.h"
#include "model/rules/hold_the_line/game.h"
#include "model/rules/hold_the_line/retreat.h"

namespace hotchkiss::hold_the_line {

namespace {

using Words = std::span<const std::string>;

/// What a question is asked about, with its words turned into pieces and hexes.
class Question
{
public:
    Question(const Game &game, Words words)
        : battle(static_cast<const HoldTheLine &>(game).battle())
        , position(static_cast<const HoldTheLine &>(game).position())
        , m_words(words)
    {}

    Result<HexId> hex(std::size_t index) const
    {
        const Board &board = battle.scenario->boards[0];
        const Result<Cell> cell = board.labels.cell(board.grid, m_words[index]);
        if (!cell)
            return cell.error();
        if (!battle.board->at(static_cast<HexId>(*cell)).inPlay)
            return Error{{HK_NOOP("%1 is not in play"), {m_words[index]}}};
        return static_cast<HexId>(*cell);
    }
    Result<PieceIndex> piece(std::size_t index) const
    {
        const int found = findPiece(*battle.scenario, m_words[index]);
        if (found < 0 || !battle.info(static_cast<PieceIndex>(found)).playable)
            return Error{{HK_NOOP("there is no piece '%1' in play"), {m_words[index]}}};
        if (!position.isOnBoard(static_cast<PieceIndex>(found)))
            return Error{{HK_NOOP("%1 is not on the board"), {m_words[index]}}};
        return static_cast<PieceIndex>(found);
    }

    const Battle &battle;
    const Position &position;

private:
    Words m_words;
};

Answer refused(const Fault &fault)
{
    Answer answer;
    answer.yes = false;
    answer.headline = fault.reason;
    answer.terms.push_back({fault.reason, 0, std::string("HL ") + fault.rule, fault.key});
    return answer;
}

Result<Answer> askSight(const Game &game, Words words)
{
    const Question question(game, words);
    const Result<HexId> from = question.hex(0);
    const Result<HexId> to = question.hex(1);
    if (!from || !to)
        return from ? to.error() : from.error();
    const SightReport report = sight(question.battle, question.position, *from, *to);
    Answer answer;
    answer.yes = report.clear;
    const std::string rule = std::string("HL ") + report.rule;
    answer.terms.push_back(
        {HK_NOOP("Range"), static_cast<double>(question.battle.board->distance(*from, *to)), "HL 8.1.1b", {}});
    const auto why = [&](HexId hex) {
        const Ground &ground = question.battle.board->at(hex);
        return ground.blocks ? question.battle.scenario->system->terrains[ground.terrain].label : std::string("unit");
    };
    if (report.clear) {
        answer.headline = HK_NOOP("clear");
    } else if (report.other == noHex) {
        answer.headline = {HK_NOOP("blocked by %1 in %2"), {why(report.one), question.battle.label(report.one)}};
    } else {
        answer.headline = {HK_NOOP("blocked along the side %1|%2"),
                           {question.battle.label(report.one), question.battle.label(report.other)}};
    }
    answer.terms.push_back({answer.headline, 0, rule, report.clear ? "clear" : "blocked"});
    for (const LineStep &step : traceLine(question.battle.board->grid(), *from, *to))
        if (step.kind == LineStep::Kind::Cell && step.cell != *from && step.cell != *to)
            answer.cells.push_back(question.battle.label(static_cast<HexId>(step.cell)));
    return answer;
}

Result<Answer> askMoves(const Game &game, Words words)
{
    const Question question(game, words);
    const Result<PieceIndex> piece = question.piece(0);
    if (!piece)
        return piece.error();
    const int side = question.battle.info(*piece).side;
    const Mover mover(question.battle, question.position, side);
    if (side != question.position.active)
        return refused(fault::notActive);
    if (const Fault *fault = mover.mayMove(*piece))
        return refused(*fault);
    Answer answer;
    const PieceIndex leader = question.position.hex(question.position.at(*piece).hex).leader;
    Reach reach;
    for (const PieceIndex with : {noPiece, leader}) {
        if (with == *piece || (with == noPiece ? false : mover.mayGoAlong(with, *piece) != nullptr))
            continue;
        mover.reach(*piece, with, reach);
        for (const WayPoint &point : reach.points) {
            if (point.mode == Mode::None)
                continue;
            const char *rule = question.battle.info(*piece).isLeader() ? "HL 9.1a"
                               : point.mode == Mode::March             ? "HL 7.3a"
                               : point.mode == Mode::Bonus             ? "HL 6.2.4a"
                                                                       : "HL 7.1b";
            const std::string label = question.battle.label(point.hex);
            if (std::ranges::find(answer.cells, label) == answer.cells.end())
                answer.cells.push_back(label);
            answer.terms.push_back(
                {with == noPiece ? Text(label) : Text{HK_NOOP("%1 with %2"), {label, question.battle.name(with)}},
                 static_cast<double>(point.cost), rule, std::to_string(point.cost) + " AP"});
        }
        if (leader == noPiece)
            break;
    }
    answer.yes = !answer.cells.empty();
    answer.headline = {HK_NOOP("%1 hexes in reach"), {std::to_string(answer.cells.size())}};
    return answer;
}

Result<Answer> askFire(const Game &game, Words words)
{
    const Question question(game, words);
    const Result<PieceIndex> piece = question.piece(0);
    const Result<HexId> target = question.hex(1);
    if (!piece || !target)
        return piece ? target.error() : piece.error();
    if (!question.battle.chart(*piece).fires)
        return refused(fault::cannotFire);
    if (const Fault *fault = judgeTarget(question.battle, question.position, *piece, *target))
        return refused(*fault);
    Action action;
    action.verb = static_cast<std::uint8_t>(Do::Fire);
    action.piece = *piece;
    action.with(*target);
    const Preview preview = previewOf(question.battle, question.position, action);
    Answer answer;
    answer.headline = preview.headline;
    answer.terms = preview.terms;
    answer.terms.push_back({HK_NOOP("Chance of a hit"), preview.chance, "HL 8.1.1c", {}});
    answer.cells = {question.battle.label(*target)};
    return answer;
}

Result<Answer> askRetreats(const Game &game, Words words)
{
    const Question question(game, words);
    const Result<PieceIndex> piece = question.piece(0);
    const Result<HexId> attacker = question.hex(1);
    if (!piece || !attacker)
        return piece ? attacker.error() : piece.error();
    if (!question.battle.info(*piece).isCombat() ||
        question.battle.board->distance(question.position.at(*piece).hex, *attacker) != 1)
        return Error{HK_NOOP("a retreat is that of a combat unit from an adjacent attacker (HL 8.4)")};
    Answer answer;
    const RetreatOptions options = retreats(question.battle, question.position, *piece, *attacker);
    for (const RetreatOption &option : options.all()) {
        const std::string label = question.battle.label(option.hex);
        answer.cells.push_back(label);
        const char *rule = option.displaced != noPiece ? "HL 8.5.1a"
                           : option.tier == 1          ? "HL 8.4.1b"
                           : option.tier == 2          ? "HL 8.4.1d"
                                                       : "HL 8.4.1g";
        answer.terms.push_back({option.displaced == noPiece ? Text(label)
                                                            : Text{HK_NOOP("%1, displacing %2"),
                                                                   {label, question.battle.name(option.displaced)}},
                                static_cast<double>(option.tier), rule, "tier " + std::to_string(option.tier)});
    }
    answer.yes = options.count > 0;
    answer.headline = answer.yes ? Text{HK_NOOP("%1 hexes to retreat to"), {std::to_string(options.count)}}
                                 : Text(HK_NOOP("eliminated: there is no way out (HL 8.4.2a)"));
    return answer;
}

Result<Answer> askAp(const Game &game, Words)
{
    const Question question(game, {});
    Answer answer;
    for (int side = 0; side < 2; ++side) {
        const SideInfo &info = question.battle.side(side);
        const int lost = lostCommand(question.battle, question.position, side);
        const std::string name = question.battle.sideName(side);
        answer.terms.push_back({{HK_NOOP("%1: command"), {name}}, static_cast<double>(info.command), "HL 6.1a", {}});
        if (info.handicap != 0)
            answer.terms.push_back(
                {{HK_NOOP("%1: handicap"), {name}}, static_cast<double>(info.handicap), "HL 11.5a", {}});
        if (const int change = info.turnChange[static_cast<std::size_t>(question.position.turn - 1)]; change != 0)
            answer.terms.push_back(
                {{HK_NOOP("%1: change in this turn"), {name}}, static_cast<double>(change), "HL 4.1a", {}});
        if (lost != 0)
            answer.terms.push_back(
                {{HK_NOOP("%1: leaders lost"), {name}}, static_cast<double>(-lost), "HL 9.3.1e", {}});
        answer.terms.push_back({{HK_NOOP("%1: command in all"), {name}},
                                static_cast<double>(commandPoints(question.battle, question.position, side)),
                                "HL 9.3.2a",
                                {}});
    }
    answer.headline = {HK_NOOP("%1 has %2 action points left"),
                       {question.battle.sideName(question.position.active), std::to_string(question.position.ap)}};
    return answer;
}

Result<Answer> askVp(const Game &game, Words)
{
    const Question question(game, {});
    Answer answer;
    std::array<std::string, 2> totals;
    for (int side = 0; side < 2; ++side) {
        const std::string name = question.battle.sideName(side);
        for (std::size_t i = 0; i < question.battle.pieces.size(); ++i)
            if (question.battle.pieces[i].side != side && question.position.pieces[i].status == Status::Eliminated)
                answer.terms.push_back(
                    {{HK_NOOP("%1: %2 eliminated"), {name, question.battle.name(static_cast<PieceIndex>(i))}},
                     static_cast<double>(question.battle.pieces[i].vp),
                     "HL 10.0b",
                     {}});
        for (std::size_t i = 0; i < question.battle.counters.size(); ++i) {
            const CounterInfo &info = question.battle.counters[i];
            const CounterState &state = question.position.counters[i];
            if (state.takenBy == side ||
                (info.persistent && info.earnable[static_cast<std::size_t>(side)] && state.holder == side))
                answer.terms.push_back({{HK_NOOP("%1: %2"), {name, question.battle.scenario->objectives[i].name}},
                                        static_cast<double>(info.value),
                                        "HL 10.0c",
                                        {}});
        }
        totals[static_cast<std::size_t>(side)] =
            std::to_string(victoryPoints(question.battle, question.position, side));
    }
    answer.headline = {HK_NOOP("%1 %2, %3 %4"),
                       {question.battle.sideName(0), totals[0], question.battle.sideName(1), totals[1]}};
    return answer;
}

/// Refuses a wrong number of words before the question is asked.
Query query(const char *name, const char *usage, const char *help, std::size_t words,
            Result<Answer> (*ask)(const Game &, Words))
{
    return {name, usage, help, [=](const Game &game, Words given) -> Result<Answer> {
                if (given.size() != words)
                    return Error{{HK_NOOP("usage: %1 %2"), {name, usage}}};
                return ask(game, given);
            }};
}

} // namespace

std::vector<Query> makeQueries()
{
    return {query("los", "A B", HK_NOOP("Whether two hexes see each other, and what blocks the line"), 2, askSight),
            query("moves", "PIECE", HK_NOOP("Where a piece can go, with the price"), 1, askMoves),
            query("fire", "UNIT HEX", HK_NOOP("Whether a unit can fire at a hex, and its chances"), 2, askFire),
            query("retreats", "UNIT ATTACKER-HEX", HK_NOOP("Where a unit would retreat to"), 2, askRetreats),
            query("ap", "", HK_NOOP("Action points and where they come from"), 0, askAp),
            query("vp", "", HK_NOOP("Victory points and where they come from"), 0, askVp)};
}

} // namespace hotchkiss::hold_the_line
