// SPDX-License-Identifier: MIT
#pragma once

#include <QPageLayout>
#include <QRectF>

#include <vector>

namespace hotchkiss {

/// How a map is spread over sheets of paper: plain arithmetic, without painting.
struct PageLayout
{
    QSizeF paper{210, 297}; ///< millimetres, as turned
    double margin = 10;     ///< unprinted on all sides
    double overlap = 5;     ///< shared by neighbouring sheets, for pasting
    double unitSize = 19;   ///< millimetres a map unit

    struct Page
    {
        QRectF map; ///< the part of the sheet it shows, in map units
        int column = 0;
        int row = 0;
    };
    /// The printable part of a sheet in millimetres.
    QSizeF printable() const;
    /// The sheets needed for that part of the map, row by row.
    std::vector<Page> pages(const QRectF &sheet) const;
    int columns(const QRectF &sheet) const;
    int rows(const QRectF &sheet) const;
};

} // namespace hotchkiss
