// SPDX-License-Identifier: MIT
// An Hour of Battle Hymn by mouse: the cup, an arrival, an Approach, bombardment, an Engagement of two Rounds, a
// retreat into friends, an advance.
#include "tests/gui/play_table.h"
#include "views/board/flat_counter.h"
#include "views/board/worn_counter.h"
#include "views/playtest/chip_row.h"

using namespace hotchkiss;

namespace {

class Table : public PlayTable
{
public:
    explicit Table(std::vector<int> dice)
        : PlayTable(battle(), std::move(dice))
    {}

    bool asks(const char *step, int side) const
    {
        const Decision decision = play()->game().decision();
        if (decision.step == step && decision.isFor(side))
            return true;
        qWarning("asked is %s of %u", decision.step.c_str(), decision.sides);
        return false;
    }
    QString chips() const
    {
        QStringList all;
        for (const ChipRow *row : page()->findChildren<ChipRow *>())
            all << row->accessibleName();
        return all.join(QStringLiteral(" | "));
    }
    CounterState state(const char *id) const { return counterState(piece(id)); }
    /// Points at a piece and tells what the card there says.
    Preview pointAt(const char *id) const
    {
        const QPointF at = pieceOutline(shown(), findPiece(shown(), id)).boundingRect().center();
        QTest::mouseMove(board()->viewport(), board()->fromMap(at).toPoint());
        return board()->hovered() ? play()->game().preview(*board()->hovered()) : Preview();
    }

private:
    static Scenario battle()
    {
        const System *system = findSystem("battle-hymn");
        Scenario scenario = makeScenario(*system, system->presets.front());
        scenario.info.title = "An Hour";
        scenario.turns.resize(2);
        scenario.turns[0].initiative = "usa";
        const Board &board = scenario.boards[0];
        const auto cell = [&board](const char *label) { return *board.labels.cell(board.grid, label); };
        const auto formation = [&scenario](const char *id, const char *side, const char *colour) {
            Command command;
            command.id = id;
            command.name = id;
            command.parent = side;
            command.level = "formation";
            command.colour = colour;
            scenario.commands.push_back(command);
        };
        formation("Birney", "usa", "#2f5fa8");
        formation("Hood", "csa", "#9a3b2e");
        const auto add = [&](const char *id, const char *command, const char *type, const char *at) -> Piece & {
            Piece piece;
            piece.id = id;
            piece.name = id;
            piece.command = command;
            piece.fields["type"] = std::string(type);
            piece.fields["sp"] = std::int64_t{4};
            piece.fields["ma"] = std::int64_t{8};
            if (at != nullptr)
                piece.place = Place::onCell(0, cell(at));
            return scenario.pieces.emplace_back(std::move(piece));
        };
        add("ward", "Birney", "infantry", "0502");
        add("guns", "Birney", "artillery", "0703").fields["sp"] = std::int64_t{2};
        add("late", "Birney", "infantry", nullptr);
        add("law", "Hood", "infantry", "0505").fields["sp"] = std::int64_t{5};
        add("benning", "Hood", "infantry", "0506");
        add("anderson", "Hood", "infantry", "0605");
        Area road;
        road.id = "B";
        road.name = "B";
        road.kind = "entry";
        road.side = "usa";
        road.cells = {cell("0101")};
        scenario.boards[0].areas.push_back(road);
        scenario.arrivals.push_back({"column", {"late"}, 1, {"B"}, {}, false});
        scenario.objectives.push_back({"orchard", "The Orchard", Place::onCell(0, cell("0505")), 5, 0, "csa", {}});
        for (const char *closed : {"0404", "0405", "0604"})
            scenario.boards[0].cells[static_cast<std::size_t>(cell(closed))].terrain =
                static_cast<std::uint8_t>(system->terrain("water"));
        scenario.boards[0].cells[static_cast<std::size_t>(cell("0904"))].terrain =
            static_cast<std::uint8_t>(system->terrain("woods"));
        return scenario;
    }
};

} // namespace

class TestBattleHymnPlaytest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anHourByMouse()
    {
        Table table({1,                              // the cup gives Birney's marker
                     1,  10, 1,                      // the guns hit once, and Law fails its check
                     10, 10, 10, 10,                 // Law's Approach Fire
                     10, 10, 10, 10, 10, 10, 10, 10, // the first Round: nobody is hit
                     1,  10, 10, 10, 10, 10, 10, 10, // the second: Ward hits once
                     1,                              // Law fails its check
                     1,                              // and so does Benning, who is pushed aside
                     1});                            // the cup gives Hood's marker
        const std::uint64_t start = table.play()->game().hash();
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        // BH 3.9c: whoever has the Initiative may take its Combat Turn, or let a marker be drawn.
        QVERIFY(table.asks("marker", 0));
        QVERIFY2(table.chips().contains(QStringLiteral("Birney")), qPrintable(table.chips()));
        QVERIFY(table.pick(QStringLiteral("Draw a marker")));
        QVERIFY(table.asks("movement", 0));
        QVERIFY(!table.chips().contains(QStringLiteral("Birney")));

        table.clickPiece("ward");
        table.clickCell("0504");
        QCOMPARE(table.placeOf("ward"), std::string("0504"));
        QVERIFY(table.state("ward").underFire);
        // BH 12.2a: a unit that waits off the map is chosen from the list, and comes in where it is clicked.
        QVERIFY(table.pick(QStringLiteral("Choose late")));
        QCOMPARE(table.board()->chosen(), PieceIndex(2));
        table.clickCell("0201");
        QCOMPARE(table.placeOf("late"), std::string("0201"));
        QVERIFY(table.pick(QStringLiteral("End the Movement Turn")));

        QVERIFY(table.pick(QStringLiteral("Play the Combat Turn")));
        QVERIFY(table.asks("bombard", 0));
        table.clickPiece("guns");
        // BH 9d: the sum is told before the dice are rolled.
        const Preview card = table.pointAt("law");
        QVERIFY(card.terms.size() > 1);
        QVERIFY(card.chance > 0);
        table.clickPiece("law");
        QCOMPARE(table.state("law").shaken, 1);
        QVERIFY(table.asks("retreat-first", 0));
        QVERIFY(table.pick(QStringLiteral("No more retreats")));
        // BH 6.1.7, BH 7.8a: both Rounds are fought; the defender is asked where to, and has friends on all sides.
        QVERIFY(table.asks("retreat", 1));
        QVERIFY(!table.state("ward").underFire);
        QCOMPARE(table.state("law").lost, 1);
        QCOMPARE(table.board()->chosen(), PieceIndex(3));
        QCOMPARE(table.board()->dialogue().spots().size(), std::size_t(2));
        table.clickCell("0506");
        // BH 7.8c: Benning gives way first, with a demoralized point.
        QCOMPARE(table.board()->chosen(), PieceIndex(4));
        QCOMPARE(table.state("benning").shaken, 1);
        table.clickCell("0507");
        table.clickCell("0508");
        QCOMPARE(table.placeOf("benning"), std::string("0508"));
        QCOMPARE(table.board()->chosen(), PieceIndex(3));
        table.clickCell("0507");
        QCOMPARE(table.placeOf("law"), std::string("0507"));
        // BH 8.1a: the attacker's player is asked whether to advance.
        QVERIFY(table.asks("advance", 0));
        QCOMPARE(table.shown().objectives[0].owner, std::string("csa"));
        QCOMPARE(table.board()->chosen(), PieceIndex(0));
        table.clickCell("0505");
        QCOMPARE(table.placeOf("ward"), std::string("0505"));
        QCOMPARE(table.shown().objectives[0].owner, std::string("usa"));
        QVERIFY(table.asks("movement", 1));
        QCOMPARE(table.chips(), QStringLiteral("Combat Turn: CSA"));

        const std::uint64_t end = table.play()->game().hash();
        const std::size_t actions = table.play()->session().size();
        QAction *undo = table.window->actions().action("edit-undo");
        while (undo->isEnabled())
            undo->trigger();
        QCOMPARE(table.play()->game().hash(), start);
        QVERIFY(table.state("law") == CounterState());
        table.play()->goTo(actions);
        QCOMPARE(table.play()->game().hash(), end);
        QCOMPARE(scenarioText(table.window->file()->document()->scenario()), table.designed);
    }

    /// A counter on the map shows the strength that is left; the printed one is cut out.
    void countersShowWhatIsLeft()
    {
        const Scenario scenario = makeScenario(*findSystem("battle-hymn"), findSystem("battle-hymn")->presets.front());
        Piece piece;
        piece.fields["sp"] = std::int64_t{6};
        const auto painted = [&scenario](const Piece &some, bool flat) {
            QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(100, 100);
            if (flat)
                paintFlatCounter(painter, scenario, some, MapStyle(), 100);
            else
                paintCounter(painter, scenario, some, MapStyle(), 100);
            return image;
        };
        const QImage fresh = painted(piece, false);
        Piece worn = piece;
        worn.fields["losses"] = std::int64_t{2};
        QVERIFY(painted(worn, false) != fresh);
        QCOMPARE(painted(worn, true), painted(piece, true));
        worn.fields["holders"] = std::int64_t{1};
        QCOMPARE(counterState(worn).lost, 3);
        for (const char *key : {"demoralized", "holders"}) {
            worn = piece;
            worn.fields[key] = std::int64_t{1};
            QVERIFY2(painted(worn, false) != fresh, key);
        }
        worn = piece;
        worn.fields["approach_firers"] = std::string("law");
        QVERIFY(painted(worn, false) != fresh);
    }

    void horsesAreShownWhereTheyAreHeld()
    {
        const Scenario scenario = makeScenario(*findSystem("battle-hymn"), findSystem("battle-hymn")->presets.front());
        const Board &board = scenario.boards[0];
        Piece piece;
        piece.place = Place::onCell(0, *board.labels.cell(board.grid, "0505"));
        QCOMPARE(horsesOf(scenario, 0, piece), noCell);
        piece.fields["horses_at"] = std::string("0506");
        QCOMPARE(horsesOf(scenario, 0, piece), *board.labels.cell(board.grid, "0506"));
        QCOMPARE(horsesOf(scenario, 1, piece), noCell);
    }

    /// "Blocked by woods in 0904, same level" (BH 9.3).
    void sightExplainsItself()
    {
        Table table({});
        const Scenario &shown = table.shown();
        const auto place = [&shown](const char *label) {
            return Place::onCell(0, *shown.boards[0].labels.cell(shown.boards[0].grid, label));
        };
        const std::optional<Preview> card = sightCard(*table.play(), place("0903"), place("0906"));
        QVERIFY(card.has_value());
        const QString words = translated(card->headline);
        QVERIFY2(words.contains(QStringLiteral("0904")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("woods"), Qt::CaseInsensitive), qPrintable(words));
    }
};

QTEST_MAIN(TestBattleHymnPlaytest)
#include "test_battle_hymn_playtest.moc"
