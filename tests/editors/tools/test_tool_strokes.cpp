// SPDX-License-Identifier: MIT
// Every tool under random strokes: never more than one step a stroke, and undo gives back the very scenario.
#include "tests/editors/tools/tool_bench.h"

#include <QtTest>

#include <random>

using namespace hotchkiss;

namespace {

class Strokes
{
public:
    Strokes(Bench &bench, unsigned seed)
        : m_bench(bench)
        , m_random(seed)
    {}

    int number(int least, int most)
    {
        return least + static_cast<int>(m_random() % static_cast<unsigned>(most - least + 1));
    }

    void chooseOptions()
    {
        auto options = m_bench.context.options();
        const System &system = m_bench.document.system();
        options.terrain = number(0, std::max(0, static_cast<int>(system.terrains.size()) - 1));
        options.feature = system.features.empty() ? -1 : number(-1, static_cast<int>(system.features.size()) - 1);
        options.sideType = number(0, std::max(0, static_cast<int>(system.sideTypes.size()) - 1));
        options.pathType = number(0, std::max(0, static_cast<int>(system.pathTypes.size()) - 1));
        options.radius = number(0, 3);
        options.fillAll = number(0, 1) == 1;
        options.elevation = static_cast<ToolContext::Options::Elevation>(number(0, 2));
        options.symmetry = static_cast<ToolContext::Options::Symmetry>(number(0, 3));
        m_bench.context.setOptions(options);
    }

    // A place of the board or a little beyond it, as the board editor would tell it.
    Pointer pointer(Qt::MouseButton button)
    {
        const Rect all = m_bench.board().grid.bounds();
        Pointer p;
        p.map = {all.width * number(-5, 105) / 100.0, all.height * number(-5, 105) / 100.0};
        p.table = {p.map.x(), all.height - p.map.y()};
        p.button = button;
        p.cell = m_bench.board().grid.cellAt({p.map.x(), p.map.y()});
        p.side = m_bench.board().grid.isTable() ? noSide : m_bench.board().grid.sideAt({p.map.x(), p.map.y()});
        if (number(0, 2) == 0 && !m_bench.document.scenario().pieces.empty())
            p.piece = number(0, static_cast<int>(m_bench.document.scenario().pieces.size()) - 1);
        const Qt::KeyboardModifier modifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                  Qt::ControlModifier, Qt::AltModifier};
        p.modifiers = modifiers[number(0, 4)];
        return p;
    }

    std::vector<Pointer> stroke()
    {
        const Qt::MouseButton button = number(0, 3) == 0 ? Qt::RightButton : Qt::LeftButton;
        std::vector<Pointer> points;
        for (int i = number(1, 5); i > 0; --i)
            points.push_back(pointer(button));
        return points;
    }

private:
    Bench &m_bench;
    std::mt19937 m_random;
};

} // namespace

class TestToolStrokes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomStrokes_data()
    {
        QTest::addColumn<QByteArray>("system");
        for (const char *system :
             {"battle-hymn", "rally-round-the-flag", "hallowed-ground", "hold-the-line", "war-by-mail"})
            QTest::newRow(system) << QByteArray(system);
    }
    void randomStrokes()
    {
        QFETCH(QByteArray, system);
        Bench bench(system.constData());
        Scenario scenario = bench.original;
        for (int i = 0; i < 6; ++i)
            scenario.pieces.push_back(
                {"u" + std::to_string(i), PieceKind::Unit, "U", scenario.sides[0].id, Place::nowhere(), 0, {}});
        scenario.boards[0].underlay.file = "scan.png";
        bench.document.reset(scenario);
        Strokes strokes(bench, 11);
        for (const auto &tool : bench.tools) {
            if (!tool->worksOn(bench.board()))
                continue;
            for (int round = 0; round < 25; ++round) {
                strokes.chooseOptions();
                const int before = bench.document.undoStack()->count();
                bench.stroke(*tool, strokes.stroke());
                if (tool->takeTextRequest())
                    bench.document.execute(tool->typed(QStringLiteral("Mill")));
                const int steps = bench.document.undoStack()->count() - before;
                QVERIFY2(steps == 0 || steps == 1, qPrintable(tool->description().id));
            }
            bool handled = false;
            for (const int key : {Qt::Key_F, Qt::Key_R, Qt::Key_BracketLeft, Qt::Key_BracketRight, Qt::Key_Return})
                bench.document.execute(tool->key(key, {}, handled));
            tool->cancel();
        }
        QVERIFY(bench.document.undoStack()->count() > 20);
        const Scenario drawn = bench.document.scenario();
        while (bench.document.undoStack()->canUndo())
            bench.document.undoStack()->undo();
        QVERIFY(bench.document.scenario() == scenario);
        while (bench.document.undoStack()->canRedo())
            bench.document.undoStack()->redo();
        QVERIFY(bench.document.scenario() == drawn);
    }
};

QTEST_MAIN(TestToolStrokes)
#include "test_tool_strokes.moc"
