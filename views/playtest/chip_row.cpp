// SPDX-License-Identifier: MIT
#include "views/playtest/chip_row.h"

#include "model/document/document.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace hotchkiss {

namespace {
constexpr int chipGap = 5;
constexpr int chipPadding = 9;
} // namespace

ChipRow::ChipRow(std::vector<Fact> chips, QWidget *parent)
    : QWidget(parent)
    , m_chips(std::move(chips))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QStringList names;
    for (const Fact &chip : m_chips)
        names << textOf(chip);
    setAccessibleName(names.join(QStringLiteral(", ")));
}

QString ChipRow::textOf(const Fact &fact) const
{
    const QString label = translated(fact.label);
    return fact.value.empty() ? label : label + QLatin1Char(' ') + qstr(fact.value);
}

std::vector<QRect> ChipRow::boxes(int width) const
{
    std::vector<QRect> boxes;
    const QFontMetrics metrics(font());
    const int height = metrics.height() + 8;
    QPoint at;
    for (const Fact &chip : m_chips) {
        const int wide = std::min(width, metrics.horizontalAdvance(textOf(chip)) + 2 * chipPadding);
        if (at.x() > 0 && at.x() + wide > width)
            at = {0, at.y() + height + chipGap};
        boxes.emplace_back(at, QSize(wide, height));
        at.rx() += wide + chipGap;
    }
    return boxes;
}

int ChipRow::heightForWidth(int width) const
{
    const std::vector<QRect> all = boxes(width);
    return all.empty() ? 0 : all.back().bottom() + 1;
}

QSize ChipRow::sizeHint() const
{
    constexpr int usual = 280;
    return {usual, heightForWidth(usual)};
}

void ChipRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRect> all = boxes(width());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QColor colour(qstr(m_chips[i].colour));
        painter.setPen(QPen(colour.darker(140), 1));
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(all[i]).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        const double light = 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF();
        painter.setPen(light > 0.55 ? QColor(0x1d, 0x1a, 0x16) : QColor(Qt::white));
        painter.drawText(all[i], Qt::AlignCenter,
                         fontMetrics().elidedText(textOf(m_chips[i]), Qt::ElideRight, all[i].width() - 8));
    }
}

bool ChipRow::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::vector<QRect> all = boxes(width());
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].contains(help->pos()))
            QToolTip::showText(help->globalPos(),
                               QStringLiteral("%1 (%2)").arg(textOf(m_chips[i]), qstr(m_chips[i].rule)), this);
    return true;
}

} // namespace hotchkiss
