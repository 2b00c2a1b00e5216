// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/stamp.h"
#include "editors/tools/tool.h"
#include "views/board/board_canvas.h"

class QLineEdit;

namespace hotchkiss {

/// The mime type of pieces and commands dragged from the forces: their ids, one a line.
inline QString itemsMimeType()
{
    return QStringLiteral("application/x-hotchkiss-items");
}

/// The board one draws on: turns events into Pointers, asks the tool what should happen and has the document do it,
/// one undo step from press to release. Shows the selection and the tool's preview.
class BoardEditor : public BoardCanvas
{
    Q_OBJECT

public:
    explicit BoardEditor(ToolContext *context, QWidget *parent = nullptr);

    void setTool(Tool *tool);
    Tool *tool() const { return m_tool; }
    ToolContext *context() const { return m_context; }
    /// What the tool would be told of this position.
    Pointer pointerAt(QPointF viewportPosition) const;
    /// The cell the keyboard works on, noCell before the first arrow key.
    Cell cursorCell() const { return m_cursor; }
    void setCursorCell(Cell cell);

public Q_SLOTS:
    void selectAll();
    void selectNone();
    void invertSelection();
    void deleteSelection();
    void zoomToSelection();
    void copy();
    void cut();
    /// Puts what was copied, in this or another window, down where the pointer or the cursor is.
    void paste();
    /// Puts a copy of the selection down beside it.
    void duplicate();

Q_SIGNALS:
    void statusChanged(const QString &text);
    void pointerMoved(const hotchkiss::Pointer &pointer);
    void contextMenuAsked(const hotchkiss::Pointer &pointer, QPoint globalPosition);

protected:
    void paintOverlay(QPainter &painter, const QRectF &exposed, double pixel) override;
    void boardReplaced() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    Pointer pointerFor(QPointF map, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) const;
    void execute(const EditStep &step);
    void tellStatus();
    /// Opens a field on the board when the tool asks for a text.
    void askForText();
    void takeText();
    void closeText();
    bool moveCursor(QKeyEvent *event);
    void clickCursor(Qt::KeyboardModifiers modifiers);
    void paintSelection(QPainter &painter, const QRectF &exposed, double pixel) const;
    void addAreas(QPainterPath &edge) const;
    void addObjectives(QPainterPath &edge, double pixel) const;
    void addTableItems(Selection &selection) const;
    void invertItems();
    Stamp copied() const;
    void putDown(const Stamp &stamp, Cell at, Point shift, Text name);
    EditStep dropped(const QStringList &ids, const Pointer &pointer) const;

    ToolContext *m_context;
    Tool *m_tool = nullptr;
    QPointer<QLineEdit> m_text;              ///< the name being typed on the map
    Qt::MouseButton m_button = Qt::NoButton; ///< the one that holds the stroke
    int m_stroke = 0;
    Cell m_cursor = noCell;
    QPointF m_pointer{-1e9, -1e9}; ///< where the mouse was last, in map units
    bool m_keyStroke = false;      ///< Shift and arrows hold the stroke
};

} // namespace hotchkiss
