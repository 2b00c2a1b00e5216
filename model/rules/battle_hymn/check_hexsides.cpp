// SPDX-License-Identifier: MIT
// What lies on the sides between hexes: relief and works (BH-103 to BH-109, BH-118).
#include "model/rules/battle_hymn/checks.h"

#include <algorithm>
#include <cstdlib>

namespace hotchkiss::battle_hymn {

namespace {

/// Side types by the names the checks use.
struct Kinds
{
    explicit Kinds(const System &system)
        : slope(system.sideType("slope"))
        , escarpment(system.sideType("escarpment"))
        , line(system.sideType("elevation_line"))
        , fortification(system.sideType("fortification"))
        , fortificationBoth(system.sideType("fortification_both"))
    {}
    int slope;
    int escarpment;
    int line;
    int fortification;
    int fortificationBoth;
};

/// A side, looked at from its canonical hex.
class HexsideCheck
{
public:
    HexsideCheck(Findings &findings, const Board &board, SideId side)
        : m_findings(findings)
        , m_board(board)
        , m_kinds(*findings.scenario.system)
        , m_side(side)
        , m_here(board.grid.sideCell(side))
        , m_there(board.grid.sideOther(side))
        , m_bits(board.sides.at(side))
    {}

    void run()
    {
        if (m_there == noCell) {
            checkRim();
            return;
        }
        if (!isInPlay(m_findings.scenario, m_here) || !isInPlay(m_findings.scenario, m_there))
            return;
        if (m_bits == 0 && level(m_here) == level(m_there))
            return;
        checkLevel("BH-104", m_kinds.slope, HK_NOOP("the slope %1 lies between two hexes of level %2"));
        checkLevel("BH-105", m_kinds.escarpment, HK_NOOP("the escarpment %1 lies between two hexes of level %2"));
        checkBareRise();
        checkSteepSlope();
        for (const int kind : {m_kinds.slope, m_kinds.escarpment, m_kinds.line})
            checkDirection(kind);
        checkFortification();
        checkDouble();
    }

private:
    int level(Cell cell) const { return m_board.at(cell).elevation; }
    Mark mark(int kind) const { return markIn(m_bits, kind); }
    bool has(int kind) const { return mark(kind) != Mark::None; }
    Cell high(int kind) const { return mark(kind) == Mark::HighThere ? m_there : m_here; }
    MarkBits with(int kind, Mark mark) const { return withMark(m_bits, kind, mark); }
    /// The mark that makes the hex of the higher level the high one.
    Mark upward() const { return level(m_here) > level(m_there) ? Mark::HighHere : Mark::HighThere; }
    std::string kindName(int kind) const
    {
        return m_findings.scenario.system->sideTypes[static_cast<std::size_t>(kind)].label;
    }

    Diagnostic &say(const char *code, const char *text, std::vector<std::string> arguments)
    {
        return m_findings.add(code, {text, std::move(arguments)}, {}, Place::onCell(0, m_here));
    }
    QuickFix change(Text name, MarkBits after) const
    {
        return fixMarks(m_board, MarkLayer::Sides, std::move(name), m_side, after);
    }

    void checkRim()
    {
        if (m_bits == 0)
            return;
        std::string neighbours;
        for (int direction = 0; direction < m_board.grid.directions(); ++direction)
            if (const Cell next = m_board.grid.neighbour(m_here, direction); next != noCell)
                neighbours += (neighbours.empty() ? "" : ", ") + m_board.label(next);
        say("BH-103", HK_NOOP("%1 has a feature of hexsides at the map edge; the neighbours of %2 are %3"),
            {sideLabel(m_board, m_side), m_board.label(m_here), neighbours})
            .fixes.push_back(change(HK_NOOP("Delete it"), 0));
    }

    void checkLevel(const char *code, int kind, const char *text)
    {
        if (!has(kind) || level(m_here) != level(m_there))
            return;
        Diagnostic &found = say(code, text, {sideLabel(m_board, m_side), std::to_string(level(m_here))});
        if (mark(kind) != Mark::Plain && level(m_here) < maxElevation) {
            CellContent raised = m_board.at(high(kind));
            ++raised.elevation;
            found.fixes.push_back(fix({HK_NOOP("Raise %1 by 1"), {m_board.label(high(kind))}},
                                      {patchCell(m_findings.scenario, 0, high(kind), raised)}));
        }
        found.fixes.push_back(change(HK_NOOP("Delete it"), with(kind, Mark::None)));
    }

    void checkBareRise()
    {
        if (level(m_here) == level(m_there) || has(m_kinds.slope) || has(m_kinds.escarpment) || has(m_kinds.line))
            return;
        Diagnostic &found =
            say("BH-106", HK_NOOP("%1 divides level %2 from level %3, but nothing shows it"),
                {sideLabel(m_board, m_side), std::to_string(level(m_here)), std::to_string(level(m_there))});
        found.fixes.push_back(change(HK_NOOP("Add a slope"), with(m_kinds.slope, upward())));
        found.fixes.push_back(change(HK_NOOP("Add an elevation line"), with(m_kinds.line, upward())));
    }

    void checkSteepSlope()
    {
        if (!has(m_kinds.slope) || std::abs(level(m_here) - level(m_there)) < 2)
            return;
        const MarkBits steep = withMark(with(m_kinds.slope, Mark::None), m_kinds.escarpment, upward());
        say("BH-107", HK_NOOP("the slope %1 leads from level %2 to level %3"),
            {sideLabel(m_board, m_side), std::to_string(std::min(level(m_here), level(m_there))),
             std::to_string(std::max(level(m_here), level(m_there)))})
            .fixes.push_back(change(HK_NOOP("Make it an escarpment"), steep));
    }

    void checkDirection(int kind)
    {
        if (!has(kind) || mark(kind) == upward() || level(m_here) == level(m_there))
            return;
        const char *text = mark(kind) == Mark::Plain ? HK_NOOP("%1: it does not say which hex is the high one (%2)")
                                                     : HK_NOOP("%1: the hex on its high side is the lower one (%2)");
        say("BH-108", text, {sideLabel(m_board, m_side), kindName(kind)})
            .fixes.push_back(change(HK_NOOP("Turn it round"), with(kind, upward())));
    }

    void checkFortification()
    {
        if (mark(m_kinds.fortification) != Mark::Plain)
            return;
        Diagnostic &found = say("BH-109", HK_NOOP("the fortification %1 does not say which hex it guards"),
                                {sideLabel(m_board, m_side)});
        const auto guard = [&](Cell cell, Mark mark) {
            found.fixes.push_back(
                change({HK_NOOP("Guard %1"), {m_board.label(cell)}}, with(m_kinds.fortification, mark)));
        };
        guard(m_here, Mark::HighHere);
        guard(m_there, Mark::HighThere);
        found.fixes.push_back(change(HK_NOOP("Guard both"), withMark(with(m_kinds.fortification, Mark::None),
                                                                     m_kinds.fortificationBoth, Mark::Plain)));
    }

    void checkDouble()
    {
        if (has(m_kinds.slope) && has(m_kinds.escarpment))
            say("BH-118", HK_NOOP("%1 is a slope and an escarpment"), {sideLabel(m_board, m_side)})
                .fixes.push_back(change(HK_NOOP("Keep the escarpment"), with(m_kinds.slope, Mark::None)));
    }

    Findings &m_findings;
    const Board &m_board;
    Kinds m_kinds;
    SideId m_side;
    Cell m_here;
    Cell m_there;
    MarkBits m_bits;
};

void checkHexsides(Findings &findings, int index, std::span<const Cell> cells)
{
    const Board *board = index == 0 ? hexBoard(findings.scenario) : nullptr;
    if (board == nullptr)
        return;
    for (const Cell cell : cells)
        for (int direction = 0; direction < board->grid.directions(); ++direction) {
            const SideId side = board->grid.side(cell, direction);
            if (board->grid.sideCell(side) == cell)
                HexsideCheck(findings, *board, side).run();
        }
}

} // namespace

void addHexsideChecks(std::vector<Check> &checks)
{
    checks.push_back({topic::cells | topic::sideMarks | topic::boards, {}, checkHexsides});
}

} // namespace hotchkiss::battle_hymn
