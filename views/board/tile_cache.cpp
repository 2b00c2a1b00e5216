// SPDX-License-Identifier: MIT
#include "views/board/tile_cache.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace hotchkiss {

namespace {

constexpr int tileSize = TileCache::tileSize;
constexpr QRect tileArea(0, 0, tileSize, tileSize);
// 256 tiles of 256 kB each: enough for a large screen and its surroundings.
constexpr int keptTiles = 256;

int floorDivide(int value, int by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

QRect areaOf(QPoint tile)
{
    return tileArea.translated(tile * tileSize);
}

} // namespace

QPoint TileCache::first(const QRect &rect)
{
    return {floorDivide(rect.left(), tileSize), floorDivide(rect.top(), tileSize)};
}

QPoint TileCache::last(const QRect &rect)
{
    return {floorDivide(rect.right(), tileSize), floorDivide(rect.bottom(), tileSize)};
}

void TileCache::invalidate(const QRect &rect)
{
    if (rect.isEmpty())
        return;
    for (auto tile = m_tiles.begin(); tile != m_tiles.end(); ++tile) {
        const QRect area = areaOf(tile.key());
        if (area.intersects(rect))
            tile->todo += area.intersected(rect).translated(-area.topLeft());
    }
}

void TileCache::invalidateAll()
{
    for (Tile &tile : m_tiles)
        tile.todo = tileArea;
}

int TileCache::pieceHeight(int width, double milliseconds) const
{
    if (milliseconds < 0)
        return tileSize;
    const double pixels = milliseconds / 2 / m_cost;
    return std::clamp(static_cast<int>(pixels / std::max(1, width)), 32, tileSize);
}

QList<TileCache::Piece> TileCache::missing(const QRect &visible, const QColor &background, bool transparent)
{
    QList<Piece> pieces;
    const QPoint from = first(visible);
    const QPoint to = last(visible);
    for (int y = from.y(); y <= to.y(); ++y) {
        for (int x = from.x(); x <= to.x(); ++x) {
            Tile &tile = m_tiles[{x, y}];
            tile.used = m_frame;
            if (tile.pixmap.isNull()) {
                tile.pixmap = QPixmap(tileSize, tileSize);
                tile.pixmap.fill(transparent ? QColor(Qt::transparent) : background);
                tile.todo = tileArea;
            }
            for (const QRect &rect : tile.todo)
                pieces.append({{x, y}, rect});
        }
    }
    // What a stroke has just changed comes first, then from the middle of the
    // view outwards.
    const QPointF middle = QRectF(visible).center();
    const auto rank = [this, middle](const Piece &piece) {
        const QPointF away = QRectF(areaOf(piece.tile)).center() - middle;
        const double fresh = m_tiles[piece.tile].whole ? piece.rect.width() * piece.rect.height() : tileSize * tileSize;
        return fresh * 1e4 + std::hypot(away.x(), away.y());
    };
    std::stable_sort(pieces.begin(), pieces.end(),
                     [&rank](const Piece &a, const Piece &b) { return rank(a) < rank(b); });
    return pieces;
}

void TileCache::paintPiece(const Piece &piece, const QColor &background, bool transparent, const Paint &paint)
{
    Tile &tile = m_tiles[piece.tile];
    const QPoint origin = piece.tile * tileSize;
    {
        QPainter painter(&tile.pixmap);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.fillRect(piece.rect, transparent ? QColor(Qt::transparent) : background);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        painter.setClipRect(piece.rect);
        painter.translate(-origin);
        paint(painter, piece.rect.translated(origin));
    }
    tile.todo -= piece.rect;
    tile.whole = tile.whole || tile.todo.isEmpty();
    ++m_pieces;
    m_pixels += qint64(piece.rect.width()) * piece.rect.height();
}

bool TileCache::fill(const QRect &visible, const QColor &background, bool transparent, double milliseconds,
                     const Paint &paint)
{
    ++m_frame;
    QElapsedTimer clock;
    clock.start();
    const auto spent = [&clock] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    const QList<Piece> pieces = missing(visible, background, transparent);
    for (const Piece &piece : pieces) {
        int top = piece.rect.top();
        while (top <= piece.rect.bottom()) {
            const double before = spent();
            // Always paint something, so that the picture gets done even where a
            // piece costs more than a frame.
            if (milliseconds >= 0 && before >= milliseconds)
                return false;
            const int height = std::min(pieceHeight(piece.rect.width(), milliseconds), piece.rect.bottom() - top + 1);
            const QRect rect(piece.rect.left(), top, piece.rect.width(), height);
            paintPiece({piece.tile, rect}, background, transparent, paint);
            top += height;
            if (rect.width() * rect.height() > 4096)
                m_cost = 0.7 * m_cost + 0.3 * (spent() - before) / (rect.width() * rect.height());
        }
    }
    forgetOld(visible);
    return true;
}

void TileCache::forgetOld(const QRect &visible)
{
    const QPoint span = last(visible) - first(visible) + QPoint(1, 1);
    const qsizetype limit = std::max(keptTiles, 2 * span.x() * span.y());
    if (m_tiles.size() <= limit)
        return;
    QList<quint64> frames;
    frames.reserve(m_tiles.size());
    for (const Tile &tile : m_tiles)
        frames.append(tile.used);
    const auto oldest = frames.begin() + (frames.size() - limit * 3 / 4);
    std::nth_element(frames.begin(), oldest, frames.end());
    const quint64 threshold = std::min(*oldest, m_frame);
    m_tiles.removeIf([threshold](const auto &entry) { return entry.value().used < threshold; });
}

bool TileCache::covers(const QRect &rect) const
{
    const QPoint from = first(rect);
    const QPoint to = last(rect);
    const qint64 places = qint64(to.x() - from.x() + 1) * (to.y() - from.y() + 1);
    if (places > m_tiles.size())
        return false;
    for (int y = from.y(); y <= to.y(); ++y) {
        for (int x = from.x(); x <= to.x(); ++x) {
            const auto tile = m_tiles.find(QPoint(x, y));
            if (tile == m_tiles.end() || !tile->whole)
                return false;
        }
    }
    return true;
}

QRegion TileCache::draw(QPainter &painter, const QRect &rect, QPointF origin, double factor) const
{
    QRegion without;
    const QPoint from = first(rect);
    const QPoint to = last(rect);
    const auto drawPart = [&](const QPixmap &pixmap, QPoint tile, const QRect &part) {
        const QPointF at = origin + QPointF(tile * tileSize + part.topLeft()) * factor;
        painter.drawPixmap(QRectF(at, QSizeF(part.size()) * factor), pixmap, part);
    };
    // A view much larger than the cache would visit countless empty places: walk
    // what there is instead.
    const qint64 places = qint64(to.x() - from.x() + 1) * (to.y() - from.y() + 1);
    if (places > 4 * m_tiles.size() + 64) {
        for (auto tile = m_tiles.begin(); tile != m_tiles.end(); ++tile)
            if (tile->whole && areaOf(tile.key()).intersects(rect))
                drawPart(tile->pixmap, tile.key(), tileArea);
        return rect;
    }
    for (int y = from.y(); y <= to.y(); ++y) {
        for (int x = from.x(); x <= to.x(); ++x) {
            const QPoint key(x, y);
            const auto tile = m_tiles.find(key);
            if (tile == m_tiles.end()) {
                without += areaOf(key);
            } else if (tile->whole) {
                drawPart(tile->pixmap, key, tileArea);
            } else {
                for (const QRect &part : QRegion(tileArea) - tile->todo)
                    drawPart(tile->pixmap, key, part);
                without += tile->todo.translated(key * tileSize);
            }
        }
    }
    return without;
}

} // namespace hotchkiss
