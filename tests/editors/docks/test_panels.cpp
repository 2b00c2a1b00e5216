// SPDX-License-Identifier: MIT
// The panels around the board: keys show, raise and hide them; the arrangement is kept and can be put back.
#include "app/design/panels.h"

#include <QAction>
#include <QtTest>

using namespace hotchkiss;

namespace {

struct Bench
{
    Bench()
        : panels(&page)
    {
        page.setCentralWidget(new QWidget);
        first = panels.add("first", QStringLiteral("First"), "forces", QKeySequence(), new QWidget, Spot::RightTop);
        tabA = panels.add("a", QStringLiteral("A"), "units", QKeySequence(), new QWidget, Spot::Foot);
        tabB = panels.add("b", QStringLiteral("B"), "layers", QKeySequence(), new QWidget, Spot::Foot);
        panels.restore({});
        page.resize(1200, 800);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCoreApplication::processEvents();
    }
    using Spot = Panels::Spot;
    QMainWindow page;
    Panels panels;
    QDockWidget *first = nullptr;
    QDockWidget *tabA = nullptr;
    QDockWidget *tabB = nullptr;
};

} // namespace

class TestPanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysShowRaiseAndHide();
    void arrangementIsKept();
    void aTabNeedsNoTitle();
};

void TestPanels::keysShowRaiseAndHide()
{
    Bench bench;
    QAction *action = bench.panels.actions().at(2);
    QVERIFY(bench.tabB->visibleRegion().isEmpty()); // behind the first tab
    action->trigger();
    QCoreApplication::processEvents();
    QVERIFY(!bench.tabB->visibleRegion().isEmpty());
    QVERIFY(action->isChecked());
    action->trigger();
    QVERIFY(bench.tabB->isHidden());
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(!bench.tabB->isHidden());
    QVERIFY(action->isChecked());
}

void TestPanels::arrangementIsKept()
{
    Bench bench;
    bench.page.addDockWidget(Qt::LeftDockWidgetArea, bench.first);
    const QByteArray state = bench.panels.save();
    bench.panels.reset();
    QCOMPARE(bench.page.dockWidgetArea(bench.first), Qt::RightDockWidgetArea);
    bench.panels.restore(state);
    QCOMPARE(bench.page.dockWidgetArea(bench.first), Qt::LeftDockWidgetArea);
    bench.panels.restore("nonsense");
    QCOMPARE(bench.page.dockWidgetArea(bench.first), Qt::RightDockWidgetArea);
}

void TestPanels::aTabNeedsNoTitle()
{
    Bench bench;
    QVERIFY(bench.tabA->titleBarWidget() != nullptr);
    QVERIFY(bench.first->titleBarWidget() == nullptr);
    bench.tabA->setFloating(true);
    QVERIFY(bench.tabA->titleBarWidget() == nullptr);
}

QTEST_MAIN(TestPanels)
#include "test_panels.moc"
