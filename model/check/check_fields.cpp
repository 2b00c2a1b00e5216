// SPDX-License-Identifier: MIT
#include "model/check/findings.h"
#include "model/check/structural.h"
#include "model/scenario/field_value.h"

namespace hotchkiss {

namespace {

/// Whose values are looked at, for the messages.
struct Owner
{
    std::string name;
    std::string id;
    Place place;
};

void checkValues(Findings &findings, const Values &values, const std::vector<Field> &fields, const Owner &owner)
{
    for (const auto &[key, value] : values) {
        const Field *field = findField(fields, key);
        if (field == nullptr) {
            findings.add("S121", {HK_NOOP("%1: the system knows no field “%2” here"), {owner.name, key}}, owner.id,
                         owner.place);
            continue;
        }
        if (const std::optional<Text> wrong = whyNotAllowed(*field, value))
            findings.add("S120", {HK_NOOP("%1: %2"), {owner.name, wrong->str()}}, owner.id, owner.place).rule =
                field->rule;
    }
}

void checkInfoFields(Findings &findings)
{
    const ScenarioInfo &info = findings.scenario.info;
    checkValues(findings, info.fields, findings.scenario.system->scenarioFields, {info.title, {}, {}});
}

void checkCommandFields(Findings &findings)
{
    for (const Command &command : findings.scenario.commands)
        checkValues(findings, command.fields, findings.scenario.system->commandFields, {command.name, command.id, {}});
}

void checkPieceFields(Findings &findings)
{
    for (const Piece &piece : findings.scenario.pieces)
        checkValues(findings, piece.fields, fieldsOf(*findings.scenario.system, piece.kind),
                    {piece.name, piece.id, piece.place});
}

void checkTurnFields(Findings &findings)
{
    for (const Turn &turn : findings.scenario.turns)
        checkValues(findings, turn.fields, findings.scenario.system->turnFields, {turn.label, {}, {}});
}

void checkObjectiveFields(Findings &findings)
{
    for (const Objective &objective : findings.scenario.objectives)
        checkValues(findings, objective.fields, findings.scenario.system->objectiveFields,
                    {objective.name, objective.id, objective.place});
}

void checkCellFields(Findings &findings, int index, std::span<const Cell> cells)
{
    const Board &board = findings.scenario.boards[static_cast<std::size_t>(index)];
    if (board.notes.empty())
        return;
    for (const Cell cell : cells)
        if (const auto note = board.notes.find(cell); note != board.notes.end())
            checkValues(findings, note->second.values, findings.scenario.system->cellFields,
                        {board.label(cell), {}, Place::onCell(index, cell)});
}

void checkAreaFields(Findings &findings)
{
    for (const Board &board : findings.scenario.boards)
        for (const Area &area : board.areas)
            checkValues(findings, area.values, findings.scenario.system->areaFields, {area.name, area.id, {}});
}

} // namespace

void addFieldChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({info, checkInfoFields});
    checks.push_back({commands, checkCommandFields});
    checks.push_back({pieces, checkPieceFields});
    checks.push_back({turns, checkTurnFields});
    checks.push_back({objectives, checkObjectiveFields});
    checks.push_back({notes | boards, {}, checkCellFields});
    checks.push_back({areas, checkAreaFields});
}

} // namespace hotchkiss
