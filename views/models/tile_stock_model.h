// SPDX-License-Identifier: MIT
#pragma once

#include "views/models/tile_counter.h"

#include <QAbstractTableModel>

namespace hotchkiss {

/// The pieces of the box: used, in the box, left, and what stands in for those that are missing. The number in the box
/// can be edited; it becomes a chart override of the scenario.
class TileStockModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Piece, Used, InBox, Left, Advice, ColumnCount };

    explicit TileStockModel(TileCounter *counter, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void update();
    QString text(const TilePiece &piece, int column) const;
    QString advice(const TilePiece &piece) const;

    TileCounter *m_counter;
    TileStock m_rows;
};

/// The ink of what is over its count, in the theme's tone.
QColor overColour();

} // namespace hotchkiss
