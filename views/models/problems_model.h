// SPDX-License-Identifier: MIT
#pragma once

#include "model/check/check.h"

#include <QAbstractTableModel>

namespace hotchkiss {

/// The findings of a check as rows: message, place, rule.
class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setDiagnostics(std::vector<Diagnostic> diagnostics, const Scenario &scenario);
    const Diagnostic &diagnostic(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    int count(Severity severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<Diagnostic> m_rows;
    std::vector<QString> m_places;
};

} // namespace hotchkiss
