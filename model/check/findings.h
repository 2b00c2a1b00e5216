// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check.h"

#include <string_view>
#include <unordered_map>

namespace hotchkiss {

/// What a check is given: the scenario, quick lookups by id, and the list it adds to.
class Findings
{
public:
    explicit Findings(const Scenario &scenario)
        : scenario(scenario)
    {}

    const Scenario &scenario;
    std::vector<Diagnostic> list;

    /// Adds a diagnostic; severity and rule come from the code's entry among the structural checks or the system's.
    Diagnostic &add(std::string_view code, Text message, std::string item = {}, Place place = {});

    /// The command or piece with that id, or nullptr.
    const Command *command(std::string_view id) const;
    const Piece *piece(std::string_view id) const;
    bool isSide(std::string_view id) const { return findSide(scenario, id) >= 0; }
    bool isCommandOrSide(std::string_view id) const { return command(id) != nullptr || isSide(id); }
    /// Whether a place is on a board of the scenario; nowhere is.
    bool exists(const Place &place) const;

private:
    // Filled when first asked for: many checks never ask.
    mutable std::unordered_map<std::string_view, const Command *> m_commands;
    mutable std::unordered_map<std::string_view, const Piece *> m_pieces;
};

} // namespace hotchkiss
