// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "views/models/keyed_tree_model.h"

#include <QColor>

namespace hotchkiss {

/// The schedule as a timeline: a column a turn; a row for each arrival, each event, and each force that is neither
/// placed nor scheduled. Cells say what happens in that turn. It only shows: steps are made by those who use it.
class ScheduleModel : public KeyedTreeModel
{
    Q_OBJECT

public:
    enum class Kind { Arrival, Withdrawal, Event, Unscheduled };
    Q_ENUM(Kind)
    enum class Span { None, Here, Before, After }; ///< what a cell is to its row: the day itself, or the time around it
    Q_ENUM(Span)
    enum Role { IdRole = Qt::UserRole + 1, KindRole, SpanRole, ColourRole, NightRole };

    explicit ScheduleModel(Document *document, QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    Kind kind(const QModelIndex &index) const;
    /// The arrival, event, command or piece of a row.
    std::string id(const QModelIndex &index) const;
    QModelIndex indexOfId(const std::string &id) const;
    /// The turn of a row, counted from 1; 0: none.
    int turn(const QModelIndex &index) const;

private:
    Want wanted() const;
    void onChanged(const Change &change);
    void onItem(const ItemChanged &change);
    void onTurns(const ItemChanged &change);
    void refresh();
    const Arrival *arrival(const QModelIndex &index) const;
    const TimedEvent *event(const QModelIndex &index) const;
    QString rowName(const QModelIndex &index) const;
    QString rowTip(const QModelIndex &index) const;
    QString chipText(const QModelIndex &index) const;
    Span spanAt(const QModelIndex &index) const;
    QColor colour(const QModelIndex &index) const;
    QVariant turnHeader(const Turn &turn, int number, int role) const;

    Document *m_document;
    int m_turns = 0;
};

/// Names of pieces, commands and areas as a list for people.
QString forceNames(const Scenario &scenario, const std::vector<std::string> &ids);
QString whereNames(const Scenario &scenario, const std::vector<std::string> &where);

} // namespace hotchkiss
