// SPDX-License-Identifier: MIT
// Hexagonal tiles to print and cut out, drawn as they look on the board.
#include "model/document/document.h"
#include "views/board/board_painter.h"
#include "views/print/block_setter.h"
#include "views/print/print_pages.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hotchkiss {

using namespace print;

namespace {

constexpr double tileHeadRoom = 8;
constexpr double tileGap = 1.2; // between neighbouring tiles
constexpr double rim = 0.95;    // of a tile on the board, as a part of its cell
constexpr int variants = 6;     // of the same tile, so that woods are not all alike

/// A small board with a kind of tile in every second cell of its middle row.
Scenario boardOf(const System &system, const TileFace &face)
{
    Scenario scenario;
    scenario.system = &system;
    Board board = makeBoard(Grid::hexes(2 * variants + 1, 3), {});
    for (int i = 0; i < variants; ++i) {
        const Cell cell = board.grid.cell(Offset{2 * i + 1, 1});
        board.cells[static_cast<std::size_t>(cell)].terrain = static_cast<std::uint8_t>(face.terrain);
        if (!face.values.empty())
            board.notes[cell].values = face.values;
        for (std::size_t kind = 0; kind < system.pathTypes.size(); ++kind)
            for (const int direction : face.water)
                if (system.pathTypes[kind].group == "water")
                    board.paths.set(
                        board.grid.side(cell, direction),
                        withMark(board.paths.at(board.grid.side(cell, direction)), static_cast<int>(kind), Mark::Plain),
                        board.grid.sideCount());
    }
    scenario.boards.push_back(std::move(board));
    return scenario;
}

struct PlacedTile
{
    std::shared_ptr<const Scenario> board;
    int variant = 0;
    QPointF centre;
};

/// Outline of a flat-topped hexagon of that height.
QPolygonF hexagon(QPointF centre, double height)
{
    QPolygonF shape;
    const double radius = height / std::numbers::sqrt3;
    for (int i = 0; i < 6; ++i)
        shape << centre + QPointF(std::cos(i * std::numbers::pi / 3), std::sin(i * std::numbers::pi / 3)) * radius;
    return shape;
}

void paintTile(QPainter &painter, const PlacedTile &tile, double size, MapStyle style, double dots)
{
    style.frame = false;
    style.opacity[static_cast<int>(MapLayer::Labels)] = 0;
    style.opacity[static_cast<int>(MapLayer::Grid)] = 0;
    const Board &board = tile.board->boards.front();
    const Point middle = board.grid.centre(Offset{2 * tile.variant + 1, 1});
    const double scale = size / rim;
    painter.save();
    QPainterPath outline;
    outline.addPolygon(hexagon(tile.centre, size));
    outline.closeSubpath();
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.translate(tile.centre);
    painter.scale(scale, scale);
    painter.translate(-middle.x, -middle.y);
    paintBoard(painter, *tile.board, 0, style, QRectF(middle.x - 0.6, middle.y - 0.6, 1.2, 1.2), dots * scale);
    painter.restore();
    painter.setPen(QPen(QColor(0, 0, 0, 150), 0.15));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(hexagon(tile.centre, size));
}

/// Where tiles lie on a page: columns of hexagons, every second one half a step lower.
std::vector<QPointF> placesOn(const QRectF &area, double size)
{
    const double width = size * 2 / std::numbers::sqrt3;
    const double stepX = width * 0.75 + tileGap;
    const double stepY = size + tileGap;
    const int columns = std::max(1, 1 + static_cast<int>((area.width() - width + 1e-6) / stepX));
    const int rows = std::max(1, static_cast<int>((area.height() - stepY / 2 + tileGap + 1e-6) / stepY));
    const double left = area.left() + (area.width() - width - (columns - 1) * stepX) / 2;
    std::vector<QPointF> places;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            places.emplace_back(left + width / 2 + column * stepX,
                                area.top() + size / 2 + row * stepY + (column % 2 == 1 ? stepY / 2 : 0));
    return places;
}

/// The kinds on a page, for its head: "8 Woods A, 3 Hill".
QString listOf(const std::vector<QString> &names)
{
    QStringList parts;
    for (std::size_t i = 0; i < names.size();) {
        const auto end = std::find_if(names.begin() + static_cast<std::ptrdiff_t>(i), names.end(),
                                      [&](const QString &name) { return name != names[i]; });
        const auto count = static_cast<std::size_t>(end - names.begin()) - i;
        parts << QStringLiteral("%1 %2").arg(count).arg(names[i]);
        i += count;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

PrintedPart layOutTiles(const Scenario &scenario, const TileSheet &sheet, const PrintOptions &options)
{
    PrintedPart printed;
    printed.paper = options.paper;
    const double m = options.margin;
    const QRectF area(m, m + tileHeadRoom, options.paper.width() - 2 * m,
                      options.paper.height() - 2 * m - tileHeadRoom);
    const double cell = options.cellSize > 0 ? options.cellSize : scenario.boards.front().cellSize;
    const double size = cell * rim;
    const std::vector<QPointF> places = placesOn(area, size);
    std::vector<PlacedTile> tiles;
    std::vector<QString> names;
    const auto flush = [&] {
        if (tiles.empty())
            return;
        printed.pages.push_back([tiles, size, options, m, title = translated(sheet.title),
                                 list = listOf(names)](QPainter &painter, double dots) {
            painter.setRenderHint(QPainter::Antialiasing);
            for (const PlacedTile &tile : tiles)
                paintTile(painter, tile, size, options.style, dots);
            writeLine(painter, {m, m + 3.2}, title, {4, false, false, 0.02}, card_ink::text);
            writeLine(painter, {m, m + 6.6}, list, {2.6, false, true, 0}, card_ink::soft);
        });
        tiles.clear();
        names.clear();
    };
    for (const TileFace &face : sheet.tiles) {
        const auto board = std::make_shared<const Scenario>(boardOf(*scenario.system, face));
        for (int copy = 0; copy < face.copies; ++copy) {
            tiles.push_back({board, copy % variants, places[tiles.size()]});
            names.push_back(translated(face.title));
            if (tiles.size() == places.size())
                flush();
        }
    }
    flush();
    return printed;
}

} // namespace hotchkiss
