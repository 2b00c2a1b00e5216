// SPDX-License-Identifier: MIT
// How the canvas is moved about: zoom, pan, scroll bars, wheel, keys and
// gestures.
#include "views/board/board_canvas.h"
#include "views/board/board_painter.h"
#include "views/board/ruler.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr double minimumZoom = 0.25;
constexpr double maximumZoom = 400;
constexpr double zoomStep = 1.25;
constexpr int rulerSize = 22;

} // namespace

void BoardCanvas::setZoom(double pixelsPerUnit)
{
    m_zooming.stop();
    zoomAt(pixelsPerUnit, QRectF(viewport()->rect()).center(), false);
    m_zoomTarget = m_zoom;
    m_fitted = true;
}

void BoardCanvas::zoomAt(double zoom, QPointF at, bool smooth)
{
    zoom = std::clamp(zoom, minimumZoom, maximumZoom);
    if (smooth) {
        m_zoomTarget = zoom;
        m_zoomAnchor = at;
        m_zooming.stop();
        m_zooming.setStartValue(std::log(m_zoom));
        m_zooming.setEndValue(std::log(zoom));
        m_zooming.start();
        return;
    }
    const QPointF under = toMap(at);
    m_keepsFit = false;
    m_zoom = zoom;
    m_origin = under - at / m_zoom;
    viewMoved();
}

void BoardCanvas::zoomIn()
{
    const double from = m_zooming.state() == QAbstractAnimation::Running ? m_zoomTarget : m_zoom;
    zoomAt(from * zoomStep, QRectF(viewport()->rect()).center(), true);
}

void BoardCanvas::zoomOut()
{
    const double from = m_zooming.state() == QAbstractAnimation::Running ? m_zoomTarget : m_zoom;
    zoomAt(from / zoomStep, QRectF(viewport()->rect()).center(), true);
}

void BoardCanvas::zoomTo(const QRectF &map)
{
    m_zooming.stop();
    m_fitted = true;
    const QSizeF room = QSizeF(viewport()->size()) - QSizeF(16, 16);
    m_zoom = std::clamp(std::min(room.width() / map.width(), room.height() / map.height()), minimumZoom, maximumZoom);
    m_zoomTarget = m_zoom;
    centreOn(map.center());
}

void BoardCanvas::zoomToFit()
{
    if (!hasBoard())
        return;
    zoomTo(sheet());
    m_keepsFit = true;
}

void BoardCanvas::centreOn(QPointF map)
{
    m_fitted = true;
    m_keepsFit = false;
    m_origin = map - QPointF(viewport()->width(), viewport()->height()) / 2 / m_zoom;
    viewMoved();
}

void BoardCanvas::ensureVisible(const QRectF &map)
{
    const QRectF view = visibleRect();
    if (view.contains(map))
        return;
    QPointF shift;
    if (map.left() < view.left())
        shift.setX(map.left() - view.left());
    else if (map.right() > view.right())
        shift.setX(map.right() - view.right());
    if (map.top() < view.top())
        shift.setY(map.top() - view.top());
    else if (map.bottom() > view.bottom())
        shift.setY(map.bottom() - view.bottom());
    m_keepsFit = false;
    m_origin += shift;
    viewMoved();
}

void BoardCanvas::panBy(QPointF logicalPixels)
{
    m_keepsFit = false;
    m_origin -= logicalPixels / m_zoom;
    viewMoved();
}

void BoardCanvas::viewMoved()
{
    // Half a view may lie beyond the sheet, no more.
    const QRectF all = sheet();
    const QSizeF half = QSizeF(viewport()->size()) / m_zoom / 2;
    m_origin.setX(std::clamp(m_origin.x(), all.left() - half.width(), all.right() - half.width()));
    m_origin.setY(std::clamp(m_origin.y(), all.top() - half.height(), all.bottom() - half.height()));
    updateScrollBars();
    m_columns->update();
    m_rows->update();
    viewport()->update();
    Q_EMIT viewChanged();
}

void BoardCanvas::updateScrollBars()
{
    m_syncing = true;
    const QRectF all = sheet();
    const QSize view = viewport()->size();
    const auto set = [this](QScrollBar *bar, double from, double to, double at, int page) {
        const int half = page / 2;
        bar->setRange(static_cast<int>(from * m_zoom) - half, static_cast<int>(to * m_zoom) - half);
        bar->setPageStep(page);
        bar->setSingleStep(std::max(8, page / 20));
        bar->setValue(static_cast<int>(std::lround(at * m_zoom)));
    };
    set(horizontalScrollBar(), all.left(), all.right(), m_origin.x(), view.width());
    set(verticalScrollBar(), all.top(), all.bottom(), m_origin.y(), view.height());
    m_syncing = false;
}

void BoardCanvas::scrollContentsBy(int dx, int dy)
{
    if (m_syncing)
        return;
    m_keepsFit = false;
    m_origin -= QPointF(dx, dy) / m_zoom;
    m_columns->update();
    m_rows->update();
    viewport()->update();
    Q_EMIT viewChanged();
}

void BoardCanvas::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const QRect area = viewport()->geometry();
    m_columns->setGeometry(area.left(), area.top() - rulerSize, area.width(), rulerSize);
    m_rows->setGeometry(area.left() - rulerSize, area.top(), rulerSize, area.height());
    if (m_keepsFit)
        zoomToFit();
    updateScrollBars();
    Q_EMIT viewChanged();
}

void BoardCanvas::setRulersVisible(bool visible)
{
    m_rulersVisible = visible;
    const int size = visible ? rulerSize : 0;
    setViewportMargins(size, size, 0, 0);
    m_columns->setVisible(visible);
    m_rows->setVisible(visible);
}

void BoardCanvas::wheelEvent(QWheelEvent *event)
{
    const bool touchpad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    event->accept();
    if (touchpad && !control) {
        panBy(event->pixelDelta());
        return;
    }
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier) || turned.y() == 0) {
        panBy(QPointF(turned.x() != 0 ? turned.x() : turned.y(), 0));
        return;
    }
    const double from = m_zooming.state() == QAbstractAnimation::Running ? m_zoomTarget : m_zoom;
    zoomAt(from * std::pow(zoomStep, turned.y() / 120.0), event->position(), !touchpad);
}

void BoardCanvas::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    const bool pan = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_space);
    if (!pan)
        return;
    m_panning = true;
    m_spaceUsed = m_space;
    m_panFrom = event->position();
    viewport()->setCursor(Qt::ClosedHandCursor);
    event->accept();
}

void BoardCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (hasBoard()) {
        m_columns->setPointer(toMap(event->position()));
        m_rows->setPointer(toMap(event->position()));
    }
    if (!m_panning)
        return;
    panBy(event->position() - m_panFrom);
    m_panFrom = event->position();
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent *)
{
    if (!m_panning)
        return;
    m_panning = false;
    if (m_space)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->unsetCursor();
}

void BoardCanvas::keyPressEvent(QKeyEvent *event)
{
    const double far = 0.12 * std::min(viewport()->width(), viewport()->height());
    switch (event->key()) {
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            m_space = true;
            m_spaceUsed = false;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return;
    case Qt::Key_Left:
        return panBy({far, 0});
    case Qt::Key_Right:
        return panBy({-far, 0});
    case Qt::Key_Up:
        return panBy({0, far});
    case Qt::Key_Down:
        return panBy({0, -far});
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return zoomToFit();
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void BoardCanvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) {
        QAbstractScrollArea::keyReleaseEvent(event);
        return;
    }
    m_space = false;
    if (!m_panning)
        viewport()->unsetCursor();
}

void BoardCanvas::focusOutEvent(QFocusEvent *event)
{
    m_space = false;
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void BoardCanvas::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        invalidateEverything();
}

bool BoardCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Gesture) {
        auto *gesture = static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture);
        if (auto *pinch = static_cast<QPinchGesture *>(gesture)) {
            const QPoint at = viewport()->mapFromGlobal(pinch->centerPoint().toPoint());
            zoomAt(m_zoom * pinch->scaleFactor(), at, false);
            return true;
        }
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto *native = static_cast<QNativeGestureEvent *>(event);
        if (native->gestureType() == Qt::ZoomNativeGesture) {
            zoomAt(m_zoom * (1 + native->value()), native->position(), false);
            return true;
        }
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace hotchkiss
