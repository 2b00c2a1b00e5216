// SPDX-License-Identifier: MIT
#include "app/board/board_properties_dialog.h"
#include "app/board/resize_dialog.h"
#include "app/window/action_table.h"
#include "app/window/status_line.h"
#include "editors/tools/tools.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeySequence>
#include <QToolButton>
#include <QtTest>

using namespace hotchkiss;

class TestWindowActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortcutsAreUnique()
    {
        QHash<QString, QString> owners;
        const auto take = [&owners](const QString &shortcut, const QString &owner) {
            if (shortcut.isEmpty())
                return QString();
            const QString key = QKeySequence(shortcut).toString();
            if (owners.contains(key))
                return QStringLiteral("%1: %2 and %3").arg(key, owners.value(key), owner);
            owners.insert(key, owner);
            return QString();
        };
        for (const QString &fixed : {QStringLiteral("Ctrl+Z"), QStringLiteral("Ctrl+Shift+Z")})
            take(fixed, QStringLiteral("undo and redo"));
        for (const ActionRow &row : actionTable) {
            const QString clash = take(QString::fromLatin1(row.shortcut), QString::fromLatin1(row.id));
            QVERIFY2(clash.isEmpty(), qPrintable(clash));
        }
        Document document(makeScenario(*findSystem("battle-hymn"), findSystem("battle-hymn")->presets[0]));
        ToolContext context(&document);
        for (const auto &tool : makeTools(context)) {
            const QString clash = take(tool->description().shortcut, tool->description().id);
            QVERIFY2(clash.isEmpty(), qPrintable(clash));
        }
    }

    void everyMenuItemExists()
    {
        QSet<QString> known{QStringLiteral("edit-undo"), QStringLiteral("edit-redo")};
        for (const ActionRow &row : actionTable)
            known << QString::fromLatin1(row.id);
        QSet<QString> shown;
        for (const MenuRow &row : menuTable)
            for (const QString &item : QString::fromLatin1(row.items).split(QLatin1Char(' '), Qt::SkipEmptyParts))
                if (item != QLatin1String("-") && !item.startsWith(QLatin1Char('>'))) {
                    QVERIFY2(known.contains(item), qPrintable(item));
                    shown << item;
                }
        for (const char *id : {"edit-cut", "edit-copy", "edit-paste", "edit-duplicate", "map-resize", "map-properties"})
            QVERIFY2(shown.contains(QLatin1String(id)), id);
    }

    void cellIsDescribed()
    {
        Scenario scenario = makeScenario(*findSystem("battle-hymn"), findSystem("battle-hymn")->presets[0]);
        Board &board = scenario.boards[0];
        board = makeBoard(Grid::hexes(12, 10), {});
        const auto cell = [&board](const char *label) { return *board.labels.cell(board.grid, label); };
        const int creek = scenario.system->sideType("creek");
        const int road = scenario.system->pathType("road");
        QVERIFY(creek >= 0 && road >= 0);
        const auto set = [&](SideMarks &marks, const char *a, const char *b, int kind) {
            marks.set(board.grid.sideBetween(cell(a), cell(b)), withMark(0, kind, Mark::Plain), board.grid.sideCount());
        };
        board.cells[static_cast<std::size_t>(cell("0604"))].elevation = 1;
        set(board.sides, "0604", "0504", creek);
        set(board.paths, "0604", "0505", road);
        set(board.paths, "0604", "0704", road);
        const QString text = describeCell(scenario, 0, cell("0604"));
        QCOMPARE(text, QStringLiteral("0604 · clear · level 1 · creek to 0504 · road to 0704, 0505"));
    }

    void resizeDialogAnchors()
    {
        const Scenario scenario = makeScenario(*findSystem("war-by-mail"), findSystem("war-by-mail")->presets[0]);
        ResizeDialog dialog(scenario, 0);
        const Extent now = extentOf(scenario.boards[0].grid);
        QCOMPARE(dialog.extent(), now);
        const auto boxes = dialog.findChildren<QDoubleSpinBox *>();
        QCOMPARE(boxes.size(), 2);
        boxes[0]->setValue(now.width - 10);
        const auto buttons = dialog.findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 9);
        buttons[8]->click();
        QCOMPARE(dialog.extent(), (Extent{-10, 0, now.width - 10, now.height}));
    }

    void propertiesKeepTheRest()
    {
        Scenario scenario = makeScenario(*findSystem("battle-hymn"), findSystem("battle-hymn")->presets[0]);
        scenario.boards[0].title = "Little Round Top";
        BoardPropertiesDialog dialog(scenario.boards[0]);
        QCOMPARE(dialog.board(), scenario.boards[0]);
        dialog.findChildren<QComboBox *>()[0]->setCurrentIndex(2);
        QVERIFY(dialog.board().labels.scheme == LabelScheme::LetterNumber);
    }
};

QTEST_MAIN(TestWindowActions)
#include "test_window_actions.moc"
