// SPDX-License-Identifier: MIT
#include "app/playtest/elided_label.h"

#include <QPainter>

namespace hotchkiss {

QSize ElidedLabel::minimumSizeHint() const
{
    return {60, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

} // namespace hotchkiss
