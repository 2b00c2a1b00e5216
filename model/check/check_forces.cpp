// SPDX-License-Identifier: MIT
#include "model/check/findings.h"
#include "model/check/structural.h"

#include <set>
#include <unordered_set>

namespace hotchkiss {

namespace {

class IdCheck
{
public:
    explicit IdCheck(Findings &findings)
        : m_findings(findings)
    {}

    template <typename T>
    void all(const std::vector<T> &items, const char *what)
    {
        for (const T &item : items)
            one(item.id, what);
    }

private:
    void one(const std::string &id, const char *what)
    {
        if (id.empty())
            m_findings.add("S102", {HK_NOOP("a %1 has no id"), {what}});
        else if (!m_seen.insert(id).second)
            m_findings.add("S101", {HK_NOOP("the id %1 is used twice; every id may be used once"), {id}}, id);
    }

    Findings &m_findings;
    std::unordered_set<std::string_view> m_seen;
};

/// Whether following the parents of a command comes back to it.
bool isBelowItself(const Findings &findings, const Command &command)
{
    const Command *above = findings.command(command.parent);
    for (std::size_t step = 0; above != nullptr && step <= findings.scenario.commands.size(); ++step) {
        if (above == &command)
            return true;
        above = findings.command(above->parent);
    }
    return false;
}

EditStep toFirstSide(const Findings &findings, std::size_t index, const Command &command)
{
    Command moved = command;
    moved.parent = findings.scenario.sides.front().id;
    return {HK_NOOP("Move to a side"), {replaceCommand(findings.scenario, index, std::move(moved))}};
}

EditStep toFirstSide(const Findings &findings, std::size_t index, const Piece &piece)
{
    Piece moved = piece;
    moved.command = findings.scenario.sides.front().id;
    return {HK_NOOP("Move to a side"), {replacePiece(findings.scenario, index, std::move(moved))}};
}

template <typename T>
void checkParent(Findings &findings, std::size_t index, const T &item, const std::string &parent, const Place &place)
{
    if (findings.isCommandOrSide(parent))
        return;
    Diagnostic &found = findings.add(
        "S110", {HK_NOOP("%1 belongs to “%2”, which is neither a command nor a side"), {item.name, parent}}, item.id,
        place);
    if (!findings.scenario.sides.empty())
        found.fixes.push_back(
            {{HK_NOOP("Put it under %1"), {findings.scenario.sides.front().name}}, toFirstSide(findings, index, item)});
}

void checkEmptyCommands(Findings &findings)
{
    std::unordered_set<std::string_view> used;
    for (const Command &command : findings.scenario.commands)
        used.insert(command.parent);
    for (const Piece &piece : findings.scenario.pieces)
        used.insert(piece.command);
    std::size_t index = 0;
    for (const Command &command : findings.scenario.commands) {
        if (!used.contains(command.id))
            findings.add("S112", {HK_NOOP("%1 has neither units nor commands below it"), {command.name}}, command.id)
                .fixes.push_back({HK_NOOP("Remove it"), {HK_NOOP("Remove command"), {removeItem(index, command)}}});
        ++index;
    }
}

void checkSidesHaveForces(Findings &findings)
{
    std::set<int> present;
    for (const Piece &piece : findings.scenario.pieces)
        present.insert(sideOf(findings.scenario, piece.command));
    for (std::size_t side = 0; side < findings.scenario.sides.size(); ++side)
        if (!present.contains(static_cast<int>(side)))
            findings.add("S113", {HK_NOOP("%1 has no forces yet"), {findings.scenario.sides[side].name}},
                         findings.scenario.sides[side].id);
}

void checkNames(Findings &findings)
{
    std::set<std::tuple<std::string_view, PieceKind, std::string_view>> seen;
    for (const Piece &piece : findings.scenario.pieces)
        if (piece.kind != PieceKind::Marker && !piece.name.empty() &&
            !seen.insert({piece.command, piece.kind, piece.name}).second)
            findings.add("S103", {HK_NOOP("another piece of the same command is called %1 too"), {piece.name}},
                         piece.id, piece.place);
}

void checkIds(Findings &findings)
{
    const Scenario &scenario = findings.scenario;
    IdCheck ids(findings);
    ids.all(scenario.sides, HK_NOOP("side"));
    ids.all(scenario.commands, HK_NOOP("command"));
    ids.all(scenario.pieces, HK_NOOP("piece"));
    ids.all(scenario.arrivals, HK_NOOP("arrival"));
    ids.all(scenario.events, HK_NOOP("event"));
    ids.all(scenario.objectives, HK_NOOP("objective"));
    for (const Board &board : scenario.boards) {
        ids.all(board.areas, HK_NOOP("area"));
        ids.all(board.shapes, HK_NOOP("shape"));
        ids.all(board.texts, HK_NOOP("text"));
    }
}

void checkCommands(Findings &findings)
{
    const Scenario &scenario = findings.scenario;
    for (std::size_t i = 0; i < scenario.commands.size(); ++i) {
        const Command &command = scenario.commands[i];
        checkParent(findings, i, command, command.parent, {});
        if (isBelowItself(findings, command)) {
            Diagnostic &found = findings.add(
                "S111", {HK_NOOP("%1 is, by its chain of commands, below itself"), {command.name}}, command.id);
            if (!scenario.sides.empty())
                found.fixes.push_back({HK_NOOP("Put it under a side"), toFirstSide(findings, i, command)});
        }
    }
}

void checkPieces(Findings &findings)
{
    const Scenario &scenario = findings.scenario;
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i)
        checkParent(findings, i, scenario.pieces[i], scenario.pieces[i].command, scenario.pieces[i].place);
}

void checkTitle(Findings &findings)
{
    if (findings.scenario.info.title.empty())
        findings.add("S114", HK_NOOP("the scenario has no title yet"));
}

} // namespace

void addForcesChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({forces | arrivals | events | objectives | areas | shapes | texts, checkIds});
    checks.push_back({sides | commands, checkCommands});
    checks.push_back({forces, checkPieces});
    checks.push_back({commands | pieces, checkEmptyCommands});
    checks.push_back({forces, checkSidesHaveForces});
    checks.push_back({pieces, checkNames});
    checks.push_back({info, checkTitle});
}

} // namespace hotchkiss
