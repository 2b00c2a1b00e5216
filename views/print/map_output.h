// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"
#include "views/board/map_style.h"
#include "views/print/page_layout.h"
#include "views/print/print_output.h"

#include <QPainter>
#include <QString>

namespace hotchkiss {

/// What of a board goes on paper and how.
struct MapOutput
{
    const Scenario *scenario = nullptr;
    int board = 0;
    std::vector<print::EdgeStrip> edges; ///< the sides' own edges, painted in the margin
    MapStyle style;
    PageLayout layout;
    double dpi = 300; ///< of pictures

    /// Paints one sheet of paper in millimetres from its corner, with crop marks where there are several.
    void paintPage(QPainter &painter, const PageLayout::Page &page, double dots) const;
    /// Each writes the whole map as one picture, whole or not at all, and returns what went wrong, or nothing.
    QString writeSvg(const QString &file, const PrintProgress &progress) const;
    QString writePng(const QString &file, const PrintProgress &progress) const;

    QRectF sheet() const;
    /// The size of a picture in pixels.
    QSize pixels() const;

private:
    void paintMap(QPainter &painter, const QRectF &exposed, double scale) const;
    double edgeRoom() const;
};

} // namespace hotchkiss
