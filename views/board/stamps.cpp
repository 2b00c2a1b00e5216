// SPDX-License-Identifier: MIT
#include "views/board/stamps.h"

#include <QPaintEngine>

#include <cmath>
#include <list>

namespace hotchkiss {

Stamps::Stamps(QPainter &painter, const MapColours &colours, double scale)
    : m_painter(painter)
    , m_scale(scale)
    , m_toDevice(painter.deviceTransform())
{
    const QPaintEngine *engine = painter.paintEngine();
    const bool bitmap = engine != nullptr && engine->type() == QPaintEngine::Raster;
    // A turned or stretched map would need turned and stretched stamps.
    const bool plain = m_toDevice.type() <= QTransform::TxScale && std::abs(m_toDevice.m11() - scale) < 1e-3 * scale &&
                       std::abs(m_toDevice.m22() - scale) < 1e-3 * scale;
    if (bitmap && plain)
        m_book = &bookOf(colours, scale);
}

Stamps::Book &Stamps::bookOf(const MapColours &colours, double scale)
{
    // A view and a print preview may take turns; older scales are drawn anew.
    constexpr std::size_t kept = 4;
    struct Entry
    {
        const MapColours *colours;
        double scale;
        Book book;
    };
    thread_local std::list<Entry> books;
    for (auto entry = books.begin(); entry != books.end(); ++entry)
        if (entry->colours == &colours && entry->scale == scale) {
            books.splice(books.begin(), books, entry);
            return books.front().book;
        }
    books.push_front({&colours, scale, {}});
    if (books.size() > kept)
        books.pop_back();
    return books.front().book;
}

QImage Stamps::blank(double reach) const
{
    const int half = static_cast<int>(std::ceil(reach * m_scale)) + 1;
    QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

void Stamps::put(const QImage &image, QPointF at)
{
    const QPointF device = m_toDevice.map(at);
    const QPoint corner(static_cast<int>(std::floor(device.x() + 0.5)) - image.width() / 2,
                        static_cast<int>(std::floor(device.y() + 0.5)) - image.height() / 2);
    const Run run(*this);
    m_painter.drawImage(corner, image);
}

void Stamps::enter()
{
    if (m_runs++ > 0 || !usable())
        return;
    m_before = m_painter.worldTransform();
    m_painter.setWorldTransform(m_toDevice.inverted() * m_before);
}

void Stamps::leave()
{
    if (--m_runs == 0 && usable())
        m_painter.setWorldTransform(m_before);
}

} // namespace hotchkiss
