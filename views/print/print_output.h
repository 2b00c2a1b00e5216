// SPDX-License-Identifier: MIT
#pragma once

#include "views/print/band_painter.h"
#include "views/print/print_pages.h"

#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QStringList>

namespace hotchkiss {

/// Told how far the work is, from 0 to 1; false gives up.
using PrintProgress = std::function<bool(double)>;

enum class PrintFormat { Pdf, Svg, Png };

/// What was written, or why nothing was.
struct PrintedFiles
{
    QStringList files;
    QString error;
};

/// Writes a part that is laid out: a PDF of all its pages, or a picture of each page, numbered when there are several.
/// Each file is written whole or not at all; when one fails or the work is given up, none of them is left.
PrintedFiles writeFiles(const PrintedPart &part, PrintFormat format, const QString &file, const QString &title,
                        double dpi, const PrintProgress &progress);
/// Paints all pages on a printer or PDF without margins of its own; false when it was given up.
bool paintPages(const PrintedPart &part, QPagedPaintDevice &device, const PrintProgress &progress);
/// The paper of all pages, without margins: the layout keeps its own.
QPageLayout pageLayoutOf(const PrintedPart &part);

// One file each, whole or not at all; they return what went wrong, or nothing.
QString writePdfFile(const QString &file, const PrintedPart &part, const QString &title, const PrintProgress &progress);
/// A drawing of that many millimetres.
QString writeSvgFile(const QString &file, QSizeF size, const QString &title, const PagePainter &paint,
                     const PrintProgress &progress);
QString writePngFile(const QString &file, QSize pixels, double dpi, BandPainter::Paint paint,
                     const PrintProgress &progress);

} // namespace hotchkiss
