// SPDX-License-Identifier: MIT
#include "views/print/print_output.h"

#include "views/print/png_writer.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
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

QString numbered(const QString &file, std::size_t page, std::size_t pages)
{
    if (pages < 2)
        return file;
    const QFileInfo info(file);
    const QString ending = QLatin1Char('.') + info.suffix();
    return file.chopped(ending.size()) + QLatin1Char('-') + QString::number(page + 1) + ending;
}

QString writePicture(const PrintedPart &part, std::size_t page, PrintFormat format, const QString &file,
                     const QString &title, double dpi, const PrintProgress &progress)
{
    if (format == PrintFormat::Svg)
        return writeSvgFile(file, part.paper, title, part.pages[page], progress);
    const double dots = dpi / millimetresAnInch;
    return writePngFile(
        file, (part.paper * dots).toSize().expandedTo({1, 1}), dpi,
        [&](QPainter &painter, const QRect &tile) {
            painter.translate(-tile.topLeft());
            painter.scale(dots, dots);
            part.pages[page](painter, dots);
        },
        progress);
}

} // namespace

QPageLayout pageLayoutOf(const PrintedPart &part)
{
    return {QPageSize(part.paper, QPageSize::Millimeter, {}, QPageSize::ExactMatch), QPageLayout::Portrait, QMarginsF(),
            QPageLayout::Millimeter};
}

bool paintPages(const PrintedPart &part, QPagedPaintDevice &device, const PrintProgress &progress)
{
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    const double dots = painter.device()->logicalDpiX() / millimetresAnInch; // a millimetre
    for (std::size_t i = 0; i < part.pages.size(); ++i) {
        if (!progress(static_cast<double>(i) / static_cast<double>(part.pages.size())))
            return false;
        if (i > 0)
            device.newPage();
        painter.save();
        painter.scale(dots, dots);
        part.pages[i](painter, detailDpi / millimetresAnInch);
        painter.restore();
    }
    return progress(1);
}

QString writePdfFile(const QString &file, const PrintedPart &part, const QString &title, const PrintProgress &progress)
{
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly))
        return notWritten(target);
    {
        QPdfWriter writer(&target);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Hotchkiss"));
        writer.setResolution(600);
        writer.setPageLayout(pageLayoutOf(part));
        if (!paintPages(part, writer, progress))
            return Output::tr("Given up.");
    }
    return target.commit() ? QString() : notWritten(target);
}

QString writeSvgFile(const QString &file, QSizeF size, const QString &title, const PagePainter &paint,
                     const PrintProgress &progress)
{
    const double dots = 96 / millimetresAnInch;
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly))
        return notWritten(target);
    if (!progress(0))
        return Output::tr("Given up.");
    {
        QSvgGenerator svg;
        svg.setOutputDevice(&target);
        svg.setResolution(96);
        svg.setSize((size * dots).toSize());
        svg.setViewBox(QRectF(QPointF(), size * dots));
        svg.setTitle(title);
        svg.setDescription(QStringLiteral("Hotchkiss"));
        QPainter painter(&svg);
        painter.scale(dots, dots);
        paint(painter, dots);
    }
    if (!progress(1))
        return Output::tr("Given up.");
    return target.commit() ? QString() : notWritten(target);
}

QString writePngFile(const QString &file, QSize pixels, double dpi, BandPainter::Paint paint,
                     const PrintProgress &progress)
{
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly))
        return notWritten(target);
    const BandPainter bands(pixels, std::move(paint));
    PngWriter png(target, pixels.width(), pixels.height(), dpi);
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

PrintedFiles writeFiles(const PrintedPart &part, PrintFormat format, const QString &file, const QString &title,
                        double dpi, const PrintProgress &progress)
{
    PrintedFiles printed;
    if (format == PrintFormat::Pdf) {
        printed.error = writePdfFile(file, part, title, progress);
        if (printed.error.isEmpty())
            printed.files << file;
        return printed;
    }
    const std::size_t pages = part.pages.size();
    for (std::size_t i = 0; i < pages && printed.error.isEmpty(); ++i) {
        const QString name = numbered(file, i, pages);
        printed.error = writePicture(part, i, format, name, title, dpi, [&](double done) {
            return progress((static_cast<double>(i) + done) / static_cast<double>(pages));
        });
        if (printed.error.isEmpty())
            printed.files << name;
    }
    if (!printed.error.isEmpty()) {
        for (const QString &name : std::as_const(printed.files))
            QFile::remove(name);
        printed.files.clear();
    }
    return printed;
}

} // namespace hotchkiss
