// SPDX-License-Identifier: MIT
#include "model/board/line.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hotchkiss;
using Kind = LineStep::Kind;

namespace {

std::vector<Grid> someGrids()
{
    return {Grid::hexes(9, 7),
            Grid::hexes(8, 7, GridShape::HexFlat, Stagger::Odd),
            Grid::hexes(7, 9, GridShape::HexPointy),
            Grid::hexes(7, 8, GridShape::HexPointy, Stagger::Odd),
            Grid::squares(8, 7, 4),
            Grid::squares(7, 6, 8)};
}

/// The plain definition, looked up for every cell and side of the board.
class ByDefinition
{
public:
    ByDefinition(const Grid &grid, Cell from, Cell to)
        : m_grid(grid)
        , m_a(grid.planeCentre(from))
        , m_b(grid.planeCentre(to))
    {}

    std::set<Cell> cells() const
    {
        std::set<Cell> found;
        for (Cell cell = 0; cell < m_grid.cellCount(); ++cell)
            if (entersCell(cell))
                found.insert(cell);
        return found;
    }

    std::set<SideId> sides(bool along) const
    {
        std::set<SideId> found;
        for (Cell cell = 0; cell < m_grid.cellCount(); ++cell) {
            for (int d = 0; d < m_grid.directions(); ++d) {
                if (!m_grid.crossesSide(d))
                    continue;
                const int first = m_grid.isHex() ? d : d / 2;
                const PlanePoint p = m_grid.planeCorner(cell, first);
                const PlanePoint q = m_grid.planeCorner(cell, first + 1);
                if (along ? runsAlong(p, q) : crosses(p, q))
                    found.insert(m_grid.side(cell, d));
            }
        }
        return found;
    }

private:
    static std::int64_t turn(PlanePoint a, PlanePoint b, PlanePoint c)
    {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    }
    static bool opposite(std::int64_t a, std::int64_t b) { return (a < 0 && b > 0) || (a > 0 && b < 0); }
    bool crosses(PlanePoint p, PlanePoint q) const
    {
        return opposite(turn(m_a, m_b, p), turn(m_a, m_b, q)) && opposite(turn(p, q, m_a), turn(p, q, m_b));
    }
    std::int64_t along(PlanePoint p) const { return (p.x - m_a.x) * (m_b.x - m_a.x) + (p.y - m_a.y) * (m_b.y - m_a.y); }
    bool runsAlong(PlanePoint p, PlanePoint q) const
    {
        return turn(m_a, m_b, p) == 0 && turn(m_a, m_b, q) == 0 && along(p) > 0 && along(p) < along(m_b) &&
               !(m_a == m_b);
    }
    /// A segment enters a convex cell when it starts or ends in it or crosses its border: two sides, a side and a
    /// corner, or two corners that do not share a side.
    bool entersCell(Cell cell) const
    {
        if (m_grid.planeCentre(cell) == m_a || m_grid.planeCentre(cell) == m_b)
            return true;
        int left = 0;
        int right = 0;
        bool within = false;
        const int n = m_grid.corners();
        for (int i = 0; i < n; ++i) {
            const PlanePoint p = m_grid.planeCorner(cell, i);
            const std::int64_t t = turn(m_a, m_b, p);
            left += t < 0;
            right += t > 0;
            within = within || crosses(p, m_grid.planeCorner(cell, i + 1)) ||
                     (t == 0 && along(p) > 0 && along(p) < along(m_b));
        }
        return left > 0 && right > 0 && within;
    }

    const Grid &m_grid;
    PlanePoint m_a;
    PlanePoint m_b;
};

std::set<SideId> sidesOf(const std::vector<LineStep> &steps, Kind kind)
{
    std::set<SideId> sides;
    for (const LineStep &step : steps)
        if (step.kind == kind)
            sides.insert(step.side);
    return sides;
}

} // namespace

class TestLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheDefinition();
    void wayBackIsTheReverse();
    void cellsFollowEachOther();
    void straightRowCrossesSides();
    void spineReportsBothFlanks();
    void spineOnTheRimHasOneFlank();
    void diagonalOfSquaresPassesCorners();
    void hexCornerNamesTheCellOnlyTouched();
    void oneCellIsItself();
    void badCellsGiveNothing();
    void farLinesStayExact();
};

void TestLine::agreesWithTheDefinition()
{
    for (const Grid &grid : someGrids()) {
        for (Cell a = 0; a < grid.cellCount(); ++a) {
            for (Cell b = 0; b < grid.cellCount(); ++b) {
                const std::vector<LineStep> steps = traceLine(grid, a, b);
                const ByDefinition right(grid, a, b);
                std::set<Cell> cells;
                for (const LineStep &step : steps)
                    if (step.kind == Kind::Cell)
                        QVERIFY(cells.insert(step.cell).second);
                QVERIFY(cells == right.cells());
                QVERIFY(sidesOf(steps, Kind::Side) == right.sides(false));
                QVERIFY(sidesOf(steps, Kind::Along) == right.sides(true));
            }
        }
    }
}

void TestLine::wayBackIsTheReverse()
{
    for (const Grid &grid : someGrids()) {
        for (Cell a = 0; a < grid.cellCount(); ++a) {
            for (Cell b = a + 1; b < grid.cellCount(); ++b) {
                std::vector<LineStep> back = traceLine(grid, b, a);
                std::reverse(back.begin(), back.end());
                QVERIFY(traceLine(grid, a, b) == back);
            }
        }
    }
}

void TestLine::cellsFollowEachOther()
{
    for (const Grid &grid : someGrids()) {
        for (Cell b = 0; b < grid.cellCount(); ++b) {
            const std::vector<LineStep> steps = traceLine(grid, 10, b);
            QCOMPARE(steps.front().cell, 10);
            QCOMPARE(steps.back().cell, b);
            QCOMPARE(steps.size() % 2, std::size_t{1});
            for (std::size_t i = 1; i < steps.size(); i += 2) {
                const Cell left = steps[i - 1].cell;
                const Cell entered = steps[i + 1].cell;
                if (steps[i].kind == Kind::Along) {
                    QCOMPARE(grid.distance(left, entered), 2);
                    QVERIFY(grid.adjacent(steps[i].cell, left) && grid.adjacent(steps[i].cell, entered));
                } else {
                    QCOMPARE(steps[i].side, grid.sideBetween(left, entered));
                }
            }
        }
    }
}

void TestLine::straightRowCrossesSides()
{
    const Grid grid = Grid::hexes(5, 6);
    const std::vector<LineStep> steps = traceLine(grid, grid.cell({2, 1}), grid.cell({2, 3}));
    const Cell between = grid.cell({2, 2});
    const std::vector<LineStep> expected{
        {Kind::Cell, grid.cell({2, 1}), noCell, noSide},
        {Kind::Side, grid.cell({2, 1}), between, grid.side(between, 0)},
        {Kind::Cell, between, noCell, noSide},
        {Kind::Side, between, grid.cell({2, 3}), grid.side(between, 3)},
        {Kind::Cell, grid.cell({2, 3}), noCell, noSide},
    };
    QVERIFY(steps == expected);
    QCOMPARE(cellsOnLine(grid, grid.cell({2, 1}), grid.cell({2, 3})).size(), std::size_t{3});
}

void TestLine::spineReportsBothFlanks()
{
    // Columns 2 and 4 are level; between them the line runs along the side of two cells of column 3.
    const Grid grid = Grid::hexes(7, 5);
    const Cell from = grid.cell({2, 2});
    const Cell upper = grid.neighbour(from, 1);
    const Cell lower = grid.neighbour(from, 2);
    const std::vector<LineStep> steps = traceLine(grid, from, grid.cell({4, 2}));
    QCOMPARE(steps.size(), std::size_t{3});
    QVERIFY((steps[1] == LineStep{Kind::Along, upper, lower, grid.sideBetween(upper, lower)}));
    // Pointy ones have their spines up and down.
    const Grid pointy = Grid::hexes(5, 7, GridShape::HexPointy);
    const Cell top = pointy.cell({2, 2});
    const std::vector<LineStep> down = traceLine(pointy, top, pointy.cell({2, 4}));
    QCOMPARE(down.size(), std::size_t{3});
    QCOMPARE(down[1].kind, Kind::Along);
    QCOMPARE(down[1].side, pointy.sideBetween(pointy.neighbour(top, 2), pointy.neighbour(top, 3)));
}

void TestLine::spineOnTheRimHasOneFlank()
{
    const Grid grid = Grid::hexes(5, 4);
    const std::vector<LineStep> steps = traceLine(grid, grid.cell({0, 0}), grid.cell({2, 0}));
    QCOMPARE(steps.size(), std::size_t{3});
    const Cell flank = grid.cell({1, 0});
    QVERIFY((steps[1] == LineStep{Kind::Along, flank, noCell, grid.side(flank, 0)}));
}

void TestLine::diagonalOfSquaresPassesCorners()
{
    const Grid grid = Grid::squares(5, 5, 4);
    const std::vector<LineStep> steps = traceLine(grid, grid.cell({1, 1}), grid.cell({2, 2}));
    QCOMPARE(steps.size(), std::size_t{3});
    QVERIFY(
        (steps[1] == LineStep{Kind::Corner, grid.cell({2, 1}), grid.cell({1, 2}), grid.side(grid.cell({1, 1}), 3)}));
}

void TestLine::hexCornerNamesTheCellOnlyTouched()
{
    const Grid grid = Grid::hexes(9, 9);
    bool met = false;
    const Cell from = grid.cell({2, 2});
    for (Cell to = 0; to < grid.cellCount(); ++to) {
        const std::vector<LineStep> steps = traceLine(grid, from, to);
        for (std::size_t i = 1; i + 1 < steps.size(); i += 2) {
            if (steps[i].kind != Kind::Corner || steps[i].cell == noCell)
                continue;
            met = true;
            QVERIFY(grid.adjacent(steps[i].cell, steps[i - 1].cell));
            QVERIFY(grid.adjacent(steps[i].cell, steps[i + 1].cell));
            QCOMPARE(steps[i].other, noCell);
        }
    }
    QVERIFY(met);
}

void TestLine::oneCellIsItself()
{
    for (const Grid &grid : someGrids())
        QVERIFY((traceLine(grid, 5, 5) == std::vector<LineStep>{{Kind::Cell, 5, noCell, noSide}}));
}

void TestLine::badCellsGiveNothing()
{
    const Grid grid = Grid::hexes(4, 4);
    QVERIFY(traceLine(grid, noCell, 3).empty());
    QVERIFY(traceLine(grid, 3, 16).empty());
    QVERIFY(traceLine(Grid::table(72, 48), 0, 0).empty());
}

void TestLine::farLinesStayExact()
{
    const Grid grid = Grid::hexes(1000, 1000);
    const Cell to = grid.cell({998, 771});
    std::vector<LineStep> there = traceLine(grid, 0, to);
    std::reverse(there.begin(), there.end());
    QVERIFY(there == traceLine(grid, to, 0));
    QVERIFY(static_cast<int>(there.size()) > grid.distance(0, to));
}

QTEST_APPLESS_MAIN(TestLine)
#include "test_line.moc"
