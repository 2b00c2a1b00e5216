// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace hotchkiss {

/// Paints a cell of the timeline: the ground (darker at night), the faint bar of the time on the map, the chip of the
/// turn in which something happens.
class ScheduleDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace hotchkiss
