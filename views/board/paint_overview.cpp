// SPDX-License-Identifier: MIT
// The board from far above: a dot a cell, and lines for what runs across.
#include "views/board/paint_context.h"

#include <algorithm>
#include <tuple>

namespace hotchkiss {

namespace {

QColor lineColour(const PaintContext &c, const std::string &group)
{
    return group == "water" ? c.colours.waterLine : group == "rail" ? c.colours.rail : c.colours.roadLine;
}

/// Where a path of some type leaves a cell.
struct Arm
{
    std::size_t type;
    Cell cell;
    QPointF out;
    bool operator<(const Arm &other) const { return std::tie(type, cell) < std::tie(other.type, other.cell); }
};

std::vector<Arm> armsShown(const PaintContext &c)
{
    const std::size_t types = c.system().pathTypes.size();
    const QRectF near = c.exposed.adjusted(-2, -2, 2, 2);
    const std::array<Offset, 2> shown = c.grid().cellsIn({near.left(), near.top(), near.width(), near.height()});
    std::vector<Arm> arms;
    for (int row = shown[0].row; row <= shown[1].row; ++row) {
        for (int column = shown[0].column; column <= shown[1].column; ++column) {
            const Cell cell = c.grid().cell({column, row});
            for (int direction = 0; direction < c.grid().directions(); ++direction) {
                const Cell other = c.grid().neighbour(cell, direction);
                if (other < cell)
                    continue;
                const MarkBits bits = c.board.paths.at(c.grid().side(cell, direction));
                for (std::size_t type = 0; bits != 0 && type < types; ++type)
                    if (markIn(bits, static_cast<int>(type)) != Mark::None) {
                        const QPointF out = (toQt(c.grid().centre(cell)) + toQt(c.grid().centre(other))) / 2;
                        arms.push_back({type, cell, out});
                        arms.push_back({type, other, out});
                    }
            }
        }
    }
    std::sort(arms.begin(), arms.end());
    return arms;
}

void addLine(QPainterPath &path, QPointF from, QPointF to)
{
    path.moveTo(from);
    path.lineTo(to);
}

/// Roads, railroads and rivers, a batch a kind: from side to side through a cell, so that steps become slants.
void paintLinks(PaintContext &c)
{
    const std::vector<PathType> &types = c.system().pathTypes;
    const std::vector<Arm> arms = armsShown(c);
    std::vector<QPainterPath> lines(types.size());
    for (auto first = arms.begin(); first != arms.end();) {
        auto last = first;
        while (last != arms.end() && last->type == first->type && last->cell == first->cell)
            ++last;
        if (last - first == 2)
            addLine(lines[first->type], first->out, std::next(first)->out);
        else
            for (auto arm = first; arm != last; ++arm)
                addLine(lines[arm->type], toQt(c.grid().centre(arm->cell)), arm->out);
        first = last;
    }
    // Water below roads.
    for (const bool water : {true, false})
        for (std::size_t type = 0; type < types.size(); ++type)
            if ((types[type].group == "water") == water && !lines[type].isEmpty()) {
                const double broad = types[type].look == "river"            ? 1.5
                                     : water || types[type].group == "rail" ? 1.15
                                                                            : 1;
                c.painter.strokePath(lines[type], inkPen(lineColour(c, types[type].group),
                                                         broad * std::max(0.14, 1.02 * c.pixel()), Qt::FlatCap));
            }
}

void paintSideWater(PaintContext &c)
{
    MarkBits water = 0;
    const std::vector<SideType> &types = c.system().sideTypes;
    for (std::size_t i = 0; i < types.size(); ++i)
        if (types[i].group == "water")
            water |= MarkBits{3} << (2 * i);
    std::vector<QLineF> lines;
    const std::array<Offset, 2> shown =
        c.grid().cellsIn({c.exposed.left(), c.exposed.top(), c.exposed.width(), c.exposed.height()});
    for (int row = shown[0].row; row <= shown[1].row; ++row) {
        for (int column = shown[0].column; column <= shown[1].column; ++column) {
            const Cell cell = c.grid().cell({column, row});
            for (int direction = 0; direction < c.grid().directions(); ++direction) {
                const SideId side = c.grid().side(cell, direction);
                if (c.grid().sideCell(side) != cell || (c.board.sides.at(side) & water) == 0)
                    continue;
                const std::array<Point, 2> ends = c.grid().sideEnds(side);
                lines.emplace_back(toQt(ends[0]), toQt(ends[1]));
            }
        }
    }
    c.painter.setPen(inkPen(c.colours.waterLine, std::max(0.14, 0.8 * c.pixel())));
    c.painter.drawLines(lines.data(), static_cast<int>(lines.size()));
}

} // namespace

void paintOverview(PaintContext &c)
{
    if (c.style.isVisible(MapLayer::Terrain))
        paintFarGround(c);
    // Where several cells share a pixel, lines would only cover everything.
    if (c.scale < 1.2)
        return;
    if (c.style.isVisible(MapLayer::Water) && !c.board.sides.empty())
        paintSideWater(c);
    if (c.style.isVisible(MapLayer::Paths) && !c.board.paths.empty())
        paintLinks(c);
}

} // namespace hotchkiss
