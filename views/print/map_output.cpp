// SPDX-License-Identifier: MIT
#include "views/print/map_output.h"

#include "views/board/board_painter.h"
#include "views/print/band_painter.h"
#include "views/print/crop_marks.h"
#include "views/print/png_writer.h"

#include <QCoreApplication>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <future>

namespace hotchkiss {

namespace {

struct Output
{
    Q_DECLARE_TR_FUNCTIONS(MapOutput)
};

constexpr double millimetresAnInch = 25.4;
/// What detail goes on paper, in dots an inch. Lines are sharp at any; this decides how many tufts and trees there are,
/// and with them how large the file gets.
constexpr double detailDpi = 120;

QString notWritten(const QSaveFile &file)
{
    return Output::tr("%1 could not be written: %2").arg(file.fileName(), file.errorString());
}

} // namespace

QRectF MapOutput::sheet() const
{
    return sheetRect(scenario->boards[static_cast<std::size_t>(board)], style);
}

QSize MapOutput::pixels() const
{
    return (sheet().size() * (layout.unitSize / millimetresAnInch * dpi)).toSize().expandedTo({1, 1});
}

QPageLayout MapOutput::pageLayout() const
{
    return {QPageSize(layout.paper, QPageSize::Millimeter, {}, QPageSize::ExactMatch), QPageLayout::Portrait,
            QMarginsF(), QPageLayout::Millimeter};
}

bool MapOutput::printPages(QPagedPaintDevice &device, const Progress &progress) const
{
    const QRectF map = sheet();
    const std::vector<PageLayout::Page> pages = layout.pages(map);
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    const double dots = painter.device()->logicalDpiX() / millimetresAnInch; // a millimetre
    const double scale = layout.unitSize * dots;
    const double detail = layout.unitSize / millimetresAnInch * detailDpi;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (!progress(static_cast<double>(i) / static_cast<double>(pages.size())))
            return false;
        if (i > 0)
            device.newPage();
        const QRectF &part = pages[i].map;
        painter.save();
        painter.translate(layout.margin * dots, layout.margin * dots);
        painter.setClipRect(QRectF(QPointF(), part.size() * scale));
        painter.scale(scale, scale);
        painter.translate(-part.topLeft());
        paintBoard(painter, *scenario, board, style, part, detail);
        painter.restore();
        if (pages.size() > 1) {
            painter.save();
            painter.scale(dots, dots);
            paintCropMarks(painter, layout, map, pages[i]);
            painter.restore();
        }
    }
    return progress(1);
}

QString MapOutput::writePdf(const QString &file, const Progress &progress) const
{
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly))
        return notWritten(target);
    {
        QPdfWriter writer(&target);
        writer.setTitle(QString::fromStdString(scenario->info.title));
        writer.setCreator(QStringLiteral("Hotchkiss"));
        writer.setResolution(600);
        writer.setPageLayout(pageLayout());
        if (!printPages(writer, progress))
            return Output::tr("Given up.");
    }
    return target.commit() ? QString() : notWritten(target);
}

QString MapOutput::writeSvg(const QString &file, const Progress &progress) const
{
    const QRectF map = sheet();
    const double scale = layout.unitSize / millimetresAnInch * 96;
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly))
        return notWritten(target);
    progress(0);
    {
        QSvgGenerator svg;
        svg.setOutputDevice(&target);
        svg.setResolution(96);
        svg.setSize((map.size() * scale).toSize());
        svg.setViewBox(QRectF(QPointF(), map.size() * scale));
        svg.setTitle(QString::fromStdString(scenario->info.title));
        svg.setDescription(QStringLiteral("Hotchkiss"));
        QPainter painter(&svg);
        painter.scale(scale, scale);
        painter.translate(-map.topLeft());
        paintBoard(painter, *scenario, board, style, map, scale);
    }
    progress(1);
    return target.commit() ? QString() : notWritten(target);
}

QString MapOutput::writePng(const QString &file, const Progress &progress) const
{
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly))
        return notWritten(target);
    const QRectF map = sheet();
    const QSize size = pixels();
    const double scale = layout.unitSize / millimetresAnInch * dpi;
    const BandPainter bands(size, [&](QPainter &painter, const QRect &tile) {
        painter.translate(-tile.topLeft());
        painter.scale(scale, scale);
        painter.translate(-map.topLeft());
        const QRectF part(QPointF(tile.topLeft()) / scale + map.topLeft(), QSizeF(tile.size()) / scale);
        paintBoard(painter, *scenario, board, style, part, scale);
    });
    PngWriter png(target, size.width(), size.height(), dpi);
    // One band is compressed while the next is painted.
    std::vector<unsigned char> painted;
    std::vector<unsigned char> written;
    std::future<bool> writing;
    for (int band = 0; band < bands.bands(); ++band) {
        const bool goesOn = progress(static_cast<double>(band) / bands.bands());
        if (goesOn)
            bands.paint(band, painted);
        if (writing.valid() && !writing.get())
            return notWritten(target);
        if (!goesOn)
            return Output::tr("Given up.");
        std::swap(painted, written);
        writing = std::async(std::launch::async, [&png, &written, rows = bands.rowsOf(band)] {
            return png.writeRows(written.data(), rows);
        });
    }
    if (!writing.get() || !png.finish())
        return notWritten(target);
    progress(1);
    return target.commit() ? QString() : notWritten(target);
}

} // namespace hotchkiss
