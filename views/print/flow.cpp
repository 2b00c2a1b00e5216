// SPDX-License-Identifier: MIT
#include "views/print/flow.h"

#include <algorithm>

namespace hotchkiss {

namespace {

double headOf(const FlowItem &item)
{
    return item.repeat ? item.repeat->height : 0;
}

double heightOf(const Flow &flow, std::size_t from, std::size_t to)
{
    double height = from < to ? headOf(flow[from]) : 0;
    for (std::size_t i = from; i < to; ++i)
        height += flow[i].height + (i == from ? 0 : flow[i].before);
    return height;
}

} // namespace

ColumnFill fillColumn(const Flow &flow, std::size_t from, double height)
{
    std::size_t to = from;
    double used = from < flow.size() ? headOf(flow[from]) : 0;
    while (to < flow.size()) {
        const double more = flow[to].height + (to == from ? 0 : flow[to].before);
        if (to > from && used + more > height + 1e-6)
            break;
        used += more;
        ++to;
    }
    if (to < flow.size())
        while (to > from + 1 && flow[to - 1].keepWithNext)
            --to;
    return {from, to, heightOf(flow, from, to)};
}

std::vector<ColumnFill> fillColumns(const Flow &flow, std::size_t from, int columns, double height)
{
    const auto fill = [&](double high) {
        std::vector<ColumnFill> fills;
        std::size_t at = from;
        for (int i = 0; i < columns && at < flow.size(); ++i) {
            fills.push_back(fillColumn(flow, at, high));
            at = fills.back().to;
        }
        return fills;
    };
    const auto fits = [&](const std::vector<ColumnFill> &fills, double high) {
        return !fills.empty() && fills.back().to == flow.size() &&
               std::all_of(fills.begin(), fills.end(), [&](const ColumnFill &f) { return f.height <= high + 1e-6; });
    };
    if (from >= flow.size())
        return {};
    if (!fits(fill(height), height))
        return fill(height);
    double low = 0;
    double high = height;
    for (int step = 0; step < 24; ++step) {
        const double middle = (low + high) / 2;
        (fits(fill(middle), middle) ? high : low) = middle;
    }
    return fill(high);
}

void paintColumn(QPainter &painter, const Flow &flow, const ColumnFill &fill, QPointF at, double dots)
{
    for (std::size_t i = fill.from; i < fill.to; ++i) {
        const FlowItem &item = flow[i];
        if (i == fill.from && item.repeat) {
            item.repeat->paint(painter, at, dots);
            at.ry() += item.repeat->height;
        }
        if (i > fill.from)
            at.ry() += item.before;
        if (item.paint)
            item.paint(painter, at, dots);
        at.ry() += item.height;
    }
}

} // namespace hotchkiss
