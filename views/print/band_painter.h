// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QSize>

#include <functional>
#include <vector>

namespace hotchkiss {

/// Paints a picture of any size in bands of rows. A band is put together from tiles, because Qt's raster engine is
/// wrong beyond 32,767 pixels, and no more than one band of tiles is in memory.
class BandPainter
{
public:
    /// Paints the rectangle of the picture (in pixels) with a painter whose origin is that rectangle's corner.
    using Paint = std::function<void(QPainter &, const QRect &)>;

    BandPainter(QSize picture, Paint paint);

    /// How many rows a band has; the last one may be shorter.
    int bandRows() const { return m_bandRows; }
    int bands() const { return (m_picture.height() + m_bandRows - 1) / m_bandRows; }
    int rowsOf(int band) const { return qMin(m_bandRows, m_picture.height() - band * m_bandRows); }
    /// The rows of a band as 8-bit RGB, one behind the other.
    void paint(int band, std::vector<unsigned char> &rgb) const;

private:
    QSize m_picture;
    Paint m_paint;
    int m_bandRows;
};

} // namespace hotchkiss
