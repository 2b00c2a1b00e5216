// SPDX-License-Identifier: MIT
// Faces of counters to cut out: units as on the map, and markers of words and signs.
#include "views/print/counter_face.h"

#include "model/document/document.h"
#include "views/board/counter_symbol.h"
#include "views/board/flat_counter.h"
#include "views/print/block_setter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

using print::CounterFace;

namespace {

constexpr double pi = 3.14159265358979323846;

QColor readableOn(const QColor &back)
{
    return qGray(back.rgb()) > 140 ? card_ink::text : QColor(Qt::white);
}

/// Signs drawn here, in the square from -1 to 1.
QPainterPath signPath(const QString &name)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    if (name == QLatin1String("star")) {
        QPolygonF star;
        for (int i = 0; i < 10; ++i)
            star << QPointF(std::sin(i * pi / 5), -std::cos(i * pi / 5)) * (i % 2 == 0 ? 1.0 : 0.42);
        path.addPolygon(star);
    } else if (name == QLatin1String("arrow")) {
        path.addPolygon(QPolygonF({QPointF(0, -1), QPointF(0.75, -0.1), QPointF(0.3, -0.1), QPointF(0.3, 1),
                                   QPointF(-0.3, 1), QPointF(-0.3, -0.1), QPointF(-0.75, -0.1)}));
    } else if (name == QLatin1String("flag")) {
        path.addRect(-0.75, -1, 0.16, 2);
        path.moveTo(-0.59, -0.92);
        path.cubicTo(-0.1, -1.25, 0.3, -0.6, 0.9, -0.9);
        path.lineTo(0.9, 0.15);
        path.cubicTo(0.3, 0.45, -0.1, -0.2, -0.59, 0.13);
        path.closeSubpath();
    } else if (name == QLatin1String("swords")) {
        QPainterPath sword;
        sword.addPolygon(QPolygonF({QPointF(0, -1.15), QPointF(0.09, -0.95), QPointF(0.09, 0.55), QPointF(-0.09, 0.55),
                                    QPointF(-0.09, -0.95)}));
        sword.addRect(-0.32, 0.5, 0.64, 0.13);
        sword.addRect(-0.07, 0.6, 0.14, 0.5);
        for (const double angle : {-42.0, 42.0})
            path.addPath(QTransform().rotate(angle).map(sword));
    } else if (name == QLatin1String("clock")) {
        QPainterPath hole;
        path.addEllipse(QPointF(), 1, 1);
        hole.addEllipse(QPointF(), 0.84, 0.84);
        path = path.subtracted(hole);
        path.addRect(-0.07, -0.62, 0.14, 0.68);
        path.addRect(-0.07, -0.07, 0.5, 0.14);
    }
    return path;
}

void paintSign(QPainter &painter, const CounterFace &face, const MapStyle &style, const QRectF &rect, const QColor &ink,
               double dots)
{
    const QString name = qstr(face.symbol);
    const QPainterPath path = signPath(name);
    if (path.isEmpty()) {
        const QString set = style.natoSymbols ? QStringLiteral("nato-") : QStringLiteral("period-");
        paintSymbol(painter, set + name, rect, dots);
        return;
    }
    painter.save();
    painter.translate(rect.center());
    const double k = std::min(rect.width(), rect.height()) / 2;
    painter.scale(k, k);
    painter.fillPath(path, ink);
    painter.restore();
}

/// The morale of a flag block: a square in the lower right corner with the letter of its colour.
void paintMorale(QPainter &painter, const CounterFace &face, const QRectF &rect)
{
    const QColor colour(qstr(face.swatch));
    if (!colour.isValid())
        return;
    const double size = rect.width() * 0.25;
    const double inset = rect.width() * 0.055;
    const QRectF square(rect.right() - inset - size, rect.bottom() - inset - size, size, size);
    painter.setPen(QPen(Qt::white, rect.width() * 0.02));
    painter.setBrush(colour);
    painter.drawRect(square);
    writeFitted(painter, square.center(), translated(face.swatchText), {size * 0.85, true, false, 0}, size,
                readableOn(colour));
}

void paintMarker(QPainter &painter, const CounterFace &face, const QRectF &rect, const MapStyle &style,
                 const QColor &ink, double dots)
{
    const double u = rect.width();
    const QColor band(qstr(face.band));
    const QString head = translated(face.head);
    const QString foot = translated(face.foot);
    const QString text = translated(face.text);
    if (!head.isEmpty())
        writeFitted(painter, {rect.center().x(), rect.top() + u * 0.13}, head, {u * 0.19, true, false, 0.01}, u * 0.9,
                    band.isValid() ? readableOn(band) : ink);
    if (!foot.isEmpty())
        writeFitted(painter, {rect.center().x(), rect.bottom() - u * 0.11}, foot, {u * 0.15, false, true, 0.01},
                    face.swatch.empty() ? u * 0.92 : u * 0.55, ink);
    const double top = rect.top() + u * (head.isEmpty() ? 0.12 : 0.26);
    const double bottom = rect.bottom() - u * (foot.isEmpty() ? 0.1 : 0.2);
    // The square of a flag label has its corner to itself.
    const bool hasSwatch = !face.swatch.empty();
    const QRectF middle(rect.left() + u * (hasSwatch ? 0.06 : 0.1), top, u * (hasSwatch ? 0.64 : 0.8), bottom - top);
    const bool isNumber = text.size() <= 2;
    if (face.symbol.empty()) {
        if (!text.isEmpty())
            writeFitted(painter, middle.center(), text, {u * (isNumber ? 0.62 : 0.24), true, false, 0}, u * 0.9, ink);
    } else if (text.isEmpty()) {
        const double size = std::min(middle.width(), middle.height()) * (hasSwatch ? 1 : 0.88);
        paintSign(painter, face, style, QRectF(middle.center() - QPointF(size, size) / 2, QSizeF(size, size)), ink,
                  dots);
    } else if (face.symbol == "star") {
        const double size = std::min(middle.width(), middle.height()) * 1.12;
        paintSign(painter, face, style, QRectF(middle.center() - QPointF(size, size) / 2, QSizeF(size, size)), ink,
                  dots);
        writeCentred(painter, middle.center() + QPointF(0, u * 0.02), text, {u * 0.3, true, false, 0}, readableOn(ink));
    } else {
        paintSign(painter, face, style, QRectF(middle.left(), middle.top(), u * 0.44, middle.height()), ink, dots);
        writeFitted(painter, {middle.right() - u * 0.13, middle.center().y()}, text, {u * 0.46, true, false, 0},
                    u * 0.3, ink);
    }
    paintMorale(painter, face, rect);
}

/// A unit as on the map, with its set-up place and game code beside the symbol.
void paintPiece(QPainter &painter, const Scenario &scenario, const CounterFace &face, const QRectF &rect,
                const MapStyle &style, double dots)
{
    painter.save();
    painter.translate(rect.topLeft());
    painter.scale(rect.width(), rect.height());
    paintFlatCounter(painter, scenario, *face.piece, style, std::max(60.0, dots * rect.width()));
    painter.restore();
    const double u = rect.width();
    const QColor ink = face.textColour.empty() ? readableOn(QColor(qstr(face.colour))) : QColor(qstr(face.textColour));
    const PrintType tiny{u * 0.1, false, false, 0};
    writeFitted(painter, {rect.left() + u * 0.145, rect.top() + u * 0.34}, translated(face.head), tiny, u * 0.25, ink);
    writeFitted(painter, {rect.right() - u * 0.13, rect.top() + u * 0.34}, translated(face.foot), tiny, u * 0.23, ink);
}

QColor bandUnder(const Scenario &scenario, const CounterFace &face)
{
    const QColor own(qstr(face.band));
    if (own.isValid() || !face.piece)
        return own;
    const QColor band(qstr(bandOf(scenario, face.piece->command)));
    return band.isValid() ? band : QColor(qstr(face.colour)).darker(135);
}

} // namespace

void paintCounterFace(QPainter &painter, const Scenario &scenario, const CounterFace &face, const QRectF &rect,
                      double bleed, const MapStyle &style, double dots)
{
    const bool inked = style.look != MapLook::InkSaving;
    const QColor back = inked ? QColor(qstr(face.colour)) : QColor(Qt::white);
    const QColor ink = face.textColour.empty() || !inked ? readableOn(back) : QColor(qstr(face.textColour));
    painter.save();
    const QRectF bled = rect.adjusted(-bleed, -bleed, bleed, bleed);
    painter.fillRect(bled, back);
    const QColor band = bandUnder(scenario, face);
    if (band.isValid())
        painter.fillRect(QRectF(bled.left(), bled.top(), bled.width(), bleed + rect.height() * 0.25), band);
    if (face.piece)
        paintPiece(painter, scenario, face, rect, style, dots);
    else
        paintMarker(painter, face, rect, style, ink, dots);
    painter.restore();
}

} // namespace hotchkiss
