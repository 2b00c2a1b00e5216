// SPDX-License-Identifier: MIT
#include "model/format/writer.h"

#include <algorithm>

namespace hotchkiss {

namespace {

constexpr std::size_t chainWidth = 100;

std::string sideText(const Board &board, SideId side, Mark mark, bool directed)
{
    const Grid &grid = board.grid;
    const Cell here = grid.sideCell(side);
    const Cell there = grid.sideOther(side);
    const std::string other = there == noCell ? directionName(grid, grid.sideDirection(side)) : board.label(there);
    if (mark == Mark::Plain || !directed)
        return board.label(here) + "/" + other;
    if (mark == Mark::HighHere)
        return board.label(here) + ">" + other;
    return there == noCell ? board.label(here) + "<" + other : other + ">" + board.label(here);
}

/// Cuts the links of one kind into chains: from ends and junctions along cells with two links, then closed rings.
class ChainCutter
{
public:
    ChainCutter(const Board &board, int kind)
        : m_board(board)
        , m_kind(kind)
    {}

    std::vector<std::string> chains(const std::vector<SideId> &links)
    {
        m_used.assign(static_cast<std::size_t>(m_board.grid.sideCount()), false);
        // Cells in the order of the board, whichever side of a link is its canonical one.
        std::vector<Cell> cells;
        for (const SideId link : links) {
            cells.push_back(m_board.grid.sideCell(link));
            if (const Cell other = m_board.grid.sideOther(link); other != noCell)
                cells.push_back(other);
        }
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        for (const Cell cell : cells)
            if (isKnot(cell))
                leaveKnot(cell);
        for (const Cell cell : cells)
            for (int d = freeDirection(cell); d >= 0; d = freeDirection(cell))
                walk(cell, d, {});
        return std::move(m_chains);
    }

private:
    bool has(Cell cell, int d) const { return m_board.paths.has(m_board.grid.side(cell, d), m_kind); }
    bool isFree(Cell cell, int d) const
    {
        const SideId side = m_board.grid.side(cell, d);
        return m_board.paths.has(side, m_kind) && !m_used[static_cast<std::size_t>(side)];
    }
    int freeDirection(Cell cell) const
    {
        for (int d = 0; d < m_board.grid.directions(); ++d)
            if (isFree(cell, d))
                return d;
        return -1;
    }
    bool leadsOff(Cell cell) const
    {
        for (int d = 0; d < m_board.grid.directions(); ++d)
            if (has(cell, d) && m_board.grid.neighbour(cell, d) == noCell)
                return true;
        return false;
    }
    // An end, a junction, or a cell where the path leaves the map.
    bool isKnot(Cell cell) const
    {
        int count = 0;
        for (int d = 0; d < m_board.grid.directions(); ++d)
            count += has(cell, d) ? 1 : 0;
        return count != 2 || leadsOff(cell);
    }

    // Starts with a link off the map where there is one, so that it is written in front.
    void leaveKnot(Cell cell)
    {
        for (int d = 0; d < m_board.grid.directions(); ++d)
            if (isFree(cell, d) && m_board.grid.neighbour(cell, d) == noCell)
                walkFromRim(cell, d);
        for (int d = freeDirection(cell); d >= 0; d = freeDirection(cell))
            walk(cell, d, {});
    }

    void walkFromRim(Cell cell, int rim)
    {
        use(cell, rim);
        const std::string start = directionName(m_board.grid, rim);
        const int d = freeDirection(cell);
        if (d < 0)
            m_chains.push_back(start + " " + m_board.label(cell));
        else
            walk(cell, d, start + " ");
    }

    void use(Cell cell, int d) { m_used[static_cast<std::size_t>(m_board.grid.side(cell, d))] = true; }

    void walk(Cell cell, int d, std::string text)
    {
        text += m_board.label(cell);
        while (d >= 0) {
            use(cell, d);
            const Cell next = m_board.grid.neighbour(cell, d);
            if (next == noCell) {
                text.append(" ").append(directionName(m_board.grid, d));
                break;
            }
            cell = next;
            text.append(" ").append(m_board.label(cell));
            d = isKnot(cell) ? -1 : freeDirection(cell);
            if (d >= 0 && text.size() > chainWidth) {
                m_chains.push_back(std::move(text));
                text = m_board.label(cell);
            }
        }
        m_chains.push_back(std::move(text));
    }

    const Board &m_board;
    int m_kind;
    std::vector<bool> m_used;
    std::vector<std::string> m_chains;
};

// The sides that bear each kind, in one pass over the board.
std::vector<std::vector<SideId>> sidesByKind(const Board &board, const SideMarks &marks, std::size_t kinds)
{
    std::vector<std::vector<SideId>> found(kinds);
    if (marks.empty())
        return found;
    for (SideId side = 0; side < board.grid.sideCount(); ++side) {
        const MarkBits bits = marks.at(side);
        for (std::size_t kind = 0; bits != 0 && kind < kinds; ++kind)
            if (markIn(bits, static_cast<int>(kind)) != Mark::None)
                found[kind].push_back(side);
    }
    return found;
}

} // namespace

void writeSides(std::string &out, const Board &board, const System &system, int indent)
{
    const auto found = sidesByKind(board, board.sides, system.sideTypes.size());
    bool isFirst = true;
    for (std::size_t kind = 0; kind < found.size(); ++kind) {
        if (found[kind].empty())
            continue;
        if (isFirst)
            out.append(spaces(indent)).append("sides:\n");
        isFirst = false;
        const SideType &type = system.sideTypes[kind];
        std::vector<std::string> words;
        std::vector<int> rows;
        for (const SideId side : found[kind]) {
            words.push_back(sideText(board, side, board.sides.mark(side, static_cast<int>(kind)), type.directed));
            rows.push_back(board.grid.offset(board.grid.sideCell(side)).row);
        }
        const std::string key = spaces(indent + 2) + yaml::quoted(type.key) + ": ";
        out.append(key).append(wordList(words, rows, indent + 4, key.size())).append("\n");
    }
}

void writePaths(std::string &out, const Board &board, const System &system, int indent)
{
    const auto found = sidesByKind(board, board.paths, system.pathTypes.size());
    bool isFirst = true;
    for (std::size_t kind = 0; kind < found.size(); ++kind) {
        if (found[kind].empty())
            continue;
        if (isFirst)
            out.append(spaces(indent)).append("paths:\n");
        isFirst = false;
        const std::vector<std::string> chains = ChainCutter(board, static_cast<int>(kind)).chains(found[kind]);
        // A line for each chain when they do not fit into one.
        std::vector<int> rows(chains.size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i] = static_cast<int>(i);
        const std::string key = spaces(indent + 2) + yaml::quoted(system.pathTypes[kind].key) + ": ";
        out.append(key).append(wordList(chains, rows, indent + 4, key.size())).append("\n");
    }
}

} // namespace hotchkiss
