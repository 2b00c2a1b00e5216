// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/system.h"

#include <QStyledItemDelegate>

#include <functional>

namespace hotchkiss {

/// Edits cells of a table by the fitting editor of a declared field. The model takes and gives the value as text.
class FieldDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    struct About
    {
        const Field *field = nullptr;
        QStringList choiceLabels;
    };
    using Ask = std::function<About(const QModelIndex &)>;

    FieldDelegate(Ask ask, QObject *parent);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

protected:
    /// The keys reach the editor's inner widget, not the editor itself.
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    Ask m_ask;
};

} // namespace hotchkiss
