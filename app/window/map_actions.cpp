// SPDX-License-Identifier: MIT
#include "app/window/map_actions.h"

#include "app/board/board_properties_dialog.h"
#include "app/board/resize_dialog.h"
#include "app/design/design_page.h"
#include "app/main_window.h"
#include "app/window/actions.h"
#include "model/scenario/reshape_board.h"

#include <QDir>
#include <QFileDialog>
#include <QImageReader>

namespace hotchkiss {

namespace {

constexpr const char *symmetryIds[] = {"symmetry-off", "symmetry-h", "symmetry-v", "symmetry-point"};

void stepBoard(MainWindow &window, int step)
{
    ToolContext &context = window.design()->context();
    const int count = static_cast<int>(context.scenario().boards.size());
    context.setBoardIndex((context.boardIndex() + step + count) % count);
}

void addBoard(MainWindow &window)
{
    const Scenario &scenario = window.file()->document()->scenario();
    const std::size_t index = scenario.boards.size();
    Board board = makeBoard(scenario.boards.front().grid, scenario.boards.front().labels);
    board.cellSize = scenario.boards.front().cellSize;
    board.groundScale = scenario.boards.front().groundScale;
    const auto &names = scenario.system->boardIds;
    board.id = index < names.size() ? names[index] : "board-" + std::to_string(index + 1);
    const EditBoard edit{static_cast<int>(index), nullptr, std::make_shared<const Board>(std::move(board))};
    window.file()->document()->execute({Text(HK_NOOP("Add a board")), {edit}});
}

void removeBoard(MainWindow &window)
{
    ToolContext &context = window.design()->context();
    const int index = context.boardIndex();
    const Scenario &scenario = context.scenario();
    EditStep step{Text(HK_NOOP("Remove a board")), {}};
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        Piece piece = scenario.pieces[i];
        if (piece.place.kind == Place::Kind::Nowhere || piece.place.board < index)
            continue;
        if (piece.place.board == index)
            piece.place = Place::nowhere();
        else
            --piece.place.board;
        step.edits.emplace_back(replacePiece(scenario, i, std::move(piece)));
    }
    step.edits.emplace_back(EditBoard{index, std::make_shared<const Board>(context.board()), nullptr});
    context.setBoardIndex(index == 0 ? 0 : index - 1);
    window.file()->document()->execute(step);
}

void setUnderlay(MainWindow &window, const QString &file)
{
    ToolContext &context = window.design()->context();
    Board board = context.board();
    board.underlay = {};
    if (!file.isEmpty()) {
        const QDir folder = QFileInfo(window.file()->path()).absoluteDir();
        board.underlay.file = folder.relativeFilePath(file).toStdString();
        const QSize size = QImageReader(file).size();
        if (size.width() > 0)
            board.underlay.scale = board.grid.bounds().width / size.width();
    }
    const Text name = file.isEmpty() ? Text(HK_NOOP("Remove the underlay")) : Text(HK_NOOP("Set the underlay"));
    window.file()->document()->execute({name, {replaceBoard(context.scenario(), context.boardIndex(), board)}});
}

void showState(MainWindow &window)
{
    const ToolContext &context = window.design()->context();
    const std::size_t boards = context.scenario().boards.size();
    const int most = context.scenario().system->maxBoards;
    window.actions().setEnabled({"map-previous", "map-next", "map-remove"}, boards > 1);
    window.actions().setEnabled({"map-add"}, static_cast<int>(boards) < most);
    window.actions().setEnabled({"map-no-underlay"}, !context.board().underlay.empty());
    for (int i = 0; i < 4; ++i)
        window.actions().setChecked(symmetryIds[i], static_cast<int>(context.options().symmetry) == i);
}

} // namespace

MapActions::MapActions(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    Actions &actions = window.actions();
    actions.on("map-previous", this, [this] { stepBoard(m_window, -1); });
    actions.on("map-next", this, [this] { stepBoard(m_window, 1); });
    actions.on("map-add", this, [this] { addBoard(m_window); });
    actions.on("map-remove", this, [this] { removeBoard(m_window); });
    actions.on("map-properties", this, [this] {
        ToolContext &context = m_window.design()->context();
        BoardPropertiesDialog dialog(context.board(), &m_window);
        if (dialog.exec() == QDialog::Accepted)
            context.document()->execute(changeBoard(context.scenario(), context.boardIndex(), dialog.board()));
    });
    actions.on("map-resize", this, [this] {
        ToolContext &context = m_window.design()->context();
        ResizeDialog dialog(context.scenario(), context.boardIndex(), &m_window);
        if (dialog.exec() == QDialog::Accepted)
            context.document()->execute(resizeBoard(context.scenario(), context.boardIndex(), dialog.extent()));
    });
    actions.on("map-crop", this, [this] {
        ToolContext &context = m_window.design()->context();
        const Extent extent = around(context.board().grid, context.selection().cells);
        context.document()->execute(resizeBoard(context.scenario(), context.boardIndex(), extent));
    });
    actions.on("map-no-underlay", this, [this] { setUnderlay(m_window, {}); });
    actions.on("map-underlay", this, [this] {
        const QString file = QFileDialog::getOpenFileName(&m_window, tr("Scanned Map"), {},
                                                          tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.svg)"));
        if (!file.isEmpty())
            setUnderlay(m_window, file);
    });
    for (int i = 0; i < 4; ++i)
        actions.on(symmetryIds[i], this, [this, i] {
            ToolContext::Options options = m_window.design()->context().options();
            options.symmetry = static_cast<ToolContext::Options::Symmetry>(i);
            m_window.design()->context().setOptions(options);
            showState(m_window);
        });
    connect(&window, &MainWindow::fileChanged, this, [this] {
        const auto update = [this] { showState(m_window); };
        connect(&m_window.design()->context(), &ToolContext::optionsChanged, this, update);
        connect(&m_window.design()->context(), &ToolContext::boardChanged, this, update);
        connect(m_window.file()->document(), &Document::changed, this, [this](const Change &change) {
            if (std::holds_alternative<BoardChanged>(change) || std::holds_alternative<ScenarioReset>(change))
                showState(m_window);
        });
        update();
    });
}

} // namespace hotchkiss
