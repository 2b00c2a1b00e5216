// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "model/ruleset/ruleset.h"

#include <QAbstractTableModel>

namespace hotchkiss {

/// One chart of the scenario's ruleset as a table that can be edited: what is written becomes an override of the
/// scenario. House values and changed ones are marked by sign and colour.
class ChartModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { HouseRole = Qt::UserRole + 1, ChangedRole, ChoicesRole };

    explicit ChartModel(Document *document, QObject *parent = nullptr);

    /// Shows that chart; an unknown key shows nothing.
    void setChart(const std::string &key);
    const Chart *chart() const { return m_chart; }
    ChartKey keyAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// The signs after a house value and before a changed one.
    static QString houseSign();
    static QString changedSign();
    static QColor houseColour();
    static QColor changedColour();

Q_SIGNALS:
    /// What was written does not fit its column.
    void refused(const QString &why);

private:
    void takeChange(const Change &change);
    void readValues();
    EntryId entryAt(const QModelIndex &index) const;
    const ChartColumn &columnAt(const QModelIndex &index) const;
    bool isCheck(const QModelIndex &index) const;
    QString shown(const QModelIndex &index) const;
    QString tip(const QModelIndex &index) const;

    Document *m_document;
    const Ruleset *m_ruleset = nullptr;
    std::optional<Charts> m_values;
    std::string m_key;
    const Chart *m_chart = nullptr;
};

} // namespace hotchkiss
