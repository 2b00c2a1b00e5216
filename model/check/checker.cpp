// SPDX-License-Identifier: MIT
#include "model/check/checker.h"

#include "model/check/findings.h"

#include <algorithm>
#include <numeric>

namespace hotchkiss {

namespace {

Topics topicOf(ListId list)
{
    switch (list) {
    case ListId::Commands:
        return topic::commands;
    case ListId::Pieces:
        return topic::pieces;
    case ListId::Turns:
        return topic::turns;
    case ListId::Arrivals:
        return topic::arrivals;
    case ListId::Events:
        return topic::events;
    case ListId::Objectives:
        return topic::objectives;
    case ListId::Sides:
        return topic::sides;
    case ListId::Areas:
        return topic::areas;
    case ListId::Shapes:
        return topic::shapes;
    case ListId::Texts:
        return topic::texts;
    }
    return topic::all;
}

struct TopicsOf
{
    Topics operator()(const CellsChanged &) const { return topic::cells; }
    Topics operator()(const MarksChanged &change) const
    {
        return change.layer == MarkLayer::Sides ? topic::sideMarks : topic::paths;
    }
    Topics operator()(const NoteChanged &) const { return topic::notes; }
    Topics operator()(const ItemChanged &change) const { return topicOf(change.list); }
    Topics operator()(const InfoChanged &) const { return topic::info; }
    Topics operator()(const ChartChanged &) const { return topic::charts; }
    Topics operator()(const BoardChanged &) const { return topic::onBoards; }
    Topics operator()(const ScenarioReset &) const { return topic::all; }
};

void sortUnique(std::vector<Cell> &cells)
{
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

} // namespace

void Checker::note(const Change &change)
{
    const Topics topics = std::visit(TopicsOf{}, change);
    m_changed |= topics;
    if (const auto *cells = std::get_if<CellsChanged>(&change)) {
        auto &noted = m_cells[{cells->board, topics}];
        noted.insert(noted.end(), cells->cells.begin(), cells->cells.end());
    } else if (const auto *note = std::get_if<NoteChanged>(&change)) {
        m_cells[{note->board, topics}].push_back(note->cell);
    } else if (const auto *marks = std::get_if<MarksChanged>(&change)) {
        auto &noted = m_sides[{marks->board, topics}];
        noted.insert(noted.end(), marks->sides.begin(), marks->sides.end());
    } else {
        m_everywhere |= topics;
    }
}

void Checker::take(const Scenario &scenario)
{
    m_system = scenario.system;
    m_entries.clear();
    for (const Check &check : structuralCheckList().checks)
        m_entries.push_back({&check, {}});
    if (m_system->checks != nullptr)
        for (const Check &check : m_system->checks->checks)
            m_entries.push_back({&check, {}});
    m_changed = topic::all;
    m_everywhere = topic::all;
}

std::vector<Diagnostic> Checker::diagnostics(const Scenario &scenario)
{
    if (scenario.system != m_system)
        take(scenario);
    m_lastRuns = 0;
    for (Entry &entry : m_entries) {
        const Topics changed = entry.check->reads & m_changed;
        if (changed == 0)
            continue;
        ++m_lastRuns;
        if (entry.check->runCells && (changed & m_everywhere) == 0)
            runNear(entry, scenario, changed);
        else
            runWhole(entry, scenario);
    }
    m_changed = 0;
    m_everywhere = 0;
    m_cells.clear();
    m_sides.clear();

    std::vector<Diagnostic> all;
    for (const Entry &entry : m_entries)
        all.insert(all.end(), entry.found.begin(), entry.found.end());
    std::stable_sort(all.begin(), all.end(),
                     [](const Diagnostic &a, const Diagnostic &b) { return a.severity < b.severity; });
    return all;
}

void Checker::runWhole(Entry &entry, const Scenario &scenario)
{
    Findings findings(scenario);
    if (entry.check->run)
        entry.check->run(findings);
    for (std::size_t b = 0; entry.check->runCells && b < scenario.boards.size(); ++b) {
        std::vector<Cell> cells(static_cast<std::size_t>(scenario.boards[b].grid.cellCount()));
        std::iota(cells.begin(), cells.end(), Cell{0});
        entry.check->runCells(findings, static_cast<int>(b), cells);
    }
    entry.found = std::move(findings.list);
}

void Checker::runNear(Entry &entry, const Scenario &scenario, Topics changed)
{
    Findings findings(scenario);
    for (std::size_t b = 0; b < scenario.boards.size(); ++b) {
        const int board = static_cast<int>(b);
        const std::vector<Cell> cells = cellsNear(scenario, board, changed);
        if (cells.empty())
            continue;
        std::erase_if(entry.found, [&](const Diagnostic &found) {
            return found.place.board == board && std::binary_search(cells.begin(), cells.end(), found.place.cell);
        });
        entry.check->runCells(findings, board, cells);
    }
    entry.found.insert(entry.found.end(), std::make_move_iterator(findings.list.begin()),
                       std::make_move_iterator(findings.list.end()));
    // The order of a whole run, so that the list does not jump about while somebody works on it.
    std::stable_sort(entry.found.begin(), entry.found.end(), [](const Diagnostic &a, const Diagnostic &b) {
        return std::pair(a.place.board, a.place.cell) < std::pair(b.place.board, b.place.cell);
    });
}

std::vector<Cell> Checker::cellsNear(const Scenario &scenario, int board, Topics topics) const
{
    const Grid &grid = scenario.boards[static_cast<std::size_t>(board)].grid;
    std::vector<Cell> near;
    const auto add = [&](Cell cell) {
        if (!grid.contains(cell))
            return;
        near.push_back(cell);
        for (int d = 0; d < grid.directions(); ++d)
            if (const Cell next = grid.neighbour(cell, d); next != noCell)
                near.push_back(next);
    };
    for (const auto &[where, cells] : m_cells)
        if (where.first == board && (where.second & topics) != 0)
            std::for_each(cells.begin(), cells.end(), add);
    for (const auto &[where, sides] : m_sides) {
        if (where.first != board || (where.second & topics) == 0 || grid.isTable())
            continue;
        for (const SideId side : sides) {
            add(grid.sideCell(side));
            add(grid.sideOther(side));
        }
    }
    sortUnique(near);
    return near;
}

} // namespace hotchkiss
