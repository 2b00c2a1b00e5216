// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

namespace hotchkiss {

/// Keeps entries whose name or rule has the text, and the headings of groups that still have any.
class PaletteFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setText(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool matches(const QModelIndex &index) const;
    QString m_text;
};

/// Swatches side by side in as many columns as fit, headings across.
class PaletteView : public QListView
{
    Q_OBJECT

public:
    explicit PaletteView(QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
};

/// Draws a swatch with its name, or a heading.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintStock(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, const QString &text,
                    bool warn) const;
    void paintPicture(QPainter *painter, const QRect &rect, const QModelIndex &index) const;
};

} // namespace hotchkiss
