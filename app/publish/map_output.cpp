// SPDX-License-Identifier: MIT
#include "app/publish/map_output.h"

#include "views/board/board_painter.h"

#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace hotchkiss {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("hotchkiss::PublishPage", text);
}

constexpr double millimetresAnInch = 25.4;
/// Rows of a picture painted at a time: the user can cancel between two bands.
constexpr int bandRows = 256;
/// What a picture in memory may have; larger maps go to PDF or SVG.
constexpr double mostPixels = 90e6;

} // namespace

QRectF MapOutput::sheet() const
{
    return sheetRect(scenario->boards[static_cast<std::size_t>(board)], style);
}

bool MapOutput::printPages(QPagedPaintDevice &device, const Progress &progress) const
{
    const std::vector<PageLayout::Page> pages = layout.pages(sheet());
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    const double dots = painter.device()->logicalDpiX() / millimetresAnInch; // a millimetre
    const double scale = layout.unitSize * dots;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (!progress(static_cast<double>(i) / static_cast<double>(pages.size())))
            return false;
        if (i > 0)
            device.newPage();
        const QRectF &part = pages[i].map;
        painter.save();
        painter.setClipRect(QRectF(QPointF(), part.size() * scale));
        painter.scale(scale, scale);
        painter.translate(-part.topLeft());
        paintBoard(painter, *scenario, board, style, part, scale);
        painter.restore();
    }
    return progress(1);
}

QString MapOutput::writePdf(const QString &file, const Progress &progress) const
{
    QPdfWriter writer(file);
    writer.setTitle(QString::fromStdString(scenario->info.title));
    writer.setCreator(QStringLiteral("Hotchkiss"));
    writer.setResolution(600);
    writer.setPageLayout({QPageSize(layout.paper, QPageSize::Millimeter), QPageLayout::Portrait,
                          QMarginsF(layout.margin, layout.margin, layout.margin, layout.margin),
                          QPageLayout::Millimeter});
    QFile probe(file);
    if (!probe.open(QIODevice::WriteOnly))
        return tr("%1 could not be written: %2").arg(file, probe.errorString());
    probe.close();
    if (printPages(writer, progress))
        return {};
    QFile::remove(file);
    return tr("Given up.");
}

QString MapOutput::writeSvg(const QString &file, const Progress &progress) const
{
    const QRectF map = sheet();
    const double scale = layout.unitSize / millimetresAnInch * 96;
    QFile target(file);
    if (!target.open(QIODevice::WriteOnly))
        return tr("%1 could not be written: %2").arg(file, target.errorString());
    progress(0);
    QSvgGenerator svg;
    svg.setOutputDevice(&target);
    svg.setResolution(96);
    svg.setSize((map.size() * scale).toSize());
    svg.setViewBox(QRectF(QPointF(), map.size() * scale));
    svg.setTitle(QString::fromStdString(scenario->info.title));
    QPainter painter(&svg);
    painter.scale(scale, scale);
    painter.translate(-map.topLeft());
    paintBoard(painter, *scenario, board, style, map, scale);
    progress(1);
    return {};
}

QString MapOutput::writePng(const QString &file, const Progress &progress) const
{
    const QRectF map = sheet();
    const double scale = layout.unitSize / millimetresAnInch * dpi;
    const QSizeF size = map.size() * scale;
    if (size.width() * size.height() > mostPixels)
        return tr("The picture would have %1 by %2 pixels. Choose a lower resolution, or PDF.")
            .arg(qRound(size.width()))
            .arg(qRound(size.height()));
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(dpi / millimetresAnInch * 1000));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int top = 0; top < image.height(); top += bandRows) {
        if (!progress(static_cast<double>(top) / image.height()))
            return tr("Given up.");
        const QRectF band(0, top, image.width(), bandRows);
        painter.save();
        painter.setClipRect(band);
        painter.scale(scale, scale);
        painter.translate(-map.topLeft());
        const QRectF part(band.topLeft() / scale + map.topLeft(), band.size() / scale);
        paintBoard(painter, *scenario, board, style, part, scale);
        painter.restore();
    }
    painter.end();
    progress(1);
    return image.save(file, "PNG") ? QString() : tr("%1 could not be written.").arg(file);
}

} // namespace hotchkiss
