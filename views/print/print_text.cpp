// SPDX-License-Identifier: MIT
#include "views/print/print_text.h"

#include "views/board/map_text.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>

#include <algorithm>

namespace hotchkiss {

namespace {

constexpr double designSize = 100; ///< pixels of the em in which letters are measured and set

QFont fontFor(const PrintType &type)
{
    QFont font = mapFont();
    font.setPixelSize(static_cast<int>(designSize));
    font.setBold(type.bold);
    font.setItalic(type.italic);
    // In parts of a letter: spacing in pixels would come out in those of the printer.
    font.setLetterSpacing(QFont::PercentageSpacing, 100 + 200 * type.spacing);
    return font;
}

const QFontMetricsF &metricsOf(const PrintType &type)
{
    // Few cuts are ever used; the size does not matter, and neither does the device: letters are not hinted.
    static thread_local std::vector<std::pair<PrintType, QFontMetricsF>> known;
    PrintType cut = type;
    cut.size = 1;
    for (const auto &entry : known)
        if (entry.first == cut)
            return entry.second;
    known.reserve(64);
    return known.emplace_back(cut, QFontMetricsF(fontFor(cut))).second;
}

} // namespace

double textWidth(const QString &text, const PrintType &type)
{
    return metricsOf(type).horizontalAdvance(text) * type.size / designSize;
}

void writeLine(QPainter &painter, QPointF base, const QString &text, const PrintType &type, const QColor &colour)
{
    if (text.isEmpty())
        return;
    const double k = type.size / designSize;
    painter.save();
    painter.translate(base);
    painter.scale(k, k);
    const QFont font = fontFor(type);
    if (painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::SVG) {
        QPainterPath letters;
        letters.addText(0, 0, font, text);
        letters.setFillRule(Qt::WindingFill);
        painter.fillPath(letters, colour);
    } else {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QPointF(0, 0), text);
    }
    painter.restore();
}

void writeCentred(QPainter &painter, QPointF centre, const QString &text, const PrintType &type, const QColor &colour)
{
    const double capitals = metricsOf(type).capHeight() * type.size / designSize;
    writeLine(painter, centre + QPointF(-textWidth(text, type) / 2, capitals / 2), text, type, colour);
}

void writeFitted(QPainter &painter, QPointF centre, const QString &text, PrintType type, double room,
                 const QColor &colour)
{
    const double width = textWidth(text, type);
    if (width > room)
        type.size *= std::max(0.55, room / width);
    QString fitted = text;
    while (fitted.size() > 3 && textWidth(fitted, type) > room * 1.001)
        fitted = fitted.left(fitted.size() - 2).trimmed() + QChar(0x2026);
    writeCentred(painter, centre, fitted, type, colour);
}

std::vector<TextLine> brokenLines(const std::vector<TextRun> &runs, double width)
{
    std::vector<TextLine> lines(1);
    for (const TextRun &run : runs) {
        const double space = textWidth(QStringLiteral("n n"), run.type) - textWidth(QStringLiteral("nn"), run.type);
        for (const QString &word : run.text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const double wide = textWidth(word, run.type);
            if (!lines.back().pieces.empty() && lines.back().width + space + wide > width + 1e-6)
                lines.emplace_back();
            TextLine &line = lines.back();
            if (!line.pieces.empty() && line.pieces.back().type == run.type) {
                line.pieces.back().text += QLatin1Char(' ') + word;
                line.width += space + wide;
            } else {
                const double x = line.pieces.empty() ? 0 : line.width + space;
                line.pieces.push_back({x, word, run.type});
                line.width = x + wide;
            }
        }
    }
    return lines;
}

void writeTextLine(QPainter &painter, QPointF base, const TextLine &line, const QColor &colour)
{
    for (const TextLine::Piece &piece : line.pieces)
        writeLine(painter, base + QPointF(piece.x, 0), piece.text, piece.type, colour);
}

double widestWord(const std::vector<TextRun> &runs)
{
    double widest = 0;
    for (const TextRun &run : runs)
        for (const QString &word : run.text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            widest = std::max(widest, textWidth(word, run.type));
    return widest;
}

double widthOf(const std::vector<TextRun> &runs)
{
    return brokenLines(runs, 1e9).back().width;
}

} // namespace hotchkiss
