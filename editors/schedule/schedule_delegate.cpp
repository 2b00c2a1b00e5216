// SPDX-License-Identifier: MIT
#include "editors/schedule/schedule_delegate.h"

#include "views/models/schedule_model.h"

#include <QPainter>

namespace hotchkiss {

namespace {

bool isBar(ScheduleModel::Kind kind, ScheduleModel::Span span)
{
    switch (kind) {
    case ScheduleModel::Kind::Arrival:
        return span == ScheduleModel::Span::After;
    case ScheduleModel::Kind::Withdrawal:
        return span == ScheduleModel::Span::Before;
    case ScheduleModel::Kind::Event:
    case ScheduleModel::Kind::Unscheduled:
        return false;
    }
    return false;
}

void paintChip(QPainter *painter, const QStyleOptionViewItem &option, const QColor &colour, const QString &text,
               bool isEvent)
{
    const bool chosen = (option.state & QStyle::State_Selected) != 0;
    const QRect chip = option.rect.adjusted(2, 3, -2, -3);
    painter->setPen(chosen ? QPen(option.palette.color(QPalette::Text), 2) : QPen(colour.darker(140), 1));
    painter->setBrush(colour);
    // Events differ from arrivals in shape too, not only in colour.
    painter->drawRoundedRect(chip, isEvent ? chip.height() / 2 : 3, isEvent ? chip.height() / 2 : 3);
    painter->setPen(colour.lightnessF() > 0.6 ? Qt::black : Qt::white);
    painter->drawText(chip.adjusted(3, 0, -3, 0), Qt::AlignCenter,
                      option.fontMetrics.elidedText(text, Qt::ElideRight, chip.width() - 6));
}

} // namespace

void ScheduleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto kind = index.data(ScheduleModel::KindRole).value<ScheduleModel::Kind>();
    const auto span = index.data(ScheduleModel::SpanRole).value<ScheduleModel::Span>();
    const auto colour = index.data(ScheduleModel::ColourRole).value<QColor>();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor ground = option.palette.color(QPalette::Base);
    if (index.data(ScheduleModel::NightRole).toBool()) {
        QColor night(0x4a, 0x4f, 0x66);
        night.setAlpha(60);
        painter->fillRect(option.rect, ground);
        ground = night;
    }
    painter->fillRect(option.rect, ground);
    if ((option.state & QStyle::State_Selected) != 0) {
        QColor mark = option.palette.color(QPalette::Highlight);
        mark.setAlpha(70);
        painter->fillRect(option.rect, mark);
    }
    if (isBar(kind, span)) {
        QColor faint = colour;
        faint.setAlpha(70);
        painter->fillRect(option.rect.adjusted(0, 4, 0, -4), faint);
    }
    if (span == ScheduleModel::Span::Here)
        paintChip(painter, option, colour, index.data().toString(), kind == ScheduleModel::Kind::Event);
    painter->restore();
}

} // namespace hotchkiss
