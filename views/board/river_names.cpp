// SPDX-License-Identifier: MIT
#include "views/board/river_names.h"

#include "views/board/water_band.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hotchkiss {

namespace {

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

double distanceTo(const Curve &curve, QPointF p)
{
    double best = 1e9;
    for (const QPointF &q : curve)
        best = std::min(best, distance(p, q));
    return best;
}

/// The course of water that runs past a point, both ways as far as it goes.
class Course
{
public:
    Course(std::vector<Stretch> stretches, QPointF at)
        : m_stretches(std::move(stretches))
    {
        const auto nearest =
            std::min_element(m_stretches.begin(), m_stretches.end(), [at](const Stretch &a, const Stretch &b) {
                return distanceTo(a.curve, at) < distanceTo(b.curve, at);
            });
        if (nearest == m_stretches.end())
            return;
        m_width = std::max(nearest->start, nearest->end);
        m_line = nearest->curve;
        m_stretches.erase(nearest);
        grow();
        std::reverse(m_line.begin(), m_line.end());
        grow();
    }

    double width() const { return m_width; }

    /// The course without its small bends, from left to right.
    Curve smoothed() const
    {
        constexpr double step = 0.1;
        constexpr int around = 4;
        const int count = static_cast<int>(lengthOf(m_line) / step);
        Curve even;
        for (int i = 0; i <= count; ++i)
            even.push_back(stationAt(m_line, i * step).at);
        Curve smooth;
        for (int i = around; i + around <= count; ++i) {
            QPointF sum;
            for (int k = -around; k <= around; ++k)
                sum += even[static_cast<std::size_t>(i + k)];
            smooth.push_back(sum / (2 * around + 1));
        }
        if (!smooth.empty() && smooth.back().x() < smooth.front().x())
            std::reverse(smooth.begin(), smooth.end());
        return smooth;
    }

private:
    /// Adds what joins at the line's end, the straightest of several.
    void grow()
    {
        while (m_line.size() > 1) {
            const QPointF end = m_line.back();
            const QPointF way = end - m_line[m_line.size() - 2];
            auto best = m_stretches.end();
            double straightest = -1e9;
            for (auto s = m_stretches.begin(); s != m_stretches.end(); ++s) {
                if (s->curve.size() < 2)
                    continue;
                const bool back = distance(s->curve.back(), end) < 0.03;
                if (!back && distance(s->curve.front(), end) > 0.03)
                    continue;
                const QPointF on =
                    back ? s->curve[s->curve.size() - 2] - s->curve.back() : s->curve[1] - s->curve.front();
                const double along = QPointF::dotProduct(way, on) / std::max(1e-9, std::hypot(on.x(), on.y()));
                if (along > straightest) {
                    straightest = along;
                    best = s;
                }
            }
            if (best == m_stretches.end())
                return;
            if (distance(best->curve.back(), end) < 0.03)
                std::reverse(best->curve.begin(), best->curve.end());
            m_line.insert(m_line.end(), best->curve.begin() + 1, best->curve.end());
            m_stretches.erase(best);
        }
    }

    std::vector<Stretch> m_stretches;
    Curve m_line;
    double m_width = 0;
};

/// How far along the curve the point nearest to `at` lies.
double nearestAlong(const Curve &curve, QPointF at)
{
    double along = 0;
    double best = 1e9;
    double result = 0;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        if (i > 0)
            along += distance(curve[i - 1], curve[i]);
        if (const double d = distance(curve[i], at); d < best) {
            best = d;
            result = along;
        }
    }
    return result;
}

struct Letter
{
    QString text;
    Station at;
};

/// The letters' places on a curve, centred as near to `middle` as it allows.
std::vector<Letter> spread(const MapName &name, const Curve &curve, double middle)
{
    const double width = textWidth(name.text, name.lettering);
    const double length = lengthOf(curve);
    if (length < width * 1.05)
        return {};
    double x = std::clamp(middle, width / 2, length - width / 2) - width / 2;
    std::vector<Letter> letters;
    for (const QChar c : name.text) {
        const double advance = textWidth(c, name.lettering);
        letters.push_back({c, stationAt(curve, x + advance / 2)});
        x += advance + name.lettering.spacing * name.lettering.height;
    }
    return letters;
}

double degrees(QPointF direction)
{
    return std::atan2(direction.y(), direction.x()) * 180 / std::numbers::pi;
}

/// A name that turns sharply, or stands on end, is harder to read than one beside its river.
bool isReadable(const std::vector<Letter> &letters)
{
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const QPointF way = letters[i].at.direction;
        if (way.x() < 0.25 || (i > 0 && QPointF::dotProduct(way, letters[i - 1].at.direction) < 0.86))
            return false;
    }
    return !letters.empty();
}

/// The curve's points moved to their right (y down) by that much: letters keep their distance from one another along
/// the line they stand on, not along the water's.
Curve beside(const Curve &curve, double away)
{
    Curve moved;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const QPointF way = curve[std::min(i + 1, curve.size() - 1)] - curve[i == 0 ? 0 : i - 1];
        const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
        moved.push_back(curve[i] + QPointF(-way.y(), way.x()) * (away / length));
    }
    return moved;
}

bool isHidden(const std::vector<Letter> &letters, const MapName &name, const NameRoom &room)
{
    return std::any_of(letters.begin(), letters.end(), [&](const Letter &letter) {
        const MapName one{letter.text, name.lettering, {}, letter.at.at, degrees(letter.at.direction)};
        return room.isHidden(one.outline());
    });
}

/// The name on the side of the water where the designer put it, and as near to that place as it can be read.
std::vector<Letter> bestLetters(const MapName &name, const Course &course, const Curve &curve, const NameRoom &room)
{
    const Station here = stationAt(curve, nearestAlong(curve, name.at));
    const QPointF off = name.at - here.at;
    const double side = here.direction.x() * off.y() - here.direction.y() * off.x() > 0 ? 1 : -1;
    const double away = side * (course.width() / 2 + name.lettering.height * 0.62);
    std::vector<Letter> hidden;
    for (const double by : {0.0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2, -1.6, 1.6})
        for (const double sign : {1.0, -1.0}) {
            const Curve line = beside(curve, sign * away);
            std::vector<Letter> letters = spread(name, line, nearestAlong(line, name.at) + by);
            if (!isReadable(letters))
                continue;
            if (!isHidden(letters, name, room))
                return letters;
            if (hidden.empty())
                hidden = std::move(letters);
        }
    return hidden;
}

} // namespace

bool writeAlongRiver(PaintContext &c, const MapName &name, const NameRoom &room)
{
    const double reach = textWidth(name.text, name.lettering) / 2 + 1;
    if (c.grid().isTable() || reach > riverReach)
        return false;
    // What runs past the name, whatever part of the map is painted.
    const PaintContext around(c.painter, c.scenario, c.boardIndex, c.style,
                              {name.at.x() - reach, name.at.y() - reach, 2 * reach, 2 * reach}, c.scale);
    const Course course(waterCourses(around), name.at);
    const Curve curve = course.smoothed();
    if (curve.size() < 2 || distanceTo(curve, name.at) > 0.9)
        return false;
    const std::vector<Letter> letters = bestLetters(name, course, curve, room);
    for (const QColor &colour : {c.colours.halo, name.colour})
        for (const Letter &letter : letters) {
            const bool halo = colour == c.colours.halo;
            writeText(c.painter, letter.at.at, letter.text, name.lettering, halo ? QColor(Qt::transparent) : colour,
                      halo ? colour : QColor(), degrees(letter.at.direction));
        }
    return !letters.empty();
}

} // namespace hotchkiss
