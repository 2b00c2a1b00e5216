// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/battle.h"

#include "model/rules/hold_the_line/declaration.h"
#include "model/rules/hold_the_line/sources.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

constexpr std::array<const char *, unitTypes> typeNames{"infantry", "cavalry", "artillery", "gunboat", "leader"};
constexpr std::array<const char *, 3> moraleNames{"green", "black", "gold"};
constexpr std::array<const char *, 4> edgeNames{"north", "east", "south", "west"};

template <std::size_t size>
int indexOf(const std::array<const char *, size> &names, std::string_view name)
{
    for (std::size_t i = 0; i < size; ++i)
        if (names[i] == name)
            return static_cast<int>(i);
    return -1;
}

int wholeOf(const Values &values, const std::vector<Field> &fields, std::string_view key)
{
    return static_cast<int>(std::get<std::int64_t>(valueOr(values, *findField(fields, key))));
}

bool flagOf(const Values &values, const std::vector<Field> &fields, std::string_view key)
{
    return std::get<bool>(valueOr(values, *findField(fields, key)));
}

/// Reads a scenario into a battle, part by part.
class Preparer
{
public:
    Preparer(std::shared_ptr<const Scenario> scenario, const Charts &charts)
        : m_scenario(*scenario)
        , m_charts(charts)
    {
        m_battle.scenario = std::move(scenario);
    }

    Battle run()
    {
        readCharts();
        m_battle.board =
            std::make_shared<TerrainBoard>(m_scenario.boards[0], *m_scenario.system, m_charts, longestRange());
        readPieces();
        readArrivals();
        readCounters();
        readConditions();
        return std::move(m_battle);
    }

private:
    int number(const char *chart, const char *row, const char *column = "value") const
    {
        return m_charts.whole(m_charts.id(chart, row, column));
    }
    int numberOrNone(const char *chart, const char *row, const char *column) const
    {
        return m_charts.wholeOrNone(m_charts.id(chart, row, column)).value_or(-1);
    }
    bool flag(const char *chart, const char *row, const char *column) const
    {
        return m_charts.flag(m_charts.id(chart, row, column));
    }

    int longestRange() const
    {
        int range = 0;
        for (const TypeChart &type : m_battle.types)
            range = std::max(range, type.range);
        const bool high = flagOf(m_scenario.info.fields, m_scenario.system->scenarioFields, "hill_artillery");
        return range + (high ? m_battle.hillRange : 0);
    }

    void readCharts()
    {
        for (std::size_t i = 0; i < unitTypes; ++i) {
            TypeChart &type = m_battle.types[i];
            const char *row = typeNames[i];
            type.rate = numberOrNone("unit_types", row, "rate");
            type.bonusRate = numberOrNone("unit_types", row, "leader_bonus_rate");
            type.marchRate = numberOrNone("unit_types", row, "force_march_rate");
            type.fires = flag("unit_types", row, "fires");
            type.opensCloseCombat = flag("unit_types", row, "close_combat");
            type.rallies = flag("unit_types", row, "rallies");
            type.blocksSight = flag("unit_types", row, "blocks_sight");
            type.captures = flag("unit_types", row, "captures");
            if (static_cast<UnitType>(i) == UnitType::Leader)
                continue;
            type.dice = number("combat", row, "dice");
            type.extraDice = number("combat", row, "extra_dice_adjacent");
            type.range = std::min(number("combat", row, "range"), chartRange);
            type.hit = {-1, numberOrNone("combat", row, "hit_1"), numberOrNone("combat", row, "hit_2"),
                        numberOrNone("combat", row, "hit_3")};
            type.closeDice = numberOrNone("combat", row, "close_dice");
            type.closeHit = numberOrNone("combat", row, "close_hit");
        }
        for (int die = 1; die <= 6; ++die) {
            const std::string row = "d" + std::to_string(die);
            const auto index = static_cast<std::size_t>(die);
            m_battle.randomAp[index] = number("action_point_roll", row.c_str(), "ap");
            m_battle.moraleDie[index] = static_cast<Morale>(
                std::max(0, indexOf(moraleNames, m_charts.text(m_charts.id("morale_die", row, "colour")))));
        }
        m_battle.costs = {number("action_costs", "move", "ap"),         number("action_costs", "force_march", "ap"),
                          number("action_costs", "leader_bonus", "ap"), number("action_costs", "leader_alone", "ap"),
                          number("action_costs", "fire", "ap"),         number("action_costs", "close_combat", "ap"),
                          number("action_costs", "rally", "ap"),        number("special_rules", "counter_move_ap")};
        m_battle.leaderRetreat = number("settings", "leader_retreat");
        m_battle.leaderMorale = number("settings", "leader_morale");
        m_battle.leaderRisk = number("settings", "leader_risk");
        m_battle.leaderLost = number("settings", "leader_lost");
        m_battle.leaderLossAp = number("settings", "leader_loss_ap");
        m_battle.rallySp = number("settings", "rally_sp");
        m_battle.hillRange = number("settings", "hill_range");
        m_battle.hillHit = number("settings", "hill_range_hit");
        m_battle.leaderVp = number("victory_points", "leader", "vp");
    }

    HexId hexOf(const Place &place) const
    {
        return place.kind == Place::Kind::OnCell ? static_cast<HexId>(place.cell) : noHex;
    }

    void readPieces()
    {
        const std::vector<Field> &unitFields = m_scenario.system->unitFields;
        for (const Piece &piece : m_scenario.pieces) {
            PieceInfo info;
            info.side = static_cast<std::uint8_t>(sideOf(m_scenario, piece.command));
            info.startHex = hexOf(piece.place);
            if (piece.kind == PieceKind::Leader) {
                info.type = UnitType::Leader;
                info.vp = static_cast<std::uint8_t>(m_battle.leaderVp);
                if (flagOf(piece.fields, m_scenario.system->leaderFields, "free_setup"))
                    info.startHex = noHex;
            } else if (piece.kind == PieceKind::Unit) {
                info.type = static_cast<UnitType>(indexOf(typeNames, textOr(piece.fields, unitFields, "type")));
                info.morale = static_cast<Morale>(indexOf(moraleNames, textOr(piece.fields, unitFields, "morale")));
                info.vp = static_cast<std::uint8_t>(piece.fields.contains("vp")
                                                        ? wholeOf(piece.fields, unitFields, "vp")
                                                        : number("victory_points", "combat_unit", "vp"));
                info.heldUntil = static_cast<std::uint8_t>(wholeOf(piece.fields, unitFields, "held_until"));
                info.startSp = static_cast<std::uint8_t>(startingStrength(m_scenario, m_charts, piece));
            } else {
                info.playable = false;
            }
            m_battle.pieces.push_back(info);
        }
    }

    std::vector<HexId> entryHexes(const Arrival &arrival) const
    {
        std::vector<HexId> hexes;
        for (const Cell cell : entryCells(m_scenario, arrival))
            if (m_battle.board->at(static_cast<HexId>(cell)).inPlay)
                hexes.push_back(static_cast<HexId>(cell));
        return hexes;
    }

    void readArrivals()
    {
        std::vector<bool> comes(m_battle.pieces.size());
        for (const bool leaders : {false, true}) {
            for (const Arrival &arrival : m_scenario.arrivals) {
                for (std::size_t i = 0; i < m_battle.pieces.size(); ++i) {
                    const PieceInfo &info = m_battle.pieces[i];
                    if (!info.playable || info.isLeader() != leaders ||
                        !comesWith(m_scenario, arrival, m_scenario.pieces[i]))
                        continue;
                    if (!arrival.withdrawal && info.startHex != noHex)
                        continue;
                    m_battle.arrivals.push_back({static_cast<PieceIndex>(i),
                                                 static_cast<std::uint8_t>(std::clamp(arrival.turn, 1, 255)),
                                                 arrival.withdrawal, entryHexes(arrival)});
                    comes[i] = comes[i] || !arrival.withdrawal;
                }
            }
        }
        for (std::size_t i = 0; i < m_battle.pieces.size(); ++i) {
            PieceInfo &info = m_battle.pieces[i];
            if (!info.playable || info.startHex != noHex || comes[i])
                continue;
            if (!info.isLeader()) {
                info.playable = false;
                continue;
            }
            // If no unit has room for him at setup he comes as soon as one has.
            m_battle.placedByOwner.push_back(static_cast<PieceIndex>(i));
            m_battle.arrivals.push_back({static_cast<PieceIndex>(i), 1, false, {}});
        }
        std::ranges::stable_sort(m_battle.placedByOwner, {},
                                 [this](PieceIndex piece) { return m_battle.info(piece).side == firstSide() ? 0 : 1; });
    }

    void readCounters()
    {
        for (const Objective &objective : m_scenario.objectives) {
            CounterInfo counter;
            counter.startHex = hexOf(objective.place);
            counter.value = static_cast<std::uint8_t>(std::clamp(
                objective.points > 0 ? objective.points : number("victory_points", "counter", "vp"), 0, 255));
            counter.owner = static_cast<std::int8_t>(findSide(m_scenario, objective.owner));
            const std::vector<Field> &fields = m_scenario.system->objectiveFields;
            const std::string earner = textOr(objective.fields, fields, "earned_by");
            for (int side = 0; side < 2; ++side)
                counter.earnable[static_cast<std::size_t>(side)] =
                    (earner == "both" || earner == m_scenario.sides[static_cast<std::size_t>(side)].id) &&
                    counter.owner != side;
            counter.persistent = flagOf(objective.fields, fields, "persistent");
            counter.movable = flagOf(objective.fields, fields, "movable");
            m_battle.counters.push_back(counter);
        }
    }

    int sideNamed(const std::string &id) const { return findSide(m_scenario, id); }
    int firstSide() const
    {
        return sideNamed(textOr(m_scenario.info.fields, m_scenario.system->scenarioFields, "first_player"));
    }

    void readConditions()
    {
        const Values &values = m_scenario.info.fields;
        const std::vector<Field> &fields = m_scenario.system->scenarioFields;
        m_battle.options = {
            flagOf(values, fields, "charge_check"),          flagOf(values, fields, "no_rally_under_fire"),
            flagOf(values, fields, "hill_artillery"),        flagOf(values, fields, "fire_advance"),
            flagOf(values, fields, "gunboats_pass_bridges"), flagOf(values, fields, "leader_loss_free"),
            flagOf(values, fields, "victory_at_once")};
        const auto crossing = std::get<std::vector<std::string>>(valueOr(values, *findField(fields, "river_crossing")));
        const auto crossers =
            std::get<std::vector<std::string>>(valueOr(values, *findField(fields, "river_crossing_types")));
        for (std::size_t i = 0; i < 2; ++i) {
            SideInfo &side = m_battle.sides[i];
            const std::string &id = m_scenario.sides[i].id;
            side.command = wholeOf(values, fields, id + "_command");
            side.handicap = flagOf(values, fields, "handicaps") ? wholeOf(values, fields, id + "_handicap") : 0;
            side.threshold = wholeOf(values, fields, id + "_vp");
            side.deadline = wholeOf(values, fields, id + "_deadline");
            side.edge = static_cast<Edge>(indexOf(edgeNames, textOr(values, fields, id + "_edge")));
            if (std::ranges::find(crossing, id) != crossing.end())
                for (const std::string &type : crossers)
                    if (const int index = indexOf(typeNames, type); index >= 0)
                        side.crossesRivers[static_cast<std::size_t>(index)] = true;
            for (const Turn &turn : m_scenario.turns)
                side.turnChange.push_back(wholeOf(turn.fields, m_scenario.system->turnFields, id + "_ap"));
            const Board &board = m_scenario.boards[0];
            for (const std::string &label : wordsOf(textOr(values, fields, id + "_hold")))
                if (const Result<Cell> cell = board.labels.cell(board.grid, label))
                    side.hold.push_back(static_cast<HexId>(*cell));
            for (const std::string &piece : wordsOf(textOr(values, fields, id + "_destroy")))
                if (const int index = findPiece(m_scenario, piece); index >= 0)
                    side.destroy.push_back(static_cast<PieceIndex>(index));
        }
        m_battle.firstSide = firstSide();
        m_battle.turns = static_cast<int>(m_scenario.turns.size());
        const std::string limit = textOr(values, fields, "turn_limit");
        m_battle.turnLimit = limit == "more_vp"      ? TurnLimit::MoreVp
                             : limit == "draw"       ? TurnLimit::Draw
                             : sideNamed(limit) == 0 ? TurnLimit::First
                                                     : TurnLimit::Second;
    }

    const Scenario &m_scenario;
    const Charts &m_charts;
    Battle m_battle;
};

/// What must hold for the typed values to be read at all.
std::optional<Text> unplayable(const Scenario &s)
{
    if (s.system != &system())
        return Text(HK_NOOP("it is a scenario of another system"));
    if (s.boards.size() != 1 || !s.boards[0].grid.isHex() || s.boards[0].grid.cellCount() < 1)
        return Text(HK_NOOP("it needs one board of hexes (HL 1.0b)"));
    const Grid &grid = s.boards[0].grid;
    if (grid.columns() > maxBoardSide || grid.rows() > maxBoardSide)
        return Text(HK_NOOP("its board has more than 99 columns or rows"));
    if (s.sides.size() != 2 || findSide(s, "union") < 0 || findSide(s, "confederate") < 0)
        return Text(HK_NOOP("it needs the two sides union and confederate (HL 1.0a)"));
    if (findSide(s, textOr(s.info.fields, s.system->scenarioFields, "first_player")) < 0)
        return Text(HK_NOOP("its first player is no side (HL 5.0a)"));
    if (s.turns.empty() || s.turns.size() > 200)
        return Text(HK_NOOP("it needs between 1 and 200 turns (HL 5.0)"));
    if (s.pieces.size() > 1000 || s.objectives.size() > 200)
        return Text(HK_NOOP("it has too many pieces"));
    for (const Piece &piece : s.pieces) {
        if (sideOf(s, piece.command) < 0)
            return Text{HK_NOOP("%1 belongs to no side (HL 1.0a)"), {piece.id}};
        if (piece.place.kind == Place::Kind::OnTable ||
            (piece.place.kind == Place::Kind::OnCell && !grid.contains(piece.place.cell)))
            return Text{HK_NOOP("%1 does not stand on the board"), {piece.id}};
        if (piece.kind != PieceKind::Unit)
            continue;
        if (indexOf(typeNames, textOr(piece.fields, s.system->unitFields, "type")) < 0)
            return Text{HK_NOOP("%1 is of no known type (HL 3.1)"), {piece.id}};
        if (indexOf(moraleNames, textOr(piece.fields, s.system->unitFields, "morale")) < 0)
            return Text{HK_NOOP("%1 has no known morale (HL 3.0.3)"), {piece.id}};
        if (const auto sp = piece.fields.find("sp"); sp != piece.fields.end()) {
            const auto *strength = std::get_if<std::int64_t>(&sp->second);
            if (strength == nullptr || *strength < 1 || *strength > 4)
                return Text{HK_NOOP("the strength of %1 is not 1 to 4 (HL 3.0.2)"), {piece.id}};
        }
    }
    for (const Objective &objective : s.objectives)
        if (objective.place.kind == Place::Kind::OnCell && !grid.contains(objective.place.cell))
            return Text{HK_NOOP("%1 does not stand on the board"), {objective.id}};
    return std::nullopt;
}

} // namespace

Result<std::shared_ptr<const Battle>> Battle::prepare(std::shared_ptr<const Scenario> scenario)
{
    if (const std::optional<Text> reason = unplayable(*scenario))
        return Error{*reason};
    if (const auto *error = std::get_if<FileError>(&rulesetOrError()))
        return Error{Text(error->str())};
    const Charts charts(std::get<Ruleset>(rulesetOrError()), scenario->chartOverrides);
    try {
        return std::shared_ptr<const Battle>(std::make_shared<Battle>(Preparer(std::move(scenario), charts).run()));
    } catch (const std::exception &) {
        return Error{HK_NOOP("a value of a field or chart has the wrong type")};
    }
}

const std::string &Battle::name(PieceIndex piece) const
{
    const Piece &shown = scenario->pieces[static_cast<std::size_t>(piece)];
    return shown.name.empty() ? shown.id : shown.name;
}

const char *moraleName(Morale morale)
{
    return moraleNames[static_cast<std::size_t>(morale)];
}

const char *typeName(UnitType type)
{
    return typeNames[static_cast<std::size_t>(type)];
}

} // namespace hotchkiss::hold_the_line
