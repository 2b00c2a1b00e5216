// SPDX-License-Identifier: MIT
#include "views/print/band_painter.h"

#include <QImage>

#include <algorithm>
#include <cstring>

namespace hotchkiss {

namespace {

constexpr int tileColumns = 2048;
constexpr int mostRows = 1024;
/// Bytes of a finished band; two of them are alive while one is compressed and the next painted.
constexpr qint64 bandBytes = 48'000'000;

int bandRowsFor(QSize picture)
{
    const qint64 rows = bandBytes / (3 * std::max<qint64>(1, picture.width()));
    return static_cast<int>(std::clamp<qint64>(rows, 1, std::min(mostRows, std::max(1, picture.height()))));
}

} // namespace

BandPainter::BandPainter(QSize picture, Paint paint)
    : m_picture(picture)
    , m_paint(std::move(paint))
    , m_bandRows(bandRowsFor(picture))
{}

void BandPainter::paint(int band, std::vector<unsigned char> &rgb) const
{
    const int rows = rowsOf(band);
    const std::size_t stride = static_cast<std::size_t>(m_picture.width()) * 3;
    rgb.resize(stride * static_cast<std::size_t>(rows));
    for (int left = 0; left < m_picture.width(); left += tileColumns) {
        const QRect tile(left, band * m_bandRows, std::min(tileColumns, m_picture.width() - left), rows);
        QImage image(tile.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        m_paint(painter, tile);
        painter.end();
        image.convertTo(QImage::Format_RGB888);
        for (int row = 0; row < rows; ++row)
            std::memcpy(rgb.data() + static_cast<std::size_t>(row) * stride + static_cast<std::size_t>(left) * 3,
                        image.constScanLine(row), static_cast<std::size_t>(tile.width()) * 3);
    }
}

} // namespace hotchkiss
