// SPDX-License-Identifier: MIT
#include "editors/charts/charts_dialog.h"
#include "model/ruleset/chart_edits.h"
#include "model/ruleset/shared_ruleset.h"
#include "views/models/chart_model.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace hotchkiss;

/// The charts of all systems can be changed for a scenario and reset.
class TestChartsDialog : public QObject
{
    Q_OBJECT

private:
    static Scenario blank(const char *system)
    {
        const System *found = findSystem(system);
        return makeScenario(*found, found->presets.front());
    }
    static QModelIndex cell(const ChartModel &model, const char *row, const char *column)
    {
        return model.index(model.chart()->row(row), model.chart()->column(column));
    }
    static QPushButton *button(const ChartsDialog &dialog, const QString &text)
    {
        for (auto *found : dialog.findChildren<QPushButton *>())
            if (QString(found->text()).remove(QLatin1Char('&')) == text)
                return found;
        return nullptr;
    }

private Q_SLOTS:
    void allChartsOfAllSystems()
    {
        for (const System *system : systems()) {
            Document document(makeScenario(*system, system->presets.front()));
            ChartModel model(&document);
            const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
            const Ruleset *ruleset = sharedRuleset(*system);
            QVERIFY(ruleset != nullptr);
            for (const Chart &chart : ruleset->charts()) {
                model.setChart(chart.key);
                QCOMPARE(model.rowCount(), static_cast<int>(chart.rows.size()));
                QCOMPARE(model.columnCount(), static_cast<int>(chart.columns.size()));
                // Writing what is there changes nothing.
                for (int r = 0; r < model.rowCount(); ++r)
                    for (int c = 0; c < model.columnCount(); ++c) {
                        const QModelIndex at = model.index(r, c);
                        QVERIFY(!model.data(at, Qt::DisplayRole).toString().isEmpty() ||
                                model.data(at, Qt::EditRole).toString().isEmpty());
                        QVERIFY(model.setData(at, model.data(at, Qt::EditRole)));
                    }
            }
            QVERIFY(document.scenario().chartOverrides.empty());
            QCOMPARE(document.undoStack()->count(), 0);
        }
    }

    void writesAndMarks()
    {
        Document document(blank("hold-the-line"));
        ChartModel model(&document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setChart("combat");
        const QModelIndex house = cell(model, "cavalry", "hit_2");
        const QModelIndex printed = cell(model, "infantry", "hit_1");
        QVERIFY(house.data(ChartModel::HouseRole).toBool());
        QVERIFY(house.data().toString().contains(ChartModel::houseSign()));
        QVERIFY(house.data(Qt::BackgroundRole).isValid());
        QVERIFY(house.data(Qt::ToolTipRole).toString().contains(QStringLiteral("D-05")));
        QVERIFY(!printed.data(ChartModel::HouseRole).toBool());
        QVERIFY(!printed.data(Qt::BackgroundRole).isValid());
        QVERIFY(printed.data(Qt::ToolTipRole).toString().contains(QStringLiteral("HL 2.1.1e")));

        QVERIFY(model.setData(printed, QStringLiteral("4")));
        QVERIFY(printed.data(ChartModel::ChangedRole).toBool());
        QCOMPARE(printed.data().toString(), ChartModel::changedSign() + QStringLiteral(" 4"));
        QVERIFY(model.setData(printed, QStringLiteral("none")));
        QCOMPARE(printed.data(Qt::EditRole).toString(), QStringLiteral("none"));
        QString why;
        connect(&model, &ChartModel::refused, this, [&why](const QString &text) { why = text; });
        QVERIFY(!model.setData(printed, QStringLiteral("five")));
        QVERIFY(why.contains(QStringLiteral("five")));
        document.undoStack()->undo();
        document.undoStack()->undo();
        QVERIFY(!printed.data(ChartModel::ChangedRole).toBool());
        QVERIFY(document.scenario().chartOverrides.empty());
        // The ruleset's own number is no override.
        QVERIFY(model.setData(printed, QStringLiteral("4")));
        QVERIFY(model.setData(printed, QStringLiteral("5")));
        QVERIFY(document.scenario().chartOverrides.empty());
    }

    void checksBooleans()
    {
        Document document(blank("hold-the-line"));
        ChartModel model(&document);
        model.setChart("terrain");
        const QModelIndex stop = cell(model, "woods", "stop");
        QVERIFY(stop.flags() & Qt::ItemIsUserCheckable);
        QVERIFY(model.setData(stop, Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(std::get<bool>(document.scenario().chartOverrides.at({"terrain", "woods", "stop"})), false);
    }

    void resetsCellChartAndAll()
    {
        Document document(blank("battle-hymn"));
        ChartsDialog dialog(&document);
        auto *list = dialog.findChild<QListWidget *>();
        auto *model = dialog.findChild<ChartModel *>();
        auto *table = dialog.findChild<QTableView *>();
        const Ruleset &ruleset = *sharedRuleset(document.system());
        QCOMPARE(list->count(), static_cast<int>(ruleset.charts().size()));
        QVERIFY(!button(dialog, QStringLiteral("Reset All Charts"))->isEnabled());
        // Two changes in one chart of whole numbers, one in another.
        std::vector<ChartKey> keys;
        for (const Chart &chart : ruleset.charts())
            for (const ChartColumn &column : chart.columns)
                if (column.type == ColumnType::Integer && chart.rows.size() > 1 && keys.size() < 3) {
                    keys.push_back({chart.key, chart.rows[0].key, column.key});
                    if (keys.size() == 1)
                        keys.push_back({chart.key, chart.rows[1].key, column.key});
                    break;
                }
        QCOMPARE(keys.size(), std::size_t{3});
        for (const ChartKey &key : keys)
            document.execute({Text("x"), {*overrideChart(document.scenario(), ruleset, key, std::int64_t{77})}});
        dialog.showChart(QString::fromStdString(keys[0].chart));
        QVERIFY(list->currentItem()->text().contains(QStringLiteral("2 changed")));
        table->selectionModel()->select(
            model->index(model->chart()->row(keys[0].row), model->chart()->column(keys[0].column)),
            QItemSelectionModel::ClearAndSelect);
        button(dialog, QStringLiteral("Reset Cell"))->click();
        QCOMPARE(document.scenario().chartOverrides.size(), std::size_t{2});
        button(dialog, QStringLiteral("Reset Chart"))->click();
        QCOMPARE(document.scenario().chartOverrides.size(), std::size_t{1});
        QVERIFY(!button(dialog, QStringLiteral("Reset Chart"))->isEnabled());
        button(dialog, QStringLiteral("Reset All Charts"))->click();
        QVERIFY(document.scenario().chartOverrides.empty());
        document.undoStack()->undo();
        document.undoStack()->undo();
        document.undoStack()->undo();
        QCOMPARE(document.scenario().chartOverrides.size(), std::size_t{3});
    }

    void typesIntoTheTable()
    {
        Document document(blank("hold-the-line"));
        ChartsDialog dialog(&document);
        dialog.showChart(QStringLiteral("tile_inventory"));
        dialog.show();
        auto *table = dialog.findChild<QTableView *>();
        auto *model = dialog.findChild<ChartModel *>();
        const QModelIndex count = cell(*model, "hill", "count");
        table->setCurrentIndex(count);
        table->edit(count);
        auto *line = table->viewport()->findChild<QLineEdit *>();
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("9"));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(document.scenario().chartOverrides.size(), std::size_t{1});
        QCOMPARE(std::get<std::int64_t>(document.scenario().chartOverrides.at({"tile_inventory", "hill", "count"})), 9);
        QTest::keyClick(&dialog, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(document.scenario().chartOverrides.empty());
    }
};

QTEST_MAIN(TestChartsDialog)
#include "test_charts_dialog.moc"
