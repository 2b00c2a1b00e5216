// SPDX-License-Identifier: MIT
#include "views/board/symbols.h"

#include "views/board/paint_context.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hotchkiss {

namespace {

constexpr double tau = 2 * std::numbers::pi;
constexpr std::size_t crownCount = 12;
using Crowns = std::array<QPolygonF, crownCount>;

/// A number's share between 0 and 1; every shift gives another.
double share(std::uint32_t chance, int shift) {
  return ((chance >> shift) & 0xffU) / 255.0;
}

/// A crown of leaves seen from above: lobes outward, notches inward.
QPolygonF makeCrown(std::size_t kind) {
  const int lobes = 5 + static_cast<int>(kind % 3);
  const double turn = static_cast<double>(kind) * 0.7;
  QPolygonF crown;
  for (int k = 0; k < lobes * 4; ++k) {
    const double angle = tau * k / (lobes * 4);
    const double lobe = std::abs(std::sin(lobes * angle / 2));
    const double uneven = 1 + 0.09 * std::sin(angle * 2 + turn * 3) +
                          0.05 * std::sin(angle * 3 + turn);
    const double radius = (0.74 + 0.26 * std::sqrt(lobe)) * uneven;
    crown << QPointF(std::cos(angle + turn), std::sin(angle + turn)) * radius;
  }
  return crown;
}

const QPolygonF &crown(std::uint32_t chance) {
  static const Crowns crowns = [] {
    Crowns made;
    for (std::size_t i = 0; i < crownCount; ++i)
      made[i] = makeCrown(i);
    return made;
  }();
  return crowns[chance % crownCount];
}

QPolygonF placed(const QPolygonF &shape, QPointF at, double size) {
  QPolygonF result;
  result.reserve(shape.size());
  for (const QPointF &p : shape)
    result << at + p * size;
  return result;
}

} // namespace

SymbolPen::SymbolPen(QPainter &painter, const MapColours &colours, double scale)
    : m_painter(painter), m_colours(colours), m_scale(scale) {}

double SymbolPen::line(double width) const {
  return std::max(width, 0.75 / m_scale) * m_colours.line;
}

void SymbolPen::tree(QPointF foot, double radius, std::uint32_t chance) {
  const QPolygonF &shape = crown(chance >> 8);
  if (m_colours.treeShade.alpha() > 0) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_colours.treeShade);
    m_painter.drawEllipse(foot + QPointF(radius * 0.24, radius * 0.3), radius,
                          radius * 0.92);
  }
  // No two trees have quite the same green.
  const int tone = 94 + static_cast<int>(share(chance, 16) * 14);
  m_painter.setPen(inkPen(m_colours.treeLine, line(0.011)));
  m_painter.setBrush(m_colours.washes ? m_colours.treeFill.lighter(tone)
                                      : m_colours.treeFill);
  m_painter.drawPolygon(placed(shape, foot, radius));
  if (radius * m_scale < 4.5)
    return;
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(m_colours.treeLight);
  m_painter.drawPolygon(
      placed(shape, foot - QPointF(0.26, 0.28) * radius, radius * 0.46));
  m_painter.setPen(inkPen(m_colours.treeLine, line(0.008)));
  m_painter.setBrush(Qt::NoBrush);
  const QRectF bough(foot.x() - radius * 0.1, foot.y() - radius * 0.1,
                     radius * 0.7, radius * 0.6);
  m_painter.drawArc(bough, -80 * 16, 95 * 16);
}

void SymbolPen::conifer(QPointF foot, double radius, std::uint32_t chance) {
  const double height = radius * (2.0 + 0.5 * share(chance, 4));
  const QPointF top = foot - QPointF(0, height * 0.6);
  QPolygonF shape{top};
  // Boughs down the one side and up the other.
  constexpr std::array<QPointF, 5> side{
      {{0.42, 0.38}, {0.22, 0.4}, {0.66, 0.72}, {0.36, 0.72}, {0.9, 1.0}}};
  for (const QPointF &p : side)
    shape << top + QPointF(p.x() * radius, p.y() * height);
  for (auto p = side.rbegin(); p != side.rend(); ++p)
    shape << top + QPointF(-p->x() * radius, p->y() * height);
  m_painter.setPen(inkPen(m_colours.treeLine, line(0.011)));
  m_painter.setBrush(m_colours.washes ? m_colours.treeFill.darker(118)
                                      : m_colours.treeFill);
  m_painter.drawPolygon(shape);
}

void SymbolPen::treeDot(QPointF at, double radius) {
  m_painter.setPen(m_colours.washes ? QPen(Qt::NoPen)
                                    : inkPen(m_colours.treeLine, line(0.01)));
  m_painter.setBrush(m_colours.washes ? m_colours.treeFill.darker(112)
                                      : m_colours.treeFill);
  m_painter.drawEllipse(at, radius, radius);
}

void SymbolPen::orchardTree(QPointF at, double radius) {
  m_painter.setPen(inkPen(m_colours.treeLine, line(0.009)));
  m_painter.setBrush(m_colours.washes ? m_colours.treeLight
                                      : m_colours.treeFill);
  m_painter.drawEllipse(at, radius, radius);
}

void SymbolPen::tuft(QPointF foot, double size, std::uint32_t chance) {
  m_painter.setPen(inkPen(m_colours.tuft, line(0.011)));
  m_painter.drawLine(QLineF(foot - QPointF(size, 0), foot + QPointF(size, 0)));
  const int blades = m_scale * size < 3 ? 3 : 5;
  for (int k = 0; k < blades; ++k) {
    const double x = (static_cast<double>(k) / (blades - 1) - 0.5) * 1.3;
    const double height =
        (1.25 - std::abs(x) * 0.8) * (0.8 + 0.4 * share(chance, k * 4));
    m_painter.drawLine(QLineF(foot + QPointF(x * 0.62, 0) * size,
                              foot + QPointF(x, -height) * size));
  }
}

void SymbolPen::stone(QPointF at, double radius, std::uint32_t chance) {
  QPolygonF shape;
  for (int k = 0; k < 6; ++k) {
    const double angle = tau * (k + 0.5 * share(chance, k * 3)) / 6;
    shape << at + QPointF(std::cos(angle), std::sin(angle) * 0.72) * radius *
                      (0.8 + 0.3 * share(chance, k * 4));
  }
  m_painter.setPen(inkPen(m_colours.stone, line(0.012)));
  m_painter.setBrush(m_colours.washes ? m_colours.stone.lighter(165)
                                      : m_colours.paper);
  m_painter.drawPolygon(shape);
  if (radius * m_scale < 3)
    return;
  // The side away from the light is hatched.
  for (int k = 0; k < 3; ++k) {
    const QPointF low = at + QPointF(0.1 + 0.24 * k, 0.45 - 0.12 * k) * radius;
    m_painter.drawLine(QLineF(low, low + QPointF(0.18, -0.45) * radius));
  }
}

void SymbolPen::scrub(QPointF at, double size, std::uint32_t chance) {
  m_painter.setPen(inkPen(m_colours.stone, line(0.011)));
  const double lean = (share(chance, 0) - 0.5) * 0.8;
  for (int k = -1; k <= 1; ++k) {
    const QPointF foot = at + QPointF(k * 0.55, 0.15 * std::abs(k)) * size;
    const double height = 0.55 + 0.4 * share(chance, 8 + (k + 1) * 6);
    m_painter.drawLine(
        QLineF(foot, foot + QPointF(lean + 0.25 * k, -height) * size));
  }
}

void SymbolPen::building(const QPolygonF &plan) {
  m_painter.setPen(inkPen(m_colours.buildingLine, line(0.01)));
  m_painter.setBrush(m_colours.building);
  m_painter.drawPolygon(plan);
}

} // namespace hotchkiss
