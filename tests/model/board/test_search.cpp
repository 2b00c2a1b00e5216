// SPDX-License-Identifier: MIT
#include "model/board/search.h"

#include <QTest>

#include <random>
#include <set>

using namespace hotchkiss;

namespace {

std::vector<Grid> someGrids()
{
    return {Grid::hexes(13, 11),
            Grid::hexes(12, 9, GridShape::HexFlat, Stagger::Odd),
            Grid::hexes(9, 14, GridShape::HexPointy),
            Grid::hexes(10, 10, GridShape::HexPointy, Stagger::Odd),
            Grid::squares(12, 10, 4),
            Grid::squares(11, 9, 8)};
}

const auto everyStep = [](Cell, SideId, Cell) { return true; };
const auto oneEach = [](Cell, SideId, Cell) { return 1; };

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rangeHoldsWhatIsNear();
    void ringGoesAroundClockwise();
    void ringsMakeUpTheRange();
    void floodStopsAtSides();
    void floodCountsSteps();
    void pathOfEqualStepsIsTheDistance();
    void pathPrefersTheCheaperWay();
    void pathAsksForTheSideCrossed();
    void costMayDependOnTheDirection();
    void barredMeansNoPath();
    void reachKeepsToTheBudget();
    void reachAgreesWithSlowSearch();
    void badCellsFindNothing();
    void searchesDoNotMix();
};

void TestSearch::rangeHoldsWhatIsNear()
{
    const Grid hexes = Grid::hexes(20, 20);
    const Cell middle = hexes.cell({10, 10});
    QCOMPARE(cellsInRange(hexes, middle, 0), std::vector<Cell>{middle});
    QCOMPARE(cellsInRange(hexes, middle, 1).size(), std::size_t{7});
    QCOMPARE(cellsInRange(hexes, middle, 3).size(), std::size_t{37});
    QCOMPARE(cellsInRange(Grid::squares(20, 20, 4), 210, 2).size(), std::size_t{13});
    QCOMPARE(cellsInRange(Grid::squares(20, 20, 8), 210, 2).size(), std::size_t{25});
    QCOMPARE(cellsInRange(hexes, middle, std::numeric_limits<int>::max()).size(), std::size_t{400});
}

void TestSearch::ringGoesAroundClockwise()
{
    for (const Grid &grid : someGrids()) {
        const Cell middle = grid.cell({5, 5});
        const std::vector<Cell> first = ring(grid, middle, 1);
        std::vector<Cell> expected;
        for (int d = 0; d < grid.directions(); ++d)
            if (grid.isStep(d))
                expected.push_back(grid.neighbour(middle, d));
        QCOMPARE(first, expected);
    }
}

void TestSearch::ringsMakeUpTheRange()
{
    for (const Grid &grid : someGrids()) {
        for (const Cell middle : {grid.cell({0, 0}), grid.cell({4, 3}), grid.cell({8, 8})}) {
            std::vector<Cell> rings;
            for (int radius = 0; radius <= 5; ++radius) {
                for (const Cell cell : ring(grid, middle, radius)) {
                    QCOMPARE(grid.distance(middle, cell), radius);
                    rings.push_back(cell);
                }
            }
            std::sort(rings.begin(), rings.end());
            QCOMPARE(rings, cellsInRange(grid, middle, 5));
        }
    }
}

void TestSearch::floodStopsAtSides()
{
    const Grid grid = Grid::hexes(10, 10);
    // A wall of sides between columns 4 and 5 shuts the left half in.
    std::set<SideId> wall;
    for (int row = 0; row < 10; ++row)
        for (const int d : {1, 2})
            wall.insert(grid.side(grid.cell({4, row}), d));
    Search search;
    const auto passes = [&wall](Cell, SideId side, Cell) { return !wall.contains(side); };
    QCOMPARE(search.flood(grid, 0, passes).size(), std::size_t{50});
    QVERIFY(search.reached(grid.cell({4, 9})));
    QVERIFY(!search.reached(grid.cell({5, 9})));
    wall.erase(grid.side(grid.cell({4, 5}), 1));
    QCOMPARE(search.flood(grid, 0, passes).size(), std::size_t{100});
}

void TestSearch::floodCountsSteps()
{
    Search search;
    for (const Grid &grid : someGrids()) {
        const Cell from = grid.cell({3, 7});
        QCOMPARE(search.flood(grid, from, everyStep).size(), static_cast<std::size_t>(grid.cellCount()));
        for (Cell cell = 0; cell < grid.cellCount(); ++cell)
            QCOMPARE(search.costTo(cell), grid.distance(from, cell));
    }
}

void TestSearch::pathOfEqualStepsIsTheDistance()
{
    Search search;
    for (const Grid &grid : someGrids()) {
        for (Cell to = 0; to < grid.cellCount(); to += 7) {
            const Route route = search.shortestPath(grid, 4, to, oneEach);
            QVERIFY(route);
            QCOMPARE(route.cost, grid.distance(4, to));
            QCOMPARE(route.cells.front(), 4);
            QCOMPARE(route.cells.back(), to);
            for (std::size_t i = 1; i < route.cells.size(); ++i)
                QVERIFY(grid.adjacent(route.cells[i - 1], route.cells[i]));
        }
    }
}

void TestSearch::pathPrefersTheCheaperWay()
{
    // A marsh of cost 9 lies between; around it is longer but cheaper.
    const Grid grid = Grid::squares(7, 7, 4);
    const auto cost = [&grid](Cell, SideId, Cell next) {
        const Offset at = grid.offset(next);
        return at.column == 3 && at.row != 6 ? 9 : 1;
    };
    Search search;
    const Route route = search.shortestPath(grid, grid.cell({0, 4}), grid.cell({6, 4}), cost);
    QCOMPARE(route.cost, 10);
    QVERIFY(std::find(route.cells.begin(), route.cells.end(), grid.cell({3, 6})) != route.cells.end());
}

void TestSearch::pathAsksForTheSideCrossed()
{
    Search search;
    for (const Grid &grid : someGrids()) {
        bool allRight = true;
        search.shortestPath(grid, 0, grid.cellCount() - 1, [&](Cell cell, SideId side, Cell next) {
            allRight = allRight && grid.adjacent(cell, next) && side == grid.sideBetween(cell, next);
            return 1;
        });
        QVERIFY(allRight);
    }
}

void TestSearch::costMayDependOnTheDirection()
{
    const Grid grid = Grid::hexes(6, 1);
    const auto uphill = [](Cell cell, SideId, Cell next) { return next > cell ? 3 : 1; };
    Search search;
    QCOMPARE(search.shortestPath(grid, 0, 5, uphill).cost, 15);
    QCOMPARE(search.shortestPath(grid, 5, 0, uphill).cost, 5);
}

void TestSearch::barredMeansNoPath()
{
    const Grid grid = Grid::squares(5, 5, 8);
    const auto river = [&grid](Cell, SideId, Cell next) { return grid.offset(next).row == 2 ? -1 : 1; };
    Search search;
    QVERIFY(!search.shortestPath(grid, 0, 24, river));
    QVERIFY(search.shortestPath(grid, 0, 4, river));
}

void TestSearch::reachKeepsToTheBudget()
{
    const Grid grid = Grid::hexes(15, 15);
    Search search;
    const Cell middle = grid.cell({7, 7});
    std::vector<Cell> reached = search.reach(grid, middle, 3, oneEach);
    std::sort(reached.begin(), reached.end());
    QCOMPARE(reached, cellsInRange(grid, middle, 3));
    QCOMPARE(search.reach(grid, middle, 0, oneEach), std::vector<Cell>{middle});
    // Costs near the limit of the type do not wrap around.
    const auto dear = [](Cell, SideId, Cell) { return Search::unlimited - 1; };
    QCOMPARE(search.reach(grid, middle, Search::unlimited, dear).size(), std::size_t{7});
}

void TestSearch::reachAgreesWithSlowSearch()
{
    std::mt19937 random(7);
    Search search;
    for (const Grid &grid : someGrids()) {
        std::vector<int> price(static_cast<std::size_t>(grid.sideCount()));
        for (int &p : price)
            p = static_cast<int>(random() % 12) - 2;
        const auto cost = [&price](Cell, SideId side, Cell) { return price[static_cast<std::size_t>(side)]; };
        // Bellman and Ford: relax until nothing gets cheaper.
        constexpr int far = 1000000;
        std::vector<int> best(static_cast<std::size_t>(grid.cellCount()), far);
        best[0] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
                for (int d = 0; d < grid.directions(); ++d) {
                    const Cell next = grid.neighbour(cell, d);
                    if (next == noCell || !grid.isStep(d) || cost(cell, grid.side(cell, d), next) < 0)
                        continue;
                    const int total = best[static_cast<std::size_t>(cell)] + cost(cell, grid.side(cell, d), next);
                    if (total < best[static_cast<std::size_t>(next)]) {
                        best[static_cast<std::size_t>(next)] = total;
                        changed = true;
                    }
                }
            }
        }
        search.reach(grid, 0, Search::unlimited, cost);
        for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
            QCOMPARE(search.reached(cell), best[static_cast<std::size_t>(cell)] < far);
            if (search.reached(cell))
                QCOMPARE(search.costTo(cell), best[static_cast<std::size_t>(cell)]);
        }
    }
}

void TestSearch::badCellsFindNothing()
{
    const Grid grid = Grid::hexes(5, 5);
    Search search;
    QVERIFY(cellsInRange(grid, noCell, 2).empty());
    QVERIFY(cellsInRange(grid, 25, 2).empty());
    QVERIFY(cellsInRange(grid, 3, -1).empty());
    QVERIFY(ring(grid, 3, -1).empty());
    QVERIFY(ring(grid, 3, 1000000).empty());
    QVERIFY(!search.shortestPath(grid, noCell, 3, oneEach));
    QVERIFY(!search.shortestPath(grid, 3, 25, oneEach));
    QVERIFY(search.flood(grid, 99, everyStep).empty());
    QVERIFY(search.reach(Grid::table(72, 48), 0, 5, oneEach).empty());
    QVERIFY(!search.routeTo(noCell));
}

void TestSearch::searchesDoNotMix()
{
    Search search;
    search.flood(Grid::squares(30, 30, 4), 0, everyStep);
    const Grid small = Grid::hexes(4, 4);
    const auto nowhere = [](Cell, SideId, Cell) { return -1; };
    search.reach(small, 5, 10, nowhere);
    for (Cell cell = 0; cell < small.cellCount(); ++cell)
        QCOMPARE(search.reached(cell), cell == 5);
}

QTEST_APPLESS_MAIN(TestSearch)
#include "test_search.moc"
