// SPDX-License-Identifier: MIT
#include "model/format/layout_file.h"
#include "model/format/scenario_file.h"
#include "model/rules/hold_the_line/declaration.h"
#include "model/rules/hold_the_line/tiles.h"
#include "model/ruleset/resources.h"
#include "model/ruleset/shared_ruleset.h"

#include <QTest>

#include <set>

using namespace hotchkiss;
using namespace hotchkiss::hold_the_line;

/// The box of tiles: what a board uses of it, which river piece goes where, and boards laid by chance.
class TestTileLayouts : public QObject
{
    Q_OBJECT

private:
    static const System &hl() { return hold_the_line::system(); }
    static const Ruleset &rules() { return *sharedRuleset(hl()); }
    static Scenario blank(int columns = 13, int rows = 9, GridShape shape = GridShape::HexFlat)
    {
        BoardPreset preset = hl().presets.front();
        preset.grid = Grid::hexes(columns, rows, shape);
        return makeScenario(hl(), preset);
    }
    static Scenario bullRun()
    {
        return std::get<Scenario>(loadScenario(sampleFolder() / "hold-the-line/first-bull-run.hotchkiss.yaml"));
    }
    static void carryOut(Scenario &scenario, const EditStep &step)
    {
        for (const Edit &edit : step.edits)
            applyEdit(scenario, edit);
    }
    static Cell at(const Scenario &s, int column, int row) { return s.boards[0].grid.cell(Offset{column, row}); }
    static void setTerrain(Scenario &s, Cell cell, const char *key, const char *variant = nullptr)
    {
        s.boards[0].cells[static_cast<std::size_t>(cell)].terrain = static_cast<std::uint8_t>(hl().terrain(key));
        if (variant != nullptr)
            s.boards[0].notes[cell].values["variant"] = std::string(variant);
    }
    static int used(const Scenario &s, const char *key) { return findTile(tileStock(s, rules()), key)->used; }
    static int tilesOf(const Scenario &s, const char *terrain)
    {
        int count = 0;
        for (const CellContent &cell : s.boards[0].cells)
            count += cell.terrain == hl().terrain(terrain) ? 1 : 0;
        return count;
    }
    static RandomLayout wishOf(const Scenario &s, std::uint64_t seed, bool river, Symmetry symmetry)
    {
        return {seed, layoutSupport().usualQuotas(s, rules(), 0), river, symmetry};
    }

private Q_SLOTS:
    void countsTheBox()
    {
        Scenario s = blank();
        QCOMPARE(findTile(tileStock(s, rules()), "woods_a")->inBox, std::optional<int>(16));
        setTerrain(s, at(s, 1, 1), "woods");
        setTerrain(s, at(s, 2, 1), "woods", "b");
        setTerrain(s, at(s, 3, 1), "hill");
        QCOMPARE(used(s, "woods_a"), 1);
        QCOMPARE(used(s, "woods_b"), 1);
        QCOMPARE(used(s, "hill"), 1);
        QCOMPARE(used(s, "orchard"), 0);
        s.chartOverrides[{"tile_inventory", "hill", "count"}] = std::int64_t{0};
        const TileStock stock = tileStock(s, rules());
        QVERIFY(findTile(stock, "hill")->isOver());
        QCOMPARE(shortages(stock), (std::vector<Shortage>{{"hill", 1, "", 0}}));
        QCOMPARE(stockOf(stock, hl().terrain("woods")), (std::optional<TerrainStock>({2, 32})));
        QVERIFY(!stockOf(stock, hl().terrain("clear")));
        carryOut(s, setUnlimitedTiles(s, true));
        QVERIFY(shortages(tileStock(s, rules())).empty());
        QVERIFY(!findTile(tileStock(s, rules()), "hill")->inBox);
    }

    /// Both styles are the same terrain, so one stands in for the other.
    void swapsStyles_data()
    {
        QTest::addColumn<QString>("terrain");
        QTest::addColumn<int>("count");
        QTest::newRow("HL 2.2.5e") << "woods" << 20;
        QTest::newRow("HL 2.2.8e") << "town" << 8;
    }
    void swapsStyles()
    {
        QFETCH(QString, terrain);
        QFETCH(int, count);
        const std::string key = terrain.toStdString();
        Scenario s = blank();
        for (Cell cell = 0; cell < count; ++cell)
            setTerrain(s, cell, key.c_str());
        const Cell locked = count - 1;
        s.boards[0].notes[locked].values["locked"] = true;
        const std::vector<Shortage> missing = shortages(tileStock(s, rules()));
        QCOMPARE(missing.size(), std::size_t{1});
        QCOMPARE(missing[0].substitute, key + "_b");
        QCOMPARE(missing[0].spares, missing[0].missing);
        const Scenario before = s;
        const EditStep step = swapStyles(s, rules());
        carryOut(s, step);
        QVERIFY(shortages(tileStock(s, rules())).empty());
        QVERIFY(!s.boards[0].notes[locked].values.contains("variant"));
        for (auto edit = step.edits.rbegin(); edit != step.edits.rend(); ++edit)
            applyEdit(s, inverse(*edit));
        QCOMPARE(s, before);
    }

    void fitsRiverPieces_data()
    {
        QTest::addColumn<int>("edges");
        QTest::addColumn<QString>("piece");
        QTest::addColumn<int>("rotation");
        QTest::addColumn<bool>("exact");
        QTest::newRow("straight north to south") << 0b001001 << "river_straight" << 0 << true;
        QTest::newRow("straight, turned twice") << 0b100100 << "river_straight" << 2 << true;
        QTest::newRow("wide bend") << 0b000101 << "river_wide_bend" << 0 << true;
        QTest::newRow("wide bend over the top") << 0b100010 << "river_wide_bend" << 5 << true;
        QTest::newRow("sharp bend") << 0b011000 << "river_sharp_bend" << 3 << true;
        QTest::newRow("fork") << 0b101010 << "river_fork" << 1 << true;
        QTest::newRow("end") << 0b010000 << "river_end" << 4 << true;
        QTest::newRow("no such piece") << 0b111111 << "river_fork" << 0 << false;
    }
    void fitsRiverPieces()
    {
        QFETCH(int, edges);
        QFETCH(QString, piece);
        QFETCH(int, rotation);
        QFETCH(bool, exact);
        const std::vector<TileKind> kinds = tileKinds(blank(), rules());
        const auto fit = fitRiver(kinds, hl().terrain("river"), static_cast<Edges>(edges));
        QVERIFY(fit);
        QCOMPARE(QString::fromStdString(kinds[fit->kind].key), piece);
        QCOMPARE(fit->rotation, rotation);
        QCOMPARE(fit->exact, exact);
    }

    void bridgesTakeTheStraightsPlace()
    {
        const std::vector<TileKind> kinds = tileKinds(blank(), rules());
        const auto fit = fitRiver(kinds, hl().terrain("bridge"), 0b010010);
        QVERIFY(fit && fit->exact);
        QCOMPARE(kinds[fit->kind].key, std::string("bridge"));
        QCOMPARE(fit->rotation, 1);
        QCOMPARE(int{turned(kinds[fit->kind].roadway, fit->rotation)}, 0b100100);
        QVERIFY(!fitRiver(kinds, hl().terrain("bridge"), 0b000011)->exact);
    }

    void readsTheCourse()
    {
        Scenario s = blank(5, 5);
        const std::vector<TileKind> kinds = tileKinds(s, rules());
        // Undrawn: to the river hexes around, and over the rim.
        for (int row = 0; row < 3; ++row)
            setTerrain(s, at(s, 2, row), "river");
        QCOMPARE(int{riverEdges(s, kinds, s.boards[0], at(s, 2, 0))}, 0b001001);
        QCOMPARE(int{riverEdges(s, kinds, s.boards[0], at(s, 2, 1))}, 0b001001);
        QCOMPARE(int{riverEdges(s, kinds, s.boards[0], at(s, 2, 2))}, 0b000001);
        QCOMPARE(used(s, "river_straight"), 2);
        QCOMPARE(used(s, "river_end"), 1);
        // A piece the designer chose.
        s.boards[0].notes[at(s, 2, 2)].values["piece"] = std::string("wide_bend");
        s.boards[0].notes[at(s, 2, 2)].values["rotation"] = std::int64_t{4};
        QCOMPARE(int{riverEdges(s, kinds, s.boards[0], at(s, 2, 2))}, 0b010001);
        QCOMPARE(used(s, "river_wide_bend"), 1);
        // A course that is drawn wins.
        const Grid &grid = s.boards[0].grid;
        const int course = hl().pathType("river");
        for (const int edge : {0, 1})
            s.boards[0].paths.set(grid.side(at(s, 2, 1), edge), withMark(0, course, Mark::Plain), grid.sideCount());
        QCOMPARE(int{riverEdges(s, kinds, s.boards[0], at(s, 2, 1))}, 0b000011);
        QCOMPARE(used(s, "river_sharp_bend"), 1);
    }

    void sampleFitsTheBox()
    {
        const Scenario s = bullRun();
        const TileStock stock = tileStock(s, rules());
        int sum = 0;
        for (const TilePiece &piece : stock)
            sum += piece.used;
        int tiles = 0;
        for (const CellContent &cell : s.boards[0].cells)
            tiles += cell.terrain != hl().terrain("clear") && cell.terrain != hl().terrain("off") ? 1 : 0;
        QCOMPARE(sum, tiles);
    }

    void laysByChance_data()
    {
        QTest::addColumn<int>("symmetry");
        QTest::addColumn<bool>("river");
        QTest::addColumn<bool>("pointy");
        for (int symmetry = 0; symmetry < 4; ++symmetry)
            for (const bool river : {false, true})
                for (const bool pointy : {false, true})
                    QTest::addRow("symmetry %d, river %d, pointy %d", symmetry, river, pointy)
                        << symmetry << river << pointy;
    }
    void laysByChance()
    {
        QFETCH(int, symmetry);
        QFETCH(bool, river);
        QFETCH(bool, pointy);
        const Scenario empty = blank(13, 9, pointy ? GridShape::HexPointy : GridShape::HexFlat);
        std::set<std::string> boards;
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            Scenario s = empty;
            const RandomLayout wish = wishOf(s, seed, river, static_cast<Symmetry>(symmetry));
            const auto step = layoutSupport().random(s, rules(), 0, wish);
            QVERIFY2(step, step ? "" : step.error().text.str().c_str());
            carryOut(s, *step);
            QVERIFY2(shortages(tileStock(s, rules())).empty(), "within the box");
            for (const TerrainQuota &quota : wish.quotas) {
                const std::string &key = hl().terrains[static_cast<std::size_t>(quota.terrain)].key;
                const int count = tilesOf(s, key.c_str());
                QVERIFY2(river || (key != "river" && key != "bridge") || count == 0, key.c_str());
                QVERIFY2(count <= quota.maximum, key.c_str());
                QVERIFY2(count >= quota.minimum, key.c_str());
            }
            QCOMPARE(tilesOf(s, "river") > 0, river);
            checkRiver(s);
            if (symmetry > 0)
                checkSymmetry(s, static_cast<Symmetry>(symmetry));
            boards.insert(scenarioText(s));
            // The same seed lays the same board, whatever lay there before.
            Scenario again = s;
            const auto second = layoutSupport().random(again, rules(), 0, wish);
            QVERIFY(second && second->empty());
        }
        QVERIFY(boards.size() > 20);
    }

    void laysAroundWhatStands()
    {
        Scenario s = bullRun();
        s.boards[0].notes[at(s, 0, 1)].values["locked"] = true;
        const CellContent locked = s.boards[0].at(at(s, 0, 1));
        const Charts charts(rules());
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto step = layoutSupport().random(s, rules(), 0, wishOf(s, seed, false, Symmetry::None));
            QVERIFY2(step, step ? "" : step.error().text.str().c_str());
            carryOut(s, *step);
            QCOMPARE(s.boards[0].at(at(s, 0, 1)), locked);
            for (const Piece &piece : s.pieces)
                if (piece.place.kind == Place::Kind::OnCell) {
                    const auto &terrain = hl().terrains[s.boards[0].at(piece.place.cell).terrain].key;
                    QVERIFY2(charts.flag(charts.id("terrain", terrain, "land")), "nobody is left in a swamp");
                }
        }
    }

    void refusesWhatTheBoxHasNot()
    {
        const Scenario s = blank();
        RandomLayout wish{1, {{hl().terrain("orchard"), 7, 9}}, false, Symmetry::None};
        QVERIFY(!layoutSupport().random(s, rules(), 0, wish));
        wish.quotas = {{hl().terrain("orchard"), 5, 4}};
        QVERIFY(!layoutSupport().random(s, rules(), 0, wish));
        wish.quotas = {{hl().terrain("river"), 0, 2}};
        wish.river = true;
        QVERIFY(!layoutSupport().random(s, rules(), 0, wish));
        const Scenario small = blank(3, 3);
        QVERIFY(
            !layoutSupport().random(small, rules(), 0, {1, {{hl().terrain("hill"), 10, 20}}, false, Symmetry::None}));
    }

    void layoutsCarryTheGroundOnly()
    {
        const Scenario from = bullRun();
        const Scenario layout = layoutOf(from, 0, "Bull Run tiles");
        QVERIFY(layout.pieces.empty() && layout.boards[0].areas.empty() && layout.boards[0].texts.empty());
        const auto read = readScenario(scenarioText(layout), "layout.yaml");
        QVERIFY(std::holds_alternative<Scenario>(read));
        Scenario into = blank();
        into.boards[0].notes[3].name = "A place";
        const Scenario before = into;
        const auto step = applyLayout(into, 0, std::get<Scenario>(read));
        QVERIFY(step);
        carryOut(into, *step);
        QCOMPARE(into.boards[0].cells, from.boards[0].cells);
        QVERIFY(into.boards[0].paths == from.boards[0].paths);
        QCOMPARE(into.boards[0].notes[3].name, std::string("A place"));
        QCOMPARE(tileStock(into, rules()), tileStock(from, rules()));
        applyEdit(into, inverse(step->edits.front()));
        QCOMPARE(into, before);
        // A smaller board takes what fits, another lattice nothing.
        Scenario small = blank(6, 4);
        carryOut(small, *applyLayout(small, 0, layout));
        QCOMPARE(small.boards[0].at(at(small, 0, 1)).terrain, from.boards[0].at(at(from, 0, 1)).terrain);
        QVERIFY(!applyLayout(blank(13, 9, GridShape::HexPointy), 0, layout));
        const System &other = *findSystem("battle-hymn");
        QVERIFY(!applyLayout(makeScenario(other, other.presets.front()), 0, layout));
    }

    void othersHaveNoBox()
    {
        for (const System *system : systems())
            QCOMPARE(layoutSupportOf(*system) != nullptr, system == &hl());
    }

private:
    // Each river hex has just the edges of a piece, and every edge meets one across the side or leaves the board.
    static void checkRiver(const Scenario &s)
    {
        const Board &board = s.boards[0];
        const std::vector<TileKind> kinds = tileKinds(s, rules());
        for (Cell cell = 0; cell < board.grid.cellCount(); ++cell) {
            const int terrain = board.at(cell).terrain;
            if (terrain != hl().terrain("river") && terrain != hl().terrain("bridge"))
                continue;
            const Edges edges = riverEdges(s, kinds, board, cell);
            QVERIFY(fitRiver(kinds, terrain, edges)->exact);
            for (int d = 0; d < 6; ++d) {
                const Cell next = board.grid.neighbour(cell, d);
                if ((edges >> d & 1) != 0 && next != noCell)
                    QVERIFY((riverEdges(s, kinds, board, next) >> board.grid.opposite(d) & 1) != 0);
            }
        }
    }
    static void checkSymmetry(const Scenario &s, Symmetry symmetry)
    {
        const Board &board = s.boards[0];
        const SymmetryMap map(board.grid, symmetry);
        for (Cell cell = 0; cell < board.grid.cellCount(); ++cell) {
            const Cell there = map.image(cell);
            if (there != noCell)
                QCOMPARE(board.at(there).terrain, board.at(cell).terrain);
        }
    }
};

QTEST_APPLESS_MAIN(TestTileLayouts)
#include "test_tile_layouts.moc"
