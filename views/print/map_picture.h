// SPDX-License-Identifier: MIT
#pragma once

#include "model/print/print_parts.h"
#include "views/board/map_style.h"

#include <QPainter>
#include <QRectF>

namespace hotchkiss {

/// The part of a board's sheet that a picture shows, in map units: without frame, with room for the sides' edges.
QRectF pictureSheet(const Scenario &scenario, const print::MapPicture &picture);
/// Paints a picture of a board into a rectangle of that shape.
void paintPicture(QPainter &painter, const Scenario &scenario, const print::MapPicture &picture, const MapStyle &style,
                  const QRectF &rect, double dots);
/// Strips along the edges of a board that belong to a side, in map units, of that thickness and distance.
void paintEdges(QPainter &painter, const Board &board, const std::vector<print::EdgeStrip> &edges, double thickness,
                double gap);

} // namespace hotchkiss
