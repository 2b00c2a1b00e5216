// SPDX-License-Identifier: MIT
// Works in the real window as a designer does: mouse on the board, keys, a unit dragged from the tree, save and reopen.
#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/session.h"
#include "app/window/actions.h"
#include "editors/board/board_editor.h"
#include "editors/docks/forces_dock.h"
#include "model/format/scenario_file.h"
#include "model/scenario/forces_steps.h"
#include "views/models/forces_model.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace hotchkiss;

namespace {

/// A window on a new scenario of a system, and hands to work in it.
class Desk
{
public:
    explicit Desk(const std::string &systemId)
        : window(session.newWindow())
    {
        const System *system = findSystem(systemId);
        Scenario scenario = makeScenario(*system, system->presets.front());
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

    if (!desk.document()->system().sideTypes.empty()) {
        const Point side = grid.sideMiddle(grid.side(grid.cell(Offset{4, 5}), 0));
        desk.drag(QStringLiteral("side"), {QPointF(side.x, side.y)});
        QCOMPARE(marks(desk.map(), desk.map().sides), 1);
    }
    desk.drag(QStringLiteral("path"), {desk.cell(1, 7), desk.cell(5, 7)});
    QVERIFY(marks(desk.map(), desk.map().paths) >= 4);
}

void drawTable(Desk &desk)
{
    desk.set([&desk](ToolContext::Options &o) { o.shapeType = desk.document()->system().shapeTypes.front().key; });
    desk.drag(QStringLiteral("rectangle"), {{10, 10}, {24, 20}});
    QCOMPARE(desk.map().shapes.size(), std::size_t(1));
    desk.set([](ToolContext::Options &o) { o.shapeType = "road"; });
    desk.window->design()->setTool(QStringLiteral("polyline"));
    for (const QPointF &point : {QPointF(5, 30), QPointF(20, 32), QPointF(40, 30)})
        desk.click(point);
    QTest::keyClick(desk.board(), Qt::Key_Return);
    QCOMPARE(desk.map().shapes.size(), std::size_t(2));
    QCOMPARE(desk.map().shapes.back().points.size(), std::size_t(3));
}

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void designer_data()
    {
        QTest::addColumn<QString>("system");
        for (const System *system : systems())
            QTest::newRow(system->id.c_str()) << qstr(system->id);
    }

    void designer()
    {
        QFETCH(QString, system);
        Desk desk(system.toStdString());
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
