// SPDX-License-Identifier: MIT
#include "app/publish/page_preview.h"

#include "views/board/board_painter.h"
#include "views/print/crop_marks.h"

#include <QPainter>

namespace hotchkiss {

namespace {
constexpr double gap = 8; // millimetres between two sheets
}

PagePreview::PagePreview(QWidget *parent)
    : QWidget(parent)
{
    setMinimumSize(300, 300);
}

void PagePreview::setOutput(const MapOutput &output)
{
    m_output = output;
    m_picture = {};
    update();
}

void PagePreview::resizeEvent(QResizeEvent *)
{
    m_picture = {};
}

void PagePreview::render()
{
    m_picture = QPixmap(size() * devicePixelRatioF());
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(QColor(0x8c, 0x86, 0x7c));
    const PageLayout &layout = m_output.layout;
    const QRectF sheet = m_output.sheet();
    const double wide = layout.columns(sheet) * (layout.paper.width() + gap) + gap;
    const double high = layout.rows(sheet) * (layout.paper.height() + gap) + gap;
    const double dots = std::min(width() / wide, height() / high); // pixels a millimetre
    const QPointF origin((width() - wide * dots) / 2, (height() - high * dots) / 2);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<PageLayout::Page> pages = layout.pages(sheet);
    for (const PageLayout::Page &page : pages) {
        const QPointF corner = origin + QPointF(gap + page.column * (layout.paper.width() + gap),
                                                gap + page.row * (layout.paper.height() + gap)) *
                                            dots;
        const QRectF paper(corner, layout.paper * dots);
        painter.fillRect(paper.translated(2, 2), QColor(0, 0, 0, 70));
        painter.fillRect(paper, Qt::white);
        const double scale = layout.unitSize * dots;
        const QPointF inner = corner + QPointF(layout.margin, layout.margin) * dots;
        painter.save();
        painter.setClipRect(QRectF(inner, page.map.size() * scale));
        painter.translate(inner);
        painter.scale(scale, scale);
        painter.translate(-page.map.topLeft());
        paintBoard(painter, *m_output.scenario, m_output.board, m_output.style, page.map, scale * devicePixelRatioF());
        painter.restore();
        if (pages.size() > 1) {
            painter.save();
            painter.translate(corner);
            painter.scale(dots, dots);
            paintCropMarks(painter, layout, sheet, page);
            painter.restore();
        }
    }
}

void PagePreview::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull() && m_output.scenario != nullptr)
        render();
    QPainter(this).drawPixmap(0, 0, m_picture);
}

} // namespace hotchkiss
