// SPDX-License-Identifier: MIT
// Counters: side colour, formation band, type symbol, name and factors; from
// far off a chip.
#include "model/document/document.h"
#include "model/scenario/field_value.h"
#include "views/board/board_painter.h"
#include "views/board/counter_layout.h"
#include "views/board/counter_symbol.h"
#include "views/board/flat_counter.h"
#include "views/board/map_text.h"
#include "views/board/paint_context.h"
#include "views/board/worn_counter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hotchkiss {

namespace {

constexpr int mostBlocks = 4;

struct CounterInk
{
    QColor face;
    QColor text;
    QColor band;
    QColor bandText;
};

QColor readableOn(const QColor &back)
{
    return qGray(back.rgb()) > 140 ? QColor(0x1d, 0x1a, 0x16) : QColor(Qt::white);
}

CounterInk inkOf(const Scenario &scenario, const Piece &piece, const MapStyle &style)
{
    CounterInk ink{QColor(0xd8, 0xd2, 0xc4), QColor(0x1d, 0x1a, 0x16), {}, {}};
    const int side = sideOf(scenario, piece.command);
    if (side >= 0) {
        const Side &owner = scenario.sides[static_cast<std::size_t>(side)];
        if (const QColor colour(qstr(owner.colour)); colour.isValid())
            ink.face = colour;
        const QColor text(qstr(owner.textColour));
        ink.text = text.isValid() ? text : readableOn(ink.face);
    }
    if (style.look == MapLook::HighContrast) {
        ink.face = side == 0 ? QColor(0x00, 0x3a, 0xa0) : side == 1 ? QColor(0xff, 0xf0, 0xd0) : QColor(Qt::white);
        ink.text = readableOn(ink.face);
    }
    if (style.look == MapLook::InkSaving) {
        ink.face = Qt::white;
        ink.text = QColor(0x1a, 0x1a, 0x1a);
    }
    const QColor band(qstr(bandOf(scenario, piece.command)));
    ink.band = band.isValid() ? band : ink.face.darker(135);
    ink.bandText = readableOn(ink.band);
    return ink;
}

QString factorText(const Piece &piece, const Field &field)
{
    QString text = qstr(textOf(valueOr(piece.fields, field)));
    // Ratings that may be negative are written with their sign.
    if (field.minimum < 0 && field.type == FieldType::Integer && !text.startsWith(QLatin1Char('-')) &&
        text != QLatin1String("0"))
        text.prepend(QLatin1Char('+'));
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

/// Writes a text no wider than the room there is.
void writeFitted(QPainter &painter, QPointF at, const QString &text, Lettering lettering, double room,
                 const QColor &colour)
{
    const double width = textWidth(text, lettering);
    if (width > room)
        lettering.height *= std::max(0.5, room / width);
    QString fitted = text;
    while (fitted.size() > 3 && textWidth(fitted, lettering) > room * 1.001)
        fitted = fitted.left(fitted.size() - 2).trimmed() + QChar(0x2026);
    writeText(painter, at, fitted, lettering, colour);
}

/// Whether every word to choose from names a colour.
bool isColour(const Field &field)
{
    return field.type == FieldType::Choice &&
           std::ranges::all_of(field.choices, [](const std::string &word) { return QColor::isValidColor(qstr(word)); });
}

/// The first letter of the chosen word that no word before it has begun with: green, black, gold give G, B, O.
QString letterOf(const Field &field, const std::string &chosen)
{
    QString taken;
    for (const std::string &word : field.choices) {
        QString free = qstr(word).toUpper();
        while (free.size() > 1 && taken.contains(free.at(0)))
            free.remove(0, 1);
        if (word == chosen)
            return free.left(1);
        taken += free.left(1);
    }
    return {};
}

// A letter tells the colour to those who do not see it.
void paintColour(QPainter &painter, const Field &field, const Piece &piece, double x)
{
    const std::string chosen = textOf(valueOr(piece.fields, field));
    const QColor colour = chosen == "gold"    ? QColor(0xe0, 0xb0, 0x2c)
                          : chosen == "green" ? QColor(0x3d, 0x8a, 0x3d)
                                              : QColor(qstr(chosen));
    const QRectF square(x - 0.11, 0.725, 0.22, 0.22);
    painter.setBrush(colour);
    painter.setPen(QPen(QColor(Qt::white), 0.02));
    painter.drawRect(square);
    writeFitted(painter, square.center(), letterOf(field, chosen), {0.15, true, false, 0}, 0.2, readableOn(colour));
}

/// Strength as a row of wooden blocks, for games that are played with them: the first carries the flag.
void paintBlocks(QPainter &painter, int count, double left, double right, const CounterInk &ink, double scale)
{
    constexpr double gap = 0.025;
    constexpr double height = 0.17;
    const double size = std::min(0.125, (right - left - (mostBlocks - 1) * gap) / mostBlocks);
    painter.setPen(QPen(QColor(0, 0, 0, 170), std::max(0.014, 0.7 / scale)));
    for (int i = 0; i < count; ++i) {
        const QRectF block(left + i * (size + gap), 0.835 - height / 2, size, height);
        const QColor colour = i == 0 ? ink.band : ink.face;
        painter.setBrush(colour);
        painter.drawRect(block);
        painter.fillRect(block.adjusted(0.012, 0.012, -0.012, -height * 0.7), colour.lighter(150));
    }
}

/// What a counter shows at its foot, from left to right.
struct Factors
{
    QStringList texts; ///< empty where the colour stands
    const Field *colour = nullptr;
    /// The only number there is, as blocks; 0 for none.
    int blocks() const
    {
        const qsizetype numbers = texts.size() - (colour != nullptr ? 1 : 0);
        const int count = numbers == 1 ? texts.front().toInt() : 0;
        return count <= mostBlocks ? count : 0;
    }
};

Factors factorsOf(const Scenario &scenario, const Piece &piece)
{
    const auto &fields = fieldsOf(*scenario.system, piece.kind);
    Factors factors;
    for (const std::string &key : scenario.system->counterFields)
        if (const Field *field = findField(fields, key); field != nullptr && appliesTo(*field, fields, piece.fields)) {
            factors.colour = isColour(*field) ? field : factors.colour;
            factors.texts << (isColour(*field) ? QString() : factorText(piece, *field));
        }
    if (piece.kind == PieceKind::Leader && factors.texts.isEmpty())
        for (const Field &field : fields)
            if (field.type == FieldType::Integer && factors.texts.size() < 3)
                factors.texts << factorText(piece, field);
    return factors;
}

/// The number, the colour beside it, and the rest of the row for the blocks.
void writeWithBlocks(QPainter &painter, const Factors &factors, const Piece &piece, const CounterInk &ink, double scale)
{
    writeFitted(painter, {0.155, 0.845}, factors.texts.front(), {0.29, true, false, 0}, 0.2, ink.text);
    // The square keeps its lower right corner.
    if (factors.colour != nullptr)
        paintColour(painter, *factors.colour, piece, 0.83);
    paintBlocks(painter, factors.blocks(), factors.colour != nullptr ? 0.28 : 0.33,
                factors.colour != nullptr ? 0.69 : 0.93, ink, scale);
}

void writeFactors(QPainter &painter, const Scenario &scenario, const Piece &piece, const CounterInk &ink, double scale)
{
    constexpr double smallestWithBlocks = 34;
    const Factors factors = factorsOf(scenario, piece);
    if (scenario.system->boardStyle == "tiles" && factors.blocks() > 0 && scale > smallestWithBlocks)
        return writeWithBlocks(painter, factors, piece, ink, scale);
    const qsizetype count = factors.texts.size();
    for (qsizetype i = 0; i < count; ++i) {
        const QString &text = factors.texts[i];
        const bool outer = i == 0 || i == count - 1;
        const double x = count == 1 ? 0.5 : 0.17 + 0.66 * static_cast<double>(i) / static_cast<double>(count - 1);
        if (text.isEmpty() && factors.colour != nullptr)
            paintColour(painter, *factors.colour, piece, x);
        writeFitted(painter, {x, 0.845}, text, {outer ? 0.3 : 0.25, outer, false, 0}, 0.92 / static_cast<double>(count),
                    ink.text);
    }
}

/// A leader from far off: a disc with a star.
void paintLeaderChip(QPainter &painter, const CounterInk &ink, double pixels)
{
    painter.setPen(QPen(QColor(0, 0, 0, 190), std::max(0.04, 0.8 / pixels)));
    painter.setBrush(ink.band);
    painter.drawEllipse(QRectF(0.04, 0.04, 0.92, 0.92));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink.face);
    painter.drawEllipse(QRectF(0.17, 0.17, 0.66, 0.66));
    if (pixels < 8)
        return;
    QPolygonF star;
    for (int k = 0; k < 10; ++k) {
        const double angle = std::numbers::pi * (k / 5.0 - 0.5);
        star << QPointF(0.5, 0.52) + QPointF(std::cos(angle), std::sin(angle)) * (k % 2 == 0 ? 0.3 : 0.12);
    }
    painter.setBrush(ink.text);
    painter.drawPolygon(star);
}

void paintChip(QPainter &painter, const CounterInk &ink, const QString &symbol, double pixels)
{
    painter.setBrush(ink.face);
    painter.setPen(QPen(QColor(0, 0, 0, 170), std::max(0.04, 0.8 / pixels)));
    painter.drawRoundedRect(QRectF(0.03, 0.03, 0.94, 0.94), 0.12, 0.12);
    if (pixels < 7)
        return;
    painter.fillRect(QRectF(0.06, 0.06, 0.88, 0.2), ink.band);
    if (pixels >= 11)
        paintSymbol(painter, symbol, QRectF(0.16, 0.36, 0.68, 0.46), pixels);
}

} // namespace

QString counterSymbol(const Scenario &scenario, const Piece &piece)
{
    if (piece.kind == PieceKind::Leader)
        return QStringLiteral("leader");
    if (piece.kind == PieceKind::Marker)
        return QStringLiteral("marker");
    const PieceType *type = scenario.system->pieceType(textOr(piece.fields, scenario.system->unitFields, "type"));
    return type != nullptr ? qstr(type->symbol) : QStringLiteral("infantry");
}

namespace {

/// A counter as it lies on the map, or flat: to be cut out, square, without shadow and outline.
void paintCounter(QPainter &painter, const Scenario &scenario, const Piece &piece, const MapStyle &style, double scale,
                  bool flat)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const CounterInk ink = inkOf(scenario, piece, style);
    const QString set = style.natoSymbols ? QStringLiteral("nato-") : QStringLiteral("period-");
    const QString symbol = set + counterSymbol(scenario, piece);
    if (scale < (piece.kind == PieceKind::Leader ? 32 : 22)) {
        if (piece.kind == PieceKind::Leader)
            paintLeaderChip(painter, ink, scale);
        else
            paintChip(painter, ink, symbol, scale);
        painter.restore();
        return;
    }
    QPainterPath body;
    if (flat)
        body.addRect(QRectF(0, 0, 1, 1));
    else
        body.addRoundedRect(QRectF(0.02, 0.02, 0.96, 0.96), 0.1, 0.1);
    if (style.look == MapLook::Period && !flat) {
        painter.fillPath(body.translated(0.03, 0.045), QColor(40, 28, 10, 70));
        QLinearGradient light(0, 0, 0, 1);
        light.setColorAt(0, ink.face.lighter(107));
        light.setColorAt(1, ink.face.darker(105));
        painter.fillPath(body, light);
    } else {
        painter.fillPath(body, ink.face);
    }
    painter.save();
    painter.setClipPath(body, Qt::IntersectClip);
    painter.fillRect(QRectF(0, 0, 1, 0.25), ink.band);
    painter.fillRect(QRectF(0, 0.25, 1, 0.018), QColor(0, 0, 0, 90));
    painter.restore();
    writeFitted(painter, {0.5, 0.142}, qstr(piece.name), {0.2, true, false, 0.01}, 0.88, ink.bandText);
    paintSymbol(painter, symbol, QRectF(0.26, 0.32, 0.48, 0.36), scale);
    // What is cut out has the printed strength; on the map a counter shows what is left.
    writeFactors(painter, scenario, flat ? piece : withPresentStrength(scenario, piece), ink, scale);
    if (!flat)
        paintState(painter, counterState(piece), scale);
    if (!flat) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0x1d, 0x14, 0x0a, 200), std::max(0.018, 0.9 / scale)));
        painter.drawPath(body);
    }
    painter.restore();
}

} // namespace

void paintCounter(QPainter &painter, const Scenario &scenario, const Piece &piece, const MapStyle &style, double scale)
{
    paintCounter(painter, scenario, piece, style, scale, false);
}

void paintFlatCounter(QPainter &painter, const Scenario &scenario, const Piece &piece, const MapStyle &style,
                      double scale)
{
    paintCounter(painter, scenario, piece, style, scale, true);
}

namespace {

void paintFacing(PaintContext &c, const Piece &piece, const QRectF &rect)
{
    const Grid &grid = c.grid();
    const int direction = static_cast<int>(std::lround(piece.facing));
    if (!c.system().hasFacing || direction < 0 || direction >= grid.directions() || c.scale < 14)
        return;
    const Offset here = grid.offset(piece.place.cell);
    const QPointF way = c.centre(grid.neighbour(here, direction)) - c.centre(here);
    const double length = std::hypot(way.x(), way.y());
    const QPointF ahead = way / length;
    const QPointF across(-ahead.y(), ahead.x());
    const double reach = rect.width() * 0.5 / std::max(std::abs(ahead.x()), std::abs(ahead.y()));
    const QPointF base = rect.center() + ahead * (reach + 0.01);
    c.painter.setPen(inkPen(c.colours.halo, 0.012));
    c.painter.setBrush(c.colours.ink);
    c.painter.drawPolygon(QPolygonF({base - across * 0.08, base + ahead * 0.09, base + across * 0.08}));
}

void paintFootprint(PaintContext &c, const Piece &piece)
{
    const QPolygonF shape = footprint(c.scenario, c.board, piece);
    const CounterInk ink = inkOf(c.scenario, piece, c.style);
    QPainter &p = c.painter;
    if (c.style.look == MapLook::Period) {
        QPainterPath shadow;
        shadow.addPolygon(shape.translated(0.15, 0.2));
        p.fillPath(shadow, QColor(40, 28, 10, 70));
    }
    const QPointF right = shape[1] - shape[0];
    const QPointF back = shape[3] - shape[0];
    const double width = std::hypot(right.x(), right.y());
    const double depth = std::hypot(back.x(), back.y());
    p.save();
    // Inside the footprint: x from left to right, y from front to back, in
    // inches.
    p.setTransform(QTransform(right.x() / width, right.y() / width, back.x() / depth, back.y() / depth, shape[0].x(),
                              shape[0].y()),
                   true);
    p.setPen(inkPen(QColor(0x1d, 0x14, 0x0a), std::max(0.06, c.pixel())));
    p.setBrush(ink.face);
    p.drawRect(QRectF(0, 0, width, depth));
    p.fillRect(QRectF(0, depth * 0.78, width, depth * 0.22), ink.band);
    const double tick = std::min(0.5, depth * 0.4);
    p.setBrush(ink.band);
    p.drawPolygon(QPolygonF({QPointF(width / 2 - tick, 0), QPointF(width / 2, -tick), QPointF(width / 2 + tick, 0)}));
    if (depth * c.scale > 8) {
        const double height = std::min(depth * 0.62, 1.2);
        const double symbolWidth = height * 1.5;
        const QString set = c.style.natoSymbols ? QStringLiteral("nato-") : QStringLiteral("period-");
        const bool room = width > symbolWidth * 3;
        const double x = room ? height * 0.15 : (width - symbolWidth) / 2;
        paintSymbol(p, set + counterSymbol(c.scenario, piece),
                    QRectF(x, depth * 0.39 - height / 2, symbolWidth, height), c.scale);
        if (room)
            writeFitted(p, {(width + symbolWidth) / 2, depth * 0.39}, qstr(piece.name), {height * 0.75, true, false, 0},
                        width - symbolWidth - 0.5, ink.text);
    }
    p.restore();
}

/// The horses of those who fight on foot, in the colours of their unit.
void paintHorses(PaintContext &c)
{
    for (const Piece &piece : c.scenario.pieces) {
        const Cell cell = horsesOf(c.scenario, c.boardIndex, piece);
        if (cell == noCell)
            continue;
        const Point centre = c.grid().centre(cell);
        const QRectF rect = horsesRect({centre.x, centre.y});
        if (!rect.intersects(c.exposed))
            continue;
        const QString set = c.style.natoSymbols ? QStringLiteral("nato-") : QStringLiteral("period-");
        c.painter.save();
        c.painter.translate(rect.topLeft());
        c.painter.scale(rect.width(), rect.height());
        paintChip(c.painter, inkOf(c.scenario, piece, c.style), set + counterSymbol(c.scenario, piece),
                  c.scale * rect.width());
        c.painter.restore();
    }
}

} // namespace

void paintCounters(PaintContext &c)
{
    if (c.grid().isTable()) {
        for (const Piece &piece : c.scenario.pieces)
            if (piece.place.kind == Place::Kind::OnTable && piece.place.board == c.boardIndex &&
                footprint(c.scenario, c.board, piece).boundingRect().adjusted(-1, -1, 1, 1).intersects(c.exposed))
                paintFootprint(c, piece);
        return;
    }
    for (const PlacedCounter &counter : placedCounters(c.scenario, c.boardIndex)) {
        const Piece &piece = c.scenario.pieces[static_cast<std::size_t>(counter.piece)];
        // A chip keeps a size one can see.
        QRectF rect = counter.rect;
        const double least = 5 * c.pixel();
        if (rect.width() < least)
            rect = QRectF(rect.center().x() - least / 2, rect.center().y() - least / 2, least, least);
        if (!rect.adjusted(-0.2, -0.2, 0.2, 0.2).intersects(c.exposed))
            continue;
        c.painter.save();
        c.painter.translate(rect.topLeft());
        c.painter.scale(rect.width(), rect.height());
        paintCounter(c.painter, c.scenario, piece, c.style, c.scale * rect.width());
        c.painter.restore();
        paintFacing(c, piece, rect);
    }
    paintHorses(c);
}

} // namespace hotchkiss
