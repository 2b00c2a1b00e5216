// SPDX-License-Identifier: MIT
// What grows and lies on the ground: trees, tufts, furrows, stones, and the
// blocks of towns. Everything stands on lattices laid over the whole plane, so
// that it runs on across cells and across the pieces a map is painted in.
#include "views/board/noise.h"
#include "views/board/paint_context.h"
#include "views/board/symbols.h"
#include "views/board/town_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hotchkiss {

namespace {

/// One point of a lattice, moved a little by chance.
struct Spot {
  QPointF at;
  GroundLook look;
  std::uint32_t chance;
};

class Scatter {
public:
  explicit Scatter(PaintContext &context)
      : m_context(context),
        m_pen(context.painter, context.colours, context.scale),
        m_window(toQt(context.grid().bounds())
                     .intersected(context.exposed)
                     .adjusted(-0.3, -0.3, 0.3, 0.3)) {}

  void paint();

private:
  /// The ground as drawn: its edges are bent, so a point is bent back before it
  /// is asked for.
  GroundLook look(QPointF p) const {
    return m_context.look(offsetAt(m_context.grid(), p * 2 - warped(p)));
  }
  /// How far inside its kind of ground a point lies: 0 at the edge, 1 where all
  /// around is alike.
  double depth(QPointF p, bool (*alike)(GroundLook), double reach) const;
  std::vector<Spot> spots(double spacing, double jitter, int seed,
                          bool (*wanted)(GroundLook)) const;

  void plantWoods();
  void plantTree(const Spot &spot);
  void plantOrchards();
  void plough();
  void ploughPatch(int x, int y, QPainterPath &furrows) const;
  bool ownsPatch(QPointF p, int x, int y) const;
  void scatterSmall();

  PaintContext &m_context;
  SymbolPen m_pen;
  QRectF m_window;
};

bool isField(GroundLook look) { return look == GroundLook::Field; }

bool carriesSmall(GroundLook look) {
  return look == GroundLook::Marsh || look == GroundLook::Rough ||
         look == GroundLook::Rock;
}

double Scatter::depth(QPointF p, bool (*alike)(GroundLook),
                      double reach) const {
  static constexpr std::array<QPointF, 6> around{{{1, 0},
                                                  {0.5, 0.87},
                                                  {-0.5, 0.87},
                                                  {-1, 0},
                                                  {-0.5, -0.87},
                                                  {0.5, -0.87}}};
  int inside = 0;
  for (const QPointF &step : around)
    inside += alike(look(p + step * reach)) ? 1 : 0;
  return inside / 6.0;
}

std::vector<Spot> Scatter::spots(double spacing, double jitter, int seed,
                                 bool (*wanted)(GroundLook)) const {
  std::vector<Spot> found;
  const auto index = [&](double v) {
    return static_cast<int>(std::floor(v / spacing));
  };
  for (int y = index(m_window.top()) - 1; y <= index(m_window.bottom()) + 1;
       ++y) {
    for (int x = index(m_window.left()) - 1; x <= index(m_window.right()) + 1;
         ++x) {
      const double shift = (y & 1) != 0 ? 0.5 : 0;
      const QPointF p((x + shift + jitter * (chance(x, y, seed) - 0.5)) *
                          spacing,
                      (y + jitter * (chance(x, y, seed + 1) - 0.5)) * spacing);
      if (const GroundLook here = look(p); wanted(here))
        found.push_back({p, here, mixed(x, y, seed + 2)});
    }
  }
  // From the back to the front, whatever part is painted.
  std::sort(found.begin(), found.end(), [](const Spot &a, const Spot &b) {
    return a.at.y() != b.at.y() ? a.at.y() < b.at.y() : a.at.x() < b.at.x();
  });
  return found;
}

void Scatter::plantTree(const Spot &spot) {
  const double most = spot.look == GroundLook::LightWoods  ? 0.34
                      : spot.look == GroundLook::Forest    ? 1.0
                      : spot.look == GroundLook::HillWoods ? 0.55
                                                           : 0.72;
  const double number = (spot.chance & 0xffffU) / 65536.0;
  // Woods thin out towards their edge; few spots are near enough to it for the
  // question to matter.
  if (number > most ||
      (number > most * 0.45 &&
       number > most * (0.45 + 0.55 * depth(spot.at, isWooded, 0.16))))
    return;
  const double size = 0.062 + 0.026 * ((spot.chance >> 20) & 0xfU) / 15.0;
  if (m_context.scale < 24) {
    m_pen.treeDot(spot.at, size * 0.95);
    return;
  }
  const bool needles =
      spot.look == GroundLook::Forest && (spot.chance >> 24) % 3 == 0;
  if (needles)
    m_pen.conifer(spot.at, size * 0.8, spot.chance);
  else
    m_pen.tree(spot.at, size, spot.chance);
}

void Scatter::plantWoods() {
  for (const Spot &spot : spots(0.135, 0.75, 61, isWooded))
    plantTree(spot);
}

void Scatter::plantOrchards() {
  // Rows, a little askew as the land was surveyed.
  constexpr double spacing = 0.135;
  const QTransform rows = QTransform().rotate(14);
  const QRectF area = rows.inverted().mapRect(m_window);
  const auto index = [&](double v) {
    return static_cast<int>(std::floor(v / spacing));
  };
  for (int y = index(area.top()); y <= index(area.bottom()) + 1; ++y) {
    for (int x = index(area.left()); x <= index(area.right()) + 1; ++x) {
      const QPointF p = rows.map(QPointF(x, y) * spacing);
      if (look(p) != GroundLook::Orchard)
        continue;
      if (depth(
              p, [](GroundLook l) { return l == GroundLook::Orchard; }, 0.05) ==
          1)
        m_pen.orchardTree(p, 0.03);
    }
  }
}

/// Fields lie in patches, each ploughed its own way.
constexpr double patchSize = 0.62;

QPointF patchCentre(int x, int y) {
  return {(x + 0.2 + 0.6 * chance(x, y, 71)) * patchSize,
          (y + 0.2 + 0.6 * chance(x, y, 72)) * patchSize};
}

bool Scatter::ownsPatch(QPointF p, int x, int y) const {
  const auto distance = [&](int a, int b) {
    const QPointF d = patchCentre(a, b) - p;
    return d.x() * d.x() + d.y() * d.y();
  };
  const double own = distance(x, y);
  for (int b = y - 2; b <= y + 2; ++b)
    for (int a = x - 2; a <= x + 2; ++a)
      if ((a != x || b != y) && distance(a, b) < own)
        return false;
  return true;
}

void Scatter::ploughPatch(int x, int y, QPainterPath &furrows) const {
  constexpr double reach = patchSize * 1.15;
  constexpr double spacing = 0.062;
  constexpr double step = 0.045;
  const QPointF middle = patchCentre(x, y);
  const double turn = chance(x, y, 73) * 3.14;
  const QPointF along(std::cos(turn), std::sin(turn));
  const QPointF across(-along.y(), along.x());
  for (double v = -reach; v < reach; v += spacing) {
    bool down = false;
    for (double u = -reach; u < reach; u += step) {
      const QPointF p = middle + along * u + across * v;
      const bool inside = ownsPatch(p, x, y) && isField(look(p)) &&
                          depth(p, isField, 0.035) == 1;
      if (inside && down)
        furrows.lineTo(p);
      else if (inside)
        furrows.moveTo(p);
      down = inside;
    }
  }
}

void Scatter::plough() {
  bool any = false;
  m_context.forEachCell(
      [&](Offset o) { any = any || isField(m_context.look(o)); });
  if (!any)
    return;
  QPainterPath furrows;
  const auto index = [&](double v) {
    return static_cast<int>(std::floor(v / patchSize));
  };
  for (int y = index(m_window.top()) - 1; y <= index(m_window.bottom()) + 1;
       ++y)
    for (int x = index(m_window.left()) - 1; x <= index(m_window.right()) + 1;
         ++x)
      ploughPatch(x, y, furrows);
  m_context.painter.strokePath(
      furrows, inkPen(m_context.colours.furrow, m_pen.line(0.012)));
}

void Scatter::scatterSmall() {
  for (const Spot &spot : spots(0.19, 0.8, 81, carriesSmall)) {
    const double size = 0.045 + 0.02 * ((spot.chance >> 20) & 0xfU) / 15.0;
    const bool rare = (spot.chance & 0xffU) < 150;
    if (spot.look == GroundLook::Marsh && rare)
      m_pen.tuft(spot.at, size, spot.chance);
    else if (spot.look == GroundLook::Rock)
      m_pen.stone(spot.at, size * 1.4, spot.chance);
    else if (spot.look == GroundLook::Rough && (spot.chance & 0xffU) < 60)
      m_pen.stone(spot.at, size * 0.7, spot.chance);
    else if (spot.look == GroundLook::Rough && rare)
      m_pen.scrub(spot.at, size, spot.chance);
  }
}

void Scatter::paint() {
  if (m_context.scale < 9 || m_window.isEmpty())
    return;
  bool wooded = false;
  m_context.forEachCell(
      [&](Offset o) { wooded = wooded || isWooded(m_context.look(o)); });
  if (m_context.scale >= 16) {
    plough();
    plantOrchards();
    scatterSmall();
  }
  if (wooded)
    plantWoods();
}

} // namespace

void paintGroundSymbols(PaintContext &c) {
  Scatter(c).paint();
  SymbolPen pen(c.painter, c.colours, c.scale);
  c.forEachCell([&](Offset o) {
    if (c.grid().contains(o) && c.look(o) == GroundLook::Town)
      for (const QPolygonF &plan : townPlan(c, o, TownSize::City))
        pen.building(plan);
  });
}

} // namespace hotchkiss
