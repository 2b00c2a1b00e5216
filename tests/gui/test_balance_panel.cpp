// SPDX-License-Identifier: MIT
// Studies the balance of a battle in the real window: run, stop, save, load, compare, merge, and the heat on the board.
#include "app/main_window.h"
#include "app/playtest/playtest_page.h"
#include "app/session.h"
#include "app/window/actions.h"
#include "model/ruleset/resources.h"
#include "views/balance/balance_panel.h"
#include "views/playtest/play_board.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace hotchkiss;

namespace {

class Study
{
public:
    Study()
    {
        const auto sample = sampleFolder() / "hold-the-line" / "first-bull-run.hotchkiss.yaml";
        window = session.open(QString::fromStdString(sample.string()));
        window->resize(1400, 900);
        window->actions().action("play-balance")->trigger();
        QTest::qWait(10);
        for (QComboBox *box : panel()->findChildren<QComboBox *>())
            if (const int random = box->findData(QStringLiteral("random")); random >= 0)
                box->setCurrentIndex(random);
    }

    BalancePanel *panel() const { return window->playtest()->balance(); }
    template <typename T>
    T *part(const char *name) const
    {
        return panel()->findChild<T *>(QLatin1String(name));
    }
    void click(const char *button) const { QTest::mouseClick(part<QPushButton>(button), Qt::LeftButton); }
    bool run(int games, int firstSeed) const
    {
        const std::size_t runs = panel()->runCount();
        part<QSpinBox>("balance-games")->setValue(games);
        part<QSpinBox>("balance-first-seed")->setValue(firstSeed);
        click("balance-run");
        return QTest::qWaitFor([this, runs] { return !panel()->isRunning() && panel()->runCount() > runs; }, 60000);
    }

    Session session;
    MainWindow *window;
};

} // namespace

class TestBalancePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsInTheBackground()
    {
        Study study;
        QCOMPARE(study.window->mode(), MainWindow::Mode::Playtest);
        QVERIFY(study.panel()->isVisible());
        study.part<QSpinBox>("balance-games")->setValue(30);
        study.click("balance-run");
        QVERIFY(study.panel()->isRunning());
        QVERIFY(!study.part<QPushButton>("balance-run")->isEnabled());
        // The window answers meanwhile.
        study.window->actions().action("view-design")->trigger();
        study.window->actions().action("view-playtest")->trigger();
        QVERIFY(QTest::qWaitFor([&] { return study.panel()->runCount() == 1; }, 60000));
        const BalanceFigures &figures = study.panel()->figures(0);
        QCOMPARE(figures.games, 30);
        QCOMPARE(figures.sides[0].player, std::string("random"));
        QVERIFY(study.part<QPushButton>("balance-run")->isEnabled());
        QCOMPARE(study.part<QTableWidget>("balance-survival")->rowCount(), int(figures.pieces.size()));

        // Any number of threads gives the same figures.
        study.part<QSpinBox>("balance-threads")->setValue(3);
        QVERIFY(study.run(30, 1));
        QVERIFY(study.panel()->figures(1) == study.panel()->figures(0));
    }

    void stoppedRunsCountWhatIsDone()
    {
        Study study;
        study.part<QSpinBox>("balance-games")->setValue(1000000);
        study.click("balance-run");
        QTest::qWait(400);
        QVERIFY(study.panel()->isRunning());
        study.click("balance-stop");
        QVERIFY(QTest::qWaitFor([&] { return !study.panel()->isRunning(); }, 20000));
        if (study.panel()->runCount() == 1)
            QVERIFY(study.panel()->figures(0).games < 1000000);
        QVERIFY(!study.part<QPushButton>("balance-stop")->isEnabled());
    }

    void runsAreSavedLoadedMergedAndCompared()
    {
        Study study;
        QVERIFY(study.run(20, 1));
        QVERIFY(study.run(20, 21));
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("before.balance.yaml"));
        QCOMPARE(study.panel()->saveRun(0, file), QString());
        QVERIFY(!study.panel()->saveRun(0, QStringLiteral("/nowhere/at/all.balance.yaml")).isEmpty());
        QCOMPARE(study.panel()->loadRun(file), QString());
        QVERIFY(study.panel()->figures(2) == study.panel()->figures(0));
        QVERIFY(!study.panel()->loadRun(folder.filePath(QStringLiteral("nothing.yaml"))).isEmpty());

        QCOMPARE(study.panel()->mergeRuns({0, 1}), QString());
        QCOMPARE(study.panel()->figures(3).games, 40);
        QVERIFY(study.panel()->mergeRuns({0, 2}).contains(QStringLiteral("seeds")));
        QVERIFY(!study.panel()->mergeRuns({0}).isEmpty());

        // The merged run is shown; it is compared with the loaded one, and significance is told in words.
        auto *list = study.part<QListWidget>("balance-runs");
        QCOMPARE(list->count(), 4);
        auto *before = study.part<QComboBox>("balance-before");
        before->setCurrentIndex(before->findText(QStringLiteral("before")));
        const auto *table = study.part<QTableWidget>("balance-comparison");
        QCOMPARE(table->rowCount(), 7);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("Wins of Union"));
        for (int row = 0; row < table->rowCount(); ++row)
            QVERIFY(table->item(row, 4)->text().contains(QStringLiteral("chance")));
        QVERIFY(study.part<QLabel>("balance-change")->text().contains(QStringLiteral("within chance")));
        QVERIFY(study.part<QTableWidget>("balance-survival")->columnCount() == 6);
        before->setCurrentIndex(0);
        QCOMPARE(table->rowCount(), 0);
    }

    void heatLiesOverTheBoard()
    {
        Study study;
        QVERIFY(study.run(10, 1));
        PlayBoard *board = study.window->playtest()->board();
        board->finishPainting();
        const QImage plain = board->viewport()->grab().toImage();
        auto *heat = study.part<QComboBox>("balance-heat");
        heat->setCurrentIndex(1);
        QVERIFY(board->heat() && board->heat()->most > 0);
        const double fights = board->heat()->most;
        board->finishPainting();
        const QImage hot = board->viewport()->grab().toImage();
        QVERIFY(hot != plain);
        heat->setCurrentIndex(2);
        QVERIFY(board->heat()->kind == HeatKind::Moves && board->heat()->most != fights);
        heat->setCurrentIndex(0);
        QVERIFY(!board->heat());
        board->finishPainting();
        QVERIFY(board->style().isVisible(MapLayer::Counters));
    }

    void thePositionOnTheBoardIsStudiedToo()
    {
        Study study;
        Playtest *play = study.window->playtest()->playtest();
        play->setPace(0);
        play->setPlayer(0, PlayerSpec{PlayerSpec::Kind::Random});
        play->setPlayer(1, PlayerSpec{PlayerSpec::Kind::Random});
        QVERIFY(QTest::qWaitFor([play] { return play->session().size() > 60 || play->game().isOver(); }, 60000));
        play->stop();
        QVERIFY(study.run(10, 1));
        study.part<QComboBox>("balance-from")->setCurrentIndex(1);
        QVERIFY(study.run(10, 1));
        QVERIFY(study.panel()->figures(0).scenario != study.panel()->figures(1).scenario);
    }
};

QTEST_MAIN(TestBalancePanel)
#include "test_balance_panel.moc"
