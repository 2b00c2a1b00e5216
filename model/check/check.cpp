// SPDX-License-Identifier: MIT
#include "model/check/check.h"

#include "model/check/findings.h"

#include <algorithm>

namespace hotchkiss {

const std::vector<CheckInfo> &structuralChecks()
{
    using enum Severity;
    static const std::vector<CheckInfo> checks = {
        {"S101", Error, HK_NOOP("Two things have the same id")},
        {"S102", Error, HK_NOOP("Something has no id")},
        {"S103", Warning, HK_NOOP("Two pieces of a command have the same name")},
        {"S110", Error, HK_NOOP("A piece or command belongs to nothing")},
        {"S111", Error, HK_NOOP("A command is below itself")},
        {"S112", Note, HK_NOOP("A command is empty")},
        {"S113", Warning, HK_NOOP("A side has no forces")},
        {"S114", Note, HK_NOOP("The scenario has no title")},
        {"S120", Error, HK_NOOP("A field has a value it may not have")},
        {"S121", Error, HK_NOOP("A field is not one of the system's")},
        {"S130", Error, HK_NOOP("A piece or objective lies off the board")},
        {"S131", Warning, HK_NOOP("A unit neither stands on the map nor arrives")},
        {"S132", Warning, HK_NOOP("Too many units in a cell")},
        {"S133", Note, HK_NOOP("A unit stands on the map and arrives as well")},
        {"S140", Error, HK_NOOP("An arrival names nobody, or somebody unknown")},
        {"S141", Error, HK_NOOP("An arrival or event is outside the schedule")},
        {"S142", Error, HK_NOOP("An arrival leads to a place that does not exist")},
        {"S143", Warning, HK_NOOP("An arrival has no place")},
        {"S144", Warning, HK_NOOP("A unit arrives twice")},
        {"S145", Error, HK_NOOP("A side is named that does not exist")},
        {"S150", Warning, HK_NOOP("An area has no cells")},
        {"S151", Error, HK_NOOP("An area lies off the board")},
        {"S152", Warning, HK_NOOP("A crossing without water")},
        {"S153", Warning, HK_NOOP("A text lies off the sheet")},
        {"S154", Error, HK_NOOP("The scenario has too many boards")},
        {"S155", Warning, HK_NOOP("A shape has too few points")},
    };
    return checks;
}

const char *severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        break;
    }
    return "note";
}

Findings::Findings(const Scenario &scenario)
    : scenario(scenario)
{
    for (const Command &command : scenario.commands)
        m_commands.emplace(command.id, &command);
    for (const Piece &piece : scenario.pieces)
        m_pieces.emplace(piece.id, &piece);
}

Diagnostic &Findings::add(const char *code, Text message, std::string item, Place place)
{
    const auto &checks = structuralChecks();
    const auto info =
        std::find_if(checks.begin(), checks.end(), [code](const CheckInfo &check) { return check.code == code; });
    list.push_back({code, info->severity, {}, std::move(place), std::move(item), std::move(message), {}});
    return list.back();
}

const Command *Findings::command(std::string_view id) const
{
    const auto found = m_commands.find(id);
    return found == m_commands.end() ? nullptr : found->second;
}

const Piece *Findings::piece(std::string_view id) const
{
    const auto found = m_pieces.find(id);
    return found == m_pieces.end() ? nullptr : found->second;
}

bool Findings::exists(const Place &place) const
{
    if (place.kind == Place::Kind::Nowhere)
        return true;
    if (place.board < 0 || place.board >= static_cast<int>(scenario.boards.size()))
        return false;
    const Grid &grid = scenario.boards[static_cast<std::size_t>(place.board)].grid;
    if (place.kind == Place::Kind::OnCell)
        return !grid.isTable() && grid.contains(place.cell);
    const Rect bounds = grid.bounds();
    return grid.isTable() && place.at.x >= 0 && place.at.y >= 0 && place.at.x <= bounds.width &&
           place.at.y <= bounds.height;
}

std::vector<Diagnostic> checkScenario(const Scenario &scenario)
{
    Findings findings(scenario);
    checkIds(findings);
    checkForces(findings);
    checkFields(findings);
    checkPlaces(findings);
    checkSchedule(findings);
    checkBoards(findings);
    std::stable_sort(findings.list.begin(), findings.list.end(),
                     [](const Diagnostic &a, const Diagnostic &b) { return a.severity < b.severity; });
    return std::move(findings.list);
}

} // namespace hotchkiss
