// SPDX-License-Identifier: MIT
#include "views/playtest/log_model.h"

#include <QColor>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>

namespace hotchkiss {

void LogModel::setPlaytest(Playtest *playtest)
{
    if (m_playtest)
        disconnect(m_playtest, nullptr, this, nullptr);
    m_playtest = playtest;
    beginResetModel();
    m_rows.clear();
    endResetModel();
    if (m_playtest) {
        connect(m_playtest, &Playtest::changed, this, &LogModel::refresh);
        refresh();
    }
}

void LogModel::refresh()
{
    std::vector<Row> rows;
    std::size_t position = 0;
    for (const PlaySession::Entry &entry : m_playtest->session().entries()) {
        ++position;
        for (const Event &event : entry.events)
            rows.push_back({event, position});
    }
    // What is the same stays, so that a long log does not flicker while the computer plays.
    std::size_t same = 0;
    while (same < rows.size() && same < m_rows.size() && rows[same].position == m_rows[same].position &&
           rows[same].event == m_rows[same].event)
        ++same;
    if (same < m_rows.size()) {
        beginRemoveRows({}, static_cast<int>(same), static_cast<int>(m_rows.size()) - 1);
        m_rows.resize(same);
        endRemoveRows();
    }
    if (same < rows.size()) {
        beginInsertRows({}, static_cast<int>(same), static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
    if (same > 0)
        Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(same) - 1, columnTotal - 1),
                           {Qt::ForegroundRole, Qt::FontRole});
}

const std::vector<Dice::Roll> &LogModel::rollsOf(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].event.rolls;
}

int LogModel::presentRow() const
{
    const std::size_t at = m_playtest ? m_playtest->session().at() : 0;
    int row = -1;
    while (row + 1 < static_cast<int>(m_rows.size()) && m_rows[static_cast<std::size_t>(row) + 1].position <= at)
        ++row;
    return row;
}

Place LogModel::placeOf(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].event.place;
}

std::size_t LogModel::positionOf(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].position;
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        switch (index.column()) {
        case What:
            return translated(row.event.what);
        case Rolls: {
            QStringList rolls;
            for (const Dice::Roll &roll : row.event.rolls)
                rolls << QString::number(roll.value);
            return rolls.join(QLatin1Char(' '));
        }
        case Rule:
            return qstr(row.event.rule);
        default:
            return {};
        }
    }
    if (role == Qt::ForegroundRole && m_playtest && row.position > m_playtest->session().at())
        return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
    if (role == Qt::FontRole && (row.event.kind == Event::Kind::Over || row.event.kind == Event::Kind::Note)) {
        QFont font = QGuiApplication::font();
        font.setBold(true);
        return font;
    }
    return {};
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("What happened");
    case Rolls:
        return tr("Dice");
    case Rule:
        return tr("Rule");
    default:
        return {};
    }
}

} // namespace hotchkiss
