// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QPointF>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace hotchkiss {

/// A piece of a column that is not broken: a line, a table's row, a picture.
struct FlowItem
{
    double before = 0; ///< space above; dropped at the head of a column
    double height = 0;
    bool keepWithNext = false;
    std::function<void(QPainter &, QPointF at, double dots)> paint;
    std::shared_ptr<const FlowItem> repeat; ///< comes again above this when a new column begins here: a table's head
};

using Flow = std::vector<FlowItem>;

/// What of a flow stands in one column.
struct ColumnFill
{
    std::size_t from = 0;
    std::size_t to = 0;
    double height = 0;
};

/// How much of a flow, from an item on, fits a column of that height; at least one item.
ColumnFill fillColumn(const Flow &flow, std::size_t from, double height);
/// So many columns of equal room, no higher than needed; the last column ends where the room ends.
std::vector<ColumnFill> fillColumns(const Flow &flow, std::size_t from, int columns, double height);
/// Paints what stands in a column.
void paintColumn(QPainter &painter, const Flow &flow, const ColumnFill &fill, QPointF at, double dots);

} // namespace hotchkiss
