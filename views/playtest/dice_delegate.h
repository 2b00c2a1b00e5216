// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace hotchkiss {

/// Draws the dice of a row of the log as dice.
class DiceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace hotchkiss
