// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"
#include "views/board/map_style.h"

#include <QPainter>
#include <QSizeF>
#include <QStringList>

#include <functional>
#include <vector>

namespace hotchkiss {

/// How printed parts are laid out on paper.
struct PrintOptions
{
    enum class Flip { LongEdge, ShortEdge, FrontsOnly };
    enum class Turned { Auto, Portrait, Landscape };

    QSizeF paper{210, 297};    ///< millimetres, upright
    bool asLargeAsMap = false; ///< a map's paper is cut to it
    double margin = 10;
    Turned turned = Turned::Auto; ///< of maps; cards know how they lie
    MapStyle style;
    double cellSize = 0;    ///< millimetres of a cell or a table's inch; 0: the board's own
    bool fitMap = false;    ///< a map is made as large as one sheet allows
    double overlap = 5;     ///< of neighbouring sheets of a map
    double counterSize = 0; ///< millimetres; 0: the part's own
    double bleed = 0;       ///< how far a counter's colour runs over its edge
    bool cropMarks = true;
    Flip flip = Flip::LongEdge; ///< how the printer turns the paper for the backs
    double textSize = 1;        ///< times the usual size
};

/// Paints one page in millimetres from its corner; the second argument is how many dots a millimetre has, which decides
/// what detail is worth drawing.
using PagePainter = std::function<void(QPainter &, double dots)>;

/// A part laid out: the same pages for the preview, PDF, pictures and the printer. It must not outlive the scenario.
struct PrintedPart
{
    QSizeF paper; ///< of every page, as turned
    std::vector<PagePainter> pages;
    QStringList warnings;
    int across = 0; ///< pages side by side when all are seen at once; 0: as many as there is room for
};

/// Lays a part out: pure, nothing but the arguments decides what comes out.
PrintedPart layOut(const Scenario &scenario, const print::Part &part, const PrintOptions &options);

// The kinds of parts.
PrintedPart layOutCard(const Scenario &scenario, const print::Card &card, const PrintOptions &options);
PrintedPart layOutCounters(const Scenario &scenario, const print::CounterSheet &sheet, const PrintOptions &options);
PrintedPart layOutTiles(const Scenario &scenario, const print::TileSheet &sheet, const PrintOptions &options);
PrintedPart layOutMap(const Scenario &scenario, const print::MapSheets &map, const PrintOptions &options);

/// Where the back of a rectangle of the front page lies on the back page.
QRectF behind(const QRectF &front, QSizeF paper, PrintOptions::Flip flip);
/// Whether what is on the back must stand on its head there, so that a counter turned sideways shows it upright.
bool isBackTurned(QSizeF paper, PrintOptions::Flip flip);

} // namespace hotchkiss
