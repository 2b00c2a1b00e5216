// SPDX-License-Identifier: MIT
#include "views/print/map_pages.h"

#include "views/board/board_painter.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// The largest cell with which the sheet fits the printable part of the paper.
double fittingSize(const QRectF &sheet, const PageLayout &layout)
{
    const QSizeF room = layout.printable();
    return std::min(room.width() / sheet.width(), room.height() / sheet.height()) * (1 - 1e-9);
}

} // namespace

MapOutput mapOutput(const Scenario &scenario, const print::MapSheets &map, const PrintOptions &options)
{
    MapOutput output;
    output.scenario = &scenario;
    output.board = map.board;
    output.edges = map.edges;
    output.style = options.style;
    PageLayout &layout = output.layout;
    layout.margin = options.margin;
    layout.overlap = options.overlap;
    layout.unitSize =
        options.cellSize > 0 ? options.cellSize : scenario.boards[static_cast<std::size_t>(map.board)].cellSize;
    const QRectF sheet = output.sheet();
    if (options.asLargeAsMap) {
        const double edge = 2 * layout.margin + 0.1;
        layout.paper = sheet.size() * layout.unitSize + QSizeF(edge, edge);
        return output;
    }
    layout.paper = options.paper;
    PageLayout across = layout;
    across.paper.transpose();
    if (options.fitMap) {
        layout.unitSize = fittingSize(sheet, layout);
        across.unitSize = fittingSize(sheet, across);
    }
    const bool isBetter = options.fitMap
                              ? across.unitSize > layout.unitSize
                              : across.columns(sheet) * across.rows(sheet) < layout.columns(sheet) * layout.rows(sheet);
    if (options.turned == PrintOptions::Turned::Landscape || (options.turned == PrintOptions::Turned::Auto && isBetter))
        layout = across;
    return output;
}

PrintedPart layOutMap(const Scenario &scenario, const print::MapSheets &map, const PrintOptions &options)
{
    const MapOutput output = mapOutput(scenario, map, options);
    PrintedPart printed;
    printed.paper = output.layout.paper;
    printed.across = output.layout.columns(output.sheet());
    for (const PageLayout::Page &page : output.layout.pages(output.sheet()))
        printed.pages.push_back(
            [output, page](QPainter &painter, double dots) { output.paintPage(painter, page, dots); });
    return printed;
}

PrintedPart layOut(const Scenario &scenario, const print::Part &part, const PrintOptions &options)
{
    struct Kinds
    {
        const Scenario &scenario;
        const PrintOptions &options;
        PrintedPart operator()(const print::MapSheets &map) const { return layOutMap(scenario, map, options); }
        PrintedPart operator()(const print::Card &card) const { return layOutCard(scenario, card, options); }
        PrintedPart operator()(const print::CounterSheet &sheet) const
        {
            return layOutCounters(scenario, sheet, options);
        }
        PrintedPart operator()(const print::TileSheet &sheet) const { return layOutTiles(scenario, sheet, options); }
    };
    return std::visit(Kinds{scenario, options}, part.content);
}

} // namespace hotchkiss
