// SPDX-License-Identifier: MIT
#pragma once

#include "views/board/map_colours.h"

#include <QImage>
#include <QPainter>
#include <QTransform>

#include <cstdint>
#include <unordered_map>

namespace hotchkiss {

/// Small pictures that are drawn once for a look and scale and then set many
/// times, each on whole pixels. Only for bitmaps: paper and SVG get shapes.
class Stamps
{
public:
    Stamps(QPainter &painter, const MapColours &colours, double scale);

    /// Whether the painter's device takes stamps.
    bool usable() const { return m_book != nullptr; }

    /// Sets the stamp with that key; `draw(QPainter &)` draws it around the
    /// origin, in map units and no further than `reach`, when it is new.
    template <typename Draw>
    void set(std::uint64_t key, QPointF at, double reach, Draw draw)
    {
        const auto known = m_book->find(key);
        if (known != m_book->end())
            return put(known->second, at);
        QImage image = blank(reach);
        {
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.translate(image.width() / 2, image.height() / 2);
            painter.scale(m_scale, m_scale);
            draw(painter);
        }
        put(m_book->emplace(key, std::move(image)).first->second, at);
    }

    /// While it lives the painter counts in pixels and nothing but stamps may be
    /// painted: many of them come faster so.
    class Run
    {
    public:
        explicit Run(Stamps &stamps)
            : m_stamps(stamps)
        {
            m_stamps.enter();
        }
        ~Run() { m_stamps.leave(); }
        Run(const Run &) = delete;
        Run &operator=(const Run &) = delete;

    private:
        Stamps &m_stamps;
    };

private:
    using Book = std::unordered_map<std::uint64_t, QImage>;
    static Book &bookOf(const MapColours &colours, double scale);
    QImage blank(double reach) const;
    void put(const QImage &image, QPointF at);
    void enter();
    void leave();

    QPainter &m_painter;
    double m_scale;
    QTransform m_toDevice;
    QTransform m_before;
    Book *m_book = nullptr;
    int m_runs = 0;
};

} // namespace hotchkiss
