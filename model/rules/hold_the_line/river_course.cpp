// SPDX-License-Identifier: MIT
#include "model/rules/hold_the_line/river_course.h"

#include <algorithm>

namespace hotchkiss::hold_the_line {

namespace {

constexpr int attempts = 3000;

/// One try at a course: a walk from one rim that never turns back.
class Walk
{
public:
    Walk(const Grid &grid, const RiverWish &wish, Pcg &chance)
        : m_grid(grid)
        , m_wish(wish)
        , m_chance(chance)
        , m_map(grid, wish.symmetry)
        , m_eastward(wish.symmetry == Symmetry::MirrorHorizontal ||
                     (wish.symmetry != Symmetry::MirrorVertical && chance.below(2) == 0))
    {}

    std::optional<std::vector<RiverHex>> run()
    {
        if (!start())
            return std::nullopt;
        while (static_cast<int>(m_cells.size()) <= m_wish.longest) {
            if (m_map.isOn() ? closeBySymmetry() : closeAtRim())
                return checked();
            if (!step())
                return std::nullopt;
        }
        return std::nullopt;
    }

private:
    int along(Cell cell) const { return m_eastward ? m_grid.offset(cell).column : m_grid.offset(cell).row; }
    int last() const { return (m_eastward ? m_grid.columns() : m_grid.rows()) - 1; }
    int pick(std::size_t count) { return static_cast<int>(m_chance.below(static_cast<std::uint32_t>(count))); }

    std::vector<int> edgesOverRim(Cell cell) const
    {
        std::vector<int> edges;
        for (int d = 0; d < 6; ++d)
            if (m_grid.neighbour(cell, d) == noCell)
                edges.push_back(d);
        return edges;
    }

    bool start()
    {
        const int across = m_eastward ? m_grid.rows() : m_grid.columns();
        const int at = pick(static_cast<std::size_t>(across));
        const Cell first = m_grid.cell(m_eastward ? Offset{0, at} : Offset{at, 0});
        if (m_wish.closed[static_cast<std::size_t>(first)])
            return false;
        const std::vector<int> edges = edgesOverRim(first);
        m_in = edges[static_cast<std::size_t>(pick(edges.size()))];
        m_cells = {first};
        return true;
    }

    bool isFree(Cell next) const
    {
        if (next == noCell || m_wish.closed[static_cast<std::size_t>(next)])
            return false;
        return std::none_of(m_cells.begin(), m_cells.end() - 1,
                            [&](Cell cell) { return cell == next || m_grid.adjacent(cell, next); });
    }

    int edgeIn() const
    {
        return m_cells.size() == 1 ? m_in : m_grid.directionTo(m_cells.back(), m_cells[m_cells.size() - 2]);
    }

    // Straight on or a wide bend as a rule, a sharp one now and then.
    bool step()
    {
        std::vector<Cell> likely;
        const int in = edgeIn();
        for (int d = 0; d < 6; ++d) {
            const int bend = std::min((d - in + 6) % 6, (in - d + 6) % 6);
            const Cell next = m_grid.neighbour(m_cells.back(), d);
            if (bend == 0 || !isFree(next) || along(next) < along(m_cells.back()))
                continue;
            const int weight = bend == 3 ? 5 : bend == 2 ? 5 : 1;
            likely.insert(likely.end(), static_cast<std::size_t>(weight), next);
        }
        if (likely.empty())
            return false;
        m_cells.push_back(likely[static_cast<std::size_t>(pick(likely.size()))]);
        return true;
    }

    bool closeAtRim()
    {
        if (along(m_cells.back()) != last())
            return false;
        std::vector<int> edges;
        const int in = edgeIn();
        for (const int d : edgesOverRim(m_cells.back()))
            if (const int bend = (d - in + 6) % 6; bend >= 2 && bend <= 4)
                edges.push_back(d);
        if (edges.empty())
            return false;
        m_out = edges[static_cast<std::size_t>(pick(edges.size()))];
        return true;
    }

    // The other half is the counterpart of the first, once both meet.
    bool closeBySymmetry()
    {
        const Cell there = m_map.image(m_cells.back());
        const bool meets = there == m_cells.back() || (there != noCell && m_grid.adjacent(there, m_cells.back()));
        if (!meets || std::find(m_cells.begin(), m_cells.end() - 1, there) != m_cells.end() - 1)
            return false;
        const std::vector<Cell> half = m_cells;
        for (auto cell = half.rbegin() + (there == half.back() ? 1 : 0); cell != half.rend(); ++cell)
            m_cells.push_back(m_map.image(*cell));
        m_out = imageOf(m_in);
        return true;
    }

    int imageOf(int direction) const
    {
        const bool flat = m_grid.shape() == GridShape::HexFlat;
        switch (m_wish.symmetry) {
        case Symmetry::MirrorHorizontal:
            return ((flat ? 6 : 5) - direction + 6) % 6;
        case Symmetry::MirrorVertical:
            return ((flat ? 9 : 8) - direction) % 6;
        case Symmetry::Point:
        case Symmetry::None:
            break;
        }
        return m_grid.opposite(direction);
    }

    std::optional<std::vector<RiverHex>> checked() const
    {
        const auto size = static_cast<int>(m_cells.size());
        if (size < m_wish.shortest || size > m_wish.longest)
            return std::nullopt;
        std::vector<RiverHex> course;
        int used[4] = {};
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const Cell cell = m_cells[i];
            if (cell == noCell || m_wish.closed[static_cast<std::size_t>(cell)])
                return std::nullopt;
            for (std::size_t j = i + 1; j < m_cells.size(); ++j)
                if (m_cells[j] == noCell || m_grid.adjacent(cell, m_cells[j]) != (j == i + 1))
                    return std::nullopt;
            const RiverHex hex{cell, i == 0 ? m_in : m_grid.directionTo(cell, m_cells[i - 1]),
                               i + 1 == m_cells.size() ? m_out : m_grid.directionTo(cell, m_cells[i + 1])};
            const int bend = std::min((hex.out - hex.in + 6) % 6, (hex.in - hex.out + 6) % 6);
            ++used[bend];
            course.push_back(hex);
        }
        const bool overRim = m_grid.neighbour(m_cells.back(), m_out) == noCell;
        const bool inBox = used[0] == 0 && used[1] <= m_wish.sharpBends && used[2] <= m_wish.wideBends &&
                           used[3] <= m_wish.straights && used[3] >= m_wish.fewestStraights;
        return overRim && inBox ? std::optional(std::move(course)) : std::nullopt;
    }

    const Grid &m_grid;
    const RiverWish &m_wish;
    Pcg &m_chance;
    SymmetryMap m_map;
    bool m_eastward;
    std::vector<Cell> m_cells;
    int m_in = 0;
    int m_out = 0;
};

} // namespace

std::optional<std::vector<RiverHex>> layRiver(const Grid &grid, const RiverWish &wish, Pcg &chance)
{
    for (int i = 0; i < attempts; ++i)
        if (auto course = Walk(grid, wish, chance).run())
            return course;
    return std::nullopt;
}

} // namespace hotchkiss::hold_the_line
