// SPDX-License-Identifier: MIT
#include "app/publish/page_preview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {
constexpr double gap = 8; // millimetres between and around the sheets
} // namespace

PagePreview::PagePreview(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setMinimumSize(300, 300);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Page preview"));
}

void PagePreview::setPart(PrintedPart part)
{
    m_part = std::move(part);
    m_page = std::clamp(m_page, 0, std::max(0, pageCount() - 1));
    arrange();
    Q_EMIT pageChanged(m_page, pageCount());
}

void PagePreview::setPage(int page)
{
    page = std::clamp(page, 0, std::max(0, pageCount() - 1));
    if (page == m_page)
        return;
    m_page = page;
    arrange();
    Q_EMIT pageChanged(m_page, pageCount());
}

void PagePreview::setShowsAll(bool all)
{
    m_all = all;
    fit();
}

void PagePreview::fit()
{
    m_fits = true;
    arrange();
}

void PagePreview::trueSize()
{
    m_fits = false;
    m_dots = logicalDpiX() / 25.4;
    arrange();
}

void PagePreview::zoomBy(double factor)
{
    m_fits = false;
    m_dots = std::clamp(m_dots * factor, 0.2, 40.0);
    arrange();
}

int PagePreview::across() const
{
    if (!m_all)
        return 1;
    if (m_part.across > 0)
        return m_part.across;
    // As many side by side as make the largest pages in this window.
    const double shape = viewport()->width() * m_part.paper.height() / (viewport()->height() * m_part.paper.width());
    return std::clamp(static_cast<int>(std::lround(std::sqrt(pageCount() * shape))), 1, std::max(1, pageCount()));
}

QSizeF PagePreview::extent() const
{
    const int columns = across();
    const int rows = m_all ? (pageCount() + columns - 1) / columns : 1;
    return {gap + columns * (m_part.paper.width() + gap), gap + rows * (m_part.paper.height() + gap)};
}

void PagePreview::arrange()
{
    const QSizeF all = extent();
    if (m_fits && all.isValid())
        m_dots = std::max(0.05, std::min(viewport()->width() / all.width(), viewport()->height() / all.height()));
    const QSize size = (all * m_dots).toSize();
    horizontalScrollBar()->setRange(0, std::max(0, size.width() - viewport()->width()));
    verticalScrollBar()->setRange(0, std::max(0, size.height() - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setPageStep(viewport()->height());
    horizontalScrollBar()->setSingleStep(20);
    verticalScrollBar()->setSingleStep(20);
    m_picture = {};
    viewport()->update();
}

void PagePreview::render()
{
    const double ratio = devicePixelRatioF();
    m_picture = QPixmap(viewport()->size() * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(QColor(0x8c, 0x86, 0x7c));
    if (m_part.pages.empty())
        return;
    const QSizeF all = extent() * m_dots;
    const QPointF origin(std::max(0.0, (viewport()->width() - all.width()) / 2) - horizontalScrollBar()->value(),
                         std::max(0.0, (viewport()->height() - all.height()) / 2) - verticalScrollBar()->value());
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const int columns = across();
    const int first = m_all ? 0 : m_page;
    const int last = m_all ? pageCount() : m_page + 1;
    for (int i = first; i < last; ++i) {
        const int place = i - first;
        const QPointF corner = origin + QPointF(gap + place % columns * (m_part.paper.width() + gap),
                                                gap + place / columns * (m_part.paper.height() + gap)) *
                                            m_dots;
        const QRectF paper(corner, m_part.paper * m_dots);
        if (!paper.intersects(QRectF(viewport()->rect())))
            continue;
        painter.fillRect(paper.translated(2, 2), QColor(0, 0, 0, 70));
        painter.fillRect(paper, Qt::white);
        painter.save();
        painter.setClipRect(paper);
        painter.translate(corner);
        painter.scale(m_dots, m_dots);
        m_part.pages[static_cast<std::size_t>(i)](painter, m_dots * ratio);
        painter.restore();
    }
}

void PagePreview::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull())
        render();
    QPainter(viewport()).drawPixmap(0, 0, m_picture);
}

void PagePreview::resizeEvent(QResizeEvent *)
{
    arrange();
}

void PagePreview::scrollContentsBy(int, int)
{
    m_picture = {};
    viewport()->update();
}

void PagePreview::wheelEvent(QWheelEvent *event)
{
    if ((event->modifiers() & Qt::ControlModifier) != 0)
        zoomBy(event->angleDelta().y() > 0 ? 1.25 : 0.8);
    else
        QAbstractScrollArea::wheelEvent(event);
}

void PagePreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
        return nextPage();
    case Qt::Key_PageUp:
        return previousPage();
    case Qt::Key_Home:
        return setPage(0);
    case Qt::Key_End:
        return setPage(pageCount() - 1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PagePreview::mousePressEvent(QMouseEvent *event)
{
    m_dragged = event->position();
}

void PagePreview::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF moved = event->position() - m_dragged;
    m_dragged = event->position();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() - qRound(moved.y()));
}

} // namespace hotchkiss
