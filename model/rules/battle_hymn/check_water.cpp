// SPDX-License-Identifier: MIT
// Water, crossings and roads (BH-110 to BH-115).
#include "model/rules/battle_hymn/checks.h"

#include <array>
#include <bit>

namespace hotchkiss::battle_hymn {

namespace {

/// The widest water last.
constexpr std::array<const char *, 3> waters{"stream", "creek", "river"};

class CrossingCheck
{
public:
    CrossingCheck(Findings &findings, const Board &board)
        : m_findings(findings)
        , m_system(*findings.scenario.system)
        , m_board(board)
        , m_water(groupMask(m_system, "water"))
        , m_crossing(groupMask(m_system, "crossing"))
        , m_river(m_system.sideType("river"))
        , m_bridge(m_system.sideType("bridge"))
    {}

    void run(SideId side)
    {
        const MarkBits bits = m_board.sides.at(side);
        const MarkBits road = m_board.paths.at(side);
        if (bits != 0 || road != 0) {
            checkCrossing(side, bits, road);
            checkWaters(side, bits);
            checkRoad(side, road);
        }
        if ((bits & m_water) == 0)
            checkGap(side, bits);
    }

private:
    Diagnostic &say(const char *code, const char *text, SideId side, std::vector<std::string> more = {})
    {
        more.insert(more.begin(), sideLabel(m_board, side));
        return m_findings.add(code, {text, std::move(more)}, {}, Place::onCell(0, m_board.grid.sideCell(side)));
    }
    QuickFix change(Text name, SideId side, MarkBits after) const
    {
        return fixMarks(m_board, MarkLayer::Sides, std::move(name), side, after);
    }

    void checkCrossing(SideId side, MarkBits bits, MarkBits road)
    {
        if (road != 0 && markIn(bits, m_river) != Mark::None && (bits & m_crossing) == 0)
            say("BH-110", HK_NOOP("a road crosses the river %1 without bridge or ford; it plays as a bridge"), side)
                .fixes.push_back(change(HK_NOOP("Add a bridge"), side, withMark(bits, m_bridge, Mark::Plain)));
        if ((bits & m_crossing) != 0 && (bits & m_water) == 0)
            say("BH-111", HK_NOOP("there is a bridge or ford at %1, but no water"), side)
                .fixes.push_back(change(HK_NOOP("Delete it"), side, bits & ~m_crossing));
        if (markIn(bits, m_bridge) != Mark::None && road == 0)
            say("BH-112", HK_NOOP("no road leads over the bridge %1"), side)
                .fixes.push_back(fixMarks(m_board, MarkLayer::Paths, HK_NOOP("Add a minor road"), side,
                                          withMark(road, m_system.pathType("minor_road"), Mark::Plain)));
    }

    void checkWaters(SideId side, MarkBits bits)
    {
        if (std::popcount((bits | bits >> 1U) & m_water & 0x55555555U) < 2)
            return;
        MarkBits widest = bits & ~m_water;
        for (const char *water : waters)
            if (const int kind = m_system.sideType(water); markIn(bits, kind) != Mark::None)
                widest = withMark(bits & ~m_water, kind, markIn(bits, kind));
        say("BH-114", HK_NOOP("%1 has more than one of stream, creek and river"), side)
            .fixes.push_back(change(HK_NOOP("Keep the widest"), side, widest));
    }

    bool hasOtherRoad(Cell cell, SideId side) const
    {
        for (int direction = 0; direction < m_board.grid.directions(); ++direction) {
            const SideId other = m_board.grid.side(cell, direction);
            if (other != side && m_board.paths.at(other) != 0)
                return true;
        }
        return false;
    }

    void checkRoad(SideId side, MarkBits road)
    {
        const Cell there = m_board.grid.sideOther(side);
        if (road == 0 || there == noCell || hasOtherRoad(m_board.grid.sideCell(side), side) ||
            hasOtherRoad(there, side))
            return;
        say("BH-113", HK_NOOP("the road across %1 is joined to no other"), side)
            .fixes.push_back(fixMarks(m_board, MarkLayer::Paths, HK_NOOP("Delete it"), side, 0));
    }

    /// The water that ends at the corner which both hexes of a side share with a third one, or nothing.
    MarkBits endingAt(Cell a, Cell b, Cell third) const
    {
        if (third == noCell)
            return 0;
        const auto water = [&](Cell hex) { return m_board.sides.at(m_board.grid.sideBetween(hex, third)) & m_water; };
        const MarkBits one = water(a);
        const MarkBits other = water(b);
        return (one == 0) == (other == 0) ? 0 : one | other;
    }

    void checkGap(SideId side, MarkBits bits)
    {
        if (m_board.sides.empty() || m_board.grid.sideOther(side) == noCell)
            return;
        const Cell a = m_board.grid.sideCell(side);
        const Cell b = m_board.grid.sideOther(side);
        const int direction = m_board.grid.directionTo(a, b);
        const MarkBits before = endingAt(a, b, m_board.grid.neighbour(a, (direction + 5) % 6));
        const MarkBits after = endingAt(a, b, m_board.grid.neighbour(a, (direction + 1) % 6));
        if (before == 0 || before != after)
            return;
        say("BH-115", HK_NOOP("the water has a gap of one hexside at %1"), side)
            .fixes.push_back(change(HK_NOOP("Fill it"), side, bits | before));
    }

    Findings &m_findings;
    const System &m_system;
    const Board &m_board;
    MarkBits m_water;
    MarkBits m_crossing;
    int m_river;
    int m_bridge;
};

void checkWater(Findings &findings, int index, std::span<const Cell> cells)
{
    const Board *board = index == 0 ? hexBoard(findings.scenario) : nullptr;
    if (board == nullptr || (board->sides.empty() && board->paths.empty()))
        return;
    CrossingCheck check(findings, *board);
    for (const Cell cell : cells)
        for (int direction = 0; direction < board->grid.directions(); ++direction)
            if (const SideId side = board->grid.side(cell, direction); board->grid.sideCell(side) == cell)
                check.run(side);
}

} // namespace

void addWaterChecks(std::vector<Check> &checks)
{
    checks.push_back({topic::sideMarks | topic::paths | topic::boards, {}, checkWater});
}

} // namespace hotchkiss::battle_hymn
