// SPDX-License-Identifier: MIT
#include "app/window/status_line.h"

#include "app/design/design_page.h"
#include "app/playtest/playtest_page.h"
#include "editors/board/board_editor.h"
#include "editors/docks/problems_dock.h"
#include "model/document/document_file.h"
#include "views/playtest/play_board.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>

namespace hotchkiss {

namespace {

// A name within a line. Translations stand as they are: not every language writes its words small.
QString inLine(const std::string &label)
{
    const QString word = translated(label);
    return word == qstr(label) ? word.toLower() : word;
}

// "creek to 0504 · road to 0503, 0703": what lies on a cell's sides and what leads away, kind by kind.
template <typename Type>
void describeMarks(QStringList &parts, const Board &map, Cell cell, const SideMarks &marks,
                   const std::vector<Type> &types)
{
    for (std::size_t kind = 0; kind < types.size() && !marks.empty(); ++kind) {
        QStringList to;
        for (int d = 0; d < map.grid.directions(); ++d) {
            if (!marks.has(map.grid.side(cell, d), static_cast<int>(kind)))
                continue;
            const Cell next = map.grid.neighbour(cell, d);
            to << (next == noCell ? QString::fromLatin1(directionName(map.grid, d)) : qstr(map.label(next)));
        }
        if (!to.isEmpty())
            parts << StatusLine::tr("%1 to %2").arg(inLine(types[kind].label), to.join(QStringLiteral(", ")));
    }
}

} // namespace

QString describeCell(const Scenario &scenario, int board, Cell cell)
{
    const Board &map = scenario.boards[static_cast<std::size_t>(board)];
    if (!map.grid.contains(cell))
        return {};
    const CellContent &content = map.at(cell);
    const System &system = *scenario.system;
    QStringList parts{qstr(map.label(cell))};
    if (const auto note = map.notes.find(cell); note != map.notes.end() && !note->second.name.empty())
        parts << qstr(note->second.name);
    if (content.terrain < system.terrains.size())
        parts << inLine(system.terrains[content.terrain].label);
    for (std::size_t i = 0; i < system.features.size(); ++i)
        if (content.has(static_cast<int>(i)))
            parts << inLine(system.features[i].label);
    if (content.elevation != 0)
        parts << StatusLine::tr("level %1").arg(content.elevation);
    describeMarks(parts, map, cell, map.sides, system.sideTypes);
    describeMarks(parts, map, cell, map.paths, system.pathTypes);
    return parts.join(QStringLiteral(" · "));
}

StatusLine::StatusLine(QWidget *parent)
    : QStatusBar(parent)
    , m_cell(new QLabel)
    , m_hint(new QLabel)
    , m_problems(new QLabel)
    , m_saved(new QLabel)
    , m_zoom(new QLabel)
{
    m_cell->setMinimumWidth(240);
    m_cell->setContentsMargins(6, 0, 14, 0);
    addWidget(m_cell);
    addWidget(m_hint, 1);
    addPermanentWidget(m_saved);
    addPermanentWidget(m_problems);
    addPermanentWidget(m_zoom);
}

void StatusLine::follow(DocumentFile *file, DesignPage *design)
{
    BoardEditor *board = design->board();
    connect(board, &BoardEditor::statusChanged, m_hint, &QLabel::setText);
    connect(board, &BoardEditor::pointerMoved, this, [this, design](const Pointer &pointer) {
        if (design->context().board().grid.isTable())
            m_cell->setText(tr("%1 in, %2 in").arg(pointer.table.x, 0, 'f', 1).arg(pointer.table.y, 0, 'f', 1));
        else
            m_cell->setText(describeCell(design->context().scenario(), design->context().boardIndex(), pointer.cell));
    });
    followZoom(board);
    const auto showSaved = [this, file] {
        const QLocale locale;
        QStringList parts;
        if (file->hasPath() && file->savedAt().isValid())
            parts << tr("saved %1").arg(locale.toString(file->savedAt().time(), QLocale::ShortFormat));
        if (file->autosave().writtenAt().isValid())
            parts << tr("autosaved %1").arg(locale.toString(file->autosave().writtenAt().time(), QLocale::ShortFormat));
        m_saved->setText(parts.join(QStringLiteral(" · ")));
    };
    connect(file, &DocumentFile::saved, this, showSaved);
    connect(&file->autosave(), &Autosave::written, this, showSaved);
    connect(&file->autosave(), &Autosave::failed, this, [this](const QString &error) { showMessage(error, 10000); });
    const auto showProblems = [this, design] {
        const int count = design->problems()->count();
        m_problems->setText(count == 0 ? tr("no problems") : tr("problems: %1").arg(count));
    };
    connect(design->problems(), &ProblemsDock::countsChanged, this, showProblems);
    m_hint->setText(board->tool() == nullptr ? QString() : board->tool()->status());
    showProblems();
    showSaved();
}

void StatusLine::follow(PlaytestPage *playtest)
{
    PlayBoard *board = playtest->board();
    connect(board, &PlayBoard::pointerMoved, this, [this, board](const Place &place) {
        const Scenario &scenario = board->document()->scenario();
        if (place.kind == Place::Kind::OnTable) {
            m_cell->setText(tr("%1 in, %2 in").arg(place.at.x, 0, 'f', 1).arg(place.at.y, 0, 'f', 1));
            return;
        }
        QStringList parts{describeCell(scenario, place.board, place.cell)};
        for (const Piece &piece : scenario.pieces)
            if (place.kind == Place::Kind::OnCell && piece.place.board == place.board && piece.place.cell == place.cell)
                parts << qstr(piece.name.empty() ? piece.id : piece.name);
        m_cell->setText(parts.join(QStringLiteral(" · ")));
    });
    followZoom(board);
}

/// The zoom of the board that is shown, whichever that is.
void StatusLine::followZoom(BoardCanvas *board)
{
    board->installEventFilter(this);
    connect(board, &BoardCanvas::viewChanged, this, [this, board] {
        if (board->isVisible())
            showZoom(board);
    });
    if (board->hasBoard())
        showZoom(board);
}

void StatusLine::showZoom(const BoardCanvas *board)
{
    if (!board->hasBoard())
        return m_zoom->clear();
    // A hundred per cent is the size on paper, taking the screen at its word.
    const double paper = board->board().cellSize / 25.4 * board->logicalDpiX();
    m_zoom->setText(tr("%1 %").arg(qRound(100 * board->zoom() / paper)));
}

bool StatusLine::eventFilter(QObject *watched, QEvent *event)
{
    if (const auto *board = qobject_cast<BoardCanvas *>(watched); board != nullptr) {
        if (event->type() == QEvent::Show)
            showZoom(board);
        else if (event->type() == QEvent::Hide)
            m_zoom->clear();
        // The hint is that of a drawing tool.
        if (qobject_cast<BoardEditor *>(watched) != nullptr &&
            (event->type() == QEvent::Show || event->type() == QEvent::Hide))
            m_hint->setVisible(event->type() == QEvent::Show);
    }
    return QStatusBar::eventFilter(watched, event);
}

} // namespace hotchkiss
