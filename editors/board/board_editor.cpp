// SPDX-License-Identifier: MIT
#include "editors/board/board_editor.h"

#include "editors/tools/preview.h"
#include "editors/tools/table_tools.h"
#include "views/board/board_painter.h"
#include "views/board/counter_layout.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

BoardEditor::BoardEditor(ToolContext *context, QWidget *parent)
    : BoardCanvas(parent)
    , m_context(context)
{
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setDocument(context->document(), context->boardIndex());
    connect(context, &ToolContext::boardChanged, this,
            [this] { setDocument(m_context->document(), m_context->boardIndex()); });
    connect(context, &ToolContext::selectionChanged, viewport(), qOverload<>(&QWidget::update));
    connect(context, &ToolContext::optionsChanged, viewport(), qOverload<>(&QWidget::update));
}

void BoardEditor::boardReplaced()
{
    m_cursor = noCell;
    closeText();
    m_button = Qt::NoButton;
    if (m_tool)
        m_tool->cancel();
    if (boardIndex() != m_context->boardIndex())
        m_context->setBoardIndex(boardIndex());
    m_context->setSelection({});
}

void BoardEditor::setTool(Tool *tool)
{
    closeText();
    if (m_tool && m_tool != tool)
        m_tool->cancel();
    m_tool = tool;
    m_button = Qt::NoButton;
    if (m_tool)
        viewport()->setCursor(m_tool->cursor());
    tellStatus();
    viewport()->update();
}

void BoardEditor::tellStatus()
{
    Q_EMIT statusChanged(m_tool ? m_tool->status() : QString());
}

Pointer BoardEditor::pointerFor(QPointF map, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) const
{
    Pointer p;
    p.map = map;
    p.modifiers = modifiers;
    p.button = button;
    p.pixel = 1 / zoom();
    const Grid &grid = board().grid;
    p.cell = grid.cellAt({map.x(), map.y()});
    p.side = grid.isTable() ? noSide : grid.sideAt({map.x(), map.y()});
    if (grid.isTable()) {
        const QPointF at = flipTable(board(), map);
        p.table = {at.x(), at.y()};
    }
    p.piece = pieceUnder(m_context->scenario(), boardIndex(), map);
    return p;
}

Pointer BoardEditor::pointerAt(QPointF viewportPosition) const
{
    return pointerFor(toMap(viewportPosition), Qt::NoModifier, Qt::NoButton);
}

void BoardEditor::execute(const EditStep &step)
{
    if (!step.empty())
        m_context->document()->execute(step, m_stroke);
    tellStatus();
    viewport()->update();
}

void BoardEditor::mousePressEvent(QMouseEvent *event)
{
    BoardCanvas::mousePressEvent(event);
    if (isPanning() || !hasBoard() || !m_tool || m_button != Qt::NoButton)
        return;
    m_button = event->button();
    m_stroke = m_context->document()->newStroke();
    const Pointer p = pointerFor(toMap(event->position()), event->modifiers(), event->button());
    m_cursor = noCell;
    execute(m_tool->press(p));
}

void BoardEditor::mouseMoveEvent(QMouseEvent *event)
{
    BoardCanvas::mouseMoveEvent(event);
    if (isPanning() || !hasBoard())
        return;
    const Pointer p = pointerFor(toMap(event->position()), event->modifiers(), m_button);
    m_pointer = p.map;
    if (m_tool)
        execute(m_tool->move(p));
    Q_EMIT pointerMoved(p);
}

void BoardEditor::mouseReleaseEvent(QMouseEvent *event)
{
    const bool panned = isPanning();
    BoardCanvas::mouseReleaseEvent(event);
    if (m_tool && !spaceHeld())
        viewport()->setCursor(m_tool->cursor());
    if (panned || !hasBoard() || !m_tool || event->button() != m_button)
        return;
    const Pointer p = pointerFor(toMap(event->position()), event->modifiers(), m_button);
    execute(m_tool->release(p));
    m_button = Qt::NoButton;
    m_stroke = 0;
    askForText();
}

void BoardEditor::closeText()
{
    if (m_text) {
        m_text->removeEventFilter(this);
        m_text->hide();
        m_text->deleteLater();
        m_text = nullptr;
    }
}

void BoardEditor::askForText()
{
    const auto request = m_tool ? m_tool->takeTextRequest() : std::nullopt;
    if (!request)
        return;
    closeText();
    m_text = new QLineEdit(request->text, viewport());
    m_text->setPlaceholderText(tr("Name"));
    m_text->setAccessibleName(tr("Name on the map"));
    m_text->setAlignment(Qt::AlignHCenter);
    m_text->resize(180, m_text->sizeHint().height());
    const QPoint at = fromMap(request->map).toPoint() - QPoint(m_text->width() / 2, m_text->height() / 2);
    m_text->move(std::clamp(at.x(), 0, std::max(0, viewport()->width() - m_text->width())),
                 std::clamp(at.y(), 0, std::max(0, viewport()->height() - m_text->height())));
    m_text->selectAll();
    m_text->show();
    m_text->setFocus();
    m_text->installEventFilter(this);
}

void BoardEditor::takeText()
{
    const QString text = m_text->text().trimmed();
    closeText();
    if (m_tool)
        execute(m_tool->typed(text));
}

// Enter and leaving the field write the name, Escape gives it up; neither key goes on to the board.
bool BoardEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_text || !m_text)
        return BoardCanvas::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut)
        takeText();
    if (event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape)
        return false;
    if (key == Qt::Key_Escape)
        closeText();
    else
        takeText();
    setFocus();
    return true;
}

bool BoardEditor::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && m_tool) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (m_tool->wantsKey(key->key(), key->modifiers())) {
            event->accept();
            return true;
        }
    }
    return BoardCanvas::event(event);
}

void BoardEditor::wheelEvent(QWheelEvent *event)
{
    bool handled = false;
    if (m_tool && hasBoard() && event->angleDelta().y() != 0) {
        const Pointer p = pointerFor(toMap(event->position()), event->modifiers(), Qt::NoButton);
        const EditStep step = m_tool->wheel(p, event->angleDelta().y() > 0 ? 1 : -1, handled);
        execute(step);
    }
    if (handled)
        event->accept();
    else
        BoardCanvas::wheelEvent(event);
}

void BoardEditor::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!hasBoard() || !m_tool || event->button() != Qt::LeftButton || spaceHeld())
        return mousePressEvent(event);
    m_button = event->button();
    m_stroke = m_context->document()->newStroke();
    const Pointer p = pointerFor(toMap(event->position()), event->modifiers(), event->button());
    execute(m_tool->press(p));
    execute(m_tool->doubleClick(p));
}

void BoardEditor::contextMenuEvent(QContextMenuEvent *event)
{
    // Drawing tools erase with the right button; the menu is for the arrow and for the keyboard's menu key.
    const bool arrow = m_tool && m_tool->cursor() == Qt::ArrowCursor;
    if (hasBoard() && (arrow || event->reason() == QContextMenuEvent::Keyboard))
        Q_EMIT contextMenuAsked(pointerAt(event->pos()), event->globalPos());
}

void BoardEditor::setCursorCell(Cell cell)
{
    m_cursor = cell;
    if (cell == noCell)
        return;
    ensureVisible(cellPolygon(board().grid, cell).boundingRect());
    viewport()->update();
}

bool BoardEditor::moveCursor(QKeyEvent *event)
{
    const int key = event->key();
    const int x = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int y = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if ((x == 0 && y == 0) || board().grid.isTable() || event->modifiers().testFlag(Qt::ControlModifier))
        return false;
    const Grid &grid = board().grid;
    if (m_cursor == noCell) {
        const QPointF middle = visibleRect().center();
        const Cell start = grid.cellAt({middle.x(), middle.y()});
        setCursorCell(start == noCell ? 0 : start);
        return true;
    }
    const auto pointer = [&](Qt::MouseButton button) {
        const Point at = grid.centre(m_cursor);
        return pointerFor({at.x, at.y}, Qt::NoModifier, button);
    };
    if (m_tool && event->modifiers().testFlag(Qt::ShiftModifier) && !m_keyStroke) {
        m_keyStroke = true;
        m_stroke = m_context->document()->newStroke();
        execute(m_tool->press(pointer(Qt::LeftButton)));
    }
    const Offset at = grid.offset(m_cursor);
    const Cell next = grid.cell(Offset{at.column + x, at.row + y});
    if (next != noCell)
        setCursorCell(next);
    const Pointer p = pointer(m_keyStroke ? Qt::LeftButton : Qt::NoButton);
    if (m_tool)
        execute(m_tool->move(p));
    Q_EMIT pointerMoved(p);
    return true;
}

void BoardEditor::clickCursor(Qt::KeyboardModifiers modifiers)
{
    if (!m_tool || m_cursor == noCell)
        return;
    const Point at = board().grid.centre(m_cursor);
    const Pointer p = pointerFor({at.x, at.y}, modifiers, Qt::LeftButton);
    m_stroke = m_context->document()->newStroke();
    execute(m_tool->press(p));
    execute(m_tool->release(p));
    m_stroke = 0;
    askForText();
}

void BoardEditor::keyPressEvent(QKeyEvent *event)
{
    if (!hasBoard())
        return;
    bool handled = false;
    if (m_tool) {
        const EditStep step = m_tool->key(event->key(), event->modifiers(), handled);
        execute(step);
    }
    if (handled || moveCursor(event))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return clickCursor(event->modifiers());
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return deleteSelection();
    case Qt::Key_Escape:
        if (m_tool)
            m_tool->cancel();
        m_button = Qt::NoButton;
        m_stroke = 0;
        selectNone();
        return tellStatus();
    default:
        BoardCanvas::keyPressEvent(event);
    }
}

void BoardEditor::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Shift && m_keyStroke && m_tool) {
        const Point at = board().grid.centre(m_cursor);
        execute(m_tool->release(pointerFor({at.x, at.y}, Qt::NoModifier, Qt::LeftButton)));
        m_keyStroke = false;
        m_stroke = 0;
    }
    const bool tapped = event->key() == Qt::Key_Space && !event->isAutoRepeat() && spaceHeld() && !spaceUsed();
    BoardCanvas::keyReleaseEvent(event);
    if (m_tool && !spaceHeld())
        viewport()->setCursor(m_tool->cursor());
    if (tapped && hasBoard())
        clickCursor(event->modifiers());
}

void BoardEditor::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(itemsMimeType()))
        event->acceptProposedAction();
}

void BoardEditor::dragMoveEvent(QDragMoveEvent *event)
{
    if (event->mimeData()->hasFormat(itemsMimeType()) && hasBoard()) {
        const Pointer p = pointerAt(event->position());
        m_cursor = p.cell;
        viewport()->update();
        event->setAccepted((p.cell != noCell || board().grid.isTable()) &&
                           !m_context->options().isLocked(MapLayer::Counters));
    }
}

EditStep BoardEditor::dropped(const QStringList &ids, const Pointer &pointer) const
{
    EditStep step{HK_NOOP("Place pieces"), {}};
    const Scenario &scenario = m_context->scenario();
    int count = 0;
    const auto belongs = [&](const Piece &piece) {
        if (ids.contains(qstr(piece.id)))
            return true;
        // A command brings everything below it.
        std::string above = piece.command;
        for (int depth = 0; depth < 32 && !above.empty(); ++depth) {
            if (ids.contains(qstr(above)))
                return true;
            const int command = findCommand(scenario, above);
            above = command < 0 ? std::string() : scenario.commands[static_cast<std::size_t>(command)].parent;
        }
        return false;
    };
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        Piece piece = scenario.pieces[i];
        if (!belongs(piece))
            continue;
        if (board().grid.isTable())
            piece.place =
                Place::onTable(boardIndex(), snapped(*m_context, {pointer.table.x, pointer.table.y - 2.0 * count}));
        else
            piece.place = Place::onCell(boardIndex(), pointer.cell);
        ++count;
        step.edits.push_back(replacePiece(scenario, i, piece));
    }
    return step;
}

void BoardEditor::dropEvent(QDropEvent *event)
{
    if (!hasBoard() || !event->mimeData()->hasFormat(itemsMimeType()))
        return;
    const Pointer p = pointerAt(event->position());
    m_cursor = noCell;
    if ((p.cell == noCell && !board().grid.isTable()) || m_context->options().isLocked(MapLayer::Counters))
        return;
    const QStringList ids =
        QString::fromUtf8(event->mimeData()->data(itemsMimeType())).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const EditStep step = dropped(ids, p);
    m_context->document()->execute(step);
    Selection chosen;
    for (const Edit &edit : step.edits)
        chosen.items.insert(std::get<EditItem<Piece>>(edit).after->id);
    m_context->setSelection(std::move(chosen));
    event->acceptProposedAction();
}

void BoardEditor::paintOverlay(QPainter &painter, const QRectF &exposed, double pixel)
{
    if (!m_context->selection().empty())
        paintSelection(painter, exposed, pixel);
    if (m_tool)
        m_tool->paintPreview(painter, pixel);
    const Cell under = board().grid.cellAt({m_pointer.x(), m_pointer.y()});
    if (m_tool && m_tool->marksCell() && under != noCell)
        paintCellsPreview(painter, board().grid, {under}, pixel);
    if (m_cursor != noCell && board().grid.contains(m_cursor)) {
        QPainterPath path;
        path.addPolygon(cellPolygon(board().grid, m_cursor));
        path.closeSubpath();
        strokePreview(painter, path, pixel, 2.5);
    }
}

} // namespace hotchkiss
