// SPDX-License-Identifier: MIT
#include "views/print/page_layout.h"

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

/// Sheets of length `page` that cover `total` when each but the first adds its length less the overlap.
int countFor(double total, double page, double overlap)
{
    if (total <= page + 1e-9)
        return 1;
    return 1 + static_cast<int>(std::ceil((total - page) / std::max(page - overlap, 1.0) - 1e-9));
}

} // namespace

QSizeF PageLayout::printable() const
{
    return {std::max(10.0, paper.width() - 2 * margin), std::max(10.0, paper.height() - 2 * margin)};
}

int PageLayout::columns(const QRectF &sheet) const
{
    return countFor(sheet.width() * unitSize, printable().width(), overlap);
}

int PageLayout::rows(const QRectF &sheet) const
{
    return countFor(sheet.height() * unitSize, printable().height(), overlap);
}

std::vector<PageLayout::Page> PageLayout::pages(const QRectF &sheet) const
{
    const QSizeF size = printable() / unitSize;
    const double stepX = std::max(printable().width() - overlap, 1.0) / unitSize;
    const double stepY = std::max(printable().height() - overlap, 1.0) / unitSize;
    std::vector<Page> pages;
    for (int row = 0; row < rows(sheet); ++row)
        for (int column = 0; column < columns(sheet); ++column) {
            const QRectF part(QPointF(sheet.left() + column * stepX, sheet.top() + row * stepY), size);
            pages.push_back({part.intersected(sheet), column, row});
        }
    return pages;
}

} // namespace hotchkiss
