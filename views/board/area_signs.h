// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/map_names.h"

#include <QLineF>

#include <optional>

namespace hotchkiss {

/// An area's name as it stands on the map, and the way in from the edge when pieces come onto the board there.
struct AreaSign
{
    MapName name;
    std::optional<QLineF> wayIn;
};

AreaSign areaSign(const PaintContext &context, const Area &area);
/// The colour an area is drawn in: its side's.
QColor areaColour(const PaintContext &context, const Area &area);

} // namespace hotchkiss
