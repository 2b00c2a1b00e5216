// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/layout_draft.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

constexpr int unlimited = 10'000;

std::size_t at(Cell cell)
{
    return static_cast<std::size_t>(cell);
}

std::vector<bool> cellsInUse(const Scenario &scenario, const Board &board, int index)
{
    std::vector<bool> used(at(board.grid.cellCount()), false);
    const auto mark = [&](const Place &place) {
        if (place.kind == Place::Kind::OnCell && place.board == index)
            used[at(place.cell)] = true;
    };
    for (const Piece &piece : scenario.pieces)
        mark(piece.place);
    for (const Objective &objective : scenario.objectives)
        mark(objective.place);
    for (const Area &area : board.areas)
        for (const Cell cell : area.cells)
            used[at(cell)] = true;
    return used;
}

} // namespace

LayoutDraft::LayoutDraft(const Scenario &scenario, const Ruleset &ruleset, int board, Symmetry symmetry, Pcg &chance)
    : m_scenario(scenario)
    , m_board(scenario.boards[static_cast<std::size_t>(board)])
    , m_index(board)
    , m_chance(chance)
    , m_map(m_board.grid, symmetry)
    , m_kinds(tileKinds(scenario, ruleset))
    , m_terrain(at(m_board.grid.cellCount()), 0)
    , m_style(at(m_board.grid.cellCount()), -1)
    , m_fixed(at(m_board.grid.cellCount()), false)
    , m_stood(cellsInUse(scenario, m_board, board))
    , m_symmetry(symmetry)
{
    const Charts charts(ruleset, scenario.chartOverrides);
    for (const TerrainType &terrain : scenario.system->terrains) {
        const auto land = ruleset.find("terrain", terrain.key, "land");
        m_impassable.push_back(land && !charts.flag(*land));
    }
    for (const TileKind &kind : m_kinds)
        m_left.push_back(hasUnlimitedTiles(scenario) ? unlimited : kind.count);
    const int off = scenario.system->terrain("off");
    for (std::size_t b = 0; b < scenario.boards.size(); ++b) {
        const Board &other = scenario.boards[b];
        for (Cell cell = 0; cell < other.grid.cellCount(); ++cell) {
            const bool here = static_cast<int>(b) == board;
            const bool stays = isLocked(scenario, other, cell) || other.at(cell).terrain == off;
            if (here && stays) {
                m_fixed[at(cell)] = true;
                m_terrain[at(cell)] = other.at(cell).terrain;
            }
            const int kind = here && !stays ? -1 : tileAt(scenario, m_kinds, other, cell);
            if (kind >= 0)
                m_left[static_cast<std::size_t>(kind)] = std::max(0, m_left[static_cast<std::size_t>(kind)] - 1);
        }
    }
}

int LayoutDraft::freeCells() const
{
    int count = 0;
    for (std::size_t i = 0; i < m_terrain.size(); ++i)
        count += !m_fixed[i] && m_terrain[i] == 0 ? 1 : 0;
    return count;
}

int LayoutDraft::left(int terrain) const
{
    int sum = 0;
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        if (m_kinds[i].terrain == terrain)
            sum += m_left[i];
    return sum;
}

bool LayoutDraft::mayHold(int terrain, Cell cell) const
{
    if (cell == noCell || m_fixed[at(cell)] || m_terrain[at(cell)] != 0)
        return false;
    return !m_impassable[static_cast<std::size_t>(terrain)] || !m_stood[at(cell)];
}

std::vector<Cell> LayoutDraft::places(int terrain, Cell cell) const
{
    if (!mayHold(terrain, cell))
        return {};
    if (!m_map.isOn())
        return {cell};
    const Cell there = m_map.image(cell);
    if (there == cell)
        return {cell};
    return mayHold(terrain, there) && m_map.image(there) == cell ? std::vector<Cell>{cell, there} : std::vector<Cell>{};
}

// Styles are drawn from what is left, so that both run out together.
void LayoutDraft::put(int terrain, Cell cell)
{
    m_terrain[at(cell)] = terrain;
    auto draw = static_cast<int>(m_chance.below(static_cast<std::uint32_t>(std::max(1, left(terrain)))));
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        if (m_kinds[i].terrain != terrain)
            continue;
        draw -= m_left[i];
        if (draw < 0) {
            m_style[at(cell)] = static_cast<int>(i);
            --m_left[i];
            return;
        }
    }
}

Cell LayoutDraft::chooseCell(int terrain, const std::vector<Cell> &laid, int most)
{
    std::vector<Cell> open;
    std::vector<Cell> beside;
    for (Cell cell = 0; cell < m_board.grid.cellCount(); ++cell) {
        const std::size_t needed = places(terrain, cell).size();
        if (needed == 0 || needed > static_cast<std::size_t>(most))
            continue;
        open.push_back(cell);
        if (std::any_of(laid.begin(), laid.end(), [&](Cell other) { return m_board.grid.adjacent(cell, other); }))
            beside.push_back(cell);
    }
    const bool grow = !beside.empty() && m_chance.below(100) < 60;
    const std::vector<Cell> &from = grow ? beside : open;
    return from.empty() ? noCell : from[m_chance.below(static_cast<std::uint32_t>(from.size()))];
}

int LayoutDraft::lay(int terrain, int count)
{
    std::vector<Cell> laid;
    while (static_cast<int>(laid.size()) < count) {
        const Cell chosen = chooseCell(terrain, laid, count - static_cast<int>(laid.size()));
        if (chosen == noCell)
            break;
        for (const Cell cell : places(terrain, chosen)) {
            put(terrain, cell);
            laid.push_back(cell);
        }
    }
    return static_cast<int>(laid.size());
}

bool LayoutDraft::layRiver(int shortest, int longest, int bridges)
{
    const int river = m_scenario.system->terrain("river");
    const auto stockOfBend = [&](Edges edges) {
        const auto fit = fitRiver(m_kinds, river, edges);
        return fit && fit->exact ? m_left[fit->kind] : 0;
    };
    if (m_map.isOn())
        bridges -= bridges % 2;
    RiverWish wish;
    wish.straights = stockOfBend(0b001001) + bridges;
    wish.wideBends = stockOfBend(0b000101);
    wish.sharpBends = stockOfBend(0b000011);
    wish.shortest = shortest + bridges;
    wish.longest = longest + bridges;
    wish.fewestStraights = bridges + (m_map.isOn() && bridges > 0 ? 1 : 0);
    wish.symmetry = m_symmetry;
    wish.closed.resize(m_fixed.size());
    for (std::size_t i = 0; i < m_fixed.size(); ++i)
        wish.closed[i] = m_fixed[i] || m_stood[i];
    auto course = hold_the_line::layRiver(m_board.grid, wish, m_chance);
    if (!course)
        return false;
    m_river = std::move(*course);
    for (const RiverHex &hex : m_river)
        m_terrain[at(hex.cell)] = river;
    layBridges(bridges);
    return true;
}

// On a symmetric board bridges come in pairs.
void LayoutDraft::layBridges(int count)
{
    const int bridge = m_scenario.system->terrain("bridge");
    std::vector<Cell> straights;
    for (const RiverHex &hex : m_river)
        if (hex.isStraight() && (!m_map.isOn() || m_map.image(hex.cell) != hex.cell))
            straights.push_back(hex.cell);
    while (count > 0 && !straights.empty()) {
        const Cell chosen = straights[m_chance.below(static_cast<std::uint32_t>(straights.size()))];
        for (const Cell cell : m_map.all(chosen)) {
            m_terrain[at(cell)] = bridge;
            std::erase(straights, cell);
            --count;
        }
    }
}

EditStep LayoutDraft::step() const
{
    EditStep step{Text(HK_NOOP("Random layout")), {}};
    EditCells cells{m_index, {}};
    for (Cell cell = 0; cell < m_board.grid.cellCount(); ++cell) {
        CellContent after = m_board.at(cell);
        after.terrain = static_cast<std::uint8_t>(m_terrain[at(cell)]);
        if (after != m_board.at(cell))
            cells.patches.push_back({cell, m_board.at(cell), after});
    }
    if (!cells.patches.empty())
        step.edits.emplace_back(std::move(cells));
    editMarks(step);
    editNotes(step);
    return step;
}

// The course of the new river takes the place of all but that between locked tiles.
void LayoutDraft::editMarks(EditStep &step) const
{
    const int course = m_scenario.system->pathType("river");
    const Grid &grid = m_board.grid;
    std::map<SideId, MarkBits> after;
    for (SideId side = 0; side < grid.sideCount(); ++side) {
        const Cell other = grid.sideOther(side);
        const bool stays = m_fixed[at(grid.sideCell(side))] && (other == noCell || m_fixed[at(other)]);
        if (!stays && m_board.paths.has(side, course))
            after[side] = withMark(m_board.paths.at(side), course, Mark::None);
    }
    for (const RiverHex &hex : m_river)
        for (const int edge : {hex.in, hex.out}) {
            const SideId side = grid.side(hex.cell, edge);
            after[side] = withMark(m_board.paths.at(side), course, Mark::Plain);
        }
    EditMarks marks{m_index, MarkLayer::Paths, {}};
    for (const auto &[side, bits] : after)
        if (bits != m_board.paths.at(side))
            marks.patches.push_back({side, m_board.paths.at(side), bits});
    if (!marks.patches.empty())
        step.edits.emplace_back(std::move(marks));
}

// What a note says of the old tile goes; names and the rest stay.
void LayoutDraft::editNotes(EditStep &step) const
{
    const auto &variants = findField(m_scenario.system->cellFields, "variant")->choices;
    for (Cell cell = 0; cell < m_board.grid.cellCount(); ++cell) {
        if (m_fixed[at(cell)])
            continue;
        EditNote edit = patchNote(m_scenario, m_index, cell, {});
        edit.after = edit.before;
        for (const char *key : {"rotation", "variant", "piece"})
            edit.after.values.erase(key);
        if (const int kind = m_style[at(cell)]; kind >= 0) {
            const auto first = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const TileKind &other) {
                return other.terrain == m_kinds[static_cast<std::size_t>(kind)].terrain;
            });
            const auto style = static_cast<std::size_t>(kind - (first - m_kinds.begin()));
            if (style > 0)
                edit.after.values["variant"] = variants[style];
        }
        if (edit.after != edit.before)
            step.edits.emplace_back(std::move(edit));
    }
}

} // namespace hotchkiss::hold_the_line
