// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/battle.h"

#include "model/rules/battle_hymn/declaration.h"
#include "model/rules/battle_hymn/formations.h"
#include "model/rules/battle_hymn/sources.h"
#include "model/rules/battle_hymn/starting_state.h"
#include "model/ruleset/shared_ruleset.h"
#include "model/scenario/arrivals.h"

#include <algorithm>

namespace hotchkiss::battle_hymn {

namespace {

constexpr std::array<const char *, 7> rallyRows{"minus_3", "minus_2", "minus_1", "zero", "plus_1", "plus_2", "plus_3"};
constexpr std::array<const char *, 3> pointRows{"lost", "shattered", "demoralized"};

int wholeOf(const Values &values, const std::vector<Field> &fields, std::string_view key)
{
    return static_cast<int>(std::get<std::int64_t>(valueOr(values, *findField(fields, key))));
}

bool flagOf(const Values &values, const std::vector<Field> &fields, std::string_view key)
{
    return std::get<bool>(valueOr(values, *findField(fields, key)));
}

std::uint8_t byteOf(int number)
{
    return static_cast<std::uint8_t>(std::clamp(number, 0, 255));
}

/// Reads a scenario into a battle, part by part.
class Preparer
{
public:
    Preparer(std::shared_ptr<const Scenario> scenario, const Charts &charts, bool withSight)
        : m_scenario(*scenario)
        , m_fields(m_scenario.system->scenarioFields)
        , m_charts(charts)
        , m_withSight(withSight)
    {
        m_battle.scenario = std::move(scenario);
    }

    Battle run()
    {
        const bool zonePasses = flagOf(m_scenario.info.fields, m_fields, "crossings_pass_zoc");
        m_battle.board =
            std::make_shared<TerrainBoard>(m_scenario.boards[0], *m_scenario.system, m_charts, zonePasses, m_withSight);
        readNumbers();
        readOptions();
        readHours();
        readAreas();
        readObjectives();
        readUnits();
        readFormations();
        readFirers();
        m_battle.victory = victoryConditions(m_scenario);
        readStartPoints();
        return std::move(m_battle);
    }

private:
    int number(const char *chart, const std::string &row, const std::string &column = "value") const
    {
        return m_charts.whole(m_charts.id(chart, row, column));
    }

    void readNumbers()
    {
        Numbers &n = m_battle.numbers;
        n.range.fill(Numbers::outOfRange);
        for (std::size_t distance = 1; distance < n.range.size(); ++distance) {
            const std::string row = "r" + std::to_string(std::min<std::size_t>(distance, 5));
            if (const auto modifier = m_charts.wholeOrNone(m_charts.id("artillery_range", row, "modifier")))
                n.range[distance] = static_cast<std::int8_t>(std::clamp(*modifier, -99, 99));
        }
        n.targetSurrounded = number("special_situations", "target_surrounded", "modifier");
        n.firerSurrounded = number("special_situations", "firer_surrounded", "modifier");
        n.firerHigher = number("special_situations", "firer_higher", "modifier");
        n.approachFire = number("special_situations", "approach_fire", "modifier");
        for (std::size_t firer = 0; firer < arms; ++firer)
            for (std::size_t target = 0; target < arms; ++target)
                n.typeFire[firer][target] = static_cast<std::int8_t>(std::clamp(
                    number("unit_type_fire", armName(static_cast<Arm>(firer)), armName(static_cast<Arm>(target))), -99,
                    99));
        for (std::size_t i = 0; i < rallyRows.size(); ++i)
            n.rally[i] = static_cast<std::int8_t>(std::clamp(number("rally", rallyRows[i], "restored"), 0, 99));
        for (std::size_t state = 0; state < pointRows.size(); ++state)
            for (std::size_t arm = 0; arm < arms; ++arm)
                n.points[state][arm] =
                    byteOf(number("victory_points", pointRows[state], armName(static_cast<Arm>(arm))));
        n.moralePass = m_charts.wholeOrNone(m_charts.id("morale_check", "pass", "from")).value_or(6);
        n.naturalHit = number("settings", "natural_hit");
        n.naturalMiss = number("settings", "natural_miss");
        n.die = std::clamp(number("settings", "die_sides"), 2, 100);
        n.bombardmentLimit = number("settings", "bombardment_limit");
        n.rounds = std::clamp(number("settings", "rounds"), 1, 9);
        n.retreatLength = std::clamp(number("settings", "retreat_length"), 1, 9);
        n.retreatFromStart = number("settings", "retreat_from_start");
        n.retreatFromCause = number("settings", "retreat_from_cause");
        n.retreatZoneLoss = number("settings", "retreat_zoc_loss");
        n.noRetreatLoss = number("settings", "no_retreat_loss");
        n.noPathLoss = number("settings", "shatter_no_path_loss");
        n.displacedDemoralized = number("settings", "displaced_demoralized");
        n.rallyDemoralized = number("settings", "rally_minimum_demoralized");
        n.rallyStrength = number("settings", "rally_minimum_strength");
        n.rallyStays = number("settings", "rally_stays_demoralized");
        n.rallyDistance = number("settings", "rally_placement_distance");
        n.mountCost = number("settings", "mount_cost");
        n.holderDivisor = std::max(1, number("settings", "horse_holder_divisor"));
        n.tether = number("settings", "tether");
    }

    void readOptions()
    {
        const Values &values = m_scenario.info.fields;
        m_battle.options = {flagOf(values, m_fields, "at_random"), textOr(values, m_fields, "ha_retreat") != "optional",
                            flagOf(values, m_fields, "map_exit"), flagOf(values, m_fields, "end_without_enemy")};
        m_battle.setupFirst = std::max(0, findSide(m_scenario, textOr(values, m_fields, "setup_first")));
    }

    void readHours()
    {
        for (const Turn &turn : m_scenario.turns)
            m_battle.hours.push_back({turn.night, turn.check, findSide(m_scenario, turn.initiative)});
        const int count = static_cast<int>(m_battle.hours.size());
        m_battle.firstHour = std::clamp(firstHour(m_scenario), 1, count);
        m_battle.lastHour = std::clamp(lastHour(m_scenario), m_battle.firstHour, count);
    }

    void readAreas()
    {
        const auto count = static_cast<std::size_t>(m_battle.board->hexCount());
        for (auto &exits : m_battle.exitAt)
            exits.assign(count, noExit);
        for (const Area &area : m_scenario.boards[0].areas) {
            const int owner = findSide(m_scenario, area.side);
            for (int side = 0; side < 2; ++side) {
                if (owner >= 0 && owner != side)
                    continue;
                const auto index = static_cast<std::size_t>(side);
                if (area.kind == "setup")
                    for (const HexId hex : inPlay(area.cells))
                        m_battle.setup[index].push_back(hex);
                else if (m_battle.options.mayLeaveMap && flagOf(area.values, m_scenario.system->areaFields, "exit"))
                    addExit(area, m_battle.exitAt[index]);
            }
        }
        for (auto &zone : m_battle.setup) {
            std::ranges::sort(zone);
            zone.erase(std::unique(zone.begin(), zone.end()), zone.end());
        }
    }

    void addExit(const Area &area, std::vector<std::int8_t> &exits)
    {
        if (m_battle.exitAreas.size() >= 100)
            return;
        const std::vector<Field> &fields = m_scenario.system->areaFields;
        for (const HexId hex : inPlay(area.cells))
            if (std::ranges::find(m_battle.board->rim(), hex) != m_battle.board->rim().end())
                exits[static_cast<std::size_t>(hex)] = static_cast<std::int8_t>(m_battle.exitAreas.size());
        m_battle.exitAreas.push_back(
            {textOr(area.values, fields, "exit_effect") == "lost", wholeOf(area.values, fields, "exit_vp")});
    }

    std::vector<HexId> inPlay(const std::vector<Cell> &cells) const
    {
        std::vector<HexId> hexes;
        for (const Cell cell : cells)
            if (m_scenario.boards[0].grid.contains(cell) && m_battle.board->at(static_cast<HexId>(cell)).inPlay &&
                std::ranges::find(hexes, static_cast<HexId>(cell)) == hexes.end())
                hexes.push_back(static_cast<HexId>(cell));
        return hexes;
    }
    HexId hexOf(const Place &place) const
    {
        return place.kind == Place::Kind::OnCell ? static_cast<HexId>(place.cell) : noHex;
    }

    void readObjectives()
    {
        for (const Objective &objective : m_scenario.objectives)
            m_battle.objectives.push_back(
                {hexOf(objective.place), static_cast<std::int8_t>(findSide(m_scenario, objective.owner)),
                 objective.points, wholeOf(objective.fields, m_scenario.system->objectiveFields, "weight")});
    }

    void readUnits()
    {
        const std::vector<Field> &fields = m_scenario.system->unitFields;
        for (const Piece &piece : m_scenario.pieces) {
            UnitInfo &info = m_battle.units.emplace_back();
            if (piece.kind != PieceKind::Unit || flagOf(piece.fields, fields, "dummy"))
                continue;
            info.playable = true;
            info.side = static_cast<std::uint8_t>(sideOf(m_scenario, piece.command));
            info.arm = armOf(m_scenario, piece).value_or(Arm::Infantry);
            info.sp = byteOf(wholeOf(piece.fields, fields, "sp"));
            info.mr = static_cast<std::int8_t>(std::clamp(wholeOf(piece.fields, fields, "mr"), -3, 3));
            info.ma = byteOf(allowanceOf(m_scenario, m_charts, piece));
            info.startHex = hexOf(piece.place);
            info.losses = byteOf(std::min<int>(wholeOf(piece.fields, fields, "losses"), info.sp));
            info.demoralized = byteOf(wholeOf(piece.fields, fields, "demoralized"));
            info.shattered = flagOf(piece.fields, fields, "shattered");
            info.eliminated = flagOf(piece.fields, fields, "eliminated");
            if (info.arm == Arm::Cavalry && flagOf(piece.fields, fields, "dismounted"))
                readHorses(piece, info);
            info.hour = static_cast<std::uint16_t>(std::clamp(hourOf(m_scenario, piece), 0, 10000));
            readEntry(piece, info);
        }
    }

    void readHorses(const Piece &piece, UnitInfo &info)
    {
        const std::vector<Field> &fields = m_scenario.system->unitFields;
        info.dismounted = true;
        const Board &board = m_scenario.boards[0];
        if (flagOf(piece.fields, fields, "horses_lost"))
            return;
        if (const Result<Cell> cell = board.labels.cell(board.grid, textOr(piece.fields, fields, "horses_at"));
            cell && m_battle.board->at(static_cast<HexId>(*cell)).inPlay) {
            info.horses = static_cast<HexId>(*cell);
            info.holders = byteOf(wholeOf(piece.fields, fields, "holders"));
        }
    }

    void readEntry(const Piece &piece, UnitInfo &info)
    {
        for (const Arrival &arrival : m_scenario.arrivals)
            if (!arrival.withdrawal && comesWith(m_scenario, arrival, piece))
                for (const HexId hex : inPlay(entryCells(m_scenario, arrival)))
                    if (std::ranges::find(info.entry, hex) == info.entry.end())
                        info.entry.push_back(hex);
    }

    // In a fixed order: the first side's formations first, each side's as in its order of battle (P1).
    void readFormations()
    {
        for (int side = 0; side < 2; ++side) {
            for (std::size_t command = 0; command < m_scenario.commands.size(); ++command) {
                Formation formation;
                formation.command = static_cast<int>(command);
                formation.side = static_cast<std::uint8_t>(side);
                for (std::size_t i = 0; i < m_battle.units.size(); ++i)
                    if (m_battle.units[i].playable && m_battle.units[i].side == side &&
                        formationOf(m_scenario, m_scenario.pieces[i]) == formation.command) {
                        formation.units.push_back(static_cast<PieceIndex>(i));
                        m_battle.units[i].formation = static_cast<FormationIndex>(m_battle.formations.size());
                    }
                if (formation.units.empty())
                    continue;
                const Command &named = m_scenario.commands[command];
                formation.markerHour = markerHour(m_scenario, named);
                m_battle.formations.push_back(std::move(formation));
            }
        }
    }

    void readFirers()
    {
        for (std::size_t i = 0; i < m_battle.units.size(); ++i) {
            UnitInfo &info = m_battle.units[i];
            if (!info.playable)
                continue;
            for (const std::string &id :
                 wordsOf(textOr(m_scenario.pieces[i].fields, m_scenario.system->unitFields, "approach_firers")))
                if (const int firer = findPiece(m_scenario, id);
                    firer >= 0 && m_battle.units[static_cast<std::size_t>(firer)].playable &&
                    m_battle.units[static_cast<std::size_t>(firer)].side != info.side)
                    info.firers.push_back(static_cast<PieceIndex>(firer));
        }
    }

    void readStartPoints()
    {
        for (std::size_t side = 0; side < 2; ++side)
            m_battle.startPoints[side] = startingPointsOf(m_scenario, m_charts, m_scenario.sides[side].id);
    }

    const Scenario &m_scenario;
    const std::vector<Field> &m_fields;
    const Charts &m_charts;
    bool m_withSight;
    Battle m_battle;
};

std::optional<Text> unplayablePiece(const Scenario &s, const Piece &piece)
{
    const Grid &grid = s.boards[0].grid;
    if (sideOf(s, piece.command) < 0)
        return Text{HK_NOOP("%1 belongs to no side (BH 2.2.3)"), {piece.id}};
    if (piece.place.kind == Place::Kind::OnTable ||
        (piece.place.kind == Place::Kind::OnCell && !grid.contains(piece.place.cell)))
        return Text{HK_NOOP("%1 does not stand on the board"), {piece.id}};
    if (piece.kind != PieceKind::Unit || flagOf(piece.fields, s.system->unitFields, "dummy"))
        return std::nullopt;
    if (formationOf(s, piece) < 0)
        return Text{HK_NOOP("%1 belongs to no formation (BH 2.2.2)"), {piece.id}};
    if (!armOf(s, piece))
        return Text{HK_NOOP("%1 is of a type the rules do not know (BH 2.2.1)"), {piece.id}};
    if (const int sp = wholeOf(piece.fields, s.system->unitFields, "sp"); sp < 1 || sp > 99)
        return Text{HK_NOOP("the strength of %1 is not 1 to 99 (BH 2.2.1)"), {piece.id}};
    return std::nullopt;
}

/// What must hold for the typed values to be read at all.
std::optional<Text> unplayable(const Scenario &s)
{
    if (s.system != &system())
        return Text(HK_NOOP("it is a scenario of another system"));
    if (s.boards.size() != 1 || !s.boards[0].grid.isHex() || s.boards[0].grid.cellCount() < 1)
        return Text(HK_NOOP("it needs one board of hexes (BH 1)"));
    if (s.boards[0].grid.columns() > maxBoardSide || s.boards[0].grid.rows() > maxBoardSide)
        return Text(HK_NOOP("its board has more than 99 columns or rows"));
    if (s.sides.size() != 2 || findSide(s, "usa") < 0 || findSide(s, "csa") < 0)
        return Text(HK_NOOP("it needs the two sides usa and csa (BH 2.2.3)"));
    if (s.turns.empty() || s.turns.size() > 200)
        return Text(HK_NOOP("it needs between 1 and 200 Hours (BH 4)"));
    if (s.pieces.size() > 1000 || s.objectives.size() > 60)
        return Text(HK_NOOP("it has too many pieces or objectives"));
    for (const Piece &piece : s.pieces)
        if (std::optional<Text> reason = unplayablePiece(s, piece))
            return reason;
    for (const Objective &objective : s.objectives)
        if (objective.place.kind != Place::Kind::OnCell || !s.boards[0].grid.contains(objective.place.cell))
            return Text{HK_NOOP("%1 does not lie on the board"), {objective.id}};
    return std::nullopt;
}

} // namespace

Result<std::shared_ptr<const Battle>> Battle::prepare(std::shared_ptr<const Scenario> scenario, bool withSight)
{
    const Ruleset *ruleset = sharedRuleset(system());
    if (ruleset == nullptr)
        return Error{HK_NOOP("the charts of the system cannot be read")};
    try {
        if (const std::optional<Text> reason = unplayable(*scenario))
            return Error{*reason};
        const Charts charts(*ruleset, scenario->chartOverrides);
        return std::shared_ptr<const Battle>(
            std::make_shared<Battle>(Preparer(std::move(scenario), charts, withSight).run()));
    } catch (const std::exception &) {
        return Error{HK_NOOP("a value of a field or chart has the wrong type")};
    }
}

const std::string &Battle::name(PieceIndex piece) const
{
    const Piece &shown = scenario->pieces[static_cast<std::size_t>(piece)];
    return shown.name.empty() ? shown.id : shown.name;
}

const std::string &Battle::formationName(FormationIndex index) const
{
    const Command &command = scenario->commands[static_cast<std::size_t>(formation(index).command)];
    return command.name.empty() ? command.id : command.name;
}

int Battle::points(Arm arm, int lost, int shattered, int demoralized) const
{
    const auto column = static_cast<std::size_t>(arm);
    return lost * numbers.points[0][column] + shattered * numbers.points[1][column] +
           demoralized * numbers.points[2][column];
}

} // namespace hotchkiss::battle_hymn
