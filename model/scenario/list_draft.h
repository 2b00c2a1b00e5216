// SPDX-License-Identifier: MIT
#pragma once

#include "model/scenario/edit.h"

#include <algorithm>

namespace hotchkiss {

/// A copy of one of the scenario's lists on which changes are tried one after the other; each is recorded as an edit,
/// with indices right for the moment when it will be carried out.
template <typename T>
class ListDraft
{
public:
    ListDraft(std::vector<T> items, std::vector<Edit> &edits, int board = 0)
        : m_items(std::move(items))
        , m_edits(edits)
        , m_board(board)
    {}

    const std::vector<T> &items() const { return m_items; }
    std::size_t size() const { return m_items.size(); }
    const T &operator[](std::size_t index) const { return m_items[index]; }

    void insert(std::size_t index, T item)
    {
        m_edits.push_back(insertItem(index, item, m_board));
        m_items.insert(m_items.begin() + static_cast<std::ptrdiff_t>(index), std::move(item));
    }
    void append(T item) { insert(m_items.size(), std::move(item)); }
    void remove(std::size_t index)
    {
        m_edits.push_back(removeItem(index, m_items[index], m_board));
        m_items.erase(m_items.begin() + static_cast<std::ptrdiff_t>(index));
    }
    /// Does nothing when the item is as it was.
    void replace(std::size_t index, T item)
    {
        if (item == m_items[index])
            return;
        m_edits.push_back(replaceItem(index, m_items[index], item, m_board));
        m_items[index] = std::move(item);
    }
    /// Takes an item out and puts it back at another index (counted without it).
    void move(std::size_t from, std::size_t to)
    {
        if (from == to)
            return;
        T item = m_items[from];
        remove(from);
        insert(to, std::move(item));
    }

private:
    std::vector<T> m_items;
    std::vector<Edit> &m_edits;
    int m_board;
};

} // namespace hotchkiss
