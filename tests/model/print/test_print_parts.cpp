// SPDX-License-Identifier: MIT
#include "model/format/scenario_file.h"
#include "model/print/common_parts.h"
#include "model/rules/hold_the_line/sources.h"
#include "model/ruleset/resources.h"
#include "model/ruleset/shared_ruleset.h"
#include "model/scenario/tile_stock.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hotchkiss;
using namespace hotchkiss::print;

namespace {

Scenario sample(const std::string &name)
{
    return std::get<Scenario>(loadScenario(sampleFolder() / (name + ".hotchkiss.yaml")));
}

template <typename T>
T contentOf(const Scenario &scenario, std::string_view key)
{
    for (const Part &part : partsOf(scenario))
        if (part.key == key)
            return std::get<T>(part.content);
    return {};
}

int copiesIn(const CounterGroup &group)
{
    int sum = 0;
    for (const Counter &counter : group.counters)
        sum += counter.copies;
    return sum;
}

const CounterGroup &groupNamed(const CounterSheet &sheet, const std::string &title)
{
    static const CounterGroup none;
    for (const CounterGroup &group : sheet.groups)
        if (group.title.str() == title)
            return group;
    return none;
}

int wholeField(const Scenario &scenario, const Piece &piece, const char *key)
{
    return static_cast<int>(
        std::get<std::int64_t>(valueOr(piece.fields, *findField(scenario.system->unitFields, key))));
}

const Table *tableTitled(const Card &card, const std::string &title)
{
    for (const Section &section : card.sections)
        for (const Stream &stream : section.streams)
            for (const Block &block : stream.blocks)
                if (const Table *table = std::get_if<Table>(&block); table != nullptr && table->title.str() == title)
                    return table;
    return nullptr;
}

} // namespace

class TestPrintParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySystemHasTheCommonParts_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"hold-the-line/first-bull-run", "battle-hymn/little-round-top", "rally-round-the-flag/perryville",
              "war-by-mail/eastern-theatre-1861", "hallowed-ground/meeting-engagement"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void everySystemHasTheCommonParts()
    {
        QFETCH(QString, name);
        const Scenario scenario = sample(name.toStdString());
        const std::vector<Part> parts = partsOf(scenario);
        for (const char *group : {"map", "sheet", "setup", "charts", "counters"})
            QVERIFY2(!partsNamed(parts, group).empty(), group);
        QCOMPARE(partsNamed(parts, "setup").size(), scenario.sides.size());
        QCOMPARE(partsNamed(parts, "all").size(), parts.size());
        QVERIFY(partsNamed(parts, "menu").empty());
        std::set<std::string> keys;
        for (const Part &part : parts)
            QVERIFY2(keys.insert(part.key).second, part.key.c_str());
        // Every unit and leader has a counter, and stands in the set-up list of its side.
        std::size_t listed = 0;
        for (std::size_t side = 0; side < scenario.sides.size(); ++side)
            for (const TableRow &row : setupTable(scenario, static_cast<int>(side)).rows)
                listed += row.group ? 0 : 1;
        QCOMPARE(listed, scenario.pieces.size());
    }

    // HL 1.0c: a flag label on one face only, a plain label of its type on the other. HL 3.1b: a flag block and as many
    // plain blocks as the SP asks.
    void labelsOfBlocks()
    {
        const Scenario scenario = sample("hold-the-line/first-bull-run");
        const auto sheet = contentOf<CounterSheet>(scenario, "counters");
        int flags = 0;
        int blocks = 0;
        for (const CounterGroup &group : sheet.groups)
            for (const Counter &counter : group.counters) {
                if (counter.front.symbol == "star" || counter.front.symbol == "leader")
                    continue;
                blocks += counter.copies;
                if (counter.front.swatch.empty()) {
                    QVERIFY(counter.front == counter.back); // plain on both faces
                    continue;
                }
                flags += counter.copies;
                QVERIFY(counter.back.swatch.empty() && counter.back.head.str().empty());
                QCOMPARE(counter.back.symbol, counter.front.symbol);
                QVERIFY2(std::string("GBO").find(counter.front.swatchText.str()) != std::string::npos, "HL 1.0d");
            }
        int units = 0;
        int points = 0;
        for (const Piece &piece : scenario.pieces)
            if (piece.kind == PieceKind::Unit) {
                ++units;
                points += wholeField(scenario, piece, "sp");
            }
        QCOMPARE(flags, units);
        QCOMPARE(blocks, points);
        QCOMPARE(sheet.tables.size(), std::size_t(1));
        for (const TableRow &row : sheet.tables.front().rows)
            QCOMPARE(row.cells[4].text.str(), row.cells[5].text.str()); // flag fronts and plain backs
    }

    void labelsBeyondThePoolAreTold()
    {
        Scenario scenario = sample("hold-the-line/first-bull-run");
        const auto last = [&] {
            const auto sheet = contentOf<CounterSheet>(scenario, "counters");
            return sheet.tables.front().rows.front().cells.back();
        };
        QVERIFY(!last().strong);
        scenario.chartOverrides[{"block_pool", "infantry", "plain"}] = std::int64_t{3};
        QVERIFY(last().strong);
        QVERIFY(last().text.str().find("short") != std::string::npos);
    }

    // HL 3.0.2: a unit whose SP the designer left out has the full strength of its type, on paper as in play.
    void blocksOfUnitsWithoutStrength()
    {
        Scenario scenario = sample("hold-the-line/first-bull-run");
        const Charts charts(*sharedRuleset(*scenario.system));
        int points = 0;
        int ofInfantry = 0;
        for (Piece &piece : scenario.pieces)
            if (piece.kind == PieceKind::Unit) {
                piece.fields.erase("sp");
                points += hold_the_line::startingStrength(scenario, charts, piece);
                ofInfantry += 4;
            }
        QVERIFY2(points < ofInfantry, "cavalry and artillery have fewer");
        int blocks = 0;
        for (const CounterGroup &group : contentOf<CounterSheet>(scenario, "counters").groups)
            for (const Counter &counter : group.counters)
                blocks += counter.front.symbol == "star" || counter.front.symbol == "leader" ? 0 : counter.copies;
        QCOMPARE(blocks, points);
    }

    // HL 1.0b: the tiles to cut out are those that lie on the board.
    void tilesAreThoseOfTheLayout()
    {
        const Scenario scenario = sample("hold-the-line/first-bull-run");
        const TileStock stock = layoutSupportOf(*scenario.system)->stock(scenario, *sharedRuleset(*scenario.system));
        int used = 0;
        int box = 0;
        for (const TilePiece &piece : stock) {
            used += piece.used;
            box += *piece.inBox;
        }
        const auto count = [&](const char *key) {
            int sum = 0;
            for (const TileFace &tile : contentOf<TileSheet>(scenario, key).tiles)
                sum += tile.copies;
            return sum;
        };
        QCOMPARE(count("tiles-used"), used);
        QCOMPARE(count("tiles-box"), box);
        const auto layout = contentOf<Card>(scenario, "layout");
        const Table *table = tableTitled(layout, "Tiles");
        QVERIFY(table != nullptr);
        QCOMPARE(table->rows.back().cells[2].text.str(), std::to_string(used));
        // Each tile of the layout has its letters; only pieces with water are turned.
        const auto &picture = std::get<MapPicture>(layout.sections.front().streams.front().blocks.front());
        QCOMPARE(static_cast<int>(picture.marks.size()), used);
        for (const TileMark &mark : picture.marks)
            QCOMPARE(mark.tick >= 0, mark.code == "R" || mark.code == "Br");
    }

    // HL 8.4: each side's own edge; HL 5.0a, 6.1a, 10.0a on the sheet.
    void sheetOfHoldTheLine()
    {
        Scenario scenario = sample("hold-the-line/first-bull-run");
        const auto map = contentOf<MapSheets>(scenario, "map");
        QCOMPARE(map.edges.size(), std::size_t(2));
        QCOMPARE(map.edges.front().edge, std::string("north"));
        scenario.info.fields["hill_artillery"] = true;
        const auto sheet = contentOf<Card>(scenario, "sheet");
        QVERIFY(sheet.onePage);
        const Table *rules = tableTitled(sheet, "Optional and special rules in force");
        QVERIFY(rules != nullptr);
        QCOMPARE(rules->rows.front().cells[1].text.str(), std::string("HL 11.3"));
        const Table *counters = tableTitled(sheet, "VP counters");
        QVERIFY(counters != nullptr);
        QCOMPARE(counters->rows.size(), scenario.objectives.size());
    }

    void chartsMarkWhatIsNotTheRulebooks()
    {
        Scenario scenario = sample("hold-the-line/first-bull-run");
        scenario.chartOverrides[{"combat", "infantry", "hit_1"}] = std::int64_t{4};
        const Charts charts(*sharedRuleset(*scenario.system), scenario.chartOverrides);
        const Table table = chartTable(*charts.ruleset().chart("combat"), charts);
        const TableRow &infantry = table.rows.front();
        QVERIFY(!infantry.cells[1].house && !infantry.cells[1].changed); // 3 dice: HL 8.1.3d
        QVERIFY(infantry.cells[3].house);                                // range 2: D-04
        QVERIFY(infantry.cells[4].changed && !infantry.cells[4].house);
        QCOMPARE(infantry.cells[4].text.str(), std::string("4"));
        QVERIFY2(chartTable(*charts.ruleset().chart("morale_die"), charts).house, "D-03: all of it");
    }

    // BH 2.2.3: the markers of a game, counted by the chart of the marker pool.
    void markersOfBattleHymn()
    {
        const Scenario scenario = sample("battle-hymn/little-round-top");
        const auto sheet = contentOf<CounterSheet>(scenario, "markers");
        QCOMPARE(sheet.size, 15.875); // 5/8 in, BH 1.1
        std::set<std::string> formations;
        int units = 0;
        int cavalry = 0;
        int highest = 0;
        for (const Piece &piece : scenario.pieces)
            if (piece.kind == PieceKind::Unit) {
                formations.insert(piece.command);
                ++units;
                cavalry += textOr(piece.fields, scenario.system->unitFields, "type") == "cavalry" ? 1 : 0;
                highest = std::max(highest, wholeField(scenario, piece, "sp"));
            }
        QCOMPARE(copiesIn(groupNamed(sheet, "Movement Turns")), static_cast<int>(formations.size())); // BH 2.2.3a
        QCOMPARE(copiesIn(groupNamed(sheet, "Combat Turns")), 2);                                     // BH 2.2.3b
        QCOMPARE(copiesIn(groupNamed(sheet, "Approach Fire")), std::max(12, (units + 2) / 3));        // BH 2.2.3c
        QCOMPARE(copiesIn(groupNamed(sheet, "Horses")), 2 * cavalry);                                 // BH 2.2.3e
        QCOMPARE(copiesIn(groupNamed(sheet, "Hits")), 36);                                            // BH 2.2.3h
        QCOMPARE(copiesIn(groupNamed(sheet, "Control")), static_cast<int>(scenario.objectives.size()));
        QCOMPARE(copiesIn(groupNamed(sheet, "Victory Points")), 40); // BH 2.2.3f
        QCOMPARE(copiesIn(groupNamed(sheet, "Time and Initiative")), 3);
        for (const char *title : {"Strength", "Demoralization"}) { // BH 2.2.3d
            const CounterGroup &group = groupNamed(sheet, title);
            QCOMPARE(static_cast<int>(group.counters.size()), highest - 1);
            for (std::size_t i = 0; i < group.counters.size(); ++i) {
                const auto able =
                    std::count_if(scenario.pieces.begin(), scenario.pieces.end(), [&](const Piece &piece) {
                        return piece.kind == PieceKind::Unit &&
                               wholeField(scenario, piece, "sp") > static_cast<int>(i) + 1;
                    });
                QCOMPARE(group.counters[i].copies, std::max(1, static_cast<int>(able + 1) / 2));
            }
        }
    }

    void controlFlagsHaveAFaceAnOwner()
    {
        Scenario scenario = sample("battle-hymn/little-round-top");
        scenario.objectives.front().owner.clear();
        const CounterGroup flags = groupNamed(contentOf<CounterSheet>(scenario, "markers"), "Control");
        QCOMPARE(flags.counters.size(), scenario.objectives.size() + 1); // BH 2.2.3g: one without owner
        QVERIFY(flags.counters.front().front.colour != flags.counters.front().back.colour);
    }

    // BH 2.2.1b: a hex, or the Hour and the entry area.
    void countersCarryTheirSetupCodes()
    {
        const Scenario scenario = sample("battle-hymn/little-round-top");
        const auto sheet = contentOf<CounterSheet>(scenario, "counters");
        std::map<std::string, std::string> codes;
        for (const CounterGroup &group : sheet.groups)
            for (const Counter &counter : group.counters)
                codes[counter.front.piece->id] = counter.front.head.str();
        QCOMPARE(codes["ward"], std::string("2913"));
        QCOMPARE(codes["weed"], std::string("2B"));
        QCOMPARE(codes["fisher"], std::string("3 B/A"));
        QCOMPARE(codes["wilcox"], std::string("3C"));
    }

    void sheetsOfTheBox()
    {
        const std::vector<PaperSize> papers = papersOf(sample("battle-hymn/little-round-top"));
        QCOMPARE(papers.size(), std::size_t(2)); // BH 1.1
        QCOMPARE(papers[0].name, std::string("22x34"));
        QCOMPARE(papers[1].name, std::string("17x22"));
        QCOMPARE(papers[1].width, 17 * 25.4);
    }

    // RF 2.21: the back of a brigade shows what it is worth when damaged.
    void damagedFaces()
    {
        const Scenario scenario = sample("rally-round-the-flag/perryville");
        int damaged = 0;
        for (const CounterGroup &group : contentOf<CounterSheet>(scenario, "counters").groups)
            for (const Counter &counter : group.counters)
                if (counter.front.piece->kind == PieceKind::Unit && counter.back.piece) {
                    QCOMPARE(wholeField(scenario, *counter.back.piece, "sp"),
                             wholeField(scenario, *counter.front.piece, "damaged_sp"));
                    ++damaged;
                }
        QVERIFY(damaged > 10);
    }

    void linesOfAFileBecomeParagraphs()
    {
        std::vector<Block> blocks;
        addParagraphs(blocks, "One sentence that\nis broken. And\nmore.\nThe next.\n\nLast");
        QCOMPARE(blocks.size(), std::size_t(3));
        QCOMPARE(std::get<Paragraph>(blocks[0]).text.str(), std::string("One sentence that is broken. And more."));
        QCOMPARE(std::get<Paragraph>(blocks[2]).text.str(), std::string("Last"));
    }
};

QTEST_GUILESS_MAIN(TestPrintParts)
#include "test_print_parts.moc"
