// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

namespace hotchkiss {

class BoardCanvas;

/// The whole board in small with the part the canvas shows; click or drag to go
/// there, wheel to zoom.
class Minimap : public QWidget
{
    Q_OBJECT

public:
    explicit Minimap(BoardCanvas *canvas, QWidget *parent = nullptr);
    void setCanvas(BoardCanvas *canvas);
    QSize sizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRectF picture() const;
    void goTo(QPointF position);

    QPointer<BoardCanvas> m_canvas;
};

} // namespace hotchkiss
