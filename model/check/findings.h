// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check.h"

#include <string_view>
#include <unordered_map>

namespace hotchkiss {

/// What the checks share: the scenario, quick lookups by id, and the list they add to.
class Findings
{
public:
    explicit Findings(const Scenario &scenario);

    const Scenario &scenario;
    std::vector<Diagnostic> list;

    /// Adds a diagnostic; its severity comes from the list of structural checks.
    Diagnostic &add(const char *code, Text message, std::string item = {}, Place place = {});

    const Command *command(std::string_view id) const;
    const Piece *piece(std::string_view id) const;
    bool isSide(std::string_view id) const { return findSide(scenario, id) >= 0; }
    bool isCommandOrSide(std::string_view id) const { return command(id) != nullptr || isSide(id); }
    /// Whether a place is on a board of the scenario.
    bool exists(const Place &place) const;

private:
    std::unordered_map<std::string_view, const Command *> m_commands;
    std::unordered_map<std::string_view, const Piece *> m_pieces;
};

void checkIds(Findings &findings);
void checkForces(Findings &findings);
void checkFields(Findings &findings);
void checkPlaces(Findings &findings);
void checkSchedule(Findings &findings);
void checkBoards(Findings &findings);

} // namespace hotchkiss
