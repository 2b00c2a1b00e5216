// SPDX-License-Identifier: MIT
#include "editors/tools/stamp_tool.h"

#include "editors/tools/cell_sets.h"
#include "editors/tools/preview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>

namespace hotchkiss {

void putOnClipboard(const Stamp &stamp, const System &system)
{
    auto *data = new QMimeData;
    const QByteArray text = QByteArray::fromStdString(stamp.text(system));
    data->setData(stampMimeType(), text);
    data->setText(QString::fromUtf8(text));
    QGuiApplication::clipboard()->setMimeData(data);
}

Stamp stampOnClipboard(const System &system)
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasFormat(stampMimeType()))
        return {};
    return readStamp(system, data->data(stampMimeType()).toStdString());
}

Tool::Description StampTool::description() const
{
    return {QStringLiteral("stamp"), Tool::tr("Stamp"), QStringLiteral("tool-stamp"), QStringLiteral("K"),
            Tool::tr("Drag to copy a region, click to put it down; R and Shift+R turn it, F mirrors it")};
}

EditStep StampTool::press(const Pointer &p)
{
    m_hover = p.cell;
    m_from = p.map;
    m_to = p.map;
    m_pressed = p.button == Qt::LeftButton;
    return {};
}

EditStep StampTool::move(const Pointer &p)
{
    m_hover = p.cell;
    m_to = p.map;
    return {};
}

EditStep StampTool::release(const Pointer &p)
{
    if (!m_pressed)
        return {};
    m_pressed = false;
    const QRectF rect = QRectF(m_from, p.map).normalized();
    const Board &board = m_context.board();
    if (std::max(rect.width(), rect.height()) > 0.7) {
        std::vector<Cell> cells = cellsInside(board.grid, {{rect.left(), rect.top()},
                                                           {rect.right(), rect.top()},
                                                           {rect.right(), rect.bottom()},
                                                           {rect.left(), rect.bottom()}});
        m_stamp = copyStamp(board, cells);
        if (!m_stamp.empty())
            putOnClipboard(m_stamp, *m_context.scenario().system);
        return {};
    }
    if (m_stamp.empty())
        m_stamp = stampOnClipboard(*m_context.scenario().system);
    if (m_stamp.empty() || p.cell == noCell)
        return {};
    BoardEdits edits(m_context);
    m_stamp.put(edits, p.cell);
    return edits.step(HK_NOOP("Put down a stamp"));
}

EditStep StampTool::key(int key, Qt::KeyboardModifiers modifiers, bool &handled)
{
    const bool turns = key == Qt::Key_BracketLeft || key == Qt::Key_BracketRight || key == Qt::Key_R;
    handled = !m_stamp.empty() && (turns || key == Qt::Key_F);
    if (!handled)
        return {};
    const bool back = key == Qt::Key_BracketLeft || modifiers.testFlag(Qt::ShiftModifier);
    const int round = m_stamp.shape == GridShape::Square ? 4 : 6;
    for (int i = 0; turns && i < (back ? round - 1 : 1); ++i)
        m_stamp = m_stamp.rotated();
    if (key == Qt::Key_F)
        m_stamp = m_stamp.mirrored();
    return {};
}

void StampTool::paintPreview(QPainter &painter, double pixel) const
{
    const Grid &grid = m_context.board().grid;
    if (m_pressed) {
        QPainterPath path;
        path.addRect(QRectF(m_from, m_to).normalized());
        strokePreview(painter, path, pixel, 1.5);
    } else if (!m_stamp.empty() && grid.contains(m_hover) && grid.shape() == m_stamp.shape) {
        std::vector<Cell> cells = m_stamp.cellsAt(grid, m_hover);
        std::erase(cells, noCell);
        paintCellsPreview(painter, grid, cells, pixel);
    }
}

} // namespace hotchkiss
