// SPDX-License-Identifier: MIT
#include "model/document/document.h"
#include "model/scenario/reshape_board.h"
#include "tests/model/format/random_scenario.h"

#include <QTest>

using namespace hotchkiss;

namespace {

const char *cellSystems[] = {"battle-hymn", "rally-round-the-flag", "war-by-mail", "hold-the-line"};

Scenario randomScenario(int round)
{
    return RandomScenario(static_cast<unsigned>(round) * 77 + 5).scenario(*findSystem(cellSystems[round % 4]));
}

// What a directed mark says, as high>low, whichever cell the side is counted from.
std::string highCell(const Board &board, SideId side, int kind)
{
    const Mark mark = board.sides.mark(side, kind);
    const Cell cell = mark == Mark::HighThere ? board.grid.sideOther(side) : board.grid.sideCell(side);
    return cell == noCell ? "rim" : board.label(cell);
}

} // namespace

/// Resizing, cropping and renumbering boards: everything stays where it was.
class TestReshapeBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anchors()
    {
        const Grid grid = Grid::squares(10, 8);
        QCOMPARE(anchored(grid, 14, 10, Anchor::TopLeft), (Extent{0, 0, 14, 10}));
        QCOMPARE(anchored(grid, 14, 10, Anchor::Centre), (Extent{2, 1, 14, 10}));
        QCOMPARE(anchored(grid, 14, 10, Anchor::BottomRight), (Extent{4, 2, 14, 10}));
        QCOMPARE(anchored(grid, 7, 6, Anchor::Right), (Extent{-3, -1, 7, 6}));
        QCOMPARE(anchored(grid, 7, 6, Anchor::Top), (Extent{-2, 0, 7, 6}));
        QCOMPARE(anchored(Grid::table(72, 48), 73, 48, Anchor::Centre), (Extent{0.5, 0, 73, 48}));
        QCOMPARE(around(grid, {grid.cell({2, 3}), grid.cell({5, 4})}), (Extent{-2, -3, 4, 2}));
    }

    // Neighbours stay neighbours, in the same direction: an odd shift of staggered lines is made good.
    void motionIsExact()
    {
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy})
            for (const Stagger stagger : {Stagger::Even, Stagger::Odd})
                for (int left = -3; left <= 3; ++left)
                    for (int top = -3; top <= 3; ++top) {
                        const Grid before = Grid::hexes(9, 8, shape, stagger);
                        const Reframe frame(before, {double(left), double(top), 9.0 + left + 1, 8.0 + top + 1});
                        for (Cell cell = 0; cell < before.cellCount(); ++cell)
                            for (int d = 0; d < 6; ++d) {
                                const Cell next = before.neighbour(cell, d);
                                const Cell here = frame.cell(cell);
                                const Cell there = frame.cell(next);
                                if (next != noCell && here != noCell && there != noCell)
                                    QCOMPARE(frame.after().neighbour(here, d), there);
                            }
                    }
    }

    void oddShiftFlipsTheStagger()
    {
        const Grid grid = Grid::hexes(6, 6, GridShape::HexFlat, Stagger::Even);
        QCOMPARE(Reframe(grid, {1, 0, 7, 6}).after().stagger(), Stagger::Odd);
        QCOMPARE(Reframe(grid, {-1, 0, 5, 6}).after().stagger(), Stagger::Odd);
        QCOMPARE(Reframe(grid, {2, 1, 8, 7}).after().stagger(), Stagger::Even);
        const Grid pointy = Grid::hexes(6, 6, GridShape::HexPointy, Stagger::Odd);
        QCOMPARE(Reframe(pointy, {1, 0, 7, 6}).after().stagger(), Stagger::Odd);
        QCOMPARE(Reframe(pointy, {0, 1, 6, 7}).after().stagger(), Stagger::Even);
    }

    void growAndShrinkBack()
    {
        for (int round = 0; round < 60; ++round) {
            Scenario scenario = randomScenario(round);
            // Words far off the sheet go with the first cut.
            const Rect sheet = scenario.boards[0].grid.bounds();
            std::erase_if(scenario.boards[0].texts, [&sheet](const MapLabel &text) {
                return text.at.x > sheet.width || text.at.y > sheet.height;
            });
            RandomScenario random(static_cast<unsigned>(round));
            Document document(scenario);
            const Grid &grid = document.board(0).grid;
            const double left = random.number(0, 5);
            const double top = random.number(0, 5);
            const double width = grid.columns() + left + random.number(0, 4);
            const double height = grid.rows() + top + random.number(1, 4);
            const Extent back{-left, -top, double(grid.columns()), double(grid.rows())};
            document.execute(resizeBoard(document.scenario(), 0, {left, top, width, height}));
            document.execute(resizeBoard(document.scenario(), 0, back));
            Board board = document.board(0);
            QCOMPARE(board.grid, scenario.boards[0].grid);
            // Numbers can only be kept where there are numbers below the first.
            if (scenario.boards[0].labels.firstColumn > 5 && scenario.boards[0].labels.firstRow > 5)
                QCOMPARE(board.labels, scenario.boards[0].labels);
            board.labels = scenario.boards[0].labels;
            QVERIFY2(board == scenario.boards[0], qPrintable(QString::number(round)));
            QVERIFY(document.scenario().pieces == scenario.pieces);
            QVERIFY(document.scenario().objectives == scenario.objectives);
            QCOMPARE(document.undoStack()->count(), 2);
            document.undoStack()->undo();
            document.undoStack()->undo();
            QVERIFY(document.scenario() == scenario);
        }
    }

    void cropKeepsMeanings()
    {
        for (int round = 0; round < 60; ++round) {
            const Scenario scenario = randomScenario(round);
            const Board &before = scenario.boards[0];
            if (before.grid.columns() < 4 || before.grid.rows() < 4)
                continue;
            RandomScenario random(static_cast<unsigned>(round));
            const int left = random.number(0, 2);
            const int top = random.number(0, 2);
            const Extent crop{-double(left), -double(top), before.grid.columns() - left - 1.0,
                              before.grid.rows() - top - 1.0};
            Document document(scenario);
            const Losses losses = lossesOf(scenario, 0, crop);
            document.execute(resizeBoard(scenario, 0, crop));
            QCOMPARE(document.undoStack()->count(), 1);
            const Scenario &now = document.scenario();
            const Board &after = now.boards[0];
            int lost = 0;
            for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
                const Place &was = scenario.pieces[i].place;
                const Place &is = now.pieces[i].place;
                if (was.kind == Place::Kind::Nowhere || was.board != 0)
                    continue;
                if (is.kind == Place::Kind::Nowhere) {
                    ++lost;
                    continue;
                }
                QCOMPARE(is.bank, was.bank);
                QVERIFY(after.at(is.cell) == before.at(was.cell));
                // The first number rises by what is cut in front, so every cell keeps its own.
                if (after.label(is.cell).size() == before.label(was.cell).size())
                    QCOMPARE(after.label(is.cell), before.label(was.cell));
            }
            QCOMPARE(losses.pieces, lost);
            std::size_t found = 0;
            for (const Area &area : before.areas) {
                const int there = findArea(after, area.id);
                if (there < 0)
                    continue;
                ++found;
                for (const Cell cell : after.areas[std::size_t(there)].cells)
                    QVERIFY(after.grid.contains(cell));
            }
            QCOMPARE(found, after.areas.size());
            document.undoStack()->undo();
            QVERIFY(document.scenario() == scenario);
        }
    }

    void numbersOfCellsStay()
    {
        Scenario scenario = makeScenario(*findSystem("battle-hymn"), findSystem("battle-hymn")->presets[0]);
        Board &board = scenario.boards[0];
        board = makeBoard(Grid::hexes(20, 15), {});
        const auto cell = [](const Board &b, const char *label) { return *b.labels.cell(b.grid, label); };
        scenario.pieces.push_back(
            {"weed", PieceKind::Unit, "Weed", "usa", Place::onCell(0, cell(board, "0604")), 2, {}});
        scenario.arrivals.push_back({"a1", {"weed"}, 1, {"0703", "0101", "north"}, "", false});
        Area area;
        area.id = "north";
        area.cells = {cell(board, "0101"), cell(board, "0505")};
        board.areas.push_back(area);
        const int slope = scenario.system->sideType("slope");
        QVERIFY(slope >= 0);
        const SideId side = board.grid.sideBetween(cell(board, "0604"), cell(board, "0603"));
        board.sides.set(
            side,
            withMark(0, slope, board.grid.sideCell(side) == cell(board, "0604") ? Mark::HighHere : Mark::HighThere),
            board.grid.sideCount());
        Document document(scenario);
        document.execute(resizeBoard(scenario, 0, {-3, -2, 10, 10}));
        const Board &after = document.board(0);
        QCOMPARE(after.label(document.scenario().pieces[0].place.cell), std::string("0604"));
        QCOMPARE(document.scenario().pieces[0].facing, 2.0);
        QCOMPARE(after.label(0), std::string("0403"));
        QCOMPARE(document.scenario().arrivals[0].where, (std::vector<std::string>{"0703", "north"}));
        QCOMPARE(after.areas[0].cells.size(), std::size_t(1));
        QCOMPARE(after.label(after.areas[0].cells[0]), std::string("0505"));
        const SideId there = after.grid.sideBetween(cell(after, "0604"), cell(after, "0603"));
        QCOMPARE(highCell(after, there, slope), std::string("0604"));
    }

    // Where no numbers are left in front, cells are numbered anew and what names them follows.
    void growingInFrontRenumbers()
    {
        Scenario scenario =
            makeScenario(*findSystem("rally-round-the-flag"), findSystem("rally-round-the-flag")->presets[0]);
        const Labels labels{LabelScheme::LetterNumber, Corner::TopLeft, 1, 1};
        scenario.boards[0] = makeBoard(Grid::hexes(8, 8), labels);
        scenario.arrivals.push_back({"a1", {}, 1, {"B3"}, "", false});
        Document document(scenario);
        document.execute(resizeBoard(scenario, 0, {2, 1, 10, 9}));
        QCOMPARE(document.scenario().arrivals[0].where[0], std::string("D4"));
    }

    // A rim side becomes an inner one, and its high cell stays the same.
    void rimSidesBecomeInner()
    {
        Scenario scenario = makeScenario(*findSystem("battle-hymn"), findSystem("battle-hymn")->presets[0]);
        Board &board = scenario.boards[0];
        board = makeBoard(Grid::hexes(5, 5), {LabelScheme::ColumnRow, Corner::TopLeft, 20, 20});
        for (int d = 0; d < 6; ++d)
            for (const Cell cell : {board.grid.cell({0, 0}), board.grid.cell({4, 4}), board.grid.cell({2, 0})})
                if (board.grid.neighbour(cell, d) == noCell)
                    board.sides.set(board.grid.side(cell, d), withMark(0, 3, Mark::HighHere), board.grid.sideCount());
        const Board grown = Reframe(board.grid, {1, 1, 7, 7}).board(board);
        int seen = 0;
        for (SideId side = 0; side < board.grid.sideCount(); ++side) {
            if (!board.sides.has(side, 3))
                continue;
            const Cell cell = Reframe(board.grid, {1, 1, 7, 7}).cell(board.grid.sideCell(side));
            const SideId there = grown.grid.side(cell, board.grid.sideDirection(side));
            QVERIFY(grown.sides.has(there, 3));
            QCOMPARE(highCell(grown, there, 3), board.label(board.grid.sideCell(side)));
            ++seen;
        }
        QVERIFY(seen > 6);
    }

    void tableGrows()
    {
        Scenario scenario = makeScenario(*findSystem("hallowed-ground"), findSystem("hallowed-ground")->presets[0]);
        scenario.boards[0] = makeBoard(Grid::table(72, 48), {});
        scenario.boards[0].shapes.push_back({"s", "woods", "", {{1, 2}, {3, 2}, {3, 5}}, 0, 0, {}});
        scenario.pieces.push_back({"u", PieceKind::Unit, "U", "usa", Place::onTable(0, {70, 4}), 90, {}});
        Document document(scenario);
        // Inches count from the south-west corner: what comes at the top moves nothing.
        document.execute(resizeBoard(scenario, 0, {0, 12, 72, 60}));
        QCOMPARE(document.board(0).shapes[0].points[0], (Point{1, 2}));
        document.execute(resizeBoard(document.scenario(), 0, {6, 0, 78, 66}));
        QCOMPARE(document.board(0).shapes[0].points[0], (Point{7, 8}));
        QCOMPARE(document.scenario().pieces[0].place.at, (Point{76, 10}));
        document.execute(resizeBoard(document.scenario(), 0, {0, 0, 50, 66}));
        QCOMPARE(document.scenario().pieces[0].place.kind, Place::Kind::Nowhere);
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
        QVERIFY(document.scenario() == scenario);
    }

    void renumberingFollows()
    {
        Scenario scenario = makeScenario(*findSystem("battle-hymn"), findSystem("battle-hymn")->presets[0]);
        scenario.boards[0] = makeBoard(Grid::hexes(12, 10), {});
        scenario.arrivals.push_back({"a1", {}, 1, {"0302", "elsewhere"}, "", false});
        Document document(scenario);
        Board board = scenario.boards[0];
        board.labels = {LabelScheme::LetterNumber, Corner::BottomLeft, 1, 1};
        document.execute(changeBoard(scenario, 0, board));
        QCOMPARE(document.scenario().arrivals[0].where, (std::vector<std::string>{"C9", "elsewhere"}));
        QCOMPARE(document.undoStack()->count(), 1);
        document.undoStack()->undo();
        QVERIFY(document.scenario() == scenario);
        QVERIFY(changeBoard(scenario, 0, scenario.boards[0]).empty());
        QVERIFY(resizeBoard(scenario, 0, extentOf(scenario.boards[0].grid)).empty());
    }
};

QTEST_MAIN(TestReshapeBoard)
#include "test_reshape_board.moc"
