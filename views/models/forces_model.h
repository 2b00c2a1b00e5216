// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"
#include "views/models/keyed_tree_model.h"

#include <QIcon>

#include <functional>

namespace hotchkiss {

/// The mime type of dragged pieces and commands: their ids, one a line.
QString forcesMimeType();

/// The order of battle as a tree: sides, commands, and in each its leaders, units and markers. Names can be edited and
/// rows dragged to another command; both become undo steps of the document.
class ForcesModel : public KeyedTreeModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1, KindRole, PlacedRole, SearchRole };
    enum class Kind { None, Side, Command, Unit, Leader, Marker };
    Q_ENUM(Kind)

    explicit ForcesModel(Document *document, QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    QStringList mimeTypes() const override { return {forcesMimeType()}; }
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

    Kind kind(const QModelIndex &index) const;
    /// The id of the side, command or piece of a row.
    std::string id(const QModelIndex &index) const;
    QModelIndex indexOfId(const std::string &id) const;

    /// Who draws the picture of a piece; without one pieces have a plain icon.
    using PieceIcon = std::function<QIcon(const Piece &)>;
    void setPieceIcon(PieceIcon icon) { m_pieceIcon = std::move(icon); }

private:
    void onChanged(const Change &change);
    void onItem(const ItemChanged &change);
    Want wanted() const;
    const Side *side(const QModelIndex &index) const;
    const Command *command(const QModelIndex &index) const;
    const Piece *piece(const QModelIndex &index) const;
    QVariant decoration(const QModelIndex &index) const;
    QString name(const QModelIndex &index) const;
    QString detail(const QModelIndex &index) const;
    QString toolTip(const QModelIndex &index) const;
    EditStep dropStep(const QMimeData *data, int row, const QModelIndex &parent) const;

    Document *m_document;
    PieceIcon m_pieceIcon;
};

/// The ids carried by such a drag.
std::vector<std::string> idsFromMime(const QMimeData *data);
QMimeData *mimeFromIds(const std::vector<std::string> &ids);

} // namespace hotchkiss
