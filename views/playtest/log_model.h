// SPDX-License-Identifier: MIT
#pragma once

#include "views/playtest/playtest.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace hotchkiss {

/// The log of a game: a row for each thing that happened, with dice and rule. Rows after the present position are
/// shown faint, since the replay may return to them.
class LogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Rolls, Rule, columnTotal };
    using QAbstractTableModel::QAbstractTableModel;

    void setPlaytest(Playtest *playtest);
    /// Where a row's event took place, and after how many actions.
    Place placeOf(int row) const;
    std::size_t positionOf(int row) const;
    const std::vector<Dice::Roll> &rollsOf(int row) const;
    /// The last row of what has happened so far, -1 when nothing has.
    int presentRow() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        Event event;
        std::size_t position = 0; ///< number of actions done when it had happened
    };
    void refresh();

    QPointer<Playtest> m_playtest;
    std::vector<Row> m_rows;
};

} // namespace hotchkiss
