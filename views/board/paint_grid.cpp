// SPDX-License-Identifier: MIT
// The grid and the numbers of its cells.
#include "model/document/document.h"
#include "views/board/map_text.h"
#include "views/board/paint_context.h"

#include <algorithm>

namespace hotchkiss {

namespace {

/// 0 below one scale, 1 above the other, between them in between.
double fade(double scale, double gone, double full) {
  return std::clamp((scale - gone) / (full - gone), 0.0, 1.0);
}

QPainterPath gridLines(const PaintContext &c) {
  QPainterPath path;
  const Grid &grid = c.grid();
  const auto steps = c.cornerSteps();
  const int corners = grid.corners();
  c.forEachCell([&](Offset o) {
    if (grid.cell(o) == noCell || c.look(o) == GroundLook::Off)
      return;
    // Half of the sides, and those that nobody else draws.
    for (int i = 0; i < corners; ++i) {
      const int direction = grid.isHex() ? i : 2 * i;
      const Offset other = grid.neighbour(o, direction);
      const bool mine = i < corners / 2 || grid.cell(other) == noCell ||
                        c.look(other) == GroundLook::Off;
      if (!mine)
        continue;
      path.moveTo(c.centre(o) + steps[static_cast<std::size_t>(i)]);
      path.lineTo(c.centre(o) +
                  steps[static_cast<std::size_t>((i + 1) % corners)]);
    }
  });
  return path;
}

} // namespace

void paintGrid(PaintContext &c) {
  const double strength = fade(c.scale, 5, 16);
  if (strength <= 0)
    return;
  QColor colour = c.colours.grid;
  colour.setAlphaF(static_cast<float>(colour.alphaF() * strength));
  c.painter.strokePath(gridLines(c),
                       inkPen(colour,
                              std::max(0.009 * c.colours.line, 0.8 * c.pixel()),
                              Qt::FlatCap));
}

void paintCellLabels(PaintContext &c) {
  const bool square = c.grid().isSquare();
  const double strength =
      square ? fade(c.scale, 38, 60) : fade(c.scale, 34, 52);
  if (strength <= 0)
    return;
  QColor ink = c.colours.ink;
  QColor halo = c.colours.halo;
  ink.setAlphaF(static_cast<float>(0.85 * strength));
  halo.setAlphaF(static_cast<float>(0.75 * strength));
  const Lettering lettering{0.125, false, false, 0.06};
  const bool pointy = c.grid().shape() == GridShape::HexPointy;
  c.forEachCell([&](Offset o) {
    const Cell cell = c.grid().cell(o);
    if (cell == noCell || c.look(o) == GroundLook::Off)
      return;
    const QPointF at = c.centre(o) + QPointF(0, pointy ? -0.42 : -0.415);
    if (c.exposed.adjusted(-0.6, -0.2, 0.6, 0.2).contains(at))
      writeText(c.painter, at, qstr(c.board.label(cell)), lettering, ink, halo);
  });
}

} // namespace hotchkiss
