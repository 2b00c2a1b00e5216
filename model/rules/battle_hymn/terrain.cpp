// SPDX-License-Identifier: MIT
#include "model/rules/battle_hymn/terrain.h"

#include <optional>
#include <string>

namespace hotchkiss::battle_hymn {

/// A row of the chart of hexside features.
struct FeatureRow
{
    enum class Mode : std::uint8_t { ReplaceAll, Add, ReplaceWater };
    Mode mode = Mode::Add;
    int mpUp = 0;
    int mpDown = 0;
    bool paidOnRoad = false;
    std::array<bool, arms> bars{};
    bool roadOpens = true;
    bool crossingOpens = false;
    int toHitUp = 0;
    int toHitDown = 0;
    bool toHitReplacesWater = false;
    bool artilleryIgnores = false;
    bool zoneUp = true;
    bool zoneDown = true;
};

namespace {

constexpr std::array<const char *, arms> armNames{"infantry", "artillery", "horse_artillery", "cavalry"};

FeatureRow readRow(const Charts &charts, const std::string &key)
{
    const auto id = [&](const std::string &column) { return charts.id("hexside_features", key, column); };
    FeatureRow row;
    const std::string &mode = charts.text(id("mp_mode"));
    row.mode = mode == "replace_all"     ? FeatureRow::Mode::ReplaceAll
               : mode == "replace_water" ? FeatureRow::Mode::ReplaceWater
                                         : FeatureRow::Mode::Add;
    row.mpUp = charts.wholeOrNone(id("mp_up")).value_or(0);
    row.mpDown = charts.wholeOrNone(id("mp_down")).value_or(0);
    row.paidOnRoad = charts.flag(id("paid_on_road"));
    for (std::size_t arm = 0; arm < arms; ++arm)
        row.bars[arm] = charts.flag(id(std::string(armNames[arm]) + "_bar"));
    row.roadOpens = charts.flag(id("road_opens"));
    row.crossingOpens = charts.flag(id("crossing_opens"));
    row.toHitUp = charts.whole(id("to_hit_up"));
    row.toHitDown = charts.whole(id("to_hit_down"));
    row.toHitReplacesWater = charts.flag(id("to_hit_replaces_water"));
    row.artilleryIgnores = charts.flag(id("artillery_ignores"));
    row.zoneUp = charts.flag(id("zoc_up"));
    row.zoneDown = charts.flag(id("zoc_down"));
    return row;
}

std::int8_t small(int number)
{
    return static_cast<std::int8_t>(std::clamp(number, -100, 100));
}

/// A feature on a side, seen by somebody who crosses it.
struct Met
{
    const FeatureRow *row = nullptr;
    bool up = false; ///< into the high or protected hex
    bool water = false;
    bool crossing = false;
};

} // namespace

/// The charts of the features, and what the side types and paths of the system mean.
struct TerrainBoard::Features
{
    Features(const System &system, const Charts &charts)
    {
        for (const SideType &type : system.sideTypes) {
            sides.push_back(readRow(charts, type.key));
            water.push_back(type.group == "water");
            crossing.push_back(type.group == "crossing");
        }
        for (const PathType &type : system.pathTypes)
            paths.push_back(readRow(charts, type.key));
        river = system.sideType("river");
        bridge = system.sideType("bridge");
        escarpment = system.sideType("escarpment");
    }

    std::vector<FeatureRow> sides;
    std::vector<FeatureRow> paths;
    std::vector<bool> water;
    std::vector<bool> crossing;
    int river = -1;
    int bridge = -1;
    int escarpment = -1;
};

namespace {

/// Everything on the side between two hexes, as it counts for the step, the fire and the zone across it.
class SideReader
{
public:
    std::vector<Met> met;
    std::optional<int> road; ///< MPs of the cheapest road
    bool crossed = false;    ///< by a bridge or ford

    void finish(Crossing &crossing, const Ground &to, std::array<bool, arms> roadOpensTerrain, bool zonePasses) const
    {
        for (std::size_t arm = 0; arm < arms; ++arm)
            crossing.mp[arm] = mp(arm, to, roadOpensTerrain[arm]);
        crossing.toHit = small(toHit(false));
        crossing.toHitArtillery = small(toHit(true));
        crossing.zone = zone(zonePasses);
    }

private:
    std::int8_t mp(std::size_t arm, const Ground &to, bool roadOpensTerrain) const
    {
        for (const Met &feature : met)
            if (feature.row->bars[arm] && !(road && feature.row->roadOpens) && !(crossed && feature.row->crossingOpens))
                return barred;
        if (to.mp[arm] < 0 && !(road && roadOpensTerrain))
            return barred;
        int cost = road ? *road : to.mp[arm];
        for (const Met &feature : met)
            if (road ? feature.row->paidOnRoad : !(feature.water && crossed))
                cost += feature.up ? feature.row->mpUp : feature.row->mpDown;
        return small(std::max(1, cost));
    }
    int toHit(bool artillery) const
    {
        const bool replaced = std::ranges::any_of(
            met, [](const Met &feature) { return feature.crossing && feature.row->toHitReplacesWater; });
        int sum = 0;
        for (const Met &feature : met)
            if (!(feature.water && replaced) && !(artillery && feature.row->artilleryIgnores))
                sum += feature.up ? feature.row->toHitUp : feature.row->toHitDown;
        return sum;
    }
    bool zone(bool zonePasses) const
    {
        return std::ranges::all_of(met, [&](const Met &feature) {
            return (feature.up ? feature.row->zoneUp : feature.row->zoneDown) ||
                   (feature.water && crossed && zonePasses);
        });
    }
};

} // namespace

namespace {

/// A side with nothing on it, as most are.
Crossing bareCrossing(HexId to, const Ground &ground)
{
    Crossing crossing;
    crossing.to = to;
    for (std::size_t arm = 0; arm < arms; ++arm)
        crossing.mp[arm] = ground.mp[arm] < 0 ? barred : std::max<std::int8_t>(1, ground.mp[arm]);
    crossing.zone = true;
    return crossing;
}

} // namespace

TerrainBoard::TerrainBoard(const Board &board, const System &system, const Charts &charts, bool zonePassesCrossings,
                           bool withSight)
    : m_grid(board.grid)
    , m_sightLimit(std::clamp(charts.whole(charts.id("settings", "sight_limit")), 1, 6))
    , m_blockingHeight(charts.whole(charts.id("settings", "blocking_height")))
{
    readGround(board, system, charts);
    readCrossings(board, system, charts, zonePassesCrossings);
    makeRim();
    makeShapes();
    if (withSight)
        findSight();
    else
        m_seen.resize(m_ground.size());
}

void TerrainBoard::readGround(const Board &board, const System &system, const Charts &charts)
{
    const int off = system.terrain("off");
    const auto count = static_cast<std::size_t>(m_grid.cellCount());
    m_ground.resize(count);
    m_axial.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        Ground &ground = m_ground[i];
        const CellContent &content = board.cells[i];
        m_axial[i] = m_grid.axial(m_grid.offset(static_cast<Cell>(i)));
        ground.terrain = content.terrain;
        ground.level = content.elevation;
        ground.inPlay = content.terrain != off;
        ground.mp.fill(barred);
        ground.exitMp.fill(barred);
        if (!ground.inPlay)
            continue;
        const std::string &row = system.terrains[content.terrain].key;
        const auto id = [&](const std::string &column) { return charts.id("hex_terrain", row, column); };
        for (std::size_t arm = 0; arm < arms; ++arm)
            ground.mp[arm] = small(charts.wholeOrNone(id(std::string(armNames[arm]) + "_mp")).value_or(barred));
        ground.base = small(charts.whole(id("base")));
        ground.out = small(charts.whole(id("out")));
        ground.blocks = charts.flag(id("blocks_sight"));
    }
}

void TerrainBoard::readCrossings(const Board &board, const System &system, const Charts &charts,
                                 bool zonePassesCrossings)
{
    const Features features(system, charts);
    std::vector<bool> roadOpens;
    for (const TerrainType &type : system.terrains)
        roadOpens.push_back(type.key != "off" && charts.flag(charts.id("hex_terrain", type.key, "road_opens")));
    m_crossings.resize(m_ground.size() * directions);
    for (std::size_t i = 0; i < m_ground.size(); ++i) {
        const auto hex = static_cast<Cell>(i);
        for (int direction = 0; direction < directions; ++direction) {
            Crossing &crossing = m_crossings[i * directions + static_cast<std::size_t>(direction)];
            const SideId side = m_grid.side(hex, direction);
            const Cell other = m_grid.neighbour(hex, direction);
            const MarkBits marks = board.sides.at(side);
            const MarkBits links = board.paths.at(side);
            if (marks == 0 && links == 0 && other != noCell && m_ground[static_cast<std::size_t>(other)].inPlay) {
                if (m_ground[i].inPlay)
                    crossing = bareCrossing(static_cast<HexId>(other), m_ground[static_cast<std::size_t>(other)]);
                continue;
            }
            SideReader reader;
            for (std::size_t kind = 0; kind < features.paths.size(); ++kind)
                if (markIn(links, static_cast<int>(kind)) != Mark::None)
                    reader.road = std::min(reader.road.value_or(100), features.paths[kind].mpUp);
            if (other == noCell || !m_ground[static_cast<std::size_t>(other)].inPlay) {
                if (reader.road && m_ground[i].inPlay && other == noCell) {
                    m_ground[i].exit = true;
                    for (std::size_t arm = 0; arm < arms; ++arm)
                        if (m_ground[i].mp[arm] >= 0 || roadOpens[m_ground[i].terrain])
                            m_ground[i].exitMp[arm] = small(*reader.road);
                }
                continue;
            }
            if (!m_ground[i].inPlay)
                continue;
            crossing.to = static_cast<HexId>(other);
            for (std::size_t kind = 0; kind < features.sides.size(); ++kind) {
                const Mark mark = markIn(marks, static_cast<int>(kind));
                if (mark == Mark::None)
                    continue;
                const Cell high = mark == Mark::HighHere    ? m_grid.sideCell(side)
                                  : mark == Mark::HighThere ? m_grid.sideOther(side)
                                                            : noCell;
                reader.met.push_back(
                    {&features.sides[kind], high == other, features.water[kind], features.crossing[kind]});
                reader.crossed = reader.crossed || features.crossing[kind];
                if (static_cast<int>(kind) == features.escarpment && high == hex)
                    crossing.escarpment = true;
            }
            // A road over a river stands on a bridge, drawn or not.
            if (reader.road && !reader.crossed && features.river >= 0 && features.bridge >= 0 &&
                markIn(marks, features.river) != Mark::None) {
                reader.met.push_back({&features.sides[static_cast<std::size_t>(features.bridge)], false, false, true});
                reader.crossed = true;
            }
            const Ground &to = m_ground[static_cast<std::size_t>(other)];
            std::array<bool, arms> opens{};
            opens.fill(roadOpens[to.terrain]);
            reader.finish(crossing, to, opens, zonePassesCrossings);
        }
    }
}

void TerrainBoard::makeRim()
{
    const int columns = m_grid.columns();
    const int rows = m_grid.rows();
    std::vector<Offset> ring;
    for (int column = 0; column < columns; ++column)
        ring.push_back({column, 0});
    for (int row = 1; row < rows; ++row)
        ring.push_back({columns - 1, row});
    for (int column = columns - 2; column >= 0 && rows > 1; --column)
        ring.push_back({column, rows - 1});
    for (int row = rows - 2; row > 0 && columns > 1; --row)
        ring.push_back({0, row});
    for (const Offset offset : ring)
        if (m_ground[static_cast<std::size_t>(m_grid.cell(offset))].inPlay)
            m_rim.push_back(static_cast<HexId>(m_grid.cell(offset)));
}

int TerrainBoard::directionTo(HexId from, HexId to) const
{
    for (int direction = 0; direction < directions; ++direction)
        if (crossing(from, direction).to == to)
            return direction;
    return -1;
}

HexId TerrainBoard::hexAt(Axial axial) const
{
    const Cell cell = m_grid.cell(m_grid.offset(axial));
    return cell != noCell && m_ground[static_cast<std::size_t>(cell)].inPlay ? static_cast<HexId>(cell) : noHex;
}

const char *armName(Arm arm)
{
    return armNames[static_cast<std::size_t>(arm)];
}

} // namespace hotchkiss::battle_hymn
