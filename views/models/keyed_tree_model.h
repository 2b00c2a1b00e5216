// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <string>
#include <vector>

namespace hotchkiss {

/// A tree of keys that follows a wanted tree with as few row signals as it needs, so that views keep what is expanded
/// and selected. Keys are unique in the tree. Subclasses say what the tree should be and what a key shows.
class KeyedTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit KeyedTreeModel(QObject *parent = nullptr);
    ~KeyedTreeModel() override;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;

    /// The key of a row; empty for an invalid index.
    const std::string &key(const QModelIndex &index) const;
    QModelIndex indexOf(const std::string &key, int column = 0) const;

protected:
    /// What the tree should be.
    struct Want
    {
        std::string key;
        std::vector<Want> children;
    };
    void follow(const Want &root);
    /// Throws everything away: another scenario.
    void restart(const Want &root);
    /// The whole row of a key shows something else.
    void rowChanged(const std::string &key);
    void allRowsChanged();

private:
    struct Node;
    Node *nodeOf(const QModelIndex &index) const;
    QModelIndex indexOfNode(const Node *node, int column = 0) const;
    void moveToNewParents(const Want &want, const std::string &parentKey);
    void followChildren(Node *node, const std::vector<Want> &wanted);
    void removeUnwanted(Node *node, const std::vector<Want> &wanted);
    void moveNode(Node *node, Node *to, int row);
    std::unique_ptr<Node> build(const Want &want, Node *parent);
    void forget(const Node *node);
    void emitAll(const Node *node);

    std::unique_ptr<Node> m_root;
    QHash<QByteArray, Node *> m_nodes;
};

} // namespace hotchkiss
