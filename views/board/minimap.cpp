// SPDX-License-Identifier: MIT
#include "views/board/minimap.h"

#include "views/board/board_canvas.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <cmath>

namespace hotchkiss {

Minimap::Minimap(BoardCanvas *canvas, QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(80, 60);
    setAccessibleName(tr("Overview map"));
    setCanvas(canvas);
}

void Minimap::setCanvas(BoardCanvas *canvas)
{
    if (m_canvas)
        disconnect(m_canvas, nullptr, this, nullptr);
    m_canvas = canvas;
    if (m_canvas) {
        connect(m_canvas, &BoardCanvas::viewChanged, this, qOverload<>(&QWidget::update));
        connect(m_canvas, &BoardCanvas::overviewChanged, this, qOverload<>(&QWidget::update));
    }
    update();
}

QRectF Minimap::picture() const
{
    const QSizeF size = m_canvas->sheet().size().scaled(QSizeF(this->size()) - QSizeF(8, 8), Qt::KeepAspectRatio);
    return {QPointF(width() - size.width(), height() - size.height()) / 2, size};
}

void Minimap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!m_canvas || !m_canvas->hasBoard() || m_canvas->overview().isNull())
        return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF target = picture();
    painter.drawImage(target, m_canvas->overview());
    const QRectF all = m_canvas->sheet();
    const QRectF seen = m_canvas->visibleRect().intersected(all);
    const double scale = target.width() / all.width();
    const QRectF frame((seen.topLeft() - all.topLeft()) * scale + target.topLeft(), seen.size() * scale);
    // Dark and light together stand out on any map.
    QPainterPath outside;
    outside.addRect(target);
    QPainterPath inside;
    inside.addRect(frame);
    painter.fillPath(outside - inside, QColor(0, 0, 0, 60));
    painter.setPen(QPen(QColor(0, 0, 0, 160), 3));
    painter.drawRect(frame);
    painter.setPen(QPen(palette().color(QPalette::Highlight).lighter(130), 1.5));
    painter.drawRect(frame);
}

void Minimap::goTo(QPointF position)
{
    if (!m_canvas || !m_canvas->hasBoard())
        return;
    const QRectF target = picture();
    const QRectF all = m_canvas->sheet();
    m_canvas->centreOn((position - target.topLeft()) * all.width() / target.width() + all.topLeft());
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    goTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(event->position());
}

void Minimap::wheelEvent(QWheelEvent *event)
{
    if (m_canvas && event->angleDelta().y() != 0)
        m_canvas->setZoom(m_canvas->zoom() * std::pow(1.25, event->angleDelta().y() / 120.0));
    event->accept();
}

void Minimap::keyPressEvent(QKeyEvent *event)
{
    if (!m_canvas)
        return;
    const QRectF seen = m_canvas->visibleRect();
    const double x = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const double y = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (x != 0 || y != 0)
        m_canvas->centreOn(seen.center() + QPointF(x * seen.width(), y * seen.height()) / 4);
    else
        QWidget::keyPressEvent(event);
}

} // namespace hotchkiss
