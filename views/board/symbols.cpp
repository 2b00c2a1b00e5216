// SPDX-License-Identifier: MIT
#include "views/board/symbols.h"

#include "views/board/noise.h"
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
double share(std::uint32_t chance, int shift)
{
    return ((chance >> shift) & 0xffU) / 255.0;
}

/// A crown of leaves seen from above: lobes outward, notches inward.
QPolygonF makeCrown(std::size_t kind)
{
    const int lobes = 5 + static_cast<int>(kind % 3);
    const double turn = static_cast<double>(kind) * 0.7;
    QPolygonF crown;
    for (int k = 0; k < lobes * 4; ++k) {
        const double angle = tau * k / (lobes * 4);
        const double lobe = std::abs(std::sin(lobes * angle / 2));
        const double uneven = 1 + 0.09 * std::sin(angle * 2 + turn * 3) + 0.05 * std::sin(angle * 3 + turn);
        const double radius = (0.74 + 0.26 * std::sqrt(lobe)) * uneven;
        crown << QPointF(std::cos(angle + turn), std::sin(angle + turn)) * radius;
    }
    return crown;
}

const QPolygonF &crown(std::uint32_t chance)
{
    static const Crowns crowns = [] {
        Crowns made;
        for (std::size_t i = 0; i < crownCount; ++i)
            made[i] = makeCrown(i);
        return made;
    }();
    return crowns[chance % crownCount];
}

QPolygonF placed(const QPolygonF &shape, QPointF at, double size)
{
    QPolygonF result;
    result.reserve(shape.size());
    for (const QPointF &p : shape)
        result << at + p * size;
    return result;
}

double visible(double width, double scale, double times)
{
    return std::max(width, 0.75 / scale) * times;
}

/// Draws signs as shapes.
class SignDrawer
{
public:
    SignDrawer(QPainter &painter, const MapColours &colours, double scale)
        : m_painter(painter)
        , m_colours(colours)
        , m_scale(scale)
    {}

    void tree(QPointF foot, double radius, std::uint32_t variant);
    void conifer(QPointF foot, double radius, std::uint32_t variant);
    void treeDot(QPointF at, double radius);
    void orchardTree(QPointF at, double radius);
    void tuft(QPointF foot, double size, std::uint32_t variant);
    void stone(QPointF at, double radius, std::uint32_t variant);
    void scrub(QPointF at, double size, std::uint32_t variant);

private:
    double line(double width) const { return visible(width, m_scale, m_colours.line); }

    QPainter &m_painter;
    const MapColours &m_colours;
    double m_scale;
};

void SignDrawer::tree(QPointF foot, double radius, std::uint32_t variant)
{
    const QPolygonF &shape = crown(variant);
    if (m_colours.treeShade.alpha() > 0) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colours.treeShade);
        m_painter.drawEllipse(foot + QPointF(radius * 0.24, radius * 0.3), radius, radius * 0.92);
    }
    // No two trees have quite the same green.
    const int tone = 94 + 6 * static_cast<int>(variant / crownCount);
    m_painter.setPen(inkPen(m_colours.treeLine, line(0.011)));
    m_painter.setBrush(m_colours.washes ? m_colours.treeFill.lighter(tone) : m_colours.treeFill);
    m_painter.drawPolygon(placed(shape, foot, radius));
    if (radius * m_scale < 4.5)
        return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_colours.treeLight);
    m_painter.drawPolygon(placed(shape, foot - QPointF(0.26, 0.28) * radius, radius * 0.46));
    m_painter.setPen(inkPen(m_colours.treeLine, line(0.008)));
    m_painter.setBrush(Qt::NoBrush);
    const QRectF bough(foot.x() - radius * 0.1, foot.y() - radius * 0.1, radius * 0.7, radius * 0.6);
    m_painter.drawArc(bough, -80 * 16, 95 * 16);
}

void SignDrawer::conifer(QPointF foot, double radius, std::uint32_t variant)
{
    const double height = radius * (2.0 + 0.5 * share(variant, 4));
    const QPointF top = foot - QPointF(0, height * 0.6);
    QPolygonF shape{top};
    // Boughs down the one side and up the other.
    constexpr std::array<QPointF, 5> side{{{0.42, 0.38}, {0.22, 0.4}, {0.66, 0.72}, {0.36, 0.72}, {0.9, 1.0}}};
    for (const QPointF &p : side)
        shape << top + QPointF(p.x() * radius, p.y() * height);
    for (auto p = side.rbegin(); p != side.rend(); ++p)
        shape << top + QPointF(-p->x() * radius, p->y() * height);
    m_painter.setPen(inkPen(m_colours.treeLine, line(0.011)));
    m_painter.setBrush(m_colours.washes ? m_colours.treeFill.darker(118) : m_colours.treeFill);
    m_painter.drawPolygon(shape);
}

void SignDrawer::treeDot(QPointF at, double radius)
{
    m_painter.setPen(m_colours.washes ? QPen(Qt::NoPen) : inkPen(m_colours.treeLine, line(0.01)));
    m_painter.setBrush(m_colours.washes ? m_colours.treeFill.darker(112) : m_colours.treeFill);
    m_painter.drawEllipse(at, radius, radius);
}

void SignDrawer::orchardTree(QPointF at, double radius)
{
    m_painter.setPen(inkPen(m_colours.treeLine, line(0.009)));
    m_painter.setBrush(m_colours.washes ? m_colours.treeLight : m_colours.treeFill);
    m_painter.drawEllipse(at, radius, radius);
}

void SignDrawer::tuft(QPointF foot, double size, std::uint32_t variant)
{
    m_painter.setPen(inkPen(m_colours.tuft, line(0.011)));
    m_painter.drawLine(QLineF(foot - QPointF(size, 0), foot + QPointF(size, 0)));
    const int blades = m_scale * size < 3 ? 3 : 5;
    for (int k = 0; k < blades; ++k) {
        const double x = (static_cast<double>(k) / (blades - 1) - 0.5) * 1.3;
        const double height = (1.25 - std::abs(x) * 0.8) * (0.8 + 0.4 * share(variant, k * 4));
        m_painter.drawLine(QLineF(foot + QPointF(x * 0.62, 0) * size, foot + QPointF(x, -height) * size));
    }
}

void SignDrawer::stone(QPointF at, double radius, std::uint32_t variant)
{
    QPolygonF shape;
    for (int k = 0; k < 6; ++k) {
        const double angle = tau * (k + 0.5 * share(variant, k * 3)) / 6;
        shape << at + QPointF(std::cos(angle), std::sin(angle) * 0.72) * radius * (0.8 + 0.3 * share(variant, k * 4));
    }
    m_painter.setPen(inkPen(m_colours.stone, line(0.012)));
    m_painter.setBrush(m_colours.washes ? m_colours.stone.lighter(165) : m_colours.paper);
    m_painter.drawPolygon(shape);
    if (radius * m_scale < 3)
        return;
    // The side away from the light is hatched.
    for (int k = 0; k < 3; ++k) {
        const QPointF low = at + QPointF(0.1 + 0.24 * k, 0.45 - 0.12 * k) * radius;
        m_painter.drawLine(QLineF(low, low + QPointF(0.18, -0.45) * radius));
    }
}

void SignDrawer::scrub(QPointF at, double size, std::uint32_t variant)
{
    m_painter.setPen(inkPen(m_colours.stone, line(0.011)));
    const double lean = (share(variant, 0) - 0.5) * 0.8;
    for (int k = -1; k <= 1; ++k) {
        const QPointF foot = at + QPointF(k * 0.55, 0.15 * std::abs(k)) * size;
        const double height = 0.55 + 0.4 * share(variant, 8 + (k + 1) * 6);
        m_painter.drawLine(QLineF(foot, foot + QPointF(lean + 0.25 * k, -height) * size));
    }
}

/// One of few numbers that are as well mixed as any.
std::uint32_t oneOf(std::uint32_t count, std::uint32_t number)
{
    return mixed(static_cast<int>(number % count), 0, 91);
}

} // namespace

SymbolPen::SymbolPen(QPainter &painter, const MapColours &colours, double scale)
    : m_painter(painter)
    , m_colours(colours)
    , m_scale(scale)
    , m_stamps(painter, colours, scale)
{}

double SymbolPen::line(double width) const
{
    return visible(width, m_scale, m_colours.line);
}

void SymbolPen::set(Sign sign, QPointF at, double size, std::uint32_t variant)
{
    constexpr double sizesToOne = 128;
    const double step = std::max(1.0, std::round(size * sizesToOne));
    const double rounded = step / sizesToOne;
    const auto draw = [&](QPainter &painter, QPointF foot) {
        SignDrawer drawer(painter, m_colours, m_scale);
        switch (sign) {
        case Sign::Tree:
            return drawer.tree(foot, rounded, variant);
        case Sign::Conifer:
            return drawer.conifer(foot, rounded, variant);
        case Sign::TreeDot:
            return drawer.treeDot(foot, rounded);
        case Sign::OrchardTree:
            return drawer.orchardTree(foot, rounded);
        case Sign::Tuft:
            return drawer.tuft(foot, rounded, variant);
        case Sign::Stone:
            return drawer.stone(foot, rounded, variant);
        case Sign::Scrub:
            return drawer.scrub(foot, rounded, variant);
        }
    };
    if (!m_stamps.usable())
        return draw(m_painter, at);
    const std::uint64_t key =
        (static_cast<std::uint64_t>(sign) + 1) << 56 | static_cast<std::uint64_t>(step) << 32 | variant;
    m_stamps.set(key, at, rounded * 1.7 + line(0.011), [&](QPainter &painter) { draw(painter, {0, 0}); });
}

void SymbolPen::tree(QPointF foot, double radius, std::uint32_t chance)
{
    constexpr std::uint32_t tones = 3;
    set(Sign::Tree, foot, radius, (chance >> 8) % static_cast<std::uint32_t>(crownCount * tones));
}

void SymbolPen::conifer(QPointF foot, double radius, std::uint32_t chance)
{
    set(Sign::Conifer, foot, radius, oneOf(5, chance >> 4));
}

void SymbolPen::treeDot(QPointF at, double radius)
{
    set(Sign::TreeDot, at, radius, 0);
}

void SymbolPen::orchardTree(QPointF at, double radius)
{
    set(Sign::OrchardTree, at, radius, 0);
}

void SymbolPen::tuft(QPointF foot, double size, std::uint32_t chance)
{
    set(Sign::Tuft, foot, size, oneOf(7, chance >> 8));
}

void SymbolPen::stone(QPointF at, double radius, std::uint32_t chance)
{
    set(Sign::Stone, at, radius, oneOf(9, chance >> 8));
}

void SymbolPen::scrub(QPointF at, double size, std::uint32_t chance)
{
    set(Sign::Scrub, at, size, oneOf(9, chance >> 8));
}

void SymbolPen::building(const QPolygonF &plan)
{
    m_painter.setPen(inkPen(m_colours.buildingLine, line(0.01)));
    m_painter.setBrush(m_colours.building);
    m_painter.drawPolygon(plan);
}

} // namespace hotchkiss
