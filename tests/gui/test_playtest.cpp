// SPDX-License-Identifier: MIT
// Plays in the real window by mouse alone: move, fire, close combat with retreat and advance, rally, and back again.
#include "app/playtest/message_bar.h"
#include "tests/gui/play_table.h"
#include "views/playtest/log_model.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace hotchkiss;

namespace {

/// A small fight in which everything can be done in one turn.
class Table : public PlayTable
{
public:
    explicit Table(std::vector<int> dice)
        : PlayTable(battle(), std::move(dice))
    {}

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
        table.clickPiece("defender");

        // The same hex can be fired at or stormed: a menu asks which.
        table.clickPiece("attacker");
        table.clickPiece("defender");
        QVERIFY(table.answer(QStringLiteral("Close combat with defender")));
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
        table.clickPiece("rallied");
        QCOMPARE(table.strength("rallied"), 3);
        QVERIFY(table.pick(QStringLiteral("End the turn")));

        // The rallied unit could act itself: the click may mean either.
        table.clickPiece("general");
        table.clickPiece("rallied");
        QVERIFY(table.answer(QStringLiteral("Rally rallied")));
        QCOMPARE(table.strength("rallied"), 4);

        const std::uint64_t end = table.play()->game().hash();
        const std::size_t actions = table.play()->session().size();
        QAction *undo = table.window->actions().action("edit-undo");
        while (undo->isEnabled())
            undo->trigger();
        QCOMPARE(table.play()->game().hash(), start);
        QCOMPARE(table.placeOf("mover"), std::string("0203"));
        table.play()->goTo(actions);
        QCOMPARE(table.play()->game().hash(), end);
        // Design mode has lost and gained nothing, and the game is there again after a look at it.
        table.window->actions().action("view-design")->trigger();
        table.window->actions().action("view-playtest")->trigger();
        QCOMPARE(table.play()->game().hash(), end);
        QCOMPARE(scenarioText(table.window->file()->document()->scenario()), table.designed);
    }

    void computerPlaysToTheEnd()
    {
        Table table({});
        auto game =
            PlaySession::start(table.play()->rules(), table.play()->session().game().sharedScenario(), Chance{3});
        table.page()->begin(std::move(*game));
        Playtest *play = table.play();
        play->setPace(0);
        play->setPlayer(0, PlayerSpec{PlayerSpec::Kind::Random});
        play->setPlayer(1, PlayerSpec{PlayerSpec::Kind::Random});
        QTRY_VERIFY_WITH_TIMEOUT(play->game().isOver(), 60000);
        QVERIFY(!play->isThinking());
        QVERIFY(play->game().outcome().over);
    }

    /// Clicks at what is marked, ringed or listed, like somebody who knows no rule, until the battle is over.
    void firstBullRunToTheEndByMouse()
    {
        Table table({});
        const auto file = sampleFolder() / "hold-the-line" / "first-bull-run.hotchkiss.yaml";
        const auto loaded = loadScenario(file);
        auto game = PlaySession::start(table.play()->rules(),
                                       std::make_shared<const Scenario>(std::get<Scenario>(loaded)), Chance{11});
        table.page()->begin(std::move(*game));
        table.board()->zoomToFit();
        Pcg random(5);
        const auto any = [&random](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
        QSet<QString> steps;
        int clicks = 0;
        for (; !table.play()->game().isOver() && clicks < 6000; ++clicks) {
            steps.insert(qstr(table.play()->game().decision().step));
            if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
                const QList<QAction *> entries = menu->actions();
                QAction *entry = entries[static_cast<qsizetype>(any(static_cast<std::size_t>(entries.size())))];
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
                if (QApplication::activePopupWidget() == menu)
                    menu->close();
                continue;
            }
            const std::vector<ActionDialogue::Spot> &spots = table.board()->dialogue().spots();
            if (table.board()->chosen() == noPiece && any(8) > 0) {
                std::vector<PieceIndex> able;
                for (const Action &action : table.play()->legalActions())
                    if (action.piece != noPiece)
                        able.push_back(action.piece);
                if (!able.empty()) {
                    const PieceIndex piece = able[any(able.size())];
                    table.click(pieceOutline(table.shown(), piece).boundingRect().center());
                    QVERIFY(table.board()->chosen() != noPiece || QApplication::activePopupWidget() != nullptr);
                    continue;
                }
            }
            if (!spots.empty() && any(10) > 0) {
                const Point at = table.shown().boards[0].grid.centre(spots[any(spots.size())].place.cell);
                table.click({at.x, at.y});
                continue;
            }
            auto *list = table.page()->findChild<QListWidget *>(QStringLiteral("legal-actions"));
            QVERIFY(list->count() > 0);
            QListWidgetItem *item = list->item(static_cast<int>(any(static_cast<std::size_t>(list->count()))));
            list->scrollToItem(item);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
        }
        QVERIFY2(table.play()->game().isOver(), qPrintable(QStringLiteral("after %1 clicks").arg(clicks)));
        QVERIFY(steps.contains(QStringLiteral("action")) && steps.contains(QStringLiteral("entry-hex")));
        QVERIFY(table.page()->findChild<QLabel *>(QStringLiteral("banner"))->text().contains(QStringLiteral("over")));
    }

    void aSecondClickGoesThroughTheStack()
    {
        Table table({5});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        table.clickPiece("rallied");
        const PieceIndex first = table.board()->chosen();
        table.click(pieceOutline(table.shown(), first).boundingRect().center());
        const PieceIndex second = table.board()->chosen();
        QVERIFY(first != noPiece && second != noPiece && first != second);
        QCOMPARE(table.shown().pieces[static_cast<std::size_t>(second)].place,
                 table.shown().pieces[static_cast<std::size_t>(first)].place);
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
        QVERIFY(table.page()->findChild<MessageBar *>()->text().contains(QStringLiteral("HL 5.1b")));
    }

    void aClickOutsideTakesTheChoiceBack()
    {
        Table table({5, 1, 1, 1, 1});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        const std::size_t begun = table.play()->session().size();
        table.clickPiece("attacker");
        table.clickPiece("defender");
        QCOMPARE(table.board()->dialogue().open().size(), std::size_t(2));
        QApplication::activePopupWidget()->close();
        table.clickCell("0909");
        QCOMPARE(table.board()->dialogue().depth(), std::size_t(0));
        QCOMPARE(table.board()->chosen(), PieceIndex(2));
        table.clickCell("0909");
        QCOMPARE(table.board()->chosen(), noPiece);
        QCOMPARE(table.play()->session().size(), begun);
        QTest::keyClick(table.board(), Qt::Key_N);
        QCOMPARE(table.board()->chosen(), PieceIndex(0));
    }

    void pointerExplainsTermByTerm()
    {
        Table table({5});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        table.clickPiece("guns");
        const QPointF defender =
            pieceOutline(table.shown(), findPiece(table.shown(), "defender")).boundingRect().center();
        QTest::mouseMove(table.board()->viewport(), table.board()->fromMap(defender).toPoint());
        QVERIFY(table.board()->hovered().has_value());
        const Preview preview = table.play()->game().preview(*table.board()->hovered());
        QVERIFY(preview.chance >= 0 && preview.terms.size() >= 4);
        for (const Term &term : preview.terms)
            QVERIFY(term.rule.starts_with("HL "));
        const QImage with = table.board()->viewport()->grab().toImage();
        table.board()->setHovered(std::nullopt);
        QVERIFY(table.board()->viewport()->grab().toImage() != with);
    }

    void savedGamesAreTakenUp()
    {
        Table table({5, 1, 1, 1, 1});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        table.clickPiece("guns");
        table.clickPiece("defender");
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.play.yaml"));
        QCOMPARE(table.page()->saveGame(file), QString());
        const std::size_t actions = table.play()->session().size();
        const std::string step = table.play()->game().decision().text.str();
        table.clickPiece("mover");
        table.clickCell("0204");
        QCOMPARE(table.placeOf("mover"), std::string("0204"));
        QCOMPARE(table.page()->openGame(file), QString());
        QCOMPARE(table.placeOf("mover"), std::string("0203"));
        QCOMPARE(table.play()->game().decision().text.str(), step);
        const std::uint64_t saved = table.play()->game().hash();
        QCOMPARE(table.play()->session().size(), actions);
        QVERIFY(table.window->actions().action("edit-undo")->isEnabled());

        // What cannot be read leaves the game as it is.
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("hotchkiss: 1\nscenario: nowhere.yaml\n");
        broken.close();
        QVERIFY(!table.page()->openGame(file).isEmpty());
        QCOMPARE(table.play()->game().hash(), saved);
        QVERIFY(!table.page()->saveGame(QStringLiteral("/nowhere/at/all.play.yaml")).isEmpty());
    }

    void aGameLeftBehindIsOfferedAgain()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("battle.hotchkiss.yaml"));
        const auto sample = sampleFolder() / "hold-the-line" / "first-bull-run.hotchkiss.yaml";
        QVERIFY(QFile::copy(QString::fromStdString(sample.string()), path));
        std::size_t actions = 0;
        std::string last;
        {
            Session session;
            MainWindow *window = session.open(path);
            window->actions().action("view-playtest")->trigger();
            QVERIFY(window->playtest()->findChild<MessageBar *>()->text().isEmpty());
            Playtest *play = window->playtest()->playtest();
            for (int i = 0; i < 5; ++i)
                QVERIFY(play->perform(Action(play->legalActions().front())));
            actions = play->session().size();
            last = play->session().entries().back().line;
        }
        Session session;
        MainWindow *window = session.open(path);
        window->actions().action("view-playtest")->trigger();
        auto *message = window->playtest()->findChild<MessageBar *>();
        QVERIFY(!message->text().isEmpty());
        QTest::mouseClick(message->findChild<QPushButton *>(), Qt::LeftButton);
        const PlaySession &taken = window->playtest()->playtest()->session();
        QCOMPARE(taken.size(), actions);
        QCOMPARE(taken.entries().back().line, last);
    }

    void sliderShowsAnyMoment()
    {
        Table table({5, 1, 1, 1, 1});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        table.clickPiece("mover");
        table.clickCell("0204");
        table.clickPiece("guns");
        table.clickPiece("defender");
        auto *slider = table.page()->findChild<QSlider *>(QStringLiteral("replay"));
        QCOMPARE(slider->maximum(), 3);
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(table.play()->session().at(), std::size_t(0));
        QCOMPARE(table.placeOf("mover"), std::string("0203"));
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(table.placeOf("mover"), std::string("0204"));
        // A double click in the log goes to the moment; acting there drops what came after it.
        auto *log = table.page()->findChild<QTableView *>(QStringLiteral("log"));
        const auto *model = table.page()->findChild<LogModel *>();
        int row = 0;
        while (model->positionOf(row) < 2)
            ++row;
        log->scrollTo(model->index(row, 0));
        const QPoint at = log->visualRect(model->index(row, 0)).center();
        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(log->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(table.play()->session().at(), std::size_t(2));
        QVERIFY(table.pick(QStringLiteral("End the turn")));
        QCOMPARE(table.play()->session().size(), std::size_t(3));
        QVERIFY(!table.window->actions().action("edit-redo")->isEnabled());
    }

    void computerIsStoppedInItsThought()
    {
        Table table({});
        auto game =
            PlaySession::start(table.play()->rules(), table.play()->session().game().sharedScenario(), Chance{3});
        table.page()->begin(std::move(*game));
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        const std::uint64_t before = table.play()->game().hash();
        double thought = 0;
        connect(table.play(), &Playtest::thoughtProgress, this, [&thought](double done) { thought = done; });
        QAction *stop = table.window->actions().action("play-stop");
        QVERIFY(!stop->isEnabled());
        table.play()->setPlayer(0, *parsePlayer("search:5000000"));
        QVERIFY(table.play()->isThinking());
        QVERIFY(stop->isEnabled());
        QTRY_VERIFY(thought > 0);
        // While it thinks the board does not answer, and nothing is lost by stopping.
        table.clickPiece("mover");
        stop->trigger();
        QVERIFY(!table.play()->isThinking());
        QCOMPARE(table.play()->game().hash(), before);
        QVERIFY(!stop->isEnabled());

        table.play()->setPlayer(0, PlayerSpec{});
        table.play()->setPace(0);
        table.window->actions().action("play-turn")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!table.play()->isThinking(), 60000);
        QVERIFY(table.play()->game().decision().isFor(1));
        table.window->actions().action("play-game")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(table.play()->game().isOver(), 60000);
    }

    void undoAgainstTheComputerGoesToOnesOwnDecision()
    {
        Table table({});
        auto game =
            PlaySession::start(table.play()->rules(), table.play()->session().game().sharedScenario(), Chance{3});
        table.page()->begin(std::move(*game));
        table.play()->setPace(0);
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        table.play()->setPlayer(1, PlayerSpec{PlayerSpec::Kind::Random});
        const std::size_t own = table.play()->session().at();
        QVERIFY(table.pick(QStringLiteral("End the turn")));
        QTRY_VERIFY_WITH_TIMEOUT(!table.play()->isThinking(), 60000);
        const std::size_t answered = table.play()->session().at();
        QVERIFY(answered > own + 1);
        table.window->actions().action("edit-undo")->trigger();
        while (table.play()->session().at() > own) {
            QVERIFY(table.play()->game().decision().isFor(0));
            table.window->actions().action("edit-undo")->trigger();
        }
        QCOMPARE(table.play()->session().at(), own);
        while (table.play()->canRedo())
            table.window->actions().action("edit-redo")->trigger();
        QCOMPARE(table.play()->session().at(), answered);
    }

    void overlaysAreThere()
    {
        Table table({5});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        Actions &actions = table.window->actions();
        const QImage plain = table.board()->viewport()->grab().toImage();
        actions.action("play-targets")->trigger();
        QVERIFY(table.board()->viewport()->grab().toImage() != plain);
        QVERIFY(!fireLines(*table.play(), 0).empty());
        actions.action("play-sight")->trigger();
        QVERIFY(!actions.action("play-targets")->isChecked());
        table.clickCell("0505");
        QVERIFY(table.board()->viewport()->grab().toImage() != plain);
        const Place from = Place::onCell(0, *table.shown().boards[0].labels.cell(table.shown().boards[0].grid, "0505"));
        const SightView view = sightFrom(*table.play(), from);
        QVERIFY(!view.seen.empty());
        actions.action("play-sight")->trigger();
        QCOMPARE(table.board()->overlay(), PlayBoard::Overlay::Chosen);
    }

    void positionBecomesAScenario()
    {
        Table table({5});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        table.clickPiece("mover");
        table.clickCell("0204");
        table.window->actions().action("play-scenario")->trigger();
        QCOMPARE(table.session.windows().size(), 2);
        const Scenario &made = table.session.windows().back()->file()->document()->scenario();
        QCOMPARE(made.boards[0].label(made.pieces[0].place.cell), std::string("0204"));
        QCOMPARE(scenarioText(table.window->file()->document()->scenario()), table.designed);
    }

    void changesInDesignAreTold()
    {
        Table table({5});
        QVERIFY(table.pick(QStringLiteral("Begin the battle")));
        table.window->actions().action("view-design")->trigger();
        QVERIFY(!table.window->actions().action("play-step")->isEnabled());
        Document *document = table.window->file()->document();
        document->execute({{}, {removeItem(0, document->scenario().pieces[0])}});
        table.window->actions().action("view-playtest")->trigger();
        QVERIFY(!table.page()->findChild<MessageBar *>()->text().isEmpty());
        QCOMPARE(table.shown().pieces.size(), document->scenario().pieces.size() + 1);
    }
};

QTEST_MAIN(TestPlaytest)
#include "test_playtest.moc"
