// SPDX-License-Identifier: MIT
#include "model/check/findings.h"
#include "model/check/structural.h"

#include <map>
#include <tuple>
#include <unordered_set>

namespace hotchkiss {

namespace {

/// Ids of the pieces some arrival brings, by themselves or with their command.
std::unordered_set<std::string_view> arriving(const Findings &findings)
{
    std::unordered_set<std::string_view> named;
    for (const Arrival &arrival : findings.scenario.arrivals)
        if (!arrival.withdrawal)
            named.insert(arrival.who.begin(), arrival.who.end());
    std::unordered_set<std::string_view> pieces;
    for (const Piece &piece : findings.scenario.pieces) {
        bool comes = named.contains(piece.id);
        const Command *command = findings.command(piece.command);
        for (std::size_t step = 0; !comes && command != nullptr && step <= findings.scenario.commands.size(); ++step) {
            comes = named.contains(command->id);
            command = findings.command(command->parent);
        }
        if (comes)
            pieces.insert(piece.id);
    }
    return pieces;
}

bool waitsOffMap(const Findings &findings, const Piece &piece)
{
    const auto type = piece.fields.find("type");
    const PieceType *kind =
        type == piece.fields.end() ? nullptr : findings.scenario.system->pieceType(textOf(type->second));
    return kind != nullptr && kind->offMap;
}

void checkPiece(Findings &findings, std::size_t index, bool arrives)
{
    const Piece &piece = findings.scenario.pieces[index];
    if (!findings.exists(piece.place)) {
        Piece lifted = piece;
        lifted.place = Place::nowhere();
        findings.add("S130", {HK_NOOP("%1 lies off the board"), {piece.name}}, piece.id)
            .fixes.push_back(
                {HK_NOOP("Take it off the map"),
                 {HK_NOOP("Take off the map"), {replacePiece(findings.scenario, index, std::move(lifted))}}});
        return;
    }
    const bool placed = piece.place.kind != Place::Kind::Nowhere;
    if (piece.kind == PieceKind::Unit && !placed && !arrives && !waitsOffMap(findings, piece))
        findings.add("S131", {HK_NOOP("%1 neither stands on the map nor arrives"), {piece.name}}, piece.id);
    if (placed && arrives && piece.kind == PieceKind::Unit)
        findings.add("S133", {HK_NOOP("%1 stands on the map and is in the schedule of arrivals too"), {piece.name}},
                     piece.id, piece.place);
}

void checkStacking(Findings &findings)
{
    const int limit = findings.scenario.system->stacking;
    if (limit == 0)
        return;
    std::map<std::tuple<int, Cell, std::string_view>, int> units;
    for (const Piece &piece : findings.scenario.pieces)
        if (piece.kind == PieceKind::Unit && piece.place.kind == Place::Kind::OnCell && findings.exists(piece.place))
            ++units[{piece.place.board, piece.place.cell, piece.place.bank}];
    for (const auto &[where, count] : units) {
        if (count <= limit)
            continue;
        const auto &[board, cell, bank] = where;
        const std::string label = findings.scenario.boards[static_cast<std::size_t>(board)].label(cell);
        findings.add(
            "S132", {HK_NOOP("%1 holds %2 units; %3 may stack"), {label, std::to_string(count), std::to_string(limit)}},
            {}, Place::onCell(board, cell, std::string(bank)));
    }
}

void checkPieces(Findings &findings)
{
    const auto coming = arriving(findings);
    for (std::size_t i = 0; i < findings.scenario.pieces.size(); ++i)
        checkPiece(findings, i, coming.contains(findings.scenario.pieces[i].id));
}

void checkObjectives(Findings &findings)
{
    for (const Objective &objective : findings.scenario.objectives) {
        if (objective.place.kind == Place::Kind::Nowhere || !findings.exists(objective.place))
            findings.add("S130", {HK_NOOP("the objective %1 lies off the board"), {objective.name}}, objective.id);
        if (!objective.owner.empty() && !findings.isSide(objective.owner))
            findings.add(
                "S145",
                {HK_NOOP("the objective %1 belongs to “%2”, which is no side"), {objective.name, objective.owner}},
                objective.id, objective.place);
    }
}

} // namespace

void addPlaceChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({commands | pieces | arrivals | boards, checkPieces});
    checks.push_back({pieces | boards, checkStacking});
    checks.push_back({objectives | sides | boards, checkObjectives});
}

} // namespace hotchkiss
