// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/actions.h"
#include "model/rules/battle_hymn/engagement.h"
#include "model/rules/battle_hymn/game.h"
#include "model/rules/battle_hymn/retreat.h"
#include "model/rules/battle_hymn/score.h"
#include "model/rules/battle_hymn/zone.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

using Words = std::span<const std::string>;

/// What a question is asked about, with its words turned into units, sides and hexes.
class Question
{
public:
    Question(const Game &game, Words words)
        : battle(static_cast<const BattleHymn &>(game).battle())
        , position(static_cast<const BattleHymn &>(game).position())
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
    Result<PieceIndex> unit(std::size_t index, bool onMap = true) const
    {
        const int found = findPiece(*battle.scenario, m_words[index]);
        if (found < 0 || !battle.info(static_cast<PieceIndex>(found)).playable)
            return Error{{HK_NOOP("there is no unit '%1' in play"), {m_words[index]}}};
        if (onMap && !position.isOnMap(static_cast<PieceIndex>(found)))
            return Error{{HK_NOOP("%1 is not on the map"), {m_words[index]}}};
        return static_cast<PieceIndex>(found);
    }
    Result<int> side(std::size_t index) const
    {
        const int found = findSide(*battle.scenario, m_words[index]);
        if (found < 0)
            return Error{{HK_NOOP("there is no side '%1'"), {m_words[index]}}};
        return found;
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
    answer.terms.push_back({fault.reason, 0, std::string("BH ") + fault.rule, fault.key});
    return answer;
}

Result<Answer> askSight(const Game &game, Words words)
{
    const Question q(game, words);
    const Result<HexId> from = q.hex(0);
    const Result<HexId> to = q.hex(1);
    if (!from || !to)
        return from ? to.error() : from.error();
    const TerrainBoard &board = *q.battle.board;
    Answer answer;
    const int distance = board.distance(*from, *to);
    answer.terms.push_back({HK_NOOP("Distance"), static_cast<double>(distance), "BH 3.5a", {}});
    for (const HexId hex : {*from, *to})
        answer.terms.push_back(
            {{HK_NOOP("Level of %1"), {q.battle.label(hex)}}, static_cast<double>(board.at(hex).level), "BH 9.3h", {}});
    const SightShape *line = board.line(*from, *to);
    if (*from != *to && line == nullptr) {
        answer.yes = false;
        answer.headline = HK_NOOP("out of range");
        answer.terms.push_back({answer.headline, 0, "BH 9.3a", "blocked"});
        return answer;
    }
    const SightBlock block = line == nullptr ? SightBlock{} : board.block(*from, *line);
    answer.yes = !block.blocked();
    const auto why = [&](HexId hex) {
        const Ground &ground = board.at(hex);
        return ground.blocks ? q.battle.scenario->system->terrains[ground.terrain].label : std::string("high ground");
    };
    if (!block.blocked()) {
        answer.headline = HK_NOOP("clear");
        answer.terms.push_back({answer.headline, 0, distance <= 1 ? "BH 9.3m" : "BH 9.3a", "clear"});
    } else if (block.other == noHex) {
        const bool level = board.at(*from).level == board.at(*to).level;
        const int there = board.at(block.one).level;
        answer.headline = {there == board.at(*from).level && level ? HK_NOOP("blocked by %1 in %2, same level")
                                                                   : HK_NOOP("blocked by %1 in %2, level %3"),
                           {why(block.one), q.battle.label(block.one), std::to_string(there)}};
        answer.terms.push_back({answer.headline, 0, level ? "BH 9.3h" : "BH 9.3i", "blocked"});
    } else {
        answer.headline = {HK_NOOP("blocked along the side %1|%2"),
                           {q.battle.label(block.one), q.battle.label(block.other)}};
        answer.terms.push_back({answer.headline, 0, "BH 9.3g", "blocked"});
    }
    if (line != nullptr)
        for (const SightObstacle &obstacle : line->obstacles)
            if (const HexId hex = board.hexAt(sum(board.axial(*from), obstacle.offset)); hex != noHex)
                answer.cells.push_back(q.battle.label(hex));
    return answer;
}

Result<Answer> askZone(const Game &game, Words words)
{
    const Question q(game, words);
    const Result<int> side = q.side(0);
    if (!side)
        return side.error();
    Answer answer;
    for (int hex = 0; hex < q.battle.board->hexCount(); ++hex) {
        std::string by;
        eachEnemyInto(q.battle, q.position, static_cast<HexId>(hex), 1 - *side, [&](PieceIndex unit) {
            by += (by.empty() ? "" : ", ") + q.battle.name(unit);
            return true;
        });
        if (by.empty())
            continue;
        const std::string label = q.battle.label(static_cast<HexId>(hex));
        answer.cells.push_back(label);
        answer.terms.push_back({{HK_NOOP("%1 by %2"), {label, by}}, 0, "BH 3.8a", by});
    }
    answer.yes = !answer.cells.empty();
    answer.headline = {HK_NOOP("%1 hexes in the zone of %2"),
                       {std::to_string(answer.cells.size()), q.battle.sideName(*side)}};
    return answer;
}

Result<Answer> askMoves(const Game &game, Words words)
{
    const Question q(game, words);
    const Result<PieceIndex> unit = q.unit(0);
    if (!unit)
        return unit.error();
    if (q.position.formation == noFormation)
        return refused(fault::wrongStep);
    const Mover mover(q.battle, q.position);
    if (const Fault *fault = mover.mayMove(*unit))
        return refused(*fault);
    Reach reach;
    mover.reach(*unit, reach);
    Answer answer;
    for (const WayPoint &point : reach.points) {
        if (!point.mayEnd || point.late || point.depth == 0)
            continue;
        const std::string label = q.battle.label(point.hex);
        if (std::ranges::find(answer.cells, label) == answer.cells.end())
            answer.cells.push_back(label);
        answer.terms.push_back({label, static_cast<double>(point.cost),
                                mover.isInZone(point.hex) ? "BH 5.3a" : "BH 5.2b", std::to_string(point.cost) + " MP"});
    }
    answer.yes = !answer.cells.empty();
    answer.headline = {HK_NOOP("%1 hexes in reach, %2 MP left"),
                       {std::to_string(answer.cells.size()), std::to_string(mover.left(*unit))}};
    return answer;
}

Result<Answer> askFire(const Game &game, Words words)
{
    const Question q(game, words);
    const Result<PieceIndex> firer = q.unit(0);
    const Result<PieceIndex> target = q.unit(1);
    if (!firer || !target)
        return firer ? target.error() : firer.error();
    if (q.battle.info(*firer).side == q.battle.info(*target).side)
        return refused(fault::noTarget);
    const bool approach = words.size() > 2 && words[2] == "approach";
    const HexId from = q.position.unit(*firer).hex;
    const HexId to = q.position.unit(*target).hex;
    if (!q.battle.board->adjacent(from, to)) {
        if (!q.battle.info(*firer).hasGuns())
            return refused(fault::outOfRange);
        if (const Fault *fault = judgeBombardment(q.battle, q.position, *firer, to))
            return refused(*fault);
    }
    const HitChance sum = hitChance(q.battle, q.position, *firer, *target, approach);
    Answer answer;
    answer.terms = hitTerms(q.battle, q.position, *firer, *target, approach);
    answer.terms.push_back({HK_NOOP("To Hit Chance"), static_cast<double>(sum.need), "BH 6.2.2a", {}});
    answer.terms.push_back({HK_NOOP("Dice"), static_cast<double>(q.position.unit(*firer).intact()), "BH 10.1.1a", {}});
    answer.headline = {HK_NOOP("needs %1 or less, %2 dice"),
                       {std::to_string(sum.need), std::to_string(q.position.unit(*firer).intact())}};
    return answer;
}

// Of a unit that retreats now, or that would have to from where it stands.
Result<Answer> askRetreats(const Game &game, Words words)
{
    const Question q(game, words);
    const Result<PieceIndex> unit = q.unit(0);
    if (!unit)
        return unit.error();
    Position position = q.position;
    if (position.retreats.empty() || position.retreats.back().unit != *unit) {
        std::vector<HexId> causes = zoneCauses(q.battle, position, *unit);
        addFireCauses(position, *unit, causes);
        position.retreats.push_back({*unit, RetreatKind::Involuntary, {position.unit(*unit).hex}, causes});
    }
    const RetreatOptions options = retreatOptions(q.battle, position);
    Answer answer;
    answer.yes = options.rank != RetreatOptions::None;
    answer.headline = answer.yes ? Text{HK_NOOP("%1 hexes to retreat to"), {std::to_string(options.hexes.size())}}
                                 : Text(HK_NOOP("no retreat: it would shatter"));
    for (const HexId hex : options.hexes) {
        answer.cells.push_back(q.battle.label(hex));
        answer.terms.push_back({q.battle.label(hex),
                                static_cast<double>(options.rank),
                                options.rank == RetreatOptions::Zone ? "BH 7.6a" : "BH 7.3a",
                                {}});
    }
    if (!answer.yes)
        answer.terms.push_back({answer.headline, 0, "BH 7.4f", {}});
    return answer;
}

Result<Answer> askEngagements(const Game &game, Words)
{
    const Question q(game, {});
    const std::vector<Hostile> pairs = mandatoryPairs(q.battle, q.position);
    Answer answer;
    const std::vector<PieceIndex> names = engagementNames(pairs);
    for (const PieceIndex name : names)
        for (const Hostile &pair : engagementOf(pairs, name))
            answer.terms.push_back({{HK_NOOP("%1: %2 against %3"),
                                     {q.battle.name(name), q.battle.name(pair.attacker), q.battle.name(pair.defender)}},
                                    0,
                                    "BH 6.1.5a",
                                    "must"});
    for (const Hostile &pair : freePairs(q.battle, q.position))
        answer.terms.push_back(
            {{HK_NOOP("%1 may attack %2"), {q.battle.name(pair.attacker), q.battle.name(pair.defender)}},
             0,
             "BH 6.1.5d",
             "may"});
    answer.yes = !names.empty();
    answer.headline = {HK_NOOP("%1 Engagements with %2 as attacker"),
                       {std::to_string(names.size()), q.battle.sideName(q.position.active)}};
    return answer;
}

Result<Answer> askCup(const Game &game, Words)
{
    const Question q(game, {});
    Answer answer;
    int count = 0;
    for (std::size_t i = 0; i < q.position.cup.size(); ++i) {
        if (!q.position.cup[i])
            continue;
        ++count;
        if (i < q.battle.formations.size())
            answer.terms.push_back(
                {{HK_NOOP("Movement Turn of %1"), {q.battle.formationName(static_cast<FormationIndex>(i))}},
                 1,
                 "BH 4b",
                 "movement"});
        else
            answer.terms.push_back(
                {{HK_NOOP("Combat Turn of %1"), {q.battle.sideName(static_cast<int>(i - q.battle.formations.size()))}},
                 1,
                 "BH 3.9e",
                 "combat"});
    }
    if (q.position.held >= 0)
        answer.terms.push_back(
            {{HK_NOOP("%1 keeps its Combat Turn"), {q.battle.sideName(q.position.held)}}, 0, "BH 3.9b", "held"});
    answer.yes = count > 0;
    answer.headline = {HK_NOOP("%1 markers in the cup"), {std::to_string(count)}};
    return answer;
}

Result<Answer> askPoints(const Game &game, Words)
{
    const Question q(game, {});
    Answer answer;
    std::string totals;
    for (int side = 0; side < 2; ++side) {
        const Score score = scoreOf(q.battle, q.position, side);
        const std::string name = q.battle.sideName(side);
        answer.terms.push_back({{HK_NOOP("%1: enemy losses and demoralization"), {name}},
                                static_cast<double>(score.enemy),
                                "BH 14.2a",
                                {}});
        answer.terms.push_back(
            {{HK_NOOP("%1: not counted from the start"), {name}}, static_cast<double>(-score.start), "BH ER-h", {}});
        answer.terms.push_back(
            {{HK_NOOP("%1: objectives"), {name}}, static_cast<double>(score.objectives), "BH 14.1a", {}});
        answer.terms.push_back({{HK_NOOP("%1: exits"), {name}}, static_cast<double>(score.exits), "BH 5.5a", {}});
        totals += (totals.empty() ? "" : ", ") + name + " " + std::to_string(score.total());
    }
    answer.headline = {HK_NOOP("Victory Points: %1"), {totals}};
    return answer;
}

} // namespace

std::vector<Query> makeQueries()
{
    return {{"los", "A B", HK_NOOP("whether two hexes see each other"), askSight},
            {"zoc", "SIDE", HK_NOOP("the hexes in the zones of control of a side"), askZone},
            {"moves", "UNIT", HK_NOOP("where a unit can move in its Movement Turn"), askMoves},
            {"fire", "UNIT TARGET [approach]", HK_NOOP("the To Hit Chance of a unit at another"), askFire},
            {"retreats", "UNIT", HK_NOOP("where a unit would retreat to"), askRetreats},
            {"engagements", "", HK_NOOP("who has to fight whom"), askEngagements},
            {"cup", "", HK_NOOP("the markers that may still be drawn"), askCup},
            {"vp", "", HK_NOOP("the Victory Points of both sides"), askPoints}};
}

} // namespace hotchkiss::battle_hymn
