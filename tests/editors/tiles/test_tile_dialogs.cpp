// SPDX-License-Identifier: MIT
#include "editors/docks/palette_dock.h"
#include "editors/tiles/layout_library_dialog.h"
#include "editors/tiles/random_layout_dialog.h"
#include "editors/tiles/tile_layout_dialog.h"
#include "model/ruleset/shared_ruleset.h"
#include "views/models/palette_model.h"
#include "views/models/tile_stock_model.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace hotchkiss;

/// The box of tiles in the window: counts on the palette, the dialogs, the library of layouts.
class TestTileDialogs : public QObject
{
    Q_OBJECT

private:
    static Scenario blank(const char *system = "hold-the-line")
    {
        const System *found = findSystem(system);
        return makeScenario(*found, found->presets.front());
    }
    static void lay(Document &document, const char *terrain, Cell first, int count)
    {
        EditStep step{Text("Lay"), {}};
        for (Cell cell = first; cell < first + count; ++cell) {
            CellContent after = document.board(0).at(cell);
            after.terrain = static_cast<std::uint8_t>(document.system().terrain(terrain));
            step.edits.emplace_back(patchCell(document.scenario(), 0, cell, after));
        }
        document.execute(step);
    }
    static QPushButton *button(const QDialog &dialog, const QString &text)
    {
        for (auto *found : dialog.findChildren<QPushButton *>())
            if (QString(found->text()).remove(QLatin1Char('&')) == text)
                return found;
        return nullptr;
    }

private Q_SLOTS:
    void paletteCounts()
    {
        Document document(blank());
        ToolContext context(&document);
        const PaletteDock dock(&context);
        const auto *model = dock.findChild<PaletteModel *>();
        const QModelIndex orchard = model->indexOf(PaletteModel::Sort::Terrain, document.system().terrain("orchard"));
        const QModelIndex clear = model->indexOf(PaletteModel::Sort::Terrain, 0);
        QCOMPARE(orchard.data(PaletteModel::StockRole).toString(), QStringLiteral("0 / 6"));
        QVERIFY(clear.data(PaletteModel::StockRole).toString().isEmpty());
        lay(document, "orchard", 0, 6);
        QTRY_COMPARE(orchard.data(PaletteModel::StockRole).toString(), QStringLiteral("6 / 6"));
        QVERIFY(!orchard.data(PaletteModel::OverRole).toBool());
        lay(document, "orchard", 6, 1);
        QTRY_VERIFY(orchard.data(PaletteModel::OverRole).toBool());
        QCOMPARE(orchard.data(PaletteModel::StockRole).toString(), QStringLiteral("⚠ 7 / 6"));
        document.undoStack()->undo();
        QTRY_VERIFY(!orchard.data(PaletteModel::OverRole).toBool());
    }

    void systemsWithoutTilesCountNothing()
    {
        Document document(blank("battle-hymn"));
        ToolContext context(&document);
        const PaletteDock dock(&context);
        const auto *model = dock.findChild<PaletteModel *>();
        for (int row = 0; row < model->rowCount(); ++row)
            QVERIFY(model->index(row).data(PaletteModel::StockRole).toString().isEmpty());
    }

    void editsTheBox()
    {
        Document document(blank());
        TileCounter counter(&document);
        TileStockModel model(&counter);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 15);
        const QModelIndex inBox = model.index(0, TileStockModel::InBox);
        QVERIFY(inBox.flags() & Qt::ItemIsEditable);
        QVERIFY(model.setData(inBox, 3));
        QCOMPARE(inBox.data().toString(), QStringLiteral("3"));
        QVERIFY(!model.setData(inBox, -1));
        lay(document, "woods", 0, 5);
        counter.count();
        QCOMPARE(model.index(0, TileStockModel::Left).data().toString(), QStringLiteral("-2"));
        QVERIFY(model.index(0, TileStockModel::Piece).data().toString().startsWith(QStringLiteral("⚠")));
        QVERIFY(model.index(0, TileStockModel::Advice).data().toString().contains(QStringLiteral("Woods B")));
        document.undoStack()->undo();
        document.undoStack()->undo();
        counter.count();
        QCOMPARE(inBox.data().toString(), QStringLiteral("16"));
    }

    void presetsAndSwap()
    {
        Document document(blank());
        ToolContext context(&document);
        TileLayoutDialog dialog(&context);
        auto *presets = dialog.findChild<QComboBox *>();
        QCOMPARE(presets->currentIndex(), 0);
        lay(document, "town", 0, 8);
        QPushButton *swap = button(dialog, QStringLiteral("Swap Styles"));
        QTRY_VERIFY(swap->isEnabled());
        swap->click();
        QVERIFY(!swap->isEnabled());
        const Ruleset &rules = *sharedRuleset(document.system());
        QVERIFY(shortages(layoutSupportOf(document.system())->stock(document.scenario(), rules)).empty());
        Q_EMIT presets->activated(1);
        QVERIFY(layoutSupportOf(document.system())->isUnlimited(document.scenario()));
        QCOMPARE(presets->currentIndex(), 1);
        Q_EMIT presets->activated(0);
        QVERIFY(!layoutSupportOf(document.system())->isUnlimited(document.scenario()));
        auto *table = dialog.findChild<QTableView *>();
        QVERIFY(table->model()->setData(table->model()->index(0, TileStockModel::InBox), 2));
        QCOMPARE(presets->currentIndex(), 2);
        Q_EMIT presets->activated(0);
        QVERIFY(document.scenario().chartOverrides.empty());
        QCOMPARE(presets->currentIndex(), 0);
    }

    void laysByChance()
    {
        Document document(blank());
        ToolContext context(&document);
        RandomLayoutDialog dialog(&context);
        dialog.findChild<QCheckBox *>()->setChecked(true);
        dialog.findChild<QComboBox *>()->setCurrentIndex(3);
        const Scenario before = document.scenario();
        QVERIFY(dialog.lay());
        QVERIFY(document.scenario() != before);
        QCOMPARE(document.undoStack()->count(), 1);
        document.undoStack()->undo();
        QCOMPARE(document.scenario(), before);
        for (QSpinBox *number : dialog.findChildren<QSpinBox *>())
            number->setValue(99);
        QVERIFY2(!dialog.lay(), "the box has not that many");
        QCOMPARE(document.scenario(), before);
    }

    void keepsLayouts()
    {
        const QTemporaryDir folder;
        const LayoutLibrary library(folder.filePath(QStringLiteral("layouts")));
        Document document(blank());
        ToolContext context(&document);
        lay(document, "hill", 20, 4);
        LayoutLibraryDialog dialog(&context, library);
        auto *list = dialog.findChild<QListWidget *>();
        const int shipped = list->count();
        QVERIFY(shipped >= 2);
        QVERIFY(dialog.saveAs(QStringLiteral("Four Hills")));
        QVERIFY(library.has(QStringLiteral("Four Hills")));
        QCOMPARE(list->count(), shipped + 1);
        const Scenario hills = document.scenario();
        lay(document, "woods", 0, 9);
        dialog.loadChosen();
        QCOMPARE(document.scenario(), hills);
        document.undoStack()->undo();
        QVERIFY(document.scenario() != hills);
        for (const LayoutLibrary::Entry &entry : library.layouts(document.system()))
            QCOMPARE(library.remove(entry), !entry.shipped);
        QVERIFY(!library.has(QStringLiteral("Four Hills")));
    }

    void shippedLayoutsFitTheBox()
    {
        const QTemporaryDir folder;
        const System &system = *findSystem("hold-the-line");
        for (const LayoutLibrary::Entry &entry : LayoutLibrary(folder.path()).layouts(system)) {
            const TileStock stock = layoutSupportOf(system)->stock(entry.layout, *sharedRuleset(system));
            QVERIFY2(shortages(stock).empty(), qPrintable(entry.name));
            QCOMPARE(findTile(stock, "river_end")->used, 0);
        }
    }

    void reportsWhatCannotBeSaved()
    {
        Document document(blank());
        const QTemporaryDir folder;
        QFile blocker(folder.filePath(QStringLiteral("file")));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        const LayoutLibrary library(blocker.fileName());
        QVERIFY(!library.save(document.scenario(), 0, QStringLiteral("x")).isEmpty());
    }
};

QTEST_MAIN(TestTileDialogs)
#include "test_tile_dialogs.moc"
