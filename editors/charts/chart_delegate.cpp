// SPDX-License-Identifier: MIT
#include "editors/charts/chart_delegate.h"

#include "views/models/chart_model.h"

#include <QComboBox>
#include <QLineEdit>

namespace hotchkiss {

QWidget *ChartDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QStringList choices = index.data(ChartModel::ChoicesRole).toStringList();
    if (choices.isEmpty())
        return new QLineEdit(parent);
    auto *box = new QComboBox(parent);
    box->addItems(choices);
    return box;
}

void ChartDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString value = index.data(Qt::EditRole).toString();
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentIndex(box->findText(value));
    else if (auto *line = qobject_cast<QLineEdit *>(editor))
        line->setText(value);
}

void ChartDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *box = qobject_cast<QComboBox *>(editor))
        model->setData(index, box->currentText());
    else if (const auto *line = qobject_cast<QLineEdit *>(editor))
        model->setData(index, line->text());
}

} // namespace hotchkiss
