// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QWidget>

namespace hotchkiss {

class BoardCanvas;

/// A strip along the canvas with the labels of its columns or rows (on a table,
/// inches).
class Ruler : public QWidget
{
    Q_OBJECT

public:
    Ruler(BoardCanvas *canvas, Qt::Orientation orientation);
    /// Where the pointer is on the map: its column or row is marked.
    void setPointer(QPointF map);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintCells(QPainter &painter) const;
    void paintInches(QPainter &painter) const;
    void paintText(QPainter &painter, double at, const QString &text, bool marked) const;
    bool horizontal() const { return m_orientation == Qt::Horizontal; }
    double along(QPointF point) const { return horizontal() ? point.x() : point.y(); }

    BoardCanvas *m_canvas;
    Qt::Orientation m_orientation;
    QPointF m_pointer;
    int m_line = -1;
};

} // namespace hotchkiss
