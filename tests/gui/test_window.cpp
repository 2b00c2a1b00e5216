// SPDX-License-Identifier: MIT
// Works in the real window as a designer does: mouse on the board, keys, a unit dragged from the tree, save and reopen.
#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/session.h"
#include "app/window/actions.h"
#include "app/wizard/new_scenario_dialog.h"
#include "editors/board/board_editor.h"
#include "editors/docks/forces_dock.h"
#include "model/format/scenario_file.h"
#include "model/scenario/forces_steps.h"
#include "views/models/forces_model.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <optional>

using namespace hotchkiss;

namespace {

/// A window on a new scenario of a system, and hands to work in it.
class Desk
{
public:
    explicit Desk(const std::string &systemId, const std::optional<Grid> &grid = {})
        : window(session.newWindow())
    {
        const System *system = findSystem(systemId);
        BoardPreset preset = system->presets.front();
        preset.grid = grid.value_or(preset.grid);
        Scenario scenario = makeScenario(*system, preset);
        Piece piece;
        piece.id = "first-brigade";
        piece.name = "First Brigade";
        piece.command = scenario.sides.front().id;
        scenario.pieces.push_back(piece);
        start = scenarioText(scenario);
        session.show(std::make_unique<DocumentFile>(std::move(scenario)), window);
        window->resize(1300, 900);
        QTest::qWait(10);
        board()->zoomToFit();
        board()->finishPainting();
    }

    BoardEditor *board() const { return window->design()->board(); }
    Document *document() const { return window->file()->document(); }
    const Board &map() const { return document()->board(0); }
    std::string text() const { return scenarioText(document()->scenario()); }
    QPoint at(QPointF point) const { return board()->fromMap(point).toPoint(); }
    QPointF cell(int column, int row) const
    {
        const Point centre = map().grid.centre(Offset{column, row});
        return {centre.x, centre.y};
    }
    void set(const std::function<void(ToolContext::Options &)> &change) const
    {
        ToolContext::Options options = window->design()->context().options();
        change(options);
        window->design()->context().setOptions(options);
    }
    void drag(const QString &tool, const std::vector<QPointF> &points) const
    {
        window->design()->setTool(tool);
        QCOMPARE(window->design()->toolId(), tool);
        QWidget *view = board()->viewport();
        QTest::mouseMove(view, at(points.front()));
        QTest::mousePress(view, Qt::LeftButton, {}, at(points.front()));
        for (const QPointF &point : points)
            QTest::mouseMove(view, at(point));
        QTest::mouseRelease(view, Qt::LeftButton, {}, at(points.back()));
    }
    void click(QPointF point) const { QTest::mouseClick(board()->viewport(), Qt::LeftButton, {}, at(point)); }
    /// Drags the first piece out of the forces tree onto the board.
    void dragFromTree(QPointF to) const
    {
        const auto *dock = window->design()->findChild<ForcesDock *>();
        QVERIFY(dock != nullptr);
        auto *tree = dock->findChild<QTreeView *>();
        tree->expandAll();
        const QModelIndexList found =
            tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("First Brigade"), 1,
                                 Qt::MatchRecursive | Qt::MatchContains);
        QVERIFY(!found.isEmpty());
        const std::unique_ptr<QMimeData> data(tree->model()->mimeData(found));
        QVERIFY(data->hasFormat(itemsMimeType()));
        QDragEnterEvent enter(at(to), Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(board()->viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at(to), Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(board()->viewport(), &drop);
    }
    void undoAll() const
    {
        while (document()->undoStack()->canUndo())
            window->actions().action("edit-undo")->trigger();
    }
    void redoAll() const
    {
        while (document()->undoStack()->canRedo())
            window->actions().action("edit-redo")->trigger();
    }

    Session session;
    MainWindow *window;
    std::string start;
};

int marks(const Board &board, const SideMarks &marks)
{
    int count = 0;
    for (SideId side = 0; side < board.grid.sideCount(); ++side)
        count += marks.at(side) != 0 ? 1 : 0;
    return count;
}

void drawCells(Desk &desk)
{
    desk.set([](ToolContext::Options &o) { o.terrain = 1; });
    desk.drag(QStringLiteral("brush"), {desk.cell(2, 2), desk.cell(6, 2)});
    const Grid &grid = desk.map().grid;
    const auto painted = [&] {
        return std::count_if(desk.map().cells.begin(), desk.map().cells.end(),
                             [](const CellContent &content) { return content.terrain == 1; });
    };
    QCOMPARE(int(desk.map().at(grid.cell(Offset{6, 2})).terrain), 1);
    QVERIFY(painted() >= 5); // no gaps in a fast drag

    const Cell cell = grid.cell(Offset{4, 5});
    std::vector<QPointF> around;
    for (int d = 0; d < grid.directions(); ++d)
        if (grid.crossesSide(d)) {
            const Point side = grid.sideMiddle(grid.side(cell, d));
            around.emplace_back(side.x, side.y);
        }
    // Where the rules know nothing on sides there is nothing to draw on them.
    const bool hasSides = !desk.document()->scenario().system->sideTypes.empty();
    if (hasSides)
        desk.drag(QStringLiteral("side"), around); // a chain all around a cell
    QCOMPARE(marks(desk.map(), desk.map().sides), hasSides ? int(around.size()) : 0);

    desk.drag(QStringLiteral("path"), {desk.cell(1, 7), desk.cell(5, 7)});
    QVERIFY(marks(desk.map(), desk.map().paths) >= 4);
    // Each was one stroke, so one step.
    QCOMPARE(desk.document()->undoStack()->count(), hasSides ? 3 : 2);
}

void drawTable(Desk &desk)
{
    desk.set([&desk](ToolContext::Options &o) { o.shapeType = desk.document()->system().shapeTypes.front().key; });
    desk.drag(QStringLiteral("rectangle"), {{10, 10}, {24, 20}});
    QCOMPARE(desk.map().shapes.size(), std::size_t(1));
    desk.window->design()->setTool(QStringLiteral("polyline"));
    std::size_t shapes = 1;
    double y = 30;
    for (const char *kind : {"stone_wall", "road"}) { // what a board of cells has on sides is a line here
        desk.set([kind](ToolContext::Options &o) { o.shapeType = kind; });
        for (const QPointF &point : {QPointF(5, y), QPointF(20, y + 2), QPointF(40, y)})
            desk.click(point);
        QTest::keyClick(desk.board(), Qt::Key_Return);
        QCOMPARE(desk.map().shapes.size(), ++shapes);
        QCOMPARE(desk.map().shapes.back().kind, std::string(kind));
        QCOMPARE(desk.map().shapes.back().points.size(), std::size_t(3));
        y += 8;
    }
    desk.drag(QStringLiteral("area"), {{60, 5}, {70, 15}});
    QCOMPARE(desk.map().areas.size(), std::size_t(1));
    QCOMPARE(desk.document()->undoStack()->count(), 4);
}

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void designer_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<std::optional<Grid>>("grid");
        for (const System *system : systems())
            QTest::newRow(system->id.c_str()) << qstr(system->id) << std::optional<Grid>();
        const auto row = [](const char *name, const char *system, const Grid &grid) {
            QTest::newRow(name) << QString::fromLatin1(system) << std::optional<Grid>(grid);
        };
        row("flat hexes, odd", "battle-hymn", Grid::hexes(14, 11, GridShape::HexFlat, Stagger::Odd));
        row("pointy hexes, even", "battle-hymn", Grid::hexes(14, 11, GridShape::HexPointy, Stagger::Even));
        row("pointy hexes, odd", "hold-the-line", Grid::hexes(14, 11, GridShape::HexPointy, Stagger::Odd));
        row("squares, four neighbours", "war-by-mail", Grid::squares(12, 12, 4));
        row("squares, eight neighbours", "war-by-mail", Grid::squares(12, 12, 8));
    }

    void designer()
    {
        QFETCH(QString, system);
        QFETCH(std::optional<Grid>, grid);
        Desk desk(system.toStdString(), grid);
        if (desk.map().grid.isTable())
            drawTable(desk);
        else
            drawCells(desk);
        const QPointF where = desk.map().grid.isTable() ? QPointF(30, 12) : desk.cell(3, 4);
        desk.dragFromTree(where);
        QVERIFY(desk.document()->scenario().pieces.front().place.kind != Place::Kind::Nowhere);

        const std::string drawn = desk.text();
        QVERIFY(drawn != desk.start);
        desk.undoAll();
        QCOMPARE(desk.text(), desk.start);
        desk.redoAll();
        QCOMPARE(desk.text(), drawn);

        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a battle.hotchkiss.yaml"));
        QCOMPARE(desk.window->file()->saveAs(path), QString());
        MainWindow *other = desk.session.newWindow();
        QString error;
        auto reopened = DocumentFile::open(path, &error);
        QVERIFY2(reopened != nullptr, qPrintable(error));
        desk.session.show(std::move(reopened), other);
        QCOMPARE(scenarioText(other->file()->document()->scenario()), drawn);
        QVERIFY(other->file()->document()->scenario() == desk.document()->scenario());
    }

    /// The status line says what the mouse does, from the first moment on.
    void hintsAreShown()
    {
        Desk desk("hallowed-ground");
        const auto shows = [&desk](const QString &text) {
            const auto labels = desk.window->statusBar()->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&text](const QLabel *label) { return label->text() == text; });
        };
        QVERIFY(shows(desk.board()->tool()->status()));
        for (const char *tool : {"area", "polygon", "select"}) {
            desk.window->design()->setTool(QString::fromLatin1(tool));
            QCOMPARE(desk.window->design()->toolId(), QString::fromLatin1(tool));
            QVERIFY2(shows(desk.board()->tool()->status()), tool);
        }
    }

    /// The wizard's preset is what the fields say: one of the list, or a board of one's own.
    void wizardNamesItsPreset()
    {
        NewScenarioDialog wizard((Preferences()));
        const System *system = findSystem("battle-hymn");
        wizard.setSystem(system);
        wizard.show();
        auto *preset = wizard.currentPage()->findChild<QComboBox *>();
        auto *columns = wizard.currentPage()->findChild<QDoubleSpinBox *>();
        QVERIFY(preset && columns);
        QCOMPARE(preset->count(), int(system->presets.size()));
        QCOMPARE(preset->currentIndex(), 0);
        preset->setFocus();
        QTest::keyClick(preset, Qt::Key_Down);
        QCOMPARE(preset->currentIndex(), 1);
        const Grid &grid = system->presets[1].grid;
        QCOMPARE(wizard.scenario().boards.front().grid.columns(), grid.columns());
        columns->setValue(grid.columns() + 5);
        QCOMPARE(preset->currentIndex(), -1);
        QCOMPARE(wizard.scenario().boards.front().grid.columns(), grid.columns() + 5);
        QCOMPARE(wizard.scenario().boards.front().grid.rows(), grid.rows());
        columns->setValue(grid.columns());
        QCOMPARE(preset->currentIndex(), 1);
    }

    /// No key means two things in the same window.
    void shortcutsAreUnique()
    {
        Desk desk("battle-hymn");
        QHash<QString, QString> taken;
        QList<QAction *> all = desk.window->actions().all();
        all += desk.window->design()->toolActions();
        for (const QAction *action : all) {
            for (const QKeySequence &keys : action->shortcuts()) {
                const QString text = keys.toString();
                QVERIFY2(
                    !taken.contains(text) || taken[text] == action->text(),
                    qPrintable(text + QStringLiteral(": ") + action->text() + QStringLiteral(" / ") + taken[text]));
                taken.insert(text, action->text());
            }
        }
    }

    void modesAreReached()
    {
        Desk desk("hold-the-line");
        for (const char *mode : {"view-publish", "view-design", "view-welcome", "view-design"}) {
            desk.window->actions().action(mode)->trigger();
            QVERIFY(desk.window->actions().action(mode)->isChecked());
        }
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Design);
    }
};

QTEST_MAIN(TestWindow)
#include "test_window.moc"
