// SPDX-License-Identifier: MIT
#include "views/models/tile_stock_model.h"

#include "model/ruleset/chart_edits.h"
#include "model/ruleset/shared_ruleset.h"
#include "views/theme/icon_theme.h"

#include <QColor>

#include <algorithm>

namespace hotchkiss {

QColor overColour()
{
    return isDarkTheme() ? QColor(0xff, 0x8a, 0x80) : QColor(0xb3, 0x1b, 0x12);
}

TileStockModel::TileStockModel(TileCounter *counter, QObject *parent)
    : QAbstractTableModel(parent)
    , m_counter(counter)
    , m_rows(counter->stock())
{
    connect(counter, &TileCounter::changed, this, &TileStockModel::update);
}

void TileStockModel::update()
{
    const TileStock &now = m_counter->stock();
    const bool sameRows = std::equal(now.begin(), now.end(), m_rows.begin(), m_rows.end(),
                                     [](const TilePiece &a, const TilePiece &b) { return a.key == b.key; });
    if (!sameRows) {
        beginResetModel();
        m_rows = now;
        endResetModel();
        return;
    }
    m_rows = now;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int TileStockModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TileStockModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TileStockModel::advice(const TilePiece &piece) const
{
    if (!piece.isOver())
        return {};
    for (const Shortage &shortage : shortages(m_rows))
        if (shortage.piece == piece.key && shortage.spares > 0)
            return tr("%1 missing; %2 can stand in for %3")
                .arg(shortage.missing)
                .arg(translated(findTile(m_rows, shortage.substitute)->title))
                .arg(shortage.spares);
    return tr("%1 missing").arg(-piece.left());
}

QString TileStockModel::text(const TilePiece &piece, int column) const
{
    switch (column) {
    case Piece:
        return piece.isOver() ? QStringLiteral("⚠ ") + translated(piece.title) : translated(piece.title);
    case Used:
        return QString::number(piece.used);
    case InBox:
        return piece.inBox ? QString::number(*piece.inBox) : tr("unlimited");
    case Left:
        return piece.inBox ? QString::number(piece.left()) : QStringLiteral("–");
    case Advice:
        return advice(piece);
    default:
        return {};
    }
}

QVariant TileStockModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const TilePiece &piece = m_rows[static_cast<std::size_t>(index.row())];
    const bool number = index.column() > Piece && index.column() < Advice;
    switch (role) {
    case Qt::DisplayRole:
        return text(piece, index.column());
    case Qt::EditRole:
        return index.column() == InBox && piece.inBox ? QVariant(*piece.inBox) : QVariant(text(piece, index.column()));
    case Qt::ForegroundRole:
        return piece.isOver() ? QVariant(overColour()) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return index.column() == InBox ? tr("Count your own box and edit the number") : advice(piece);
    default:
        return {};
    }
}

bool TileStockModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    bool isNumber = false;
    const int count = value.toInt(&isNumber);
    if (!index.isValid() || index.column() != InBox || role != Qt::EditRole || !isNumber || count < 0)
        return false;
    Document *document = m_counter->document();
    const Ruleset *ruleset = sharedRuleset(document->system());
    const ChartKey key = m_rows[static_cast<std::size_t>(index.row())].count;
    if (const auto edit = overrideChart(document->scenario(), *ruleset, key, std::int64_t{count}))
        document->execute({Text(HK_NOOP("Change the box of tiles")), {*edit}});
    m_counter->count();
    return true;
}

QVariant TileStockModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    const QString titles[] = {tr("Piece"), tr("Used"), tr("In the box"), tr("Left"), tr("Remedy")};
    return titles[section];
}

Qt::ItemFlags TileStockModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const bool editable = index.column() == InBox && m_rows[static_cast<std::size_t>(index.row())].inBox;
    return editable ? plain | Qt::ItemIsEditable : plain;
}

} // namespace hotchkiss
