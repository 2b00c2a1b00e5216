// SPDX-License-Identifier: MIT
// One stretch of ground: its wash, and the line where the wash has dried.
#include "views/board/outline.h"

#include <algorithm>

namespace hotchkiss {

namespace {

/// Water shows lines along its shore.
void paintShore(PaintContext &c, const Region &region) {
  c.painter.save();
  c.painter.setClipPath(region.area, Qt::IntersectClip);
  const double gap = std::max(0.05, 3 * c.pixel());
  const double ink = std::max(0.008, 0.7 * c.pixel());
  for (int ring = 3; ring >= 1; --ring) {
    QColor line = c.colours.waterLine;
    line.setAlpha(70 + 40 * (3 - ring));
    c.painter.strokePath(region.edge, inkPen(line, 2 * (ring * gap) + ink));
    c.painter.strokePath(region.edge, inkPen(c.colours.wash(GroundLook::Water),
                                             2 * (ring * gap) - ink));
  }
  c.painter.restore();
}

} // namespace

void paintRegion(PaintContext &c, GroundLook look, const Region &region) {
  if (c.colours.washes || look == GroundLook::Off || look == GroundLook::Water)
    c.painter.fillPath(region.area, c.colours.wash(look));
  if (c.scale < 10)
    return;
  if (look == GroundLook::Water && c.scale > 18)
    paintShore(c, region);
  if (look == GroundLook::Off)
    return;
  QColor edge = c.colours.edge(look);
  if (look == GroundLook::Water) {
    c.painter.strokePath(region.edge, inkPen(edge, std::max(0.02, c.pixel())));
    return;
  }
  if (c.colours.washes) { // the pigment gathers where a wash ends
    edge.setAlpha(50);
    c.painter.strokePath(region.edge, inkPen(edge, 0.07));
    edge.setAlpha(120);
  }
  c.painter.strokePath(
      region.edge,
      inkPen(edge, std::max(0.012, 0.8 * c.pixel()) * c.colours.line));
}

} // namespace hotchkiss
