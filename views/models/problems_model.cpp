// SPDX-License-Identifier: MIT
#include "views/models/problems_model.h"

#include "model/document/document.h"
#include "views/models/place_text.h"
#include "views/theme/icon_theme.h"

#include <algorithm>

namespace hotchkiss {

void ProblemsModel::setDiagnostics(std::vector<Diagnostic> diagnostics, const Scenario &scenario)
{
    std::stable_sort(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic &a, const Diagnostic &b) { return a.severity < b.severity; });
    beginResetModel();
    m_rows = std::move(diagnostics);
    m_places.clear();
    for (const Diagnostic &row : m_rows)
        m_places.push_back(placeText(scenario, row.place));
    endResetModel();
}

int ProblemsModel::count(Severity severity) const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                          [severity](const Diagnostic &row) { return row.severity == severity; }));
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProblemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 4;
}

namespace {

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return ProblemsModel::tr("Error");
    case Severity::Warning:
        return ProblemsModel::tr("Warning");
    case Severity::Note:
        return ProblemsModel::tr("Note");
    }
    return {};
}

QIcon severityIcon(Severity severity)
{
    return iconNamed(severity == Severity::Error     ? QStringLiteral("error")
                     : severity == Severity::Warning ? QStringLiteral("warning")
                                                     : QStringLiteral("info"));
}

} // namespace

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Diagnostic &row = diagnostic(index.row());
    const QString message = translated(row.message);
    if (role == Qt::DisplayRole)
        return index.column() == 3   ? severityText(row.severity)
               : index.column() == 0 ? message
               : index.column() == 1 ? m_places[static_cast<std::size_t>(index.row())]
                                     : qstr(row.rule.empty() ? row.code : row.rule);
    if (role == Qt::DecorationRole && index.column() == 0)
        return severityIcon(row.severity);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return tr("%1 %2: %3", "severity, code, message").arg(severityText(row.severity), qstr(row.code), message);
    return {};
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == 0 ? tr("Problem") : section == 1 ? tr("Place") : section == 2 ? tr("Rule") : tr("Severity");
}

} // namespace hotchkiss
