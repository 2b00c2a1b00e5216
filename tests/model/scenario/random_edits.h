// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"
#include "tests/model/format/random_scenario.h"

#include <functional>
#include <vector>

namespace hotchkiss {

/// Edits of every kind that fit a scenario, the same for the same seed.
class RandomEdits
{
public:
    explicit RandomEdits(unsigned seed)
        : m_random(seed)
        , m_donor(seed + 1000)
    {}

    /// One edit of a kind that makes sense for the scenario as it is.
    Edit edit(const Scenario &s)
    {
        for (;;) {
            std::vector<Edit> made;
            tryKind(s, m_random.number(0, kinds - 1), made);
            if (!made.empty())
                return made.front();
        }
    }

    RandomScenario &random() { return m_random; }

    static constexpr int kinds = 18;

private:
    void tryKind(const Scenario &s, int kind, std::vector<Edit> &out)
    {
        const int board = pick(s.boards);
        const Board &b = s.boards[static_cast<std::size_t>(board)];
        // Items come from another random scenario of the same system.
        const Scenario donor = m_donor.scenario(*s.system);
        const Board &db = donor.boards.front();
        switch (kind) {
        case 0:
        case 1:
            return cells(s, board, out);
        case 2:
            return marks(s, board, MarkLayer::Sides, out);
        case 3:
            return marks(s, board, MarkLayer::Paths, out);
        case 4:
            if (b.grid.cellCount() > 0)
                out.push_back(
                    patchNote(s, board, m_random.number(0, b.grid.cellCount() - 1),
                              db.notes.empty() || m_random.chance(30) ? CellNote{} : db.notes.begin()->second));
            return;
        case 5:
            return item(s.commands, donor.commands, 0, out);
        case 6:
        case 7:
            return item(s.pieces, donor.pieces, 0, out);
        case 8:
            return item(s.turns, donor.turns, 0, out);
        case 9:
            return item(s.arrivals, donor.arrivals, 0, out);
        case 10:
            return item(s.events, donor.events, 0, out);
        case 11:
            return item(s.objectives, donor.objectives, 0, out);
        case 12: {
            const auto at = static_cast<std::size_t>(pick(s.sides));
            Side side = s.sides[at];
            side.name = m_random.text();
            out.push_back(replaceItem(at, s.sides[at], side));
            return;
        }
        case 13:
            return item(b.areas, db.areas, board, out);
        case 14:
            return item(b.shapes, db.shapes, board, out);
        case 15:
            return item(b.texts, db.texts, board, out);
        case 16: {
            if (m_random.chance(50))
                out.push_back(replaceInfo(s, donor.info));
            else if (!donor.chartOverrides.empty())
                out.push_back(chart(s, *donor.chartOverrides.begin()));
            return;
        }
        default:
            Board other = db;
            other.id = b.id;
            out.push_back(replaceBoard(s, board, std::move(other)));
        }
    }

    template <typename T>
    int pick(const std::vector<T> &list)
    {
        return m_random.number(0, static_cast<int>(list.size()) - 1);
    }

    void cells(const Scenario &s, int board, std::vector<Edit> &out)
    {
        const Board &b = s.boards[static_cast<std::size_t>(board)];
        if (b.grid.cellCount() == 0)
            return;
        EditCells edit{board, {}};
        for (Cell cell = m_random.number(0, b.grid.cellCount() - 1), n = m_random.number(1, 9);
             n > 0 && cell < b.grid.cellCount(); ++cell, --n) {
            CellContent after = b.at(cell);
            after.terrain =
                static_cast<std::uint8_t>(m_random.number(0, static_cast<int>(s.system->terrains.size()) - 1));
            after.elevation = static_cast<std::int8_t>(m_random.number(-3, 9));
            edit.patches.push_back({cell, b.at(cell), after});
        }
        out.push_back(edit);
    }

    void marks(const Scenario &s, int board, MarkLayer layer, std::vector<Edit> &out)
    {
        const Board &b = s.boards[static_cast<std::size_t>(board)];
        const auto kinds = layer == MarkLayer::Sides ? s.system->sideTypes.size() : s.system->pathTypes.size();
        if (b.grid.cellCount() == 0 || kinds == 0)
            return;
        EditMarks edit{board, layer, {}};
        int direction = m_random.number(0, b.grid.directions() - 1);
        if (layer == MarkLayer::Sides && !b.grid.crossesSide(direction))
            direction = (direction + 1) % b.grid.directions();
        const SideId side = b.grid.side(m_random.number(0, b.grid.cellCount() - 1), direction);
        if (layer == MarkLayer::Paths && b.grid.sideOther(side) == noCell)
            return;
        const MarkBits before = layer == MarkLayer::Sides ? b.sides.at(side) : b.paths.at(side);
        const int kind = m_random.number(0, static_cast<int>(kinds) - 1);
        const bool directed = layer == MarkLayer::Sides && s.system->sideTypes[static_cast<std::size_t>(kind)].directed;
        const Mark mark = m_random.chance(30) ? Mark::None : directed ? Mark::HighHere : Mark::Plain;
        edit.patches.push_back({side, before, withMark(before, kind, mark)});
        out.push_back(edit);
    }

    /// Ids get a number of their own, so that what is put in never clashes with what is there.
    template <typename T>
    T renamed(T made)
    {
        if constexpr (requires { made.id; })
            made.id += "-new-" + std::to_string(++m_made);
        return made;
    }

    template <typename T>
    void item(const std::vector<T> &list, const std::vector<T> &donor, int board, std::vector<Edit> &out)
    {
        const int what = m_random.number(0, 2);
        if (what == 0 && !list.empty()) {
            const auto at = static_cast<std::size_t>(pick(list));
            out.push_back(removeItem(at, list[at], board));
        } else if (!donor.empty()) {
            T made = renamed(donor[static_cast<std::size_t>(pick(donor))]);
            if (what == 1 && !list.empty()) {
                const auto at = static_cast<std::size_t>(pick(list));
                if constexpr (requires { made.id; })
                    made.id = list[at].id;
                out.push_back(replaceItem(at, list[at], std::move(made), board));
            } else {
                const auto at = static_cast<std::size_t>(m_random.number(0, static_cast<int>(list.size())));
                out.push_back(insertItem(at, std::move(made), board));
            }
        }
    }

    Edit chart(const Scenario &s, const std::pair<const ChartKey, Value> &given)
    {
        const auto old = s.chartOverrides.find(given.first);
        EditChart edit{given.first, std::nullopt, given.second};
        if (old != s.chartOverrides.end())
            edit.before = old->second;
        if (edit.before && m_random.chance(50))
            edit.after.reset();
        return edit;
    }

    RandomScenario m_random;
    RandomScenario m_donor;
    int m_made = 0;
};

} // namespace hotchkiss
