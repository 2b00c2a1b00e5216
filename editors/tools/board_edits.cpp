// SPDX-License-Identifier: MIT
#include "editors/tools/board_edits.h"

#include <algorithm>

namespace hotchkiss {

namespace {

// The bits of all kinds whose layer, or whose group's layer, is locked.
template <typename Type>
MarkBits lockedKinds(const std::vector<Type> &types, const ToolContext::Options &options, MapLayer layer)
{
    MarkBits locked = 0;
    for (std::size_t kind = 0; kind < types.size(); ++kind) {
        const std::string &group = types[kind].group;
        const bool isLocked = options.isLocked(layer) || (group == "water" && options.isLocked(MapLayer::Water)) ||
                              (group == "relief" && options.isLocked(MapLayer::Relief));
        if (isLocked)
            locked |= MarkBits{3} << (2 * kind);
    }
    return locked;
}

} // namespace

BoardEdits::BoardEdits(const Scenario &scenario, int board, const ToolContext::Options &options)
    : m_index(board)
    , m_board(&scenario.boards[static_cast<std::size_t>(board)])
    , m_terrainLocked(options.isLocked(MapLayer::Terrain))
    , m_featuresLocked(options.isLocked(MapLayer::Features))
    , m_reliefLocked(options.isLocked(MapLayer::Relief))
    , m_lockedSides(lockedKinds(scenario.system->sideTypes, options, MapLayer::Sides))
    , m_lockedPaths(lockedKinds(scenario.system->pathTypes, options, MapLayer::Paths))
{}

CellContent BoardEdits::cell(Cell cell) const
{
    const auto found = m_cells.find(cell);
    return found == m_cells.end() ? m_board->at(cell) : found->second;
}

void BoardEdits::setCell(Cell cell, CellContent content)
{
    const CellContent &before = m_board->at(cell);
    if (m_terrainLocked)
        content.terrain = before.terrain;
    if (m_featuresLocked)
        content.features = before.features;
    if (m_reliefLocked)
        content.elevation = before.elevation;
    m_cells[cell] = content;
}

MarkBits BoardEdits::marks(MarkLayer layer, SideId side) const
{
    const auto &pending = layer == MarkLayer::Sides ? m_sides : m_paths;
    const auto found = pending.find(side);
    if (found != pending.end())
        return found->second;
    return (layer == MarkLayer::Sides ? m_board->sides : m_board->paths).at(side);
}

void BoardEdits::setMarks(MarkLayer layer, SideId side, MarkBits bits)
{
    const MarkBits locked = layer == MarkLayer::Sides ? m_lockedSides : m_lockedPaths;
    const MarkBits before = (layer == MarkLayer::Sides ? m_board->sides : m_board->paths).at(side);
    (layer == MarkLayer::Sides ? m_sides : m_paths)[side] = (bits & ~locked) | (before & locked);
}

void BoardEdits::setMark(MarkLayer layer, SideId side, int kind, Mark mark)
{
    setMarks(layer, side, withMark(marks(layer, side), kind, mark));
}

EditStep BoardEdits::step(Text name) const
{
    EditStep step{std::move(name), {}};
    EditCells cells{m_index, {}};
    for (const auto &[cell, content] : m_cells)
        if (content != m_board->at(cell))
            cells.patches.push_back({cell, m_board->at(cell), content});
    std::sort(cells.patches.begin(), cells.patches.end(), [](const auto &a, const auto &b) { return a.cell < b.cell; });
    if (!cells.patches.empty())
        step.edits.push_back(std::move(cells));
    for (const MarkLayer layer : {MarkLayer::Sides, MarkLayer::Paths}) {
        const SideMarks &present = layer == MarkLayer::Sides ? m_board->sides : m_board->paths;
        EditMarks marks{m_index, layer, {}};
        for (const auto &[side, bits] : layer == MarkLayer::Sides ? m_sides : m_paths)
            if (bits != present.at(side))
                marks.patches.push_back({side, present.at(side), bits});
        std::sort(marks.patches.begin(), marks.patches.end(),
                  [](const auto &a, const auto &b) { return a.side < b.side; });
        if (!marks.patches.empty())
            step.edits.push_back(std::move(marks));
    }
    step.edits.insert(step.edits.end(), m_others.begin(), m_others.end());
    return step;
}

} // namespace hotchkiss
