// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPainter>
#include <QString>

#include <vector>

namespace hotchkiss {

/// A size and cut of the printed letter, in millimetres.
struct PrintType
{
    double size = 3.2; ///< of the em
    bool bold = false;
    bool italic = false;
    double spacing = 0; ///< extra between letters, about as a part of the size
    bool operator==(const PrintType &) const = default;

    PrintType strong() const
    {
        PrintType type = *this;
        type.bold = true;
        return type;
    }
    PrintType slanted() const
    {
        PrintType type = *this;
        type.italic = true;
        return type;
    }
    PrintType times(double k) const
    {
        PrintType type = *this;
        type.size *= k;
        return type;
    }
    double leading() const { return size * 1.22; } ///< from line to line
    double ascent() const { return size * 0.92; }  ///< from the top of a line to its base
};

double textWidth(const QString &text, const PrintType &type);
/// Writes with the left end of the base line at a point. In a PDF it is text, in a drawing shapes, so that nobody
/// needs the font.
void writeLine(QPainter &painter, QPointF base, const QString &text, const PrintType &type, const QColor &colour);
/// The same centred at a point: half way up the capitals.
void writeCentred(QPainter &painter, QPointF centre, const QString &text, const PrintType &type, const QColor &colour);
/// Centred and made smaller until it fits; below the least size it is cut short.
void writeFitted(QPainter &painter, QPointF centre, const QString &text, PrintType type, double room,
                 const QColor &colour);

/// A piece of text in one cut.
struct TextRun
{
    QString text;
    PrintType type;
};

/// A line of text of several cuts, with the places of its pieces.
struct TextLine
{
    struct Piece
    {
        double x = 0;
        QString text;
        PrintType type;
    };
    std::vector<Piece> pieces;
    double width = 0;
};

/// Breaks runs into lines no wider than that; a word that is wider stands alone.
std::vector<TextLine> brokenLines(const std::vector<TextRun> &runs, double width);
void writeTextLine(QPainter &painter, QPointF base, const TextLine &line, const QColor &colour);
/// The width of the widest word.
double widestWord(const std::vector<TextRun> &runs);
double widthOf(const std::vector<TextRun> &runs);

} // namespace hotchkiss
