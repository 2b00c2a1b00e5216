// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace hotchkiss {

/// Edits a chart's cell: a list where the column has choices, else a line.
class ChartDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
};

} // namespace hotchkiss
