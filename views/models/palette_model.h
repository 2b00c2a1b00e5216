// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/tile_stock.h"
#include "views/board/board_painter.h"

#include <QAbstractListModel>

namespace hotchkiss {

/// Everything a system lets one draw, in groups with a heading each: terrain, features, sides, paths, shapes, areas,
/// label styles. A plain list; headings are rows that cannot be chosen.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Sort { Heading, Terrain, Feature, Side, Path, Shape, Area, LabelStyle };
    Q_ENUM(Sort)
    enum Role { SortRole = Qt::UserRole + 1, IndexRole, KeyRole, GroupRole, RuleRole, StockRole, OverRole };

    explicit PaletteModel(QObject *parent = nullptr);

    /// Shows what that system offers on such a board.
    void setBoard(const System *system, bool isTable);

    /// Shows beside each terrain how many tiles of it are used and in the box.
    void setStock(const TileStock &stock);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    QModelIndex indexOf(Sort sort, int number) const;
    const System *system() const { return m_system; }

private:
    struct Entry
    {
        Sort sort;
        int index = -1;
        std::string key;
        QString label;
        QString rule;
        int group = 0;
    };
    void heading(const QString &label);
    void add(Sort sort, int index, const std::string &key, const QString &label, const std::string &rule);
    void addCells();
    void addShapes();
    void addCommon();
    std::optional<TerrainStock> stockOf(const Entry &entry) const;
    QString stockText(const Entry &entry) const;
    QString tip(const Entry &entry) const;

    const System *m_system = nullptr;
    std::vector<Entry> m_entries;
    int m_group = 0;
    TileStock m_stock;
};

} // namespace hotchkiss
