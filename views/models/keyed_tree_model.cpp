// SPDX-License-Identifier: MIT
#include "views/models/keyed_tree_model.h"

#include <QSet>

#include <algorithm>

namespace hotchkiss {

struct KeyedTreeModel::Node
{
    std::string key;
    Node *parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    int row() const
    {
        if (parent == nullptr)
            return 0;
        const auto &siblings = parent->children;
        const auto found =
            std::find_if(siblings.begin(), siblings.end(), [this](const auto &child) { return child.get() == this; });
        return static_cast<int>(found - siblings.begin());
    }
    bool isBelow(const Node *other) const
    {
        for (const Node *node = this; node != nullptr; node = node->parent)
            if (node == other)
                return true;
        return false;
    }
};

namespace {

QByteArray hashKey(const std::string &key)
{
    return QByteArray::fromStdString(key);
}

} // namespace

KeyedTreeModel::KeyedTreeModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
{}

KeyedTreeModel::~KeyedTreeModel() = default;

KeyedTreeModel::Node *KeyedTreeModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex KeyedTreeModel::indexOfNode(const Node *node, int column) const
{
    return node == m_root.get() ? QModelIndex() : createIndex(node->row(), column, node);
}

QModelIndex KeyedTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeOf(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex KeyedTreeModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOfNode(nodeOf(index)->parent) : QModelIndex();
}

int KeyedTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

const std::string &KeyedTreeModel::key(const QModelIndex &index) const
{
    return nodeOf(index)->key;
}

QModelIndex KeyedTreeModel::indexOf(const std::string &key, int column) const
{
    const Node *node = m_nodes.value(hashKey(key));
    return node == nullptr ? QModelIndex() : indexOfNode(node, column);
}

std::unique_ptr<KeyedTreeModel::Node> KeyedTreeModel::build(const Want &want, Node *parent)
{
    auto node = std::make_unique<Node>();
    node->key = want.key;
    node->parent = parent;
    for (const Want &child : want.children)
        node->children.push_back(build(child, node.get()));
    if (parent != nullptr)
        m_nodes.insert(hashKey(node->key), node.get());
    return node;
}

void KeyedTreeModel::forget(const Node *node)
{
    m_nodes.remove(hashKey(node->key));
    for (const auto &child : node->children)
        forget(child.get());
}

void KeyedTreeModel::restart(const Want &root)
{
    beginResetModel();
    m_nodes.clear();
    m_root = build(root, nullptr);
    endResetModel();
}

void KeyedTreeModel::follow(const Want &root)
{
    moveToNewParents(root, {});
    followChildren(m_root.get(), root.children);
}

// Rows that go to a parent which is already there are moved, not removed and made anew.
void KeyedTreeModel::moveToNewParents(const Want &want, const std::string &parentKey)
{
    Node *node = m_nodes.value(hashKey(want.key));
    Node *to = parentKey.empty() ? m_root.get() : m_nodes.value(hashKey(parentKey));
    if (node != nullptr && to != nullptr && node->parent != to && !to->isBelow(node))
        moveNode(node, to, static_cast<int>(to->children.size()));
    for (const Want &child : want.children)
        moveToNewParents(child, want.key);
}

void KeyedTreeModel::moveNode(Node *node, Node *to, int row)
{
    Node *from = node->parent;
    const int at = node->row();
    if (from == to && (row == at || row == at + 1))
        return;
    beginMoveRows(indexOfNode(from), at, at, indexOfNode(to), row);
    auto owned = std::move(from->children[static_cast<std::size_t>(at)]);
    from->children.erase(from->children.begin() + at);
    const int target = from == to && row > at ? row - 1 : row;
    owned->parent = to;
    to->children.insert(to->children.begin() + target, std::move(owned));
    endMoveRows();
}

void KeyedTreeModel::removeUnwanted(Node *node, const std::vector<Want> &wanted)
{
    QSet<QByteArray> keys;
    for (const Want &want : wanted)
        keys.insert(hashKey(want.key));
    for (int row = static_cast<int>(node->children.size()); row-- > 0;) {
        const auto child = node->children.begin() + row;
        if (keys.contains(hashKey((*child)->key)))
            continue;
        beginRemoveRows(indexOfNode(node), row, row);
        forget(child->get());
        node->children.erase(child);
        endRemoveRows();
    }
}

void KeyedTreeModel::followChildren(Node *node, const std::vector<Want> &wanted)
{
    removeUnwanted(node, wanted);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const bool isThere = i < node->children.size() && node->children[i]->key == wanted[i].key;
        Node *known = isThere ? node->children[i].get() : m_nodes.value(hashKey(wanted[i].key));
        if (!isThere && known != nullptr && known->parent == node) {
            moveNode(known, node, static_cast<int>(i));
        } else if (!isThere) {
            const int row = static_cast<int>(i);
            beginInsertRows(indexOfNode(node), row, row);
            node->children.insert(node->children.begin() + row, build(wanted[i], node));
            endInsertRows();
        }
        followChildren(node->children[i].get(), wanted[i].children);
    }
}

void KeyedTreeModel::rowChanged(const std::string &key)
{
    const Node *node = m_nodes.value(hashKey(key));
    if (node != nullptr)
        Q_EMIT dataChanged(indexOfNode(node), indexOfNode(node, columnCount({}) - 1));
}

void KeyedTreeModel::emitAll(const Node *node)
{
    if (node->children.empty())
        return;
    Q_EMIT dataChanged(indexOfNode(node->children.front().get()),
                       indexOfNode(node->children.back().get(), columnCount({}) - 1));
    for (const auto &child : node->children)
        emitAll(child.get());
}

void KeyedTreeModel::allRowsChanged()
{
    emitAll(m_root.get());
}

} // namespace hotchkiss
