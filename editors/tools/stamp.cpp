// SPDX-License-Identifier: MIT
#include "editors/tools/stamp.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace hotchkiss {

namespace {

Axial position(const Grid &grid, Cell cell)
{
    const Offset at = grid.offset(cell);
    return grid.isHex() ? grid.axial(at) : Axial{at.column, at.row};
}

Cell cellOf(const Grid &grid, Axial at)
{
    return grid.cell(grid.isHex() ? grid.offset(at) : Offset{at.q, at.r});
}

Axial turned(GridShape shape, Axial a)
{
    return shape == GridShape::Square ? Axial{-a.r, a.q} : Axial{-a.r, a.q + a.r};
}

Axial flipped(GridShape shape, Axial a)
{
    if (shape == GridShape::Square)
        return {-a.q, a.r};
    return shape == GridShape::HexFlat ? Axial{-a.q, a.r + a.q} : Axial{-a.q - a.r, a.r};
}

int flippedDirection(GridShape shape, int d)
{
    if (shape == GridShape::Square)
        return (8 - d) % 8;
    return shape == GridShape::HexFlat ? (6 - d) % 6 : 5 - d;
}

Mark swapped(Mark mark)
{
    return mark == Mark::HighHere ? Mark::HighThere : mark == Mark::HighThere ? Mark::HighHere : mark;
}

template <typename List>
std::string keyOf(const List &list, int index)
{
    return list[static_cast<std::size_t>(index)].key;
}

} // namespace

Stamp Stamp::rotated() const
{
    Stamp out = *this;
    for (Part &part : out.parts)
        part.at = turned(shape, part.at);
    for (Link &link : out.links) {
        link.at = turned(shape, link.at);
        link.direction = shape == GridShape::Square ? (link.direction + 2) % 8 : (link.direction + 1) % 6;
    }
    return out;
}

Stamp Stamp::mirrored() const
{
    Stamp out = *this;
    for (Part &part : out.parts)
        part.at = flipped(shape, part.at);
    for (Link &link : out.links) {
        link.at = flipped(shape, link.at);
        link.direction = flippedDirection(shape, link.direction);
    }
    return out;
}

std::vector<Cell> Stamp::cellsAt(const Grid &grid, Cell anchor) const
{
    std::vector<Cell> cells;
    const Axial base = position(grid, anchor);
    for (const Part &part : parts)
        cells.push_back(cellOf(grid, {base.q + part.at.q, base.r + part.at.r}));
    return cells;
}

void Stamp::put(BoardEdits &edits, Cell anchor) const
{
    const Grid &grid = edits.board().grid;
    if (grid.shape() != shape || !grid.contains(anchor))
        return;
    const std::vector<Cell> cells = cellsAt(grid, anchor);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (cells[i] != noCell)
            edits.setCell(cells[i], parts[i].content);
    const Axial base = position(grid, anchor);
    for (const Link &link : links) {
        const Cell cell = cellOf(grid, {base.q + link.at.q, base.r + link.at.r});
        if (cell == noCell || grid.neighbour(cell, link.direction) == noCell)
            continue;
        const SideId side = grid.side(cell, link.direction);
        const Mark mark = grid.sideCell(side) == cell ? link.mark : swapped(link.mark);
        edits.setMark(link.layer, side, link.kind, mark);
    }
}

Stamp copyStamp(const Board &board, const std::vector<Cell> &cells)
{
    Stamp stamp;
    const Grid &grid = board.grid;
    if (cells.empty() || grid.isTable())
        return stamp;
    stamp.shape = grid.shape();
    const Axial base = position(grid, cells[cells.size() / 2]);
    const auto chosen = [&cells](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); };
    for (const Cell cell : cells) {
        const Axial at = position(grid, cell);
        const Axial relative{at.q - base.q, at.r - base.r};
        stamp.parts.push_back({relative, board.at(cell)});
        for (int d = 0; d < grid.directions(); ++d) {
            const SideId side = grid.side(cell, d);
            const bool canonical = grid.sideCell(side) == cell;
            const MarkBits sides = grid.crossesSide(d) ? board.sides.at(side) : 0;
            const MarkBits paths = board.paths.at(side);
            if ((sides == 0 && paths == 0) || (!canonical && chosen(grid.neighbour(cell, d))))
                continue;
            for (int kind = 0; kind < maxMarkKinds; ++kind) {
                const Mark mark = markIn(sides, kind);
                if (mark != Mark::None)
                    stamp.links.push_back({relative, d, MarkLayer::Sides, kind, canonical ? mark : swapped(mark)});
                if (markIn(paths, kind) != Mark::None && chosen(grid.neighbour(cell, d)))
                    stamp.links.push_back({relative, d, MarkLayer::Paths, kind, Mark::Plain});
            }
        }
    }
    return stamp;
}

Point Stamp::middle() const
{
    std::vector<Point> all;
    for (const TableShape &shape : shapes)
        all.insert(all.end(), shape.points.begin(), shape.points.end());
    for (const MapLabel &text : texts)
        all.push_back(text.at);
    if (all.empty())
        return {};
    Point low = all.front();
    Point high = low;
    for (const Point &p : all) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {(low.x + high.x) / 2, (low.y + high.y) / 2};
}

std::string Stamp::text(const System &system) const
{
    std::ostringstream out;
    out.precision(12);
    out << "hotchkiss-stamp 1 " << static_cast<int>(shape) << '\n';
    for (const Part &part : parts) {
        out << "cell " << part.at.q << ' ' << part.at.r << ' ' << keyOf(system.terrains, part.content.terrain) << ' '
            << static_cast<int>(part.content.elevation);
        for (int f = 0; f < static_cast<int>(system.features.size()); ++f)
            if (part.content.has(f))
                out << ' ' << keyOf(system.features, f);
        out << '\n';
    }
    for (const Link &link : links)
        out << (link.layer == MarkLayer::Sides ? "side " : "path ") << link.at.q << ' ' << link.at.r << ' '
            << link.direction << ' '
            << (link.layer == MarkLayer::Sides ? keyOf(system.sideTypes, link.kind)
                                               : keyOf(system.pathTypes, link.kind))
            << ' ' << static_cast<int>(link.mark) << '\n';
    for (const TableShape &shape : shapes) {
        out << "shape " << shape.kind << ' ' << shape.level << ' ' << shape.width;
        for (const Point &p : shape.points)
            out << ' ' << p.x << ' ' << p.y;
        out << '\n';
    }
    for (const MapLabel &label : texts) {
        std::string words = label.text;
        std::replace(words.begin(), words.end(), '\n', ' ');
        out << "text " << (label.style.empty() ? "town" : label.style) << ' ' << label.at.x << ' ' << label.at.y << ' '
            << label.rotation << ' ' << label.size << ' ' << words << '\n';
    }
    return out.str();
}

namespace {

bool isSane(Point p)
{
    return std::isfinite(p.x) && std::isfinite(p.y) && std::abs(p.x) < 1e5 && std::abs(p.y) < 1e5;
}

void readItem(Stamp &stamp, const System &system, std::istringstream &words)
{
    std::string word;
    words >> word;
    if (word == "shape") {
        TableShape shape;
        Point p;
        words >> shape.kind >> shape.level >> shape.width;
        while (words >> p.x >> p.y && isSane(p))
            shape.points.push_back(p);
        if (system.shapeType(shape.kind) != nullptr && shape.points.size() > 1)
            stamp.shapes.push_back(std::move(shape));
        return;
    }
    MapLabel label;
    if (words >> label.style >> label.at.x >> label.at.y >> label.rotation >> label.size && isSane(label.at)) {
        std::getline(words >> std::ws, label.text);
        stamp.texts.push_back(std::move(label));
    }
}

} // namespace

Stamp readStamp(const System &system, const std::string &text)
{
    Stamp stamp;
    std::istringstream in(text);
    std::string word;
    int version = 0;
    int shape = -1;
    if (!(in >> word >> version >> shape) || word != "hotchkiss-stamp" || version != 1 || shape < 0 || shape > 3)
        return stamp;
    stamp.shape = static_cast<GridShape>(shape);
    const int directions = stamp.shape == GridShape::Square ? 8 : 6;
    constexpr int farthest = 2000;
    std::string line;
    while (std::getline(in, line)) {
        std::istringstream words(line);
        Axial at;
        std::string key;
        if (line.starts_with("shape ") || line.starts_with("text ")) {
            readItem(stamp, system, words);
            continue;
        }
        if (!(words >> word >> at.q >> at.r) || std::abs(at.q) > farthest || std::abs(at.r) > farthest)
            continue;
        if (word == "cell") {
            int level = 0;
            words >> key >> level;
            CellContent content;
            content.terrain = static_cast<std::uint8_t>(std::max(0, system.terrain(key)));
            content.elevation = static_cast<std::int8_t>(std::clamp(level, minElevation, maxElevation));
            while (words >> key)
                if (const int feature = system.feature(key); feature >= 0)
                    content.features |= 1U << feature;
            stamp.parts.push_back({at, content});
        } else if (word == "side" || word == "path") {
            int direction = -1;
            int mark = 0;
            words >> direction >> key >> mark;
            const MarkLayer layer = word == "side" ? MarkLayer::Sides : MarkLayer::Paths;
            const int kind = layer == MarkLayer::Sides ? system.sideType(key) : system.pathType(key);
            if (kind >= 0 && direction >= 0 && direction < directions && mark > 0 && mark < 4)
                stamp.links.push_back({at, direction, layer, kind, static_cast<Mark>(mark)});
        }
    }
    return stamp;
}

} // namespace hotchkiss
