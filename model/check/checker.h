// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check_list.h"

#include <map>
#include <vector>

namespace hotchkiss {

/// Keeps the diagnostics of a scenario while it is being edited. It is told of every change and, when asked, runs again
/// only the checks that read what has changed; those that look at cells run for the cells near the change.
class Checker
{
public:
    /// Remembers that something changed. Cheap; nothing is checked yet.
    void note(const Change &change);
    /// Everything found, errors first, otherwise in the order of the checks. The scenario is the one whose changes were
    /// noted.
    std::vector<Diagnostic> diagnostics(const Scenario &scenario);
    /// How many checks the last call ran again, whole or for some cells.
    int lastRuns() const { return m_lastRuns; }

private:
    /// A check and what it found when it last ran.
    struct Entry
    {
        const Check *check;
        std::vector<Diagnostic> found;
    };

    void take(const Scenario &scenario);
    void runWhole(Entry &entry, const Scenario &scenario);
    void runNear(Entry &entry, const Scenario &scenario, Topics changed);
    std::vector<Cell> cellsNear(const Scenario &scenario, int board, Topics reads) const;

    const System *m_system = nullptr;
    std::vector<Entry> m_entries;
    Topics m_changed = topic::all;    ///< since the last call, wherever it was
    Topics m_everywhere = topic::all; ///< the part of it that is not known to be near certain cells
    std::map<std::pair<int, Topics>, std::vector<Cell>> m_cells; ///< board and topic: what changed there
    std::map<std::pair<int, Topics>, std::vector<SideId>> m_sides;
    int m_lastRuns = 0;
};

} // namespace hotchkiss
