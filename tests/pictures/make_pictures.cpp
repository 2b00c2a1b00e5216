// SPDX-License-Identifier: MIT
// Makes the pictures of the guide with the program itself, and the tables that follow from it.
// usage: make_pictures HELP_FOLDER
#include "app/design/design_page.h"
#include "app/help/guide.h"
#include "app/main_window.h"
#include "app/playtest/playtest_page.h"
#include "app/session.h"
#include "app/window/actions.h"
#include "app/wizard/new_scenario_dialog.h"
#include "editors/board/board_editor.h"
#include "editors/charts/charts_dialog.h"
#include "editors/tiles/tile_layout_dialog.h"
#include "model/format/scenario_file.h"
#include "model/ruleset/resources.h"
#include "tests/app/help/guide_tables.h"
#include "tests/pictures/palette.h"
#include "views/playtest/play_board.h"
#include "views/print/map_output.h"

#include <QApplication>
#include <QDirIterator>
#include <QDockWidget>
#include <QImageWriter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace hotchkiss;

namespace {

constexpr QSize windowSize(1280, 800);
constexpr double mapPixels = 600'000; // of a map, whatever its shape

/// Copies the samples with one time of saving, so that the same windows give the same pictures.
void copySamples(const QString &to)
{
    const QDir from(QString::fromStdString(sampleFolder().string()));
    QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString name = from.relativeFilePath(files.next());
        QDir(to).mkpath(QFileInfo(name).path());
        QFile copy(to + QLatin1Char('/') + name);
        if (!QFile::copy(from.filePath(name), copy.fileName()) || !copy.open(QIODevice::ReadWrite) ||
            !copy.setFileTime(QDateTime(QDate(2000, 1, 1), QTime(12, 0)), QFileDevice::FileModificationTime))
            qFatal("%s: %s", qPrintable(name), qPrintable(copy.errorString()));
    }
}

/// The folder of the pictures, and the windows they are taken of.
class Studio
{
public:
    explicit Studio(const QString &folder)
        : m_folder(folder)
    {
        QDir().mkpath(folder);
        copySamples(m_samples.path());
    }

    void save(const QImage &picture, const QString &name) const
    {
        const QString file = m_folder + QLatin1Char('/') + name + QStringLiteral(".png");
        QImageWriter writer(file, "png");
        writer.setCompression(90);
        if (!writer.write(inFewColours(picture)))
            qFatal("%s: %s", qPrintable(file), qPrintable(writer.errorString()));
        std::printf("%s\n", qPrintable(file));
    }
    void save(QWidget *widget, const QString &name) const { save(widget->grab().toImage(), name); }

    MainWindow *open(const QString &sample)
    {
        MainWindow *window = m_session.newWindow();
        window->resize(windowSize);
        if (!sample.isEmpty())
            m_session.open(m_samples.filePath(sample), window);
        settle(window);
        return window;
    }
    /// Lets the window come to rest, with the whole board painted.
    static void settle(const MainWindow *window)
    {
        QTest::qWait(400);
        if (window->design() != nullptr)
            window->design()->board()->finishPainting();
        if (window->playtest() != nullptr && window->mode() == MainWindow::Mode::Playtest)
            window->playtest()->board()->finishPainting();
        QTest::qWait(50);
    }
    Session &session() { return m_session; }

private:
    QString m_folder;
    QTemporaryDir m_samples;
    Session m_session;
};

/// A window without its "modified" mark and without asking when it goes.
void leave(MainWindow *window)
{
    window->file()->document()->undoStack()->setClean();
    delete window;
}

/// Shows a sample at the end of the page of samples when no page does.
void showInGuide(const QString &help, const QString &stem, const QString &title)
{
    const QString picture = QStringLiteral("images/%1.png").arg(stem);
    for (const GuidePage &page : guidePages())
        if (page.text.contains(picture))
            return;
    const QString heading = QStringLiteral("## Further maps\n");
    QFile page(help + QStringLiteral("/samples.md"));
    if (!page.open(QIODevice::ReadWrite))
        qFatal("%s: %s", qPrintable(page.fileName()), qPrintable(page.errorString()));
    const QString text = QString::fromUtf8(page.readAll());
    page.write((text.contains(heading) ? QString() : QLatin1Char('\n') + heading).toUtf8());
    page.write(QStringLiteral("\n![%1](%2)\n").arg(title, picture).toUtf8());
}

/// A map of each sample.
void takeMaps(const Studio &studio, const QString &help)
{
    QDirIterator samples(QString::fromStdString(sampleFolder().string()), {QStringLiteral("*.hotchkiss.yaml")},
                         QDir::Files, QDirIterator::Subdirectories);
    while (samples.hasNext()) {
        const QFileInfo file(samples.next());
        const auto loaded = loadScenario(file.filePath().toStdString());
        const auto *scenario = std::get_if<Scenario>(&loaded);
        if (scenario == nullptr)
            qFatal("%s cannot be read", qPrintable(file.filePath()));
        MapOutput output;
        output.scenario = scenario;
        output.style.natoSymbols = scenario->info.symbols != "period";
        output.style.frame = true;
        output.layout.unitSize = 25.4;
        const QSizeF sheet = output.sheet().size();
        output.dpi = std::sqrt(mapPixels / (sheet.width() * sheet.height()));
        QTemporaryDir folder;
        const QString png = folder.filePath(QStringLiteral("map.png"));
        output.writePng(png, [](double) { return true; });
        studio.save(QImage(png), file.baseName());
        showInGuide(help, file.baseName(), QString::fromStdString(scenario->info.title));
    }
}

void takeWelcome(Studio &studio)
{
    MainWindow *window = studio.open({});
    QTest::qWait(6000); // thumbnails come from a thread
    studio.save(window, QStringLiteral("welcome"));
    auto *wizard = new NewScenarioDialog(studio.session().preferences(), window);
    wizard->setSystem(findSystem("battle-hymn"));
    wizard->show();
    QTest::qWait(200);
    studio.save(wizard, QStringLiteral("wizard"));
    delete window;
}

QPoint middleOf(const BoardEditor *board, const char *label)
{
    const Board &map = board->board();
    const Point centre = map.grid.centre(*map.labels.cell(map.grid, label));
    return board->fromMap(QPointF(centre.x, centre.y)).toPoint();
}

void drag(BoardEditor *board, const char *from, const char *to)
{
    QWidget *view = board->viewport();
    QTest::mousePress(view, Qt::LeftButton, {}, middleOf(board, from));
    QTest::mouseMove(view, middleOf(board, to));
    QTest::mouseRelease(view, Qt::LeftButton, {}, middleOf(board, to));
}

/// The first strokes of the page "getting started", on a new board.
void takeFirstStrokes(Studio &studio)
{
    const System *system = findSystem("battle-hymn");
    MainWindow *window = studio.session().newWindow();
    studio.session().show(std::make_unique<DocumentFile>(makeScenario(*system, system->presets.front())), window);
    window->resize(windowSize);
    Studio::settle(window);
    BoardEditor *board = window->design()->board();
    for (QDockWidget *dock : window->design()->findChildren<QDockWidget *>())
        dock->close();
    QTest::qWait(50);
    board->zoomTo(QRectF(0, 0, 12, 8));
    ToolContext::Options options = window->design()->context().options();
    options.terrain = system->terrain("woods");
    options.radius = 1;
    window->design()->context().setOptions(options);
    window->design()->setTool(QStringLiteral("brush"));
    drag(board, "0404", "1003");
    const auto take = [&](const QString &name) {
        Studio::settle(window);
        const QPoint corner = middleOf(board, "0201");
        studio.save(board->viewport()->grab(QRect(corner, middleOf(board, "1408"))).toImage(), name);
    };
    take(QStringLiteral("start-woods"));
    options.pathType = system->pathType("road");
    window->design()->context().setOptions(options);
    window->design()->setTool(QStringLiteral("path"));
    drag(board, "0307", "0605");
    drag(board, "0605", "0902");
    drag(board, "0605", "1206");
    take(QStringLiteral("start-road"));
    leave(window);
}

void takeDialogs(Studio &studio, MainWindow *window)
{
    QTimer::singleShot(300, window, [&studio] {
        QWidget *popup = QApplication::activeModalWidget();
        if (popup == nullptr)
            qFatal("the command search did not open");
        QTest::keyClicks(popup->focusWidget(), QStringLiteral("elev"));
        QTest::qWait(100);
        studio.save(popup, QStringLiteral("command-search"));
        popup->close();
    });
    window->actions().action("tools-commands")->trigger();
    window->actions().action("tools-charts")->trigger();
    QTest::qWait(300);
    auto *charts = window->design()->findChild<ChartsDialog *>();
    studio.save(charts, QStringLiteral("charts"));
    charts->close();
}

void takeDesign(Studio &studio)
{
    MainWindow *window = studio.open(QStringLiteral("battle-hymn/little-round-top.hotchkiss.yaml"));
    const auto &pieces = window->file()->document()->scenario().pieces;
    const auto placed = std::find_if(pieces.begin(), pieces.end(), [](const Piece &piece) {
        return piece.kind == PieceKind::Unit && piece.place.kind == Place::Kind::OnCell;
    });
    window->design()->showPlace(placed->place, QString::fromStdString(placed->id));
    window->design()->board()->zoomToFit();
    Studio::settle(window);
    studio.save(window, QStringLiteral("design"));
    studio.save(window->design()->panels().dock("schedule")->widget(), QStringLiteral("schedule"));
    takeDialogs(studio, window);
    window->setMode(MainWindow::Mode::Publish);
    Studio::settle(window);
    studio.save(window, QStringLiteral("publish"));
    leave(window);
    window = studio.open(QStringLiteral("hallowed-ground/meeting-engagement.hotchkiss.yaml"));
    window->design()->setTool(QStringLiteral("polygon"));
    Studio::settle(window);
    studio.save(window, QStringLiteral("design-table"));
    leave(window);
}

/// The figures of some quick games, where the program has a panel for them.
void takeBalance(const Studio &studio, MainWindow *window)
{
    auto *show = window->findChild<QAction *>(QStringLiteral("play-balance"));
    if (show == nullptr)
        return;
    show->trigger();
    auto *panel = window->playtest()->findChild<QDockWidget *>(QStringLiteral("play-balance"));
    auto *run = panel->findChild<QPushButton *>(QStringLiteral("balance-run"));
    run->click();
    if (!QTest::qWaitFor([run] { return run->isEnabled() && run->isVisible(); }, 60000))
        qFatal("the balance run did not end");
    Studio::settle(window);
    studio.save(window, QStringLiteral("balance"));
}

/// A game in its second turn, with the attack explained that has the most to say.
void takePlaytest(Studio &studio)
{
    MainWindow *window = studio.open(QStringLiteral("hold-the-line/first-bull-run.hotchkiss.yaml"));
    window->actions().action("map-tiles")->trigger();
    QTest::qWait(300);
    auto *tiles = window->design()->findChild<TileLayoutDialog *>();
    studio.save(tiles, QStringLiteral("tile-layout"));
    tiles->close();

    window->setMode(MainWindow::Mode::Playtest);
    auto scenario = std::make_shared<const Scenario>(window->file()->document()->scenario());
    auto game = PlaySession::start(*rulesOf(*scenario->system), scenario, Chance{7});
    PlaytestPage *page = window->playtest();
    page->begin(std::move(*game));
    Playtest *play = page->playtest();
    std::optional<Action> best;
    std::size_t terms = 0;
    for (int step = 0; step < 200 && (terms < 4 || play->game().decision().turn < 2); ++step) {
        play->playByComputer(Playtest::Reach::Action);
        if (!QTest::qWaitFor([play] { return !play->isThinking(); }, 20000) || play->game().isOver())
            break;
        terms = 0;
        for (const Action &action : play->legalActions())
            if (const Preview preview = play->game().preview(action); preview.terms.size() > terms) {
                terms = preview.terms.size();
                best = action;
            }
    }
    page->board()->zoomToFit();
    if (best && best->piece != noPiece)
        page->board()->choose(best->piece);
    page->board()->setHovered(best);
    Studio::settle(window);
    studio.save(window, QStringLiteral("playtest"));
    takeBalance(studio, window);
    leave(window);
}

void writeTables(const QString &page, const guide::Tables &tables)
{
    QFile file(page);
    if (!file.open(QIODevice::ReadWrite))
        qFatal("%s: %s", qPrintable(page), qPrintable(file.errorString()));
    const QByteArray text = guide::withTables(QString::fromUtf8(file.readAll()), tables).toUtf8();
    file.resize(0);
    file.seek(0);
    file.write(text);
    std::printf("%s\n", qPrintable(page));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Hotchkiss"));
    QApplication::setOrganizationName(QStringLiteral("Hotchkiss"));
    const QString help = application.arguments().value(1);
    if (help.isEmpty())
        qFatal("usage: make_pictures HELP_FOLDER");
    QLocale::setDefault(QLocale::c());
    QApplication::setCursorFlashTime(0);
    Studio studio(help + QStringLiteral("/images"));
    MainWindow *window = studio.open(QStringLiteral("hold-the-line/first-bull-run.hotchkiss.yaml"));
    writeTables(help + QStringLiteral("/shortcuts.md"), guide::shortcutTables(*window));
    writeTables(help + QStringLiteral("/systems.md"), guide::systemTables());
    leave(window);
    takeMaps(studio, help);
    takeWelcome(studio);
    takeFirstStrokes(studio);
    takeDesign(studio);
    takePlaytest(studio);
    return 0;
}
