// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QPoint>
#include <QRect>
#include <QRegion>

#include <functional>

namespace hotchkiss {

/// Squares of a board's picture at one scale. Positions are device pixels of
/// the whole picture, counted from map position (0, 0). It remembers what of
/// each tile is out of date and paints just that, piece by piece, so that a
/// frame can stop when its time is used up. It knows nothing of scenarios: a
/// function paints for it.
class TileCache
{
public:
    static constexpr int tileSize = 256;

    struct Tile
    {
        QPixmap pixmap;
        QRegion todo;       ///< in the tile's own pixels
        bool whole = false; ///< was complete once: what it shows may be old but has no holes
        quint64 used = 0;   ///< number of the frame that last wanted it
    };

    /// Paints the rectangle (device pixels of the whole picture) with a painter
    /// whose origin is the picture's.
    using Paint = std::function<void(QPainter &, const QRect &)>;

    /// A neighbouring scale's cost a pixel says how much fits into the first
    /// frame.
    explicit TileCache(double scale = 0, double cost = 1e-4)
        : m_scale(scale)
        , m_cost(cost)
    {}

    double scale() const { return m_scale; }
    double cost() const { return m_cost; } ///< milliseconds a pixel, as measured
    bool isEmpty() const { return m_tiles.isEmpty(); }

    /// What has to be painted anew inside the rectangle; tiles that do not exist
    /// yet are painted anyway.
    void invalidate(const QRect &rect);
    void invalidateAll();

    /// Paints what is missing or out of date of the visible rectangle until the
    /// deadline (milliseconds; negative: until done). Returns whether everything
    /// visible is up to date. `transparent` tiles let what is below shine
    /// through.
    bool fill(const QRect &visible, const QColor &background, bool transparent, double milliseconds,
              const Paint &paint);

    /// Whether it has something to show everywhere in the rectangle.
    bool covers(const QRect &rect) const;

    /// Draws the tiles of the rectangle, each scaled by `factor`, with the
    /// picture's origin at `origin`. Returns the part of the rectangle (picture
    /// pixels) it had nothing for.
    QRegion draw(QPainter &painter, const QRect &rect, QPointF origin, double factor) const;

    /// How many pieces of tiles were painted so far, and how many pixels they
    /// had: for tests and benchmarks.
    int paintedPieces() const { return m_pieces; }
    qint64 paintedPixels() const { return m_pixels; }

private:
    struct Piece
    {
        QPoint tile;
        QRect rect; ///< in the tile
    };
    static QPoint first(const QRect &rect);
    static QPoint last(const QRect &rect);
    QList<Piece> missing(const QRect &visible, const QColor &background, bool transparent);
    void paintPiece(const Piece &piece, const QColor &background, bool transparent, const Paint &paint);
    int pieceHeight(int width, double milliseconds) const;
    void forgetOld(const QRect &visible);

    double m_scale;
    double m_cost;
    QHash<QPoint, Tile> m_tiles;
    quint64 m_frame = 0;
    int m_pieces = 0;
    qint64 m_pixels = 0;
};

} // namespace hotchkiss
