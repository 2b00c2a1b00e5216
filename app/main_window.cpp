// SPDX-License-Identifier: MIT
#include "app/main_window.h"

#include "app/design/design_page.h"
#include "app/files/file_actions.h"
#include "app/help/help_actions.h"
#include "app/playtest/playtest_page.h"
#include "app/publish/publish_page.h"
#include "app/session.h"
#include "app/welcome/welcome_page.h"
#include "app/window/actions.h"
#include "app/window/csv_actions.h"
#include "app/window/edit_actions.h"
#include "app/window/forces_actions.h"
#include "app/window/map_actions.h"
#include "app/window/mode_bar.h"
#include "app/window/scenario_actions.h"
#include "app/window/status_line.h"
#include "app/window/view_actions.h"
#include "editors/board/board_editor.h"
#include "views/icons.h"
#include "views/playtest/play_board.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>

namespace hotchkiss {

namespace {
const QString geometryKey = QStringLiteral("window/geometry");
const QString layoutKey = QStringLiteral("window/layout");
} // namespace

MainWindow::MainWindow(Session &session)
    : m_session(session)
    , m_actions(new Actions(this))
    , m_status(new StatusLine(this))
    , m_pages(new QStackedWidget)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    setWindowIcon(icon(QStringLiteral("hotchkiss")));
    makeUndoActions();
    m_actions->fillMenuBar(menuBar());
    makePages();

    new FileActions(*this);
    new EditActions(*this);
    new ViewActions(*this);
    new MapActions(*this);
    new ForcesActions(*this);
    new ScenarioActions(*this);
    new CsvActions(*this);
    new HelpActions(*this);
    // Shortcuts work also while the menu bar is hidden.
    addActions(m_actions->all());

    m_actions->setHasDocument(false);
    restoreWindow();
    setMode(Mode::Welcome);
    updateTitle();
}

MainWindow::~MainWindow()
{
    // Pages look at the document until they are gone.
    delete m_publish;
    delete m_playtest;
    delete m_design;
}

void MainWindow::makePages()
{
    auto *modes = new ModeBar;
    for (const char *id : {"view-welcome", "view-design", "view-playtest", "view-publish"})
        modes->addMode(m_actions->action(id));
    m_welcome = new WelcomePage(m_session);
    m_pages->addWidget(m_welcome);

    auto *centre = new QWidget;
    auto *layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(modes);
    layout->addWidget(m_pages, 1);
    setCentralWidget(centre);
    setStatusBar(m_status);
}

void MainWindow::makeUndoActions()
{
    QAction *undo = m_undo.createUndoAction(this, tr("&Undo"));
    QAction *redo = m_undo.createRedoAction(this, tr("&Redo"));
    undo->setIcon(icon(QStringLiteral("undo")));
    redo->setIcon(icon(QStringLiteral("redo")));
    undo->setShortcut(QKeySequence(QStringLiteral("Ctrl+Z")));
    redo->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+Z")));
    m_actions->adopt("edit-undo", undo);
    m_actions->adopt("edit-redo", redo);
}

void MainWindow::setFile(std::unique_ptr<DocumentFile> file)
{
    Q_ASSERT(!m_file && file);
    m_file = std::move(file);
    Document *document = m_file->document();
    m_undo.addStack(document->undoStack());
    m_undo.setActiveStack(document->undoStack());
    m_design = new DesignPage(document);
    m_playtest = new PlaytestPage(document, *m_actions);
    connect(m_playtest, &PlaytestPage::scenarioMade, this,
            [this](const Scenario &scenario) { m_session.show(std::make_unique<DocumentFile>(scenario)); });
    connect(m_playtest, &PlaytestPage::begun, this, &MainWindow::followUndo);
    m_actions->on("play-balance", m_playtest, [this] {
        setMode(Mode::Playtest);
        m_playtest->showBalance();
    });
    m_publish = new PublishPage(m_session, document);
    m_pages->addWidget(m_design);
    m_pages->addWidget(m_playtest);
    m_pages->addWidget(m_publish);
    m_design->panels().restore(QSettings().value(layoutKey).toByteArray());
    m_status->follow(m_file.get(), m_design);
    m_status->follow(m_playtest);

    connect(document, &Document::pathChanged, this, &MainWindow::updateTitle);
    connect(document, &Document::changed, this, [this](const Change &change) {
        if (std::holds_alternative<InfoChanged>(change) || std::holds_alternative<ScenarioReset>(change))
            updateTitle();
    });
    connect(m_file.get(), &DocumentFile::modifiedChanged, this, &MainWindow::updateTitle);
    m_actions->setHasDocument(true);
    updateTitle();
    Q_EMIT fileChanged();
    setMode(Mode::Design);
}

void MainWindow::setMode(Mode mode)
{
    if (m_file == nullptr)
        mode = Mode::Welcome;
    m_mode = mode;
    QWidget *page = m_welcome;
    if (mode == Mode::Design)
        page = m_design;
    else if (mode == Mode::Playtest)
        page = m_playtest;
    else if (mode == Mode::Publish)
        page = m_publish;
    m_pages->setCurrentWidget(page);
    m_actions->setChecked("view-welcome", mode == Mode::Welcome);
    m_actions->setChecked("view-design", mode == Mode::Design);
    m_actions->setChecked("view-playtest", mode == Mode::Playtest);
    m_actions->setChecked("view-publish", mode == Mode::Publish);
    m_status->setVisible(mode != Mode::Welcome);
    if (m_playtest != nullptr)
        m_playtest->setActive(mode == Mode::Playtest);
    followUndo();
    page->setFocus();
    Q_EMIT modeChanged();
}

/// A game has its own undo.
void MainWindow::followUndo()
{
    QUndoStack *stack = m_file == nullptr ? nullptr : m_file->document()->undoStack();
    if (m_mode == Mode::Playtest)
        stack = m_playtest->playtest() == nullptr ? nullptr : m_playtest->playtest()->undoStack();
    if (stack != nullptr)
        m_undo.addStack(stack);
    m_undo.setActiveStack(stack);
}

BoardCanvas *MainWindow::board() const
{
    if (m_mode == Mode::Playtest)
        return m_playtest->board();
    return m_design == nullptr ? nullptr : m_design->board();
}

void MainWindow::updateTitle()
{
    if (m_file == nullptr) {
        setWindowTitle(tr("Hotchkiss"));
        return;
    }
    const Scenario &scenario = m_file->document()->scenario();
    const QString title = scenario.info.title.empty() ? m_file->document()->displayName() : qstr(scenario.info.title);
    QString text = tr("%1[*] — %2").arg(title, qstr(scenario.system->name));
    if (m_file->isReadOnly())
        text += tr(" (read-only)");
    setWindowTitle(text);
    setWindowFilePath(m_file->path());
    setWindowModified(m_file->isModified());
}

void MainWindow::restoreWindow()
{
    const QByteArray geometry = QSettings().value(geometryKey).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry))
        resize(1400, 900);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    bool mayClose = true;
    Q_EMIT aboutToClose(&mayClose);
    if (!mayClose) {
        event->ignore();
        return;
    }
    QSettings settings;
    settings.setValue(geometryKey, saveGeometry());
    if (m_design != nullptr)
        settings.setValue(layoutKey, m_design->panels().save());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    Q_EMIT filesDropped(paths);
}

} // namespace hotchkiss
