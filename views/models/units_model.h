// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document.h"

#include <QAbstractTableModel>

namespace hotchkiss {

/// All pieces as a table: name, kind, command, place, and a column for each field the system declares for units and
/// leaders. Cells are text as people and CSV files write it; what is set becomes an undo step.
class UnitsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, KindColumn, CommandColumn, PlaceColumn, FirstField };
    enum Role { IdRole = Qt::UserRole + 1, SortRole, AppliesRole };

    explicit UnitsModel(Document *document, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// How a column is edited: its declared field, or one like it for name, command and place.
    const Field &field(int column) const { return m_columns[static_cast<std::size_t>(column)]; }
    /// What to show for the field's choices.
    QStringList choiceLabels(int column) const;
    const Piece &piece(int row) const { return m_pieces[static_cast<std::size_t>(row)]; }

    struct CellText
    {
        int row;
        int column;
        QString text;
    };
    /// One step that sets all cells; the error says what is wrong with the first that is refused.
    Result<EditStep> change(const std::vector<CellText> &cells) const;

private:
    void makeColumns();
    void nameCommands();
    void onChanged(const Change &change);
    void onItem(const ItemChanged &change);
    void refresh();
    bool applies(const Piece &piece, int column) const;
    std::string text(const Piece &piece, int column) const;
    QString shown(const Piece &piece, int column) const;
    std::optional<Error> set(Piece &piece, int column, const std::string &text) const;

    Document *m_document;
    std::vector<Field> m_columns;
    std::vector<Piece> m_pieces; ///< as last told to the views: rows go only between begin and end
};

} // namespace hotchkiss
