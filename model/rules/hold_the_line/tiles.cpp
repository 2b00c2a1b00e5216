// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/tiles.h"

#include <algorithm>
#include <bit>

namespace hotchkiss::hold_the_line {

namespace {

constexpr const char *chartKey = "tile_inventory";

// "0 3" as bits; anything else in the text is no edge.
Edges edgesIn(const std::optional<Value> &value)
{
    Edges edges = 0;
    if (!value)
        return edges;
    for (const char letter : std::get<std::string>(*value))
        if (letter >= '0' && letter <= '5')
            edges = static_cast<Edges>(edges | (1 << (letter - '0')));
    return edges;
}

bool isRiver(const System &system, const Board &board, Cell cell)
{
    const std::string &key = system.terrains[board.at(cell).terrain].key;
    return key == "river" || key == "bridge";
}

Edges drawnEdges(const System &system, const Board &board, Cell cell)
{
    const int course = system.pathType("river");
    Edges edges = 0;
    for (int d = 0; d < board.grid.directions(); ++d)
        if (board.paths.has(board.grid.side(cell, d), course))
            edges = static_cast<Edges>(edges | (1 << d));
    return edges;
}

Edges edgesToNeighbours(const System &system, const Board &board, Cell cell)
{
    Edges edges = 0;
    for (int d = 0; d < 6; ++d) {
        const Cell next = board.grid.neighbour(cell, d);
        if (next != noCell && isRiver(system, board, next))
            edges = static_cast<Edges>(edges | (1 << d));
    }
    if (std::popcount(edges) != 1)
        return edges;
    const int onward = board.grid.opposite(std::countr_zero(edges));
    const bool overRim = board.grid.neighbour(cell, onward) == noCell;
    return overRim ? static_cast<Edges>(edges | (1 << onward)) : edges;
}

// The kind the designer chose for a river hex ("wide_bend"), or -1.
int chosenKind(const Scenario &scenario, const std::vector<TileKind> &kinds, const Board &board, Cell cell)
{
    const std::string piece = textOf(cellValue(scenario, board, cell, "piece"));
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].key == "river_" + piece || (kinds[i].key == piece && kinds[i].river != 0))
            return static_cast<int>(i);
    return -1;
}

} // namespace

Value cellValue(const Scenario &scenario, const Board &board, Cell cell, std::string_view key)
{
    const Field *field = findField(scenario.system->cellFields, key);
    const auto note = board.notes.find(cell);
    return note == board.notes.end() ? field->standard : valueOr(note->second.values, *field);
}

bool isLocked(const Scenario &scenario, const Board &board, Cell cell)
{
    const Value locked = cellValue(scenario, board, cell, "locked");
    const bool *yes = std::get_if<bool>(&locked);
    return yes != nullptr && *yes;
}

std::vector<TileKind> tileKinds(const Scenario &scenario, const Ruleset &ruleset)
{
    std::vector<TileKind> kinds;
    const Chart *chart = ruleset.chart(chartKey);
    if (chart == nullptr)
        return kinds;
    const Charts charts(ruleset, scenario.chartOverrides);
    for (const ChartRow &row : chart->rows) {
        TileKind kind;
        kind.key = row.key;
        kind.terrain = scenario.system->terrain(charts.text(charts.id(chartKey, row.key, "terrain")));
        kind.count = charts.whole(charts.id(chartKey, row.key, "count"));
        kind.river = edgesIn(charts.value(charts.id(chartKey, row.key, "river")));
        kind.roadway = edgesIn(charts.value(charts.id(chartKey, row.key, "roadway")));
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

Edges riverEdges(const Scenario &scenario, const std::vector<TileKind> &kinds, const Board &board, Cell cell)
{
    if (const Edges drawn = drawnEdges(*scenario.system, board, cell))
        return drawn;
    if (const int kind = chosenKind(scenario, kinds, board, cell); kind >= 0) {
        const Value rotation = cellValue(scenario, board, cell, "rotation");
        const auto *turns = std::get_if<std::int64_t>(&rotation);
        return turned(kinds[static_cast<std::size_t>(kind)].river,
                      turns == nullptr ? 0 : static_cast<int>(((*turns % 6) + 6) % 6));
    }
    return edgesToNeighbours(*scenario.system, board, cell);
}

std::optional<RiverFit> fitRiver(const std::vector<TileKind> &kinds, int terrain, Edges edges)
{
    std::optional<RiverFit> best;
    int bestWrong = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i].terrain != terrain || kinds[i].river == 0)
            continue;
        for (int turn = 0; turn < 6; ++turn) {
            // An open edge on the piece is a smaller fault than a course that ends at the tile's rim.
            const Edges has = turned(kinds[i].river, turn);
            const int wrong = 3 * std::popcount(static_cast<unsigned>(edges & ~has)) +
                              2 * std::popcount(static_cast<unsigned>(has & ~edges));
            if (!best || wrong < bestWrong) {
                best = RiverFit{i, turn, wrong == 0};
                bestWrong = wrong;
            }
        }
    }
    return best;
}

int tileAt(const Scenario &scenario, const std::vector<TileKind> &kinds, const Board &board, Cell cell)
{
    const int terrain = board.at(cell).terrain;
    if (isRiver(*scenario.system, board, cell)) {
        const int chosen = chosenKind(scenario, kinds, board, cell);
        if (chosen >= 0 && kinds[static_cast<std::size_t>(chosen)].terrain == terrain)
            return chosen;
        const auto fit = fitRiver(kinds, terrain, riverEdges(scenario, kinds, board, cell));
        return fit ? static_cast<int>(fit->kind) : -1;
    }
    std::vector<int> styles;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].terrain == terrain)
            styles.push_back(static_cast<int>(i));
    if (styles.empty())
        return -1;
    const std::string variant = textOf(cellValue(scenario, board, cell, "variant"));
    const auto &variants = findField(scenario.system->cellFields, "variant")->choices;
    const auto style =
        static_cast<std::size_t>(std::find(variants.begin(), variants.end(), variant) - variants.begin());
    return style < styles.size() ? styles[style] : styles.front();
}

} // namespace hotchkiss::hold_the_line
