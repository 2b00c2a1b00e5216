// SPDX-License-Identifier: MIT
#include "views/models/chart_model.h"

#include "model/ruleset/chart_edits.h"
#include "model/ruleset/column_value.h"
#include "model/ruleset/shared_ruleset.h"

#include <QColor>
#include <QFont>

namespace hotchkiss {

ChartModel::ChartModel(Document *document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    readValues();
    connect(document, &Document::changed, this, &ChartModel::takeChange);
}

void ChartModel::readValues()
{
    m_ruleset = sharedRuleset(m_document->system());
    m_values.reset();
    if (m_ruleset != nullptr)
        m_values.emplace(*m_ruleset, m_document->scenario().chartOverrides);
    m_chart = m_ruleset == nullptr ? nullptr : m_ruleset->chart(m_key);
}

void ChartModel::setChart(const std::string &key)
{
    beginResetModel();
    m_key = key;
    readValues();
    endResetModel();
}

void ChartModel::takeChange(const Change &change)
{
    if (std::holds_alternative<ScenarioReset>(change)) {
        setChart(m_key);
        return;
    }
    const auto *changed = std::get_if<ChartChanged>(&change);
    if (changed == nullptr)
        return;
    readValues();
    if (m_chart == nullptr || changed->key.chart != m_chart->key)
        return;
    const QModelIndex cell = index(m_chart->row(changed->key.row), m_chart->column(changed->key.column));
    if (cell.isValid())
        Q_EMIT dataChanged(cell, cell);
}

int ChartModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_chart == nullptr ? 0 : static_cast<int>(m_chart->rows.size());
}

int ChartModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_chart == nullptr ? 0 : static_cast<int>(m_chart->columns.size());
}

ChartKey ChartModel::keyAt(const QModelIndex &index) const
{
    if (!index.isValid() || m_chart == nullptr)
        return {};
    return {m_chart->key, m_chart->rows[static_cast<std::size_t>(index.row())].key, columnAt(index).key};
}

EntryId ChartModel::entryAt(const QModelIndex &index) const
{
    return m_ruleset->id(*m_chart, static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column()));
}

const ChartColumn &ChartModel::columnAt(const QModelIndex &index) const
{
    return m_chart->columns[static_cast<std::size_t>(index.column())];
}

bool ChartModel::isCheck(const QModelIndex &index) const
{
    return columnAt(index).type == ColumnType::Boolean && !columnAt(index).optional;
}

QString ChartModel::houseSign()
{
    return QStringLiteral("†");
}

QString ChartModel::changedSign()
{
    return QStringLiteral("●");
}

// Washes that show on light and on dark paper.
QColor ChartModel::houseColour()
{
    return {214, 150, 40, 60};
}

QColor ChartModel::changedColour()
{
    return {60, 130, 220, 90};
}

QString ChartModel::shown(const QModelIndex &index) const
{
    const EntryId id = entryAt(index);
    QString text = isCheck(index) ? (m_values->flag(id) ? tr("yes") : tr("no")) : qstr(chartText(m_values->value(id)));
    if (m_values->isNone(id))
        text = tr("none");
    if (m_values->isOverridden(id))
        text = changedSign() + QLatin1Char(' ') + text;
    return m_ruleset->entry(id).house ? text + QLatin1Char(' ') + houseSign() : text;
}

QString ChartModel::tip(const QModelIndex &index) const
{
    const EntryId id = entryAt(index);
    const ChartEntry &entry = m_ruleset->entry(id);
    QStringList lines{QStringLiteral("%1: %2").arg(
        translated(m_chart->rows[static_cast<std::size_t>(index.row())].title), translated(columnAt(index).title))};
    if (!entry.rule.empty())
        lines << tr("Rule %1").arg(qstr(entry.rule));
    if (entry.house)
        lines << tr("House value: the rulebook does not print this number");
    if (!entry.source.empty())
        lines << tr("Ruling %1").arg(qstr(entry.source));
    if (m_values->isOverridden(id))
        lines << tr("Changed in this scenario; the ruleset says %1").arg(qstr(chartText(entry.value)));
    for (const std::string &note : {entry.note, m_chart->rows[static_cast<std::size_t>(index.row())].note})
        if (!note.empty())
            lines << translated(note);
    return lines.join(QLatin1Char('\n'));
}

QVariant ChartModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || m_chart == nullptr)
        return {};
    const EntryId id = entryAt(index);
    const bool house = m_ruleset->entry(id).house;
    const bool changed = m_values->isOverridden(id);
    switch (role) {
    case Qt::DisplayRole:
        return shown(index);
    case Qt::EditRole:
        return qstr(chartText(m_values->value(id)));
    case Qt::CheckStateRole:
        return isCheck(index) ? QVariant(m_values->flag(id) ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return tip(index);
    case Qt::BackgroundRole:
        return changed ? QVariant(changedColour()) : house ? QVariant(houseColour()) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(changed);
        return changed ? QVariant(font) : QVariant();
    }
    case HouseRole:
        return house;
    case ChangedRole:
        return changed;
    case ChoicesRole: {
        QStringList choices;
        for (const std::string &choice : columnAt(index).choices)
            choices << qstr(choice);
        if (!choices.isEmpty() && columnAt(index).optional)
            choices << qstr(std::string(noneWord));
        return choices;
    }
    default:
        return {};
    }
}

bool ChartModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || m_chart == nullptr || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    const ChartColumn &column = columnAt(index);
    const std::string typed =
        role == Qt::CheckStateRole ? (value.toInt() == Qt::Checked ? "true" : "false") : value.toString().toStdString();
    const std::optional<Value> read = chartValue(typed, column);
    if (!read) {
        Q_EMIT refused(tr("“%1” does not fit here; allowed: %2").arg(qstr(typed), qstr(allowedText(column))));
        return false;
    }
    if (const auto edit = overrideChart(m_document->scenario(), *m_ruleset, keyAt(index), *read))
        m_document->execute({Text(HK_NOOP("Change a chart")), {*edit}});
    return true;
}

QVariant ChartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_chart == nullptr || section < 0)
        return {};
    const auto at = static_cast<std::size_t>(section);
    const bool across = orientation == Qt::Horizontal;
    if (at >= (across ? m_chart->columns.size() : m_chart->rows.size()))
        return {};
    if (role == Qt::DisplayRole)
        return translated(across ? m_chart->columns[at].title : m_chart->rows[at].title);
    if (role == Qt::ToolTipRole && !across && !m_chart->rows[at].note.empty())
        return translated(m_chart->rows[at].note);
    return {};
}

Qt::ItemFlags ChartModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || m_chart == nullptr)
        return Qt::NoItemFlags;
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return plain | (isCheck(index) ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

} // namespace hotchkiss
