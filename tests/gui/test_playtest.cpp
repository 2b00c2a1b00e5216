// SPDX-License-Identifier: MIT
// Plays in the real window by mouse alone: move, fire, close combat with retreat and advance, rally, and back again.
#include "app/main_window.h"
#include "app/playtest/playtest_page.h"
#include "app/session.h"
#include "app/window/actions.h"
#include "model/format/scenario_file.h"
#include "views/board/board_painter.h"
#include "views/playtest/log_model.h"
#include "views/playtest/play_board.h"

#include <QAbstractItemModelTester>
#include <QListWidget>
#include <QTest>

using namespace hotchkiss;

namespace {

class Table
{
public:
    explicit Table(std::vector<int> dice)
        : window(session.newWindow())
    {
        Scenario scenario = battle();
        designed = scenarioText(scenario);
        session.show(std::make_unique<DocumentFile>(std::move(scenario)), window);
        window->resize(1300, 900);
        window->actions().action("view-playtest")->trigger();
        auto shared = std::make_shared<const Scenario>(window->file()->document()->scenario());
        Chance chance;
        chance.script = std::move(dice);
        auto game = PlaySession::start(*rulesOf(window->file()->document()->system()), shared, chance);
        page()->begin(std::move(*game));
        QTest::qWait(10);
        board()->zoomToFit();
        board()->finishPainting();
    }

    PlaytestPage *page() const { return window->playtest(); }
    Playtest *play() const { return page()->playtest(); }
    PlayBoard *board() const { return page()->board(); }
    const Scenario &shown() const { return play()->document()->scenario(); }
    const Piece &piece(const std::string &id) const
    {
        return shown().pieces[static_cast<std::size_t>(findPiece(shown(), id))];
    }
    std::string placeOf(const std::string &id) const { return shown().boards[0].label(piece(id).place.cell); }
    std::int64_t strength(const std::string &id) const { return std::get<std::int64_t>(piece(id).fields.at("sp")); }

    void click(QPointF map) const
    {
        QTest::mouseClick(board()->viewport(), Qt::LeftButton, {}, board()->fromMap(map).toPoint());
    }
    void clickPiece(const std::string &id) const
    {
        click(pieceOutline(shown(), findPiece(shown(), id)).boundingRect().center());
    }
    void clickCell(const std::string &label) const
    {
        const Board &map = shown().boards[0];
        const Point centre = map.grid.centre(*map.labels.cell(map.grid, label));
        click({centre.x, centre.y});
    }
    /// Double-clicks the entry of the list of legal actions that begins with the text.
    bool pick(const QString &text) const
    {
        auto *list = page()->findChild<QListWidget *>(QStringLiteral("legal-actions"));
        for (int row = 0; row < list->count(); ++row) {
            QListWidgetItem *item = list->item(row);
            if (!item->text().startsWith(text))
                continue;
            list->scrollToItem(item);
            const QPoint at = list->visualItemRect(item).center();
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, at);
            return true;
        }
        return false;
    }

    Session session;
    MainWindow *window;
    std::string designed;

private:
    static Scenario battle()
    {
        const System *system = findSystem("hold-the-line");
        Scenario scenario = makeScenario(*system, system->presets.front());
        scenario.info.title = "A small fight";
        scenario.info.fields["union_command"] = std::int64_t{12};
        scenario.info.fields["confederate_command"] = std::int64_t{12};
        scenario.turns.resize(10);
        const auto add = [&scenario](const char *id, const char *side, const char *type, const char *at) {
            Piece piece;
            piece.id = id;
            piece.name = id;
            piece.kind = std::string(type) == "leader" ? PieceKind::Leader : PieceKind::Unit;
            piece.command = side;
            const Board &board = scenario.boards[0];
            piece.place = Place::onCell(0, *board.labels.cell(board.grid, at));
            if (piece.kind == PieceKind::Unit)
                piece.fields["type"] = std::string(type);
            scenario.pieces.push_back(piece);
        };
        add("mover", "union", "infantry", "0203");
        add("guns", "union", "artillery", "0505");
        add("attacker", "union", "infantry", "0605");
        add("rallied", "union", "infantry", "0405");
        add("general", "union", "leader", "0405");
        add("defender", "confederate", "infantry", "0604");
        add("shooter", "confederate", "infantry", "0403");
        return scenario;
    }
};

} // namespace

class TestPlaytest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeTurnByMouse()
    {
        Table table({5,             // the Union's action points
                     1, 1, 1, 1,    // the guns miss
                     6, 6, 1, 4, 1, // close combat: two hits, and the defender's nerve fails (black)
                     5,             // the Confederates' action points
                     6, 1, 1, 5,    // a hit; the general is in danger and comes off
                     5,             // the Union's second turn
                     1});           // a green face: the black unit rallies
        QAbstractItemModelTester tester(table.page()->findChild<LogModel *>());
        const std::uint64_t start = table.play()->game().hash();
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));

        table.clickPiece("mover");
        QCOMPARE(table.board()->chosen(), PieceIndex(0));
        table.clickCell("0204");
        QCOMPARE(table.placeOf("mover"), std::string("0204"));

        table.clickPiece("guns");
        QVERIFY(table.pick(QStringLiteral("Fire at defender")));

        table.clickPiece("attacker");
        QVERIFY(table.pick(QStringLiteral("Close combat with defender")));
        QCOMPARE(table.strength("defender"), 2);
        // The defender's owner is asked where to; only that piece has anything to decide, so it is chosen.
        QVERIFY(table.play()->game().decision().isFor(1));
        QCOMPARE(table.board()->chosen(), PieceIndex(5));
        table.clickCell("0603");
        QCOMPARE(table.placeOf("defender"), std::string("0603"));
        table.clickCell("0604");
        QCOMPARE(table.placeOf("attacker"), std::string("0604"));
        QVERIFY(table.pick(QStringLiteral("End the turn")));

        table.clickPiece("shooter");
        QVERIFY(table.pick(QStringLiteral("Fire at rallied")));
        QCOMPARE(table.strength("rallied"), 3);
        QVERIFY(table.pick(QStringLiteral("End the turn")));

        table.clickPiece("general");
        QVERIFY(table.pick(QStringLiteral("Rally rallied")));
        QCOMPARE(table.strength("rallied"), 4);

        const std::uint64_t end = table.play()->game().hash();
        const std::size_t actions = table.play()->session().size();
        while (table.play()->canUndo())
            table.play()->undo();
        QCOMPARE(table.play()->game().hash(), start);
        QCOMPARE(table.placeOf("mover"), std::string("0203"));
        table.play()->goTo(actions);
        QCOMPARE(table.play()->game().hash(), end);
        // Design mode has lost and gained nothing.
        QCOMPARE(scenarioText(table.window->file()->document()->scenario()), table.designed);
    }

    void computerPlaysToTheEnd()
    {
        Table table({});
        auto game =
            PlaySession::start(table.play()->rules(), table.play()->session().game().sharedScenario(), Chance{3});
        table.page()->begin(std::move(*game));
        Playtest *play = table.play();
        play->setPlayer(0, PlayerSpec{PlayerSpec::Kind::Random});
        play->setPlayer(1, PlayerSpec{PlayerSpec::Kind::Random});
        QTRY_VERIFY_WITH_TIMEOUT(play->game().isOver(), 60000);
        QVERIFY(!play->isThinking());
        QVERIFY(play->game().outcome().over);
    }

    void refusedActionTellsTheRule()
    {
        Table table({5});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        QString rule;
        connect(table.play(), &Playtest::refused, this, [&rule](const Refusal &refusal) { rule = qstr(refusal.rule); });
        const std::uint64_t before = table.play()->game().hash();
        const Result<Action> action = parseAction(table.play()->rules(), table.play()->game(), "fire shooter 0605");
        QVERIFY(bool(action));
        QVERIFY(!table.play()->perform(*action));
        QCOMPARE(rule, QStringLiteral("HL 5.1b"));
        QCOMPARE(table.play()->game().hash(), before);
    }
};

QTEST_MAIN(TestPlaytest)
#include "test_playtest.moc"
