// SPDX-License-Identifier: MIT
// Where units start: on the map, by an arrival, in a box (BH-208 to BH-211).
#include "model/rules/battle_hymn/checks.h"
#include "model/rules/battle_hymn/fields.h"
#include "model/rules/battle_hymn/setup_code.h"
#include "model/rules/battle_hymn/starting_state.h"

#include <algorithm>
#include <map>

namespace hotchkiss::battle_hymn {

namespace {

/// Whether a side has a zone in which its players place units that have no hex of their own.
bool hasSetupZone(const Scenario &s, const std::string &side)
{
    const Board *board = hexBoard(s);
    return board != nullptr && std::ranges::any_of(board->areas, [&](const Area &area) {
               return area.kind == "setup" && !area.cells.empty() && (area.side.empty() || area.side == side);
           });
}

class SetupCheck
{
public:
    explicit SetupCheck(Findings &findings)
        : m_findings(findings)
        , m_scenario(findings.scenario)
    {}

    void run(std::size_t index)
    {
        const Piece &piece = m_scenario.pieces[index];
        if (!isCombatUnit(m_scenario, piece))
            return;
        const std::vector<std::size_t> arrivals = arrivalsOf(m_scenario, piece);
        const StartingState state = startingState(m_scenario, piece);
        const bool placed = piece.place.kind != Place::Kind::Nowhere;
        if (state.shattered || state.eliminated)
            checkBox(index, piece, placed, arrivals);
        else if (!placed && arrivals.empty() && !hasSetupZone(m_scenario, sideIdOf(m_scenario, piece)))
            checkNowhere(index, piece);
        else if (placed && !arrivals.empty())
            checkBoth(index, piece, arrivals);
        else
            checkCode(index, piece);
    }

private:
    Diagnostic &say(const char *code, Text text, const Piece &piece)
    {
        return m_findings.add(code, std::move(text), piece.id, piece.place);
    }

    /// Arrivals no longer name the unit; nothing when one brings it with its whole command.
    std::optional<std::vector<Edit>> withoutArrivals(const Piece &piece, const std::vector<std::size_t> &arrivals) const
    {
        std::vector<Edit> edits;
        for (auto index = arrivals.rbegin(); index != arrivals.rend(); ++index) {
            const Arrival &arrival = m_scenario.arrivals[*index];
            Arrival after = arrival;
            std::erase(after.who, piece.id);
            if (after == arrival)
                return std::nullopt;
            edits.push_back(after.who.empty() ? removeItem(*index, arrival) : replaceItem(*index, arrival, after));
        }
        return edits;
    }

    void checkBox(std::size_t index, const Piece &piece, bool placed, const std::vector<std::size_t> &arrivals)
    {
        if (!placed && arrivals.empty())
            return;
        Diagnostic &found =
            say("BH-209", {HK_NOOP("%1 is in a box at the start, and on the map or in the schedule too"), {piece.name}},
                piece);
        std::optional<std::vector<Edit>> edits = withoutArrivals(piece, arrivals);
        if (!edits)
            return;
        Piece lifted = piece;
        lifted.place = Place::nowhere();
        if (placed)
            edits->push_back(replacePiece(m_scenario, index, std::move(lifted)));
        found.fixes.push_back(fix(HK_NOOP("Leave it in the box"), *std::move(edits)));
    }

    void checkNowhere(std::size_t index, const Piece &piece)
    {
        Diagnostic &found = say("BH-208", {HK_NOOP("%1 has neither a hex nor an arrival"), {piece.name}}, piece);
        const std::optional<SetupCode> code = parseSetupCode(unitText(m_scenario, piece, "setup"));
        if (!code)
            return;
        if (Result<std::vector<Edit>> edits = setUpEdits(m_scenario, index, *code))
            found.fixes.push_back(
                fix({HK_NOOP("Set it up by its code, %1"), {setupCodeText(*code)}}, *std::move(edits)));
    }

    void checkBoth(std::size_t index, const Piece &piece, const std::vector<std::size_t> &arrivals)
    {
        Diagnostic &found = say("BH-209", {HK_NOOP("%1 stands on the map and arrives as well"), {piece.name}}, piece);
        if (std::optional<std::vector<Edit>> edits = withoutArrivals(piece, arrivals))
            found.fixes.push_back(fix(HK_NOOP("Keep the hex"), *std::move(edits)));
        found.fixes.push_back(liftUnit(m_findings, index, HK_NOOP("Keep the arrival")));
    }

    void checkCode(std::size_t index, const Piece &piece)
    {
        const std::optional<SetupCode> written = parseSetupCode(unitText(m_scenario, piece, "setup"));
        const std::optional<SetupCode> real = setupCodeOf(m_scenario, piece);
        if (!written || !real || *written == *real)
            return;
        say("BH-209",
            {HK_NOOP("%1 starts at %2, but the code written for it is %3"),
             {piece.name, setupCodeText(*real), setupCodeText(*written)}},
            piece)
            .fixes.push_back(fixUnit(m_findings, index, HK_NOOP("Drop the written code"), {{"setup", std::nullopt}}));
    }

    Findings &m_findings;
    const Scenario &m_scenario;
};

void checkSetup(Findings &findings)
{
    SetupCheck check(findings);
    for (std::size_t i = 0; i < findings.scenario.pieces.size(); ++i)
        check.run(i);
}

using Hexes = std::map<Cell, std::vector<std::size_t>>;

Hexes unitsByHex(const Scenario &s)
{
    Hexes hexes;
    for (std::size_t i = 0; i < s.pieces.size(); ++i)
        if (isPlaced(s, s.pieces[i]) && isCombatUnit(s, s.pieces[i]))
            hexes[s.pieces[i].place.cell].push_back(i);
    return hexes;
}

/// The nearest hex in play without a unit, or noCell.
Cell freeHexNear(const Scenario &s, const Hexes &hexes, Cell from)
{
    const Board &board = s.boards[0];
    Cell best = noCell;
    for (Cell cell = 0; cell < board.grid.cellCount(); ++cell)
        if (isInPlay(s, cell) && !hexes.contains(cell) &&
            (best == noCell || board.grid.distance(from, cell) < board.grid.distance(from, best)))
            best = cell;
    return best;
}

void checkStack(Findings &findings, const Hexes &hexes, Cell cell, std::size_t first, std::size_t second)
{
    const Scenario &s = findings.scenario;
    const Piece &one = s.pieces[first];
    const Piece &other = s.pieces[second];
    const std::vector<std::string> arguments{one.name, other.name, s.boards[0].label(cell)};
    if (sideIdOf(s, one) != sideIdOf(s, other)) {
        findings.add("BH-211", {HK_NOOP("%1 and %2 are enemies and both start in %3"), arguments}, other.id,
                     other.place);
        return;
    }
    Diagnostic &found = findings.add("BH-210", {HK_NOOP("%1 and %2 both start in %3; a hex holds one unit"), arguments},
                                     other.id, other.place);
    if (const Cell free = freeHexNear(s, hexes, cell); free != noCell)
        found.fixes.push_back(
            moveUnit(findings, second, {HK_NOOP("Move %1 to %2"), {other.name, s.boards[0].label(free)}}, free));
}

void checkStacks(Findings &findings)
{
    const Hexes hexes = unitsByHex(findings.scenario);
    for (const auto &[cell, units] : hexes)
        for (std::size_t i = 1; i < units.size(); ++i)
            checkStack(findings, hexes, cell, units[0], units[i]);
}

} // namespace

void addSetupChecks(std::vector<Check> &checks)
{
    using namespace topic;
    checks.push_back({forces | arrivals | areas | turns | boards, checkSetup, {}});
    checks.push_back({forces | cells | boards, checkStacks, {}});
}

} // namespace hotchkiss::battle_hymn
