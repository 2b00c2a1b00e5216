// SPDX-License-Identifier: MIT
#pragma once

#include "views/print/page_layout.h"

#include <QPainter>

namespace hotchkiss {

/// Marks in the margin of one of several sheets where to cut and where its neighbours begin, and its number.
/// The painter's unit is a millimetre, its origin the sheet's corner.
void paintCropMarks(QPainter &painter, const PageLayout &layout, const QRectF &sheet, const PageLayout::Page &page);

} // namespace hotchkiss
