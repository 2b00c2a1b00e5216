// SPDX-License-Identifier: MIT
#include "app/wizard/board_preview.h"

#include "views/board/board_painter.h"

#include <QPainter>

namespace hotchkiss {

BoardPreview::BoardPreview(QWidget *parent)
    : QWidget(parent)
{
    setMinimumSize(320, 260);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardPreview::setScenario(Scenario scenario)
{
    m_scenario = std::move(scenario);
    update();
}

void BoardPreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    if (m_scenario.boards.empty())
        return;
    MapStyle style;
    style.frame = false;
    const Rect bounds = m_scenario.boards.front().grid.bounds();
    const QRectF board(bounds.left, bounds.top, bounds.width, bounds.height);
    const double whole = std::min((width() - 16) / board.width(), (height() - 16) / board.height());
    // A board too large to show its numbers is shown from its upper left corner.
    const double scale = std::max(whole, m_scenario.boards.front().grid.isTable() ? whole : 22.0);
    const QSizeF drawn(std::min(board.width() * scale, width() - 16.0),
                       std::min(board.height() * scale, height() - 16.0));
    const QRectF target(QPointF((width() - drawn.width()) / 2, (height() - drawn.height()) / 2), drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(target);
    painter.translate(target.topLeft());
    painter.scale(scale, scale);
    painter.translate(-board.topLeft());
    paintBoard(painter, m_scenario, 0, style, QRectF(board.topLeft(), drawn / scale), scale);
}

} // namespace hotchkiss
