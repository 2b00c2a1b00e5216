// SPDX-License-Identifier: MIT
#pragma once

#include "editors/tools/tool.h"

#include <QWidget>

class QLineEdit;
class QMenu;
class QModelIndex;
class QSortFilterProxyModel;
class QToolBar;
class QTreeView;

namespace hotchkiss {

class ForcesModel;

/// The order of battle as a tree, with everything one does to it.
class ForcesDock : public QWidget
{
    Q_OBJECT

public:
    explicit ForcesDock(ToolContext *context, QWidget *parent = nullptr);

    /// Ids of the commands and pieces chosen in the tree, in its order.
    std::vector<std::string> chosen() const;

Q_SIGNALS:
    void placeActivated(const hotchkiss::Place &place, const QString &itemId);

private:
    void makeActions();
    QAction *action(const QString &icon, const QString &text, const QKeySequence &keys, void (ForcesDock::*slot)());
    std::string parentForNew() const;
    void add(const EditStep &step);
    void addCommandHere();
    void addUnitHere();
    void addLeaderHere();
    void addMarkerHere();
    void removeChosen();
    void duplicateChosen();
    void moveUp();
    void moveDown();
    void numberChosen();
    void unplaceChosen();
    void showChosen();
    void onTreeSelection();
    void onContextSelection();
    void activate(const QModelIndex &index);
    QModelIndex sourceIndex(const QModelIndex &index) const;
    QIcon pieceIcon(const Piece &piece) const;

    ToolContext *m_context;
    ForcesModel *m_model;
    QSortFilterProxyModel *m_filter;
    QLineEdit *m_search;
    QToolBar *m_bar;
    QTreeView *m_tree;
    bool m_selecting = false;
};

} // namespace hotchkiss
