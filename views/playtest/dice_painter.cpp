// SPDX-License-Identifier: MIT
#include "views/playtest/dice_painter.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

const QColor bone(0xfb, 0xf7, 0xea);
const QColor edge(0x6f, 0x63, 0x4c);
const QColor ink(0x2a, 0x22, 0x16);
constexpr double gapShare = 0.18; ///< between two dice, of their height

void paintPips(QPainter &painter, const QRectF &rect, int value)
{
    // Places of a die in a raster of three by three.
    static constexpr bool pips[7][9] = {{},
                                        {false, false, false, false, true, false, false, false, false},
                                        {true, false, false, false, false, false, false, false, true},
                                        {true, false, false, false, true, false, false, false, true},
                                        {true, false, true, false, false, false, true, false, true},
                                        {true, false, true, false, true, false, true, false, true},
                                        {true, false, true, true, false, true, true, false, true}};
    const double step = rect.width() / 4;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (int i = 0; i < 9; ++i)
        if (pips[value][i])
            painter.drawEllipse(rect.topLeft() + QPointF(i % 3 + 1, i / 3 + 1) * step, step * 0.42, step * 0.42);
}

QPolygonF bodyOf(const QRectF &rect, int faces)
{
    QPolygonF body;
    const int corners = faces == 10 ? 6 : 4;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * 3.14159265358979 * i / corners - 3.14159265358979 / 2;
        body << rect.center() + QPointF(std::cos(angle), std::sin(angle)) * rect.width() * 0.55;
    }
    return body;
}

} // namespace

void paintDie(QPainter &painter, const QRectF &rect, const Dice::Roll &roll)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, std::max(1.0, rect.width() / 18)));
    painter.setBrush(bone);
    const QRectF body = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    if (roll.faces <= 6) {
        painter.drawRoundedRect(body, rect.width() / 5, rect.width() / 5);
        if (roll.value >= 1 && roll.value <= 6)
            paintPips(painter, body, roll.value);
    } else {
        painter.drawPolygon(bodyOf(body, roll.faces));
        QFont font = painter.font();
        font.setBold(true);
        font.setPixelSize(std::max(7, static_cast<int>(rect.height() * (roll.value > 99 ? 0.36 : 0.5))));
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(rect, Qt::AlignCenter, QString::number(roll.value));
    }
    painter.restore();
}

double diceWidth(const std::vector<Dice::Roll> &rolls, double height)
{
    return static_cast<double>(rolls.size()) * height * (1 + gapShare);
}

double paintDice(QPainter &painter, const QRectF &rect, const std::vector<Dice::Roll> &rolls, const QPalette &palette)
{
    const double size = rect.height();
    const double step = size * (1 + gapShare);
    const auto room = static_cast<std::size_t>(std::max(1.0, std::floor(rect.width() / step)));
    const std::size_t shown = rolls.size() <= room ? rolls.size() : room - 1;
    QRectF die(rect.topLeft(), QSizeF(size, size));
    for (std::size_t i = 0; i < shown; ++i) {
        paintDie(painter, die, rolls[i]);
        die.translate(step, 0);
    }
    if (shown < rolls.size()) {
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(QRectF(die.topLeft(), QSizeF(step * 2, size)), Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("+%1").arg(rolls.size() - shown));
    }
    return step * static_cast<double>(rolls.size() <= room ? shown : room);
}

} // namespace hotchkiss
