// SPDX-License-Identifier: MIT
#include "model/check/findings.h"
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

} // namespace

void checkFields(Findings &findings)
{
    const Scenario &scenario = findings.scenario;
    const System &system = *scenario.system;
    checkValues(findings, scenario.info.fields, system.scenarioFields, {scenario.info.title, {}, {}});
    for (const Command &command : scenario.commands)
        checkValues(findings, command.fields, system.commandFields, {command.name, command.id, {}});
    for (const Piece &piece : scenario.pieces)
        checkValues(findings, piece.fields, fieldsOf(system, piece.kind), {piece.name, piece.id, piece.place});
    for (const Turn &turn : scenario.turns)
        checkValues(findings, turn.fields, system.turnFields, {turn.label, {}, {}});
    for (const Objective &objective : scenario.objectives)
        checkValues(findings, objective.fields, system.objectiveFields,
                    {objective.name, objective.id, objective.place});
    for (std::size_t b = 0; b < scenario.boards.size(); ++b) {
        const Board &board = scenario.boards[b];
        for (const auto &[cell, note] : board.notes)
            checkValues(findings, note.values, system.cellFields,
                        {board.label(cell), {}, Place::onCell(static_cast<int>(b), cell)});
        for (const Area &area : board.areas)
            checkValues(findings, area.values, system.areaFields, {area.name, area.id, {}});
    }
}

} // namespace hotchkiss
